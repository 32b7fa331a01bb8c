//! The telegraph code of the Laws of 1972 and 1980 (Supplement 1), which they call Uedemann's: each
//! square a syllable, departure and arrival. Two letters exchanged can be another square, so
//! nothing is taken that is not legal.

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::board::square::Square;
use crate::notation::claims::{self, Claims};
use crate::notation::reading::{NotationFault, Reading, Remark};

/// What is written behind the two squares. Everything is always read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extension {
    /// Nothing, as in the Laws: what a pawn becomes is left open, and castling is the king's move.
    Laws,
    /// The letters that E. D. Nores added: promotion, check, mate, stalemate, en passant, and
    /// castling as king's and rook's square.
    Nores,
}

/// The consonants of the files a to h on ranks 1 to 4, then on ranks 5 to 8.
const CONSONANTS: [[u8; 8]; 2] = [*b"BCDFGHKL", *b"MNPRSTWZ"];
/// The vowels of the ranks 1 to 8.
const VOWELS: [u8; 8] = *b"AEIOOIEA";

/// Syllables that a printing of the Laws gives wrong, and what they must be.
const MISPRINTS: &[([u8; 2], [u8; 2], Remark)] =
    // The table of 1980 has OI on c6.
    &[(*b"OI", *b"PI", Remark::Misprint { printed: "OI", meant: "PI" })];

/// The letters behind the squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Suffix {
    promotion: Option<Kind>,
    claims: Claims,
    en_passant: bool,
    castles: bool,
}

const fn promotion_letter(kind: Kind) -> u8 {
    match kind {
        Kind::Rook => b'R',
        Kind::Bishop => b'B',
        Kind::Knight => b'K',
        Kind::Queen | Kind::King | Kind::Pawn => b'Q',
    }
}

fn syllable(square: Square) -> Option<[u8; 2]> {
    let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
    Some([*CONSONANTS.get(rank / 4)?.get(file)?, *VOWELS.get(rank)?])
}

/// The squares by consonant and vowel, each counted from A; one that is none has no square.
#[expect(clippy::indexing_slicing, reason = "worked out when the program is built")]
const SQUARES: [[Option<(u8, u8)>; 26]; 26] = {
    let mut squares = [[None; 26]; 26];
    let mut nth = 0;
    while nth < 64 {
        let (file, rank) = (nth % 8, nth / 8);
        // The consonant tells the file and the half of the board, the vowel the rank in it.
        let consonant = CONSONANTS[rank / 4][file] - b'A';
        squares[consonant as usize][(VOWELS[rank] - b'A') as usize] =
            Some((file as u8, rank as u8));
        nth += 1;
    }
    squares
};

fn square(written: [u8; 2]) -> Option<Square> {
    let [consonant, vowel] = written.map(|letter| usize::from(letter.wrapping_sub(b'A')));
    let (file, rank) = (*SQUARES.get(consonant)?.get(vowel)?)?;
    Square::new(file, rank)
}

pub(super) fn read(position: &Position, text: &str) -> Result<Reading, NotationFault> {
    let unreadable = || NotationFault::Unreadable { text: text.trim().to_owned() };
    let (core, draw_offered) = claims::without_marks(text);
    let mut letters =
        core.bytes().filter(|b| !matches!(b, b' ' | b'-' | b'.')).map(|b| b.to_ascii_uppercase());
    let mut remarks = Vec::new();
    let mut next = || -> Option<Square> {
        let written = [letters.next()?, letters.next()?];
        let misprint = MISPRINTS.iter().find(|(printed, ..)| *printed == written);
        remarks.extend(misprint.map(|(.., remark)| *remark));
        square(misprint.map_or(written, |(_, meant, _)| *meant))
    };
    let (from, to) = next().zip(next()).ok_or_else(unreadable)?;
    remarks.dedup();
    let suffix = suffix(letters).ok_or_else(unreadable)?;
    let moves = claims::leaving(position, from, to, |m| suffix.fits(m, from, to));
    let mut reading = suffix.claims.reading(position, text, moves)?;
    reading.draw_offered = draw_offered;
    reading.remarks.splice(0..0, remarks);
    Ok(reading)
}

