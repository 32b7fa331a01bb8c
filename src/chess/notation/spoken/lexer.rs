//! What is heard in a text: it is cut into signs, and the signs make one move. Case, umlauts, hyphens
//! and blanks do not matter, nor do digits for the ranks and single letters for the files; words may
//! be glued together (`anna2`, `KurzeRochade`).

use crate::board::piece::Kind;
use crate::board::position::{Move, Position, Variant};
use crate::board::square::Square;
use crate::notation::claims::{self, Claims};
use crate::notation::spoken::vocabulary::{Sign, Spellings, Vocabulary};

/// Longer texts are no announced move.
const CHARS_MAX: usize = 120;

impl Vocabulary {
    /// The signs of a text, the longest words first; `None` when something in it is no word of the
    /// language.
    pub(super) fn signs(&self, text: &str) -> Option<Vec<Sign>> {
        let text: Vec<char> = folded(text).take(CHARS_MAX + 1).collect();
        if text.len() > CHARS_MAX {
            return None;
        }
        let mut signs = Vec::new();
        let mut dead = 0;
        self.cut(&text, 0, &mut signs, &mut dead).then_some(signs)
    }

    /// Cuts the rest of the text from a place on. Places from which that fails are marked, a bit
    /// for each, so that each is tried once.
    fn cut(&self, text: &[char], at: usize, signs: &mut Vec<Sign>, dead: &mut u128) -> bool {
        let at = after_separators(text, at);
        if at >= text.len() {
            return true;
        }
        let mut shorter_than = usize::MAX;
        while *dead & (1 << at) == 0 {
            let Some((end, sign)) = self.longest(text, at, shorter_than) else { break };
            signs.push(sign);
            if self.cut(text, end, signs, dead) {
                return true;
            }
            signs.pop();
            shorter_than = end;
        }
        *dead |= 1 << at;
        false
    }

    /// The longest word at a place that ends before another place.
    fn longest(&self, text: &[char], at: usize, before: usize) -> Option<(usize, Sign)> {
        let first = *text.get(at)?;
        let mut longest = bare(first).map(|sign| (at + 1, sign)).filter(|(end, _)| *end < before);
        let mut consider = |sign: Sign, spellings: Spellings| {
            for spelling in spellings.iter().filter(|spelling| may_begin(spelling, first)) {
                let end = end_of(text, at, spelling).filter(|end| *end < before);
                longest = longest.max(end.map(|end| (end, sign)));
            }
        };
        (0..).zip(self.files).for_each(|(file, own)| consider(Sign::File(file), own));
        (0..).zip(self.ranks).for_each(|(rank, own)| consider(Sign::Rank(rank), own));
        Kind::ALL.into_iter().zip(self.kinds).for_each(|(k, own)| consider(Sign::Kind(k), own));
        Sign::OTHERS.into_iter().zip(self.others).for_each(|(sign, own)| consider(sign, own));
        longest
    }
}

/// The file of a letter and the rank of a digit, which are understood in every language.
fn bare(c: char) -> Option<Sign> {
    let nth = |from: char| u8::try_from(u32::from(c) - u32::from(from)).ok();
    match c {
        'a'..='h' => nth('a').map(Sign::File),
        '1'..='8' => nth('1').map(Sign::Rank),
        _ => None,
    }
}

/// Whether a spelling can begin with a folded letter: told at once for plain Latin letters, which
/// are most.
fn may_begin(spelling: &str, first: char) -> bool {
    match spelling.as_bytes().first() {
        Some(byte) if byte.is_ascii() => char::from(byte.to_ascii_lowercase()) == first,
        Some(_) => true,
        None => false,
    }
}

/// Where the spelling ends when the text has it at a place. A blank in it may be any separators in
/// the text, or none.
fn end_of(text: &[char], mut at: usize, spelling: &str) -> Option<usize> {
    for wanted in spelling.chars().flat_map(folded_char) {
        if wanted == ' ' {
            at = after_separators(text, at);
        } else if text.get(at) == Some(&wanted) {
            at += 1;
        } else {
            return None;
        }
    }
    Some(at)
}

fn after_separators(text: &[char], at: usize) -> usize {
    at + text.iter().skip(at).take_while(|c| **c == ' ').count()
}

/// Small letters without marks; whatever is neither letter nor digit is a blank.
fn folded(text: &str) -> impl Iterator<Item = char> {
    text.chars().flat_map(folded_char)
}

/// The one or two letters of a letter; none for a mark that stands behind it.
fn folded_char(c: char) -> impl Iterator<Item = char> {
    let (first, second) = if c.is_ascii() {
        (Some(if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { ' ' }), None)
    } else {
        unmarked(c.to_lowercase().next().unwrap_or(c))
    };
    first.into_iter().chain(second)
}

fn unmarked(c: char) -> (Option<char>, Option<char>) {
    let (plain, second) = match c {
        'ä' | 'æ' => ('a', Some('e')),
        'ö' => ('o', Some('e')),
        'ü' => ('u', Some('e')),
        'ß' => ('s', Some('s')),
        'á' | 'â' => ('a', None),
        'é' | 'è' | 'ê' | 'ë' => ('e', None),
        'í' | 'î' => ('i', None),
        'ó' | 'ô' => ('o', None),
        'ú' | 'û' | 'ù' => ('u', None),
        'ñ' => ('n', None),
        'ç' => ('c', None),
        'ё' => ('е', None),
        'й' => ('и', None),
        '\u{300}'..='\u{36f}' => return (None, None),
        other => (if other.is_alphanumeric() { other } else { ' ' }, None),
    };
    (Some(plain), second)
}

