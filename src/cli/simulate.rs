//! `jadoube simulate`: a board and clock on a pseudo-terminal, playing a game or a recording.

use std::path::Path;
use std::time::Duration;

use crate::args::SimulateArgs;
use crate::exit::Exit;
use jadoube_desk::shutdown;
use jadoube_desk::simulate::{Play, Session, Source, start};
use jadoube_i18n::catalogue::Catalogue;

/// Plays to the end, then hangs up.
#[must_use]
pub fn run(args: &SimulateArgs, words: &Catalogue) -> Exit {
    let source = match (&args.pgn, &args.replay) {
        (Some(path), _) => Source::Pgn(path.clone()),
        (None, Some(path)) => Source::Recording(path.clone()),
        (None, None) => return Exit::unusable(words.say("cli-simulate-nothing")),
    };
    let play = Play {
        source,
        faults: args.faults.clone(),
        link: args.port.clone(),
        speed: args.speed.clone(),
        rotated: args.rotated,
        settable: !args.read_only_clock,
        record: args.record.clone(),
    };
    shutdown::look_by_oneself();
    let session = match start(&play) {
        Ok(session) => session,
        Err(fault) => return Exit::unusable(words.tell(&fault)),
    };
    let port = session.port();
    println!("{}", words.say_with("cli-simulate-at", &[("port", (&port.0).into())]));
    finish(&session, args.port.as_deref(), words)
}

fn finish(session: &Session, link: Option<&Path>, words: &Catalogue) -> Exit {
    let mut told = session.port();
    loop {
        match session.wait(Duration::from_millis(500)) {
            None if shutdown::is_asked() => return Exit::Done,
            None => {
                let now = session.port();
                if now != told && link.is_none() {
                    println!("{}", words.say_with("cli-simulate-at", &[("port", (&now.0).into())]));
                }
                told = now;
            }
            Some(Ok(())) => return Exit::Done,
            Some(Err(why)) => {
                let why =
                    words.say_with("cli-simulate-failed", &[("why", words.tell(&why).into())]);
                return Exit::unusable(why);
            }
        }
    }
}
