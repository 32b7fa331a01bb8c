//! Clocks, snapshots and long records that go on at another station or in a file that is opened again.

use std::collections::BTreeMap;

use super::room::{Room, station};
use crate::cycle::Cycle;
use crate::evidence::examine;
use crate::station_view::StationsView;
use crate::testing::{give, play, set_up, stations, take, take_over};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::{Command as Asked, Stands};
use jadoube_core::stations::post::Post;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::fresh;
use jadoube_journal::wire::{delivery_bytes, read_delivery};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, CommandKey, Role};

#[test]
fn a_running_clock_goes_on_where_a_board_goes_to() {
    let mut room = Room::new(2);
    room.must(0, &Command::Game { board: BoardNo(9), what: GameCommand::Start });
    room.must(0, &play(9, "e2e4"));
    // The other machine's wall clock is a minute ahead, which the exchange has measured; its time line is
    // another altogether.
    let other = room.id(1);
    room.measure();
    let give = give(9, other);
    room.must(0, &give);
    room.heal();
    let left = |room: &Room, nth: usize| {
        let cycle = room.stations[nth].as_ref().unwrap();
        let now = match cycle.hall().is_kept_here(BoardNo(9)) {
            true => cycle.keeper().now(),
            false => cycle.anchors()[&other].now(cycle.keeper()),
        };
        cycle.hall().game(BoardNo(9)).unwrap().clock.remaining(Side::Black, now)
    };
    let at_chief = {
        let cycle = room.stations[0].as_ref().unwrap();
        cycle.hall().game(BoardNo(9)).unwrap().clock.remaining(Side::Black, cycle.keeper().now())
    };
    room.must(1, &take(9));
    let off = left(&room, 1) - at_chief;
    // The test lets 700 ms pass before each command, on the clock of its station only.
    assert!((-1_000..=0).contains(&off.0), "{off:?}");
    room.heal();
    let off = left(&room, 0) - left(&room, 1);
    assert!((-50..=50).contains(&off.0), "as it is shown elsewhere: {off:?}");
    room.must(1, &play(9, "e7e5"));
    room.heal();
    // Taken over again while it runs: the clock goes on, and looking back shows what was.
    let left_there = {
        let cycle = room.stations[1].as_ref().unwrap();
        cycle.hall().game(BoardNo(9)).unwrap().clock.remaining(Side::White, cycle.keeper().now())
    };
    room.must(0, &take_over(9));
    let cycle = room.stations[0].as_ref().unwrap();
    let game = cycle.hall().game(BoardNo(9)).unwrap();
    let off = game.clock.remaining(Side::White, cycle.keeper().now()) - left_there;
    assert!((-1_000..=50).contains(&off.0), "taken over: {off:?}");
    room.must(0, &play(9, "g1f3"));
    room.agree();
    for nth in 0..2 {
        let hall = room.hall(nth).clone();
        let no = hall.at_board[&BoardNo(9)];
        let looked = room.at(nth).history().game_at(no, u64::MAX).unwrap();
        assert!(looked == *hall.games[&no].game, "looking back at station {nth}");
    }
}

