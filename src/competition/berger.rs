//! Round robins by the Berger tables: everybody meets everybody, for any number of players or teams,
//! once or twice.
//!
//! The tables are a rule and no data. Of an even number of seats n the highest, n, changes colours
//! from round to round; in round r it meets the pivot p, which is (r + 1) / 2 with White where r is
//! odd and (n + r) / 2 with Black where it is even. Round the pivot the others sit in pairs: p + k
//! has White against p - k, counted round the n - 1 other seats. An odd number of players takes the
//! next even table, and whoever meets its highest seat is free.

use jadoube_chess::side::Side;
use jadoube_message::{Message, Value};
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::pairing::Pairing;
use crate::tournament::Number;

/// Where the tables are prescribed today.
pub const ARTICLE: Article = Article::new("C.05", "5.1");

/// Where the order of a double round robin is: the last two rounds of the first cycle change places.
pub const EXCHANGE_ARTICLE: Article = Article::new("C.06", "");

/// The fewest that the tables are made for.
const LEAST: u16 = 3;

/// Where the two cycles of a double round robin meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Joint {
    /// The last two rounds of the first cycle change places, so that nobody has one colour three
    /// times in a row.
    #[default]
    Exchanged,
    /// All rounds stay as the table has them.
    AsTabled,
}

/// How often everybody meets everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cycles {
    /// Once.
    #[default]
    Single,
    /// Twice, the second time with the other colours.
    Double(Joint),
}

/// Why there is no table.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-berger", error)]
pub enum BergerFault {
    /// Fewer players than a round robin has.
    #[message(with(article = article()))]
    TooFew {
        /// How many there are.
        players: u16,
        /// How many there must be.
        least: u16,
    },
    /// More than can be counted.
    #[message(with(article = article()))]
    TooMany {
        /// How many there are.
        players: u16,
    },
}

fn article() -> Value<'static> {
    Value::Text(ARTICLE.to_string().into())
}

/// A round robin: the size of its table and how often it is played. Its rounds are made when they are
/// asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RoundRobin {
    players: u16,
    cycles: Cycles,
}

/// A round of a round robin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Round {
    /// Its number in the event, from 1.
    pub round: u16,
    /// The number of the round in the table that it was taken from.
    pub table_round: u16,
    /// In which cycle, from 1.
    pub cycle: u8,
    /// Who plays whom, in the order of the boards.
    pub pairings: Vec<Pairing>,
    /// Who is free, where the number of players is odd.
    pub bye: Option<Number>,
}

/// Why two meet in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-berger-why")]
#[serde(rename_all = "kebab-case", tag = "why")]
pub enum Reason {
    /// The highest seat meets the pivot of the round.
    Pivot {
        /// The round of the table.
        table_round: u16,
        /// The seat that it meets.
        pivot: Number,
        /// The highest seat of the table.
        highest: Number,
        /// The pivot's colour in the first cycle.
        #[message(with = Side::key)]
        colour: Side,
    },
    /// Two sit as many seats from the pivot, one on each side.
    Around {
        /// The round of the table.
        table_round: u16,
        /// The seat between them.
        pivot: Number,
        /// How far from it they sit.
        steps: u16,
        /// Round how many seats is counted.
        of: u16,
    },
}

impl RoundRobin {
    /// A round robin for so many players or teams.
    ///
    /// # Errors
    /// When there are fewer than three, or one seat more cannot be counted.
    ///
    /// # Example
    /// ```
    /// use jadoube_competition::berger::{Cycles, RoundRobin};
    ///
    /// let four = RoundRobin::new(4, Cycles::Single).unwrap();
    /// let text: Vec<String> =
    ///     four.round(3).unwrap().pairings.iter().map(ToString::to_string).collect();
    /// assert_eq!(text, ["2-4", "3-1"]);
    /// ```
    pub const fn new(players: u16, cycles: Cycles) -> Result<Self, BergerFault> {
        match players {
            ..LEAST => Err(BergerFault::TooFew { players, least: LEAST }),
            // Twice as many rounds must have numbers.
            0x8000.. => Err(BergerFault::TooMany { players }),
            _ => Ok(Self { players, cycles }),
        }
    }

