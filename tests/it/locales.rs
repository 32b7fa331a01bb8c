//! The words against each other and against the code: every id in every language with the same
//! variables, none twice, none unused, none that the code asks for and nobody wrote.
//!
//! Whether the words are good is for readers; how plurals come out is tested in `i18n`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use jadoube_competition::handling::Edition as HandlingEdition;
use jadoube_competition::knockout::duel::ARTICLE as PLAY_OFFS;
use jadoube_competition::varma::rows::Edition as VarmaEdition;
use jadoube_desk::choices::time_controls;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::files::{COMPOSED, FILES};
use jadoube_i18n::lang::Lang;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::{FactType, Question};
use jadoube_message::Message as _;

use crate::messages;

/// The variables of each id of one file.
type Ids = BTreeMap<String, BTreeSet<String>>;

#[test]
fn the_list_of_files_and_the_folders_are_the_same() {
    let listed: BTreeSet<String> = FILES.iter().map(|file| file.name.to_owned()).collect();
    assert_eq!(listed.len(), FILES.len(), "src/i18n/files.rs names a file twice");
    for lang in Lang::ALL {
        let folder = root().join("locales").join(lang.code());
        let found: BTreeSet<String> = fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
            .flatten()
            .filter_map(|entry| entry.file_name().into_string().ok())
            .map(|name| name.strip_suffix(".ftl").map(str::to_owned).unwrap_or(name))
            .collect();
        assert_eq!(found, listed, "locales/{}: add or take out, here or in files.rs", lang.code());
    }
    let folders = fs::read_dir(root().join("locales")).into_iter().flatten().flatten().count();
    assert_eq!(folders, Lang::ALL.len(), "locales: a folder that is no language of the program");
}

