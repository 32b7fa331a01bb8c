//! What there is to tell about a score that was converted: what was chosen, mended, left open, left
//! out or could not be read, each with its place.

use jadoube_chess::board::position::PositionFault;
use jadoube_chess::braille::BrailleFault;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::notation::whole::Slip;
use jadoube_message::Message;

/// Something to be told about an entry.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "convert-remark")]
pub struct Remark {
    /// The game, from 1.
    pub game: usize,
    /// The move as a score names it: `12.` or `12...`.
    pub number: String,
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What there is to tell.
    pub what: What,
}

impl Remark {
    /// Whether there is nothing left to ask: the rest of the game tells what was meant.
    #[must_use]
    pub const fn is_settled(&self) -> bool {
        matches!(self.what, What::Chosen { .. })
    }
}

/// What there is to tell about an entry.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "convert")]
pub enum What {
    /// It cannot be read; it and all after it were kept as a comment.
    Unread(NotationFault),
    /// A variation cannot be read.
    Variation(NotationFault),
    /// Without a repair before it, it cannot be read.
    Blocked(NotationFault),
    /// It can be cut into moves in several ways, and the game does not tell which.
    Cut {
        /// What is written.
        text: String,
        /// The entries, as it was cut.
        taken: String,
        /// And how else it can be.
        other: String,
    },
    /// The start position cannot be played from.
    Start(PositionFault),
    /// It can mean several moves, of which the rest of the game leaves one.
    Chosen {
        /// What is written.
        text: String,
        /// The move.
        taken: String,
        /// The other meanings.
        others: String,
    },
    /// It can mean several moves, and the game does not tell which.
    Open {
        /// What is written.
        text: String,
        /// The move.
        taken: String,
        /// The other meanings.
        others: String,
    },
    /// A score for reading does not tell everything.
    #[message(transparent)]
    LeftOut(LeftOut),
    /// The text is not UTF-8.
    Latin,
    /// Signs that the code does not have.
    NoCells(String),
    /// The score in braille cannot be read.
    Braille(BrailleFault),
    /// It was read otherwise than it is written.
    Repaired {
        /// What is written.
        text: String,
        /// What it was read as.
        read_as: String,
        /// What went wrong.
        slip: Slip,
    },
}

/// What of a game a score for reading does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Message)]
#[message(id = "convert-left-out")]
pub struct LeftOut {
    /// The number of variations.
    pub variations: usize,
    /// Moves with times beside them.
    pub times: usize,
    /// Words that are not understood, and all behind a move that is none.
    pub words: usize,
}

impl LeftOut {
    /// Whether the score tells everything.
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }
}
