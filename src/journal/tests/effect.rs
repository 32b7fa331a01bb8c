//! The order in which the rows of several stations took effect, and files that are changed, lost, old or long.

use super::strands::{AT_ONCE, LATER, Log, Station, format_of};
use super::*;
use crate::fault::Flaw;
use crate::snapshot::Transfer;
use crate::strand::{Heads, StrandFault, TakeFault};
use crate::view::View;

/// A station that has recorded between what it took from another: own 1, theirs 1 and 2, own 2, theirs 3.
/// Four more rows of the other wait.
fn mixed() -> (Station, Station, Log) {
    let (mut a, mut b) = (Station::new(1), Station::new(2));
    let key = a.key();
    let mut log = Vec::new();
    let own = |rows: Vec<Row>| rows.iter().map(|row| Log::line(None, row)).collect::<Vec<_>>();
    let theirs =
        |rows: Vec<Row>| rows.iter().map(|row| Log::line(Some(&key), row)).collect::<Vec<_>>();
    log.extend(own(b.record(1)));
    log.extend(theirs(a.record(2)));
    b.take_from(&a, 10);
    log.extend(own(b.record(2)));
    log.extend(theirs(a.record(1)));
    b.take_from(&a, 10);
    a.record(1);
    a.record(3);
    let heads = b.journal.heads().unwrap();
    for one in a.journal.since(&heads, 10).unwrap() {
        assert_eq!(b.journal.take(&one, LATER).unwrap().effective, None);
    }
    (a, b, Log(log))
}

#[test]
fn rows_are_read_in_the_order_in_which_they_took_effect() {
    let (a, b, mut expected) = mixed();
    let key = a.key();
    let (mut b, log) = b.reopen::<Log>();
    assert_eq!(log, expected, "those that wait are not there");
    let waiting = b.journal.waiting(2).unwrap();
    assert_eq!((waiting[0].0, waiting[0].1.len(), waiting[0].1[0].seq), (key, 2, 4));
    assert_eq!(b.journal.waiting(10).unwrap()[0].1.len(), 4);
    assert_eq!(Journal::verify(&b.path()).unwrap().strands[0].waiting, 4);
    let view = View::of(&b.path()).unwrap();
    let seqs: Vec<_> = view.waiting().map(|(station, row)| (station, row.seq)).collect();
    assert_eq!(seqs, [4, 5, 6, 7].map(|seq| (key, seq)));
    // The command of rows 5 to 7 is not torn, and nothing takes effect that is not there.
    let torn = b.journal.enter(&key, 6).unwrap_err();
    assert!(matches!(torn, TakeFault::Strand(StrandFault::Broken { .. })), "{torn:?}");
    let gap = StrandFault::Gap { station: key, have: 7, got: 8 };
    assert_eq!(b.journal.enter(&key, 8), Err(TakeFault::Strand(gap)));
    assert_eq!(b.journal.enter(&key, 4).unwrap(), Some(4..=4));
    assert_eq!(b.journal.enter(&key, 4).unwrap(), None, "once");
    expected.0.extend(b.record(1).iter().map(|row| Log::line(None, row)));
    // What is sent again lets the rest take effect.
    let again = a.all();
    let taken = b.journal.take(&again, AT_ONCE).unwrap();
    assert_eq!((taken.rows.len(), taken.effective), (0, Some(5..=7)));
    expected.0.insert(expected.0.len() - 1, Log::line(Some(&key), &again.rows[3]));
    expected.0.extend(again.rows[4..].iter().map(|row| Log::line(Some(&key), row)));
    let (b, log) = b.reopen::<Log>();
    assert_eq!(log, expected);
    let view = View::of(&b.path()).unwrap();
    assert_eq!(view.waiting().count(), 0);
    let mut seen = Log(Vec::new());
    view.in_order(None, |station, row| seen.0.push(Log::line(station, &row))).unwrap();
    assert_eq!(seen, expected);
    assert_eq!(view.rows().count(), 4, "the own ones");
}

