//! What is looked at in the files at the end.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command as Process;

use jadoube_desk::library;
use serde_json::Value;

use crate::laptops::program;

/// What is wrong: each file stands, all agree, and what was acknowledged is in each, once.
pub(crate) fn wrong(files: &[String], done: &[String]) -> Vec<String> {
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

/// What was acknowledged and is not in a file, or more than once.
fn missing(file: &Path, done: &[String]) -> Vec<String> {
    let Ok(record) = library::read(file) else { return vec![format!("{file:?} is not readable")] };
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for entry in &record.entries {
        let text = serde_json::to_string(&entry.event).unwrap_or_default();
        if let Some(name) = named(&text) {
            *found.entry(name).or_default() += 1;
        }
    }
    let wrong = done.iter().filter(|one| found.get(*one) != Some(&1));
    wrong.map(|one| format!("{file:?}: {one}: {:?}", found.get(one))).collect()
}
