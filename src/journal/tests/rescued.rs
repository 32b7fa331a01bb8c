//! What is saved of damaged files, and the automatic copies.

use super::*;
use crate::chain::{BrokenRow, RowFault};
use crate::copies::copy;
use crate::fault::Flaw;
use crate::row::Row;
use crate::signing::{Signer, Statement};
use jadoube_core::evidence::code::hex;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::evidence::record::{Countersignature, Event as Told, TO_THE_END};
use jadoube_core::hall::event::Event;

/// Meddles with a file as whoever knows SQLite can.
fn meddle(path: &Path, sql: &str) {
    let other = Connection::open(path).unwrap();
    let guards = "DROP TRIGGER event_update; DROP TRIGGER event_delete;";
    other.execute_batch(&format!("{guards} {sql}")).unwrap();
}

#[test]
fn the_readable_part_of_a_damaged_file_becomes_a_valid_one() {
    // Seven rows: batch 3 is rows 3 and 4. What is done, the keys that are left, how many of the
    // rows are unchanged, and what was left out.
    type Case = (&'static str, &'static [u128], u64, &'static [(u64, u64)]);
    let cases: [Case; 8] = [
        ("SELECT 1", &[1, 2, 3, 3, 4, 5], 6, &[]),
        ("UPDATE event SET payload = '{}' WHERE seq = 2", &[1, 3, 3, 4, 5], 1, &[(2, 2)]),
        ("DELETE FROM event WHERE seq = 2", &[1, 3, 3, 4, 5], 1, &[(2, 2)]),
        // Half a command is none.
        ("DELETE FROM event WHERE seq = 4", &[1, 2, 4, 5], 2, &[(3, 4)]),
        ("UPDATE event SET at = at + 1 WHERE seq = 3", &[1, 2, 4, 5], 2, &[(3, 4)]),
        ("DELETE FROM event WHERE seq < 3", &[3, 3, 4, 5], 0, &[(1, 2)]),
        ("UPDATE event SET payload = '{}' WHERE seq = 6", &[1, 2, 3, 3, 4], 5, &[(6, 6)]),
        ("UPDATE event SET payload = '{}'", &[], 0, &[(1, 6)]),
    ];
    for (sql, left, unchanged, out) in cases {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        filled(&path, 5).close().unwrap();
        meddle(&path, sql);
        let before = fs::read(&path).unwrap();
        let to = folder.path().join("readable.jadoube");
        let salvage = Journal::salvage(&path, &to, None, &mut Unread, 0).unwrap();
        assert_eq!(salvage.left_out, out, "{sql}");
        assert_eq!((salvage.rows, salvage.unchanged), (left.len() as u64, unchanged), "{sql}");
        assert!(salvage.trouble.is_some(), "{sql}: the guards are gone");
        assert!(Journal::verify(&to).unwrap().is_sound(), "{sql}");
        let (mut journal, rows) = Journal::open(&to).unwrap();
        let (told, kept): (Vec<&Row>, Vec<&Row>) =
            rows.iter().partition(|row| row.payload.contains("\"salvaged\""));
        let found: Vec<u128> = kept.iter().map(|row| row.key.0.as_u128()).collect();
        assert_eq!(found, left, "{sql}");
        // The new file says itself what it lacks, where it has anything.
        let is_told = !out.is_empty() && !left.is_empty();
        assert_eq!(told.len(), usize::from(is_told), "{sql}");
        journal.append(&batch(99, &["{}"])).unwrap();
        assert_eq!(fs::read(&path).unwrap(), before, "{sql}: the evidence stays");
        let again = Journal::salvage(&path, &to, None, &mut Unread, 0).unwrap_err();
        assert_eq!(again, Fault::AlreadyExists { path: wal_path(&to) }, "{sql}");
    }
}

#[test]
fn a_file_whose_head_is_destroyed_is_saved_by_its_rows() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 5).close().unwrap();
    let mut bytes = fs::read(&path).unwrap();
    bytes[..100].fill(0xA5);
    fs::write(&path, &bytes).unwrap();
    let refused = Journal::open(&path).map(|_| ()).unwrap_err();
    assert!(matches!(refused, Fault::Damaged { flaw: Flaw::Head, .. }), "{refused:?}");
    let to = folder.path().join("readable.jadoube");
    let salvage = Journal::salvage(&path, &to, None, &mut Unread, 0).unwrap();
    assert_eq!((salvage.rows, salvage.unchanged, &salvage.left_out[..]), (6, 6, &[][..]));
    assert!(!salvage.is_whole(), "its head was gone");
    assert!(Journal::verify(&to).unwrap().is_sound());
    assert_eq!(fs::read(&path).unwrap(), bytes, "the evidence stays");
}

