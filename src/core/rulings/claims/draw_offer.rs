//! Draw offers (FIDE Laws 2023, Art. 5.2.3, 9.1): an offer at the wrong moment is valid, but may be
//! a disturbance.

use crate::core::claims::flag::moves_made;
use crate::core::game::outcome::{EndReason, Outcome, Score};
use crate::core::rulings::claims::facts::{DrawOffer, OfferAnswer, OfferMoment};
use crate::core::rulings::rule::Scene;
use crate::core::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::core::side::Side;

/// An offer was made.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &DrawOffer) -> Ruling {
    let DrawOffer { by, when, answer } = *facts;
    let rules = &scene.edition.rules;
    let needed = rules.offers.agreement.value;
    let offer = scene.edition.cite(&rules.offers.made);
    let agreement = scene.edition.cite(&rules.offers.agreement);
    let too_early = Side::BOTH.into_iter().any(|side| moves_made(scene.game, side) < needed);
    let mut ruling = match answer {
        OfferAnswer::Accepted if too_early => {
            let finding = Finding::AgreedTooEarly { needed };
            Ruling::new(finding, vec![Remedy::Continue], agreement)
        }
        OfferAnswer::Accepted => {
            let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
            let finding = Finding::DrawAgreed { by, when };
            Ruling::new(finding, vec![Remedy::End(outcome)], [agreement, offer].concat())
        }
        OfferAnswer::Rejected => {
            let finding = Finding::OfferRejected { by, when };
            Ruling::new(finding, vec![Remedy::DeclineDraw, Remedy::Continue], offer)
        }
        OfferAnswer::None => {
            let recorded = scene.edition.cite(&rules.offers.recorded);
            let remedies = vec![Remedy::RecordOffer { by }, Remedy::Continue];
            Ruling::new(Finding::OfferStands { by, when }, remedies, [offer, recorded].concat())
        }
    };
    if when != OfferMoment::BeforePress && answer != OfferAnswer::Accepted {
        ruling.citations.extend(scene.edition.cite(&rules.conduct.distraction));
        ruling = ruling.leaving(Discretion::Penalty);
    }
    ruling
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::game::command::Command;
    use crate::core::rulings::case::Case;
    use crate::core::rulings::scenario::{STANDARD, START, ask, game, now, ruled, told};

    #[test]
    fn an_offer_is_valid_at_any_moment_but_not_always_proper() {
        use OfferAnswer::{Accepted, None, Rejected};
        use OfferMoment::{BeforePress, OpponentsTime, OwnTimeBeforeMove};
        let agreed = "end draw Agreement | 5.2.3 9.1.2.1";
        for (name, moves, when, answer, expected, disturbs) in [
            ("proper, accepted", "e2e4 e7e5", BeforePress, Accepted, agreed, false),
            ("at the wrong time, accepted", "e2e4 e7e5", OpponentsTime, Accepted, agreed, false),
            ("before Black has moved", "e2e4", BeforePress, Accepted, "continue | 5.2.3", false),
            (
                "open",
                "e2e4 e7e5",
                BeforePress,
                None,
                "white offered, continue | 9.1.2.1 9.1.2.2",
                false,
            ),
            (
                "rejected, in the opponent's time",
                "e2e4 e7e5",
                OpponentsTime,
                Rejected,
                "declined, continue | 9.1.2.1 11.5",
                true,
            ),
            (
                "open, before the move",
                "e2e4 e7e5",
                OwnTimeBeforeMove,
                None,
                "white offered, continue | 9.1.2.1 9.1.2.2 11.5",
                true,
            ),
        ] {
            let case = Case::DrawOffer(DrawOffer { by: Side::White, when, answer });
            for id in ["2018", "2023"] {
                let ruling = ruled(id, &game(STANDARD, START, moves), &case);
                assert_eq!(told(&ruling), expected, "{name} {id}");
                assert_eq!(!ruling.discretion.is_empty(), disturbs, "{name} {id}");
            }
        }
    }

    #[test]
    fn an_offer_that_is_recorded_already_is_not_recorded_again() {
        let mut game = game(STANDARD, START, "e2e4 e7e5");
        let remedy = Remedy::RecordOffer { by: Side::White };
        assert_eq!(remedy.commands(&game, ""), [Command::OfferDraw { by: Side::White }]);
        assert_eq!(Remedy::DeclineDraw.commands(&game, ""), []);
        let at = now(&game);
        ask(&mut game, &Command::OfferDraw { by: Side::White }, at);
        assert_eq!(remedy.commands(&game, ""), []);
        assert_eq!(Remedy::DeclineDraw.commands(&game, ""), [Command::DeclineDraw]);
    }
}
