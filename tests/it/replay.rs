//! The main job on recorded input: the traffic of a board and clock, through a pseudo-terminal, onto
//! the desk. And the same by the command line, with what goes wrong in halls. One recording is of our
//! own simulated board and lies in `frozen`; that of a real board is not ours to keep, and where it
//! lies beside the project it is played too.

use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
use std::time::{Duration, Instant};

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Assignment;
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::Event;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::library;
use jadoube_desk::simulate::{Play, Source, start};
use jadoube_desk::snapshot::{Notice, NoticeKind};
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::game::command::{Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::event::{Event as GameEvent, Setup, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::status::PlyMark;
use jadoube_laws::ids::{BoardNo, IncidentNo, PortName};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::claims::facts::Repetition;
use jadoube_laws::sensing::ClockMapping;
use serde_json::Value;

use crate::ended::Ended;

const BOARD: BoardNo = BoardNo(1);

/// The recordings that are at hand, each with the moves of its game.
fn recordings() -> Vec<(PathBuf, Vec<String>)> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ours = project.join("tests/frozen/board-1");
    let real = project.join("../shared/vectors/dgt_real_1");
    let mut found = Vec::new();
    for path in [ours.clone(), real] {
        let hex = path.with_extension("hex");
        if path != ours && !hex.exists() {
            eprintln!("left out: the recording of a real board, {} is not here", hex.display());
            continue;
        }
        let text = std::fs::read_to_string(path.with_extension("uci")).expect("the moves");
        let words = text.split_whitespace().filter(|word| !word.ends_with('.') && *word != "*");
        found.push((hex, words.map(str::to_owned).collect()));
    }
    found
}

/// Waits until it is so; fails with the words when it does not become so.
fn until(what: &str, mut so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !so() {
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain: {what}");
        std::thread::park_timeout(Duration::from_millis(20));
    }
}

fn play(source: Source, link: PathBuf) -> Play {
    Play {
        source,
        faults: String::new(),
        link: Some(link),
        speed: "instant".into(),
        rotated: false,
        settable: false,
        record: None,
    }
}

/// A desk with one table whose electronic board is on that line.
fn table(file: &Path, link: &Path) -> Desk {
    let desk = Desk::start("test", Box::new(|| {})).expect("a thread");
    let competition = Competition::new("Real", "2023");
    desk.ask(Request::New(file.to_owned(), competition)).wait().expect("made");
    let setup = Setup {
        timing: Timing::Device,
        ..Setup::new("3+2".parse::<TimeControl>().expect("a time control"))
    };
    desk.command(Command::SetUpGame { board: BOARD, setup }).wait().expect("set up");
    let device = Some(Assignment {
        port: PortName::new(link.to_string_lossy()),
        mapping: ClockMapping::Automatic,
        orientation: None,
    });
    desk.command(Command::AssignDevice { board: BOARD, device }).wait().expect("assigned");
    desk
}

#[test]
fn a_recorded_game_is_recognised_mirrored_journalled_and_ruled_upon() {
    for (hex, moves) in recordings() {
        recognised_and_ruled_upon(hex, &moves);
    }
}

fn recognised_and_ruled_upon(hex: PathBuf, moves: &[String]) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hall.jadoube");
    let link = folder.path().join("board");
    let board = start(&play(Source::Recording(hex), link.clone())).expect("a pseudo-terminal");
    let desk = table(&file, &link);
    until("all moves", || {
        desk.snapshot().game(BOARD).is_some_and(|game| game.plies.len() == moves.len())
    });
    let game = desk.snapshot().game(BOARD).expect("set up").clone();
    let played: Vec<String> = game.plies.iter().map(|ply| ply.uci.to_string()).collect();
    assert_eq!(played, moves);
    assert!(game.plies.iter().all(|ply| ply.times.is_some()), "every move has both times");
    assert_eq!(game.plies[0].times.expect("told").white, Millis::from_secs(181), "3:02 − 3 + 2");
    until("the stopped clock", || {
        desk.snapshot().game(BOARD).is_some_and(|game| game.clock.running().is_none())
    });

    // A claim that is not correct: the opponent gets time, and the articles are cited (9.5.3).
    let case = Case::Repetition(Repetition::proper(game.turn(), None));
    let open = DisputeCommand::Open {
        board: Some(BOARD),
        case,
        caller: Caller::White,
        claim: "third time".into(),
        clocks: Clocks::Leave,
    };
    desk.command(Command::Dispute { what: open }).wait().expect("opened");
    let accept = DisputeCommand::Accept { no: IncidentNo(1), reason: String::new(), lose: None };
    desk.command(Command::Dispute { what: accept }).wait().expect("carried out");
    let hall = desk.snapshot().hall.clone();
    let decision = hall.incidents[&IncidentNo(1)].decision.as_ref().expect("decided");
    assert!(
        decision.ruling.citations.iter().any(|citation| citation.article.starts_with("9.")),
        "{:?}",
        decision.ruling.citations
    );
    let before = game.times(desk.snapshot().now());
    let after = desk.snapshot().game(BOARD).expect("set up").times(desk.snapshot().now());
    let opponent = game.turn().other();
    assert!(after.of(opponent) > before.of(opponent), "{before:?} {after:?}");
    // Its clock is in an option of its own: it is read-only, and the arbiter is told the times.
    until("the word that the clock is to be set by hand", || {
        let told =
            |notice: &Notice| matches!(notice.what, NoticeKind::SetByHand { board: BOARD, .. });
        desk.snapshot().notices.iter().any(told)
    });
    drop(board);
    drop(desk);

    let record = library::read(&file).expect("readable");
    let false_alarms: Vec<_> =
        record.entries.iter().filter(|entry| is_alarm(&entry.event)).collect();
    assert!(false_alarms.is_empty(), "{false_alarms:?}");
    assert!(library::verify(&file).expect("readable").is_sound());
}

