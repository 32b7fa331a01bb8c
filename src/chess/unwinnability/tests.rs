//! Verdicts on positions whose answer is known, and what every verdict must keep.

use std::collections::{BTreeSet, VecDeque};

use crate::board::piece::{Kind, Piece};
use crate::board::placement::Placement;
use crate::board::position::{Position, Variant};
use crate::board::square::Square;
use crate::side::Side;
use crate::unwinnability::{Budget, Chance, Verdict, decide, is_dead, search};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Variant::Standard).unwrap()
}

/// The short answer, once its evidence was checked.
fn checked(position: &Position, side: Side, budget: Budget) -> Chance {
    let verdict = decide(position, side, budget).verdict;
    if let Verdict::Winnable { line } = &verdict {
        let mut at = position.clone();
        for m in line {
            assert!(at.legal_moves().contains(m), "{m:?} in {at:?}");
            at = at.after(*m);
        }
        assert!(at.is_checkmate() && at.turn() == side.other(), "{position:?} ends in {at:?}");
    }
    Chance::from(&verdict)
}

#[test]
fn what_is_certain_is_said_and_what_is_not_is_not() {
    use Chance::{Can, Cannot};
    use Side::{Black, White};
    for (fen, side, verdict, why) in [
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Black, Cannot, "bare king"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", White, Can, "rook"),
        ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, Cannot, "knight against bare king"),
        ("3qk3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, Cannot, "knight against queen"),
        ("3rk3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, Can, "a rook can hem in its king"),
        ("4k3/7p/8/8/8/8/8/4K1N1 w - - 0 1", White, Can, "a pawn can hem in its king"),
        ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", White, Can, "two knights, with help"),
        ("3bk3/8/8/8/8/8/8/2B1K3 w - - 0 1", White, Cannot, "bishops of one colour"),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", White, Can, "bishops of both colours"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", White, Can, "a pawn that promotes"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", White, Can, "start"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Black, Can, "start"),
        // A wall of pawns that nothing can pass or take.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", White, Cannot, "wall"),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Black, Cannot, "wall"),
        ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", White, Can, "mate already"),
        ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", Black, Cannot, "mated already"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", White, Cannot, "stalemate: no move follows"),
        // Programs said "unwinnable" of it: a piece must give itself up so that a pawn gets out.
        ("4kb2/4p1p1/2pp4/3p2p1/1p1K1pP1/1P1P1P2/8/1B6 b - - 0 1", White, Can, "way out"),
        ("1b6/8/1p1p1p2/1P1k1Pp1/3P2P1/2PP4/4P3/4KB2 w - - 0 1", Black, Can, "way out"),
        // White must take the queen and is left with nothing that mates.
        ("8/8/8/8/8/8/5kq1/7K w - - 0 1", White, Cannot, "bare king"),
        ("k7/8/8/8/8/8/1q6/K1N5 w - - 0 1", Black, Cannot, "the queen must be taken"),
    ] {
        assert_eq!(
            checked(&position(fen), side, Budget::Full),
            verdict,
            "{why}: {side:?} in {fen}"
        );
    }
}

#[test]
fn a_ruling_shows_a_short_line() {
    for (fen, side, plies) in [
        ("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", Side::White, 1),
        ("6k1/8/5K2/8/8/8/8/6Q1 b - - 0 1", Side::White, 2),
        ("6k1/8/8/6K1/8/8/8/6Q1 w - - 0 1", Side::White, 3),
        ("8/8/8/8/8/5k2/4p3/7K b - - 0 1", Side::Black, 3),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Side::Black, 4),
        ("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", Side::White, 5),
    ] {
        let Verdict::Winnable { line } = decide(&position(fen), side, Budget::Full).verdict else {
            panic!("{side:?} can mate in {fen}");
        };
        assert!(line.len() <= plies, "{fen}: {} plies, {plies} are enough", line.len());
    }
}

#[test]
fn positions_that_the_library_would_not_take_are_decided_all_the_same() {
    let knights = "NNNNNNNN/NNNNNNNN/NNNN4/8/8/8/8/k6K w - - 0 1";
    let crowded = Position::from_loose_fen(knights, Variant::Standard).unwrap();
    assert_eq!(checked(&crowded, Side::White, Budget::Quick), Chance::Can);
    let chess960 =
        Position::from_fen("bqnb1rkr/8/8/8/8/8/8/BQNB1RKR w HFhf - 0 1", Variant::Chess960);
    assert_eq!(checked(&chess960.unwrap(), Side::Black, Budget::Quick), Chance::Can);
}

#[test]
fn a_position_is_dead_when_neither_side_can_mate() {
    for (fen, dead) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Some(true)),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", Some(true)),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Some(true)),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Some(false)),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Some(false)),
    ] {
        assert_eq!(is_dead(&position(fen), Budget::Quick), dead, "{fen}");
    }
}

#[test]
fn the_search_stops_where_it_was_told_to() {
    let found = search::find(Position::start().shakmaty(), shakmaty::Color::White, 10);
    assert_eq!((found.line, found.nodes), (None, 10));
}

/// Whether a mate by a side arises, by looking at all that follows with nothing left out; `None`
/// beyond so many positions.
fn mate_arises(start: &Position, side: Side, limit: usize) -> Option<bool> {
    let mut seen = BTreeSet::from([start.identity()]);
    let mut open = VecDeque::from([start.clone()]);
    while let Some(at) = open.pop_front() {
        if at.is_checkmate() && at.turn() == side.other() {
            return Some(true);
        }
        let after = at.legal_moves().into_iter().map(|m| at.after(m));
        open.extend(after.filter(|next| seen.insert(next.identity())));
        if seen.len() > limit {
            return None;
        }
    }
    Some(false)
}

prop_compose! {
    /// Kings and a few men.
    fn small_board()(
        kings in (0..64_u8, 0..64_u8),
        men in prop::collection::vec((0..64_u8, 0..5_usize, any::<bool>()), 1..4),
        turn in any::<bool>(),
    ) -> Option<Position> {
        let mut placement = Placement::EMPTY;
        for (at, kind, white) in men {
            let square = Square::from_index(at)?;
            let kind = Kind::ALL[kind];
            let side = if white { Side::White } else { Side::Black };
            if kind != Kind::Pawn || (1..7).contains(&square.rank()) {
                placement.set(square, Some(Piece::new(side, kind)));
            }
        }
        for (at, side) in [(kings.0, Side::White), (kings.1, Side::Black)] {
            placement.set(Square::from_index(at)?, Some(Piece::new(side, Kind::King)));
        }
        let turn = if turn { "w" } else { "b" };
        Position::from_fen(&format!("{placement} {turn} - - 0 1"), Variant::Standard).ok()
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn small_boards_are_judged_as_looking_at_everything_judges_them(board in small_board()) {
        let Some(board) = board else { return Ok(()) };
        for side in Side::BOTH {
            let quick = checked(&board, side, Budget::Quick);
            let full = checked(&board, side, Budget::Full);
            prop_assert!(quick == Chance::Unknown || quick == full, "{board:?} {side:?}");
            match mate_arises(&board, side, 300) {
                Some(true) => prop_assert_eq!(full, Chance::Can, "{:?} {:?}", board, side),
                Some(false) => prop_assert_eq!(full, Chance::Cannot, "{:?} {:?}", board, side),
                None => {}
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn a_line_to_mate_is_legal_and_mates(
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..150),
    ) {
        let mut position = Position::start();
        for choice in choices {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            position = position.after(*choice.get(&legal));
        }
        for side in Side::BOTH {
            checked(&position, side, Budget::Quick);
        }
    }
}
