//! Pairings that somebody made by hand, or by a system of a club's own: what is wrong with them, and
//! what is odd. For Scheveningen, Schiller, Hutton and Molter systems, whose tables FIDE does not
//! define, and for tables typed from a document.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_chess::side::Side;
use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::pairing::Pairing;
use crate::tournament::Number;

/// What pairings are held against.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairingRequirements {
    /// How many play; their numbers are 1 to this.
    pub players: u16,
    /// How often two may meet at most.
    pub meetings: u16,
    /// Whether everybody is to meet everybody so often.
    pub everybody: bool,
    /// How often in a row one may have the same colour.
    pub colours_in_a_row: u16,
    /// By how much one's games with one colour may outnumber those with the other.
    pub colour_difference: u16,
    /// The teams of those who play for one: they do not meet.
    pub teams: BTreeMap<Number, Number>,
}

impl PairingRequirements {
    /// For so many players: two meet once at most; nobody has one colour three times in a row, or
    /// three times more often than the other (C.04.1, and good custom elsewhere).
    #[must_use]
    pub const fn of(players: u16) -> Self {
        Self {
            players,
            meetings: 1,
            everybody: false,
            colours_in_a_row: 2,
            colour_difference: 2,
            teams: BTreeMap::new(),
        }
    }

    /// For a round robin in which two meet so often.
    #[must_use]
    pub fn of_round_robin(players: u16, meetings: u16) -> Self {
        Self { meetings, everybody: true, ..Self::of(players) }
    }
}

/// Something that is wrong with pairings, or odd.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Message)]
#[message(prefix = "competition-check")]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Finding {
    /// A number that nobody has.
    Nobody {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// The number.
        player: Number,
    },
    /// Somebody against himself.
    Himself {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// The player, by his number.
        player: Number,
    },
    /// Somebody is paired more than once in a round.
    Twice {
        /// The round.
        round: u16,
        /// The player, by his number.
        player: Number,
        /// At which boards.
        boards: Vec<u16>,
    },
    /// Somebody is not paired in a round, though the number of players is even, or another is not
    /// paired either.
    LeftOut {
        /// The round.
        round: u16,
        /// The player, by his number.
        player: Number,
    },
    /// Somebody has a bye again.
    ByeAgain {
        /// The player, by his number.
        player: Number,
        /// In which rounds.
        rounds: Vec<u16>,
    },
    /// Two meet too often.
    Again {
        /// One of them.
        one: Number,
        /// The other.
        other: Number,
        /// In which rounds.
        rounds: Vec<u16>,
    },
    /// Two do not meet as often as they should.
    TooSeldom {
        /// One of them.
        one: Number,
        /// The other.
        other: Number,
        /// How often they meet.
        meetings: u16,
    },
    /// Two of one team meet.
    SameTeam {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// One of them.
        one: Number,
        /// The other.
        other: Number,
        /// The team's number.
        team: Number,
    },
    /// Somebody has the same colour too often in a row.
    ColourInARow {
        /// The player, by his number.
        player: Number,
        /// The colour.
        #[message(with = Side::key)]
        colour: Side,
        /// From which round.
        from: u16,
        /// To which round.
        to: u16,
        /// How many games.
        games: u16,
    },
    /// Somebody's games with one colour outnumber those with the other.
    ColourDifference {
        /// The player, by his number.
        player: Number,
        /// His games with White.
        whites: u16,
        /// His games with Black.
        blacks: u16,
    },
}

/// Checks the pairings of rounds one after the other. The findings come in the order of their kinds,
/// and within a kind by round, board and number.
///
/// # Example
/// ```
/// use jadoube_competition::check::{PairingRequirements, Finding, check};
/// use jadoube_competition::typed::read;
///
/// let rounds = read("1. 1:4 2:3\n2. 4:1 3:2\n").unwrap();
/// let found = check(&rounds, &PairingRequirements::of(4));
/// assert!(matches!(found[..], [Finding::Again { .. }, Finding::Again { .. }]));
/// ```
#[must_use]
pub fn check(rounds: &[Vec<Pairing>], expected: &PairingRequirements) -> Vec<Finding> {
    let mut found = Vec::new();
    for (pairings, round) in rounds.iter().zip(1..) {
        found.extend(boards(pairings, round, expected));
        found.extend(attendance(pairings, round, expected.players));
    }
    found.extend(meetings(rounds, expected));
    for player in (1..=expected.players).map(Number) {
        found.extend(byes(rounds, player, expected.players));
        found.extend(colours(rounds, player, expected));
    }
    found.sort();
    found
}

/// A place in a list, counted from 1.
fn counted<T>(all: &[T]) -> impl Iterator<Item = (u16, &T)> {
    (1..).zip(all)
}

