//! What has happened in the event, in the past tense. The tags are a promise to every journal that
//! exists.

use std::collections::BTreeMap;

use jadoube_message::{Message, Value, listed};
use serde::{Deserialize, Serialize};

use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::regulations::Regulations;
use crate::competition::result::PairingResult;
use crate::competition::round::{Byes, Ground, Pairing};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::wall::Wall;

/// How the numbers for pairing are given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Numbering {
    /// By rating, title and name (C.04.2 2.2).
    Rating,
    /// By lot, which can be drawn again from its seed.
    Lot {
        /// The seed.
        seed: u64,
    },
    /// As the arbiter says: numbers drawn from real envelopes.
    Arbiter {
        /// Who gets number 1, 2, …
        order: Vec<EntrantNo>,
    },
}

/// An act of the arbiter that can be undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "act", rename_all = "kebab-case")]
#[message(prefix = "contest-undone")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Act {
    /// Somebody was entered.
    Entry {
        #[message(skip)]
        no: EntrantNo,
    },
    /// Somebody left.
    Departure {
        #[message(skip)]
        no: EntrantNo,
    },
    /// An absence was noted.
    Absence {
        #[message(skip)]
        no: EntrantNo,
        round: u8,
    },
    /// A round was paired.
    Draft { round: u8 },
    /// A result was entered.
    Result { round: u8, board: BoardNo },
    /// A round was closed.
    Closing { round: u8 },
}

fn listed_numbers(order: &[EntrantNo]) -> Value<'_> {
    listed(order, ", ")
}

fn boards_of(pairings: &[Pairing]) -> Value<'_> {
    let boards: Vec<String> = pairings.iter().map(|one| one.board.to_string()).collect();
    Value::Text(boards.join(", ").into())
}

/// The key by which a locale says which of the two it was.
const fn expelled_or_withdrawn(expelled: &bool) -> Value<'_> {
    Value::Text(std::borrow::Cow::Borrowed(if *expelled { "expelled" } else { "withdrawn" }))
}

fn if_any(text: &str) -> Value<'_> {
    if text.is_empty() { Value::NONE } else { Value::Text(text.into()) }
}

facts!(jadoube_laws::events);

impl Event {
    /// Who it is about, if it is about one.
    #[must_use]
    pub const fn entrant(&self) -> Option<EntrantNo> {
        match self {
            Self::Entered { no, .. }
            | Self::Amended { no, .. }
            | Self::Left { no, .. }
            | Self::AbsenceNoted { no, .. }
            | Self::Undone {
                act: Act::Entry { no } | Act::Departure { no } | Act::Absence { no, .. },
            } => Some(*no),
            _ => None,
        }
    }
}
