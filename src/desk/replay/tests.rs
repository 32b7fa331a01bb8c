//! A state that is written, read and gone on from: snapshots believed, refused and forged.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::Connection;
use tempfile::TempDir;
use uuid::Uuid;

use super::*;
use crate::cycle::Cycle;
use crate::evidence::examine;
use crate::history::History;
use crate::library;
use crate::station::Station;
use crate::testing::{cup, play, set_up, setup};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Event;
use jadoube_journal::chain::RowFault;
use jadoube_journal::file::Journal;
use jadoube_journal::reading::Reading;
use jadoube_journal::snapshot::Transfer;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, CommandKey, Role};

const BOARD: BoardNo = BoardNo(1);
const FROZEN: [&str; 8] = [
    include_str!("../../../tests/frozen/journal-1-desk.jsonl"),
    include_str!("../../../tests/frozen/journal-1-demo.jsonl"),
    include_str!("../../../tests/frozen/journal-1-blind.jsonl"),
    include_str!("../../../tests/frozen/journal-1-boards.jsonl"),
    include_str!("../../../tests/frozen/journal-1-event-table.jsonl"),
    include_str!("../../../tests/frozen/journal-1-event-byhand.jsonl"),
    include_str!("../../../tests/frozen/journal-1-event-groups.jsonl"),
    include_str!("../../../tests/frozen/journal-1-stations.jsonl"),
];

/// A competition that this machine signs, with a snapshot every ten rows.
struct Room {
    folder: TempDir,
    file: PathBuf,
}

impl Room {
    /// With games enough for two snapshots, and rows behind the second.
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("hall.jadoube");
        let room = Self { folder, file };
        let mut cycle = Cycle::create(&room.file, room.station("one")).unwrap();
        cycle.set_every(10);
        submit(&mut cycle, &Command::Found { competition: cup() });
        for board in [1, 2] {
            submit(&mut cycle, &set_up(board));
            for uci in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"] {
                submit(&mut cycle, &play(board, uci));
                cycle.keep_state();
            }
        }
        // What comes behind is not enough for another.
        cycle.set_every(1_000);
        submit(&mut cycle, &play(2, "a7a6"));
        for board in [1, 2].map(BoardNo) {
            // Then nothing is asked about lost time when it is opened.
            submit(&mut cycle, &Command::Game { board, what: GameCommand::StopClock });
        }
        cycle.close().unwrap();
        room
    }

    fn station(&self, key: &str) -> Station {
        Station { name: "hall-1".into(), key: Some(self.folder.path().join(key)), refuge: None }
    }

    fn open(&self, key: &str) -> Cycle {
        Cycle::open(&self.file, self.station(key)).unwrap().0
    }

    fn sql(&self, sql: &str) {
        let connection = Connection::open(&self.file).unwrap();
        connection.execute_batch(sql).unwrap();
        connection.close().unwrap();
    }

    fn format(&self) -> u32 {
        let connection = Connection::open(&self.file).unwrap();
        connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap()
    }

    fn rows(&self) -> Reading {
        Journal::read(&self.file).unwrap()
    }
}

fn submit(cycle: &mut Cycle, command: &Command) {
    cycle.submit(command, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
}

fn entries(text: &str) -> impl Iterator<Item = Entry> {
    text.lines().map(|line| serde_json::from_str(line).unwrap())
}

#[test]
fn a_state_comes_out_of_its_snapshot_as_it_went_in() {
    for text in FROZEN {
        let mut made = Replay::begin();
        for (nth, entry) in (1..).zip(entries(text)) {
            made.take(&entry);
            // A state of any moment, and what comes behind it applied to what was read.
            let bytes = written(&made.hall, &made.marks).unwrap();
            let Read { hall, marks } = serde_json::from_slice(&bytes).unwrap();
            assert_eq!(hall, made.hall, "after {nth}");
            assert_eq!(marks, made.marks);
            assert_eq!(written(&hall, &marks).unwrap(), bytes, "unread");
        }
    }
}

/// If this fails, the state or its written form has changed: raise [`STATE_FORM`], so that no snapshot
/// of before is taken for one of now, and write the new sums here.
#[test]
fn the_form_of_the_state_is_raised_with_every_change() {
    let sum = |bytes: &[u8]| {
        let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, step)
    };
    let sums: Vec<u64> = FROZEN
        .iter()
        .map(|text| {
            let mut made = Replay::begin();
            entries(text).for_each(|entry| made.take(&entry));
            sum(&written(&made.hall, &made.marks).unwrap())
        })
        .collect();
    let known = [
        5_467_164_689_329_279_917,
        10_086_964_720_642_660_451,
        16_029_113_171_705_403_854,
        15_702_538_931_241_564_382,
        16_554_487_518_989_131_769,
        12_411_421_132_640_151_000,
        1_371_337_894_461_154_629,
        7_997_553_038_508_639_885,
    ];
    assert_eq!((STATE_FORM, sums.as_slice()), (21, &known[..]));
}

