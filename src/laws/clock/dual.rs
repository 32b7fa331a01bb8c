//! The dual clock as a value: nothing ticks, and what it shows is a function of the moment asked
//! about. What one player's half does is in `half`; drawing, sound and devices are not here.
//!
//! FIDE Laws 2023, Art. 6.2–6.3 and the Glossary:
//!
//! | Topic | Here |
//! |---|---|
//! | 6.2.1 the press stops one's own half and starts the other | [`DualClock::press`] ✓ |
//! | 6.3.1 the moves of a period are made within its time | [`DualClock::flag`] ✓ |
//! | 6.3.2 time saved goes on to the next period; delay | periods, [`DualClock::delay_left`] ✓ |
//! | Glossary: increment for every move, the first included | `Bonus::Increment` ✓ |
//! | 6.8 the flag counts when it is observed | ✗ the game's: here is only when it fell |
//! | III.3.1 both flags down | [`DualClock::flag`] of each ✓; what follows is the ruling's |
//!
//! Choices that the Laws leave to the makers of clocks:
//! - A flag stays down whatever is pressed afterwards; only an arbiter's correction that leaves
//!   time lifts it. Until then it runs on below zero, and what was overstepped is kept.
//! - The increment for a move is granted when that move begins, by the period it belongs to: so
//!   every move gets exactly one, the first of a period the new one.
//! - In a period entered by time in the middle of a move, its bonus begins with the next move.

use serde::{Deserialize, Serialize};

use crate::clock::control::{Bonus, MOST, PeriodChange, TimeControl};
use crate::clock::correction::{Correction, CorrectionFault};
use crate::clock::half::{Half, Rules};
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::{BySide, Side};

/// The half that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Running {
    side: Side,
    since: Moment,
}

/// A dual clock.
///
/// Two clocks that show the same are not always equal: each keeps when it was last touched.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DualClock {
    control: TimeControl,
    halves: BySide<Half>,
    running: Option<Running>,
}

/// How a dual clock stood at a moment, so that it can be put back there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockSnapshot {
    halves: BySide<Half>,
    running: Option<Side>,
}

impl DualClock {
    /// A clock before the game, stopped. A schedule without periods gives no time at all; its
    /// flag falls when it is started.
    #[must_use]
    pub fn new(control: &TimeControl) -> Self {
        let schedules = &control.schedules;
        Self {
            control: control.clone(),
            halves: BySide::new(Half::new(&schedules.white), Half::new(&schedules.black)),
            running: None,
        }
    }

    /// Goes on by another time line, which is ahead by so much of the one so far.
    pub fn go_over(&mut self, ahead: Millis) {
        if let Some(running) = &mut self.running {
            running.since = running.since + ahead;
        }
        for half in [&mut self.halves.white, &mut self.halves.black] {
            half.fell = half.fell.map(|fell| fell + ahead);
        }
    }

    /// The main time left, never below zero. It stands still while a delay runs.
    #[must_use]
    pub fn remaining(&self, side: Side, now: Moment) -> Millis {
        self.half_at(side, now).left.max(Millis::ZERO)
    }

    /// What is left of the delay of the player's present move, running or not (Art. 6.3.2).
    #[must_use]
    pub fn delay_left(&self, side: Side, now: Moment) -> Millis {
        self.half_at(side, now).delay_left()
    }

    /// The time that the player has used on the present move so far, a delay with it.
    #[must_use]
    pub fn used(&self, side: Side, now: Moment) -> Millis {
        self.half_at(side, now).used
    }

    /// What holds for the player's present move. An increment in it has been granted already, a
    /// Bronstein time is returned with the press, and before its first move there is none.
    #[must_use]
    pub const fn bonus(&self, side: Side) -> Bonus {
        self.halves.of(side).bonus
    }

    /// The times left of both.
    #[must_use]
    pub fn reading(&self, now: Moment) -> BySide<Millis> {
        BySide::new(self.remaining(Side::White, now), self.remaining(Side::Black, now))
    }

