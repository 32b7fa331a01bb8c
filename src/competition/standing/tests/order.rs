//! Properties: everybody stands somewhere, the same each time, and by what he did and not by where he
//! was entered.

use std::collections::BTreeSet;

use jadoube_chess::side::Side;
use proptest::prelude::*;

use super::*;
use crate::tournament::{Bye, Player, RoundResult, Score};

/// A tournament by chance: in each round neighbours of a shuffled order meet, or are given a bye.
fn any_tournament() -> impl Strategy<Value = Tournament> {
    let round = |players: u16| {
        let order = Just((1..=players).collect::<Vec<_>>()).prop_shuffle();
        (order, prop::collection::vec(0..12_u8, usize::from(players)))
    };
    (2..14_u16, 1..7_usize)
        .prop_flat_map(move |(players, rounds)| {
            (Just(players), prop::collection::vec(round(players), rounds))
        })
        .prop_map(|(players, rounds)| {
            let mut all: BTreeMap<Number, Player> = (1..=players)
                .map(|number| {
                    let rating = Some(2400 - 7 * number);
                    (Number(number), Player { rating, ..Player::default() })
                })
                .collect();
            let count = u8::try_from(rounds.len()).unwrap();
            for (order, chances) in rounds {
                for (pair, chance) in order.chunks(2).zip(chances) {
                    for (number, result) in results(pair, chance) {
                        all.get_mut(&Number(number)).unwrap().rounds.push(Some(result));
                    }
                }
            }
            Tournament { rounds: count, players: all, ..Tournament::default() }
        })
}

fn results(pair: &[u16], chance: u8) -> Vec<(u16, RoundResult)> {
    let [white, black] = *pair else {
        return vec![(pair[0], RoundResult::Bye(Bye::PairingAllocated))];
    };
    let game = |opponent, colour, score| RoundResult::Game {
        opponent: Number(opponent),
        colour,
        score: Some(score),
        is_rated: true,
    };
    let forfeit = |opponent, won| RoundResult::Forfeit {
        opponent: Some(Number(opponent)),
        colour: Some(Side::White),
        won,
    };
    let games = |one, other| [game(black, Side::White, one), game(white, Side::Black, other)];
    let [one, other] = match chance {
        0..=2 => games(Score::Win, Score::Loss),
        3..=5 => games(Score::Draw, Score::Draw),
        6..=8 => games(Score::Loss, Score::Win),
        9 => [forfeit(black, true), forfeit(white, false)],
        10 => [forfeit(black, false), forfeit(white, false)],
        _ => [RoundResult::Bye(Bye::Half), RoundResult::Bye(Bye::Zero)],
    };
    vec![(white, one), (black, other)]
}

/// The same with other numbers.
fn renumbered(tournament: &Tournament, new: &BTreeMap<Number, Number>) -> Tournament {
    let result = |result: &RoundResult| match *result {
        RoundResult::Game { opponent, colour, score, is_rated } => {
            RoundResult::Game { opponent: new[&opponent], colour, score, is_rated }
        }
        RoundResult::Forfeit { opponent, colour, won } => {
            RoundResult::Forfeit { opponent: opponent.map(|opponent| new[&opponent]), colour, won }
        }
        RoundResult::Bye(bye) => RoundResult::Bye(bye),
    };
    let player = |(number, player): (&Number, &Player)| {
        let rounds = player.rounds.iter().map(|round| round.as_ref().map(result)).collect();
        (new[number], Player { rounds, ..player.clone() })
    };
    let players = tournament.players.iter().map(player).collect();
    Tournament { players, ..tournament.clone() }
}

const LISTS: [&str; 4] = [
    "BH/C1,BH,SB,DE,WIN,BPG",
    "DE,SB/C1,BH/M1,PS/C1,STD,KS",
    "AOB,FB/C1,REP,TPR,PTP,APRO,APPO",
    "DE/P,WON,BWG,ARO/C1,RTNG",
];

proptest! {
    #[test]
    fn everybody_has_a_place_whatever_his_number(
        tournament in any_tournament(),
        list in prop::sample::select(&LISTS[..]),
        edition in prop::sample::select(&Edition::ALL[..]),
        seed in any::<u64>(),
    ) {
        let list = code::list(list).unwrap();
        let ranking = Ranking { edition, list, ..Ranking::default() };
        let standing = ranking.standing(&tournament, tournament.rounds);
        prop_assert_eq!(&standing, &ranking.standing(&tournament, tournament.rounds));

        // Everybody once; places rise by those who stand above.
        let numbers: BTreeSet<Number> = standing.lines.iter().map(|line| line.number).collect();
        prop_assert_eq!(numbers.len(), tournament.players.len());
        prop_assert_eq!(standing.lines.len(), tournament.players.len());
        for (above, line) in standing.lines.iter().enumerate() {
            let before = standing.lines[..above].last();
            match before {
                Some(before) if before.place == line.place => {
                    prop_assert_eq!(line.decided_by, None);
                    prop_assert!(before.number < line.number);
                }
                Some(_) => {
                    prop_assert_eq!(usize::from(line.place), above + 1);
                    prop_assert!(line.decided_by.is_some());
                }
                None => prop_assert_eq!(line.place, 1),
            }
        }

        // The same places under other numbers.
        let mut others: Vec<Number> = tournament.players.keys().copied().collect();
        let count = u64::try_from(others.len()).unwrap();
        others.rotate_left(usize::try_from(seed % count).unwrap());
        if seed % 2 == 0 {
            others.reverse();
        }
        let new: BTreeMap<Number, Number> = tournament.players.keys().copied().zip(others).collect();
        let moved = ranking.standing(&renumbered(&tournament, &new), tournament.rounds);
        for line in &standing.lines {
            let other = moved.of(new[&line.number]).unwrap();
            prop_assert_eq!(line.place, other.place);
            let values = |line: &StandingLine| -> Vec<Option<Value>> {
                line.values.iter().map(|value| value.as_ref().map(|e| e.value.clone())).collect()
            };
            prop_assert_eq!(values(line), values(other));
        }
    }
}
