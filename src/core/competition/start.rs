//! The start position of Chess960: drawn for each round, before its pairings are published
//! (Guidelines II of the Laws).

use std::borrow::Cow;

use jadoube_message::Value;
use serde::{Deserialize, Serialize};

use jadoube_competition::lot::Lot;
use jadoube_laws::ids::BoardNo;

/// How many start positions Chess960 has.
pub(in crate::competition) const POSITIONS: u16 = 960;

/// From which position the games begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartPosition {
    /// That of article 2.3.
    #[default]
    Usual,
    /// One of Chess960 that is drawn for the whole round.
    Chess960,
    /// One of Chess960 that is drawn for each board.
    #[serde(rename = "chess960-each-board")]
    Chess960EachBoard,
}

impl StartPosition {
    /// Whether there is nothing to draw.
    #[must_use]
    pub const fn is_usual(&self) -> bool {
        matches!(self, Self::Usual)
    }
}

/// With what somebody drew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// Dice.
    Dice,
    /// A coin.
    Coin,
    /// Cards.
    Cards,
    /// Another program.
    Computer,
}

impl Means {
    /// All of them, with the words by which they are asked for.
    pub const ALL: [Self; 4] = [Self::Dice, Self::Coin, Self::Cards, Self::Computer];

    /// The key by which a locale names it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dice => "dice",
            Self::Coin => "coin",
            Self::Cards => "cards",
            Self::Computer => "computer",
        }
    }
}

/// How the start positions of a round are drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum StartDraw {
    /// By lot, which can be drawn again from its seed.
    Lot {
        /// The seed.
        seed: u64,
    },
    /// In the hall.
    Hand {
        /// With what.
        means: Means,
        /// The numbers of the positions, 0 to 959: one for the round, or one for each board in the
        /// order of the boards.
        positions: Vec<u16>,
    },
}

impl StartDraw {
    /// The number of the position at a board, by its place among the boards.
    #[must_use]
    pub fn at(&self, start: StartPosition, board: BoardNo, place: usize) -> Option<u16> {
        let is_each = start == StartPosition::Chess960EachBoard;
        match self {
            Self::Lot { seed } => {
                let step = if is_each { usize::from(board.0) } else { 0 };
                let drawn = Lot::of_step(*seed, step).below(usize::from(POSITIONS));
                u16::try_from(drawn).ok()
            }
            Self::Hand { positions, .. } => positions.get(if is_each { place } else { 0 }).copied(),
        }
    }
}

/// The key by which a locale says how it was drawn.
pub(in crate::competition) const fn key(how: &StartDraw) -> Value<'static> {
    let key = match how {
        StartDraw::Lot { .. } => "lot",
        StartDraw::Hand { means, .. } => means.key(),
    };
    Value::Text(Cow::Borrowed(key))
}

/// The positions that were drawn, for a locale: the seed of a lot, else the numbers.
pub(in crate::competition) fn drawn(how: &StartDraw) -> Value<'_> {
    match how {
        StartDraw::Lot { seed } => Value::Text(seed.to_string().into()),
        StartDraw::Hand { positions, .. } => {
            let numbers: Vec<String> = positions.iter().map(ToString::to_string).collect();
            Value::Text(numbers.join(", ").into())
        }
    }
}