/// What the board must not have raised in a game without irregularities.
fn is_alarm(event: &Event) -> bool {
    let Event::Game { what, .. } = event else { return false };
    matches!(
        what,
        GameEvent::TakenBack { .. }
            | GameEvent::Observed(
                Observation::IllegalPosition { .. }
                    | Observation::PressedWithoutMove { .. }
                    | Observation::WrongStart { .. }
            )
    )
}

struct Hall {
    board: Option<Ended>,
    folder: tempfile::TempDir,
}

impl Hall {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), board: None }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn program(&self) -> Process {
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.env("JADOUBE_CONFIG", self.folder.path()).stdin(Stdio::null());
        process
    }

    /// Starts `jadoube simulate` with these words, and waits until its board is there.
    fn simulate(&mut self, words: &[&str]) {
        let link = self.path("board");
        let mut board = self.program();
        board
            .arg("simulate")
            .args(words)
            .arg("--port")
            .arg(&link)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.board = Some(Ended::start(&mut board).expect("the program starts"));
        until("the simulated board", || link.exists());
    }

    /// Runs `jadoube watch --json` to its end.
    fn watch(&mut self, words: &[&str]) -> Vec<Value> {
        let output = self
            .program()
            .args(["watch", "--json", "--patience", "3", "--port"])
            .arg(self.path("board"))
            .arg("--pgn")
            .arg(self.path("watched.pgn"))
            .args(words)
            .output()
            .expect("the program starts");
        let wrong = String::from_utf8_lossy(&output.stderr);
        // A game that was still going on when the line was lost is told, and the answer is no.
        let lost = output.status.code() == Some(1) && wrong.contains("in the middle of the game");
        assert!(output.status.success() || lost, "{wrong}");
        let mut board = self.board.take().expect("simulated");
        let mut status = None;
        until("the end of the simulated board", || {
            status = board.0.try_wait().expect("asked");
            status.is_some()
        });
        assert!(status.is_some_and(|status| status.success()), "it played to its end");
        let told = String::from_utf8(output.stdout).expect("text");
        told.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect()
    }
}

fn of_kind<'a>(seen: &'a [Value], kind: &str) -> Vec<&'a Value> {
    seen.iter().filter(|value| value["kind"] == kind).collect()
}

fn text<'a>(seen: &[&'a Value], field: &str) -> Vec<&'a str> {
    seen.iter().filter_map(|value| value[field].as_str()).collect()
}

