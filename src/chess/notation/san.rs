//! Short algebraic notation (FIDE Laws 2023, Appendix C), as the Laws write it (`0-0`,
//! `exd6 e.p.`, `d8Q`) and as PGN does (`O-O`, `exd6`, `d8=Q`), with its long form and the
//! engines' coordinates. It never guesses: a text that fits two legal moves is answered with both.
//! Where the draw offer belongs and whose move it is, the game decides.
//!
//! What is written as it should be, `strict` has read before; `writing` writes.

pub(super) mod writing;

use jadoube_message::{Message, Value, plain};
use serde::{Deserialize, Serialize};

use crate::board::position::{Move, Position, Uci};
use crate::notation::letters::PieceLetters;
use crate::notation::marks::{self, Marks};
use crate::notation::pattern::{self, Care, Pattern};
use crate::notation::strict;
use crate::notation::system::Reading;
use crate::side::Side;

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
    /// Both squares and no sign between them, which the Laws accept too (2018, C.8): `Be2e5`.
    Squares(PieceLetters),
    /// The short form of 1972: `S:f3`, `Sg-f3`, daggers for check and mate; `exd6 e.p.` and
    /// promotions, of which those Laws do not speak, as today.
    Laws1972(PieceLetters),
}

impl Style {
    /// With figurines, as chess books have it: `♘f3`.
    pub const FIGURINE: Self = Self::Fide(PieceLetters::Figurine);

    /// The letters that it uses.
    #[must_use]
    pub const fn letters(self) -> PieceLetters {
        match self {
            Self::Pgn => PieceLetters::English,
            Self::Fide(letters)
            | Self::Long(letters)
            | Self::Squares(letters)
            | Self::Laws1972(letters) => letters,
        }
    }
}

/// The sign of mate, which the Laws leave open (Appendix C.13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MateSign {
    /// `#`
    #[default]
    Hash,
    /// `++`
    DoublePlus,
}

/// A written move could not be understood as one legal move.
#[derive(Debug, Clone, PartialEq, Eq, Message, thiserror::Error)]
#[message(prefix = "docket-move")]
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
        #[message(name = "side")]
        by: Side,
    },
    /// The text fits several legal moves.
    #[error("“{text}” can be {moves:?}; write which piece it is, or what the pawn becomes")]
    Ambiguous {
        /// What was written.
        text: String,
        /// What it can mean.
        #[message(with = raw)]
        moves: Vec<Uci>,
    },
}

/// Moves as they are in UCI.
fn raw(moves: &[Uci]) -> Value<'_> {
    Value::List(moves.iter().map(plain).collect(), ", ")
}

/// Something written with a move that the position does not bear out, or that had to be taken for
/// something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "cli-read")]
pub enum Remark {
    /// A check was written, but the move gives none.
    NotCheck,
    /// Mate was written, but the move does not mate.
    NotMate,
    /// A letter of another alphabet was read as the one that it looks like (`dxе5` with a Cyrillic
    /// е).
    Lookalike,
    /// A man is called after its wing, and by where the men stand now another move would be
    /// called that; the one read is that of the man which began there.
    OtherByPosition,
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

/// All legal moves that a text can mean, with the letters of a language, and what else is written
/// there. Where it is a legal move just as the Laws or PGN would write it, careless readings do
/// not count: `bxc3` is the pawn's.
///
/// # Errors
/// [`NotationFault`] when the text is no move, or no legal one.
pub fn read_all(
    position: &Position,
    text: &str,
    letters: PieceLetters,
) -> Result<Reading, NotationFault> {
    match strict::read(position, text, &letters) {
        Some((moves, marks)) => Ok(reading(position, moves, marks, false)),
        None => read_patiently(position, text, letters),
    }
}

fn read_patiently(
    position: &Position,
    text: &str,
    letters: PieceLetters,
) -> Result<Reading, NotationFault> {
    let (core, marks) = marks::strip(text);
    let (moves, lookalike) = if let Some(short) = pattern::castling_short(&core) {
        (castlings(position, short), pattern::has_lookalike(&core))
    } else if let Some(m) = read_coordinates(position, &core) {
        (vec![m], false)
    } else {
        let patterns = pattern::patterns(&core, &letters);
        let found = fitting(position, &patterns, marks);
        // A letter that only looks like a piece's makes no move of a text by itself: a Russian
        // knight is not an English king that may not go there.
        if found.0.is_empty() && patterns.iter().all(|pattern| pattern.care == Care::Alike) {
            return Err(NotationFault::Unreadable { text: text.trim().to_owned() });
        }
        found
    };
    if moves.is_empty() {
        return Err(NotationFault::Illegal { text: text.trim().to_owned(), by: position.turn() });
    }
    Ok(reading(position, moves, marks, lookalike))
}

fn reading(position: &Position, moves: Vec<Move>, marks: Marks, lookalike: bool) -> Reading {
    let none_is = |is: fn(&Position) -> bool| !moves.iter().any(|m| is(&position.after(*m)));
    let mut remarks = Vec::new();
    if marks.check && none_is(Position::is_check) {
        remarks.push(Remark::NotCheck);
    }
    if marks.mate && none_is(Position::is_checkmate) {
        remarks.push(Remark::NotMate);
    }
    if lookalike {
        remarks.push(Remark::Lookalike);
    }
    Reading { moves, draw_offered: marks.draw_offer, remarks }
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
    let Reading { moves, draw_offered, remarks } = read_all(position, text, letters)?;
    match moves.as_slice() {
        [played] => Ok(Entry { played: *played, draw_offered, remarks }),
        several => Err(NotationFault::Ambiguous {
            text: text.trim().to_owned(),
            moves: several.iter().map(|m| position.uci(*m)).collect(),
        }),
    }
}

/// Whether a text is a move in the letters of a language, wherever it may be legal.
#[must_use]
pub(super) fn is_move(text: &str, letters: &PieceLetters) -> bool {
    let (core, _) = marks::strip(text);
    pattern::castling_short(&core).is_some()
        || pattern::patterns(&core, letters).iter().any(|pattern| pattern.care < Care::Alike)
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

/// The legal moves of the most careful meaning that has any, and whether every meaning that fits
/// takes a letter for what it only looks like.
fn fitting(position: &Position, patterns: &[Pattern], marks: Marks) -> (Vec<Move>, bool) {
    let legal = position.legal_moves();
    for care in Care::ALL {
        let fits = |p: &&Pattern, m: Move| p.care == care && p.fits(m, marks, position.form());
        let any = |m: &Move| patterns.iter().any(|p| fits(&p, *m));
        let moves: Vec<Move> = legal.iter().copied().filter(any).collect();
        if !moves.is_empty() {
            let exact = |m: &Move| patterns.iter().any(|p| fits(&p, *m) && !p.lookalike);
            let lookalike = !moves.iter().any(exact);
            return (moves, lookalike);
        }
    }
    (Vec::new(), false)
}

/// The move as PGN writes it.
#[must_use]
pub fn san(position: &Position, m: Move) -> String {
    write(position, m, Style::Pgn)
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
    let mut text = String::new();
    writing::write_to(position, m, style, MateSign::Hash, &mut text);
    text
}

#[cfg(test)]
mod tests;