    /// How many play.
    #[must_use]
    pub const fn players(self) -> u16 {
        self.players
    }

    /// How often everybody meets everybody.
    #[must_use]
    pub const fn cycles(self) -> Cycles {
        self.cycles
    }

    /// The size of the table: the next even number.
    #[must_use]
    pub const fn seats(self) -> u16 {
        self.players + self.players % 2
    }

    const fn rounds_of_cycle(self) -> u16 {
        self.seats() - 1
    }

    /// How many rounds are played.
    #[must_use]
    pub const fn rounds(self) -> u16 {
        match self.cycles {
            Cycles::Single => self.rounds_of_cycle(),
            Cycles::Double(_) => 2 * self.rounds_of_cycle(),
        }
    }

    /// Which round of the table is played in a round, and in which cycle.
    const fn tabled(self, round: u16) -> (u16, u8) {
        let in_cycle = self.rounds_of_cycle();
        if round > in_cycle {
            return (round - in_cycle, 2);
        }
        match self.cycles {
            Cycles::Double(Joint::Exchanged) if round == in_cycle => (round - 1, 1),
            Cycles::Double(Joint::Exchanged) if round + 1 == in_cycle => (round + 1, 1),
            _ => (round, 1),
        }
    }

    /// The seat that meets the highest one in a round of the table, and its colour.
    const fn pivot(self, table_round: u16) -> (u16, Side) {
        if table_round % 2 == 1 {
            (table_round.div_ceil(2), Side::White)
        } else {
            (self.seats() / 2 + table_round / 2, Side::Black)
        }
    }

    /// A round, if it has so many.
    #[must_use]
    pub fn round(self, round: u16) -> Option<Round> {
        if round == 0 || round > self.rounds() {
            return None;
        }
        let (table_round, cycle) = self.tabled(round);
        let turned = |pairing: Pairing| if cycle == 2 { pairing.reversed() } else { pairing };
        let is_there = |number: &Number| number.0 <= self.players;
        let (mut pairings, mut bye) = (Vec::new(), None);
        for pairing in self.table_row(table_round) {
            if pairing.both().iter().all(is_there) {
                pairings.push(turned(pairing));
            } else {
                bye = pairing.both().into_iter().find(is_there);
            }
        }
        Some(Round { round, table_round, cycle, pairings, bye })
    }

    /// A round as the table has it, with the highest seat.
    fn table_row(self, table_round: u16) -> impl Iterator<Item = Pairing> {
        let (pivot, colour) = self.pivot(table_round);
        let (highest, others) = (self.seats(), self.rounds_of_cycle());
        let first = match colour {
            Side::White => Pairing::new(pivot, highest),
            Side::Black => Pairing::new(highest, pivot),
        };
        let around = (1..highest / 2).map(move |steps| {
            Pairing::new(
                (pivot + steps - 1) % others + 1,
                (pivot + others - steps - 1) % others + 1,
            )
        });
        std::iter::once(first).chain(around)
    }

    /// All rounds, one after the other.
    pub fn all_rounds(self) -> impl Iterator<Item = Round> {
        (1..=self.rounds()).filter_map(move |round| self.round(round))
    }

    /// Why those at a board of a round meet: the working of the table. Boards count from 1, as the
    /// pairings of the round.
    #[must_use]
    pub fn reason(self, round: u16, board: u16) -> Option<Reason> {
        let made = self.round(round)?;
        let pairing = made.pairings.get(usize::from(board.checked_sub(1)?))?;
        let (pivot, colour) = self.pivot(made.table_round);
        let (table_round, highest) = (made.table_round, self.seats());
        let pivot = Number(pivot);
        if pairing.of(Number(highest)).is_some() {
            return Some(Reason::Pivot { table_round, pivot, highest: Number(highest), colour });
        }
        let of = self.rounds_of_cycle();
        let first = if made.cycle == 2 { pairing.black } else { pairing.white };
        let steps = (first.0 + of - pivot.0) % of;
        Some(Reason::Around { table_round, pivot, steps, of })
    }
}

#[cfg(test)]
mod tests;
