//! Finding the game again when reports were lost: the legal lines of a few plies that lead from
//! the accepted position to what stands on the board. Knows neither time nor clock.

use crate::recognition::evidence::{Handling, Touch};
use crate::recognition::explanation::Outlook;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// More plies than these are not looked for: too many lines would lead anywhere.
const PLIES: usize = 4;
/// So many positions are looked into at most; a few milliseconds.
const POSITIONS: usize = 1500;
/// So many lines are compared at most; with more of them none is sure.
const LINES: usize = 24;
/// A ply changes four squares at most (castling).
const SQUARES_OF_A_PLY: usize = 4;

/// The only line of the fewest plies that leads to this arrangement. Where several do, what was
/// seen of the pieces decides: the order in which they were put down, and where they were touched.
/// There is none where one of them puts a piece back to where it came from in `past`, the record
/// where the line was away: then moves may have been taken back as well.
pub(crate) fn only_line(
    from: &Position,
    seen: &Placement,
    touches: &[Touch],
    past: &[Position],
) -> Option<Vec<Move>> {
    let mut left = POSITIONS;
    for plies in 1..=PLIES {
        let mut search = Search { seen, left, line: Vec::new(), found: Vec::new() };
        search.look(from, plies);
        left = search.left;
        // Cut short, it may have missed a line; then what it found is not known to be the only one.
        if left == 0 || search.found.len() >= LINES {
            return None;
        }
        if search.found.iter().any(|line| puts_back(line, from.turn(), past)) {
            return None;
        }
        if let [only] = search.found.as_slice() {
            return Some(only.clone());
        }
        if !search.found.is_empty() {
            return best_borne_out(search.found, from.turn(), touches);
        }
    }
    None
}

/// Whether one of these moves, the first by `first`, takes a piece back to the square from which it
/// had come, by its latest move in these positions of a game.
pub(crate) fn puts_back(line: &[Move], first: Side, past: &[Position]) -> bool {
    let past: Vec<Placement> = past.iter().map(Position::placement).collect();
    let sides = [first, first.other()].into_iter().cycle();
    line.iter().zip(sides).any(|(m, side)| {
        let piece = Some(Piece::new(side, m.kind()));
        let left_from = past.windows(2).rev().find_map(|two| {
            let [before, after] = two else { return None };
            let arrives = before.get(m.from()) != piece && after.get(m.from()) == piece;
            arrives.then(|| before.get(m.to()) == piece && after.get(m.to()) != piece)
        });
        left_from == Some(true)
    })
}

/// Whether moves, however many, may lead from one arrangement to the other: no piece has come but by
/// promotion, no pawn has gone back, and none has left its file without a capture.
pub(crate) fn may_follow(from: &Placement, seen: &Placement) -> bool {
    let taken = |of: Side| of_side(from, of).checked_sub(of_side(seen, of));
    let follows = |side: Side| {
        let Some(victims) = taken(side.other()) else { return false };
        let before = pawns(from, side);
        let now = pawns(seen, side);
        let promoted: usize = Kind::ALL.into_iter().map(|kind| more(from, seen, side, kind)).sum();
        let gone = before.len().checked_sub(now.len());
        gone.is_some_and(|gone| promoted <= gone)
            && more(from, seen, side, Kind::King) == 0
            && more(seen, from, side, Kind::King) == 0
            && now.iter().all(|to| before.iter().any(|at| may_advance(side, *at, *to, victims)))
    };
    let nothing_taken = Side::BOTH.into_iter().all(|side| taken(side) == Some(0));
    Side::BOTH.into_iter().all(follows) && !(nothing_taken && has_passed(from, seen))
}

fn of_side(placement: &Placement, side: Side) -> usize {
    placement.pieces().filter(|(_, piece)| piece.side == side).count()
}

fn pawns(placement: &Placement, side: Side) -> Vec<Square> {
    let pawn = Piece::new(side, Kind::Pawn);
    placement.pieces().filter(|(_, piece)| *piece == pawn).map(|(square, _)| square).collect()
}

/// By how many pieces of a kind `seen` has more.
fn more(from: &Placement, seen: &Placement, side: Side, kind: Kind) -> usize {
    let wanted = Piece::new(side, kind);
    let count =
        |placement: &Placement| placement.pieces().filter(|(_, piece)| *piece == wanted).count();
    count(seen).saturating_sub(count(from))
}

