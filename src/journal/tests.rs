//! The journal against crashes, cuts, strangers and meddling. Real files in a temporary folder.

#[cfg(unix)]
mod attacks;
mod effect;
mod rescued;
mod strands;
#[cfg(unix)]
mod unwritable;
mod wire;

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use proptest::prelude::*;
use rusqlite::Connection;
use rusqlite::types::Value;
use tempfile::TempDir;
use uuid::Uuid;

use crate::chain::{BrokenRow, RowFault, row_hash};
use crate::fault::{Fault, ForeignFile};
use crate::file::Journal;
use crate::image::wal_path;
use crate::row::{AppendResult, Batch, Header, Row};
use crate::salvage::RowMeaning;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_laws::ids::{CommandKey, GameNo, Role, Who};

/// Sees nothing in the rows: to it all fit.
struct Unread;

impl RowMeaning for Unread {
    fn fits(&mut self, _: &[Row]) -> bool {
        true
    }
    fn taken(&mut self, _: &[Row], _: &[Row]) {}
    fn left_out(&mut self, _: &[Row]) {}
    fn altered(&mut self, _: &[Row]) {}
    fn missing(&mut self, _: u64) {}
    fn can_spare(&self, _: &[Row]) -> bool {
        false
    }
    fn spared(&mut self, _: &[Row]) {}
    fn cut(&mut self, _: &[Row]) {}
    fn lacking(&self) -> Vec<(GameNo, Ply)> {
        Vec::new()
    }
}

const US: &str = concat!("jadoube ", env!("CARGO_PKG_VERSION"));
const WALL: &str = "2026-11-21T09:00:00.250+01:00[Europe/Berlin]";

fn header() -> Header {
    Header {
        competition: Uuid::from_u128(0x1972),
        created: WALL.to_owned(),
        program: "0.1.0".to_owned(),
    }
}

fn batch(key: u128, payloads: &[&str]) -> Batch {
    Batch {
        key: CommandKey(Uuid::from_u128(key)),
        wall: WALL.to_owned(),
        at: Moment(i64::try_from(key).unwrap_or(0) * 1000),
        who: Who { station: "Saal 1".to_owned(), role: Role::Arbiter },
        events: payloads.iter().map(|payload| (1, (*payload).to_owned())).collect(),
    }
}

/// A journal with `count` batches; every third has two events.
fn filled(path: &Path, count: u128) -> Journal {
    let mut journal = Journal::create(path, &header()).unwrap();
    for key in 1..=count {
        let payload = format!("{{\"event\":\"number-{key:04}\"}}");
        let both = [payload.as_str(), "{\"event\":\"second\"}"];
        let some = if key % 3 == 0 { &both[..] } else { &both[..1] };
        journal.append(&batch(key, some)).unwrap();
    }
    journal
}

fn place(folder: &TempDir) -> PathBuf {
    folder.path().join("Open 2026.jadoube")
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

fn keys(rows: &[Row]) -> Vec<(u64, u128, u16)> {
    rows.iter().map(|row| (row.seq, row.key.0.as_u128(), row.index)).collect()
}

#[test]
fn what_was_appended_is_there_after_reopening_and_in_one_file() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = Journal::create(&path, &header()).unwrap();
    assert_eq!(journal.last_seq(), 0);
    let first = journal.append(&batch(1, &["{}"])).unwrap();
    let second = journal.append(&batch(2, &["{\"a\":1}", "{\"b\":\"ä\"}"])).unwrap();
    assert_eq!(journal.append(&batch(3, &[])).unwrap(), AppendResult::New(vec![]));
    assert_eq!(journal.last_seq(), 3);
    journal.close().unwrap();
    assert_eq!(names(folder.path()), ["Open 2026.jadoube"]);

    let rows = [first.rows(), second.rows()].concat();
    assert_eq!(keys(&rows), [(1, 1, 0), (2, 2, 0), (3, 2, 1)]);
    let (mut journal, found) = Journal::open(&path).unwrap();
    assert_eq!(found, rows);
    assert_eq!(journal.header(), &header());
    journal.append(&batch(4, &["{}"])).unwrap();
    drop(journal);
    assert_eq!(names(folder.path()), ["Open 2026.jadoube"], "dropping folds the side file too");
    let verdict = Journal::verify(&path).unwrap();
    assert!(verdict.is_sound(), "{verdict:?}");
    assert_eq!(verdict.rows, 4);
    assert_eq!(verdict.head, Journal::read(&path).unwrap().rows[3].hash);
}

