//! The one place that reads the operating system's clocks: monotonic time for durations, wall time
//! with its zone for the record.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use jiff::{Timestamp, Zoned};

use crate::core::moment::{Millis, Moment};

/// Maps the machine's monotonic clock to a competition's time line. While no desk has the file
/// open that line stands still: a new timekeeper goes on where the last one ended.
#[derive(Debug)]
pub struct Timekeeper {
    base: Moment,
    source: Source,
    latest: AtomicI64,
}

#[derive(Debug)]
enum Source {
    System(Instant),
    Scripted(AtomicI64),
}

impl Timekeeper {
    /// Goes on from a moment with the machine's clock.
    #[must_use]
    pub fn resume(base: Moment) -> Self {
        Self { base, source: Source::System(Instant::now()), latest: AtomicI64::new(base.0) }
    }

    /// A timekeeper for tests, which stands still until it is told to go on.
    #[must_use]
    pub fn scripted(base: Moment) -> Self {
        Self { base, source: Source::Scripted(AtomicI64::new(0)), latest: AtomicI64::new(base.0) }
    }

    /// Lets a scripted timekeeper go on; one of the system takes no orders.
    pub fn advance(&self, span: Millis) {
        if let Source::Scripted(elapsed) = &self.source {
            elapsed.fetch_add(span.0, Ordering::SeqCst);
        }
    }

    /// Now. Never earlier than a moment given out before.
    pub fn now(&self) -> Moment {
        let elapsed = match &self.source {
            Source::System(started) => {
                i64::try_from(started.elapsed().as_millis()).unwrap_or(i64::MAX)
            }
            Source::Scripted(elapsed) => elapsed.load(Ordering::SeqCst),
        };
        let now = (self.base + Millis(elapsed)).0;
        Moment(self.latest.fetch_max(now, Ordering::SeqCst).max(now))
    }
}

/// The wall time with its zone, as RFC 9557 writes it: `2026-11-21T14:03:07.123+01:00[Europe/Skopje]`.
#[must_use]
pub fn wall() -> String {
    Zoned::now().round(jiff::Unit::Millisecond).unwrap_or_else(|_| Zoned::now()).to_string()
}

/// The day, as `2026-11-21`.
#[must_use]
pub fn today() -> String {
    Zoned::now().date().to_string()
}

/// The wall time that has passed since a wall time was noted; nothing if the note cannot be read
/// or lies in the future (the machine's clock was set back).
#[must_use]
pub fn since_wall(noted: &str) -> Millis {
    let Ok(noted) = noted.parse::<Zoned>() else { return Millis::ZERO };
    let passed = Timestamp::now().as_millisecond() - noted.timestamp().as_millisecond();
    Millis(passed.max(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_line_goes_on_where_it_ended_and_never_back() {
        let keeper = Timekeeper::scripted(Moment(5_000));
        assert_eq!(keeper.now(), Moment(5_000));
        keeper.advance(Millis(250));
        assert_eq!(keeper.now(), Moment(5_250));
        keeper.advance(Millis(-1_000));
        assert_eq!(keeper.now(), Moment(5_250), "a clock that is set back does not turn time back");
    }

    #[test]
    fn a_wall_time_is_read_back() {
        assert!(since_wall(&wall()) < Millis(5_000));
        assert_eq!(since_wall("2999-01-01T00:00:00+00:00[UTC]"), Millis::ZERO);
        assert_eq!(since_wall("yesterday"), Millis::ZERO);
    }
}
