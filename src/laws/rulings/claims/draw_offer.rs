//! Draw offers (FIDE Laws 2023, Art. 5.2.3, 9.1): an offer at the wrong moment is valid, but may be
//! a disturbance; it stands until the opponent answers it in words or by what the edition takes for
//! an answer, or until the game ends otherwise.

use crate::citation::Citation;
use crate::claims::flag::moves_made;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::clock::FlagFallen;
use crate::laws::draws::{Conditions, MayForbid, RejectedBy};
use crate::rulings::claims::facts::{
    BeforeAnswer, DrawOffer, FlagAtAnswer, OfferAnswer, OfferMoment,
};
use crate::rulings::facts::Proof;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// An offer was made.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &DrawOffer) -> Ruling {
    let ruling = flag_came_first(scene, facts)
        .or_else(|| not_allowed(scene, facts))
        .unwrap_or_else(|| answered(scene, facts));
    [manner, condition, withdrawal, repetition]
        .into_iter()
        .fold(ruling, |ruling, part| part(scene, facts, ruling))
}

/// The articles by which the rules of the event forbid offers and agreement now, if they do.
pub(super) fn forbidden(scene: &Scene<'_>) -> Option<Vec<Citation>> {
    let rules = &scene.edition.rules.offers;
    let enough = |moves| Side::BOTH.into_iter().all(|side| moves_made(scene.game, side) >= moves);
    let mut cited = match rules.not_before.value {
        Some(moves) if !enough(moves) => scene.edition.cite(&rules.not_before),
        _ if rules.consent.value => scene.edition.cite(&rules.consent),
        _ => return None,
    };
    cited.extend(scene.edition.cite(&rules.may_be_forbidden));
    Some(cited)
}

/// The game was over by time before the offer was accepted.
fn flag_came_first(scene: &Scene<'_>, facts: &DrawOffer) -> Option<Ruling> {
    let rules = &scene.edition.rules;
    let decides = match facts.flag {
        FlagAtAnswer::Up => false,
        FlagAtAnswer::Noticed => true,
        FlagAtAnswer::Unnoticed => rules.flags.fallen.value == FlagFallen::Clock,
    };
    if !decides || facts.answer != OfferAnswer::Accepted {
        return None;
    }
    let finding = Finding::Told(Said::new("claims-offer-ended-by-flag").of(facts.by));
    let remedies = vec![Remedy::Do(Said::new("claims-rule-on-the-flag"))];
    let citations = scene.edition.cite(&rules.flags.fallen);
    let made = scene.edition.cite(&rules.offers.made);
    Some(Ruling::new(finding, remedies, citations).citing(made))
}

/// The rules of the event forbid it, and the arbiter has not consented.
fn not_allowed(scene: &Scene<'_>, facts: &DrawOffer) -> Option<Ruling> {
    let cited = forbidden(scene).filter(|_| !facts.consent)?;
    let rules = &scene.edition.rules.offers;
    let offers_too = rules.may_be_forbidden.value == MayForbid::OffersAndAgreement;
    if facts.answer != OfferAnswer::Accepted && !offers_too {
        return None;
    }
    let said = match facts.answer {
        OfferAnswer::Accepted => "claims-agreement-not-allowed",
        OfferAnswer::None | OfferAnswer::Rejected => "claims-offer-not-allowed",
    };
    let mut remedies = Vec::new();
    if scene.game.offer.is_some() {
        remedies.push(Remedy::DeclineDraw);
    }
    remedies.push(Remedy::Continue);
    let finding = Finding::Told(Said::new(said).of(facts.by));
    let ruling = Ruling::new(finding, remedies, Vec::new())
        .citing(cited)
        .may_claim(Said::new("claims-claims-remain"))
        .leaving(Discretion::Told(Said::new("claims-arbiter-may-consent")));
    Some(if offers_too { ruling.leaving(Discretion::Penalty) } else { ruling })
}

