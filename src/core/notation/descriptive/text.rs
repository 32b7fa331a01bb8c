//! A text taken into its signs: marks off, dashes and letters made alike, words read.

use crate::core::board::piece::Kind;
use crate::core::notation::descriptive::Manner;
use crate::core::notation::descriptive::names::Wing;

/// One sign of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// The name of a man or of a file.
    Name(Kind),
    /// 0 = the mover's own first.
    Rank(u8),
    Dash,
    Times,
    /// A virgule, a bracket or `=`: what follows tells squares apart or is a promotion.
    Slash,
}

/// How a check is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) enum Check {
    /// Not at all, which proves nothing.
    #[default]
    Unsaid,
    Any,
    Discovered,
    Double,
    Mate,
}

/// What is written round a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Marks {
    pub(super) check: Check,
    pub(super) en_passant: bool,
    pub(super) draw_offer: bool,
}

/// The move itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Body {
    /// To one side, or to either.
    Castling(Option<Wing>),
    Signs {
        signs: [Sign; SIGNS],
        length: usize,
    },
}

/// A text as it was understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Written {
    pub(super) body: Body,
    pub(super) marks: Marks,
}

/// No move takes more signs: `QNP/QN7xKR/QR8/Q` has fourteen.
const SIGNS: usize = 20;
/// Nor more characters, words and marks included.
const CHARS: usize = 48;

/// None when the text holds what no move holds.
pub(super) fn read(text: &str, manner: Manner) -> Option<Written> {
    let mut buffer = [0; CHARS];
    let folded = fold(without_number(text.trim()), &mut buffer)?;
    let (core, marks) = strip(folded);
    if let Some(wing) = castling(core) {
        return Some(Written { body: Body::Castling(wing), marks });
    }
    let mut signs = [Sign::Dash; SIGNS];
    let mut length = 0;
    let mut rest = core;
    while !rest.is_empty() {
        let (sign, shorter) = first_sign(rest, manner)?;
        rest = shorter;
        // Brackets and signs of equality come in pairs with a virgule: `/(Q)`.
        let again = sign == Sign::Slash && length > 0 && signs.get(length - 1) == Some(&sign);
        if !again {
            *signs.get_mut(length)? = sign;
            length += 1;
        }
    }
    (length > 0).then_some(Written { body: Body::Signs { signs, length }, marks })
}

fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start_matches(['.', '…']);
    if rest.len() < text.len() && after.len() < rest.len() { after.trim_start() } else { text }
}

/// The text in plain capitals without what does not matter.
fn fold<'a>(text: &str, buffer: &'a mut [u8; CHARS]) -> Option<&'a str> {
    let mut length = 0;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let plain = match c {
            'A'..='Z' | '1'..='9' => c as u8,
            '.' | ',' | ')' | ']' => continue,
            // K’s Kt
            '\'' | '’' => {
                chars.next_if(|c| c.eq_ignore_ascii_case(&'s'));
                continue;
            }
            c if c.is_whitespace() => continue,
            '0' => b'O',
            '–' | '—' | '‐' | '‑' | '−' | '~' => b'-',
            '×' | ':' => b'X',
            '†' => b'+',
            '‡' => b'#',
            '[' => b'(',
            c if c.is_ascii() => c.to_ascii_uppercase() as u8,
            c => latin(c)?,
        };
        *buffer.get_mut(length)? = plain;
        length += 1;
    }
    std::str::from_utf8(buffer.get(..length)?).ok()
}

/// The Latin letter that a Cyrillic one looks like.
const fn latin(c: char) -> Option<u8> {
    Some(match c {
        'А' | 'а' => b'A',
        'В' => b'B',
        'С' | 'с' => b'C',
        'К' | 'к' => b'K',
        'О' | 'о' => b'O',
        'Р' | 'р' => b'P',
        'Т' | 'т' => b'T',
        'Х' | 'х' => b'X',
        _ => return None,
    })
}

/// What can stand behind a move, the longer before what they end with.
const MARKS: &[(&str, Mark)] = &[
    ("(=", Mark::DrawOffer),
    ("DOUBLECHECK", Mark::Check(Check::Double)),
    ("DOUBLECH", Mark::Check(Check::Double)),
    ("DBLECH", Mark::Check(Check::Double)),
    ("DBLCH", Mark::Check(Check::Double)),
    ("DISCOVEREDCHECK", Mark::Check(Check::Discovered)),
    ("DISCHECK", Mark::Check(Check::Discovered)),
    ("DISCH", Mark::Check(Check::Discovered)),
    ("CHECKMATE", Mark::Check(Check::Mate)),
    ("MATE", Mark::Check(Check::Mate)),
    ("#", Mark::Check(Check::Mate)),
    ("CHECK", Mark::Check(Check::Any)),
    ("CH", Mark::Check(Check::Any)),
    ("JAQUE", Mark::Check(Check::Any)),
    ("+", Mark::Check(Check::Any)),
    ("ENPASSANT", Mark::EnPassant),
    ("ENPAS", Mark::EnPassant),
    ("ALPASO", Mark::EnPassant),
    ("EP", Mark::EnPassant),
    ("AP", Mark::EnPassant),
    ("!", Mark::Opinion),
    ("?", Mark::Opinion),
    ("(", Mark::Opinion),
];

