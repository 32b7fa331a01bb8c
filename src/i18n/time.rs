//! Spans of time: as a clock shows them, as people type them, in short units, and in full for the ear.

use crate::catalogue::Catalogue;
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
pub fn brief(words: &Catalogue, time: Millis) -> String {
    composed(words, time, ["time-brief-hours", "time-brief-minutes", "time-brief-seconds"])
}

/// In whole minutes, for a text that is read out while the time runs: `4 min`, `less than 1 min`.
#[must_use]
pub fn in_minutes(words: &Catalogue, time: Millis) -> String {
    match time.0.div_euclid(60_000) {
        ..=0 => words.say("time-brief-below"),
        minutes => brief(words, Millis::from_mins(minutes)),
    }
}

/// In full: `1 hour 29 minutes 5 seconds`.
#[must_use]
pub fn aloud(words: &Catalogue, time: Millis) -> String {
    composed(words, time, ["time-hours", "time-minutes", "time-seconds"])
}

fn composed(words: &Catalogue, time: Millis, [hours, minutes, seconds]: [&str; 3]) -> String {
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

/// A text in which days and times of day stand as everywhere in the program, as it is said: of
/// `2026-11-25 10:00 (+01:00)` “25 November 2026, 10:00, UTC plus 1 hour”. Nothing, where there is none.
#[must_use]
pub fn days_aloud(words: &Catalogue, text: &str) -> Option<String> {
    let mut said = String::new();
    let mut rest = text;
    while let Some(dash) = rest.find('-') {
        let found = dash.checked_sub(4).and_then(|at| day_at(rest, at).map(|day| (at, day)));
        let Some((at, (year, month, day))) = found else {
            said.push_str(rest.get(..=dash)?);
            rest = rest.get(dash + 1..)?;
            continue;
        };
        said.push_str(rest.get(..at)?);
        let args = [("day", day.into()), ("month", month.into()), ("year", year.into())];
        said.push_str(&words.say_with("time-day", &args));
        rest = rest.get(at + "2026-11-25".len()..)?;
        if let Some(time) = rest.get(..6).filter(|time| is_like(time, b" 00:00")) {
            said.push_str(", ");
            said.push_str(&words.say_with("time-of-day", &[("time", time.trim().into())]));
            rest = rest.get(6..)?;
        }
        if let Some(zone) = rest.find(')').and_then(|end| rest.get(..=end)).and_then(zone) {
            let (ahead, length) = zone;
            said.push_str(", ");
            said.push_str(&zone_aloud(words, ahead));
            rest = rest.get(length..)?;
        }
    }
    said.push_str(rest);
    (said != text).then_some(said)
}

/// Whether a text is like a pattern, in which a nought stands for any digit.
fn is_like(text: &str, pattern: &[u8]) -> bool {
    let like =
        |(one, sign): (u8, &u8)| if *sign == b'0' { one.is_ascii_digit() } else { one == *sign };
    text.len() == pattern.len() && text.bytes().zip(pattern).all(like)
}

/// Year, month and day, if there is a date at this place.
fn day_at(text: &str, at: usize) -> Option<(String, u32, u32)> {
    let date = text.get(at..at + 10).filter(|date| is_like(date, b"0000-00-00"))?;
    let bounded = !text.get(..at)?.ends_with(|c: char| c.is_alphanumeric())
        && !text.get(at + 10..)?.starts_with(|c: char| c.is_alphanumeric() || c == '-');
    let (month, day) = (date.get(5..7)?.parse().ok()?, date.get(8..)?.parse().ok()?);
    (bounded && (1..=12).contains(&month)).then(|| (date[..4].to_owned(), month, day))
}

/// By how many minutes clocks are ahead in ` (+01:00)`, and how long that is.
fn zone(text: &str) -> Option<(i64, usize)> {
    let inner = text.strip_prefix(" (")?.strip_suffix(')')?;
    let sign = inner.chars().next()?;
    let time = inner.get(sign.len_utf8()..).filter(|time| is_like(time, b"00:00"))?;
    let minutes = time.get(..2)?.parse::<i64>().ok()? * 60 + time.get(3..)?.parse::<i64>().ok()?;
    match sign {
        '+' => Some((minutes, text.len())),
        '−' | '-' => Some((-minutes, text.len())),
        _ => None,
    }
}

fn zone_aloud(words: &Catalogue, ahead: i64) -> String {
    let span = aloud(words, Millis::from_mins(ahead.abs()));
    let which = if ahead == 0 {
        "same"
    } else if ahead > 0 {
        "ahead"
    } else {
        "behind"
    };
    words.say_with("time-zone", &[("which", which.into()), ("span", span.into())])
}

/// A text in which times stand as clocks show them with their hours, as it is said: of `1:18:12` “1 hour 18
/// minutes 12 seconds”.
#[must_use]
pub fn clocks_aloud(words: &Catalogue, text: &str) -> String {
    let is_time = |word: &str| {
        word.split(':').count() == 3
            && word.split(':').all(|part| !part.is_empty() && part.len() < 4)
    };
    let mut said = String::with_capacity(text.len());
    for word in text.split_inclusive(|c: char| !(c.is_ascii_digit() || c == ':')) {
        let end = word.trim_end_matches(|c: char| !(c.is_ascii_digit() || c == ':'));
        match Millis::read(end).filter(|_| is_time(end)) {
            Some(time) => said.push_str(&aloud(words, time)),
            None => said.push_str(end),
        }
        said.push_str(&word[end.len()..]);
    }
    said
}

/// A text in which times below a minute stand as clocks show them, as it is said: of `0:05` “5 seconds”. No
/// time of day is written like that. Nothing, where there is none.
#[must_use]
pub fn seconds_aloud(words: &Catalogue, text: &str) -> Option<String> {
    times_like(words, text, |time| is_like(time, b"0:00") && time.starts_with('0'))
}

/// A text in which times stand as clocks show them, as a sentence for the ear: of `1:05` “1 minute 5 seconds”,
/// of `1:29:05` “1 hour 29 minutes 5 seconds”. What may as well be a time of day stays: `10:05`, `10:00:05`.
/// Nothing, where there is none.
#[must_use]
pub fn times_aloud(words: &Catalogue, text: &str) -> Option<String> {
    let is_later_than_any_day = |time: &str| is_like(time, b"00:00") && time >= "24:00";
    times_like(words, text, |time| {
        is_like(time, b"0:00") || is_like(time, b"0:00:00") || is_later_than_any_day(time)
    })
}

/// The same of a text in which all times are those of clocks: of `10:05` “10 minutes 5 seconds”.
#[must_use]
pub fn all_times_aloud(words: &Catalogue, text: &str) -> Option<String> {
    times_like(words, text, |time| time.contains(':'))
}

/// A text in which spans stand in short units, as it is said: of `90 min, 30 s` “90 minutes, 30 seconds”.
/// Nothing, where there is none.
#[must_use]
pub fn spans_aloud(words: &Catalogue, text: &str) -> Option<String> {
    let mut said = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at_checked(at)?;
        let digits = from.find(|c: char| !c.is_ascii_digit()).unwrap_or(from.len());
        let (number, behind) = from.split_at_checked(digits)?;
        said.push_str(before);
        // What somebody has typed is quoted as it is.
        let goes_on = |c: char| c.is_alphanumeric() || matches!(c, ':' | '.' | ',' | '“' | '„');
        let span = if said.ends_with(goes_on) { None } else { span_at(words, from) };
        match span {
            Some((span, after)) => {
                said.push_str(&span);
                rest = after;
            }
            None => {
                said.push_str(number);
                rest = behind;
            }
        }
    }
    said.push_str(rest);
    (said != text).then_some(said)
}

