//! A text taken into its signs: marks off, dashes and letters made alike, words read.

use crate::board::piece::Kind;
use crate::notation::descriptive::Manner;
use crate::notation::descriptive::names::Wing;

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
pub(super) struct ParsedText {
    pub(super) body: Body,
    pub(super) marks: Marks,
}

/// No move takes more signs: `QNP/QN7xKR/QR8/Q` has fourteen.
const SIGNS: usize = 20;
/// Nor more characters, words and marks included.
const CHARS: usize = 80;

/// None when the text holds what no move holds. A move number before it is passed over.
pub(super) fn read(text: &str, manner: Manner) -> Option<ParsedText> {
    read_bare(without_number(text.trim()), manner)
}

/// What stands in brackets behind a man or a move, and belongs to it: `R (K 4) - K 2`,
/// `P - B 8 (Q)`, `Q x P (ch.)`. `before` and `behind` are what stands round it.
#[must_use]
pub fn is_bracket_of_move(inner: &str, before: &str, behind: &str, manner: Manner) -> bool {
    let mut buffer = [0; CHARS];
    let inner = inner.trim();
    // `(a)`, `(b)`: notes at the foot of the page; `(=)`: a draw was offered.
    let note = inner.chars().count() == 1 && inner.chars().all(|c| c.is_lowercase() || c == '=');
    let Some(folded) = fold(inner, &mut buffer).filter(|folded| !note && !folded.is_empty()) else {
        return false;
    };
    let (core, _) = strip(folded);
    let core = core.trim_start_matches('=');
    // `Castles (K's side)`
    let castles = before.to_ascii_uppercase().trim_end().ends_with("CASTLES");
    if castles && CASTLING_SIDES.iter().any(|(side, _)| !side.is_empty() && *side == core) {
        return true;
    }
    let Some((signs, length)) = signs(core, manner) else { return false };
    let Some(signs) = signs.get(..length) else { return false };
    let names = signs.iter().filter(|sign| matches!(sign, Sign::Name(_))).count();
    let ranks = signs.iter().filter(|sign| matches!(sign, Sign::Rank(_))).count();
    if names + ranks < length || names > 2 || ranks > 1 {
        return false;
    }
    // Spanish moves need no dash: `(P4R)` is a variation.
    let square =
        manner != Manner::Spanish || ranks == 0 || matches!(signs.first(), Some(Sign::Rank(_)));
    let goes_on = {
        let mut buffer = [0; CHARS];
        let next = behind.split_whitespace().next().unwrap_or_default();
        fold(next, &mut buffer).is_some_and(|next| {
            next.starts_with(['-', 'X']) || next.starts_with("TO") || next.starts_with("TAKES")
        })
    };
    // `R (2) - K 2`, but not the second note.
    let figure = names == 0 && ranks > 0;
    let last = before.split_whitespace().next_back().unwrap_or_default();
    square && (!figure || goes_on) && last.chars().any(char::is_alphanumeric)
}

/// Whether a word belongs to the move before it: a check, a mate, a capture in passing.
#[must_use]
pub fn is_mark(word: &str) -> bool {
    const BEGINNINGS: [&str; 10] =
        ["DIS", "DISC", "DBL", "DB", "D", "DOUBLE", "EN", "E", "BECOMING", "BECOMES"];
    let mut buffer = [0; CHARS];
    let folded = fold(word, &mut buffer).unwrap_or_default();
    let is_alone = strip(folded).0.is_empty() && !folded.is_empty();
    is_alone || BEGINNINGS.contains(&folded)
}

/// Whether letters are names of men and files, or a castling: no words of a language.
pub(super) fn is_word_of_moves(word: &str) -> bool {
    let mut buffer = [0; CHARS];
    let Some(folded) = fold(word, &mut buffer) else { return false };
    let names = [Manner::English, Manner::Spanish].into_iter().any(|manner| {
        let found = signs(folded, manner);
        found.is_some_and(|(signs, length)| {
            let mut signs = signs.iter().take(length);
            signs.all(|sign| matches!(sign, Sign::Name(_)))
        })
    });
    names || CASTLING_WORDS.iter().any(|castling| folded.starts_with(castling))
}

