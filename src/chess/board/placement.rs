//! Which piece stands where: any arrangement at all, legal or not, with or without kings. This is
//! what an electronic board reports and what an arbiter finds on the table.

use std::fmt;
use std::str::FromStr;

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::board::piece::{Kind, Piece};
use crate::board::square::Square;
use crate::side::Side;

/// An arrangement of pieces on the 64 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Placement([Option<Piece>; 64]);

impl Placement {
    /// The empty board.
    pub const EMPTY: Self = Self([None; 64]);

    /// The usual start position.
    #[must_use]
    pub fn start() -> Self {
        Self::chess960_back_rank([
            Kind::Rook,
            Kind::Knight,
            Kind::Bishop,
            Kind::Queen,
            Kind::King,
            Kind::Bishop,
            Kind::Knight,
            Kind::Rook,
        ])
    }

    /// A start position with these pieces on both back ranks, file a first.
    #[must_use]
    pub fn chess960_back_rank(kinds: [Kind; 8]) -> Self {
        let mut placement = Self::EMPTY;
        for (file, kind) in (0_u8..).zip(kinds) {
            for (rank, side, kind) in [
                (0, Side::White, kind),
                (1, Side::White, Kind::Pawn),
                (6, Side::Black, Kind::Pawn),
                (7, Side::Black, kind),
            ] {
                if let Some(square) = Square::new(file, rank) {
                    placement.set(square, Some(Piece::new(side, kind)));
                }
            }
        }
        placement
    }

    /// What stands on a square.
    #[must_use]
    pub fn get(&self, square: Square) -> Option<Piece> {
        self.0.get(square.index()).copied().flatten()
    }

    /// Puts a piece on a square, or empties it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if let Some(slot) = self.0.get_mut(square.index()) {
            *slot = piece;
        }
    }

    /// The same arrangement seen from the other end of the board.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let mut pieces = self.0;
        pieces.reverse();
        Self(pieces)
    }

    /// All pieces with their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        Square::all().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The squares on which the two arrangements differ, with what stands here and there.
    pub fn differences<'a>(
        &'a self,
        other: &'a Self,
    ) -> impl Iterator<Item = (Square, Option<Piece>, Option<Piece>)> + 'a {
        Square::all()
            .map(|square| (square, self.get(square), other.get(square)))
            .filter(|(_, here, there)| here != there)
    }
}

/// The first field of a FEN.
impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let mut empty = 0;
            for file in 0..8 {
                let piece = Square::new(file, rank).and_then(|square| self.get(square));
                if let Some(piece) = piece {
                    if empty > 0 {
                        write!(f, "{empty}")?;
                    }
                    empty = 0;
                    write!(f, "{}", piece.fen_letter())?;
                } else {
                    empty += 1;
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text does not describe eight ranks of eight squares.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "cli-no-placement", error)]
pub struct NotAPlacement(pub String);

impl FromStr for Placement {
    type Err = NotAPlacement;
    fn from_str(text: &str) -> Result<Self, NotAPlacement> {
        let wrong = || NotAPlacement(text.to_owned());
        let mut placement = Self::EMPTY;
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != 8 {
            return Err(wrong());
        }
        for (rank, row) in (0_u8..8).rev().zip(ranks) {
            let mut file: u8 = 0;
            for letter in row.chars() {
                if let Some(gap @ 1..=8) = letter.to_digit(10) {
                    file = file.saturating_add(u8::try_from(gap).map_err(|_| wrong())?);
                } else {
                    let piece = Piece::from_fen_letter(letter).ok_or_else(wrong)?;
                    placement.set(Square::new(file, rank).ok_or_else(wrong)?, Some(piece));
                    file += 1;
                }
            }
            if file != 8 {
                return Err(wrong());
            }
        }
        Ok(placement)
    }
}

impl From<Placement> for String {
    fn from(placement: Placement) -> Self {
        placement.to_string()
    }
}

impl TryFrom<String> for Placement {
    type Error = NotAPlacement;
    fn try_from(text: String) -> Result<Self, NotAPlacement> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_position_is_written_as_fen_has_it() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert_eq!(Placement::start().to_string(), start);
        assert_eq!(start.parse(), Ok(Placement::start()));
    }

    #[test]
    fn a_row_too_long_too_short_or_with_a_stranger_is_refused() {
        for wrong in [
            "",
            "8/8/8/8/8/8/8",
            "9/8/8/8/8/8/8/8",
            "7/8/8/8/8/8/8/8",
            "8P/8/8/8/8/8/8/8",
            "x7/8/8/8/8/8/8/8",
        ] {
            assert!(wrong.parse::<Placement>().is_err(), "{wrong}");
        }
    }
}
