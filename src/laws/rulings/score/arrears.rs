//! Completing the scoresheets, and a control that they do not show (FIDE Laws 2023, Art. 8.4 to
//! 8.6).

use crate::claims::flag;
use crate::clock::dual::DualClock;
use crate::laws::score::Exempt;
use crate::rulings::clock::facts::{FlagFall, MovesMade};
use crate::rulings::clock::{flag_fall, one_flag};
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Finding, Remedy, Ruling};
use crate::rulings::score::facts::{Arrears, Behind, ControlUnproved};
use crate::rulings::sentence::Said;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;

/// The ruling on sheets that must be completed.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &Arrears) -> Ruling {
    let rules = &scene.edition.rules.score;
    // Before 1997 the sheet is completed as soon as the trouble is over, flag or not.
    if !facts.flag_down && rules.exempt.value != Exempt::Judged {
        return before_the_flag(scene, facts);
    }
    let restart = Remedy::StartClock { side: scene.game.turn() };
    if facts.no_record {
        let remedies = vec![
            Remedy::StopClock,
            Remedy::Do(Said::new("score-note-position")),
            Remedy::Do(Said::new("score-second-board")),
            restart,
        ];
        let citations =
            [scene.edition.cite(&rules.reconstruct), scene.edition.cite(&rules.arrears_both)];
        return Ruling::new(found("score-no-record"), remedies, Vec::new())
            .citing(citations.concat())
            .because(Said::new("score-arbiter-restarts"))
            .citing(scene.edition.cite(&scene.edition.rules.flags.unprovable_is_next))
            .may_claim(Said::new("score-next-move-is-first"));
    }
    match facts.whose {
        Behind::White => one(scene, Side::White),
        Behind::Black => one(scene, Side::Black),
        Behind::Both => {
            let remedies =
                vec![Remedy::StopClock, Remedy::Do(Said::new("score-both-complete")), restart];
            let citations = scene.edition.cite(&rules.arrears_both);
            Ruling::new(found("score-both-behind"), remedies, citations)
                .because(Said::new("score-arbiter-restarts"))
        }
    }
}

fn found(key: &str) -> Finding {
    Finding::Told(Said::new(key))
}

/// Nobody has to complete anything before a flag has fallen.
fn before_the_flag(scene: &Scene<'_>, facts: &Arrears) -> Ruling {
    let rules = &scene.edition.rules.score;
    let mut remedies = vec![Remedy::Continue];
    let mut citations = scene.edition.cite(&rules.exempt);
    if facts.whose == Behind::Both {
        remedies.push(Remedy::Do(Said::new("score-arbiter-records")));
        citations.extend(scene.edition.cite(&rules.arrears_both));
    }
    Ruling::new(found("score-not-before-the-flag"), remedies, citations)
}

/// One player alone is behind: in that player's own time, before the next move.
fn one(scene: &Scene<'_>, side: Side) -> Ruling {
    let rules = &scene.edition.rules.score;
    let finding = Finding::Told(Said::new("score-one-behind").of(side));
    let remedies =
        vec![Remedy::Continue, Remedy::Do(Said::new("score-complete-own-time").of(side))];
    Ruling::new(finding, remedies, scene.edition.cite(&rules.arrears_one))
        .may_claim(Said::new("score-may-borrow-sheet").of(side))
}

/// The ruling on a control that the scoresheets do not show.
#[must_use]
pub fn unproved(scene: &Scene<'_>, facts: &ControlUnproved) -> Ruling {
    let side = facts.side;
    let rules = &scene.edition.rules;
    let rebuilt = || scene.edition.cite(&rules.score.reconstruct);
    if facts.while_reconstructing {
        let flag = FlagFall { moves: MovesMade::ByRecord, ..FlagFall::new(side, false) };
        return flag_fall::rule(scene, &flag)
            .because(Said::new("score-clock-ran-by-agreement").of(side))
            .citing(rebuilt());
    }
    let needed = needed(&scene.game.clock, side);
    let unprovable = &rules.flags.unprovable_is_next;
    let citations = [scene.edition.cite(unprovable), rebuilt()].concat();
    match facts.established {
        Some(moves) if moves < needed => {
            let check = flag::check(scene.game, side, scene.at);
            let lacking = i64::from(needed.saturating_sub(moves));
            one_flag::fallen(scene, &check)
                .citing(rebuilt())
                .because(Said::new("score-moves-lack").of(side).number("moves", lacking))
        }
        Some(moves) => {
            let finding = Said::new("score-moves-established").of(side).number("moves", moves);
            let remedies = next_period(scene, side, moves);
            Ruling::new(Finding::Told(finding), remedies, citations)
        }
        None => {
            let finding = Finding::Told(Said::new("score-control-unproved").of(side));
            let remedies = next_period(scene, side, needed);
            let ruling = Ruling::new(finding, remedies, citations)
                .because(Said::new("score-next-move-is-first"));
            if unprovable.held.is_text() {
                ruling
            } else {
                ruling
                    .citing(scene.edition.cite(&rules.flags.both_not_last))
                    .leaving(Discretion::Told(Said::new("score-arbiter-finds-facts")))
            }
        }
    }
}

/// The control is passed: the counter is set, and where the clock stands at zero the time of the
/// next period is added, which it gives only with the moves.
fn next_period(scene: &Scene<'_>, side: Side, moves: u16) -> Vec<Remedy> {
    let mut remedies = vec![Remedy::SetCounter { side, moves }];
    let schedule = scene.game.setup.control.schedules.of(side);
    if *scene.game.times(scene.at).of(side) <= Millis::ZERO
        && let Some(period) = schedule.stage(schedule.stage_after(moves))
    {
        remedies.push(Remedy::AddTime { side, time: period.time });
    }
    remedies.push(Remedy::Continue);
    remedies
}

/// The moves that the period of a player ends with; those made, in a period of all the moves.
pub(super) fn needed(clock: &DualClock, side: Side) -> u16 {
    clock.moves_made(side).saturating_add(clock.moves_to_control(side).unwrap_or(0))
}
