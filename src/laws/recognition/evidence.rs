//! What was seen of the pieces that may matter in a dispute: which were touched, in which order,
//! and how a start position was wrong. These values are journalled (inside
//! [`crate::game::event`]), so their serde tags stay. Nothing here judges a touch.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::square::Square;

/// What was done with a piece on the electronic board; kept as evidence for touch-move disputes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "observation")]
pub enum Handling {
    /// Taken off its square.
    Lifted,
    /// Put on a square.
    Placed,
}

/// One touch of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
pub struct Touch {
    /// Which piece.
    pub piece: Piece,
    /// On which square of the game.
    pub square: Square,
    /// What was done with it.
    #[message(id)]
    pub handling: Handling,
}

/// What can be wrong with a start position (Art. 7.2.1, 7.2.2, 7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "observation-start")]
pub enum StartFault {
    /// A king and queen are exchanged, on one side or both.
    KingAndQueenExchanged,
    /// The white pieces stand where the black ones should.
    ColoursReversed,
    /// Something else.
    Other,
}
