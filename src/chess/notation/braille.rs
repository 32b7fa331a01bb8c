//! Moves in braille, as Unicode patterns: the letters and signs of print in a braille code, and a
//! shorter form for players. `cells` knows the patterns and their ASCII form, `print` turns any text
//! into cells and back; whole scores are `formats::braille`.

pub mod cells;
mod print;

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::notation::braille::print::BrailleTables;
use crate::notation::claims;
use crate::notation::letters::PieceLetters;
use crate::notation::reading::{NotationFault, Reading};
use crate::notation::san::{self, MateSign, Style};
use crate::notation::strict;
use crate::side::Side;

/// Which code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Code {
    /// Unified English Braille, uncontracted, of the move as PGN writes it: `⠠⠝⠋⠼⠉`. Every sign of
    /// print has its own cells.
    Ueb,
    /// German Basisschrift of the move as the Laws write it, with German letters: `⠎⠋⠼⠉`. It has no
    /// capitals, so `⠙⠭⠑⠼⠙` can be the queen or the pawn of the d-file; both are read.
    German,
    /// For players: small letters, the knight an s, ranks as lowered digits without number sign,
    /// as the Braille Chess Code of the United Kingdom (2015) has them: `⠎⠋⠒`. That code's signs for
    /// captures, castling, promotion and mate are not known to us; here a piece takes without a
    /// sign and a pawn with x, castling is `⠕⠤⠕`, a promotion the letter behind the square, check
    /// `⠜⠏` as there, mate `⠜⠍`.
    Compact,
}

impl Code {
    /// All codes.
    pub const ALL: [Self; 3] = [Self::Ueb, Self::German, Self::Compact];

    /// Its name for people who choose one.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ueb => "ueb",
            Self::German => "de-basis",
            Self::Compact => "compact",
        }
    }

    /// The code with a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|code| code.name() == name)
    }

    /// How text that is no move is written.
    const fn print(self) -> &'static BrailleTables {
        match self {
            Self::Ueb | Self::Compact => &print::UEB,
            Self::German => &print::GERMAN,
        }
    }

    const fn style(self) -> Style {
        match self {
            Self::Ueb | Self::Compact => Style::Pgn,
            Self::German => Style::Fide(PieceLetters::German),
        }
    }
}

/// Appends any text in braille. What the code has no cells for is written as a full cell and given
/// back.
pub fn write_text(text: &str, code: Code, out: &mut String) -> Vec<char> {
    code.print().write(text, out)
}

/// Appends a text in which capitals have a meaning, such as a FEN: they are marked in every code.
pub fn write_exact(text: &str, code: Code, out: &mut String) -> Vec<char> {
    code.print().with_capitals().write(text, out)
}

/// The print of a text in braille, Unicode or ASCII; `None` when a cell has no meaning there. The
/// German code writes no capitals, so they come back small.
#[must_use]
pub fn read_text(braille: &str, code: Code) -> Option<String> {
    cells::read(braille, |found| {
        let mut text = String::new();
        code.print().read(found, &mut text).map(|()| text)
    })
}

/// Appends the number of a move with the blank behind it: `12. `, and for a first move of Black
/// `12... `; the compact form has neither full stops nor a number sign, and dots 3-6 before Black.
pub fn write_number(number: u32, side: Side, code: Code, out: &mut String) {
    let dots = match (code, side) {
        (Code::Compact, Side::White) => " ",
        (Code::Compact, Side::Black) => " -",
        (_, Side::White) => ". ",
        (_, Side::Black) => "... ",
    };
    write_mark(&format!("{number}{dots}"), code, out);
}

/// Appends what stands among the moves and is none: a result, `!`, `(=)`.
pub fn write_mark(text: &str, code: Code, out: &mut String) {
    if code == Code::Compact {
        text.chars().for_each(|c| push_compact(c, out));
    } else {
        code.print().write(text, out);
    }
}

