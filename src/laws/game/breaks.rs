//! Moves that were made while an electronic board could not report them, in a game that is played by the
//! program's clock. That clock was not pressed when they were made: all the time of the break is charged to
//! who was on move when it began, and what each of the others took nobody can say by it.

use crate::game::event::Source;
use crate::game::plies::PlyRecord;
use crate::game::state::Game;

/// Whether a half-move of these, counted from 0, was made unseen among others: it came out of the memory of
/// the board, or was found together with the one beside it. Of a single one that was found the time is that
/// of the break.
#[must_use]
pub fn is_in_break(plies: &[PlyRecord], index: usize) -> bool {
    let source = |index: usize| plies.get(index).map(|ply| ply.source);
    match source(index) {
        Some(Source::Kept) => true,
        Some(Source::Found) => {
            let mut beside = [index.checked_sub(1), index.checked_add(1)].into_iter().flatten();
            beside.any(|other| source(other).is_some_and(Source::is_unseen))
        }
        _ => false,
    }
}

impl Game {
    /// Whether the program's clock has counted a break in which nobody saw how the players divided its time.
    #[must_use]
    pub fn has_break(&self) -> bool {
        !self.clock_on_table() && (0..self.plies.len()).any(|index| is_in_break(&self.plies, index))
    }
}
