//! What is looked at in the files at the end. `jadoube stations FILE…` says whether each stands (chains,
//! signatures, no row written twice) and whether all agree as far as both of two have come: rows, the history
//! of each board, one writer in each term of a post, each number of an incident or envelope once. What it leaves
//! open is looked at here: that all have come equally far, that what was acknowledged is in each, and that
//! nothing of it has gone without being shown.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command as Process;

use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::state::Classification;
use jadoube_desk::library;
use serde_json::Value;

use crate::laptops::program;

/// So many findings of one kind are told of one file.
const MOST: usize = 3;

/// An entry that a station said it had recorded.
#[derive(Debug, Clone)]
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

/// A file at the end.
struct Kept<'a> {
    file: &'a str,
    hall: Hall,
    entries: Vec<Entry>,
    /// What is recorded at each place of each strand: one event.
    found: BTreeMap<String, Vec<Value>>,
}

/// What is wrong: each file stands, all agree and have the same, and what was acknowledged is in each, once.
pub(crate) fn wrong(files: &[String], done: &[Recorded]) -> Vec<String> {
    let output = Process::new(program()).arg("stations").args(files).arg("--json").output();
    let compared: Value =
        serde_json::from_slice(&output.expect("runs").stdout).unwrap_or(Value::Null);
    let mut wrong = Vec::new();
    if compared["agree"] != true || compared["files"] != files.len() {
        wrong.push(compared.to_string());
    }
    let kept: Vec<Kept<'_>> = files.iter().filter_map(|file| Kept::read(file)).collect();
    if kept.len() < files.len() {
        wrong.push(format!("of {} files {} are readable", files.len(), kept.len()));
    }
    for one in &kept {
        wrong.extend(one.missing(done));
        wrong.extend(one.hidden());
        wrong.extend(one.unanswered());
        wrong.extend(one.letters());
    }
    if let Some((first, others)) = kept.split_first() {
        wrong.extend(others.iter().flat_map(|other| first.beside(other)));
        // A checker that finds nothing is to be one that would.
        wrong.extend(asleep(first, done).map(str::to_owned));
    }
    wrong
}

/// The name of what the bed has recorded, in the text of an entry.
pub(crate) fn named(text: &str) -> Option<String> {
    let from = text.get(text.find("number ")?..)?;
    let end = from.find(" of the bed")?;
    Some(from.get(..end)?.to_owned() + " of the bed")
}

impl<'a> Kept<'a> {
    fn read(file: &'a str) -> Option<Self> {
        let record = library::read(Path::new(file)).ok()?;
        let mut found: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for entry in &record.entries {
            let entry = Recorded::of(&serde_json::to_value(entry).unwrap_or_default());
            found.entry(entry.place).or_default().push(entry.event);
        }
        Some(Self { file, hall: record.hall, entries: record.entries, found })
    }

    /// What was acknowledged and is not in the file as it was, or more than once.
    fn missing(&self, done: &[Recorded]) -> Vec<String> {
        let is_there = |one: &Recorded| {
            self.found.get(&one.place).is_some_and(|all| **all == [one.event.clone()])
        };
        let wrong = done.iter().filter(|one| !is_there(one)).take(MOST);
        wrong
            .map(|one| format!("{}: {one:?}: {:?}", self.file, self.found.get(&one.place)))
            .collect()
    }

    /// What is in one of two files and not in the other: all had the time to tell each other.
    fn beside(&self, other: &Self) -> Vec<String> {
        let lacking = |of: &Self, at: &Self| {
            let only = of.found.iter().filter(|(place, all)| at.found.get(*place) != Some(*all));
            let only: Vec<&str> = only.map(|(place, _)| place.as_str()).collect();
            let some = only.iter().take(MOST).copied().collect::<Vec<_>>().join(" ");
            (!only.is_empty())
                .then(|| format!("{} lacks {} entries of {}: {some}", at.file, only.len(), of.file))
        };
        lacking(self, other).into_iter().chain(lacking(other, self)).collect()
    }

    /// What was recorded at a board and is not in force, and stands in no difference that an arbiter is shown.
    fn hidden(&self) -> Vec<String> {
        let stations = &self.hall.stations;
        let is_hidden = |entry: &&Entry| {
            let (Event::Game { board, .. }, Some(place)) = (&entry.event, entry.place) else {
                return false;
            };
            let post = Post::Board(*board);
            match stations.classify(post, place) {
                Classification::Applies => false,
                Classification::OlderEpoch(epoch) => {
                    let aside = stations.aside.get(&(post, epoch));
                    !aside.is_some_and(|one| (one.first..=one.last).contains(&place.number))
                }
            }
        };
        let hidden = self.entries.iter().filter(is_hidden).take(MOST);
        hidden.map(|entry| format!("{}: in no difference: {entry:?}", self.file)).collect()
    }

    /// What was asked of a station that is there, and that it has neither done nor turned down.
    fn unanswered(&self) -> Vec<String> {
        let members = self.hall.stations.members.keys();
        let waits = members.flat_map(|station| self.hall.to_answer(*station)).take(MOST);
        waits.map(|(key, one)| format!("{}: not answered: {key:?} {one:?}", self.file)).collect()
    }

    /// Numbers on paper are told apart by the letters of the stations.
    fn letters(&self) -> Option<String> {
        let members = &self.hall.stations.members;
        let letters: BTreeSet<String> =
            members.values().map(|one| one.letter.to_string()).collect();
        (letters.len() != members.len())
            .then(|| format!("{}: {} stations, letters {letters:?}", self.file, members.len()))
    }
}

/// Whether something that is not so would be found: an entry that was acknowledged as another one, one that
/// nobody has, and a file in which one is missing.
fn asleep(kept: &Kept<'_>, done: &[Recorded]) -> Option<&'static str> {
    let Some(one) = done.last() else { return Some("nothing was acknowledged") };
    let other = Recorded { event: Value::Null, ..one.clone() };
    let strange = Recorded { place: "nowhere".to_owned(), ..one.clone() };
    let mut found = kept.found.clone();
    found.remove(&one.place);
    let shorter = Kept { file: "a file", hall: Hall::default(), entries: Vec::new(), found };
    let all = [
        kept.missing(&[other]).is_empty(),
        kept.missing(&[strange]).is_empty(),
        shorter.missing(std::slice::from_ref(one)).is_empty(),
        kept.beside(&shorter).is_empty(),
    ];
    all.contains(&true).then_some("the checker does not find what is wrong")
}
