//! The codes of pieces and the numbers of fields on the wire. Which way round the board lies is
//! not known here: squares are those of the maker's drawing.

use jadoube_message::{Argument, Value};

use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;
use jadoube_laws::sensing::ResultSignal;

/// What stands on a field: the low four bits of a piece code, all sixteen of which are in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Occupant {
    /// Nothing (0).
    #[default]
    Empty,
    /// A piece (1 to 12; the king comes before the queen).
    Piece(Piece),
    /// A piece that stands for a result (13 to 15).
    Result(ResultSignal),
}

/// The piece, that for a result, or the key `none`.
impl Argument for Occupant {
    const NAME: &'static str = "holds";

    fn value(&self) -> Value<'_> {
        let signal = |id: &'static str| Value::Said(id.into(), Vec::new());
        match self {
            Self::Empty => Value::NONE,
            Self::Piece(piece) => piece.value(),
            Self::Result(ResultSignal::WhiteWins) => signal("device-trace-white-wins"),
            Self::Result(ResultSignal::BlackWins) => signal("device-trace-black-wins"),
            Self::Result(ResultSignal::Draw) => signal("device-trace-draw"),
        }
    }
}

/// The kinds in the order of their codes, from 1 (White) and from 7 (Black).
const KINDS: [Kind; 6] =
    [Kind::Pawn, Kind::Rook, Kind::Knight, Kind::Bishop, Kind::King, Kind::Queen];

impl Occupant {
    /// Reads a code; the upper four bits mean nothing that is known and are masked.
    #[must_use]
    pub fn from_code(code: u8) -> Self {
        let kind = |first: u8| KINDS.get(usize::from((code & 0x0F) - first)).copied();
        match code & 0x0F {
            1..=6 => kind(1).map_or(Self::Empty, |kind| Self::Piece(Piece::new(Side::White, kind))),
            7..=12 => {
                kind(7).map_or(Self::Empty, |kind| Self::Piece(Piece::new(Side::Black, kind)))
            }
            13 => Self::Result(ResultSignal::Draw),
            14 => Self::Result(ResultSignal::WhiteWins),
            15 => Self::Result(ResultSignal::BlackWins),
            _ => Self::Empty,
        }
    }

    /// The code, 0 to 15.
    #[must_use]
    pub fn code(self) -> u8 {
        match self {
            Self::Empty => 0,
            Self::Piece(piece) => {
                let first = if piece.side == Side::White { 1 } else { 7 };
                (first..)
                    .zip(KINDS)
                    .find(|(_, kind)| *kind == piece.kind)
                    .map_or(0, |(code, _)| code)
            }
            Self::Result(ResultSignal::Draw) => 13,
            Self::Result(ResultSignal::WhiteWins) => 14,
            Self::Result(ResultSignal::BlackWins) => 15,
        }
    }

    /// The chess piece, if it is one.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        if let Self::Piece(piece) = self { Some(piece) } else { None }
    }
}

impl From<Option<Piece>> for Occupant {
    fn from(piece: Option<Piece>) -> Self {
        piece.map_or(Self::Empty, Self::Piece)
    }
}

/// The square with a field number: 0 is a8, 7 is h8, 63 is h1.
#[must_use]
pub fn square_of_field(field: u8) -> Option<Square> {
    if field < 64 { Square::new(field % 8, 7 - field / 8) } else { None }
}

/// The field number of a square.
#[must_use]
pub const fn field_of_square(square: Square) -> u8 {
    (7 - square.rank()) * 8 + square.file()
}

/// All squares in the order of their field numbers, a8 to h1.
pub fn squares_in_field_order() -> impl Iterator<Item = Square> {
    (0..64).filter_map(square_of_field)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_codes_are_those_of_the_table_with_the_king_before_the_queen() {
        for (code, letter) in (1..=12).zip("PRNBKQprnbkq".chars()) {
            let occupant = Occupant::from_code(code);
            assert_eq!(occupant.piece().map(Piece::fen_letter), Some(letter), "code {code}");
            assert_eq!(occupant.code(), code);
            assert_eq!(Occupant::from_code(code | 0x30), occupant, "upper bits are masked");
        }
        for code in [0, 13, 14, 15] {
            assert_eq!(Occupant::from_code(code).code(), code);
        }
    }

    #[test]
    fn field_0_is_a8_and_field_63_is_h1() {
        for (field, name) in [(0, "a8"), (7, "h8"), (8, "a7"), (52, "e2"), (36, "e4"), (63, "h1")] {
            let square = square_of_field(field).unwrap();
            assert_eq!(square.to_string(), name);
            assert_eq!(field_of_square(square), field);
        }
        assert_eq!(square_of_field(64), None);
        assert_eq!(squares_in_field_order().count(), 64);
    }
}
