//! How hands play a move: the order in which squares change. Each way was seen in the traffic of
//! real games, or is one that players are known for.

use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Move, Position};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// A way of playing a move. A way that does not fit a move (a slide of a knight) is played plainly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Handling {
    /// The victim is lifted, the mover lifted and placed; king before rook.
    #[default]
    Plain,
    /// The mover is lifted first, then the victim.
    MoverFirst,
    /// The victim's square is never seen empty.
    Overwrite,
    /// The piece touches the squares on its way.
    Slide,
    /// The piece is seen on its new square before its old one is seen empty.
    PlacedBeforeLifted,
    /// Castling with the rook first, which the Laws do not want.
    RookFirst,
    /// The pawn is pushed to the last rank before it is exchanged.
    PawnPushed,
}

impl Handling {
    /// A way for a move, changing from ply to ply as hands do; never one that breaks a rule.
    #[must_use]
    pub fn usual(ply: u16, m: Move) -> Self {
        if m.is_castling() || m.is_en_passant() {
            return Self::Plain;
        }
        if m.promotion().is_some() {
            return if ply.is_multiple_of(2) { Self::PawnPushed } else { Self::Plain };
        }
        let by_turns: &[Self] = if m.capture().is_some() {
            &[Self::Plain, Self::Overwrite, Self::MoverFirst, Self::Overwrite]
        } else {
            &[Self::Plain, Self::Plain, Self::Slide, Self::Plain, Self::PlacedBeforeLifted]
        };
        by_turns.get(usize::from(ply) % by_turns.len()).copied().unwrap_or_default()
    }
}

/// One square that changes, in the game's numbering.
pub type Change = (Square, Option<Piece>);

/// The changes by which a move is played.
#[must_use]
pub fn changes(position: &Position, m: Move, handling: Handling) -> Vec<Change> {
    let side = position.turn();
    let mover = Piece::new(side, m.kind());
    if let Some(rook) = m.castling_rook() {
        return castling(mover, m, rook, handling);
    }
    let (from, to) = (m.from(), m.to());
    let placed = m.promotion().map_or(mover, |kind| Piece::new(side, kind));
    let victim = m.capture().map(|(_, square)| square);
    let lift = |square: Square| (square, None);
    let mut changes = match (handling, victim) {
        (_, Some(victim)) if m.is_en_passant() => {
            return vec![lift(from), (to, Some(placed)), lift(victim)];
        }
        (Handling::Overwrite, Some(_)) => vec![lift(from)],
        (Handling::MoverFirst, Some(victim)) => vec![lift(from), lift(victim)],
        (_, Some(victim)) => vec![lift(victim), lift(from)],
        (Handling::PlacedBeforeLifted, None) => {
            return vec![(to, Some(placed)), lift(from)];
        }
        (Handling::Slide, None) => slide(from, to, mover),
        (_, None) => vec![lift(from)],
    };
    if handling == Handling::PawnPushed && m.promotion().is_some() {
        changes.extend([(to, Some(mover)), lift(to)]);
    }
    changes.push((to, Some(placed)));
    changes
}

fn castling(king: Piece, m: Move, rook: (Square, Square), handling: Handling) -> Vec<Change> {
    let (king_from, king_to) = (m.from(), m.to());
    let (rook_from, rook_to) = rook;
    let tower = Piece::new(king.side, jadoube_chess::board::piece::Kind::Rook);
    let orderly = [king_from != king_to, rook_from != rook_to] == [true, true]
        && king_to != rook_from
        && rook_to != king_from;
    if !orderly {
        // Chess960: the squares overlap, so what moves is lifted before anything is placed.
        let mut changes = vec![(king_from, None), (rook_from, None)];
        changes.extend([(king_to, Some(king)), (rook_to, Some(tower))]);
        return changes;
    }
    let king_moves = [(king_from, None), (king_to, Some(king))];
    let rook_moves = [(rook_from, None), (rook_to, Some(tower))];
    if handling == Handling::RookFirst {
        [rook_moves, king_moves].concat()
    } else {
        [king_moves, rook_moves].concat()
    }
}

