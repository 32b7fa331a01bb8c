//! A row that stands in the chain and does not fit its game, as a slip in an earlier program or a
//! hand that has the key could leave it: the game is marked damaged, every face says so, and no
//! further move is taken until the arbiter has put the record right.

use std::path::PathBuf;
use std::process::{Command as Process, Output};
use std::sync::Arc;

use egui::Key;
use egui::accesskit::Role as NodeRole;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_chess::notation::braille::{Code, read_text};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::regulations::{Regulations, System};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_desk::cycle::Cycle;
use jadoube_desk::desk::Desk;
use jadoube_desk::export::{braille_sheet, to_pgn_text};
use jadoube_desk::inbox::Request;
use jadoube_desk::library;
use jadoube_desk::live_pgn;
use jadoube_desk::log_reader::{LogRow, log};
use jadoube_desk::printing::{Printable, proof};
use jadoube_desk::protocols::Sheet;
use jadoube_desk::request_error::CommandError;
use jadoube_desk::salvage::salvage;
use jadoube_desk::station::Station;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Batch;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Event as GameEvent, MissingAnswer, Observation, Setup, Source};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::game::state::{Damage, DamageKind, Game};
use jadoube_laws::ids::{BoardNo, CommandKey, Role};
use jadoube_reports::document::Block;
use jadoube_ui::actions::Action;
use jadoube_ui::phrases;
use jadoube_ui::scene::{Scene, ViewedMoment};
use tempfile::TempDir;
use uuid::Uuid;

use crate::luck::meddle;
use crate::stage::{Stage, preferences, setup, window};

const BOARD: BoardNo = BoardNo(1);
/// Black's bishop cannot go there on the first move.
const MISFIT: &str =
    r#"{"in":"game","board":1,"what":{"event":"move-played","uci":"f8c5","source":"board"}}"#;

/// A competition with one move, and a row behind it that does not fit.
struct Damaged {
    folder: TempDir,
    file: PathBuf,
    row: u64,
}

impl Damaged {
    fn new() -> Self {
        Self::with(&[])
    }

    /// The same after these commands.
    fn with(before: &[Command]) -> Self {
        Self::made(before, &[MISFIT])
    }

    /// After these commands, with these rows behind them.
    fn made(before: &[Command], rows: &[&str]) -> Self {
        let folder = TempDir::new().expect("a folder");
        let file = folder.path().join("hall.jadoube");
        let commands = [
            Command::Found { competition: Competition::new("Cup", "2023") },
            Command::SetUpGame { board: BOARD, setup: setup(1) },
        ];
        let (mut cycle, _) = Cycle::found(&file, "desk 1", &commands).expect("founded");
        submit(&mut cycle, play("e2e4")).expect("played");
        for command in before {
            let key = CommandKey(Uuid::now_v7());
            cycle.submit(command, Role::Arbiter, key).expect("done");
        }
        cycle.close().expect("closed");
        let (mut journal, before) = Journal::open(&file).expect("opens");
        let last = before.last().expect("a row").clone();
        let batch = Batch {
            key: CommandKey(Uuid::now_v7()),
            wall: last.wall,
            at: Moment(last.at.0 + 1),
            who: last.who,
            events: rows.iter().map(|row| (1, (*row).to_owned())).collect(),
        };
        let row = journal.append(&batch).expect("appended").rows()[0].seq;
        journal.close().expect("closed");
        Self { folder, file, row }
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.current_dir(self.folder.path());
        process.env("JADOUBE_CONFIG", self.folder.path().join("config"));
        process.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
        process.args(args).output().expect("the program starts")
    }
}

fn play(uci: &str) -> GameCommand {
    let (uci, source) = (Uci(uci.to_owned()), Source::Arbiter);
    GameCommand::Play { uci, source, times: None, spent: None, after: AfterMove::Press }
}

fn submit(cycle: &mut Cycle, what: GameCommand) -> Result<(), CommandError> {
    let command = Command::Game { board: BOARD, what };
    cycle.submit(&command, Role::Arbiter, CommandKey(Uuid::now_v7())).map(drop)
}

