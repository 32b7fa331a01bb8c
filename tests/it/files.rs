//! Competition files as the world treats them: taken away under the program, ended by signals,
//! damaged, held by another. The journal's own table of attacks is in `src/journal/tests`.

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use jadoube_chess::board::position::Position;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_core::hall::command::Command as HallCommand;
use jadoube_core::hall::event::Event;
use jadoube_desk::library;
use jadoube_devices::simulator::clock::SimClock;
use jadoube_devices::simulator::player::{Options, Simulator};
use jadoube_devices::simulator::script::{Script, Step};
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Event as GameEvent, Observation};
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::sensing::ClockEnd;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::ended::Ended;

struct Place(TempDir);

impl Place {
    fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    fn with_hall() -> (Self, PathBuf) {
        let place = Self::new();
        let hall = place.0.path().join("hall.jadoube");
        let made = place.run(&["new", "hall.jadoube", "--boards", "2", "--control", "90+30"]);
        assert!(made.status.success(), "{made:?}");
        (place, hall)
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_jadoube"));
        command.current_dir(self.0.path()).env("JADOUBE_CONFIG", self.0.path().join("config"));
        command.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
        command.args(args).stdin(Stdio::null());
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().expect("the program starts")
    }

    /// `play` on the hall, to be spoken to line by line.
    fn play(&self) -> Talk {
        self.talk(self.command(&["play", "hall.jadoube"]))
    }

    /// The same where no file can grow beyond so many blocks of 512 bytes.
    #[cfg(unix)]
    fn play_with_little_room(&self, blocks: u32) -> Talk {
        let mut command = Command::new("sh");
        // A shell that is told to ignore the signal hands that on.
        let limited = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let play = self.command(&["play", "hall.jadoube"]);
        command.args(["-c", &limited]).arg(play.get_program()).args(play.get_args());
        command.current_dir(self.0.path());
        command.envs(play.get_envs().filter_map(|(name, value)| Some((name, value?))));
        self.talk(command)
    }

    fn talk(&self, mut command: Command) -> Talk {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped")).lines();
        Talk { child, input, output }
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path()).expect("a folder");
        let name = |entry: std::io::Result<std::fs::DirEntry>| {
            entry.expect("an entry").file_name().into_string().expect("UTF-8")
        };
        let mut names: Vec<String> = entries.map(name).filter(|name| name != "config").collect();
        names.sort();
        names
    }
}

struct Talk {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    fn say(&mut self, line: &[u8]) -> Value {
        self.input.write_all(line).expect("the program reads");
        self.input.write_all(b"\n").expect("the program reads");
        let answer = self.output.next().expect("an answer").expect("text");
        serde_json::from_str(&answer).expect("JSON")
    }

    fn game(&mut self, what: &Value) -> Value {
        let line = json!({ "command": { "to": "game", "board": 1, "what": what } });
        self.say(line.to_string().as_bytes())
    }

    /// The next line that it prints and that is meant.
    fn read(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let line = self.output.next().expect("a line").expect("text");
            let line: Value = serde_json::from_str(&line).expect("JSON");
            if is_it(&line) {
                return line;
            }
        }
    }

    /// Ends it in peace: the code, and what it complained of.
    fn end(self) -> (Option<i32>, String) {
        drop(self.input);
        let output = self.child.wait_with_output().expect("it ends");
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    }
}

fn patiently<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
        std::thread::park_timeout(Duration::from_millis(20));
    }
}

#[cfg(unix)]
fn signal(process: u32, name: &str) {
    let sent = Command::new("kill").args(["-s", name, &process.to_string()]).status();
    assert!(sent.expect("kill is there").success());
}

#[cfg(unix)]
fn ended(child: &mut Child) -> ExitStatus {
    patiently("the program's end", || child.try_wait().expect("it is ours"))
}

fn assert_closed(file: &Path) {
    let wal = PathBuf::from(format!("{}-wal", file.display()));
    assert!(!wal.exists(), "closed: one file to copy");
    assert!(library::verify(file).expect("readable").is_sound());
}