/// The piece lifted and touched down on each square between; empty for neighbours and knights.
fn slide(from: Square, to: Square, piece: Piece) -> Vec<Change> {
    let step = |from: u8, to: u8| (i16::from(to) - i16::from(from)).signum();
    let (files, ranks) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    let distance = from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()));
    let straight = [from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank())]
        .into_iter()
        .all(|part| part == 0 || part == distance);
    let mut changes = vec![(from, None)];
    if !straight {
        return changes;
    }
    let mut here = from;
    for _ in 1..distance {
        let Some(next) = here.offset(narrow(files), narrow(ranks)) else { break };
        changes.extend([(next, Some(piece)), (next, None)]);
        here = next;
    }
    changes
}

const fn narrow(sign: i16) -> i8 {
    match sign {
        i16::MIN..0 => -1,
        0 => 0,
        1.. => 1,
    }
}

/// The nearest square to which moving the piece is against the Laws, whatever else it is.
#[must_use]
pub fn illegal_square(position: &Position, from: Square) -> Option<Square> {
    let piece = position.piece_at(from)?;
    let here = position.placement();
    let legal: Vec<Placement> =
        position.legal_moves().into_iter().map(|m| position.after(m).placement()).collect();
    let wrong = |to: &Square| {
        let mut placement = here;
        placement.set(from, None);
        placement.set(*to, Some(piece));
        !legal.contains(&placement)
    };
    let last_rank = if piece.side == Side::White { 7 } else { 0 };
    let distance = |to: &Square| (to.file().abs_diff(from.file()), to.rank().abs_diff(from.rank()));
    Square::all()
        .filter(|to| here.get(*to).is_none() && to.rank() != last_rank)
        .filter(wrong)
        .min_by_key(|to| {
            let (files, ranks) = distance(to);
            (u16::from(files) + u16::from(ranks), to.index())
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_chess::board::position::{Uci, Variant};

    const ALL: [Handling; 7] = [
        Handling::Plain,
        Handling::MoverFirst,
        Handling::Overwrite,
        Handling::Slide,
        Handling::PlacedBeforeLifted,
        Handling::RookFirst,
        Handling::PawnPushed,
    ];

    fn played(position: &Position, changes: &[Change]) -> Placement {
        let mut placement = position.placement();
        for (square, piece) in changes {
            placement.set(*square, *piece);
        }
        placement
    }

    #[test]
    fn however_a_move_is_played_the_pieces_end_where_they_belong() {
        for (fen, form) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Variant::Standard),
            ("r3k2r/1P3pp1/8/3pP3/8/5Q2/8/R3K2R w KQkq d6 0 1", Variant::Standard),
            ("r3k2r/1P3pp1/8/8/3pP3/5Q2/6p1/R3K2R b KQkq e3 0 1", Variant::Standard),
            ("1rk4r/8/8/8/8/8/8/1RK4R w HBhb - 0 1", Variant::Chess960),
            ("6kr/8/8/8/8/8/8/R5KR w HAh - 0 1", Variant::Chess960),
        ] {
            let position = Position::from_fen(fen, form).unwrap();
            for m in position.legal_moves() {
                for handling in ALL {
                    let changes = changes(&position, m, handling);
                    let expected = position.after(m).placement();
                    let uci = position.uci(m);
                    assert_eq!(played(&position, &changes), expected, "{fen} {uci} {handling:?}");
                }
            }
        }
    }

    #[test]
    fn a_slide_touches_every_square_on_the_way_and_a_knight_does_not_slide() {
        let position =
            Position::from_fen("4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1", Variant::Standard).unwrap();
        let squares = |uci: &str| {
            let m = position.read_uci(&Uci(uci.into())).unwrap();
            let changes = changes(&position, m, Handling::Slide);
            changes.iter().map(|(square, _)| square.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(squares("a1d1"), "a1 b1 b1 c1 c1 d1");
        assert_eq!(squares("g1f3"), "g1 f3");
    }

    #[test]
    fn the_illegal_square_is_near_and_illegal() {
        let position = Position::start();
        for (from, expected) in [("e2", "d3"), ("g1", "g3")] {
            let to = illegal_square(&position, from.parse().unwrap()).unwrap();
            assert_eq!(to.to_string(), expected, "from {from}");
        }
    }
}