#[test]
fn a_file_goes_on_from_its_snapshot_and_shows_what_all_its_rows_make() {
    let room = Room::new();
    let all = library::read(&room.file).unwrap();
    let cycle = room.open("one");
    let resumed = cycle.journal().resumed();
    assert!(resumed > 10 && resumed < all.hall.seq, "{resumed} of {}", all.hall.seq);
    assert!(*cycle.hall() == all.hall, "the same state");
    let history = cycle.history().all();
    assert!(history.iter().map(AsRef::as_ref).eq(&all.entries), "read when it is asked for");
    for board in [1, 2].map(BoardNo) {
        let no = all.hall.at_board[&board];
        let now = cycle.history().game_at(no, u64::MAX).unwrap();
        assert_eq!(now, **all.hall.game(board).unwrap(), "{board:?}");
        let early = cycle.history().game_at(no, 4);
        assert_eq!(early.is_some(), board == BOARD, "the second was set up later");
    }
    cycle.close().unwrap();
    assert!(examine(&room.file).unwrap().is_sound());
}

/// What an opening costs is what stands behind the last snapshot. One is left after every so many rows, as
/// the desk does it whenever it has recorded.
#[test]
fn a_long_file_is_opened_by_reading_fewer_than_ten_thousand_rows() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hall.jadoube");
    let station = || Station::in_folder("hall-1", folder.path());
    let mut cycle = Cycle::create(&file, station()).unwrap();
    submit(&mut cycle, &Command::Found { competition: cup() });
    // So many that no position comes up for the fifth time, which would end the games.
    let boards = 1..=700;
    for board in boards.clone() {
        submit(&mut cycle, &set_up(board));
    }
    for ply in 0.. {
        if cycle.head().seq >= 11_000 {
            break;
        }
        let uci = ["g1f3", "g8f6", "f3g1", "f6g8"][ply % 4];
        let (mut ahead, edition) = (cycle.ahead(Role::Arbiter), cycle.edition());
        for board in boards.clone() {
            ahead.judge(&play(board, uci), edition).unwrap();
        }
        cycle.submit_ahead(ahead, Role::Arbiter, CommandKey(Uuid::now_v7())).unwrap();
        cycle.keep_state();
    }
    let last = cycle.head().seq;
    cycle.close().unwrap();
    let (cycle, _) = Cycle::open(&file, station()).unwrap();
    let read = last - cycle.journal().resumed();
    assert!(read < 10_000, "{read} of {last} rows");
}

#[test]
fn a_picture_holds_the_history_of_its_own_moment() {
    let room = Room::new();
    let mut cycle = room.open("one");
    let (before, hall) = (cycle.history().as_of(cycle.hall().seq), cycle.hall().clone());
    let last = before.all().last().unwrap().seq;
    submit(&mut cycle, &play(BOARD.0, "a7a6"));
    assert_eq!(before.all().last().unwrap().seq, last);
    assert_eq!(before.len() as u64, hall.seq);
    assert!(before.since(before.len()).is_empty(), "what came later is not in it");
    assert_eq!(
        before.game_at(hall.at_board[&BOARD], u64::MAX).unwrap(),
        **hall.game(BOARD).unwrap()
    );
    assert!(cycle.history().len() > before.len());
}

