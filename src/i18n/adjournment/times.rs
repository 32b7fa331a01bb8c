//! Times as people type them: of a day, of a clock.

use crate::core::adjournment::wall::Wall;
use crate::core::moment::Millis;
use crate::i18n::adjournment::when;
use crate::i18n::time;

const DAY: Millis = Millis::from_mins(24 * 60);
const MINUTE: Millis = Millis::from_mins(1);

/// The hour that is now, on the next day.
#[must_use]
pub fn tomorrow(now: Wall) -> Wall {
    let (_, minutes, seconds) = now.time();
    let since = Millis::from_mins(i64::from(minutes)) + Millis::from_secs(i64::from(seconds));
    now.plus(DAY - since)
}

/// A point of time as short as [`typed`] understands it.
#[must_use]
pub fn written(at: Wall, now: Wall) -> String {
    if at.offset() == now.offset() && at.time().2 == 0 { when(at) } else { at.to_string() }
}

/// A point of time: `2026-11-23T15:00+01:00`; without the zone, `2026-11-23 15:00`, it is where
/// `now` was read, and without the day, `15:00`, it is today.
#[must_use]
pub fn typed(text: &str, now: Wall) -> Option<Wall> {
    let text = text.trim();
    if let Ok(whole) = text.parse() {
        return Some(whole);
    }
    let (day, clock) = match text.split_once([' ', 'T']) {
        Some((day, clock)) => (day.to_owned(), clock.trim()),
        None => (now.date().to_string(), text),
    };
    // An hour alone is a slip rather than a time.
    if !clock.contains(':') {
        return None;
    }
    let (sign, ahead) = (if now.offset() < 0 { '-' } else { '+' }, now.offset().unsigned_abs());
    let hour = if clock.find(':') == Some(1) { "0" } else { "" };
    let zone = format!("{sign}{:02}:{:02}", ahead / 60, ahead % 60);
    format!("{day}T{hour}{clock}{zone}").parse().ok()
}

/// The span that is meant by a day or by a point of time, from its beginning to before its end: the
/// whole day, or the minute.
#[must_use]
pub fn span(text: &str, now: Wall) -> Option<(Wall, Wall)> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    let day = typed(&format!("{text} 00:00"), now).map(|from| (from, from.plus(DAY)));
    day.or_else(|| typed(text, now).map(|from| (from, from.plus(MINUTE))))
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
    use super::*;

    fn now() -> Wall {
        "2026-11-22T18:40:12+01:00".parse().unwrap()
    }

    #[test]
    fn a_time_is_read_with_or_without_its_day_and_zone() {
        for (text, whole) in [
            ("2026-11-23T15:00+01:00", Some("2026-11-23T15:00:00+01:00")),
            ("2026-11-23T15:00:30+02:00", Some("2026-11-23T15:00:30+02:00")),
            ("2026-11-23 15:00", Some("2026-11-23T15:00:00+01:00")),
            ("2026-11-23T9:05", Some("2026-11-23T09:05:00+01:00")),
            (" 9:05 ", Some("2026-11-22T09:05:00+01:00")),
            ("15:00", Some("2026-11-22T15:00:00+01:00")),
            ("2026-11-23", None),
            ("15", None),
            ("25:00", None),
            ("", None),
        ] {
            assert_eq!(typed(text, now()).map(|at| at.to_string()).as_deref(), whole, "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for (at, text) in [
            ("2026-11-23T15:00:00+01:00", "2026-11-23 15:00"),
            ("2026-11-23T15:00:30+01:00", "2026-11-23T15:00:30+01:00"),
            ("2026-11-23T15:00:00+02:00", "2026-11-23T15:00:00+02:00"),
        ] {
            let at: Wall = at.parse().unwrap();
            assert_eq!(written(at, now()), text);
            assert_eq!(typed(text, now()), Some(at));
        }
        assert_eq!(written(tomorrow(now()), now()), "2026-11-23 18:00");
    }

    #[test]
    fn a_day_means_all_of_it_and_a_time_its_minute() {
        for (text, whole) in [
            ("2026-11-23", Some(("2026-11-23T00:00:00+01:00", "2026-11-24T00:00:00+01:00"))),
            ("2026-11-23 15:00", Some(("2026-11-23T15:00:00+01:00", "2026-11-23T15:01:00+01:00"))),
            ("15:00", Some(("2026-11-22T15:00:00+01:00", "2026-11-22T15:01:00+01:00"))),
            ("tomorrow", None),
            ("", None),
        ] {
            let span = span(text, now()).map(|(from, to)| (from.to_string(), to.to_string()));
            let span = span.as_ref().map(|(from, to)| (from.as_str(), to.as_str()));
            assert_eq!(span, whole, "{text}");
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
