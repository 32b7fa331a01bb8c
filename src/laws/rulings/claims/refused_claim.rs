//! A claim that the arbiter has refused (FIDE Laws 2023, Art. 9.5.2 with 11.10; 18.2 of 1980): it is
//! looked into again as it was made. If it was correct, the game was drawn by it, and what was
//! played since counts for nothing; after the end of the game only an appeal can change the result.

use crate::citation::Citation;
use crate::claims::fifty;
use crate::claims::repetition::{self, ClaimInput};
use crate::game::outcome::{EndReason, Outcome};
use crate::game::state::Game;
use crate::game::status::Status;
use crate::rulings::claims::facts::{ClaimGround, RefusedClaim};
use crate::rulings::rule::{Scene, ended_by};
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;

/// A claim was refused, and the claimant says that it was correct.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &RefusedClaim) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules);
    let by = facts.by;
    let ply = facts.stood.unwrap_or_else(|| last_turn(scene.game, facts));
    let then = as_it_was(scene.game, ply);
    let citations = [articles(scene, facts), edition.cite(&rules.conduct.appeal)].concat();
    let (correct, reason) = match facts.ground {
        ClaimGround::Repetition => {
            let claimed = ClaimInput { by, intended: facts.intended.as_ref(), touched: None };
            let check = repetition::check(&then, &claimed, edition);
            (check.is_ok_and(|check| check.is_correct()), EndReason::Repetition)
        }
        ClaimGround::FiftyMoves => {
            let check = fifty::check(&then, by, (facts.intended.as_ref(), None), edition);
            (check.is_ok_and(|check| check.is_correct()), EndReason::FiftyMoves)
        }
    };
    let drawn = scene.game.outcome().filter(|outcome| outcome.reason == reason);
    if let (true, Some(outcome)) = (correct, drawn) {
        // It was found correct in the end.
        return Ruling::new(Finding::GameOver { outcome }, vec![Remedy::ResultStands], citations)
            .citing(ended_by(edition, reason));
    }
    let told = |key: &str| Finding::Told(Said::new(key).of(by).with("place", Value::After(ply)));
    let ruling = if correct {
        let outcome = Outcome { score: Score::Draw, reason };
        Ruling::new(told("claims-was-correct"), vec![Remedy::End(outcome)], citations)
            .citing(edition.cite(&rules.claims.correct))
            .because(Said::new("claims-drawn-by-the-claim"))
    } else {
        return Ruling::new(told("claims-refused-rightly"), vec![Remedy::Continue], citations);
    };
    let Some(outcome) = scene.game.outcome() else {
        return if scene.game.ply() > ply {
            ruling.leaving(Discretion::Told(Said::new("claims-left-play-since")))
        } else {
            ruling
        };
    };
    Ruling { remedies: vec![Remedy::ResultStands], explanation: Vec::new(), ..ruling }
        .citing(ended_by(edition, outcome.reason))
        .because(Said::new("claims-error-after-the-end"))
        .may_claim(Said::new("claims-may-appeal-refusal").of(by))
        .leaving(Discretion::Told(Said::new("claims-left-to-the-committee")))
        .unsure(Doubt::Judgement)
}

fn articles(scene: &Scene<'_>, facts: &RefusedClaim) -> Vec<Citation> {
    let rules = &scene.edition.rules.claims;
    match (facts.ground, &facts.intended) {
        (ClaimGround::Repetition, Some(_)) => scene.edition.cite(&rules.repetition_intended),
        (ClaimGround::Repetition, None) => scene.edition.cite(&rules.repetition_appeared),
        (ClaimGround::FiftyMoves, Some(_)) => scene.edition.cite(&rules.fifty_intended),
        (ClaimGround::FiftyMoves, None) => scene.edition.cite(&rules.fifty_appeared),
    }
}

/// The last turn of the claimant, for a claim of which it is not told when it was made.
fn last_turn(game: &Game, facts: &RefusedClaim) -> Ply {
    let now = game.ply();
    if game.turn() == facts.by { now } else { Ply(now.0.saturating_sub(1)) }
}

/// The game as it was after so many half-moves.
fn as_it_was(game: &Game, ply: Ply) -> Game {
    let mut then = game.clone();
    then.plies.truncate(usize::from(ply.0));
    then.status = Status::Playing;
    then
}