#[test]
fn the_running_clock_of_another_station_is_shown_right_although_walls_differ_and_are_set() {
    let mut room = Room::new(2);
    room.clocks[1].set_wall(Millis::from_mins(2));
    room.must(1, &set_up(1));
    room.must(1, &Command::Game { board: BoardNo(1), what: GameCommand::Start });
    room.must(1, &play(1, "e2e4"));
    room.heal();
    let check = |room: &mut Room, what: &str| {
        // The stations compare their clocks all the time.
        room.measure();
        let left = |nth: usize| {
            let cycle = room.seen(nth);
            let (hall, keeper) = (cycle.hall(), cycle.keeper());
            let view = StationsView { anchors: cycle.anchors().clone(), ..StationsView::default() };
            let now = view.now_at(hall, BoardNo(1), keeper).unwrap_or_else(|| keeper.now());
            hall.game(BoardNo(1)).unwrap().clock.remaining(Side::Black, now)
        };
        let off = left(0) - left(1);
        assert!((-1_000..=1_000).contains(&off.0), "{what}: {off:?}");
    };
    check(&mut room, "two minutes apart");
    let pass = |room: &Room| room.clocks.iter().for_each(|one| one.advance(Millis(10_000)));
    pass(&room);
    check(&mut room, "ten seconds later");
    room.clocks[0].set_wall(Millis::from_mins(10));
    check(&mut room, "the wall here was set forwards");
    room.clocks[1].set_wall(Millis::from_mins(-3));
    let noted = room.at(1).watch_clocks().unwrap();
    assert!(!noted.is_empty(), "that it was set is in the record");
    room.heal();
    check(&mut room, "the wall there was set back");
    pass(&room);
    check(&mut room, "later");
}

#[test]
fn a_clock_goes_on_by_the_own_time_line_where_a_record_that_was_put_aside_stands() {
    let mut room = Room::new(2);
    room.measure();
    room.must(1, &set_up(1));
    room.must(1, &Command::Game { board: BoardNo(1), what: GameCommand::Start });
    room.must(1, &play(1, "e2e4"));
    room.heal();
    room.cut.insert((0, 1));
    let post = Post::Board(BoardNo(1));
    room.must(0, &take_over(1));
    room.must(1, &play(1, "e7e5"));
    let left = |room: &Room, nth: usize| {
        let cycle = room.stations[nth].as_ref().unwrap();
        let game = cycle.hall().game(BoardNo(1)).unwrap();
        (game.ply().0, game.clock.remaining(Side::White, cycle.keeper().now()))
    };
    let (plies, there) = left(&room, 1);
    room.heal();
    let aside = room.hall(0).stations.open_differences().next().unwrap().epoch;
    let (stands, reason) = (Stands::Aside, "scoresheets".to_owned());
    let settle = Asked::Settle { post, aside, stands, reason, basis: None, ahead: BTreeMap::new() };
    room.must(0, &stations(settle));
    let (now_plies, here) = left(&room, 0);
    assert_eq!((plies, now_plies), (2, 2));
    assert!((-2_000..=100).contains(&(here - there).0), "{here:?} {there:?}");
    room.must(0, &play(1, "g1f3"));
    room.agree();
    let no = room.hall(1).at_board[&BoardNo(1)];
    let looked = room.at(1).history().game_at(no, u64::MAX).unwrap();
    assert!(looked == *room.hall(1).games[&no].game, "looking back");
}

/// Whether all is as before the program ended; that it ended is noted at clocks that ran.
fn is_same_but_for_the_cut(now: &Hall, before: &Hall) -> bool {
    let plies = |hall: &Hall| {
        let boards = (1..=9).map(BoardNo);
        boards.map(|board| hall.game(board).map(|game| game.ply())).collect::<Vec<_>>()
    };
    (plies(now), &now.at_board, &now.incidents, &now.contest)
        == (plies(before), &before.at_board, &before.incidents, &before.contest)
        && now.stations.open_differences().eq(before.stations.open_differences())
}