/// The print of a word among the moves: a number, a result or a move, the latter in the letters of
/// the code and without capitals where that has none.
#[must_use]
pub fn read_word(braille: &str, code: Code) -> Option<String> {
    let mut print = String::new();
    read_word_to(braille, code, &mut print).map(|()| print)
}

/// Appends the print of a word, as [`read_word`] gives it; `None` when a cell has no meaning there.
pub fn read_word_to(braille: &str, code: Code, print: &mut String) -> Option<()> {
    cells::read(braille, |found| match code {
        Code::Compact => compact_print(found, print),
        Code::Ueb | Code::German => code.print().read(found, print),
    })
}

/// Whether a word can be a result by how it begins: with a digit or an asterisk, of any code. No
/// move begins so but castling with zeros.
#[must_use]
pub fn may_be_result(braille: &str) -> bool {
    let begins = cells::read(braille, |found| {
        let second = found.get(1).copied();
        Some(match *found.first()? {
            cells::NUMBER => true,
            cells::DOT_5 | cells::DOT_6 => second == Some(cells::ASTERISK),
            first => cells::lowered_of(first).is_some(),
        })
    });
    begins.unwrap_or_default()
}

pub(super) fn read(position: &Position, text: &str, code: Code) -> Result<Reading, NotationFault> {
    let Some(print) = read_word(text, code) else {
        return Err(NotationFault::Unreadable { text: text.trim().to_owned() });
    };
    read_printed(position, text, &print, code)
}

/// Plays the move of a word of braille whose print, as [`read_word`] gives it, is just as it is
/// written here and can mean one legal move only. For any other there is [`read_printed`], and
/// nothing is played.
#[must_use]
pub fn play_plain(position: &mut Position, print: &str, code: Code) -> Option<Move> {
    let only = read_plain(position, print, code)?;
    position.play_known(only);
    Some(only)
}

fn read_plain(position: &Position, print: &str, code: Code) -> Option<Move> {
    let (first, rest) = (*print.as_bytes().first()?, print.get(1..)?);
    // A rank alone never tells a piece.
    let pushes = matches!(rest.as_bytes(), [b'1'..=b'8'] | [b'1'..=b'8', b'+' | b'#']);
    let letters = code.style().letters();
    let piece = match (code, first) {
        (Code::Ueb, b'K') | (Code::German | Code::Compact, b'k') => Kind::King,
        (Code::Ueb, b'Q') | (Code::Compact, b'q') => Kind::Queen,
        (Code::Ueb, b'R') | (Code::German, b't') | (Code::Compact, b'r') => Kind::Rook,
        (Code::Ueb, b'B') | (Code::German, b'l') => Kind::Bishop,
        (Code::Ueb, b'N') | (Code::German | Code::Compact, b's') => Kind::Knight,
        (Code::German, b'd') if !pushes => return read_queen_or_pawn(position, print, rest),
        // The pawn takes with x, the bishop without.
        (Code::Compact, b'b') if !pushes && !rest.starts_with('x') => Kind::Bishop,
        (_, b'a'..=b'h') => return strict::only(position, None, print, &letters),
        (Code::Compact, b'o') => return strict::castling(position, &print.to_ascii_uppercase()),
        (Code::Ueb, b'O' | b'0') | (Code::German, b'0') => {
            return strict::castling(position, print);
        }
        _ => return None,
    };
    strict::only(position, Some(piece), rest, &letters)
}

/// What the German code writes alike, where one of both is not legal.
fn read_queen_or_pawn(position: &Position, print: &str, rest: &str) -> Option<Move> {
    let read = |piece, text: &str| {
        strict::read_behind(position, piece, text, &PieceLetters::German).map(|(moves, _)| moves)
    };
    let square = rest.trim_start_matches('x');
    let queen = read(Some(Kind::Queen), rest);
    let pawn = match square.starts_with(['c', 'e']) {
        true if square.len() + 1 == rest.len() => read(None, print),
        // Not written as it should be, but it would be read.
        true => read(None, &format!("dx{square}")),
        false => None,
    };
    match (queen.as_deref(), pawn.as_deref()) {
        (Some([only]), None) => Some(*only),
        (None, Some([only])) if rest.starts_with('x') => Some(*only),
        _ => None,
    }
}

