//! Those who have entered, as text.

use jadoube_competition::tournament::Date;
use jadoube_core::competition::entrant::EntrantNo;
use jadoube_core::competition::state::Contest;
use jadoube_i18n::catalogue::Catalogue;

/// A date as far as it is known: `1987`, `1987-03-05` as the language writes it.
pub(super) fn date(words: &Catalogue, date: Date) -> String {
    match (date.month, date.day) {
        (Some(month), Some(day)) => words.date(i32::from(date.year), month, day),
        (Some(month), None) => format!("{:04}-{month:02}", date.year),
        _ => date.year.to_string(),
    }
}

/// How people name somebody by a number: that for pairing, that of entry before there are numbers.
pub(super) fn number(contest: &Contest, no: EntrantNo) -> u16 {
    contest.number(no).unwrap_or(no.0)
}

/// Whom such numbers mean, separated by commas; nothing where one is nobody's.
pub(super) fn numbered(contest: &Contest, typed: &str) -> Option<Vec<EntrantNo>> {
    let parts = typed.split([',', ';']).map(str::trim).filter(|part| !part.is_empty());
    let of = |part: &str| {
        let number: u16 = part.parse().ok()?;
        contest.entrants.keys().copied().find(|no| self::number(contest, *no) == number)
    };
    parts.map(of).collect()
}