#[test]
fn every_file_is_readable_and_keeps_to_its_own_ids() {
    let mut complaints = Vec::new();
    for file in FILES {
        for lang in Lang::ALL {
            let place = format!("locales/{}/{}.ftl", lang.code(), file.name);
            let (ids, faults) = ids_of(file.text(lang));
            complaints.extend(faults.into_iter().map(|fault| format!("{place}: {fault}")));
            let prefix = format!("{}-", file.name);
            for id in ids.keys().filter(|id| !id.starts_with(&prefix)) {
                complaints.push(format!("{place}: `{id}` must begin with `{prefix}`"));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

#[test]
fn every_language_has_every_id_with_the_same_variables() {
    let mut complaints = Vec::new();
    for file in FILES {
        let english = ids_of(file.text(Lang::En)).0;
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
            let place = format!("locales/{}/{}.ftl", lang.code(), file.name);
            complaints.extend(differences(&english, &ids_of(file.text(lang)).0, &place));
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// The one message whose text leaves a value out: where the head of a file is gone, no row tells it.
const SAYS_LESS: &str = "desk-row-header";

/// A type that is a message tells its ids and the names of its values; the texts have the same.
#[test]
fn every_message_of_the_code_has_its_text_with_its_values() {
    let mut written = Ids::new();
    for file in FILES {
        written.extend(ids_of(file.text(Lang::En)).0);
    }
    let mut complaints = Vec::new();
    for entry in messages::all() {
        let names: BTreeSet<String> = entry.names.iter().map(|name| (*name).to_owned()).collect();
        match written.get(entry.id) {
            None => complaints.push(format!("no file has `{}`, with {names:?}", entry.id)),
            Some(variables) if variables.is_subset(&names) && entry.id == SAYS_LESS => {}
            Some(variables) if *variables != names => complaints
                .push(format!("`{}` has {variables:?}, and the code fills in {names:?}", entry.id)),
            Some(_) => {}
        }
    }
    let within = messages::within().into_iter().filter(|entry| !written.contains_key(entry.id));
    complaints.extend(within.map(|entry| format!("no file has `{}`", entry.id)));
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// Where our words are not those of the federations' list the report says why; it names no message
/// that the program has no more, but for those of which it says so.
#[test]
fn the_report_of_the_words_names_the_messages_there_are() {
    let report = include_str!("../reports/words.md");
    let ids = |lang: Lang| FILES.iter().flat_map(|file| ids_of(file.text(lang)).0).collect();
    let there: BTreeMap<&str, Ids> = Lang::ALL.map(|lang| (lang.code(), ids(lang))).into();
    let mut named = 0;
    for section in report.split("\n## ").skip(1) {
        let is_gone = section.starts_with("Messages that are gone");
        for line in section.lines() {
            let found = line.strip_prefix("- ").and_then(|row| row.split_once(": `"));
            for id in found.into_iter().flat_map(|(_, ids)| ids.trim_end_matches('`').split("`, `"))
            {
                let lang = found.map_or("", |(lang, _)| lang);
                assert_ne!(there[lang].contains_key(id), is_gone, "{lang} {id}");
                named += 1;
            }
        }
    }
    assert!(named > 150, "{named}");
}

/// The sentences of rulings are journalled by their keys (`Said`): what is in a file of today must
/// be said by every later program. A key may come to the list, and none may go or lose a value.
#[test]
fn the_keys_of_sentences_that_stand_in_journals_have_their_texts() {
    let mut written = Ids::new();
    // A case written in a file is no sentence of a ruling.
    let of_rulings = |name: &str| name.starts_with("case-") && name != "case-file";
    for file in FILES.iter().filter(|file| of_rulings(file.name)) {
        written.extend(ids_of(file.text(Lang::En)).0);
    }
    let of_kinds = ids_of_kinds();
    written.retain(|id, _| !id.ends_with("-chapter") && !of_kinds.contains(id));
    let frozen: Ids = include_str!("said.txt")
        .lines()
        .map(|line| {
            let mut words = line.split(' ').map(str::to_owned);
            let key = words.next().unwrap_or_default();
            (format!("case-{key}"), words.collect())
        })
        .collect();
    assert!(frozen.len() > 200, "{}", frozen.len());
    let complaints = differences(&frozen, &written, "locales/en, against tests/it/said.txt");
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// The ids of the kinds of case, of what each asks and of what can be answered: no sentences, though some
/// sentences look like them.
fn ids_of_kinds() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for schema in Case::KINDS {
        ids.insert(format!("case-{}-kind-{}", schema.chapter, schema.kind));
        for fact in schema.facts {
            ids.insert(Question { schema, fact }.id().into_owned());
            let answers: &[&str] = match fact.form {
                FactType::OneOf(keys) => keys,
                FactType::YesNo => &["true", "false"],
                _ => &[],
            };
            // Some are the same in all chapters.
            for chapter in [schema.chapter, "common"] {
                ids.extend(answers.iter().map(|key| format!("case-{chapter}-answer-{key}")));
            }
        }
    }
    ids
}

/// Where an article of the rules of an event is named, it comes from their edition.
#[test]
fn the_articles_of_the_rules_of_an_event_stand_in_no_text() {
    let rules = HandlingEdition::default().rules();
    let articles = [
        rules.numbers_until.article,
        rules.titles.article,
        rules.late_half.article,
        rules.half_byes.article,
        rules.grounds.article,
        rules.corrections,
        rules.adjourned,
        rules.departed,
        rules.absent,
        rules.own_board,
        PLAY_OFFS,
    ];
    // A label may name the chapter by which numbers are drawn, and a sentence may not.
    let chapter = format!("({})", VarmaEdition::Handbook.article());
    let articles: Vec<String> =
        articles.map(|article| article.to_string()).into_iter().chain([chapter]).collect();
    for (file, lang) in FILES.iter().flat_map(|file| Lang::ALL.map(|lang| (file, lang))) {
        let told = articles.iter().find(|article| file.text(lang).contains(article.as_str()));
        assert_eq!(told, None, "{} {}", file.name, lang.code());
    }
}

#[test]
fn every_name_of_a_time_control_is_of_one_that_comes_with_the_program() {
    let file = FILES.iter().find(|file| file.name == "time-control").expect("the file of names");
    let named: BTreeSet<String> = ids_of(file.text(Lang::En)).0.into_keys().collect();
    let presets = time_controls().into_iter().map(|choice| format!("time-control-{}", choice.id));
    assert_eq!(named, presets.collect());
}

#[test]
fn the_code_and_the_files_know_the_same_ids() {
    let mut written = BTreeSet::new();
    for file in FILES {
        written.extend(ids_of(file.text(Lang::En)).0.into_keys());
    }
    let mut used: BTreeSet<String> =
        messages::all().into_iter().map(|entry| entry.id.to_owned()).collect();
    let mut complaints = Vec::new();
    for (path, source) in sources() {
        let shipped = source.split("\n#[cfg(test)]").next().unwrap_or_default();
        for literal in literals(shipped) {
            if written.contains(literal.text) {
                used.insert(literal.text.to_owned());
                // A row of the table of actions means its explanation too.
                if path.ends_with("actions/table.rs") {
                    used.insert(format!("{}-hint", literal.text));
                }
            } else if literal.is_id(&path) {
                complaints.push(format!("{path}:{}: no file has `{}`", literal.line, literal.text));
            } else if is_composed(literal.text) && !is_allowed(literal.text) {
                let what = "write the id in full, or list its beginning in COMPOSED";
                complaints.push(format!("{path}:{}: `{}`: {what}", literal.line, literal.text));
            }
        }
    }
    for id in written.difference(&used).filter(|id| !is_allowed(id)) {
        complaints
            .push(format!("locales: nothing in src uses `{id}`: take it out, in all languages"));
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

// --- the files --------------------------------------------------------------------------------

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The source files whose literals can be ids, with their paths.
pub(crate) fn sources() -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut folders: Vec<PathBuf> = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let source = fs::read_to_string(&path).unwrap_or_default();
                let shown = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
                files.push((shown, source));
            }
        }
    }
    assert!(!files.is_empty(), "no source found: the scan itself is broken");
    files
}

/// The ids of a file with their variables, and what is wrong with the file.
fn ids_of(text: &str) -> (Ids, Vec<String>) {
    let mut faults = Vec::new();
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        for error in errors {
            let line = text[..error.pos.start.min(text.len())].lines().count().max(1);
            faults.push(format!("line {line}: {error}"));
        }
        resource
    });
    let mut ids = Ids::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut variables = BTreeSet::new();
            match &message.value {
                Some(pattern) => variables_of(pattern, &mut variables),
                None => faults.push(format!("`{}` has no text", message.id.name)),
            }
            if ids.insert(message.id.name.to_owned(), variables).is_some() {
                faults.push(format!("`{}` stands there twice", message.id.name));
            }
        }
    }
    (ids, faults)
}

fn variables_of(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            variables_of_expression(expression, found);
        }
    }
}

