//! What a case asks for: the facts of each kind of case with their forms. From them the incident
//! form is drawn, a case is written as a file, and `jadoube rule --topics` tells what can be asked.

use std::borrow::Cow;

use jadoube_message::{Argument, Arguments, Message, Value};

use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// The form of a fact, as a file has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "case-file-form")]
pub enum FactType {
    /// `white` or `black`.
    Side,
    /// `true` or `false`.
    YesNo,
    /// One of these words.
    OneOf(#[message(name = "list", with = choices)] &'static [&'static str]),
    /// A square, `e4`.
    Square,
    /// Squares in the order of touching, `["e4", "d5"]`.
    Squares,
    /// From and to, `["e2", "e5"]`.
    FromTo,
    /// A move: in the journal in UCI, `e2e4`; told in any notation.
    Move,
    /// What stands on the board: the first field of a FEN.
    Placement,
    /// The number of half-moves played before.
    Ply,
    /// A number.
    Number,
    /// A span of time: in the journal in milliseconds; told also as `2:30:00`.
    Time,
    /// Free text.
    Text,
}

/// Whether a fact must be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// It must.
    Asked,
    /// Left out it counts as no, the first word, nothing or unknown.
    Optional,
}

/// One fact that a case may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fact {
    /// Its name, `claim_lost`.
    pub name: &'static str,
    /// Its form.
    pub form: FactType,
    /// Whether it must be told.
    pub need: Need,
}

/// A kind of case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Schema {
    /// The chapter it belongs to, `touch`: its words are in `case-touch.ftl`.
    pub chapter: &'static str,
    /// Its name, `touched-piece`.
    pub kind: &'static str,
    /// What it asks for.
    pub facts: &'static [Fact],
}

/// The question for a fact of a kind of case. Its words are in the file of the kind's chapter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question<'a> {
    /// The kind of case.
    pub schema: &'a Schema,
    /// The fact.
    pub fact: &'a Fact,
}

impl Message for Question<'_> {
    fn id(&self) -> Cow<'_, str> {
        let (schema, name) = (self.schema, self.fact.name.replace('_', "-"));
        Cow::Owned(format!("case-{}-ask-{}-{name}", schema.chapter, schema.kind))
    }

    fn put_values_into<'b>(&'b self, _: &mut Arguments<'b>) {}
}

impl Argument for Question<'_> {
    const NAME: &'static str = "question";

    fn value(&self) -> Value<'_> {
        Value::Message(self)
    }
}

/// What can be the value of a fact.
pub trait FactValue {
    /// Its form.
    const FORM: FactType;
}

impl FactValue for Side {
    const FORM: FactType = FactType::Side;
}

impl FactValue for bool {
    const FORM: FactType = FactType::YesNo;
}

impl FactValue for Square {
    const FORM: FactType = FactType::Square;
}

impl FactValue for Vec<Square> {
    const FORM: FactType = FactType::Squares;
}

impl FactValue for (Square, Square) {
    const FORM: FactType = FactType::FromTo;
}

impl FactValue for Uci {
    const FORM: FactType = FactType::Move;
}

impl FactValue for Placement {
    const FORM: FactType = FactType::Placement;
}

impl FactValue for Ply {
    const FORM: FactType = FactType::Ply;
}

impl FactValue for u16 {
    const FORM: FactType = FactType::Number;
}

impl FactValue for Millis {
    const FORM: FactType = FactType::Time;
}

impl FactValue for String {
    const FORM: FactType = FactType::Text;
}

impl<T: FactValue> FactValue for Option<T> {
    const FORM: FactType = T::FORM;
}

/// Whether a fact says no more than if it were left out.
pub(in crate::rulings) fn is_left_out<T: Default + PartialEq>(fact: &T) -> bool {
    *fact == T::default()
}

/// The facts of one kind of case.
pub trait Facts {
    /// What is asked.
    const FACTS: &'static [Fact];

    /// The player it is about, if it is about one.
    fn side(&self) -> Option<Side>;
}

