//! One player's half of a dual clock: the time left, the move counter, the period and the flag.
//! Which half runs, and since when, is the dual clock's (`dual`), not known here.

use serde::{Deserialize, Serialize};

use crate::clock::control::{Bonus, Period, PeriodChange, Schedule};
use jadoube_chess::moment::{Millis, Moment};

/// What a half obeys.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rules<'a> {
    /// The player's periods.
    pub(super) schedule: &'a Schedule,
    /// How one period gives way to the next.
    pub(super) change: PeriodChange,
}

/// One player's half as it stood at some moment that the dual clock knows. It is journalled where a
/// clock is put back: its fields are a promise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Half {
    /// Main time left; below zero by what was overstepped.
    pub(super) left: Millis,
    /// Moves completed.
    pub(super) moves: u16,
    /// Periods begun before this one, every repetition of the last one counted.
    pub(super) stage: u16,
    /// Whether this period was entered because the time before it had run out.
    pub(super) by_time: bool,
    /// What holds for the move that is being thought about. An increment in it is granted already.
    pub(super) bonus: Bonus,
    /// Time used on that move so far, a delay included.
    pub(super) used: Millis,
    /// When the flag fell.
    pub(super) fell: Option<Moment>,
}

impl Half {
    /// The half before the first move, an increment for that move included.
    pub(super) fn new(schedule: &Schedule) -> Self {
        let bonus = bonus_for(schedule, 0, 1);
        let time = schedule.stage(0).map_or(Millis::ZERO, |period| period.time);
        Self {
            left: time + increment(bonus),
            moves: 0,
            stage: 0,
            by_time: false,
            bonus,
            used: Millis::ZERO,
            fell: None,
        }
    }

