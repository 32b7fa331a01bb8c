//! What keeps a claim of a draw from being looked into: the right is lost (FIDE Laws 2023, Art.
//! 9.4), the claim is not made as it must be (9.2.1), it rests on what was not written down (13.2 of
//! 1972 and 1980), or it has become needless because the opponent agrees (9.1.2.3).

use crate::claims::touch;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::clock::FlagFallen;
use crate::laws::draws::{ClaimClock, IntendedForm, LostOn};
use crate::laws::kind::Pace;
use crate::rulings::claims::claim::{Claim, Ground};
use crate::rulings::claims::draw_offer::forbidden;
use crate::rulings::claims::facts::{FlagAtClaim, IntendedTold, Withdrawal};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use crate::rulings::touch::touched_piece::oblige;
use jadoube_chess::result::Score;

/// The ruling on a claim that is not looked into; none, if it is.
pub(super) fn barred(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    after_the_flag(scene, claim)
        .or_else(|| on_the_opponents_move(scene, claim))
        .or_else(|| withdrawn(scene, claim))
        .or_else(|| touched(scene, claim))
        .or_else(|| too_late(scene, claim))
        .or_else(|| move_already_made(scene, claim))
        .or_else(|| not_written(scene, claim))
        .or_else(|| unrecorded(scene, claim))
        .or_else(|| accepted(scene, claim))
}

fn on_the_opponents_move(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    (scene.game.turn() != claim.by).then(|| not_on_move(scene, claim))
}

/// Only the player on move may claim; one who has just moved has lost the right by it.
pub(super) fn not_on_move(scene: &Scene<'_>, claim: &Claim<'_>) -> Ruling {
    let rules = &scene.edition.rules;
    let turn = scene.game.turn();
    let remedies = vec![Remedy::StartClock { side: turn }, Remedy::Continue];
    let finding = Finding::ClaimantNotOnMove { by: claim.by };
    let ruling = Ruling::new(finding, remedies, claim.articles.clone());
    let ruling = if scene.game.ply().0 > 0 { lost(ruling, claim) } else { ruling };
    ruling.citing(scene.edition.cite(&rules.conduct.distraction)).leaving(Discretion::Penalty)
}

fn lost(ruling: Ruling, claim: &Claim<'_>) -> Ruling {
    ruling.citing(claim.lost.1.clone()).may_claim(Said::new("claims-right-returns").of(claim.by))
}

/// The flag was down before the claim, and that had been noticed, or the clock alone decides when it
/// has fallen.
fn after_the_flag(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    let fallen = &scene.edition.rules.flags.fallen;
    let key = match claim.flag {
        FlagAtClaim::Noticed => "claims-flag-was-noticed",
        FlagAtClaim::Before if fallen.value == FlagFallen::Clock => "claims-flag-was-down",
        FlagAtClaim::Up | FlagAtClaim::During | FlagAtClaim::Before => return None,
    };
    let finding = Finding::Told(Said::new(key).of(claim.by));
    let rule_on_flag = Remedy::Do(Said::new("claims-rule-on-flag").of(claim.by));
    Some(Ruling::new(finding, vec![rule_on_flag], scene.edition.cite(fallen)))
}

/// A claim can be taken back only where the arbiter stops the clock and has not done so yet.
fn withdrawn(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    let rules = &scene.edition.rules.claims;
    let in_time = claim.withdrawn == Withdrawal::AtOnce
        && (rules.withdrawable.value || rules.clock.value == ClaimClock::ArbiterStops);
    in_time.then(|| {
        let finding = Finding::Told(Said::new("claims-withdrawn").of(claim.by));
        let citations = scene.edition.cite(&rules.withdrawable);
        Ruling::new(finding, vec![Remedy::Continue], citations)
    })
}

fn touched(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    let square = claim.touched.filter(|_| claim.lost.0 == Some(LostOn::Touch))?;
    let by = claim.by;
    let said = Said::new("claims-right-lost-by-touching").of(by);
    let finding = Finding::Told(said.with("squares", Value::Squares(vec![square])));
    let duty = touch::duty(&scene.edition.rules.touch, scene.game.position(), &[square]);
    let remedies = vec![oblige(by, duty), Remedy::StartClock { side: by }];
    Some(
        lost(Ruling::new(finding, remedies, claim.lost.1.clone()), claim)
            .leaving(Discretion::Intent),
    )
}

