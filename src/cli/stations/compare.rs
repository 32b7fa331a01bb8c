//! `jadoube stations FILE FILE…`: whether the files of the stations of one event agree. Whatever one of them
//! recorded is in every file, the same under each number; each file stands by itself; and what is the
//! state of the event is the same in all. As nothing here trusts the fold, entries are compared one by one.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;

use crate::args::StationsArgs;
use crate::exit::Exit;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::station::{Place, StationId};
use jadoube_desk::evidence::examine;
use jadoube_desk::library;
use jadoube_desk::log_lines::fault;
use jadoube_i18n::catalogue::Words;

#[derive(Debug, Serialize)]
struct Compared {
    agree: bool,
    files: Vec<FileLine>,
    lacking: Vec<Lacking>,
    differing: Vec<Differing>,
    other_event: Vec<String>,
}

#[derive(Debug, Serialize)]
struct FileLine {
    file: String,
    sound: bool,
    entries: usize,
}

/// A file lacks entries that another has.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Lacking {
    file: String,
    station: String,
    entries: u64,
}

/// Two files have something else in one place.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Differing {
    file: String,
    other: String,
    /// Where: a number of a strand, or a part of the state.
    what: String,
}

/// A file that was read.
struct Read {
    path: String,
    competition: String,
    sound: bool,
    hall: Hall,
    entries: BTreeMap<Place, Entry>,
}

/// Compares: 0 when all agree, 1 when something is lacking or differs, 2 when one cannot be read.
pub(super) fn run(args: &StationsArgs, words: &Words) -> Exit {
    let mut files = Vec::new();
    for path in std::iter::once(&args.file).chain(&args.others) {
        match read(path, words) {
            Ok(read) => files.push(read),
            Err(exit) => return exit,
        }
    }
    let compared = compare(&files);
    let text = if args.json {
        match serde_json::to_string(&compared) {
            Ok(line) => line + "\n",
            Err(error) => return Exit::failed(words, error),
        }
    } else {
        told(&compared, words)
    };
    let printed = Exit::print(&text);
    if compared.agree { printed } else { Exit::Refused }
}

fn read(path: &Path, words: &Words) -> Result<Read, Exit> {
    let found = library::read(path).and_then(|record| Ok((record, examine(path)?)));
    let (record, examined) = found.map_err(|error| Exit::unusable(fault(words, &error)))?;
    let sound = examined.is_sound() && record.trouble.is_none();
    let in_place = |entry: Entry| Some((entry.place?, entry));
    Ok(Read {
        path: path.display().to_string(),
        competition: record.record.competition.to_string(),
        sound,
        hall: record.hall,
        entries: record.entries.into_iter().filter_map(in_place).collect(),
    })
}

fn compare(files: &[Read]) -> Compared {
    let Some(first) = files.first() else {
        return Compared {
            agree: true,
            files: Vec::new(),
            lacking: Vec::new(),
            differing: Vec::new(),
            other_event: Vec::new(),
        };
    };
    let is_of_it = |one: &&Read| one.competition == first.competition;
    let (of_it, others): (Vec<&Read>, Vec<&Read>) = files.iter().partition(is_of_it);
    // Each place, and the first file that has something there.
    let mut all: BTreeMap<Place, (&Read, &Entry)> = BTreeMap::new();
    let (mut lacking, mut differing) = (Vec::new(), Vec::new());
    for one in &of_it {
        for (place, entry) in &one.entries {
            let (other, there) = *all.entry(*place).or_insert((one, entry));
            if !is_same(entry, there) {
                let name = first.hall.stations.name(place.station);
                let what = format!("{name} {}", place.number);
                differing.push(Differing {
                    file: one.path.clone(),
                    other: other.path.clone(),
                    what,
                });
            }
        }
    }
    for one in &of_it {
        let mut missing: BTreeMap<StationId, u64> = BTreeMap::new();
        for place in all.keys().filter(|place| !one.entries.contains_key(place)) {
            *missing.entry(place.station).or_default() += 1;
        }
        lacking.extend(missing.into_iter().map(|(station, entries)| Lacking {
            file: one.path.clone(),
            station: first.hall.stations.name(station),
            entries,
        }));
    }
    for one in of_it.iter().skip(1) {
        let parts = states(&first.hall, &one.hall);
        differing.extend(parts.into_iter().map(|what| Differing {
            file: first.path.clone(),
            other: one.path.clone(),
            what: what.to_owned(),
        }));
    }
    let line = |one: &Read| FileLine {
        file: one.path.clone(),
        sound: one.sound,
        entries: one.entries.len(),
    };
    let other_event: Vec<String> = others.iter().map(|one| one.path.clone()).collect();
    Compared {
        agree: lacking.is_empty()
            && differing.is_empty()
            && other_event.is_empty()
            && files.iter().all(|one| one.sound),
        files: files.iter().map(line).collect(),
        lacking,
        differing,
        other_event,
    }
}

/// Whether two files have the same in one place. The number in the file is another one in each.
fn is_same(one: &Entry, other: &Entry) -> bool {
    let of_file = |entry: &Entry| matches!(entry.event, Event::Evidence { .. });
    one.at == other.at
        && one.wall == other.wall
        && one.who == other.who
        && (one.event == other.event || of_file(one) && of_file(other))
}

/// The parts of the state that differ.
fn states(one: &Hall, other: &Hall) -> Vec<&'static str> {
    let parts = [
        ("games", one.games == other.games),
        ("boards", one.at_board == other.at_board),
        ("incidents", one.incidents == other.incidents),
        ("envelopes", one.adjournments == other.adjournments),
        ("stations", one.stations == other.stations),
        ("proposals", one.proposals == other.proposals),
        ("state", one.shared() == other.shared()),
    ];
    let found: Vec<_> = parts.into_iter().filter(|(_, same)| !same).map(|(part, _)| part).collect();
    if found.len() > 1 {
        found.into_iter().filter(|part| *part != "state").collect()
    } else {
        found
    }
}

fn told(compared: &Compared, words: &Words) -> String {
    let mut lines = Vec::new();
    for one in &compared.files {
        let sound = if one.sound { "yes" } else { "no" };
        let args = [("path", one.file.as_str().into()), ("sound", sound.into())];
        lines.push(words.say_with("cli-stations-compared", &args));
    }
    for one in &compared.lacking {
        let args = [
            ("path", one.file.as_str().into()),
            ("rows", i64::try_from(one.entries).unwrap_or(i64::MAX).into()),
            ("station", one.station.as_str().into()),
        ];
        lines.push(words.say_with("cli-stations-lacks", &args));
    }
    for one in &compared.differing {
        let args = [
            ("path", one.file.as_str().into()),
            ("other", one.other.as_str().into()),
            ("what", one.what.as_str().into()),
        ];
        lines.push(words.say_with("cli-stations-differs", &args));
    }
    for path in &compared.other_event {
        lines.push(words.say_with("cli-stations-other-event", &[("path", path.as_str().into())]));
    }
    if compared.agree {
        lines.push(words.say("cli-stations-agree"));
    }
    lines.join("\n") + "\n"
}