#[test]
fn a_line_that_is_not_utf_8_is_answered_and_the_next_is_carried_out() {
    let (place, hall) = Place::with_hall();
    let mut talk = place.play();
    let answer = talk.say(b"{\"command\": \"\xFF\xFE\"}");
    assert_eq!(answer["ok"], false, "{answer}");
    assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
    assert_eq!(talk.end().0, Some(2), "one line could not be read");
    // With the key that this computer signs with.
    assert_eq!(library::read(&hall).expect("readable").entries.len(), 5);
}

#[cfg(unix)]
#[test]
fn a_file_renamed_under_play_is_refused_line_by_line_and_saved_beside_it() {
    let (place, hall) = Place::with_hall();
    let mut talk = place.play();
    let started = talk.game(&json!({ "command": "start" }));
    assert_eq!(started["ok"], true, "{started}");
    std::fs::rename(&hall, place.0.path().join("other.jadoube")).expect("renamed");
    let mut why = String::new();
    for _ in 0..2 {
        let refused = talk.game(&json!({ "command": "press-clock", "side": "white" }));
        assert_eq!(refused["ok"], false, "{refused}");
        why = refused["why"].as_str().expect("told").to_owned();
        assert!(why.contains("It is now") && why.contains("other.jadoube"), "{why}");
    }
    let (code, complaint) = talk.end();
    assert_eq!(code, Some(1));
    let told = complaint.lines().filter(|line| line.contains("hall-saved-")).count();
    assert_eq!(told, 1, "once: {complaint}");
    let names = place.names();
    let saved: Vec<&String> = names.iter().filter(|name| name.contains("-saved-")).collect();
    let [saved] = saved.as_slice() else { panic!("{names:?}") };
    assert!(why.contains(saved.as_str()), "{why} names {saved}");
    let record = library::read(&place.0.path().join(saved)).expect("readable");
    assert_eq!(record.trouble, None);
    assert_eq!(record.entries.len(), 5, "what was acknowledged, and no more");
    let log = place.run(&["log", saved]);
    assert_eq!(log.status.code(), Some(0));
}

#[cfg(unix)]
#[test]
fn where_nothing_more_can_be_written_every_line_is_refused_and_what_was_acknowledged_stands() {
    let (place, hall) = Place::with_hall();
    let before = library::read(&hall).expect("readable").entries.len();
    let add = json!({ "correct": "add", "side": "white", "time": 1 });
    let correct = json!({ "command": "correct-clock", "correction": add, "reason": "again" });
    let mut talk = place.play_with_little_room(400);
    let mut told = 0;
    let refused = loop {
        let answer = talk.game(&correct);
        if answer["ok"] == false {
            break answer;
        }
        told += answer["entries"].as_array().map_or(0, Vec::len);
    };
    let why = refused["why"].as_str().expect("told").to_owned();
    assert!(why.starts_with("Not recorded, and so nothing has changed."), "{why}");
    assert_eq!(talk.game(&correct)["why"], *why, "and again");
    let (code, _) = talk.end();
    assert_eq!(code, Some(1));
    assert!(told > 10, "{told}");
    assert_eq!(library::read(&hall).expect("readable").entries.len(), before + told);
    // With room again, work goes on in the same file.
    let mut talk = place.play();
    assert_eq!(talk.game(&correct)["ok"], true);
    assert_eq!(talk.end().0, Some(0));
    assert_closed(&hall);
    assert_eq!(library::read(&hall).expect("readable").entries.len(), before + told + 1);
}

#[test]
fn every_command_that_writes_says_that_lost_time_is_not_counted_yet() {
    let (place, hall) = Place::with_hall();
    let mut talk = place.play();
    assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
    assert_eq!(talk.end().0, Some(0), "closed with a clock that runs");
    let pgn = "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
    std::fs::write(place.0.path().join("games.pgn"), pgn).expect("written");
    let ask = "Board 1: it has not been answered yet how the lost time counts";
    let said = |args: &[&str]| {
        let output = place.run(args);
        (output.status.code(), String::from_utf8(output.stderr).expect("text"))
    };
    // Once found, it is told each time until it is answered.
    let mut told = String::new();
    for _ in 0..2 {
        let import = said(&["import", "hall.jadoube", "--pgn", "games.pgn"]);
        assert_eq!(import.0, Some(0), "{import:?}");
        told = import.1;
        assert!(told.contains(ask), "{told}");
    }
    // The times on an envelope depend on the answer.
    let (code, told_sealing) =
        said(&["envelope", "seal", "hall.jadoube", "--board", "1", "--ask", "--by-arbiter"]);
    assert_eq!(code, Some(1), "{told_sealing}");
    assert!(told_sealing.contains(ask) && told_sealing.contains("--lost-time"), "{told_sealing}");
    // The line that is told is one that answers it.
    let line = told.lines().find(|line| line.starts_with(ask)).expect("told");
    let answer = &line[line.find('{').expect("JSON")..line.find(" (HOW").expect("explained")];
    let mut talk = place.play();
    let counted = talk.say(answer.replace("HOW", "\"not-counted\"").as_bytes());
    assert_eq!(counted["ok"], true, "{counted}");
    assert_eq!(talk.end().0, Some(0));
    assert_eq!(cuts(&hall), 1, "what passes between two commands is part of the waiting");
}

