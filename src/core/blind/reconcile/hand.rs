//! A move executed by a hand on a board that may be wrong already: from square to square, without
//! asking whether it is legal there, but not where anybody would notice that it cannot be done.

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Move;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// A set of squares.
pub(super) type Squares = u64;

/// The set of one square.
pub(super) const fn only(square: Square) -> Squares {
    1 << square.index()
}

/// The board after a player's move. `None` when a hand would notice: the piece does not stand where
/// it comes from, something stands in its way, or a piece of its own stands where it goes.
pub(super) fn executed(board: &Placement, mover: Side, m: Move) -> Option<Placement> {
    let piece = Piece::new(mover, m.kind());
    let rook = m.castling_rook();
    let stands = board.get(m.from()) == Some(piece)
        && rook.is_none_or(|(from, _)| board.get(from) == Some(Piece::new(mover, Kind::Rook)));
    if !stands {
        return None;
    }
    let mut after = *board;
    after.set(m.from(), None);
    if let Some((from, _)) = rook {
        after.set(from, None);
    }
    let blocked = between(m.from(), m.to()).any(|square| after.get(square).is_some());
    let own = |square: Square| after.get(square).is_some_and(|piece| piece.side == mover);
    let rook_to = rook.map(|(_, to)| to);
    if blocked || own(m.to()) || rook_to.is_some_and(|to| after.get(to).is_some()) {
        return None;
    }
    if let Some((_, square)) = m.capture() {
        after.set(square, None);
    }
    let becomes = m.promotion().map_or(piece, |kind| Piece::new(mover, kind));
    after.set(m.to(), Some(becomes));
    if let Some(to) = rook_to {
        after.set(to, Some(Piece::new(mover, Kind::Rook)));
    }
    Some(after)
}

/// The squares on which it depends how a hand executes a move, and which it changes.
pub(super) fn concerned(m: Move) -> Squares {
    let mut all = only(m.from()) | only(m.to());
    if let Some((_, square)) = m.capture() {
        all |= only(square);
    }
    if let Some((from, to)) = m.castling_rook() {
        all |= only(from) | only(to);
    }
    between(m.from(), m.to()).fold(all, |all, square| all | only(square))
}

/// The squares between two on a line; none for a knight's move.
fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let step = |from: u8, to: u8| match from.cmp(&to) {
        std::cmp::Ordering::Less => 1_i8,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => -1,
    };
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    let line = files == 0 || ranks == 0 || files == ranks;
    let (right, up) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    let count = if line { files.max(ranks).saturating_sub(1) } else { 0 };
    std::iter::successors(from.offset(right, up), move |square| square.offset(right, up))
        .take(usize::from(count))
}
