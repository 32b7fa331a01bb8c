//! The prizes of an event: what each place is worth, of all and of the categories.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::competition::category::Category;
use jadoube_competition::prize::Sharing;

/// What places are worth, and how it is divided.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Prizes {
    /// By category, what its first, second, … gets, in hundredths. Those of all are given first.
    #[serde(default, with = "crate::pairs")]
    pub amounts: BTreeMap<Category, Vec<u32>>,
    /// What becomes of those who are level.
    #[serde(default)]
    pub sharing: Sharing,
    /// Whether somebody may have several prizes; else a category's goes to those who have none yet.
    #[serde(default)]
    pub several: bool,
    /// In which money, as it is printed: `EUR`, `ден.`; empty where nobody said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub currency: String,
}

impl Prizes {
    /// Whether there are none.
    #[must_use]
    pub fn is_none(&self) -> bool {
        self.amounts.is_empty()
    }
}

/// Amounts as people type them: `500, 300, 99.50`; blanks and semicolons part them too. Nothing where one
/// of them is none.
#[must_use]
pub fn amounts(typed: &str) -> Option<Vec<u32>> {
    let words = typed.split([' ', ';', ',', '\u{a0}']).filter(|word| !word.is_empty());
    words.map(amount).collect()
}

/// The same where a comma stands before decimals: `500; 300; 99,50`. One behind which there is a blank, or
/// more than two digits, parts them as in [`amounts`].
#[must_use]
pub fn amounts_with_comma(typed: &str) -> Option<Vec<u32>> {
    let words = typed.split([' ', ';', '\u{a0}']);
    let words = words.map(|word| word.trim_end_matches(','));
    let with_point = words.map(|word| match word.split_once(',') {
        Some((whole, part)) if !whole.is_empty() && part.len() <= 2 && !part.contains(',') => {
            format!("{whole}.{part}")
        }
        _ => word.to_owned(),
    });
    amounts(&with_point.collect::<Vec<_>>().join(" "))
}

fn amount(word: &str) -> Option<u32> {
    let (whole, part) = word.split_once('.').unwrap_or((word, ""));
    let is_digits = |text: &str| text.bytes().all(|sign| sign.is_ascii_digit());
    if whole.is_empty() || !is_digits(whole) || !is_digits(part) || part.len() > 2 {
        return None;
    }
    let part: u32 = format!("{part:0<2}").parse().ok()?;
    whole.parse::<u32>().ok()?.checked_mul(100)?.checked_add(part)
}

/// An amount as it is printed: `500`, `99.50`.
#[must_use]
pub fn written(amount: u32) -> String {
    match amount % 100 {
        0 => (amount / 100).to_string(),
        part => format!("{}.{part:02}", amount / 100),
    }
}