#[test]
fn the_same_key_is_recorded_once_even_after_reopening() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = filled(&path, 2);
    let sent = batch(9, &["{\"x\":1}", "{\"x\":2}"]);
    let AppendResult::New(rows) = journal.append(&sent).unwrap() else { panic!("not new") };
    assert_eq!(journal.append(&sent).unwrap(), AppendResult::Already(rows.clone()));
    journal.close().unwrap();
    let (mut journal, all) = Journal::open(&path).unwrap();
    assert_eq!(journal.append(&sent).unwrap(), AppendResult::Already(rows));
    assert_eq!(journal.last_seq(), all.len() as u64);
}

#[test]
fn a_heartbeat_replaces_the_one_before_and_is_no_part_of_the_chain() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = filled(&path, 1);
    assert_eq!(journal.heartbeat().unwrap(), None);
    journal.beat(Moment(1000), WALL, "one").unwrap();
    journal.append(&batch(2, &["{}"])).unwrap();
    journal.beat(Moment(2000), WALL, "two").unwrap();
    let beat = journal.heartbeat().unwrap().unwrap();
    assert_eq!((beat.at, beat.state.as_str(), beat.after), (Moment(2000), "two", 2));
    assert_eq!(Journal::read(&path).unwrap().heartbeat, Some(beat), "seen from outside");
    assert!(Journal::verify(&path).unwrap().is_sound());
}

#[test]
fn a_new_competition_overwrites_nothing() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    fs::write(&path, "a letter").unwrap();
    let fault = Journal::create(&path, &header()).unwrap_err();
    assert_eq!(fault, Fault::AlreadyExists { path: path.clone() });
    assert_eq!(fs::read(&path).unwrap(), b"a letter");
    // A side file without its file may hold the only copy of something.
    fs::remove_file(&path).unwrap();
    fs::write(wal_path(&path), "frames").unwrap();
    let fault = Journal::create(&path, &header()).unwrap_err();
    assert_eq!(fault, Fault::AlreadyExists { path: wal_path(&path) });
    let nowhere = folder.path().join("no folder").join("a.jadoube");
    let fault = Journal::create(&nowhere, &header()).unwrap_err();
    assert_eq!(fault, Fault::NotFound { path: nowhere });
}

#[test]
fn the_record_refuses_every_change() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 4).close().unwrap();
    let before = Journal::read(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    for sql in [
        "UPDATE event SET payload = '{}' WHERE seq = 2",
        "UPDATE event SET seq = 99 WHERE seq = 2",
        "DELETE FROM event WHERE seq = 5",
        "DELETE FROM event",
        "INSERT OR REPLACE INTO event SELECT * FROM event WHERE seq = 2",
        "INSERT INTO event SELECT seq + 10, randomblob(16), part, parts, wall, at, station, role,
             version, payload, previous, hash FROM event WHERE seq = 1",
        // The next place, but a key that is there already: would delete the older row.
        "INSERT OR REPLACE INTO event SELECT 6, key, part, parts, wall, at, station, role, version,
             payload, (SELECT hash FROM event WHERE seq = 5), hash FROM event WHERE seq = 1",
        // The next place, but not the next link.
        "INSERT INTO event SELECT 6, randomblob(16), part, parts, wall, at, station, role, version,
             payload, randomblob(32), hash FROM event WHERE seq = 1",
        "UPDATE header SET created = 'yesterday'",
        "DELETE FROM header",
        "INSERT OR REPLACE INTO header SELECT * FROM header",
    ] {
        let error = other.execute(sql, []).unwrap_err();
        assert_eq!(
            error.sqlite_error_code(),
            Some(rusqlite::ErrorCode::ConstraintViolation),
            "{sql}: {error}"
        );
    }
    drop(other);
    assert_eq!(Journal::read(&path).unwrap(), before);
}

