//! `jadoube play`: carries out commands from standard input, one JSON object a line, and answers
//! each with one. For scripts, and for the test that kills the program in the middle.

use std::io::{Write as _, stdout};
use std::sync::mpsc::{Receiver, channel};

use serde::Deserialize;

use crate::args::PlayArgs;
use crate::exit::Exit;
use crate::notices::{self, LostTimeWatch, SignatureWatch};
use crate::reply::Reply;
use crate::station::{self, Input};
use crate::tables::TableWatch;
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::CommandKey;
use jadoube_line::options::Options;

/// One line of input: a command, and the key by which it is recorded once only.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct InputLine {
    key: Option<CommandKey>,
    command: Command,
}

/// Carries them out: 0 when all were done, 1 when one was refused, 2 when one could not be read.
#[must_use]
pub fn run(args: &PlayArgs, words: &Catalogue) -> Exit {
    if args.json {
        return station::play(args, words);
    }
    let (inputs, waiting) = channel();
    let (waker, line) = (station::waker(&inputs), Some(Options::default()));
    let desk = match notices::open_woken(&args.file, waker, line, words) {
        Ok((desk, _)) => desk,
        Err(exit) => return exit,
    };
    let lost_time = LostTimeWatch::of(&desk.snapshot());
    station::tell_alone(&desk, words);
    desk.ask(Request::Copies(preferences::Preferences::load().copies));
    station::listen(&inputs);
    let mut doubts = SignatureWatch::default();
    let exit = carry_out(&desk, words, &waiting, (&mut doubts, lost_time));
    doubts.tell_all(&desk, words);
    exit.max(notices::close(desk, words))
}

/// Answers every line, and tells meanwhile where it is asked how lost time counts. A line that is not UTF-8 is
/// answered like any other that cannot be read.
fn carry_out(
    desk: &Desk,
    words: &Catalogue,
    waiting: &Receiver<Input>,
    (doubts, mut lost_time): (&mut SignatureWatch, LostTimeWatch),
) -> Exit {
    let mut exit = Exit::Done;
    let mut tables = TableWatch::default();
    while let Ok(input) = waiting.recv() {
        let line = match input {
            Input::Woken => {
                lost_time.tell(desk, words);
                continue;
            }
            Input::End(ended) => {
                exit = exit.max(ended);
                break;
            }
            Input::Line(line) if line.trim_ascii().is_empty() => continue,
            Input::Line(line) => line,
        };
        let reply = match serde_json::from_slice::<InputLine>(&line) {
            Ok(InputLine { key, command }) => {
                Reply::to(desk, key, (line.as_slice(), command), words)
            }
            Err(error) => Reply::unread(&error, words),
        };
        exit = exit.max(reply.exit());
        doubts.tell(desk, words);
        for table in tables.news(&desk.snapshot(), words) {
            eprintln!("{}", table.plain(words));
        }
        let Ok(text) = serde_json::to_string(&reply) else { return Exit::Unusable };
        // Nobody reads the answers any more: then nothing more may be done unseen.
        if writeln!(stdout(), "{text}").and_then(|()| stdout().flush()).is_err() {
            return Exit::Unusable;
        }
    }
    // The last picture may have come behind the last line.
    lost_time.tell(desk, words);
    exit
}
