//! Spans and points of time in whole milliseconds. `core` never reads a clock: a [`Moment`] is
//! always an argument.

use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use jadoube_message::{Argument, Value};
use serde::{Deserialize, Serialize};

/// A span of time in milliseconds; may be negative (a correction, time overstepped).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// As a value of a message: in words.
    #[must_use]
    pub const fn in_words(&self) -> Value<'_> {
        Value::SpanInFull(self.0)
    }

    /// As a value of a message: as a clock shows it.
    #[must_use]
    pub const fn clock(&self) -> Value<'_> {
        Value::Clock(self.0)
    }

    /// As a value of a message: as a clock shows it, with its hours.
    #[must_use]
    pub const fn clock_in_full(&self) -> Value<'_> {
        Value::ClockInFull(self.0)
    }

    /// Whole seconds.
    #[must_use]
    pub const fn from_secs(secs: i64) -> Self {
        Self(secs.saturating_mul(1000))
    }

    /// Whole minutes.
    #[must_use]
    pub const fn from_mins(mins: i64) -> Self {
        Self(mins.saturating_mul(60_000))
    }

    /// Whole seconds, rounded up: what a clock shows, so that 0 means that no time is left.
    #[must_use]
    pub const fn secs_ceil(self) -> i64 {
        self.0.saturating_add(999).div_euclid(1000)
    }

    /// A span as people type it: `2:00`, `1:30:00`, `90` (seconds), `5m`; with a minus sign below
    /// nothing.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if let Some(below) = text.strip_prefix(['-', '−']) {
            return Self::read(below).filter(|time| *time >= Self::ZERO).map(|time| -time);
        }
        let number = |text: &str| text.parse().ok().filter(|number| (0..=9999).contains(number));
        if let Some(minutes) = text.strip_suffix('m') {
            return number(minutes.trim()).map(Self::from_mins);
        }
        let mut secs: i64 = 0;
        let parts: Vec<&str> = text.split(':').collect();
        if parts.len() > 3 {
            return None;
        }
        for (nth, part) in parts.iter().enumerate() {
            // Only what stands first can be more than 59.
            let part = number(part).filter(|part| nth == 0 || *part < 60)?;
            secs = secs.saturating_mul(60).saturating_add(part);
        }
        Some(Self::from_secs(secs))
    }

    /// The larger of the two spans.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        Ord::max(self, other)
    }

    /// The smaller of the two spans.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        Ord::min(self, other)
    }
}

/// Said in units.
impl Argument for Millis {
    const NAME: &'static str = "time";

    fn value(&self) -> Value<'_> {
        Value::Span(self.0)
    }
}

/// `1:29:05`, with a minus sign in front when negative; seconds are rounded up.
impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let secs = self.secs_ceil();
        let sign = if secs < 0 { "-" } else { "" };
        let secs = secs.unsigned_abs();
        write!(f, "{sign}{}:{:02}:{:02}", secs / 3600, secs / 60 % 60, secs % 60)
    }
}

impl Add for Millis {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Millis {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// A point on a competition's own time line, in milliseconds since the competition's file was
/// made. It never runs backwards, and stands still while no desk has the file open or the machine
/// sleeps; the desk's timekeeper maps it to the machine's monotonic clock. What has passed meanwhile
/// for clocks that were running is a question of its own (`core::game::gap`).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Moment(pub i64);

impl Moment {
    /// The beginning of the time line.
    pub const START: Self = Self(0);

    /// The span since an earlier moment; negative if it is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Millis> for Moment {
    type Output = Self;
    fn add(self, span: Millis) -> Self {
        Self(self.0.saturating_add(span.0))
    }
}

impl Sub<Millis> for Moment {
    type Output = Self;
    fn sub(self, span: Millis) -> Self {
        Self(self.0.saturating_sub(span.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_zero_only_when_nothing_is_left() {
        for (ms, shown) in [
            (0, "0:00:00"),
            (1, "0:00:01"),
            (1000, "0:00:01"),
            (5_345_001, "1:29:06"),
            (36_000_000, "10:00:00"),
            (-1000, "-0:00:01"),
        ] {
            assert_eq!(Millis(ms).to_string(), shown, "{ms} ms");
        }
    }
}
