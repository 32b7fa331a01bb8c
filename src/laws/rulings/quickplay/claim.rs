//! The claim of a player with less than two minutes in a quickplay finish (Art. 10.2 until 2009,
//! G.5, Guidelines III.5): drawn, postponed or rejected.

use crate::game::outcome::{EndReason, Outcome};
use crate::rulings::quickplay::bars::{barred, final_or_not};
use crate::rulings::quickplay::facts::{Judgement, QuickplayClaim};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;

/// The claim was made.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &QuickplayClaim) -> Ruling {
    let by = facts.by;
    if let Some(barred) = barred(scene, by, facts.announced) {
        return barred;
    }
    let rules = &scene.edition.rules.quickplay;
    if rules.increment.value.is_some() && facts.increment_possible {
        let finding = Finding::Told(Said::new("quickplay-increment-comes-first").of(by));
        let ask = Remedy::Do(Said::new("quickplay-ask-for-increment").of(by));
        return Ruling::new(finding, vec![ask], scene.edition.cite(&rules.increment))
            .citing(scene.edition.cite(&rules.claim));
    }
    if facts.accepted && rules.claim_is_offer.value {
        let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
        let finding = Finding::Told(Said::new("quickplay-claim-accepted").of(by.other()));
        let cited = scene.edition.cite(&rules.claim_is_offer);
        return Ruling::new(finding, vec![Remedy::End(outcome)], cited)
            .citing(scene.edition.cite(&scene.edition.rules.offers.agreement));
    }
    let claim = scene.edition.cite(&rules.claim);
    let other = by.other();
    let start = Remedy::StartClock { side: scene.game.turn() };
    let postponed = || {
        let finding = Finding::Told(Said::new("quickplay-postponed").of(by));
        let watch = Remedy::Do(Said::new("quickplay-arbiter-watches"));
        let extra = Said::new("quickplay-opponent-may-get").of(other).time(rules.postponed.value);
        Ruling::new(finding, vec![watch, start.clone()], claim.clone())
            .citing(scene.edition.cite(&rules.postponed))
            .leaving(Discretion::Told(extra))
    };
    let ruling = match (facts.judgement, rules.rejected.value) {
        (Judgement::Agree, _) => {
            let outcome = Outcome { score: Score::Draw, reason: EndReason::QuickplayFinish };
            let finding = Finding::Told(Said::new("quickplay-drawn").of(by));
            Ruling::new(finding, vec![Remedy::End(outcome)], claim)
        }
        (Judgement::Postpone, _) => postponed(),
        (Judgement::Reject, None) => postponed().because(Said::new("quickplay-never-rejected")),
        (Judgement::Reject, Some(time)) => {
            let finding = Finding::Told(Said::new("quickplay-rejected").of(by));
            let time = Remedy::AddTime { side: other, time };
            Ruling::new(finding, vec![time, start], claim)
                .citing(scene.edition.cite(&rules.rejected))
        }
    };
    let ruling = match facts.judgement {
        Judgement::Agree => ruling,
        Judgement::Postpone | Judgement::Reject if rules.claim_is_offer.value => ruling
            .citing(scene.edition.cite(&rules.claim_is_offer))
            .may_claim(Said::new("quickplay-offer-stands").of(other)),
        Judgement::Postpone | Judgement::Reject => ruling,
    };
    final_or_not(scene, ruling)
}
