//! Who plays whom in a round, before anything is played.

use std::borrow::Cow;
use std::fmt;

use jadoube_chess::side::Side;
use jadoube_message::{Argument, Value};
use serde::{Deserialize, Serialize};

use crate::tournament::Number;

/// Two that play each other. In a match of teams White's place is that of the team named first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pairing {
    /// Who has White, or is named first.
    pub white: Number,
    /// Who has Black, or is named second.
    pub black: Number,
}

impl Pairing {
    /// A pairing of two numbers.
    #[must_use]
    pub const fn new(white: u16, black: u16) -> Self {
        Self { white: Number(white), black: Number(black) }
    }

    /// The same with the colours exchanged.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { white: self.black, black: self.white }
    }

    /// The two by their numbers, whoever has White.
    #[must_use]
    pub fn pair(self) -> (Number, Number) {
        (self.white.min(self.black), self.white.max(self.black))
    }

    /// Both, White first.
    #[must_use]
    pub const fn both(self) -> [Number; 2] {
        [self.white, self.black]
    }

    /// The opponent and the own colour, for one of the two.
    #[must_use]
    pub fn of(self, number: Number) -> Option<(Number, Side)> {
        if number == self.white {
            Some((self.black, Side::White))
        } else {
            (number == self.black).then_some((self.white, Side::Black))
        }
    }
}

/// `3-14`, as a table prints it.
impl fmt::Display for Pairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

impl Argument for Pairing {
    const NAME: &'static str = "pairing";

    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Owned(self.to_string()))
    }
}

/// On which boards the team named first has White.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardColours {
    /// On boards 1, 3, 5 … (the team world championship of 1972, article 20, and today's custom).
    OddBoards,
    /// On boards 2, 4, 6 …
    EvenBoards,
    /// On all.
    AllBoards,
}

impl BoardColours {
    /// The colour of the team named first on a board, counted from 1.
    #[must_use]
    pub const fn of_first(self, board: u16) -> Side {
        let is_white = match self {
            Self::OddBoards => board % 2 == 1,
            Self::EvenBoards => board.is_multiple_of(2),
            Self::AllBoards => true,
        };
        if is_white { Side::White } else { Side::Black }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_1972_the_team_named_first_has_white_on_boards_1_and_3() {
        let colours: Vec<Side> =
            (1..=4).map(|board| BoardColours::OddBoards.of_first(board)).collect();
        assert_eq!(colours, [Side::White, Side::Black, Side::White, Side::Black]);
        assert_eq!(BoardColours::EvenBoards.of_first(2), Side::White);
        assert_eq!(BoardColours::AllBoards.of_first(2), Side::White);
    }

    #[test]
    fn a_pairing_knows_the_opponent_and_the_colour_of_both() {
        let pairing = Pairing::new(3, 14);
        assert_eq!(pairing.of(Number(14)), Some((Number(3), Side::Black)));
        assert_eq!(pairing.of(Number(4)), None);
        assert_eq!(
            (pairing.reversed().to_string(), pairing.reversed().pair()),
            ("14-3".into(), pairing.pair())
        );
    }
}
