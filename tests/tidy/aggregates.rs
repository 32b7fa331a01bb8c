//! Who has read one aggregate has read all: the commands and the events of each come from its table of facts.

use super::{Complaint, check, lines_of, shipped_lines};

/// The macros that make the enums out of a table.
const MACROS: &str = "src/laws/aggregate.rs";

#[test]
fn commands_and_events_come_from_the_table_of_their_aggregate() {
    check(|path, source| {
        let inner = ["src/laws/", "src/core/"].iter().any(|at| path.starts_with(at));
        if !inner || !path.ends_with(".rs") || path == MACROS {
            return Vec::new();
        }
        by_hand(source)
    });
}

/// Enums of a file that a table makes elsewhere.
fn by_hand(source: &str) -> Vec<Complaint> {
    let enums = ["pub enum Command {", "pub enum Event {"];
    let lines = shipped_lines(source).filter(|(_, line)| enums.contains(&line.trim()));
    lines
        .map(|(number, _)| (number, "write it into the table `facts` of its aggregate".into()))
        .collect()
}

#[test]
fn an_enum_that_is_no_table_is_found() {
    let text =
        "pub enum Command {\npub enum Commands {\n// pub enum Event {\n    pub enum Event {\n";
    assert_eq!(lines_of(&by_hand(text)), [1, 4]);
}
