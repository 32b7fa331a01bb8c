//! A case of an earlier moment of a game that has gone on since: what the record has gained tells of
//! a case that lies back, but a case of one moment is judged by that moment, and what was bound to
//! the position then cannot be carried out in another.

use crate::game::state::Game;
use crate::rulings::case::{Case, rule_on};
use crate::rulings::consistency::check;
use crate::rulings::fault::Fault;
use crate::rulings::illegal::increment::WITH_THE_MOVE;
use crate::rulings::positions::GamePositions;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Remedy, Ruling};

/// The ruling, in a scene of now, on a case that was opened when the game stood as `then`.
#[must_use]
pub fn rule_since(case: &Case, then: &Game, scene: &Scene<'_>) -> Ruling {
    let case = case.pinned(then);
    let ruling = rule_on(&case, scene);
    let now = scene.game;
    if now.outcome().is_some() || !case.is_of_a_moment() || now.has_moves_of(then) {
        return ruling;
    }
    let of_then = Game {
        plies: then.plies.clone(),
        offer: then.offer,
        seen: then.seen.clone(),
        disagreement: then.disagreement.clone(),
        ..now.clone()
    };
    let judged = rule_on(&case, &Scene { game: &of_then, ..*scene });
    let same = judged.remedies == ruling.remedies && judged.finding == ruling.finding;
    // What is owed in a position is owed in that one, though it could be done in another as well.
    if same && !judged.remedies.iter().any(is_bound) {
        return ruling;
    }
    without_the_position(judged, now)
}

/// Looks for what cannot be in a case that was opened when the game stood as `then`: a case of one
/// moment is looked at in that moment; another may also tell of what the record has gained since.
///
/// # Errors
/// A [`Fault`] for the first such thing.
pub fn check_since(case: &Case, then: &Game, now: &Game) -> Result<(), Fault> {
    let case = case.pinned(then);
    // What is set up again stands in the record as it is now: moves may have been taken back since.
    if matches!(&case, Case::BoardsDiffer(facts) if facts.scores_agree == Some(false)) {
        return check(&case, &GamePositions::of_game(now));
    }
    let found = check(&case, &GamePositions::of_game(then));
    if case.is_of_a_moment() {
        found
    } else {
        found.or_else(|_| check(&case, &GamePositions::of_game(now)))
    }
}

/// Without what was bound to a position that is gone; whether that is set up again is left to the
/// arbiter.
fn without_the_position(mut ruling: Ruling, now: &Game) -> Ruling {
    let before = ruling.remedies.len();
    // The increment of a move goes back only with that move.
    let with_move = ruling.explanation.iter().any(|said| said.key == WITH_THE_MOVE);
    let goes =
        |one: &Remedy| is_bound(one) || with_move && matches!(one, Remedy::SubtractTime { .. });
    ruling.remedies.retain(|remedy| !goes(remedy));
    ruling.explanation.retain(|said| said.key != WITH_THE_MOVE);
    let bound = before != ruling.remedies.len();
    for remedy in &mut ruling.remedies {
        if let Remedy::StartClock { side } = remedy {
            *side = now.turn();
        }
    }
    if ruling.remedies.is_empty() {
        ruling.remedies.push(Remedy::Continue);
    }
    if bound { ruling.unsure(Doubt::GoneOn).leaving(Discretion::Everything) } else { ruling }
}

