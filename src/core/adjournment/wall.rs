//! Times of a calendar, for what is announced to people: a session, a resumption. A competition's
//! own time line ([`crate::core::moment::Moment`]) stands still while no desk has the file open, and
//! cannot say when tomorrow is.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::core::moment::Millis;

const MINUTE: i64 = 60;
const DAY: i64 = 24 * 60 * MINUTE;

/// A day of the calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    /// The year.
    pub year: i32,
    /// The month, from 1.
    pub month: u8,
    /// The day, from 1.
    pub day: u8,
}

/// `2026-11-22`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// A point of time in whole seconds, and the offset from UTC by which clocks went where it was
/// read. Two are compared as points of time: a clock that was changed over night, or another zone,
/// makes no game late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wall {
    utc: i64,
    offset: i32,
}

/// A text that is no time of a calendar.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a time; write it like 2026-11-22T15:00:00+01:00")]
pub struct WallFault(pub String);

impl Wall {
    /// A time by the seconds since 1970 in UTC and the offset in minutes east.
    #[must_use]
    pub const fn new(utc: i64, offset: i32) -> Self {
        Self { utc, offset }
    }

    /// The seconds since 1970 in UTC.
    #[must_use]
    pub const fn utc(self) -> i64 {
        self.utc
    }

    /// The minutes by which clocks were ahead of UTC.
    #[must_use]
    pub const fn offset(self) -> i32 {
        self.offset
    }

    /// The span since an earlier time; negative if it is later.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Millis {
        Millis::from_secs(self.utc.saturating_sub(earlier.utc))
    }

    /// The time so much later, by the same offset.
    #[must_use]
    pub const fn plus(self, span: Millis) -> Self {
        Self { utc: self.utc.saturating_add(span.0.div_euclid(1000)), offset: self.offset }
    }

    const fn local(self) -> i64 {
        self.utc.saturating_add(self.offset as i64 * MINUTE)
    }

    /// The day, where it was read.
    #[must_use]
    pub fn date(self) -> Date {
        // Days to a civil date by eras of 400 years, which all have the same number of days.
        let days = self.local().div_euclid(DAY) + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year + era * 400 + i64::from(month <= 2);
        let small = |number| u8::try_from(number).unwrap_or(1);
        Date { year: i32::try_from(year).unwrap_or(i32::MAX), month: small(month), day: small(day) }
    }

    /// Hours, minutes and seconds of the day, where it was read.
    #[must_use]
    pub fn time(self) -> (u8, u8, u8) {
        let secs = self.local().rem_euclid(DAY);
        let small = |number| u8::try_from(number).unwrap_or(0);
        (small(secs / 3600), small(secs / 60 % 60), small(secs % 60))
    }
}

impl Ord for Wall {
    fn cmp(&self, other: &Self) -> Ordering {
        self.utc.cmp(&other.utc).then(self.offset.cmp(&other.offset))
    }
}

impl PartialOrd for Wall {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `2026-11-22T15:00:00+01:00`.
impl fmt::Display for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hour, minute, second) = self.time();
        let (sign, ahead) = (if self.offset < 0 { '-' } else { '+' }, self.offset.unsigned_abs());
        let date = self.date();
        write!(f, "{date}T{hour:02}:{minute:02}:{second:02}")?;
        write!(f, "{sign}{:02}:{:02}", ahead / 60, ahead % 60)
    }
}

/// As the journal writes wall time: parts of a second and the name of a zone may stand there and are
/// left out.
impl FromStr for Wall {
    type Err = WallFault;

