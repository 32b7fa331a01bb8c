//! What there is to tell about a score that was converted: what was chosen, mended, left open, left
//! out or could not be read, each with its place.

use crate::converting::braille::LeftOut;
use jadoube_chess::board::position::PositionFault;
use jadoube_chess::braille::BrailleFault;
use jadoube_chess::notation::reading::NotationFault;

/// Something to be told about an entry.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("game {game}, move {number}, line {line}, column {column}: {what}")]
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
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum What {
    /// It cannot be read; it and all after it were kept as a comment.
    #[error("{0}; it and what follows was kept as a comment")]
    Unread(NotationFault),
    /// A variation cannot be read.
    #[error("{0}; the rest of the variation was kept as a comment")]
    Variation(NotationFault),
    /// Without a repair before it, it cannot be read.
    #[error("{0}, unless what stands before it is read otherwise than it is written")]
    Blocked(NotationFault),
    /// It can be cut into moves in several ways, and the game does not tell which.
    #[error("“{text}” was read as {taken}, but {other} leads to a legal game as well")]
    Cut {
        /// What is written.
        text: String,
        /// The entries, as it was cut.
        taken: String,
        /// And how else it can be.
        other: String,
    },
    /// The start position cannot be played from.
    #[error("{0}; the moves were kept as a comment")]
    Start(PositionFault),
    /// It can mean several moves, of which the rest of the game leaves one.
    #[error("“{text}” was read as {taken}; with {others} the game breaks off")]
    Chosen {
        /// What is written.
        text: String,
        /// The move.
        taken: String,
        /// The other meanings.
        others: String,
    },
    /// It can mean several moves, and the game does not tell which.
    #[error("“{text}” was read as {taken}, but {others} leads to a legal game as well")]
    Open {
        /// What is written.
        text: String,
        /// The move.
        taken: String,
        /// The other meanings.
        others: String,
    },
    /// A score for reading does not tell everything.
    #[error(
        "a braille score has no variations and times: {} variations, the times of {} moves and {} \
         words are not in it",
        .0.variations, .0.times, .0.words
    )]
    LeftOut(LeftOut),
    /// The text is not UTF-8.
    #[error("the text is not UTF-8 and was read as Latin-1: look at its names")]
    Latin,
    /// Signs that the code does not have.
    #[error("the braille code has no cells for {0}")]
    NoCells(String),
    /// The score in braille cannot be read.
    #[error("{0}; the score was kept as a comment")]
    Braille(BrailleFault),
    /// It was read otherwise than it is written.
    #[error("“{text}” was read as “{read_as}” ({slip}), with which the game goes on")]
    Repaired {
        /// What is written.
        text: String,
        /// What it was read as.
        read_as: String,
        /// What went wrong.
        slip: &'static str,
    },
}
