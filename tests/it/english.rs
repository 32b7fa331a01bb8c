//! No English under another language: what the command line complains of is asked for in Macedonian,
//! and nothing of the English texts may stand in the answer; nor in any help.

use std::path::Path;
use std::process::{Command as Process, Output, Stdio};

use jadoube_cli::help;
use jadoube_i18n::catalogue::Words;
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
    // What cannot be read as a command line.
    "log",
    "log hall.jadoube --bord 1",
    "log hall.jadoube --board",
    "log hall.jadoube --board one",
    "log hall.jadoube --board 99999",
    "log hall.jadoube --json --json",
    "log hall.jadoube other.jadoube",
    "hall.jadoube log hall.jadoube",
    "export hall.jadoube --pgn --ron",
    "export hall.jadoube --as word",
    "export hall.jadoube --as brail",
    "say --scheme nobody e4",
    "completions basic",
    "envelope",
    "envelope shov",
    "envelope list hall.jadoube --status saeled",
    "envelope list hall.jadoube --due soon",
    "envelope keep hall.jadoube 1 --due soon",
    "envelope inscribe hall.jadoube 1 --left 1:00",
    "envelope inscribe hall.jadoube 1 --left soon later",
    "envelope inscribe hall.jadoube 1 --sealer nobody",
    "envelope inscribe hall.jadoube 1 --position nowhere",
    "envelope resume hall.jadoube 1 --present white=2999-01-01T10:00",
    "envelope resume hall.jadoube 1 --clock-white 1:00 --clock-black 1:00 --board-shows e4",
    "envelope open hall.jadoube 1 --by N --system runes",
    "reconstruct one.txt two.txt --final nowhere",
    "reconstruct one.txt two.txt --moves-white ten",
];

/// What clap would say of itself.
const OF_CLAP: &[&str] = &[
    "Usage:",
    "Options:",
    "Arguments:",
    "Commands:",
    "[OPTIONS]",
    "[COMMAND]",
    "<COMMAND>",
    "Possible values",
    "[possible values",
    "[default:",
    "Print help",
    "Print version",
    "Print this message",
    "error:",
    "tip:",
    "For more information",
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

/// The runs of words in the English texts that are long enough to be a sentence or half of one, and
/// are not in the texts of the language too.
fn english(other: Lang) -> Vec<&'static str> {
    let theirs: String = FILES.iter().map(|file| file.text(other)).collect();
    let lines = FILES.iter().flat_map(|file| file.text(Lang::En).lines());
    let texts = lines.filter(|line| !line.starts_with('#'));
    let texts = texts.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
    let runs = texts.flat_map(|text| text.split(['{', '}', '$', '[', ']']));
    let long = |run: &&str| run.len() > 12 && run.split(' ').count() > 2;
    runs.map(str::trim).filter(long).filter(|run| !theirs.contains(run)).collect()
}

#[test]
fn what_the_command_line_complains_of_in_macedonian_has_no_english_in_it() {
    let (shell, english) = (Shell::new(), english(Lang::Mk));
    assert!(english.len() > 2_000, "{}", english.len());
    let mut wrong = Vec::new();
    for args in FAILURES {
        let output = shell.run(args);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        let cyrillic = told.chars().any(|sign| ('а'..='я').contains(&sign));
        if output.status.success() || !cyrillic || told.contains('⟦') {
            wrong.push(format!("{args}: {} {told}", output.status));
        }
        let found = english.iter().chain(OF_CLAP).filter(|run| told.contains(**run));
        wrong.extend(found.map(|run| format!("{args}: “{run}” in {told}")));
    }
    assert!(!Path::new("wrong.jadoube").exists());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The help of a command and of all below it, in one line each. (A macro, since the type is clap's.)
macro_rules! helps {
    ($command:expr) => {{
        let mut all = Vec::new();
        let mut left = vec![$command];
        while let Some(mut command) = left.pop() {
            let help = format!("{} {}", command.render_help(), command.render_long_help());
            all.push(help.split_whitespace().collect::<Vec<_>>().join(" "));
            left.extend(command.get_subcommands().cloned());
        }
        all
    }};
}

#[test]
fn every_help_is_in_the_language_that_is_asked_for() {
    let file = FILES.iter().find(|file| file.name == "cli-help").expect("the texts of the help");
    let ids = file.text(Lang::En).lines().filter_map(|line| line.split_once(" ="));
    let ids: Vec<&str> = ids.map(|(id, _)| id).filter(|id| id.starts_with("cli-help-")).collect();
    assert!(ids.len() > 300, "{}", ids.len());
    let mut wrong = Vec::new();
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let helps = helps!(help::command(&words));
        assert!(helps.len() > 40, "{}", helps.len());
        let all = helps.join(" ").to_lowercase();
        // No text is missing, and none is of no use.
        wrong.extend(helps.iter().filter(|help| help.contains('⟦')).cloned());
        for id in &ids {
            let text = words.say(id).split_whitespace().collect::<Vec<_>>().join(" ");
            let of_man = id.starts_with("cli-help-title-");
            if !text.contains("{$") && !of_man && !all.contains(&text.to_lowercase()) {
                wrong.push(format!("{id} is in no help: {text}"));
            }
        }
        if lang == Lang::En {
            continue;
        }
        let english = english(lang);
        for help in helps {
            let found = english.iter().chain(OF_CLAP).filter(|run| help.contains(**run));
            wrong.extend(found.map(|run| format!("{lang:?}: “{run}” in {help}")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Each argument of each command has a text: what is listed without one explains nothing.
#[test]
fn every_argument_of_the_command_line_is_explained() {
    let mut left = vec![help::command(&Words::new(Lang::Mk))];
    let mut bare = Vec::new();
    while let Some(command) = left.pop() {
        let name = command.get_bin_name().unwrap_or_default().to_owned();
        let args = command.get_arguments();
        let silent =
            args.filter(|arg| arg.get_help().is_none_or(|help| help.to_string().is_empty()));
        bare.extend(silent.map(|arg| format!("{name} {}", arg.get_id())));
        if command.get_about().is_none_or(|about| about.to_string().contains('⟦')) {
            bare.push(name);
        }
        left.extend(command.get_subcommands().filter(|below| below.get_name() != "help").cloned());
    }
    assert!(bare.is_empty(), "{bare:?}");
}

#[test]
fn the_manual_page_is_in_the_language_that_is_asked_for() {
    let shell = Shell::new();
    let page = String::from_utf8_lossy(&shell.run("man").stdout).into_owned();
    for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "SUBCOMMANDS", "EXTRA", "VERSION"]
    {
        assert!(!page.contains(&format!(".SH {heading}\n")), "{heading}");
    }
    let headings = page.lines().filter(|line| line.starts_with(".SH "));
    let latin = |line: &&str| line[4..].chars().any(|sign| sign.is_ascii_alphabetic());
    assert_eq!(headings.clone().filter(latin).collect::<Vec<_>>(), Vec::<&str>::new());
    assert!(headings.count() > 5 && page.contains("часовник"), "{page}");
}