    fn from_str(text: &str) -> Result<Self, WallFault> {
        read(text.trim()).ok_or_else(|| WallFault(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Wall> {
    let text = text.split('[').next()?;
    let (date, rest) = text.split_once(['T', 't', ' '])?;
    let zone = rest.find(['+', '-', 'Z', 'z'])?;
    let (time, zone) = (rest.get(..zone)?, rest.get(zone..)?);
    let offset = offset_of(zone)?;
    let mut date = date.split('-').map(str::parse::<i64>);
    let (year, month, day) = (date.next()?.ok()?, date.next()?.ok()?, date.next()?.ok()?);
    let known = date.next().is_none()
        && (1..=9999).contains(&year)
        && (1..=12).contains(&month)
        && (1..=31).contains(&day);
    let mut time = time.split('.').next()?.split(':').map(str::parse::<i64>);
    let (hour, minute) = (time.next()?.ok()?, time.next()?.ok()?);
    let second = time.next().unwrap_or(Ok(0)).ok()?;
    let of_day = (0..24).contains(&hour) && (0..60).contains(&minute) && (0..60).contains(&second);
    if !known || !of_day || time.next().is_some() {
        return None;
    }
    let local = days(year, month, day) * DAY + hour * 3600 + minute * 60 + second;
    let wall = Wall::new(local - i64::from(offset) * MINUTE, offset);
    // A day that the month does not have comes out as another.
    (i64::from(wall.date().day) == day).then_some(wall)
}

fn offset_of(zone: &str) -> Option<i32> {
    if zone.eq_ignore_ascii_case("z") {
        return Some(0);
    }
    let sign = if zone.starts_with('-') { -1 } else { 1 };
    let zone = zone.get(1..)?;
    let (hours, minutes) = match zone.split_once(':') {
        Some(parts) => parts,
        None => (zone.get(..2)?, zone.get(2..)?),
    };
    let minutes = if minutes.is_empty() { "0" } else { minutes };
    let (hours, minutes) = (hours.parse::<i32>().ok()?, minutes.parse::<i32>().ok()?);
    ((0..=18).contains(&hours) && (0..60).contains(&minutes))
        .then_some(sign * (hours * 60 + minutes))
}

const fn days(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
    let from_march = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * from_march + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

impl Serialize for Wall {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Wall {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn wall(text: &str) -> Wall {
        text.parse().unwrap()
    }

    #[test]
    fn times_are_read_as_the_journal_and_people_write_them() {
        for (text, plain) in [
            ("2026-11-22T15:00:00+01:00", "2026-11-22T15:00:00+01:00"),
            ("2026-11-21T14:03:07.123+01:00[Europe/Skopje]", "2026-11-21T14:03:07+01:00"),
            ("1972-09-18 16:30Z", "1972-09-18T16:30:00+00:00"),
            ("2024-02-29T23:59:59-0330", "2024-02-29T23:59:59-03:30"),
        ] {
            assert_eq!(wall(text).to_string(), plain);
        }
        for text in [
            "",
            "tomorrow",
            "2026-11-22",
            "2026-11-22T15:00",
            "2025-02-29T10:00Z",
            "2026-13-01T10:00Z",
            "2026-11-22T24:00Z",
            "2026-11-22T15:60Z",
            "2026-11-22T15:00+99:00",
            "2026-04-31T10:00Z",
            "ж-11-22T15:00+0ж",
        ] {
            assert_eq!(text.parse::<Wall>(), Err(WallFault(text.to_owned())));
        }
    }

    #[test]
    fn a_clock_changed_between_the_sessions_changes_no_span() {
        let (evening, morning) = ("2026-10-24T22:00:00+02:00", "2026-10-25T10:00:00+01:00");
        assert_eq!(wall(morning).since(wall(evening)), Millis::from_mins(13 * 60));
        assert_eq!(wall("2026-11-22T15:00Z").since(wall("2026-11-22T16:00+01:00")), Millis::ZERO);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(utc in -62_000_000_000_i64..250_000_000_000, offset in -840..840_i32) {
            let wall = Wall::new(utc, offset);
            prop_assert_eq!(wall.to_string().parse::<Wall>(), Ok(wall));
        }

        #[test]
        fn nothing_written_makes_it_fail(text in ".{0,40}") {
            let _ = text.parse::<Wall>();
        }
    }
}
