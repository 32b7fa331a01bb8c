//! Moves as they are announced (Laws 2018 and 2023, Guidelines for players with disabilities, 2.1),
//! and what was typed from hearing them: a piece, a square or both may be missing, and the text
//! then means every legal move that fits.
//!
//! The words are data (`words`, and what `i18n` makes from `locales`); `heard` makes signs of a
//! text, and the signs are held against the legal moves here. `strict` hears what is said as it is
//! written here at once.

mod heard;
pub mod sites;
mod strict;
pub mod words;

use crate::board::piece::Kind;
use crate::board::position::{Form, Move, Position};
use crate::board::square::Square;
use crate::notation::claims::{self, Claims, Effect};
use crate::notation::san::NotationFault;
use crate::notation::spoken::words::{GERMAN, Sign, Words};
use crate::notation::system::Reading;

/// How much is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// Piece, both squares and what a pawn becomes: all that the Laws ask for.
    Squares,
    /// Captures, en passant, check and mate as well.
    Full,
    /// What stands in the score, sign by sign, as chess sites speak it (`sites`).
    Score,
}

/// In which words, and how much is said. Both details are read alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scheme {
    /// The words.
    pub words: &'static Words,
    /// How much is written.
    pub detail: Detail,
}

impl Scheme {
    /// Anna, Bella, Cesar …, as the Laws suggest: `Springer Gustav eins - Felix drei`.
    pub const GERMAN: Self = Self { words: &GERMAN, detail: Detail::Squares };

    /// The scheme with a language's words, without what the Laws do not ask for.
    #[must_use]
    pub const fn of(words: &'static Words) -> Self {
        Self { words, detail: Detail::Squares }
    }

    /// The same words, as chess sites say them.
    #[must_use]
    pub const fn as_the_score(self) -> Self {
        Self { detail: Detail::Score, ..self }
    }

    /// The same words, with captures, check and mate.
    #[must_use]
    pub const fn in_full(self) -> Self {
        Self { detail: Detail::Full, ..self }
    }
}

/// A square, or the part of it that was heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Spot {
    file: Option<u8>,
    rank: Option<u8>,
}

