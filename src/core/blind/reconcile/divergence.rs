//! How a board came to diverge from a record: the plies that were executed wrongly, left out,
//! executed twice or in the wrong order, and the pieces that were shifted without a move, after
//! which the rest of the record leads to what stands on the board. One such cause is looked for,
//! then two and three that have nothing to do with each other; more are told square by square.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::blind::reconcile::hand::{Squares, concerned, executed, only};
use crate::blind::reconcile::squares::pair;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// One thing that went wrong on a board. Plies are counted from 1: the first half-move is ply 1.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(tag = "cause", rename_all = "kebab-case")]
#[message(prefix = "reconcile")]
pub enum Cause {
    /// The move was left out.
    Omitted {
        /// The half-move that was left out, counted from 1.
        #[message(name = "move", with = Ply::recorded)]
        ply: Ply,
    },
    /// Another move was executed.
    Otherwise {
        /// The half-move in whose place another was executed, counted from 1.
        #[message(name = "move", with = Ply::recorded)]
        ply: Ply,
        /// From where the piece was taken.
        from: Square,
        /// Where it was put.
        to: Square,
        /// What the pawn became.
        promotion: Option<Kind>,
    },
    /// In castling the rook was left where it stood.
    RookLeft {
        /// The half-move of the castling, counted from 1.
        #[message(name = "move", with = Ply::recorded)]
        ply: Ply,
    },
    /// The pawn captured en passant was not removed.
    PawnLeft {
        /// The half-move of the capture, counted from 1.
        #[message(name = "move", with = Ply::recorded)]
        ply: Ply,
    },
    /// The move was executed twice: the piece went the same way once more.
    Doubled {
        /// The half-move that was executed twice, counted from 1.
        #[message(name = "move", with = Ply::recorded)]
        ply: Ply,
    },
    /// Two moves were executed in the wrong order.
    Transposed {
        /// The one that was executed too late.
        #[message(name = "move", with = Ply::recorded)]
        first: Ply,
        /// The one that was executed too early.
        #[message(name = "other", with = Ply::recorded)]
        second: Ply,
    },
    /// A piece stands elsewhere, without a move that explains it.
    Displaced {
        /// What piece.
        piece: Piece,
        /// Where it should stand.
        from: Square,
        /// Where it stands.
        to: Square,
        /// After which ply at the earliest.
        #[message(skip)]
        since: Ply,
    },
    /// A piece is missing.
    Missing {
        /// What piece.
        piece: Piece,
        /// Where it should stand.
        square: Square,
        /// After which ply at the earliest.
        #[message(skip)]
        since: Ply,
    },
    /// A piece stands there that should not.
    Extra {
        /// What piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
        /// After which ply at the earliest.
        #[message(skip)]
        since: Ply,
    },
}

impl Cause {
    /// The ply with which the board diverges, at the earliest; 0 for the start position.
    #[must_use]
    pub const fn ply(&self) -> Ply {
        match self {
            Self::Omitted { ply }
            | Self::Otherwise { ply, .. }
            | Self::RookLeft { ply }
            | Self::PawnLeft { ply }
            | Self::Doubled { ply }
            | Self::Transposed { first: ply, .. }
            | Self::Displaced { since: ply, .. }
            | Self::Missing { since: ply, .. }
            | Self::Extra { since: ply, .. } => *ply,
        }
    }

    /// The plies whose execution it is about.
    #[must_use]
    pub fn plies(&self) -> Vec<Ply> {
        match self {
            Self::Transposed { first, second } => vec![*first, *second],
            other => vec![other.ply()],
        }
    }

    /// How far one must go to assume it: the greater the less likely.
    const fn weight(&self) -> u8 {
        match self {
            Self::Otherwise { .. }
            | Self::Omitted { .. }
            | Self::RookLeft { .. }
            | Self::PawnLeft { .. } => 10,
            Self::Transposed { .. } | Self::Doubled { .. } => 14,
            Self::Displaced { .. } => 16,
            Self::Missing { .. } | Self::Extra { .. } => 18,
        }
    }
}

