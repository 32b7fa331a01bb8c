//! Where several pieces of a kind can go to one square, so that a move must say which of them goes
//! (FIDE Laws 2023, Appendix C.10).

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::scoresheet::error_model::Need;

/// Where pieces of each kind can go: the squares that one of them reaches, and those that two do.
pub(super) struct SharedSquares {
    one: [u64; 6],
    two: [u64; 6],
}

impl SharedSquares {
    pub(super) fn of(moves: &[Move]) -> Self {
        let mut shared_squares = Self { one: [0; 6], two: [0; 6] };
        for m in moves.iter().filter(|m| m.kind() != Kind::Pawn && !m.is_castling()) {
            let (kind, to) = (m.kind() as usize, 1 << m.to().index());
            if let (Some(one), Some(two)) =
                (shared_squares.one.get_mut(kind), shared_squares.two.get_mut(kind))
            {
                *two |= *one & to;
                *one |= to;
            }
        }
        shared_squares
    }

    /// Whether another piece of the kind could go there too.
    pub(super) fn need(&self, m: Move) -> Need {
        let several =
            self.two.get(m.kind() as usize).is_some_and(|two| two >> m.to().index() & 1 == 1);
        if several && !m.is_castling() { Need::Needed } else { Need::NotNeeded }
    }
}

/// Whether a move of a position needs a distinction.
pub(super) fn need_of(position: &Position, m: Move) -> Need {
    SharedSquares::of(&position.legal_moves()).need(m)
}
