//! `jadoube stations FILE give`, `take`, `take-over` and `settle`: the same as in the window, with the same
//! refusals.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use serde_json::json;

use crate::args::{ClockArg, PartsArgs, RecordArg, StandsArg, StationsCommand};
use crate::exit::Exit;
use crate::work::Work;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::parts::{ClockSource, Parts};
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::{Command as Asked, Stands};
use jadoube_core::stations::post::{Epoch, Post};
use jadoube_core::stations::refusal::Refusal as StationsRefusal;
use jadoube_core::stations::station::StationId;
use jadoube_desk::library;
use jadoube_desk::log_lines::fault;
use jadoube_desk::snapshot::Snapshot;
use jadoube_desk::station_view::StationView;
use jadoube_desk::two_records::{
    TwoRecords, dropped, last_move, outcome, outcome_of_whole, two_records,
};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;

/// Does it, and prints what was recorded.
pub(super) fn run(file: &Path, what: &StationsCommand, (json, words): (bool, &Catalogue)) -> Exit {
    done(file, what, (json, words)).unwrap_or_else(|exit| exit)
}

fn done(
    file: &Path,
    what: &StationsCommand,
    (json, words): (bool, &Catalogue),
) -> Result<Exit, Exit> {
    if let StationsCommand::Settle { post, station, stands, parts, .. } = what
        && parts.preview
    {
        return preview(file, (*post, station), (*stands, parts), (json, words));
    }
    let work = Work::on(file, words)?;
    let snap = work.desk.snapshot();
    let mut given_up = Vec::new();
    let asked = match what {
        StationsCommand::Settle { post, station, stands, reason, parts } => {
            let of = (*post, aside(&snap.hall, *post, named(&snap.hall, station, words)?));
            let reason = reason.as_deref().unwrap_or_default();
            if *stands == StandsArg::Aside {
                given_up = dropped(words, &snap.hall, snap.history.all(), of);
            }
            settled(&snap, of, (*stands, parts, reason), words)?
        }
        other => Command::Stations { what: handed(&snap.hall, other, words)? },
    };
    work.ask(asked)?;
    if json {
        let entries = work.entries();
        let lines: Vec<String> = entries.iter().map(|entry| json!(entry).to_string()).collect();
        return Ok(Exit::print(&(lines.join("\n") + "\n")));
    }
    let in_parts = matches!(what, StationsCommand::Settle { stands: StandsArg::Parts, .. });
    let mut lines = work.since(|event| in_parts || matches!(event, Event::Stations { .. }));
    lines.extend(dropped_told(&given_up, words));
    Ok(printed(&lines))
}

fn printed(lines: &[String]) -> Exit {
    Exit::print(&lines.iter().map(|line| format!("{line}\n")).collect::<String>())
}

fn dropped_told(lines: &[String], words: &Catalogue) -> impl Iterator<Item = String> {
    let told = move |line: &String| {
        let what = ("what", line.as_str().into());
        words.say_with("cli-stations-dropped", &[what])
    };
    lines.iter().map(told)
}

fn handed(hall: &Hall, what: &StationsCommand, words: &Catalogue) -> Result<Asked, Exit> {
    let ahead = BTreeMap::new;
    Ok(match what {
        StationsCommand::Give { station, posts } => {
            Asked::Give { posts: posts.clone(), to: named(hall, station, words)? }
        }
        StationsCommand::TakeOver { posts, reason } => {
            let (posts, reason) = (posts.clone(), reason.clone());
            Asked::TakeOver { posts, reason, ahead: ahead() }
        }
        StationsCommand::Take { posts } => Asked::Take { posts: posts.clone(), ahead: ahead() },
        // It is asked for by itself.
        StationsCommand::Settle { post, .. } => Asked::Take { posts: vec![*post], ahead: ahead() },
    })
}

/// To settle two records, as a whole or in parts.
fn settled(
    snap: &Snapshot,
    (post, aside): (Post, Epoch),
    (stands, parts, reason): (StandsArg, &PartsArgs, &str),
    words: &Catalogue,
) -> Result<Command, Exit> {
    let reason = reason.to_owned();
    let stands = match stands {
        StandsArg::InForce => Stands::InForce,
        StandsArg::Aside => Stands::Aside,
        StandsArg::Parts => {
            let board = on_board(post, words)?;
            let records = two_records(words, &snap.hall, snap.history.all(), (post, aside));
            let parts = chosen(&snap.hall, board, (&records, parts), words)?;
            let (basis, record) = (records.basis, None);
            return Ok(Command::SettleInParts { board, aside, parts, reason, basis, record });
        }
    };
    let ahead = BTreeMap::new();
    let what = Asked::Settle { post, aside, stands, reason, basis: None, ahead };
    Ok(Command::Stations { what })
}

