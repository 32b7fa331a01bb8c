//! `jadoube mate-possible`: whether mate can still be given, for one position in words, for many in
//! a table.

use std::time::Duration;

use crate::args::{MatePossibleArgs, Player};
use crate::batch;
use crate::exit::Exit;
use jadoube_chess::board::position::{Move, Position, Variant};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;
use jadoube_chess::unwinnability::proof::{End, Lack, Material, Reason};
use jadoube_chess::unwinnability::{Answer, Budget, Verdict, decide};
use jadoube_desk::mating::{self, BadLine, Question};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::mate;

/// Answers: 0 when every position was one, whatever the answer; 2 otherwise.
#[must_use]
pub fn run(args: &MatePossibleArgs, words: &Catalogue) -> Exit {
    let budget = if args.quick { Budget::Quick } else { Budget::Full };
    match &args.many.batch {
        Some(path) => {
            batch::run(words, path, args.many.threads, |line| mating::answer(line, budget), row)
        }
        None => one(args, budget, words),
    }
}

fn one(args: &MatePossibleArgs, budget: Budget, words: &Catalogue) -> Exit {
    let form = if args.chess960 { Variant::Chess960 } else { Variant::Standard };
    // Unquoted, a FEN comes as several words.
    let position = match Position::from_loose_fen(&args.fen.join(" "), form) {
        Ok(position) => position,
        Err(fault) => return Exit::unusable(words.tell(&fault)),
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

/// Verdict, positions looked at, microseconds, evidence.
fn row(found: &Result<(Question, Answer, Duration), BadLine>) -> String {
    let (question, answer, took) = match found {
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
        Reason::Untracked { positions } => format!("crowd: {positions} positions of the other men"),
        Reason::Explored { positions } => format!("explored: {positions} positions"),
    }
}
