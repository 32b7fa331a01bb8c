//! Short algebraic notation (FIDE Laws 2023, Appendix C), as the Laws write it (`0-0`,
//! `exd6 e.p.`, `d8Q`) and as PGN does (`O-O`, `exd6`, `d8=Q`), with its long form and the
//! engines' coordinates. It never guesses: a text that fits two legal moves is answered with both.
//! Where the draw offer belongs and whose move it is, the game decides.

use serde::{Deserialize, Serialize};
use shakmaty::san::San;

use crate::core::board::piece::Kind;
use crate::core::board::position::{Move, Position, Uci};
use crate::core::notation::letters::PieceLetters;
use crate::core::notation::pattern::{self, Marks, Pattern};
use crate::core::notation::system::Reading;
use crate::core::side::Side;

/// How moves are written for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// As PGN does: `O-O`, `exd6`, `d8=Q+`.
    Pgn,
    /// As the Laws do, with the letters of a language: `0-0`, `exd6 e.p.`, `d8D+`.
    Fide(PieceLetters),
    /// The long form of the Laws: `Sg1-f3`.
    Long(PieceLetters),
}

impl Style {
    /// With figurines, as chess books have it: `♘f3`.
    pub const FIGURINE: Self = Self::Fide(PieceLetters::Figurine);

    /// The letters that it uses.
    #[must_use]
    pub const fn letters(self) -> PieceLetters {
        match self {
            Self::Pgn => PieceLetters::English,
            Self::Fide(letters) | Self::Long(letters) => letters,
        }
    }
}

/// A written move could not be understood as one legal move.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotationFault {
    /// The text is no move in any form known here.
    #[error("“{text}” is not a move; write it like Nf3, exd5, 0-0, d8Q or e2e4")]
    Unreadable {
        /// What was written.
        text: String,
    },
    /// The text is a move, but no legal one in this position.
    #[error("“{text}” is not a legal move for {by:?} here")]
    Illegal {
        /// What was written.
        text: String,
        /// Who is to move.
        by: Side,
    },
    /// The text fits several legal moves.
    #[error("“{text}” can be {moves:?}; write which piece it is, or what the pawn becomes")]
    Ambiguous {
        /// What was written.
        text: String,
        /// What it can mean.
        moves: Vec<Uci>,
    },
}

/// Something written with a move that the position does not bear out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remark {
    /// A check was written, but the move gives none.
    NotCheck,
    /// Mate was written, but the move does not mate.
    NotMate,
    /// Stalemate was written, but the move does not stalemate.
    NotStalemate,
    /// A square was written as a printed table of the Laws misprints it.
    Misprint {
        /// As it is printed.
        printed: &'static str,
        /// What it must be.
        meant: &'static str,
    },
}

/// A written move and what was written with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The move.
    pub played: Move,
    /// Whether a draw offer `(=)` stands with it (Art. 9.1.2.3, Appendix C.12).
    pub draw_offered: bool,
    /// What does not agree with the position.
    pub remarks: Vec<Remark>,
}

/// The legal move that a text means, with English letters or figurines.
///
/// Understood are the Laws' and PGN's forms, what people write for them (`d8=Q`, `d8(Q)`, `ed`,
/// `exd`, a missing `x` or `+`, the colon, small letters, capitals throughout, `NxN`), the long
/// form, and the engines' coordinates. A text that is strictly right counts as such even if a
/// careless reading would also fit: `bxc3` is the pawn's.
///
/// # Errors
/// [`NotationFault`] when the text is no move, no legal move, or more than one.
pub fn read(position: &Position, text: &str) -> Result<Move, NotationFault> {
    read_entry(position, text, PieceLetters::English).map(|entry| entry.played)
}

/// All legal moves that a text means, with the letters of a language.
///
/// # Errors
/// [`NotationFault`] when the text is no move, or no legal one.
pub(super) fn read_all(
    position: &Position,
    text: &str,
    letters: PieceLetters,
) -> Result<Reading, NotationFault> {
    let entry = read_entry(position, text, letters)?;
    Ok(Reading {
        moves: vec![entry.played],
        draw_offered: entry.draw_offered,
        remarks: entry.remarks,
    })
}

/// Like [`read`], with the letters of a language, and with what else is written there.
///
/// # Errors
/// [`NotationFault`] when the text is no move, no legal move, or more than one.
pub fn read_entry(
    position: &Position,
    text: &str,
    letters: PieceLetters,
) -> Result<Entry, NotationFault> {
    let (core, marks) = pattern::strip(text);
    let candidates = if let Some(short) = pattern::castling_short(&core) {
        castlings(position, short)
    } else if let Some(m) = read_coordinates(position, &core) {
        vec![m]
    } else {
        let patterns = pattern::patterns(&core, letters);
        if patterns.is_empty() {
            return Err(NotationFault::Unreadable { text: text.trim().to_owned() });
        }
        fitting(position, &patterns, marks)
    };
    match candidates.as_slice() {
        [] => Err(NotationFault::Illegal { text: text.trim().to_owned(), by: position.turn() }),
        [played] => Ok(Entry {
            played: *played,
            draw_offered: marks.draw_offer,
            remarks: remarks(position, *played, marks),
        }),
        several => Err(NotationFault::Ambiguous {
            text: text.trim().to_owned(),
            moves: several.iter().map(|m| position.uci(*m)).collect(),
        }),
    }
}