#[test]
fn the_question_about_lost_time_says_whose_time_it_was_and_whose_flag_falls_if_play_went_on() {
    let (place, _) = Place::with_hall();
    let gap =
        Gap { cause: Cause::Asleep, from: None, to: None, away: Some(Millis::from_mins(120)) };
    let slept = json!({ "command": HallCommand::Recover { gap } }).to_string();
    let mut talk = place.play();
    assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
    assert_eq!(talk.say(slept.as_bytes())["ok"], true);
    assert_eq!(talk.end().0, Some(0));
    let told = String::from_utf8(place.run(&["play", "hall.jadoube"]).stderr).expect("text");
    let line = told.lines().find(|line| line.starts_with("Board 1: computer asleep"));
    let line = line.unwrap_or_else(|| panic!("{told}"));
    for part in ["the clock of White was running", "If play went on, White’s flag has fallen"] {
        assert!(line.contains(part), "{told}");
    }
}

#[test]
fn with_json_the_question_about_lost_time_is_an_event_until_it_is_answered() {
    let (place, _) = Place::with_hall();
    let mut talk = place.play();
    assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
    assert_eq!(talk.end().0, Some(0), "closed with a clock that runs");
    let mut talk = place.talk(place.command(&["play", "hall.jadoube", "--json"]));
    let is_asked = |line: &Value| line["event"] == "lost-time";
    let asked = talk.read(is_asked);
    let open = &asked["open"][0];
    assert_eq!((&open["board"], &open["gaps"]), (&json!(1), &json!(1)), "{asked}");
    let question = open["question"].as_str().expect("text");
    assert!(question.contains("the clock of White was running"), "{question}");
    // With how many interruptions it was asked about, it is answered for no other.
    for (gaps, done) in [(2, false), (1, true)] {
        let what = json!({ "command": "count-lost-time", "how": "not-counted", "gaps": gaps });
        let line = json!({ "command": { "to": "game", "board": 1, "what": what } });
        writeln!(talk.input, "{line}").expect("the program reads");
        let reply = talk.read(|line| line["ok"].is_boolean());
        assert_eq!(reply["ok"], done, "{reply}");
    }
    assert_eq!(talk.read(is_asked)["open"], json!([]));
    talk.end();
}

#[test]
fn a_question_about_lost_time_that_comes_up_during_play_is_told_before_anything_more_is_typed() {
    let (place, _) = Place::with_hall();
    let mut talk = place.play();
    let told = BufReader::new(talk.child.stderr.take().expect("piped")).lines();
    let (sender, heard) = channel();
    std::thread::spawn(move || told.map_while(Result::ok).try_for_each(|line| sender.send(line)));
    let ask = "Board 1: it has not been answered yet how the lost time counts";
    let next = || loop {
        let line = heard.recv_timeout(Duration::from_secs(20)).expect("told meanwhile");
        if line.starts_with(ask) {
            break line;
        }
    };
    // That the machine has slept the program finds by itself; here it is told so, twice.
    let gap = Gap { cause: Cause::Asleep, from: None, to: None, away: Some(Millis(60_000)) };
    let slept = json!({ "command": HallCommand::Recover { gap } }).to_string();
    assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
    assert_eq!(talk.say(slept.as_bytes())["ok"], true);
    let line = next();
    let answer = &line[line.find('{').expect("JSON")..line.find(" (HOW").expect("explained")];
    let counted = talk.say(answer.replace("HOW", "\"not-counted\"").as_bytes());
    assert_eq!(counted["ok"], true, "{counted}");
    let start = json!({ "command": "start-clock", "side": "white" });
    assert_eq!(talk.game(&start)["ok"], true);
    assert_eq!(talk.say(slept.as_bytes())["ok"], true);
    next();
    assert_eq!(talk.end().0, Some(0));
}

