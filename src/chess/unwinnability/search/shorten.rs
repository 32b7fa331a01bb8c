//! Bridges: parts of a line to mate replaced by fewer moves between the same positions, or by a
//! mate on the way.

use std::collections::{BTreeMap, VecDeque};

use shakmaty::{Chess, Color, Move, Position as _};

use crate::unwinnability::proof::state::State;
use crate::unwinnability::search::tree::Tree;

/// A line to mate.
pub(super) struct MateLine<'a> {
    start: &'a Chess,
    winner: Color,
    moves: Vec<Move>,
}

/// Fewer moves from one ply of a line to a later one.
struct Bridge {
    to: usize,
    moves: Vec<Move>,
}

impl<'a> MateLine<'a> {
    pub(super) const fn new(start: &'a Chess, winner: Color, moves: Vec<Move>) -> Self {
        Self { start, winner, moves }
    }

    pub(super) fn into_moves(self) -> Vec<Move> {
        self.moves
    }

    /// Builds bridges from every ply until none is left to be found or so many positions were
    /// looked at; gives their number.
    pub(super) fn bridge(&mut self, limit: usize) -> usize {
        /// Positions of one attempt at first; each round doubles them.
        const FIRST: usize = 250;
        let mut nodes = 0;
        let mut share = FIRST;
        while nodes < limit && self.moves.len() > 1 {
            let mut at = 0;
            let mut changed = false;
            while at + 1 < self.moves.len() && nodes < limit {
                let (bridge, work) = self.bridge_from(at, share.min(limit - nodes));
                nodes += work;
                if let Some(Bridge { to, moves }) = bridge {
                    self.moves.splice(at..to, moves);
                    changed = true;
                }
                at += 1;
            }
            // A round that costs nothing any more has seen all there is.
            if !changed && share > limit {
                break;
            }
            share *= 2;
        }
        nodes
    }

    /// The bridge from a ply that saves most, and how many positions were looked at.
    fn bridge_from(&self, from: usize, limit: usize) -> (Option<Bridge>, usize) {
        // By the states themselves: what is spliced in must be legal.
        let mut later = BTreeMap::new();
        let mut chess = self.start.clone();
        let mut origin = chess.clone();
        for (ply, m) in self.moves.iter().enumerate() {
            if ply == from {
                origin = chess.clone();
            }
            chess.play_unchecked(*m);
            if ply >= from {
                later.insert(State::of(&chess), ply + 1);
            }
        }
        let mut tree = Tree::new(&origin);
        let mut open = VecDeque::from([0]);
        let mut best: Option<(usize, Bridge)> = None;
        while let Some(index) = open.pop_front() {
            let Some((chess, depth)) = tree.open(index) else { continue };
            let saved = best.as_ref().map_or(0, |(saved, _)| *saved);
            if from + depth + 1 + saved >= self.moves.len() {
                break;
            }
            for m in chess.legal_moves() {
                let mut next = chess.clone();
                next.play_unchecked(m);
                let Some(child) = tree.add(index, m, &next) else { continue };
                let to = if next.turn() != self.winner && next.is_checkmate() {
                    Some(self.moves.len())
                } else {
                    later.get(&State::of(&next)).copied()
                };
                let gain = to.map_or(0, |to| to.saturating_sub(from + depth + 1));
                if let Some(to) = to
                    && gain > best.as_ref().map_or(0, |(saved, _)| *saved)
                {
                    best = Some((gain, Bridge { to, moves: tree.path(child) }));
                }
                if tree.len() >= limit {
                    return (best.map(|(_, bridge)| bridge), tree.len());
                }
                open.push_back(child);
            }
        }
        (best.map(|(_, bridge)| bridge), tree.len())
    }
}