fn castlings(position: &Position, short: bool) -> Vec<Move> {
    let fits = |m: &Move| m.is_castling() && m.is_castling_short() == short;
    position.legal_moves().into_iter().filter(fits).collect()
}

/// Engines' coordinates, exactly: they say which castling is meant in Chess960, and their
/// promotion letters do not depend on the language.
fn read_coordinates(position: &Position, core: &str) -> Option<Move> {
    let exact = matches!(
        core.as_bytes(),
        [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8']
            | [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8', b'q' | b'r' | b'b' | b'n']
    );
    exact.then(|| position.read_uci(&Uci(core.to_owned())).ok()).flatten()
}

fn fitting(position: &Position, patterns: &[Pattern], marks: Marks) -> Vec<Move> {
    let legal = position.legal_moves();
    let fitting = |strict: bool| -> Vec<Move> {
        let fits = |m: &Move| {
            patterns.iter().any(|p| p.strict == strict && p.fits(*m, marks, position.form()))
        };
        legal.iter().copied().filter(fits).collect()
    };
    let strict = fitting(true);
    if strict.is_empty() { fitting(false) } else { strict }
}

fn remarks(position: &Position, played: Move, marks: Marks) -> Vec<Remark> {
    let after = position.after(played);
    let mut remarks = Vec::new();
    if marks.check && !after.is_check() {
        remarks.push(Remark::NotCheck);
    }
    if marks.mate && !after.is_checkmate() {
        remarks.push(Remark::NotMate);
    }
    remarks
}

/// The move as PGN writes it.
#[must_use]
pub fn san(position: &Position, m: Move) -> String {
    write(position, m, Style::Pgn)
}

/// The move as the Laws write it, with English letters.
#[must_use]
pub fn fide(position: &Position, m: Move) -> String {
    write(position, m, Style::Fide(PieceLetters::English))
}

/// The move with figurines.
#[must_use]
pub fn figurine(position: &Position, m: Move) -> String {
    write(position, m, Style::FIGURINE)
}

/// The move in a style, with the marks of check and mate (`#`, which Appendix C.13 allows beside
/// `++`).
#[must_use]
pub fn write(position: &Position, m: Move, style: Style) -> String {
    let mut text = if m.is_castling() { castling(m, style) } else { plain(position, m, style) };
    let after = position.after(m);
    let mark = match (after.is_checkmate(), after.is_check()) {
        (true, _) => "#",
        (false, true) => "+",
        (false, false) => "",
    };
    if m.is_en_passant() && style != Style::Pgn {
        text.push_str(" e.p.");
        text.push_str(if mark.is_empty() { "" } else { " " });
    }
    text + mark
}

/// Appends the move in a style.
pub(super) fn write_to(position: &Position, m: Move, style: Style, out: &mut String) {
    out.push_str(&write(position, m, style));
}

fn castling(m: Move, style: Style) -> String {
    let text = match (style, m.is_castling_short()) {
        (Style::Pgn, true) => "O-O",
        (Style::Pgn, false) => "O-O-O",
        (_, true) => "0-0",
        (_, false) => "0-0-0",
    };
    text.to_owned()
}

fn plain(position: &Position, m: Move, style: Style) -> String {
    let letters = style.letters();
    let sign = match (m.capture(), style) {
        (Some(_), _) => "x",
        (None, Style::Long(_)) => "-",
        (None, _) => "",
    };
    let origin = if matches!(style, Style::Long(_)) {
        m.from().to_string()
    } else if m.kind() == Kind::Pawn {
        // A capturing pawn is named by its file (Appendix C.9).
        m.from().to_string().chars().take(if sign.is_empty() { 0 } else { 1 }).collect()
    } else {
        distinction(position, m)
    };
    let mut text = format!("{}{origin}{sign}{}", letters.of(m.kind()), m.to());
    if let Some(kind) = m.promotion() {
        text.push_str(if style == Style::Pgn { "=" } else { "" });
        text.push_str(letters.of(kind));
    }
    text
}

/// The file, the rank or both of the square of departure, where another piece of the same kind
/// could make the move (Appendix C.10).
fn distinction(position: &Position, m: Move) -> String {
    let mut text = String::new();
    if let San::Normal { file, rank, .. } = San::from_move(position.shakmaty(), m.0) {
        text.extend(file.map(shakmaty::File::char));
        text.extend(rank.map(shakmaty::Rank::char));
    }
    text
}

#[cfg(test)]
mod tests;
