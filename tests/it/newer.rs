//! A file that a later program has written to: it is read as far as it is understood, said to be
//! so by every face, and never written to. What is added to something unknown would falsify it.

use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output};
use std::sync::Arc;

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_core::competition::tournament::StandingView;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::version::NEWEST;
use jadoube_desk::cycle::Cycle;
use jadoube_desk::desk::Desk;
use jadoube_desk::event_export::EventExport;
use jadoube_desk::inbox::Request;
use jadoube_desk::library;
use jadoube_desk::request_error::Trouble;
use jadoube_formats::document;
use jadoube_i18n::lang::Lang;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Batch;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::game::state::{Damage, DamageKind};
use jadoube_laws::ids::{BoardNo, CommandKey, Role, Who};
use jadoube_ui::actions::Action;
use serde::Deserialize;
use tempfile::TempDir;
use uuid::Uuid;

use crate::stage::{Stage, preferences, setup, window};

const BOARD: BoardNo = BoardNo(1);

/// Rows as a later program may leave them: the version of the event, and what it says.
const ROWS: [(&str, u16, &str); 7] = [
    ("an event that is not known", 1, r#"{"in":"weather","what":{"event":"rained"}}"#),
    (
        "an event of a game that is not known",
        1,
        r#"{"in":"game","board":1,"what":{"event":"sang"}}"#,
    ),
    (
        "a known event of a later version: its words may mean more",
        NEWEST + 1,
        r#"{"in":"game","board":1,"what":{"event":"draw-declined"}}"#,
    ),
    (
        "a known event with a value that is not known: no group is taken for one of another system",
        1,
        r#"{"in":"contest","what":{"event":"phase-begun","phase":{"kind":"play-off","first_round":9,"groups":[{"system":"triple-round-robin","teams":[1,3,4]}]},"by":"proposal"}}"#,
    ),
    (
        "a known event with a field that is not known",
        1,
        r#"{"in":"game","board":1,"what":{"event":"draw-declined","loudly":true}}"#,
    ),
    (
        "a known event with a field deep in it that is not known",
        1,
        r#"{"in":"contest","what":{"event":"phase-begun","phase":{"kind":"play-off","first_round":9,"groups":[{"system":"round-robin","teams":[1,3,4],"cycles":3}]},"by":"proposal"}}"#,
    ),
    ("no event at all", 1, "null"),
];

/// A field that is not known, and says what a program takes for granted that does not know it.
const NOTHING_MORE: &str = r#"{"in":"game","board":1,"what":{"event":"draw-declined","loudly":false,"why":""},"after":{}}"#;

/// Rows as this program leaves them.
const OF_GAME: &str = r#"{"in":"game","board":1,"what":{"event":"draw-declined"}}"#;
const OF_OTHER: &str = r#"{"in":"game","board":2,"what":{"event":"draw-declined"}}"#;
const OF_BLIND: &str =
    r#"{"in":"blind","board":1,"what":{"event":"asked","by":"white","what":"times"}}"#;

/// A competition with one move, closed; then rows of a later program and a second move of this one.
struct Newer {
    folder: TempDir,
    file: PathBuf,
    /// The first row that is not understood.
    first: u64,
}

impl Newer {
    fn with(version: u16, payload: &str) -> Self {
        Self::with_rows(&[(version, payload), (1, OF_GAME)], 1)
    }

    /// The same with these rows behind the move, and so many boards.
    fn with_rows(added: &[(u16, &str)], boards: u16) -> Self {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("hall.jadoube");
        // A station that signs nothing: what is added here by hand is not signed either.
        let mut commands = vec![Command::Found { competition: Competition::new("Cup", "2023") }];
        let set_up = |no| Command::SetUpGame { board: BoardNo(no), setup: setup(no) };
        commands.extend((1..=boards).map(set_up));
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
            events: added.iter().map(|(version, row)| (*version, (*row).to_owned())).collect(),
        };
        let first = journal.append(&batch).expect("appended").rows()[0].seq;
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
fn a_field_that_is_not_known_and_empty_is_no_reason_to_take_nothing() {
    let newer = Newer::with(NEWEST, NOTHING_MORE);
    let (cycle, _) = Cycle::open(&newer.file, "desk 1").expect("opens to be written to");
    assert!(cycle.hall().seq > newer.first, "both rows count");
    cycle.close().expect("closed");
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
fn what_the_window_writes_of_its_event_says_in_the_file_that_it_is_incomplete() {
    let (_, version, payload) = ROWS[0];
    let newer = Newer::with(version, payload);
    let desk = Desk::start("test", Box::new(|| {})).expect("a thread");
    assert!(desk.ask(Request::Open(newer.file.clone())).wait().is_err());
    for (name, begins) in [
        ("cup.trf", "### Unvollständig: Ein neueres Programm"),
        ("cup.html", "<p><strong>Unvollständig: Ein neueres Programm"),
    ] {
        let path = newer.folder.path().join(name);
        let what = EventExport { lang: Lang::De, view: StandingView::default(), past: None };
        desk.ask(Request::ExportEvent(path.clone(), what)).wait().expect("written");
        let text = std::fs::read_to_string(&path).expect("readable");
        assert!(text.lines().any(|line| line.starts_with(begins)), "{text}");
    }
}

/// An exported row, as far as it is not read.
#[derive(Deserialize)]
struct Exported {
    seq: u64,
    #[serde(default)]
    raw: Raw,
}

#[derive(Default, Deserialize)]
struct Raw {
    part: u16,
    version: u16,
    payload: String,
}

#[test]
fn what_is_not_understood_is_exported_as_it_stands() {
    for (kind, version, payload) in ROWS {
        let newer = Newer::with(version, payload);
        let answer = newer.run(&["export", "hall.jadoube", "--ron"]);
        let told = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert_eq!(answer.status.code(), Some(1), "{kind}: {told}");
        assert!(told.contains("newer program"), "{kind}: {told}");
        let text = String::from_utf8(answer.stdout).expect("UTF-8");
        let rows: Vec<Exported> = document::read(&text).expect("RON");
        let seqs: Vec<u64> = rows.iter().map(|row| row.seq).collect();
        assert_eq!(seqs, (1..=newer.first + 1).collect::<Vec<_>>(), "{kind}: none is left out");
        let raw = rows.iter().filter(|row| !row.raw.payload.is_empty());
        let raw = raw.map(|row| (row.seq, row.raw.part, row.raw.version, row.raw.payload.as_str()));
        assert_eq!(raw.collect::<Vec<_>>(), [(newer.first, 0, version, payload)], "{kind}");
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
    let desk = Arc::new(desk);
    let window = window(desk.clone(), preferences(Lang::En));
    let stage = Stage { folder: TempDir::new().expect("a folder"), desk, window };
    stage.must_say("Read only");
    // Its clocks stand, whatever they did.
    stage.must_say("Shown as it was at ");
}

#[test]
fn what_may_rest_on_a_row_that_is_not_understood_is_marked_in_log_export_and_state() {
    let of_game = r#"{"in":"game","board":1,"what":{"event":"sang"}}"#;
    let of_blind = r#"{"in":"blind","board":1,"what":{"event":"sang"}}"#;
    let elsewhere = r#"{"in":"game","board":9,"what":{"event":"sang"}}"#;
    let weather = r#"{"in":"weather","what":{"event":"rained"}}"#;
    // Rows behind the first; which of them are marked, and from which on the games of the two boards.
    for (kind, rows, marked, games) in [
        (
            "its own game",
            &[of_game, OF_GAME, OF_OTHER, OF_BLIND][..],
            &[1, 3][..],
            [Some(0), Some(2)],
        ),
        ("its blind match", &[of_blind, OF_GAME], &[1], [Some(0), None]),
        ("a game that is not known", &[elsewhere, OF_GAME], &[], [Some(1), None]),
        ("anything", &[weather, OF_GAME, OF_OTHER], &[1, 2], [Some(0), Some(0)]),
    ] {
        let rows: Vec<(u16, &str)> = rows.iter().map(|row| (1, *row)).collect();
        let newer = Newer::with_rows(&rows, 2);
        let log = String::from_utf8(newer.run(&["log", "hall.jadoube"]).stdout).expect("text");
        let behind =
            format!("⚠ behind row {}, which this program does not understand", newer.first);
        let lines = log.lines().skip(usize::try_from(newer.first).expect("few") - 1);
        let found: Vec<usize> = lines
            .enumerate()
            .filter(|(_, line)| line.contains(&behind))
            .map(|(nth, _)| nth)
            .collect();
        assert_eq!(found, marked, "{kind}: {log}");
        let hall = library::read(&newer.file).expect("readable").hall;
        let damaged = [1, 2].map(|no| hall.game(BoardNo(no)).expect("a game").damage);
        let of = |row: u64| newer.first + row;
        assert_eq!(
            damaged.map(|one| one.map(|one| one.seq)),
            games.map(|row| row.map(of)),
            "{kind}"
        );
        let is_newer = |one: &Damage| one.kind == DamageKind::NotUnderstood;
        assert!(damaged.iter().flatten().all(is_newer), "{kind}");
        let pgn = newer.run(&["export", "hall.jadoube", "--pgn"]).stdout;
        let pgn = String::from_utf8(pgn).expect("text");
        let notes = pgn.matches("a newer program recorded what follows").count();
        assert_eq!(notes, games.iter().flatten().count(), "{kind}: {pgn}");
        // Its chain stands.
        assert_eq!(newer.run(&["verify", "hall.jadoube"]).status.code(), Some(0), "{kind}");
    }
}

#[test]
fn the_board_of_such_a_game_says_that_its_record_goes_on() {
    let of_game = r#"{"in":"game","board":1,"what":{"event":"sang"}}"#;
    let newer = Newer::with_rows(&[(1, of_game)], 2);
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).expect("a thread"));
    assert!(desk.ask(Request::Open(newer.file.clone())).wait().is_err());
    let window = window(desk.clone(), preferences(Lang::En));
    let mut stage = Stage { folder: TempDir::new().expect("a folder"), desk, window };
    stage.run(Action::ShowBoard);
    stage.must_say("Record incomplete");
    stage.must_say(&format!("From entry {} of the journal on", newer.first));
    stage.run(Action::NextBoard);
    assert!(!stage.says("Record incomplete"), "the other board is whole");
}
