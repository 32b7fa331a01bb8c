//! What a written move can mean in its place, and what is wrong with it where it means nothing.

use jadoube_message::{Message, Value, plain};

use crate::board::position::{Move, Uci};
use crate::notation::context::NotationContext;
use crate::side::Side;

/// What a text can mean in its place.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Reading {
    /// The legal moves that it fits, in no order; at least one.
    pub moves: Vec<Move>,
    /// Whether a draw offer `(=)` stands with it.
    pub draw_offered: bool,
    /// What is written beside the rule and was read all the same, or does not agree with the
    /// position.
    pub remarks: Vec<Remark>,
}

impl Reading {
    /// A text that says nothing but the move.
    #[must_use]
    pub const fn of(moves: Vec<Move>) -> Self {
        Self { moves, draw_offered: false, remarks: Vec::new() }
    }

    /// The one move that it is.
    ///
    /// # Errors
    /// [`NotationFault::Ambiguous`] with all of them where there are several.
    pub fn only(&self, context: &NotationContext, text: &str) -> Result<Move, NotationFault> {
        match self.moves.as_slice() {
            [only] => Ok(*only),
            several => Err(NotationFault::Ambiguous {
                text: text.trim().to_owned(),
                moves: several.iter().map(|m| context.position().uci(*m)).collect(),
            }),
        }
    }
}

/// A written move could not be understood as one legal move.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "case-file-move", error)]
pub enum NotationFault {
    /// The text is no move in any form known here.
    Unreadable {
        /// What was written.
        text: String,
    },
    /// The text is a move, but no legal one in this position.
    Illegal {
        /// What was written.
        text: String,
        /// Who is to move.
        #[message(name = "side")]
        by: Side,
    },
    /// The text fits several legal moves.
    Ambiguous {
        /// What was written.
        text: String,
        /// What it can mean.
        #[message(with = raw)]
        moves: Vec<Uci>,
    },
}

/// Moves as they are in UCI.
pub(crate) fn raw(moves: &[Uci]) -> Value<'_> {
    Value::List(moves.iter().map(plain).collect(), ", ")
}

/// Something written with a move that the position does not confirm, or that had to be taken for
/// something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "cli-read")]
pub enum Remark {
    /// A check was written, but the move gives none.
    NotCheck,
    /// Mate was written, but the move does not mate.
    NotMate,
    /// A letter of another alphabet was read as the one that it looks like (`dxе5` with a Cyrillic
    /// е).
    Lookalike,
    /// A man is called after its wing, and by where the men stand now another move would be
    /// called that; the one read is that of the man which began there.
    OtherByPosition,
    /// Stalemate was written, but the move does not stalemate.
    NotStalemate,
    /// A square was written as a printed table of the Laws misprints it.
    Misprint {
        /// As it is printed.
        printed: &'static str,
        /// What it must be.
        meant: &'static str,
    },
}
