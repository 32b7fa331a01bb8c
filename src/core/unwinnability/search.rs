//! The search for a mate with the help of both players, best looking positions first, and by the
//! same walk the proof that there is none: when no position is left that was not looked at.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

use shakmaty::attacks::{attacks, king_attacks};
use shakmaty::{Bitboard, Chess, Color, Position as _, Role, Square};

use crate::core::board::position::Move;

/// Everything that decides which moves are legal, now and later; no hash, for two positions taken
/// for one would make the proof false.
type Key = [u64; 8];

fn key(chess: &Chess) -> Key {
    let board = chess.board();
    let role = |role: Role| u64::from(board.by_role(role));
    let turn = u64::from(chess.turn() == Color::White) << 8;
    let en_passant = chess.legal_ep_square().map_or(0, |square| (u64::from(square) + 1) << 16);
    // Rights to castle lie on the first and the last rank only: the bits between are free.
    let rest = u64::from(chess.castles().castling_rights()) | turn | en_passant;
    [
        u64::from(board.by_color(Color::White)),
        role(Role::Pawn),
        role(Role::Knight),
        role(Role::Bishop),
        role(Role::Rook),
        role(Role::Queen),
        role(Role::King),
        rest,
    ]
}

/// A position to be looked at: smallest guess first, the older one of equals.
struct Open {
    order: Reverse<(u32, usize)>,
    chess: Chess,
    depth: u32,
}

impl PartialEq for Open {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order
    }
}

impl Eq for Open {}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Open {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.order.cmp(&other.order)
    }
}

/// How a search ended, and how many positions it looked at.
pub(super) struct Found {
    pub(super) outcome: Outcome,
    pub(super) positions: usize,
}

/// How a search ended.
pub(super) enum Outcome {
    /// With a line to mate.
    Mate(Vec<Move>),
    /// With nothing left to look at: there is no mate.
    Exhausted,
    /// At its limit.
    Limit,
}

/// From which position each one came, and by which move; the first is the root.
type Steps = Vec<Option<(usize, shakmaty::Move)>>;

pub(super) fn search(start: &Chess, winner: Color, limit: usize) -> Found {
    let mut steps: Steps = vec![None];
    let mut seen: BTreeSet<Key> = BTreeSet::from([key(start)]);
    let mut open = BinaryHeap::new();
    if start.is_checkmate() {
        let mated = start.turn() == winner;
        let outcome = if mated { Outcome::Exhausted } else { Outcome::Mate(Vec::new()) };
        return Found { outcome, positions: 1 };
    }
    open.push(Open { order: Reverse((0, 0)), chess: start.clone(), depth: 0 });
    while let Some(Open { order: Reverse((_, index)), chess, depth }) = open.pop() {
        for m in chess.legal_moves() {
            if steps.len() >= limit {
                return Found { outcome: Outcome::Limit, positions: steps.len() };
            }
            let mut next = chess.clone();
            next.play_unchecked(m);
            // From here on no mate by the winner: nothing behind it need be looked at.
            if next.has_insufficient_material(winner) || !seen.insert(key(&next)) {
                continue;
            }
            steps.push(Some((index, m)));
            let child = steps.len() - 1;
            if next.turn() != winner && next.is_checkmate() {
                let line = line(&steps, child);
                return Found { outcome: Outcome::Mate(line), positions: steps.len() };
            }
            let order = Reverse((guess(&next, winner, depth + 1), child));
            open.push(Open { order, chess: next, depth: depth + 1 });
        }
    }
    Found { outcome: Outcome::Exhausted, positions: steps.len() }
}

fn line(steps: &Steps, last: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    let mut at = last;
    while let Some((parent, m)) = steps.get(at).copied().flatten() {
        moves.push(Move(m));
        at = parent;
    }
    moves.reverse();
    moves
}

/// How far the position looks from a mate by the winner. Any order is right; this one leads to the
/// end sooner. It likes to see the hunted side's pieces go, which leaves fewer ways to look at.
fn guess(chess: &Chess, winner: Color, depth: u32) -> u32 {
    let board = chess.board();
    let loser = !winner;
    let (Some(hunted), Some(hunter)) = (board.king_of(loser), board.king_of(winner)) else {
        return u32::MAX;
    };
    let ours = board.by_color(winner);
    let strong = ours & (board.queens() | board.rooks());
    let power = if strong.any() { 0 } else { promotion_guess(chess, winner) };
    let flights = flights(chess, hunted, loser);
    let edge = edge_distance(hunted);
    let apart = hunter.distance(hunted);
    let pieces = ours & !board.pawns() & !board.kings();
    let near = two_nearest(pieces, hunted);
    let force = count(pieces).min(3);
    let defenders = count(board.by_color(loser) & !board.pawns()) - 1;
    let check = check_guess(chess, pieces, hunted);
    power
        + flights * 5
        + check * 4
        + edge * 2
        + apart * 2
        + near
        + (3 - force) * 8
        + defenders * 10
        + count(board.by_color(loser)) * 3
        + depth / 8
}

fn count(squares: Bitboard) -> u32 {
    u32::try_from(squares.count()).unwrap_or(64)
}

fn two_nearest(pieces: Bitboard, hunted: Square) -> u32 {
    let mut distances: Vec<u32> = pieces.into_iter().map(|s| s.distance(hunted)).collect();
    distances.sort_unstable();
    distances.iter().take(2).sum()
}

/// 0 for a check, 1 if a piece could give one with its next move, 3 otherwise.
fn check_guess(chess: &Chess, pieces: Bitboard, hunted: Square) -> u32 {
    let board = chess.board();
    let occupied = board.occupied();
    let work = |square: Square| {
        let Some(piece) = board.piece_at(square) else { return 3 };
        let reach = attacks(square, piece, occupied);
        if reach.contains(hunted) {
            return 0;
        }
        let from_king = attacks(hunted, piece, occupied);
        if (reach & from_king & !board.by_color(piece.color)).any() { 1 } else { 3 }
    };
    pieces.into_iter().map(work).min().unwrap_or(3)
}

/// The work until a pawn promotes.
fn promotion_guess(chess: &Chess, winner: Color) -> u32 {
    let board = chess.board();
    let pawns = board.by_color(winner) & board.pawns();
    let way = |square: Square| {
        let last = winner.relative_rank(shakmaty::Rank::Eighth);
        let ahead: u32 = square.rank().distance(last);
        let file: Bitboard = square.file().into();
        let between = file & board.occupied();
        let blocked = between
            .into_iter()
            .filter(|other| other.rank().distance(last) < ahead)
            .map(|other| if board.role_at(other) == Some(Role::Pawn) { 12 } else { 4 })
            .sum::<u32>();
        10 + ahead * 8 + blocked
    };
    pawns.into_iter().map(way).min().unwrap_or(20)
}

/// Squares that the hunted king could go to.
fn flights(chess: &Chess, hunted: Square, loser: Color) -> u32 {
    let board = chess.board();
    let without_king = board.occupied().without(hunted);
    let free = (king_attacks(hunted) & !board.by_color(loser))
        .into_iter()
        .filter(|square| board.attacks_to(*square, !loser, without_king).is_empty());
    u32::try_from(free.count()).unwrap_or(8)
}

/// 0 in a corner, 6 in the middle.
fn edge_distance(square: Square) -> u32 {
    let to_edge = |coordinate: u32| coordinate.min(7 - coordinate);
    to_edge(u32::from(square.file())) + to_edge(u32::from(square.rank()))
}
