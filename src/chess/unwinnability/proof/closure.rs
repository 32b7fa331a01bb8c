//! Looking at every position that can still arise.

use shakmaty::{Chess, Color, Position as _};

use crate::unwinnability::proof::state::{State, States};
use crate::unwinnability::proof::work::Attempt;
use crate::unwinnability::proof::{Reason, material};

/// Explores to the end, to a mate by `winner`, or to the limit. Branches behind which the material
/// excludes a mate are cut.
pub(super) fn explore(start: &Chess, winner: Color, limit: usize) -> Attempt {
    let mode = start.castles().mode();
    let mut seen = States::new();
    let mut open = vec![State::of(start)];
    seen.insert(State::of(start));
    while let Some(state) = open.pop() {
        // A state that cannot be read leaves a branch unseen: no proof.
        let Some(chess) = state.chess(mode).filter(|_| seen.len() <= limit) else {
            return Attempt { reason: None, nodes: seen.len() };
        };
        let moves = chess.legal_moves();
        if moves.is_empty() && chess.turn() != winner && chess.is_check() {
            return Attempt { reason: None, nodes: seen.len() };
        }
        for m in moves {
            let mut next = chess.clone();
            next.play_unchecked(m);
            if m.is_capture() && material::cannot_mate(next.board(), winner).is_some() {
                continue;
            }
            let state = State::of(&next);
            if seen.insert(state) {
                open.push(state);
            }
        }
    }
    Attempt { reason: Some(Reason::Explored { positions: seen.len() }), nodes: seen.len() }
}
