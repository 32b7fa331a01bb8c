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
    /// By how much it has raised the time of that end; none where the press was not seen.
    pub(crate) raised: Option<Millis>,
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
        let from = before.turn;
        let seen = reading.running && !cut_off;
        let raised = seen.then(|| time_of(&reading, from) - time_of(&before, from));
        Some(LeverPress { from, seen, raised })
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

const fn time_of(reading: &ClockReading, end: ClockEnd) -> Millis {
    match end {
        ClockEnd::A => reading.a.time,
        ClockEnd::B => reading.b.time,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sensing::EndReading;

    fn reading(a: i64, b: i64, turn: ClockEnd) -> ClockReading {
        let end = |secs| EndReading { time: Millis::from_secs(secs), flag: false, blocked: false };
        ClockReading { a: end(a), b: end(b), running: true, turn, battery_low: false }
    }

    #[test]
    fn a_press_tells_by_how_much_it_has_raised_the_time() {
        use ClockEnd::{A, B};
        for (after, raised) in [(120, 30), (119, 29), (90, 0), (89, -1)] {
            let mut lever = Lever::default();
            assert_eq!(lever.read(reading(90, 100, A)), None);
            let press = lever.read(reading(after, 100, B)).unwrap();
            assert_eq!((press.from, press.raised), (A, Some(Millis::from_secs(raised))));
        }
        let mut lever = Lever::default();
        lever.read(reading(90, 100, A));
        lever.cut_off();
        let press = lever.read(reading(60, 100, B)).unwrap();
        assert_eq!(press.raised, None, "nobody knows what ran while the line was away");
    }
}