/// Whether a remedy means the position in which it was proposed.
const fn is_bound(remedy: &Remedy) -> bool {
    matches!(
        remedy,
        Remedy::Restore { .. }
            | Remedy::Play { .. }
            | Remedy::ObligeToMove { .. }
            | Remedy::ObligeToCapture { .. }
            | Remedy::ObligeToCastle { .. }
            | Remedy::AnyLegalMove { .. }
            | Remedy::SetCounter { .. }
            | Remedy::SetTime { .. }
            | Remedy::RecordOffer { .. }
            | Remedy::DeclineDraw
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::Command;
    use crate::game::outcome::{EndReason, Outcome};
    use crate::rulings::claims::facts::Repetition;
    use crate::rulings::clock::facts::FlagFall;
    use crate::rulings::illegal::facts::{IllegalMove, PressedWithoutMove};
    use crate::rulings::ruling::Certainty;
    use crate::rulings::scenario::{STANDARD, START, ask, edition, game, now, told};
    use crate::rulings::sealed::facts::BoardsDiffer;
    use crate::rulings::touch::facts::TouchedPiece;
    use jadoube_chess::ply::Ply;
    use jadoube_chess::result::Score;
    use jadoube_chess::side::Side;

    const GONE_ON: Certainty = Certainty::Unsure { why: Doubt::GoneOn };

    #[test]
    fn a_case_is_judged_by_its_moment_though_the_game_has_gone_on() {
        let (w, b) = (Side::White, Side::Black);
        let touched = Case::TouchedPiece(TouchedPiece::new(w, vec!["g1".parse().unwrap()]));
        let illegal = Case::IllegalMove(IllegalMove {
            made: Some(("g8".parse().unwrap(), "g6".parse().unwrap())),
            ..IllegalMove::new(b, true)
        });
        let pressed = Case::PressedWithoutMove(PressedWithoutMove::new(w));
        let thrice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
        let claim = Case::Repetition(Repetition::proper(w, None));
        for (name, case, then, since, remedies, certainty) in [
            (
                "a touched piece, nothing since",
                &touched,
                "e2e4 e7e5",
                "",
                "white moves g1",
                Certainty::Certain,
            ),
            (
                "a touched piece, and two moves since: by the position then, and no deed",
                &touched,
                "e2e4 e7e5",
                "d2d4 e5d4",
                "continue",
                GONE_ON,
            ),
            (
                "another piece was played, and the answer since: its increment stays with it",
                &touched,
                "e2e4",
                "e7e5",
                "start white",
                GONE_ON,
            ),
            (
                "an illegal move of which the turn was not told: that of then",
                &illegal,
                "e2e4",
                "e7e5 g1f3 b8c6",
                "restore 1, count black, white+2:00",
                Certainty::Certain,
            ),
            (
                "a press without a move costs the same time later, and the clock goes on for whom \
                 it is",
                &pressed,
                "",
                "e2e4",
                "count white, black+2:00, white-0:30, start black",
                GONE_ON,
            ),
            (
                "a claim that was right stays right",
                &claim,
                thrice,
                "e2e4",
                "end draw Repetition",
                Certainty::Certain,
            ),
        ] {
            let before = game(STANDARD, START, then);
            let after = game(STANDARD, START, &format!("{then} {since}"));
            let scene = Scene::new(&after, edition("2023"), now(&after));
            let ruling = rule_since(case, &before, &scene);
            assert!(told(&ruling).starts_with(remedies), "{name}: {}", told(&ruling));
            assert_eq!(ruling.certainty, certainty, "{name}");
        }
    }

    #[test]
    fn what_made_sense_then_makes_sense_though_the_game_has_gone_on() {
        let touched = |square: &str| {
            Case::TouchedPiece(TouchedPiece::new(Side::White, vec![square.parse().unwrap()]))
        };
        let illegal = |ply| {
            let made = Some(("d7".parse().unwrap(), "d4".parse().unwrap()));
            Case::IllegalMove(IllegalMove { made, ply, ..IllegalMove::new(Side::Black, true) })
        };
        let then = game(STANDARD, START, "e2e4");
        let now = game(STANDARD, START, "e2e4 d7d5 g1f3 g8f6");
        for (name, case, sense) in [
            ("a piece that has moved since", touched("g1"), true),
            ("a square that was empty and no longer is", touched("f3"), false),
            ("a move of then with a piece that has moved since", illegal(None), true),
            ("a move of a later turn, where the piece has gone", illegal(Some(Ply(3))), false),
            ("a turn that the record has not reached", illegal(Some(Ply(9))), false),
        ] {
            assert_eq!(check_since(&case, &then, &now).is_ok(), sense, "{name}");
        }
        let differ = |scores_agree| {
            let facts = BoardsDiffer { by: Some(Side::Black), scores_agree, ply: now.ply() };
            Case::BoardsDiffer(facts)
        };
        // Three moves have been taken back since: what would be set up again is no longer there.
        assert!(check_since(&differ(Some(true)), &now, &then).is_ok());
        assert!(check_since(&differ(Some(false)), &now, &then).is_err());
    }

    #[test]
    fn the_result_of_a_game_that_has_ended_since_stands() {
        let (w, b) = (Side::White, Side::Black);
        let before = game(STANDARD, START, "e2e4 e7e5");
        let mut after = before.clone();
        let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
        ask(&mut after, &Command::End(outcome.into()), now(&before));
        for case in [
            Case::IllegalMove(IllegalMove::new(b, true)),
            Case::TouchedPiece(TouchedPiece::new(w, vec!["g1".parse().unwrap()])),
            Case::FlagFall(FlagFall::new(b, false)),
        ] {
            let scene = Scene::new(&after, edition("2023"), now(&after));
            let ruling = rule_since(&case, &before, &scene);
            assert_eq!(ruling.remedies, [Remedy::ResultStands], "{case:?}");
        }
    }
}
