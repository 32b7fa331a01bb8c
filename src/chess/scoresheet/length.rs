//! How many half-moves a game can have had, by the clocks: what a move counter or a period that has
//! begun tells (FIDE Laws 2023, Art. 6.2.1: a move is complete when the clock has been stopped).

use std::str::FromStr;

use crate::side::{BySide, Side};
use jadoube_message::Message;

/// What a clock tells about the moves that a player has completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counter {
    /// The number that it shows. One more may stand on the board: a move made whose clock was not
    /// stopped.
    Exactly(u32),
    /// So many or more: the next period has begun.
    AtLeast(u32),
}

/// A text that is no counter.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(id = "cli-value-not-counter", error)]
pub struct NotACounter(String);

impl FromStr for Counter {
    type Err = NotACounter;

    /// `40` is the number shown, `40+` that or more.
    fn from_str(text: &str) -> Result<Self, NotACounter> {
        let (number, counter): (&str, fn(u32) -> Self) = match text.trim().strip_suffix('+') {
            Some(number) => (number, Self::AtLeast),
            None => (text.trim(), Self::Exactly),
        };
        number.parse().map(counter).map_err(|_| NotACounter(text.to_owned()))
    }
}

impl Counter {
    /// Whether it agrees with so many moves; `last` where the last of them is the last of the game.
    const fn agrees(self, moves: u32, last: bool) -> bool {
        match self {
            Self::Exactly(shown) => moves == shown || (last && moves == shown + 1),
            Self::AtLeast(shown) => moves >= shown,
        }
    }
}

/// The least and the greatest number of half-moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Length {
    pub(super) least: u32,
    pub(super) most: u32,
}

impl Length {
    /// Just so many.
    pub(super) const fn exactly(plies: u32) -> Self {
        Self { least: plies, most: plies }
    }

    /// Whether both allow some number.
    pub(super) const fn meets(self, other: Self) -> bool {
        self.least <= other.most && other.least <= self.most
    }

    /// What both clocks allow of a game that one side begins and that has no more half-moves than
    /// `longest`; `None` when they say nothing, or contradict each other or that.
    pub(super) fn by(clocks: &BySide<Option<Counter>>, first: Side, longest: u32) -> Option<Self> {
        if Side::BOTH.iter().all(|side| clocks.of(*side).is_none()) {
            return None;
        }
        let agrees = |plies: &u32| {
            Side::BOTH.into_iter().all(|side| {
                let begins = side == first;
                let moves = if begins { plies.div_ceil(2) } else { plies / 2 };
                let last = (plies % 2 == 1) == begins && *plies > 0;
                clocks.of(side).is_none_or(|counter| counter.agrees(moves, last))
            })
        };
        let mut plies = (0..=longest).filter(agrees);
        let least = plies.next()?;
        Some(Self { least, most: plies.next_back().unwrap_or(least) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_counter_is_read() {
        assert_eq!("40".parse(), Ok(Counter::Exactly(40)));
        assert_eq!(" 40+ ".parse(), Ok(Counter::AtLeast(40)));
        for text in ["", "+", "-1", "forty", "40++"] {
            assert_eq!(text.parse::<Counter>(), Err(NotACounter(text.into())));
        }
    }

    #[test]
    fn the_clocks_bound_the_number_of_half_moves() {
        use Counter::{AtLeast, Exactly};
        let cases = [
            ((None, None), Side::White, None),
            // The move of the player whose clock still runs may stand on the board.
            ((Some(Exactly(40)), Some(Exactly(39))), Side::White, Some((79, 80))),
            ((Some(Exactly(40)), Some(Exactly(40))), Side::White, Some((80, 81))),
            ((Some(Exactly(39)), Some(Exactly(40))), Side::Black, Some((79, 80))),
            ((Some(Exactly(40)), None), Side::White, Some((79, 81))),
            ((None, Some(Exactly(40))), Side::White, Some((80, 82))),
            ((Some(AtLeast(40)), None), Side::White, Some((79, 120))),
            ((Some(AtLeast(40)), Some(AtLeast(40))), Side::White, Some((80, 120))),
            // One of them was stopped once too often.
            ((Some(Exactly(40)), Some(Exactly(37))), Side::White, None),
            ((Some(Exactly(90)), Some(Exactly(90))), Side::White, None),
        ];
        for ((white, black), first, expected) in cases {
            let found = Length::by(&BySide::new(white, black), first, 120);
            let expected = expected.map(|(least, most)| Length { least, most });
            assert_eq!(found, expected, "{white:?} {black:?} {first:?}");
        }
    }
}
