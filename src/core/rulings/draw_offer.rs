//! Draw offers (FIDE Laws 2023, Art. 5.2.3, 9.1): an offer at the wrong moment is valid, but may be
//! a disturbance.

use crate::core::claims::flag::moves_made;
use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::rulings::case::{OfferAnswer, OfferMoment};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::core::side::Side;

/// An offer was made.
#[must_use]
pub fn rule(scene: &Scene<'_>, by: Side, when: OfferMoment, answer: OfferAnswer) -> Ruling {
    let rules = &scene.edition.rules;
    let needed = rules.agreement.value;
    let offer = scene.edition.cite(&rules.draw_offer);
    let agreement = scene.edition.cite(&rules.agreement);
    let too_early = Side::BOTH.into_iter().any(|side| moves_made(scene.game, side) < needed);
    let mut ruling = match answer {
        OfferAnswer::Accepted if too_early => {
            let finding = Finding::AgreedTooEarly { needed };
            Ruling::new(finding, vec![Remedy::Continue], vec![agreement])
        }
        OfferAnswer::Accepted => {
            let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
            let finding = Finding::DrawAgreed { by, when };
            Ruling::new(finding, vec![Remedy::End(outcome)], vec![agreement, offer])
        }
        OfferAnswer::Rejected => {
            let finding = Finding::OfferRejected { by, when };
            Ruling::new(finding, vec![Remedy::DeclineDraw, Remedy::Continue], vec![offer])
        }
        OfferAnswer::None => {
            let recorded = scene.edition.cite(&rules.offer_recorded);
            let remedies = vec![Remedy::RecordOffer { by }, Remedy::Continue];
            Ruling::new(Finding::OfferStands { by, when }, remedies, vec![offer, recorded])
        }
    };
    if when != OfferMoment::BeforePress && answer != OfferAnswer::Accepted {
        ruling.citations.push(scene.edition.cite(&rules.distraction));
        ruling = ruling.leaving(Discretion::Penalty);
    }
    ruling
}
