//! Of which month a list is, and for which rate of play, where it does not say so itself.

use std::path::Path;

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::rating_list::DatedBy;
use crate::rating_list::pieces::heading;
use jadoube_competition::rating::edition::Rate;
use jadoube_competition::rating_list::{month_in, rate_in};
use jadoube_competition::tournament::Date;

/// What a list does not tell of itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ListOptions {
    /// From when it is valid; else its heading, its name or the time of the file says so.
    pub date: Option<Date>,
    /// Which rating it has, if it has but one; else its name says so.
    pub rate: Option<Rate>,
}

/// On such a day of a month the list of the next month may be out.
const NEXT: i8 = 27;

impl ListOptions {
    /// The date of a list: by its heading, by its name, or by the month in which it was written.
    #[must_use]
    pub fn date_of(&self, source: &Path) -> Option<(Date, DatedBy)> {
        if let Some(date) = self.date {
            return Some((date, DatedBy::Arbiter));
        }
        if let Some(date) = heading(source).and_then(|heading| heading.date) {
            return Some((date, DatedBy::Heading));
        }
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        if let Some(date) = month_in(&name) {
            return Some((date, DatedBy::Name));
        }
        let time = std::fs::metadata(source).ok()?.modified().ok()?;
        let written = Timestamp::try_from(time).ok()?.to_zoned(TimeZone::UTC).date();
        let valid = match written.day() {
            NEXT.. => written.last_of_month().tomorrow().ok()?,
            _ => written,
        };
        let year = u16::try_from(valid.year()).ok()?;
        Some((Date::new(year, u8::try_from(valid.month()).ok()?, 1), DatedBy::FileTime))
    }

    /// The rate of play of a list of one rating.
    pub(super) fn rate_of(&self, source: &Path) -> Rate {
        let name = source.file_name().unwrap_or_default().to_string_lossy();
        self.rate.unwrap_or_else(|| rate_in(&name))
    }
}

/// The first day of a month as people write it: `2026-11`, `11/2026`, `2026-11-01`.
#[must_use]
pub fn month(text: &str) -> Option<Date> {
    let turned =
        text.trim().split_once(['/', '.', '-']).map(|(one, other)| format!("{other}-{one}"));
    let read =
        |text: &str| Date::read(text).and_then(|date| Some(Date::new(date.year, date.month?, 1)));
    read(text.trim()).or_else(|| read(&turned?))
}

/// A month as it is read again: `2026-11`.
#[must_use]
pub fn month_text(date: Date) -> String {
    format!("{:04}-{:02}", date.year, date.month.unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_is_read_as_people_write_it() {
        let november = Some(Date::new(2026, 11, 1));
        for (text, month_is) in [
            ("2026-11", november),
            (" 2026/11 ", november),
            ("11.2026", november),
            ("2026-11-15", november),
            ("2026", None),
            ("13-2026", None),
            ("autumn", None),
            ("", None),
        ] {
            assert_eq!(month(text), month_is, "{text}");
        }
        assert_eq!(month_text(Date::new(2026, 3, 1)), "2026-03");
    }

    #[test]
    fn a_list_is_dated_by_its_heading_its_name_or_the_day_of_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("players_list_foa.txt");
        let file = std::fs::File::create(&path).unwrap();
        for (day, dated) in [
            ("2026-10-26T12:00:00Z", Date::new(2026, 10, 1)),
            // The list of the next month is out some days before it.
            ("2026-10-31T12:00:00Z", Date::new(2026, 11, 1)),
            ("2026-12-31T12:00:00Z", Date::new(2027, 1, 1)),
        ] {
            let time = day.parse::<Timestamp>().unwrap();
            file.set_modified(time.into()).unwrap();
            let found = ListOptions::default().date_of(&path);
            assert_eq!(found, Some((dated, DatedBy::FileTime)), "{day}");
        }
        let single = folder.path().join("standard_jan26frl.txt");
        std::fs::write(&single, "ID Number Name   Fed FEB26 Gms K  B-day Flag\r\n").unwrap();
        let found = ListOptions::default().date_of(&single);
        assert_eq!(found, Some((Date::new(2026, 2, 1), DatedBy::Heading)));
        let named = folder.path().join("standard_sep26frl.txt");
        let found = ListOptions::default().date_of(&named);
        assert_eq!(found, Some((Date::new(2026, 9, 1), DatedBy::Name)));
        let told = ListOptions { date: Some(Date::new(2026, 8, 1)), rate: None }.date_of(&named);
        assert_eq!(told, Some((Date::new(2026, 8, 1), DatedBy::Arbiter)));
    }
}