#[test]
fn verify_names_the_first_row_that_was_meddled_with() {
    // Seven rows: batch 3 is rows 3 and 4, batch 6 would be the next pair.
    for (name, sql, seq, how) in [
        ("altered", "UPDATE event SET payload = '{}' WHERE seq = 2", 2, RowFault::HashMismatch),
        ("other time", "UPDATE event SET at = at + 1 WHERE seq >= 5", 5, RowFault::HashMismatch),
        ("other author", "UPDATE event SET station = 'X' WHERE seq = 6", 6, RowFault::HashMismatch),
        ("removed", "DELETE FROM event WHERE seq = 2", 2, RowFault::Missing),
        ("removed from the front", "DELETE FROM event WHERE seq < 3", 1, RowFault::Missing),
        ("half a batch at the end", "DELETE FROM event WHERE seq >= 4", 4, RowFault::Missing),
        ("no such role", "UPDATE event SET role = 'king' WHERE seq = 4", 4, RowFault::Unreadable),
        ("header", "UPDATE header SET program = '0.0.1'", 1, RowFault::ChainBroken),
        (
            "exchanged",
            "UPDATE event SET seq = -1 WHERE seq = 5; UPDATE event SET seq = 5 WHERE seq = 6;
             UPDATE event SET seq = 6 WHERE seq = -1",
            5,
            RowFault::HashMismatch,
        ),
    ] {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        filled(&path, 5).close().unwrap();
        let other = Connection::open(&path).unwrap();
        let meddle = format!(
            "DROP TRIGGER event_update; DROP TRIGGER event_delete; DROP TRIGGER header_update;
             PRAGMA ignore_check_constraints = ON; {sql}"
        );
        other.execute_batch(&meddle).unwrap();
        drop(other);
        let verdict = Journal::verify(&path).unwrap();
        assert_eq!(verdict.broken, Some(BrokenRow { seq, how }), "{name}");
        let opened = Journal::open(&path).map(|_| ());
        assert!(matches!(opened, Err(Fault::Damaged { .. })), "{name}: {opened:?}");
        let reading = Journal::read(&path).unwrap();
        assert!(matches!(reading.trouble, Some(Fault::Damaged { .. })), "{name}: {reading:?}");
    }
}

#[test]
fn a_row_put_in_with_a_right_hash_of_its_own_breaks_the_chain_behind_it() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 5).close().unwrap();
    let mut forged = Journal::read(&path).unwrap().rows[1].clone();
    forged.payload = "{}".to_owned();
    let hash = row_hash(&forged);
    let other = Connection::open(&path).unwrap();
    other.execute_batch("DROP TRIGGER event_update").unwrap();
    other.execute("UPDATE event SET payload = '{}', hash = ?1 WHERE seq = 2", [hash.0]).unwrap();
    drop(other);
    let verdict = Journal::verify(&path).unwrap();
    assert_eq!(verdict.broken, Some(BrokenRow { seq: 3, how: RowFault::ChainBroken }));
}

#[test]
fn missing_guards_are_noticed_although_every_row_stands() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 2).close().unwrap();
    Connection::open(&path).unwrap().execute_batch("DROP TRIGGER event_delete").unwrap();
    let verdict = Journal::verify(&path).unwrap();
    assert_eq!(verdict.broken, None);
    assert!(!verdict.is_sound());
}

#[test]
fn a_flipped_byte_in_the_file_names_its_row_and_the_others_are_shown() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 9).close().unwrap();
    let mut bytes = fs::read(&path).unwrap();
    let needle = b"number-0005";
    let at = bytes.windows(needle.len()).position(|window| window == needle).unwrap();
    bytes[at + 8] ^= 0x04;
    fs::write(&path, bytes).unwrap();
    let broken = BrokenRow { seq: 6, how: RowFault::HashMismatch };
    assert_eq!(Journal::verify(&path).unwrap().broken, Some(broken));
    let reading = Journal::read(&path).unwrap();
    assert_eq!(reading.rows.len(), 12);
    assert!(
        matches!(reading.trouble, Some(Fault::Damaged { broken: Some(found), .. }) if found == broken)
    );
}

