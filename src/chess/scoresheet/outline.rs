//! The two sheets laid beside each other without a board: how cells of the one can pair with cells
//! of the other, and what the rest of both must cost from each pairing on, whatever was played.
//! The search of `lattice` goes by it; it never promises more than chess allows.

use crate::scoresheet::align::{SheetProgress, Step, Track};
use crate::scoresheet::cost::Cost;
use crate::side::{BySide, Side};

/// How far behind the best of its half-move a pairing may be and still be followed.
const MARGIN: Cost = Cost(4500);

/// What pairing the cells so far leaves to pay.
pub(super) type Pairing = BySide<SheetProgress>;

/// The least cost of the rest, for every pairing worth following after each half-move.
#[derive(Debug, Default)]
pub(super) struct Outline {
    layers: Vec<Vec<(Pairing, Cost)>>,
}

impl Outline {
    /// Lays two sheets beside each other. `plies` is the number of half-moves where it is known,
    /// else the greatest thought of.
    pub(super) fn of(tracks: &BySide<Track>, first: Side, plies: u32, known: GameLength) -> Self {
        let mut forward: Vec<Vec<(Pairing, Cost)>> = vec![vec![(begin(tracks), Cost::ZERO)]];
        let mut ways: Vec<Vec<OutlineEdge>> = Vec::new();
        for ply in 0..plies {
            let mover = mover(first, ply);
            let Some(layer) = forward.last() else { break };
            let (next, edges) = advance(tracks, layer, mover);
            forward.push(next);
            ways.push(edges);
        }
        let mut outline = Self::default();
        let mut after: Vec<(Pairing, Cost)> = Vec::new();
        for (ply, layer) in forward.iter().enumerate().rev() {
            let mut rest: Vec<(Pairing, Cost)> = layer
                .iter()
                .map(|(pairing, _)| {
                    let over = known == GameLength::Open || ply == plies as usize;
                    (*pairing, if over { end(tracks, pairing) } else { Cost::NEVER })
                })
                .collect();
            for way in ways.get(ply).into_iter().flatten() {
                let Some((_, behind)) = after.get(way.to) else { continue };
                if let Some((_, cost)) = rest.get_mut(way.from) {
                    *cost = (*cost).min(way.cost + *behind);
                }
            }
            outline.layers.push(rest.clone());
            after = rest;
        }
        outline.layers.reverse();
        outline
    }

    /// The least that the rest costs after so many half-moves; `None` where nothing good can come.
    pub(super) fn rest(&self, ply: usize, pairing: &Pairing) -> Option<Cost> {
        let layer = self.layers.get(ply)?;
        let at = layer.binary_search_by_key(&key(pairing), |(other, _)| key(other)).ok()?;
        layer.get(at).map(|(_, cost)| *cost).filter(|cost| *cost < Cost::NEVER)
    }
}

/// What is known of the number of half-moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum GameLength {
    /// It is that.
    Exact,
    /// It is no more than that.
    Open,
}

/// Who makes a half-move, counted from 0, of a game that one side begins.
pub(super) const fn mover(first: Side, ply: u32) -> Side {
    if ply.is_multiple_of(2) { first } else { first.other() }
}

/// Nothing has been read yet.
pub(super) fn begin(tracks: &BySide<Track>) -> Pairing {
    BySide::new(tracks.white.begin(), tracks.black.begin())
}

struct OutlineEdge {
    from: usize,
    to: usize,
    cost: Cost,
}

fn key(pairing: &Pairing) -> (SheetProgress, SheetProgress) {
    (pairing.white, pairing.black)
}

fn end(tracks: &BySide<Track>, pairing: &Pairing) -> Cost {
    let cost: Cost =
        Side::BOTH.map(|side| tracks.of(side).end(*pairing.of(side))).into_iter().sum();
    cost.min(Cost::NEVER)
}

/// One half-move further.
fn advance(
    tracks: &BySide<Track>,
    layer: &[(Pairing, Cost)],
    mover: Side,
) -> (Vec<(Pairing, Cost)>, Vec<OutlineEdge>) {
    let mut made: Vec<(Pairing, Cost, usize, Cost)> = Vec::new();
    let mut steps: BySide<Vec<Step>> = BySide::default();
    let mut best = Cost::NEVER;
    for (from, (pairing, so_far)) in layer.iter().enumerate() {
        for side in Side::BOTH {
            tracks.of(side).steps(*pairing.of(side), mover, steps.of_mut(side));
        }
        for white in &steps.white {
            for black in &steps.black {
                let text = pair(tracks, white.reads, black.reads);
                let cost = white.cost + black.cost + text;
                let whole = *so_far + cost;
                if whole.less(best) > MARGIN {
                    continue;
                }
                best = best.min(whole);
                made.push((BySide::new(white.to, black.to), whole, from, cost));
            }
        }
    }
    made.retain(|(_, whole, _, _)| whole.less(best) <= MARGIN);
    made.sort_unstable_by_key(|(pairing, whole, _, _)| (key(pairing), *whole));
    let mut next: Vec<(Pairing, Cost)> = Vec::new();
    let mut ways = Vec::new();
    for (pairing, whole, from, cost) in made {
        if next.last().is_none_or(|(last, _)| *last != pairing) {
            next.push((pairing, whole));
        }
        ways.push(OutlineEdge { from, to: next.len() - 1, cost });
    }
    (next, ways)
}

/// The least cost of two cells for one and the same move, whatever it was.
fn pair(tracks: &BySide<Track>, white: Option<u16>, black: Option<u16>) -> Cost {
    let white = white.and_then(|cell| tracks.white.floor(cell));
    let black = black.and_then(|cell| tracks.black.floor(cell));
    match (white, black) {
        (Some(white), Some(black)) => white.with(black),
        (Some(one), None) | (None, Some(one)) => one.least,
        (None, None) => Cost::ZERO,
    }
}
