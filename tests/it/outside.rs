//! What trials from outside ran into on the command line: what is told of a board, of a damaged file,
//! of games that are there already, and of commands that are not what was meant.

use std::fs;
use std::io::Write as _;
use std::process::Stdio;
use std::sync::Arc;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::pgn::read::read as read_pgn;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as AdjournmentCommand;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Event;
use jadoube_desk::inbox::{ImportOptions, Request};
use jadoube_desk::library;
use jadoube_desk::protocols::{self, Sheet, SheetSource};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::{IllegalMove, PressedWithoutMove};
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_reports::document::{Block, Document};
use jadoube_ui::actions::Action;
use serde_json::json;

use crate::cli::{Shell, code, move_line, text};
use crate::last_move::by_palette;
use crate::stage::Stage;

const FIRST: IncidentNo = IncidentNo(1);

fn line(command: &Command) -> String {
    json!({ "command": command }).to_string()
}

fn dispute(what: DisputeCommand) -> String {
    line(&Command::Dispute { what })
}

fn open(board: u16, case: Case) -> String {
    let (board, caller) = (Some(BoardNo(board)), Caller::Arbiter);
    dispute(DisputeCommand::Open {
        board,
        case,
        caller,
        claim: String::new(),
        clocks: Clocks::Leave,
    })
}

fn otherwise(remedies: Vec<Remedy>) -> String {
    let (text, reason) = ("as seen".to_owned(), "seen".to_owned());
    dispute(DisputeCommand::DecideOtherwise { no: FIRST, remedies, text, reason, lose: None })
}

/// The clocks ran when the program ended: what was lost is not counted.
fn counted() -> String {
    let what = GameCommand::CountLostTime { how: LostTime::NotCounted, gaps: None };
    line(&Command::Game { board: BoardNo(1), what })
}

fn pressed() -> Case {
    Case::PressedWithoutMove(PressedWithoutMove::new(Side::White))
}

#[test]
fn the_log_of_a_board_has_its_incidents_and_envelopes() {
    let shell = Shell::with_hall();
    let begin = AdjournmentCommand::Begin {
        board: BoardNo(1),
        why: AdjournmentReason::SessionEnd,
        assistants: BySide::default(),
    };
    let lines = [counted(), open(1, pressed()), line(&Command::Adjournment { what: begin })];
    let (played, answers) = shell.play(&lines);
    assert_eq!(code(&played), 0, "{answers:?}");
    for (board, told) in [("1", true), ("2", false)] {
        let log = text(&shell.run(&["log", "hall.jadoube", "--board", board]).stdout);
        for word in ["Incident 1", "Envelope 1"] {
            assert_eq!(log.contains(word), told, "board {board}, {word}: {log}");
        }
    }
}

#[test]
fn an_altered_row_is_marked_in_the_log_and_in_the_games_however_legal_it_is() {
    let shell = Shell::with_hall();
    let path = shell.path("hall.jadoube");
    let mut bytes = fs::read(&path).expect("readable");
    // White has opened with the other pawn: all fits.
    let row = bytes.windows(6).position(|part| part == b"\"e2e4\"").expect("written");
    bytes[row + 1] = b'd';
    bytes[row + 3] = b'd';
    fs::write(&path, bytes).expect("written");
    let log = text(&shell.run(&["log", "hall.jadoube"]).stdout);
    let changed = log.lines().position(|line| line.contains("⚠ Row")).expect("marked");
    let lines: Vec<&str> = log.lines().collect();
    assert!(lines[changed].contains("d4") && lines[changed].contains("was changed"), "{log}");
    assert!(lines[..changed].iter().all(|line| !line.contains('⚠')), "{log}");
    assert!(lines[changed + 1..].iter().all(|line| line.contains("⚠ after row")), "{log}");
    let pgn = text(&shell.run(&["export", "hall.jadoube", "--pgn"]).stdout);
    let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(pgn.contains("{the record is damaged from here on: see"), "{pgn}");
    assert!(pgn.contains("; recorded behind it and not certain: d4"), "{pgn}");
    assert!(!pgn.contains("1. d4"), "such a game was not played: {pgn}");
}

