//! Times as people type them: of a day, of a clock.

use std::borrow::Cow;

use jiff::civil::DateTime;

use crate::timekeeper;
use jadoube_chess::moment::Millis;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::time;
use jadoube_laws::wall::{Date, Wall};
use jadoube_message::Message;

const DAY: Millis = Millis::from_mins(24 * 60);
const HALF_A_DAY: Millis = Millis::from_mins(12 * 60);
const MINUTE: Millis = Millis::from_mins(1);

/// The hour that is now, on the next day.
#[must_use]
pub fn tomorrow(now: Wall) -> Wall {
    let (_, minutes, seconds) = now.time();
    let since = Millis::from_mins(i64::from(minutes)) + Millis::from_secs(i64::from(seconds));
    now.plus(DAY - since)
}

/// The same hour a day later.
#[must_use]
pub fn day_after(at: Wall) -> Wall {
    at.plus(DAY)
}

/// How far off what is planned can be: whoever types another year has mistyped it.
const REACH: Millis = Millis::from_mins(100 * 366 * 24 * 60);

/// Why a point of time cannot be planned for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "envelopes-time", error)]
pub enum TimeFault {
    /// Not a point of time.
    NotTime,
    /// More than a hundred years from now.
    TooFar,
}

/// A point of time, as [`typed`] reads it, within a hundred years of now.
///
/// # Errors
/// [`TimeFault`].
pub fn within_reach(text: &str, now: Wall) -> Result<Wall, TimeFault> {
    let written = |text: &String| text.parse::<DateTime>().is_ok();
    match typed(text, now) {
        Some(at) if at.since(now).max(now.since(at)) <= REACH => Ok(at),
        None if !with_days(text, now).iter().any(written) => Err(TimeFault::NotTime),
        _ => Err(TimeFault::TooFar),
    }
}

/// A point of time as short as [`typed`] understands it.
#[must_use]
pub fn written(at: Wall) -> String {
    if at.time().2 == 0 { timekeeper::to_type(at) } else { at.to_string() }
}

/// The same with the day as the language writes it.
#[must_use]
pub fn written_in(words: &Catalogue, at: Wall) -> String {
    let text = written(at);
    match text.split_once(' ') {
        Some((day, clock)) => format!("{} {clock}", words.date_written(day)),
        None => text,
    }
}

/// A point of time: `2026-11-23T15:00+01:00`; without the zone, `2026-11-23 15:00` or
/// `23.11.2026 15:00`, by the clocks as they will go here then; without the year, `23.11. 15:00`, it is
/// that which is nearest, and without the day, `15:00`, it is today. The hour may
/// be written `15.00`.
#[must_use]
pub fn typed(text: &str, now: Wall) -> Option<Wall> {
    let meant = with_days(text, now).into_iter().filter_map(|text| timekeeper::typed(&text).ok());
    meant.min_by_key(|at| at.utc().abs_diff(now.utc()))
}

/// The text with the days that may be meant, and with an hour of two digits.
fn with_days(text: &str, now: Wall) -> Vec<String> {
    let text = text.trim();
    let (days, clock) = match text.split_once('T').or_else(|| text.rsplit_once(' ')) {
        Some((day, clock)) => (days(day.trim(), now), clock.trim()),
        None => (vec![now.date().to_string()], text),
    };
    let clock = with_colon(clock);
    let hour = if clock.find(':') == Some(1) { "0" } else { "" };
    days.into_iter().map(|day| format!("{day}T{hour}{clock}")).collect()
}

/// `14:30` for `14.30`.
fn with_colon(clock: &str) -> Cow<'_, str> {
    let digits = |text: &str| text.len() <= 2 && text.bytes().all(|one| one.is_ascii_digit());
    match clock.split_once('.') {
        Some((hour, minute))
            if !hour.is_empty() && digits(hour) && digits(minute) && minute.len() == 2 =>
        {
            Cow::Owned(format!("{hour}:{minute}"))
        }
        _ => Cow::Borrowed(clock),
    }
}

/// The days that a text may mean, as `2026-11-23`: one that is written `23.11.` may be of this year, of
/// the last and of the next.
fn days(text: &str, now: Wall) -> Vec<String> {
    let parts: Vec<&str> = text.split('.').map(str::trim).collect();
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let [day, month, year] = parts[..] else { return vec![text.to_owned()] };
    if ![day, month].iter().all(|part| digits(part) && part.len() <= 2) {
        return vec![text.to_owned()];
    }
    let of = |year: i32| format!("{year:04}-{month:0>2}-{day:0>2}");
    let this = now.date().year;
    match year.parse::<i32>() {
        Ok(year_of) if digits(year) && year.len() == 4 => vec![of(year_of)],
        _ if year.is_empty() => (this - 1..=this + 1).map(of).collect(),
        _ => vec![text.to_owned()],
    }
}