#[test]
fn a_shared_file_goes_on_from_its_snapshot_also_when_all_is_folded_anew() {
    let mut room = Room::new(2);
    room.must(1, &set_up(1));
    room.must(1, &play(1, "e2e4"));
    room.heal();
    for nth in 0..2 {
        room.at(nth).set_every(1);
        room.at(nth).keep_state();
        let hall = room.hall(nth).clone();
        room.kill(nth);
        assert!(is_same_but_for_the_cut(room.hall(nth), &hall), "station {nth}");
        assert!(room.at(nth).journal().resumed() > 0, "from the snapshot, station {nth}");
        assert!(examine(&room.file(nth)).unwrap().is_sound());
    }
    // Cut off, one plays on while the other takes over: on return what is in the snapshot of the one is no
    // more in force.
    room.cut.insert((0, 1));
    room.must(1, &play(1, "e7e5"));
    room.at(1).keep_state();
    room.kill(1);
    assert!(room.at(1).journal().resumed() > 0);
    room.must(0, &take_over(1));
    room.must(0, &play(1, "c7c5"));
    room.heal();
    let moves = |room: &Room, nth: usize| room.hall(nth).game(BoardNo(1)).unwrap().ply().0;
    assert_eq!((moves(&room, 0), moves(&room, 1)), (2, 2));
    assert_eq!(room.hall(1).stations.open_differences().count(), 1);
    let no = room.hall(1).at_board[&BoardNo(1)];
    let looked = room.at(1).history().game_at(no, u64::MAX).unwrap();
    assert!(looked == *room.hall(1).games[&no].game, "what was put aside is not looked back at");
    room.agree();
    for nth in 0..2 {
        room.at(nth).set_every(1);
        room.at(nth).keep_state();
        let hall = room.hall(nth).clone();
        room.kill(nth);
        assert!(is_same_but_for_the_cut(room.hall(nth), &hall), "folded anew, station {nth}");
        assert!(room.at(nth).journal().resumed() > 0, "station {nth}");
    }
    room.agree();
}

#[test]
fn ten_thousand_events_are_caught_up_with() {
    let mut room = Room::new(2);
    // So many that no position comes up for the fifth time, which would end the games.
    let boards = 100..800;
    for board in boards.clone() {
        room.must(0, &set_up(board));
    }
    room.heal();
    let begun = room.at(0).head().seq;
    for ply in 0.. {
        if room.at(0).head().seq >= begun + 10_000 {
            break;
        }
        let uci = ["g1f3", "g8f6", "f3g1", "f6g8"][ply % 4];
        let chief = room.at(0);
        let (mut ahead, edition) = (chief.ahead(Role::Arbiter), chief.edition());
        for board in boards.clone() {
            ahead.judge(&play(board, uci), edition).unwrap();
        }
        chief.submit_ahead(ahead, Role::Arbiter, CommandKey(fresh::id())).unwrap();
    }
    let (events, from) = (room.at(0).head().seq - begun, std::time::Instant::now());
    let mut parcels = 0;
    let chief = room.id(0);
    while room.at(1).rows_of(chief) < room.at(0).head().seq {
        let known = room.at(1).heads().unwrap();
        for delivery in room.at(0).since(&known, 500).unwrap() {
            let bytes = delivery_bytes(&delivery);
            room.at(1).take(&read_delivery(&bytes).unwrap()).unwrap();
            parcels += 1;
        }
    }
    println!("caught up with {events} events in {parcels} parcels: {:?}", from.elapsed());
    assert!(room.hall(0).shared() == room.hall(1).shared());
}

#[test]
fn who_comes_back_to_a_board_that_was_taken_over_is_told_that_and_of_no_clock_stopped_there() {
    let mut room = Room::new(2);
    room.publish();
    room.heal();
    room.must(1, &Command::Game { board: BoardNo(1), what: GameCommand::Start });
    room.must(1, &play(1, "e2e4"));
    room.heal();
    room.cut.insert((0, 1));
    drop(room.stations[1].take());
    let opened = Cycle::open_asking(&room.file(1), station(&room.folder, 1));
    let (cycle, mut found) = opened.unwrap();
    room.stations[1] = Some(cycle);
    assert_eq!((found.clocks, found.asks()), (1, true), "nobody has told it yet");
    room.must(0, &take_over(1));
    room.heal();
    found.look_again(room.hall(1));
    assert_eq!((found.clocks, found.asks(), found.is_told()), (0, false, true));
    assert_eq!(found.moved, [BoardNo(1)]);
    let told = Catalogue::new(Lang::En).tell(&found);
    assert!(told.contains("board 1 was taken over by another station meanwhile"), "{told}");
    assert!(!told.contains("stopped"), "{told}");
}