/// So many causes are told as what was done with the moves.
pub const CAUSES: usize = 3;

/// How a board diverges from a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Divergence {
    /// What may have happened, the likeliest alone or several that are equally likely, each with
    /// its causes in the order of the game. More than [`CAUSES`] are told square by square.
    pub explanations: Vec<Vec<Cause>>,
    /// The ply with which the board diverges, at the earliest.
    pub since: Ply,
}

impl Divergence {
    /// The last ply of the record that was not executed on the board yet, if that is all.
    #[must_use]
    pub fn is_behind(&self, record: Ply) -> bool {
        self.explanations == [vec![Cause::Omitted { ply: record }]]
    }
}

/// A record from the start, with the position before each move and after the last.
#[derive(Debug, Clone)]
pub struct Line {
    positions: Vec<(Position, Placement)>,
    moves: Vec<Move>,
    concerned: Vec<Squares>,
}

impl Line {
    /// The line of legal moves from a position; it ends before the first that is not legal.
    #[must_use]
    pub fn of(start: &Position, moves: &[Move]) -> Self {
        let mut line = Self {
            positions: vec![(start.clone(), start.placement())],
            moves: Vec::new(),
            concerned: Vec::new(),
        };
        let mut position = start.clone();
        for m in moves {
            if !position.play(*m) {
                break;
            }
            line.positions.push((position.clone(), position.placement()));
            line.moves.push(*m);
            line.concerned.push(concerned(*m));
        }
        line
    }

    /// The line of moves that were written down so, as far as they are legal.
    #[must_use]
    pub fn of_uci(start: &Position, moves: &[Uci]) -> Self {
        let mut position = start.clone();
        let read = |uci: &Uci| {
            let m = position.read_uci(uci).ok()?;
            position.play(m);
            Some(m)
        };
        let moves: Vec<Move> = moves.iter().map_while(read).collect();
        Self::of(start, &moves)
    }

    /// Its moves as they are written down.
    #[must_use]
    pub fn uci(&self) -> Vec<Uci> {
        self.positions.iter().zip(&self.moves).map(|((before, _), m)| before.uci(*m)).collect()
    }

    /// Its moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many half-moves it has.
    #[must_use]
    pub fn ply(&self) -> Ply {
        number(self.moves.len())
    }

    /// The position after so many half-moves, or at its end.
    #[must_use]
    pub fn position(&self, ply: Ply) -> Option<&Position> {
        let at = self.positions.get(usize::from(ply.0)).or_else(|| self.positions.last());
        at.map(|(position, _)| position)
    }

    /// What stands on the board at its end.
    #[must_use]
    pub fn placement(&self) -> Placement {
        self.positions.last().map_or(Placement::EMPTY, |(_, placement)| *placement)
    }

    fn before(&self, ply: usize) -> Option<&(Position, Placement)> {
        self.positions.get(ply)
    }

    /// The board at the end when the rest of the line is executed on it by hand, after so many
    /// half-moves; only where it still differs, and nobody would have noticed.
    fn carried(&self, mut board: Placement, from: usize) -> Option<Difference> {
        let mut off = self.off(&board, from)?;
        for (ply, (m, concerned)) in self.moves.iter().zip(&self.concerned).enumerate().skip(from) {
            if off.squares & concerned == 0 {
                continue;
            }
            let (position, here) = self.before(ply)?;
            board = off.on(*here);
            board = executed(&board, position.turn(), *m)?;
            off = self.off(&board, ply + 1)?;
        }
        Some(off)
    }

    /// Where a board differs from the line after so many half-moves; nothing if nowhere.
    fn off(&self, board: &Placement, ply: usize) -> Option<Difference> {
        let (_, right) = self.before(ply)?;
        Difference::between(right, board)
    }

    /// After which ply a square was last changed by the line.
    fn last_change(&self, square: Square) -> Ply {
        let now = self.placement().get(square);
        let same = self.positions.iter().rev().take_while(|(_, p)| p.get(square) == now).count();
        number(self.positions.len().saturating_sub(same))
    }
}

