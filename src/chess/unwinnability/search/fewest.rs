//! The fewest moves to mate of all, where few are enough: every series is tried, one ply deeper
//! each time.

use shakmaty::{Chess, Color, Move, Position as _};

/// The shortest line to mate below a number of plies, as far as so many positions tell, and how
/// many were looked at.
pub(super) fn fewest(
    start: &Chess,
    winner: Color,
    shorter_than: usize,
    limit: usize,
) -> (Option<Vec<Move>>, usize) {
    let mut search = Search { left: limit, line: Vec::new() };
    // The winner makes the last move.
    let first = if start.turn() == winner { 1 } else { 2 };
    for plies in (first..shorter_than).step_by(2) {
        if search.mates_in(start, plies) {
            return (Some(search.line.into_iter().rev().collect()), limit - search.left);
        }
        if search.left == 0 {
            break;
        }
    }
    (None, limit - search.left)
}

struct Search {
    /// How many positions may still be looked at.
    left: usize,
    /// The line found, last move first.
    line: Vec<Move>,
}

impl Search {
    fn mates_in(&mut self, chess: &Chess, plies: usize) -> bool {
        for m in chess.legal_moves() {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            let mut next = chess.clone();
            next.play_unchecked(m);
            let mates =
                if plies == 1 { next.is_checkmate() } else { self.mates_in(&next, plies - 1) };
            if mates {
                self.line.push(m);
                return true;
            }
        }
        false
    }
}
