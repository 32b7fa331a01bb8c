//! The decision on a claim that was postponed (Art. 10.2b until 2009, Guidelines III.5.2): even
//! after a flag has fallen.

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::quickplay::QuickplayStatus;
use crate::rulings::claims::overstepped::overstepped;
use crate::rulings::quickplay::bars::final_or_not;
use crate::rulings::quickplay::facts::{QuickplayDecision, Verdict};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// The arbiter decides.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &QuickplayDecision) -> Ruling {
    let rules = &scene.edition.rules.quickplay;
    let by = facts.by;
    let told = |key: &str| Finding::Told(Said::new(key).of(by));
    if rules.status.value == QuickplayStatus::NoRule {
        let finding = Finding::Told(Said::new("quickplay-no-rule"));
        return Ruling::new(finding, vec![Remedy::Continue], Vec::new());
    }
    let cited = scene.edition.cite(&rules.postponed);
    let ruling = match facts.verdict {
        Verdict::Draw => {
            let outcome = Outcome { score: Score::Draw, reason: EndReason::QuickplayFinish };
            Ruling::new(told("quickplay-drawn-after-all"), vec![Remedy::End(outcome)], cited)
        }
        Verdict::NoDraw => {
            let ruling = Ruling::new(told("quickplay-not-drawn"), Vec::new(), cited);
            let fallen = |side: &Side| scene.game.flags.of(*side).is_some();
            match [by, by.other()].into_iter().find(fallen) {
                Some(side) => overstepped(scene, side, ruling),
                None => Ruling { remedies: vec![Remedy::Continue], ..ruling },
            }
        }
    };
    final_or_not(scene, ruling)
}