#[test]
fn a_snapshot_stands_for_all_that_had_taken_effect() {
    let (mut a, mut b, log) = mixed();
    let keep = |b: &mut Station, log: &Log| {
        let site = b.journal.snapshot_site().unwrap();
        let snapshot = site.snapshot("log", log.0.join("\n").into_bytes());
        let mut transfer = Transfer::new(snapshot, 50);
        while b.journal.keep_part(&mut transfer).unwrap() {}
    };
    keep(&mut b, &log);
    let (mut b, found) = b.reopen::<Log>();
    assert_eq!((b.journal.resumed(), &found), (3, &log));
    b.record(1);
    a.record(1);
    b.take_from(&a, 100);
    let (mut b, longer) = b.reopen::<Log>();
    assert_eq!((b.journal.resumed(), longer.0.len()), (3, log.0.len() + 6));
    // Of the same own row, but knowing more of the other.
    keep(&mut b, &longer);
    let (b, found) = b.reopen::<Log>();
    assert_eq!((b.journal.resumed(), &found), (4, &longer));
    let path = b.path();
    b.journal.close().unwrap();
    // One that is said to know less or more is not gone on from: all is read.
    for n in [1, 2, 5] {
        let other = Connection::open(&path).unwrap();
        other.execute("UPDATE snapshot_arrival SET n = ?1", [n]).unwrap();
        drop(other);
        let key = b.signer.public();
        let (journal, found) = Journal::open_as::<Log>(&path, Some(&key)).unwrap();
        assert_eq!((journal.resumed(), &found), (0, &longer), "{n}");
        journal.close().unwrap();
    }
    assert!(Journal::verify(&path).unwrap().is_sound());
}

#[test]
fn a_snapshot_of_before_the_first_row_of_another_station_is_gone_on_from() {
    let (mut a, mut b) = (Station::new(1), Station::new(2));
    let mut log: Vec<String> = b.record(2).iter().map(|row| Log::line(None, row)).collect();
    let site = b.journal.snapshot_site().unwrap();
    let snapshot = site.snapshot("log", log.join("\n").into_bytes());
    let mut transfer = Transfer::new(snapshot, 10);
    // While it is written, the file becomes one of several strands.
    assert!(b.journal.keep_part(&mut transfer).unwrap());
    log.extend(b.record(1).iter().map(|row| Log::line(None, row)));
    log.extend(a.record(1).iter().map(|row| Log::line(Some(&a.key()), row)));
    b.take_from(&a, 10);
    while b.journal.keep_part(&mut transfer).unwrap() {}
    let (b, found) = b.reopen::<Log>();
    assert_eq!((b.journal.resumed(), found.0), (2, log));
    let mut seen = Vec::new();
    let view = View::of(&b.path()).unwrap();
    view.in_order(Some((2, 0)), |_, row| seen.push(row.seq)).unwrap();
    assert_eq!(seen, [1, 2], "what it was made of");
}

/// The names and texts of tables and guards.
fn objects(database: &Connection, which: &str) -> Vec<(String, String)> {
    let mut query =
        database.prepare(&format!("SELECT name, sql FROM sqlite_schema WHERE {which}")).unwrap();
    let found = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    found.collect::<rusqlite::Result<_>>().unwrap()
}

/// Meddles with a file as whoever knows SQLite can.
fn meddle(path: &Path, sql: &str) {
    let other = Connection::open(path).unwrap();
    let triggers = objects(&other, "type = 'trigger'");
    for (name, _) in &triggers {
        other.execute_batch(&format!("DROP TRIGGER {name}")).unwrap();
    }
    other.execute_batch(sql).unwrap();
    for (_, sql) in &triggers {
        other.execute_batch(sql).unwrap();
    }
}

