//! No English under another language: what the command line complains of is asked for in German and
//! in Macedonian, and nothing of the English texts may stand in the answer; nor in any help.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::Path;
use std::process::{Command as Process, Output, Stdio};

use jadoube_cli::help;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::files::FILES;
use jadoube_i18n::lang::Lang;
use tempfile::TempDir;

use crate::messages;

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
    "simulate --pgn none.pgn",
    "simulate --replay letter.jadoube",
    "simulate --pgn games.pgn --faults fire",
    "simulate --pgn games.pgn --faults illegal",
    "simulate --pgn games.pgn --speed often",
    "convert --to san none.pgn",
    "convert --from san --to lan doubt.pgn",
    "convert --from braille --to san lines.txt",
    "rule none.ron",
    "reconcile none.ron",
    "rule broken.ron",
    "rule bare.ron",
    "rule kind.ron",
    "reconcile broken.ron",
    "notate start e2e4 --letters broken.ron",
    "new rules.jadoube --rules broken.ron",
    "new rules.jadoube --rules rules.ron",
    "export hall.jadoube --pgn -o no/such/folder/games.pgn",
    "watch --port tcp://nowhere",
    "envelope plan hall.jadoube --pdf no/such/folder/plan.pdf",
    "reconstruct none.txt lines.txt",
    "mate-possible --batch none.txt",
    // Evidence, and files that are damaged.
    "salvage none.jadoube new.jadoube",
    "salvage letter.jadoube new.jadoube",
    "salvage hall.jadoube hall.jadoube",
    "sign nonsense --by Ana",
    "countersign none.jadoube nonsense",
    "countersign hall.jadoube nonsense",
    // Several stations.
    "stations none.jadoube",
    "stations letter.jadoube",
    "stations hall.jadoube take nowhere",
    "stations hall.jadoube give nobody 1",
    "serve none.jadoube",
    "serve letter.jadoube",
    "serve hall.jadoube --listen nowhere",
    "serve hall.jadoube --beside --hall",
    "join nonsense new.jadoube",
    "join ЖЖЖЖЖ new.jadoube",
    "join 7QK2M-4HT9W-00000 new.jadoube",
    // Events.
    "competition standings none.trf",
    "competition check none.trf",
    "competition check letter.jadoube",
    "competition convert none.trf --to csv",
    "competition convert letter.jadoube --to word",
    "competition undo none.jadoube",
    "competition undo hall.jadoube",
    "competition rounds none.jadoube",
    "competition rounds hall.jadoube",
    "competition norms none.trf",
    "competition rating none.trf",
    // Rating lists.
    "competition list import none.zip",
    "competition list import letter.jadoube",
    "competition list import letter.jadoube --date soon",
    "competition list find Nobody",
    "competition list find Nobody --limit many",
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