/// Whether a pawn may come from one square to the other with so many captures at most.
fn may_advance(side: Side, from: Square, to: Square, captures: usize) -> bool {
    let ranks = match side {
        Side::White => to.rank().checked_sub(from.rank()),
        Side::Black => from.rank().checked_sub(to.rank()),
    };
    let files = to.file().abs_diff(from.file());
    ranks.is_some_and(|ranks| files <= ranks) && usize::from(files) <= captures
}

/// Whether pawns have passed each other on a file on which none had before.
fn has_passed(from: &Placement, seen: &Placement) -> bool {
    let passed = |placement: &Placement, file: u8| {
        let black = pawns(placement, Side::Black);
        let mut white = pawns(placement, Side::White).into_iter().filter(|at| at.file() == file);
        white.any(|at| black.iter().any(|b| b.file() == file && b.rank() < at.rank()))
    };
    (0..8).any(|file| passed(seen, file) && !passed(from, file))
}

struct Search<'a> {
    seen: &'a Placement,
    left: usize,
    line: Vec<Move>,
    found: Vec<Vec<Move>>,
}

impl Search<'_> {
    fn look(&mut self, position: &Position, plies: usize) {
        if self.left == 0 || self.found.len() >= LINES {
            return;
        }
        self.left -= 1;
        let outlook = Outlook::new(position.clone());
        if plies == 1 {
            if let Some(m) = outlook.one(self.seen) {
                let mut line = self.line.clone();
                line.push(m);
                self.found.push(line);
            }
            return;
        }
        let next = position.turn().other();
        for (m, after) in outlook.moves() {
            if may_reach(after, self.seen, next, plies - 1) {
                self.line.push(*m);
                self.look(&position.after(*m), plies - 1);
                self.line.pop();
            }
        }
    }
}

/// Whether so many plies, the first by `turn`, can be enough: a ply brings one piece to its place,
/// castling two.
fn may_reach(now: &Placement, seen: &Placement, turn: Side, plies: usize) -> bool {
    let mut missing = [0; 2];
    let mut squares = 0;
    for (_, _, there) in now.differences(seen) {
        squares += 1;
        for (count, side) in missing.iter_mut().zip([turn, turn.other()]) {
            // The rook beside a king that has to come as well may come with it.
            let alone =
                there.is_some_and(|piece| piece.side == side && !is_castled(piece, seen, now));
            *count += usize::from(alone);
        }
    }
    let [own, others] = missing;
    squares <= plies * SQUARES_OF_A_PLY && own <= plies.div_ceil(2) && others <= plies / 2
}

/// Whether it is a rook while its king has to move too.
fn is_castled(piece: Piece, seen: &Placement, now: &Placement) -> bool {
    let king = Piece::new(piece.side, Kind::King);
    piece.kind == Kind::Rook && now.differences(seen).any(|(_, _, there)| there == Some(king))
}

/// Of lines that lead to the same, the only one of whose moves most were seen: by the order in which
/// the pieces were put down, and by their having been touched where they came to.
fn best_borne_out(lines: Vec<Vec<Move>>, first: Side, touches: &[Touch]) -> Option<Vec<Move>> {
    let seen = |line: &Vec<Move>| {
        let arrived = arrivals(line, first);
        arrived.filter(|at| touches.iter().any(|touch| (touch.piece, touch.square) == *at)).count()
    };
    let fitting = lines.into_iter().filter(|line| is_in_order(line, first, touches));
    let mut rated: Vec<(usize, Vec<Move>)> = fitting.map(|line| (seen(&line), line)).collect();
    rated.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let runner_up = rated.get(1).map(|(count, _)| *count);
    let (count, line) = rated.into_iter().next()?;
    (Some(count) != runner_up).then_some(line)
}

/// What came to which square, move by move.
fn arrivals(line: &[Move], first: Side) -> impl Iterator<Item = (Piece, Square)> {
    let sides = [first, first.other()].into_iter().cycle();
    line.iter()
        .zip(sides)
        .map(|(m, side)| (Piece::new(side, m.promotion().unwrap_or_else(|| m.kind())), m.to()))
}

/// Whether the pieces were put down in the order of these moves, as far as it was seen.
fn is_in_order(line: &[Move], first: Side, touches: &[Touch]) -> bool {
    let put_down: Vec<usize> = arrivals(line, first)
        .filter_map(|at| {
            touches.iter().rposition(|touch| {
                touch.handling == Handling::Placed && (touch.piece, touch.square) == at
            })
        })
        .collect();
    put_down.is_sorted_by(|one, next| one < next)
}
