//! What a written cell says, sign by sign, before anyone asks which move it was: piece, squares,
//! marks. More tolerant than `core::notation`, for half a square is evidence too. Which language
//! the letters belong to is found by `manner`.

use crate::board::piece::Kind;

/// What a cell says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Says {
    /// Castling, and whether to the king's side.
    Castling {
        /// To the king's side.
        short: bool,
    },
    /// Any other move, so far as it can be made out.
    Move(Signs),
    /// Signs of which no move can be made.
    Scrawl,
}

/// The signs of a move; what is not there is `None`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Signs {
    /// The letter of the piece, look-alikes folded into Latin; `None` for a pawn.
    pub(super) piece: Option<char>,
    /// The file of departure.
    pub(super) from_file: Option<u8>,
    /// The rank of departure.
    pub(super) from_rank: Option<u8>,
    /// A sign of capture.
    pub(super) takes: bool,
    /// The letter of the captured piece, as in `NxB`.
    pub(super) captured: Option<char>,
    /// The file of arrival.
    pub(super) to_file: Option<u8>,
    /// The rank of arrival from 0; 8 for a written 9.
    pub(super) to_rank: Option<u8>,
    /// The letter after a promotion.
    pub(super) promotion: Option<char>,
}

impl Signs {
    /// Whether both squares are there in full, or as much of them as an incomplete one leaves.
    pub(super) const fn is_long(&self) -> bool {
        self.from_file.is_some() && self.from_rank.is_some()
    }

    /// Whether the square of arrival is whole.
    pub(super) const fn is_complete(&self) -> bool {
        self.to_file.is_some() && self.to_rank.is_some()
    }
}

/// A cell read: the readings it can have and the marks round it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CellReading {
    /// The likeliest reading first.
    pub(super) readings: Vec<Says>,
    /// Whether check or mate is marked.
    pub(super) check: bool,
    /// Whether `e.p.` is written.
    pub(super) en_passant: bool,
    /// Whether a draw offer `(=)` stands there.
    pub(super) draw_offer: bool,
    /// Whether Cyrillic letters stand where Latin ones look the same.
    pub(super) folded: bool,
}

/// Cyrillic letters (and some others) and the Latin ones that look like them.
const LOOK_ALIKES: &[(char, char)] = &[
    ('а', 'a'),
    ('в', 'b'),
    ('с', 'c'),
    ('е', 'e'),
    ('х', 'x'),
    ('о', 'o'),
    ('р', 'p'),
    ('к', 'k'),
    ('А', 'A'),
    ('В', 'B'),
    ('С', 'C'),
    ('Е', 'E'),
    ('Х', 'X'),
    ('О', 'O'),
    ('Р', 'P'),
    ('К', 'K'),
    ('Т', 'T'),
    ('Н', 'H'),
    ('М', 'M'),
    ('Ѕ', 'S'),
    ('ѕ', 's'),
    ('Ј', 'J'),
];

/// Signs that are one sign here.
const SAME_SIGNS: &[(char, char)] = &[
    ('×', 'x'),
    (':', 'x'),
    ('X', 'x'),
    ('–', '-'),
    ('—', '-'),
    ('‐', '-'),
    ('‑', '-'),
    ('−', '-'),
    ('~', '-'),
    ('†', '+'),
    ('‡', '#'),
    ('♔', 'K'),
    ('♚', 'K'),
    ('♕', 'Q'),
    ('♛', 'Q'),
    ('♖', 'R'),
    ('♜', 'R'),
    ('♗', 'B'),
    ('♝', 'B'),
    ('♘', 'N'),
    ('♞', 'N'),
];

/// The letter with its look-alikes folded into Latin.
pub(super) fn fold(c: char) -> char {
    LOOK_ALIKES.iter().chain(SAME_SIGNS).find(|(from, _)| *from == c).map_or(c, |(_, to)| *to)
}

/// Reads the text of a cell.
pub(super) fn read(text: &str) -> CellReading {
    let folded = text.chars().any(|c| LOOK_ALIKES.iter().any(|(from, _)| *from == c));
    let plain: String = text.chars().filter(|c| !c.is_whitespace()).map(fold).collect();
    let mut written = CellReading {
        readings: Vec::new(),
        check: false,
        en_passant: false,
        draw_offer: false,
        folded,
    };
    let core = strip(without_number(&plain), &mut written);
    written.readings = readings(core);
    written
}

fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let after = rest.trim_start_matches(['.', '…']);
    if rest.len() < text.len() && after.len() < rest.len() { after } else { text }
}

fn strip<'a>(text: &'a str, written: &mut CellReading) -> &'a str {
    let mut rest = text;
    loop {
        let strip = |ends: &[&str]| ends.iter().find_map(|end| rest.strip_suffix(end));
        rest = if let Some(shorter) = strip(&["(=)"]) {
            written.draw_offer = true;
            shorter
        } else if let Some(shorter) = strip(&["e.p.", "e.p", "ep"]) {
            written.en_passant = true;
            shorter
        } else if let Some(shorter) = strip(&["+", "#", "mate", "ch"]) {
            written.check = true;
            shorter
        } else if let Some(shorter) = strip(&["!", "?", "."]) {
            shorter
        } else {
            return rest;
        };
    }
}