#[test]
fn the_command_line_watches_a_recorded_game_to_its_end() {
    for (hex, moves) in recordings() {
        let mut hall = Hall::new();
        hall.simulate(&["--replay", &hex.to_string_lossy(), "--speed", "instant"]);
        let seen = hall.watch(&[]);
        let played = of_kind(&seen, "move");
        assert_eq!(text(&played, "uci"), moves);
        for (ply, value) in (1..).zip(&played) {
            assert_eq!(value["ply"], ply);
            assert!(value["white_ms"].is_i64() && value["black_ms"].is_i64(), "{value}");
        }
        for alarm in FALSE_ALARMS {
            assert_eq!(of_kind(&seen, alarm), Vec::<&Value>::new(), "no false {alarm}");
        }
        let pgn = std::fs::read_to_string(hall.path("watched.pgn")).expect("written");
        assert_eq!(pgn.matches("[%clk").count(), moves.len(), "{pgn}");
    }
}

const FALSE_ALARMS: [&str; 8] = [
    "illegal",
    "displaced",
    "pressed-without-move",
    "taken-back",
    "wrong-start",
    "moves-missing",
    "clock-turned",
    "not-completed",
];

/// Our own game for what real recordings do not have: promotion, en passant, both castlings.
const GAME: &str = "[White \"A\"]\n[Black \"B\"]\n[TimeControl \"180+2\"]\n\n\
    1. e4 {[%emt 0:00:01]} d5 {[%emt 0:00:01]} 2. e5 {[%emt 0:00:01]} f5 {[%emt 0:00:01]} \
    3. exf6 {[%emt 0:00:01]} Nc6 {[%emt 0:00:01]} 4. fxg7 {[%emt 0:00:01]} Bd7 {[%emt 0:00:01]} \
    5. Nf3 {[%emt 0:00:01]} e6 {[%emt 0:00:01]} 6. gxh8=Q {[%emt 0:00:01]} Qe7 {[%emt 0:00:01]} \
    7. Be2 {[%emt 0:00:01]} O-O-O {[%emt 0:00:01]} 8. O-O {[%emt 0:00:01]} Kb8 \
    {[%emt 0:00:01]} *\n";
const GAME_UCI: &str = "e2e4 d7d5 e4e5 f7f5 e5f6 b8c6 f6g7 c8d7 g1f3 e7e6 g7h8q d8e7 f1e2 e8c8 \
    e1g1 c8b8";

#[test]
fn whatever_goes_wrong_on_the_line_the_game_comes_out_whole() {
    // Fast, because none of these needs the recogniser's quiet times, which are real ones.
    for words in [
        &["--faults", "split"][..],
        &["--faults", "glue"],
        &["--faults", "noise"],
        &["--faults", "truncate"],
        &["--faults", "null-clock,stale-time"],
        &["--rotated"],
        &["--read-only-clock"],
    ] {
        let mut hall = Hall::new();
        let pgn = hall.path("game.pgn");
        std::fs::write(&pgn, GAME).expect("written");
        let pgn = pgn.to_string_lossy().into_owned();
        let mut all = vec!["--pgn", pgn.as_str(), "--speed", "20"];
        all.extend(words);
        hall.simulate(&all);
        let seen = hall.watch(&[]);
        let played = text(&of_kind(&seen, "move"), "uci").join(" ");
        assert_eq!(played, GAME_UCI, "{words:?}");
        assert_eq!(of_kind(&seen, "illegal"), Vec::<&Value>::new(), "{words:?}: no false alarm");
    }
}

/// The traffic is for people who help others: they read it in the language that they ask for.
#[test]
fn the_traffic_of_a_line_is_told_in_the_language_that_is_asked_for() {
    for (lang, words) in [
        ("en", ["--> report changes [4b]", "<-- e2 is now empty [8e 00 05 34 00]", "--- open\n"]),
        ("de", ["--> Änderungen melden [4b]", "<-- e2 ist jetzt leer [8e", "--- geöffnet\n"]),
        ("mk", ["--> јавувај промени [4b]", "<-- e2 сега е празно [8e", "--- отворена\n"]),
    ] {
        let mut hall = Hall::new();
        let pgn = hall.path("game.pgn");
        std::fs::write(&pgn, GAME).expect("written");
        hall.simulate(&["--pgn", &pgn.to_string_lossy(), "--speed", "instant"]);
        let mut watch = hall.program();
        watch.args(["--lang", lang, "watch", "--trace", "frames", "--patience", "1", "--port"]);
        let output = watch.arg(hall.path("board")).output().expect("the program starts");
        let told = String::from_utf8_lossy(&output.stdout);
        for line in words {
            assert!(told.contains(line), "{lang}: {line} in\n{told}");
        }
        assert!(!told.contains("device-trace") && !told.contains('⟦'), "{told}");
    }
}