/// Who signed which rows: from, to, and the key.
type Runs = Vec<(u64, u64, Option<PublicKey>)>;

/// Its name, what is done, who saves it, who has signed which rows then, besides the one that tells what is
/// left out; how many rows there are, how many unchanged, and how many signatures left out; and which rows
/// are left out.
type Attempt<'a> = (&'a str, &'a str, Option<&'a Signer>, Runs, [u64; 3], &'static [(u64, u64)]);

/// Who signed which rows of a file that stands.
fn signed(path: &Path) -> Runs {
    let verdict = Journal::verify(path).unwrap();
    assert!(verdict.is_sound(), "{verdict:?}");
    verdict.runs.iter().map(|run| (run.from, run.to, run.key)).collect()
}

/// The payload of the row that tells a key.
fn key_shown(signer: &Signer) -> String {
    let (station, key) = ("desk 1", signer.public());
    format!(
        r#"{{"in":"evidence","what":{{"event":"key-shown","station":"{station}","key":"{key}"}}}}"#
    )
}

/// A file that tells its key in row 1, with five rows more, each a batch.
fn signed_file(path: &Path, signer: &Signer) {
    let mut journal = Journal::create(path, &header()).unwrap();
    journal.sign_with(signer.clone());
    journal.append(&batch(1, &[&key_shown(signer)])).unwrap();
    for key in 2..=6 {
        journal.append(&batch(key, &["{}"])).unwrap();
    }
    journal.beat(Moment(6_000), WALL, "").unwrap();
    journal.close().unwrap();
}

#[test]
fn a_lost_file_is_saved_with_its_signatures() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let signer = Signer::make().unwrap();
    let mut journal = Journal::create(&path, &header()).unwrap();
    journal.sign_with(signer.clone());
    for key in 1..=5 {
        journal.append(&batch(key, &["{}"])).unwrap();
    }
    journal.beat(Moment(6_000), WALL, "").unwrap();
    fs::rename(&path, folder.path().join("elsewhere")).unwrap();
    let Err(Fault::Lost { saved: Some(saved), .. }) = journal.append(&batch(6, &["{}"])) else {
        panic!("it is lost");
    };
    assert_eq!(signed(&saved), [(1, 5, Some(signer.public()))]);
}

#[test]
fn what_is_saved_of_a_signed_file_is_signed_and_accuses_nobody() {
    let (own, other) = (Signer::make().unwrap(), Signer::make().unwrap());
    let (mine, theirs) = (Some(own.public()), Some(other.public()));
    let wrong = "UPDATE signature SET signature = zeroblob(64) WHERE seq = 4";
    // What is done, who saves it, who has signed which rows, and: how many rows of the old file,
    // how many unchanged, how many signatures left out; and which rows.
    let cases: [Attempt<'_>; 9] = [
        ("nothing", "", Some(&other), vec![(1, 6, mine)], [6, 6, 0], &[]),
        (
            "a row is gone",
            "DELETE FROM event WHERE seq = 3",
            Some(&other),
            vec![(1, 2, mine), (3, 6, theirs)],
            [5, 2, 4],
            &[(3, 3)],
        ),
        (
            "by the same station",
            "DELETE FROM event WHERE seq = 3",
            Some(&own),
            vec![(1, 5, mine)],
            [5, 2, 4],
            &[(3, 3)],
        ),
        (
            "the row that tells the key",
            "UPDATE event SET payload = '{}' WHERE seq = 1",
            Some(&other),
            vec![(1, 6, theirs)],
            [5, 0, 6],
            &[(1, 1)],
        ),
        (
            "the same, by its own station",
            "DELETE FROM event WHERE seq = 1",
            Some(&own),
            vec![(1, 6, mine)],
            [5, 0, 6],
            &[(1, 1)],
        ),
        (
            "a signature that is not genuine",
            wrong,
            Some(&other),
            vec![(1, 3, mine), (4, 7, theirs)],
            [6, 3, 3],
            &[],
        ),
        ("the same, by its own station", wrong, Some(&own), vec![(1, 6, mine)], [6, 6, 1], &[]),
        (
            "one of a row that never was",
            "UPDATE signature SET seq = 9 WHERE seq = 6",
            Some(&own),
            vec![(1, 6, mine)],
            [6, 6, 1],
            &[(7, TO_THE_END)],
        ),
        ("nobody signs", wrong, None, vec![(1, 6, None)], [6, 6, 6], &[]),
    ];
    attempt(&own, &cases);
}