/// What is done to a file, and the first row of the other station that does not stand; none where that is the
/// order.
fn meddling() -> Vec<(&'static str, &'static str, Option<BrokenRow>)> {
    let row = |seq, how| Some(BrokenRow { seq, how });
    vec![
        (
            "altered",
            "UPDATE strand_event SET payload = '{}' WHERE seq = 2",
            row(2, RowFault::HashMismatch),
        ),
        ("one gone", "DELETE FROM strand_event WHERE seq = 2", row(2, RowFault::Missing)),
        (
            "all gone",
            "DELETE FROM strand_event; DELETE FROM strand_signature",
            row(0, RowFault::Unsigned),
        ),
        ("the end gone", "DELETE FROM strand_event WHERE seq > 4", row(5, RowFault::Missing)),
        (
            "more of the end gone",
            "DELETE FROM strand_event WHERE seq > 2; DELETE FROM strand_signature WHERE seq > 2",
            row(3, RowFault::Missing),
        ),
        (
            "the last signature gone",
            "DELETE FROM strand_signature WHERE seq = 7",
            row(7, RowFault::Unsigned),
        ),
        (
            "the last signature altered",
            "UPDATE strand_signature SET signature = zeroblob(64) WHERE seq = 7",
            row(7, RowFault::SignatureWrong),
        ),
        (
            "another key",
            "UPDATE strand SET key = randomblob(32) WHERE no = 1",
            row(2, RowFault::SignatureWrong),
        ),
        (
            "another beginning",
            "UPDATE strand SET created = 'x' WHERE no = 1",
            row(1, RowFault::ChainBroken),
        ),
        ("a gap", "DELETE FROM arrival WHERE n = 2", None),
        ("own rows wait", "DELETE FROM arrival WHERE n >= 3", None),
        ("exchanged", "UPDATE arrival SET n = 9 WHERE n = 1", None),
        ("no such strand", "UPDATE arrival SET strand = 5 WHERE n = 4", None),
        (
            "a command torn",
            "UPDATE arrival SET last = 1 WHERE n = 2; UPDATE arrival SET first = 2 WHERE n = 4",
            None,
        ),
    ]
}

#[test]
fn verify_says_whose_strand_does_not_stand_and_where() {
    for (name, sql, broken) in meddling() {
        let (_, b, _) = mixed();
        let path = b.path();
        b.journal.close().unwrap();
        assert!(Journal::verify(&path).unwrap().is_sound(), "{name}");
        meddle(&path, sql);
        let verdict = Journal::verify(&path).unwrap();
        assert!(!verdict.is_sound(), "{name}");
        assert_eq!((verdict.broken, verdict.rows), (None, 3), "{name}: the own rows stand");
        let opened = Journal::open(&path).map(|_| ());
        let Some(broken) = broken else {
            let flaw = Flaw::Arrival;
            let fault = Fault::Damaged { path: path.clone(), broken: None, flaw };
            assert_eq!((verdict.trouble, opened), (Some(fault.clone()), Err(fault)), "{name}");
            continue;
        };
        assert_eq!(verdict.strands[0].broken, Some(broken), "{name}");
        let key = verdict.strands[0].key;
        for fault in [verdict.trouble.unwrap(), opened.unwrap_err()] {
            let is_its = matches!(&fault, Fault::Strand { station, .. } if *station == key);
            assert!(is_its, "{name}: {fault}");
        }
    }
}

#[test]
fn an_older_signature_of_another_station_is_looked_at_by_verify_alone() {
    let (a, b, _) = mixed();
    let path = b.path();
    b.journal.close().unwrap();
    meddle(&path, "UPDATE strand_signature SET signature = zeroblob(64) WHERE seq = 2");
    let broken = BrokenRow { seq: 2, how: RowFault::SignatureWrong };
    let verdict = Journal::verify(&path).unwrap();
    assert_eq!((verdict.strands[0].key, verdict.strands[0].broken), (a.key(), Some(broken)));
    assert!(!verdict.is_sound());
    // The newest vouches for the rows.
    assert_eq!(Journal::open(&path).unwrap().1.len(), 3);
}

