//! Files in which something does not agree, made so: what the comparison of files finds.

use std::collections::BTreeMap;
use std::path::PathBuf;

use rusqlite::Connection;

use super::room::Room;
use crate::comparing::{Comparison, Disagreement, compare};
use crate::testing::{give, incident, play, set_up, stations, take};
use jadoube_chess::moment::Millis;
use jadoube_core::disputes::command::Command as Dispute;
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::event::Event as StationsEvent;
use jadoube_core::stations::post::{Epoch, Post, Term};
use jadoube_core::stations::state::Classification;
use jadoube_core::stations::station::EntryId;
use jadoube_journal::fresh;
use jadoube_journal::row::Batch;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, CommandKey, Role, Who};

impl Room {
    /// A station records something that its program would never decide.
    fn forge(&mut self, nth: usize, event: &Event) {
        let event = (event.version(), serde_json::to_string(event).unwrap());
        let who = Who { station: format!("Hall {nth}"), role: Role::Arbiter };
        let (wall, at) = ("2026-01-01T12:00:00+00:00[UTC]".into(), self.at(nth).keeper().now());
        let (key, events) = (CommandKey(fresh::id()), vec![event]);
        self.at(nth).journal_mut().append(&Batch { key, wall, at, who, events }).unwrap();
        self.kill(nth);
    }

    /// A copy of the file of a station in which what the other strand has behind this own row took effect
    /// before it.
    fn bent(&mut self, nth: usize, own: u64) -> PathBuf {
        drop(self.stations[nth].take());
        let copy = self.folder.path().join("bent.jadoube");
        std::fs::copy(self.file(nth), &copy).unwrap();
        self.kill(nth);
        let file = Connection::open(&copy).unwrap();
        let mut guards = file
            .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'arrival'")
            .unwrap();
        let guards: Vec<(String, String)> = guards
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        let mut order = file.prepare("SELECT strand, first, last FROM arrival ORDER BY n").unwrap();
        let mut order: Vec<(u64, u64, u64)> = order
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        let from = order.iter().position(|(strand, first, _)| (*strand, *first) == (0, own));
        let behind = order.split_off(from.unwrap());
        let (late, rest): (Vec<_>, Vec<_>) =
            behind.into_iter().partition(|(strand, ..)| *strand == 1);
        assert!(!late.is_empty());
        order.extend(late.into_iter().chain(rest));
        for (name, _) in &guards {
            file.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
        }
        file.execute("DELETE FROM arrival", []).unwrap();
        for (n, (strand, first, last)) in (1_u64..).zip(order) {
            let row = [n, strand, first, last];
            file.execute("INSERT INTO arrival VALUES (?1, ?2, ?3, ?4)", row).unwrap();
        }
        for (_, sql) in guards {
            file.execute_batch(&sql).unwrap();
        }
        copy
    }

    /// Board 3, at which the chief has done this, goes over to station 1.
    fn hand_over_three(&mut self) {
        self.must(0, &give(3, self.id(1)));
        self.heal();
        self.must(1, &take(3));
        self.heal();
    }
}

/// The number of the row in which the chief has recorded something.
fn row_of(entries: &[Entry]) -> u64 {
    entries[0].number()
}

#[test]
fn a_board_of_which_two_files_make_two_histories_is_found() {
    let mut room = Room::new(2);
    let set_up = room.must(0, &set_up(3));
    room.hand_over_three();
    room.must(1, &play(3, "e2e4"));
    room.heal();
    assert_eq!(compare(&[room.file(0), room.file(1)]).unwrap().disagreements, []);
    // As if the move had come before its game.
    let bent = room.bent(0, row_of(&set_up));
    let found = compare(&[room.file(0), bent.clone()]).unwrap().disagreements;
    let (path, board) = (room.file(0), BoardNo(3));
    assert!(found.contains(&Disagreement::Board { path, other: bent, board }), "{found:?}");
}

#[test]
fn what_one_file_lacks_of_another_is_told_and_two_that_lack_of_each_other_do_not_agree() {
    let mut room = Room::new(2);
    room.must(0, &set_up(3));
    room.hand_over_three();
    let files = [room.file(0), room.file(1)];
    let same = compare(&files).unwrap();
    assert!(same.agrees() && same.lacks.is_empty(), "{same:?}");
    room.must(1, &play(3, "e2e4"));
    let behind = compare(&files).unwrap();
    assert!(behind.agrees(), "{behind:?}");
    let lacked = |of: &Comparison| -> Vec<(PathBuf, String)> {
        of.lacks.iter().map(|lack| (lack.path.clone(), lack.station.clone())).collect()
    };
    assert_eq!(lacked(&behind), [(room.file(0), "Hall 1".to_owned())]);
    assert!(behind.lacks[0].rows > 0);
    room.must(0, &incident(9));
    let apart = compare(&files).unwrap();
    assert_eq!(apart.disagreements, []);
    assert!(!apart.agrees(), "{apart:?}");
    let both = [(room.file(0), "Hall 1".to_owned()), (room.file(1), "Chief".to_owned())];
    assert_eq!(lacked(&apart), both);
    room.heal();
    assert!(compare(&files).unwrap().lacks.is_empty());
}

