//! The games of a lattice, the likeliest first: ways from the ends back to the start, each series
//! of moves once.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use crate::core::board::position::Move;
use crate::core::scoresheet::align::Slip;
use crate::core::scoresheet::cost::Cost;
use crate::core::scoresheet::lattice::Lattice;
use crate::core::side::BySide;

/// One half-move of a game that was found.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pace {
    pub(super) played: Move,
    pub(super) cost: Cost,
    pub(super) slips: BySide<Slip>,
    pub(super) reads: BySide<Option<u16>>,
}

/// A game that was found.
#[derive(Debug, Clone)]
pub(super) struct Ranked {
    pub(super) paces: Vec<Pace>,
    pub(super) cost: Cost,
}

/// How many half-made ways are looked at before the list is taken as it is.
const LOOKS: usize = 60_000;

/// A way from an end back to some state: the cost of the whole at its best, and a link into the
/// list of paces.
type Way = Reverse<(Cost, usize, u32, usize)>;

/// The games in the order of their costs, at most so many, none more than `margin` behind the
/// first.
pub(super) fn rank(lattice: &Lattice, most: usize, margin: Cost) -> Vec<Ranked> {
    // (pace, what follows it)
    let mut tails: Vec<Option<(Pace, usize)>> = vec![None];
    let mut heap: BinaryHeap<Way> =
        lattice.ends.iter().map(|end| Reverse((end.cost, end.ply, end.state, 0))).collect();
    let mut ranked: Vec<Ranked> = Vec::new();
    let mut seen: BTreeSet<Vec<u32>> = BTreeSet::new();
    for _ in 0..LOOKS {
        let Some(Reverse((cost, ply, state, tail))) = heap.pop() else { break };
        if ranked.first().is_some_and(|best| cost.less(best.cost) > margin) {
            break;
        }
        let Some(at) = lattice.layers.get(ply).and_then(|layer| layer.get(state as usize)) else {
            continue;
        };
        if ply == 0 {
            let paces = unwind(&tails, tail);
            if seen.insert(paces.iter().map(|pace| code(pace.played)).collect()) {
                ranked.push(Ranked { paces, cost });
                if ranked.len() >= most {
                    break;
                }
            }
            continue;
        }
        let Some(before) = lattice.layers.get(ply - 1) else { continue };
        for way in &at.ways {
            let Some(from) = before.get(way.from as usize) else { continue };
            let Edge { cost: step, .. } = *way;
            let whole = cost.less(at.cost) + from.cost + step;
            let pace = Pace { played: way.played, cost: step, slips: way.slips, reads: way.reads };
            tails.push(Some((pace, tail)));
            heap.push(Reverse((whole, ply - 1, way.from, tails.len() - 1)));
        }
    }
    ranked
}

use crate::core::scoresheet::lattice::Edge;

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
