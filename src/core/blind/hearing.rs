//! Words that are easily taken for one another, and the moves that would then be meant.
//!
//! The German distances were measured with one synthetic voice (log-mel, in hundredths; the median
//! of all pairs is 40 to 60): rough, but the order agrees with what players tell. The letters of
//! other languages are paired where their names rhyme; those were not measured. The files of the
//! radio alphabet were made to be told apart.

use crate::blind::arrangement::{AnnouncementRules, Scheme};
use jadoube_chess::board::piece::Kind;
use jadoube_chess::board::position::{Move, Position, Uci};
use jadoube_chess::notation::spoken;
use jadoube_chess::notation::spoken::vocabulary::{Sign, Vocabulary};

/// Two words that sound alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClosePair {
    /// The one word.
    pub one: Sign,
    /// The other.
    pub other: Sign,
    /// How far apart they are, in hundredths; none where it was not measured.
    pub distance: Option<u8>,
}

const fn measured(one: Sign, other: Sign, distance: u8) -> ClosePair {
    ClosePair { one, other, distance: Some(distance) }
}

const fn rhyming(one: Sign, other: Sign) -> ClosePair {
    ClosePair { one, other, distance: None }
}

const fn files(one: u8, other: u8) -> ClosePair {
    rhyming(Sign::File(one), Sign::File(other))
}

/// Bella and Eva, Anna and Bella.
const NAMES: [ClosePair; 2] =
    [measured(Sign::File(1), Sign::File(4), 10), measured(Sign::File(0), Sign::File(1), 19)];

/// Dame and Bauer, fünf and sechs.
const GERMAN: [ClosePair; 2] = [
    measured(Sign::Kind(Kind::Queen), Sign::Kind(Kind::Pawn), 10),
    measured(Sign::Rank(4), Sign::Rank(5), 22),
];

/// Zwei and drei; “zwo” is far from both.
const TWO_AND_THREE: ClosePair = measured(Sign::Rank(1), Sign::Rank(2), 21);

/// The letters b, c, d, e and g, whose names end alike.
const LETTERS: [ClosePair; 10] = [
    files(1, 2),
    files(1, 3),
    files(1, 4),
    files(1, 6),
    files(2, 3),
    files(2, 4),
    files(2, 6),
    files(3, 4),
    files(3, 6),
    files(4, 6),
];

/// The letters a and h: ay and aitch, а and ха.
const A_AND_H: ClosePair = files(0, 7);

/// Пет and шест, седум and осум; пять and шесть, семь and восемь.
const SLAVIC: [ClosePair; 2] =
    [rhyming(Sign::Rank(4), Sign::Rank(5)), rhyming(Sign::Rank(6), Sign::Rank(7))];

/// The words of a match that sound alike.
#[must_use]
pub fn similar_words(announcing: AnnouncementRules) -> Vec<ClosePair> {
    let mut pairs = Vec::new();
    match announcing.scheme {
        Scheme::German => {
            pairs.extend(NAMES);
            pairs.extend(GERMAN);
            if !announcing.zwo {
                pairs.push(TWO_AND_THREE);
            }
        }
        Scheme::Anna => pairs.extend(NAMES),
        Scheme::Nato => {}
        Scheme::English => {
            pairs.extend(LETTERS);
            pairs.push(A_AND_H);
        }
        Scheme::Macedonian | Scheme::Russian => {
            pairs.extend(LETTERS);
            pairs.push(A_AND_H);
            pairs.extend(SLAVIC);
        }
        Scheme::Spanish | Scheme::French => pairs.extend(LETTERS),
    }
    pairs
}

/// The legal moves that a text would mean, if one of its words were taken for another that sounds
/// like it, wherever it stands or in one place only.
#[must_use]
pub fn near(position: &Position, text: &str, words: &Vocabulary, alike: &[ClosePair]) -> Vec<Move> {
    let pairs: Vec<(Sign, Sign)> = alike.iter().map(|pair| (pair.one, pair.other)).collect();
    spoken::mistaken(position, text, words, &pairs)
}

/// The words in which two moves differ; none when one is castling, which has words of its own.
#[must_use]
pub fn differing(position: &Position, one: &Uci, other: &Uci) -> Option<Vec<(Sign, Sign)>> {
    let (one, other) = (signs(position, one)?, signs(position, other)?);
    Some(one.into_iter().zip(other).filter(|(a, b)| a != b).collect())
}

/// Whether two moves differ in words only that sound alike.
#[must_use]
pub fn sound_alike(position: &Position, one: &Uci, other: &Uci, alike: &[ClosePair]) -> bool {
    let close = |a: Sign, b: Sign| {
        alike.iter().any(|pair| [(a, b), (b, a)].contains(&(pair.one, pair.other)))
    };
    differing(position, one, other)
        .is_some_and(|words| !words.is_empty() && words.iter().all(|(a, b)| close(*a, *b)))
}

fn signs(position: &Position, uci: &Uci) -> Option<Vec<Sign>> {
    let m = position.read_uci(uci).ok().filter(|m| !m.is_castling())?;
    let (from, to) = (m.from(), m.to());
    Some(vec![
        Sign::Kind(m.kind()),
        Sign::File(from.file()),
        Sign::Rank(from.rank()),
        Sign::File(to.file()),
        Sign::Rank(to.rank()),
        m.promotion().map_or(Sign::Filler, Sign::Kind),
    ])
}
