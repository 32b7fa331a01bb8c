//! The tables against the frozen vectors, and what holds for every size.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::tournament::Number;

const SINGLE: &str = include_str!("../../../tests/vectors/competitions/berger.tsv");
const DOUBLE: &str = include_str!("../../../tests/vectors/competitions/berger_double.tsv");

fn rows(text: &str) -> impl Iterator<Item = Vec<u16>> {
    text.lines().skip(1).map(|line| line.split('\t').map(|cell| cell.parse().unwrap()).collect())
}

fn robin(players: u16, cycles: Cycles) -> RoundRobin {
    RoundRobin::new(players, cycles).unwrap()
}

const EXCHANGED: Cycles = Cycles::Double(Joint::Exchanged);

#[test]
fn every_pairing_of_the_tables_is_that_of_the_vectors() {
    let mut equal = 0;
    for row in rows(SINGLE) {
        let [seats, round, board, white, black] = row[..] else { panic!("{row:?}") };
        let made = robin(seats, Cycles::Single).round(round).unwrap();
        assert_eq!(made.pairings[usize::from(board) - 1], Pairing::new(white, black), "{row:?}");
        equal += 1;
    }
    let all: usize = (4..=24)
        .step_by(2)
        .flat_map(|seats| robin(seats, Cycles::Single).all_rounds())
        .map(|round| round.pairings.len())
        .sum();
    assert_eq!((equal, all), (1_221, 1_221));
}

#[test]
fn every_pairing_of_a_double_round_robin_is_that_of_the_vectors() {
    let mut equal = 0;
    for row in rows(DOUBLE) {
        let [seats, round, table_round, cycle, board, white, black] = row[..] else {
            panic!("{row:?}")
        };
        let made = robin(seats, EXCHANGED).round(round).unwrap();
        assert_eq!((made.table_round, u16::from(made.cycle)), (table_round, cycle), "{row:?}");
        assert_eq!(made.pairings[usize::from(board) - 1], Pairing::new(white, black), "{row:?}");
        equal += 1;
    }
    assert_eq!(equal, 2_442);
}

/// How often at most one colour comes in a row, rounds without a game left out.
fn longest_run(robin: RoundRobin) -> usize {
    let run_of = |number: u16| {
        let (mut longest, mut run, mut last) = (0, 0, None);
        for round in robin.all_rounds() {
            let of = round.pairings.iter().find_map(|pairing| pairing.of(Number(number)));
            let Some((_, colour)) = of else { continue };
            run = if last == Some(colour) { run + 1 } else { 1 };
            (longest, last) = (longest.max(run), Some(colour));
        }
        longest
    };
    (1..=robin.players()).map(run_of).max().unwrap()
}

#[test]
fn the_exchange_of_two_rounds_keeps_colours_from_running_away() {
    for players in 3..=60 {
        assert!(longest_run(robin(players, EXCHANGED)) <= 2, "{players} players");
        let without = longest_run(robin(players, Cycles::Double(Joint::AsTabled)));
        if players % 2 == 0 {
            assert_eq!(without, 3, "{players} players");
        }
    }
}

proptest! {
    #[test]
    fn everybody_meets_everybody_and_plays_once_a_round(players in 3_u16..=70, double in any::<bool>()) {
        let robin = robin(players, if double { EXCHANGED } else { Cycles::Single });
        let mut games = BTreeSet::new();
        let mut whites = vec![0_u16; usize::from(players) + 1];
        for round in robin.all_rounds() {
            let mut busy: Vec<Number> =
                round.pairings.iter().flat_map(|pairing| pairing.both()).chain(round.bye).collect();
            busy.sort_unstable();
            prop_assert_eq!(busy, (1..=players).map(Number).collect::<Vec<_>>());
            for pairing in round.pairings {
                let wanted = if double { (pairing.white, pairing.black) } else { pairing.pair() };
                prop_assert!(games.insert(wanted));
                whites[usize::from(pairing.white.0)] += 1;
            }
        }
        let once = usize::from(players) * (usize::from(players) - 1) / 2;
        prop_assert_eq!(games.len(), if double { 2 * once } else { once });
        let (least, most) = (whites[1..].iter().min().unwrap(), whites[1..].iter().max().unwrap());
        prop_assert!(most - least <= u16::from(!double), "{:?}", whites);
    }

    #[test]
    fn the_working_of_a_pairing_leads_to_it(players in 3_u16..=40, round in 1_u16..80, board in 1_u16..=20) {
        let robin = robin(players, EXCHANGED);
        let (Some(made), Some(reason)) = (robin.round(round), robin.reason(round, board)) else {
            let boards = robin.round(round).map_or(0, |made| made.pairings.len());
            prop_assert!(usize::from(board) > boards);
            return Ok(());
        };
        let pairing = made.pairings[usize::from(board) - 1];
        let tabled = if made.cycle == 2 { pairing.reversed() } else { pairing };
        match reason {
            Reason::Pivot { pivot, highest, colour, .. } => {
                prop_assert_eq!(tabled.of(pivot), Some((highest, colour)));
            }
            Reason::Around { pivot, steps, of, .. } => {
                prop_assert!(steps < of.div_ceil(2));
                prop_assert_eq!((pivot.0 + steps - 1) % of + 1, tabled.white.0);
                prop_assert_eq!((pivot.0 + of - steps - 1) % of + 1, tabled.black.0);
            }
        }
    }
}

#[test]
fn there_is_no_table_for_two_and_none_beyond_counting() {
    let least = BergerFault::TooFew { players: 2, least: 3 };
    assert_eq!(RoundRobin::new(2, Cycles::Single), Err(least));
    let most = BergerFault::TooMany { players: 0x8000 };
    assert_eq!(RoundRobin::new(0x8000, Cycles::Single), Err(most));
    let three = robin(3, Cycles::Single);
    assert_eq!((three.round(0), three.round(4), three.rounds()), (None, None, 3));
    let byes: Vec<Option<Number>> = three.all_rounds().map(|round| round.bye).collect();
    assert_eq!(byes, [1, 3, 2].map(|number| Some(Number(number))));
}
