//! What it costs to sign, and what it costs when somebody touches the open file: a program for
//! backups that sets its time, say. Takes a while and some disk, and so is done only when it is
//! asked for by name: `cargo bench --bench journal -- journal`.
//!
//! Wanted: a signature adds less to a command than the disk takes to sync it, and a touched file of
//! 100,000 rows is known again in less than a tenth of a second.

use std::fs::File;
use std::hint::black_box;
use std::time::{Duration, Instant, SystemTime};

use jadoube_chess::moment::Moment;
use jadoube_core::evidence::head::Head;
use jadoube_journal::file::Journal;
use jadoube_journal::row::{Batch, Header};
use jadoube_journal::signing::{Signer, Statement};
use jadoube_laws::ids::{CommandKey, Role, Who};
use uuid::Uuid;

const ROWS: u32 = 100_000;
const WALL: &str = "2026-11-22T09:00:00.250+01:00[Europe/Berlin]";
/// As long as that of a move with its times.
const PAYLOAD: &str = r#"{"in":"game","board":12,"what":{"event":"move-played","uci":"g1f3","source":"board","times":{"white":5400000,"black":5399000},"spent":1000}}"#;

fn main() {
    if !std::env::args().any(|asked| asked == "journal") {
        println!("left out: cargo bench --bench journal -- journal");
        return;
    }
    let signer = Signer::make().expect("random numbers");
    let header = header();
    let statement = |seq| Statement::of_head(header.competition, &Head { seq, hash: [9; 32] });
    let signed = signer.sign(&statement(1));
    let mut seq = 0;
    tell("a signature", 2000, || {
        seq += 1;
        black_box(signer.sign(&statement(seq)));
    });
    tell("a signature checked", 2000, || {
        assert!(statement(1).is_signed(&signer.public(), &signed));
    });
    for key in [None, Some(&signer)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut journal = Journal::create(&folder.path().join("a.jadoube"), &header).expect("made");
        key.into_iter().for_each(|key| journal.sign_with(key.clone()));
        let mut nth = 0;
        let name = if key.is_some() { "a command, signed" } else { "a command, not signed" };
        tell(name, 500, || {
            nth += 1;
            journal.append(&batch(nth)).expect("recorded");
        });
    }
    touched(&header, &signer);
}

/// A long record: opened, looked at, and looked at when it was touched.
fn touched(header: &Header, signer: &Signer) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("long.jadoube");
    let batches: Vec<Batch> = (1..=ROWS).map(batch).collect();
    let begun = Instant::now();
    let founded = Journal::found(&path, header, &batches, Some(signer)).expect("made");
    println!("{ROWS} rows, made: {:?}", begun.elapsed());
    founded.close().expect("closed");
    drop(batches);
    let begun = Instant::now();
    let (mut journal, rows) = Journal::open(&path).expect("opened");
    println!("{} rows, opened: {:?}", rows.len(), begun.elapsed());
    drop(rows);
    journal.append(&batch(ROWS + 1)).expect("recorded");
    tell("a look at it", 200, || journal.check().expect("as it was"));
    let mut secs = 0;
    tell("a look when its time was set", 20, || {
        secs += 1;
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(secs);
        let file = File::options().write(true).open(&path).expect("there");
        file.set_modified(time).expect("set");
        journal.check().expect("the same");
    });
    let bytes = std::fs::metadata(&path).map_or(0, |there| there.len());
    println!("{bytes} bytes");
}

/// The median and the longest of so many times.
fn tell(what: &str, times: usize, mut deed: impl FnMut()) {
    let mut all: Vec<Duration> = (0..times)
        .map(|_| {
            let begun = Instant::now();
            deed();
            begun.elapsed()
        })
        .collect();
    all.sort();
    println!("{what}: {:?}, at most {:?}", all[times / 2], all[times - 1]);
}

fn header() -> Header {
    let competition = Uuid::from_u128(0x1972);
    Header { competition, created: WALL.to_owned(), program: "0.1.0".to_owned() }
}

fn batch(nth: u32) -> Batch {
    Batch {
        key: CommandKey(Uuid::from_u128(u128::from(nth))),
        wall: WALL.to_owned(),
        at: Moment(i64::from(nth) * 1000),
        who: Who { station: "Saal 1".to_owned(), role: Role::Arbiter },
        events: vec![(1, PAYLOAD.to_owned())],
    }
}