/// The span that is meant by a day or by a point of time, from its beginning to before its end: the
/// whole day, or the minute.
#[must_use]
pub fn span(text: &str, now: Wall) -> Option<(Wall, Wall)> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let midnight = |day: &str| typed(&format!("{day} 00:00"), now);
    let day = midnight(text).and_then(|from| {
        // Some days have an hour more or less.
        let next = from.plus(DAY + HALF_A_DAY).date();
        midnight(&next.to_string()).map(|before| (from, before))
    });
    // What has no colon is rather a day that is not written whole.
    let minute = || typed(text, now).filter(|_| text.contains(':'));
    day.or_else(|| minute().map(|from| (from, from.plus(MINUTE))))
}

/// What of a sequence of times cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SequenceFault {
    /// The first day.
    FirstDay,
    /// The times of the day.
    TimesOfDay,
    /// The free days.
    FreeDays,
}

/// So many times, from a day on, day after day but for the free ones, at these times of each day:
/// `10:00, 16:00`. Days are typed as in [`typed`].
///
/// # Errors
/// Which of the three cannot be read.
pub fn sequence(
    (first, times, free): (&str, &str, &str),
    count: usize,
    now: Wall,
) -> Result<Vec<Wall>, SequenceFault> {
    let midnight = |day: &str| typed(&format!("{day} 00:00"), now);
    let parts = |text: &str| {
        let parts = text.split([',', ';']).map(|part| part.trim().to_owned());
        parts.filter(|part| !part.is_empty()).collect::<Vec<String>>()
    };
    let first = Some(first.trim()).filter(|first| !first.is_empty());
    let mut day = first.and_then(midnight).ok_or(SequenceFault::FirstDay)?.date();
    let free = parts(free).iter().map(|day| midnight(day).map(Wall::date)).collect();
    let free: Option<Vec<Date>> = free;
    let free = free.ok_or(SequenceFault::FreeDays)?;
    let times = parts(times);
    let mut found = Vec::new();
    while found.len() < count {
        let at = |time: &String| typed(&format!("{day} {time}"), now);
        let of_day: Option<Vec<Wall>> = times.iter().map(at).collect();
        let mut of_day = of_day.ok_or(SequenceFault::TimesOfDay)?;
        if of_day.is_empty() {
            return Err(SequenceFault::TimesOfDay);
        }
        of_day.sort();
        if !free.contains(&day) {
            found.extend(of_day);
        }
        // Some days have an hour more or less.
        let next = midnight(&day.to_string()).map(|before| before.plus(DAY + HALF_A_DAY).date());
        day = next.filter(|next| *next > day).ok_or(SequenceFault::FirstDay)?;
    }
    found.truncate(count);
    Ok(found)
}

/// What a clock shows. Where that is what it shows of `exact`, it is that: nobody types parts of a
/// second.
#[must_use]
pub fn on_clock(text: &str, exact: Option<Millis>) -> Option<Millis> {
    let typed = time::read(text)?;
    let same = exact.filter(|exact| time::read(&time::shown(*exact)) == Some(typed));
    Some(same.unwrap_or(typed))
}

#[cfg(test)]
mod tests {
    use jadoube_i18n::lang::Lang;

    use super::*;

    fn now() -> Wall {
        "2026-11-22T18:40:12+01:00".parse().unwrap()
    }

