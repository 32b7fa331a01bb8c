//! What somebody tried at a station and was refused: at its door, or with what was sent in the name of a
//! station.

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::stations::station::StationId;

/// What was tried. A row that is sent once more as it was recorded is none of it: doubles are a part of every
/// network, and change nothing.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Attempt {
    /// To connect with a key that is not admitted.
    WrongKey,
    /// To connect without being a station at all.
    NoStation,
    /// To join with a code that has expired.
    ExpiredCode,
    /// To join with a code with which another station has joined.
    UsedCode,
    /// To join with a code that is not known, or was withdrawn.
    UnknownCode,
    /// To join; the chief turned it away.
    Knock,
    /// To send what the role of the station does not send.
    NotInRole,
    /// To have rows taken of a station that does not take part.
    UnknownStation,
    /// To have something read that is no message of a station.
    Unreadable,
    /// To have rows taken that are not as their station recorded them.
    Altered,
    /// To have rows taken in the place of others that the station has signed as well.
    Rewritten,
}

impl Attempt {
    /// Whether it is about what was sent in the name of a station, and not about who comes to the door.
    #[must_use]
    pub const fn is_of_rows(self) -> bool {
        matches!(self, Self::UnknownStation | Self::Unreadable | Self::Altered | Self::Rewritten)
    }
}

/// An attempt as the state keeps it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefusedAttempt {
    /// What was tried.
    pub what: Attempt,
    /// The key under which it was tried, if there was one.
    pub station: Option<StationId>,
    /// What that station is called, or calls itself; else from where it came.
    pub name: String,
    /// The wall time of the refusal, with its zone.
    pub wall: String,
}

/// Who it was, for a sentence: the name and the key, as far as they are known.
pub(super) fn who<'a>(name: &'a str, station: &Option<StationId>) -> Value<'a> {
    match station {
        Some(station) if name.is_empty() => Value::Text(station.to_string().into()),
        Some(station) => Value::Text(format!("{name} ({station})").into()),
        None => name.value(),
    }
}
