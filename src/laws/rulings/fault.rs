//! What is wrong with a case as it was told: which part of it, and why it cannot be used. The words
//! are `i18n::case_file`'s.

use jadoube_message::Message;
use jadoube_message::system::SystemReason;
use strsim::osa_distance;

use crate::game::refusal::Refusal;
use jadoube_chess::board::square::Square;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// What is wrong with a case.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct Fault {
    /// The part, as it is called in a file: `by`, `game.moves`; empty for the whole.
    pub part: String,
    /// The reason why the part cannot be used.
    pub why: FaultReason,
    /// Its line in the file, if it came from one.
    pub line: Option<usize>,
}

/// Why a part of a case cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "case-file")]
pub enum FaultReason {
    /// The text as a whole is neither RON nor JSON, or no case.
    Text {
        /// What the reader of the format says.
        why: SystemReason,
    },
    /// A word that is a value and has no quotes around it.
    Bare {
        /// The word that needs quotation marks.
        word: String,
    },
    /// There is no such kind of case.
    NoSuchKind {
        /// As it was written.
        told: String,
        /// Kinds that resemble it.
        near: Vec<String>,
    },
    /// The case has no such part.
    NoSuchPart {
        /// Those that resemble it.
        near: Vec<String>,
    },
    /// It must be told.
    Missing {
        /// How it is written.
        example: String,
    },
    /// It is not of its form.
    Unreadable {
        /// As it was written.
        told: String,
        /// How it is written.
        example: String,
        /// Words that resemble it.
        near: Vec<String>,
    },
    /// What is counted or measured is below nothing.
    Negative {
        /// As it was written.
        told: String,
    },
    /// A move that cannot be read.
    #[message(transparent)]
    Move(NotationFault),
    /// One of the moves of the game.
    MoveOfGame {
        /// Which, from 1.
        number: usize,
        /// Why it cannot be played.
        why: NotationFault,
    },
    /// The game cannot be so.
    Game(#[message(name = "why")] Refusal),
    /// It is written well and cannot be.
    #[message(transparent)]
    Nonsense(Contradiction),
}

/// What cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "case-file")]
pub enum Contradiction {
    /// Nothing stands there.
    NothingThere {
        /// On this square.
        square: Square,
    },
    /// No piece of that player stands there.
    NotTheirs {
        /// On this square.
        square: Square,
        /// Whose it should be.
        side: Side,
    },
    /// It is the other player's move.
    NotOnMove {
        /// Who is not on move.
        side: Side,
    },
    /// The move is not legal, and the fact asks for one that is.
    NotLegal {
        /// As it was written.
        text: String,
        /// Who was to make it.
        side: Side,
    },
    /// From a square to the same.
    SameSquare {
        /// The square from and to which the move goes.
        square: Square,
    },
    /// The record has not so many half-moves.
    BeyondRecord {
        /// The number of half-moves in the case.
        #[message(with = Ply::number)]
        ply: Ply,
        /// On record.
        #[message(with = Ply::number)]
        of: Ply,
    },
    /// More than there are.
    TooMany {
        /// The number in the case.
        told: u16,
        /// The most.
        most: u16,
    },
    /// No rook stands there with which the king could castle.
    NoCastlingRook {
        /// The square where a rook should stand.
        square: Square,
        /// Whose king.
        side: Side,
    },
    /// No pawn is there to be promoted.
    NoPawn {
        /// The player whose pawn it should be.
        side: Side,
    },
    /// The stage is one of castling, and the king is not what was moved.
    NoCastling,
    /// The stage is one of capture, and nothing can be captured there.
    NothingTaken {
        /// The square of the capture.
        square: Square,
    },
    /// The result does not go with the reason.
    ResultAndReason,
    /// It says which of two was first, and there is one.
    NotTwo,
    /// It says that there was no intended move, and names one.
    MoveAndNone,
}

impl Fault {
    /// A part with what is wrong.
    #[must_use]
    pub fn new(part: impl Into<String>, why: FaultReason) -> Self {
        Self { part: part.into(), why, line: None }
    }

    /// Something that cannot be.
    #[must_use]
    pub fn nonsense(part: impl Into<String>, what: Contradiction) -> Self {
        Self::new(part, FaultReason::Nonsense(what))
    }

    /// The same, of a part inside another: `moves` of `game`.
    #[must_use]
    pub fn inside(mut self, outer: &str) -> Self {
        self.part =
            if self.part.is_empty() { outer.into() } else { format!("{outer}.{}", self.part) };
        self
    }
}

/// How many words are offered in place of a wrong one.
const OFFERED: usize = 3;

/// The words that resemble a wrong one, the most similar first. Dashes and capitals do not count:
/// `flagfall` is `flag-fall`.
#[must_use]
pub fn near<'a>(wrong: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let plain = |word: &str| word.replace(['-', '_', ' '], "").to_lowercase();
    let wrong = plain(wrong);
    let most = wrong.chars().count().div_ceil(3).clamp(1, 3);
    let away = |word: &'a str| (osa_distance(&plain(word), &wrong), word);
    let mut found: Vec<(usize, &str)> =
        known.into_iter().map(away).filter(|(away, _)| *away <= most).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|(_, word)| word.to_owned()).take(OFFERED).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_meant_is_offered_and_nothing_far_from_it() {
        let known = ["flag-fall", "draw-offer", "resignation", "illegal-move", "white", "wrong"];
        for (wrong, expected) in [
            ("flagfall", "flag-fall"),
            ("Flag_Fall", "flag-fall"),
            ("flag-fal", "flag-fall"),
            ("ilegal-mvoe", "illegal-move"),
            ("withe", "white"),
            ("castling", ""),
            ("", ""),
        ] {
            assert_eq!(near(wrong, known).join(" "), expected, "{wrong}");
        }
    }
}
