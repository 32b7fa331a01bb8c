//! Withdrawal, exclusion and forfeits (Int. 35 and 36 of 1972; FIDE tournament rules of 2006; C05 of
//! 2023): what counts when a player leaves before the end.

use crate::laws::events::Withdrawal as Rule;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sealed::facts::{Leaving, Withdrawal};
use crate::rulings::sentence::Said;

/// A player leaves a competition.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Withdrawal) -> Ruling {
    let (edition, events) = (scene.edition, &scene.edition.rules.events);
    let rule = &events.withdrawal;
    let (played, total) = (facts.played, facts.total);
    let half = u32::from(played) * 2 >= u32::from(total);
    let act = |key: &str| Remedy::Do(Said::new(key));
    let finding =
        |key: &str| Finding::Told(Said::new(key).number("played", played).number("total", total));
    let ruling = if facts.swiss {
        let remedies = vec![act("sealed-points-stay")];
        let citations = edition.cite(&events.withdrawal_swiss);
        let ruling = Ruling::new(finding("sealed-left-swiss"), remedies, citations);
        match rule.value {
            Rule::PlusMinus => ruling,
            Rule::DashBelowHalf => {
                ruling.leaving(Discretion::Told(Said::new("sealed-by-rules-of-event")))
            }
        }
    } else if half {
        let marks = match rule.value {
            Rule::DashBelowHalf => act("sealed-rest-one-nought"),
            Rule::PlusMinus => act("sealed-rest-plus-minus"),
        };
        let remedies = vec![act("sealed-results-count"), marks];
        let citations = edition.cite(&events.withdrawal_later);
        Ruling::new(finding("sealed-left-after-half"), remedies, citations)
    } else {
        let marks = match rule.value {
            Rule::DashBelowHalf => act("sealed-rest-dashes"),
            Rule::PlusMinus => act("sealed-rest-plus-minus"),
        };
        let remedies = vec![act("sealed-results-stay-uncounted"), marks];
        Ruling::new(finding("sealed-left-before-half"), remedies, edition.cite(rule))
    };
    match facts.why {
        Leaving::Withdrew => ruling,
        Leaving::Absent => ruling.citing(edition.cite(&events.absence)).leaving(Discretion::Told(
            Said::new(if events.absence.value {
                "sealed-absence-explained"
            } else {
                "sealed-by-rules-of-event"
            }),
        )),
        Leaving::ThirdDefault => ruling.citing(edition.cite(&events.third_default)).leaving(
            Discretion::Told(Said::new(if events.third_default.value {
                "sealed-third-default-excludes"
            } else {
                "sealed-third-default-no-text"
            })),
        ),
    }
}