#[test]
fn the_blind_match_of_a_game_is_read_whole_also_when_another_game_is_on_its_board() {
    let (mut hall, history) = (Hall::default(), History::default());
    let all: Vec<Entry> = entries(FROZEN[2]).collect();
    for entry in &all {
        history.add(&mut hall, entry.clone());
    }
    let no = hall.at_board[&BOARD];
    let next = Entry {
        seq: hall.seq + 1,
        event: Event::Game { board: BOARD, what: GameEvent::SetUp(setup()) },
        ..all[0].clone()
    };
    history.add(&mut hall, next);
    let of_blind = |entry: &&Entry| matches!(entry.event, Event::Blind { board: BOARD, .. });
    let found = history.of_blind(no, 0);
    assert!(found.iter().map(AsRef::as_ref).eq(all.iter().filter(of_blind)), "all of it, in order");
    assert!(found.len() > 20);
    assert_eq!(history.of_blind(no, found[0].seq as usize).len(), found.len() - 1);
    assert!(history.of_blind(hall.at_board[&BOARD], 0).is_empty());
    let of_game = |entry: &&Arc<Entry>| matches!(entry.event, Event::Game { .. });
    let moves = history.of_game(no, 0);
    assert!(!moves.is_empty() && moves.iter().filter(of_game).count() == moves.len());
    assert_eq!(history.game_at(no, u64::MAX).unwrap(), *hall.games[&no].game);
}

#[test]
fn a_snapshot_that_this_station_has_not_signed_as_it_is_is_left_aside() {
    for (name, sql, sound) in [
        ("as it was", "", true),
        (
            "a move of it exchanged",
            "UPDATE snapshot_part SET bytes = CAST(replace(CAST(bytes AS TEXT), 'f1b5', 'f1c4') AS BLOB)",
            false,
        ),
        ("of another row", "UPDATE snapshot SET seq = seq - 1", false),
        ("of another state", "UPDATE snapshot SET hash = zeroblob(32)", false),
        ("of another form", "UPDATE snapshot SET form = 'jadoube 9.9.9 state 99'", true),
        ("without its bytes", "DELETE FROM snapshot_part", false),
        ("gone", "DELETE FROM snapshot", true),
    ] {
        let room = Room::new();
        room.sql(sql);
        let all = library::read(&room.file).unwrap();
        let verified = examine(&room.file).unwrap();
        assert_eq!(verified.is_sound(), sound, "{name}: {:?}", verified.verdict);
        if !sound {
            let how = verified.verdict.broken.map(|broken| broken.how);
            assert_eq!(how, Some(RowFault::StateOther), "{name}");
        }
        let cycle = room.open("one");
        assert_eq!(cycle.journal().resumed() > 0, name == "as it was", "{name}");
        assert!(*cycle.hall() == all.hall, "{name}: the rows tell");
    }
    // Another machine reads the rows.
    let room = Room::new();
    assert_eq!(room.open("other").journal().resumed(), 0);
}

#[test]
fn who_is_killed_while_a_snapshot_is_written_leaves_the_one_before_or_the_new_one() {
    let room = Room::new();
    let mut cycle = room.open("one");
    let (old, new) = (cycle.journal().resumed(), cycle.hall().seq);
    let hall = cycle.hall().clone();
    cycle.set_every(1);
    let state = cycle.state_to_keep().unwrap();
    assert!(cycle.state_to_keep().is_none(), "once");
    let mut transfer = Transfer::new(state.snapshot().unwrap(), 700);
    let (mut parts, mut found) = (0, Vec::new());
    loop {
        let more = cycle.journal_mut().keep_part(&mut transfer).unwrap();
        parts += 1;
        // The last bytes may not have come to the disk.
        for lost in [100, 0] {
            let left = Room { folder: TempDir::new().unwrap(), file: room.file.clone() };
            let left = Room { file: left.folder.path().join("hall.jadoube"), ..left };
            std::fs::copy(room.folder.path().join("one"), left.folder.path().join("one")).unwrap();
            std::fs::copy(&room.file, &left.file).unwrap();
            let mut side = std::fs::read(room.file.with_extension("jadoube-wal")).unwrap();
            side.truncate(side.len() - lost);
            std::fs::write(left.file.with_extension("jadoube-wal"), side).unwrap();
            assert!(examine(&left.file).unwrap().is_sound(), "after {parts} parts");
            let mut again = left.open("one");
            assert!(*again.hall() == hall);
            found.push(again.journal().resumed());
            // The next one leaves nothing of what was half written.
            again.set_every(1);
            submit(&mut again, &play(BOARD.0, "a7a6"));
            again.keep_state();
            again.close().unwrap();
            assert!(examine(&left.file).unwrap().is_sound());
            let connection = Connection::open(&left.file).unwrap();
            let sql = "SELECT max(part) - min(part) + 1 = count(*) FROM snapshot_part";
            assert!(connection.query_row(sql, [], |row| row.get::<_, bool>(0)).unwrap());
        }
        if !more {
            break;
        }
    }
    assert!(parts > 5, "{parts}");
    let last = found.pop().unwrap();
    assert!(found.iter().all(|resumed| *resumed == old) && last == new, "{found:?} {last}");
}

