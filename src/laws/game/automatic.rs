//! The ends that come by themselves, without a claim: checkmate, stalemate, dead position, and
//! the automatic draws of the edition (FIDE Laws 2023, Art. 5.1.1, 5.2.1, 5.2.2, 9.6). Draws that
//! a player must claim are in `claims`.

use crate::game::outcome::{EndReason, Outcome};
use crate::game::state::Game;
use crate::laws::draws::AutomaticRepetition;
use crate::laws::edition::Edition;
use jadoube_chess::board::position::Position;
use jadoube_chess::result::Score;
use jadoube_chess::unwinnability::{self, Budget};

/// How the game ends by itself, with a further position or as it stands. Only the positions since
/// the last capture or pawn move are looked at: in a game of thousands of moves each costs no more.
#[must_use]
pub(in crate::game) fn end_of(
    game: &Game,
    after: Option<&Position>,
    edition: &Edition,
) -> Option<Outcome> {
    let last = after.unwrap_or_else(|| game.position());
    let counts = edition.rules.claims.automatic_repetition.value.is_some();
    let quiet = if counts { usize::try_from(last.quiet_plies()).unwrap_or(usize::MAX) } else { 0 };
    let begin = game.plies.len().saturating_sub(quiet);
    let mut positions: Vec<&Position> = Vec::new();
    positions.extend((begin == 0).then_some(&game.start));
    let since = game.plies.get(begin.saturating_sub(1)..).unwrap_or_default();
    positions.extend(since.iter().map(|ply| &ply.position));
    positions.extend(after);
    end_after(&positions, edition)
}

/// The outcome that the last of the positions brings by itself, if any. The positions are those of
/// the game since the last capture or pawn move at least, the first of them first. Checkmate comes before everything else: a mate with
/// the 75th move wins (Art. 9.6.2).
#[must_use]
pub fn end_after(positions: &[&Position], edition: &Edition) -> Option<Outcome> {
    let last = *positions.last()?;
    let draw = |reason| Some(Outcome { score: Score::Draw, reason });
    if last.is_checkmate() {
        let score = Score::won_by(last.turn().other());
        return Some(Outcome { score, reason: EndReason::Checkmate });
    }
    if last.is_stalemate() {
        return draw(EndReason::Stalemate);
    }
    if edition.rules.play.dead_position.value && is_dead(last) {
        return draw(EndReason::DeadPosition);
    }
    if let Some(rule) = edition.rules.claims.automatic_repetition.value
        && appearances_of_last(positions, last, rule) >= usize::from(rule.times())
    {
        return draw(EndReason::FivefoldRepetition);
    }
    if let Some(moves) = edition.rules.claims.automatic_moves.value
        && last.quiet_plies() >= 2 * u32::from(moves)
    {
        return draw(EndReason::SeventyFiveMoves);
    }
    None
}

/// Whether it is certain that neither player can mate by any series of legal moves. `false` does
/// not promise that somebody can.
#[must_use]
pub fn is_dead(position: &Position) -> bool {
    unwinnability::is_dead(position, Budget::Quick) == Some(true)
}

/// How often the last position has appeared, counted no further than the rule wants: at any time, or with every second
/// move of each player and without a break (Art. 9.6a of 2014). Only positions since the last capture
/// or pawn move can be the same, so only these are compared.
#[must_use]
pub fn appearances_of_last(
    positions: &[&Position],
    last: &Position,
    rule: AutomaticRepetition,
) -> usize {
    let since = usize::try_from(last.quiet_plies()).unwrap_or(usize::MAX);
    let identity = last.identity();
    let back = positions.iter().rev().take(since.saturating_add(1));
    // Most positions differ by what stands on the board, which costs nothing to see.
    let same =
        |position: &&&Position| position.is_arranged_as(last) && position.identity() == identity;
    match rule {
        // More appearances than the rule wants change nothing.
        AutomaticRepetition::Any(_) => back.filter(same).take(usize::from(rule.times())).count(),
        AutomaticRepetition::Consecutive(_) => back.step_by(ALTERNATE).take_while(same).count(),
    }
}

