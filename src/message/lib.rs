//! What the program says, as an id and values. `#[derive(Message)]` gives a type both: the id is
//! made from the name of the type's prefix and the variant, the values from the fields. The words
//! are in `locales` under the id, with one variable for each value; `i18n::message` puts them
//! together.
//!
//! Not here: any word of any language, and how a value is written in one.
//!
//! ```
//! use jadoube_message::{Message, Value};
//!
//! #[derive(Message)]
//! #[message(prefix = "refusal")]
//! enum Refusal {
//!     GameEnded,
//!     NoSuchCell { index: u8 },
//! }
//!
//! assert_eq!(Refusal::GameEnded.id(), "refusal-game-ended");
//! let no_such_cell = Refusal::NoSuchCell { index: 7 };
//! assert_eq!(no_such_cell.id(), "refusal-no-such-cell");
//! assert!(matches!(no_such_cell.values()[..], [("index", Value::Number(7))]));
//! ```
//!
//! # What the derive understands
//!
//! | where | `#[message(…)]` | means |
//! |---|---|---|
//! | type | `prefix = "refusal"` | how the ids of the variants begin |
//! | type | `name = "side"` | what a value of this type is called where a field has no name |
//! | type | `keys` | it has no words: as a value it is a key, `same`, for a locale to select by |
//! | struct | `fields` | it has no words: as a value it is the values of its fields |
//! | type | `error` | it is an error too: its `Display`, for developers, is the id and the values |
//! | variant, struct | `id = "…"` | another id than the regular one |
//! | variant | `transparent` | its one field is the message; with `from` there is a `From` as well |
//! | field | `name = "move"` | another name than the field's |
//! | variant, struct | `with(name = path(field, …), …)` | values that functions make of fields |
//! | variant, struct | `skip(field, …)` | these fields are not values |
//! | field | `with = path` | the value is made by this function |
//! | field | `id` | the message is that of this field, with the other fields as further values |
//! | variant | `skip` | it says nothing: its id is empty |
//! | field | `skip` | not a value of the message |
#![expect(clippy::pub_use, reason = "a derive comes with its trait")]

pub mod line;
pub mod reader;
pub mod system;

// What the derive writes names this crate from outside.
extern crate self as jadoube_message;

use std::borrow::Cow;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub use jadoube_derive::Message;

/// Something that the program says.
pub trait Message {
    /// The id of its words in the locales, `refusal-game-ended`; empty for what says nothing.
    fn id(&self) -> Cow<'_, str>;

    /// Adds the values that its words are filled in with.
    fn put_values_into<'a>(&'a self, into: &mut Arguments<'a>);

    /// The values that its words are filled in with.
    fn values(&self) -> Arguments<'_> {
        let mut all = Arguments::new();
        self.put_values_into(&mut all);
        all
    }
}

macro_rules! borrowed {
    ($($pointer:ty),*) => {$(
        impl<T: Message + ?Sized> Message for $pointer {
            fn id(&self) -> Cow<'_, str> {
                T::id(self)
            }

            fn put_values_into<'a>(&'a self, into: &mut Arguments<'a>) {
                T::put_values_into(self, into);
            }
        }
    )*};
}

borrowed!(&T, Box<T>);

/// Values with their names.
pub type Arguments<'a> = Vec<(&'a str, Value<'a>)>;

