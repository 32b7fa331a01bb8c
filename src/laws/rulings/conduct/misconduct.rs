//! A breach for which the edition names no consequence (FIDE Laws 2023, Art. 12.9).

use crate::laws::conduct::Penalty;
use crate::rulings::conduct::after_the_game;
use crate::rulings::conduct::facts::Misconduct;
use crate::rulings::conduct::penalties::{choice, not_proved};
use crate::rulings::facts::Proof;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;

/// A breach for which the edition names no consequence: the list, step by step.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Misconduct) -> Ruling {
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