/// A square, or the part of it that was heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Spot {
    pub(super) file: Option<u8>,
    pub(super) rank: Option<u8>,
}

impl Spot {
    pub(super) fn fits(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }

    /// The square, if both parts of it were heard.
    fn square(self) -> Option<Square> {
        Square::new(self.file?, self.rank?)
    }

    const fn is_full(self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }
}

/// What was heard of one move; what was not is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct SpokenMove {
    pub(super) kind: Option<Kind>,
    pub(super) from: Spot,
    pub(super) to: Spot,
    pub(super) takes: bool,
    pub(super) captured: Option<Kind>,
    pub(super) promotion: Option<Kind>,
    pub(super) en_passant: bool,
    /// Castling, and to which side if that was heard: `Some(true)` for the king's.
    pub(super) castles: Option<Option<bool>>,
    pub(super) claims: Claims,
    pub(super) draw_offered: bool,
}

impl SpokenMove {
    /// The signs in their order made one move; `None` when they are none.
    pub(super) fn from_signs(signs: &[Sign]) -> Option<Self> {
        let mut heard = Self::default();
        let mut spots: Vec<Spot> = Vec::new();
        // The kinds, each with the number of squares before it.
        let mut kinds: Vec<(Kind, usize)> = Vec::new();
        let mut before = None;
        for sign in signs.iter().copied().filter(|sign| *sign != Sign::Filler) {
            match sign {
                Sign::File(file) => spots.push(Spot { file: Some(file), rank: None }),
                Sign::Rank(rank) => match (before, spots.last_mut()) {
                    (Some(Sign::File(_)), Some(spot)) => spot.rank = Some(rank),
                    _ => spots.push(Spot { file: None, rank: Some(rank) }),
                },
                Sign::Kind(kind) if before == Some(Sign::Takes) => once(&mut heard.captured, kind)?,
                Sign::Kind(kind) if before == Some(Sign::Promotes) => {
                    once(&mut heard.promotion, kind)?;
                }
                Sign::Kind(kind) => kinds.push((kind, spots.len())),
                Sign::Takes => heard.takes = true,
                Sign::EnPassant => heard.en_passant = true,
                Sign::Castles => once(&mut heard.castles, None)?,
                Sign::CastlesShort => once(&mut heard.castles, Some(true))?,
                Sign::CastlesLong => once(&mut heard.castles, Some(false))?,
                Sign::Check => heard.claims.check = true,
                Sign::Mate => heard.claims.mate = true,
                Sign::DrawOffer => heard.draw_offered = true,
                Sign::Promotes | Sign::Filler => {}
            }
            before = Some(sign);
        }
        for (kind, squares) in kinds {
            let slot = match squares {
                0 => &mut heard.kind,
                _ if squares == spots.len() => &mut heard.promotion,
                _ => &mut heard.captured,
            };
            once(slot, kind)?;
        }
        match *spots.as_slice() {
            [] => {}
            [to] => heard.to = to,
            [from, to] => (heard.from, heard.to) = (from, to),
            _ => return None,
        }
        heard.is_a_move(spots.len()).then_some(heard)
    }

    fn is_a_move(&self, squares: usize) -> bool {
        let arrives = self.to.is_full()
            || (self.takes && self.to.file.is_some())
            || (self.captured.is_some() && self.kind.is_some());
        match self.castles {
            Some(_) => squares == 0 && !self.takes && self.kind.is_none_or(|k| k == Kind::King),
            None => arrives,
        }
    }

    /// The legal moves that it can be.
    pub(super) fn moves(&self, position: &Position) -> Vec<Move> {
        let fits = |m| self.fits(m, position.form());
        match (self.kind, self.from.square(), self.to.square(), self.castles) {
            (_, Some(from), Some(to), None) => claims::leaving(position, from, to, fits),
            (Some(kind), None, Some(to), None) => claims::arriving(position, kind, to, fits),
            _ => claims::fitting(position, fits),
        }
    }

    pub(super) fn fits(&self, m: Move, form: Variant) -> bool {
        let kind = self.kind.is_none_or(|kind| kind == m.kind());
        if let Some(short) = self.castles {
            return m.is_castling() && short.is_none_or(|short| short == m.is_castling_short());
        }
        if m.is_castling() && (form == Variant::Chess960 || !self.from.is_full()) {
            return false;
        }
        let captured = m.capture().map(|(captured, _)| captured);
        kind && self.from.fits(m.from())
            && self.to.fits(m.to())
            && (!self.takes || captured.is_some())
            && (self.captured.is_none() || self.captured == captured)
            && (self.promotion.is_none() || self.promotion == m.promotion())
            && (!self.en_passant || m.is_en_passant())
    }
}

/// Fills what is still open; `None` when it was heard twice.
fn once<T>(slot: &mut Option<T>, value: T) -> Option<()> {
    slot.replace(value).is_none().then_some(())
}
