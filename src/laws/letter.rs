//! The letter of a station in the numbers that people write on paper: incident B-7 is the seventh of
//! station B, and nobody else gives that number, also while the stations cannot hear each other.
//!
//! A letter is one to three capital letters, without I and O, which look like digits. Who admits
//! stations gives letters out of a stock of its own ([`Letter::stock`]), so that two that admit at once,
//! each taking itself for the chief, never give the same.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The letters there are.
const SIGNS: &[u8; 24] = b"ABCDEFGHJKLMNPQRSTUVWXYZ";

/// Each sign is a digit to this base; 0 is none.
const BASE: u16 = 25;

/// The letter of a station.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Letter(u16);

/// A text that is no letter of a station.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoLetter;

impl fmt::Display for NoLetter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a letter of a station is one to three of A to Z without I and O")
    }
}

impl std::error::Error for NoLetter {}

impl Letter {
    /// That of the station with which an event begins.
    pub const FIRST: Self = Self(1);

    /// So many bits hold every letter.
    pub const BITS: u32 = 14;

    /// As a number from 1, smaller than 2 to the power of [`Letter::BITS`].
    #[must_use]
    pub const fn code(self) -> u16 {
        self.0
    }

    /// The letter of such a number.
    #[must_use]
    pub const fn of_code(code: u16) -> Option<Self> {
        let (last, middle, first) = (code % BASE, code / BASE % BASE, code / BASE / BASE);
        let filled = last > 0 && (first == 0 || middle > 0) && first < BASE;
        if filled { Some(Self(code)) } else { None }
    }

    /// The letters that the station of this letter gives to those whom it admits, in this order. The
    /// first station gives B to Z, then AA, AB, …; any other with one letter those that begin with its
    /// own; one of two or three letters none.
    pub fn stock(self) -> impl Iterator<Item = Self> {
        let single = (2..BASE).filter(move |_| self == Self::FIRST);
        let own = Some(self.0).filter(|own| *own < BASE);
        let below = |code: u16| (1..BASE).map(move |next| code * BASE + next);
        let two = own.into_iter().flat_map(below);
        let three = own.into_iter().flat_map(below).flat_map(below);
        single.chain(two).chain(three).map(Self)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = [self.0 / BASE / BASE, self.0 / BASE % BASE, self.0 % BASE];
        let signs = digits.into_iter().filter_map(|digit| {
            SIGNS.get(usize::from(digit.checked_sub(1)?)).map(|sign| char::from(*sign))
        });
        f.pad(&signs.collect::<String>())
    }
}

impl FromStr for Letter {
    type Err = NoLetter;

    fn from_str(text: &str) -> Result<Self, NoLetter> {
        if text.is_empty() || text.len() > 3 {
            return Err(NoLetter);
        }
        let digit = |sign: u8| SIGNS.iter().position(|known| *known == sign);
        let code = text.bytes().try_fold(0, |code: u16, sign| {
            Some(code * BASE + u16::try_from(digit(sign.to_ascii_uppercase())?).ok()? + 1)
        });
        code.map(Self).ok_or(NoLetter)
    }
}

impl TryFrom<String> for Letter {
    type Error = NoLetter;

    fn try_from(text: String) -> Result<Self, NoLetter> {
        text.parse()
    }
}

impl From<Letter> for String {
    fn from(letter: Letter) -> Self {
        letter.to_string()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::ids::{GameNo, IncidentNo};

    #[test]
    fn a_number_is_read_as_it_is_written() {
        for text in ["7", "B-7", "ZZZ-262143"] {
            assert_eq!(text.parse::<IncidentNo>().unwrap().to_string(), text);
        }
        assert_eq!("b-7".parse::<IncidentNo>().unwrap().to_string(), "B-7");
        let form = |text: &str| {
            serde_json::to_string(&text.parse::<IncidentNo>().unwrap().written()).unwrap()
        };
        assert_eq!((form("7"), form("B-7")), ("7".to_owned(), "\"B-7\"".to_owned()));
        for text in ["", "-", "B-", "I-7", "B7", "B-262144", "-7", "7-B", "4294967295"] {
            assert!(text.parse::<IncidentNo>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_number_without_a_letter_is_what_it_always_was() {
        for count in [1, 7, 200_000] {
            let no = IncidentNo::of(None, count);
            assert_eq!((no, no.to_string()), (IncidentNo(count), count.to_string()));
            assert_eq!((no.letter(), no.count()), (None, count));
        }
        let known = [IncidentNo(1), IncidentNo(2)];
        assert_eq!(IncidentNo::after(&known, None), IncidentNo(3));
        assert_eq!(GameNo(1 << 40).to_string(), (1_u64 << 40).to_string());
    }

    #[test]
    fn each_station_counts_for_itself() {
        let b = Some("B".parse().unwrap());
        let seventh = IncidentNo::of(b, 7);
        assert_eq!(seventh.to_string(), "B-7");
        let known = [IncidentNo(3), IncidentNo::of(Some(Letter::FIRST), 9), seventh];
        assert_eq!(IncidentNo::after(&known, b).to_string(), "B-8");
        assert_eq!(IncidentNo::after(&known, None), IncidentNo(4));
        assert_eq!(GameNo::of(b, 31).to_string(), "B-31");
    }

    #[test]
    fn no_two_stations_give_the_same_letter() {
        let first: Vec<Letter> = Letter::FIRST.stock().collect();
        assert_eq!(first.len(), 23 + 24 + 24 * 24);
        assert_eq!(first[..2].iter().map(Letter::to_string).collect::<Vec<_>>(), ["B", "C"]);
        assert_eq!((first[22].to_string(), first[23].to_string()), ("Z".into(), "AA".into()));
        let mut all = BTreeSet::from([Letter::FIRST]);
        for giver in first.iter().chain([&Letter::FIRST]) {
            for letter in giver.stock() {
                assert!(all.insert(letter), "{letter} twice");
                assert_eq!(letter.to_string().parse(), Ok(letter));
                assert_eq!(Letter::of_code(letter.code()), Some(letter));
            }
        }
        for text in ["", "I", "O1", "ABCD", "ž"] {
            assert_eq!(text.parse::<Letter>(), Err(NoLetter), "{text}");
        }
        for code in [0, 25, 625, u16::MAX] {
            assert_eq!(Letter::of_code(code), None, "{code}");
        }
    }
}