/// None when the text holds what no move holds, as a move number is.
pub(super) fn read_bare(text: &str, manner: Manner) -> Option<ParsedText> {
    let mut buffer = [0; CHARS];
    let folded = fold(text, &mut buffer)?;
    let (core, marks) = strip(folded);
    if let Some(wing) = castling(core) {
        return Some(ParsedText { body: Body::Castling(wing), marks });
    }
    let (signs, length) = signs(core, manner)?;
    (length > 0).then_some(ParsedText { body: Body::Signs { signs, length }, marks })
}

/// The signs of a text, and how many they are.
fn signs(core: &str, manner: Manner) -> Option<([Sign; SIGNS], usize)> {
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
    Some((signs, length))
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
            '.' | ',' | ';' | ')' | ']' => continue,
            // No room at all.
            '\u{200b}' | '\u{2060}' | '\u{feff}' => continue,
            // Where a line may end; printers take it for the dash, or put it before one.
            '\u{ad}' if chars.peek().is_some_and(|c| is_dash(*c)) => continue,
            // K’s Kt
            '\'' | '’' => {
                chars.next_if(|c| c.eq_ignore_ascii_case(&'s'));
                continue;
            }
            c if c.is_whitespace() => continue,
            '0' => b'O',
            c if is_dash(c) => b'-',
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

const fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '~'
            | '\u{ad}'
            | '‐'
            | '‑'
            | '‒'
            | '–'
            | '—'
            | '―'
            | '−'
            | '⁃'
            | '﹣'
            | '－'
            | 'ー'
    )
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
    ("DOUBLEDISCOVEREDCHECK", Mark::Check(Check::Double)),
    ("DOUBLECHECK", Mark::Check(Check::Double)),
    ("DOUBLECH", Mark::Check(Check::Double)),
    ("DBLECH", Mark::Check(Check::Double)),
    ("DBLCHECK", Mark::Check(Check::Double)),
    ("DBLCH", Mark::Check(Check::Double)),
    ("DISCOVEREDCHECK", Mark::Check(Check::Discovered)),
    ("DISCHECK", Mark::Check(Check::Discovered)),
    ("DISCCHECK", Mark::Check(Check::Discovered)),
    ("DISCCH", Mark::Check(Check::Discovered)),
    ("DISCH", Mark::Check(Check::Discovered)),
    ("DIS", Mark::Check(Check::Discovered)),
    ("DBL", Mark::Check(Check::Double)),
    ("ANDCHECKMATE", Mark::Check(Check::Mate)),
    ("ANDCHECKMATES", Mark::Check(Check::Mate)),
    ("CHECKMATE", Mark::Check(Check::Mate)),
    ("ANDMATES", Mark::Check(Check::Mate)),
    ("ANDMATE", Mark::Check(Check::Mate)),
    ("MATES", Mark::Check(Check::Mate)),
    ("MATE", Mark::Check(Check::Mate)),
    ("#", Mark::Check(Check::Mate)),
    ("GIVINGCHECK", Mark::Check(Check::Any)),
    ("CHECK", Mark::Check(Check::Any)),
    ("CH", Mark::Check(Check::Any)),
    ("JAQUE", Mark::Check(Check::Any)),
    ("+", Mark::Check(Check::Any)),
    ("ENPASSANT", Mark::EnPassant),
    ("ENPAS", Mark::EnPassant),
    ("INPASSING", Mark::EnPassant),
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