/// One value of a message. How it is written in a language is decided in `i18n`.
#[derive(Clone)]
pub enum Value<'a> {
    /// What is the same in every language: a name, a path, a key for the locale to select by.
    Text(Cow<'a, str>),
    /// A count: the language picks its plural by it.
    Number(i64),
    /// A number with decimals, written with a point: each language has its own sign.
    Decimal(String),
    /// What has words of its own.
    Message(&'a dyn Message),
    /// Words of its own without a type: the id and its values.
    Said(Cow<'a, str>, Arguments<'a>),
    /// Several, with what stands between them. None at all is the key `none`.
    List(Vec<Self>, &'static str),
    /// A day of the calendar: year, month, day.
    Date(i32, u8, u8),
    /// A span of time in milliseconds, said in units: “1 h 30 min”.
    Span(i64),
    /// The same in words: “1 hour 30 minutes”.
    SpanInFull(i64),
    /// A time in milliseconds as a clock shows it: “1:30:00”, “9:05”.
    Clock(i64),
    /// The same with its hours in any case: “0:09:05”.
    ClockInFull(i64),
    /// A move in UCI, written with its piece where the position is known.
    Move(&'a str),
    /// A move as the record holds it, with the letters of the language: “Nf6”.
    San(&'a str),
    /// A move in UCI with its piece and its number, in the position of the context: “12…Qh5”.
    Numbered(&'a str),
    /// The move of the record that makes a half-move, with its number: “12.Rfe1”.
    Recorded(u16),
    /// A cell of a scoresheet, from 0: “12…”.
    Cell(u16),
    /// A place in a game: after so many half-moves.
    After(u16),
    /// The number of a half-move as it stands before a move: “12…”.
    Sign(u16),
}

impl Value<'_> {
    /// The key that a locale selects by where a value is not there.
    pub const NONE: Value<'static> = Value::Text(Cow::Borrowed("none"));
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Move(text) | Self::San(text) | Self::Numbered(text) => f.write_str(text),
            Self::Number(number) => number.fmt(f),
            Self::Decimal(number) => f.write_str(number),
            Self::Date(year, month, day) => write!(f, "{year:04}-{month:02}-{day:02}"),
            Self::Span(ms) | Self::SpanInFull(ms) | Self::Clock(ms) | Self::ClockInFull(ms) => {
                write!(f, "{ms} ms")
            }
            Self::After(ply) | Self::Sign(ply) | Self::Cell(ply) | Self::Recorded(ply) => {
                write!(f, "ply {ply}")
            }
            Self::List(all, _) => f.debug_list().entries(all).finish(),
            Self::Said(id, values) => write!(f, "{id} {values:?}"),
            Self::Message(message) => for_developers(*message, f),
        }
    }
}

/// Something that can be a value of a message.
pub trait Argument {
    /// What it is called where a field has no name.
    const NAME: &'static str;

    /// Itself as a value.
    fn value(&self) -> Value<'_>;

    /// Adds itself under a name; what consists of several values adds them under names of its own.
    fn put_into<'a>(&'a self, name: &'static str, into: &mut Arguments<'a>) {
        into.push((name, self.value()));
    }

    /// The names under which it adds itself.
    fn names(name: &'static str) -> Vec<&'static str> {
        vec![name]
    }
}

/// A type whose messages are known beforehand: what the locales are held against.
pub trait MessageCatalogue {
    /// Each message of its own, those of transparent variants excepted.
    fn messages() -> Vec<Entry>;
}

/// A message with the names of its values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The id.
    pub id: &'static str,
    /// The names of the values.
    pub names: Vec<&'static str>,
}

/// Writes a message for developers: its id and its values.
///
/// # Errors
///
/// When the formatter takes no more.
pub fn for_developers(message: &dyn Message, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(&message.id())?;
    for (name, value) in message.values() {
        write!(f, " {name}={value:?}")?;
    }
    Ok(())
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            const NAME: &'static str = "number";

            fn value(&self) -> Value<'_> {
                Value::Number(i64::try_from(*self).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize, i32, i64);

macro_rules! texts {
    ($($text:ty),*) => {$(
        impl Argument for $text {
            const NAME: &'static str = "text";

            fn value(&self) -> Value<'_> {
                Value::Text(Cow::Borrowed(self.as_ref()))
            }
        }
    )*};
}

texts!(str, String, Arc<str>, Cow<'_, str>);

macro_rules! paths {
    ($($path:ty),*) => {$(
        impl Argument for $path {
            const NAME: &'static str = "path";

            fn value(&self) -> Value<'_> {
                Value::Text(self.to_string_lossy())
            }
        }
    )*};
}

paths!(Path, PathBuf);

impl Argument for char {
    const NAME: &'static str = "sign";

    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Owned(self.to_string()))
    }
}

/// The keys `yes` and `no`.
impl Argument for bool {
    const NAME: &'static str = "is";

    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(if *self { "yes" } else { "no" }))
    }
}

/// What is not there is the key `none`.
impl<T: Argument> Argument for Option<T> {
    const NAME: &'static str = T::NAME;

    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::NONE, T::value)
    }

    fn put_into<'a>(&'a self, name: &'static str, into: &mut Arguments<'a>) {
        match self {
            Some(there) => there.put_into(name, into),
            None => into.extend(T::names(name).into_iter().map(|name| (name, Value::NONE))),
        }
    }

    fn names(name: &'static str) -> Vec<&'static str> {
        T::names(name)
    }
}

macro_rules! pointers {
    ($($pointer:ty),*) => {$(
        impl<T: Argument + ?Sized> Argument for $pointer {
            const NAME: &'static str = T::NAME;

            fn value(&self) -> Value<'_> {
                T::value(self)
            }

            fn put_into<'a>(&'a self, name: &'static str, into: &mut Arguments<'a>) {
                T::put_into(self, name, into);
            }

            fn names(name: &'static str) -> Vec<&'static str> {
                T::names(name)
            }
        }
    )*};
}

pointers!(Box<T>, &T);

/// Two values, `one` and `other`.
impl<A: Argument, B: Argument> Argument for (A, B) {
    const NAME: &'static str = "one";

    fn value(&self) -> Value<'_> {
        Value::List(vec![self.0.value(), self.1.value()], ", ")
    }

    fn put_into<'a>(&'a self, _: &'static str, into: &mut Arguments<'a>) {
        self.0.put_into("one", into);
        self.1.put_into("other", into);
    }

    fn names(_: &'static str) -> Vec<&'static str> {
        vec!["one", "other"]
    }
}

impl<T: Argument> Argument for Vec<T> {
    const NAME: &'static str = "list";

    fn value(&self) -> Value<'_> {
        listed(self, ", ")
    }
}

/// Several messages that are sentences or halves of them, one behind the other: “…; …”.
pub fn clauses<T: Argument>(all: &[T]) -> Value<'_> {
    listed(all, "; ")
}

