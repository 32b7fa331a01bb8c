//! `jadoube competition check`: what is wrong or odd in a tournament file, with line and column, and
//! what it lacks as a rating report.

use std::collections::BTreeMap;
use std::mem::{Discriminant, discriminant};

use serde_json::{Value, json};

use crate::competition::answer::Answer;
use crate::competition::args::CheckFileArgs;
use crate::competition::file;
use crate::exit::Exit;
use jadoube_competition::trf::contents::Reading;
use jadoube_competition::trf::fault::{Fault, What};
use jadoube_i18n::catalogue::Catalogue;

/// How many of a kind are printed, unless all are asked for.
const SHOWN: usize = 3;

/// Ends with 1 when something is wrong; what is only odd, or missing for a report, is told.
pub(super) fn run(args: &CheckFileArgs, words: &Catalogue) -> Result<Exit, Exit> {
    let reading = Reading::of(&file::document(&args.source, words)?);
    if reading.contents.players.is_empty() && reading.contents.teams.is_empty() {
        let path = [("path", args.source.file.display().to_string().into())];
        return Err(Exit::unusable(words.say_with("competition-standings-no-players", &path)));
    }
    let found = reading.check();
    let lacks = reading.report(args.titles);
    let data = |all: &[Fault]| -> Vec<Value> {
        all.iter().map(|fault| file::as_data(fault, words)).collect()
    };
    let mut answer = Answer::of(json!({
        "players": reading.contents.players.len(),
        "teams": reading.contents.teams.len(),
        "found": data(&found),
        "report": data(&lacks),
    }));
    let wrong = found.iter().filter(|fault| fault.what.is_error()).count();
    let about = [
        ("players", reading.contents.players.len().into()),
        ("rounds", reading.contents.begun_rounds().into()),
        ("wrong", wrong.into()),
        ("odd", (found.len() - wrong).into()),
    ];
    answer.line(words.say_with("competition-check-found", &about));
    list(&mut answer, &found, args.all, words);
    let head =
        if lacks.is_empty() { "competition-check-complete" } else { "competition-check-lacks" };
    answer.line(words.say(head));
    list(&mut answer, &lacks, args.all, words);
    let printed = answer.print(args.json);
    Ok(if wrong > 0 { printed.max(Exit::Refused) } else { printed })
}

/// A line each; of one kind only the first ones, and how many more there are.
fn list(answer: &mut Answer, faults: &[Fault], all: bool, words: &Catalogue) {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let kind = |what: &What| -> String {
        let of: Discriminant<What> = discriminant(what);
        match what {
            What::Without { field, .. } => format!("{of:?} {field:?}"),
            _ => format!("{of:?}"),
        }
    };
    let mut total: BTreeMap<String, usize> = BTreeMap::new();
    for fault in faults {
        *total.entry(kind(&fault.what)).or_default() += 1;
    }
    for fault in faults {
        let of = kind(&fault.what);
        let count = seen.entry(of.clone()).or_default();
        *count += 1;
        let whole = total.get(&of).copied().unwrap_or_default();
        if all || *count <= SHOWN || whole == SHOWN + 1 {
            let told = if fault.line == 0 { words.tell(&fault.what) } else { words.tell(fault) };
            answer.line(format!("  {told}"));
        } else if *count == SHOWN + 1 {
            let about = [("count", (whole - SHOWN).into())];
            answer.line(format!("  {}", words.say_with("competition-check-more", &about)));
        }
    }
}
