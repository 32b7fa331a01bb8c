//! The command line as a script meets it: the real program, its exit codes, what it prints.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output, Stdio};

use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::notation::braille::{Code, read_text};
use jadoube_chess::pgn::read::read as read_pgn;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::hall::all_clocks::AllClocks;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Entry;
use jadoube_desk::library;
use jadoube_formats::document;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{LostTime, Setup, Source};
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};
use tempfile::TempDir;

pub(crate) struct Shell(TempDir);

impl Shell {
    pub(crate) fn new() -> Self {
        Self(TempDir::new().expect("a folder"))
    }

    /// With a competition on whose first board two moves were made.
    pub(crate) fn with_hall() -> Self {
        let shell = Self::new();
        let made = shell.run(&[
            "new",
            "hall.jadoube",
            "--name",
            "Cup",
            "--boards",
            "2",
            "--control",
            "3+2",
        ]);
        assert_eq!((code(&made), text(&made.stdout).trim()), (0, "hall.jadoube"));
        let (played, _) = shell.play(&[move_line("e2e4"), move_line("e7e5")]);
        assert_eq!(code(&played), 0, "{played:?}");
        shell
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn process(&self) -> Process {
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.current_dir(self.0.path()).env("JADOUBE_CONFIG", self.0.path().join("config"));
        process.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
        process
    }

    pub(crate) fn run(&self, args: &[&str]) -> Output {
        self.process().args(args).stdin(Stdio::null()).output().expect("the program starts")
    }

    /// Sends lines to `play`, and gives its answers.
    pub(crate) fn play(&self, lines: &[String]) -> (Output, Vec<Value>) {
        let mut process = self.process();
        process.args(["play", "hall.jadoube"]);
        feed(process, lines)
    }
}

pub(crate) fn feed(mut process: Process, lines: &[String]) -> (Output, Vec<Value>) {
    let pipes = process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("piped");
    for line in lines {
        writeln!(input, "{line}").expect("the program reads");
    }
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    let answers = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("one JSON object a line"))
        .collect();
    (output, answers)
}

