//! Names of types, and docs, that told a newcomer nothing and were replaced: they do not come back.

use super::{Complaint, check, is_word, lines_of, numbered, shipped_lines};

/// Names that no type may have: words with many meanings, and such as nobody uses for it.
const OF_NO_TYPE: &[&str] = &[
    "Asker", "Deed", "Errand", "Form", "Line", "Mouth", "Place", "Present", "Recent", "Room",
    "Wish", "Words",
];

/// Participles that do not end as the others do. A type that is called by one alone tells what happened to
/// a value, and not what it is. Not here are those that are nouns as well (`Cut`, `Run`), and two that are
/// still in use: `Read`, and `Said`, a sentence of a ruling.
const IRREGULAR: &[&str] = &[
    "Begun",
    "Bound",
    "Broken",
    "Brought",
    "Built",
    "Caught",
    "Chosen",
    "Done",
    "Drawn",
    "Driven",
    "Fallen",
    "Forbidden",
    "Found",
    "Frozen",
    "Given",
    "Gone",
    "Heard",
    "Held",
    "Hidden",
    "Kept",
    "Known",
    "Laid",
    "Left",
    "Lost",
    "Made",
    "Meant",
    "Met",
    "Paid",
    "Seen",
    "Sent",
    "Shown",
    "Spoken",
    "Taken",
    "Thrown",
    "Told",
    "Unknown",
    "Unwritten",
    "Withdrawn",
    "Withheld",
    "Won",
    "Written",
];

/// Nouns that end as participles do.
const NOUNS: &[&str] = &["Bed", "Kindred"];

/// What the name of no type may end with: it says that somebody knows something, and not what it is.
const AT_NO_END: &[&str] = &["Asked", "Heard", "Known", "Seen", "Shown", "Told"];

/// Where one of them is the word of the field: a line of moves.
const OF_CHESS: &[&str] = &["src/core/blind/reconcile/divergence.rs"];

#[test]
fn types_have_names_that_a_newcomer_knows() {
    check(|path, source| {
        let is_test = path.ends_with("/tests.rs") || path.contains("/tests/");
        if !path.starts_with("src/")
            || !path.ends_with(".rs")
            || is_test
            || OF_CHESS.contains(&path)
        {
            return Vec::new();
        }
        defined(source)
    });
}

/// The types of a file whose names may not be.
fn defined(source: &str) -> Vec<Complaint> {
    let lines = shipped_lines(source).filter_map(|(number, line)| {
        let name = name(line).filter(|name| {
            OF_NO_TYPE.contains(name)
                || is_participle(name)
                || AT_NO_END.iter().any(|end| name.ends_with(end))
        })?;
        Some((number, format!("`{name}` says little: take the word of the trade for what it is")))
    });
    lines.collect()
}

/// Whether a name is one word, and that a participle: `Placed`, `Held`; not `PlacedPiece`, nor `Speed`.
fn is_participle(name: &str) -> bool {
    let is_one_word = !name.chars().skip(1).any(char::is_uppercase);
    let is_regular = name.ends_with("ed") && !name.ends_with("eed") && !NOUNS.contains(&name);
    IRREGULAR.contains(&name) || (is_one_word && is_regular)
}

/// The name of the type that a line defines.
fn name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = match line.strip_prefix("pub(") {
        Some(rest) => rest.split_once(") ")?.1,
        None => line.strip_prefix("pub ").unwrap_or(line),
    };
    let name =
        ["struct ", "enum ", "type ", "trait "].iter().find_map(|word| line.strip_prefix(*word))?;
    name.split(|c| !is_word(c)).next()
}

/// Docs that only ask: the name of the field tells more.
const QUESTIONS: &[&str] = &["How", "What", "When", "Where", "Which", "Who", "Whose", "Why"];

#[test]
fn docs_are_more_than_a_question() {
    check(|path, source| if path.ends_with(".rs") { asked(source) } else { Vec::new() });
}

/// Lines of docs that are one such word. A sentence may end with one.
fn asked(source: &str) -> Vec<Complaint> {
    let mut before = "";
    let lines = numbered(source).filter_map(|(number, line)| {
        let above = std::mem::replace(&mut before, line).trim_start();
        let word = line.trim_start().strip_prefix("/// ")?.strip_suffix('.')?;
        let is_alone = QUESTIONS.contains(&word) && !above.starts_with("///");
        is_alone.then(|| (number, format!("“{word}.” says nothing: say what it is")))
    });
    lines.collect()
}

#[test]
fn a_question_alone_is_found() {
    let text = "struct A {\n    /// Which.\n    a: u8,\n    /// Known is\n    /// Which.\n    b: u8,\n    /// Which one.\n    c: u8,\n}\n";
    assert_eq!(lines_of(&asked(text)), [2]);
}

#[test]
fn a_type_is_found_however_far_it_is_seen() {
    let text = "struct Heard;\npub enum Found {\npub(in crate::a) type Place<'a> = u8;\nHeard,\n// Form\n\
                struct Former;\nenum MovesTold {\nstruct Toldness;\n";
    assert_eq!(lines_of(&defined(text)), [1, 2, 3, 7]);
}

#[test]
fn a_participle_is_told_from_a_noun() {
    let text = "struct Placed;\nstruct PlacedPiece;\npub type Withdrawn<T> = T;\nstruct Speed;\n\
                enum Kindred {\npub(crate) trait Held {\npub struct Ruled<T> {\nenum NotSaid {\n\
                struct Withdrawal;\n    Chosen,\n";
    assert_eq!(lines_of(&defined(text)), [1, 3, 6, 7]);
}