#[test]
fn a_lever_that_flickers_is_no_press() {
    let mut hall = Hall::new();
    let pgn = hall.path("game.pgn");
    std::fs::write(&pgn, GAME).expect("written");
    hall.simulate(&["--pgn", &pgn.to_string_lossy(), "--faults", "flicker", "--speed", "3"]);
    let seen = hall.watch(&[]);
    assert_eq!(text(&of_kind(&seen, "move"), "uci").join(" "), GAME_UCI);
    for alarm in ["illegal", "pressed-without-move"] {
        assert_eq!(of_kind(&seen, alarm), Vec::<&Value>::new(), "no false {alarm}");
    }
}

#[test]
fn an_illegal_move_is_told_once_and_the_game_goes_on() {
    let mut hall = Hall::new();
    let pgn = hall.path("game.pgn");
    std::fs::write(&pgn, GAME).expect("written");
    hall.simulate(&["--pgn", &pgn.to_string_lossy(), "--faults", "illegal@5", "--speed", "4"]);
    let seen = hall.watch(&[]);
    let illegal = of_kind(&seen, "illegal");
    assert_eq!(illegal.len(), 1, "{illegal:?}");
    assert_eq!(illegal[0]["by"], "white");
    assert_eq!(illegal[0]["completed"], true);
    assert_eq!(illegal[0]["ply"], 4);
    assert_eq!(text(&of_kind(&seen, "move"), "uci").join(" "), GAME_UCI);
}

#[test]
fn kings_in_the_centre_are_a_result_and_no_moves() {
    let mut hall = Hall::new();
    let pgn = hall.path("game.pgn");
    std::fs::write(&pgn, GAME.replace('*', "1-0")).expect("written");
    hall.simulate(&["--pgn", &pgn.to_string_lossy(), "--faults", "kings", "--speed", "4"]);
    let seen = hall.watch(&[]);
    let results = of_kind(&seen, "result");
    assert_eq!(text(&results, "pgn"), ["1-0"], "{results:?}");
    assert_eq!(text(&of_kind(&seen, "move"), "uci").join(" "), GAME_UCI);
    assert_eq!(of_kind(&seen, "illegal"), Vec::<&Value>::new());
    let pgn = std::fs::read_to_string(hall.path("watched.pgn")).expect("written");
    assert!(pgn.contains("[Result \"1-0\"]"), "{pgn}");
}

#[test]
fn a_flag_on_the_table_is_seen() {
    let mut hall = Hall::new();
    let pgn = hall.path("game.pgn");
    std::fs::write(&pgn, GAME.replace("180+2", "10+1")).expect("written");
    hall.simulate(&["--pgn", &pgn.to_string_lossy(), "--faults", "flag@4", "--speed", "10"]);
    let seen = hall.watch(&[]);
    assert_eq!(text(&of_kind(&seen, "flag"), "side"), ["black"]);
    assert_eq!(of_kind(&seen, "move").len(), 3);
}

#[test]
fn a_cable_pulled_in_the_middle_of_the_game_loses_nothing() {
    let mut hall = Hall::new();
    let pgn = hall.path("game.pgn");
    std::fs::write(&pgn, GAME).expect("written");
    hall.simulate(&["--pgn", &pgn.to_string_lossy(), "--faults", "unplug@6", "--speed", "8"]);
    let seen = hall.watch(&[]);
    let states = text(&of_kind(&seen, "link"), "state");
    assert!(states.contains(&"lost"), "{states:?}");
    assert_eq!(states.iter().filter(|state| **state == "connected").count(), 2, "{states:?}");
    assert_eq!(text(&of_kind(&seen, "move"), "uci").join(" "), GAME_UCI);
    assert_eq!(of_kind(&seen, "illegal"), Vec::<&Value>::new());
}

