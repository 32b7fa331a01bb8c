//! The penalties open to the arbiter, and the right to appeal (FIDE Laws 2023, Art. 11.10, 12.9).

use crate::citation::Citation;
use crate::laws::conduct::Penalty;
use crate::rulings::conduct::after_the_game;
use crate::rulings::conduct::facts::{AppealRight, AppealedDecision, Misconduct};
use crate::rulings::facts::Proof;
use crate::rulings::rule::{Scene, ended_by};
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::said::Said;

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

/// A breach for which the edition names no consequence: the list, step by step.
#[must_use]
pub fn misconduct(scene: &Scene<'_>, facts: &Misconduct) -> Ruling {
    let by = facts.by;
    let rule = &scene.edition.rules.conduct.penalties;
    if facts.proof == Proof::Denied {
        return not_proved(scene, scene.edition.cite(rule));
    }
    let step = ladder(&rule.value, facts.earlier);
    let finding = Finding::Told(
        Said::new("conduct-breach").of(by).number("earlier", i64::from(facts.earlier)),
    );
    let remedy = match step {
        Penalty::Warning => Remedy::Warn { side: by },
        penalty => Remedy::Penalise { side: by, penalty },
    };
    let ruling = Ruling::new(finding, vec![remedy], Vec::new());
    let ruling = match scene.game.outcome() {
        Some(outcome) => after_the_game::stands(scene, ruling, by, outcome),
        None => choice(scene, ruling),
    };
    ruling.citing(scene.edition.cite(&scene.edition.rules.conduct.duties))
}

/// One step harder for each earlier penalty, as far as the edition has the step, and with the third
/// the loss of the game; what goes beyond the game is never proposed.
fn ladder(known: &[Penalty], earlier: u16) -> Penalty {
    let steps = [Penalty::Warning, Penalty::OpponentTime, Penalty::OffenderTime, Penalty::Loss];
    let mut within = steps.into_iter().take(usize::from(earlier).saturating_add(1));
    within.rfind(|step| known.contains(step)).unwrap_or(Penalty::Warning)
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
