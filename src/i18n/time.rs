//! Spans of time: as a clock shows them, as people type them, in short units, and in full for the ear.

use crate::catalogue::Words;
use jadoube_chess::moment::Millis;

/// As a clock shows it, seconds rounded up: `1:29:05`, `9:05` below an hour; the same in every
/// language. A minus sign stands in front of what is below zero.
#[must_use]
pub fn shown(time: Millis) -> String {
    let secs = time.secs_ceil();
    let sign = if secs < 0 { "−" } else { "" };
    let (hours, minutes, seconds) = parts(secs);
    if hours > 0 {
        format!("{sign}{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{sign}{minutes}:{seconds:02}")
    }
}

/// With its hours, where times of hours and of minutes stand side by side on paper: `0:09:05`.
#[must_use]
pub fn full(time: Millis) -> String {
    let secs = time.secs_ceil();
    let sign = if secs < 0 { "−" } else { "" };
    let (hours, minutes, seconds) = parts(secs);
    format!("{sign}{hours}:{minutes:02}:{seconds:02}")
}

/// A time as people type it: `2:00`, `1:30:00`, `90` (seconds), `5m`.
#[must_use]
pub fn read(text: &str) -> Option<Millis> {
    Millis::read(text).filter(|time| *time >= Millis::ZERO)
}

/// In units, without those that are nothing: `1 h 30 min`, `30 s`.
#[must_use]
pub fn brief(words: &Words, time: Millis) -> String {
    composed(words, time, ["time-brief-hours", "time-brief-minutes", "time-brief-seconds"])
}

/// In full: `1 hour 29 minutes 5 seconds`.
#[must_use]
pub fn aloud(words: &Words, time: Millis) -> String {
    composed(words, time, ["time-hours", "time-minutes", "time-seconds"])
}

fn composed(words: &Words, time: Millis, [hours, minutes, seconds]: [&str; 3]) -> String {
    let secs = time.secs_ceil();
    let (h, m, s) = parts(secs);
    let mut said = Vec::new();
    for (id, count) in [(hours, h), (minutes, m), (seconds, s)] {
        let last_resort = id == seconds && said.is_empty();
        if count > 0 || last_resort {
            let count = i64::try_from(count).unwrap_or(i64::MAX);
            said.push(words.say_with(id, &[("count", count.into())]));
        }
    }
    let said = said.join(" ");
    if secs < 0 { words.say_with("time-minus", &[("time", said.into())]) } else { said }
}

const fn parts(secs: i64) -> (u64, u64, u64) {
    let secs = secs.unsigned_abs();
    (secs / 3600, secs / 60 % 60, secs % 60)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn a_clock_is_said_in_full_with_the_right_plurals() {
        for (lang, ms, said) in [
            (Lang::En, 5_345_000, "1 hour 29 minutes 5 seconds"),
            (Lang::En, 0, "0 seconds"),
            (Lang::En, 60_000, "1 minute"),
            (Lang::En, -121_000, "minus 2 minutes 1 second"),
            (Lang::De, 7_261_000, "2 Stunden 1 Minute 1 Sekunde"),
            (Lang::Mk, 3_661_000, "1 час 1 минута 1 секунда"),
            (Lang::Mk, 7_325_000, "2 часа 2 минути 5 секунди"),
        ] {
            assert_eq!(aloud(&Words::new(lang), Millis(ms)), said, "{ms} ms");
        }
    }

    #[test]
    fn a_clock_is_shown_as_clocks_show_it() {
        for (ms, text) in [
            (5_345_001, "1:29:06"),
            (545_000, "9:05"),
            (1, "0:01"),
            (0, "0:00"),
            (-61_000, "−1:01"),
            (36_000_000, "10:00:00"),
        ] {
            assert_eq!(shown(Millis(ms)), text, "{ms} ms");
        }
    }

    #[test]
    fn on_paper_a_time_has_its_hours() {
        for (ms, text) in [
            (9_000_000, "2:30:00"),
            (3_000_000, "0:50:00"),
            (1_000, "0:00:01"),
            (0, "0:00:00"),
            (-61_000, "−0:01:01"),
        ] {
            assert_eq!(full(Millis(ms)), text, "{ms} ms");
        }
    }

    #[test]
    fn units_that_are_nothing_are_left_out() {
        let words = Words::new(Lang::En);
        assert_eq!(brief(&words, Millis::from_mins(90)), "1 h 30 min");
        assert_eq!(brief(&words, Millis::from_secs(30)), "30 s");
    }

    #[test]
    fn times_are_read_as_people_type_them() {
        for (text, secs) in [
            ("2:00", Some(120)),
            ("1:30:00", Some(5400)),
            ("90", Some(90)),
            ("5m", Some(300)),
            ("", None),
            ("1:2:3:4", None),
            ("two", None),
            ("-5", None),
            ("-5m", None),
            ("99999999999999999m", None),
        ] {
            assert_eq!(read(text), secs.map(Millis::from_secs), "{text}");
        }
    }
}