#[test]
fn what_is_saved_of_a_file_that_lost_its_end_says_so() {
    let gone = "DELETE FROM event WHERE seq > 4; DELETE FROM signature WHERE seq > 4;";
    let more = format!("{gone} DELETE FROM event WHERE seq = 3;");
    for (sql, out, unchanged) in [
        (gone, &[(5, TO_THE_END)][..], 4),
        (more.as_str(), &[(3, 3), (5, TO_THE_END)], 2),
        // The signatures that are there know of the rows.
        ("DELETE FROM event WHERE seq > 4", &[(5, TO_THE_END)], 4),
    ] {
        let folder = TempDir::new().unwrap();
        let (path, own) = (place(&folder), Signer::make().unwrap());
        signed_file(&path, &own);
        let signatures = "DROP TRIGGER signature_update; DROP TRIGGER signature_delete;";
        meddle(&path, &format!("{signatures} {sql}"));
        let to = folder.path().join("readable.jadoube");
        let salvage = Journal::salvage(&path, &to, Some((&own, "desk 1")), &mut Unread, 0).unwrap();
        assert_eq!((salvage.left_out.as_slice(), salvage.unchanged), (out, unchanged), "{sql}");
        signed(&to);
        let told = Journal::read(&to).unwrap().rows.pop().unwrap();
        let (lacking, results) = (Vec::new(), Vec::new());
        let what = Told::Salvaged { left_out: out.to_vec(), lacking, results };
        assert_eq!(serde_json::from_str::<Event>(&told.payload).unwrap(), Event::Evidence { what });
    }
}

#[test]
fn a_note_of_what_is_lacking_that_is_cut_off_is_missed() {
    for is_signed in [true, false] {
        let folder = TempDir::new().unwrap();
        let (path, own) = (place(&folder), Signer::make().unwrap());
        let signer = is_signed.then_some((&own, "desk 1"));
        if is_signed {
            signed_file(&path, &own);
        } else {
            filled(&path, 4).close().unwrap();
        }
        meddle(&path, "DELETE FROM event WHERE seq = 2");
        let (once, twice) = (folder.path().join("1.jadoube"), folder.path().join("2.jadoube"));
        Journal::salvage(&path, &once, signer, &mut Unread, 0).unwrap();
        assert!(Journal::verify(&once).unwrap().is_sound(), "signed: {is_signed}");
        let rows = Journal::read(&once).unwrap().rows;
        let note = rows.last().unwrap();
        assert!(note.payload.contains("salvaged"), "signed: {is_signed}");
        let seq = note.seq;
        let cut = format!(
            "DROP TRIGGER signature_delete; DELETE FROM signature WHERE seq = {seq};
             DELETE FROM event WHERE seq = {seq}"
        );
        meddle(&once, &cut);
        let again = Journal::salvage(&once, &twice, signer, &mut Unread, 0).unwrap();
        assert_eq!(again.left_out, [(seq, TO_THE_END)], "signed: {is_signed}");
    }
}

