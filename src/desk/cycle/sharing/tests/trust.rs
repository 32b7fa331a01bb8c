//! Strangers, lies, older copies, and what somebody records who is there for something else.

use super::room::Room;
use crate::comparing::{Disagreement, compare};
use crate::cycle::strands::ExchangeFault;
use crate::request_error::CommandError;
use crate::testing::{incident, play, set_up, setup};
use jadoube_core::evidence::head::Head;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Event;
use jadoube_core::stations::member::Role as StationRole;
use jadoube_core::stations::post::Post;
use jadoube_journal::fresh;
use jadoube_journal::row::Batch;
use jadoube_journal::strand::Heads;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, CommandKey, Role, Who};

#[test]
fn a_stranger_a_changed_delivery_and_an_older_copy_are_told() {
    let mut room = Room::new(3);
    let stranger = Room::new(1);
    let other = stranger.stations[0].as_ref().unwrap().since(&Heads::new(), 10).unwrap();
    let refused = room.at(0).take(&other[0]).unwrap_err();
    assert!(matches!(refused, ExchangeFault::Stranger { .. }), "{refused:?}");
    let mut changed = room.at(1).since(&Heads::new(), 100).unwrap();
    changed[0].rows[0].payload.push(' ');
    assert!(room.at(0).take(&changed[0]).is_err());

    // An older copy of the file takes the place of the right one.
    room.must(1, &set_up(1));
    room.heal();
    let copy = room.folder.path().join("copy");
    drop(room.stations[1].take());
    std::fs::copy(room.file(1), &copy).unwrap();
    room.kill(1);
    for uci in ["e2e4", "e7e5", "g1f3"] {
        room.must(1, &play(1, uci));
        room.heal();
        room.must(0, &incident(9));
        room.heal();
    }
    let (before, rows) = (room.hall(1).shared(), room.at(1).head());
    drop(room.stations[1].take());
    std::fs::copy(&copy, room.file(1)).unwrap();
    room.kill(1);
    let (heads, chief) = (room.at(0).heads().unwrap(), room.keys[0]);
    assert!(room.at(1).heard(chief, &heads).unwrap().lacking);
    // The last rows come first: they cannot be taken yet, and show that there are more.
    let mut known = heads;
    let own = known.get_mut(&room.keys[1]).unwrap();
    *own = Head { seq: own.seq - 1, hash: [0; 32] };
    let last = room.at(0).since(&known, 100).unwrap();
    let last = last.iter().find(|one| one.strand.key == room.keys[1]).unwrap();
    let taken = room.at(1).take(last);
    assert!(taken.is_ok_and(|change| change.taken.is_empty()), "what they follow is not here");
    let kept = room.ask(1, &play(1, "b8c6"));
    assert!(matches!(kept, Err(CommandError::OwnRowsElsewhere { .. })), "{kept:?}");
    room.heal();
    assert_eq!((room.hall(1).shared(), room.at(1).head()), (before, rows));
    room.must(1, &play(1, "b8c6"));
    room.agree();
}

#[test]
fn a_lie_about_own_rows_is_told_and_keeps_nobody_from_recording() {
    let mut room = Room::new(2);
    room.must(1, &set_up(1));
    let have = room.at(1).head().seq;
    let lie = Heads::from([(room.keys[1], Head { seq: 10_000, hash: [7; 32] })]);
    let chief = room.keys[0];
    let compared = room.at(1).heard(chief, &lie).unwrap();
    assert_eq!((compared.claimed, compared.lacking), (Some(10_000), true), "told, and asked for");
    assert_eq!(room.at(1).heard(chief, &lie).unwrap().claimed, None, "once");
    assert_eq!(room.at(1).missing_own(), None);
    room.must(1, &play(1, "e2e4"));
    // Rows that the liar has made up under its own signature show nothing either.
    let mut made = room.at(0).since(&Heads::new(), 1_000).unwrap();
    made.retain(|one| one.strand.key == room.keys[0]);
    made[0].strand.key = room.keys[1];
    assert!(made[0].rows.last().unwrap().seq > have);
    assert!(room.at(1).take(&made[0]).is_err());
    assert_eq!(room.at(1).missing_own(), None);
    room.must(1, &play(1, "e7e5"));
    room.agree();
}

#[test]
fn what_somebody_records_who_is_there_for_something_else_is_kept_and_shown_and_not_in_force() {
    let board = BoardNo(4);
    for role in [
        StationRole::Viewer,
        StationRole::Assistant(board),
        StationRole::ResultsDesk,
        // One that keeps another board.
        StationRole::SectorArbiter,
    ] {
        let mut room = Room::with(&[role, StationRole::SectorArbiter]);
        // As if its laptop had another program: what is decided here is not asked.
        let what = GameEvent::SetUp(setup());
        let event = Event::Game { board, what };
        let event = (event.version(), serde_json::to_string(&event).unwrap());
        let who = Who { station: "Hall 1".into(), role: Role::Arbiter };
        let batch = Batch {
            key: CommandKey(fresh::id()),
            wall: "2026-01-01T12:00:00+00:00[UTC]".into(),
            at: room.at(1).keeper().now(),
            who,
            events: vec![event],
        };
        room.at(1).journal_mut().append(&batch).unwrap();
        room.kill(1);
        room.heal();
        for nth in 0..3 {
            let (station, hall) = (room.id(1), room.hall(nth));
            assert!(hall.game(board).is_none(), "{role:?} {nth}");
            let shown = hall.stations.open_differences().any(|one| {
                one.post == Post::Board(board) && one.epoch.of == station && one.aside.count == 1
            });
            assert!(shown, "{role:?} {nth}");
        }
        // Its own program does not do it either.
        assert!(room.ask(1, &Command::SetUpGame { board, setup: setup() }).is_err(), "{role:?}");
        assert_eq!(room.hall(0).shared(), room.hall(2).shared());
    }
}

#[test]
fn files_are_compared_as_far_as_both_have_the_same() {
    let mut room = Room::new(2);
    room.must(1, &set_up(1));
    room.heal();
    let kept = |room: &mut Room, name: &str| {
        drop(room.stations[1].take());
        let copy = room.folder.path().join(name);
        std::fs::copy(room.file(1), &copy).unwrap();
        room.kill(1);
        copy
    };
    let older = kept(&mut room, "older");
    room.must(1, &play(1, "e2e4"));
    room.heal();
    let found = compare(&[room.file(0), older.clone(), room.file(1)]).unwrap();
    assert_eq!(found.disagreements, [], "only older");
    let other = kept(&mut room, "other");
    drop(room.stations[1].take());
    std::fs::copy(&older, room.file(1)).unwrap();
    room.kill(1);
    let row = room.at(1).head().seq + 1;
    room.must(1, &play(1, "d2d4"));
    let found = compare(&[room.file(0), room.file(1), other.clone()]).unwrap().disagreements;
    let (path, station) = (room.file(0), "Hall 1".to_owned());
    let differs = |path, other| Disagreement::Row { path, other, station: station.clone(), row };
    assert_eq!(found, [differs(path, room.file(1)), differs(room.file(1), other.clone())]);
    let elsewhere = Room::new(1);
    let found = compare(&[other, elsewhere.file(0)]).unwrap().disagreements;
    assert_eq!(found, [Disagreement::OtherCompetition { path: elsewhere.file(0) }]);
}