#[test]
fn no_move_is_taken_until_the_record_is_put_right() {
    let reason = || "as on the scoresheets".to_owned();
    let moves = vec![Uci("e2e4".into()), Uci("c7c5".into())];
    for mend in [
        GameCommand::TakeBack { to: Ply(1), reason: reason() },
        GameCommand::TakeBack { to: Ply(0), reason: reason() },
        GameCommand::Reconstruct { moves, reason: reason() },
    ] {
        let damaged = Damaged::new();
        let (mut cycle, _) = Cycle::open(&damaged.file, "desk 1").expect("opens");
        let found = Damage { seq: damaged.row, ..Damage::misfit(Some(Ply(1))) };
        assert_eq!(cycle.hall().damaged().collect::<Vec<_>>(), [(BOARD, found)]);
        let refused = submit(&mut cycle, play("e7e5"));
        let Err(CommandError::Refused(Refusal::Game { why, .. })) = refused else {
            panic!("{refused:?}");
        };
        assert_eq!(why, GameRefusal::RecordDamaged { seq: damaged.row });
        submit(&mut cycle, mend.clone()).unwrap_or_else(|why| panic!("{mend:?}: {why}"));
        let game = cycle.hall().game(BOARD).expect("a game");
        assert_eq!(game.damage, None, "{mend:?}");
        let next = ["e2e4", "e7e5", "g1f3"][usize::from(game.ply().0)];
        submit(&mut cycle, play(next)).unwrap_or_else(|why| panic!("{mend:?}: {why}"));
    }
}

