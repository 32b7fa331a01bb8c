//! Why a side cannot mate: the only source of "unwinnable".

use shakmaty::{Chess, Color, Position as _};

/// Why no series of legal moves ends in a mate by the side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The material on the board allows no mate.
    Material,
    /// Every position that can arise was looked at.
    Explored {
        /// How many.
        positions: usize,
    },
}

/// What an attempt at a proof came to.
pub(super) struct Attempt {
    /// The proof; `None` when none was found.
    pub(super) reason: Option<Reason>,
    /// The positions looked at.
    pub(super) nodes: usize,
}

/// Tries to prove that a side cannot mate, looking at no more than so many positions.
pub(super) fn prove(position: &Chess, winner: Color, limit: usize) -> Attempt {
    // A mate on the board counts even if no game could have led to it.
    let material = !position.is_checkmate() && position.has_insufficient_material(winner);
    let reason = (material && limit > 0).then_some(Reason::Material);
    Attempt { reason, nodes: 0 }
}