fn number(plies: usize) -> Ply {
    Ply(u16::try_from(plies).unwrap_or(u16::MAX))
}

/// The squares on which a board is not as it should be, with what stands there.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Difference {
    squares: Squares,
    stands: Vec<(Square, Option<Piece>)>,
}

impl Difference {
    /// Between what should be and what is; nothing when it is the same.
    fn between(right: &Placement, board: &Placement) -> Option<Self> {
        let stands: Vec<(Square, Option<Piece>)> =
            right.differences(board).map(|(square, _, there)| (square, there)).collect();
        let squares = stands.iter().fold(0, |all, (square, _)| all | only(*square));
        (squares != 0).then_some(Self { squares, stands })
    }

    /// The board that differs so.
    fn on(&self, mut right: Placement) -> Placement {
        for (square, there) in &self.stands {
            right.set(*square, *there);
        }
        right
    }

    /// Whether it is part of another.
    fn is_part_of(&self, whole: &Self) -> bool {
        self.squares & !whole.squares == 0
            && self.stands.iter().all(|stands| whole.stands.contains(stands))
    }
}

/// How a board diverges from a line; nothing when it shows the line's end.
#[must_use]
pub fn divergence(line: &Line, board: &Placement) -> Option<Divergence> {
    let whole = Difference::between(&line.placement(), board)?;
    let mut parts = of_moves(line, &whole);
    parts.extend(of_pieces(line, board));
    let found = (1..=CAUSES)
        .map(|count| covers(&parts, whole.squares, count))
        .find(|found| !found.is_empty())
        .unwrap_or_default();
    let least = found.iter().map(|(weight, _)| *weight).min();
    let mut explanations: Vec<Vec<Cause>> = found
        .into_iter()
        .filter(|(weight, _)| Some(*weight) == least)
        .map(|(_, causes)| causes)
        .collect();
    if explanations.is_empty() {
        explanations.push(of_pieces(line, board).into_iter().map(|(cause, _)| cause).collect());
    }
    for causes in &mut explanations {
        causes.sort_unstable_by_key(|cause| (cause.ply(), *cause));
    }
    explanations.sort_unstable();
    explanations.dedup();
    let since = explanations.iter().flatten().map(Cause::ply).min().unwrap_or_default();
    Some(Divergence { explanations, since })
}

/// So many causes that together make the whole and do not meet on a square.
fn covers(parts: &[(Cause, Difference)], whole: Squares, count: usize) -> Vec<(u8, Vec<Cause>)> {
    let Some(fewer) = count.checked_sub(1) else {
        return if whole == 0 { vec![(0, Vec::new())] } else { Vec::new() };
    };
    // One of them has to explain the first square.
    let first = whole & whole.wrapping_neg();
    let mut found = Vec::new();
    for (cause, part) in parts {
        if part.squares & first == 0 || part.squares & !whole != 0 {
            continue;
        }
        for (weight, mut causes) in covers(parts, whole & !part.squares, fewer) {
            causes.push(*cause);
            found.push((weight + cause.weight(), causes));
        }
    }
    found
}

/// Everything that can have gone wrong with one move and leads to a part of the difference.
fn of_moves(line: &Line, whole: &Difference) -> Vec<(Cause, Difference)> {
    let mut found = Vec::new();
    let mut add = |cause: Cause, board: Placement, after: usize| {
        if let Some(difference) = line.carried(board, after)
            && difference.is_part_of(whole)
        {
            found.push((cause, difference));
        }
    };
    for (nth, m) in line.moves.iter().enumerate() {
        let Some((position, before)) = line.before(nth) else { continue };
        let (ply, mover) = (number(nth + 1), position.turn());
        add(Cause::Omitted { ply }, *before, nth + 1);
        for other in position.legal_moves() {
            if other == *m {
                continue;
            }
            if let Some(board) = executed(before, mover, other) {
                let (from, to, promotion) = (other.from(), other.to(), other.promotion());
                add(Cause::Otherwise { ply, from, to, promotion }, board, nth + 1);
            }
        }
        for (cause, board) in half_done(*m, mover, ply, before) {
            add(cause, board, nth + 1);
        }
        for late in [1, 2] {
            if let Some(board) = transposed(line, nth, nth + late) {
                let second = number(nth + late + 1);
                add(Cause::Transposed { first: ply, second }, board, nth + late + 1);
            }
        }
    }
    found
}

