//! What a move can lack.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// Something that a move lacks.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(tag = "lack", rename_all = "kebab-case")]
#[message(prefix = "blind-lack")]
pub enum Lack {
    /// An assistant, without whom this pairing cannot begin.
    Assistant,
    /// The assistant has left the board.
    AssistantAway {
        /// The player whose assistant it is.
        #[message(name = "side")]
        of: Side,
    },
    /// The announcement.
    Announcement {
        /// Whose move.
        #[message(name = "side")]
        by: Side,
    },
    /// An announcement that means one legal move.
    ClearAnnouncement {
        /// Whose move.
        #[message(name = "side")]
        by: Side,
    },
    /// The name of the piece that the pawn becomes.
    PromotionPiece {
        /// Whose move.
        #[message(name = "side")]
        by: Side,
    },
    /// The repetition by the opponent.
    Repetition {
        /// Who repeats.
        #[message(name = "side")]
        by: Side,
    },
    /// A repetition that agrees with the announcement.
    SameRepetition {
        /// Who repeats.
        #[message(name = "side")]
        by: Side,
    },
    /// The execution on a board.
    Execution {
        /// Whose board.
        #[message(name = "side")]
        board: Side,
    },
    /// An execution that agrees with the announcement.
    SameExecution {
        /// Whose board.
        #[message(name = "side")]
        board: Side,
    },
    /// That the captured pawn is removed.
    Captured {
        /// From whose board.
        #[message(name = "side")]
        board: Side,
        /// Where it stands.
        square: Square,
    },
    /// That the castling rook is moved.
    Rook {
        /// On whose board.
        #[message(name = "side")]
        board: Side,
        /// Where it stands.
        square: Square,
    },
    /// The clock.
    Clock {
        /// Who has moved.
        #[message(name = "side")]
        by: Side,
    },
}

impl Lack {
    /// On whose board something was executed that is not the move, or not all of it.
    #[must_use]
    pub const fn amiss_on(self) -> Option<Side> {
        match self {
            Self::SameExecution { board }
            | Self::Captured { board, .. }
            | Self::Rook { board, .. } => Some(board),
            _ => None,
        }
    }
}