/// The span in short units with which a text begins, in full, and what stands behind it.
fn span_at<'a>(words: &Catalogue, text: &'a str) -> Option<(String, &'a str)> {
    let (number, behind) = text.split_once(' ')?;
    // A unit is short: most numbers are followed by none, and are told by that.
    let unit = behind.split(|c: char| !c.is_alphabetic()).next()?;
    if unit.is_empty() || unit.chars().count() > 3 {
        return None;
    }
    let count = [("count", number.parse::<i64>().ok()?.into())];
    [
        ("time-brief-hours", "time-hours"),
        ("time-brief-minutes", "time-minutes"),
        ("time-brief-seconds", "time-seconds"),
    ]
    .into_iter()
    .find_map(|(brief, full)| {
        let after = text.strip_prefix(words.say_with(brief, &count).as_str())?;
        let ends = !after.starts_with(char::is_alphanumeric);
        ends.then(|| (words.say_with(full, &count), after))
    })
}

/// A text with those times in words that are written like this.
fn times_like(words: &Catalogue, text: &str, is_time: impl Fn(&str) -> bool) -> Option<String> {
    // Most texts of each pass of a window have none.
    if !text.contains(':') {
        return None;
    }
    let mut said = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at_checked(at)?;
        let is_part = |c: char| c.is_ascii_digit() || c == ':';
        let run = from.split(|c| !is_part(c)).next()?;
        let (time, behind) = from.split_at_checked(run.trim_end_matches(':').len())?;
        // What somebody has typed is quoted as it is.
        let goes_on = |c: char| c.is_alphanumeric() || matches!(c, ':' | '.' | ',' | '“' | '„');
        let begins = !before.ends_with(goes_on);
        let mut signs = behind.chars();
        let ends = match (signs.next(), signs.next()) {
            (Some('.' | ','), Some(next)) => !next.is_ascii_digit(),
            _ => true,
        };
        said.push_str(before);
        match Some(time).filter(|time| begins && ends && is_time(time)).and_then(Millis::read) {
            Some(time) => said.push_str(&aloud(words, time)),
            None => said.push_str(time),
        }
        rest = behind;
    }
    said.push_str(rest);
    (said != text).then_some(said)
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
            assert_eq!(aloud(&Catalogue::new(lang), Millis(ms)), said, "{ms} ms");
        }
    }

    #[test]
    fn times_below_a_minute_are_said_and_nothing_else() {
        for (lang, text, said) in [
            (Lang::En, "White 0:01, Black 0:32.", Some("White 1 second, Black 32 seconds.")),
            (Lang::De, "0:00", Some("0 Sekunden")),
            (Lang::Mk, "Бели 0:05", Some("Бели 5 секунди")),
            (Lang::En, "10:05, 00:30, 0:30:00, 1:00:30, 0:09.5, “0:20”", None),
        ] {
            assert_eq!(seconds_aloud(&Catalogue::new(lang), text).as_deref(), said, "{text}");
        }
    }

    #[test]
    fn in_a_sentence_all_times_of_clocks_are_said_and_no_time_of_day() {
        for (lang, text, said) in [
            (
                Lang::En,
                "White 1:05, Black 1:29:05.",
                Some("White 1 minute 5 seconds, Black 1 hour 29 minutes 5 seconds."),
            ),
            (
                Lang::De,
                "+2:00; 59:30: 0:09",
                Some("+2 Minuten; 59 Minuten 30 Sekunden: 9 Sekunden"),
            ),
            (Lang::Mk, "(0:50:00)", Some("(50 минути)")),
            (Lang::En, "10:05, 09:30, 23:59, 10:00:05, (+01:00), “1:05”, 1:05.5, 1:4, 1:75", None),
        ] {
            assert_eq!(times_aloud(&Catalogue::new(lang), text).as_deref(), said, "{text}");
        }
    }

    #[test]
    fn where_all_times_are_those_of_clocks_each_is_said() {
        let words = Catalogue::new(Lang::En);
        let said = all_times_aloud(&words, "White 10:05, unchanged: 9, 1:30:00");
        let wanted = "White 10 minutes 5 seconds, unchanged: 9, 1 hour 30 minutes";
        assert_eq!(said.as_deref(), Some(wanted));
    }

    #[test]
    fn spans_in_short_units_are_said_in_full_and_nothing_else() {
        for (lang, text, said) in [
            (
                Lang::En,
                "White receives 1 min extra time",
                Some("White receives 1 minute extra time"),
            ),
            (
                Lang::En,
                "Rapid: 90 min for 40 moves, then 1 h 30 min, 30 s a move",
                Some("Rapid: 90 minutes for 40 moves, then 1 hour 30 minutes, 30 seconds a move"),
            ),
            (Lang::De, "weniger als 1 min", Some("weniger als 1 Minute")),
            (Lang::Mk, "(5 мин, 3 с)", Some("(5 минути, 3 секунди)")),
            (Lang::En, "1 he, 5 h4, 2.5 min, a1 min, “5 min”, 40 moves, 5, 7", None),
        ] {
            assert_eq!(spans_aloud(&Catalogue::new(lang), text).as_deref(), said, "{text}");
        }
    }

    #[test]
    fn what_is_read_out_while_time_runs_is_told_in_whole_minutes() {
        for (lang, secs, said) in [
            (Lang::En, 59, "less than 1 min"),
            (Lang::De, 0, "weniger als 1 min"),
            (Lang::Mk, 59, "помалку од 1 мин"),
            (Lang::En, 60, "1 min"),
            (Lang::En, 119, "1 min"),
            (Lang::De, 3_700, "1 h 1 min"),
        ] {
            assert_eq!(
                in_minutes(&Catalogue::new(lang), Millis::from_secs(secs)),
                said,
                "{secs} s"
            );
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
    fn days_and_times_of_a_text_are_said_as_the_language_says_them() {
        for (lang, text, said) in [
            (
                Lang::En,
                "due 2026-11-25 10:00 (+00:00), Hall",
                "due 25 November 2026, 10:00, UTC, Hall",
            ),
            (Lang::De, "2026-01-02 09:30 (+01:00)", "2. Januar 2026, 09:30 Uhr, UTC plus 1 Stunde"),
            (
                Lang::De,
                "2026-01-02 09:30 (−03:30)",
                "2. Januar 2026, 09:30 Uhr, UTC minus 3 Stunden 30 Minuten",
            ),
            (Lang::Mk, "2026-12-31", "31 декември 2026"),
        ] {
            assert_eq!(days_aloud(&Catalogue::new(lang), text).as_deref(), Some(said), "{text}");
        }
        for text in ["a-b", "0-0-0", "2026-13-01", "12026-11-25", "2026-11-251", "–", "e2-e4"] {
            assert_eq!(days_aloud(&Catalogue::new(Lang::En), text), None, "{text}");
        }
    }

    #[test]
    fn clocks_of_a_text_are_said_in_full() {
        let words = Catalogue::new(Lang::De);
        let said = clocks_aloud(&words, "Weiß 1:18:12, Schwarz 0:50:00. Um 10:00, Brett 3");
        let wanted = "Weiß 1 Stunde 18 Minuten 12 Sekunden, Schwarz 50 Minuten. Um 10:00, Brett 3";
        assert_eq!(said, wanted);
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
        let words = Catalogue::new(Lang::En);
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