/// Words for signs, those before what they begin with. A square called `sq` lies on the mover's
/// first rank.
const ENGLISH_WORDS: &[(&str, Sign)] = &[
    ("BECOMINGAQUEEN", QUEENED),
    ("BECOMESAQUEEN", QUEENED),
    ("BECOMINGA", Sign::Slash),
    ("BECOMESA", Sign::Slash),
    ("BECOMING", Sign::Slash),
    ("BECOMES", Sign::Slash),
    ("ANDQUEENS", QUEENED),
    ("QUEENING", QUEENED),
    ("QUEENS", QUEENED),
    ("KING", Sign::Name(Kind::King)),
    ("QUEEN", Sign::Name(Kind::Queen)),
    ("ROOK", Sign::Name(Kind::Rook)),
    ("BISHOP", Sign::Name(Kind::Bishop)),
    ("KNIGHT", Sign::Name(Kind::Knight)),
    ("PAWN", Sign::Name(Kind::Pawn)),
    ("FIRST", Sign::Rank(0)),
    ("SECOND", Sign::Rank(1)),
    ("THIRD", Sign::Rank(2)),
    ("FOURTH", Sign::Rank(3)),
    ("FIFTH", Sign::Rank(4)),
    ("SIXTH", Sign::Rank(5)),
    ("SEVENTH", Sign::Rank(6)),
    ("EIGHTH", Sign::Rank(7)),
    ("TO", Sign::Dash),
    ("TAKES", Sign::Times),
    ("ON", Sign::Slash),
    ("AT", Sign::Slash),
    ("SQUARE", Sign::Rank(0)),
    ("SQ", Sign::Rank(0)),
];

/// What a pawn on the last rank becomes without a sign for it.
const QUEENED: Sign = Sign::Name(Kind::Queen);

/// `4th`, `3rd`, and `3d` and `2d` as old books have them.
fn after_ordinal(text: &str) -> &str {
    let ends = ["ST", "ND", "RD", "TH", "D"];
    ends.into_iter().find_map(|end| text.strip_prefix(end)).unwrap_or(text)
}

fn first_sign(text: &str, manner: Manner) -> Option<(Sign, &str)> {
    let english = manner != Manner::Spanish;
    if english && let Some(rest) = old_knight(text) {
        return Some((Sign::Name(Kind::Knight), rest));
    }
    let first = *text.as_bytes().first()?;
    let rest = text.get(1..)?;
    let sign = match first {
        b'1'..=b'8' if english => {
            return Some((Sign::Rank(first - b'1'), after_ordinal(rest)));
        }
        b'1'..=b'8' => Sign::Rank(first - b'1'),
        b'-' => Sign::Dash,
        b'X' => Sign::Times,
        b'/' | b'(' | b'=' => Sign::Slash,
        _ if english && rest.starts_with(|c: char| c.is_ascii_uppercase()) => {
            let word = |(word, sign): &(&str, Sign)| Some((*sign, text.strip_prefix(word)?));
            let letter = || Some((letter_of(first, english)?, rest));
            return ENGLISH_WORDS.iter().find_map(word).or_else(letter);
        }
        letter => letter_of(letter, english)?,
    };
    Some((sign, rest))
}

fn letter_of(letter: u8, english: bool) -> Option<Sign> {
    if letter == b'P' { Some(Kind::Pawn) } else { name(letter, english) }.map(Sign::Name)
}

const fn name(letter: u8, english: bool) -> Option<Kind> {
    Some(match (letter, english) {
        (b'K', true) | (b'R', false) => Kind::King,
        (b'Q', true) | (b'D', false) => Kind::Queen,
        (b'R', true) | (b'T', false) => Kind::Rook,
        (b'B', true) | (b'A', false) => Kind::Bishop,
        // S as German printers have it.
        (b'N' | b'S', true) | (b'C', false) => Kind::Knight,
        _ => return None,
    })
}

/// `Kt`, and not the king in `K to` and `K takes`.
fn old_knight(text: &str) -> Option<&str> {
    let rest = text.strip_prefix("KT")?;
    let king = rest.starts_with('O') || rest.starts_with("AKES");
    (!king).then_some(rest)
}
