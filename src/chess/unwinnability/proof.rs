//! Proofs that a side cannot mate by any series of legal moves, whoever helps.
//!
//! A proof is never wrong; giving up is the honest way out. The cheapest argument comes first: the
//! material; the structure, that is what every piece could reach at most; the structures of pawns
//! that can follow each other, with the kings in them; the positions of the men that matter, with
//! the others anywhere; all positions that can still arise.

mod work;
mod reach;
pub(in crate::unwinnability) mod state;
mod material;
mod net;
mod structure;
mod phases;
mod untracked;
mod closure;
pub(in crate::unwinnability) mod prove;

use serde::{Deserialize, Serialize};

use crate::board::square::Square;

/// Why no series of legal moves ends in a mate by the side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum Reason {
    /// The game is over on the board already.
    Finished {
        /// How it ended.
        end: End,
    },
    /// The side's men, or those of both, can form no mate.
    Material {
        /// Which rule of the material.
        material: Material,
    },
    /// No structure of pieces that can still arise is a mate.
    Structure(Structure),
    /// All structures of pawns that can still arise were looked at, with the other pieces wherever
    /// they could be at most, and none is a mate by the side.
    Phases {
        /// How many structures of pawns, or of pieces that cannot move.
        phases: usize,
        /// How many positions of the kings in them.
        positions: usize,
    },
    /// All positions of the men that matter were looked at, with the other ones wherever they could
    /// be, and none is a mate by the side.
    #[serde(rename = "crowd")]
    Untracked {
        /// How many they are.
        positions: usize,
    },
    /// All positions that can still arise were looked at, and none is a mate by the side.
    Explored {
        /// How many they are; those behind which one of the other reasons holds are not counted.
        positions: usize,
    },
}

/// How a game ended on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The side that should mate is mated.
    Mated,
    /// The side to move is stalemated.
    Stalemate,
}

/// Material that cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Material {
    /// The side has nothing but its king.
    BareKing,
    /// King and knight against nothing but king and queens: a mate needs a man of the opponent
    /// that blocks a square without guarding the one from which the check comes.
    LoneKnight,
    /// Kings and bishops on squares of one colour, and perhaps rooks or queens of the opponent.
    BishopsOfOneColour,
}

/// What every piece could reach at most, however the game goes on, and what is missing for a mate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Structure {
    /// Pawns that can never move nor be taken.
    pub fixed: Vec<Square>,
    /// The squares that the king to be mated can ever stand on.
    pub hunted: Vec<Square>,
    /// The squares that the king of the side can ever stand on.
    pub hunter: Vec<Square>,
    /// The squares that the side's other pieces can ever stand on.
    pub pieces: Vec<Square>,
    /// What a mate lacks.
    pub lack: Lack,
}

/// A part of a [`Structure`]: what its squares are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Area {
    /// Pawns that can never move nor be taken.
    Fixed,
    /// Where the king to be mated can ever stand.
    Hunted,
    /// Where the king of the side can ever stand.
    Hunter,
    /// Where the side's other pieces can ever stand.
    Pieces,
}

impl Area {
    /// All of them, in the order in which they are told.
    pub const ALL: [Self; 4] = [Self::Fixed, Self::Hunted, Self::Hunter, Self::Pieces];
}

impl Structure {
    /// The squares of a part.
    #[must_use]
    pub fn squares(&self, area: Area) -> &[Square] {
        match area {
            Area::Fixed => &self.fixed,
            Area::Hunted => &self.hunted,
            Area::Hunter => &self.hunter,
            Area::Pieces => &self.pieces,
        }
    }
}

/// What is missing for a mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    /// No man of the side can ever give check.
    Check,
    /// Wherever the king can be checked, it keeps a square to go to.
    Net,
}

#[cfg(test)]
mod tests;