#[test]
fn what_is_no_competition_file_is_refused_and_left_as_it_was() {
    let folder = TempDir::new().unwrap();
    let database = folder.path().join("other.db");
    Connection::open(&database).unwrap().execute_batch("CREATE TABLE t (a)").unwrap();
    let database = fs::read(database).unwrap();
    for (name, bytes, what) in [
        ("games.pgn", &b"[Event \"Open\"]\n\n1. e4 *\n"[..], ForeignFile::Text),
        ("photo.png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ForeignFile::Picture),
        ("other.jadoube", &database, ForeignFile::Database),
        ("noise.jadoube", b"\0\x01\x02\xff\xfe", ForeignFile::Other),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        let foreign = Fault::Foreign { path: path.clone(), what };
        assert_eq!(Journal::read(&path).unwrap_err(), foreign, "{name}");
        assert_eq!(Journal::verify(&path).unwrap_err(), foreign, "{name}");
        assert_eq!(Journal::open(&path).map(|_| ()).unwrap_err(), foreign, "{name}");
        assert_eq!(fs::read(&path).unwrap(), bytes, "{name}");
    }
    let path = folder.path().to_owned();
    let foreign = Fault::Foreign { path: path.clone(), what: ForeignFile::Folder };
    assert_eq!(Journal::read(&path).unwrap_err(), foreign);
    let nothing = folder.path().join("nothing.jadoube");
    let missing = Fault::NotFound { path: nothing.clone() };
    assert_eq!(Journal::read(&nothing).unwrap_err(), missing);
    assert_eq!(Journal::open(&nothing).map(|_| ()).unwrap_err(), missing);
    assert!(!nothing.exists(), "asking for a file must not make it");
}

#[test]
fn a_file_of_a_newer_version_is_refused_by_its_number() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 2).close().unwrap();
    Connection::open(&path).unwrap().execute_batch("PRAGMA user_version = 7").unwrap();
    let newer = Fault::Newer { path: path.clone(), file_version: 7, known: 4 };
    assert_eq!(Journal::read(&path).unwrap_err(), newer);
    assert_eq!(Journal::open(&path).map(|_| ()).unwrap_err(), newer);
}

#[test]
fn a_file_cut_short_is_called_so_and_what_is_left_is_shown() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 300).close().unwrap();
    let whole = Journal::read(&path).unwrap().rows;
    let bytes = fs::read(&path).unwrap();
    for (length, readable) in [
        (0, false),
        (10, false),
        (90, false),
        (4000, false),
        (bytes.len() - 1, true),
        (bytes.len() - 4096, true),
        (bytes.len() / 2, true),
    ] {
        fs::write(&path, &bytes[..length]).unwrap();
        let found = Journal::read(&path);
        match &found {
            Ok(reading) => {
                let Some(Fault::Truncated { found, .. }) = &reading.trouble else {
                    panic!("{length} bytes: {:?}", reading.trouble);
                };
                assert_eq!(*found, length as u64);
                assert!(!reading.rows.is_empty(), "{length} bytes");
                assert!(reading.rows.iter().all(|row| whole.contains(row)), "{length} bytes");
            }
            Err(fault) => assert!(matches!(fault, Fault::Truncated { .. }), "{length}: {fault}"),
        }
        assert_eq!(found.is_ok(), readable, "{length} bytes");
        let opened = Journal::open(&path).map(|_| ());
        assert!(matches!(opened, Err(Fault::Truncated { .. })), "{length}: {opened:?}");
        assert_eq!(fs::read(&path).unwrap().len(), length, "opening must not repair or lengthen");
    }
}

