//! A sentence of a ruling as data: a key and its values. The words are in the locales under
//! `case-KEY`, in the file of the key's chapter (`touch-not-proved` in `case-touch.ftl`).

use std::borrow::Cow;

use jadoube_message::{Argument, Arguments, Message};
use serde::{Deserialize, Serialize};

use crate::game::outcome::Outcome;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// One value of a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// A player: said as “White”, and its key for selecting.
    Side(Side),
    /// A number.
    Number(i64),
    /// A span of time.
    Time(Millis),
    /// Squares, in the order given.
    Squares(Vec<Square>),
    /// Moves, in UCI.
    Moves(Vec<Uci>),
    /// A place in the game: after so many half-moves.
    After(Ply),
    /// How the game ended.
    Outcome(Outcome),
    /// Words that are the same in every language: a move as written, a name.
    Text(String),
}

/// A sentence.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Said {
    /// Its key: the chapter and the sentence, `touch-not-proved`. A promise to every journal.
    pub key: String,
    /// Its values by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<(String, Value)>,
}

impl Said {
    /// A sentence without values.
    #[must_use]
    pub fn new(key: &str) -> Self {
        Self { key: key.to_owned(), values: Vec::new() }
    }

    /// With a value.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Self {
        self.values.push((name.to_owned(), value));
        self
    }

    /// About a player, named `side`.
    #[must_use]
    pub fn of(self, side: Side) -> Self {
        self.with("side", Value::Side(side))
    }

    /// With a span of time, named `time`.
    #[must_use]
    pub fn time(self, time: Millis) -> Self {
        self.with("time", Value::Time(time))
    }

    /// With a number.
    #[must_use]
    pub fn number(self, name: &str, number: impl Into<i64>) -> Self {
        self.with(name, Value::Number(number.into()))
    }
}

impl Message for Said {
    fn id(&self) -> Cow<'_, str> {
        Cow::Owned(format!("case-{}", self.key))
    }

    fn put_values_into<'a>(&'a self, into: &mut Arguments<'a>) {
        into.extend(self.values.iter().map(|(name, value)| (name.as_str(), value.value())));
    }
}

impl Argument for Said {
    const NAME: &'static str = "text";

    fn value(&self) -> jadoube_message::Value<'_> {
        jadoube_message::Value::Message(self)
    }
}

impl Argument for Value {
    const NAME: &'static str = "value";

    fn value(&self) -> jadoube_message::Value<'_> {
        match self {
            Self::Side(side) => side.value(),
            Self::Number(number) => number.value(),
            Self::Time(time) => time.value(),
            Self::Squares(squares) if squares.is_empty() => {
                jadoube_message::Value::Said("mate-no-square".into(), Arguments::new())
            }
            Self::Squares(squares) => squares.value(),
            Self::Moves(moves) => {
                jadoube_message::Value::List(moves.iter().map(Argument::value).collect(), ", ")
            }
            Self::After(ply) => ply.value(),
            Self::Outcome(outcome) => outcome.value(),
            Self::Text(text) => text.value(),
        }
    }
}