#[test]
fn of_a_note_of_what_is_lacking_that_is_altered_it_is_told_that_there_was_one() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 4).close().unwrap();
    meddle(&path, "DELETE FROM event WHERE seq = 2");
    let (once, twice) = (folder.path().join("1.jadoube"), folder.path().join("2.jadoube"));
    let first = Journal::salvage(&path, &once, None, &mut Unread, 0).unwrap();
    meddle(&once, "UPDATE event SET at = at + 1 WHERE payload LIKE '%salvaged%'");
    let again = Journal::salvage(&once, &twice, None, &mut Unread, 0).unwrap();
    assert_eq!([first.is_note_lost, again.is_note_lost], [false, true]);
    let told = |row: &Row| match serde_json::from_str(&row.payload) {
        Ok(Event::Evidence { what: Told::Salvaged { left_out, .. } }) => Some(left_out),
        _ => None,
    };
    let notes: Vec<_> = Journal::read(&twice).unwrap().rows.iter().filter_map(told).collect();
    assert_eq!(notes, [Vec::new(), again.left_out], "no numbers of before, and those of now");
}

#[test]
fn what_a_file_is_known_to_have_had_behind_its_last_row_is_lost() {
    // Six commands are eight rows.
    for (commands, known_to, out) in
        [(0, 0, &[][..]), (6, 0, &[][..]), (6, 8, &[][..]), (6, 9, &[(9, TO_THE_END)][..])]
    {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        filled(&path, commands).close().unwrap();
        let to = folder.path().join("readable.jadoube");
        let salvage = Journal::salvage(&path, &to, None, &mut Unread, known_to).unwrap();
        assert_eq!(salvage.left_out, out, "{commands} commands, known to {known_to}");
        assert_eq!(salvage.is_whole(), out.is_empty(), "{commands} commands, known to {known_to}");
    }
}

#[test]
fn of_half_a_command_at_the_end_it_is_told_how_far_it_went_and_whether_more_may_have_come() {
    // Eight rows: the last command is rows 7 and 8.
    let (first, second) = ("DELETE FROM event WHERE seq = 7", "DELETE FROM event WHERE seq = 8");
    let altered = "UPDATE event SET payload = '{}' WHERE seq = 2;";
    let cut = [(2, 2), (7, 8), (9, TO_THE_END)];
    // A heartbeat that was left behind its end does not tell that none came behind it.
    for (sql, is_beat, out, unchanged) in [
        (first.to_owned(), false, &[(7, 8)][..], 6),
        ("UPDATE event SET at = at + 1 WHERE seq = 7".to_owned(), false, &[(7, 8)], 6),
        (second.to_owned(), false, &cut[1..], 6),
        (second.to_owned(), true, &cut[1..], 6),
        (format!("{altered} {first}"), false, &[(2, 2), (7, 8)], 1),
        (format!("{altered} {second}"), false, &cut, 1),
        (format!("{altered} {second}"), true, &cut, 1),
    ] {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        let mut journal = filled(&path, 6);
        if is_beat {
            journal.beat(Moment(6_000), WALL, "").unwrap();
        }
        journal.close().unwrap();
        meddle(&path, &sql);
        let to = folder.path().join("readable.jadoube");
        let salvage = Journal::salvage(&path, &to, None, &mut Unread, 0).unwrap();
        assert_eq!((salvage.left_out.as_slice(), salvage.unchanged), (out, unchanged), "{sql}");
        let told = Journal::read(&to).unwrap().rows.pop().unwrap();
        let (lacking, results) = (Vec::new(), Vec::new());
        let what = Told::Salvaged { left_out: out.to_vec(), lacking, results };
        let found = serde_json::from_str::<Event>(&told.payload).unwrap();
        assert_eq!(found, Event::Evidence { what }, "{sql}");
    }
}

