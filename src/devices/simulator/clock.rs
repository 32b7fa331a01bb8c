//! A simulated digital clock with an increment, seen through the messages that a board relays.
//! It does not tick: it is told how much time has passed.

use crate::dgt::command::Run;
use crate::dgt::message::{ClockTimes, hour, status};
use jadoube_chess::moment::Millis;
use jadoube_laws::sensing::ClockEnd;

/// A clock on a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimClock {
    /// Time of end A.
    pub a: Millis,
    /// Time of end B.
    pub b: Millis,
    /// Added at every press.
    pub increment: Millis,
    /// Whose turn the lever shows.
    pub turn: ClockEnd,
    /// Whether it runs.
    pub running: bool,
    /// The end that ran out, after which the clock stands.
    pub fallen: Option<ClockEnd>,
    /// The clock's battery is low.
    pub battery_low: bool,
    /// A reading that was recorded, shown as it is.
    pub recorded: Option<ClockTimes>,
}

const fn other(end: ClockEnd) -> ClockEnd {
    match end {
        ClockEnd::A => ClockEnd::B,
        ClockEnd::B => ClockEnd::A,
    }
}

impl SimClock {
    /// A clock that stands, set to these times.
    #[must_use]
    pub const fn new(a: Millis, b: Millis, increment: Millis, turn: ClockEnd) -> Self {
        Self {
            a,
            b,
            increment,
            turn,
            running: false,
            fallen: None,
            battery_low: false,
            recorded: None,
        }
    }

    /// The time of an end.
    #[must_use]
    pub const fn time(&self, end: ClockEnd) -> Millis {
        match end {
            ClockEnd::A => self.a,
            ClockEnd::B => self.b,
        }
    }

    /// The time of an end, to change.
    pub const fn time_mut(&mut self, end: ClockEnd) -> &mut Millis {
        match end {
            ClockEnd::A => &mut self.a,
            ClockEnd::B => &mut self.b,
        }
    }

    /// What the board relays.
    #[must_use]
    pub fn shown(&self) -> ClockTimes {
        if let Some(recorded) = self.recorded {
            return recorded;
        }
        let sign = if self.increment > Millis::ZERO { hour::INCREMENT } else { 0 };
        let end = |end| {
            let flag = if self.fallen == Some(end) { hour::BLOCKED } else { 0 };
            ClockTimes::end_bytes(self.time(end), sign | flag)
        };
        let turn = match self.turn {
            ClockEnd::A => status::TURN_A | status::TURN_A_TOO,
            ClockEnd::B => status::TURN_B_TOO,
        };
        let running = if self.running { status::RUNNING } else { 0 };
        let battery = if self.battery_low { status::BATTERY_LOW } else { 0 };
        ClockTimes { a: end(ClockEnd::A), b: end(ClockEnd::B), status: turn | running | battery }
    }

    /// How long until the display changes by itself.
    #[must_use]
    pub fn until_change(&self) -> Option<Millis> {
        let left = self.time(self.turn);
        (self.running && left > Millis::ZERO)
            .then(|| left - Millis::from_secs(left.secs_ceil() - 1))
    }

    /// Time passes, at most until the display changes. Says whether it did.
    pub fn pass(&mut self, span: Millis) -> DisplayChange {
        if !self.running {
            return DisplayChange::AsBefore;
        }
        let before = self.time(self.turn).secs_ceil();
        let left = (self.time(self.turn) - span).max(Millis::ZERO);
        *self.time_mut(self.turn) = left;
        if left == Millis::ZERO {
            self.fallen = Some(self.turn);
            self.running = false;
        }
        if left.secs_ceil() == before { DisplayChange::AsBefore } else { DisplayChange::Anew }
    }

    /// The player whose turn it is presses; a clock that stands only changes its lever.
    pub fn press(&mut self) {
        if self.running {
            let increment = self.increment;
            *self.time_mut(self.turn) += increment;
        }
        self.turn = other(self.turn);
    }

    /// Starts, unless an end has run out.
    pub fn start(&mut self) {
        self.running = self.fallen.is_none();
    }

    /// The host sets it.
    pub fn set(&mut self, a: Millis, b: Millis, run: Run) {
        (self.a, self.b, self.fallen, self.recorded) = (a, b, None, None);
        match run {
            Run::Stopped => self.running = false,
            Run::Running(end) => (self.running, self.turn) = (true, end),
        }
    }
}

/// Whether the display shows something else than before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DisplayChange {
    /// The display shows the same as before.
    AsBefore,
    /// The display shows something else.
    Anew,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_counts_down_gives_its_increment_and_falls() {
        let secs = Millis::from_secs;
        let mut clock = SimClock::new(secs(5), Millis(2500), secs(2), ClockEnd::B);
        assert_eq!(clock.shown().status, 0x08, "stands, B to move, as real clocks say it");
        clock.start();
        assert_eq!(clock.until_change(), Some(Millis(500)));
        assert_eq!(clock.pass(Millis(400)), DisplayChange::AsBefore);
        assert_eq!(clock.pass(Millis(100)), DisplayChange::Anew);
        clock.press();
        assert_eq!((clock.b, clock.shown().status), (secs(4), 0x13));
        for _ in 0..5 {
            clock.pass(secs(1));
        }
        let shown = clock.shown();
        assert_eq!((shown.a, shown.status), ([0x30, 0, 0], 0x12), "as the real flag fall");
        clock.start();
        assert!(!clock.running, "a fallen clock does not start again");
    }
}