#[test]
fn a_second_program_is_refused_by_name_and_may_still_read() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = filled(&path, 3);
    let Err(Fault::Locked { by: Some(by), .. }) = Journal::open(&path) else { panic!("opened") };
    assert_eq!((by.program.as_str(), by.process), (US, std::process::id()));
    assert!(by.machine.is_some_and(|machine| !machine.is_empty()), "on a shared disk that matters");
    // Reading goes on while it is written, and does not take the lock away from the writer.
    assert_eq!(Journal::read(&path).unwrap().rows.len(), 4);
    let other = Connection::open(&path).unwrap();
    other.busy_timeout(std::time::Duration::ZERO).unwrap();
    let count = other.query_row("SELECT count(*) FROM event", [], |row| row.get::<_, u64>(0));
    assert_eq!(count.unwrap_err().sqlite_error_code(), Some(rusqlite::ErrorCode::DatabaseBusy));
    drop(other);
    journal.append(&batch(77, &["{}"])).unwrap();
    assert_eq!(Journal::read(&path).unwrap().rows.len(), 5);
    journal.close().unwrap();
    // And the other way round: somebody else's program holds it.
    let other = Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let fault = Journal::open(&path).map(|_| ()).unwrap_err();
    assert!(matches!(fault, Fault::Locked { .. }), "{fault}");
    other.execute_batch("COMMIT").unwrap();
    drop(other);
    assert!(Journal::open(&path).is_ok(), "free again");
}

#[cfg(unix)]
#[test]
fn who_wrote_to_a_file_last_and_has_ended_is_not_named_as_who_has_it_open() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 3).close().unwrap();
    let other = Connection::open(&path).unwrap();
    other.execute_batch("UPDATE keeper SET pid = 2147483647; BEGIN IMMEDIATE").unwrap();
    let fault = Journal::open(&path).map(|_| ()).unwrap_err();
    assert_eq!(fault, Fault::Locked { path: path.clone(), by: None });
}

#[test]
fn on_a_full_disk_nothing_of_the_batch_is_recorded_and_the_rest_stands() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = filled(&path, 3);
    let before = Journal::read(&path).unwrap().rows;
    journal.leave_pages(1);
    let long = "x".repeat(9000);
    let full = batch(50, &["{}", &long]);
    let fault = journal.append(&full).unwrap_err();
    assert_eq!(fault, Fault::DiskFull { path: path.clone() });
    assert_eq!(Journal::read(&path).unwrap().rows, before);
    assert_eq!(journal.last_seq(), 4);
    // After room was made the same key goes through.
    journal.leave_pages(1000);
    assert_eq!(journal.append(&full).unwrap().rows().len(), 2);
    journal.close().unwrap();
    assert!(Journal::verify(&path).unwrap().is_sound());
}

/// Copies a file and its side file as a power cut would leave them.
fn as_after_a_power_cut(path: &Path, to: &Path) {
    fs::copy(path, to).unwrap();
    fs::copy(wal_path(path), wal_path(to)).unwrap();
}

#[test]
fn after_a_power_cut_every_acknowledged_batch_is_there() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = Journal::create(&path, &header()).unwrap();
    let mut acknowledged = Vec::new();
    for key in 1..=40 {
        let appended = journal.append(&batch(key, &["{\"n\":1}", "{\"n\":2}"])).unwrap();
        acknowledged.extend_from_slice(appended.rows());
        let at = batch(key, &[]).at;
        journal.beat(at, WALL, "running").unwrap();
        let lost = TempDir::new().unwrap();
        let copy = place(&lost);
        as_after_a_power_cut(&path, &copy);
        let before = names(lost.path());
        let reading = Journal::read(&copy).unwrap();
        assert_eq!((&reading.rows, &reading.trouble), (&acknowledged, &None));
        assert!(Journal::verify(&copy).unwrap().is_sound());
        assert_eq!(names(lost.path()), before, "reading leaves no file behind");
        let (mut again, rows) = Journal::open(&copy).unwrap();
        assert_eq!(rows, acknowledged);
        assert_eq!(again.heartbeat().unwrap().unwrap().at, at);
        again.append(&batch(1000, &["{}"])).unwrap();
        again.close().unwrap();
    }
}

