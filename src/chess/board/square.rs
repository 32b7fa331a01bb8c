//! One of the 64 squares.

use std::fmt;
use std::str::FromStr;

use jadoube_message::{Argument, Value, plain};
use serde::{Deserialize, Serialize};

/// A square, a1 = 0, b1 = 1 … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square(u8);

impl Argument for Square {
    const NAME: &'static str = "square";

    fn value(&self) -> Value<'_> {
        plain(self)
    }
}

impl Square {
    /// All squares from a1, b1 … to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..64).map(Self)
    }

    /// The square on file `file` (0 = a) and rank `rank` (0 = first), if both are on the board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self(rank * 8 + file)) } else { None }
    }

    /// The square with an index below 64, a1 = 0, h8 = 63.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// a1 = 0 … h8 = 63.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 = file a … 7 = file h.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % 8
    }

    /// 0 = first rank … 7 = eighth rank.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / 8
    }

    /// Whether the square is light: h1 is.
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.file() + self.rank()) % 2 == 1
    }

    /// The square where this one lies when the board is turned round by 180°.
    #[must_use]
    pub const fn rotated(self) -> Self {
        Self(63 - self.0)
    }

    /// The square so many files to the right and ranks up, if it is on the board.
    #[must_use]
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        Self::new(self.file().checked_add_signed(files)?, self.rank().checked_add_signed(ranks)?)
    }

    pub(crate) fn to_shakmaty(self) -> shakmaty::Square {
        shakmaty::Square::new(u32::from(self.0))
    }

    pub(crate) fn from_shakmaty(square: shakmaty::Square) -> Self {
        Self(square as u8)
    }
}

/// `e4`
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square's name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct NotASquare(pub String);

impl FromStr for Square {
    type Err = NotASquare;
    fn from_str(text: &str) -> Result<Self, NotASquare> {
        if let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = text.as_bytes() {
            Ok(Self((rank - b'1') * 8 + (file - b'a')))
        } else {
            Err(NotASquare(text.to_owned()))
        }
    }
}

impl From<Square> for String {
    fn from(square: Square) -> Self {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = NotASquare;
    fn try_from(text: String) -> Result<Self, NotASquare> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_is_read_back_from_its_name() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::new(square.file(), square.rank()), Some(square));
            assert_eq!(Square::from_shakmaty(square.to_shakmaty()), square);
        }
        for wrong in ["", "e", "e9", "i1", "E4", "e44", "é4"] {
            assert!(wrong.parse::<Square>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_corner_at_whites_right_is_light() {
        for (name, light) in [("h1", true), ("a1", false), ("e4", true), ("d4", false)] {
            assert_eq!(name.parse::<Square>().unwrap().is_light(), light, "{name}");
        }
    }
}