#[test]
fn the_record_of_several_stations_refuses_every_change() {
    let (_, b, _) = mixed();
    let path = b.path();
    b.journal.close().unwrap();
    let before = fs::read(&path).unwrap();
    let other = Connection::open(&path).unwrap();
    other.pragma_update(None, "recursive_triggers", true).unwrap();
    let row = "wall, at, station, role, version, payload";
    for sql in [
        "UPDATE strand SET key = randomblob(32)",
        "DELETE FROM strand WHERE no = 1",
        "INSERT INTO strand SELECT 5, randomblob(32), created, program FROM strand WHERE no = 1",
        "INSERT OR REPLACE INTO strand SELECT 2, key, created, program FROM strand WHERE no = 1",
        "UPDATE strand_event SET payload = '{}'",
        "DELETE FROM strand_event WHERE seq = 7",
        "INSERT OR REPLACE INTO strand_event SELECT * FROM strand_event WHERE seq = 7",
        &format!(
            "INSERT INTO strand_event SELECT strand, 9, randomblob(16), 0, 1, {row}, hash, hash
             FROM strand_event WHERE seq = 7"
        ),
        &format!(
            "INSERT INTO strand_event SELECT strand, 8, randomblob(16), 0, 1, {row}, randomblob(32), hash
             FROM strand_event WHERE seq = 7"
        ),
        &format!(
            "INSERT INTO strand_event SELECT 2, 1, randomblob(16), 0, 1, {row}, hash, hash
             FROM strand_event WHERE seq = 7"
        ),
        "UPDATE strand_signature SET signature = zeroblob(64)",
        "DELETE FROM strand_signature",
        "INSERT INTO strand_signature SELECT strand, 4, signature FROM strand_signature WHERE seq = 7",
        "UPDATE arrival SET last = 9",
        "DELETE FROM arrival WHERE n = 4",
        "INSERT INTO arrival VALUES (5, 1, 5, 7)",
        "INSERT INTO arrival VALUES (6, 1, 4, 7)",
        "INSERT INTO arrival VALUES (5, 1, 4, 8)",
        "INSERT INTO arrival VALUES (5, 0, 4, 4)",
        "INSERT INTO arrival VALUES (5, 2, 1, 1)",
        "INSERT INTO fork VALUES (9, 1, randomblob(32), randomblob(64))",
    ] {
        let error = other.execute(sql, []).unwrap_err();
        let constraint = Some(rusqlite::ErrorCode::ConstraintViolation);
        assert_eq!(error.sqlite_error_code(), constraint, "{sql}: {error}");
    }
    drop(other);
    assert_eq!(fs::read(&path).unwrap(), before);
}

/// All that a file holds but who has it open.
fn contents(path: &Path) -> Vec<String> {
    let database = Connection::open(path).unwrap();
    let mut all = vec![format!("{}", format_of(path))];
    for (name, sql) in objects(&database, "sql IS NOT NULL ORDER BY name") {
        if sql.starts_with("CREATE TABLE") && name != "keeper" {
            let mut query = database.prepare(&format!("SELECT * FROM {name}")).unwrap();
            let columns = query.column_count();
            let mut rows = query.query([]).unwrap();
            while let Some(row) = rows.next().unwrap() {
                let values: Vec<Value> = (0..columns).map(|at| row.get(at).unwrap()).collect();
                all.push(format!("{name} {values:?}"));
            }
        }
        all.push(sql);
    }
    all
}

