//! Conduct that comes to light when the game is over: its result stands at the board, whoever has
//! finished counts as a spectator where the edition says so (Art. 11.4 of 2014 to 2023, 12.5 of 2009,
//! and so in 2005), and the penalties that are left are those that need no running game.

use crate::game::outcome::Outcome;
use crate::laws::conduct::Devices;
use crate::rulings::conduct::penalties::choice;
use crate::rulings::rule::{Scene, ended_by};
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::side::Side;

/// A device is found with a player who has finished.
pub(super) fn device(scene: &Scene<'_>, by: Side, outcome: Outcome) -> Ruling {
    let (edition, rules) = (scene.edition, &scene.edition.rules.conduct);
    let finding = Finding::Told(Said::new("conduct-device-after-game").of(by));
    let ended = ended_by(edition, outcome.reason);
    let ruling = Ruling::new(finding, vec![Remedy::ResultStands], ended)
        .citing(edition.cite(&rules.finished));
    let ruling = if rules.finished.value {
        ruling.because(Said::new("conduct-finished-is-spectator").of(by))
    } else {
        ruling
    };
    if rules.devices.value == Devices::NoRule {
        return ruling.because(Said::new("conduct-device-no-rule")).leaving(Discretion::Everything);
    }
    let ruling = ruling
        .citing(edition.cite(&rules.devices_of_others))
        .citing(edition.cite(&rules.devices))
        .leaving(Discretion::Told(Said::new("conduct-left-used-during-play").of(by)));
    choice(scene, ruling)
}

/// The same breach as during the game, with the result standing and the list of penalties open.
pub(super) fn stands(scene: &Scene<'_>, ruling: Ruling, by: Side, outcome: Outcome) -> Ruling {
    let kept = ruling.remedies.into_iter().filter(is_possible);
    let mut remedies: Vec<Remedy> = kept.collect();
    if remedies.iter().all(|remedy| matches!(remedy, Remedy::Do(_))) {
        remedies.push(Remedy::Warn { side: by });
    }
    remedies.push(Remedy::ResultStands);
    let ruling = Ruling { remedies, ..ruling }
        .citing(ended_by(scene.edition, outcome.reason))
        .because(Said::new("conduct-result-stands-at-the-board"));
    let left = Discretion::Told(Said::new("conduct-left-score-by-penalty").of(by));
    let ruling = ruling.leaving(left);
    choice(scene, ruling)
}

/// What can be done when no game is played any more: time is worth nothing, and the game cannot
/// be lost again.
const fn is_possible(remedy: &Remedy) -> bool {
    matches!(remedy, Remedy::Do(_) | Remedy::Warn { .. })
}
