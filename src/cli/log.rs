//! `jadoube log`: prints the journal of a competition, for people or for machines.

use std::io::{BufWriter, Write as _, stdout};

use serde::Serialize;

use crate::args::LogArgs;
use crate::exit::Exit;
use jadoube_core::hall::event::Entry;
use jadoube_desk::library::Reader;
use jadoube_desk::log_lines::{LogReader, complaint, entry_line, fault};
use jadoube_i18n::catalogue::Words;
use jadoube_laws::ids::BoardNo;

#[derive(Serialize)]
struct LogLine<'a> {
    #[serde(flatten)]
    entry: &'a Entry,
    text: String,
}

/// Prints it. What is wrong with the file is said after what could be read.
#[must_use]
pub fn run(args: &LogArgs, words: &Words) -> Exit {
    let file = match Reader::of(&args.file) {
        Ok(file) => file,
        Err(error) => return Exit::unusable(fault(words, &error)),
    };
    let wanted = args.board.map(BoardNo);
    let mut out = BufWriter::new(stdout().lock());
    let mut reader = LogReader::default();
    for entry in file.entries() {
        let entry = &entry;
        let text = reader.line(words, entry);
        if wanted.is_some() && entry.event.board() != wanted {
            continue;
        }
        let line = if args.json {
            match serde_json::to_string(&LogLine { entry, text }) {
                Ok(line) => line,
                Err(error) => return Exit::failed(words, error),
            }
        } else {
            entry_line(words, entry, &text)
        };
        if let Err(error) = writeln!(out, "{line}") {
            return Exit::unwritten(&error);
        }
    }
    if let Err(error) = out.flush() {
        return Exit::unwritten(&error);
    }
    // One state at a time: that of a long competition is what takes memory.
    drop(reader);
    let (hall, trouble) = file.state();
    match complaint(words, &hall, trouble.as_ref()) {
        Some(complaint) => Exit::refused(complaint),
        None => Exit::Done,
    }
}