/// What became of the offer.
fn answered(scene: &Scene<'_>, facts: &DrawOffer) -> Ruling {
    let rules = &scene.edition.rules.offers;
    let (by, when) = (facts.by, facts.when);
    let proved = facts.proof != Proof::Denied;
    let rejected_before = match (facts.first, rules.rejected_by.value) {
        (BeforeAnswer::Moved, _) | (BeforeAnswer::Touched, RejectedBy::Touching) => proved,
        (BeforeAnswer::Touched, RejectedBy::Moving) | (BeforeAnswer::Nothing, _) => false,
    };
    let made = scene.edition.cite(&rules.made);
    let rejected_by = scene.edition.cite(&rules.rejected_by);
    let mut ruling = match facts.answer {
        _ if rejected_before => {
            let finding = Finding::OfferRejected { by, when };
            let remedies = vec![Remedy::DeclineDraw, Remedy::Continue];
            let why = match facts.first {
                BeforeAnswer::Touched => "claims-rejected-by-touching",
                BeforeAnswer::Nothing | BeforeAnswer::Moved => "claims-rejected-by-moving",
            };
            Ruling::new(finding, remedies, made)
                .citing(rejected_by)
                .because(Said::new(why).of(by.other()))
        }
        OfferAnswer::Accepted => accepted(scene, facts),
        OfferAnswer::Rejected => {
            let remedies = vec![Remedy::DeclineDraw, Remedy::Continue];
            Ruling::new(Finding::OfferRejected { by, when }, remedies, made)
        }
        OfferAnswer::None => {
            let remedies = vec![Remedy::RecordOffer { by }, Remedy::Continue];
            let ruling = Ruling::new(Finding::OfferStands { by, when }, remedies, made);
            if rules.recorded.value {
                ruling
                    .citing(scene.edition.cite(&rules.recorded))
                    .because(Said::new("claims-both-write-the-sign"))
            } else {
                ruling
            }
        }
    };
    if facts.first != BeforeAnswer::Nothing && !rejected_before {
        ruling = if proved {
            let touch = Said::new("claims-touch-does-not-reject").of(by.other());
            ruling.because(touch).citing(scene.edition.cite(&rules.rejected_by))
        } else {
            ruling.because(Said::new("common-not-proved"))
        };
    }
    ruling
}

fn accepted(scene: &Scene<'_>, facts: &DrawOffer) -> Ruling {
    let rules = &scene.edition.rules.offers;
    let needed = rules.agreement.value;
    let agreement = scene.edition.cite(&rules.agreement);
    let fewest = Side::BOTH.map(|side| moves_made(scene.game, side)).into_iter().min();
    if fewest.is_some_and(|fewest| fewest < needed) {
        let finding = Finding::AgreedTooEarly { needed };
        return Ruling::new(finding, vec![Remedy::Continue], agreement);
    }
    let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    let finding = Finding::DrawAgreed { by: facts.by, when: facts.when };
    let ruling = Ruling::new(finding, vec![Remedy::End(outcome)], agreement)
        .citing(scene.edition.cite(&rules.made));
    let ruling = match facts.flag {
        FlagAtAnswer::Unnoticed => ruling
            .because(Said::new("claims-flag-had-not-been-noticed"))
            .citing(scene.edition.cite(&scene.edition.rules.flags.fallen)),
        FlagAtAnswer::Up | FlagAtAnswer::Noticed => ruling,
    };
    let ruling = if facts.no_fight && rules.may_be_forbidden.value != MayForbid::NotSaid {
        ruling
            .because(Said::new("claims-event-may-forbid"))
            .citing(scene.edition.cite(&rules.may_be_forbidden))
    } else {
        ruling
    };
    match rules.short_draw.value {
        Some(moves) if facts.no_fight && fewest.is_some_and(|fewest| fewest < moves) => {
            let bounds = Said::new("claims-short-draw").number("move", moves);
            ruling.citing(scene.edition.cite(&rules.short_draw)).leaving(Discretion::Told(bounds))
        }
        _ => ruling,
    }
}

/// An offer at another time than after the move is valid; it may be a disturbance.
fn manner(scene: &Scene<'_>, facts: &DrawOffer, ruling: Ruling) -> Ruling {
    let rules = &scene.edition.rules;
    if facts.when == OfferMoment::BeforePress || facts.answer == OfferAnswer::Accepted {
        return ruling;
    }
    let ruling = ruling
        .citing(scene.edition.cite(&rules.offers.at_other_times))
        .citing(scene.edition.cite(&rules.conduct.distraction))
        .leaving(Discretion::Penalty);
    match facts.when {
        OfferMoment::OwnTimeBeforeMove if facts.answer == OfferAnswer::None => {
            ruling.may_claim(Said::new("claims-may-wait-for-the-move").of(facts.by.other()))
        }
        _ => ruling,
    }
}

