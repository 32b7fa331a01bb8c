//! Both flags down (FIDE Laws 2023, Guidelines III.3.1): the one that fell first decides where it
//! is known; otherwise period and kind of play do.

use crate::citation::Citation;
use crate::claims::flag;
use crate::clock::control::Bonus;
use crate::game::outcome::{EndReason, Outcome};
use crate::laws::clock::BothFlags;
use crate::laws::kind::Pace;
use crate::laws::quickplay::QuickplayStatus;
use crate::rulings::clock::facts::FlagFall;
use crate::rulings::clock::one_flag::{called_by, one};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;

/// The ruling on two flags that are down.
pub(super) fn rule(scene: &Scene<'_>, facts: &FlagFall) -> Ruling {
    let check = flag::check(scene.game, facts.side, scene.at);
    let flags = &scene.edition.rules.flags;
    let last_period = check.last_period;
    let finding = Finding::BothFlags { last_period };
    let both = flags.both_last.of(scene.kind);
    let claimant_up = flags.claimant_up.of(scene.kind);
    // Where only a player whose own flag is up can claim, nobody can: the order does not matter.
    if claimant_up.value && both.value == BothFlags::Draw {
        return Ruling::new(finding, vec![drawn()], scene.edition.cite(both))
            .citing(scene.edition.cite(claimant_up))
            .because(Said::new("clock-nobody-can-claim"))
            .citing(called_by(scene, facts));
    }
    if let Some(first) = facts.first.or(check.first) {
        return one(scene, facts, first).because(Said::new("clock-first-flag-decides").of(first));
    }
    let (then, citations) = order_unknown(scene, facts, last_period);
    let ruling = |remedy| {
        Ruling::new(finding, vec![remedy], citations)
            .citing(scene.edition.cite(&flags.fallen))
            .unsure(Doubt::OrderOfFlags)
    };
    match then {
        BothFlags::Continue => ruling(Remedy::Continue),
        BothFlags::Draw => ruling(drawn()),
        BothFlags::Sign => {
            ruling(Remedy::Do(Said::new("clock-look-at-sign"))).leaving(Discretion::PlayOnOrDraw)
        }
        BothFlags::Arbiter => ruling(Remedy::Do(Said::new("clock-find-the-order")))
            .leaving(Discretion::Told(Said::new("clock-both-flags-swiss"))),
    }
}

const fn drawn() -> Remedy {
    Remedy::End(Outcome { score: Score::Draw, reason: EndReason::Flag })
}

/// What holds when nobody knows which fell first. Since the rule has left the Laws proper it holds
/// only in games without increment, never in blitz, and where it was announced.
fn order_unknown(
    scene: &Scene<'_>,
    facts: &FlagFall,
    last_period: bool,
) -> (BothFlags, Vec<Citation>) {
    let rules = &scene.edition.rules;
    let guideline = rules.quickplay.status.value == QuickplayStatus::Announced;
    let applies = facts.announced && scene.kind.pace() != Pace::Blitz && !has_increments(scene);
    let rule = match (guideline, last_period) {
        (true, _) if !applies => {
            return (BothFlags::Sign, scene.edition.cite(&rules.flags.fallen));
        }
        (_, false) => &rules.flags.both_not_last,
        (true, true) => &rules.flags.both_last.standard,
        (false, true) => rules.flags.both_last.of(scene.kind),
    };
    (rule.value, scene.edition.cite(rule))
}

fn has_increments(scene: &Scene<'_>) -> bool {
    let schedules = &scene.game.setup.control.schedules;
    Side::BOTH
        .into_iter()
        .flat_map(|side| &schedules.of(side).0)
        .any(|period| matches!(period.bonus, Bonus::Increment(time) if time.0 > 0))
}
