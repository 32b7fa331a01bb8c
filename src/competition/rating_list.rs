//! FIDE's rating list, a player at a time: the lines of its text, the players of its XML, what is odd
//! in them, and how names are looked for.

pub mod columns;
pub mod odd;
pub mod query;
pub mod spelling;
pub mod text;
pub mod xml;

use crate::rating::edition::Rate;
use crate::tournament::{Date, Sex};

/// A player as the list has him.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ListedPlayer {
    /// FIDE's number.
    pub number: u32,
    /// “Surname, Given name”.
    pub name: String,
    /// The federation's three letters; empty where none is known.
    pub federation: String,
    /// The highest title; the women's title where there is no other; empty without one.
    pub title: String,
    /// As the list tells it.
    pub sex: Option<Sex>,
    /// The year of birth.
    pub birth: Option<u16>,
    /// The ratings.
    pub ratings: Ratings,
    /// Whether he has played no rated game for long.
    pub is_inactive: bool,
}

/// The ratings of a player; most have none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ratings {
    /// Standard.
    pub standard: Option<u16>,
    /// Rapid.
    pub rapid: Option<u16>,
    /// Blitz.
    pub blitz: Option<u16>,
}

impl Ratings {
    /// The rating for a rate of play.
    #[must_use]
    pub const fn of(&self, rate: Rate) -> Option<u16> {
        match rate {
            Rate::Standard => self.standard,
            Rate::Rapid => self.rapid,
            Rate::Blitz => self.blitz,
        }
    }

    /// Its place.
    pub const fn of_mut(&mut self, rate: Rate) -> &mut Option<u16> {
        match rate {
            Rate::Standard => &mut self.standard,
            Rate::Rapid => &mut self.rapid,
            Rate::Blitz => &mut self.blitz,
        }
    }

    /// These, and others where there is none.
    #[must_use]
    pub fn or(&self, others: Self) -> Self {
        Self {
            standard: self.standard.or(others.standard),
            rapid: self.rapid.or(others.rapid),
            blitz: self.blitz.or(others.blitz),
        }
    }

    /// For which rates of play there is one.
    pub fn rates(self) -> impl Iterator<Item = Rate> {
        let all = [Rate::Standard, Rate::Rapid, Rate::Blitz];
        all.into_iter().filter(move |rate| self.of(*rate).is_some())
    }
}

/// The three-letter names of the months in FIDE's lists.
const MONTHS: [&str; 12] =
    ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/// The month that stands in a heading or in a file's name: `NOV26`, `standard_nov26frl.txt`. A list
/// is valid from the first of its month.
#[must_use]
pub fn month_in(text: &str) -> Option<Date> {
    let text = text.to_ascii_uppercase();
    let month = |at: usize| {
        let months = (1..).zip(MONTHS);
        let name = text.get(at..at + 3)?;
        let (month, _) = months.into_iter().find(|(_, known)| *known == name)?;
        let follows = |text: &str| text.starts_with(|sign: char| sign.is_ascii_digit());
        let year: u16 = text.get(at + 3..at + 5)?.parse().ok()?;
        (!follows(text.get(at + 5..)?)).then(|| Date::new(2000 + year, month, 1))
    };
    (0..text.len()).find_map(month)
}

/// The rate of play of a list of one rating, by the file's name: `rapid_nov26frl.txt`.
#[must_use]
pub fn rate_in(name: &str) -> Rate {
    let name = name.to_lowercase();
    match (name.contains("rapid"), name.contains("blitz")) {
        (true, _) => Rate::Rapid,
        (false, true) => Rate::Blitz,
        (false, false) => Rate::Standard,
    }
}

#[cfg(test)]
mod tests;