fn readings(core: &str) -> Vec<Says> {
    if let Some(short) = castling(core) {
        return vec![Says::Castling { short }];
    }
    let chars: Vec<char> = core.chars().collect();
    let mut found = Vec::new();
    let plain = |c: &char| file(*c).is_some() || c.is_ascii_digit() || matches!(c, 'x' | '-');
    match chars.as_slice() {
        [] => {}
        // A small letter that is also a file can be a piece in front of a whole move.
        [first, rest @ ..] if plain(first) => {
            found.extend(signs(None, &chars));
            if rest.len() >= 2 && file(*first).is_some() {
                found.extend(signs(Some(first.to_ascii_uppercase()), rest));
            }
        }
        // The Russian king has two letters.
        ['K', 'p', rest @ ..] => found.extend(signs(Some('Ќ'), rest)),
        [first, rest @ ..] => {
            let first = first.to_uppercase().next().unwrap_or(*first);
            found.extend(signs(Some(first), rest));
        }
    }
    found.dedup();
    if found.is_empty() { vec![Says::Scrawl] } else { found }
}

fn castling(core: &str) -> Option<bool> {
    let plain: String =
        core.chars().map(|c| if matches!(c, '0' | 'o' | 'O') { 'O' } else { c }).collect();
    match plain.as_str() {
        "O-O" | "OO" => Some(true),
        "O-O-O" | "OOO" => Some(false),
        _ => None,
    }
}

fn file(c: char) -> Option<u8> {
    ('a'..='h').zip(0..).find_map(|(name, file)| (name == c).then_some(file))
}

fn rank(c: char) -> Option<u8> {
    ('1'..='9').zip(0..).find_map(|(name, rank)| (name == c).then_some(rank))
}

/// The signs behind the piece's letter.
fn signs(piece: Option<char>, rest: &[char]) -> Option<Says> {
    let mut signs = Signs { piece, ..Signs::default() };
    let rest = promotion(rest, &mut signs);
    let mut squares: Vec<(bool, u8)> = Vec::new();
    for c in rest {
        match (file(*c), rank(*c)) {
            (Some(file), _) => squares.push((true, file)),
            (_, Some(rank)) => squares.push((false, rank)),
            _ if *c == 'x' => signs.takes = true,
            _ if *c == '-' => {}
            _ if signs.takes && c.is_uppercase() && signs.captured.is_none() => {
                signs.captured = Some(*c);
            }
            _ => return None,
        }
    }
    place(&squares, &mut signs).then_some(Says::Move(signs))
}

/// Takes a promotion off the end: `e8Q`, `e8=Q`, `e8(Q)`, `e8/Q`.
fn promotion<'a>(rest: &'a [char], signs: &mut Signs) -> &'a [char] {
    let open = match rest {
        [open @ .., ')'] => open,
        _ => rest,
    };
    match open {
        [square @ .., '=' | '(' | '/', letter] if letter.is_alphabetic() => {
            signs.promotion = letter.to_uppercase().next();
            square
        }
        [.., before, letter] if rank(*before).is_some() && letter.is_uppercase() => {
            signs.promotion = Some(*letter);
            open.get(..open.len() - 1).unwrap_or_default()
        }
        _ => rest,
    }
}

/// Shares files and ranks out between the two squares.
fn place(squares: &[(bool, u8)], signs: &mut Signs) -> bool {
    let (from_file, from_rank, to_file, to_rank) = match *squares {
        [] => (None, None, None, None),
        [(true, a)] if signs.captured.is_some() => (Some(a), None, None, None),
        [(false, a)] if signs.captured.is_some() => (None, Some(a), None, None),
        [(true, f)] => (None, None, Some(f), None),
        [(false, r)] => (None, None, None, Some(r)),
        [(true, f), (false, r)] => (None, None, Some(f), Some(r)),
        [(true, a), (true, f)] => (Some(a), None, Some(f), None),
        [(false, a), (true, f)] => (None, Some(a), Some(f), None),
        [(true, a), (true, f), (false, r)] => (Some(a), None, Some(f), Some(r)),
        [(false, a), (true, f), (false, r)] => (None, Some(a), Some(f), Some(r)),
        [(true, a), (false, b), (true, f)] => (Some(a), Some(b), Some(f), None),
        [(true, a), (false, b), (true, f), (false, r)] => (Some(a), Some(b), Some(f), Some(r)),
        _ => return false,
    };
    *signs = Signs { from_file, from_rank, to_file, to_rank, ..*signs };
    true
}

/// The kinds in the order in which languages list their letters.
pub(super) const LETTER_ORDER: [Kind; 5] =
    [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];