#[test]
fn of_a_file_whose_head_is_destroyed_it_is_told_what_can_be_done_and_its_rows_are_saved() {
    let shell = Shell::new();
    assert_eq!(code(&shell.run(&["new", "hall.jadoube", "--boards", "2"])), 0);
    let path = shell.path("hall.jadoube");
    let mut bytes = fs::read(&path).expect("there");
    bytes[..100].fill(0);
    fs::write(&path, &bytes).expect("written");
    // A window in which another competition is open keeps that, and tells of the way out.
    let mut stage = Stage::new(1);
    by_palette(&mut stage, "Open competition");
    stage.write_in("File", &path.display().to_string());
    stage.key(Key::Enter);
    for told in ["is damaged", "“Save readable part…”", "jadoube salvage"] {
        stage.must_say(told);
    }
    let log = shell.run(&["log", "hall.jadoube"]);
    assert!(text(&log.stdout).contains("Board 2"), "it is shown: {log:?}");
    let saved = shell.run(&["salvage", "hall.jadoube", "saved.jadoube"]);
    let told = text(&saved.stdout);
    assert!(code(&saved) == 1 && told.contains("its first bytes"), "{saved:?}");
    assert_eq!(code(&shell.run(&["verify", "saved.jadoube"])), 0);
    let boards = library::read(&shell.path("saved.jadoube")).expect("read").hall.games.len();
    assert_eq!((boards, fs::read(&path).expect("there") == bytes), (2, true));
}

const GAMES: &str = "[Event \"Open\"]\n[Date \"1997.05.03\"]\n[Round \"2\"]\n[White \"Ada\"]\n[Black \"Ben\"]\n\n\
                     1. e4 e5 2. Nf3 1-0\n\n[White \"Cai\"]\n[Black \"Dor\"]\n\n1. d4 d5 *\n";