#[test]
fn a_long_day_with_checkpoints_in_between_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = Journal::create(&path, &header()).unwrap();
    let payload = "y".repeat(12_000);
    let mut count = 0;
    for key in 1..=400 {
        journal.append(&batch(key, &[&payload])).unwrap();
        count += 1;
        if key % 50 == 0 {
            assert_eq!(Journal::read(&path).unwrap().rows.len(), count);
        }
    }
    let main = fs::metadata(&path).unwrap().len();
    assert!(main > 1_000_000, "the side file was folded in on the way: {main}");
    journal.close().unwrap();
    assert_eq!(Journal::open(&path).unwrap().1.len(), count);
}

#[test]
fn a_bad_place_in_the_side_file_before_good_ones_is_reported_not_passed_over() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let _journal = filled(&path, 20);
    let lost = TempDir::new().unwrap();
    let copy = place(&lost);
    as_after_a_power_cut(&path, &copy);
    let whole = fs::read(wal_path(&copy)).unwrap();
    for (place, at, some) in [("header", 20, false), ("middle", whole.len() / 2, true)] {
        let mut wal = whole.clone();
        wal[at] ^= 0xFF;
        fs::write(wal_path(&copy), &wal).unwrap();
        let reading = Journal::read(&copy).unwrap();
        let trouble = &reading.trouble;
        assert!(matches!(trouble, Some(Fault::Damaged { .. })), "{place}: {trouble:?}");
        assert_eq!(!reading.rows.is_empty(), some, "{place}");
        assert!(reading.rows.len() < 26, "{place}");
        assert!(matches!(Journal::open(&copy), Err(Fault::Damaged { .. })), "{place}");
        assert_eq!(fs::read(wal_path(&copy)).unwrap(), wal, "{place}: the evidence stays");
    }
}

#[test]
fn a_side_file_of_an_earlier_day_is_noticed_and_left_alone() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let journal = filled(&path, 20);
    let old = fs::read(wal_path(&path)).unwrap();
    journal.close().unwrap();
    let (mut journal, _) = Journal::open(&path).unwrap();
    for key in 100..150 {
        journal.append(&batch(key, &["{}"])).unwrap();
    }
    journal.close().unwrap();
    fs::write(wal_path(&path), &old).unwrap();
    let stray = Fault::StraySide { path: wal_path(&path) };
    assert_eq!(Journal::verify(&path).unwrap().trouble, Some(stray.clone()));
    assert_eq!(Journal::read(&path).unwrap().rows.len(), 76);
    assert_eq!(Journal::open(&path).map(|_| ()).unwrap_err(), stray);
    assert_eq!(fs::read(wal_path(&path)).unwrap(), old);
    // The remedy: without the stray file everything is there.
    fs::remove_file(wal_path(&path)).unwrap();
    assert_eq!(Journal::open(&path).unwrap().1.len(), 76);
}

#[test]
fn the_file_says_what_it_is_and_is_synced_in_full() {
    fn may_move_to_another_thread<T: Send>(_: &T) {}
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let journal = filled(&path, 1);
    may_move_to_another_thread(&journal);
    for (pragma, value) in [
        ("journal_mode", Value::Text("wal".to_owned())),
        ("locking_mode", Value::Text("exclusive".to_owned())),
        ("synchronous", Value::Integer(2)),
        ("user_version", Value::Integer(2)),
        ("application_id", Value::Integer(0x4A64_6265)),
    ] {
        assert_eq!(journal.setting(pragma), value, "{pragma}");
    }
    journal.close().unwrap();
    let bytes = fs::read(&path).unwrap();
    assert_eq!((&bytes[..15], &bytes[68..72]), (&b"SQLite format 3"[..], &b"Jdbe"[..]));
}

