//! The record as evidence, attacked: with the tools of whoever has the file, of whoever has another
//! key, and of the owner of the key. What is claimed in the README and in `journal` is shown here.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output, Stdio};

use jadoube_chess::side::Side;
use jadoube_core::adjournment::envelope::SealedMove;
use jadoube_core::adjournment::receipt::typed;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::evidence::head::Head;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::cycle::Cycle;
use jadoube_desk::library;
use jadoube_journal::chain::{genesis, row_hash};
use jadoube_journal::file::Journal;
use jadoube_journal::row::Row;
use jadoube_journal::signing::{Signer, Statement};
use jadoube_laws::ids::{BoardNo, CommandKey, EnvelopeNo, Role};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::IllegalMove;
use rusqlite::{Connection, params};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A machine with its own key.
struct Machine(TempDir);

impl Machine {
    fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn run(&self, args: &[&str]) -> Output {
        Process::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(args)
            .current_dir(self.0.path())
            .env("JADOUBE_CONFIG", self.0.path().join("config"))
            .env("LC_ALL", "en_GB.UTF-8")
            .stdin(Stdio::null())
            .output()
            .expect("the program starts")
    }

    fn ok(&self, args: &[&str]) -> String {
        let output = self.run(args);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
        String::from_utf8(output.stdout).expect("UTF-8")
    }

    /// With a competition of five rows and more, made by this machine.
    fn with_hall() -> Self {
        let machine = Self::new();
        machine.ok(&["new", "hall.jadoube", "--name", "Cup", "--boards", "3", "--control", "3+2"]);
        machine
    }

    fn verify(&self, file: &Path, more: &[&str]) -> Value {
        let file = file.display().to_string();
        let output = self.run(&[&["verify", &file, "--json"], more].concat());
        let mut answer: Value = serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|_| panic!("{more:?}: {output:?}"));
        answer["code"] = output.status.code().into();
        answer
    }

    fn signer(&self) -> Signer {
        Signer::at(&self.path("config").join("station.key")).expect("a key")
    }
}

/// Opens a file as an attacker does: without its guards, which are put back afterwards.
fn meddle(path: &Path, deed: impl FnOnce(&Connection)) {
    let database = Connection::open(path).expect("a database");
    let guards: Vec<(String, String)> = database
        .prepare("SELECT tbl_name, sql FROM sqlite_schema WHERE type = 'trigger'")
        .and_then(|mut sql| sql.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect())
        .expect("triggers");
    for (_, sql) in &guards {
        let name = sql.split_whitespace().nth(2).expect("CREATE TRIGGER name");
        database.execute_batch(&format!("DROP TRIGGER {name}")).expect("dropped");
    }
    deed(&database);
    for (table, sql) in &guards {
        // A guard whose table is gone goes with it.
        let there = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = ?1)";
        if database.query_row(there, [table], |row| row.get(0)).expect("asked") {
            database.execute_batch(sql).expect("put back");
        }
    }
    database.close().expect("closed");
}

/// The twenty lines: changes rows and computes the chain again; with a key, signs it, too.
fn rewrite(path: &Path, change: impl Fn(&mut Row), key: Option<&Signer>) {
    let reading = Journal::read(path).expect("readable");
    let header = reading.header;
    meddle(path, |database| {
        let mut previous = genesis(&header);
        for mut row in reading.rows {
            change(&mut row);
            row.previous = previous;
            row.hash = row_hash(&row);
            previous = row.hash;
            let sql = "UPDATE event SET payload = ?2, previous = ?3, hash = ?4 WHERE seq = ?1";
            let values = params![row.seq, row.payload, row.previous.0, row.hash.0];
            database.execute(sql, values).expect("changed");
            if let Some(key) = key {
                let head = Head { seq: row.seq, hash: row.hash.0 };
                let signature = key.sign(&Statement::of_head(header.competition, &head));
                let sql = "UPDATE signature SET key = ?2, signature = ?3 WHERE seq = ?1";
                database.execute(sql, params![row.seq, key.public().0, signature]).expect("signed");
            }
        }
    });
}

