//! `jadoube read`: what a written move can mean, for one or for a file of them; and in whose
//! letters a series of moves is written.

use crate::args::ReadArgs;
use crate::batch;
use crate::exit::Exit;
use jadoube_chess::board::position::Uci;
use jadoube_chess::notation::language;
use jadoube_chess::notation::letters::OwnLetters;
use jadoube_chess::notation::reading::NotationFault;
use jadoube_desk::notating::{self, BadLine, Meaning};
use jadoube_i18n::catalogue::Catalogue;

/// Answers: 0 when the text is a legal move or the batch could be read, 1 when the one text asked
/// for is none, 2 when the question is unusable.
#[must_use]
pub fn run(args: &ReadArgs, words: &Catalogue) -> Exit {
    let own = match args.letters.as_deref().map(notating::own_letters).transpose() {
        Ok(own) => own,
        Err(error) => return Exit::unusable(words.tell(&error)),
    };
    if let Some(path) = &args.many.batch {
        return batch::run(
            words,
            path,
            args.many.threads,
            |line| notating::read_line(line, own),
            row,
        );
    }
    let fen = args.fen.as_deref().unwrap_or_default();
    if args.guess {
        return guess(fen, &args.text, own, words);
    }
    let [system, text @ ..] = args.text.as_slice() else {
        return Exit::unusable(words.say("cli-read-three"));
    };
    if text.is_empty() {
        return Exit::unusable(words.say_with("cli-read-no-text", &[("system", system.into())]));
    }
    match notating::read(fen, system, &text.join(" "), &args.history, own) {
        Ok(Ok((moves, reading))) => {
            let remarks =
                reading.remarks.iter().map(|remark| format!("  {}\n", words.tell(remark)));
            Exit::print(&format!("{}\n{}", joined(&moves), remarks.collect::<String>()))
        }
        Ok(Err(fault)) => Exit::refused(words.tell(&fault)),
        Err(fault) => Exit::unusable(words.tell(&fault)),
    }
}

/// Each language with how many entries it explains; a star for the best, or for all that tie.
fn guess(fen: &str, entries: &[String], own: Option<OwnLetters>, words: &Catalogue) -> Exit {
    let entries: Vec<&str> = entries.iter().flat_map(|text| text.split_whitespace()).collect();
    let ranked = match notating::languages(fen, &entries, own) {
        Ok(ranked) => ranked,
        Err(fault) => return Exit::unusable(words.tell(&fault)),
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