/// Half-moves from one to the next but one move of a player.
const ALTERNATE: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::laws::{edition, newest};
    use jadoube_chess::board::position::{Uci, Variant};

    fn played(fen: &str, moves: &str) -> Vec<Position> {
        let mut all = vec![Position::from_fen(fen, Variant::Standard).unwrap()];
        for uci in moves.split_whitespace() {
            let last = all.last().unwrap();
            let m = last.read_uci(&Uci(uci.into())).unwrap();
            let next = last.after(m);
            all.push(next);
        }
        all
    }

    #[test]
    fn a_game_ends_by_itself_only_where_the_laws_say_so() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let back_and_forth = "g1f3 g8f6 f3g1 f6g8 ";
        let white = Score::WhiteWins;
        for (name, fen, moves, expected) in [
            ("the start", START, String::new(), None),
            (
                "mate",
                "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
                "a1a8".into(),
                Some((white, EndReason::Checkmate)),
            ),
            (
                "mate with the 75th move",
                "7k/8/6K1/8/8/8/8/R7 w - - 149 100",
                "a1a8".into(),
                Some((white, EndReason::Checkmate)),
            ),
            (
                "75 moves without mate",
                "7k/8/6K1/8/8/8/8/R7 w - - 149 100",
                "a1a7".into(),
                Some((Score::Draw, EndReason::SeventyFiveMoves)),
            ),
            ("74 and a half", "7k/8/6K1/8/8/8/8/R7 w - - 148 100", "a1a7".into(), None),
            (
                "stalemate",
                "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
                "f1f7".into(),
                Some((Score::Draw, EndReason::Stalemate)),
            ),
            ("king takes the last piece", "7k/6P1/6K1/8/8/8/8/8 b - - 0 1", "h8g8".into(), None),
            (
                "bare kings",
                "8/8/8/8/8/1k6/1P6/7K b - - 0 1",
                "b3b2".into(),
                Some((Score::Draw, EndReason::DeadPosition)),
            ),
            ("four appearances", START, back_and_forth.repeat(3), None),
            (
                "five appearances",
                START,
                back_and_forth.repeat(4),
                Some((Score::Draw, EndReason::FivefoldRepetition)),
            ),
        ] {
            let positions = played(fen, &moves);
            let positions: Vec<&Position> = positions.iter().collect();
            let expected = expected.map(|(score, reason)| Outcome { score, reason });
            assert_eq!(end_after(&positions, newest()), expected, "{name}");
        }
    }

    #[test]
    fn in_2014_five_appearances_count_only_with_every_second_move() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let there_and_back = "g1f3 g8f6 f3g1 f6g8 ";
        let other_way = "b1c3 b8c6 c3b1 c6b8 ";
        let round_about = "g1f3 g8f6 f3d4 f6d5 d4f3 d5f6 f3g1 f6g8 ";
        for (name, moves, in_2014) in [
            ("without a break", there_and_back.repeat(4), true),
            ("there by different ways", [there_and_back, other_way].concat().repeat(2), true),
            (
                "with a longer way between",
                [there_and_back.repeat(3).as_str(), round_about].concat(),
                false,
            ),
        ] {
            let positions = played(START, &moves);
            let positions: Vec<&Position> = positions.iter().collect();
            let ends = |id| end_after(&positions, edition(id).unwrap()).is_some();
            assert_eq!(ends("2014"), in_2014, "{name}");
            assert!(ends("2017"), "{name}: since 2017 any five appearances end the game");
            assert!(!ends("2009"), "{name}: before 2014 none do");
        }
    }

    #[test]
    fn an_edition_without_the_rule_lets_the_game_go_on() {
        let mut edition = newest().clone();
        edition.rules.claims.automatic_moves.value = None;
        edition.rules.play.dead_position.value = false;
        for fen in ["7k/8/6K1/8/8/8/8/R7 b - - 150 100", "7k/8/6K1/8/8/8/8/8 b - - 0 1"] {
            let position = Position::from_fen(fen, Variant::Standard).unwrap();
            assert_eq!(end_after(&[&position], &edition), None, "{fen}");
        }
    }
}