/// Plays our own game with these faults and watches it.
fn watched(faults: &str, speed: &str, game: &str) -> (Hall, Vec<Value>) {
    let mut hall = Hall::new();
    let pgn = hall.path("game.pgn");
    std::fs::write(&pgn, game).expect("written");
    hall.simulate(&["--pgn", &pgn.to_string_lossy(), "--faults", faults, "--speed", speed]);
    let seen = hall.watch(&[]);
    (hall, seen)
}

#[test]
fn a_last_move_that_nobody_pressed_belongs_to_the_game_and_is_told() {
    for faults in ["unpressed@16", "unpressed@16,no-clock"] {
        let (hall, seen) = watched(faults, "4", GAME);
        let mut moves = text(&of_kind(&seen, "move"), "uci");
        let last = of_kind(&seen, "not-completed");
        assert_eq!(last.len(), 1, "{faults}: {last:?}");
        assert_eq!((&last[0]["ply"], &last[0]["san"]), (&16.into(), &"Kb8".into()), "{faults}");
        moves.extend(text(&last, "uci"));
        assert_eq!(moves.join(" "), GAME_UCI, "{faults}");
        let pgn = std::fs::read_to_string(hall.path("watched.pgn")).expect("written");
        let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
        let comment = "made on the board, not completed with the clock}";
        assert!(pgn.contains("Kb8 {") && pgn.contains(comment), "{faults}: {pgn}");
    }
}

#[test]
fn a_clock_that_lies_the_other_way_round_and_was_pressed_at_rest_is_turned() {
    // White thinks longer, and has less time at the end.
    let game = GAME.replace("Be2 {[%emt 0:00:01]}", "Be2 {[%emt 0:00:12]}");
    let (_hall, seen) = watched("clock-turned", "4", &game);
    assert_eq!(text(&of_kind(&seen, "move"), "uci").join(" "), GAME_UCI);
    assert_eq!(of_kind(&seen, "clock-turned").len(), 1);
    let moves = of_kind(&seen, "move");
    let of = |value: &Value, side: &str| value[side].as_i64().expect("a time");
    let (white, black) = (of(moves[15], "white_ms"), of(moves[15], "black_ms"));
    assert!(white + 5_000 < black, "{white} {black}");
}

/// White thinks for long after the line is back at the eleventh half-move.
fn slow_after_the_gap() -> String {
    GAME.replace("gxh8=Q {[%emt 0:00:01]}", "gxh8=Q {[%emt 0:01:00]}")
}

#[test]
fn what_was_played_while_the_line_was_away_comes_from_the_boards_memory() {
    let (_hall, seen) = watched("unplug@5+6", "8", &slow_after_the_gap());
    let moves = of_kind(&seen, "move");
    assert_eq!(text(&moves, "uci").join(" "), GAME_UCI);
    for value in moves {
        assert!(value["white_ms"].is_i64() && value["black_ms"].is_i64(), "{value}");
    }
    for alarm in FALSE_ALARMS {
        assert_eq!(of_kind(&seen, alarm), Vec::<&Value>::new(), "no {alarm}");
    }
}

#[test]
fn after_two_cuts_no_later_move_is_told_as_the_next() {
    for faults in ["unplug@5+6,unplug@12+2", "unplug@5+6,unplug@12+2,no-memory"] {
        let (_hall, seen) = watched(faults, "8", GAME);
        // What follows where moves are known to be missing begins anew.
        let missing = seen.iter().position(|value| value["kind"] == "moves-missing");
        let known = &seen[..missing.unwrap_or(seen.len())];
        let moves = text(&of_kind(known, "move"), "uci").join(" ");
        assert!(moves.starts_with("e2e4 d7d5"), "{faults}: {moves}");
        assert!(GAME_UCI.starts_with(&moves), "{faults}: {moves}");
    }
}