#[test]
fn a_state_that_two_files_make_otherwise_is_found() {
    let mut room = Room::new(2);
    room.must(0, &set_up(3));
    let opened = room.must(0, &incident(3));
    room.hand_over_three();
    let no = *room.hall(1).incidents.keys().next_back().unwrap();
    let what = Dispute::State { no, who: "White".into(), text: "it fell".into() };
    room.must(1, &Command::Dispute { what });
    room.heal();
    let bent = room.bent(0, row_of(&opened));
    let found = compare(&[room.file(0), bent.clone()]).unwrap().disagreements;
    let path = room.file(0);
    assert!(found.contains(&Disagreement::State { path, other: bent }), "{found:?}");
}

#[test]
fn a_station_that_has_written_a_row_twice_is_found_by_the_proof() {
    let mut room = Room::new(2);
    room.must(1, &set_up(1));
    room.heal();
    let copy = room.folder.path().join("copy");
    drop(room.stations[1].take());
    std::fs::copy(room.file(1), &copy).unwrap();
    room.kill(1);
    let before = room.at(1).heads().unwrap();
    room.must(1, &play(1, "e2e4"));
    room.heal();
    // The older copy goes on without asking anybody: there is no line.
    drop(room.stations[1].take());
    std::fs::copy(&copy, room.file(1)).unwrap();
    room.kill(1);
    room.must(1, &play(1, "d2d4"));
    // As it came before the station knew of the other record: it hands on nothing of it since.
    let other = room.at(1).journal_mut().since(&before, 100).unwrap();
    let own = room.keys[1];
    let other = other.iter().find(|one| one.strand.key == own).unwrap();
    assert!(room.at(0).take(other).is_err(), "another row is there");
    let found = compare(&[room.file(0)]).unwrap().disagreements;
    let twice = Disagreement::Twice { path: room.file(0), station: "Hall 1".into() };
    assert!(found.contains(&twice), "{found:?}");
    // What was known first stays in force everywhere.
    let game = room.hall(0).game(BoardNo(1)).unwrap();
    assert_eq!(game.plies[0].uci.0, "e2e4");
}

#[test]
fn a_number_that_was_given_twice_is_found() {
    let mut room = Room::new(2);
    let entries = room.must(0, &incident(9));
    let mut event = entries.into_iter().find_map(|entry| match entry.event {
        Event::Dispute { what: DisputeEvent::Opened { no, opening } } => Some((no, opening)),
        _ => None,
    });
    let (no, opening) = event.as_mut().unwrap();
    let of = |no, opening| Event::Dispute { what: DisputeEvent::Opened { no, opening } };
    // As it was: one that stands from a record put aside.
    room.forge(0, &of(*no, opening.clone()));
    assert_eq!(compare(&[room.file(0)]).unwrap().disagreements, []);
    opening.claim = "another".into();
    room.forge(0, &of(*no, opening.clone()));
    let (path, number) = (room.file(0), no.to_string());
    assert_eq!(
        compare(&[room.file(0)]).unwrap().disagreements,
        [Disagreement::Number { path, number }]
    );
}

#[test]
fn two_stations_that_wrote_in_one_term_are_found() {
    let mut room = Room::new(3);
    let post = Post::Board(BoardNo(3));
    let (low, high) = if room.id(1) < room.id(2) { (1, 2) } else { (2, 1) };
    let reason = "silent".to_owned();
    let over =
        Asked::TakeOver { posts: vec![post], reason: reason.clone(), ahead: BTreeMap::new() };
    room.must(low, &stations(over));
    room.must(low, &set_up(3));
    room.heal();
    assert_eq!(compare(&[room.file(0)]).unwrap().disagreements, []);
    // A term with a number that is taken, behind the one that has it.
    let after = Epoch { no: 1, of: room.id(low) };
    let upto = room.at(low).head().seq;
    let terms = vec![Term { post, no: 1, after, upto, ahead: Millis::ZERO }];
    room.forge(high, &Event::Stations { what: StationsEvent::TakenOver { terms, reason } });
    let what = GameEvent::Started;
    room.forge(high, &Event::Game { board: BoardNo(3), what });
    room.heal();
    let last = room.at(high).head().seq;
    let place = EntryId { station: room.id(high), number: last };
    let classified = room.hall(0).stations.classify(post, place);
    assert_eq!(classified, Classification::Applies);
    let found = compare(&[room.file(0)]).unwrap().disagreements;
    assert_eq!(found, [Disagreement::Writers { path: room.file(0), post, term: 1 }]);
}