/// The move executed by half, or twice.
fn half_done(m: Move, mover: Side, ply: Ply, before: &Placement) -> Vec<(Cause, Placement)> {
    let Some(after) = executed(before, mover, m) else { return Vec::new() };
    let mut found = Vec::new();
    if let Some((from, to)) = m.castling_rook() {
        let mut board = after;
        // The king may stand on the rook's square: in Chess960 only.
        if to != m.from() && board.get(from).is_none() {
            board.set(to, None);
            board.set(from, Some(Piece::new(mover, Kind::Rook)));
            found.push((Cause::RookLeft { ply }, board));
        }
    } else if let Some(board) = once_more(m, mover, &after) {
        found.push((Cause::Doubled { ply }, board));
    }
    if let (true, Some((kind, square))) = (m.is_en_passant(), m.capture()) {
        let mut board = after;
        board.set(square, Some(Piece::new(mover.other(), kind)));
        found.push((Cause::PawnLeft { ply }, board));
    }
    found
}

/// The piece goes the same way again.
fn once_more(m: Move, mover: Side, after: &Placement) -> Option<Placement> {
    let way = |from: u8, to: u8| i8::try_from(to).ok()?.checked_sub(i8::try_from(from).ok()?);
    let files = way(m.from().file(), m.to().file())?;
    let ranks = way(m.from().rank(), m.to().rank())?;
    let to = m.to().offset(files, ranks)?;
    let piece = after.get(m.to())?;
    if after.get(to).is_some_and(|there| there.side == mover || there.kind == Kind::King) {
        return None;
    }
    let mut board = *after;
    board.set(m.to(), None);
    board.set(to, Some(piece));
    Some(board)
}

/// The board when one move of the line is executed too late and another too early.
fn transposed(line: &Line, first: usize, second: usize) -> Option<Placement> {
    let (_, start) = line.before(first)?;
    let mut order: Vec<usize> = (first..=second).collect();
    order.swap(0, second - first);
    order.into_iter().try_fold(*start, |board, nth| {
        let mover = line.before(nth)?.0.turn();
        executed(&board, mover, *line.moves.get(nth)?)
    })
}

/// The difference piece by piece.
fn of_pieces(line: &Line, board: &Placement) -> Vec<(Cause, Difference)> {
    let right = line.placement();
    let pairing = pair(&right, board);
    let part = |changes: &[(Square, Option<Piece>)]| {
        let mut wrong = right;
        for (square, there) in changes {
            wrong.set(*square, *there);
        }
        Difference::between(&right, &wrong)
    };
    let displaced = pairing.moved.iter().map(|(piece, from, to)| {
        let since = line.last_change(*from).max(line.last_change(*to));
        let cause = Cause::Displaced { piece: *piece, from: *from, to: *to, since };
        (cause, part(&[(*from, board.get(*from)), (*to, Some(*piece))]))
    });
    let missing = pairing.first.iter().filter(|(_, square)| board.get(*square).is_none());
    let missing = missing.map(|(piece, square)| {
        let since = line.last_change(*square);
        (Cause::Missing { piece: *piece, square: *square, since }, part(&[(*square, None)]))
    });
    let extra = pairing.second.iter().map(|(piece, square)| {
        let since = line.last_change(*square);
        let cause = Cause::Extra { piece: *piece, square: *square, since };
        (cause, part(&[(*square, Some(*piece))]))
    });
    displaced.chain(missing).chain(extra).filter_map(|(cause, part)| Some((cause, part?))).collect()
}