/// The facts of a kind of case: `asks` must be told, `may` can be left out (their types have a
/// default), and so can `later`, which came when journals with the kind existed: what is left out
/// is not written, so that an old case is written as it was. `of field` names the player it is
/// about, `of {function}` what tells it from the facts.
macro_rules! facts {
    (
        $(#[$doc:meta])*
        $name:ident $(of $who:tt)? asks {
            $($(#[$asked_doc:meta])* $asked:ident: $asked_type:ty,)*
        } may {
            $($(#[$may_doc:meta])* $may:ident: $may_type:ty,)*
        } $(later {
            $($(#[$later_doc:meta])* $later:ident: $later_type:ty,)*
        })?
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$asked_doc])* pub $asked: $asked_type,)*
            $($(#[$may_doc])* #[serde(default)] pub $may: $may_type,)*
            $($(
                $(#[$later_doc])*
                #[serde(
                    default,
                    skip_serializing_if = "crate::rulings::facts::is_left_out"
                )]
                pub $later: $later_type,
            )*)?
        }

        impl $crate::rulings::facts::Facts for $name {
            const FACTS: &'static [$crate::rulings::facts::Fact] = &[
                $($crate::rulings::facts::Fact {
                    name: stringify!($asked),
                    form: <$asked_type as $crate::rulings::facts::FactValue>::FORM,
                    need: $crate::rulings::facts::Need::Asked,
                },)*
                $($crate::rulings::facts::Fact {
                    name: stringify!($may),
                    form: <$may_type as $crate::rulings::facts::FactValue>::FORM,
                    need: $crate::rulings::facts::Need::Optional,
                },)*
                $($($crate::rulings::facts::Fact {
                    name: stringify!($later),
                    form: <$later_type as $crate::rulings::facts::FactValue>::FORM,
                    need: $crate::rulings::facts::Need::Optional,
                },)*)?
            ];

            fn side(&self) -> Option<jadoube_chess::side::Side> {
                $crate::rulings::facts::player!(self $($who)?)
            }
        }
    };
}
pub(in crate::rulings) use facts;

/// The player that facts are about: the named field, what a function says, or nobody.
macro_rules! player {
    ($facts:ident) => {
        None
    };
    ($facts:ident $who:ident) => {
        Some($facts.$who)
    };
    ($facts:ident { $who:path }) => {
        $who($facts)
    };
}
pub(in crate::rulings) use player;

/// The answers to a question, as words; the first is the default.
macro_rules! answers {
    (
        $(#[$doc:meta])*
        $name:ident {
            $(#[$first_doc:meta])* $first:ident = $first_word:literal,
            $($(#[$one_doc:meta])* $one:ident = $word:literal,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default,
            serde::Serialize, serde::Deserialize,
        )]
        pub enum $name {
            $(#[$first_doc])*
            #[default]
            #[serde(rename = $first_word)]
            $first,
            $($(#[$one_doc])* #[serde(rename = $word)] $one,)*
        }

        impl $crate::rulings::facts::FactValue for $name {
            const FORM: $crate::rulings::facts::FactType =
                $crate::rulings::facts::FactType::OneOf(&[$first_word, $($word,)*]);
        }
    };
}
pub(in crate::rulings) use answers;

answers! {
    /// How far what happened is proved.
    Proof {
        /// The arbiter saw it, or the other side does not deny it.
        Certain = "certain",
        /// A witness without an interest, or the electronic board, says so.
        Witness = "witness",
        /// One player says so and the other denies it.
        Denied = "denied",
    }
}

/// Facts that make no case of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "case-file-case", error)]
pub enum CaseFault {
    /// There is no such kind.
    Kind(String),
    /// A fact is missing, unknown or of the wrong form.
    Fact {
        /// The kind.
        kind: String,
        /// What is wrong.
        why: String,
    },
}

impl FactType {
    /// How a fact of that form is written in a file.
    #[must_use]
    pub fn example(self) -> String {
        match self {
            Self::Side => "\"white\"".into(),
            Self::YesNo => "true".into(),
            Self::OneOf(words) => format!("{:?}", words.first().copied().unwrap_or_default()),
            Self::Square => "\"e4\"".into(),
            Self::Squares => "[\"e2\"]".into(),
            Self::FromTo => "(\"e2\", \"e5\")".into(),
            Self::Move => "\"e2e4\"".into(),
            Self::Placement => "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\"".into(),
            Self::Ply => "0".into(),
            Self::Number => "1".into(),
            Self::Time => "\"0:01:00\"".into(),
            Self::Text => "\"\"".into(),
        }
    }
}

fn choices(words: &[&'static str]) -> Value<'static> {
    let quoted = words.iter().map(|word| Value::Text(format!("{word:?}").into()));
    Value::List(quoted.collect(), " | ")
}
