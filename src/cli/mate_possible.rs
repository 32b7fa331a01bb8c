//! `jadoube mate-possible`: whether mate can still be given, for one position in words, for many in
//! a table.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write as _, stdout};
use std::path::Path;
use std::thread::available_parallelism;

use crate::cli::args::{MatePossibleArgs, Player};
use crate::cli::exit::Exit;
use crate::core::board::position::{Form, Move, Position};
use crate::core::board::square::Square;
use crate::core::side::Side;
use crate::core::unwinnability::proof::{End, Lack, Material, Reason};
use crate::core::unwinnability::{Budget, Verdict, decide};
use crate::desk::mating::{self, Reply};
use crate::i18n::mate;
use crate::i18n::words::Words;

/// Answers: 0 when every position was one, whatever the answer; 2 otherwise.
#[must_use]
pub fn run(args: &MatePossibleArgs, words: &Words) -> Exit {
    let budget = if args.quick { Budget::Quick } else { Budget::Full };
    match &args.batch {
        Some(path) => match open(path) {
            Ok(lines) => batch(lines, args.threads, budget),
            Err(error) => Exit::unusable(format!("{}: {error}", path.display())),
        },
        None => one(args, budget, words),
    }
}

fn one(args: &MatePossibleArgs, budget: Budget, words: &Words) -> Exit {
    let form = if args.chess960 { Form::Chess960 } else { Form::Standard };
    // Unquoted, a FEN comes as several words.
    let position = match Position::from_loose_fen(&args.fen.join(" "), form) {
        Ok(position) => position,
        Err(error) => return Exit::unusable(error),
    };
    let sides: &[Side] = match args.by {
        Some(Player::White) => &[Side::White],
        Some(Player::Black) => &[Side::Black],
        None => &Side::BOTH,
    };
    let mut text = String::new();
    let mut hopeless = 0;
    for side in sides {
        let answer = decide(&position, *side, budget);
        hopeless += usize::from(matches!(answer.verdict, Verdict::Unwinnable { .. }));
        text.push_str(&format!("{}\n", mate::verdict(words, *side, &answer.verdict)));
        for sentence in mate::explain(words, &position, *side, &answer) {
            text.push_str(&format!("  {sentence}\n"));
        }
    }
    if hopeless == Side::BOTH.len() {
        text.push_str(&format!("{}\n", words.say("mate-dead")));
    }
    Exit::print(&text)
}

/// A file, or standard input for `-`.
fn open(path: &Path) -> io::Result<Box<dyn BufRead + Send>> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    Ok(Box::new(BufReader::new(File::open(path)?)))
}

fn batch(lines: Box<dyn BufRead + Send>, threads: Option<usize>, budget: Budget) -> Exit {
    let cores = || available_parallelism().map_or(1, usize::from);
    let mut worst = Exit::Done;
    let ended = mating::batch(lines, threads.unwrap_or_else(cores), budget, |reply| {
        worst = worst.max(tell_fault(&reply));
        match writeln!(stdout(), "{}", row(&reply)) {
            Ok(()) => Ok(()),
            Err(error) => Err(Exit::unwritten(&error)),
        }
    });
    match ended {
        Ok(()) => worst,
        Err(unwritten) => unwritten,
    }
}

fn tell_fault(reply: &Reply) -> Exit {
    match &reply.found {
        Ok(_) => Exit::Done,
        Err(fault) => Exit::unusable(format!("line {}: {fault}", reply.line)),
    }
}

/// Verdict, positions looked at, microseconds, evidence.
fn row(reply: &Reply) -> String {
    let (question, answer, took) = match &reply.found {
        Ok(found) => found,
        Err(_) => return "error\t0\t0\t".into(),
    };
    let (verdict, evidence) = match &answer.verdict {
        Verdict::Winnable { line } => ("winnable", moves(&question.position, line)),
        Verdict::Unwinnable { reason } => ("unwinnable", key(reason)),
        Verdict::Undetermined { library: None } => ("undetermined", "budget".into()),
        Verdict::Undetermined { library: Some(_) } => {
            ("undetermined", "budget, library: unwinnable".into())
        }
    };
    format!("{verdict}\t{}\t{}\t{evidence}", answer.nodes, took.as_micros())
}

/// The moves in the engines' notation.
fn moves(start: &Position, line: &[Move]) -> String {
    let mut position = start.clone();
    let mut written = Vec::new();
    for m in line {
        written.push(position.uci(*m).to_string());
        position = position.after(*m);
    }
    written.join(" ")
}

/// The reason for programs: the same in every language.
fn key(reason: &Reason) -> String {
    match reason {
        Reason::Finished { end: End::Mated } => "finished: mated".into(),
        Reason::Finished { end: End::Stalemate } => "finished: stalemate".into(),
        Reason::Material { material } => match material {
            Material::BareKing => "material: bare king".into(),
            Material::LoneKnight => "material: lone knight".into(),
            Material::BishopsOfOneColour => "material: bishops of one colour".into(),
        },
        Reason::Structure(structure) => {
            let lack = match structure.lack {
                Lack::Check => "no check",
                Lack::Net => "no net",
            };
            let fixed: Vec<String> = structure.fixed.iter().map(Square::to_string).collect();
            format!("structure: {lack}, fixed: {}", fixed.join(" "))
        }
        Reason::Phases { phases, positions } => {
            format!("phases: {phases} structures, {positions} positions of the kings")
        }
        Reason::Crowd { positions } => format!("crowd: {positions} positions of the other men"),
        Reason::Explored { positions } => format!("explored: {positions} positions"),
    }
}