/// What would be recorded where one of the two records counts as a whole, and what would be in force no more.
fn preview_whole(
    (hall, entries): (&Hall, Vec<Arc<Entry>>),
    of: (Post, Epoch),
    stands: Stands,
    (json, words): (bool, &Catalogue),
) -> Result<Exit, Exit> {
    let found = outcome_of_whole(words, hall, of, stands, hall.last);
    let mut lines = found.map_err(|why| Exit::refused(words.tell(&why)))?;
    let given_up = match stands {
        Stands::InForce => Vec::new(),
        Stands::Aside => dropped(words, hall, entries, of),
    };
    if json {
        let told = json!({ "lines": lines, "dropped": given_up });
        return Ok(Exit::print(&format!("{told}\n")));
    }
    lines.extend(dropped_told(&given_up, words));
    Ok(printed(&lines))
}

/// What would be recorded, and nothing is: the file is only read, as it is at its last entry.
fn preview(
    file: &Path,
    (post, station): (Post, &str),
    (stands, parts): (StandsArg, &PartsArgs),
    (json, words): (bool, &Catalogue),
) -> Result<Exit, Exit> {
    let read = library::read(file).map_err(|why| Exit::unusable(fault(words, &why)))?;
    if let Some(why) = &read.trouble {
        let told = fault(words, why);
        let is_newer = why.is_of_newer_program();
        return Err(if is_newer { Exit::refused(told) } else { Exit::unusable(told) });
    }
    let hall = read.hall;
    let aside = aside(&hall, post, named(&hall, station, words)?);
    let entries = read.entries.into_iter().map(Arc::new).collect();
    let whole = match stands {
        StandsArg::InForce => Some(Stands::InForce),
        StandsArg::Aside => Some(Stands::Aside),
        StandsArg::Parts => None,
    };
    if let Some(stands) = whole {
        return preview_whole((&hall, entries), (post, aside), stands, (json, words));
    }
    let board = on_board(post, words)?;
    let records = two_records(words, &hall, entries, (post, aside));
    let refused = |why: Refusal| Exit::refused(words.tell(&why));
    let record = records.put_aside.as_deref();
    let record = record.ok_or_else(|| refused(StationsRefusal::NoDifference(post).into()))?;
    let chosen = chosen(&hall, board, (&records, parts), words)?;
    let place = (board, aside);
    let found = outcome(words, &hall, place, (&chosen, "", record), hall.last).map_err(refused)?;
    if json {
        let moves: Vec<&str> = found.game.plies.iter().map(|ply| ply.san.as_str()).collect();
        let (white, black) = (found.times.white.0, found.times.black.0);
        let times = json!({"white": white, "black": black});
        let told = json!({
            "common": records.common, "lines": found.lines, "moves": moves, "times": times,
        });
        return Ok(Exit::print(&format!("{told}\n")));
    }
    Ok(printed(&found.lines))
}

fn on_board(post: Post, words: &Catalogue) -> Result<BoardNo, Exit> {
    let refusal = Refusal::from(StationsRefusal::NoDifference(post));
    post.board().ok_or_else(|| Exit::refused(words.tell(&refusal)))
}

/// What the arguments choose of two records.
fn chosen(
    hall: &Hall,
    board: BoardNo,
    (records, args): (&TwoRecords, &PartsArgs),
    words: &Catalogue,
) -> Result<Parts, Exit> {
    let whose = |record: Option<RecordArg>| match record {
        None | Some(RecordArg::InForce) => Stands::InForce,
        Some(RecordArg::Aside) => Stands::Aside,
    };
    let moves = whose(args.moves);
    let game = match moves {
        Stands::InForce => hall.game(board).map(AsRef::as_ref),
        Stands::Aside => records.put_aside.as_deref().map(|record| &record.game),
    };
    let wrong = || Exit::unusable(words.say("stations-parts-no-such-move"));
    let upto = match &args.upto {
        Some(text) => Some(game.and_then(|game| last_move(text, game)).ok_or_else(wrong)?),
        None => None,
    };
    let clock = match args.clock {
        None | Some(ClockArg::InForce) => ClockSource::InForce,
        Some(ClockArg::Aside) => ClockSource::Aside,
        Some(ClockArg::LastMove) => ClockSource::LastMove,
    };
    let (result, counts, incidents) =
        (whose(args.result), whose(args.counts), args.incidents.clone());
    Ok(Parts { moves, upto, clock, result, counts, incidents })
}

/// The station with a letter or a name.
fn named(hall: &Hall, text: &str, words: &Catalogue) -> Result<StationId, Exit> {
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