/// What is wrong at single boards.
fn boards(pairings: &[Pairing], round: u16, expected: &PairingRequirements) -> Vec<Finding> {
    let mut found = Vec::new();
    for (board, pairing) in counted(pairings) {
        let (one, other) = pairing.pair();
        let nobody = |number: &Number| number.0 == 0 || number.0 > expected.players;
        let strangers: BTreeSet<Number> = pairing.both().into_iter().filter(nobody).collect();
        found.extend(strangers.into_iter().map(|player| Finding::Nobody { round, board, player }));
        if one == other {
            found.push(Finding::Himself { round, board, player: one });
            continue;
        }
        let (team, others) = (expected.teams.get(&one), expected.teams.get(&other));
        if let Some(team) = team.filter(|team| Some(*team) == others) {
            found.push(Finding::SameTeam { round, board, one, other, team: *team });
        }
    }
    found
}

/// Who is paired twice in a round, or not at all.
fn attendance(pairings: &[Pairing], round: u16, players: u16) -> Vec<Finding> {
    let mut at: BTreeMap<Number, Vec<u16>> = BTreeMap::new();
    for (board, pairing) in counted(pairings) {
        let named: BTreeSet<Number> = pairing.both().into();
        for player in named {
            at.entry(player).or_default().push(board);
        }
    }
    let free: Vec<Number> =
        (1..=players).map(Number).filter(|number| !at.contains_key(number)).collect();
    let is_bye = players % 2 == 1 && free.len() == 1;
    let free = free.into_iter().filter(|_| !is_bye);
    let left_out = free.map(|player| Finding::LeftOut { round, player });
    let twice = at.into_iter().filter(|(_, boards)| boards.len() > 1);
    twice.map(|(player, boards)| Finding::Twice { round, player, boards }).chain(left_out).collect()
}

/// Who meets too often, or too seldom.
fn meetings(rounds: &[Vec<Pairing>], expected: &PairingRequirements) -> Vec<Finding> {
    let mut met: BTreeMap<(Number, Number), Vec<u16>> = BTreeMap::new();
    for (pairings, round) in rounds.iter().zip(1..) {
        for pairing in pairings.iter().filter(|pairing| pairing.white != pairing.black) {
            met.entry(pairing.pair()).or_default().push(round);
        }
    }
    let most = usize::from(expected.meetings);
    let mut found = Vec::new();
    if expected.everybody {
        let all = (1..=expected.players).map(Number);
        let pairs =
            all.flat_map(|one| (one.0 + 1..=expected.players).map(move |n| (one, Number(n))));
        for (one, other) in pairs {
            let so_often = met.get(&(one, other)).map_or(0, Vec::len);
            if so_often < most {
                let meetings = u16::try_from(so_often).unwrap_or(u16::MAX);
                found.push(Finding::TooSeldom { one, other, meetings });
            }
        }
    }
    let again = met.into_iter().filter(|(_, rounds)| rounds.len() > most);
    found.extend(again.map(|((one, other), rounds)| Finding::Again { one, other, rounds }));
    found
}

/// The bye of a round, where the number of players is odd and one is left.
fn byes(rounds: &[Vec<Pairing>], player: Number, players: u16) -> Option<Finding> {
    let is_free = |pairings: &Vec<Pairing>| pairings.iter().all(|one| one.of(player).is_none());
    let rounds: Vec<u16> =
        rounds.iter().zip(1..).filter(|(one, _)| is_free(one)).map(|(_, round)| round).collect();
    (players % 2 == 1 && rounds.len() > 1).then_some(Finding::ByeAgain { player, rounds })
}

