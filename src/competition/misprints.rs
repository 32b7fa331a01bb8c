//! A typed table against the Berger table that it should be: which pairings are printed wrongly, and
//! what they should be.
//!
//! Another order of the boards is no misprint.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use jadoube_message::Message;
use serde::Serialize;

use crate::berger::{BergerFault, Cycles, Joint, RoundRobin};
use crate::pairing::Pairing;

/// Where a typed table differs from the Berger table.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Message)]
#[message(prefix = "competition-misprint")]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Misprint {
    /// A pairing that the round does not have.
    Wrong {
        /// The round.
        round: u16,
        /// The board, from 1.
        board: u16,
        /// What was typed.
        printed: Pairing,
        /// What should stand there.
        table: Pairing,
    },
    /// The right two, with their colours exchanged.
    Colours {
        /// The round.
        round: u16,
        /// The board, from 1.
        board: u16,
        /// What was typed.
        printed: Pairing,
    },
    /// A pairing too many.
    Extra {
        /// The round.
        round: u16,
        /// The board, from 1.
        board: u16,
        /// What was typed.
        printed: Pairing,
    },
    /// A pairing that was not typed.
    Missing {
        /// The round.
        round: u16,
        /// The pairing.
        table: Pairing,
    },
    /// A round that was not typed.
    MissingRound {
        /// The round.
        round: u16,
    },
    /// A round too many.
    ExtraRound {
        /// The round.
        round: u16,
    },
}

/// A typed table, compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableComparison {
    /// The round robin that it was compared with.
    pub robin: RoundRobin,
    /// Where it differs, by round and board.
    pub misprints: Vec<Misprint>,
}

/// Compares a typed table with the Berger table for so many players; without their number, with the
/// one that its rounds and boards are of. A table of twice as many rounds is a double round robin.
///
/// # Errors
/// When there is no table of that size.
pub fn compare(
    rounds: &[Vec<Pairing>],
    players: Option<u16>,
) -> Result<TableComparison, BergerFault> {
    let players = players.unwrap_or_else(|| guess(rounds));
    let single = RoundRobin::new(players, Cycles::Single)?;
    let cycles = if rounds.len() > usize::from(single.rounds()) {
        vec![Cycles::Double(Joint::Exchanged), Cycles::Double(Joint::AsTabled)]
    } else {
        vec![Cycles::Single]
    };
    let mut best: Option<TableComparison> = None;
    for cycles in cycles {
        let robin = RoundRobin::new(players, cycles)?;
        let misprints = differences(rounds, robin);
        if best.as_ref().is_none_or(|best| misprints.len() < best.misprints.len()) {
            best = Some(TableComparison { robin, misprints });
        }
    }
    Ok(best.unwrap_or(TableComparison { robin: single, misprints: Vec::new() }))
}

/// How many players a table is made for: what most of its rounds have boards for, one more where
/// there are as many rounds as players.
fn guess(rounds: &[Vec<Pairing>]) -> u16 {
    let mut sizes: BTreeMap<usize, usize> = BTreeMap::new();
    for round in rounds {
        *sizes.entry(round.len()).or_default() += 1;
    }
    let usual = sizes.into_iter().max_by_key(|(boards, often)| (*often, Reverse(*boards)));
    let boards = usual.map_or(0, |(boards, _)| boards);
    let odd = 2 * boards + 1;
    let is_odd = rounds.len() == odd || rounds.len() == 2 * odd;
    u16::try_from(if is_odd { odd } else { 2 * boards }).unwrap_or(u16::MAX)
}

fn differences(rounds: &[Vec<Pairing>], robin: RoundRobin) -> Vec<Misprint> {
    let typed = u16::try_from(rounds.len()).unwrap_or(u16::MAX);
    let mut found = Vec::new();
    for (printed, round) in rounds.iter().zip(1..) {
        match robin.round(round) {
            Some(table) => found.extend(of_round(printed, &table.pairings, round)),
            None => found.push(Misprint::ExtraRound { round }),
        }
    }
    found.extend((typed + 1..=robin.rounds()).map(|round| Misprint::MissingRound { round }));
    found
}

fn of_round(printed: &[Pairing], table: &[Pairing], round: u16) -> Vec<Misprint> {
    let boards =
        |all: &[Pairing]| -> Vec<(u16, Pairing)> { (1..).zip(all.iter().copied()).collect() };
    let (mut wrong, mut wanted) = (boards(printed), boards(table));
    let mut found = Vec::new();
    // What stands at its board, then what stands at another, then the right two with wrong colours.
    wrong.retain(|one| !take(&mut wanted, |other| other == one));
    wrong.retain(|(_, one)| !take(&mut wanted, |(_, other)| other == one));
    wrong.retain(|(board, one)| {
        let turned = take(&mut wanted, |(_, other)| *other == one.reversed());
        if turned {
            found.push(Misprint::Colours { round, board: *board, printed: *one });
        }
        !turned
    });
    // What is left stands for the one that should be at the same board, else for the next.
    let mut elsewhere = Vec::new();
    for (board, printed) in wrong {
        match wanted.iter().position(|(other, _)| *other == board) {
            Some(at) => {
                let (_, table) = wanted.remove(at);
                found.push(Misprint::Wrong { round, board, printed, table });
            }
            None => elsewhere.push((board, printed)),
        }
    }
    let mut wanted = wanted.into_iter().map(|(_, table)| table);
    for (board, printed) in elsewhere {
        found.push(match wanted.next() {
            Some(table) => Misprint::Wrong { round, board, printed, table },
            None => Misprint::Extra { round, board, printed },
        });
    }
    found.extend(wanted.map(|table| Misprint::Missing { round, table }));
    found.sort_by_key(Misprint::board);
    found
}

