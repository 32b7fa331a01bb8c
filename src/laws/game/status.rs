//! Where a game is in its life, and what can be particular about a half-move of its record.

use serde::{Deserialize, Serialize};

use crate::game::outcome::Outcome;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// Something particular about a half-move of the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlyMark {
    /// It was made on the board and not completed by a press.
    NotCompleted,
    /// It stands for moves that are missing: no move, and the position after it is as it was found
    /// on the board.
    Missing,
}

/// Where the game stands in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Set up, not begun.
    Waiting,
    /// Being played.
    Playing,
    /// The game has ended, with this outcome.
    Ended(Outcome),
}

/// An open draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Who offered.
    pub by: Side,
    /// The plies played when the offer was made.
    pub ply: Ply,
}
