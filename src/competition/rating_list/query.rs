//! What somebody types to find a player: a number, or the first letters of the surname and of the
//! names behind it.

use std::ops::RangeInclusive;

use super::spelling::{Spelling, folded};

/// What is looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Query {
    /// A number, or its first digits: the numbers between these, the number itself first.
    Number(Vec<RangeInclusive<u32>>),
    /// A name; the ways in which it may be meant, the likeliest first.
    Name(Vec<NameBeginning>),
}

/// The first letters of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameBeginning {
    /// With what the surname begins.
    pub surname: String,
    /// With what words behind it begin, in this order.
    pub others: Vec<String>,
}

/// How long a number may be.
const DIGITS: usize = 10;

impl Query {
    /// Reads what was typed; nothing where it has neither letters nor digits.
    #[must_use]
    pub fn read(typed: &str) -> Option<Self> {
        let typed = typed.trim();
        let is_number = !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit());
        if is_number && typed.len() <= DIGITS {
            return Some(Self::Number(numbers(typed)));
        }
        let mut ways: Vec<NameBeginning> = Vec::new();
        let spellings = [Spelling::Short, Spelling::Long].map(|spelling| folded(typed, spelling));
        for words in spellings.iter().filter(|words| !words.is_empty()) {
            let words: Vec<&str> = words.split(' ').collect();
            ways.extend(NameBeginning::of(&words));
        }
        // The surname last, as people speak; after a comma it stands first for certain.
        if !typed.contains(',') {
            for words in spellings {
                let mut words: Vec<&str> = words.split(' ').collect();
                words.rotate_right(1);
                ways.extend(NameBeginning::of(&words));
            }
        }
        let mut meant: Vec<NameBeginning> = Vec::new();
        for way in ways {
            if !meant.contains(&way) {
                meant.push(way);
            }
        }
        (!meant.is_empty()).then_some(Self::Name(meant))
    }
}

/// The numbers that begin so: 15 is 15, 150 to 159, 1500 to 1599 …
fn numbers(typed: &str) -> Vec<RangeInclusive<u32>> {
    let Ok(first) = typed.parse::<u64>() else { return Vec::new() };
    let mut ranges = Vec::new();
    let mut span = 1_u64;
    while first > 0 && typed.len() + ranges.len() <= DIGITS {
        let (from, to) = (first * span, first * span + span - 1);
        let Ok(from) = u32::try_from(from) else { break };
        ranges.push(from..=u32::try_from(to).unwrap_or(u32::MAX));
        span *= 10;
    }
    ranges
}

impl NameBeginning {
    fn of(words: &[&str]) -> Option<Self> {
        let (surname, others) = words.split_first().filter(|(surname, _)| !surname.is_empty())?;
        let others = others.iter().map(|word| (*word).to_owned()).collect();
        Some(Self { surname: (*surname).to_owned(), others })
    }

    /// Whether a name may be meant, as it is written: sooner known than by its folded form, and never
    /// wrong about one that is meant. Of a list with two million names most are passed over by it.
    #[must_use]
    pub fn may_be(&self, name: &str) -> bool {
        let bytes = name.as_bytes();
        let begins_with = |letter: u8| {
            let is_it = |pair: &[u8]| {
                matches!(pair, [before, first] if !before.is_ascii_alphanumeric()
                    && first.eq_ignore_ascii_case(&letter))
            };
            bytes.windows(2).any(is_it)
        };
        let mut first = self.others.iter().filter_map(|other| other.bytes().next());
        !name.is_ascii() || first.all(begins_with)
    }

    /// Whether a folded name is meant.
    #[must_use]
    pub fn is_of(&self, folded: &[u8]) -> bool {
        if !folded.starts_with(self.surname.as_bytes()) {
            return false;
        }
        let mut words = folded.split(|byte| *byte == b' ').skip(1);
        self.others.iter().all(|other| words.any(|word| word.starts_with(other.as_bytes())))
    }

    /// Whether a folded name stands behind all that are meant.
    #[must_use]
    pub fn is_before(&self, folded: &[u8]) -> bool {
        let surname = self.surname.as_bytes();
        folded > surname && !folded.starts_with(surname)
    }
}
