//! `jadoube log`: prints the journal of a competition, for people or for machines.

use std::io::{BufWriter, Write as _, stdout};

use crate::args::LogArgs;
use crate::exit::Exit;
use jadoube_desk::library::Reader;
use jadoube_desk::log_lines::{complaint, fault};
use jadoube_desk::log_reader::log;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;

/// Prints it. What is wrong with the file is said after what could be read.
#[must_use]
pub fn run(args: &LogArgs, words: &Catalogue) -> Exit {
    let file = match Reader::of(&args.file) {
        Ok(file) => file,
        Err(error) => return Exit::unusable(fault(words, &error)),
    };
    let (hall, trouble) = file.state();
    let mut out = BufWriter::new(stdout().lock());
    for row in log(words, (&file, &hall), args.board.map(BoardNo)) {
        let line = if args.json {
            match serde_json::to_string(&row) {
                Ok(line) => line,
                Err(error) => return Exit::failed(words, error),
            }
        } else {
            row.line(words)
        };
        if let Err(error) = writeln!(out, "{line}") {
            return Exit::unwritten(&error);
        }
    }
    if let Err(error) = out.flush() {
        return Exit::unwritten(&error);
    }
    match complaint(words, &hall, trouble.as_ref()) {
        Some(complaint) => Exit::refused(complaint),
        None => Exit::Done,
    }
}
