//! A competition file of every format, as it was written when that format was the newest: SQL text in
//! `tests/frozen`, from which the file is made. Each is read, exported, and goes on. What its rows mean is
//! held by `frozen`.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use rusqlite::Connection;
use tempfile::TempDir;

/// The formats with their files, and the format that each has once something more is recorded in it.
const FORMATS: [(u32, &str, u32); 4] = [
    (1, include_str!("../frozen/format-1.sql"), 2),
    (2, include_str!("../frozen/format-2.sql"), 2),
    (3, include_str!("../frozen/format-3.sql"), 3),
    (4, include_str!("../frozen/format-4.sql"), 4),
];

/// The key with which their rows are signed: of no station that there is.
const KEY: &str =
    "JADOUBE STATION KEY 1 fcdf382ca61fb3f6de06a098d99c8b95bac3616befe23aa39bb950c9c5b90f91\n";

/// The games in them.
const GAMES: &str = include_str!("../frozen/journal-1-desk.pgn");

/// Writes the file from its text, with the key of its station beside it.
fn station(text: &str) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let config = folder.path().join("config");
    fs::create_dir(&config).expect("made");
    fs::write(config.join("station.key"), KEY).expect("written");
    let database = Connection::open(folder.path().join("old.jadoube")).expect("made");
    let wal = "PRAGMA journal_mode = WAL";
    let mode: String = database.query_row(wal, [], |row| row.get(0)).expect("set");
    assert_eq!(mode, "wal");
    database.execute_batch(text).expect("the text is SQL");
    database.close().expect("closed");
    folder
}

fn run(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
    command.current_dir(folder).env("JADOUBE_CONFIG", folder.join("config"));
    command.args(["--lang", "en"]).args(args);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut to = child.stdin.take().expect("piped");
    // Who does not read is gone already, and says so by what it answers.
    to.write_all(input.as_bytes()).ok();
    drop(to);
    child.wait_with_output().expect("it ends")
}

/// The number of its format, and of its last row.
fn numbers(folder: &Path) -> (u32, u64) {
    let database = Connection::open(folder.join("old.jadoube")).expect("opened");
    let number =
        |sql: &str| database.query_row(sql, [], |row| row.get::<_, u64>(0)).expect("a number");
    let format = u32::try_from(number("PRAGMA user_version")).expect("a small number");
    (format, number("SELECT max(seq) FROM event"))
}

#[test]
fn a_file_of_every_format_is_read_exported_and_goes_on() {
    let reopen =
        r#"{"command":{"to":"game","board":1,"what":{"command":"reopen","reason":"a ruling"}}}"#;
    for (format, text, later) in FORMATS {
        let folder = station(text);
        let place = folder.path();
        let (was, rows) = numbers(place);
        assert_eq!(was, format);
        let done = |args: &[&str], input: &str| {
            let output = run(place, args, input);
            assert!(output.status.success(), "{format}: {args:?}: {output:?}");
            String::from_utf8(output.stdout).expect("text")
        };
        done(&["verify", "old.jadoube"], "");
        assert_eq!(done(&["export", "old.jadoube", "--pgn"], ""), GAMES, "{format}");
        assert_eq!(numbers(place), (format, rows), "{format}: looking changes nothing");

        let answer = done(&["play", "old.jadoube"], reopen);
        assert!(
            answer.contains("\"ok\":true") && answer.contains("reopened"),
            "{format}: {answer}"
        );
        let (is, now) = numbers(place);
        assert!(is == later && now > rows, "{format}: {is}, {rows} to {now} rows");
        done(&["verify", "old.jadoube"], "");
        let games = done(&["export", "old.jadoube", "--pgn"], "");
        assert_eq!(games.matches("[Event ").count(), 2, "{format}: {games}");
        assert_ne!(games, GAMES, "{format}: the game goes on");
        let log = done(&["log", "old.jadoube"], "");
        assert!(log.contains("a ruling") && log.contains("misheard"), "{format}: {log}");
    }
}