/// What is the same in every language: what is written in a file of a case, and examples.
const SAME: &[&str] = &[
    "case-file-form-side",
    "case-file-form-yes-no",
    "competition-column-blind",
    "setup-fen",
    "setup-pairings-example",
    "welcome-path-example",
    "app-key-control",
    "app-key-shift",
    "app-key-escape",
    "app-key-enter",
    "app-key-backspace",
    "app-key-insert",
    "app-key-insert-cap",
    // Coordinated Universal Time, plus or minus.
    "time-zone",
    // Names of people.
    "competition-tie-break-buchholz",
    "competition-tie-break-sonneborn-berger",
    "competition-ranking-by-sonneborn-berger",
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

/// A game with nearly all that an import has something to say about.
const GAMES: &str = "[Event \"x\"]\n[Event \"y\"]\nno tag\n[Date \"today\"]\n[ECO \"C50\"]\n\
[Termination \"unterminated\"]\n[Result \"1-0\"]\n[WhiteClock \"0:10\"]\n[TimeControl \"60 mins\"]\n\
% for a program\n\n1. e4! {best} {[%clk 1:00:00] [%clk soon] [%egt 0:00:05]} e5 $1 (1... c5 (1... e6)) \
2. Ng1-f3+ Ng8-f6 7. d4 what 3... -- 4. d5 Sc3 Lg4 0-1\n\n[FEN \"8/8 w\"]\n\n1. e4 *\n\n\
[White \"z\"]\n[Variant \"atomic\"]\n\n1. e4 {open *\n\n[White \"y\"]\n\n1. e4 e5 2. Ke2 Ke7 3. Ke3 Ke6 4. Ke4 1-0\n";

/// Scores with what a conversion has something to say about.
const DOUBT: &str = "1. Nf3 e5 2. d3 d6 3. Nd2 a6 4. Ng1 *\n\n1. Nf3 e5 2. d3 d6 3. Nd2 *\n\n\
1. e4 e5 2. Nf9 *\n\n1. e4 (1. d9) e5 *\n\n[FEN \"8/8/8/8\"]\n\n1. e4 *\n";

struct Shell(TempDir);

impl Shell {
    fn new() -> Self {
        let shell = Self(TempDir::new().expect("a folder"));
        std::fs::write(shell.0.path().join("letter.jadoube"), "a letter").expect("written");
        for (name, text) in [
            ("lines.txt", "one\ntwo\n"),
            ("broken.ron", "(\n name: "),
            ("bare.ron", "(case: flag)"),
            ("kind.ron", "(case: \"flagfall\")"),
            ("rules.ron", "(name: \"x\", edition: \"2023\", rules: {\"no-such\": 1})"),
        ] {
            std::fs::write(shell.0.path().join(name), text).expect("written");
        }
        std::fs::write(shell.0.path().join("games.pgn"), GAMES).expect("written");
        std::fs::write(shell.0.path().join("doubt.pgn"), DOUBT).expect("written");
        assert!(shell.run(Lang::En, "new hall.jadoube --boards 1").status.success());
        shell
    }

    fn run(&self, lang: Lang, args: &str) -> Output {
        let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
        process.current_dir(self.0.path()).env("JADOUBE_CONFIG", self.0.path().join("config"));
        process.args(["--lang", lang.code()]).args(args.split(' ')).stdin(Stdio::null());
        process.output().expect("the program starts")
    }
}

/// What in Macedonian is in Latin letters in any case begins so: the program's own name, the first line of
/// a signature, and names of notations.
const LATIN: &[&str] = &["jadoube", "JADOUBE", "figurine", "de"];

/// Two words or more in Latin letters one after another: a text that nobody translated.
fn latin(told: &str) -> Vec<String> {
    let is_latin =
        |word: &&str| word.len() > 1 && word.bytes().all(|sign| sign.is_ascii_alphabetic());
    let mut runs = Vec::new();
    for line in told.lines() {
        let words: Vec<&str> = line.split(' ').map(|word| word.trim_matches(['„', '“'])).collect();
        for run in words.split(|word| !is_latin(word)) {
            if run.len() > 1 && !LATIN.contains(&run[0]) {
                runs.push(run.join(" "));
            }
        }
    }
    runs
}

/// The runs of words in texts that are long enough to be a sentence or half of one.
fn runs(lang: Lang) -> BTreeSet<&'static str> {
    let lines = FILES.iter().flat_map(|file| file.text(lang).lines());
    let texts = lines.filter(|line| !line.starts_with('#'));
    let texts = texts.map(|line| line.split_once(" = ").map_or(line, |(_, text)| text));
    let runs = texts.flat_map(|text| text.split(['{', '}', '$', '[', ']']));
    let long = |run: &&str| run.len() > 12 && run.split(' ').count() > 2;
    runs.map(str::trim).filter(long).collect()
}

/// Those of English that are not the same in another language.
fn english(other: Lang) -> Vec<&'static str> {
    let theirs = runs(other);
    runs(Lang::En).into_iter().filter(|run| !theirs.contains(run)).collect()
}

