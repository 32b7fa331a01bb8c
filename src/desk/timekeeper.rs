//! The one place that reads the operating system's clocks: monotonic time for durations, wall time
//! with its zone for the record.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::core::adjournment::wall::{Wall, WallFault};
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

/// A time as people type it, `2026-11-23 15:00`, by the clocks as they will go here then: after a
/// night in which summer time begins or ends they have another offset from UTC than today. Where an
/// offset is typed, that holds.
///
/// # Errors
/// [`WallFault`] when it is no time.
pub fn typed(text: &str) -> Result<Wall, WallFault> {
    typed_in(text, &TimeZone::system())
}

fn typed_in(text: &str, zone: &TimeZone) -> Result<Wall, WallFault> {
    let plain = |text: &str| {
        text.contains(':') && text.chars().all(|c| c.is_ascii_digit() || "-: T".contains(c))
    };
    text.parse().or_else(|fault| {
        let local = Some(text.trim()).filter(|text| plain(text));
        let local = local.and_then(|text| text.parse::<DateTime>().ok());
        let zoned = local.and_then(|local| local.to_zoned(zone.clone()).ok());
        let wall = |at: Zoned| Wall::new(at.timestamp().as_second(), at.offset().seconds() / 60);
        zoned.map(wall).ok_or(fault)
    })
}

/// A time to the minute, as it can be typed again.
#[must_use]
pub fn to_type(at: Wall) -> String {
    to_type_in(at, &TimeZone::system())
}

fn to_type_in(at: Wall, zone: &TimeZone) -> String {
    let minute = |at: Wall| at.utc().div_euclid(60);
    let zoned = Timestamp::from_second(at.utc()).map(|then| then.to_zoned(zone.clone()));
    let text = zoned.map(|then| then.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default();
    // Of an hour that there is twice, the second needs its offset.
    let same = typed_in(&text, zone).is_ok_and(|typed| minute(typed) == minute(at));
    if same { text } else { at.to_string() }
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

    /// Where summer time lasts from the last Sunday of March to that of October.
    fn skopje() -> TimeZone {
        TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").unwrap()
    }

    #[test]
    fn a_time_is_typed_by_the_clocks_as_they_go_then() {
        for (typed, meant, shown) in [
            ("2026-11-23 15:00", "2026-11-23T15:00:00+01:00", "2026-11-23 15:00"),
            // The evening and the morning of the nights in which the clocks are changed.
            ("2026-10-24 22:00", "2026-10-24T22:00:00+02:00", "2026-10-24 22:00"),
            (" 2026-10-25T10:00 ", "2026-10-25T10:00:00+01:00", "2026-10-25 10:00"),
            ("2026-03-28 22:00", "2026-03-28T22:00:00+01:00", "2026-03-28 22:00"),
            ("2026-03-29 10:00", "2026-03-29T10:00:00+02:00", "2026-03-29 10:00"),
            // An hour that there is twice, and one that there is not.
            ("2026-10-25 02:30", "2026-10-25T02:30:00+02:00", "2026-10-25 02:30"),
            ("2026-10-25 02:30+01:00", "2026-10-25T02:30:00+01:00", "2026-10-25T02:30:00+01:00"),
            ("2026-03-29 02:30", "2026-03-29T03:30:00+02:00", "2026-03-29 03:30"),
            // Another zone, and seconds.
            ("2026-11-23T15:00-05:00", "2026-11-23T15:00:00-05:00", "2026-11-23 21:00"),
            ("2026-11-23 15:00:42", "2026-11-23T15:00:42+01:00", "2026-11-23 15:00"),
        ] {
            let at = typed_in(typed, &skopje()).unwrap();
            assert_eq!(at.to_string(), meant, "{typed}");
            assert_eq!(to_type_in(at, &skopje()), shown, "{typed}");
        }
        for text in [
            "",
            "tomorrow",
            "15:00",
            "2026-11-23",
            "2026-11-23 25:00",
            "2026-02-30 10:00",
            "2026-11-23 15:00[Asia/Tokyo]",
        ] {
            assert_eq!(typed_in(text, &skopje()), Err(WallFault(text.to_owned())));
        }
    }
}
