//! What must be told before a ruling can be carried out: without it the ruling would be one on
//! another case. An incident may be opened without; it is completed later.

use crate::claims::repetition::has_appeared;
use crate::game::state::Game;
use crate::rulings::case::Case;
use crate::rulings::claims::facts::{FlagAtClaim, IntendedTold, Withdrawal};
use crate::rulings::facts::{Fact, Need, Proof};

/// The facts that are missing, in the order in which the kind asks for them.
#[must_use]
pub fn missing(case: &Case, game: Option<&Game>) -> Vec<&'static Fact> {
    let Some(schema) = case.schema() else { return Vec::new() };
    let told = case.facts();
    let empty = |fact: &Fact| match told.get(fact.name) {
        None | Some(serde_json::Value::Null) => true,
        Some(serde_json::Value::String(text)) => text.trim().is_empty(),
        Some(serde_json::Value::Array(all)) => all.is_empty(),
        Some(_) => false,
    };
    let what = what_was_played(case, game)
        .or_else(|| what_is_intended(case, game))
        .or_else(|| who_executed(case));
    let needed = |fact: &&Fact| fact.need == Need::Asked || what == Some(fact.name);
    schema.facts.iter().filter(needed).filter(|fact| empty(fact)).collect()
}

/// An illegal move that is to be corrected must be known, by its squares or by what stands.
fn what_was_played(case: &Case, game: Option<&Game>) -> Option<&'static str> {
    let Case::IllegalMove(facts) = case else { return None };
    let ended = game.is_some_and(|game| game.outcome().is_some()) && !facts.adjudication;
    let moot = facts.completed && facts.lost || facts.proof == Proof::Denied || ended;
    (facts.standing.is_none() && !moot).then_some("made")
}

/// A claim of a position that has not appeared three times is one with a move that is not played yet
/// (FIDE Laws 2023, Art. 9.2.1), unless it is said that there is none.
fn what_is_intended(case: &Case, game: Option<&Game>) -> Option<&'static str> {
    let (Case::Repetition(facts), Some(game)) = (case, game) else { return None };
    let told = facts.intended.is_some()
        || facts.changed_to.is_some()
        || facts.stood.is_some()
        || facts.told == IntendedTold::Standing;
    let moot = facts.accepted
        || facts.withdrawn != Withdrawal::No
        || facts.flag == FlagAtClaim::Noticed
        || game.outcome().is_some()
        || game.turn() != facts.by;
    (!told && !moot && !has_appeared(game)).then_some("intended")
}

/// The player who executed a move wrongly adjusts the board, and the one who noticed that the boards
/// differ need not be that player. Where the scoresheets differ nobody is at fault (FIDE Laws 2023,
/// Art. D.2.9).
fn who_executed(case: &Case) -> Option<&'static str> {
    let Case::BoardsDiffer(facts) = case else { return None };
    (facts.scores_agree != Some(false)).then_some("by")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::Command;
    use crate::game::outcome::{EndReason, Outcome};
    use crate::rulings::claims::facts::Repetition;
    use crate::rulings::clock::facts::FlagFall;
    use crate::rulings::illegal::facts::IllegalMove;
    use crate::rulings::scenario::{STANDARD, START, ask, game, now};
    use crate::rulings::sealed::facts::BoardsDiffer;
    use crate::rulings::touch::facts::TouchedPiece;
    use jadoube_chess::result::Score;
    use jadoube_chess::side::Side;

    #[test]
    fn what_a_case_cannot_do_without_is_named() {
        let by = Side::White;
        let on = game(STANDARD, START, "");
        let mut over = on.clone();
        let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
        ask(&mut over, &Command::End(outcome.into()), now(&on));
        let shuffle = "g1f3 g8f6 f3g1 f6g8";
        let thrice = game(STANDARD, START, &format!("{shuffle} {shuffle}"));
        let claim = |told| Repetition { told, ..Repetition::proper(by, None) };
        let illegal = IllegalMove::new(by, true);
        let lost_not_completed = IllegalMove { lost: true, ..IllegalMove::new(by, false) };
        let made = Some(("e2".parse().unwrap(), "e5".parse().unwrap()));
        let standing = Some(on.position().placement());
        let touched = |squares: &[&str]| {
            let squares = squares.iter().map(|name| name.parse().unwrap()).collect();
            Case::TouchedPiece(TouchedPiece::new(by, squares))
        };
        let ply = on.ply();
        let differ = |by, scores_agree| Case::BoardsDiffer(BoardsDiffer { by, scores_agree, ply });
        for (case, game, expected) in [
            (touched(&[]), &on, &["touched"][..]),
            (touched(&["g1"]), &on, &[]),
            (Case::IllegalMove(illegal.clone()), &on, &["made"]),
            (Case::IllegalMove(IllegalMove { made, ..illegal.clone() }), &on, &[]),
            (Case::IllegalMove(IllegalMove { standing, ..illegal.clone() }), &on, &[]),
            (Case::IllegalMove(IllegalMove { lost: true, ..illegal.clone() }), &on, &[]),
            (Case::IllegalMove(lost_not_completed), &on, &["made"]),
            (Case::IllegalMove(IllegalMove { proof: Proof::Denied, ..illegal.clone() }), &on, &[]),
            (Case::IllegalMove(illegal), &over, &[]),
            (Case::FlagFall(FlagFall::new(by, false)), &on, &[]),
            (Case::Repetition(claim(IntendedTold::Written)), &on, &["intended"]),
            (Case::Repetition(claim(IntendedTold::Standing)), &on, &[]),
            (Case::Repetition(claim(IntendedTold::Written)), &thrice, &[]),
            (Case::Repetition(claim(IntendedTold::Written)), &over, &[]),
            (differ(None, None), &on, &["scores_agree", "by"]),
            (differ(Some(by), None), &on, &["scores_agree"]),
            (differ(None, Some(true)), &on, &["by"]),
            (differ(None, Some(false)), &on, &[]),
            (differ(Some(by), Some(true)), &on, &[]),
            (Case::Other, &on, &[]),
        ] {
            let found: Vec<&str> =
                missing(&case, Some(game)).into_iter().map(|fact| fact.name).collect();
            assert_eq!(found, expected, "{case:?}");
        }
    }
}
