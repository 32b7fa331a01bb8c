//! A defective clock (FIDE Laws 2023, Art. 6.10.1; the formula of 1971 in 1972 and 1980).

use crate::laws::clock::ClockDefect;
use crate::rulings::clock::facts::{DefectiveClock, StoodStill};
use crate::rulings::facts::Proof;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};

/// The ruling on a defective clock: it is replaced, and the time that is missing goes to the half
/// that stood still, or half to each.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &DefectiveClock) -> Ruling {
    let defect = &scene.edition.rules.clocks.defect;
    let citations = scene.edition.cite(defect);
    let formula = defect.value == ClockDefect::Formula1971;
    if facts.proof == Proof::Denied {
        let finding = Finding::Told(Said::new("common-not-proved"));
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .unsure(Doubt::NotProved)
            .because(Said::new("clock-shown-counts"));
    }
    if formula && facts.known_before {
        let finding = Finding::Told(Said::new("clock-defect-known-before"));
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    let missing = missing(scene, facts.session);
    let finding = if missing > Millis::ZERO {
        Said::new("clock-defective").with("missing", Value::Time(missing))
    } else {
        Said::new("clock-defective-otherwise")
    };
    let together = Said::new("clock-times-together").time(left_together(scene, facts.session));
    let mut remedies = vec![Remedy::StopClock, Remedy::Do(Said::new("clock-replace"))];
    let shares = shares(facts.stood, missing).filter(|shares| nobody_overstepped(scene, shares));
    let Some(shares) = shares else {
        remedies.push(Remedy::Do(Said::new("clock-set-by-judgement")));
        remedies.push(Remedy::StartClock { side: scene.game.turn() });
        return Ruling::new(Finding::Told(finding), remedies, citations)
            .because(Said::new("clock-no-formula"))
            .leaving(Discretion::Told(together));
    };
    for side in Side::BOTH.into_iter().filter(|side| shares.of(*side).0 > 0) {
        remedies.push(Remedy::SubtractTime { side, time: *shares.of(side) });
    }
    remedies.push(Remedy::StartClock { side: scene.game.turn() });
    let ruling = Ruling::new(Finding::Told(finding), remedies, citations);
    let ruling = match facts.stood {
        StoodStill::Both => ruling.because(Said::new("clock-half-to-each")),
        _ => ruling.because(Said::new("clock-all-to-one")),
    };
    if formula { ruling } else { ruling.leaving(Discretion::Told(together)) }
}

/// What both halves together have used too little.
fn missing(scene: &Scene<'_>, session: Millis) -> Millis {
    let used = |side: Side| granted(scene, side) - *scene.game.times(scene.at).of(side);
    session - used(Side::White) - used(Side::Black)
}

/// What both players together should have left.
fn left_together(scene: &Scene<'_>, session: Millis) -> Millis {
    granted(scene, Side::White) + granted(scene, Side::Black) - session
}

fn granted(scene: &Scene<'_>, side: Side) -> Millis {
    let schedule = scene.game.setup.control.schedules.of(side);
    schedule.granted(scene.game.clock.moves_made(side))
}

/// What each half is advanced by, where the halves that stood are known.
fn shares(stood: StoodStill, missing: Millis) -> Option<BySide<Millis>> {
    if missing <= Millis::ZERO {
        return None;
    }
    match stood {
        StoodStill::White => Some(BySide::new(missing, Millis::ZERO)),
        StoodStill::Black => Some(BySide::new(Millis::ZERO, missing)),
        StoodStill::Both => {
            let half = Millis(missing.0 / 2);
            Some(BySide::new(half, half))
        }
        StoodStill::Neither => None,
    }
}

/// Whether no flag would drop.
fn nobody_overstepped(scene: &Scene<'_>, shares: &BySide<Millis>) -> bool {
    let times = scene.game.times(scene.at);
    Side::BOTH.into_iter().all(|side| times.of(side) > shares.of(side))
}
