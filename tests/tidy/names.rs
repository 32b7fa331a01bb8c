//! Names of types, and docs, that told a newcomer nothing and were replaced: they do not come back.

use super::{Complaint, check, is_word, lines_of, numbered, shipped_lines};

/// Names that no type may have: participles for what a value is, and words with many meanings.
const OF_NO_TYPE: &[&str] = &[
    "Answered",
    "Arrived",
    "Asked",
    "Asker",
    "Catalogued",
    "Certified",
    "Compared",
    "Deed",
    "Dialled",
    "Entered",
    "Errand",
    "Form",
    "Found",
    "Heard",
    "Invited",
    "Judged",
    "Kept",
    "Known",
    "Left",
    "Line",
    "Looked",
    "Made",
    "Measured",
    "Mouth",
    "Notated",
    "Offered",
    "Opened",
    "Pinned",
    "Place",
    "Placed",
    "Played",
    "Present",
    "Ranked",
    "Rated",
    "Received",
    "Recent",
    "Refused",
    "Room",
    "Seen",
    "Selected",
    "Shared",
    "Shipped",
    "Shown",
    "Sighted",
    "Stopped",
    "Told",
    "Viewed",
    "Weighed",
    "Wish",
];

/// What the name of no type may end with: it says that somebody knows something, and not what it is.
const AT_NO_END: &[&str] = &["Asked", "Heard", "Known", "Seen", "Told"];

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
            OF_NO_TYPE.contains(name) || AT_NO_END.iter().any(|end| name.ends_with(end))
        })?;
        Some((number, format!("`{name}` says little: take the word of the trade for what it is")))
    });
    lines.collect()
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
                struct Formed;\nenum MovesTold {\nstruct Toldness;\n";
    assert_eq!(lines_of(&defined(text)), [1, 2, 3, 7]);
}
