//! The groups of numbers, by edition; and whether a row keeps what it is made for.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::berger::{BergerFault, Cycles, RoundRobin};
use crate::tournament::Number;

/// In how many of the last rounds no two numbers of a group meet.
pub const LAST_ROUNDS: u16 = 3;

/// A large envelope, by its letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Letter(pub char);

impl Argument for Letter {
    const NAME: &'static str = "envelope";

    fn value(&self) -> Value<'_> {
        self.0.value()
    }
}

/// Numbers by their large envelopes.
pub type Groups = BTreeMap<Letter, BTreeSet<Number>>;

/// Which tables are used.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The Tournament Rules of 2006, 9(h), as they were printed.
    Rules2006,
    /// Chapter C.06 of the FIDE Handbook.
    #[default]
    Handbook,
}

/// A row of the tables: the numbers of the four groups.
struct Row {
    seats: u16,
    groups: [&'static [u16]; 4],
}

impl Row {
    const fn new(seats: u16, groups: [&'static [u16]; 4]) -> Self {
        Self { seats, groups }
    }
}

const LETTERS: [Letter; 4] = [Letter('A'), Letter('B'), Letter('C'), Letter('D')];

const TEN: Row = Row::new(10, [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]]);
const TWELVE: Row = Row::new(12, [&[4, 5, 9, 10], &[2, 6, 7], &[1, 8, 12], &[3, 11]]);
/// 1 and 6 stand in each other's groups: 6 and 12 meet in the last round.
const TWELVE_OF_2006: Row = Row::new(12, [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]]);
const FOURTEEN: Row = Row::new(14, [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]]);
const SIXTEEN: Row =
    Row::new(16, [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]]);
const EIGHTEEN: Row =
    Row::new(18, [&[5, 6, 7, 8, 14, 15, 16], &[1, 2, 3, 10, 11, 12], &[9, 13, 17], &[4, 18]]);
const TWENTY: Row = Row::new(
    20,
    [&[6, 7, 8, 9, 15, 16, 17, 18], &[1, 2, 3, 11, 12, 13, 14], &[5, 10, 19], &[4, 20]],
);
const TWENTY_TWO: Row = Row::new(
    22,
    [&[6, 7, 8, 9, 10, 17, 18, 19, 20], &[1, 2, 3, 4, 12, 13, 14, 15], &[11, 16, 21], &[5, 22]],
);
const TWENTY_FOUR: Row = Row::new(
    24,
    [
        &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
        &[1, 2, 3, 4, 13, 14, 15, 16, 17],
        &[12, 18, 23],
        &[5, 24],
    ],
);

const OF_HANDBOOK: [Row; 8] =
    [TEN, TWELVE, FOURTEEN, SIXTEEN, EIGHTEEN, TWENTY, TWENTY_TWO, TWENTY_FOUR];
const OF_2006: [Row; 8] =
    [TEN, TWELVE_OF_2006, FOURTEEN, SIXTEEN, EIGHTEEN, TWENTY, TWENTY_TWO, TWENTY_FOUR];

impl Edition {
    /// Where it stands.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::Rules2006 => Article::new("TR 2006", "9(h)"),
            Self::Handbook => Article::new("C.06", ""),
        }
    }

    const fn rows(self) -> &'static [Row] {
        match self {
            Self::Rules2006 => &OF_2006,
            Self::Handbook => &OF_HANDBOOK,
        }
    }

    /// The groups for so many players. Of an odd number the highest number of the row is the bye, and
    /// lies in no envelope.
    #[must_use]
    pub fn groups(self, players: u16) -> Option<Groups> {
        let row = self.rows().iter().find(|row| row.seats == players + players % 2)?;
        let numbers = |group: &[u16]| {
            group.iter().copied().filter(|number| *number <= players).map(Number).collect()
        };
        Some(LETTERS.into_iter().zip(row.groups.map(numbers)).collect())
    }
}