fn variables_of_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    let inline = match expression {
        Expression::Select { selector, variants } => {
            for variant in variants {
                variables_of(&variant.value, found);
            }
            selector
        }
        Expression::Inline(inline) => inline,
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                if let InlineExpression::VariableReference { id } = argument {
                    found.insert(id.name.to_owned());
                }
            }
        }
        InlineExpression::Placeable { expression } => variables_of_expression(expression, found),
        _ => {}
    }
}

fn differences(english: &Ids, other: &Ids, place: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    for (id, variables) in english {
        match other.get(id) {
            None => complaints.push(format!("{place}: `{id}` is missing")),
            Some(theirs) if theirs != variables => complaints
                .push(format!("{place}: `{id}` has {theirs:?}, English has {variables:?}")),
            Some(_) => {}
        }
    }
    for id in other.keys().filter(|id| !english.contains_key(*id)) {
        complaints.push(format!("{place}: English has no `{id}`"));
    }
    complaints
}

// --- the code ---------------------------------------------------------------------------------

/// A string in the code.
#[derive(Debug, PartialEq, Eq)]
struct Literal<'a> {
    text: &'a str,
    line: usize,
    /// Whether it stands right where an id is asked for: `say("…")`, `say_with("…"`.
    asks: bool,
    /// Whether it names a widget, `Id::new("…")`, `id_salt("…")`, or the ids of a type,
    /// `prefix = "…"`.
    names: bool,
}

impl Literal<'_> {
    /// Whether it must be an id: it is asked for, or looks like one where words are spoken of. In
    /// `core` and the journal such a string is the tag of a record.
    fn is_id(&self, path: &str) -> bool {
        let folders = ["src/i18n/", "src/voice/", "src/ui/", "src/cli/"];
        let ours = folders.iter().any(|folder| path.starts_with(folder)) && is_scoped(self.text);
        let file = FILES.iter().any(|file| file.name == self.text);
        looks_like_an_id(self.text) && !self.names && !file && (self.asks || ours)
    }
}