    #[test]
    fn what_is_left_out_of_a_time_is_today_here() {
        for (text, whole) in [
            ("2026-11-23T15:00+01:00", "2026-11-23T15:00+01:00"),
            ("2026-11-23 15:00", "2026-11-23T15:00"),
            ("2026-11-23T9:05", "2026-11-23T09:05"),
            ("24.11.2026 15:00", "2026-11-24T15:00"),
            ("24. 11. 2026  9:05", "2026-11-24T09:05"),
            ("4.2.2027 15:00", "2027-02-04T15:00"),
            (" 9:05 ", "2026-11-22T09:05"),
            ("14.30", "2026-11-22T14:30"),
            ("2026-11-23 9.05", "2026-11-23T09:05"),
            ("24.11.2026 14.30", "2026-11-24T14:30"),
            ("15:00", "2026-11-22T15:00"),
        ] {
            assert_eq!(with_days(text, now()), [whole], "{text}");
            assert!(typed(text, now()).is_some(), "{text}");
        }
        // Without its year it is the nearest.
        for (text, same) in [
            ("24.11. 15:00", "2026-11-24 15:00"),
            ("21.11. 9:05", "2026-11-21 09:05"),
            ("2.1. 15:00", "2027-01-02 15:00"),
        ] {
            assert_eq!(typed(text, now()), typed(same, now()), "{text}");
        }
        // An hour alone is a slip rather than a time.
        for text in [
            "2026-11-23",
            "15",
            "25:00",
            "",
            "2026-11-23 15",
            "24.11.2026",
            "31.2.2026 15:00",
            "24.13. 15:00",
            "24.11.26 15:00",
            "24.x. 15:00",
        ] {
            assert_eq!(typed(text, now()), None, "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for at in [
            "2026-11-23T15:00:00+01:00",
            "2026-11-23T15:00:30+01:00",
            "2026-11-23T15:00:00+02:00",
            "2026-06-23T15:00:00+02:00",
        ] {
            let at: Wall = at.parse().unwrap();
            assert_eq!(typed(&written(at), now()).map(|read| read.utc()), Some(at.utc()));
        }
        let at: Wall = "2026-11-23T15:00:00+01:00".parse().unwrap();
        for lang in Lang::ALL {
            let text = written_in(&Catalogue::new(lang), at);
            assert_eq!(typed(&text, now()).map(Wall::utc), Some(at.utc()), "{text}");
            let iso = text.starts_with("2026-11-23");
            assert_eq!(iso, lang == Lang::En, "{text}");
        }
        assert_eq!(tomorrow(now()).to_string(), "2026-11-23T18:00:00+01:00");
    }

    #[test]
    fn a_day_means_all_of_it_and_a_time_its_minute() {
        for (text, minutes) in [
            ("2026-11-23", Some(24 * 60)),
            ("2026-11-23 15:00", Some(1)),
            ("15:00", Some(1)),
            ("23.11.2026", Some(24 * 60)),
            ("23.11.", Some(24 * 60)),
            ("23.11. 15:00", Some(1)),
            ("23.11", None),
            ("tomorrow", None),
            ("", None),
        ] {
            let span = span(text, now()).map(|(from, before)| before.since(from));
            assert_eq!(span, minutes.map(Millis::from_mins), "{text}");
        }
    }

    #[test]
    fn rounds_begin_day_after_day_but_for_the_free_ones() {
        let shown = |first: &str, times: &str, free: &str| {
            let found = sequence((first, times, free), 4, now());
            found.map(|all| all.into_iter().map(written).collect::<Vec<_>>().join(", "))
        };
        for (first, times, free, wanted) in [
            (
                "2026-11-23",
                "15:00",
                "",
                "2026-11-23 15:00, 2026-11-24 15:00, 2026-11-25 15:00, 2026-11-26 15:00",
            ),
            (
                "30.11.",
                "16:00, 9.30",
                "2.12., 2026-12-01",
                "2026-11-30 09:30, 2026-11-30 16:00, 2026-12-03 09:30, 2026-12-03 16:00",
            ),
        ] {
            assert_eq!(shown(first, times, free).as_deref(), Ok(wanted));
        }
        for (first, times, free, fault) in [
            ("", "15:00", "", SequenceFault::FirstDay),
            ("tomorrow", "15:00", "", SequenceFault::FirstDay),
            ("2026-11-23", "", "", SequenceFault::TimesOfDay),
            ("2026-11-23", "15:00, tea", "", SequenceFault::TimesOfDay),
            ("2026-11-23", "15:00", "Sunday", SequenceFault::FreeDays),
        ] {
            assert_eq!(shown(first, times, free), Err(fault), "{first} {times} {free}");
        }
    }

    #[test]
    fn what_a_clock_shows_of_an_exact_time_is_that_time() {
        let exact = Some(Millis(3_599_400));
        for (text, millis) in [
            ("1:00:00", Some(3_599_400)),
            ("60:00", Some(3_599_400)),
            ("59:59", Some(3_599_000)),
            ("an hour", None),
            ("", None),
        ] {
            assert_eq!(on_clock(text, exact).map(|time| time.0), millis, "{text}");
        }
        assert_eq!(on_clock("1:00:00", None), Some(Millis::from_mins(60)));
    }
}
