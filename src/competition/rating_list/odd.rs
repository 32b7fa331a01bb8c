//! What is odd in a list of nearly two million lines: it is counted by kind, with the first of each,
//! and keeps nobody from reading the rest.

use std::collections::BTreeMap;

use jadoube_message::{Message, plain};
use serde::{Deserialize, Serialize};

/// What is odd in a line, or in a player of the XML form.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "rating-list-odd", name = "what")]
pub enum Oddity {
    /// It is longer than the heading; the columns behind are read from where they stand.
    TooLong,
    /// It ends before the columns that every line has.
    TooShort,
    /// It has letters beyond ASCII.
    NotAscii,
    /// A field holds something that cannot stand there; it is left empty.
    Unreadable,
    /// It has no number or no name, and was left out.
    Nobody,
    /// A number that stands in the list twice; the first is kept.
    Twice,
}

/// How many of each kind there are, and where the first is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Oddities(pub BTreeMap<Oddity, Count>);

/// How many, and where the first stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// How many.
    pub count: u32,
    /// The line of the first, from 1; in the XML form the player.
    pub first: u32,
}

impl Oddities {
    /// Counts one that stands in a line.
    pub fn add(&mut self, what: Oddity, line: u32) {
        let one = self.0.entry(what).or_insert(Count { count: 0, first: line });
        one.count = one.count.saturating_add(1);
    }

    /// A sentence for each kind.
    pub fn kinds(&self) -> impl Iterator<Item = OddKind> + '_ {
        self.0.iter().map(|(what, one)| OddKind { what: *what, count: one.count, first: one.first })
    }

    /// How many there are of all kinds.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.values().fold(0, |sum, one| sum.saturating_add(one.count))
    }
}

/// What was odd, how often, and where first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(id = "rating-list-odd")]
pub struct OddKind {
    /// The oddity.
    pub what: Oddity,
    /// How often.
    pub count: u32,
    /// The first line.
    #[message(with = plain)]
    pub first: u32,
}