/// Takes the first that fits out of a list, and says whether there was one.
fn take<T>(all: &mut Vec<T>, fits: impl FnMut(&T) -> bool) -> bool {
    let at = all.iter().position(fits);
    at.map(|at| all.remove(at)).is_some()
}

impl Misprint {
    /// The board; what is missing comes last.
    const fn board(&self) -> u16 {
        match self {
            Self::Wrong { board, .. } | Self::Colours { board, .. } | Self::Extra { board, .. } => {
                *board
            }
            Self::Missing { .. } | Self::MissingRound { .. } | Self::ExtraRound { .. } => u16::MAX,
        }
    }

    /// The round.
    #[must_use]
    pub const fn round(&self) -> u16 {
        match self {
            Self::Wrong { round, .. }
            | Self::Colours { round, .. }
            | Self::Extra { round, .. }
            | Self::Missing { round, .. }
            | Self::MissingRound { round }
            | Self::ExtraRound { round } => *round,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Finding, PairingRequirements, check};
    use crate::typed::read;

    const PRINTED: &str = include_str!("../../tests/vectors/competitions/berger_1980_printed.txt");
    const MISPRINTS: &str = include_str!("../../tests/vectors/competitions/berger_misprints.tsv");

    /// The tables of the document by their letters, as they are typed.
    fn printed() -> Vec<(String, u16, Vec<Vec<Pairing>>)> {
        let tables = PRINTED.split("\n# ").skip(2);
        tables
            .map(|table| {
                let (head, rounds) = table.split_once('\n').unwrap();
                let (letter, seats) = head.split_once(' ').unwrap();
                (letter.to_owned(), seats.parse().unwrap(), read(rounds).unwrap())
            })
            .collect()
    }

    #[test]
    fn the_35_misprints_of_1980_are_found_and_named() {
        let mut found = Vec::new();
        for (letter, seats, rounds) in printed() {
            let compared = compare(&rounds, None).unwrap();
            assert_eq!(compared.robin.players(), seats, "table {letter}");
            for misprint in compared.misprints {
                let Misprint::Wrong { round, board, printed, table } = misprint else {
                    panic!("table {letter}: {misprint:?}")
                };
                let [printed, table] =
                    [printed, table].map(|one| one.to_string().replace('-', ":"));
                found.push(format!("{letter}\t{seats}\t{round}\t{board}\t{printed}\t{table}"));
            }
        }
        let wanted: Vec<&str> = MISPRINTS.lines().skip(1).collect();
        assert_eq!((found.len(), wanted.len()), (35, 35));
        assert_eq!(found, wanted);
    }

    #[test]
    fn every_round_with_a_misprint_cannot_be_played_as_printed() {
        let mut rounds_found = 0;
        for (letter, seats, rounds) in printed() {
            let compared = compare(&rounds, None).unwrap();
            let found = check(&rounds, &PairingRequirements::of_round_robin(seats, 1));
            let mut wrong: Vec<u16> = compared.misprints.iter().map(Misprint::round).collect();
            wrong.dedup();
            for round in &wrong {
                let is_there = |one: &Finding| matches!(one, Finding::Twice { round: at, .. } | Finding::Himself { round: at, .. } if at == round);
                assert!(found.iter().any(is_there), "table {letter}, round {round}");
            }
            rounds_found += wrong.len();
        }
        assert_eq!(rounds_found, 15);
    }

    #[test]
    fn each_kind_of_difference_has_its_name() {
        let p = Pairing::new;
        for (text, wanted) in [
            ("1:4 2:3\n4:3 1:2\n2:4 3:1", vec![]),
            // The boards may stand in another order.
            ("2:3 1:4\n4:3 1:2\n2:4 3:1", vec![]),
            (
                "4:1 2:3\n4:3 1:2\n2:4 3:1",
                vec![Misprint::Colours { round: 1, board: 1, printed: p(4, 1) }],
            ),
            (
                "1:4 2:3\n4:3 1:2 2:3\n2:4 3:1",
                vec![Misprint::Extra { round: 2, board: 3, printed: p(2, 3) }],
            ),
            ("1:4 2:3\n4:3\n2:4 3:1", vec![Misprint::Missing { round: 2, table: p(1, 2) }]),
            ("1:4 2:3\n4:3 1:2", vec![Misprint::MissingRound { round: 3 }]),
            (
                "2:3 1:1\n4:3 1:2\n2:4 3:1",
                vec![Misprint::Wrong { round: 1, board: 2, printed: p(1, 1), table: p(1, 4) }],
            ),
        ] {
            assert_eq!(compare(&read(text).unwrap(), None).unwrap().misprints, wanted, "{text}");
        }
        // With the last two rounds of the first cycle exchanged, and without.
        for text in [
            "1:4 2:3\n2:4 3:1\n4:3 1:2\n4:1 3:2\n3:4 2:1\n4:2 1:3",
            "1:4 2:3\n4:3 1:2\n2:4 3:1\n4:1 3:2\n3:4 2:1\n4:2 1:3",
        ] {
            assert_eq!(compare(&read(text).unwrap(), None).unwrap().misprints, [], "{text}");
        }
        let seven =
            compare(&read(&format!("{}\n2:1", "1:3\n3:2\n2:1\n3:1\n2:3\n1:2")).unwrap(), Some(3))
                .unwrap();
        assert!(seven.misprints.contains(&Misprint::ExtraRound { round: 7 }));
        assert_eq!(
            compare(&read("1:2").unwrap(), None),
            Err(BergerFault::TooFew { players: 2, least: 3 })
        );
    }
}