/// What is wrong with groups.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-varma-row")]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum RowFault {
    /// Two of a group meet in one of the last rounds.
    Meet {
        /// The group.
        envelope: Letter,
        /// One of them.
        one: Number,
        /// The other.
        other: Number,
        /// The round.
        round: u16,
    },
    /// A number lies in several envelopes.
    Twice {
        /// The number.
        #[message(name = "player")]
        number: Number,
    },
    /// A number lies in no envelope.
    Missing {
        /// The number.
        #[message(name = "player")]
        number: Number,
    },
}

/// Holds groups against what they are made for, with the Berger table of so many players.
///
/// # Errors
/// When there is no table of that size.
///
/// # Example
/// ```
/// use jadoube_competition::tournament::Number;
/// use jadoube_competition::varma::rows::{Edition, Letter, RowFault, faults};
///
/// let groups = Edition::Rules2006.groups(12).unwrap();
/// let (envelope, one, other) = (Letter('C'), Number(6), Number(12));
/// assert_eq!(faults(&groups, 12), Ok(vec![RowFault::Meet { envelope, one, other, round: 11 }]));
/// ```
pub fn faults(groups: &Groups, players: u16) -> Result<Vec<RowFault>, BergerFault> {
    let robin = RoundRobin::new(players, Cycles::Single)?;
    let mut found = Vec::new();
    let first_of_last = (robin.rounds() + 1).saturating_sub(LAST_ROUNDS).max(1);
    for round in (first_of_last..=robin.rounds()).filter_map(|round| robin.round(round)) {
        for pairing in round.pairings {
            let (one, other) = pairing.pair();
            let together =
                groups.iter().filter(|(_, group)| group.contains(&one) && group.contains(&other));
            found.extend(together.map(|(envelope, _)| RowFault::Meet {
                envelope: *envelope,
                one,
                other,
                round: round.round,
            }));
        }
    }
    for number in (1..=players).map(Number) {
        match groups.values().filter(|group| group.contains(&number)).count() {
            0 => found.push(RowFault::Missing { number }),
            1 => {}
            _ => found.push(RowFault::Twice { number }),
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = include_str!("../../../tests/vectors/competitions/varma.tsv");

    #[test]
    fn the_rows_are_those_of_the_handbook() {
        let mut rows = 0;
        for line in TABLE.lines().skip(1) {
            let [_, seats, letter, numbers] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{line}")
            };
            let wanted: BTreeSet<Number> =
                numbers.split(' ').map(|number| Number(number.parse().unwrap())).collect();
            let groups = Edition::Handbook.groups(seats.parse().unwrap()).unwrap();
            assert_eq!(groups[&Letter(letter.parse().unwrap())], wanted, "{line}");
            rows += 1;
        }
        assert_eq!(rows, 8 * 4);
    }

    #[test]
    fn every_row_keeps_its_promise_but_that_of_11_and_12_players_of_2006() {
        for players in 9..=24 {
            for edition in [Edition::Handbook, Edition::Rules2006] {
                let found = faults(&edition.groups(players).unwrap(), players).unwrap();
                let (envelope, one, other) = (Letter('C'), Number(6), Number(12));
                let wrong = RowFault::Meet { envelope, one, other, round: 11 };
                let is_wrong = edition == Edition::Rules2006 && players == 12;
                assert_eq!(found, if is_wrong { vec![wrong] } else { vec![] }, "{players}");
            }
        }
        assert_eq!((Edition::Handbook.groups(8), Edition::Handbook.groups(25)), (None, None));
    }

    #[test]
    fn numbers_twice_and_missing_are_named() {
        let mut groups = Edition::Handbook.groups(10).unwrap();
        groups.insert(Letter('D'), BTreeSet::from([Number(2), Number(5)]));
        let found = faults(&groups, 10).unwrap();
        assert!(found.contains(&RowFault::Twice { number: Number(5) }), "{found:?}");
        assert!(found.contains(&RowFault::Missing { number: Number(10) }), "{found:?}");
    }
}
