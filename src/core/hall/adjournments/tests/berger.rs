//! The order of the resumptions in tournaments by the Berger tables (Olympiad of 1972, 20: it is
//! obligatory there), and that no plan speaks against itself.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::sample::subsequence;

use super::*;
use crate::adjournment::plan::conflicts::{Conflict, conflicts};
use crate::adjournment::plan::{Plan, PlanInput, ResumptionOrder, propose};
use crate::adjournment::register::{Envelopes, Sessions};
use crate::adjournment::session::{Purpose, Session};
use jadoube_laws::ids::SessionNo;

/// A game of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Pairing {
    round: u16,
    pair: u16,
    white: u16,
    black: u16,
}

/// The Berger table for so many players; of an odd number, whoever meets the highest seat is free.
/// In round r the highest seat N meets (r + 1) / 2, who has White, in odd rounds, and N / 2 + r / 2,
/// who has Black, in even ones. Round that one the others sit in pairs: p + k has White against
/// p - k, counted round the N - 1 other seats.
fn berger(players: u16) -> Vec<Pairing> {
    let seats = players + players % 2;
    let round_of = |round: u16| {
        let (first, last) = match round % 2 {
            1 => (round.div_ceil(2), (round.div_ceil(2), seats)),
            _ => (seats / 2 + round / 2, (seats, seats / 2 + round / 2)),
        };
        let others = seats - 1;
        let pairs = (1..seats / 2)
            .map(move |k| ((first + k - 1) % others + 1, (first + others - k - 1) % others + 1));
        let rows = [last].into_iter().chain(pairs).zip(1..);
        rows.map(move |((white, black), pair)| Pairing { round, pair, white, black })
    };
    let free = move |game: &Pairing| game.white > players || game.black > players;
    (1..seats).flat_map(round_of).filter(|game| !free(game)).collect()
}

#[test]
fn everybody_meets_everybody_once_in_the_tables() {
    for players in 3..=24_u16 {
        let table = berger(players);
        let met: BTreeSet<(u16, u16)> = table
            .iter()
            .map(|game| (game.white.min(game.black), game.white.max(game.black)))
            .collect();
        let games = usize::from(players * (players - 1) / 2);
        assert_eq!((table.len(), met.len()), (games, games), "{players} players");
        for round in 1..players {
            let of_round = || table.iter().filter(|game| game.round == round);
            let busy: BTreeSet<u16> =
                of_round().flat_map(|game| [game.white, game.black]).collect();
            assert_eq!(busy.len(), 2 * of_round().count(), "{players} players, round {round}");
        }
    }
}

#[test]
fn the_tables_are_those_of_1980() {
    let text = include_str!("../../../../../tests/vectors/berger_1980.csv");
    let mut printed: BTreeMap<u16, Vec<Pairing>> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let number = |nth: usize| fields[nth].parse::<u16>().unwrap();
        let (round, pair, white, black) = (number(1), number(2), number(3), number(4));
        printed.entry(number(0)).or_default().push(Pairing { round, pair, white, black });
    }
    assert_eq!(
        printed.keys().copied().collect::<Vec<_>>(),
        (4..=24).step_by(2).collect::<Vec<_>>()
    );
    for (players, printed) in printed {
        assert_eq!(berger(players), printed, "the table for {players} players");
    }
}

fn name(seat: u16) -> String {
    format!("Seat {seat}")
}

/// Games adjourned in the order of their sealing, of which each has some time left.
fn sealed(games: &[(Pairing, i64)]) -> Envelopes {
    let room = TestHall::sealed("1972");
    let one = |(nth, (game, left)): (usize, &(Pairing, i64))| {
        let no = EnvelopeNo(u32::try_from(nth).unwrap() + 1);
        let mut one = room.one().clone();
        (one.no, one.round, one.board) = (no, game.round, BoardNo(game.pair));
        one.players =
            BySide::new(player(&name(game.white), "MKD"), player(&name(game.black), "YUG"));
        one.right.left = Some(BySide::new(Millis::from_mins(*left), Millis::ZERO));
        one.front.resumption = None;
        (no, Arc::new(one))
    };
    games.iter().enumerate().map(one).collect()
}

/// Sessions for adjourned games that start at these hours and last three, with the hour of now
/// before all of them.
fn sessions(hours: impl IntoIterator<Item = i64>) -> (Sessions, Wall) {
    let now = day("00:00");
    let session = |hour: i64| {
        Session::new(
            (now.plus(Millis::from_mins(60 * hour)), now.plus(Millis::from_mins(60 * (hour + 3)))),
            Purpose::Adjourned,
            "Hall 2".into(),
        )
    };
    let rows = hours.into_iter().zip(1..).map(|(hour, no)| (SessionNo(no), session(hour)));
    (rows.collect(), now)
}

/// Games of which each takes its whole session.
fn book<'a>(envelopes: &'a Envelopes, sessions: &'a Sessions) -> PlanInput<'a> {
    static WHOLE: BTreeMap<EnvelopeNo, Millis> = BTreeMap::new();
    PlanInput { envelopes, sessions, play: &WHOLE }
}

/// What speaks against a plan once it is fixed.
fn against(envelopes: &Envelopes, sessions: &Sessions, plan: &Plan) -> Vec<Conflict> {
    let mut envelopes = envelopes.clone();
    for line in &plan.lines {
        let one = Arc::make_mut(envelopes.get_mut(&line.no).unwrap());
        one.front.resumption = Some(line.due.clone());
    }
    let edition = laws::edition("1972").unwrap();
    let found = conflicts(&book(&envelopes, sessions), edition, None);
    let of_players = |conflict: &Conflict| {
        matches!(conflict, Conflict::SamePlayer { .. } | Conflict::OutOfOrder { .. })
    };
    found.into_iter().filter(of_players).collect()
}