#[cfg(unix)]
#[test]
fn a_read_only_file_is_read_but_not_opened_for_writing() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 3).close().unwrap();
    let mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    mode(&path, 0o444);
    mode(folder.path(), 0o555);
    assert_eq!(Journal::read(&path).unwrap().rows.len(), 4);
    let opened = Journal::open(&path).map(|_| ());
    mode(folder.path(), 0o755);
    match opened {
        Err(fault) => assert_eq!(fault, Fault::ReadOnly { path }),
        // Root may write everywhere.
        Ok(()) => eprintln!("skipped: permissions do not bind this user"),
    }
}

#[test]
fn a_side_file_that_cannot_be_read_is_named_and_not_passed_over() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 3).close().unwrap();
    fs::create_dir(wal_path(&path)).unwrap();
    for fault in [Journal::read(&path).unwrap_err(), Journal::open(&path).map(|_| ()).unwrap_err()]
    {
        assert!(
            matches!(&fault, Fault::Io { path: named, .. } if *named == wal_path(&path)),
            "{fault}"
        );
    }
}

fn batches() -> impl Strategy<Value = Vec<Batch>> {
    let role = prop_oneof![
        Just(Role::ChiefArbiter),
        Just(Role::Arbiter),
        Just(Role::Device),
        Just(Role::Program)
    ];
    let event = (any::<u16>(), "\\PC{0,40}|[a-z]{3000,6000}");
    let one = (any::<i64>(), "\\PC{0,20}", role, proptest::collection::vec(event, 1..5));
    proptest::collection::vec(one, 1..8).prop_map(|all| {
        let with_key = all.into_iter().enumerate();
        with_key
            .map(|(key, (at, station, role, events))| Batch {
                key: CommandKey(Uuid::from_u128(key as u128)),
                wall: WALL.to_owned(),
                at: Moment(at),
                who: Who { station, role },
                events,
            })
            .collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reopening_gives_the_rows_that_were_acknowledged(batches in batches()) {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        let mut journal = Journal::create(&path, &header()).unwrap();
        let mut rows = Vec::new();
        for batch in &batches {
            rows.extend_from_slice(journal.append(batch).unwrap().rows());
        }
        prop_assert_eq!(&Journal::read(&path).unwrap().rows, &rows);
        journal.close().unwrap();
        prop_assert_eq!(Journal::open(&path).unwrap().1, rows);
    }

    #[test]
    fn a_side_file_cut_anywhere_leaves_whole_batches_from_the_beginning(
        batches in batches(),
        cuts in proptest::collection::vec(any::<proptest::sample::Index>(), 8),
    ) {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        let mut journal = Journal::create(&path, &header()).unwrap();
        let mut ends = vec![0];
        let mut rows = Vec::new();
        for batch in &batches {
            rows.extend_from_slice(journal.append(batch).unwrap().rows());
            ends.push(rows.len());
        }
        let copy = folder.path().join("copy.jadoube");
        as_after_a_power_cut(&path, &copy);
        let wal = fs::read(wal_path(&copy)).unwrap();
        for cut in cuts {
            fs::copy(&path, &copy).unwrap();
            fs::write(wal_path(&copy), &wal[..cut.index(wal.len() + 1)]).unwrap();
            let reading = Journal::read(&copy).unwrap();
            prop_assert_eq!(&reading.trouble, &None);
            prop_assert!(ends.contains(&reading.rows.len()));
            prop_assert_eq!(&reading.rows[..], &rows[..reading.rows.len()]);
            // And SQLite, repairing the file itself, comes to the same.
            prop_assert_eq!(Journal::open(&copy).unwrap().1, reading.rows);
        }
    }

    #[test]
    fn a_file_cut_or_overwritten_anywhere_never_panics_and_never_gives_half_a_batch(
        batches in batches(),
        blows in proptest::collection::vec(
            (any::<proptest::sample::Index>(), any::<Option<[u8; 4]>>()), 12),
    ) {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        let mut journal = Journal::create(&path, &header()).unwrap();
        for batch in &batches {
            journal.append(batch).unwrap();
        }
        journal.close().unwrap();
        let whole = fs::read(&path).unwrap();
        for (place, blow) in blows {
            let mut bytes = whole.clone();
            let at = place.index(bytes.len());
            match blow {
                None => bytes.truncate(at),
                Some(noise) => {
                    let end = (at + 4).min(bytes.len());
                    bytes[at..end].copy_from_slice(&noise[..end - at]);
                }
            }
            fs::write(&path, &bytes).unwrap();
            let _ = Journal::verify(&path);
            let Ok(reading) = Journal::read(&path) else { continue };
            if blow.is_none() {
                let short = matches!(reading.trouble, Some(Fault::Truncated { .. }));
                prop_assert!(short);
            }
            for rows in reading.rows.chunk_by(|one, two| one.key == two.key) {
                prop_assert_eq!(rows.len(), usize::from(rows[0].of));
            }
        }
    }
}

/// This test program once more, as another process that runs one test on a file.
fn another_process(test: &str, path: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", &format!("tests::{test}"), "--nocapture"]);
    command.env(CHILD, path).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// Set in a child process only: the file that it works on.
const CHILD: &str = "JADOUBE_JOURNAL_TEST_FILE";

#[test]
fn another_process_is_kept_out_even_while_this_one_reads_the_file() {
    let test = "another_process_is_kept_out_even_while_this_one_reads_the_file";
    if let Some(path) = std::env::var_os(CHILD) {
        let found = match Journal::open(Path::new(&path)) {
            Ok(_) => "opened".to_owned(),
            Err(fault) => fault.to_string(),
        };
        println!("\n<{found}>");
        return;
    }
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let journal = filled(&path, 3);
    // Were the file closed again after reading, the system would drop our lock.
    for _ in 0..3 {
        Journal::read(&path).unwrap();
        Journal::verify(&path).unwrap();
    }
    let ask = || {
        let output = another_process(test, &path).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let answer = ask();
    let us = format!(
        "<desk-file-locked path={} program={US} process={} machine=",
        path.display(),
        std::process::id()
    );
    assert!(answer.contains(&us), "{answer}");
    journal.close().unwrap();
    let answer = ask();
    assert!(answer.contains("<opened>"), "{answer}");
}

#[test]
fn a_killed_process_loses_nothing_that_it_was_told_is_recorded() {
    if let Some(path) = std::env::var_os(CHILD) {
        let (mut journal, _) = Journal::open(Path::new(&path)).unwrap();
        let first = u128::from(journal.last_seq());
        for key in first + 1..first + 100_000 {
            let at = Moment(i64::try_from(key).unwrap());
            let appended = journal.append(&batch(key, &["{}", "{}", "{}"])).unwrap();
            journal.beat(at, WALL, "running").unwrap();
            println!("\n<{}>", appended.rows().last().unwrap().hash);
        }
        return;
    }
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    Journal::create(&path, &header()).unwrap().close().unwrap();
    let mut told = Vec::new();
    for kill in 0..6 {
        let before = told.len();
        let mut child =
            another_process("a_killed_process_loses_nothing_that_it_was_told_is_recorded", &path)
                .spawn()
                .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let hashes = |line: std::io::Result<String>| {
            Some(line.ok()?.strip_prefix('<')?.strip_suffix('>')?.to_owned())
        };
        told.extend(lines.by_ref().filter_map(hashes).take(7 + 13 * kill));
        child.kill().unwrap();
        child.wait().unwrap();
        // What it said between the last line taken and its end counts as well.
        told.extend(lines.filter_map(hashes));
        let reading = Journal::read(&path).unwrap();
        assert_eq!(reading.trouble, None, "kill {kill}");
        assert_eq!(reading.rows.len() % 3, 0, "kill {kill}: half a batch");
        let ends = reading.rows.iter().skip(2).step_by(3);
        let kept: Vec<String> = ends.map(|row| row.hash.to_string()).collect();
        assert!(told.len() > before, "kill {kill}: the child did nothing");
        assert!(told.iter().all(|hash| kept.contains(hash)), "kill {kill}");
        // At most the one batch that was under way each time, recorded but not told.
        assert!(kept.len() <= told.len() + kill + 1, "kill {kill}");
    }
}