#[test]
fn what_was_changed_under_a_snapshot_is_found_beside_the_work() {
    let room = Room::new();
    let before = room.rows();
    let bytes = std::fs::read(&room.file).unwrap();
    // The rows alone have the event; the state under the snapshot has the move as well.
    let old = br#""event":"move-played","uci":"g1f3""#;
    let new = br#""event":"move-played","uci":"g1h3""#;
    let move_of = |row: &Row| row.payload.contains(r#""uci":"g1f3""#);
    let rows: Vec<u64> = before.rows.iter().filter(|row| move_of(row)).map(|row| row.seq).collect();
    let mut found = Vec::new();
    // One at a time: the text is also in pages that are no longer used, and in the row on which the
    // snapshot stands.
    let places = bytes.windows(old.len()).enumerate().filter(|(_, window)| window == old);
    for (at, _) in places {
        let mut changed = bytes.clone();
        changed[at..at + new.len()].copy_from_slice(new);
        std::fs::write(&room.file, changed).unwrap();
        let Ok((mut cycle, _)) = Cycle::open(&room.file, room.station("one")) else { continue };
        assert!(cycle.journal().resumed() > 0, "opened at once");
        let broken = cycle.take_opened().unwrap().examine();
        cycle.close().unwrap();
        assert_eq!(broken.is_none(), examine(&room.file).unwrap().is_sound());
        found.extend(broken);
    }
    assert!(!found.is_empty(), "a row under the snapshot was changed");
    for broken in found {
        assert!(rows.contains(&broken.seq) && broken.how == RowFault::HashMismatch, "{broken:?}");
    }
}

#[test]
fn a_short_file_keeps_its_format_and_nobody_without_a_key_leaves_a_snapshot() {
    let room = Room::new();
    assert_eq!(room.format(), 3);
    let short = room.folder.path().join("short.jadoube");
    let found = [Command::Found { competition: cup() }];
    let (cycle, _) = Cycle::found(&short, room.station("one"), &found).unwrap();
    cycle.close().unwrap();
    let short = Room { file: short, folder: TempDir::new().unwrap() };
    assert_eq!(short.format(), 2, "an older program opens it");
    let (mut cycle, _) = Cycle::open(&short.file, "no key").unwrap();
    cycle.set_every(1);
    cycle.keep_state();
    cycle.close().unwrap();
    assert_eq!(short.format(), 2);
    assert_eq!(library::read(&short.file).unwrap().trouble, None);
}

#[test]
fn a_long_record_that_is_lost_is_saved_whole() {
    let room = Room::new();
    let all = library::read(&room.file).unwrap();
    let mut cycle = room.open("one");
    submit(&mut cycle, &play(BOARD.0, "a7a6"));
    std::fs::write(&room.file, b"nothing of it").unwrap();
    let lost = cycle.check().unwrap_err();
    let Fault::Lost { saved: Some(saved), .. } = lost else { panic!("{lost:?}") };
    let found = library::read(Path::new(&saved)).unwrap();
    assert_eq!(found.trouble, None);
    assert!(found.entries.len() > all.entries.len());
    assert!(found.entries.starts_with(&all.entries));
}