/// A player's runs of one colour that are too long, and his difference. A round without a game is
/// passed over (C.04.2 3.4).
fn colours(
    rounds: &[Vec<Pairing>],
    player: Number,
    expected: &PairingRequirements,
) -> Vec<Finding> {
    let games = rounds.iter().zip(1_u16..).filter_map(|(pairings, round)| {
        let of = pairings.iter().find_map(|pairing| pairing.of(player))?;
        Some((round, of.1))
    });
    let mut runs: Vec<(Side, u16, u16, u16)> = Vec::new();
    let (mut whites, mut blacks) = (0_u16, 0_u16);
    for (round, colour) in games {
        match colour {
            Side::White => whites += 1,
            Side::Black => blacks += 1,
        }
        match runs.last_mut() {
            Some((of, _, to, games)) if *of == colour => (*to, *games) = (round, *games + 1),
            _ => runs.push((colour, round, round, 1)),
        }
    }
    let too_long = runs.into_iter().filter(|run| run.3 > expected.colours_in_a_row);
    let mut found: Vec<Finding> = too_long
        .map(|(colour, from, to, games)| Finding::ColourInARow { player, colour, from, to, games })
        .collect();
    if whites.abs_diff(blacks) > expected.colour_difference {
        found.push(Finding::ColourDifference { player, whites, blacks });
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::berger::{Cycles, Joint, RoundRobin};
    use crate::typed::read;

    fn found(text: &str, expected: &PairingRequirements) -> Vec<Finding> {
        check(&read(text).unwrap(), expected)
    }

    fn n(number: u16) -> Number {
        Number(number)
    }

    #[test]
    fn each_fault_of_a_round_is_found_and_named() {
        let four = PairingRequirements::of(4);
        let team = BTreeMap::from([(n(1), n(7)), (n(2), n(7)), (n(3), n(8)), (n(4), n(8))]);
        let teams = PairingRequirements { teams: team, ..PairingRequirements::of(4) };
        let left_out = |player| Finding::LeftOut { round: 1, player: n(player) };
        let same = |board, one, other, team| {
            let (one, other, team) = (n(one), n(other), n(team));
            Finding::SameTeam { round: 1, board, one, other, team }
        };
        let nobody = Finding::Nobody { round: 1, board: 1, player: n(5) };
        let himself = Finding::Himself { round: 1, board: 1, player: n(1) };
        let twice = Finding::Twice { round: 1, player: n(1), boards: vec![1, 2] };
        for (text, expected, wanted) in [
            ("1:4 2:3", &four, vec![]),
            ("1:5 2:3", &four, vec![nobody, left_out(4)]),
            ("1:1 2:3", &four, vec![himself, left_out(4)]),
            ("1:4 2:1", &four, vec![twice, left_out(3)]),
            ("1:2 4:3", &teams, vec![same(1, 1, 2, 7), same(2, 3, 4, 8)]),
        ] {
            assert_eq!(found(text, expected), wanted, "{text}");
        }
    }

    #[test]
    fn each_fault_of_several_rounds_is_found_and_named() {
        let four = PairingRequirements::of(4);
        let again =
            |one, other| Finding::Again { one: n(one), other: n(other), rounds: vec![1, 2] };
        let seldom = |one, other| Finding::TooSeldom { one: n(one), other: n(other), meetings: 0 };
        let in_a_row = |player, colour| Finding::ColourInARow {
            player: n(player),
            colour,
            from: 1,
            to: 3,
            games: 3,
        };
        let difference = |player, whites, blacks| Finding::ColourDifference {
            player: n(player),
            whites,
            blacks,
        };
        let free = Finding::ByeAgain { player: n(3), rounds: vec![1, 2] };
        let colours = vec![
            in_a_row(1, Side::White),
            in_a_row(4, Side::Black),
            difference(1, 3, 0),
            difference(4, 0, 3),
        ];
        for (text, expected, wanted) in [
            ("1:2 3:4\n3:4 1:2", &four, vec![again(1, 2), again(3, 4)]),
            ("1:2\n1:3", &PairingRequirements::of(3), vec![]),
            (
                "1:2\n2:1",
                &PairingRequirements { meetings: 2, ..PairingRequirements::of(3) },
                vec![free],
            ),
            ("1:2 3:4\n1:3 2:4\n1:4 2:3", &four, colours),
            (
                "1:2 3:4\n3:1 2:4",
                &PairingRequirements::of_round_robin(4, 1),
                vec![seldom(1, 4), seldom(2, 3)],
            ),
        ] {
            assert_eq!(found(text, expected), wanted, "{text}");
        }
    }

    #[test]
    fn a_round_without_a_game_does_not_break_a_run_of_colours() {
        let three = PairingRequirements { meetings: 9, ..PairingRequirements::of(3) };
        let run =
            Finding::ColourInARow { player: n(1), colour: Side::White, from: 1, to: 4, games: 3 };
        assert!(found("1:2\n1:3\n2:3\n1:2", &three).contains(&run));
    }

    #[test]
    fn nothing_is_wrong_with_the_tables() {
        for players in 3..=24 {
            for (cycles, meetings) in [(Cycles::Single, 1), (Cycles::Double(Joint::Exchanged), 2)] {
                let robin = RoundRobin::new(players, cycles).unwrap();
                let rounds: Vec<_> = robin.all_rounds().map(|round| round.pairings).collect();
                let mut found =
                    check(&rounds, &PairingRequirements::of_round_robin(players, meetings));
                // Twice free in a double round robin is as it should be.
                found.retain(|one| !matches!(one, Finding::ByeAgain { .. }));
                assert_eq!(found, [], "{players} players");
            }
        }
    }
}
