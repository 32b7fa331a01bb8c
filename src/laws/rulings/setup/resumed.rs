//! A wrong position set up after an adjournment (Art. 9.3 of 1972 and 1980; the rules on resumption
//! since).

use crate::rulings::illegal::times::counters;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use crate::rulings::setup::facts::ResumedWrong;
use jadoube_chess::side::Side;

/// What is done when play went on from a wrong position.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &ResumedWrong) -> Ruling {
    let now = scene.game.ply();
    let ply = facts.adjourned.unwrap_or(now).min(now);
    let turn = scene.game.position_at(ply).map_or(scene.game.turn(), |before| before.turn());
    let place = Value::After(ply);
    let finding = Finding::Told(Said::new("setup-resumed-wrong").with("place", place));
    let mut remedies = vec![Remedy::Restore { ply }];
    if ply < now {
        // What was played since is annulled, and with it the time that it took.
        remedies.push(Remedy::Do(Said::new("setup-times-of-the-envelope")));
        remedies.extend(counters(scene.game, &Side::BOTH, ply));
    }
    remedies.push(Remedy::StartClock { side: turn });
    let citations = scene.edition.cite(&scene.edition.rules.setup.resumed_wrong);
    Ruling::new(finding, remedies, citations).leaving(Discretion::Times { increment: None })
}
