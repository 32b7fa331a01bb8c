//! A station whose laptop was copied with its key, and the file of a chief that was damaged and saved.

use std::sync::Arc;

use super::room::{Room, station};
use crate::cycle::Cycle;
use crate::cycle::strands::ExchangeFault;
use crate::evidence::examine;
use crate::request_error::CommandError;
use crate::salvage::salvage;
use crate::testing::{play, set_up};
use jadoube_journal::fresh;
use jadoube_journal::salvage::LeftOut;
use jadoube_journal::strand::{Delivery, Heads};
use jadoube_laws::ids::{CommandKey, Role};

/// A room in which station 1 was copied, with its key, after a game began on its board; and the copy.
fn copied() -> (Room, Cycle) {
    let mut room = Room::new(3);
    room.must(1, &set_up(1));
    room.heal();
    let copy = room.folder.path().join("copy.jadoube");
    drop(room.stations[1].take());
    std::fs::copy(room.file(1), &copy).unwrap();
    room.kill(1);
    let by = Arc::clone(&room.clocks[1]);
    let own = station(&room.folder, 1);
    (room, Cycle::open_by(&copy, own, by).unwrap().0)
}

/// The copy records a move, and the chief takes it.
fn copy_plays(room: &mut Room, copy: &mut Cycle, uci: &str) {
    let before = copy.heads().unwrap();
    copy.submit(&play(1, uci), Role::Arbiter, CommandKey(fresh::id())).unwrap();
    for delivery in copy.since(&before, 100).unwrap() {
        room.at(0).take(&delivery).unwrap();
    }
}

/// A move at station 1 is refused: the others have the record of the copy.
fn is_refused(room: &mut Room, uci: &str) -> bool {
    matches!(room.ask(1, &play(1, uci)), Err(CommandError::KeyElsewhere { .. }))
}

fn submit(copy: &mut Cycle, uci: &str) -> Result<(), CommandError> {
    copy.submit(&play(1, uci), Role::Arbiter, CommandKey(fresh::id())).map(drop)
}

/// All rows of station 1 that somebody has.
fn rows_of_1(from: &Cycle, room: &Room) -> Delivery {
    let all = from.since(&Heads::new(), 1_000).unwrap();
    all.into_iter().find(|one| one.strand.key == room.keys[1]).unwrap()
}

#[test]
fn of_two_that_record_at_once_the_one_whose_row_the_others_have_goes_on_and_the_other_stops() {
    let (mut room, mut copy) = copied();
    let (chief, own) = (room.keys[0], room.keys[1]);
    room.must(1, &play(1, "e2e4"));
    room.heal();
    submit(&mut copy, "d2d4").unwrap();
    let of_copy = rows_of_1(&copy, &room);
    let told = room.at(1).take(&of_copy);
    assert!(matches!(told, Err(ExchangeFault::KeyCopied { .. })), "{told:?}");
    assert!(room.at(1).take(&of_copy).is_ok(), "told once");
    room.must(1, &play(1, "e7e5"));
    room.heal();
    assert_eq!(room.at(0).heads().unwrap()[&own], room.at(1).head());

    // The copy sees the other row, and waits until somebody says which of the two stands.
    let of_chief = rows_of_1(room.seen(0), &room);
    let told = copy.take(&of_chief);
    assert!(matches!(told, Err(ExchangeFault::KeyUndecided { .. })), "{told:?}");
    let asked = submit(&mut copy, "c7c5");
    assert!(matches!(asked, Err(CommandError::KeyUndecided { .. })), "{asked:?}");
    let heads = room.at(0).heads().unwrap();
    copy.heard(own, &heads).unwrap();
    assert!(copy.key_news().is_none(), "who uses the same key is no witness");
    copy.heard(chief, &heads).unwrap();
    let told = copy.key_news();
    assert!(matches!(told, Some(ExchangeFault::KeyElsewhere { .. })), "{told:?}");
    let asked = submit(&mut copy, "c7c5");
    assert!(matches!(asked, Err(CommandError::KeyElsewhere { .. })), "{asked:?}");

    // After a restart it is asked anew.
    room.kill(1);
    let asked = room.ask(1, &play(1, "g1f3"));
    assert!(matches!(asked, Err(CommandError::KeyUndecided { .. })), "{asked:?}");
    room.heal();
    room.at(1).begin();
    room.must(1, &play(1, "g1f3"));
    room.heal();
    assert_eq!(room.at(0).heads().unwrap()[&own], room.at(1).head());
}

