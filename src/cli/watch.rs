//! `jadoube watch`: what a board says and which moves were recognised, without a window.

use std::io::{Write as _, stdout};
use std::time::Duration;

use crate::args::{ClockSide, Traffic as Level, WatchArgs};
use crate::exit::Exit;
use jadoube_chess::board::position::{Position, Variant};
use jadoube_desk::inbox::Traffic;
use jadoube_desk::live_pgn::replace;
use jadoube_desk::ports;
use jadoube_desk::shutdown;
use jadoube_desk::sighting::Sighting;
use jadoube_desk::watch::{Options, Watch};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::PortName;
use jadoube_laws::sensing::ClockMapping;

/// Watches until the other side has hung up for good.
#[must_use]
pub fn run(args: &WatchArgs, words: &Catalogue) -> Exit {
    let form = if args.chess960 { Variant::Chess960 } else { Variant::Standard };
    let start = match args.fen.as_deref().map(|fen| Position::from_fen(fen, form)) {
        None => Position::start(),
        Some(Ok(position)) => position,
        Some(Err(fault)) => return Exit::unusable(words.tell(&fault)),
    };
    let port = PortName(args.port.clone());
    if let Some(fault) = ports::fault(words, &port) {
        return Exit::unusable(fault);
    }
    let options = Options {
        port,
        start,
        mapping: match args.white {
            ClockSide::Auto => ClockMapping::Automatic,
            ClockSide::A => ClockMapping::AIsWhite,
            ClockSide::B => ClockMapping::BIsWhite,
        },
        orientation: None,
        patience: Duration::from_secs(args.patience),
        trace: match args.trace {
            Level::None => Traffic::None,
            Level::Messages => Traffic::Messages,
            Level::Frames => Traffic::Frames,
            Level::Bytes => Traffic::Bytes,
        },
    };
    shutdown::look_by_oneself();
    let mut watch = match Watch::open(options) {
        Ok(watch) => watch,
        Err(error) => return Exit::of_system(words, args.port.as_ref(), &error),
    };
    loop {
        let seen = watch.sightings();
        let over = seen.is_none();
        for sighting in
            seen.unwrap_or_else(|| watch.end().into_iter().chain(watch.unfinished()).collect())
        {
            let line = if args.json {
                match serde_json::to_string(&sighting) {
                    Ok(line) => line,
                    Err(error) => return Exit::failed(words, error),
                }
            } else {
                match plain(words, &sighting) {
                    Some(line) => line,
                    None => continue,
                }
            };
            // The reader of a pipe has gone: there is nobody left to watch for.
            if writeln!(stdout(), "{line}").and_then(|()| stdout().flush()).is_err() {
                return Exit::Done;
            }
        }
        if over {
            break;
        }
    }
    if let Some(path) = &args.pgn
        && let Err(error) = replace(path, watch.pgn(words))
    {
        return Exit::of_system(words, path, &error);
    }
    if let Some(lost) = watch.unfinished() {
        Exit::refused(plain(words, &lost).unwrap_or_default())
    } else if watch.was_connected() {
        Exit::Done
    } else {
        Exit::unusable(words.say_with("cli-watch-nothing", &[("port", (&args.port).into())]))
    }
}

/// A sighting as a line for people; touches and the seconds of a clock are left out.
fn plain(words: &Catalogue, sighting: &Sighting) -> Option<String> {
    jadoube_desk::log_lines::sighting(words, sighting)
}