/// Moves of the game at a board are missing, as its electronic board tells it.
fn moves_missing(board: u16) -> Value {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".to_owned();
    let missing = Observation::MovesMissing { ply: Ply(0), fen };
    json!(HallCommand::Game { board: BoardNo(board), what: GameCommand::Observe(missing) })
}

fn resigned(board: u16) -> Value {
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    json!(HallCommand::Game { board: BoardNo(board), what: GameCommand::End(outcome.into()) })
}

#[test]
fn with_json_what_is_the_matter_at_a_table_is_an_event_whenever_it_changes() {
    let (place, _) = Place::with_hall();
    let mut talk = place.talk(place.command(&["play", "hall.jadoube", "--json"]));
    let assign = |device: &Value| json!({ "to": "assign-device", "board": 1, "device": device });
    let away = json!({ "port": "nowhere", "mapping": "automatic" });
    let missing = || json!({ "what": "moves-missing", "text": "Moves missing" });
    let lost = json!({ "what": "link-lost", "text": "Board not connected" });
    let start = json!({ "to": "game", "board": 1, "what": { "command": "start" } });
    writeln!(talk.input, "{}", json!({ "command": start })).expect("the program reads");
    for (command, concerns) in [
        (moves_missing(1), json!([missing()])),
        (assign(&away), json!([missing(), lost])),
        (assign(&Value::Null), json!([missing()])),
        (resigned(1), json!([])),
    ] {
        writeln!(talk.input, "{}", json!({ "command": command })).expect("the program reads");
        let told = talk.read(|line| line["event"] == "table");
        assert_eq!(told, json!({ "event": "table", "board": 1, "concerns": concerns }));
    }
    talk.end();
}

#[test]
fn of_a_clock_on_the_table_that_shows_other_times_both_are_told() {
    let (place, _) = Place::with_hall();
    let link = place.0.path().join("line");
    let hours = Millis::from_mins(150);
    let clock = SimClock::new(hours, hours, Millis::ZERO, ClockEnd::A);
    let clock = SimClock { running: true, ..clock };
    let (start, steps) = (Position::start().placement(), vec![Step::Time(Millis(600_000))]);
    let options = Options { port_link: Some(link.clone()), ..Options::real_time() };
    let script = Script { start, clock, steps };
    let _board = Simulator::start(script, options).expect("a pseudo-terminal");
    let mut talk = place.talk(place.command(&["play", "hall.jadoube", "--json"]));
    let device = json!({ "port": link.to_string_lossy(), "mapping": "a-is-white" });
    let start = json!({ "to": "game", "board": 1, "what": { "command": "start" } });
    let assign = json!({ "to": "assign-device", "board": 1, "device": device });
    for command in [start, assign] {
        writeln!(talk.input, "{}", json!({ "command": command })).expect("the program reads");
    }
    let is_it = |concern: &Value| concern["what"] == "table-clock";
    let told = talk.read(|line| {
        line["event"] == "table" && line["concerns"].as_array().into_iter().flatten().any(is_it)
    });
    let mut concerns = told["concerns"].as_array().into_iter().flatten();
    let text = concerns.find_map(|one| one["text"].as_str().filter(|_| is_it(one)));
    let text = text.expect("told");
    let (there, own) = ("The clock on the table shows White 2:", "the program’s clock White 1:");
    assert!(text.starts_with(there) && text.contains(own), "{text}");
    talk.end();
}

#[test]
fn without_json_what_is_the_matter_at_a_table_is_said_on_standard_error() {
    let (place, _) = Place::with_hall();
    let mut talk = place.play();
    assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
    for command in [moves_missing(1), resigned(1)] {
        let reply = talk.say(json!({ "command": command }).to_string().as_bytes());
        assert_eq!(reply["ok"], true, "{reply}");
    }
    let (code, told) = talk.end();
    assert_eq!(code, Some(0), "{told}");
    let lines: Vec<&str> = told.lines().filter(|line| line.starts_with("Board 1: ")).collect();
    assert_eq!(lines, ["Board 1: Moves missing", "Board 1: settled"]);
}