pub(crate) fn move_line(uci: &str) -> String {
    let what = GameCommand::Play {
        uci: Uci(uci.into()),
        source: Source::Arbiter,
        times: None,
        spent: None,
        after: AfterMove::Press,
    };
    json!({ "command": Command::Game { board: BoardNo(1), what } }).to_string()
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

pub(crate) fn code(output: &Output) -> i32 {
    output.status.code().expect("no signal")
}

/// What is asked for, and the code with which it ends.
const CODES: &[(&str, i32)] = &[
    ("--help", 0),
    ("--version", 0),
    ("man", 0),
    ("say --lang de e4 e5 Nf3", 0),
    ("say --scheme anna-local --full Nf3", 0),
    ("say e5", 2),
    ("say --fen nowhere e4", 2),
    ("say --scheme nobody e4", 2),
    ("completions bash", 0),
    ("completions fish", 0),
    ("ports", 0),
    ("ports --json", 0),
    ("new hall.jadoube", 1),
    ("new fresh.jadoube --boards 0 --edition 2018", 0),
    ("new wrong.jadoube --edition 1066", 2),
    ("new wrong.jadoube --control soon", 2),
    ("new no-folder/wrong.jadoube", 1),
    ("log hall.jadoube", 0),
    ("log hall.jadoube --json", 0),
    ("log none.jadoube", 2),
    ("log letter.jadoube", 2),
    ("verify hall.jadoube", 0),
    ("verify hall.jadoube --json", 0),
    ("stations hall.jadoube", 0),
    ("stations hall.jadoube --json", 0),
    ("stations letter.jadoube", 2),
    ("verify letter.jadoube", 2),
    ("verify hall.jadoube --signed-by 123", 2),
    ("verify hall.jadoube --signed-by 000000000000000000000000000000", 1),
    ("export hall.jadoube", 0),
    ("export hall.jadoube --pgn", 0),
    ("export hall.jadoube --ron -o out.ron", 0),
    ("export hall.jadoube --as pgn --output out.pgn", 0),
    ("export hall.jadoube -o hall.jadoube", 1),
    ("export hall.jadoube -o hall.jadoube --overwrite", 2),
    ("export hall.jadoube --pgn --ron", 2),
    ("export hall.jadoube --as braille --board 1 --sheet white", 0),
    ("export hall.jadoube --as braille --board 99 --sheet white", 1),
    ("export hall.jadoube --as braille", 2),
    ("export hall.jadoube -o no-folder/out.pgn", 2),
    ("import hall.jadoube --pgn games.pgn", 0),
    ("import hall.jadoube --pgn none.pgn", 2),
    ("import hall.jadoube", 2),
    ("play hall.jadoube", 0),
    ("play none.jadoube", 2),
    ("serve none.jadoube", 2),
    ("join nonsense joined.jadoube", 2),
    ("mate-possible 8/8/8/8/8/8/8/K6k w - - 0 1", 0),
    ("mate-possible --quick --by black 7k/8/8/8/8/8/8/KQ6 w", 0),
    ("mate-possible --batch no-such-file", 2),
    ("mate-possible nonsense", 2),
    ("mate-possible", 2),
    ("notate start e2e4", 0),
    ("notate start e2e4 --json", 0),
    ("notate start e2e5", 2),
    ("notate start", 2),
    ("notate --batch no-such-file", 2),
    ("notate start e2e4 --letters games.pgn", 2),
    ("read start san e4", 0),
    ("read start san e5", 1),
    ("read start klingon e4", 2),
    ("read start --guess e4 e5 Sf3", 0),
    ("read start san", 2),
    ("verify", 2),
    ("simulate --speed often", 2),
    ("hall.jadoube --language mk", 2),
    ("log hall.jadoube --lang xx", 2),
    ("log hall.jadoube --lang de_AT", 0),
];

#[test]
fn every_subcommand_ends_with_the_code_that_the_help_promises() {
    let shell = Shell::with_hall();
    let games = "[White \"Ada\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n";
    std::fs::write(shell.path("games.pgn"), games).expect("written");
    std::fs::write(shell.path("letter.jadoube"), "a letter").expect("written");
    for &(args, wanted) in CODES {
        let args: Vec<&str> = args.split(' ').collect();
        let output = shell.run(&args);
        let told = text(&output.stderr);
        assert_eq!(code(&output), wanted, "{args:?}: {told}");
        // Nothing is complained of that is done; what was found at opening may be told.
        let opens = args.contains(&"play") || args.contains(&"import");
        let found = wanted == 0 && opens && told.contains("; one clock was ");
        assert_eq!(told.is_empty() || found, wanted == 0, "{args:?}: {told}");
        assert!(!told.contains("panicked"), "{args:?}: {told}");
        if wanted == 0 && !args.contains(&"play") && !args.contains(&"-o") && args[1..] != ["ports"]
        {
            assert!(!output.stdout.is_empty() || args.contains(&"--output"), "{args:?}");
        }
        assert!(!shell.path("wrong.jadoube").exists(), "{args:?} left half a competition behind");
    }
    assert!(library::verify(&shell.path("hall.jadoube")).expect("readable").is_sound());
    let exported = std::fs::read_to_string(shell.path("out.pgn")).expect("written");
    assert!(exported.contains("1. e4"), "{exported}");
}

#[test]
fn the_help_of_every_subcommand_says_what_each_word_is_for() {
    let shell = Shell::new();
    for name in
        "demo new log verify stations sign countersign print export import play ports simulate watch mate-possible notate read convert \
         reconstruct competition say completions man"
            .split(' ')
    {
        let output = shell.run(&[name, "--help"]);
        let help = text(&output.stdout);
        assert_eq!(code(&output), 0, "{name}");
        assert!(help.contains(&format!("Usage: jadoube {name}")), "{help}");
        assert!(!help.contains("[default: \"\"]"), "nothing is no default: {help}");
        assert_eq!(code(&shell.run(&["help", name])), 0, "{name}");
    }
    let man = text(&shell.run(&["man"]).stdout);
    assert!(man.starts_with(".") && man.contains("jadoube"), "{man}");
    assert!(text(&shell.run(&["completions", "bash"]).stdout).contains("_jadoube"));
}

#[test]
fn whether_mate_can_be_given_is_told_with_its_evidence_in_every_language() {
    let shell = Shell::new();
    let wall = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";
    for (lang, can, dead) in [
        ("en", "White can still checkmate", "Dead position"),
        ("de", "Weiß kann noch matt setzen", "Tote Stellung"),
        ("mk", "Белиот сѐ уште може да матира", "Мртво реми"),
    ] {
        let told = text(&shell.run(&["--lang", lang, "mate-possible", wall]).stdout);
        assert!(told.contains(dead) && told.contains("a4 c4 e4 g4"), "{told}");
        let mate = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 7";
        let told = shell.run(&["--lang", lang, "mate-possible", "--by", "white", mate]);
        let told = text(&told.stdout);
        assert!(told.starts_with(can) && told.contains("7. "), "{told}");
        assert!(!told.contains('⟦'), "{told}");
    }
}

#[test]
fn a_batch_is_answered_line_by_line_whatever_stands_between() {
    let shell = Shell::new();
    let batch = "# fen, winner\n\n7k/8/5K2/8/8/8/8/6Q1 w - - 0 1\tw\n\
                 4k3/8/8/8/8/8/8/4K2R w K - 0 1\tb\nnonsense\tw\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n\
                 7k/5KQ1/8/8/8/8/8/8 b - - 0 1\tw\n4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1\tw\n";
    std::fs::write(shell.path("batch.tsv"), batch).expect("written");
    for threads in ["1", "3"] {
        let output =
            shell.run(&["mate-possible", "--quick", "--threads", threads, "--batch", "batch.tsv"]);
        let (rows, told) = (text(&output.stdout), text(&output.stderr));
        let rows: Vec<Vec<&str>> = rows.lines().map(|row| row.split('\t').collect()).collect();
        let verdicts: Vec<&str> = rows.iter().map(|row| row[0]).collect();
        let wanted = ["winnable", "unwinnable", "error", "error", "winnable", "winnable"];
        assert_eq!(verdicts, wanted, "{rows:?}");
        assert!(rows.iter().all(|row| row.len() == 4), "{rows:?}");
        assert_eq!((rows[0][3], rows[1][3]), ("g1g7", "material: bare king"));
        assert_eq!(rows[4][3], "", "the mate is on the board");
        assert!(told.contains("line 5") && told.contains("line 6"), "{told}");
        assert_eq!(code(&output), 2);
    }
}

#[test]
fn bytes_that_are_no_text_are_told_in_the_language_and_with_their_name_once() {
    let shell = Shell::new();
    std::fs::write(shell.path("noise"), b"\x80\xfe\x81\n\xc3\x28\n").expect("written");
    let batches = ["mate-possible --batch noise", "read --batch noise", "notate --batch noise"];
    for (lang, why) in [("en", "not text"), ("de", "kein Text"), ("mk", "не е текст")] {
        for batch in batches {
            let args: Vec<&str> = ["--lang", lang].into_iter().chain(batch.split(' ')).collect();
            let output = shell.run(&args);
            let told = text(&output.stderr);
            assert_eq!(code(&output), 2, "{args:?}: {told}");
            assert!(told.contains(why) && !told.contains("UTF-8"), "{args:?}: {told}");
        }
    }
    let output = shell.run(&["reconcile", "noise"]);
    let told = text(&output.stderr);
    assert_eq!((code(&output), told.matches("noise").count()), (2, 1), "{told}");
}

#[test]
fn moves_are_written_and_read_line_by_line_in_every_notation() {
    let shell = Shell::new();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    std::fs::write(
        shell.path("moves.tsv"),
        format!("{start}\tg1f3\n\n{start}\tg1g3\n{after}\tg8f6\te2e4\n"),
    )
    .expect("written");
    let output = shell.run(&["notate", "--batch", "moves.tsv"]);
    let rows: Vec<Value> = text(&output.stdout)
        .lines()
        .map(|row| serde_json::from_str(row).expect("an object"))
        .collect();
    assert_eq!(rows.len(), 3);
    assert_eq!((&rows[0]["lan_fide"], &rows[2]["de"]), (&json!("Ng1-f3"), &json!("Sf6")));
    assert!(rows[1]["error"].as_str().is_some_and(|why| why.contains("g1g3")), "{rows:?}");
    assert!(text(&output.stderr).contains("line 3"), "lines are counted as they stand");
    assert_eq!(code(&output), 2);

    std::fs::write(
        shell.path("texts.tsv"),
        format!(
            "{start}\tsan_ru\tКf3\n{start}\tsan\tКf3\n{start}\tsan\tNf4\n\
             {start}\tlan\tNg1-f3\n{start}\tsan_own\tJf3\nnonsense\tsan\te4\n"
        ),
    )
    .expect("written");
    let letters = r#"(king: "K", queen: "D", rook: "V", bishop: "S", knight: "J")"#;
    std::fs::write(shell.path("cs.ron"), letters).expect("written");
    let output = shell.run(&["read", "--letters", "cs.ron", "--batch", "texts.tsv"]);
    let rows = text(&output.stdout);
    let wanted = ["g1f3", "unreadable", "illegal", "g1f3", "g1f3", "error"];
    assert_eq!(rows.lines().collect::<Vec<_>>(), wanted);
    assert_eq!(code(&output), 2);

    let guessed = text(&shell.run(&["read", "start", "--guess", "e4 e5 Sf3 Sc6 Lb5"]).stdout);
    assert!(guessed.starts_with("* de\t5 legal of 5"), "{guessed}");
    assert_eq!(guessed.matches('*').count(), 1, "{guessed}");
}

#[test]
fn play_answers_every_line_and_ends_with_the_worst() {
    let shell = Shell::with_hall();
    let lines = [move_line("g1f3"), "nonsense".into(), String::new(), move_line("g1f3")];
    let (output, answers) = shell.play(&lines);
    let ok: Vec<_> = answers.iter().map(|answer| answer["ok"].as_bool()).collect();
    assert_eq!(ok, [Some(true), Some(false), Some(false)]);
    assert_eq!(code(&output), 2, "a line that cannot be read weighs more than a refusal after it");
    assert!(answers[2]["why"].as_str().is_some_and(|why| why.contains("g1f3")), "{answers:?}");
    let (output, _) = shell.play(&[move_line("a1a8")]);
    assert_eq!(code(&output), 1);
}

#[test]
fn the_log_is_for_people_in_their_language_and_for_machines_line_by_line() {
    let shell = Shell::with_hall();
    let record = library::read(&shell.path("hall.jadoube")).expect("readable");
    let lines = text(&shell.run(&["log", "hall.jadoube", "--json"]).stdout);
    let entries: Vec<Entry> =
        lines.lines().map(|line| serde_json::from_str(line).expect("an entry")).collect();
    assert_eq!(entries, record.entries);
    let mut told = Vec::new();
    for lang in ["en", "de", "mk"] {
        let output = shell.run(&["--lang", lang, "log", "hall.jadoube"]);
        let log = text(&output.stdout);
        assert_eq!(log.lines().count(), entries.len(), "{log}");
        assert!(!log.contains('⟦') && log.contains("e4"), "{log}");
        told.push(log);
    }
    assert!(told[2].contains('ж') || told[2].contains('т'), "{}", told[2]);
    assert!(told[0] != told[1] && told[1] != told[2]);
    let one = text(&shell.run(&["log", "hall.jadoube", "--board", "2"]).stdout);
    assert_eq!(one.lines().count(), 1, "only the setting up of board 2: {one}");
}

#[test]
fn verify_names_the_row_that_was_changed_on_the_disk() {
    let shell = Shell::with_hall();
    let path = shell.path("hall.jadoube");
    let before = library::read(&path).expect("readable").entries.len();
    let sound: Value =
        serde_json::from_slice(&shell.run(&["verify", "hall.jadoube", "--json"]).stdout)
            .expect("JSON");
    assert_eq!(
        (sound["sound"].as_bool(), sound["rows"].as_u64()),
        (Some(true), Some(before as u64))
    );
    let mut bytes = std::fs::read(&path).expect("readable");
    let place = find(&bytes, b"\"e2e4\"") + 1;
    bytes[place] = b'd';
    std::fs::write(&path, bytes).expect("written");
    let output = shell.run(&["verify", "hall.jadoube"]);
    assert_eq!(code(&output), 1);
    let answer: Value =
        serde_json::from_slice(&shell.run(&["verify", "hall.jadoube", "--json"]).stdout)
            .expect("JSON");
    let row = answer["broken_row"].as_u64().expect("named");
    assert!(text(&output.stderr).contains(&row.to_string()), "{}", text(&output.stderr));
    // The others are still shown, and nobody may go on working in it.
    let log = shell.run(&["log", "hall.jadoube"]);
    assert_eq!(code(&log), 1);
    assert!(text(&log.stdout).lines().count() >= 3, "{}", text(&log.stdout));
    let (played, _) = shell.play(&[move_line("g1f3")]);
    assert_eq!(code(&played), 2);
}

fn find(bytes: &[u8], wanted: &[u8]) -> usize {
    bytes.windows(wanted.len()).position(|window| window == wanted).expect("there")
}

#[test]
fn what_is_exported_can_be_read_again() {
    let shell = Shell::with_hall();
    let record = library::read(&shell.path("hall.jadoube")).expect("readable");
    let ron = text(&shell.run(&["export", "hall.jadoube", "--ron"]).stdout);
    let entries: Vec<Entry> = document::read(&ron).expect("RON");
    assert_eq!(entries, record.entries);
    let pgn = read_pgn(&text(&shell.run(&["export", "hall.jadoube", "--pgn"]).stdout));
    assert_eq!(pgn.complaints, []);
    let plies: Vec<usize> = pgn.games.iter().map(|game| game.plies().len()).collect();
    assert_eq!(plies, [2, 0]);
}

#[test]
#[cfg(unix)]
fn a_reader_who_goes_and_a_full_disk_are_no_reason_to_panic() {
    let shell = Shell::with_hall();
    for args in ["log hall.jadoube", "export hall.jadoube --ron", "man", "completions zsh", "ports"]
    {
        // Nothing is left of the pipe before the first line is written.
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut process = shell.process();
        let output = process.args(args.split(' ')).stdout(writer).output().expect("starts");
        assert_eq!((code(&output), text(&output.stderr).as_str()), (0, ""), "{args}");
        if Path::new("/dev/full").exists() {
            let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("opens");
            let mut process = shell.process();
            let output = process.args(args.split(' ')).stdout(full).output().expect("starts");
            assert_eq!(code(&output), 2, "{args}");
            assert!(text(&output.stderr).starts_with("jadoube: "), "{}", text(&output.stderr));
        }
    }
}

/// The system lets no file of this process grow beyond a limit: as on a full disk, what is told as
/// recorded is there, and what is told as not recorded has changed nothing.
#[test]
#[cfg(unix)]
fn on_a_disk_that_fills_up_every_answer_is_true() {
    let shell = Shell::with_hall();
    let mut process = Process::new("sh");
    process.current_dir(shell.0.path()).env("JADOUBE_CONFIG", shell.0.path().join("config"));
    let script = "trap '' XFSZ; ulimit -f 200; exec \"$0\" play hall.jadoube";
    process.args(["-c", script, env!("CARGO_BIN_EXE_jadoube")]);
    let before = library::read(&shell.path("hall.jadoube")).expect("readable").entries.len();
    let walk = ["e1e2", "e8e7", "e2e1", "e7e8"];
    let lines: Vec<String> = (0..120)
        .map(|nth| match nth % 5 {
            4 => json!({ "command": Command::Game { board: BoardNo(1), what:
                GameCommand::TakeBack { to: jadoube_chess::ply::Ply(2), reason: "x".repeat(900) } } })
            .to_string(),
            nth => move_line(walk[nth]),
        })
        .collect();
    let (output, answers) = feed(process, &lines);
    assert_eq!(code(&output), 1, "{}", text(&output.stderr));
    let recorded: usize =
        answers.iter().filter_map(|answer| answer["entries"].as_array()).map(Vec::len).sum();
    let failed = answers.iter().filter(|answer| answer["ok"] == false).count();
    assert!(recorded > 0 && failed > 0, "{recorded} recorded, {failed} not");
    let told = answers.iter().find(|answer| answer["ok"] == false).expect("one");
    assert!(told["why"].as_str().is_some_and(|why| why.contains("Not recorded")), "{told}");
    let path = shell.path("hall.jadoube");
    assert!(library::verify(&path).expect("readable").is_sound());
    let after = library::read(&path).expect("readable");
    // One row is the program's own: at its start it found a clock cut off.
    assert_eq!(after.entries.len(), before + 1 + recorded);
    // With room again the same file goes on.
    let (output, _) = shell.play(&[json!({ "command": Command::Game { board: BoardNo(2),
        what: GameCommand::Start } })
    .to_string()]);
    assert_eq!(code(&output), 0, "{}", text(&output.stdout));
}

#[test]
fn a_game_is_found_behind_two_sheets_and_its_slips_are_told_in_every_language() {
    let shell = Shell::new();
    let write = |name: &str, text: &str| std::fs::write(shell.path(name), text).expect("written");
    write("white.txt", "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n");
    write("black.txt", "1. e4 e5\n2. Sf3 Sc6\n3. Lb5 a6\n4. ? Sf6\n5. O-O Lc7\n");
    let end = "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 4 6";
    for (lang, verdict, slip) in [
        ("en", "Certain", "wrong file"),
        ("de", "Sicher", "falsche Linie"),
        ("mk", "Сигурно", "погрешна линија"),
    ] {
        let files = ["--lang", lang, "reconstruct", "white.txt", "black.txt", "--final", end];
        let output = shell.run(&files);
        let told = text(&output.stdout);
        assert_eq!(code(&output), 0, "{told}");
        assert!(told.starts_with(verdict) && told.contains(slip), "{told}");
        assert!(told.contains("Lc7") && !told.contains('⟦'), "{told}");
    }
    let files = ["reconstruct", "white.txt", "black.txt", "--moves-claimed", "5", "--json"];
    let told = text(&shell.run(&files).stdout);
    let told: serde_json::Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!(told["games"][0]["moves"][8], "e1g1");
    assert_eq!(told["claimed"]["proved"], true);
    assert_eq!(code(&shell.run(&["reconstruct", "white.txt", "none.txt"])), 2);
    assert_eq!(code(&shell.run(&["reconstruct", "white.txt"])), 2);
    let other = "4k3/8/8/8/8/8/8/4K3 w - - 0 6";
    let files = ["reconstruct", "white.txt", "black.txt", "--final", other];
    assert_eq!(code(&shell.run(&files)), 1, "no game leads there");
}

#[test]
fn a_table_of_sheets_is_answered_line_by_line_by_the_names_of_its_columns() {
    let shell = Shell::new();
    let table = "black_sheet\tid\twhite_sheet\tfinal_fen\ttrue_moves_uci\n\
                 e4,e5;Nf3,\tone\te4,e5;Nf3,\t\te2e4 e7e5 g1f3\nonly\n\
                 f3,e5;g4,Qh4#\ttwo\tf3,e5;?,Qh4\t\tf2f3 e7e5 g2g4 d8h4\n";
    std::fs::write(shell.path("sheets.tsv"), table).expect("written");
    let output = shell.run(&["reconstruct", "--batch", "sheets.tsv", "--threads", "2"]);
    let rows = text(&output.stdout);
    let rows: Vec<Vec<&str>> = rows.lines().map(|row| row.split('\t').collect()).collect();
    assert_eq!(rows.len(), 3, "{rows:?}");
    assert_eq!((rows[0][0], rows[0][2]), ("one", "e2e4 e7e5 g1f3"));
    assert_eq!(rows[1][1], "open");
    assert_eq!((rows[2][0], rows[2][2]), ("two", "f2f3 e7e5 g2g4 d8h4"));
    let told = text(&output.stderr);
    assert!(told.contains("line 3") && code(&output) == 2, "{told}");
    let report = shell.run(&["reconstruct", "--batch", "sheets.tsv", "--report"]);
    assert!(text(&report.stdout).contains("| all | 2 | 2 (100.0 %) |"), "{}", text(&report.stdout));
    std::fs::write(shell.path("bare.tsv"), "id\twhite_sheet\n").expect("written");
    assert_eq!(code(&shell.run(&["reconstruct", "--batch", "bare.tsv"])), 2);
}

#[test]
fn a_score_is_converted_and_what_cannot_be_read_is_named() {
    let shell = Shell::new();
    std::fs::write(shell.path("game.txt"), "1. Sf3 Sf6 2. c4 g6 *\n").expect("written");
    std::fs::write(shell.path("bad.txt"), "1. Sf3 Sf6\n2. c4 Dh9 *\n").expect("written");
    for (args, out, err, ends) in [
        (&["de", "desc_en", "game.txt"][..], "1. N-KB3 N-KB3 2. P-B4 P-KN3 *\n", "", 0),
        (&["de", "iccf", "game.txt"], "1. 7163 7866 2. 3234 7776 *\n", "", 0),
        (&["de", "san", "game.txt", "--table"], "   2  c4   g6\n", "", 0),
        (&["de", "san", "bad.txt"], "2. c4 {Dh9} *\n", "Game 1, move 2..., line 2, column 7", 1),
        (&["de", "klingon", "game.txt"], "", "“klingon” is not a system", 2),
        (&["de", "san", "none.txt"], "", "none.txt", 2),
    ] {
        let all = [&["convert", "--from", args[0], "--to"], &args[1..]].concat();
        let output = shell.run(&all);
        assert!(text(&output.stdout).contains(out), "{output:?}");
        assert!(text(&output.stderr).contains(err), "{output:?}");
        assert_eq!(code(&output), ends, "{args:?}: {output:?}");
    }
}

#[test]
fn a_score_in_german_braille_names_its_tags_in_german_and_comes_back() {
    let shell = Shell::new();
    let game = "[White \"Ada\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *\n";
    std::fs::write(shell.path("game.pgn"), game).expect("written");
    let there = shell.run(&["convert", "--from", "san", "--to", "braille_de", "game.pgn"]);
    assert_eq!(code(&there), 0, "{there:?}");
    let lines = text(&there.stdout);
    let read: Vec<String> =
        lines.lines().filter_map(|line| read_text(line, Code::German)).collect();
    let has = |tag: &str| read.iter().any(|line| line.to_lowercase().contains(tag));
    assert!(has("weiß: ada") && has("schwarz: ben"), "{read:#?}");
    std::fs::write(shell.path("game.brl"), &there.stdout).expect("written");
    let back = shell.run(&["convert", "--from", "braille_de", "--to", "san", "game.brl"]);
    assert_eq!(code(&back), 0, "{back:?}");
    // The code has no capitals in texts.
    let back = text(&back.stdout).to_lowercase();
    assert!(back.contains("[white \"ada\"]") && back.contains("2. nf3"), "{back}");
}

#[test]
fn a_score_without_a_system_is_converted_from_the_one_that_its_moves_tell() {
    let shell = Shell::new();
    std::fs::write(shell.path("game.txt"), "1. Sf3 Sf6 2. c4 g6 3. Db3 Lg7 *\n").expect("written");
    std::fs::write(shell.path("pawns.txt"), "1. e4 e5 *\n").expect("written");
    std::fs::write(shell.path("none.txt"), "a letter to the arbiter\n").expect("written");
    for (file, out, err, ends) in [
        ("game.txt", "1. Nf3 Nf6 2. c4 g6 3. Qb3 Bg7 *\n", "Read as de: explains 6 of 6", 0),
        ("pawns.txt", "", "Tell with --from which of them", 2),
        ("none.txt", "", "No known notation explains the moves", 2),
    ] {
        let output = shell.run(&["convert", "--to", "san", file]);
        assert_eq!(text(&output.stdout), out, "{output:?}");
        assert!(text(&output.stderr).contains(err), "{output:?}");
        assert_eq!(code(&output), ends, "{output:?}");
    }
}

#[test]
fn the_sign_of_the_result_is_told_and_cut_off_only_when_that_is_asked_for() {
    let game = "[White \"Ada\"]\n[Result \"1-0\"]\n\n1. e4 d6 2. Ke2 Kd7 3. Ke3 Kc6 4. Kd4 1-0\n";
    for (args, told, plies) in [
        (&["--pgn", "games.pgn"][..], "The last move puts a king on d4", 7),
        (
            &["--pgn", "games.pgn", "--cut-result-signs"],
            "cut off as the sign of the result: Kd4",
            6,
        ),
    ] {
        let shell = Shell::new();
        std::fs::write(shell.path("games.pgn"), game).expect("written");
        assert_eq!(code(&shell.run(&["new", "hall.jadoube", "--boards", "0"])), 0);
        let output = shell.run(&[&["import", "hall.jadoube"], args].concat());
        assert!(text(&output.stdout).contains(told), "{output:?}");
        let pgn = text(&shell.run(&["export", "hall.jadoube", "--pgn"]).stdout);
        assert_eq!(pgn.contains("Kd4"), plies == 7, "{pgn}");
    }
}

#[test]
fn a_scoresheet_is_exported_in_braille_for_readers_and_for_embossers() {
    let shell = Shell::with_hall();
    let sheet = "export hall.jadoube --as braille --board 1 --sheet black";
    let print = text(&shell.run(&sheet.split(' ').collect::<Vec<_>>()).stdout);
    let read = |line| read_text(line, Code::Ueb);
    let lines: Vec<String> = print.lines().filter_map(read).collect();
    assert!(lines.iter().any(|line| line == "1. e4 e5"), "{lines:?}");
    let brf = format!("{sheet} --brf");
    let brf = text(&shell.run(&brf.split(' ').collect::<Vec<_>>()).stdout);
    assert!(brf.is_ascii() && brf.contains("#A4 E#D E#E\r\n"), "{brf}");
}

#[test]
fn a_scoresheet_of_an_earlier_round_is_exported_when_another_game_is_at_the_board() {
    let shell = Shell::with_hall();
    let end = json!({ "command": "end", "score": "draw", "reason": "agreement" });
    let end = json!({ "command": { "to": "game", "board": 1, "what": end } }).to_string();
    let setup = Setup { round: 2, ..Setup::new("3+2".parse().expect("a control")) };
    let again = json!({ "command": Command::SetUpGame { board: BoardNo(1), setup } }).to_string();
    let (done, _) = shell.play(&[end, again, move_line("d2d4")]);
    assert_eq!(code(&done), 0, "{done:?}");
    for (round, begins) in [("", "1. d4"), (" --round 1", "1. e4 e5"), (" --round 2", "1. d4")] {
        let sheet = format!("export hall.jadoube --as braille --board 1 --sheet white{round}");
        let print = text(&shell.run(&sheet.split(' ').collect::<Vec<_>>()).stdout);
        let lines = print.lines().filter_map(|line| read_text(line, Code::Ueb));
        assert!(lines.clone().any(|line| line.starts_with(begins)), "{sheet}: {print}");
    }
    let none = "export hall.jadoube --as braille --board 1 --sheet white --round 3";
    assert_eq!(code(&shell.run(&none.split(' ').collect::<Vec<_>>())), 1);
}

#[test]
fn times_are_exported_in_whole_seconds_or_as_they_are() {
    let shell = Shell::new();
    let game = "[White \"a\"]\n\n1. e4 {[%clk 1:29:05.2]} *\n";
    std::fs::write(shell.path("games.pgn"), game).expect("written");
    assert_eq!(code(&shell.run(&["new", "hall.jadoube", "--boards", "0"])), 0);
    assert_eq!(code(&shell.run(&["import", "hall.jadoube", "--pgn", "games.pgn"])), 0);
    for (how, time) in [("--pgn", "[%clk 1:29:06]"), ("--exact", "[%clk 1:29:05.2]")] {
        let pgn = text(&shell.run(&["export", "hall.jadoube", how]).stdout);
        assert!(pgn.contains(time), "{how}: {pgn}");
    }
}

#[test]
fn whoever_presses_a_clock_that_stands_is_told_so() {
    let shell = Shell::with_hall();
    let game = |what| json!({ "command": Command::Game { board: BoardNo(1), what } }).to_string();
    let how = LostTime::NotCounted;
    let (played, answers) = shell.play(&[
        game(GameCommand::CountLostTime { how, gaps: None }),
        move_line("g1f3"),
        game(GameCommand::StartClock { side: Side::Black }),
        move_line("b8c6"),
    ]);
    assert_eq!(code(&played), 0, "{played:?}");
    let told: Vec<_> = answers.iter().map(|answer| answer["told"].as_str()).collect();
    let [Some(counted), Some(moved), None, None] = told[..] else { panic!("{told:?}") };
    assert!(counted.contains("No clock runs"), "{counted}");
    assert!(moved.contains("not pressed"), "{moved}");
}

#[test]
fn whoever_assigns_a_board_to_a_line_that_is_not_there_is_told_so() {
    let shell = Shell::with_hall();
    let assign = |port: &str| {
        let device = json!({ "port": port, "mapping": "automatic" });
        json!({ "command": { "to": "assign-device", "board": 1, "device": device } }).to_string()
    };
    let (played, answers) =
        shell.play(&[assign("nonsense"), assign("http://board:80"), assign(" ")]);
    let told = |at: usize| answers[at]["told"].as_str().unwrap_or_default();
    assert!(told(0).contains("no port “nonsense”"), "{answers:#?}");
    assert!(told(1).contains("http://board:80"), "{answers:#?}");
    assert_eq!((&answers[0]["ok"], &answers[1]["ok"]), (&json!(true), &json!(true)));
    let why = answers[2]["why"].as_str().expect("refused");
    assert!(why.contains("the name of its line"), "{why}");
    assert_eq!(code(&played), 1);
}

#[test]
fn boards_are_assigned_by_their_line_alone_and_change_lines_as_the_refusal_says() {
    let shell = Shell::new();
    assert_eq!(code(&shell.run(&["new", "hall.jadoube", "--boards", "2"])), 0);
    let assign = |board: u16, device: &Value| {
        json!({ "command": { "to": "assign-device", "board": board, "device": device } })
            .to_string()
    };
    let (one, other) = (json!({ "port": "nowhere-1" }), json!({ "port": "nowhere-2" }));
    let (_, answers) = shell.play(&[
        assign(1, &json!({ "port": "nowhere-1", "serial": "12345" })),
        assign(1, &one),
        assign(2, &other),
        assign(1, &other),
        assign(2, &Value::Null),
        assign(1, &other),
        assign(2, &one),
        // What is no field of a command is refused, and leaves the board assigned as it was.
        json!({ "command": { "to": "assign-device", "board": 2, "port": "nowhere-3" } })
            .to_string(),
        assign(1, &one),
    ]);
    let done: Vec<_> = answers.iter().map(|answer| answer["ok"] == true).collect();
    let all = [false, true, true, false, true, true, true, false, false];
    assert_eq!(done, all, "{answers:#?}");
    let why = |at: usize| answers[at]["why"].as_str().unwrap_or_default();
    assert!(why(0).contains("serial"), "{}", why(0));
    assert!(why(7).contains("no field “port”"), "{}", why(7));
    assert!(why(8).contains("on board 2 already"), "{}", why(8));
    assert!(
        why(3).contains("on board 2 already") && why(3).contains("\"device\": null"),
        "{}",
        why(3)
    );
}

#[test]
fn the_clocks_of_all_boards_are_started_and_stopped_with_one_line_each() {
    let shell = Shell::new();
    assert_eq!(code(&shell.run(&["new", "hall.jadoube", "--boards", "3"])), 0);
    let all = |what| json!({ "command": Command::Clocks { what, games: None } }).to_string();
    let resigned = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
    let ended = GameCommand::End(resigned.into());
    let gap = Gap { cause: Cause::Asleep, from: None, to: None, away: Some(Millis(1_000)) };
    let (played, answers) = shell.play(&[
        json!({ "command": Command::Game { board: BoardNo(3), what: ended } }).to_string(),
        all(AllClocks::Start),
        json!({ "command": Command::Recover { gap } }).to_string(),
        all(AllClocks::Start),
        all(AllClocks::Stop),
    ]);
    let boards = |answer: &serde_json::Value| -> Vec<u64> {
        let entries = answer["entries"].as_array().cloned().unwrap_or_default();
        entries.iter().filter_map(|entry| entry["event"]["board"].as_u64()).collect()
    };
    assert_eq!(boards(&answers[1]), [1, 2], "{answers:#?}");
    assert_eq!(answers[3]["ok"], false);
    assert_eq!(answers[4]["ok"], false);
    assert_eq!(code(&played), 1);
    let why = answers[3]["why"].as_str().expect("a reason");
    assert!(why.contains("No clock can be started"), "{why}");
    assert!(why.contains("Not at boards 1, 2: say first how the lost time"), "{why}");
}