#[test]
fn what_came_behind_half_a_command_may_be_lost_whatever_was_left_at_its_end() {
    // Its end is row 8. A heartbeat was left there, and this computer knows of it; two commands came behind.
    for is_signed in [true, false] {
        let folder = TempDir::new().unwrap();
        let (path, own) = (place(&folder), Signer::make().unwrap());
        let mut journal = filled(&path, 5);
        if is_signed {
            journal.sign_with(own.clone());
            journal.append(&batch(6, &[&key_shown(&own), "{}"])).unwrap();
        } else {
            journal.append(&batch(6, &["{}", "{}"])).unwrap();
        }
        journal.beat(Moment(6_000), WALL, "").unwrap();
        journal.append(&batch(7, &["{}"])).unwrap();
        journal.append(&batch(8, &["{}"])).unwrap();
        journal.close().unwrap();
        let signatures = "DROP TRIGGER signature_delete; DELETE FROM signature WHERE seq > 8;";
        let signatures = if is_signed { signatures } else { "" };
        meddle(&path, &format!("{signatures} DELETE FROM event WHERE seq > 7"));
        let to = folder.path().join("readable.jadoube");
        let salvage = Journal::salvage(&path, &to, None, &mut Unread, 8).unwrap();
        let out = [(7, 8), (9, TO_THE_END)];
        assert_eq!(salvage.left_out, out, "signed: {is_signed}");
    }
}

#[test]
fn where_signatures_are_gone_all_behind_the_key_is_signed_anew() {
    let (own, other) = (Signer::make().unwrap(), Signer::make().unwrap());
    let (mine, theirs) = (Some(own.public()), Some(other.public()));
    let (first, all) = ("DELETE FROM signature WHERE seq = 1", "DELETE FROM signature");
    let later = "DELETE FROM signature WHERE seq = 4";
    let last = "DELETE FROM signature WHERE seq = 6";
    attempt(
        &own,
        &[
            ("that of the key", first, Some(&own), vec![(1, 6, mine)], [6, 6, 1], &[]),
            ("a later one", later, Some(&own), vec![(1, 6, mine)], [6, 6, 1], &[]),
            ("the last", last, Some(&own), vec![(1, 6, mine)], [6, 6, 1], &[]),
            (
                "a later one, by another station",
                later,
                Some(&other),
                vec![(1, 3, mine), (4, 7, theirs)],
                [6, 3, 3],
                &[],
            ),
            ("all", all, Some(&own), vec![(1, 6, mine)], [6, 6, 6], &[]),
            ("all, by another station", all, Some(&other), vec![(1, 7, theirs)], [6, 0, 6], &[]),
        ],
    );
}

/// Does that to a file that was signed with this key, and looks at what is saved of it.
fn attempt(own: &Signer, cases: &[Attempt<'_>]) {
    let signatures = "DROP TRIGGER signature_update; DROP TRIGGER signature_delete;";
    for (name, sql, signer, runs, counts, out) in cases {
        let folder = TempDir::new().unwrap();
        let path = place(&folder);
        signed_file(&path, own);
        meddle(&path, &format!("{signatures} {sql}"));
        let to = folder.path().join("readable.jadoube");
        let salvage =
            Journal::salvage(&path, &to, signer.map(|signer| (signer, "desk 2")), &mut Unread, 0)
                .unwrap();
        let found = [salvage.rows, salvage.unchanged, salvage.signatures];
        // The row that tells what is left out comes last, with the signature of who saves.
        let mut runs = runs.clone();
        if let Some(last) = runs.last_mut().filter(|_| !out.is_empty()) {
            last.1 += 1;
        }
        assert_eq!(salvage.left_out.as_slice(), *out, "{name}");
        assert_eq!((&signed(&to), &found), (&runs, counts), "{name}");
        assert!(!salvage.is_whole(), "{name}: the guards are gone");
        // Whoever signs has told the key before, or with it.
        let rows = Journal::read(&to).unwrap().rows;
        for run in Journal::verify(&to).unwrap().runs {
            let Some(key) = run.key else { continue };
            let tells = |row: &&Row| row.payload.contains(&key.to_string());
            assert!(rows.iter().find(tells).is_some_and(|row| row.seq <= run.from), "{name}");
        }
    }
}

#[test]
fn where_the_signatures_cannot_be_read_all_is_signed_anew() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let own = Signer::make().unwrap();
    signed_file(&path, &own);
    let file = Connection::open(&path).unwrap();
    let number = |sql| usize::from(file.query_row(sql, [], |row| row.get::<_, u16>(0)).unwrap());
    let root = number("SELECT rootpage FROM sqlite_schema WHERE name = 'signature'");
    let size = number("PRAGMA page_size");
    drop(file);
    let mut bytes = fs::read(&path).unwrap();
    bytes[(root - 1) * size..root * size].fill(0xFF);
    fs::write(&path, bytes).unwrap();

    let (once, twice) = (folder.path().join("once.jadoube"), folder.path().join("twice.jadoube"));
    let salvage = Journal::salvage(&path, &once, Some((&own, "desk 1")), &mut Unread, 0).unwrap();
    assert_eq!((salvage.rows, salvage.unchanged, salvage.signatures), (6, 6, 6));
    assert!(salvage.trouble.is_some());
    assert_eq!(signed(&once), [(1, 6, Some(own.public()))]);
    let again = Journal::salvage(&once, &twice, Some((&own, "desk 1")), &mut Unread, 0).unwrap();
    assert!(again.is_whole(), "{again:?}");
    assert_eq!(signed(&twice), [(1, 6, Some(own.public()))]);
}