#[test]
fn games_that_are_there_are_not_read_twice() {
    let shell = Shell::new();
    assert_eq!(code(&shell.run(&["new", "hall.jadoube", "--boards", "0"])), 0);
    let (first, _) = GAMES.split_once("\n\n[White \"Cai\"]").expect("two games");
    fs::write(shell.path("one.pgn"), first).expect("written");
    fs::write(shell.path("all.pgn"), GAMES).expect("written");
    let games = || {
        let pgn = text(&shell.run(&["export", "hall.jadoube", "--pgn"]).stdout);
        read_pgn(&pgn).games.len()
    };
    for (file, more, count, told) in [
        ("one.pgn", &[][..], 1, "One game was read"),
        // As after a kill in the middle.
        ("all.pgn", &[], 2, "One game is in this competition already"),
        ("all.pgn", &[], 2, "2 games are in this competition already"),
        ("all.pgn", &["--again"], 4, "2 games were read"),
    ] {
        let output = shell.run(&[&["import", "hall.jadoube", "--pgn", file], more].concat());
        assert_eq!(code(&output), 0, "{output:?}");
        assert!(text(&output.stdout).contains(told), "{file} {more:?}: {}", text(&output.stdout));
        assert_eq!(games(), count, "{file} {more:?}");
    }
    let named = text(&shell.run(&["import", "hall.jadoube", "--pgn", "one.pgn"]).stdout);
    assert!(
        named.contains("Game 1 (Ada – Ben): in this competition already, on board 1"),
        "{named}"
    );
    // Through standard input, another game.
    let mut process = shell.process();
    process.args(["import", "hall.jadoube", "--pgn", "-"]).stdin(Stdio::piped());
    let mut child = process.stdout(Stdio::piped()).spawn().expect("the program starts");
    let other = GAMES.replace("Ada", "Eva");
    child.stdin.take().expect("piped").write_all(other.as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(code(&output), 0);
    assert_eq!(games(), 5);
}

#[test]
fn a_game_whose_position_cannot_be_set_up_is_left_out_and_named() {
    let shell = Shell::new();
    assert_eq!(code(&shell.run(&["new", "hall.jadoube", "--boards", "0"])), 0);
    let strange = "[White \"Ada\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n\
                   [White \"Eva\"]\n[FEN \"garbage\"]\n\n1. e4 *\n\n\
                   [White \"Fay\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n\n\
                   [White \"Gus\"]\n\n1. d4 *\n";
    fs::write(shell.path("strange.pgn"), strange).expect("written");
    let output = shell.run(&["import", "hall.jadoube", "--pgn", "strange.pgn"]);
    assert_eq!(code(&output), 1, "{output:?}");
    let told = text(&output.stdout);
    for line in [
        "One game was read, with 3 warnings",
        "3 games cannot be set up and were left out",
        "Game 1, line 1 (Ada – ?): cannot be set up and was left out",
        "Game 2, line 6 (Eva – ?): cannot be set up and was left out",
        "Game 3, line 11 (Fay – ?): cannot be set up and was left out",
        "“Atomic” is not supported",
    ] {
        assert!(told.contains(line), "{line} in:\n{told}");
    }
    let pgn = text(&shell.run(&["export", "hall.jadoube", "--pgn"]).stdout);
    let games = read_pgn(&pgn).games;
    let whites: Vec<Option<&str>> = games.iter().map(|game| game.tag("White")).collect();
    assert_eq!(whites, [Some("Gus")], "{pgn}");
}

#[test]
fn what_the_source_did_not_say_is_not_made_up_in_an_export() {
    let shell = Shell::new();
    assert_eq!(code(&shell.run(&["new", "hall.jadoube", "--name", "Cup", "--boards", "1"])), 0);
    fs::write(shell.path("all.pgn"), GAMES).expect("written");
    assert_eq!(code(&shell.run(&["import", "hall.jadoube", "--pgn", "all.pgn"])), 0);
    let pgn = text(&shell.run(&["export", "hall.jadoube", "--pgn"]).stdout);
    let games = read_pgn(&pgn).games;
    let tags = ["Event", "Site", "Date", "Round", "TimeControl"];
    let of = |white: &str| {
        let game = games.iter().find(|read| read.tag("White") == Some(white)).expect("there");
        tags.map(|name| game.tag(name))
    };
    assert_eq!(of("Ada"), [Some("Open"), Some("?"), Some("1997.05.03"), Some("2"), None], "{pgn}");
    assert_eq!(of("Cai"), [Some("?"), Some("?"), Some("????.??.??"), Some("?"), None], "{pgn}");
    // What was set up here is of this competition.
    let own = games.iter().find(|read| read.tag("Event") == Some("Cup")).expect("there");
    assert!(own.tag("TimeControl").is_some());
}

#[test]
fn nothing_is_decided_while_a_fact_is_missing_and_every_remedy_is_in_the_log() {
    let shell = Shell::with_hall();
    let counter = Remedy::SetCounter { side: Side::White, moves: 1 };
    let unknown = Case::IllegalMove(IllegalMove::new(Side::Black, true));
    let (_, answers) = shell.play(&[open(1, unknown), otherwise(vec![counter.clone()])]);
    assert_eq!(answers[1]["ok"], false, "{answers:?}");
    let why = answers[1]["why"].as_str().expect("told");
    assert!(why.contains("From where to where?"), "{why}");
    let restate = DisputeCommand::Restate { no: FIRST, case: pressed() };
    let (played, answers) = shell.play(&[dispute(restate), otherwise(vec![counter])]);
    assert_eq!(code(&played), 0, "{answers:?}");
    let log = text(&shell.run(&["log", "hall.jadoube"]).stdout);
    assert!(log.contains("Set the move counter of White to 1"), "{log}");
}

#[test]
fn the_log_names_the_facts_of_a_case_that_were_put_differently() {
    let shell = Shell::with_hall();
    let case = |completed| Case::IllegalMove(IllegalMove::new(Side::Black, completed));
    let restate = DisputeCommand::Restate { no: FIRST, case: case(true) };
    let (played, answers) = shell.play(&[open(1, case(false)), dispute(restate)]);
    assert_eq!(code(&played), 0, "{answers:?}");
    let log = text(&shell.run(&["log", "hall.jadoube"]).stdout);
    assert!(log.contains("Was the clock pressed? No → Yes"), "{log}");
}

#[test]
fn a_key_stands_for_one_command() {
    let shell = Shell::with_hall();
    let with_key =
        |line: String| line.replacen('{', "{\"key\":\"01890000-0000-7000-8000-000000000001\",", 1);
    let (one, other) = (with_key(move_line("g1f3")), with_key(move_line("b1c3")));
    let (_, answers) = shell.play(&[one.clone(), one.clone(), other.clone()]);
    let ok: Vec<_> = answers.iter().map(|answer| answer["ok"].as_bool()).collect();
    assert_eq!(ok, [Some(true), Some(true), Some(false)], "{answers:?}");
    assert_eq!(answers[0]["entries"], answers[1]["entries"]);
    assert!(answers[2]["why"].as_str().is_some_and(|why| why.contains("key")), "{answers:?}");
    // Also by a program that was started anew.
    let (_, answers) = shell.play(&[one, other]);
    let ok: Vec<_> = answers.iter().map(|answer| answer["ok"].as_bool()).collect();
    assert_eq!(ok, [Some(true), Some(false)], "{answers:?}");
}

#[test]
fn a_command_that_is_mistyped_is_no_file() {
    let shell = Shell::with_hall();
    for (args, meant) in [
        (&["improt", "hall.jadoube", "--pgn", "games.pgn"][..], "import"),
        (&["verfy"], "verify"),
        (&["lgo", "--json"], "log"),
    ] {
        let output = shell.run(args);
        assert_eq!(code(&output), 2, "{output:?}");
        let told = text(&output.stderr);
        assert!(told.contains(args[0]) && told.contains(meant), "{told}");
    }
}

#[test]
fn a_german_reader_reads_german() {
    let shell = Shell::with_hall();
    let (played, _) = shell.play(&[move_line("g1f3")]);
    assert_eq!(code(&played), 0);
    let log = text(&shell.run(&["--lang", "de", "log", "hall.jadoube"]).stdout);
    assert!(log.contains("Sf3") && !log.contains("Nf3"), "{log}");
    let pgn = text(&shell.run(&["--lang", "de", "export", "hall.jadoube", "--pgn"]).stdout);
    assert!(pgn.contains("Nf3"), "{pgn}");
    if let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") {
        let mut process = shell.process();
        process.args(["--lang", "de", "log", "hall.jadoube"]).stdout(full);
        let output = process.output().expect("starts");
        let told = text(&output.stderr);
        assert!(told.contains("voll") && !told.contains("No space"), "{told}");
    }
}

