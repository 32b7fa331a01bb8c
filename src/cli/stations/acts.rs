//! `jadoube stations FILE give`, `take`, `take-over` and `settle`: the same as in the window, with the same
//! refusals.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;

use crate::args::{StandsArg, StationsCommand};
use crate::exit::Exit;
use crate::work::Work;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Event;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::{Command as Asked, Stands};
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_core::stations::station::StationId;
use jadoube_desk::station_view::StationView;
use jadoube_i18n::catalogue::Words;

/// Does it, and prints what was recorded.
pub(super) fn run(file: &Path, what: &StationsCommand, (json, words): (bool, &Words)) -> Exit {
    done(file, what, (json, words)).unwrap_or_else(|exit| exit)
}

fn done(file: &Path, what: &StationsCommand, (json, words): (bool, &Words)) -> Result<Exit, Exit> {
    let work = Work::on(file, words)?;
    let what = asked(&work.desk.snapshot().hall, what, words)?;
    work.ask(Command::Stations { what })?;
    if json {
        let entries = work.entries();
        let lines: Vec<String> = entries.iter().map(|entry| json!(entry).to_string()).collect();
        return Ok(Exit::print(&(lines.join("\n") + "\n")));
    }
    let lines = work.since(|event| matches!(event, Event::Stations { .. }));
    Ok(Exit::print(&lines.iter().map(|line| format!("{line}\n")).collect::<String>()))
}

fn asked(hall: &Hall, what: &StationsCommand, words: &Words) -> Result<Asked, Exit> {
    let ahead = BTreeMap::new;
    Ok(match what {
        StationsCommand::Give { station, posts } => {
            Asked::Give { posts: posts.clone(), to: named(hall, station, words)? }
        }
        StationsCommand::Take { posts } => Asked::Take { posts: posts.clone(), ahead: ahead() },
        StationsCommand::TakeOver { posts, reason } => {
            let (posts, reason) = (posts.clone(), reason.clone());
            Asked::TakeOver { posts, reason, ahead: ahead() }
        }
        StationsCommand::Settle { post, station, stands, reason } => {
            let aside = aside(hall, *post, named(hall, station, words)?);
            let stands = match stands {
                StandsArg::InForce => Stands::InForce,
                StandsArg::Aside => Stands::Aside,
            };
            Asked::Settle { post: *post, aside, stands, reason: reason.clone(), ahead: ahead() }
        }
    })
}

/// The station with a letter or a name.
fn named(hall: &Hall, text: &str, words: &Words) -> Result<StationId, Exit> {
    let all = StationView::all(hall);
    let by_letter = all.iter().find(|one| one.letter.to_string().eq_ignore_ascii_case(text));
    let found = by_letter.or_else(|| all.iter().find(|one| one.name == text));
    found.map(|one| one.id).ok_or_else(|| {
        Exit::refused(words.say_with("cli-stations-no-station", &[("name", text.into())]))
    })
}

/// The term of a station whose record of a post was put aside and waits; one that there is not is refused
/// with the reason.
fn aside(hall: &Hall, post: Post, station: StationId) -> Epoch {
    let mut open = hall.stations.open_differences();
    let found = open.find(|one| one.post == post && one.epoch.of == station);
    found.map_or(Epoch { no: 0, of: station }, |one| one.epoch)
}