#[test]
fn a_second_signature_of_a_row_that_is_gone_is_left_out() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let (own, friend) = (Signer::make().unwrap(), Signer::make().unwrap());
    signed_file(&path, &own);
    let (mut journal, rows) = Journal::open(&path).unwrap();
    journal.sign_with(own.clone());
    let head = Head { seq: 4, hash: rows[3].hash.0 };
    let signature = friend.sign(&Statement::of_second(header().competition, &head, "Ilić"));
    let signature = Countersignature {
        head: 4,
        hash: hex(&head.hash),
        by: "Ilić".into(),
        key: friend.public().to_string(),
        signature: hex(&signature),
    };
    let what = Told::Countersigned { signature };
    let payload = serde_json::to_string(&Event::Evidence { what }).unwrap();
    journal.append(&batch(7, &[&payload])).unwrap();
    journal.append(&batch(8, &["{}"])).unwrap();
    journal.close().unwrap();
    for (sql, left_out, rows) in [
        ("SELECT 1", &[][..], 8),
        ("DELETE FROM event WHERE seq = 6", &[(6, 6)], 7),
        ("DELETE FROM event WHERE seq = 2", &[(2, 2), (7, 7)], 6),
    ] {
        let copy = folder.path().join("copy.jadoube");
        fs::copy(&path, &copy).unwrap();
        meddle(&copy, sql);
        let to = folder.path().join(format!("{rows}.jadoube"));
        let salvage = Journal::salvage(&copy, &to, Some((&own, "desk 1")), &mut Unread, 0).unwrap();
        assert_eq!((salvage.left_out.as_slice(), salvage.rows), (left_out, rows), "{sql}");
        signed(&to);
    }
}

#[test]
fn rows_outlive_the_header() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let own = Signer::make().unwrap();
    signed_file(&path, &own);
    meddle(&path, "DROP TRIGGER header_delete; DELETE FROM header");
    let broken = Some(BrokenRow { seq: 0, how: RowFault::HeaderGone });
    let trouble =
        |fault: &Fault| matches!(fault, Fault::Damaged { broken: found, .. } if *found == broken);
    let reading = Journal::read(&path).unwrap();
    assert_eq!(reading.rows.len(), 6, "they can be looked at");
    assert!(reading.trouble.as_ref().is_some_and(trouble), "{:?}", reading.trouble);
    assert!(Journal::open(&path).is_err_and(|fault| trouble(&fault)));
    let to = folder.path().join("readable.jadoube");
    let salvage = Journal::salvage(&path, &to, Some((&own, "desk 1")), &mut Unread, 0).unwrap();
    assert_eq!((salvage.rows, salvage.unchanged, salvage.signatures), (6, 0, 6));
    assert_eq!(signed(&to), [(1, 6, Some(own.public()))]);
    assert_ne!(Journal::read(&to).unwrap().header.competition, Uuid::nil());
}