/// The position claimed stood earlier, and moves were made since.
fn too_late(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    claim.stood?;
    let finding = Finding::Told(Said::new("claims-right-lost-by-moving").of(claim.by));
    let remedies = vec![Remedy::StartClock { side: scene.game.turn() }];
    let ruling = Ruling::new(finding, remedies, claim.lost.1.clone());
    Some(lost(ruling, claim).citing(claim.articles.clone()))
}

/// The intended move was made on the board before it was claimed.
fn move_already_made(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    let uci = claim.intended.filter(|_| claim.told == IntendedTold::Made)?;
    let key = if claim.lost.0.is_some() {
        "claims-right-lost-by-moving"
    } else {
        "claims-moved-instead-of-claiming"
    };
    let finding = Finding::Told(Said::new(key).of(claim.by));
    let remedies = vec![Remedy::Play { uci: uci.clone() }, Remedy::Continue];
    let ruling =
        Ruling::new(finding, remedies, claim.lost.1.clone()).citing(claim.articles.clone());
    let right = if claim.is_correct(scene) {
        Said::new("claims-opponent-may-claim").of(claim.by.other())
    } else {
        Said::new("claims-right-returns").of(claim.by)
    };
    Some(ruling.may_claim(right))
}

/// The intended move must be written, and is only announced: the claimant is told to make the claim
/// as it must be made.
fn not_written(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    let rules = &scene.edition.rules;
    let must_write = rules.claims.repetition_intended.value != IntendedForm::Declare;
    if !must_write || claim.intended.is_none() || claim.told != IntendedTold::Announced {
        return None;
    }
    let finding = Finding::Told(Said::new("claims-not-written-yet").of(claim.by));
    let articles = claim.articles.clone();
    let ruling = if rules.claims.repetition_intended.value == IntendedForm::WriteFixed {
        let remedies = vec![Remedy::Do(Said::new("claims-write-the-move").of(claim.by))];
        Ruling::new(finding, remedies, articles)
    } else {
        // That the player is told to write it stands in the commentaries since 2017 only. By the
        // letter there is no claim yet, nothing to look into, and the right is not lost.
        Ruling::new(finding, vec![Remedy::Continue], articles)
            .may_claim(Said::new("claims-may-write-and-claim").of(claim.by))
    };
    if scene.kind.pace() == Pace::Standard || !rules.score.exempt_in_rapid.value {
        return Some(ruling);
    }
    let sheet = Said::new("claims-sheet-on-request").of(claim.by);
    Some(ruling.because(sheet).citing(scene.edition.cite(&rules.score.exempt_in_rapid)))
}

fn unrecorded(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    if !claim.unrecorded || claim.unrecorded_count.value {
        return None;
    }
    let finding = Finding::Told(Said::new("claims-not-on-unrecorded").of(claim.by));
    let remedies = vec![Remedy::StartClock { side: claim.by }];
    let citations = scene.edition.cite(claim.unrecorded_count);
    Some(Ruling::new(finding, remedies, citations).citing(claim.articles.clone()))
}

/// The claim counts as an offer, and the opponent accepts it: nothing need be looked into.
fn accepted(scene: &Scene<'_>, claim: &Claim<'_>) -> Option<Ruling> {
    let rules = &scene.edition.rules;
    if !claim.accepted || !rules.claims.is_offer.value || forbidden(scene).is_some() {
        return None;
    }
    let key = match claim.ground {
        Ground::Repetition => "claims-repetition-accepted",
        Ground::FiftyMoves { .. } => "claims-fifty-accepted",
    };
    let finding = Finding::Told(Said::new(key).of(claim.by.other()));
    let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    let citations = scene.edition.cite(&rules.claims.is_offer);
    Some(
        Ruling::new(finding, vec![Remedy::End(outcome)], citations)
            .citing(scene.edition.cite(&rules.offers.agreement)),
    )
}