/// The plain strings of a source; comments do not count.
fn literals(source: &str) -> Vec<Literal<'_>> {
    let mut found = Vec::new();
    for (line, text) in (1..).zip(source.lines()) {
        let mut before = source_before(source, text);
        let mut rest = text;
        while let Some(at) = rest.find(['"', '/', '\'']) {
            before = format!("{before}{}", &rest[..at]);
            if rest[at..].starts_with("//") {
                break;
            }
            if rest[at..].starts_with("'\"'") || !rest[at..].starts_with('"') {
                let step = if rest[at..].starts_with("'\"'") { 3 } else { 1 };
                rest = &rest[at + step..];
                continue;
            }
            let Some(end) = rest[at + 1..].find('"') else { break };
            let text = &rest[at + 1..at + 1 + end];
            let call = before.trim_end();
            let asks = call.ends_with("say(") || call.ends_with("say_with(");
            // The beginning of the ids of a type is none itself.
            let begins = call.ends_with("prefix =");
            let names = begins || call.ends_with("Id::new(") || call.ends_with("_salt(");
            found.push(Literal { text, line, asks, names });
            rest = &rest[at + end + 2..];
            before.clear();
        }
    }
    found
}

/// The code of the line before, where `say_with(` may stand alone.
fn source_before(source: &str, line: &str) -> String {
    let at = line.as_ptr() as usize - source.as_ptr() as usize;
    source[..at].trim_end().lines().last().unwrap_or_default().to_owned()
}

fn looks_like_an_id(text: &str) -> bool {
    let shape = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    // A beginning in COMPOSED ends with the hyphen.
    text.contains('-') && !text.ends_with('-') && text.chars().all(shape)
}

/// Whether it begins with the name of a file of words.
fn is_scoped(text: &str) -> bool {
    let after = |name: &str| text.strip_prefix(name).is_some_and(|rest| rest.starts_with('-'));
    FILES.iter().any(|file| after(file.name))
}

/// `board-{}`: the beginning of an id of ours with something to fill in.
fn is_composed(text: &str) -> bool {
    is_scoped(text) && text.contains('{') && !text.contains(' ')
}

fn is_allowed(id: &str) -> bool {
    // `case-` is for sentences of rulings, not for what is said of a case in a file.
    COMPOSED.iter().any(|prefix| id.starts_with(prefix)) && !id.starts_with("case-file-")
}

/// Where the keyboards of a language name a key otherwise than English ones, the English name stands in none
/// of its texts: “Eingabetaste” in German, and not “Enter”.
#[test]
fn no_text_names_a_key_as_the_keyboards_of_another_language_do() {
    let file = FILES.iter().find(|file| file.name == "app").expect("the file of keys");
    let keys: Vec<String> =
        ids_of(file.text(Lang::En)).0.into_keys().filter(|id| id.starts_with("app-key-")).collect();
    assert!(keys.len() > 10, "{keys:?}");
    let english = Catalogue::new(Lang::En);
    let mut complaints = Vec::new();
    for lang in Lang::ALL {
        let own = Catalogue::new(lang);
        let names = keys.iter().map(|id| (english.say(id), own.say(id)));
        let foreign: BTreeSet<String> =
            names.filter(|(theirs, ours)| theirs != ours).map(|(theirs, _)| theirs).collect();
        for file in FILES {
            for line in file.text(lang).lines().filter(|line| !line.starts_with('#')) {
                let mut words = line.split(|c: char| !c.is_alphanumeric());
                if words.any(|word| foreign.contains(word)) {
                    complaints.push(format!("{}, {}: {line}", lang.code(), file.name));
                }
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// Who works with the window is told of no option of the command line; whole commands may be named. Of the
/// event only the command line says these.
#[test]
fn no_text_of_the_window_names_an_option() {
    let is_of_commands =
        |name: &str| name.starts_with("cli") || ["competition", "case-file"].contains(&name);
    for lang in Lang::ALL {
        for file in FILES.iter().filter(|file| !is_of_commands(file.name)) {
            let text = file.text(lang);
            let option = |line: &&str| {
                let mut parts = line.split(" --").skip(1).chain(line.split("(--").skip(1));
                parts.any(|part| part.starts_with(char::is_alphabetic))
                    && !line.contains("jadoube ")
            };
            let found: Vec<&str> = text.lines().filter(option).collect();
            assert!(found.is_empty(), "{lang:?}, {}: {found:#?}", file.name);
        }
    }
}

/// Files whose texts are heard more than read: alarms, answers about a board, moves, what happened.
const HEARD: [&str; 7] = ["voice", "explore", "chess", "blind", "event", "dispute", "adjournment"];

/// A voice swallows such signs or spells them, and reads an abbreviation as a word.
#[test]
fn no_text_for_the_ear_has_a_sign_or_an_abbreviation() {
    let signs = |c: char| "/#*=|~_<>[]·→×±▶§".contains(c);
    let short =
        ["e.g.", "i.e.", "etc.", "bzw.", "z.\u{a0}B.", "usw.", "ggf.", "на пр.", "т.е.", "итн."];
    let mut looked_at = 0;
    for lang in Lang::ALL {
        for file in FILES {
            let parsed = parser::parse(file.text(lang)).unwrap_or_else(|(resource, _)| resource);
            for entry in &parsed.body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                if !HEARD.contains(&file.name) && !id.ends_with("-aloud") {
                    continue;
                }
                let mut text = String::new();
                message.value.iter().for_each(|pattern| words_of(pattern, &mut text));
                looked_at += 1;
                let found = short.iter().find(|short| text.contains(**short));
                assert!(!text.contains(signs) && found.is_none(), "{lang:?}, {id}: {text}");
            }
        }
    }
    assert!(looked_at > 1000, "{looked_at}");
}

/// The words of a text in all its variants.
fn words_of(pattern: &Pattern<&str>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| words_of(&variant.value, words));
            }
            PatternElement::Placeable { .. } => {}
        }
        words.push(' ');
    }
}

