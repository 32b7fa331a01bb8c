//! Short algebraic notation (FIDE Laws 2023, Appendix C), as the Laws write it (`0-0`,
//! `exd6 e.p.`, `d8Q`) and as PGN does (`O-O`, `exd6`, `d8=Q`), with its long form and the
//! engines' coordinates. It never guesses: a text that fits two legal moves is answered with both.
//! Where the draw offer belongs and whose move it is, the game decides.
//!
//! What is written as it should be, `strict` has read before. What each style calls for when a move
//! is written stands in one table, `StyleParts`.

use serde::{Deserialize, Serialize};
use shakmaty::{Position as _, attacks};

use crate::board::piece::Kind;
use crate::board::position::{Move, Position, Uci};
use crate::board::square::Square;
use crate::notation::letters::PieceLetters;
use crate::notation::marks::{self, Marks};
use crate::notation::pattern::{self, Leniency, Pattern};
use crate::notation::reading::{NotationFault, Reading, Remark};
use crate::notation::strict;

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
        if found.0.is_empty() && patterns.iter().all(|pattern| pattern.care == Leniency::Alike) {
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
        || pattern::patterns(&core, letters).iter().any(|pattern| pattern.care < Leniency::Alike)
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
    for care in Leniency::ALL {
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
    write_to(position, m, style, MateSign::Hash, &mut text);
    text
}

/// What a style writes where.
struct StyleParts {
    /// Castling short and long.
    castling: [&'static str; 2],
    /// Whether the square of departure is always written.
    full: bool,
    /// Between the origin, where one is written, and the square of arrival.
    quiet: &'static str,
    takes: &'static str,
    promotes: &'static str,
    en_passant: &'static str,
    /// Between `e.p.` and a check.
    gap: &'static str,
    check: &'static str,
    mate: &'static str,
}

const ZEROS: [&str; 2] = ["0-0", "0-0-0"];

const PGN: StyleParts = StyleParts {
    castling: ["O-O", "O-O-O"],
    full: false,
    quiet: "",
    takes: "x",
    promotes: "=",
    en_passant: "",
    gap: "",
    check: "+",
    mate: "#",
};

const FIDE: StyleParts =
    StyleParts { castling: ZEROS, promotes: "", en_passant: " e.p.", gap: " ", ..PGN };

const LONG: StyleParts = StyleParts { full: true, quiet: "-", ..FIDE };

const SQUARES: StyleParts = StyleParts { full: true, takes: "", ..FIDE };

const LAWS_1972: StyleParts =
    StyleParts { quiet: "-", takes: ":", gap: "", check: "†", mate: "‡", ..FIDE };

impl Style {
    const fn dress(&self) -> &'static StyleParts {
        match self {
            Self::Pgn => &PGN,
            Self::Fide(_) => &FIDE,
            Self::Long(_) => &LONG,
            Self::Squares(_) => &SQUARES,
            Self::Laws1972(_) => &LAWS_1972,
        }
    }
}

/// Appends the move in a style, with its marks of check and mate. The move must be one that the
/// position gave out.
pub(super) fn write_to(
    position: &Position,
    m: Move,
    style: Style,
    mate: MateSign,
    out: &mut String,
) {
    let dress = style.dress();
    if m.is_castling() {
        let [short, long] = dress.castling;
        out.push_str(if m.is_castling_short() { short } else { long });
    } else {
        plain(position, m, &style, out);
    }
    let mut gap = "";
    if m.is_en_passant() {
        out.push_str(dress.en_passant);
        gap = dress.gap;
    }
    let mut after = position.clone();
    after.play_known(m);
    if after.is_check() {
        out.push_str(gap);
        out.push_str(if after.is_checkmate() { mate_of(&style, mate) } else { dress.check });
    }
}

/// The Laws leave the sign of mate open; PGN and the daggers of 1972 do not.
const fn mate_of(style: &Style, chosen: MateSign) -> &'static str {
    match (style, chosen) {
        (Style::Pgn | Style::Laws1972(_), _) | (_, MateSign::Hash) => style.dress().mate,
        (_, MateSign::DoublePlus) => "++",
    }
}

fn plain(position: &Position, m: Move, style: &Style, out: &mut String) {
    let (dress, letters) = (style.dress(), style.letters());
    let captures = m.0.is_capture();
    out.push_str(letters.of(m.kind()));
    let origin = if dress.full {
        Origin::Square
    } else if m.kind() == Kind::Pawn {
        // A capturing pawn is named by its file (Appendix C.9).
        if captures { Origin::File } else { Origin::Nothing }
    } else {
        distinction(position, m)
    };
    push(m.from(), origin, out);
    if captures {
        out.push_str(dress.takes);
    } else if origin != Origin::Nothing {
        out.push_str(dress.quiet);
    }
    push(m.to(), Origin::Square, out);
    if let Some(kind) = m.promotion() {
        out.push_str(dress.promotes);
        out.push_str(letters.of(kind));
    }
}

/// What is written of a square.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Nothing,
    File,
    Rank,
    Square,
}

fn push(square: Square, what: Origin, out: &mut String) {
    if matches!(what, Origin::File | Origin::Square) {
        out.push(char::from(b'a' + square.file()));
    }
    if matches!(what, Origin::Rank | Origin::Square) {
        out.push(char::from(b'1' + square.rank()));
    }
}

/// What is written of the square of departure, because another piece of the same kind could make
/// the move: the file, the rank where the file is the same, both where neither is enough
/// (Appendix C.10).
fn distinction(position: &Position, m: Move) -> Origin {
    let chess = position.shakmaty();
    let (board, from, to) = (chess.board(), m.from().to_shakmaty(), m.to().to_shakmaty());
    let piece = shakmaty::Piece { color: chess.turn(), role: m.kind().to_shakmaty() };
    let twins = board.by_piece(piece).without(from);
    if twins.is_empty() || (attacks::attacks(to, piece, board.occupied()) & twins).is_empty() {
        return Origin::Nothing;
    }
    let (mut other, mut same_file, mut same_rank) = (false, false, false);
    for twin in chess.san_candidates(piece.role, to).iter().filter_map(|twin| twin.from()) {
        if twin != from {
            other = true;
            same_file |= twin.file() == from.file();
            same_rank |= twin.rank() == from.rank();
        }
    }
    match (other, same_file, same_rank) {
        (false, ..) => Origin::Nothing,
        (true, false, _) => Origin::File,
        (true, true, false) => Origin::Rank,
        (true, true, true) => Origin::Square,
    }
}

#[cfg(test)]
mod tests;