/// How many rows say that a clock was not seen.
fn cuts(hall: &Path) -> usize {
    let entries = library::read(hall).expect("readable").entries;
    let is_cut =
        |event: &Event| matches!(event, Event::Game { what: GameEvent::Interrupted { .. }, .. });
    entries.iter().filter(|entry| is_cut(&entry.event)).count()
}

#[test]
fn lost_time_of_several_boards_is_told_in_one_line_and_recorded_once() {
    let (place, hall) = Place::with_hall();
    let mut talk = place.play();
    for board in [1, 2] {
        let what = json!({ "command": "start" });
        let line = json!({ "command": { "to": "game", "board": board, "what": what } });
        assert_eq!(talk.say(line.to_string().as_bytes())["ok"], true);
    }
    assert_eq!(talk.end().0, Some(0), "closed with clocks that run");
    for nth in 0..3 {
        let output = place.run(&["play", "hall.jadoube"]);
        let told = String::from_utf8(output.stderr).expect("text");
        let asked: Vec<&str> =
            told.lines().filter(|line| line.contains("it has not been answered yet")).collect();
        let [asked] = asked.as_slice() else { panic!("{told}") };
        assert!(asked.starts_with("Boards 1, 2: "), "{asked}");
        assert_eq!(told.contains("2 clocks were stopped already, since "), nth > 0, "{told}");
        assert_eq!(cuts(&hall), 2, "once for each board");
    }
}

#[cfg(unix)]
#[test]
fn a_file_lost_after_the_last_answer_is_noticed_at_the_end() {
    let (place, hall) = Place::with_hall();
    let mut talk = place.play();
    talk.game(&json!({ "command": "start" }));
    std::fs::write(&hall, "a letter").expect("overwritten");
    let (code, complaint) = talk.end();
    assert_eq!(code, Some(1), "{complaint}");
    assert!(complaint.contains("overwritten") && complaint.contains("hall-saved-"), "{complaint}");
    assert_eq!(std::fs::read(&hall).expect("there"), b"a letter");
}

#[cfg(unix)]
#[test]
fn a_signal_closes_the_competition_first() {
    for (name, code) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
        let (place, hall) = Place::with_hall();
        let mut talk = place.play();
        assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
        assert!(place.names().len() > 1, "the side file is there while it is open");
        signal(talk.child.id(), name);
        assert_eq!(ended(&mut talk.child).code(), Some(code), "{name}");
        assert_closed(&hall);
        assert_eq!(place.names(), ["hall.jadoube"], "{name}");
    }
}

#[cfg(unix)]
#[test]
fn a_signal_that_was_to_be_ignored_is_ignored() {
    let (place, _) = Place::with_hall();
    let mut command = Command::new("sh");
    let script = format!("trap '' HUP; exec {} play hall.jadoube", env!("CARGO_BIN_EXE_jadoube"));
    command.args(["-c", &script]).current_dir(place.0.path());
    command.env("JADOUBE_CONFIG", place.0.path().join("config"));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("sh starts");
    let input = child.stdin.take().expect("piped");
    let output = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut talk = Talk { child, input, output };
    assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
    signal(talk.child.id(), "HUP");
    assert_eq!(talk.game(&json!({ "command": "press-clock", "side": "white" }))["ok"], true);
    assert_eq!(talk.end().0, Some(0));
}

