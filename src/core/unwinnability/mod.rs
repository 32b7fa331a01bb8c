//! Can a side still mate by any series of legal moves? (FIDE Laws 2023, Art. 5.2.2, 6.9.) The
//! answer is sound, not complete: `Impossible` is certain, and where nothing is certain it says so.

use crate::core::board::piece::side_to_shakmaty;
use crate::core::board::position::Position;
use crate::core::side::Side;
use shakmaty::Position as _;

/// What is known of a side's chances to mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// A series of legal moves that ends in mate exists.
    Possible,
    /// None exists.
    Impossible,
    /// Not found out.
    Unsure,
}

/// Whether a side can still mate.
#[must_use]
pub fn can_mate(position: &Position, side: Side) -> Verdict {
    if position.shakmaty().has_insufficient_material(side_to_shakmaty(side)) {
        Verdict::Impossible
    } else {
        Verdict::Unsure
    }
}
