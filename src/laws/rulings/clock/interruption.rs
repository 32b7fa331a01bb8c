//! Play interrupted: clocks stopped by a player, disturbance from outside, illness (FIDE Laws
//! 2023, Art. 6.11, 12.5).

use crate::rulings::clock::facts::{ClocksStopped, Disturbance, Illness, StopReason};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};

/// The ruling on clocks that a player stopped.
#[must_use]
pub fn stopped(scene: &Scene<'_>, facts: &ClocksStopped) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    let citations = scene.edition.cite(&rules.clocks.stopping);
    let restart = Remedy::StartClock { side: scene.game.turn() };
    let help = match facts.why {
        StopReason::Irregularity => "clock-settle-irregularity",
        StopReason::Piece => "clock-bring-piece",
        StopReason::Toilet | StopReason::NoReason => {
            return without_reason(scene, facts, restart).citing(citations);
        }
    };
    let finding = Finding::Told(Said::new("clock-stopped-with-reason").of(by));
    let remedies = vec![Remedy::Do(Said::new(help)), restart];
    Ruling::new(finding, remedies, citations)
        .leaving(Discretion::Told(Said::new("clock-arbiter-restarts")))
}

fn without_reason(scene: &Scene<'_>, facts: &ClocksStopped, restart: Remedy) -> Ruling {
    let by = facts.by;
    let rules = &scene.edition.rules;
    let penalised = &rules.clocks.stopping_penalised;
    let finding = Finding::Told(Said::new("clock-stopped-without-reason").of(by));
    let mut remedies = vec![restart];
    if penalised.value {
        remedies.push(Remedy::Warn { side: by });
    }
    let citations = scene.edition.cite(penalised);
    let ruling = Ruling::new(finding, remedies, citations).leaving(Discretion::Penalty);
    let ruling = match facts.why {
        StopReason::Toilet => ruling.because(Said::new("clock-toilet-no-reason")),
        _ => ruling,
    };
    if penalised.value {
        ruling.citing(scene.edition.cite(&rules.conduct.penalties))
    } else {
        ruling.because(Said::new("clock-stopping-no-penalty"))
    }
}

/// The ruling on a disturbance from outside.
#[must_use]
pub fn disturbed(scene: &Scene<'_>, facts: &Disturbance) -> Ruling {
    let clocks = &scene.edition.rules.clocks;
    let finding = Finding::Told(Said::new("clock-disturbed"));
    let mut remedies = Vec::new();
    let mut citations = scene.edition.cite(&clocks.disturbance);
    if facts.lasting {
        remedies.push(Remedy::StopClock);
        remedies.push(Remedy::Do(Said::new("clock-end-disturbance")));
        citations.extend(scene.edition.cite(&clocks.interruption));
    }
    let lost = BySide::new(facts.white_lost, facts.black_lost);
    let losers = Side::BOTH.into_iter().filter(|side| *lost.of(*side) > Millis::ZERO);
    if clocks.disturbance.value {
        remedies.extend(losers.map(|side| Remedy::AddTime { side, time: *lost.of(side) }));
    }
    if facts.lasting {
        remedies.push(Remedy::StartClock { side: scene.game.turn() });
    } else {
        remedies.push(Remedy::Continue);
    }
    let ruling = Ruling::new(finding, remedies, Vec::new()).citing(citations);
    if clocks.disturbance.value {
        ruling.leaving(Discretion::Told(Said::new("clock-how-much-extra")))
    } else {
        ruling.because(Said::new("clock-no-extra-time"))
    }
}

/// The ruling on a player who has fallen ill.
#[must_use]
pub fn ill(scene: &Scene<'_>, facts: &Illness) -> Ruling {
    let side = facts.side;
    let citations = scene.edition.cite(&scene.edition.rules.clocks.interruption);
    let finding = Finding::Told(Said::new("clock-ill").of(side));
    let mut remedies = vec![Remedy::StopClock, Remedy::Do(Said::new("clock-care-for").of(side))];
    if facts.short {
        remedies.push(Remedy::StartClock { side: scene.game.turn() });
    }
    Ruling::new(finding, remedies, citations)
        .leaving(Discretion::Told(Said::new("clock-arbiter-restarts")))
        .leaving(Discretion::Told(Said::new("clock-ill-long").of(side)))
}