/// The legal moves that a word of braille can mean whose print, as [`read_word`] gives it, is
/// known.
///
/// # Errors
/// [`NotationFault`] as for every system.
pub fn read_printed(
    position: &Position,
    text: &str,
    print: &str,
    code: Code,
) -> Result<Reading, NotationFault> {
    let own_text = || text.trim().to_owned();
    let mut by = None;
    let print = match code {
        Code::Compact => without_bare_number(print.trim()),
        Code::Ueb | Code::German => claims::without_number(print.trim()),
    };
    let mut found: Option<Reading> = None;
    for meaning in meanings(print, code) {
        match read_print(position, &meaning, code.style().letters()) {
            Ok(reading) => {
                let all = found.get_or_insert_with(Reading::default);
                let known = all.moves.clone();
                all.moves.extend(reading.moves.into_iter().filter(|m| !known.contains(m)));
                all.draw_offered |= reading.draw_offered;
                all.remarks.extend(reading.remarks);
                if code == Code::Compact {
                    break;
                }
            }
            Err(NotationFault::Illegal { by: side, .. }) => by = Some(side),
            Err(_) => {}
        }
    }
    found.ok_or_else(|| match by {
        Some(by) => NotationFault::Illegal { text: own_text(), by },
        None => NotationFault::Unreadable { text: own_text() },
    })
}

fn read_print(
    position: &Position,
    print: &str,
    letters: PieceLetters,
) -> Result<Reading, NotationFault> {
    match san::read_all(position, print, letters) {
        Err(NotationFault::Ambiguous { moves, .. }) => {
            let moves = moves.iter().filter_map(|uci| position.read_uci(uci).ok());
            Ok(Reading::of(moves.collect()))
        }
        other => other,
    }
}

/// What a print without capitals can mean in capitals. The German queen and the pawn of the d-file
/// are written alike, so both count; the compact bishop takes without x and the pawn of the b-file
/// with it, so there the first that is legal counts.
fn meanings(print: &str, code: Code) -> Vec<String> {
    let mut chars = print.chars();
    let first = chars.next().unwrap_or_default();
    let rest = chars.as_str();
    let piece = |letter: char, rest: &str| format!("{letter}{rest}");
    if code == Code::Compact {
        let rest = compact_promotion(rest);
        let (pawn, bishop) = (piece(first, &rest), piece('B', &rest));
        return match first {
            's' => vec![piece('N', &rest)],
            'k' | 'q' | 'r' => vec![piece(first.to_ascii_uppercase(), &rest)],
            'b' if rest.contains('x') => vec![pawn, bishop],
            'b' => vec![bishop, pawn],
            _ => vec![pawn],
        };
    }
    if code == Code::Ueb {
        return vec![print.to_owned()];
    }
    match first {
        'k' | 't' | 'l' | 's' => vec![piece(first.to_ascii_uppercase(), rest)],
        'd' => vec![german_promotion(print), piece('D', rest)],
        _ => vec![german_promotion(print)],
    }
}

/// The promotion of a pawn with its letter as a capital; any other text as it is.
fn german_promotion(print: &str) -> String {
    let body = print.trim_end_matches(['+', '#']);
    let mut text = print.to_owned();
    if matches!(body.as_bytes(), [b'a'..=b'h', .., b'1' | b'8', b'd' | b't' | b'l' | b's'])
        && let Some(letter) = text.get_mut(body.len() - 1..body.len())
    {
        letter.make_ascii_uppercase();
    }
    text
}

