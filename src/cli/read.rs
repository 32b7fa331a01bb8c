//! `jadoube read`: what a written move can mean, for one or for a file of them; and in whose
//! letters a series of moves is written.

use crate::args::ReadArgs;
use crate::batch;
use crate::exit::Exit;
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::language;
use jadoube_chess::notation::letters::OwnLetters;
use jadoube_chess::notation::reading::{NotationFault, Remark};
use jadoube_desk::notating::{self, BadLine, Meaning};

/// Answers: 0 when the text is a legal move or the batch could be read, 1 when the one text asked
/// for is none, 2 when the question is unusable.
#[must_use]
pub fn run(args: &ReadArgs) -> Exit {
    let own = match args.letters.as_deref().map(notating::own_letters).transpose() {
        Ok(own) => own,
        Err(error) => return Exit::unusable(error),
    };
    if let Some(path) = &args.many.batch {
        return batch::run(path, args.many.threads, |line| notating::read_line(line, own), row);
    }
    let fen = args.fen.as_deref().unwrap_or_default();
    if args.guess {
        return guess(fen, &args.text, own);
    }
    let [system, text @ ..] = args.text.as_slice() else {
        return Exit::unusable("expected FEN, a system and a text");
    };
    if text.is_empty() {
        return Exit::unusable(format!("expected a text behind {system}"));
    }
    match notating::read(fen, system, &text.join(" "), &args.history, own) {
        Ok(Ok((moves, reading))) => {
            let remarks = reading.remarks.iter().map(|remark| format!("  {}\n", told(*remark)));
            Exit::print(&format!("{}\n{}", joined(&moves), remarks.collect::<String>()))
        }
        Ok(Err(fault)) => Exit::refused(fault),
        Err(fault) => Exit::unusable(fault),
    }
}

/// Each language with how many entries it explains; a star for the best, or for all that tie.
fn guess(fen: &str, entries: &[String], own: Option<OwnLetters>) -> Exit {
    let entries: Vec<&str> = entries.iter().flat_map(|text| text.split_whitespace()).collect();
    let ranked = match notating::languages(fen, &entries, own) {
        Ok(ranked) => ranked,
        Err(fault) => return Exit::unusable(fault),
    };
    let best = language::best(&ranked).len();
    let mut text = String::new();
    for (nth, one) in ranked.iter().enumerate() {
        let star = if nth < best { '*' } else { ' ' };
        let (tag, all) = (one.letters.tag(), entries.len());
        text.push_str(&format!(
            "{star} {tag}\t{} legal of {all}\t{} written\n",
            one.legal, one.written
        ));
    }
    Exit::print(&text)
}

fn row(found: &Result<Meaning, BadLine>) -> String {
    match found {
        Ok(Ok((moves, _))) => joined(moves),
        Ok(Err(NotationFault::Illegal { .. })) => "illegal".into(),
        Ok(Err(_)) => "unreadable".into(),
        Err(_) => "error".into(),
    }
}

fn joined(moves: &[Uci]) -> String {
    moves.iter().map(Uci::to_string).collect::<Vec<_>>().join(" ")
}

fn told(remark: Remark) -> String {
    match remark {
        Remark::NotCheck => "a check is written, but the move gives none".into(),
        Remark::NotMate => "mate is written, but the move does not mate".into(),
        Remark::NotStalemate => "stalemate is written, but the move does not stalemate".into(),
        Remark::Misprint { printed, meant } => {
            format!("{printed} was read as {meant}, for which a printed table has it by mistake")
        }
        Remark::OtherByPosition => {
            "by where the men stand now another move would be called that".into()
        }
        Remark::Lookalike => {
            "a letter of another alphabet was read as the one it looks like".into()
        }
    }
}