fn suffix(letters: impl Iterator<Item = u8>) -> Option<Suffix> {
    let mut suffix = Suffix::default();
    for letter in letters {
        match letter {
            b'C' => suffix.claims.check = true,
            b'M' => suffix.claims.mate = true,
            b'S' => suffix.claims.stalemate = true,
            b'P' => suffix.en_passant = true,
            b'L' => suffix.castles = true,
            _ if suffix.promotion.is_none() => {
                let becomes = |kind: &Kind| promotion_letter(*kind) == letter;
                suffix.promotion = Some(Kind::PROMOTIONS.into_iter().find(becomes)?);
            }
            _ => return None,
        }
    }
    Some(suffix)
}

impl Suffix {
    fn fits(self, m: Move, from: Square, to: Square) -> bool {
        // Nores names the rook's square in castling; engines do in Chess960.
        let rook = m.castling_rook().map(|(before, _)| before);
        m.from() == from
            && (m.to() == to || rook == Some(to))
            && (self.promotion.is_none() || m.promotion() == self.promotion)
            && (!self.en_passant || m.is_en_passant())
            && (!self.castles || m.is_castling())
    }
}

pub(super) fn write(position: &Position, m: Move, extension: Extension, out: &mut String) {
    let mut push = |letters: &[u8]| out.extend(letters.iter().copied().map(char::from));
    let rook = m.castling_rook().filter(|_| extension == Extension::Nores);
    let to = rook.map_or(m.to(), |(before, _)| before);
    for end in [m.from(), to].into_iter().filter_map(syllable) {
        push(&end);
    }
    if extension == Extension::Laws {
        return;
    }
    if m.is_castling() {
        push(b"L");
    }
    if m.is_en_passant() {
        push(b"P");
    }
    if let Some(kind) = m.promotion() {
        push(&[promotion_letter(kind)]);
    }
    let after = claims::after(position, m);
    let mark: &[u8] = match after.is_check() {
        true if after.is_checkmate() => b"M",
        true => b"C",
        false if after.is_stalemate() => b"S",
        false => b"",
    };
    push(mark);
}

/// The moves of a telegram's word, for two moves were sent as one (`GEGOSESO`) and a whole score
/// may be: the text cut before the first letter of each move, whatever stands behind the last. A
/// syllable is a consonant with its vowel, so letters added to a move are told from the next one's.
#[must_use]
pub fn split(word: &str) -> Vec<&str> {
    let is_vowel = |b: &u8| matches!(b.to_ascii_uppercase(), b'A' | b'E' | b'I' | b'O');
    let mut cuts = Vec::new();
    let mut syllables = 0;
    for (at, pair) in word.as_bytes().windows(2).enumerate() {
        // OI, a misprint for PI, is a syllable too where no consonant stands before the O.
        let misprint = MISPRINTS.iter().any(|(printed, ..)| pair.eq_ignore_ascii_case(printed));
        let after_consonant = at > 0 && !word.as_bytes().get(at - 1).is_none_or(is_vowel);
        let begins = matches!(pair, [first, second] if first.is_ascii() && !is_vowel(first) && is_vowel(second));
        if begins || (misprint && !after_consonant) {
            if syllables % 2 == 0 {
                cuts.push(at);
            }
            syllables += 1;
        }
    }
    if let Some(first) = cuts.first_mut() {
        *first = 0;
    } else {
        cuts.push(0);
    }
    let ends = cuts.iter().skip(1).copied().chain([word.len()]);
    cuts.iter().zip(ends).filter_map(|(begin, end)| word.get(*begin..end)).collect()
}

#[cfg(test)]
mod tests;
