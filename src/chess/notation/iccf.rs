//! The numeric notation of correspondence chess: files and ranks as digits, departure and arrival
//! (Laws 1972 and 1980, Supplement 1; ICCF today). Castling is the king's move.

use crate::board::piece::Kind;
use crate::board::position::{Move, Position};
use crate::board::square::Square;
use crate::notation::claims::{self, Claims};
use crate::notation::reading::{NotationFault, Reading, Remark};
use crate::side::Side;

/// How a promotion is written. Both are always read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Promotion {
    /// The arrival rank gives way to the piece: `3731` (Laws 1980).
    Laws1980,
    /// A fifth digit: `37381` (ICCF today).
    Fifth,
}

/// Squares that a printing of the Laws gives wrong, digit by digit, and what they must be.
const MISPRINTS: &[([u8; 2], [u8; 2], Remark)] =
    // The table of 1980 has 98 on h6.
    &[([9, 8], [8, 6], Remark::Misprint { printed: "98", meant: "86" })];

/// A text's digits, cut up.
struct Digits {
    from: [u8; 2],
    to: [u8; 2],
    fifth: Option<u8>,
}

/// The digit of a piece that a pawn becomes: 1 to 4 for queen, rook, bishop and knight.
fn promoted(digit: u8) -> Option<Kind> {
    Kind::PROMOTIONS.get(usize::from(digit).checked_sub(1)?).copied()
}

fn digit_of(kind: Kind) -> u8 {
    (1..).zip(Kind::PROMOTIONS).find_map(|(digit, k)| (k == kind).then_some(digit)).unwrap_or(1)
}

fn pair(square: Square) -> [u8; 2] {
    [square.file() + 1, square.rank() + 1]
}

fn square([file, rank]: [u8; 2]) -> Option<Square> {
    Square::new(file.checked_sub(1)?, rank.checked_sub(1)?)
}

pub(super) fn read(position: &Position, text: &str) -> Result<Reading, NotationFault> {
    let unreadable = || NotationFault::Unreadable { text: text.trim().to_owned() };
    let (core, draw_offered) = claims::without_marks(text);
    let mut digits = cut(core).ok_or_else(unreadable)?;
    let mut remarks = Vec::new();
    for (printed, meant, remark) in MISPRINTS {
        for end in [&mut digits.from, &mut digits.to] {
            if end == printed {
                *end = *meant;
                remarks.push(*remark);
            }
        }
    }
    remarks.dedup();
    if !digits.possible() {
        return Err(unreadable());
    }
    let moves = digits.moves(position);
    let reading = Claims::default().reading(position, text, moves)?;
    Ok(Reading { draw_offered, remarks, ..reading })
}

/// Four or five digits; blanks, dashes and full stops between them do not count.
fn cut(core: &str) -> Option<Digits> {
    let separates = |c: &char| c.is_whitespace() || ".-–—‐‑−".contains(*c);
    let mut digits = core.chars().filter(|c| !separates(c)).map(|c| c.to_digit(10));
    let mut next = || digits.next().flatten().and_then(|digit| u8::try_from(digit).ok());
    let (from, to) = ([next()?, next()?], [next()?, next()?]);
    match (digits.next(), digits.next()) {
        (None, _) => Some(Digits { from, to, fifth: None }),
        (Some(Some(fifth)), None) => Some(Digits { from, to, fifth: u8::try_from(fifth).ok() }),
        _ => None,
    }
}

impl Digits {
    fn possible(&self) -> bool {
        let on_board = [self.from, self.to].as_flattened().iter().all(|d| (1..=8).contains(d));
        on_board && self.fifth.is_none_or(|fifth| promoted(fifth).is_some())
    }

    fn moves(&self, position: &Position) -> Vec<Move> {
        let Some((from, to)) = square(self.from).zip(square(self.to)) else { return Vec::new() };
        let moves = claims::leaving(position, from, to, |m| self.fits(m));
        if !moves.is_empty() || self.fifth.is_some() {
            return moves;
        }
        // `3731`: a pawn about to promote, the piece where the rank would be.
        let last = if position.turn() == Side::White { 7 } else { 0 };
        let moves = Square::new(to.file(), last)
            .map(|to| claims::leaving(position, from, to, |m| self.fits(m)))
            .unwrap_or_default();
        if !moves.is_empty() {
            return moves;
        }
        // `5758`: the pawn's move in full, the piece left out.
        claims::leaving(position, from, to, |m| self.fits_without_piece(m))
    }

    fn fits(&self, m: Move) -> bool {
        let [file, rank] = self.to;
        if pair(m.from()) != self.from {
            return false;
        }
        match (m.promotion(), self.fifth) {
            (None, None) => {
                // Engines write castling in Chess960 as king takes own rook.
                let rook = m.castling_rook().map(|(before, _)| pair(before));
                pair(m.to()) == self.to || rook == Some(self.to)
            }
            (None, Some(_)) => false,
            (promotion, Some(fifth)) => pair(m.to()) == self.to && promotion == promoted(fifth),
            (promotion, None) => m.to().file() + 1 == file && promotion == promoted(rank),
        }
    }

    fn fits_without_piece(&self, m: Move) -> bool {
        pair(m.from()) == self.from && pair(m.to()) == self.to
    }
}

pub(super) fn write(m: Move, promotion: Promotion, out: &mut String) {
    let (from, [file, rank]) = (pair(m.from()), pair(m.to()));
    let (fourth, fifth) = match (m.promotion().map(digit_of), promotion) {
        (None, _) => (rank, None),
        (Some(piece), Promotion::Laws1980) => (piece, None),
        (Some(piece), Promotion::Fifth) => (rank, Some(piece)),
    };
    let digits = [from.as_slice(), &[file, fourth]];
    out.extend(digits.into_iter().flatten().chain(&fifth).map(|digit| char::from(b'0' + digit)));
}

#[cfg(test)]
mod tests;
