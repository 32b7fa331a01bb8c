//! Moves as they are announced (Laws 2018 and 2023, Guidelines for players with disabilities, 2.1),
//! and what was typed from hearing them: a piece, a square or both may be missing, and the text
//! then means every legal move that fits.
//!
//! The words are data (`vocabulary`, and what `i18n` makes from `locales`); `lexer` makes signs of
//! a text and a move of the signs. `strict` hears what is said as it is
//! written here at once.

pub mod vocabulary;
mod lexer;
mod strict;
pub mod sites;

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::board::square::Square;
use crate::notation::claims::{self, Effect};
use crate::notation::reading::{NotationFault, Reading};
use crate::notation::spoken::lexer::SpokenMove;
use crate::notation::spoken::vocabulary::{GERMAN, Sign, Vocabulary};

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
    pub words: &'static Vocabulary,
    /// How much is written.
    pub detail: Detail,
}

impl Scheme {
    /// Anna, Bella, Cesar …, as the Laws suggest: `Springer Gustav eins - Felix drei`.
    pub const GERMAN: Self = Self { words: &GERMAN, detail: Detail::Squares };

    /// The scheme with a language's words, without what the Laws do not ask for.
    #[must_use]
    pub const fn of(words: &'static Vocabulary) -> Self {
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

/// What a text names that is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAMoveText {
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
pub fn named(text: &str, words: &Vocabulary) -> Option<NotAMoveText> {
    match *words.signs(text)?.as_slice() {
        [Sign::File(file), Sign::Rank(rank)] => Square::new(file, rank).map(NotAMoveText::Square),
        [Sign::File(file)] => Some(NotAMoveText::File(file)),
        [Sign::Rank(rank)] => Some(NotAMoveText::Rank(rank)),
        [Sign::Kind(kind)] => Some(NotAMoveText::Kind(kind)),
        _ => None,
    }
}

pub(super) fn read(
    position: &Position,
    text: &str,
    scheme: Scheme,
) -> Result<Reading, NotationFault> {
    let (core, offer) = claims::without_marks(text);
    let patiently = || scheme.words.signs(core).and_then(|signs| SpokenMove::from_signs(&signs));
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
    words: &Vocabulary,
    pairs: &[(Sign, Sign)],
) -> Vec<Move> {
    let (core, _) = claims::without_marks(text);
    let Some(signs) = words.signs(core) else { return Vec::new() };
    let mut found: Vec<Move> = Vec::new();
    let mut try_out = |signs: &[Sign]| {
        let Some(heard) = SpokenMove::from_signs(signs) else { return };
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
        for (context, _) in signs.iter().enumerate().filter(|(_, sign)| **sign == one) {
            let mut once = signs.clone();
            if let Some(slot) = once.get_mut(context) {
                *slot = other;
            }
            try_out(&once);
        }
    }
    found
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

fn say(signs: &[Sign], words: &Vocabulary, out: &mut String) {
    for (nth, sign) in signs.iter().enumerate() {
        out.push_str(if nth == 0 { "" } else { " " });
        out.push_str(words.say(*sign));
    }
}

#[cfg(test)]
mod tests;
