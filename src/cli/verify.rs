//! `jadoube verify`: checks the chain of a journal and names the first row that does not stand.

use serde::Serialize;

use crate::cli::args::VerifyArgs;
use crate::cli::exit::Exit;
use crate::desk::library;
use crate::desk::words::{broken_row, fault, unfit};
use crate::i18n::words::Words;

#[derive(Serialize)]
struct Answer {
    sound: bool,
    rows: u64,
    head: String,
    broken_row: Option<u64>,
    trouble: Option<String>,
}

/// Checks it: 0 when every row stands, 1 when one does not, 2 when nothing can be read.
#[must_use]
pub fn run(args: &VerifyArgs, words: &Words) -> Exit {
    let verdict = match library::verify(&args.file) {
        Ok(verdict) => verdict,
        Err(error) => return Exit::unusable(fault(words, &error)),
    };
    let sound = verdict.is_sound();
    let trouble = match (&verdict.broken, &verdict.trouble, verdict.unfit) {
        (Some(broken), ..) => Some(broken_row(words, broken)),
        (None, Some(trouble), _) => Some(fault(words, trouble)),
        (None, None, Some(why)) => Some(unfit(words, why)),
        (None, None, None) => None,
    };
    let mut printed = Exit::Done;
    if args.json {
        let answer = Answer {
            sound,
            rows: verdict.rows,
            head: verdict.head.to_string(),
            broken_row: verdict.broken.map(|broken| broken.seq),
            trouble,
        };
        match serde_json::to_string(&answer) {
            Ok(line) => printed = Exit::print(&(line + "\n")),
            Err(error) => return Exit::unusable(error),
        }
    } else if sound {
        let head = verdict.head.to_string();
        let args = [("rows", verdict.rows.to_string().into()), ("head", head.as_str().into())];
        printed = Exit::print(&(words.say_with("cli-verify-sound", &args) + "\n"));
    } else if let Some(trouble) = trouble {
        return Exit::refused(trouble);
    }
    if sound { printed } else { Exit::Refused }
}
