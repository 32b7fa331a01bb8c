//! One look for a proof: the arguments in turn, the cheapest first.

use shakmaty::{Chess, Color, Position as _};

use crate::unwinnability::proof::untracked::{self, Joining};
use crate::unwinnability::proof::work::Attempt;
use crate::unwinnability::proof::{End, Reason, closure, material, phases, structure};

/// Each attempt with an untracked set may take such a part of the positions that all of them may.
const UNTRACKED_SHARE: usize = 4;

/// Looks for a proof that `winner` cannot mate, at no more than `limit` positions.
pub(in crate::unwinnability) fn prove(position: &Chess, winner: Color, limit: usize) -> Attempt {
    if let Some(end) = finished(position, winner) {
        return Attempt { reason: end, nodes: 1 };
    }
    if let Some(material) = material::cannot_mate(position.board(), winner) {
        return Attempt { reason: Some(Reason::Material { material }), nodes: 0 };
    }
    if let Some(structure) = structure::cannot_mate(position, winner) {
        return Attempt { reason: Some(Reason::Structure(structure)), nodes: 1 };
    }
    let mut walk = phases::PhaseSearch::new(winner, limit);
    if walk.proves(position) {
        let (phases, positions) = (walk.phases(), walk.work.positions);
        let reason = Some(Reason::Phases { phases, positions });
        return Attempt { reason, nodes: walk.work.nodes };
    }
    let mut nodes = walk.work.nodes;
    for joining in Joining::ALL {
        let mut walk = untracked::Walk::new(winner, limit / UNTRACKED_SHARE);
        let proved = walk.proves(position, joining);
        nodes += walk.work.nodes;
        if proved {
            let positions = walk.work.positions;
            return Attempt { reason: Some(Reason::Untracked { positions }), nodes };
        }
    }
    let attempt = closure::explore(position, winner, limit);
    Attempt { nodes: attempt.nodes + nodes, ..attempt }
}

/// `Some` when the game is over on the board; the inner is `None` when the side has mated.
fn finished(position: &Chess, winner: Color) -> Option<Option<Reason>> {
    if !position.legal_moves().is_empty() {
        return None;
    }
    let end = match (position.is_check(), position.turn() == winner) {
        (false, _) => End::Stalemate,
        (true, true) => End::Mated,
        (true, false) => return Some(None),
    };
    Some(Some(Reason::Finished { end }))
}