#[test]
fn without_a_memory_the_gap_is_marked_and_the_game_goes_on() {
    let (hall, seen) = watched("unplug@5+6,no-memory", "8", &slow_after_the_gap());
    let missing = of_kind(&seen, "moves-missing");
    assert_eq!(missing.len(), 1, "{missing:?}");
    assert_eq!(missing[0]["ply"], 4, "{missing:?}");
    assert_eq!(of_kind(&seen, "displaced"), Vec::<&Value>::new(), "no flood");
    let moves = text(&of_kind(&seen, "move"), "uci").join(" ");
    assert_eq!(moves, "e2e4 d7d5 e4e5 f7f5 g7h8q d8e7 f1e2 e8c8 e1g1 c8b8");
    let pgn = std::fs::read_to_string(hall.path("watched.pgn")).expect("written");
    assert_eq!(pgn.matches("[Event ").count(), 2, "in two pieces: {pgn}");
    assert!(pgn.contains("[FEN \"") && pgn.contains("gxh8=Q"), "{pgn}");
}

#[test]
fn a_line_that_is_lost_in_the_middle_of_the_game_is_marked_and_told() {
    let mut away = Hall::new();
    let game = away.path("game.pgn");
    std::fs::write(&game, GAME).expect("written");
    let game = game.to_string_lossy();
    away.simulate(&["--pgn", &game, "--faults", "unplug@9+60", "--speed", "8"]);
    let watch = ["watch", "--patience", "2", "--lang", "en", "--port"];
    let output = away.program().args(watch).arg(away.path("board")).output().expect("starts");
    // It does not come back by itself.
    drop(away.board.take().expect("simulated"));
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("lost after move 4 of Black, in the middle"), "{told}");
    for (faults, speed, lost) in [
        // It comes back without a memory, and goes off again before a move is completed.
        ("unplug@8+6,no-memory", "30", true),
        ("unpressed@16", "8", false),
    ] {
        let (hall, seen) = watched(faults, speed, GAME);
        assert_eq!(of_kind(&seen, "unfinished").len(), usize::from(lost), "{faults}: {seen:?}");
        let pgn = std::fs::read_to_string(hall.path("watched.pgn")).expect("written");
        let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
        let marked = pgn.contains("the line to the board was lost here");
        assert_eq!(marked, lost, "{faults}: {pgn}");
    }
}

#[test]
fn a_game_that_ends_on_the_desk_takes_its_last_move_along() {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, link) = (folder.path().join("hall.jadoube"), folder.path().join("board"));
    let pgn = folder.path().join("game.pgn");
    std::fs::write(&pgn, GAME).expect("written");
    let faults = "unpressed@16".to_owned();
    let speed = "6".to_owned();
    let board = start(&Play { faults, speed, ..play(Source::Pgn(pgn), link.clone()) });
    let desk = table(&file, &link);
    let stands = || {
        let snapshot = desk.snapshot();
        let standing = snapshot.line(BOARD).and_then(|line| line.standing.clone());
        let played = snapshot.game(BOARD).map_or(0, |game| game.plies.len());
        (played == 15).then_some(standing).flatten()
    };
    until("the last move on the board", || stands().is_some_and(|uci| uci.0 == "c8b8"));
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    let end = |last_move| {
        let what = GameCommand::End(Ending { outcome, last_move });
        desk.command(Command::Game { board: BOARD, what }).wait()
    };
    let uci = |text: &str| Uci(text.to_owned());
    let refused = format!("{:?}", end(None).expect_err("not told what becomes of it"));
    assert!(refused.contains("LastMoveStands") && refused.contains("c8b8"), "{refused}");
    end(Some(LastMove::Include(uci("d7c6")))).expect_err("another stands there");
    end(Some(LastMove::Include(uci("c8b8")))).expect("ended");
    let game = desk.snapshot().game(BOARD).expect("set up").clone();
    let last = game.plies.last().expect("moves");
    assert_eq!((last.uci.0.as_str(), last.mark), ("c8b8", Some(PlyMark::NotCompleted)));
    assert_eq!(game.outcome(), Some(outcome));
    drop(board);
    drop(desk);
    let record = library::read(&file).expect("readable");
    assert_eq!(record.hall.game(BOARD).map(|game| game.plies.len()), Some(16), "replayed");
}

#[test]
fn a_line_on_which_nothing_answers_is_told_so() {
    let hall = Hall::new();
    let output = hall
        .program()
        .args(["watch", "--patience", "1", "--lang", "en", "--port"])
        .arg(hall.path("nothing"))
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("Nothing answered on") && told.contains("nothing"), "{told}");
}
