//! The identifiers used in the journal. Identity is an id, never a text on the screen.

use std::fmt;
use std::str::FromStr;

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::letter::Letter;

/// The number of a board in the hall, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BoardNo(pub u16);

impl fmt::Display for BoardNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A game of a competition, wherever it is played: the number of the entry that set it up, with the
/// letter of the station in whose strand that stands, where there are several
/// ([`letter`](crate::letter)). It is found again whenever a file is read and stands in no entry: rows are numbered again where what
/// can be read of a damaged file is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct GameNo(pub u64);

/// The number of an incident in a competition's dispute log, from 1; with the letter of its station
/// where there are several ([`letter`](crate::letter)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct IncidentNo(pub u32);

/// The number of a sealed envelope in a competition, from 1; with the letter of its station where
/// there are several ([`letter`](crate::letter)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EnvelopeNo(pub u32);

/// The number of a lock for sealed moves in a competition, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LockNo(pub u16);

impl fmt::Display for LockNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of a session of play in a competition, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SessionNo(pub u16);

impl fmt::Display for SessionNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

macro_rules! values {
    ($($name:literal $number:ty),*) => {$(
        impl Argument for $number {
            const NAME: &'static str = $name;

            fn value(&self) -> Value<'_> {
                self.0.value()
            }
        }
    )*};
}

values!("board" BoardNo, "no" LockNo, "no" SessionNo);

macro_rules! lettered_values {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            const NAME: &'static str = "no";

            fn value(&self) -> Value<'_> {
                match self.letter() {
                    Some(_) => Value::Text(self.to_string().into()),
                    None => self.0.value(),
                }
            }
        }
    )*};
}

lettered_values!(IncidentNo, EnvelopeNo);

/// A text that is no number such as 7 or B-7.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoNumber;

impl fmt::Display for NoNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, or the letter of a station and a number: 7, B-7")
    }
}

impl std::error::Error for NoNumber {}

/// A number as programs read it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum NumberForm<T> {
    /// As it always was.
    Number(T),
    /// With the letter of its station.
    Text(String),
}

/// A number with the letter of its station in the bits above those of the count; without one it is the
/// count alone, as it always was.
macro_rules! lettered {
    ($($name:ident($int:ty)),*) => {$(
        impl $name {
            const SHIFT: u32 = <$int>::BITS - Letter::BITS;

            /// The number that is next behind these, among those of a station, or among those without
            /// a letter.
            #[must_use]
            pub fn after<'a>(
                numbers: impl IntoIterator<Item = &'a Self>,
                letter: Option<Letter>,
            ) -> Self {
                let own = numbers.into_iter().filter(|no| no.letter() == letter);
                let last = own.map(|no| no.count()).max().unwrap_or(0);
                Self::of(letter, last.saturating_add(1))
            }

            /// The number with this count of this station.
            #[must_use]
            pub fn of(letter: Option<Letter>, count: $int) -> Self {
                let code = letter.map_or(0, |letter| <$int>::from(letter.code()));
                Self(code << Self::SHIFT | count)
            }

            /// The letter of the station that gave it; none where one station was all there was.
            #[must_use]
            pub fn letter(self) -> Option<Letter> {
                u16::try_from(self.0 >> Self::SHIFT).ok().and_then(Letter::of_code)
            }

            /// Which of that station it is, from 1.
            #[must_use]
            pub fn count(self) -> $int {
                if self.letter().is_some() { self.0 & ((1 << Self::SHIFT) - 1) } else { self.0 }
            }
        }

        impl FromStr for $name {
            type Err = NoNumber;

            /// As it is written: `7`, or `B-7`.
            fn from_str(text: &str) -> Result<Self, NoNumber> {
                let (letter, count) = match text.split_once('-') {
                    Some((letter, count)) => (Some(letter.parse().map_err(|_| NoNumber)?), count),
                    None => (None, text),
                };
                let count: $int = count.parse().map_err(|_| NoNumber)?;
                if count >> Self::SHIFT > 0 { Err(NoNumber) } else { Ok(Self::of(letter, count)) }
            }
        }

        impl $name {
            /// For machines: a number, or with a letter a text, as it is written.
            #[must_use]
            pub fn written(self) -> NumberForm<$int> {
                match self.letter() {
                    Some(_) => NumberForm::Text(self.to_string()),
                    None => NumberForm::Number(self.0),
                }
            }
        }

        impl fmt::Display for $name {
            /// `7`, or `B-7`.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.letter() {
                    Some(letter) => f.pad(&format!("{letter}-{}", self.count())),
                    None => self.0.fmt(f),
                }
            }
        }
    )*};
}

lettered!(IncidentNo(u32), EnvelopeNo(u32), GameNo(u64));

/// The key of one command: sending it twice records it once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CommandKey(pub Uuid);

/// In what capacity somebody acted.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message(prefix = "desk-role")]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The chief arbiter.
    ChiefArbiter,
    /// An arbiter.
    Arbiter,
    /// An electronic board or clock, through the program.
    Device,
    /// The program by itself: a flag noticed, a mate recognised, a recovery.
    Program,
}

/// Who acted: at which station and in which capacity.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Who {
    /// The name of the laptop, as its preferences give it.
    pub station: String,
    /// In what capacity.
    pub role: Role,
}

/// The name of a serial line as the arbiter knows it: `/dev/ttyUSB0`, `COM3`, a path typed.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PortName(pub String);

impl PortName {
    /// A line by its name, listed by the system or not.
    pub fn new(name: impl Into<String>) -> Self {
        Self(name.into())
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for PortName {
    fn from(name: &str) -> Self {
        Self::new(name)
    }
}

impl Argument for PortName {
    const NAME: &'static str = "port";

    fn value(&self) -> Value<'_> {
        self.0.value()
    }
}

impl fmt::Display for PortName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
