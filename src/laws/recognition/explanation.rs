//! Which legal moves explain an arrangement of pieces, and what may be said of one that no move
//! explains. Knows one accepted position at a time, and neither time nor clock.

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// A ply changes four squares at most (castling).
const SQUARES_OF_A_PLY: usize = 4;

/// An accepted position with everything that one move can make of it.
#[derive(Debug, Clone)]
pub(crate) struct Outlook {
    pub(crate) position: Position,
    pub(crate) placement: Placement,
    moves: Vec<(Move, Placement)>,
}

/// What is wrong with an arrangement that no legal move explains.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Disorder {
    /// A move was tried; from and to, where it is that plain.
    Attempt(Option<(Square, Square)>),
    /// Pieces stand wrong on these squares, not because of a move.
    Displaced(Vec<Square>),
}

impl Outlook {
    pub(crate) fn new(position: Position) -> Self {
        let placement = position.placement();
        let turn = position.turn();
        let moves =
            position.legal_moves().into_iter().map(|m| (m, placed(&placement, m, turn))).collect();
        Self { position, placement, moves }
    }

    /// All legal moves with what each makes of the arrangement.
    pub(crate) fn moves(&self) -> &[(Move, Placement)] {
        &self.moves
    }

    pub(crate) fn turn(&self) -> Side {
        self.position.turn()
    }

    /// The legal move that leads to exactly this arrangement; there is never more than one.
    pub(crate) fn one(&self, seen: &Placement) -> Option<Move> {
        self.moves.iter().find(|(_, after)| after == seen).map(|(m, _)| *m)
    }

    /// The two plies that lead to this arrangement, if the first is this one.
    pub(crate) fn two_from(&self, first: Move, seen: &Placement) -> Option<Move> {
        let (_, after) = self.moves.iter().find(|(m, _)| *m == first)?;
        self.replies(first, after, seen).first().copied()
    }

    /// The only two plies that lead to this arrangement; nothing when several pairs do.
    pub(crate) fn two(&self, seen: &Placement) -> Option<(Move, Move)> {
        let mut found = None;
        for (first, after) in &self.moves {
            for reply in self.replies(*first, after, seen) {
                if found.is_some() {
                    return None;
                }
                found = Some((*first, reply));
            }
        }
        found
    }

    /// The replies to `first` that make `seen` of `after`. Moves are generated only where the
    /// difference can be one ply of the opponent.
    fn replies(&self, first: Move, after: &Placement, seen: &Placement) -> Vec<Move> {
        let replier = self.turn().other();
        let changed: Vec<_> = after.differences(seen).take(SQUARES_OF_A_PLY + 1).collect();
        let arrives = changed.iter().any(|(_, _, there)| is_of(*there, replier));
        let leaves = changed.iter().any(|(_, here, _)| is_of(*here, replier));
        if changed.len() > SQUARES_OF_A_PLY || !arrives || !leaves {
            return Vec::new();
        }
        self.position
            .after(first)
            .legal_moves()
            .into_iter()
            .filter(|reply| placed(after, *reply, replier) == *seen)
            .collect()
    }

    /// Whether a legal move may be on its way: pieces lifted that it moves or captures, or some of
    /// its squares already as they will be, or the pawn already on the last rank. Also when a
    /// single piece is in a hand that has no business there.
    pub(crate) fn is_under_way(&self, seen: &Placement) -> bool {
        let changed: Vec<_> = self.placement.differences(seen).take(SQUARES_OF_A_PLY + 1).collect();
        match changed.as_slice() {
            [] | [(_, _, None)] => return true,
            many if many.len() > SQUARES_OF_A_PLY => return false,
            _ => {}
        }
        self.moves.iter().any(|(m, after)| {
            let pawn = m.promotion().map(|_| Piece::new(self.turn(), Kind::Pawn));
            changed.iter().all(|(square, here, there)| {
                let then = after.get(*square);
                *here != then
                    && (there.is_none()
                        || *there == then
                        || (*square == m.to() && pawn.is_some() && *there == pawn))
            })
        })
    }

    /// Whether a piece of the player to move may be lifted from this square for a legal move.
    pub(crate) fn may_move_from(&self, square: Square) -> bool {
        self.moves.iter().any(|(m, _)| {
            m.from() == square || m.castling_rook().is_some_and(|(rook, _)| rook == square)
        })
    }

    /// Whether the piece that made this move may only have stopped on its way to capture on that
    /// square: then lifting what stands there is no sign that the opponent replies.
    pub(crate) fn could_still_capture(&self, made: Move, square: Square) -> bool {
        made.capture().is_none()
            && is_between(made.from(), made.to(), square)
            && self.could_capture(made, square)
    }

    /// Whether the piece that made this move could have captured on that square instead.
    pub(crate) fn could_capture(&self, made: Move, square: Square) -> bool {
        let placed = self.placement.get(square).is_some();
        placed && self.moves.iter().any(|(m, _)| m.from() == made.from() && m.to() == square)
    }

