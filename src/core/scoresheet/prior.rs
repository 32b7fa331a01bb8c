//! How likely a move is, whoever wrote it down.

use crate::core::board::position::{Move, Position};
use crate::core::scoresheet::cost::{Cost, normalize};

/// The cost of each move.
pub(super) fn costs(_position: &Position, moves: &[Move]) -> Vec<Cost> {
    let mut weights: Vec<i32> = moves.iter().map(|m| if m.capture().is_some() { 100 } else { 0 }).collect();
    normalize(&mut weights);
    weights.into_iter().map(|w| Cost(w.unsigned_abs())).collect()
}
