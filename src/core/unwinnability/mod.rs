//! Can a side still mate by any series of legal moves? (FIDE Laws 2023, Art. 5.2.2, 6.9, 7.5.5.)
//!
//! The answer is sound, not complete: [`Verdict::Possible`] is said only with a line of legal
//! moves that ends in mate, [`Verdict::Impossible`] only when the material excludes a mate or when
//! every position that can arise was looked at; all else is [`Verdict::Unsure`] and the arbiter's
//! to judge. The search is bounded by a number of positions, so it always gives the same answer.
//! The rules of fifty and seventy-five moves and of repetition do not count here. What a verdict
//! means for a game is decided in `claims` and `rulings`.

mod search;

use shakmaty::Position as _;

use crate::core::board::piece::side_to_shakmaty;
use crate::core::board::position::{Move, Position};
use crate::core::side::Side;

/// What is known of a side's chances to mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// A series of legal moves that ends in mate exists.
    Possible,
    /// None exists.
    Impossible,
    /// Not found out.
    Unsure,
}

/// A verdict with what it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The verdict.
    pub verdict: Verdict,
    /// With [`Verdict::Possible`]: legal moves from the position to a mate. Not always the fewest;
    /// empty when it is mate already.
    pub line: Vec<Move>,
    /// How many positions were looked at; 0 when the material decides.
    pub positions: usize,
}

/// Enough for nearly every position of real games; some tenths of a second at worst.
const USUAL_LIMIT: usize = 40_000;

/// Asked after every move of a game, so it must not be felt.
const DEAD_LIMIT: usize = 3_000;

/// Whether a side can still mate. The player to move does not matter: each may be the helper.
#[must_use]
pub fn can_mate(position: &Position, side: Side) -> Verdict {
    examine(position, side, USUAL_LIMIT).verdict
}

/// Whether the position is dead: neither side can mate by any series of legal moves
/// (Art. 5.2.2). `None` when that is not found out with little work.
#[must_use]
pub fn is_dead(position: &Position) -> Option<bool> {
    let mut dead = Some(true);
    for side in Side::BOTH {
        match examine(position, side, DEAD_LIMIT).verdict {
            Verdict::Possible => return Some(false),
            Verdict::Impossible => {}
            Verdict::Unsure => dead = None,
        }
    }
    dead
}

/// Whether a side can still mate, looking at no more than so many positions.
#[must_use]
pub fn examine(position: &Position, side: Side, limit: usize) -> Finding {
    let chess = position.shakmaty();
    let winner = side_to_shakmaty(side);
    // A mate on the board counts even if no game could have led to it.
    if !chess.is_checkmate() && chess.has_insufficient_material(winner) {
        return Finding { verdict: Verdict::Impossible, line: Vec::new(), positions: 0 };
    }
    search::search(chess, winner, limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::board::position::Form;
    use proptest::prelude::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen, Form::Standard).unwrap()
    }

    fn check_line(position: &Position, side: Side, finding: &Finding) {
        if finding.verdict != Verdict::Possible {
            assert!(finding.line.is_empty());
            return;
        }
        let mut at = position.clone();
        for m in &finding.line {
            assert!(at.legal_moves().contains(m), "{m:?} in {at:?}");
            at = at.after(*m);
        }
        assert!(at.is_checkmate() && at.turn() == side.other(), "{position:?} ends in {at:?}");
    }

    #[test]
    fn what_is_certain_is_said_and_what_is_not_is_not() {
        use Side::{Black, White};
        use Verdict::{Impossible, Possible};
        for (fen, side, verdict, why) in [
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", Black, Impossible, "bare king"),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", White, Possible, "rook"),
            ("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, Impossible, "knight against bare king"),
            ("3qk3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, Impossible, "knight against queen"),
            ("3rk3/8/8/8/8/8/8/4K1N1 w - - 0 1", White, Possible, "a rook can hem in its king"),
            ("4k3/7p/8/8/8/8/8/4K1N1 w - - 0 1", White, Possible, "a pawn can hem in its king"),
            ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", White, Possible, "two knights, with help"),
            ("3bk3/8/8/8/8/8/8/2B1K3 w - - 0 1", White, Impossible, "bishops of one colour"),
            ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", White, Possible, "bishops of both colours"),
            ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", White, Possible, "a pawn that promotes"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", White, Possible, "start"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Black, Possible, "start"),
            // A wall of pawns that nothing can pass or take.
            ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", White, Impossible, "wall"),
            ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", Black, Impossible, "wall"),
            ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", White, Possible, "mate already"),
            ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", Black, Impossible, "mated already"),
            ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", White, Impossible, "stalemate: no move follows"),
            // White must take the queen and is left with nothing that mates.
            ("8/8/8/8/8/8/5kq1/7K w - - 0 1", White, Impossible, "bare king"),
            ("k7/8/8/8/8/8/1q6/K1N5 w - - 0 1", Black, Impossible, "the queen must be taken"),
        ] {
            let position = position(fen);
            let finding = examine(&position, side, USUAL_LIMIT);
            assert_eq!(finding.verdict, verdict, "{why}: {side:?} in {fen}");
            check_line(&position, side, &finding);
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
            assert_eq!(is_dead(&position(fen)), dead, "{fen}");
        }
    }

    #[test]
    fn the_search_stops_where_it_was_told_to() {
        let start = Position::start();
        let finding = examine(&start, Side::White, 1);
        assert_eq!((finding.verdict, finding.positions), (Verdict::Unsure, 1));
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
                check_line(&position, side, &examine(&position, side, 2_000));
            }
        }
    }
}
