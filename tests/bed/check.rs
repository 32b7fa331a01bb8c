//! What is looked at in the files at the end.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command as Process;

use jadoube_desk::library;
use serde_json::Value;

use crate::laptops::program;

/// An entry that a station said it had recorded.
#[derive(Debug)]
pub(crate) struct Recorded {
    /// Whose strand, and its number there.
    place: String,
    event: Value,
}

impl Recorded {
    /// The entry as it is printed.
    pub(crate) fn of(entry: &Value) -> Self {
        Self { place: entry["place"].to_string(), event: entry["event"].clone() }
    }
}

/// What is wrong: each file stands, all agree, and what was acknowledged is in each, once.
pub(crate) fn wrong(files: &[String], done: &[Recorded]) -> Vec<String> {
    let output = Process::new(program()).arg("stations").args(files).arg("--json").output();
    let compared: Value =
        serde_json::from_slice(&output.expect("runs").stdout).unwrap_or(Value::Null);
    let mut wrong = Vec::new();
    if compared["agree"] != true {
        wrong.push(compared.to_string());
    }
    for file in files {
        wrong.extend(missing(Path::new(file), done));
    }
    wrong
}

/// The name of what the bed has recorded, in the text of an entry.
pub(crate) fn named(text: &str) -> Option<String> {
    let from = text.get(text.find("number ")?..)?;
    let end = from.find(" of the bed")?;
    Some(from.get(..end)?.to_owned() + " of the bed")
}

/// What was acknowledged and is not in a file as it was, or more than once.
fn missing(file: &Path, done: &[Recorded]) -> Vec<String> {
    let Ok(record) = library::read(file) else { return vec![format!("{file:?} is not readable")] };
    let mut found: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for entry in &record.entries {
        let entry = Recorded::of(&serde_json::to_value(entry).unwrap_or_default());
        found.entry(entry.place).or_default().push(entry.event);
    }
    let is_there =
        |one: &Recorded| found.get(&one.place).is_some_and(|all| **all == [one.event.clone()]);
    let wrong = done.iter().filter(|one| !is_there(one));
    wrong.map(|one| format!("{file:?}: {one:?}: {:?}", found.get(&one.place))).collect()
}
