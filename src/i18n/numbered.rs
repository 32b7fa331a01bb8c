//! Moves with their numbers, in the letters of the language: those of a line that two boards may have
//! followed, and any in its position.

use crate::catalogue::Words;
use crate::chess::Numbering;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::notation::letters::PieceLetters;
use jadoube_chess::notation::san::{Style, write};
use jadoube_chess::ply::Ply;
use jadoube_core::blind::reconcile::divergence::Line;

/// How a line counts its moves.
#[must_use]
pub fn numbering(line: &Line) -> Numbering {
    line.position(Ply(0)).map_or(Numbering::USUAL, Numbering::from_start)
}

/// The move of a line that makes a half-move, with its number: `12.Rfe1`
#[must_use]
pub fn recorded(words: &Words, line: &Line, ply: Ply) -> String {
    let nth = ply.0.saturating_sub(1);
    let written = line
        .moves()
        .get(usize::from(nth))
        .zip(line.position(Ply(nth)))
        .map(|(m, position)| write(position, *m, style(words)));
    format!("{}{}", numbering(line).sign(ply), written.unwrap_or_default())
}

/// A move in a position, with its number: `12…Qh5`
#[must_use]
pub fn numbered(words: &Words, uci: &Uci, position: Option<&Position>) -> String {
    let Some(position) = position else { return uci.to_string() };
    let written = position.read_uci(uci).map(|m| write(position, m, style(words)));
    let sign = Numbering::from_start(position).sign(Ply(1));
    format!("{sign}{}", written.unwrap_or_else(|_| uci.to_string()))
}

fn style(words: &Words) -> Style {
    Style::Fide(PieceLetters::for_language(words.lang().code()))
}
