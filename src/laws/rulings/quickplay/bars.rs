//! Where the quickplay finish has no place, and who may not claim in it.

use crate::laws::quickplay::QuickplayStatus;
use crate::rulings::quickplay::facts::Announced;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;

/// The ruling where nothing of the quickplay finish can be asked for: the edition has none, it was
/// not announced, the kind of play or the time control excludes it, the player has time enough or
/// none left, or is not on move.
pub(super) fn barred(scene: &Scene<'_>, by: Side, announced: Announced) -> Option<Ruling> {
    no_place(scene, announced).or_else(|| not_entitled(scene, by))
}

fn told(said: Said) -> Ruling {
    Ruling::new(Finding::Told(said), vec![Remedy::Continue], Vec::new())
}

fn no_place(scene: &Scene<'_>, announced: Announced) -> Option<Ruling> {
    let rules = &scene.edition.rules.quickplay;
    let status = scene.edition.cite(&rules.status);
    match rules.status.value {
        QuickplayStatus::NoRule => return Some(told(Said::new("quickplay-no-rule"))),
        QuickplayStatus::Announced if announced == Announced::No => {
            return Some(told(Said::new("quickplay-not-announced")).citing(status));
        }
        QuickplayStatus::Announced | QuickplayStatus::Law => {}
    }
    let applies = rules.applies.of(scene.kind);
    if !applies.value {
        return Some(told(Said::new("quickplay-not-in-blitz")).citing(scene.edition.cite(applies)));
    }
    if !rules.with_increment.value && Side::BOTH.into_iter().any(|s| scene.increment(s).is_some()) {
        let cited = scene.edition.cite(&rules.with_increment);
        return Some(told(Said::new("quickplay-not-with-increment")).citing(cited));
    }
    let last = |side| {
        scene.game.clock.period(side) + 1 >= scene.game.setup.control.schedules.of(side).0.len()
    };
    (!Side::BOTH.into_iter().all(last))
        .then(|| told(Said::new("quickplay-not-the-last-period")).citing(status))
}

fn not_entitled(scene: &Scene<'_>, by: Side) -> Option<Ruling> {
    let rules = &scene.edition.rules.quickplay;
    let cited = scene.edition.cite(&rules.threshold);
    let left = *scene.game.times(scene.at).of(by);
    if left <= Millis::ZERO || scene.game.flags.of(by).is_some() {
        let rule_on_flag = Remedy::Do(Said::new("quickplay-rule-on-the-flag").of(by));
        let finding = Finding::Told(Said::new("quickplay-after-the-flag").of(by));
        return Some(Ruling::new(finding, vec![rule_on_flag], cited));
    }
    if rules.only_on_move.value && scene.game.turn() != by {
        let cited = scene.edition.cite(&rules.only_on_move);
        return Some(
            told(Said::new("quickplay-not-on-move").of(by))
                .citing(cited)
                .may_claim(Said::new("quickplay-claim-when-on-move").of(by)),
        );
    }
    (left >= rules.threshold.value).then(|| {
        told(Said::new("quickplay-too-much-time").of(by).time(rules.threshold.value))
            .citing(cited)
            .citing(scene.edition.cite(&scene.edition.rules.conduct.distraction))
            .leaving(Discretion::Penalty)
    })
}

/// The same ruling, final where the edition bars an appeal.
pub(super) fn final_or_not(scene: &Scene<'_>, mut ruling: Ruling) -> Ruling {
    let rule = &scene.edition.rules.quickplay.appealable;
    if rule.value {
        return ruling;
    }
    ruling.appealable = false;
    ruling.because(Said::new("quickplay-final")).citing(scene.edition.cite(rule))
}
