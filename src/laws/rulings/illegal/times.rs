//! The times after an irregularity that was found later: in proportion to the moves for both
//! players (Laws of 1972 and 1980, Art. 14.7), by the arbiter's judgement since.

use crate::game::state::Game;
use crate::laws::irregular::IrregularityTimes;
use crate::rulings::illegal::facts::TimesAfterIrregularity;
use crate::rulings::rule::Scene;
use crate::rulings::ruling::{Discretion, Doubt, Finding, Remedy, Ruling};
use crate::rulings::sentence::{Said, Value};
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};

/// The moves that a player had made after so many plies, by the record.
pub(super) fn moves_at(game: &Game, side: Side, ply: Ply) -> u16 {
    if game.start.turn() == side { ply.0.div_ceil(2) } else { ply.0 / 2 }
}

/// The move counters as the record has them after so many plies. A clock on the table is set by
/// hand.
pub(in crate::rulings) fn counters(game: &Game, sides: &[Side], ply: Ply) -> Vec<Remedy> {
    if game.clock_on_table() {
        return Vec::new();
    }
    let counter =
        |side: &Side| Remedy::SetCounter { side: *side, moves: moves_at(game, *side, ply) };
    sides.iter().map(counter).collect()
}

/// One player's time before and after.
struct Share {
    /// The moves made until the irregularity.
    moves: u16,
    /// The moves made when it was found.
    of: u16,
    /// The time used when it was found.
    used: Millis,
}

impl Share {
    /// The time used at the irregularity: time × moves until then ÷ moves made.
    fn then(&self) -> Option<Millis> {
        let product = self.used.0.checked_mul(i64::from(self.moves))?;
        Some(Millis(product.checked_div(i64::from(self.of))?))
    }
}

/// What a player had left after so many plies.
pub(super) struct TimeLeft {
    /// The time.
    pub(super) time: Millis,
    /// Whether the record tells it; otherwise it is in proportion to the moves.
    pub(super) recorded: bool,
}

/// What a player had left after so many plies; nothing if no move was made.
pub(super) fn left_at(scene: &Scene<'_>, side: Side, ply: Ply) -> Option<TimeLeft> {
    let game = scene.game;
    let schedule = game.setup.control.schedules.of(side);
    let Some(index) = usize::from(ply.0).checked_sub(1) else {
        return Some(TimeLeft { time: schedule.granted(0), recorded: true });
    };
    if let Some(times) = game.plies.get(index).and_then(|record| record.times) {
        return Some(TimeLeft { time: *times.of(side), recorded: true });
    }
    let (moves, of) = (moves_at(game, side, ply), moves_at(game, side, game.ply()));
    let now = *game.times(scene.at).of(side);
    let time = schedule.left_in_proportion(moves, of, now).filter(|_| of > 0)?;
    Some(TimeLeft { time, recorded: false })
}

/// What is done with the times when an irregularity after so many plies is found later.
pub(super) fn found_later(scene: &Scene<'_>, ply: Ply, ruling: Ruling) -> Ruling {
    let rule = &scene.edition.rules.illegal.times;
    let mut ruling = ruling.citing(scene.edition.cite(rule));
    let proportional = rule.value == IrregularityTimes::Proportional;
    if proportional || ply < scene.game.ply() {
        // What follows says it more exactly.
        ruling.discretion.retain(|left| !matches!(left, Discretion::Times { .. }));
    }
    if ply == scene.game.ply() {
        // What was played since is not on record.
        if proportional {
            let at = ruling.remedies.iter().position(goes_on).unwrap_or(ruling.remedies.len());
            let said = Said::new("illegal-set-times-in-proportion");
            ruling.remedies.insert(at, Remedy::Do(said));
        }
        return ruling;
    }
    for side in Side::BOTH {
        let Some(left) = left_at(scene, side, ply) else { continue };
        let now = *scene.game.times(scene.at).of(side);
        match rule.value {
            IrregularityTimes::Proportional => {
                let at = ruling.remedies.iter().position(goes_on);
                let at = at.unwrap_or(ruling.remedies.len());
                ruling.remedies.insert(at, Remedy::SetTime { side, time: left.time });
                let key =
                    if left.recorded { "illegal-time-recorded" } else { "illegal-time-share" };
                ruling = ruling.because(Said::new(key).of(side).time(left.time));
            }
            IrregularityTimes::BestJudgement | IrregularityTimes::BestJudgementOrKeep => {
                ruling = ruling.leaving(Discretion::Told(between(side, now, left.time)));
            }
        }
    }
    match rule.value {
        IrregularityTimes::Proportional => ruling.because(Said::new("illegal-times-never-punish")),
        IrregularityTimes::BestJudgement => ruling,
        IrregularityTimes::BestJudgementOrKeep => {
            ruling.leaving(Discretion::Told(Said::new("illegal-times-may-stay")))
        }
    }
}