    /// What is wrong with an arrangement that nothing here explains.
    pub(crate) fn disorder(&self, seen: &Placement, by: Side) -> Disorder {
        if let Some(made) = self.made(seen) {
            return Disorder::Attempt(Some(made));
        }
        let all = self.differing(seen);
        let beside_a_move = self
            .moves
            .iter()
            .filter_map(|(_, after)| {
                let rest: Vec<Square> = after.differences(seen).map(|(s, _, _)| s).collect();
                let apart = rest.iter().all(|s| self.placement.get(*s) == after.get(*s));
                (apart && rest.len() < all.len()).then_some(rest)
            })
            .min_by_key(Vec::len);
        if let Some(rest) = beside_a_move {
            return Disorder::Displaced(rest);
        }
        let arrived = self.placement.differences(seen).any(|(_, _, there)| is_of(there, by));
        if arrived && all.len() <= SQUARES_OF_A_PLY {
            return Disorder::Attempt(None);
        }
        Disorder::Displaced(all)
    }

    /// The squares that differ from the accepted position.
    pub(crate) fn differing(&self, seen: &Placement) -> Vec<Square> {
        self.placement.differences(seen).map(|(square, _, _)| square).collect()
    }

    /// From and to of what was done, when it was one piece moved (whatever it captured, a pawn
    /// becoming anything on the last rank), or king and rook as in castling.
    fn made(&self, seen: &Placement) -> Option<(Square, Square)> {
        let changed: Vec<_> = self.placement.differences(seen).take(SQUARES_OF_A_PLY + 1).collect();
        let left: Vec<(Square, Piece)> = changed
            .iter()
            .filter(|(_, _, there)| there.is_none())
            .filter_map(|(s, here, _)| Some((*s, (*here)?)))
            .collect();
        let came: Vec<(Square, Piece)> =
            changed.iter().filter_map(|(s, _, there)| Some((*s, (*there)?))).collect();
        match (left.as_slice(), came.as_slice()) {
            ([from], [to]) => is_same(*from, *to).then_some((from.0, to.0)),
            ([one, other], [to]) if one.1.side != other.1.side => [one, other]
                .into_iter()
                .find(|from| is_same(**from, *to))
                .map(|from| (from.0, to.0)),
            ([_, _], [_, _]) => {
                let kings = |list: &[(Square, Piece)]| {
                    list.iter().find(|(_, p)| p.kind == Kind::King).copied()
                };
                let rooks = |list: &[(Square, Piece)]| {
                    list.iter().find(|(_, p)| p.kind == Kind::Rook).map(|(_, p)| p.side)
                };
                let (from, to) = (kings(&left)?, kings(&came)?);
                let castled = from.1 == to.1
                    && rooks(&left) == Some(from.1.side)
                    && rooks(&came) == Some(from.1.side);
                castled.then_some((from.0, to.0))
            }
            _ => None,
        }
    }
}

/// Whether a piece that left one square may be the one that came to the other.
fn is_same((_, left): (Square, Piece), (to, came): (Square, Piece)) -> bool {
    left == came
        || (left.kind == Kind::Pawn && left.side == came.side && matches!(to.rank(), 0 | 7))
}

/// Whether `stop` lies on the straight line between the two others.
fn is_between(from: Square, stop: Square, to: Square) -> bool {
    let step = |from: Square, to: Square| {
        let files = i16::from(to.file()) - i16::from(from.file());
        let ranks = i16::from(to.rank()) - i16::from(from.rank());
        let length = files.abs().max(ranks.abs());
        let straight = files == 0 || ranks == 0 || files.abs() == ranks.abs();
        (straight && length > 0).then(|| (files / length, ranks / length))
    };
    step(from, stop).is_some_and(|way| step(stop, to) == Some(way))
}

fn is_of(piece: Option<Piece>, side: Side) -> bool {
    piece.is_some_and(|piece| piece.side == side)
}

/// The arrangement after a move of `side`.
fn placed(before: &Placement, m: Move, side: Side) -> Placement {
    let mut after = *before;
    if let Some((_, victim)) = m.capture() {
        after.set(victim, None);
    }
    after.set(m.from(), None);
    if let Some((rook, _)) = m.castling_rook() {
        after.set(rook, None);
    }
    after.set(m.to(), Some(Piece::new(side, m.promotion().unwrap_or_else(|| m.kind()))));
    if let Some((_, rook)) = m.castling_rook() {
        after.set(rook, Some(Piece::new(side, Kind::Rook)));
    }
    after
}

/// Whether the king goes to one of the four squares on which kings show a result.
pub(crate) fn is_king_to_centre(m: Move) -> bool {
    m.kind() == Kind::King && is_centre(m.to())
}

/// d4, e4, d5, e5.
pub(crate) const fn is_centre(square: Square) -> bool {
    matches!(square.file(), 3 | 4) && matches!(square.rank(), 3 | 4)
}