#[test]
fn the_chiefs_word_counts_before_that_of_another_station() {
    let (mut room, mut copy) = copied();
    let before = room.at(2).heads().unwrap();
    room.must(1, &play(1, "e2e4"));
    submit(&mut copy, "d2d4").unwrap();
    // Station 2 has that of the copy, the chief that of station 1.
    let of_copy = rows_of_1(&copy, &room);
    room.at(2).take(&of_copy).unwrap();
    let of_1 = rows_of_1(room.seen(1), &room);
    room.at(0).take(&of_1).unwrap();
    let heads = [room.at(0).heads().unwrap(), room.at(2).heads().unwrap()];
    assert_ne!(heads[1], before);
    let (chief, other) = (room.keys[0], room.keys[2]);
    assert!(copy.take(&of_1).is_err());
    copy.heard(other, &heads[1]).unwrap();
    let told = copy.key_news();
    assert!(matches!(told, Some(ExchangeFault::KeyCopied { .. })), "{told:?}");
    copy.heard(chief, &heads[0]).unwrap();
    let told = copy.key_news();
    assert!(matches!(told, Some(ExchangeFault::KeyElsewhere { .. })), "{told:?}");
}

#[test]
fn who_records_with_the_key_of_another_is_refused_also_after_a_restart_and_divides_nobody() {
    // As many rows as the others have, fewer, more.
    for moves in [&["d2d4"][..], &[], &["d2d4", "d7d5", "c2c4"]] {
        let (mut room, mut copy) = copied();
        copy_plays(&mut room, &mut copy, "e2e4");
        moves.iter().for_each(|uci| drop(room.must(1, &play(1, uci))));
        room.heal();
        room.heal();
        if moves.is_empty() {
            // Nothing was recorded here: what the copy recorded is taken over.
            room.must(1, &play(1, "e7e5"));
            copy.submit(&play(1, "c7c5"), Role::Arbiter, CommandKey(fresh::id())).unwrap();
            room.heal();
            let rows = copy.since(&room.at(0).heads().unwrap(), 100).unwrap();
            assert!(rows.iter().any(|one| room.at(0).take(one).is_err()), "the later one");
            assert!(!is_refused(&mut room, "g1f3"), "the others have these");
            continue;
        }
        assert!(is_refused(&mut room, "g1f3"), "{moves:?}");
        room.kill(1);
        // The file proves that there are two records, and not which of them the others have by now: they are
        // asked anew after each start, and until one has answered that is what is said.
        let asked = room.ask(1, &play(1, "g1f3"));
        assert!(matches!(asked, Err(CommandError::KeyUndecided { .. })), "{moves:?}: {asked:?}");
        assert!(room.at(1).forked_from().is_some());
        let own = room.keys[1];
        let sent = room.at(1).since(&Heads::new(), 1_000).unwrap();
        assert!(sent.iter().all(|one| one.strand.key != own), "nobody gets the other record");
        copy_plays(&mut room, &mut copy, "e7e5");
        room.heal();
        let heads = [room.at(0).heads().unwrap(), room.at(2).heads().unwrap()];
        assert_eq!(heads[0][&own], copy.head(), "{moves:?}: the others have that of the copy");
        assert_eq!(
            (heads[0].clone(), room.hall(0).shared()),
            (heads[1].clone(), room.hall(2).shared())
        );
        assert!(is_refused(&mut room, "g1f3"), "{moves:?}: they have answered");
        let verdict = examine(&room.file(1)).unwrap().verdict;
        assert!(verdict.own_fork.is_some() && verdict.is_sound(), "{verdict:?}");
        room.at(1).go_on_without();
        assert!(!is_refused(&mut room, "g1f3"), "who insists goes on alone");
    }
}

#[test]
fn a_chiefs_file_that_was_saved_has_its_members_and_gets_back_what_was_left_out() {
    let mut room = Room::new(3);
    room.must(1, &set_up(1));
    room.must(1, &play(1, "e2e4"));
    room.must(2, &set_up(2));
    room.heal();
    let (saved, before) = (room.folder.path().join("saved.jadoube"), room.hall(1).shared());
    drop(room.stations[0].take());
    let database = rusqlite::Connection::open(room.file(0)).unwrap();
    let change = "UPDATE strand_event SET payload = '{}'
                  WHERE strand = (SELECT no FROM strand WHERE key = ?1) AND seq = 3";
    database.execute_batch("DROP TRIGGER strand_event_update").unwrap();
    database.execute(change, [room.keys[1].0]).unwrap();
    drop(database);
    let own = station(&room.folder, 0);
    let told = salvage(&room.file(0), &saved, &own).unwrap();
    let named = |one: &LeftOut| (one.station, one.name.clone());
    let names: Vec<_> = told.others.iter().map(named).collect();
    assert_eq!(names, [(room.keys[1], "Hall 1".to_owned())], "{told:?}");
    std::fs::rename(&saved, room.file(0)).unwrap();
    let opened = Cycle::open_by(&room.file(0), own, Arc::clone(&room.clocks[0])).unwrap().0;
    let members = &opened.hall().stations.members;
    assert_eq!((opened.own(), members.len()), (Some(room.id(0)), 3), "at the first start");
    room.stations[0] = Some(opened);
    room.heal();
    assert_eq!(room.hall(0).shared(), before);
    room.must(1, &play(1, "e7e5"));
    room.agree();
}
