//! What a clock's readings tell over time: presses of the lever, and a lever that contradicts the
//! time that runs. Ends only; whose they are is for others.

use crate::sensing::{ClockEnd, ClockReading};
use jadoube_chess::moment::{Millis, Moment};

/// For how long lever and time may contradict each other.
const CONTRADICTION: Millis = Millis(2000);

/// A press: the lever turned away from an end while the clock ran for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LeverPress {
    /// Whose turn it had been.
    pub(crate) from: ClockEnd,
    /// Whether the press itself was seen. It was not when the clock had stopped by the next
    /// reading or the line was away in between: then it may complete a move but proves no fault.
    pub(crate) seen: bool,
}

/// A clock as followed from reading to reading.
#[derive(Debug, Clone, Default)]
pub(crate) struct Lever {
    last: Option<ClockReading>,
    cut_off: bool,
    ran: bool,
    against_since: Option<Moment>,
    told: bool,
}

impl Lever {
    /// Takes a reading in; says whether it shows a press.
    pub(crate) fn read(&mut self, reading: ClockReading) -> Option<LeverPress> {
        let before = self.last.replace(reading);
        let cut_off = std::mem::take(&mut self.cut_off);
        self.ran |= reading.running;
        // The first reading is no press; nor is a lever moved while the clock stood still.
        let before = before.filter(|before| before.running && before.turn != reading.turn)?;
        Some(LeverPress { from: before.turn, seen: reading.running && !cut_off })
    }

    /// Whether lever and running time have now contradicted each other for too long; once.
    pub(crate) fn contradicts(&mut self, before: Option<ClockReading>, at: Moment) -> bool {
        let (Some(before), Some(now)) = (before, self.last) else { return false };
        if !now.running || before.turn != now.turn {
            self.against_since = None;
            return false;
        }
        let fell = |end: ClockEnd| match end {
            ClockEnd::A => now.a.time < before.a.time,
            ClockEnd::B => now.b.time < before.b.time,
        };
        let other = match now.turn {
            ClockEnd::A => ClockEnd::B,
            ClockEnd::B => ClockEnd::A,
        };
        if fell(now.turn) {
            self.against_since = None;
            self.told = false;
        } else if fell(other) {
            let since = *self.against_since.get_or_insert(at);
            if at.since(since) > CONTRADICTION && !self.told {
                self.told = true;
                return true;
            }
        }
        false
    }

    /// The last reading.
    pub(crate) const fn last(&self) -> Option<ClockReading> {
        self.last
    }

    /// The line was away: what comes next may have happened at any time since.
    pub(crate) const fn cut_off(&mut self) {
        self.cut_off = true;
        self.against_since = None;
    }

    /// There is no clock any more.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Whether a clock is there and runs.
    pub(crate) fn is_running(&self) -> bool {
        self.last.is_some_and(|reading| reading.running)
    }

    /// Whether a clock is there that ran before and stands still now.
    pub(crate) fn is_stopped(&self) -> bool {
        self.ran && !self.is_running()
    }
}
