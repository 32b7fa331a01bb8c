//! A clock that was set wrongly (FIDE Laws 2023, Art. 6.10.2; A.5.1.1 in rapid and blitz).

use std::cmp::Ordering;

use crate::claims::flag::moves_made;
use crate::clock::control::Bonus;
use crate::laws::clock::WrongSetting as Rule;
use crate::laws::irregular::IrregularityTimes;
use crate::rulings::clock::facts::{Setting, WrongSetting};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;

/// The ruling on a clock that was set wrongly: stopped, corrected, times and counters too.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &WrongSetting) -> Ruling {
    let rules = &scene.edition.rules;
    let until = rules.setup.no_claim_after.of(scene.kind);
    if let Some(moves) = until.value
        && Side::BOTH.into_iter().all(|side| moves_made(scene.game, side) >= moves)
        && !facts.schedule_suffers
    {
        let finding = Finding::Told(Said::new("clock-setting-too-late").number("moves", moves));
        let citations = scene.edition.cite(until);
        return Ruling::new(finding, vec![Remedy::Continue], citations)
            .leaving(Discretion::Told(Said::new("clock-setting-schedule")));
    }
    let setting = scene.edition.cite(&rules.clocks.wrong_setting);
    let correct = rules.clocks.wrong_setting.value == Rule::Correct;
    if facts.resumption {
        let ruling = corrected(scene, facts)
            .citing(scene.edition.cite(&rules.adjournment.wrong_times))
            .because(Said::new("clock-setting-at-resumption"));
        return if correct { ruling.citing(setting) } else { ruling };
    }
    if correct {
        return corrected(scene, facts).citing(setting).citing(scene.edition.cite(until));
    }
    // No rule for play. Since 1997 the article on irregularities lets the arbiter set the times.
    if rules.illegal.times.value == IrregularityTimes::Proportional {
        let finding = Finding::Told(Said::new("clock-setting-no-rule"));
        return Ruling::new(finding, vec![Remedy::Continue], setting)
            .because(Said::new("clock-setting-players-check"))
            .leaving(Discretion::Told(Said::new("clock-setting-too-severe")));
    }
    corrected(scene, facts)
        .because(Said::new("clock-setting-no-rule"))
        .citing(scene.edition.cite(&rules.illegal.times))
        .citing(scene.edition.cite(until))
        .leaving(Discretion::Told(Said::new("clock-setting-judgement")))
}

fn corrected(scene: &Scene<'_>, facts: &WrongSetting) -> Ruling {
    let finding = Said::new(match facts.wrong {
        Setting::Time => "clock-wrong-time",
        Setting::Increment => "clock-wrong-increment",
        Setting::Counter => "clock-wrong-counter",
        Setting::NextPeriod => "clock-wrong-next-period",
    });
    let mut remedies = vec![Remedy::StopClock, Remedy::Do(Said::new("clock-install-setting"))];
    let mut sure = true;
    for side in Side::BOTH.into_iter().filter(|side| facts.side.is_none_or(|of| of == *side)) {
        let lacking = lacking(scene, facts, side);
        let left = *scene.game.times(scene.at).of(side) + lacking;
        match lacking.cmp(&Millis::ZERO) {
            Ordering::Greater => remedies.push(Remedy::AddTime { side, time: lacking }),
            Ordering::Less if left > Millis::ZERO => {
                remedies.push(Remedy::SubtractTime { side, time: -lacking });
            }
            // The right time would drop the flag of a player who trusted the clock.
            Ordering::Less => sure = false,
            Ordering::Equal => {}
        }
        if facts.wrong == Setting::Counter {
            remedies.push(Remedy::SetCounter { side, moves: moves_made(scene.game, side) });
        }
    }
    if !sure {
        remedies.push(Remedy::Do(Said::new("clock-set-by-judgement")));
    }
    remedies.push(Remedy::StartClock { side: scene.game.turn() });
    let citations = match facts.wrong {
        Setting::NextPeriod => scene.edition.cite(&scene.edition.rules.clocks.time_saved),
        _ => Vec::new(),
    };
    let doubt = (!sure).then_some(Doubt::NoRule);
    Ruling::new(Finding::Told(finding), remedies, citations).unsure_if(doubt)
}

/// What a player lacks by the wrong setting; below zero, what there is too much.
fn lacking(scene: &Scene<'_>, facts: &WrongSetting, side: Side) -> Millis {
    let made = scene.game.clock.moves_made(side);
    let schedule = scene.game.setup.control.schedules.of(side);
    let Some(period) = schedule.stage(schedule.stage_after(made)) else { return Millis::ZERO };
    match facts.wrong {
        Setting::Counter => Millis::ZERO,
        Setting::NextPeriod => period.time,
        Setting::Time => period.time - facts.set,
        Setting::Increment => {
            let right = match period.bonus {
                Bonus::Increment(time) => time,
                Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) => Millis::ZERO,
            };
            // The increment for the present move is granted already.
            let moves = i64::from(made) + 1;
            Millis((right - facts.set).0.saturating_mul(moves))
        }
    }
}
