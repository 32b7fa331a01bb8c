//! Calendar times, for sessions, resumptions, deadlines of appeals, and the time that the program
//! was not running. A competition's own time line ([`jadoube_chess::moment::Moment`]) stops while
//! no desk has the file open, and cannot express dates.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use jadoube_message::{Argument, Value};
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::fmt::temporal::Pieces;
use jiff::tz::Offset;
use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use jadoube_chess::moment::Millis;

const MINUTE: i32 = 60;

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
impl Argument for Date {
    const NAME: &'static str = "date";

    fn value(&self) -> Value<'_> {
        self.in_words()
    }
}

impl Date {
    const fn in_words<'a>(self) -> Value<'a> {
        Value::Date(self.year, self.month, self.day)
    }
}

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
#[error("{self:?}")]
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

    /// The beginning of its minute.
    #[must_use]
    pub fn at_minute(self) -> Self {
        let within = self.utc.rem_euclid(i64::from(MINUTE));
        Self { utc: self.utc.saturating_sub(within), offset: self.offset }
    }

    /// What calendar and clock showed where it was read.
    fn local(self) -> DateTime {
        let timestamp = Timestamp::from_second(self.utc);
        let end = if self.utc < 0 { Timestamp::MIN } else { Timestamp::MAX };
        let offset = Offset::from_seconds(self.offset.saturating_mul(MINUTE));
        offset.unwrap_or(Offset::UTC).to_datetime(timestamp.unwrap_or(end))
    }

    /// The day, where it was read.
    #[must_use]
    pub fn date(self) -> Date {
        let date = self.local().date();
        let small = |number: i8| u8::try_from(number).unwrap_or(1);
        Date { year: i32::from(date.year()), month: small(date.month()), day: small(date.day()) }
    }

    /// Hours, minutes and seconds of the day, where it was read.
    #[must_use]
    pub fn time(self) -> (u8, u8, u8) {
        let time = self.local().time();
        let small = |number: i8| u8::try_from(number).unwrap_or(0);
        (small(time.hour()), small(time.minute()), small(time.second()))
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

/// As it is announced: `2026-11-22 15:00`.
impl Argument for Wall {
    const NAME: &'static str = "at";

    fn value(&self) -> Value<'_> {
        let (hour, minute, _) = self.time();
        let clock = Value::Text(format!("{hour:02}:{minute:02}").into());
        Value::List(vec![self.date().in_words(), clock], " ")
    }
}

/// Values of a message.
impl Wall {
    /// `14:03:07`.
    #[must_use]
    pub fn clock<'a>(&self) -> Value<'a> {
        let (hour, minute, second) = self.time();
        Value::Text(format!("{hour:02}:{minute:02}:{second:02}").into())
    }

    /// `2026-11-22 14:03:07`.
    #[must_use]
    pub fn to_the_second<'a>(&self) -> Value<'a> {
        Value::List(vec![self.date().in_words(), self.clock()], " ")
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
    let pieces = Pieces::parse(text).ok()?;
    let (time, offset) = (pieces.time()?, pieces.to_numeric_offset()?);
    let whole = pieces.date().to_datetime(time).with().subsec_nanosecond(0).build().ok()?;
    let utc = offset.to_timestamp(whole).ok()?.as_second();
    Some(Wall::new(utc, offset.seconds() / MINUTE))
}

impl Serialize for Wall {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Wall {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let expected = &"a time of the calendar, like 2026-11-22T15:00:00+01:00";
        text.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), expected))
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
    fn a_minute_begins_with_its_first_second() {
        for (text, minute) in [
            ("2026-11-22T15:00:00+01:00", "2026-11-22T15:00:00+01:00"),
            ("2026-11-22T15:00:59+01:00", "2026-11-22T15:00:00+01:00"),
            ("1969-12-31T23:59:01-03:30", "1969-12-31T23:59:00-03:30"),
        ] {
            assert_eq!(wall(text).at_minute(), wall(minute), "{text}");
        }
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
    fn a_time_beyond_the_calendar_is_refused_in_words() {
        let read = serde_json::from_str::<Wall>(r#""9999-12-31T23:59:59-12:00""#);
        let why = read.unwrap_err().to_string();
        assert!(why.contains("9999-12-31") && why.contains("a time of the calendar"), "{why}");
        assert!(!why.contains("WallFault"), "{why}");
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
