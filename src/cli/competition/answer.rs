//! What the subcommands of `jadoube competition` have in common: a text read whole, an answer as lines
//! or as JSON, findings as sentences and values.

use std::io::{self, Read as _};
use std::path::Path;

use serde::Serialize;
use serde_json::{Value, json};

use crate::exit::Exit;
use jadoube_chess::side::Side;
use jadoube_competition::pairing::BoardColours;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_message::Message;

/// A file as text, or standard input for `-`.
pub(super) fn text_of(path: &Path, words: &Catalogue) -> Result<String, Exit> {
    let read = if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        std::fs::read_to_string(path)
    };
    read.map_err(|error| Exit::of_system(words, path, &error))
}

/// An answer: lines for people, a value for machines.
#[derive(Debug, Default)]
pub(super) struct Answer {
    text: String,
    /// What `--json` prints.
    pub(super) json: Value,
}

impl Answer {
    /// One that says this to machines.
    pub(super) fn of(json: Value) -> Self {
        Self { text: String::new(), json }
    }

    /// Adds a line.
    pub(super) fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref());
        self.text.push('\n');
    }

    /// Prints it below a line for people.
    pub(super) fn print_below(&self, head: &str, as_json: bool) -> Exit {
        let text = format!("{head}\n{}", self.text);
        if as_json { Exit::print(&format!("{}\n", self.json)) } else { Exit::print(&text) }
    }

    /// Prints it.
    pub(super) fn print(&self, as_json: bool) -> Exit {
        if as_json { Exit::print(&format!("{}\n", self.json)) } else { Exit::print(&self.text) }
    }
}

/// The colours of the team named first on so many boards, as a line.
pub(super) fn colours(white: BoardColours, boards: u16, words: &Catalogue) -> String {
    let of = |board| match white.of_first(board) {
        Side::White => words.say("competition-white-short"),
        Side::Black => words.say("competition-black-short"),
    };
    let colours = (1..=boards).map(of).collect::<Vec<_>>().join(" ");
    format!("# {}", words.say_with("competition-table-boards", &[("colours", colours.into())]))
}

/// A message that is data too, for machines: its values, and its words.
pub(super) fn told<M: Message + Serialize>(message: &M, words: &Catalogue) -> Value {
    let mut value = json!(message);
    if let Value::Object(values) = &mut value {
        values.insert("text".into(), words.tell(message).into());
        return value;
    }
    json!({ "what": value, "text": words.tell(message) })
}