/// Some games of a table in the order of their sealing, and the minutes left in each.
fn adjourned() -> impl Strategy<Value = Vec<(Pairing, i64)>> {
    (4_u16..=24)
        .prop_flat_map(|players| {
            let table = berger(players);
            let most = table.len().min(40);
            subsequence(table, 0..=most).prop_shuffle()
        })
        .prop_flat_map(|games| {
            let left = prop::collection::vec(1_i64..120, games.len());
            left.prop_map(move |left| games.iter().copied().zip(left).collect())
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn games_are_resumed_in_the_order_of_the_table(games in adjourned()) {
        let envelopes = sealed(&games);
        let (sessions, now) = sessions((0..24).map(|nth| 24 * nth));
        let plan = propose(&book(&envelopes, &sessions), ResumptionOrder::Rounds, now);
        prop_assert_eq!(&plan.left_over, &[]);
        let game = |no: EnvelopeNo| games[usize::try_from(no.0).unwrap() - 1].0;
        let planned: Vec<(Pairing, u16)> =
            plan.lines.iter().map(|line| (game(line.no), line.due.session.unwrap().0)).collect();
        // However they were sealed, they stand in the order of the table.
        let mut table: Vec<Pairing> = games.iter().map(|(game, _)| *game).collect();
        table.sort_unstable();
        prop_assert_eq!(planned.iter().map(|row| row.0).collect::<Vec<_>>(), table);
        // A game begins in the session after the last of its players' earlier games, and no later.
        let mut last: BTreeMap<u16, u16> = BTreeMap::new();
        for (game, session) in planned {
            let seats = [game.white, game.black];
            let before = seats.iter().filter_map(|seat| last.get(seat)).max();
            prop_assert_eq!(session, before.map_or(1, |session| session + 1), "{:?}", game);
            last.extend(seats.map(|seat| (seat, session)));
        }
        prop_assert_eq!(against(&envelopes, &sessions, &plan), []);
    }

    #[test]
    fn nothing_of_the_players_speaks_against_a_plan(
        games in adjourned(),
        hours in prop::collection::vec(0_i64..60, 0..9),
        order in prop_oneof![Just(ResumptionOrder::Rounds), Just(ResumptionOrder::ShortestFirst)],
        late in 0_i64..40,
    ) {
        let envelopes = sealed(&games);
        // Two halls may be open at a time, and some sessions may be over.
        let (sessions, midnight) = sessions(hours);
        let now = midnight.plus(Millis::from_mins(60 * late));
        let plan = propose(&book(&envelopes, &sessions), order, now);
        prop_assert_eq!(plan.lines.len() + plan.left_over.len(), games.len());
        prop_assert_eq!(against(&envelopes, &sessions, &plan), []);
        for line in &plan.lines {
            let session = &sessions[&line.due.session.unwrap()];
            prop_assert!(session.holds(line.due.at) && line.due.at >= now);
        }
    }
}

#[test]
fn a_later_game_does_not_come_before_an_earlier_one_that_had_to_wait() {
    // The first two are Ana's; the second has to wait for the first, and so has the third for it.
    let game = |round, white, black| Pairing { round, pair: 1, white, black };
    let games = [game(1, 1, 2), game(2, 1, 3), game(3, 3, 4)];
    for (order, minutes) in
        [(ResumptionOrder::Rounds, [30, 30, 30]), (ResumptionOrder::ShortestFirst, [30, 20, 10])]
    {
        let envelopes = sealed(&games.into_iter().zip(minutes).collect::<Vec<_>>());
        let plan = |hours: &[i64]| {
            let (sessions, now) = sessions(hours.iter().copied());
            let plan = propose(&book(&envelopes, &sessions), order, now);
            let lines = plan.lines.iter().map(|line| (line.no.0, line.due.session.unwrap().0));
            (lines.collect::<Vec<_>>(), plan.left_over.iter().map(|no| no.0).collect::<Vec<_>>())
        };
        assert_eq!(plan(&[9, 15, 21]), (vec![(1, 1), (2, 2), (3, 3)], vec![]), "{order:?}");
        assert_eq!(plan(&[9, 15]), (vec![(1, 1), (2, 2)], vec![3]), "{order:?}");
        assert_eq!(plan(&[9]), (vec![(1, 1)], vec![2, 3]), "{order:?}");
        // A second hall in the same hours is no other session for the same player.
        assert_eq!(plan(&[9, 11]), (vec![(1, 1)], vec![2, 3]), "{order:?}");
    }
}

#[test]
fn who_plays_on_in_a_session_begins_no_other_game_in_it() {
    let game = |round, white, black| Pairing { round, pair: 1, white, black };
    let mut envelopes = sealed(&[(game(1, 1, 2), 30), (game(2, 2, 3), 30), (game(2, 4, 5), 30)]);
    let (sessions, midnight) = sessions([9, 15]);
    let now = midnight.plus(Millis::from_mins(60 * 10));
    let mut room = TestHall::sealed("1972");
    room.resume(BOARD);
    let mut resumption = room.one().resumption.clone().unwrap();
    resumption.at = midnight.plus(Millis::from_mins(60 * 9));
    Arc::make_mut(envelopes.get_mut(&NO).unwrap()).resumption = Some(resumption);
    let plan = propose(&book(&envelopes, &sessions), ResumptionOrder::Rounds, now);
    let lines: Vec<(u32, u16)> =
        plan.lines.iter().map(|line| (line.no.0, line.due.session.unwrap().0)).collect();
    assert_eq!(lines, [(2, 2), (3, 1)]);
}