impl Spot {
    fn fits(self, square: Square) -> bool {
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
struct Heard {
    kind: Option<Kind>,
    from: Spot,
    to: Spot,
    takes: bool,
    captured: Option<Kind>,
    promotion: Option<Kind>,
    en_passant: bool,
    /// Castling, and to which side if that was heard: `Some(true)` for the king's.
    castles: Option<Option<bool>>,
    claims: Claims,
    draw_offered: bool,
}

/// What a text names that is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Named {
    /// “e vier”
    Square(Square),
    /// “Felix”
    File(u8),
    /// “drei”
    Rank(u8),
    /// “Springer”
    Kind(Kind),
}

/// The one square, file, rank or piece that a text names in these words.
#[must_use]
pub fn named(text: &str, words: &Words) -> Option<Named> {
    match *words.signs(text)?.as_slice() {
        [Sign::File(file), Sign::Rank(rank)] => Square::new(file, rank).map(Named::Square),
        [Sign::File(file)] => Some(Named::File(file)),
        [Sign::Rank(rank)] => Some(Named::Rank(rank)),
        [Sign::Kind(kind)] => Some(Named::Kind(kind)),
        _ => None,
    }
}

pub(super) fn read(
    position: &Position,
    text: &str,
    scheme: Scheme,
) -> Result<Reading, NotationFault> {
    let (core, offer) = claims::undressed(text);
    let patiently = || scheme.words.signs(core).and_then(|signs| Heard::from_signs(&signs));
    let Some(heard) = strict::read(scheme.words, core).or_else(patiently) else {
        return Err(NotationFault::Unreadable { text: text.trim().to_owned() });
    };
    let moves = heard.moves(position);
    let reading = heard.claims.reading(position, text, moves)?;
    Ok(Reading { draw_offered: offer || heard.draw_offered, ..reading })
}

/// The legal moves that a text would mean, if one of its signs were taken for the other of a pair:
/// wherever it stands, or in one place only. Each move once, in no order.
#[must_use]
pub fn mistaken(
    position: &Position,
    text: &str,
    words: &Words,
    pairs: &[(Sign, Sign)],
) -> Vec<Move> {
    let (core, _) = claims::undressed(text);
    let Some(signs) = words.signs(core) else { return Vec::new() };
    let mut found: Vec<Move> = Vec::new();
    let mut try_out = |signs: &[Sign]| {
        let Some(heard) = Heard::from_signs(signs) else { return };
        for m in claims::fitting(position, |m| heard.fits(m, position.form())) {
            if !found.contains(&m) {
                found.push(m);
            }
        }
    };
    for (one, other) in pairs.iter().flat_map(|(a, b)| [(*a, *b), (*b, *a)]) {
        let everywhere: Vec<Sign> =
            signs.iter().map(|sign| if *sign == one { other } else { *sign }).collect();
        if everywhere == signs {
            continue;
        }
        try_out(&everywhere);
        for (place, _) in signs.iter().enumerate().filter(|(_, sign)| **sign == one) {
            let mut once = signs.clone();
            if let Some(slot) = once.get_mut(place) {
                *slot = other;
            }
            try_out(&once);
        }
    }
    found
}

impl Heard {
    /// The signs in their order made one move; `None` when they are none.
    fn from_signs(signs: &[Sign]) -> Option<Self> {
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
    fn moves(&self, position: &Position) -> Vec<Move> {
        let fits = |m| self.fits(m, position.form());
        match (self.kind, self.from.square(), self.to.square(), self.castles) {
            (_, Some(from), Some(to), None) => claims::leaving(position, from, to, fits),
            (Some(kind), None, Some(to), None) => claims::arriving(position, kind, to, fits),
            _ => claims::fitting(position, fits),
        }
    }

    fn fits(&self, m: Move, form: Form) -> bool {
        let kind = self.kind.is_none_or(|kind| kind == m.kind());
        if let Some(short) = self.castles {
            return m.is_castling() && short.is_none_or(|short| short == m.is_castling_short());
        }
        if m.is_castling() && (form == Form::Chess960 || !self.from.is_full()) {
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

pub(super) fn write(position: &Position, m: Move, scheme: Scheme, out: &mut String) {
    let words = scheme.words;
    let full = match scheme.detail {
        Detail::Squares => false,
        Detail::Full => true,
        Detail::Score => return sites::write(position, m, words, out),
    };
    if m.is_castling() {
        let short = m.is_castling_short();
        out.push_str(words.say(if short { Sign::CastlesShort } else { Sign::CastlesLong }));
    } else {
        say(&[Sign::Kind(m.kind())], words, out);
        out.push(' ');
        say(&spelt(m.from()), words, out);
        match m.capture().filter(|_| full) {
            Some((captured, _)) => {
                out.push(' ');
                say(&[Sign::Takes, Sign::Kind(captured)], words, out);
                out.push(' ');
            }
            None => out.push_str(" - "),
        }
        say(&spelt(m.to()), words, out);
        if let Some(kind) = m.promotion() {
            out.push(' ');
            say(&[Sign::Kind(kind)], words, out);
        }
        if full && m.is_en_passant() {
            out.push_str(", ");
            say(&[Sign::EnPassant], words, out);
        }
    }
    let effect = if full { Effect::of(position, m) } else { Effect::Quiet };
    let sign = match effect {
        Effect::Quiet => return,
        Effect::Check => Sign::Check,
        Effect::Mate => Sign::Mate,
    };
    out.push_str(", ");
    out.push_str(words.say(sign));
}

const fn spelt(square: Square) -> [Sign; 2] {
    [Sign::File(square.file()), Sign::Rank(square.rank())]
}

fn say(signs: &[Sign], words: &Words, out: &mut String) {
    for (nth, sign) in signs.iter().enumerate() {
        out.push_str(if nth == 0 { "" } else { " " });
        out.push_str(words.say(*sign));
    }
}

#[cfg(test)]
mod tests;
