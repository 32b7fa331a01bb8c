//! Verdicts on positions whose answer is known, and what every verdict must keep.

use crate::core::board::position::{Form, Position};
use crate::core::side::Side;
use crate::core::unwinnability::{Budget, Chance, Verdict, decide, is_dead, search};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    Position::from_fen(fen, Form::Standard).unwrap()
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
