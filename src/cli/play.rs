//! `jadoube play`: carries out commands from standard input, one JSON object a line, and answers
//! each with one. For scripts, and for the test that kills the program in the middle.

use std::io::{BufRead as _, Write as _, stdin, stdout};

use serde::{Deserialize, Serialize};

use crate::cli::args::PlayArgs;
use crate::cli::exit::Exit;
use crate::cli::notices;
use crate::core::disputes::change::Loss;
use crate::core::disputes::refusal::Refusal as DisputeRefusal;
use crate::core::hall::command::Command;
use crate::core::hall::event::Entry;
use crate::core::hall::refusal::Refusal;
use crate::core::ids::CommandKey;
use crate::desk::desk::Desk;
use crate::desk::inbox::Request;
use crate::desk::preferences;
use crate::desk::station::Station;
use crate::desk::trouble::Trouble;
use crate::desk::words::{fault, trouble};
use crate::i18n::words::Words;

/// One line of input: a command, and the key by which it is recorded once only.
#[derive(Debug, Deserialize)]
struct Line {
    key: Option<CommandKey>,
    command: Command,
}

/// One line of output.
#[derive(Debug, Serialize)]
struct Reply {
    ok: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    entries: Vec<Entry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// What a decision would take away: the command is done when it comes again with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    lose: Option<Loss>,
}

impl Reply {
    const fn done(entries: Vec<Entry>) -> Self {
        Self { ok: true, entries, why: None, lose: None }
    }

    const fn wrong(why: String, lose: Option<Loss>) -> Self {
        Self { ok: false, entries: Vec::new(), why: Some(why), lose }
    }
}

/// Carries them out: 0 when all were done, 1 when one was refused, 2 when one could not be read.
#[must_use]
pub fn run(args: &PlayArgs, words: &Words) -> Exit {
    let desk = match Desk::start(Station::own(&preferences::station()), Box::new(|| {})) {
        Ok(desk) => desk,
        Err(error) => return Exit::unusable(error),
    };
    if let Err(why) = desk.ask(Request::Open(args.file.clone())).wait() {
        return Exit::unopened(words, &why);
    }
    notices::tell(&desk, words);
    desk.ask(Request::Copies(preferences::Preferences::load().copies));
    let exit = carry_out(&desk, words);
    // What was acknowledged has to be where it belongs at the end, too.
    match desk.close() {
        Ok(()) => exit,
        Err(why) => exit.max(Exit::refused(fault(words, &why))),
    }
}

/// Answers every line. One that is not UTF-8 is answered like any other that cannot be read.
fn carry_out(desk: &Desk, words: &Words) -> Exit {
    let mut exit = Exit::Done;
    for line in stdin().lock().split(b'\n') {
        let Ok(line) = line else { return Exit::Unusable };
        if line.trim_ascii().is_empty() {
            continue;
        }
        let reply = match serde_json::from_slice::<Line>(&line) {
            Ok(line) => {
                let pending = match line.key {
                    Some(key) => desk.ask(Request::Do(line.command, key)),
                    None => desk.command(line.command),
                };
                match pending.wait() {
                    Ok(entries) => Reply::done(entries),
                    Err(why) => {
                        exit = exit.max(Exit::Refused);
                        Reply::wrong(trouble(words, &why), lost(&why))
                    }
                }
            }
            Err(error) => {
                exit = Exit::Unusable;
                Reply::wrong(error.to_string(), None)
            }
        };
        let Ok(text) = serde_json::to_string(&reply) else { return Exit::Unusable };
        // Nobody reads the answers any more: then nothing more may be done unseen.
        if writeln!(stdout(), "{text}").and_then(|()| stdout().flush()).is_err() {
            return Exit::Unusable;
        }
    }
    exit
}

/// What is lost, where that is why a command was refused.
const fn lost(why: &Trouble) -> Option<Loss> {
    match why {
        Trouble::Refused(Refusal::Dispute(DisputeRefusal::WouldLose { loss, .. })) => Some(*loss),
        _ => None,
    }
}
