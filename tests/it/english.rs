//! No English under another language: what the command line complains of is asked for in Macedonian,
//! and nothing of the English texts may stand in the answer. What the reader of the command line
//! itself says of wrong options is English.

use std::path::Path;
use std::process::{Command as Process, Output, Stdio};

use jadoube_i18n::files::FILES;
use jadoube_i18n::lang::Lang;
use tempfile::TempDir;

/// What cannot be done, each in another way.
const FAILURES: &[&str] = &[
    "new hall.jadoube",
    "new wrong.jadoube --edition 1066",
    "new wrong.jadoube --control soon",
    "log none.jadoube",
    "log letter.jadoube",
    "verify letter.jadoube",
    "verify hall.jadoube --signed-by 123",
    "export hall.jadoube --as braille --board 99 --sheet white",
    "import hall.jadoube --pgn none.pgn",
    "import hall.jadoube --pgn letter.jadoube",
    "play none.jadoube",
    "mate-possible nonsense",
    "notate start e2e5",
    "notate nowhere e2e4",
    "notate start e2e4 --letters letter.jadoube",
    "notate --batch lines.txt",
    "read start san e5",
    "read start klingon e4",
    "read --batch lines.txt",
    "say e5",
    "say --fen nowhere e4",
    "convert --from de --to klingon lines.txt",
    "convert --to san letter.jadoube",
    "reconstruct --batch lines.txt",
    "watch --fen nowhere --port /dev/null",
    "envelope show hall.jadoube 7",
    "envelope resume hall.jadoube 7",
    "print hall.jadoube --incident 9 -o out.pdf",
];

struct Shell(TempDir);

impl Shell {
    fn new() -> Self {
        let shell = Self(TempDir::new().expect("a folder"));
        std::fs::write(shell.0.path().join("letter.jadoube"), "a letter").expect("written");
        std::fs::write(shell.0.path().join("lines.txt"), "one\ntwo\n").expect("written");
        assert!(shell.run("new hall.jadoube --boards 1").status.success());
        shell
    }

    fn run(&self, args: &str) -> Output {
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.current_dir(self.0.path()).env("JADOUBE_CONFIG", self.0.path().join("config"));
        process.args(["--lang", "mk"]).args(args.split(' ')).stdin(Stdio::null());
        process.output().expect("the program starts")
    }
}

/// The runs of words in the English texts that are long enough to be a sentence or half of one.
fn english() -> Vec<&'static str> {
    let lines = FILES.iter().flat_map(|file| file.text(Lang::En).lines());
    let texts = lines.filter(|line| !line.starts_with('#'));
    let texts = texts.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
    let runs = texts.flat_map(|text| text.split(['{', '}', '$', '[', ']']));
    let long = |run: &&str| run.len() > 12 && run.split(' ').count() > 2;
    runs.map(str::trim).filter(long).collect()
}

#[test]
fn what_the_command_line_complains_of_in_macedonian_has_no_english_in_it() {
    let (shell, english) = (Shell::new(), english());
    assert!(english.len() > 2_000, "{}", english.len());
    let mut wrong = Vec::new();
    for args in FAILURES {
        let output = shell.run(args);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        let cyrillic = told.chars().any(|sign| ('а'..='я').contains(&sign));
        if output.status.success() || !cyrillic || told.contains('⟦') {
            wrong.push(format!("{args}: {} {told}", output.status));
        }
        let found = english.iter().filter(|run| told.contains(**run));
        wrong.extend(found.map(|run| format!("{args}: “{run}” in {told}")));
    }
    assert!(!Path::new("wrong.jadoube").exists());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