#[test]
fn what_the_command_line_complains_of_has_no_english_in_it() {
    let shell = Shell::new();
    let others = [Lang::De, Lang::Mk].map(|lang| (lang, english(lang)));
    assert!(others.iter().all(|(_, english)| english.len() > 2_000));
    let mut wrong = Vec::new();
    for args in FAILURES {
        let told = |lang| {
            let output = shell.run(lang, args);
            (output.status, String::from_utf8_lossy(&output.stderr).into_owned())
        };
        let (_, ours) = told(Lang::En);
        for (lang, english) in &others {
            let (status, told) = told(*lang);
            if status.success() || told == ours || told.contains('⟦') {
                wrong.push(format!("{lang:?} {args}: {status} {told}"));
            }
            let found = english.iter().chain(OF_CLAP).filter(|run| told.contains(**run));
            wrong.extend(found.map(|run| format!("{lang:?} {args}: “{run}” in {told}")));
            if *lang == Lang::Mk {
                let left = latin(&told).into_iter();
                wrong.extend(left.map(|run| format!("{args}: “{run}” of nobody in {told}")));
            }
        }
    }
    assert!(!Path::new("wrong.jadoube").exists());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// What each kind of case asks for is told in the language too: headings, kinds, questions, types of
/// values. What is written in the file of a case is the same for all.
#[test]
fn the_topics_of_rules_are_told_in_the_language_that_is_asked_for() {
    let shell = Shell::new();
    let told =
        |lang| String::from_utf8_lossy(&shell.run(lang, "rule --topics").stdout).into_owned();
    let ours = told(Lang::En);
    assert!(ours.lines().count() > 100, "{ours}");
    let mut wrong = Vec::new();
    for lang in [Lang::De, Lang::Mk] {
        let (told, english) = (told(lang), english(lang));
        assert_eq!(told.lines().count(), ours.lines().count(), "{lang:?}");
        // A whole sentence of ours would be met here, so the search is not an empty one.
        assert!(english.iter().filter(|run| ours.contains(**run)).count() > 100);
        let found = english.iter().filter(|run| told.contains(**run));
        wrong.extend(found.map(|run| format!("{lang:?}: “{run}”")));
        assert!(!told.contains('⟦'), "{lang:?}: {told}");
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// A line of `play` that is no command is told in the language too, with its place; the names in it stay.
#[test]
fn a_line_that_is_no_command_is_told_in_the_language_that_is_asked_for() {
    let shell = Shell::new();
    let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
    process.current_dir(shell.0.path()).env("JADOUBE_CONFIG", shell.0.path().join("config"));
    process.args(["--lang", "mk", "play", "hall.jadoube"]).stdin(Stdio::piped());
    let mut play = process.stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut input = play.stdin.take().expect("its input");
    let lines = [
        "{\"command\": 7}",
        "{\"command\": {\"to\": \"clocks\", \"what\": \"sink\"}}",
        "{\"key\": null}",
        "{",
    ];
    input.write_all(lines.join("\n").as_bytes()).expect("written");
    drop(input);
    let output = play.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    for part in [
        "ред 1, колона 13: се очекува објект со именувани полиња, а не 7",
        "„sink“ не е познато овде; познато е: `",
        "недостига полето „command“",
        "текстот завршува предвреме",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let said = told.lines().map(serde_json::from_str::<serde_json::Value>);
    let said: Vec<_> = said.collect::<Result<_, _>>().expect("answers in JSON");
    let why = said.iter().filter_map(|line| line["why"].as_str());
    assert_eq!(why.flat_map(latin).collect::<Vec<_>>(), Vec::<String>::new());
}

/// Every text of a language by its id, as it stands in the files.
fn texts(lang: Lang) -> BTreeMap<&'static str, String> {
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    let mut last = "";
    for line in FILES.iter().flat_map(|file| file.text(lang).lines()) {
        let begins = line.starts_with(|sign: char| sign.is_ascii_lowercase());
        let text = match line.split_once(" =") {
            Some((id, text)) if begins => {
                last = id;
                text
            }
            _ if line.starts_with([' ', '}']) => line,
            _ => continue,
        };
        texts.entry(last).or_default().push_str(text);
    }
    texts
}

/// Every text there is, whoever shows or says it. Single words can be the same in English and in
/// German; in Macedonian nothing is.
#[test]
fn no_text_of_another_language_is_the_english_one() {
    let ours = texts(Lang::En);
    assert!(ours.len() > 4_000, "{}", ours.len());
    let mut wrong = Vec::new();
    for (lang, bearable) in [(Lang::De, 2), (Lang::Mk, 0)] {
        for (id, theirs) in texts(lang).iter().filter(|(id, theirs)| ours.get(**id) == Some(theirs))
        {
            let words = theirs
                .split([' ', ',', '|', '"', '}'])
                .filter(|word| word.len() > 2 && word.chars().all(char::is_alphabetic));
            if words.count() > bearable && !SAME.contains(id) {
                wrong.push(format!("{lang:?} {id}: {theirs}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Every message of the code, whoever tells it: none is English in another language.
#[test]
fn no_message_of_the_code_is_the_english_one_in_another_language() {
    let letters = |text: &str| text.chars().filter(|sign| sign.is_alphabetic()).count();
    let english = Catalogue::new(Lang::En);
    let mut wrong = Vec::new();
    for entry in messages::all() {
        let filled_in = |words: &Catalogue| {
            let values: Vec<_> = entry.names.iter().map(|name| (*name, "7".into())).collect();
            words.say_with(entry.id, &values)
        };
        let ours = filled_in(&english);
        for lang in [Lang::De, Lang::Mk] {
            let theirs = filled_in(&Catalogue::new(lang));
            let same = theirs == ours && letters(&ours) > 0 && !SAME.contains(&entry.id);
            if same || theirs.contains('⟦') {
                wrong.push(format!("{lang:?} {}: {theirs}", entry.id));
            }
        }
    }
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
            // `help` has copies of all the others below it.
            if command.get_name() != "help" {
                left.extend(command.get_subcommands().cloned());
            }
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
        let words = Catalogue::new(lang);
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
    let mut left = vec![help::command(&Catalogue::new(Lang::Mk))];
    let mut bare = Vec::new();
    while let Some(command) = left.pop() {
        let name = command.get_bin_name().unwrap_or_default().to_owned();
        let args = command.get_arguments();
        let silent =
            args.filter(|arg| arg.get_help().is_none_or(|help| help.to_string().is_empty()));
        bare.extend(silent.map(|arg| format!("{name} {}", arg.get_id())));
        // Where one value of an argument is explained, all are.
        for arg in command.get_arguments().filter(|arg| arg.get_long_help().is_some()) {
            let help = arg.get_long_help().map(ToString::to_string).unwrap_or_default();
            let values = arg.get_possible_values();
            let untold = values.iter().filter(|one| {
                let begin = format!("- {}:", one.get_name());
                !help.lines().any(|line| line.trim_start().starts_with(&begin))
            });
            bare.extend(untold.map(|one| format!("{name} {} {}", arg.get_id(), one.get_name())));
        }
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
    let page = String::from_utf8_lossy(&shell.run(Lang::Mk, "man").stdout).into_owned();
    for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "SUBCOMMANDS", "EXTRA", "VERSION"]
    {
        assert!(!page.contains(&format!(".SH {heading}\n")), "{heading}");
    }
    let headings = page.lines().filter(|line| line.starts_with(".SH "));
    let latin = |line: &&str| line[4..].chars().any(|sign| sign.is_ascii_alphabetic());
    assert_eq!(headings.clone().filter(latin).collect::<Vec<_>>(), Vec::<&str>::new());
    assert!(headings.count() > 5 && page.contains("часовник"), "{page}");
}

/// What an import and two conversions say in a language, each with how many lines of it are of ours
/// at least.
fn imports_and_conversions(lang: Lang) -> Vec<(&'static str, usize, String)> {
    let shell = Shell::new();
    let all = [
        ("import hall.jadoube --pgn games.pgn", 20),
        ("import hall.jadoube --pgn games.pgn --cut-result-signs --again", 20),
        ("convert --from san --to lan doubt.pgn", 5),
        ("convert --from san --to braille games.pgn", 3),
    ];
    let told = |(args, least)| {
        let output = shell.run(lang, args);
        let said = [output.stdout, output.stderr].concat();
        (args, least, String::from_utf8_lossy(&said).into_owned())
    };
    all.map(told).into()
}

#[test]
fn what_an_import_and_a_conversion_have_to_say_is_in_the_language_that_is_asked_for() {
    let ours = imports_and_conversions(Lang::En);
    let mut wrong = Vec::new();
    for lang in [Lang::De, Lang::Mk] {
        let english = english(lang);
        for ((args, least, said), (.., ours)) in imports_and_conversions(lang).iter().zip(&ours) {
            let ours: BTreeSet<&str> = ours.lines().collect();
            let lines = said.lines().filter(|line| !ours.contains(line));
            if lines.count() < *least || said.contains('⟦') {
                wrong.push(format!("{lang:?} {args}: {said}"));
            }
            let found = english.iter().filter(|run| said.contains(**run));
            wrong.extend(found.map(|run| format!("{lang:?} {args}: “{run}” in {said}")));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
