//! Pieces: a kind and a side.

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::side::Side;

/// What kind of piece.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "lowercase")]
#[message(prefix = "chess", name = "kind")]
pub enum Kind {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// The king.
    King,
}

impl Kind {
    /// All six, from the pawn to the king.
    pub const ALL: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn may become, most usual first.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The English capital letter, `P` for the pawn.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Pawn => 'P',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    pub(super) const fn from_shakmaty(role: shakmaty::Role) -> Self {
        match role {
            shakmaty::Role::Pawn => Self::Pawn,
            shakmaty::Role::Knight => Self::Knight,
            shakmaty::Role::Bishop => Self::Bishop,
            shakmaty::Role::Rook => Self::Rook,
            shakmaty::Role::Queen => Self::Queen,
            shakmaty::Role::King => Self::King,
        }
    }

    pub(crate) const fn to_shakmaty(self) -> shakmaty::Role {
        match self {
            Self::Pawn => shakmaty::Role::Pawn,
            Self::Knight => shakmaty::Role::Knight,
            Self::Bishop => shakmaty::Role::Bishop,
            Self::Rook => shakmaty::Role::Rook,
            Self::Queen => shakmaty::Role::Queen,
            Self::King => shakmaty::Role::King,
        }
    }
}

/// A piece of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// The side that the piece belongs to.
    pub side: Side,
    /// King, queen, rook, bishop, knight or pawn.
    pub kind: Kind,
}

/// “white knight”. One id per piece, because adjectives follow the noun's gender.
impl Piece {
    /// Several of them: “white knights”.
    #[must_use]
    pub fn several(self) -> Value<'static> {
        let id = match (self.side, self.kind) {
            (Side::White, Kind::King) => "chess-white-kings",
            (Side::White, Kind::Queen) => "chess-white-queens",
            (Side::White, Kind::Rook) => "chess-white-rooks",
            (Side::White, Kind::Bishop) => "chess-white-bishops",
            (Side::White, Kind::Knight) => "chess-white-knights",
            (Side::White, Kind::Pawn) => "chess-white-pawns",
            (Side::Black, Kind::King) => "chess-black-kings",
            (Side::Black, Kind::Queen) => "chess-black-queens",
            (Side::Black, Kind::Rook) => "chess-black-rooks",
            (Side::Black, Kind::Bishop) => "chess-black-bishops",
            (Side::Black, Kind::Knight) => "chess-black-knights",
            (Side::Black, Kind::Pawn) => "chess-black-pawns",
        };
        Value::Said(id.into(), Vec::new())
    }
}

impl Argument for Piece {
    const NAME: &'static str = "piece";

    fn value(&self) -> Value<'_> {
        let id = match (self.side, self.kind) {
            (Side::White, Kind::King) => "chess-white-king",
            (Side::White, Kind::Queen) => "chess-white-queen",
            (Side::White, Kind::Rook) => "chess-white-rook",
            (Side::White, Kind::Bishop) => "chess-white-bishop",
            (Side::White, Kind::Knight) => "chess-white-knight",
            (Side::White, Kind::Pawn) => "chess-white-pawn",
            (Side::Black, Kind::King) => "chess-black-king",
            (Side::Black, Kind::Queen) => "chess-black-queen",
            (Side::Black, Kind::Rook) => "chess-black-rook",
            (Side::Black, Kind::Bishop) => "chess-black-bishop",
            (Side::Black, Kind::Knight) => "chess-black-knight",
            (Side::Black, Kind::Pawn) => "chess-black-pawn",
        };
        Value::Said(id.into(), Vec::new())
    }
}

impl Piece {
    /// A piece of a side.
    #[must_use]
    pub const fn new(side: Side, kind: Kind) -> Self {
        Self { side, kind }
    }

    /// The letter of FEN: capital for White, small for Black.
    #[must_use]
    pub const fn fen_letter(self) -> char {
        match self.side {
            Side::White => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with a letter of FEN.
    #[must_use]
    pub fn from_fen_letter(letter: char) -> Option<Self> {
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let kind = Kind::ALL.into_iter().find(|k| k.letter() == letter.to_ascii_uppercase())?;
        Some(Self { side, kind })
    }
}

pub(crate) const fn side_to_shakmaty(side: Side) -> shakmaty::Color {
    match side {
        Side::White => shakmaty::Color::White,
        Side::Black => shakmaty::Color::Black,
    }
}

pub(super) const fn side_from_shakmaty(color: shakmaty::Color) -> Side {
    match color {
        shakmaty::Color::White => Side::White,
        shakmaty::Color::Black => Side::Black,
    }
}
