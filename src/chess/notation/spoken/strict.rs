//! The short way for a move that is announced just as it is written here: the words that are said,
//! with one blank between them. Whatever else stands there is left to `heard`; what both read, they
//! read alike.

use crate::board::piece::Kind;
use crate::notation::spoken::lexer::{SpokenMove, Spot};
use crate::notation::spoken::vocabulary::{Sign, Spellings, Vocabulary};

/// What was heard, if it is said just as it is written here: `Springer Gustav eins - Felix drei`,
/// `Springer Gustav eins schlaegt Bauer Felix drei, Schach`, `Kurze Rochade`.
pub(super) fn read(words: &Vocabulary, text: &str) -> Option<SpokenMove> {
    let mut heard = SpokenMove::default();
    let mut rest = match castling(words, text) {
        Some((short, rest)) => {
            heard.castles = Some(Some(short));
            rest
        }
        None => squares(words, text, &mut heard)?,
    };
    while let Some(behind) = rest.strip_prefix(", ") {
        let (sign, after) = [Sign::EnPassant, Sign::Check, Sign::Mate]
            .into_iter()
            .find_map(|sign| Some((sign, strip_word(words.say(sign), behind)?)))?;
        match sign {
            Sign::EnPassant => heard.en_passant = true,
            Sign::Mate => heard.claims.mate = true,
            _ => heard.claims.check = true,
        }
        rest = after;
    }
    rest.is_empty().then_some(heard)
}

fn castling<'a>(words: &Vocabulary, text: &'a str) -> Option<(bool, &'a str)> {
    let side = |sign, short| Some((short, strip_word(words.say(sign), text)?));
    side(Sign::CastlesShort, true).or_else(|| side(Sign::CastlesLong, false))
}

/// The piece, both squares, what is taken and what a pawn becomes; the text behind them.
fn squares<'a>(words: &Vocabulary, text: &'a str, heard: &mut SpokenMove) -> Option<&'a str> {
    let (kind, rest) = kind(words, text)?;
    let (from, rest) = square(words, rest.strip_prefix(' ')?)?;
    let rest = match rest.strip_prefix(" - ") {
        Some(rest) => rest,
        None => {
            let rest = strip_word(words.say(Sign::Takes), rest.strip_prefix(' ')?)?;
            let (captured, rest) = self::kind(words, rest.strip_prefix(' ')?)?;
            (heard.takes, heard.captured) = (true, Some(captured));
            rest.strip_prefix(' ')?
        }
    };
    let (to, mut rest) = square(words, rest)?;
    if let Some(becomes) = rest.strip_prefix(' ') {
        let (promotion, after) = self::kind(words, becomes)?;
        heard.promotion = Some(promotion);
        rest = after;
    }
    (heard.kind, heard.from, heard.to) = (Some(kind), from, to);
    Some(rest)
}

fn kind<'a>(words: &Vocabulary, text: &'a str) -> Option<(Kind, &'a str)> {
    let (nth, rest) = one_of(&words.kinds, text)?;
    Some((*Kind::ALL.get(usize::from(nth))?, rest))
}

fn square<'a>(words: &Vocabulary, text: &'a str) -> Option<(Spot, &'a str)> {
    let (file, rest) = one_of(&words.files, text)?;
    let (rank, rest) = one_of(&words.ranks, rest.strip_prefix(' ')?)?;
    Some((Spot { file: Some(file), rank: Some(rank) }, rest))
}

/// Which of the words the text begins with, and what stands behind it.
fn one_of<'a>(words: &[Spellings], text: &'a str) -> Option<(u8, &'a str)> {
    let first = text.as_bytes().first()?;
    (0..).zip(words).find_map(|(nth, spellings)| {
        let word = spellings.first()?;
        // Most are told apart by their first byte.
        (word.as_bytes().first()? == first).then(|| Some((nth, strip_word(word, text)?)))?
    })
}

/// The text behind a word, which must end there.
fn strip_word<'a>(word: &str, text: &'a str) -> Option<&'a str> {
    let rest = text.strip_prefix(word).filter(|_| !word.is_empty())?;
    matches!(rest.as_bytes().first(), None | Some(b' ' | b',')).then_some(rest)
}
