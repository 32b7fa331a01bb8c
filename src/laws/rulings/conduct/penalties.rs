//! The penalties open to the arbiter, and the right to appeal (FIDE Laws 2023, Art. 11.10, 12.9).

use crate::citation::Citation;
use crate::rulings::conduct::facts::{AppealRight, AppealedDecision};
use crate::rulings::rule::{Scene, ended_by};
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;

/// What is denied and not proved changes nothing.
#[must_use]
pub fn not_proved(scene: &Scene<'_>, citations: Vec<Citation>) -> Ruling {
    let finding = Finding::Told(Said::new("common-not-proved"));
    Ruling::new(finding, vec![Remedy::Continue], citations)
        .citing(scene.edition.cite(&scene.edition.rules.touch.evidence))
        .leaving(Discretion::Everything)
}

/// The ruling with the choice of a penalty from the edition's list left to the arbiter.
#[must_use]
pub fn choice(scene: &Scene<'_>, ruling: Ruling) -> Ruling {
    let rule = &scene.edition.rules.conduct.penalties;
    let count = i64::try_from(rule.value.len()).unwrap_or(i64::MAX);
    let offered = Said::new("conduct-left-penalties").number("count", count);
    ruling.citing(scene.edition.cite(rule)).leaving(Discretion::Told(offered))
}

/// Whether a player may appeal.
#[must_use]
pub fn appeal_right(scene: &Scene<'_>, facts: &AppealRight) -> Ruling {
    let rules = &scene.edition.rules;
    let quickplay = facts.against == AppealedDecision::Quickplay;
    let by = facts.by;
    if quickplay && !rules.quickplay.appealable.value {
        let finding = Finding::Told(Said::new("conduct-no-appeal").of(by));
        let citations = scene.edition.cite(&rules.quickplay.appealable);
        let ruling = Ruling::new(finding, vec![Remedy::Continue], citations);
        return Ruling { appealable: false, ..ruling };
    }
    let finding = Finding::Told(Said::new("conduct-may-appeal").of(by));
    let ended = scene.game.outcome();
    let key =
        if ended.is_some() { "conduct-take-appeal-after-game" } else { "conduct-take-appeal" };
    let remedies = vec![Remedy::Do(Said::new(key).of(by)), Remedy::Continue];
    let mut ruling = Ruling::new(finding, remedies, scene.edition.cite(&rules.conduct.appeal))
        .leaving(Discretion::Told(Said::new("conduct-left-event-appeals")));
    if quickplay {
        ruling = ruling.citing(scene.edition.cite(&rules.quickplay.appealable));
    }
    if let Some(outcome) = ended {
        ruling = ruling.citing(ended_by(scene.edition, outcome.reason));
    }
    if facts.signed {
        ruling = ruling.because(Said::new("conduct-appeal-though-signed"));
    }
    ruling
}