const fn goes_on(remedy: &Remedy) -> bool {
    matches!(
        remedy,
        Remedy::SetCounter { .. }
            | Remedy::ObligeToMove { .. }
            | Remedy::ObligeToCapture { .. }
            | Remedy::ObligeToCastle { .. }
            | Remedy::AnyLegalMove { .. }
            | Remedy::StartClock { .. }
    )
}

fn between(side: Side, now: Millis, then: Millis) -> Said {
    Said::new("illegal-times-between")
        .of(side)
        .with("least", Value::Time(now.min(then)))
        .with("most", Value::Time(now.max(then)))
}

/// The times after an irregularity, for both players.
#[must_use]
pub fn rule(scene: &Scene<'_>, facts: &TimesAfterIrregularity) -> Ruling {
    let rule = &scene.edition.rules.illegal.times;
    let citations = scene.edition.cite(rule);
    let shares = BySide::new(
        share(scene, facts, Side::White, facts.white_used),
        share(scene, facts, Side::Black, facts.black_used),
    );
    let proportional = rule.value == IrregularityTimes::Proportional;
    let finding = Finding::Told(Said::new(if proportional {
        "illegal-times-proportional"
    } else {
        "illegal-times-judged"
    }));
    let mut ruling = Ruling::new(finding, Vec::new(), citations);
    if !proportional {
        ruling.remedies.push(Remedy::Do(Said::new("illegal-set-both-times")));
    }
    for side in Side::BOTH {
        let share = shares.of(side);
        let Some(used) = share.then() else { return ruling.unsure(Doubt::MoveUnknown) };
        let schedule = scene.game.setup.control.schedules.of(side);
        let left = |used: Millis, moves| (schedule.granted(moves) - used).max(Millis::ZERO);
        let then = left(used, share.moves);
        let arithmetic = Said::new("illegal-times-arithmetic")
            .of(side)
            .with("shown", Value::Time(share.used))
            .number("moves", share.moves)
            .number("of", share.of)
            .with("used", Value::Time(used));
        ruling = ruling.because(arithmetic);
        if proportional {
            ruling.remedies.push(Remedy::SetTime { side, time: then });
        } else {
            let now = left(share.used, share.of);
            ruling = ruling.leaving(Discretion::Told(between(side, now, then)));
        }
        if !scene.game.clock_on_table() {
            ruling.remedies.push(Remedy::SetCounter { side, moves: share.moves });
        }
    }
    match rule.value {
        IrregularityTimes::Proportional => ruling.because(Said::new("illegal-times-never-punish")),
        IrregularityTimes::BestJudgement => ruling,
        IrregularityTimes::BestJudgementOrKeep => {
            ruling.leaving(Discretion::Told(Said::new("illegal-times-may-stay")))
        }
    }
}

fn share(
    scene: &Scene<'_>,
    facts: &TimesAfterIrregularity,
    side: Side,
    used: Option<Millis>,
) -> Share {
    let of = facts.played.unwrap_or_else(|| moves_at(scene.game, side, scene.game.ply()));
    let schedule = scene.game.setup.control.schedules.of(side);
    let used = used.unwrap_or_else(|| schedule.granted(of) - *scene.game.times(scene.at).of(side));
    Share { moves: facts.before.min(of), of, used }
}
