//! A file that a later program has written to: it is read as far as it is understood, said to be
//! so by every face, and never written to. What is added to something unknown would falsify it.

use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output};

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::cycle::Cycle;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::library;
use jadoube_desk::request_error::Trouble;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Batch;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::ids::{BoardNo, CommandKey, Role, Who};
use tempfile::TempDir;
use uuid::Uuid;

use crate::stage::setup;

const BOARD: BoardNo = BoardNo(1);

/// Rows as a later program may leave them: the version of the event, and what it says.
const ROWS: [(&str, u16, &str); 4] = [
    ("an event that is not known", 1, r#"{"in":"weather","what":{"event":"rained"}}"#),
    (
        "an event of a game that is not known",
        1,
        r#"{"in":"game","board":1,"what":{"event":"sang"}}"#,
    ),
    (
        "a known event of a later version: its words may mean more",
        2,
        r#"{"in":"game","board":1,"what":{"event":"draw-declined"}}"#,
    ),
    ("no event at all", 1, "null"),
];

/// A competition with one move, closed; then rows of a later program and a second move of this one.
struct Newer {
    folder: TempDir,
    file: PathBuf,
    /// The first row that is not understood.
    first: u64,
}

impl Newer {
    fn with(version: u16, payload: &str) -> Self {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("hall.jadoube");
        // A station that signs nothing: what is added here by hand is not signed either.
        let commands = [
            Command::Found { competition: Competition::new("Cup", "2023") },
            Command::SetUpGame { board: BOARD, setup: setup(1) },
        ];
        let (mut cycle, _) = Cycle::found(&file, "desk 1", &commands).expect("founded");
        cycle.submit(&play("e2e4"), Role::Arbiter, CommandKey(Uuid::now_v7())).expect("played");
        cycle.close().expect("closed");
        let (mut journal, rows) = Journal::open(&file).expect("opens");
        let last = rows.last().expect("a row");
        let batch = Batch {
            key: CommandKey(Uuid::now_v7()),
            wall: last.wall.clone(),
            at: Moment(last.at.0 + 1),
            who: Who { station: "desk 2".into(), role: Role::Arbiter },
            events: vec![(version, payload.to_owned())],
        };
        let first = journal.append(&batch).expect("appended").rows()[0].seq;
        let what = r#"{"in":"game","board":1,"what":{"event":"draw-declined"}}"#;
        let batch =
            Batch { key: CommandKey(Uuid::now_v7()), events: vec![(1, what.into())], ..batch };
        journal.append(&batch).expect("appended");
        journal.close().expect("closed");
        let connection = rusqlite::Connection::open(&file).expect("opens");
        connection.execute("UPDATE keeper SET program = 'jadoube 9.9.9@hall-2'", []).expect("told");
        connection.close().expect("closed");
        Self { folder, file, first }
    }

    fn run(&self, args: &[&str]) -> Output {
        jadoube(self.folder.path()).args(args).output().expect("the program starts")
    }

    fn bytes(&self) -> Vec<u8> {
        std::fs::read(&self.file).expect("readable")
    }
}

fn jadoube(folder: &Path) -> Process {
    let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
    process.current_dir(folder).env("JADOUBE_CONFIG", folder.join("config"));
    process.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
    process.stdin(std::process::Stdio::null());
    process
}

fn play(uci: &str) -> Command {
    let (uci, source) = (Uci(uci.to_owned()), Source::Arbiter);
    let what = GameCommand::Play { uci, source, times: None, spent: None, after: AfterMove::Press };
    Command::Game { board: BOARD, what }
}

#[test]
fn what_a_later_program_wrote_is_never_written_over() {
    for (kind, version, payload) in ROWS {
        let newer = Newer::with(version, payload);
        let before = newer.bytes();
        let refused = Cycle::open(&newer.file, "desk 1").map(drop);
        let by = Some("jadoube 9.9.9".to_owned());
        let wanted =
            Fault::NotUnderstood { path: newer.file.clone(), first: newer.first, rows: 1, by };
        assert_eq!(refused, Err(wanted), "{kind}");
        for args in [
            &["play", "hall.jadoube"][..],
            &["envelope", "plan", "hall.jadoube"],
            &["print", "hall.jadoube", "--round", "1", "--output", "round.pdf"],
        ] {
            let answer = newer.run(args);
            assert_eq!(answer.status.code(), Some(1), "{kind}: {args:?} {answer:?}");
            let told = String::from_utf8_lossy(&answer.stderr).into_owned();
            assert!(told.contains("jadoube 9.9.9") && told.contains("Install"), "{told}");
        }
        assert!(newer.bytes() == before, "{kind}: not a byte has changed");
    }
}

#[test]
fn log_and_export_show_what_stands_before_and_say_so() {
    for (kind, version, payload) in ROWS {
        let newer = Newer::with(version, payload);
        let record = library::read(&newer.file).expect("readable");
        assert_eq!(record.hall.seq, newer.first - 1, "{kind}: the state before it");
        assert_eq!(record.hall.game(BOARD).expect("a game").ply(), Ply(1));
        for (args, shown) in [
            (&["log", "hall.jadoube"][..], "declined"),
            (&["log", "hall.jadoube"], "not understood: written by a newer program"),
            (&["export", "hall.jadoube", "--pgn"], "1. e4 {"),
        ] {
            let answer = newer.run(args);
            let (out, told) = (
                String::from_utf8_lossy(&answer.stdout).into_owned(),
                String::from_utf8_lossy(&answer.stderr).into_owned(),
            );
            assert_eq!(answer.status.code(), Some(1), "{kind}: {args:?}");
            assert!(out.to_lowercase().contains(shown), "{kind}: {out}");
            let row = format!("Row {}", newer.first);
            assert!(told.contains(&row) && told.contains("newer program"), "{kind}: {told}");
        }
        // Its chain stands; that not all of it is understood is said, too.
        let verified = newer.run(&["verify", "hall.jadoube"]);
        assert_eq!(verified.status.code(), Some(0), "{kind}: {verified:?}");
        let out = String::from_utf8_lossy(&verified.stdout).into_owned();
        assert!(out.contains("newer program"), "{kind}: {out}");
    }
}

#[test]
fn the_window_shows_it_to_look_at_and_takes_nothing() {
    let (_, version, payload) = ROWS[0];
    let newer = Newer::with(version, payload);
    let desk = Desk::start("desk 1", Box::new(|| {})).expect("a thread");
    let refused = desk.ask(Request::Open(newer.file.clone())).wait();
    assert!(matches!(refused, Err(Trouble::File(Fault::NotUnderstood { .. }))), "{refused:?}");
    let shown = desk.snapshot();
    assert_eq!(shown.game(BOARD).expect("a game").ply(), Ply(1));
    assert!(shown.only_read.as_ref().is_some_and(Fault::is_of_newer_program));
    assert!(shown.history.all().iter().all(|entry| entry.seq < newer.first), "as the state");
    let refused = desk.command(play("e7e5")).wait();
    assert_eq!(refused, Err(Trouble::OnlyRead));
}