#[test]
fn files_of_one_strand_stay_as_they_are_until_another_station_has_recorded_something() {
    let mut a = Station::new(1);
    a.record(2);
    for format in 1..=3 {
        let mut b = Station::new(2);
        if format == 1 {
            b.journal = {
                let path = b.folder.path().join("old.jadoube");
                filled(&path, 3).close().unwrap();
                let sql = "DROP TABLE signature; DROP TABLE heartbeat_signature;
                           PRAGMA user_version = 1;";
                Connection::open(&path).unwrap().execute_batch(sql).unwrap();
                Journal::open(&path).unwrap().0
            };
        }
        b.journal.sign_with(b.signer.clone());
        if format > 1 {
            b.record(3);
        }
        if format == 3 {
            let site = b.journal.snapshot_site().unwrap();
            let mut transfer = Transfer::new(site.snapshot("x", vec![1, 2]), 1);
            while b.journal.keep_part(&mut transfer).unwrap() {}
        }
        let path = b.journal.path().to_owned();
        b.journal.close().unwrap();
        assert_eq!(format_of(&path), format);
        let (bytes, before) = (fs::read(&path).unwrap(), contents(&path));
        Journal::read(&path).unwrap();
        View::of(&path).unwrap();
        assert!(Journal::verify(&path).unwrap().is_sound(), "{format}");
        assert!(fs::read(&path).unwrap() == bytes, "{format}: looking changes no byte");
        let (journal, rows) = Journal::open(&path).unwrap();
        journal.close().unwrap();
        assert_eq!(contents(&path), before, "{format}: nor does opening change what it holds");
        let (mut journal, _) = Journal::open(&path).unwrap();
        journal.sign_with(b.signer.clone());
        journal.take(&a.all(), AT_ONCE).unwrap();
        journal.close().unwrap();
        assert_eq!(format_of(&path), 4, "{format}");
        let (mut journal, same) = Journal::open(&path).unwrap();
        assert_eq!(rows, same);
        journal.sign_with(b.signer.clone());
        journal.append(&batch(777, &["{}", "{}"])).unwrap();
        journal.close().unwrap();
        let verdict = Journal::verify(&path).unwrap();
        assert!(verdict.is_sound(), "{format}: {verdict:?}");
        assert_eq!((verdict.rows, verdict.strands[0].head.seq), (rows.len() as u64 + 2, 2));
    }
}

#[test]
fn a_disk_that_takes_nothing_more_leaves_the_strands_as_they_were() {
    let (mut a, mut b) = (Station::new(1), Station::new(2));
    b.record(1);
    a.record(2);
    b.take_from(&a, 10);
    let heads = b.journal.heads().unwrap();
    a.record(3);
    let sent = a.journal.since(&heads, 10).unwrap().remove(0);
    b.journal.be_read_only(true);
    let fault = b.journal.take(&sent, AT_ONCE).unwrap_err();
    assert_eq!(fault, TakeFault::File(Fault::ReadOnly { path: b.path() }));
    b.journal.be_read_only(false);
    a.record(1);
    let payload = "x".repeat(90_000);
    a.journal.append(&batch(5000, &[&payload])).unwrap();
    let longer = a.journal.since(&heads, 100).unwrap().remove(0);
    b.journal.leave_pages(2);
    let fault = b.journal.take(&longer, AT_ONCE).unwrap_err();
    assert_eq!(fault, TakeFault::File(Fault::DiskFull { path: b.path() }));
    assert_eq!(b.journal.heads().unwrap(), heads);
    let verdict = Journal::verify(&b.path()).unwrap();
    assert!(verdict.is_sound() && verdict.strands[0].head.seq == 2, "{verdict:?}");
    b.journal.leave_pages(1000);
    assert_eq!(b.journal.take(&longer, AT_ONCE).unwrap().rows.len(), 5);
    assert!(Journal::verify(&b.path()).unwrap().is_sound());
}

#[test]
fn what_other_stations_recorded_is_saved_with_a_lost_file() {
    let (mut a, b, mut log) = mixed();
    // Part of it lies in the file when it is opened, part comes later, and a third station's is new.
    let (mut b, _) = b.reopen::<()>();
    let mut c = Station::new(3);
    c.record(2);
    a.record(1);
    let key = a.key();
    b.journal.enter(&key, 4).unwrap();
    log.0.push(Log::line(Some(&key), &a.all().rows[3]));
    log.0.extend(b.record(1).iter().map(|row| Log::line(None, row)));
    b.take_from(&a, 100);
    log.0.extend(a.all().rows[4..].iter().map(|row| Log::line(Some(&key), row)));
    b.take_from(&c, 100);
    log.0.extend(c.all().rows.iter().map(|row| Log::line(Some(&c.key()), row)));
    let heads = b.journal.heads().unwrap();
    let path = b.path();
    let next = b.folder.path().join("next.jadoube");
    b.journal.go_over(&next).unwrap();
    assert_eq!(b.journal.heads().unwrap(), heads);
    fs::write(&path, "a letter").unwrap();
    fs::remove_file(&next).unwrap();
    let lost = b.journal.append(&batch(1, &["{}"])).unwrap_err();
    let Fault::Lost { saved: Some(saved), .. } = lost else { panic!("{lost:?}") };
    let (mut journal, found) = Journal::open_as::<Log>(&saved, None).unwrap();
    assert_eq!(found, log);
    journal.sign_with(b.signer.clone());
    assert_eq!(journal.heads().unwrap(), heads);
    let all = journal.since(&Heads::new(), u64::MAX).unwrap();
    assert_eq!(all.iter().map(|one| one.rows.len()).sum::<usize>(), log.0.len());
    let verdict = Journal::verify(&saved).unwrap();
    assert!(verdict.is_sound(), "{verdict:?}");
}