#[test]
fn log_export_and_verify_say_where_and_exit_with_1() {
    let damaged = Damaged::new();
    for (args, shown) in [
        (&["log", "hall.jadoube"][..], "Move f8c5 ⚠ does not fit the game and is left out of it"),
        (&["export", "hall.jadoube", "--pgn"], "the record is damaged from here on"),
        (&["verify", "hall.jadoube"], ""),
        (&["verify", "hall.jadoube", "--json"], r#""sound":false"#),
    ] {
        let answer = damaged.run(args);
        let out = String::from_utf8_lossy(&answer.stdout).into_owned();
        let out = out.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert_eq!(answer.status.code(), Some(1), "{args:?}: {out} {told}");
        assert!(out.contains(shown), "{args:?}: {out}");
        let row = format!("Row {} does not fit the game on board 1", damaged.row);
        assert!(told.contains(&row) || out.contains(&row), "{args:?}: {out} {told}");
    }
}

/// A row with a move of the game.
fn moved(uci: &str) -> String {
    MISFIT.replace("f8c5", uci)
}

#[test]
fn moves_that_fit_behind_one_that_does_not_are_no_game() {
    let behind = ["e7e5", "g1f3"].map(moved);
    let damaged = Damaged::made(&[], &[MISFIT, &behind[0], &behind[1]]);
    let flat = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = "; recorded behind it and not certain: e5 Nf3";
    let is_game = |text: &str| text.contains("1... e5") || text.contains("e4 e5");

    let answer = damaged.run(&["export", "hall.jadoube", "--pgn"]);
    let pgn = flat(&String::from_utf8_lossy(&answer.stdout));
    assert!(pgn.contains("1. e4") && pgn.contains(told) && !is_game(&pgn), "{pgn}");

    let desk = Desk::start("test", Box::new(|| {})).expect("a thread");
    desk.ask(Request::Open(damaged.file.clone())).wait().expect("opens");
    let (snap, words) = (desk.snapshot(), Catalogue::new(Lang::En));
    // What is held back of a broadcast is not told in a comment either.
    for (held_back, is_told) in [(0, true), (1, false)] {
        let live = flat(&live_pgn::text_of(&snap.hall, 3, held_back, &words));
        assert!(live.contains("1. e4") && !is_game(&live), "{live}");
        assert_eq!(live.contains(told), is_told, "{live}");
        assert_eq!(live.contains("Nf3"), is_told, "{live}");
    }

    let sheet = proof(&words, &snap, Printable::Sheet(Sheet::Round(3)), snap.now()).expect("made");
    let areas = sheet.document.pages.iter().flat_map(|page| &page.areas);
    let rows = areas.flat_map(|area| &area.blocks).filter_map(|block| match block {
        Block::Facts(rows) => Some(rows),
        _ => None,
    });
    let moves: Vec<&str> = rows
        .flatten()
        .filter(|(name, _)| name == "Moves")
        .map(|(_, value)| value.as_str())
        .collect();
    let expected = format!("1. e4 [the record is damaged from here on{told}]");
    assert_eq!(moves, [expected.as_str()]);

    let sheet = (snap.hall.at_board[&BOARD], Side::White);
    let pages = braille_sheet(&snap.hall, sheet, false, &words).expect("a sheet");
    let lines: Vec<String> =
        pages.text.lines().filter_map(|line| read_text(line.trim(), Code::Ueb)).collect();
    assert!(lines.iter().any(|line| line == "1. e4"), "{lines:?}");
    assert!(lines.join(" ").contains("the record is damaged"), "{lines:?}");
}

#[test]
fn the_score_shows_where_it_breaks_and_that_what_follows_is_not_certain() {
    let behind = ["e7e5", "g1f3"].map(moved);
    let damaged = Damaged::made(&[], &[MISFIT, &behind[0], &behind[1]]);
    let mut stage = crate::stage::Stage::new(1);
    stage.desk.ask(Request::Open(damaged.file.clone())).wait().expect("opened");
    stage.key(Key::F3);
    stage.must_say("the record is damaged from here on; what follows is not certain");
    let plies = stage.window.get_all_by_role(NodeRole::ListBoxOption);
    let plies: Vec<String> = plies.filter_map(|ply| ply.accesskit_node().label()).collect();
    let is_doubtful = |mover: &str| {
        let ply = plies.iter().find(|ply| ply.starts_with(mover));
        ply.map(|ply| ply.contains("not certain"))
    };
    let found = ["1. White", "1… Black", "2. White"].map(is_doubtful);
    assert_eq!(found, [Some(false), Some(true), Some(true)], "{plies:?}");
}

/// A file of a game of four moves from which the rows of these are gone.
fn without(folder: &TempDir, gone: &[&str]) -> PathBuf {
    let file = folder.path().join("hall.jadoube");
    let commands = [
        Command::Found { competition: Competition::new("Cup", "2023") },
        Command::SetUpGame { board: BOARD, setup: setup(1) },
    ];
    let (mut cycle, _) = Cycle::found(&file, "desk 1", &commands).expect("founded");
    for uci in ["e2e4", "e7e5", "g1f3", "b8c6"].map(|uci| Uci(uci.to_owned())) {
        let (source, after) = (Source::Arbiter, AfterMove::Leave);
        let what = GameCommand::Play { uci, source, times: None, spent: None, after };
        submit(&mut cycle, what).expect("played");
    }
    cycle.close().expect("closed");
    for uci in gone {
        meddle(&file, &format!("DELETE FROM event WHERE payload LIKE '%\"{uci}\"%'"));
    }
    file
}

/// How far a game can be relied on and why, and the games as PGN on one line.
fn told(hall: &Hall) -> (Option<Ply>, DamageKind, String) {
    let damage = hall.game(BOARD).expect("a game").damage.expect("told");
    let pgn = to_pgn_text(hall, &Catalogue::new(Lang::En))
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    (damage.sound, damage.kind, pgn)
}

#[test]
fn what_is_left_of_a_game_is_no_game_in_the_damaged_file_and_in_the_saved_one() {
    // White's knight cannot go out on Black's move; without that move too, all that is left fits.
    for gone in [&["e7e5"][..], &["e7e5", "g1f3"]] {
        let folder = TempDir::new().expect("a folder");
        let file = without(&folder, gone);
        let saved = folder.path().join("saved.jadoube");
        salvage(&file, &saved, &Station::from("desk 1")).expect("saved");
        let reader = library::Reader::of(&file).expect("read");
        let exported = reader.doubted().expect("damaged");
        let saved = library::read(&saved).expect("read").hall;
        for (hall, kind) in [
            (&reader.state().0, DamageKind::RowsLost),
            (&exported, DamageKind::Misfit),
            (&saved, DamageKind::RowsLost),
        ] {
            let (sound, found, pgn) = told(hall);
            assert_eq!((sound, found), (Some(Ply(1)), kind), "{gone:?}: {pgn}");
            assert!(pgn.contains("1. e4") && pgn.contains("not certain: Nc6"), "{pgn}");
            assert!(!pgn.contains("1... Nc6"), "{gone:?}: {pgn}");
        }
    }
}

#[test]
fn the_log_of_a_saved_file_says_which_entries_of_a_game_are_not_certain() {
    let folder = TempDir::new().expect("a folder");
    let (file, saved) = (without(&folder, &["e7e5", "g1f3"]), folder.path().join("saved.jadoube"));
    salvage(&file, &saved, &Station::from("desk 1")).expect("saved");
    let (words, reader) = (Catalogue::new(Lang::En), library::Reader::of(&saved).expect("read"));
    let (hall, _) = reader.state();
    let rows: Vec<LogRow> = log(&words, (&reader, &hall), None).collect();
    for (uci, is_certain) in [("e2e4", true), ("b8c6", false)] {
        let json = |row: &LogRow| serde_json::to_string(row).expect("written");
        let row = rows.iter().find(|row| json(row).contains(uci)).expect("there");
        let is_marked =
            row.line(&words).contains("⚠ not certain: moves of this game may be missing");
        assert_eq!(is_marked, !is_certain, "{row:?}");
        assert_eq!(json(row).contains(r#""doubt":"not certain"#), !is_certain, "{row:?}");
    }
    // Once the arbiter has said that the record stands, all is certain.
    let (mut cycle, _) = Cycle::open(&saved, "desk 1").expect("opens");
    let reason = "as on the scoresheets".to_owned();
    submit(&mut cycle, GameCommand::TakeBack { to: Ply(2), reason }).expect("done");
    cycle.close().expect("closed");
    let reader = library::Reader::of(&saved).expect("read");
    let (hall, _) = reader.state();
    let doubts = log(&words, (&reader, &hall), None).filter(|row| row.doubt.is_some());
    assert_eq!(doubts.count(), 0);
}

#[test]
fn the_tile_of_a_game_that_may_lack_moves_says_so_and_the_hall_that_its_file_was_saved() {
    let folder = TempDir::new().expect("a folder");
    let (file, saved) = (without(&folder, &["e7e5", "g1f3"]), folder.path().join("saved.jadoube"));
    salvage(&file, &saved, &Station::from("desk 1")).expect("saved");
    for (path, is_saved) in [(file, false), (saved, true)] {
        let desk = Arc::new(Desk::start("desk 1", Box::new(|| {})).expect("starts"));
        // The damaged one is refused, and shown as far as it can be read.
        let opened = desk.ask(Request::Open(path)).wait();
        assert_eq!(opened.is_ok(), is_saved, "{opened:?}");
        let window = window(Arc::clone(&desk), preferences(Lang::En));
        let mut stage = Stage { folder: TempDir::new().expect("a folder"), desk, window };
        stage.run(Action::ShowHall);
        let tiles = stage.window.get_all_by_role(NodeRole::ListBoxOption);
        let mut names = tiles.filter_map(|tile| tile.accesskit_node().label());
        assert!(names.any(|name| name.contains("; Moves may be missing")), "{:#?}", stage.labels());
        assert_eq!(stage.shows("Saved from a damaged file"), is_saved, "{:#?}", stage.labels());
    }
}

/// How pressing it is that the record of board 1 is damaged so.
fn weight(stage: &Stage, kind: DamageKind) -> u8 {
    let snap = stage.desk.snapshot();
    let (words, prefs) = (Catalogue::new(Lang::En), preferences(Lang::En));
    let scene = Scene {
        snap: &snap,
        words: &words,
        prefs: &prefs,
        now: snap.now(),
        board: Some(BOARD),
        earlier: None,
        chosen: None,
        viewed: ViewedMoment::Present,
        shown: None,
        decided_before: None,
        unsaved: false,
        pairing: None,
    };
    let mut game = Game::clone(&stage.game(1));
    game.damage_with(Damage { seq: 1, sound: Some(Ply(0)), kind });
    phrases::weight(&phrases::concerns(&scene, BOARD, &game, 0))
}

#[test]
fn a_damaged_record_is_an_alarm_only_as_long_as_no_move_is_recorded_for_it() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    let kinds = [DamageKind::Misfit, DamageKind::RowsLost, DamageKind::TimesLost];
    assert_eq!(kinds.map(|kind| weight(&stage, kind)), [2, 1, 1]);
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    assert_eq!(kinds.map(|kind| weight(&stage, kind)), [1, 1, 1], "nothing more is to be recorded");
}

#[test]
fn what_does_not_fit_in_a_saved_file_is_laid_to_the_rows_that_are_lost() {
    // As versions before this one saved it.
    let note = r#"{"in":"evidence","what":{"event":"salvaged","left_out":[[4,4]]}}"#;
    let damaged = Damaged::made(&[], &[note, MISFIT]);
    let mut stage = crate::stage::Stage::new(1);
    stage.desk.ask(Request::Open(damaged.file.clone())).wait().expect("opened");
    stage.key(Key::F3);
    stage.must_say("Record damaged");
    stage.must_say("rows of this game may be among those that are lost");
    assert!(!stage.says("was not written like this by the program"));
}

#[test]
fn what_is_exported_of_its_event_says_in_the_file_that_it_is_incomplete() {
    let system = System::Manual { rounds: 5 };
    let regulations = Regulations::new(system, "90+30".parse().expect("a time control"));
    let entrants = ["Ana", "Ben"].map(Entrant::named).to_vec();
    let event = [Ask::Start { regulations: Box::new(regulations) }, Ask::Enter { entrants }];
    let damaged = Damaged::with(&event.map(|what| Command::Contest { what }));
    for (kind, name, expected) in [
        ("--trf", "cup.trf", Some("### Incomplete: the file of the competition is damaged")),
        (
            "--html",
            "cup.html",
            Some("<p><strong>Incomplete: the file of the competition is damaged"),
        ),
        // A list has no room for it: there the exit code says it.
        ("--csv", "cup.csv", None),
    ] {
        let answer = damaged.run(&["competition", "export", "hall.jadoube", kind, name]);
        assert_eq!(answer.status.code(), Some(1), "{kind}: {answer:?}");
        let text = std::fs::read_to_string(damaged.folder.path().join(name)).expect("written");
        let found = text.lines().find(|line| line.contains("Incomplete"));
        assert_eq!(found.is_some(), expected.is_some(), "{kind}: {text}");
        assert!(found.zip(expected).is_none_or(|(line, told)| line.starts_with(told)), "{text}");
    }
}

#[test]
fn what_is_shown_of_it_says_first_that_it_is_incomplete_and_from_which_row_on() {
    let system = System::Manual { rounds: 5 };
    let regulations = Regulations::new(system, "90+30".parse().expect("a time control"));
    let entrants = ["Ana", "Ben"].map(Entrant::named).to_vec();
    let event = [Ask::Start { regulations: Box::new(regulations) }, Ask::Enter { entrants }];
    let damaged = Damaged::with(&event.map(|what| Command::Contest { what }));
    let told = format!(
        "# Incomplete: the file of the competition is damaged, and this is what could be read; \
         from row {} on nothing is certain",
        damaged.row
    );
    for args in [
        &["competition", "rounds", "hall.jadoube"][..],
        &["competition", "standings", "hall.jadoube"],
        &["competition", "regulations", "hall.jadoube"],
        &["competition", "rating", "hall.jadoube"],
        &["competition", "norms", "hall.jadoube"],
        &["envelope", "list", "hall.jadoube"],
        &["envelope", "plan", "hall.jadoube"],
    ] {
        let answer = damaged.run(args);
        let out = String::from_utf8_lossy(&answer.stdout).into_owned();
        assert_eq!(answer.status.code(), Some(1), "{args:?}: {answer:?}");
        assert_eq!(out.lines().next(), Some(told.as_str()), "{args:?}: {answer:?}");
    }
    // A program is told by the exit code.
    let answer = damaged.run(&["competition", "rounds", "hall.jadoube", "--json"]);
    assert_eq!(answer.status.code(), Some(1), "{answer:?}");
    assert_eq!(String::from_utf8_lossy(&answer.stdout).trim(), "[]");
}

#[test]
fn what_is_printed_says_on_every_page_that_it_is_incomplete_and_exits_with_1() {
    let damaged = Damaged::new();
    // There is a game of round 3; of round 9 nobody can know it.
    for (round, is_written) in [("3", true), ("9", false)] {
        let name = format!("round-{round}.pdf");
        let answer = damaged.run(&["print", "hall.jadoube", "--round", round, "-o", &name]);
        let told = String::from_utf8_lossy(&answer.stderr).into_owned();
        assert_eq!(answer.status.code(), Some(1), "{round}: {told}");
        assert!(told.contains("does not fit the game on board 1"), "{round}: {told}");
        assert_eq!(damaged.folder.path().join(name).exists(), is_written, "{round}");
    }
    let desk = Desk::start("test", Box::new(|| {})).expect("a thread");
    desk.ask(Request::Open(damaged.file.clone())).wait().expect("opens");
    let (snap, words) = (desk.snapshot(), Catalogue::new(Lang::En));
    for what in [Printable::Sheet(Sheet::Round(3)), Printable::Plan] {
        let proof = proof(&words, &snap, what, snap.now()).expect("made");
        assert!(!proof.document.pages.is_empty(), "{what:?}");
        for page in &proof.document.pages {
            let first = page.areas.first().and_then(|area| area.blocks.first());
            let warns = |text: &str| text.starts_with("Incomplete: the file of the competition");
            assert!(matches!(first, Some(Block::Text(text)) if warns(text)), "{what:?}: {first:?}");
        }
    }
}

#[test]
fn the_board_shows_it_with_what_to_do() {
    let damaged = Damaged::new();
    let mut stage = crate::stage::Stage::new(1);
    stage.desk.ask(Request::Open(damaged.file.clone())).wait().expect("opened");
    stage.key(Key::F3);
    stage.must_say("Record damaged");
    stage.must_say(&format!("Entry {} of the journal does not fit this game", damaged.row));
    stage.must_say("No further move is recorded until you have corrected it");
}

#[test]
fn every_event_that_does_not_fit_the_moves_marks_its_game() {
    let uci = |text: &str| Uci(text.to_owned());
    let reason = || "x".to_owned();
    let played = |text| GameEvent::MovePlayed {
        uci: uci(text),
        source: Source::Board,
        times: None,
        spent: None,
    };
    let start = setup(1);
    let unreadable = Setup { fen: "8/8/8/8".into(), ..start.clone() };
    for (name, events, sound) in [
        ("a move that is not legal", vec![played("e2e4"), played("e2e4")], Some(1)),
        ("the first of several", vec![played("e7e5"), played("e2e4"), played("e4e5")], Some(0)),
        ("no such half-move", vec![GameEvent::NotCompleted { ply: Ply(1) }], Some(0)),
        (
            "taken back to nowhere",
            vec![GameEvent::TakenBack { to: Ply(3), reason: reason() }],
            Some(0),
        ),
        (
            "corrected where nothing is",
            vec![GameEvent::MoveCorrected { ply: Ply(1), uci: uci("d2d4"), reason: reason() }],
            Some(0),
        ),
        (
            "nothing is missing",
            vec![GameEvent::MissingAnswered { how: MissingAnswer::Marked }],
            Some(0),
        ),
        (
            "played on from nowhere",
            vec![GameEvent::Observed(Observation::PlayedOn { uci: uci("e2e4"), times: None })],
            Some(0),
        ),
        (
            "reconstructed with an illegal move",
            vec![GameEvent::Reconstructed { moves: vec![uci("e2e5")], reason: reason() }],
            Some(0),
        ),
        ("no start position", vec![GameEvent::SetUp(unreadable)], None),
    ] {
        let mut game = Game::new(start.clone());
        for event in &events {
            game.apply(event, Moment::START);
        }
        let damage = game.damage.unwrap_or_else(|| panic!("{name}"));
        assert_eq!(damage.sound, sound.map(Ply), "{name}");
    }
}