    /// What is left of the delay of the present move.
    pub(super) fn delay_left(&self) -> Millis {
        match self.bonus {
            Bonus::Delay(delay) => (delay - self.used).max(Millis::ZERO),
            Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) => Millis::ZERO,
        }
    }

    /// The half after it has run from one moment to another.
    pub(super) fn run(&mut self, rules: Rules<'_>, from: Moment, to: Moment) {
        let span = to.since(from).max(Millis::ZERO);
        let had = self.left;
        let main = (span - self.delay_left()).max(Millis::ZERO);
        self.used += span;
        self.left -= main;
        if self.left > Millis::ZERO || self.fell.is_some() {
            return;
        }
        let went_on = self.go_on_by_time(rules);
        if self.left <= Millis::ZERO {
            // Main time runs without a gap once it runs, so what is overstepped tells when.
            let at = if had > Millis::ZERO || went_on { to + self.left } else { from };
            self.fell = Some(at);
        }
    }

    /// Completes the present move: counter, next period, bonus, in this order.
    pub(super) fn complete(&mut self, rules: Rules<'_>) {
        let returned = match self.bonus {
            Bonus::Bronstein(most) => self.used.min(most),
            Bonus::None | Bonus::Increment(_) | Bonus::Delay(_) => Millis::ZERO,
        };
        self.moves = self.moves.saturating_add(1);
        self.used = Millis::ZERO;
        self.enter_next_by_moves(rules);
        self.bonus = bonus_for(rules.schedule, self.stage, self.moves.saturating_add(1));
        // Where no time is left there is nothing to add to: the flag is down.
        if self.left > Millis::ZERO {
            self.left += returned + increment(self.bonus);
        }
    }

    /// The time that the schedule has given so far, the increments with it: what is left and what was
    /// used come to this. Nothing, where periods change by time and their increments differ, for
    /// then nobody knows which move had which.
    pub(super) fn given(&self, rules: Rules<'_>) -> Option<Millis> {
        let stages = (0..=self.stage).filter_map(|stage| rules.schedule.stage(stage));
        let periods = stages.fold(Millis::ZERO, |sum, period| sum + period.time);
        let first = rules.schedule.stage(0)?;
        let alike =
            |period: &Period| (period.bonus, period.bonus_from) == (first.bonus, first.bonus_from);
        if rules.change == PeriodChange::ByTime && !rules.schedule.0.iter().all(alike) {
            return None;
        }
        let begun = 1..=self.moves.saturating_add(1);
        let increments = begun.fold(Millis::ZERO, |sum, number| {
            let stage = match rules.change {
                PeriodChange::ByMoves => rules.schedule.stage_after(number.saturating_sub(1)),
                PeriodChange::ByTime => 0,
            };
            sum + increment(bonus_for(rules.schedule, stage.min(self.stage), number))
        });
        Some(periods + increments)
    }

    /// Sets the time left. More than nothing lifts a fallen flag: only the arbiter gets here.
    /// Nothing, where nothing is left, changes nothing: what was overstepped stays known.
    pub(super) fn set_left(&mut self, left: Millis, rules: Rules<'_>, now: Moment) {
        if left <= Millis::ZERO && self.left <= Millis::ZERO && self.fell.is_some() {
            return;
        }
        self.left = left.max(Millis::ZERO);
        if self.left > Millis::ZERO {
            self.fell = None;
        } else if self.fell.is_none() {
            self.go_on_by_time(rules);
            if self.left <= Millis::ZERO {
                self.fell = Some(now);
            }
        }
    }

    /// Sets the time left to what a clock on the table shows. That clock enters its periods by
    /// itself, so nothing is added; a zero is a fallen flag unless another period follows by time.
    pub(super) fn mirror(&mut self, left: Millis, rules: Rules<'_>, now: Moment) {
        self.left = left.max(Millis::ZERO);
        let goes_on = rules.change == PeriodChange::ByTime
            && rules.schedule.stage(self.stage.saturating_add(1)).is_some();
        self.fell =
            if self.left > Millis::ZERO || goes_on { None } else { self.fell.or(Some(now)) };
    }

    /// Sets the counter. Where periods change by moves, a later period that the counter has
    /// reached is entered without its time; an earlier one is never gone back to, lest its
    /// successor's time be added twice.
    pub(super) fn count_to(&mut self, moves: u16, rules: Rules<'_>) {
        self.moves = moves;
        if rules.change == PeriodChange::ByMoves {
            self.stage = self.stage.max(rules.schedule.stage_after(moves));
        }
        self.renew_bonus(rules);
    }

    /// Sets the counter and, where periods change by moves, the period that follows from it.
    pub(super) fn set_counter(&mut self, moves: u16, rules: Rules<'_>) {
        self.moves = moves;
        if rules.change == PeriodChange::ByMoves {
            self.stage = rules.schedule.stage_after(moves);
        }
        self.renew_bonus(rules);
    }

    /// What holds for the present move, looked up again; an increment is not granted again.
    fn renew_bonus(&mut self, rules: Rules<'_>) {
        self.bonus = bonus_for(rules.schedule, self.stage, self.moves.saturating_add(1));
    }

    /// Enters the next period, with its time, if the moves of this one are made.
    fn enter_next_by_moves(&mut self, rules: Rules<'_>) {
        let next = self.stage.saturating_add(1);
        if rules.change == PeriodChange::ByMoves
            && let Some(end) = rules.schedule.end_of(self.stage)
            && u32::from(self.moves) >= end
            && let Some(period) = rules.schedule.stage(next)
        {
            self.left += period.time;
            self.stage = next;
        }
    }

    /// Enters further periods, with their time, as long as none is left. Whether it did.
    fn go_on_by_time(&mut self, rules: Rules<'_>) -> bool {
        if rules.change != PeriodChange::ByTime {
            return false;
        }
        let mut went_on = false;
        while self.left <= Millis::ZERO
            && let Some(period) = rules.schedule.stage(self.stage.saturating_add(1))
            && period.time > Millis::ZERO
        {
            // A period that is repeated is entered as often as it takes, in one step.
            let times = if rules.schedule.repeats_at(self.stage) {
                (-self.left).0.checked_div(period.time.0).unwrap_or(0).saturating_add(1)
            } else {
                1
            };
            self.left += Millis(period.time.0.saturating_mul(times));
            let stages = u16::try_from(times).unwrap_or(u16::MAX);
            self.stage = self.stage.saturating_add(stages);
            self.by_time = true;
            went_on = true;
        }
        went_on
    }
}

/// What holds for a move (from 1) in a stage.
fn bonus_for(schedule: &Schedule, stage: u16, number: u16) -> Bonus {
    match schedule.stage(stage) {
        Some(Period { bonus, bonus_from, .. }) if number >= *bonus_from => *bonus,
        Some(_) | None => Bonus::None,
    }
}

/// What a bonus adds before the move it is for.
const fn increment(bonus: Bonus) -> Millis {
    match bonus {
        Bonus::Increment(time) => time,
        Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) => Millis::ZERO,
    }
}