#[test]
fn the_readable_part_of_a_file_keeps_the_strands_of_others_where_its_own_rows_all_stand() {
    // What is done, how many own rows are left, the first row of the others' that was left out, how many of
    // those that took effect did so in the new file, and whether all is as it was.
    for (sql, own, out, entered, whole) in [
        ("SELECT 1", 3, None, 3, true),
        ("UPDATE event SET payload = '{}' WHERE seq = 1", 2, Some(1), 0, false),
        ("UPDATE strand_event SET payload = '{}' WHERE seq = 5", 3, Some(5), 3, false),
        ("UPDATE strand_event SET payload = '{}' WHERE seq = 3", 3, Some(3), 2, false),
        ("DELETE FROM strand_event WHERE seq = 2", 3, Some(1), 0, false),
        (
            "UPDATE strand_signature SET signature = zeroblob(64) WHERE seq = 4",
            3,
            Some(4),
            3,
            false,
        ),
        ("DELETE FROM strand_event WHERE seq = 7", 3, Some(5), 3, false),
        ("DELETE FROM arrival", 3, None, 0, false),
    ] {
        let (a, b, log) = mixed();
        let path = b.path();
        b.journal.close().unwrap();
        meddle(&path, sql);
        let to = b.folder.path().join("readable.jadoube");
        let salvage = Journal::salvage(&path, &to, Some((&b.signer, "B")), &mut Unread, 0).unwrap();
        let found: Vec<_> = salvage.others.iter().map(|one| (one.station, one.from)).collect();
        let expected: Vec<_> = out.map(|from| (a.key(), from)).into_iter().collect();
        assert_eq!((found, salvage.is_whole()), (expected, whole), "{sql}");
        let (mut journal, found) = Journal::open_as::<Log>(&to, None).unwrap();
        let (rows, theirs): (Vec<_>, Vec<_>) =
            found.0.iter().cloned().partition(|line| line.starts_with("own"));
        // One row more tells the key of who saved it, where something was signed anew.
        assert!(rows.len() >= own, "{sql}: {found:?}");
        assert_eq!(theirs.len(), entered, "{sql}");
        assert_eq!(found == log, entered == 3, "{sql}: in the order in which they took effect");
        journal.sign_with(b.signer.clone());
        let is_shared = out != Some(1) || !sql.contains(" event ");
        assert_eq!(journal.is_shared(), is_shared, "{sql}");
        let taken = journal.take(&a.all(), AT_ONCE).unwrap();
        let back = out.map_or(0, |from| 8 - from);
        assert_eq!(taken.rows.len() as u64, back, "{sql}: given again");
        journal.close().unwrap();
        assert!(Journal::verify(&to).unwrap().is_sound(), "{sql}");
    }
}

#[test]
fn an_automatic_copy_has_all_strands_and_none_is_made_of_what_does_not_stand() {
    let (_, b, log) = mixed();
    let folder = b.folder.path().join("copies");
    let copy = crate::copies::copy(&b.path(), b.journal.head(), &folder, 3).unwrap();
    assert_eq!(Journal::open_as::<Log>(&copy, None).unwrap().1, log);
    let (path, head) = (b.path(), b.journal.head());
    b.journal.close().unwrap();
    meddle(&path, "UPDATE strand_event SET payload = '{}' WHERE seq = 5");
    let fault = crate::copies::copy(&path, head, &folder, 3).unwrap_err();
    assert!(matches!(fault, Fault::Strand { .. }), "{fault}");
}