fn texts(document: &Document) -> String {
    let areas = document.pages.iter().flat_map(|page| &page.areas);
    let of = |block: &Block| match block {
        Block::Heading(_, text) | Block::Text(text) => text.clone(),
        Block::Facts(rows) => rows.iter().map(|(a, b)| format!("{a}: {b}\n")).collect(),
        _ => String::new(),
    };
    areas.flat_map(|area| &area.blocks).map(of).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_sheets_say_what_was_told_decided_appealed_and_adjourned() {
    let shell = Shell::with_hall();
    let made = Some(("e7".parse().expect("a square"), "e4".parse().expect("a square")));
    let case = Case::IllegalMove(IllegalMove { made, ..IllegalMove::new(Side::Black, false) });
    let more = Remedy::AddTime { side: Side::White, time: Millis::from_secs(60) };
    let (by, text) = ("Ada".to_owned(), "it was legal".to_owned());
    let appeal = DisputeCommand::Appeal { no: FIRST, by, text, filing: None };
    let begin = AdjournmentCommand::Begin {
        board: BoardNo(1),
        why: AdjournmentReason::SessionEnd,
        assistants: BySide::default(),
    };
    let (played, answers) = shell.play(&[
        counted(),
        open(1, case),
        otherwise(vec![more]),
        dispute(appeal),
        line(&Command::Adjournment { what: begin }),
    ]);
    assert_eq!(code(&played), 0, "{answers:?}");
    let record = library::read(&shell.path("hall.jadoube")).expect("readable");
    let words = Catalogue::new(Lang::En);
    let sheet = |sheet| {
        let (hall, record) = (&record.hall, Some(record.record));
        let source = SheetSource {
            hall,
            record,
            as_of: None,
            incomplete: None,
            of_game: &|_| Vec::new(),
            of_incident: &|_| Vec::new(),
            of_contest: &Vec::new,
        };
        let found = protocols::document(&words, source, sheet, hall.last);
        texts(&found.expect("a sheet"))
    };
    let incident = sheet(Sheet::Incident(FIRST));
    for part in ["Opened: 20", "Decided: 20", "Appeal by Ada", "it was legal", "e7-e4"] {
        assert!(incident.contains(part), "{part}: {incident}");
    }
    let round = sheet(Sheet::Round(1));
    for part in ["Envelope 1: ", "Incident 1: ", "as seen", "Appeal by Ada"] {
        assert!(round.contains(part), "{part}: {round}");
    }
}

#[test]
fn the_sheet_tells_each_decision_that_was_undone_with_its_reason_and_time() {
    let shell = Shell::with_hall();
    let made = Some(("e7".parse().expect("a square"), "e4".parse().expect("a square")));
    let case = Case::IllegalMove(IllegalMove { made, ..IllegalMove::new(Side::Black, false) });
    let more = Remedy::AddTime { side: Side::White, time: Millis::from_secs(60) };
    let undo = |reason: &str| {
        let reason = reason.to_owned();
        dispute(DisputeCommand::Withdraw { no: FIRST, reason, time: None, lose: None })
    };
    let again = "it was this one".to_owned();
    let restore = DisputeCommand::Reinstate { no: FIRST, reason: again, time: None, lose: None };
    let (played, answers) = shell.play(&[
        counted(),
        open(1, case),
        otherwise(vec![more]),
        undo("the next board"),
        dispute(restore),
        undo("both were wrong"),
    ]);
    assert_eq!(code(&played), 0, "{answers:?}");
    let record = library::read(&shell.path("hall.jadoube")).expect("readable");
    let of_incident = |no| {
        let entries = record.entries.iter();
        let of_it = entries.filter(|entry| protocols::is_of_incident(entry, no));
        of_it.cloned().map(Arc::new).collect::<Vec<_>>()
    };
    let source = SheetSource {
        hall: &record.hall,
        record: Some(record.record),
        as_of: None,
        incomplete: None,
        of_game: &|_| Vec::new(),
        of_incident: &of_incident,
        of_contest: &Vec::new,
    };
    let words = Catalogue::new(Lang::En);
    let sheet = |sheet| {
        let found = protocols::document(&words, source, sheet, record.hall.last);
        texts(&found.expect("a sheet"))
    };
    let incident = sheet(Sheet::Incident(FIRST));
    let course = incident.split_once("Course of the decision").expect("told").1;
    let lines: Vec<&str> = course.lines().filter(|line| line.starts_with("20")).collect();
    for (line, part) in lines.iter().zip(["seen", "the next board", "this one", "both were wrong"])
    {
        assert!(line.contains(part), "{part}: {line}");
    }
    assert_eq!(lines.len(), 4, "{incident}");
    assert!(sheet(Sheet::Round(1)).contains("Undecided at present"));
}

#[test]
fn the_sheet_tells_when_the_clock_was_started_again_after_the_decision() {
    let shell = Shell::with_hall();
    let of_game = |what| line(&Command::Game { board: BoardNo(1), what });
    let more = Remedy::AddTime { side: Side::White, time: Millis::from_secs(60) };
    let lines = [
        counted(),
        open(1, pressed()),
        otherwise(vec![more]),
        of_game(GameCommand::StartClock { side: Side::White }),
    ];
    for (count, told) in [(3, false), (1, true)] {
        let skipped = if told { 3 } else { 0 };
        let (played, answers) = shell.play(&lines[skipped..skipped + count]);
        assert_eq!(code(&played), 0, "{answers:?}");
        let record = library::read(&shell.path("hall.jadoube")).expect("readable");
        let of_board = |_: GameNo| {
            let entries = record.entries.iter();
            let of_it = entries.filter(|entry| matches!(entry.event, Event::Game { .. }));
            of_it.cloned().map(Arc::new).collect::<Vec<_>>()
        };
        let source = SheetSource {
            hall: &record.hall,
            record: Some(record.record),
            as_of: None,
            incomplete: None,
            of_game: &of_board,
            of_incident: &|_| Vec::new(),
            of_contest: &Vec::new,
        };
        let words = Catalogue::new(Lang::En);
        let sheet = protocols::document(&words, source, Sheet::Incident(FIRST), record.hall.last);
        let sheet = texts(&sheet.expect("a sheet"));
        assert_eq!(sheet.contains("Clock started again: 20"), told, "{sheet}");
        let whose = |line: &str| {
            line.starts_with("Clock started again") && line.ends_with("the clock of White")
        };
        assert_eq!(sheet.lines().any(whose), told, "{sheet}");
    }
}

#[test]
fn the_window_says_which_game_of_a_file_is_cut_short_and_marks_it() {
    let mut stage = Stage::new(0);
    let file = stage.folder.path().join("cut.pgn");
    let text = "[White \"Ada\"]\n\n1. e4 e5 1-0\n\n\
                [White \"Ben\"]\n\n1. e4 e5 2. Nc3 Qh9 3. Nf3 1/2-1/2\n";
    fs::write(&file, text).expect("written");
    let import = Request::ImportPgn(file, ImportOptions::default());
    stage.desk.ask(import).wait().expect("imported");
    crate::stage::settle(&mut stage.window);
    stage.must_say("F11 shows in which game and why");
    stage.run(Action::Messages);
    stage.must_say("Game 2, line 7");
    stage.key(Key::Escape);
    let mark = "The score ends here, but the file it was read from goes on: “Qh9";
    stage.run(Action::ShowBoard);
    assert!(!stage.says(mark), "the first is whole");
    stage.run(Action::NextBoard);
    stage.must_say(mark);
    by_palette(&mut stage, "Print round sheet");
    stage.must_say(mark);
}

#[test]
fn a_time_control_that_nobody_knows_is_not_shown_as_one() {
    for (tag, shown) in
        [("", "Time control not known"), ("[TimeControl \"5400+30\"]\n", "1 hour 30 minutes")]
    {
        let mut stage = Stage::new(0);
        let file = stage.folder.path().join("one.pgn");
        fs::write(&file, format!("[White \"Ada\"]\n{tag}\n1. e4 *\n")).expect("written");
        let import = Request::ImportPgn(file, ImportOptions::default());
        stage.desk.ask(import).wait().expect("imported");
        stage.key(Key::F3);
        stage.must_say(shown);
    }
}

#[test]
fn a_clock_of_which_no_time_is_known_shows_none() {
    let clocks = |stage: &Stage| {
        let timers = stage.window.get_all_by_role(Role::Timer);
        timers.filter_map(|timer| timer.accesskit_node().value()).collect::<Vec<_>>()
    };
    let unknown = "Time not known";
    for (tags, line, known) in [
        ("", "1. e4 e5 *", false),
        ("[TimeControl \"5400+30\"]\n", "1. e4 e5 *", true),
        ("", "1. e4 {[%clk 1:29:00]} e5 {[%clk 1:28:00]} *", true),
    ] {
        let mut stage = Stage::new(0);
        let file = stage.folder.path().join("one.pgn");
        fs::write(&file, format!("[White \"Ada\"]\n{tags}\n{line}\n")).expect("written");
        let import = Request::ImportPgn(file, ImportOptions::default());
        stage.desk.ask(import).wait().expect("imported");
        for _ in 0..2 {
            stage.run(Action::ShowBoard);
            let shown = clocks(&stage);
            assert!(shown.len() == 2, "{shown:?}");
            assert_eq!(shown.iter().all(|clock| !clock.starts_with(unknown)), known, "{shown:?}");
            // The other face.
            by_palette(&mut stage, "Other clock face");
        }
        stage.run(Action::ShowHall);
        stage.key(Key::T);
        assert_eq!(stage.says(unknown), !known, "{line}");
        by_palette(&mut stage, "Print round sheet");
        assert_eq!(stage.says("Clocks: White"), known, "{line}");
    }
}

/// Reads games from a file by its dialog.
pub(crate) fn import(stage: &mut Stage, text: &str) {
    let file = stage.folder.path().join("all.pgn");
    fs::write(&file, text).expect("written");
    by_palette(stage, "Import games");
    stage.write_in("File", &file.display().to_string());
    stage.click("Read");
}

#[test]
fn the_window_tells_which_games_are_there_and_reads_them_again_if_it_is_asked_to() {
    let mut stage = Stage::new(0);
    let (first, _) = GAMES.split_once("\n\n[White \"Cai\"]").expect("two games");
    let games = |stage: &Stage| stage.desk.snapshot().hall.games.len();
    let title = "Games in this competition already";
    let asks = |stage: &Stage| stage.window.state().dialog.is_some();
    import(&mut stage, first);
    assert!(games(&stage) == 1 && !asks(&stage), "nothing was there");
    // The second is new, and not read again with the first.
    import(&mut stage, GAMES);
    assert_eq!(games(&stage), 2);
    stage.must_say(title);
    stage.must_say("Game 1 (Ada – Ben): in this competition already, on board 1");
    assert!(!stage.says("Cai – Dor"), "it was read just now");
    stage.click("Read it once more");
    assert!(games(&stage) == 3 && !asks(&stage));
    let whites = |name: &str| {
        let hall = stage.desk.snapshot().hall.clone();
        hall.games.values().filter(|one| one.game.players().white.name == name).count()
    };
    assert_eq!((whites("Ada"), whites("Cai")), (2, 1));
    import(&mut stage, GAMES);
    stage.must_say("2 games of");
    stage.click("Cancel");
    assert!(games(&stage) == 3 && !asks(&stage));
}