#[cfg(unix)]
#[test]
fn the_demonstration_and_the_simulator_clear_up_when_they_are_ended() {
    let place = Place::new();
    let temporary = place.0.path().join("tmp");
    std::fs::create_dir(&temporary).expect("a folder");
    let mut demo = place.command(&["demo", "--headless"]);
    let demo = demo.env("TMPDIR", &temporary).stdout(Stdio::null());
    let mut demo = Ended::start(demo).expect("starts");
    let is_there = || {
        let folder = std::fs::read_dir(&temporary).ok()?.next()?.ok()?.path();
        std::fs::read_dir(folder)
            .ok()?
            .flatten()
            .find(|one| one.file_name().to_string_lossy().ends_with(".jadoube"))
    };
    patiently("the demonstration's file", is_there);
    signal(demo.0.id(), "TERM");
    assert_eq!(ended(&mut demo.0).code(), Some(143));
    let left: Vec<_> = std::fs::read_dir(&temporary).expect("a folder").collect();
    assert!(left.is_empty(), "{left:?}");

    std::fs::write(place.0.path().join("a.pgn"), "1. e4 e5 2. Nf3 *\n").expect("written");
    let link = place.0.path().join("board");
    let mut simulator = place.command(&["simulate", "--pgn", "a.pgn", "--port", "board"]);
    let mut simulator = Ended::start(simulator.stdout(Stdio::null())).expect("starts");
    patiently("the line", || std::fs::symlink_metadata(&link).ok());
    signal(simulator.0.id(), "INT");
    assert_eq!(ended(&mut simulator.0).code(), Some(130));
    assert!(std::fs::symlink_metadata(&link).is_err(), "the line is taken away");
}

#[test]
fn a_new_competition_that_is_killed_leaves_nothing_or_all_of_it() {
    let begun = Instant::now();
    let place = Place::new();
    assert!(place.run(&["new", "whole.jadoube", "--boards", "40"]).status.success());
    let whole = begun.elapsed();
    let (mut nothing, mut all) = (0, 0);
    for round in 0..40_u32 {
        let place = Place::new();
        let mut command = place.command(&["new", "hall.jadoube", "--boards", "40"]);
        let mut child = command.stdout(Stdio::null()).spawn().expect("starts");
        let until = Instant::now() + whole * round / 40;
        while Instant::now() < until {
            std::thread::park_timeout(until.saturating_duration_since(Instant::now()));
        }
        child.kill().expect("SIGKILL");
        child.wait().expect("it has died");
        match place.names().as_slice() {
            [] => nothing += 1,
            // Opened already: with its side file.
            [file, ..] if file == "hall.jadoube" => {
                let record = library::read(&place.0.path().join(file)).expect("readable");
                assert_eq!((record.entries.len(), record.trouble), (42, None), "round {round}");
                all += 1;
            }
            other => panic!("round {round}: {other:?}"),
        }
    }
    assert_eq!(nothing + all, 40);
}

#[test]
fn who_holds_a_file_is_named_with_process_and_machine() {
    let (place, _) = Place::with_hall();
    let mut talk = place.play();
    assert_eq!(talk.game(&json!({ "command": "start" }))["ok"], true);
    let second = place.run(&["play", "hall.jadoube"]);
    let complaint = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!(second.status.code(), Some(2), "{complaint}");
    let named =
        format!("is open in jadoube {}, process {}", env!("CARGO_PKG_VERSION"), talk.child.id());
    assert!(complaint.contains(&named) && complaint.contains(" on "), "{complaint}");
    assert_eq!(talk.end().0, Some(0));
}

#[cfg(unix)]
#[test]
fn a_program_that_only_reads_a_file_is_named_and_not_the_one_that_wrote_it_and_has_ended() {
    let (place, hall) = Place::with_hall();
    let before = std::fs::read(&hall).expect("readable");
    let reader = rusqlite::Connection::open(&hall).expect("opens");
    // It has read and does nothing; then in a transaction.
    for reads in ["SELECT count(*) FROM event", "BEGIN; SELECT count(*) FROM event"] {
        reader.execute_batch(reads).expect("reads");
        let refused = place.run(&["play", "hall.jadoube"]);
        let complaint = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(2), "{complaint}");
        let named = if cfg!(target_os = "linux") {
            format!(", process {} on ", std::process::id())
        } else {
            "is open in another window or program".to_owned()
        };
        assert!(complaint.contains(&named), "{complaint}");
        assert!(complaint.contains("Close it there first"), "{complaint}");
        assert!(!complaint.contains("in jadoube "), "it has ended: {complaint}");
    }
    drop(reader);
    assert_eq!(std::fs::read(&hall).expect("readable"), before, "nothing has touched it");
    assert_eq!(place.play().end().0, Some(0), "free again");
}

