//! The request for an increment instead of a claim (Appendix G.4 of 2014, Guidelines III.4).

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::quickplay::QuickplayStatus;
use crate::rulings::quickplay::bars::barred;
use crate::rulings::quickplay::facts::{IncrementRequest, RequestAnswer};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;

/// An increment was asked for.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &IncrementRequest) -> Ruling {
    let rules = &scene.edition.rules.quickplay;
    let (by, other) = (facts.by, facts.by.other());
    let told = |key: &str| Finding::Told(Said::new(key).of(by));
    let Some(request) = rules.increment.value else {
        let ruling =
            Ruling::new(told("quickplay-no-increment"), vec![Remedy::Continue], Vec::new());
        return if rules.status.value == QuickplayStatus::NoRule {
            ruling
        } else {
            ruling
                .citing(scene.edition.cite(&rules.claim))
                .may_claim(Said::new("quickplay-may-claim").of(by))
        };
    };
    if let Some(barred) = barred(scene, by, facts.announced) {
        return barred;
    }
    let cited = scene.edition.cite(&rules.increment);
    match facts.answer {
        RequestAnswer::Draw => {
            let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
            let remedies = vec![Remedy::End(outcome)];
            Ruling::new(told("quickplay-request-accepted"), remedies, cited)
                .citing(scene.edition.cite(&scene.edition.rules.offers.agreement))
        }
        RequestAnswer::Granted => {
            let set = Said::new("quickplay-set-increment").time(request.each);
            let remedies = vec![
                Remedy::StopClock,
                Remedy::Do(set),
                Remedy::AddTime { side: other, time: request.opponent },
                Remedy::StartClock { side: scene.game.turn() },
            ];
            Ruling::new(told("quickplay-increment-granted"), remedies, cited)
        }
        RequestAnswer::Refused => {
            let remedies = vec![Remedy::StartClock { side: scene.game.turn() }];
            Ruling::new(told("quickplay-increment-refused"), remedies, cited)
                .citing(scene.edition.cite(&rules.claim))
                .may_claim(Said::new("quickplay-may-claim").of(by))
        }
    }
}
