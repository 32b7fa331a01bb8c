//! What a station keeps, and for which term.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::stations::station::StationId;
use jadoube_chess::moment::Millis;
use jadoube_laws::ids::BoardNo;

/// A place that one station at a time keeps.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "stations-post", name = "post")]
pub enum Post {
    /// The chief's: what belongs to the whole event is recorded there.
    Chief,
    /// A board: what happens at it is recorded there.
    Board(BoardNo),
}

impl Post {
    /// The board, if it is one.
    #[must_use]
    pub const fn board(self) -> Option<BoardNo> {
        match self {
            Self::Chief => None,
            Self::Board(board) => Some(board),
        }
    }
}

/// The term of a station at a post, higher than every term that this station knew there. Two stations
/// that take over at once may have the same number; then the key decides, so that one of them is higher
/// everywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Epoch {
    /// Its number; 0 is the term of the station that began the event, at every post.
    pub no: u32,
    /// Whose term it is.
    pub of: StationId,
}

impl Epoch {
    /// Lower than every term.
    pub(super) const LOWEST: Self = Self { no: 0, of: StationId::LOWEST };
    /// Higher than every term.
    pub(super) const HIGHEST: Self = Self { no: u32::MAX, of: StationId::HIGHEST };
}

/// The beginning of a term, as it is recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    /// The post.
    pub post: Post,
    /// The number of the epoch; its station is the author.
    pub no: u32,
    /// The term on which it stands.
    pub after: Epoch,
    /// The last entry in the strand of that station on which it stands. What that station recorded there
    /// later is not in force.
    pub upto: u64,
    /// By so much the time line of the author is ahead of that of the station on which the term stands, as
    /// far as that was known: clocks that run there go on by it.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub ahead: Millis,
}

/// What was looked at when it was decided which of two records stands: how many entries each of them had,
/// and the highest term.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Basis {
    /// Of the record in force, from where they part.
    pub in_force: u64,
    /// Of the one that was put aside.
    pub aside: u64,
    /// In which term the post was kept then.
    pub term: Epoch,
}

fn is_nothing(span: &Millis) -> bool {
    *span == Millis::ZERO
}
