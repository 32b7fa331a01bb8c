//! Several stations in memory, each with its own state: cut off, delayed, taken over from; in the end
//! all are the same.

use std::collections::BTreeMap;

use proptest::collection::vec;
use proptest::prelude::*;

use self::net::{MOVES, Net, id};
use crate::disputes::command::Caller;
use crate::hall::command::Command;
use crate::hall::event::{Entry, Event};
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::hall::testing::{incident, set_up, stations, take, take_over};
use crate::stations::command::{Command as Asked, Stands};
use crate::stations::post::Post;
use crate::stations::station::EntryId;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Event as GameEvent, Source};
use jadoube_laws::ids::{BoardNo, IncidentNo, Role as Capacity, Who};
use jadoube_laws::library::{appeals, laws};

mod net;

mod parts;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn all_stations_come_to_one_state(
        count in 2_usize..5,
        acts in vec((0_u8..48, 0_usize..5, any::<u16>(), any::<u16>()), 0..200),
        choice in any::<u16>(),
    ) {
        let mut net = Net::new(count);
        for act in acts {
            net.act(act);
        }
        net.heal();
        net.check()?;
        net.settle(choice);
        net.heal();
        net.check()?;
        prop_assert_eq!(net.nodes[0].hall.stations.open_differences().count(), 0);
    }
}

/// That the simulation reaches what it is there for.
#[test]
fn the_simulated_stations_do_what_real_ones_do() {
    let (mut anew, mut open, mut did) = (0, 0, BTreeMap::new());
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed >> 8
    };
    for _ in 0..40 {
        let mut net = Net::new(4);
        for _ in 0..200 {
            net.act(((next() % 48) as u8, (next() % 5) as usize, next() as u16, next() as u16));
        }
        net.heal();
        net.check().unwrap();
        open += net.nodes[0].hall.stations.open_differences().count();
        anew += net.anew;
        for (act, times) in net.did {
            *did.entry(act).or_insert(0) += times;
        }
    }
    assert!(anew > 20 && open > 20, "{anew} {open} {did:?}");
    for act in (0..25).chain(26..32) {
        assert!(did.contains_key(&(act, true)), "{act} was never done: {did:?}");
    }
}

fn play(net: &mut Net, nth: usize, board: u16) -> Result<(), Refusal> {
    let board = BoardNo(board);
    let ply = net.nodes[nth].hall.game(board).unwrap().plies.len();
    let (uci, source) = (Uci(MOVES[ply % 4].to_owned()), Source::Arbiter);
    let after = AfterMove::Leave;
    let what = GameCommand::Play { uci, source, times: None, spent: None, after };
    net.ask(nth, &Command::Game { board, what })
}

fn plies(net: &Net, nth: usize, board: u16) -> usize {
    net.nodes[nth].hall.game(BoardNo(board)).unwrap().plies.len()
}

#[test]
fn what_was_played_at_both_sides_of_a_cut_is_put_before_the_arbiter() {
    let mut net = Net::new(2);
    let post = Post::Board(BoardNo(1));
    net.ask(1, &take(post)).unwrap();
    play(&mut net, 1, 1).unwrap();
    net.heal();
    assert!(play(&mut net, 0, 1).is_err(), "not its board");
    // Station 1 is not heard, plays on, and has its board taken.
    play(&mut net, 1, 1).unwrap();
    play(&mut net, 1, 1).unwrap();
    net.ask(0, &take_over(post)).unwrap();
    play(&mut net, 0, 1).unwrap();
    assert_eq!((plies(&net, 0, 1), plies(&net, 1, 1)), (2, 3));
    net.heal();
    assert_eq!((plies(&net, 0, 1), plies(&net, 1, 1)), (2, 2), "one record, everywhere");
    assert_eq!(net.anew, 1, "folded anew where its own moves went aside");
    let open: Vec<_> = net.nodes[1].hall.stations.open_differences().collect();
    let [one] = open.as_slice() else { panic!("{open:?}") };
    assert_eq!((one.post, one.epoch.of, one.instead, one.aside.count), (post, id(1), id(0), 2));
    let aside = one.epoch;
    let settle = |stands| Asked::Settle {
        post,
        aside,
        stands,
        reason: "sheets".into(),
        basis: None,
        ahead: BTreeMap::new(),
    };
    assert!(net.ask(1, &stations(settle(Stands::Aside))).is_err(), "by the home of the board");
    net.ask(0, &stations(settle(Stands::Aside))).unwrap();
    net.heal();
    assert_eq!((plies(&net, 0, 1), plies(&net, 1, 1)), (3, 3), "the other record stands");
    assert_eq!(net.nodes[0].hall.stations.open_differences().count(), 0);
    play(&mut net, 0, 1).unwrap();
    net.heal();
    assert_eq!(plies(&net, 1, 1), 4, "and goes on");
}

#[test]
fn what_is_about_something_unknown_is_no_part_of_the_state() {
    let mut net = Net::new(2);
    let (incident, what) = (IncidentNo(77), GameEvent::Started);
    let event = Event::OffBoard { incident, what };
    let hall = &mut net.nodes[0].hall;
    let place = EntryId { station: id(1), number: 99 };
    let who = Who { station: "Hall 1".into(), role: Capacity::Arbiter };
    let (at, wall) = (Moment(99_000), String::new());
    let entry = Entry { seq: 99, at, wall, who, event, place: Some(place) };
    let before = hall.games.clone();
    hall.apply(&entry.event, entry.origin());
    assert!(hall.games == before && !hall.is_part(&entry.event, place));
}

#[test]
fn numbers_have_the_letter_of_their_station() {
    let mut net = Net::new(3);
    for nth in [1, 2] {
        let board = nth as u16;
        net.ask(nth, &take(Post::Board(BoardNo(board)))).unwrap();
        net.ask(nth, &set_up(board)).unwrap();
        net.ask(nth, &incident(Some(board), Caller::Arbiter)).unwrap();
    }
    net.heal();
    let numbers: Vec<String> =
        net.nodes[0].hall.incidents.keys().map(ToString::to_string).collect();
    assert_eq!(numbers, ["1", "B-1", "C-1"]);
    let at = &net.nodes[0].hall.at_board;
    assert_eq!(at[&BoardNo(2)].to_string(), "C-2");
}

#[test]
fn a_single_laptop_is_as_it_always_was() {
    let net = Net::new(1);
    let entries: Vec<Entry> = net.strands[0].iter().map(|(entry, _)| entry.clone()).collect();
    let mut alone = Hall::default();
    for entry in &entries[..entries.len() - 1] {
        alone.apply(&entry.event, entry.origin());
    }
    assert!(!alone.stations.is_begun() && *alone.stations == Default::default());
    let book = appeals::rulebook(None, laws::edition("2023").unwrap());
    let next =
        alone.decide(&incident(Some(1), Caller::Arbiter), (Moment(9_000), book).into()).unwrap();
    let of = |event: &Event| match event {
        Event::Dispute { what } => Some(what.incident()),
        _ => None,
    };
    assert_eq!(next.iter().find_map(of), Some(IncidentNo(2)));
}
