//! Telephones and other electronic devices: nothing until 2001, a loss for ringing in 2005, for any
//! sound in 2009, for having one since 2014 (FIDE Laws 2023, Art. 11.3.2).

use crate::game::outcome::{EndReason, Outcome};
use crate::laws::conduct::Devices;
use crate::rulings::conduct::after_the_game;
use crate::rulings::conduct::facts::{Device, DeviceFound};
use crate::rulings::conduct::penalties::{choice, not_proved};
use crate::rulings::facts::Proof;
use crate::rulings::mating::chances;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{CanMate, Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// A player has a device.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Device) -> Ruling {
    let rules = &scene.edition.rules.conduct;
    let citations = scene.edition.cite(&rules.devices);
    if facts.proof == Proof::Denied {
        return not_proved(scene, citations);
    }
    let by = facts.by;
    if facts.approved {
        let finding = Finding::Told(Said::new("conduct-device-approved").of(by));
        return Ruling::new(finding, vec![Remedy::Continue], citations);
    }
    if let Some(outcome) = scene.game.outcome() {
        return after_the_game::device(scene, by, outcome);
    }
    match (rules.devices.value, facts.found) {
        (Devices::NoRule, found) => no_rule(scene, by, found),
        (Devices::Ringing, DeviceFound::Sounded) => {
            lost(scene, by).leaving(Discretion::Told(Said::new("conduct-left-opponents-score")))
        }
        (Devices::Sound, DeviceFound::Sounded) => lost_or_drawn(scene, by),
        (Devices::Sound | Devices::OnPerson, DeviceFound::InBag) => {
            let finding = Finding::Told(Said::new("conduct-device-off").of(by));
            Ruling::new(finding, vec![Remedy::Continue], citations)
                .leaving(Discretion::Told(Said::new("conduct-left-event-allows")))
        }
        (Devices::Ringing | Devices::Sound, _) => warned(scene, by),
        (Devices::Brought | Devices::OnPerson, _) => {
            lost(scene, by).leaving(Discretion::Told(Said::new("conduct-left-milder")))
        }
        (Devices::WarningFirst, _) if facts.warned => lost(scene, by),
        (Devices::WarningFirst, _) => warned(scene, by),
    }
}

fn found(by: Side) -> Finding {
    Finding::Told(Said::new("conduct-device-found").of(by))
}

/// Before there was a rule only the disturbance counts.
fn no_rule(scene: &Scene<'_>, by: Side, how: DeviceFound) -> Ruling {
    let rules = &scene.edition.rules.conduct;
    let said = Said::new("conduct-device-no-rule");
    if how == DeviceFound::Sounded {
        let citations = scene.edition.cite(&rules.distraction);
        return choice(scene, Ruling::new(found(by), vec![Remedy::Warn { side: by }], citations))
            .because(said);
    }
    Ruling::new(found(by), vec![Remedy::Continue], scene.edition.cite(&rules.duties))
        .because(said)
        .leaving(Discretion::Everything)
}

fn warned(scene: &Scene<'_>, by: Side) -> Ruling {
    let citations = scene.edition.cite(&scene.edition.rules.conduct.devices);
    choice(scene, Ruling::new(found(by), vec![Remedy::Warn { side: by }], citations))
}

/// The game is lost and the opponent wins, even with nothing to mate with.
fn lost(scene: &Scene<'_>, by: Side) -> Ruling {
    let outcome = Outcome { score: Score::won_by(by.other()), reason: EndReason::ArbiterDecision };
    let citations = scene.edition.cite(&scene.edition.rules.conduct.devices);
    Ruling::new(found(by), vec![Remedy::End(outcome)], citations)
}

/// The rule of 2009: drawn, if the opponent cannot win by any series of legal moves.
fn lost_or_drawn(scene: &Scene<'_>, by: Side) -> Ruling {
    let other = by.other();
    let (opponent, chances) = chances(scene, scene.game.position(), other);
    let ruling = match opponent {
        CanMate::Yes => lost(scene, by),
        CanMate::Unsure => lost(scene, by).unsure(Doubt::MateUnclear { side: other }),
        CanMate::No => {
            let outcome = Outcome { score: Score::Draw, reason: EndReason::ArbiterDecision };
            let citations = scene.edition.cite(&scene.edition.rules.conduct.devices);
            Ruling::new(found(by), vec![Remedy::End(outcome)], citations)
        }
    };
    ruling.because(chances)
}