/// The letter of a piece behind the last rank, as PGN has it.
fn compact_promotion(rest: &str) -> String {
    let body = rest.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
    let marks = rest.get(body.len()..).unwrap_or_default();
    let becomes = body.chars().last().and_then(|letter| match letter {
        'q' | 'r' | 'b' => Some(letter.to_ascii_uppercase()),
        's' => Some('N'),
        _ => None,
    });
    match (becomes, body.get(..body.len().saturating_sub(1))) {
        (Some(letter), Some(square)) => format!("{square}={letter}{marks}"),
        _ => rest.to_owned(),
    }
}

/// Without the number and the dots 3-6 of a first move of Black.
fn without_bare_number(print: &str) -> &str {
    let rest = print.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = if rest.starts_with(' ') { rest.trim_start() } else { print };
    rest.trim_start_matches('-')
}

/// The signs of the compact form. The sign `⠜` stands before those that are a lowered digit or a
/// letter without it.
const COMPACT: [(char, &[u8]); 11] = [
    ('+', &[cells::AR, 0x0f]),
    ('#', &[cells::AR, 0x0d]),
    ('!', &[cells::AR, 0x16]),
    ('?', &[cells::AR, 0x26]),
    ('(', &[0x10, 0x23]),
    (')', &[0x10, cells::AR]),
    ('=', &[0x10, 0x36]),
    ('*', &[0x10, 0x14]),
    ('-', &[0x24]),
    ('/', &[0x0c]),
    (' ', &[cells::BLANK]),
];

fn push_compact(c: char, out: &mut String) {
    let digit = c.to_digit(10).and_then(|digit| cells::lowered(usize::try_from(digit).ok()?));
    let cell = digit.or_else(|| cells::letter(c.to_ascii_lowercase()));
    let sign = COMPACT.iter().find_map(|(sign, own)| (*sign == c).then_some(*own));
    out.extend(cell.map(cells::unicode));
    out.extend(sign.unwrap_or_default().iter().copied().map(cells::unicode));
}

/// Appends the print of the compact form, in small letters.
fn compact_print(found: &[u8], print: &mut String) -> Option<()> {
    let mut rest = found;
    while let Some((cell, after)) = rest.split_first() {
        // Most are told apart by their first cell.
        let begins = |own: &[u8]| own.first() == Some(cell) && rest.starts_with(own);
        let sign = COMPACT.iter().find(|(_, own)| begins(own));
        if let Some((sign, own)) = sign {
            print.push(*sign);
            rest = rest.get(own.len()..)?;
        } else {
            print.push(cells::lowered_of(*cell).or_else(|| cells::letter_of(*cell))?);
            rest = after;
        }
    }
    Some(())
}

pub(super) fn write(position: &Position, m: Move, code: Code, out: &mut String) {
    // The print stands at the end of the text for a moment.
    let begin = out.len();
    san::write_to(position, m, code.style(), MateSign::Hash, out);
    let mut print = [0; PRINT_MAX];
    let own = out.get(begin..).unwrap_or_default().as_bytes();
    let length = own.len().min(PRINT_MAX);
    print.iter_mut().zip(own).for_each(|(slot, byte)| *slot = *byte);
    out.truncate(begin);
    let print = print.get(..length).and_then(|print| std::str::from_utf8(print).ok());
    let print = print.unwrap_or_default();
    if code == Code::Compact {
        let pawn = m.kind() == Kind::Pawn;
        for c in print.chars().filter(|c| *c != '=' && (pawn || *c != 'x')) {
            push_compact(if c == 'N' { 's' } else { c }, out);
        }
        return;
    }
    // The Laws leave it open whether e.p. is written; cells are dear.
    let passing = if m.is_en_passant() { print.split_once(" e.p.") } else { None };
    let (body, marks) = passing.unwrap_or((print, ""));
    code.print().write(body, out);
    code.print().write(marks.trim_start(), out);
}

/// The longest is `exd6 e.p. +`.
const PRINT_MAX: usize = 16;

#[cfg(test)]
mod tests;