#[test]
fn the_readable_part_of_a_damaged_file_is_saved_from_the_command_line() {
    let (place, hall) = Place::with_hall();
    let mut talk = place.play();
    talk.game(&json!({ "command": "start" }));
    assert_eq!(talk.end().0, Some(0));
    let whole = place.run(&["salvage", "hall.jadoube", "whole.jadoube"]);
    assert_eq!(whole.status.code(), Some(0), "{whole:?}");
    let mut bytes = std::fs::read(&hall).expect("there");
    let needle = b"\"started\"";
    let at = bytes.windows(needle.len()).position(|window| window == needle).expect("there");
    bytes[at + 2] ^= 1;
    std::fs::write(&hall, &bytes).expect("written");
    let opened = place.run(&["play", "hall.jadoube"]);
    assert_eq!(opened.status.code(), Some(2), "{opened:?}");
    let saved = place.run(&["salvage", "hall.jadoube", "readable.jadoube"]);
    let told = String::from_utf8_lossy(&saved.stdout).into_owned();
    assert_eq!(saved.status.code(), Some(1), "something was left out: {saved:?}");
    assert!(told.contains("4 rows, 4 of them unchanged") && told.contains("row 5."), "{told}");
    assert!(told.contains("asks before it records in the new one"), "what to do then: {told}");
    assert_eq!(std::fs::read(&hall).expect("there"), bytes, "the evidence stays");
    // All that it has stands; and it is not the record that this computer remembers.
    let verified = place.run(&["verify", "readable.jadoube"]);
    let told = String::from_utf8_lossy(&verified.stdout).into_owned();
    assert!(told.contains("All 5 rows are intact"), "{verified:?}");
    assert!(told.contains("Saved from a damaged file, without its row 5"), "{verified:?}");
    for deed in ["verify", "play"] {
        let refused = place.run(&[deed, "readable.jadoube"]);
        let told = String::from_utf8_lossy(&refused.stderr).into_owned();
        let is_told = ["saved from a damaged one and lacks rows", "--go-on-in-this"];
        assert!(is_told.iter().all(|part| told.contains(part)), "{deed}: {told}");
    }
    assert_eq!(verified.status.code(), Some(1), "{verified:?}");
    let log = place.run(&["log", "readable.jadoube"]);
    let told = String::from_utf8_lossy(&log.stdout).into_owned();
    assert!(told.contains("Saved from a damaged file, without its row 5"), "{log:?}");
    let again = place.run(&["salvage", "hall.jadoube", "readable.jadoube"]);
    assert_eq!(again.status.code(), Some(2), "nothing is overwritten: {again:?}");
    for (from, code) in [("none.jadoube", 2), ("config", 2)] {
        assert_eq!(place.run(&["salvage", from, "new.jadoube"]).status.code(), Some(code));
    }
}

#[test]
fn who_checks_a_file_that_was_cut_off_while_open_is_told_what_was_saved_beside_it() {
    let (place, hall) = Place::with_hall();
    let saved = place.0.path().join("hall-saved-20261122-140307.jadoube");
    std::fs::copy(&hall, saved).expect("copied");
    // Of another file.
    std::fs::copy(&hall, place.0.path().join("evening-saved-20261122-140308.jadoube"))
        .expect("copied");
    let whole = place.run(&["verify", "hall.jadoube"]);
    assert!(whole.status.success(), "{whole:?}");
    let file = std::fs::OpenOptions::new().write(true).open(&hall).expect("opens");
    file.set_len(12_288).expect("cut off");
    let checked = place.run(&["verify", "hall.jadoube"]);
    let told = String::from_utf8(checked.stderr).expect("text");
    assert!(!checked.status.success() && told.contains("is cut off"), "{told}");
    assert!(
        told.contains("hall-saved-20261122-140307.jadoube") && !told.contains("evening"),
        "{told}"
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_is_refused_at_once() {
    let place = Place::new();
    let pipe = place.0.path().join("pipe.jadoube");
    assert!(Command::new("mkfifo").arg(pipe).status().expect("mkfifo is there").success());
    for args in [&["log"][..], &["verify"], &["play"], &["export"], &["import", "--pgn", "x.pgn"]] {
        let mut all = args.to_vec();
        all.insert(1, "pipe.jadoube");
        let refused = place.run(&all);
        let why = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(2), "{args:?}: {why}");
        assert!(why.contains("is a pipe or a device"), "{args:?}: {why}");
    }
}
