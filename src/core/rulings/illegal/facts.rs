//! What cases of illegal moves and of the press of the clock ask for.

use crate::core::board::placement::Placement;
use crate::core::board::square::Square;
use crate::core::ids::Ply;
use crate::core::rulings::facts::facts;
use crate::core::side::Side;

facts! {
    /// An illegal move, a pawn left unpromoted among them.
    IllegalMove of by asks {
        /// Who made it.
        by: Side,
        /// Whether the clock was pressed.
        completed: bool,
    } may {
        /// What stands on the board, if known.
        standing: Option<Placement>,
        /// The move as it was made, if known: from and to.
        made: Option<(Square, Square)>,
        /// The plies played before it.
        ply: Ply,
    }
}

facts! {
    /// A player moved and did not press the clock.
    ClockNotPressed of by asks {
        /// Who.
        by: Side,
    } may {}
}

facts! {
    /// A player pressed the clock without having moved.
    PressedWithoutMove of by asks {
        /// Who.
        by: Side,
    } may {}
}