// --- the scan tested --------------------------------------------------------------------------

/// What is typed so that a lock or a screen opens.
#[test]
fn a_passphrase_has_one_name_in_each_language() {
    let names = [
        (Lang::En, "passphrase", &["password"][..]),
        (Lang::De, "kennw", &["kennsatz", "kennsätz", "passwort", "passwört"]),
        (Lang::Mk, "лозинк", &["пасфраз", "шифра за отворање"]),
    ];
    for (lang, name, others) in names {
        let mut used = 0_usize;
        for file in FILES {
            let text = file.text(lang).to_lowercase();
            used += text.matches(name).count();
            let found: Vec<&str> =
                others.iter().copied().filter(|other| text.contains(other)).collect();
            assert!(found.is_empty(), "{lang:?}, {}: {found:?}", file.name);
        }
        assert!(used > 5, "{lang:?}: {used}");
    }
}

#[test]
fn faults_of_a_file_are_seen() {
    let english =
        ids_of("a-x = { $n ->\n    [one] one\n   *[other] { $n } of { $m }\n}\na-y = y\n").0;
    assert_eq!(english["a-x"], BTreeSet::from(["m".to_owned(), "n".to_owned()]));
    for (other, complaints) in [
        ("a-x = { $n } { $m }\na-y = y\n", 0),
        ("a-x = { $n }\na-y = y\n", 1),
        ("a-x = { $n } { $m }\n", 1),
        ("a-x = { $n } { $m }\na-y = y\na-z = z\n", 1),
    ] {
        assert_eq!(differences(&english, &ids_of(other).0, "x").len(), complaints, "{other}");
    }
    for (text, faults) in [("a = b\n", 0), ("a = b\na = c\n", 1), ("a = { $n ->\n}\n", 1)] {
        assert_eq!(ids_of(text).1.len(), faults, "{text}: {:?}", ids_of(text).1);
    }
}

#[test]
fn strings_of_the_code_are_found_with_who_asks_for_them() {
    let source = "// \"no-comment\"\nwords.say(\"a-b\");\nwords.say_with(\n    \"c-d\", &[(\"n\", 1)]);\nlet x = '\"'; let y = \"e-f\"; // \"g\"\n";
    let found: Vec<(&str, bool)> =
        literals(source).into_iter().map(|literal| (literal.text, literal.asks)).collect();
    assert_eq!(found, [("a-b", true), ("c-d", true), ("n", false), ("e-f", false)]);
    assert!(is_composed("chess-{side}-king"));
    assert!(!is_composed("chess-board") && !is_composed("x-{y}"));
    let id = |source| literals(source).first().is_some_and(|literal| literal.is_id("src/ui/x.rs"));
    assert!(id("Kind::King => \"chess-no-such\","));
    assert!(!id("egui::Id::new(\"chess-no-such\")") && !id("f(\"none-of-ours\")"));
}