fn condition(scene: &Scene<'_>, facts: &DrawOffer, ruling: Ruling) -> Ruling {
    if !facts.condition {
        return ruling;
    }
    let rule = &scene.edition.rules.offers.conditions;
    let ruling = ruling.citing(scene.edition.cite(rule));
    match rule.value {
        Conditions::Dropped => {
            ruling.because(Said::new("claims-condition-falls-away").of(facts.by))
        }
        Conditions::Forbidden => ruling
            .because(Said::new("claims-no-condition-can-be-attached").of(facts.by))
            .leaving(Discretion::Told(Said::new("claims-offer-without-its-condition"))),
        Conditions::NotSaid => ruling
            .unsure(Doubt::NoRule)
            .leaving(Discretion::Told(Said::new("claims-offer-without-its-condition"))),
    }
}

fn withdrawal(scene: &Scene<'_>, facts: &DrawOffer, ruling: Ruling) -> Ruling {
    if !facts.withdrawn {
        return ruling;
    }
    ruling
        .because(Said::new("claims-offer-cannot-be-withdrawn").of(facts.by))
        .citing(scene.edition.cite(&scene.edition.rules.offers.not_withdrawable))
}

fn repetition(scene: &Scene<'_>, facts: &DrawOffer, ruling: Ruling) -> Ruling {
    if !facts.repeated {
        return ruling;
    }
    let ruling = ruling
        .because(Said::new("claims-repeated-offers-disturb").of(facts.by))
        .citing(scene.edition.cite(&scene.edition.rules.offers.repeated));
    if ruling.discretion.contains(&Discretion::Penalty) {
        ruling
    } else {
        ruling.leaving(Discretion::Penalty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::command::Command;
    use crate::rulings::case::{Case, rule as rule_case};
    use crate::rulings::claims::facts::Repetition;
    use crate::rulings::scenario::{STANDARD, START, ask, edition, game, now, told};

    /// Art. 9.1.1 of 2017 on, 9.1a of 2009: what the rules of an event may forbid.
    #[test]
    fn the_rules_of_an_event_may_forbid_offers_or_agreement() {
        use OfferAnswer::{Accepted, None, Rejected};
        let plain = |answer| DrawOffer::plain(Side::White, OfferMoment::BeforePress, answer);
        let consented = DrawOffer { consent: true, ..plain(Accepted) };
        let agreed_2009 = "end draw Agreement | 5.2c 9.1b(1)";
        let agreed = "end draw Agreement | 5.2.3 9.1.2.1";
        for (name, id, (not_before, consent), facts, expected) in [
            ("an offer too early", "2023", (Some(30), false), plain(None), "continue | 9.1.1"),
            ("rejected too early", "2018", (Some(30), false), plain(Rejected), "continue | 9.1.1"),
            ("agreed too early", "2023", (Some(30), false), plain(Accepted), "continue | 9.1.1"),
            ("agreed in time", "2023", (Some(1), false), plain(Accepted), agreed),
            ("with consent", "2023", (Some(30), false), consented.clone(), agreed),
            (
                "2009 forbids agreeing, not offering",
                "2009",
                (Some(30), false),
                plain(None),
                "white offered, continue | 9.1b(1) 9.1b(2) C.13",
            ),
            ("2009, agreed", "2009", (Some(30), false), plain(Accepted), "continue | 9.1a"),
            (
                "never without consent",
                "2009",
                (Option::None, true),
                plain(Accepted),
                "continue | 9.1a",
            ),
            ("consented", "2009", (Option::None, true), consented, agreed_2009),
        ] {
            let mut edition = edition(id).clone();
            edition.rules.offers.not_before.value = not_before;
            edition.rules.offers.consent.value = consent;
            let game = game(STANDARD, START, "e2e4 e7e5");
            let ruling = rule_case(&Case::DrawOffer(facts), &game, &edition, now(&game));
            assert_eq!(told(&ruling), expected, "{name}");
        }
    }

    /// A claim is not affected by such rules, and is no way round them either.
    #[test]
    fn a_claim_is_looked_into_where_draws_may_not_be_agreed() {
        let mut edition = edition("2023").clone();
        edition.rules.offers.not_before.value = Some(30);
        let accepted = Repetition { accepted: true, ..Repetition::proper(Side::White, None) };
        for (name, moves, expected) in [
            (
                "correct",
                "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8",
                "end draw Repetition | 9.2.2 9.5.2",
            ),
            ("wrong", "g1f3 g8f6", "black+2:00, start white | 9.2.2 9.5.3"),
        ] {
            let game = game(STANDARD, START, moves);
            let case = Case::Repetition(accepted.clone());
            let ruling = rule_case(&case, &game, &edition, now(&game));
            assert_eq!(told(&ruling), expected, "{name}");
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