/// Several messages that are sentences: “…. …”.
pub fn sentences<T: Argument>(all: &[T]) -> Value<'_> {
    listed(all, ". ")
}

/// How many there are.
pub fn count<T>(all: &[T]) -> Value<'_> {
    Value::Number(i64::try_from(all.len()).unwrap_or(i64::MAX))
}

/// Several messages, a line each.
pub fn lines<T: Argument>(all: &[T]) -> Value<'_> {
    listed(all, "\n")
}

/// Several, with what stands between them.
pub fn listed<'a, T: Argument>(all: &'a [T], between: &'static str) -> Value<'a> {
    Value::List(all.iter().map(T::value).collect(), between)
}

/// A number that is written as it is, without the plurals and groups of a language: a row, a process.
pub fn plain<T: fmt::Display>(number: &T) -> Value<'_> {
    Value::Text(Cow::Owned(number.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Message)]
    #[message(prefix = "inner", name = "colour", error)]
    enum Inner {
        White,
        #[message(id = "other-dark")]
        Black {
            depth: Option<u8>,
        },
    }

    #[derive(Debug, Message)]
    #[message(prefix = "outer", error)]
    enum Outer {
        #[message(transparent, from)]
        Within(Inner),
        BothSides(Inner, #[message(name = "second")] Inner),
        UciMoveRead {
            #[message(name = "move")]
            uci: String,
            #[message(with = plain)]
            row: u64,
            #[message(skip)]
            #[expect(dead_code, reason = "skipped")]
            secret: u8,
            list: Vec<String>,
            #[message(with = clauses)]
            inner: Vec<Inner>,
        },
    }

    #[derive(Message)]
    #[message(keys)]
    enum Colours {
        AsPaired,
    }

    #[derive(Message)]
    #[message(with(deep = depth(of, more)), skip(more))]
    struct Deeper {
        #[message(id)]
        of: Inner,
        more: u8,
        row: u8,
    }

    fn depth<'a>(of: &'a Inner, more: &'a u8) -> Value<'a> {
        Value::List(vec![of.value(), more.value()], "+")
    }

    #[derive(Message)]
    #[message(fields, with(sum = sum(more, row)), skip(more))]
    struct Several {
        more: u8,
        row: u8,
    }

    fn sum<'a>(more: &u8, row: &u8) -> Value<'a> {
        Value::Number(i64::from(more + row))
    }

    #[derive(Message)]
    #[message(id = "several")]
    struct Holder {
        all: Several,
    }

    #[derive(Message)]
    #[message(id = "head-of-row")]
    struct Head<'a> {
        row: &'a u32,
        last: bool,
        colours: Colours,
    }

    fn shown(message: &dyn Message) -> String {
        struct Shown<'a>(&'a dyn Message);
        impl fmt::Display for Shown<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for_developers(self.0, f)
            }
        }
        Shown(message).to_string()
    }

    #[test]
    fn a_type_has_the_ids_of_its_variants_and_the_values_of_their_fields() {
        let dark = || Inner::Black { depth: None };
        let read = Outer::UciMoveRead {
            uci: "e2e4".into(),
            row: 1234,
            secret: 1,
            list: Vec::new(),
            inner: vec![Inner::White, dark()],
        };
        for (message, text) in [
            (&Inner::White as &dyn Message, "inner-white"),
            (&Inner::Black { depth: Some(3) }, "other-dark depth=3"),
            (&Outer::from(dark()), "other-dark depth=none"),
            (
                &Outer::BothSides(Inner::White, dark()),
                "outer-both-sides colour=inner-white second=other-dark depth=none",
            ),
            (
                &read,
                "outer-uci-move-read move=e2e4 row=1234 list=[] inner=[inner-white, other-dark depth=none]",
            ),
            (
                &Deeper { of: Inner::Black { depth: Some(1) }, more: 2, row: 3 },
                "other-dark depth=1 row=3 deep=[other-dark depth=1, 2]",
            ),
            (&Holder { all: Several { more: 2, row: 3 } }, "several row=3 sum=5"),
            (
                &Head { row: &7, last: true, colours: Colours::AsPaired },
                "head-of-row row=7 last=yes colours=as-paired",
            ),
        ] {
            assert_eq!(shown(message), text);
        }
        let error: &dyn std::error::Error = &Outer::Within(Inner::White);
        assert_eq!(error.to_string(), "inner-white");
    }

    #[test]
    fn the_catalogue_has_what_the_locales_need() {
        let of = |all: Vec<Entry>| -> Vec<String> {
            all.into_iter().map(|one| format!("{} {}", one.id, one.names.join(" "))).collect()
        };
        assert_eq!(of(Inner::messages()), ["inner-white ", "other-dark depth"]);
        assert_eq!(
            of(Outer::messages()),
            ["outer-both-sides colour second", "outer-uci-move-read move row list inner"]
        );
        assert_eq!(of(Deeper::messages()), ["inner-white row deep", "other-dark depth row deep"]);
        assert_eq!(of(Holder::messages()), ["several row sum"]);
        assert_eq!(of(Head::messages()), ["head-of-row row last colours"]);
    }
}
