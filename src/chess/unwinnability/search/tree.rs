//! What a search has seen: its positions with the ways to them, the queues of those that are still
//! to be opened, and what is new in a position.

use std::collections::VecDeque;

use shakmaty::{CastlingMode, Chess, Color, Move, Position as _, Role};

use crate::unwinnability::proof::state::State;

/// Positions, each with the move that first led to it.
pub(super) struct Tree {
    nodes: Vec<Node>,
    seen: DigestSet,
    mode: CastlingMode,
}

struct Node {
    /// Until the position is opened.
    state: Option<State>,
    parent: u32,
    depth: u32,
    /// None at the root.
    by: Option<Move>,
}

impl Tree {
    pub(super) fn new(root: &Chess) -> Self {
        let state = State::of(root);
        let mut seen = DigestSet::default();
        seen.insert(digest(&state.0));
        let root_node = Node { state: Some(state), parent: 0, depth: 0, by: None };
        Self { nodes: vec![root_node], seen, mode: root.castles().mode() }
    }

    pub(super) const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The position and its depth in plies, the first time that it is asked for.
    pub(super) fn open(&mut self, index: u32) -> Option<(Chess, usize)> {
        let node = self.nodes.get_mut(usize::try_from(index).ok()?)?;
        let chess = node.state.take()?.chess(self.mode)?;
        Some((chess, usize::try_from(node.depth).ok()?))
    }

    /// Puts in a position that a move led to; nothing if it was there.
    pub(super) fn add(&mut self, parent: u32, by: Move, chess: &Chess) -> Option<u32> {
        let state = State::of(chess);
        if !self.seen.insert(digest(&state.0)) {
            return None;
        }
        let depth = self.nodes.get(usize::try_from(parent).ok()?)?.depth + 1;
        let index = u32::try_from(self.nodes.len()).ok()?;
        self.nodes.push(Node { state: Some(state), parent, depth, by: Some(by) });
        Some(index)
    }

    /// The moves from the root to a position.
    pub(super) fn path(&self, index: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = index;
        while let Some(node) = usize::try_from(at).ok().and_then(|at| self.nodes.get(at)) {
            let Some(by) = node.by else { break };
            moves.push(by);
            at = node.parent;
        }
        moves.reverse();
        moves
    }
}

/// Positions to be opened, smallest key first, the older one of equals.
pub(super) struct Queue {
    buckets: Vec<VecDeque<u32>>,
    lowest: usize,
    /// The positions that were looked at for it.
    pub(super) work: usize,
}

impl Queue {
    pub(super) fn new(root: u32) -> Self {
        Self { buckets: vec![VecDeque::from([root])], lowest: 0, work: 0 }
    }

    pub(super) fn push(&mut self, key: u32, index: u32) {
        /// Beyond it all are equally bad.
        const HIGHEST: usize = 4_095;
        let key = usize::try_from(key).unwrap_or(HIGHEST).min(HIGHEST);
        if self.buckets.len() <= key {
            self.buckets.resize_with(key + 1, VecDeque::new);
        }
        if let Some(bucket) = self.buckets.get_mut(key) {
            bucket.push_back(index);
            self.lowest = self.lowest.min(key);
        }
    }

    pub(super) fn pop(&mut self) -> Option<u32> {
        while let Some(bucket) = self.buckets.get_mut(self.lowest) {
            if let Some(index) = bucket.pop_front() {
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }
}

/// Which piece has stood where under which pawns and with which other material. What is new there
/// is worth a look, however bad it seems.
#[derive(Default)]
pub(super) struct Novelty(DigestSet);

impl Novelty {
    /// Whether the position that the move led to shows something new.
    pub(super) fn is_new(&mut self, chess: &Chess, by: Move) -> bool {
        let board = chess.board();
        let counts = Role::ALL.into_iter().flat_map(|role| {
            Color::ALL.map(|color| (board.by_role(role) & board.by_color(color)).count())
        });
        let counts = counts.fold(0_u64, |all, count| all << 4 | u64::try_from(count).unwrap_or(15));
        let pawns = Color::ALL.map(|color| (board.pawns() & board.by_color(color)).0);
        let frame = mix(mix(counts, pawns.into_iter().next().unwrap_or(0)), board.pawns().0);
        let mut new = false;
        // Only a new frame can show more than the man that moved.
        let changed = by.is_capture() || by.is_castle() || by.role() == Role::Pawn;
        let squares = if changed { board.occupied() } else { by.to().into() };
        for square in squares {
            if let Some(man) = board.piece_at(square) {
                let what = (u64::from(square) << 8) | (u64::from(man.role) << 1);
                new |= self.0.insert(mix(frame, what | u64::from(man.color == Color::White)));
            }
        }
        new
    }
}

/// A set of digests: a table with open addressing. Two positions with one digest would only make
/// the search blind for one of them.
#[derive(Default)]
struct DigestSet {
    /// A power of two in length; 0 marks a free place.
    table: Vec<u64>,
    count: usize,
}

impl DigestSet {
    /// False if it was there.
    fn insert(&mut self, digest: u64) -> bool {
        if self.count * 3 >= self.table.len() * 2 {
            let mut larger = vec![0; (self.table.len() * 2).max(512)];
            for &old in self.table.iter().filter(|old| **old != 0) {
                place(&mut larger, old);
            }
            self.table = larger;
        }
        let fresh = place(&mut self.table, digest | 1);
        self.count += usize::from(fresh);
        fresh
    }
}

fn place(table: &mut [u64], digest: u64) -> bool {
    let mask = table.len() - 1;
    let mut index = usize::try_from(digest >> 20).unwrap_or(0) & mask;
    while let Some(found) = table.get_mut(index) {
        if *found == digest {
            return false;
        }
        if *found == 0 {
            *found = digest;
            return true;
        }
        index = (index + 1) & mask;
    }
    // The mask keeps the index inside, and the table is never full.
    false
}

/// A digest of planes of bits.
fn digest(planes: &[u64; 4]) -> u64 {
    planes.iter().fold(0, |digest, plane| mix(digest, *plane))
}

const fn mix(digest: u64, word: u64) -> u64 {
    let mixed = (digest ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 29)
}
