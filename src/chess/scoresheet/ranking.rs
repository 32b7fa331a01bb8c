//! The games of a lattice, the likeliest first: ways from the ends back to the start, each series
//! of moves once.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use crate::board::position::Move;
use crate::scoresheet::align::EntryFit;
use crate::scoresheet::cost::Cost;
use crate::scoresheet::lattice::{Edge, Lattice};
use crate::side::BySide;

/// One half-move of a game that was found.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pace {
    pub(super) played: Move,
    /// What it costs whatever was written.
    pub(super) prior: Cost,
    pub(super) stands: BySide<EntryFit>,
    pub(super) reads: BySide<Option<u16>>,
}

/// A game that was found.
#[derive(Debug, Clone)]
pub(super) struct RankedGame {
    pub(super) paces: Vec<Pace>,
    pub(super) cost: Cost,
    /// How much more than this one any game must cost at least that the search dropped.
    pub(super) slack: Cost,
}

/// How many half-made ways are looked at before the list is taken as it is.
const LOOKS: usize = 60_000;

/// A way from an end back to some state: the cost of the whole at its best, and a link into the
/// list of paces.
/// The least lead over what was dropped comes last.
type RankedPath = Reverse<(Cost, usize, u32, usize, Cost)>;

/// The games in the order of their costs, at most so many, none more than `margin` behind the
/// first.
pub(super) fn rank(lattice: &Lattice, most: usize, margin: Cost) -> Vec<RankedGame> {
    // Each pace with the number of the one that follows it.
    let mut tails: Vec<Option<(Pace, usize)>> = vec![None];
    let mut heap: BinaryHeap<RankedPath> = lattice
        .ends
        .iter()
        .map(|end| Reverse((end.cost, end.ply, end.state, 0, Cost::NEVER)))
        .collect();
    let mut ranked: Vec<RankedGame> = Vec::new();
    let mut seen: BTreeSet<Vec<u32>> = BTreeSet::new();
    for _ in 0..LOOKS {
        let Some(Reverse((cost, ply, state, tail, slack))) = heap.pop() else { break };
        if ranked.first().is_some_and(|best| cost.less(best.cost) > margin) {
            break;
        }
        let Some(at) = lattice.layers.get(ply).and_then(|layer| layer.get(state as usize)) else {
            continue;
        };
        if ply == 0 {
            let paces = unwind(&tails, tail);
            if seen.insert(paces.iter().map(|pace| code(pace.played)).collect()) {
                ranked.push(RankedGame { paces, cost, slack });
                if ranked.len() >= most {
                    break;
                }
            }
            continue;
        }
        let slack = slack.min(lead(lattice, ply, at.hope));
        let Some(before) = lattice.layers.get(ply - 1) else { continue };
        for way in &at.ways {
            let Some(from) = before.get(way.from as usize) else { continue };
            let Edge { cost: step, .. } = *way;
            let whole = cost.less(at.cost) + from.cost + step;
            let pace =
                Pace { played: way.played, prior: way.prior, stands: way.stands, reads: way.reads };
            tails.push(Some((pace, tail)));
            heap.push(Reverse((whole, ply - 1, way.from, tails.len() - 1, slack)));
        }
    }
    ranked
}

/// By how much a state leads what was dropped in its layer.
fn lead(lattice: &Lattice, ply: usize, hope: Cost) -> Cost {
    let dropped = ply.checked_sub(1).and_then(|ply| lattice.dropped.get(ply));
    dropped.map_or(Cost::NEVER, |dropped| dropped.less(hope))
}

fn unwind(tails: &[Option<(Pace, usize)>], mut tail: usize) -> Vec<Pace> {
    let mut paces = Vec::new();
    while let Some(Some((pace, next))) = tails.get(tail) {
        paces.push(*pace);
        tail = *next;
    }
    paces
}

/// A number for a move, different for different moves of one position.
pub(super) fn code(m: Move) -> u32 {
    let promotion = m.promotion().map_or(0, |kind| kind as u32 + 1);
    let squares = m.from().index() * 64 + m.to().index();
    u32::try_from(squares).unwrap_or_default() * 8 + promotion
}
