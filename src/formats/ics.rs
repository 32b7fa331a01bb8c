//! A plan as a calendar file (iCalendar, RFC 5545): what calendars of telephones and desktops take
//! in. Written here, for it is forty lines, and the crates for it bring a second library of time
//! along. All times are written in UTC, so that no description of zones is needed.

use std::fmt::Write as _;

use jadoube_laws::wall::Wall;

/// Whether something takes place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It does.
    Confirmed,
    /// It does not any more.
    Cancelled,
}

/// Something at a time and a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What tells it from all others, now and in a later file; calendars replace by it.
    pub uid: String,
    /// How often it was changed since it was first written; calendars keep the highest.
    pub sequence: u16,
    /// Whether it takes place.
    pub status: Status,
    /// When it starts.
    pub starts: Wall,
    /// When it ends, if that is known.
    pub ends: Option<Wall>,
    /// What it is, in a line.
    pub summary: String,
    /// The place of the event; empty where none is known.
    pub place: String,
}

/// The calendar file; `stamp` is when it was made.
#[must_use]
pub fn calendar(entries: &[Entry], stamp: Wall) -> String {
    let mut lines: Vec<String> =
        ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//J'adoube//EN"].map(str::to_owned).to_vec();
    for entry in entries {
        lines.push("BEGIN:VEVENT".to_owned());
        lines.push(format!("UID:{}", text(&entry.uid)));
        lines.push(format!("DTSTAMP:{}", utc(stamp)));
        lines.push(format!("SEQUENCE:{}", entry.sequence));
        lines.push(match entry.status {
            Status::Confirmed => "STATUS:CONFIRMED".to_owned(),
            Status::Cancelled => "STATUS:CANCELLED".to_owned(),
        });
        lines.push(format!("DTSTART:{}", utc(entry.starts)));
        lines.extend(entry.ends.map(|ends| format!("DTEND:{}", utc(ends))));
        lines.push(format!("SUMMARY:{}", text(&entry.summary)));
        if !entry.place.trim().is_empty() {
            lines.push(format!("LOCATION:{}", text(&entry.place)));
        }
        lines.push("END:VEVENT".to_owned());
    }
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| folded(line)).collect()
}

/// `20261123T140000Z` (3.3.5, form 2).
fn utc(at: Wall) -> String {
    let at = Wall::new(at.utc(), 0);
    let (date, (hour, minute, second)) = (at.date(), at.time());
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write!(out, "{:04}{:02}{:02}", date.year, date.month, date.day);
    let _ = write!(out, "T{hour:02}{minute:02}{second:02}Z");
    out
}

/// Text with its signs escaped (3.3.11); control characters are left out.
fn text(text: &str) -> String {
    let mut out = String::new();
    for sign in text.chars() {
        match sign {
            '\\' | ';' | ',' => out.extend(['\\', sign]),
            '\n' => out.push_str("\\n"),
            sign if sign.is_control() => {}
            sign => out.push(sign),
        }
    }
    out
}

/// A line is at most 75 bytes; what is longer goes on behind a blank (3.1).
fn folded(line: &str) -> String {
    const MOST: usize = 75;
    let mut out = String::new();
    let mut length = 0;
    for sign in line.chars() {
        if length + sign.len_utf8() > MOST {
            out.push_str("\r\n ");
            length = 1;
        }
        out.push(sign);
        length += sign.len_utf8();
    }
    out + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry() -> Entry {
        Entry {
            uid: "jadoube-envelope-3".into(),
            sequence: 2,
            status: Status::Confirmed,
            starts: "2026-11-23T15:00:00+01:00".parse().unwrap(),
            ends: Some("2026-11-23T19:00:00+01:00".parse().unwrap()),
            summary: "Petrov, A. – Ilić; round 3".into(),
            place: "Hall 2".into(),
        }
    }

    #[test]
    fn a_resumption_is_an_event_in_utc() {
        let stamp = "2026-11-22T20:00:00+01:00".parse().unwrap();
        let file = calendar(&[entry()], stamp);
        let expected = [
            "BEGIN:VCALENDAR",
            "VERSION:2.0",
            "PRODID:-//J'adoube//EN",
            "BEGIN:VEVENT",
            "UID:jadoube-envelope-3",
            "DTSTAMP:20261122T190000Z",
            "SEQUENCE:2",
            "STATUS:CONFIRMED",
            "DTSTART:20261123T140000Z",
            "DTEND:20261123T180000Z",
            "SUMMARY:Petrov\\, A. – Ilić\\; round 3",
            "LOCATION:Hall 2",
            "END:VEVENT",
            "END:VCALENDAR",
            "",
        ];
        assert_eq!(file, expected.join("\r\n"));
    }

    #[test]
    fn long_lines_are_folded_between_letters_and_unfold_to_the_same() {
        let summary = "Шаховски турнир ".repeat(12);
        let file = calendar(&[Entry { summary: summary.clone(), ..entry() }], Wall::new(0, 0));
        assert!(file.split("\r\n").all(|line| line.len() <= 75), "{file}");
        assert!(file.replace("\r\n ", "").contains(&summary));
    }
}