fn other_name(row: &mut Row) {
    row.payload = row.payload.replace("Cup", "Mug");
}

#[test]
fn every_face_that_writes_signs_and_tells_its_key_first() {
    let machine = Machine::with_hall();
    let file = machine.path("hall.jadoube");
    let answer = machine.verify(&file, &[]);
    assert_eq!((&answer["code"], &answer["sound"]), (&0.into(), &true.into()), "{answer}");
    let rows = answer["rows"].as_u64().expect("rows");
    assert_eq!(answer["signed"].as_array().map(Vec::len), Some(1), "{answer}");
    assert_eq!(
        (&answer["signed"][0]["from"], &answer["signed"][0]["to"]),
        (&1.into(), &rows.into())
    );
    let print = machine.ok(&["sign", "--key"]);
    assert_eq!(answer["signed"][0]["fingerprint"], print.trim(), "{answer}");
    let log = machine.ok(&["log", "hall.jadoube"]);
    assert!(log.lines().next().is_some_and(|line| line.contains(print.trim())), "{log}");

    let pgn = machine.path("games.pgn");
    fs::write(&pgn, "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n").unwrap();
    machine.ok(&["import", "hall.jadoube", "--pgn", "games.pgn"]);
    let answer = machine.verify(&file, &["--signed-by", print.trim()]);
    assert_eq!((&answer["code"], answer["signed"].as_array().map(Vec::len)), (&0.into(), Some(1)));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let key = fs::metadata(machine.path("config").join("station.key")).unwrap();
        assert_eq!(key.permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn a_file_of_an_older_program_is_unsigned_up_to_where_it_was_taken_over() {
    let machine = Machine::new();
    let file = machine.path("hall.jadoube");
    let mut cycle = Cycle::create(&file, "an older program").expect("made");
    found(&mut cycle);
    drop(cycle);
    meddle(&file, |database| {
        let format_1 = "DROP TABLE signature; DROP TABLE heartbeat_signature;
                        PRAGMA user_version = 1;";
        database.execute_batch(format_1).expect("format 1");
    });
    let answer = machine.verify(&file, &[]);
    assert_eq!((&answer["code"], &answer["sound"]), (&0.into(), &true.into()), "{answer}");
    assert_eq!(
        answer["signed"],
        json!([
            { "from": 1, "to": 1, "station": null, "key": null, "fingerprint": null }
        ])
    );
    // Taken over by a machine with a key, and then by another one.
    let pgn = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
    let other = Machine::new();
    for taker in [&machine, &other] {
        fs::write(taker.path("games.pgn"), pgn).expect("written");
        taker.ok(&["import", &file.display().to_string(), "--pgn", "games.pgn", "--again"]);
    }
    let answer = machine.verify(&file, &[]);
    assert_eq!((&answer["code"], &answer["sound"]), (&0.into(), &true.into()), "{answer}");
    let keys: Vec<Option<&str>> =
        answer["signed"].as_array().expect("runs").iter().map(|run| run["key"].as_str()).collect();
    let public = [&machine, &other].map(|one| one.signer().public().to_string());
    assert_eq!(keys, [None, Some(public[0].as_str()), Some(public[1].as_str())]);
    let text = machine.ok(&["verify", "hall.jadoube"]);
    assert!(text.contains("Rows 1 to 1 are not signed"), "{text}");
}

/// What an attacker does with the file and a key of their own, and what `verify` answers on a machine
/// that has never seen it: its exit code alone, with the head on paper, and with the fingerprint of
/// the station's key.
type Attack = (&'static str, fn(&Path, &Signer), [i32; 3]);

const WITHOUT_A_KEY: &[Attack] = &[
    ("nothing", |_, _| {}, [0, 0, 0]),
    ("a row changed, the chain computed anew", |file, _| rewrite(file, other_name, None), [1; 3]),
    (
        "the same, its signatures taken away",
        |file, _| {
            rewrite(file, other_name, None);
            meddle(file, |database| sql(database, "DELETE FROM signature WHERE seq > 3"));
        },
        [1; 3],
    ),
    (
        "the last rows cut off",
        |file, _| meddle(file, |database| sql(database, "DELETE FROM event WHERE seq > 3")),
        [1; 3],
    ),
    (
        "the last rows cut off with their signatures, a heartbeat left",
        |file, _| {
            meddle(file, |database| {
                sql(database, "DELETE FROM event WHERE seq > 3");
                sql(database, "DELETE FROM signature WHERE seq > 3");
                sql(
                    database,
                    "INSERT OR REPLACE INTO heartbeat (one, at, wall, state, after)
                     VALUES (1, 1, '', '', 4)",
                );
            });
        },
        [1; 3],
    ),
];

const SEEN_FROM_OUTSIDE: &[Attack] = &[
    (
        "the last rows cut off with all that knows of them: only the paper does",
        |file, _| {
            meddle(file, |database| {
                sql(database, "DELETE FROM event WHERE seq > 3");
                sql(database, "DELETE FROM signature WHERE seq > 3");
                sql(database, "DELETE FROM heartbeat");
            });
        },
        [0, 1, 0],
    ),
    (
        "the signatures exchanged for those of another key",
        |file, stranger| rewrite(file, |_| {}, Some(stranger)),
        [1; 3],
    ),
    (
        "all of it written anew under another key",
        |file, stranger| {
            let key = stranger.public().to_string();
            let tell = move |row: &mut Row| {
                other_name(row);
                let at = row.payload.find("\"key\":\"").filter(|_| row.seq == 1);
                if let Some(at) = at {
                    row.payload.replace_range(at + 7..at + 7 + 64, &key);
                }
            };
            rewrite(file, tell, Some(stranger));
        },
        [0, 1, 1],
    ),
    (
        "all signatures taken away",
        |file, _| {
            rewrite(file, other_name, None);
            meddle(file, |database| sql(database, "DELETE FROM signature"));
        },
        [1; 3],
    ),
    (
        "the first signatures taken away",
        |file, _| meddle(file, |database| sql(database, "DELETE FROM signature WHERE seq < 3")),
        [1; 3],
    ),
    ("all of it taken for that of an older program", |file, _| as_of_format_1(file), [1; 3]),
    (
        "the same, without the row that tells the key",
        |file, _| {
            rewrite(file, without_key, None);
            as_of_format_1(file);
        },
        [0, 1, 1],
    ),
    ("all signatures taken away with the row that tells the key", bare, [0, 1, 1]),
];

fn bare(file: &Path, _: &Signer) {
    rewrite(file, without_key, None);
    meddle(file, |database| sql(database, "DELETE FROM signature"));
}

fn as_of_format_1(file: &Path) {
    meddle(file, |database| {
        sql(
            database,
            "DROP TABLE signature; DROP TABLE heartbeat_signature; PRAGMA user_version = 1;",
        );
    });
}

/// The row that tells the key tells something else, which changes nothing.
fn without_key(row: &mut Row) {
    if row.payload.contains("key-shown") {
        row.payload = r#"{"in":"game","board":1,"what":{"event":"draw-declined"}}"#.into();
    }
}

#[test]
fn a_record_that_was_written_anew_does_not_pass() {
    let stranger = Signer::make().expect("a key");
    for (name, deed, codes) in WITHOUT_A_KEY.iter().chain(SEEN_FROM_OUTSIDE) {
        let machine = Machine::with_hall();
        let file = machine.path("hall.jadoube");
        let before = machine.verify(&file, &[]);
        let head = before["short_head"].as_str().expect("a head").to_owned();
        let print = machine.ok(&["sign", "--key"]);
        deed(&file, &stranger);
        // The machine that had it open remembers how far it had come.
        let own = machine.verify(&file, &[]);
        assert_eq!(own["code"], i32::from(*name != "nothing"), "{name}: {own}");
        let elsewhere = Machine::new();
        for (more, code) in
            [&[][..], &["--head", &head], &["--signed-by", print.trim()]].into_iter().zip(*codes)
        {
            let answer = elsewhere.verify(&file, more);
            assert_eq!(answer["code"], code, "{name}, {more:?}: {answer}");
        }
    }
}

#[test]
fn opening_tells_what_was_taken_away_and_work_goes_on() {
    let cut = |file: &Path| {
        meddle(file, |database| {
            sql(database, "DELETE FROM event WHERE seq > 3");
            sql(database, "DELETE FROM signature WHERE seq > 3");
            sql(database, "DELETE FROM heartbeat");
        });
    };
    type Case<'a> = (&'a str, &'a dyn Fn(&Path), &'a [&'a str]);
    let cases: [Case<'_>; 4] = [
        ("nothing", &|_| {}, &[]),
        (
            "signatures",
            &|file| meddle(file, |database| sql(database, "DELETE FROM signature")),
            &["Row 1 names the key of a station, but bears no signature"],
        ),
        ("the last rows", &cut, &["This computer remembers another state", "ends at row 3"]),
        (
            "signatures and the key",
            &|file| bare(file, &Signer::make().expect("a key")),
            &["No row is signed, although", "This computer remembers another state"],
        ),
    ];
    for (name, deed, told) in cases {
        let machine = Machine::with_hall();
        let file = machine.path("hall.jadoube");
        // An older copy in another place is no reason to distrust anything.
        let copy = machine.path("copy.jadoube");
        fs::copy(&file, &copy).expect("copied");
        cut(&copy);
        let answer = machine.verify(&copy, &[]);
        assert_eq!(answer["code"], 0, "{answer}");
        let text = machine.ok(&["verify", "copy.jadoube"]);
        assert!(text.contains("This computer remembers another state"), "{text}");
        // To look at it records nothing; to fix times in it would.
        machine.ok(&["envelope", "plan", "copy.jadoube"]);
        let fixed = machine.run(&["envelope", "plan", "copy.jadoube", "--fix"]);
        assert_eq!(fixed.status.code(), Some(1), "{fixed:?}");
        // One that has lost all rows is none.
        meddle(&copy, |database| {
            sql(database, "DELETE FROM signature");
            sql(database, "DELETE FROM event");
        });
        let answer = machine.verify(&copy, &[]);
        assert_eq!(answer["code"], 1, "{answer}");
        deed(&file);
        let opened = machine.run(&["play", "hall.jadoube", "--go-on-in-this"]);
        let said = String::from_utf8_lossy(&opened.stderr).into_owned();
        assert_eq!(opened.status.code(), Some(0), "{name}: {said}");
        assert!(told.iter().all(|told| said.contains(told)), "{name}: {said}");
        assert_eq!(said.is_empty(), told.is_empty(), "{name}: {said}");
    }
}

fn sql(database: &Connection, text: &str) {
    database.execute_batch(text).expect("done");
}

#[test]
fn the_owner_of_the_key_is_caught_by_the_head_on_paper_and_by_a_second_signature() {
    let machine = Machine::with_hall();
    let file = machine.path("hall.jadoube");
    let before = machine.verify(&file, &[]);
    let (rows, hash) = (before["rows"].clone(), before["head"].as_str().expect("a hash"));
    let short = before["short_head"].as_str().expect("a head");
    let record = library::read(&file).expect("readable").record;
    let scanned = record.head.scanned(record.competition);

    // A second arbiter signs on a machine of their own; the text goes back and is added.
    let second = Machine::new();
    let signature = second.ok(&["sign", &scanned, "--by", "N. Ilić"]);
    let changed = signature.replace("Ilić", "Ilic");
    assert_eq!(machine.run(&["countersign", "hall.jadoube", &changed]).status.code(), Some(1));
    assert_eq!(machine.run(&["countersign", "hall.jadoube", "Ilić"]).status.code(), Some(2));
    let added = machine.ok(&["countersign", "hall.jadoube", &signature]);
    let print = second.ok(&["sign", "--key"]);
    assert!(added.contains("N. Ilić") && added.contains(print.trim()), "{added}");
    let text = machine.ok(&["verify", "hall.jadoube"]);
    assert!(text.contains("N. Ilić") && text.contains(print.trim()), "{text}");

    // Rows were added since; the head on paper is still part of the file.
    for typed in
        [short, &short.to_lowercase().replace('-', " "), &scanned, &format!("{rows}:{hash}")]
    {
        let answer = machine.verify(&file, &["--head", typed]);
        assert_eq!(
            (&answer["code"], &answer["head_is_part"]),
            (&0.into(), &true.into()),
            "{typed}"
        );
    }
    for (typed, code) in [
        (short.replacen(':', ":0", 1), 2),
        (short.replacen('5', "6", 1), 2),
        (format!("{rows}:{}", &hash[..16]), 2),
        (format!("1:{hash}"), 1),
        (format!("999:{hash}"), 1),
        (scanned.replacen(&record.competition.to_string(), &"0".repeat(32), 1), 1),
    ] {
        if typed == short {
            continue;
        }
        let output = machine.run(&["verify", "hall.jadoube", "--head", &typed]);
        assert_eq!(output.status.code(), Some(code), "{typed}: {output:?}");
    }

    rewrite(&file, other_name, Some(&machine.signer()));
    let output = machine.run(&["verify", "hall.jadoube"]);
    assert_eq!(output.status.code(), Some(1), "the second signature: {output:?}");
    let answer = machine.verify(&file, &["--head", short]);
    assert_eq!((&answer["code"], &answer["head_is_part"]), (&1.into(), &false.into()), "{answer}");
}

#[test]
fn nobody_adds_a_signature_that_would_make_the_record_doubtful() {
    let machine = Machine::with_hall();
    let false_one = json!({ "to": "evidence", "what": { "command": "countersign", "signature": {
        "head": 1, "hash": "00".repeat(32), "by": "X", "key": "00".repeat(32),
        "signature": "00".repeat(64) } } });
    let false_key = json!({ "to": "evidence", "what": {
        "command": "show-key", "station": "X", "key": "11".repeat(32) } });
    let mut cycle = Cycle::open(&machine.path("hall.jadoube"), "test").expect("opened").0;
    for command in [false_one, false_key] {
        let command: Command = serde_json::from_value(command).expect("a command");
        let key = CommandKey(uuid::Uuid::now_v7());
        assert!(cycle.submit(&command, Role::Arbiter, key).is_err(), "{command:?}");
    }
    drop(cycle);
    assert_eq!(machine.verify(&machine.path("hall.jadoube"), &[])["code"], 0);
}

fn found(cycle: &mut Cycle) {
    let competition = Competition::new("Cup", "2023");
    let key = CommandKey(uuid::Uuid::now_v7());
    cycle.submit(&Command::Found { competition }, Role::Arbiter, key).expect("founded");
}

impl Machine {
    fn feed(&self, args: &[&str], input: &str) -> Output {
        let mut child = Process::new(env!("CARGO_BIN_EXE_jadoube"))
            .args(args)
            .current_dir(self.0.path())
            .env("JADOUBE_CONFIG", self.0.path().join("config"))
            .env("LC_ALL", "en_GB.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads");
        child.wait_with_output().expect("it ends")
    }

    /// With a game on board 1 whose next move is sealed under the passphrases of these persons.
    fn with_sealed(persons: &[(&str, &str)], text: &str) -> Self {
        let machine = Self::with_hall();
        let play = |uci: &str| {
            json!({ "command": { "to": "game", "board": 1, "what": { "command": "play",
                "uci": uci, "source": "arbiter", "times": null, "spent": null,
                "after": "press" } } })
        };
        let start = json!({ "command": { "to": "game", "board": 1,
            "what": { "command": "start" } } });
        let lines = [start, play("e2e4"), play("e7e5")].map(|line| line.to_string() + "\n");
        let played = machine.feed(&["play", "hall.jadoube"], &lines.concat());
        assert!(played.status.success(), "{played:?}");
        let mut lock = vec!["envelope", "lock", "hall.jadoube", "--stdin"];
        lock.extend(persons.iter().flat_map(|(name, _)| ["--person", name]));
        let phrases: String = persons.iter().map(|(_, phrase)| format!("{phrase}\n")).collect();
        let locked = machine.feed(&lock, &phrases);
        assert!(locked.status.success(), "{locked:?}");
        let seal = [
            "envelope",
            "seal",
            "hall.jadoube",
            "--board",
            "1",
            "--lost-time",
            "went-on",
            "--stdin",
        ];
        let sealed = machine.feed(&seal, &format!("{text}\n{text}\n"));
        assert!(sealed.status.success(), "{sealed:?}");
        machine
    }

    fn open(&self, more: &[&str], phrases: &str) -> Output {
        let open = ["envelope", "open", "hall.jadoube", "1", "--by", "Ilić", "--stdin"];
        let there = ["--present", "white", "--present", "black"];
        self.feed(&[&open[..], &there[..], more].concat(), phrases)
    }

    fn fingerprint(&self) -> String {
        let hall = library::read(&self.path("hall.jadoube")).expect("readable").hall;
        let cover = hall.adjournments[&EnvelopeNo(1)].cover.clone().expect("sealed");
        let SealedMove::InProgram { fingerprint, .. } = cover.sealed else { panic!("on paper") };
        fingerprint
    }
}

const ALICE: (&str, &str) = ("Alice", "Lange Rochade");
const BOB: (&str, &str) = ("Bob", "Weißer Springer");

/// Both players were asked, and showed none.
const NO_RECEIPTS: [&str; 4] = ["--white-receipt", "none", "--black-receipt", "none"];

/// Whoever owns the key can put another lock and another move into the file and sign it all; the
/// paper in the players' pockets says so.
#[test]
fn a_sealed_move_that_was_exchanged_differs_from_the_receipts() {
    let sealed = Machine::with_sealed(&[ALICE], "Nf3");
    let receipt = typed(EnvelopeNo(1), &sealed.fingerprint()).expect("a code");
    sealed.ok(&["envelope", "print", "hall.jadoube", "--paper", "receipts", "-o", "r.pdf"]);
    assert!(fs::metadata(sealed.path("r.pdf")).expect("printed").len() > 1000);
    // The record as its keeper has written it again.
    let exchanged = Machine::with_sealed(&[ALICE], "Nc3");
    let phrase = format!("{}\n", ALICE.1);
    let slip = receipt.replacen(|sign| sign != '-', "", 1);
    for asked in [&[][..], &["--white-receipt", &receipt], &["--white-receipt", &slip]] {
        let not_all = exchanged.open(asked, &phrase);
        assert_eq!(not_all.status.code(), Some(1), "{not_all:?}");
        let told = String::from_utf8_lossy(&not_all.stderr).into_owned();
        assert!(told.contains("ask each player for the receipt"), "{told}");
    }
    let mistyped = exchanged.open(&["--white-receipt", &slip, "--black-receipt", "none"], &phrase);
    assert_eq!(mistyped.status.code(), Some(1), "{mistyped:?}");
    let differs =
        exchanged.open(&["--white-receipt", &receipt, "--black-receipt", "none"], &phrase);
    assert_eq!(differs.status.code(), Some(1), "{differs:?}");
    // That nothing is shown the next time does not undo it.
    let again = exchanged.open(&NO_RECEIPTS, &phrase);
    assert_eq!(again.status.code(), Some(1), "{again:?}");
    let log = exchanged.ok(&["log", "hall.jadoube"]);
    assert!(log.contains("does not match") && log.contains("showed no receipt"), "{log}");
    assert!(!log.contains("Nc3"), "nothing was opened: {log}");
    // On the file as it was, both agree.
    let scanned = format!("JADOUBE RECEIPT 1 {}", sealed.fingerprint());
    let opened = sealed.open(&["--white-receipt", &receipt, "--black-receipt", &scanned], &phrase);
    assert!(opened.status.success(), "{opened:?}");
    let log = sealed.ok(&["log", "hall.jadoube"]);
    assert_eq!(log.matches("matches").count(), 2, "{log}");
    assert!(log.contains("Nf3"), "{log}");
}

#[test]
fn one_of_two_opens_nothing_and_both_open_in_any_order() {
    let machine = Machine::with_sealed(&[ALICE, BOB], "Nf3");
    for wrong in [format!("{}\n{}\n", ALICE.1, ALICE.1), format!("{}\n{}\n", BOB.1, BOB.1)] {
        let failed = machine.open(&NO_RECEIPTS, &wrong);
        assert_eq!(failed.status.code(), Some(1), "{failed:?}");
    }
    let log = machine.ok(&["log", "hall.jadoube", "--json"]);
    assert!(log.contains("jadoube shares 1") && !log.contains("Nf3"), "{log}");
    let opened = machine.open(&NO_RECEIPTS, &format!("{}\n{}\n", BOB.1, ALICE.1));
    assert!(opened.status.success(), "{opened:?}");
    assert!(machine.ok(&["log", "hall.jadoube"]).contains("Nf3"));
}

#[test]
fn sheets_of_rounds_and_incidents_are_printed_and_what_is_not_there_is_not() {
    let machine = Machine::with_hall();
    let what = DisputeCommand::Open {
        board: Some(BoardNo(1)),
        case: Case::IllegalMove(IllegalMove::new(Side::White, true)),
        caller: Caller::Black,
        claim: "look!".into(),
        clocks: Clocks::Leave,
    };
    let open = json!({ "command": Command::Dispute { what } }).to_string() + "\n";
    let opened = machine.feed(&["play", "hall.jadoube"], &open);
    assert!(opened.status.success(), "{opened:?}");
    machine.ok(&["print", "hall.jadoube", "--incident", "1", "-o", "incident.pdf"]);
    assert!(fs::read(machine.path("incident.pdf")).expect("printed").starts_with(b"%PDF"));
    machine.ok(&["print", "hall.jadoube", "--round", "1", "-o", "round.pdf"]);
    assert!(fs::read(machine.path("round.pdf")).expect("printed").starts_with(b"%PDF"));
    // What is printed from a file names who signed it, and nobody where nobody did.
    let file = machine.path("hall.jadoube");
    let signer = || library::read(&file).expect("readable").record.key;
    let verdict = library::verify(&file).expect("readable");
    let last = verdict.runs.last().expect("signed");
    assert_eq!((signer(), last.key.is_some()), (last.key, true));
    meddle(&file, |database| sql(database, "DELETE FROM signature"));
    assert_eq!(signer(), None);
    for none in [["--round", "9"], ["--incident", "9"]] {
        let output = machine.run(&["print", "hall.jadoube", none[0], none[1], "-o", "none.pdf"]);
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(!machine.path("none.pdf").exists());
    }
}

/// The clock times that are saved every half second while a clock runs are no part of the chain;
/// they are signed all the same.
#[test]
fn a_heartbeat_that_was_moved_is_noticed() {
    let machine = Machine::with_hall();
    let file = machine.path("hall.jadoube");
    let start = json!({ "command": { "to": "game", "board": 1, "what": { "command": "start" } } });
    let played = machine.feed(&["play", "hall.jadoube"], &(start.to_string() + "\n"));
    assert!(played.status.success(), "{played:?}");
    assert_eq!(machine.verify(&file, &[])["code"], 0);
    meddle(&file, |database| sql(database, "UPDATE heartbeat SET at = at + 1800000"));
    let output = machine.run(&["verify", "hall.jadoube"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    meddle(&file, |database| sql(database, "DELETE FROM heartbeat_signature"));
    assert_eq!(machine.verify(&file, &[])["code"], 1, "nor without its signature");
}
