//! The search for a mate with the help of both players: first any line, then a shorter one.
//!
//! Positions are looked at best first. What is best is seen by several [`Guide`]s in turn, each
//! with a queue of its own over the same positions, because what one is blind to another may see
//! (M. Helmert's and S. Richter's alternation; novelty is N. Lipovetzky's and H. Geffner's). A
//! search never proves that there is no mate: that is for `proof`.

mod guess;
mod fewest;
mod tree;
mod shorten;

use shakmaty::{Chess, Color, Move, Position as _};

use crate::unwinnability::search::guess::{Guide, SearchNode};
use crate::unwinnability::search::shorten::MateLine;
use crate::unwinnability::search::tree::{Novelty, Queue, Tree};

/// What a search found, and how many positions it looked at.
pub(super) struct SearchResult {
    /// Moves to a mate by the winner.
    pub(super) line: Option<Vec<Move>>,
    pub(super) nodes: usize,
}

/// How to search.
struct Plan {
    guides: &'static [Guide],
    /// What a ply costs, in eighths of a guide's point: nothing finds some line soonest, much finds
    /// a short one.
    ply_cost: u32,
    /// The most positions that the search may look at.
    limit: usize,
    /// Only lines with fewer plies.
    shorter_than: usize,
}

/// Looks for a line to mate at no more than so many positions.
pub(super) fn find(start: &Chess, winner: Color, limit: usize) -> SearchResult {
    /// Most positions of real games need no more.
    const USUAL: usize = 1_500;
    let any = usize::MAX;
    let direct =
        Plan { guides: &[Guide::Hunt], ply_cost: 4, limit: limit.min(USUAL), shorter_than: any };
    let found = run(start, winner, &direct);
    if found.line.is_some() || limit <= found.nodes {
        return found;
    }
    let rest = limit - found.nodes;
    let broad = Plan { guides: &Guide::ALL, ply_cost: 1, limit: rest, shorter_than: any };
    let broad = run(start, winner, &broad);
    SearchResult { line: broad.line, nodes: found.nodes + broad.nodes }
}

/// Looks for fewer moves to mate than a line has: the moves, and how many positions were looked
/// at.
pub(super) fn shorten(start: &Chess, winner: Color, line: Vec<Move>) -> (Vec<Move>, usize) {
    /// Positions for each ply of the line.
    const SHARE: usize = 400;
    /// Positions for the question whether a handful of moves is enough, whatever the line.
    const FEW: usize = 250_000;
    let (few, mut nodes) = fewest::fewest(start, winner, line.len(), FEW);
    if let Some(few) = few {
        return (few, nodes);
    }
    let mut best = line;
    // The dearer a ply, the shorter the line and the more positions.
    for ply_cost in [16, 32, 64] {
        let plan = Plan {
            guides: &[Guide::Hunt, Guide::Hem],
            ply_cost,
            limit: best.len() * SHARE,
            shorter_than: best.len(),
        };
        let found = run(start, winner, &plan);
        nodes += found.nodes;
        best = found.line.unwrap_or(best);
    }
    let limit = best.len() * SHARE;
    let mut line = MateLine::new(start, winner, best);
    nodes += line.bridge(limit);
    (line.into_moves(), nodes)
}

fn run(start: &Chess, winner: Color, plan: &Plan) -> SearchResult {
    if start.is_checkmate() {
        return SearchResult { line: (start.turn() != winner).then(Vec::new), nodes: 1 };
    }
    let mut tree = Tree::new(start);
    let mut novelty = Novelty::default();
    let mut queues: Vec<(Guide, Queue)> =
        plan.guides.iter().map(|guide| (*guide, Queue::new(0))).collect();
    loop {
        // The guide whose turn it is has had the fewest positions.
        let turn = queues.iter_mut().min_by_key(|(_, queue)| queue.work);
        let Some((_, queue)) = turn else { break };
        let Some(index) = queue.pop() else { break };
        let Some((chess, depth)) = tree.open(index) else { continue };
        let depth = depth + 1;
        // The next ply but one could mate at the earliest where it is the helper's turn.
        let earliest = depth + usize::from(chess.turn() != winner);
        if earliest >= plan.shorter_than {
            continue;
        }
        let moves = chess.legal_moves();
        queue.work += moves.len();
        for m in moves {
            let mut next = chess.clone();
            next.play_unchecked(m);
            // Behind it no mate by the winner: nothing there need be looked at.
            let lost =
                (m.is_capture() || m.is_promotion()) && next.has_insufficient_material(winner);
            if lost {
                continue;
            }
            let Some(child) = tree.add(index, m, &next) else { continue };
            if next.turn() != winner && next.is_checkmate() {
                return SearchResult { line: Some(tree.path(child)), nodes: tree.len() };
            }
            if tree.len() >= plan.limit {
                return SearchResult { line: None, nodes: tree.len() };
            }
            let place = SearchNode {
                chess: &next,
                depth: u32::try_from(depth).unwrap_or(u32::MAX),
                ply_cost: plan.ply_cost,
                is_new: plan.guides.contains(&Guide::Novelty) && novelty.is_new(&next, m),
            };
            for (guide, queue) in &mut queues {
                queue.push(guide.guess(&place, winner), child);
            }
        }
    }
    SearchResult { line: None, nodes: tree.len() }
}