    /// The time that the control has given each player up to now, increments with it: what is left
    /// and what was used come to this, unless the arbiter has corrected the clock. Nothing, where
    /// nobody can tell (periods that change by time with other increments).
    #[must_use]
    pub fn given(&self, now: Moment) -> Option<BySide<Millis>> {
        let of = |side| self.half_at(side, now).given(self.rules(side));
        Some(BySide::new(of(Side::White)?, of(Side::Black)?))
    }

    /// Which side's half runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running.map(|running| running.side)
    }

    /// The move counter.
    #[must_use]
    pub const fn moves_made(&self, side: Side) -> u16 {
        self.halves.of(side).moves
    }

    /// The index of the period in the player's schedule. A last period that is repeated keeps its
    /// index.
    ///
    /// Where periods change by time this is as of the last touch of the clock; ask
    /// [`DualClock::brought_to`] for the one at a moment.
    #[must_use]
    pub fn period(&self, side: Side) -> usize {
        let stage = usize::from(self.halves.of(side).stage);
        stage.min(self.control.schedules.of(side).0.len().saturating_sub(1))
    }

    /// The moves still to be made in the period; nothing in a period of all the remaining moves.
    /// As of the last touch of the clock, as [`DualClock::period`] is. Zero happens only where
    /// periods change by time.
    #[must_use]
    pub fn moves_to_control(&self, side: Side) -> Option<u16> {
        let half = self.halves.of(side);
        let end = self.control.schedules.of(side).end_of(half.stage)?;
        let lacking = end.saturating_sub(u32::from(half.moves));
        Some(u16::try_from(lacking).unwrap_or(u16::MAX))
    }

    /// Whether the period was entered because the time of the one before had run out: the sign
    /// that clocks show for the arbiter to check the moves. As of the last touch of the clock, as
    /// [`DualClock::period`] is.
    #[must_use]
    pub const fn period_flag(&self, side: Side) -> bool {
        self.halves.of(side).by_time
    }

    /// How many moves the counter is behind the periods that have ended by time; zero when they
    /// were made, or when periods change by moves. As of the last touch of the clock.
    #[must_use]
    pub fn moves_lacking(&self, side: Side) -> u16 {
        let half = self.halves.of(side);
        let ended = half.stage.checked_sub(1);
        let end = ended.and_then(|stage| self.control.schedules.of(side).end_of(stage));
        match (half.by_time, end) {
            (true, Some(end)) => {
                u16::try_from(end.saturating_sub(u32::from(half.moves))).unwrap_or(u16::MAX)
            }
            (true, None) | (false, _) => 0,
        }
    }

    /// The same clock, touched at `now` without changing anything that it shows.
    #[must_use]
    pub fn brought_to(&self, now: Moment) -> Self {
        let mut clock = self.clone();
        clock.settle(now);
        clock
    }

    /// When a player's flag fell, if it has: all the time of the last period was used, or, where
    /// periods change by moves, of an earlier one without its moves (Art. 6.3.1). Where they
    /// change by time the end of an earlier period is [`DualClock::period_flag`] instead.
    #[must_use]
    pub fn flag(&self, side: Side, now: Moment) -> Option<Moment> {
        self.half_at(side, now).fell
    }

    /// When the running side's flag falls if nothing happens: to set a timer by. Nothing when the
    /// clock is stopped, when that flag was down already at the last touch of the clock, and when
    /// the last period is repeated by time without an end.
    #[must_use]
    pub fn next_flag(&self) -> Option<(Side, Moment)> {
        let Running { side, since } = self.running?;
        let half = self.halves.of(side);
        if half.fell.is_some() {
            return None;
        }
        let mut left = half.left.max(Millis::ZERO);
        if self.control.change == PeriodChange::ByTime {
            let schedule = self.control.schedules.of(side);
            let last = schedule.0.last()?;
            if last.moves.is_some() && last.time > Millis::ZERO {
                return None;
            }
            let begun = usize::from(half.stage).saturating_add(1);
            let later = schedule.0.iter().skip(begun).map(|period| period.time);
            for time in later.take_while(|time| *time > Millis::ZERO) {
                left += time;
            }
        }
        let delay = if half.left > Millis::ZERO { half.delay_left() } else { Millis::ZERO };
        Some((side, since + delay + left))
    }

    /// Sets it going for a side, or goes on with the other side, without counting a move. What
    /// was used of a delay before a stop in the middle of a move stays used.
    pub fn start(&mut self, side: Side, now: Moment) {
        self.settle(now);
        self.running = Some(Running { side, since: self.touched(now) });
    }

    /// A side completes its move (Art. 6.2.1): its counter goes up, the next period begins if its
    /// moves are made, the bonus is given, and the other half runs. On a stopped clock, or while
    /// the other half runs already, it is the same.
    pub fn press(&mut self, side: Side, now: Moment) {
        self.settle(now);
        let other = side.other();
        let since = self.touched(now);
        let (half, rules) = self.half_mut(side);
        half.complete(rules);
        if self.running() != Some(other) {
            self.halves.of_mut(other).used = Millis::ZERO;
        }
        self.running = Some(Running { side: other, since });
    }

    /// A side completes its move on a clock that stands and goes on standing: counter, period and
    /// bonus as with [`DualClock::press`].
    pub fn complete(&mut self, side: Side) {
        let (half, rules) = self.half_mut(side);
        half.complete(rules);
        self.halves.of_mut(side.other()).used = Millis::ZERO;
    }

    /// Charges the running half with time that the time line does not know, because nobody saw it
    /// pass. A flag that falls in it falls `now`: all of that time is one moment of the line. Tells
    /// for how long it was down at the end, if it fell in it.
    pub fn pass(&mut self, span: Millis, now: Moment) -> Option<(Side, Millis)> {
        self.settle(now);
        let side = self.running()?;
        let now = self.touched(now);
        let (half, rules) = self.half_mut(side);
        let was_down = half.fell.is_some();
        half.run(rules, now - span, now);
        half.fell?;
        if was_down {
            return None;
        }
        half.fell = Some(now);
        Some((side, -half.left))
    }

    /// Stops both.
    pub fn stop(&mut self, now: Moment) {
        self.settle(now);
        self.running = None;
    }

    /// Makes an arbiter's correction; on a running clock it takes effect at once.
    ///
    /// It counts from what the clock shows, so time given to a player who has overstepped is all
    /// theirs; a result above zero lifts a fallen flag, zero drops it at `now` (or, where another
    /// period follows by time, enters that). What [`DualClock::check`] would refuse is cut off at
    /// zero.
    pub fn correct(&mut self, correction: Correction, now: Moment) {
        self.settle(now);
        match correction {
            Correction::Add { side, time } => {
                self.set_left(side, self.remaining(side, now) + time, now);
            }
            Correction::Subtract { side, time } => {
                self.set_left(side, self.remaining(side, now) - time, now);
            }
            Correction::Set { side, time } => self.set_left(side, time, now),
            Correction::SetBoth { times } => {
                self.set_left(Side::White, times.white, now);
                self.set_left(Side::Black, times.black, now);
            }
            Correction::SwapSides => {
                self.halves = self.halves.swapped();
                let BySide { white, black } = &mut self.control.schedules;
                std::mem::swap(white, black);
            }
            Correction::SetCounter { side, moves } => {
                let (half, rules) = self.half_mut(side);
                half.set_counter(moves, rules);
            }
        }
    }

    /// Whether a correction can be made.
    ///
    /// # Errors
    /// When time to add or subtract is not above zero, when the result would be below zero, or
    /// above [`MOST`].
    pub fn check(&self, correction: Correction, now: Moment) -> Result<(), CorrectionFault> {
        match correction {
            Correction::Add { time, .. } | Correction::Subtract { time, .. }
                if time <= Millis::ZERO =>
            {
                Err(CorrectionFault::NotPositive)
            }
            Correction::Add { side, time } => check_display_range(self.remaining(side, now) + time),
            Correction::Subtract { side, time } => {
                check_display_range(self.remaining(side, now) - time)
            }
            Correction::Set { time, .. } => check_display_range(time),
            Correction::SetBoth { times } => {
                check_display_range(times.white).and_then(|()| check_display_range(times.black))
            }
            Correction::SwapSides | Correction::SetCounter { .. } => Ok(()),
        }
    }

    /// Takes over what a clock on the table shows: both times and who runs. The counters stay. A
    /// side that begins to run begins a new move, with its whole delay.
    pub fn show(&mut self, times: BySide<Millis>, running: Option<Side>, now: Moment) {
        self.settle(now);
        let before = self.running();
        for side in Side::BOTH {
            let (half, rules) = self.half_mut(side);
            half.mirror(*times.of(side), rules, now);
        }
        if running.is_some() && before.is_some() && running != before {
            for half in [&mut self.halves.white, &mut self.halves.black] {
                half.used = Millis::ZERO;
            }
        }
        let since = self.touched(now);
        self.running = running.map(|side| Running { side, since });
    }

    /// Sets a move counter and no time, for moves taken back or played on a clock on the table.
    /// Where periods change by moves, a later period that it reaches is entered; none is left
    /// again, so that no period's time is granted twice.
    pub fn set_moves(&mut self, side: Side, moves: u16) {
        let (half, rules) = self.half_mut(side);
        half.count_to(moves, rules);
    }

    /// How it stands at a moment.
    #[must_use]
    pub fn standing(&self, now: Moment) -> ClockSnapshot {
        let halves = BySide::new(self.half_at(Side::White, now), self.half_at(Side::Black, now));
        ClockSnapshot { halves, running: self.running() }
    }

    /// Puts it back to where it stood, to run on from now.
    pub fn put_back(&mut self, standing: &ClockSnapshot, now: Moment) {
        let since = self.touched(now);
        self.halves = standing.halves;
        self.running = standing.running.map(|side| Running { side, since });
    }

    fn set_left(&mut self, side: Side, left: Millis, now: Moment) {
        let (half, rules) = self.half_mut(side);
        half.set_left(left, rules, now);
    }

    const fn rules(&self, side: Side) -> Rules<'_> {
        Rules { schedule: self.control.schedules.of(side), change: self.control.change }
    }

    /// A half to change, with what it obeys.
    const fn half_mut(&mut self, side: Side) -> (&mut Half, Rules<'_>) {
        let rules =
            Rules { schedule: self.control.schedules.of(side), change: self.control.change };
        (self.halves.of_mut(side), rules)
    }

    /// A half as it stands at a moment.
    fn half_at(&self, side: Side, now: Moment) -> Half {
        let mut half = *self.halves.of(side);
        if let Some(running) = self.running
            && running.side == side
        {
            half.run(self.rules(side), running.since, now);
        }
        half
    }

    /// Charges the running half with the time up to `now`.
    fn settle(&mut self, now: Moment) {
        if let Some(Running { side, .. }) = self.running {
            *self.halves.of_mut(side) = self.half_at(side, now);
            self.running = Some(Running { side, since: self.touched(now) });
        }
    }

    /// `now`, unless the clock has been touched at a later moment: no time is charged twice.
    fn touched(&self, now: Moment) -> Moment {
        self.running.map_or(now, |running| Ord::max(running.since, now))
    }
}

fn check_display_range(time: Millis) -> Result<(), CorrectionFault> {
    if time < Millis::ZERO {
        Err(CorrectionFault::BelowZero)
    } else if time > MOST {
        Err(CorrectionFault::TooMuch(time))
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests;