#[test]
fn of_a_file_cut_short_the_beginning_is_saved() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    filled(&path, 300).close().unwrap();
    let whole = Journal::read(&path).unwrap().rows;
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    let to = folder.path().join("readable.jadoube");
    let salvage = Journal::salvage(&path, &to, None, &mut Unread, 0).unwrap();
    assert!(matches!(salvage.trouble, Some(Fault::Truncated { .. })));
    assert!(salvage.rows > 0 && salvage.unchanged > 0);
    assert!(salvage.left_out.last().is_some_and(|(_, to)| *to == TO_THE_END), "{salvage:?}");
    let (_, rows) = Journal::open(&to).unwrap();
    let kept = usize::try_from(salvage.unchanged).unwrap();
    assert_eq!(rows[..kept], whole[..kept], "with their hashes, so that a noted head is found");
    fs::write(&path, &bytes[..3000]).unwrap();
    let nothing =
        Journal::salvage(&path, &folder.path().join("none"), None, &mut Unread, 0).unwrap_err();
    assert!(matches!(nothing, Fault::Truncated { .. }), "{nothing}");
    assert!(!folder.path().join("none").exists());
}

#[test]
fn copies_are_whole_and_rotate_and_spare_what_is_not_theirs() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = filled(&path, 4);
    let copies = folder.path().join("copies");
    fs::create_dir(&copies).unwrap();
    let strange = [
        "Open 2026-copy-00001972-20260101-000000.jadoube.txt",
        "Open 2026-copy-ffffffff-20250101-000000.jadoube",
        "Open 2026-copy-00001972-yesterday.jadoube",
        "Open 2026.jadoube",
    ];
    let older = ["20250101-000000", "20250102-000000", "20250103-000000"]
        .map(|time| format!("Open 2026-copy-00001972-{time}.jadoube"));
    for name in strange.into_iter().chain(older.iter().map(String::as_str)) {
        fs::write(copies.join(name), "x").unwrap();
    }
    // In use, with its newest rows in the side file; nothing is locked or folded by it.
    let before = (fs::read(&path).unwrap(), fs::read(wal_path(&path)).unwrap());
    let made = copy(&path, journal.head(), &copies, 2).unwrap();
    assert_eq!((fs::read(&path).unwrap(), fs::read(wal_path(&path)).unwrap()), before);
    assert_eq!(Journal::read(&made).unwrap(), Journal::read(&path).unwrap());
    assert!(Journal::verify(&made).unwrap().is_sound());
    let mut left = names(&copies);
    let made_name = made.file_name().unwrap().to_str().unwrap().to_owned();
    let mut expected: Vec<String> = strange.map(str::to_owned).into();
    expected.extend([older[2].clone(), made_name]);
    expected.sort();
    left.sort();
    assert_eq!(left, expected, "two copies of this competition, and whatever else lay there");
    journal.append(&batch(70, &["{}"])).unwrap();
    // A copy can be worked on like any other.
    let (mut copied, _) = Journal::open(&made).unwrap();
    copied.append(&batch(71, &["{}"])).unwrap();
}

#[test]
fn what_does_not_hold_the_record_is_not_copied_over_good_copies() {
    let folder = TempDir::new().unwrap();
    let path = place(&folder);
    let mut journal = filled(&path, 4);
    let early = fs::read(&path).unwrap();
    let mut head = journal.head();
    journal.append(&batch(70, &["{}"])).unwrap();
    let copies = folder.path().join("copies");
    // The record has grown since: fine.
    copy(&path, head, &copies, 2).unwrap();
    assert_eq!(names(&copies).len(), 1);
    head = journal.head();
    journal.close().unwrap();
    for bytes in [early, b"a letter".to_vec(), Vec::new()] {
        fs::write(&path, bytes).unwrap();
        assert!(copy(&path, head, &copies, 1).is_err());
        assert_eq!(names(&copies).len(), 1);
    }
    let wall = folder.path().join("file");
    fs::write(&wall, "").unwrap();
    filled(&folder.path().join("b.jadoube"), 2).close().unwrap();
    let (good, _) = Journal::open(&folder.path().join("b.jadoube")).unwrap();
    assert!(copy(good.path(), good.head(), &wall, 1).is_err(), "no folder");
}