#[derive(Clone, Copy)]
enum Mark {
    DrawOffer,
    Check(Check),
    EnPassant,
    /// `!`, and the bracket that stood round another mark.
    Opinion,
}

fn strip(text: &str) -> (&str, Marks) {
    let mut marks = Marks::default();
    let mut rest = text;
    // Most moves end with a rank or, in Spanish, with a file, and no mark does.
    while !rest.ends_with(|c: char| matches!(c, '0'..='9' | 'A'..='D' | 'R'))
        && let Some((shorter, mark)) =
            MARKS.iter().find_map(|(written, mark)| Some((rest.strip_suffix(written)?, *mark)))
    {
        rest = shorter;
        match mark {
            Mark::DrawOffer => marks.draw_offer = true,
            // `ch` beside `dis` or `mate` says less than they do.
            Mark::Check(check) => marks.check = marks.check.max(check),
            Mark::EnPassant => marks.en_passant = true,
            Mark::Opinion => {}
        }
    }
    (rest, marks)
}

const CASTLING_WORDS: &[&str] = &["CASTLES", "CASTLED", "CASTLE", "ENROQUE", "ENROCA"];
const CASTLING_SIDES: &[(&str, Option<Wing>)] = &[
    ("", None),
    ("K", Some(Wing::King)),
    ("KR", Some(Wing::King)),
    ("KSIDE", Some(Wing::King)),
    ("KINGSIDE", Some(Wing::King)),
    ("SHORT", Some(Wing::King)),
    ("TR", Some(Wing::King)),
    ("CORTO", Some(Wing::King)),
    ("Q", Some(Wing::Queen)),
    ("QR", Some(Wing::Queen)),
    ("QSIDE", Some(Wing::Queen)),
    ("QUEENSIDE", Some(Wing::Queen)),
    ("LONG", Some(Wing::Queen)),
    ("TD", Some(Wing::Queen)),
    ("LARGO", Some(Wing::Queen)),
];

fn castling(core: &str) -> Option<Option<Wing>> {
    match core {
        "O-O" | "OO" => return Some(Some(Wing::King)),
        "O-O-O" | "OOO" => return Some(Some(Wing::Queen)),
        _ => {}
    }
    if !core.starts_with(['C', 'E']) {
        return None;
    }
    let side = CASTLING_WORDS.iter().find_map(|word| core.strip_prefix(word))?;
    let side = side.trim_start_matches(['-', '(', '/']);
    let side = ["ON", "WITH", "BY"].iter().find_map(|word| side.strip_prefix(word)).unwrap_or(side);
    CASTLING_SIDES.iter().find(|(written, _)| *written == side).map(|(_, wing)| *wing)
}

/// Words for signs. A square called `sq` lies on the mover's first rank.
const ENGLISH_WORDS: &[(&str, Sign)] = &[
    ("TO", Sign::Dash),
    ("TAKES", Sign::Times),
    ("ON", Sign::Slash),
    ("AT", Sign::Slash),
    ("SQUARE", Sign::Rank(0)),
    ("SQ", Sign::Rank(0)),
];

fn first_sign(text: &str, manner: Manner) -> Option<(Sign, &str)> {
    let english = manner != Manner::Spanish;
    if english && let Some(rest) = old_knight(text) {
        return Some((Sign::Name(Kind::Knight), rest));
    }
    let first = *text.as_bytes().first()?;
    let sign = match first {
        b'1'..=b'8' => Some(Sign::Rank(first - b'1')),
        b'-' => Some(Sign::Dash),
        b'X' => Some(Sign::Times),
        b'/' | b'(' | b'=' => Some(Sign::Slash),
        b'P' => Some(Sign::Name(Kind::Pawn)),
        letter => name(letter, english).map(Sign::Name),
    };
    match sign {
        Some(sign) => Some((sign, text.get(1..)?)),
        None if english => {
            ENGLISH_WORDS.iter().find_map(|(word, sign)| Some((*sign, text.strip_prefix(word)?)))
        }
        None => None,
    }
}

const fn name(letter: u8, english: bool) -> Option<Kind> {
    Some(match (letter, english) {
        (b'K', true) | (b'R', false) => Kind::King,
        (b'Q', true) | (b'D', false) => Kind::Queen,
        (b'R', true) | (b'T', false) => Kind::Rook,
        (b'B', true) | (b'A', false) => Kind::Bishop,
        (b'N', true) | (b'C', false) => Kind::Knight,
        _ => return None,
    })
}

/// `Kt`, and not the king in `K to` and `K takes`.
fn old_knight(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("KT")?;
    let king = rest.starts_with('O') || rest.starts_with("AKES");
    (!king).then_some(rest)
}
