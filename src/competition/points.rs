//! Points, exact: tenths of a point, because a half is the least that FIDE's rules know and a tenth
//! the least that tournament files can carry (TRF, one decimal).

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

/// A number of points, in tenths: 25 are two and a half.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Points(pub i32);

impl Points {
    /// No points: what a player begins with.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(5);
    /// One point.
    pub const ONE: Self = Self(10);

    /// Points as people write them: `2`, `2.5`, `2,5`, `2½`, `½`. Nothing where they are none.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (whole, tenths) = match text.strip_suffix('½') {
            Some(whole) => (whole, "5"),
            None => text.split_once(['.', ',']).unwrap_or((text, "0")),
        };
        let is_half = text.ends_with('½');
        let whole: u16 = if is_half && whole.is_empty() { 0 } else { digits(whole)? };
        let tenths = digits(tenths).filter(|_| tenths.len() == 1)?;
        Some(Self(i32::from(whole) * 10 + i32::from(tenths)))
    }

    /// So many halves.
    #[must_use]
    pub const fn halves(count: i32) -> Self {
        Self(count * 5)
    }
}

/// A number of digits alone: no sign.
fn digits(text: &str) -> Option<u16> {
    let are_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| are_digits)
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

/// As tournament files write it: “2.5”.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let tenths = self.0.unsigned_abs();
        write!(f, "{sign}{}.{}", tenths / 10, tenths % 10)
    }
}

/// As a value of a message: with the sign that a language has for decimals.
impl Argument for Points {
    const NAME: &'static str = "points";

    fn value(&self) -> Value<'_> {
        Value::Decimal(self.to_string())
    }
}

/// What each result is worth (record 162 of TRF26; article 10 of the Laws of 2018 where nothing else
/// was announced).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scoring {
    /// A game won, also by forfeit, and a full-point bye.
    pub win: Points,
    /// A game drawn, and a half-point bye.
    pub draw: Points,
    /// A game lost over the board.
    pub loss: Points,
    /// A forfeit loss, a round without playing, a zero-point bye.
    pub absence: Points,
    /// The bye that the pairing gives where the number of players is odd.
    pub pairing_bye: Points,
    /// A game whose result is not known yet, such as an adjourned one.
    pub unknown: Points,
}

/// Why results cannot be worth this.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "competition-scoring", error)]
pub enum ScoringFault {
    /// Two draws would be worth more than a win and a loss.
    TwoDraws {
        /// What two draws would be worth.
        #[message(name = "draws")]
        draws: Points,
        /// What a win and a loss would be.
        #[message(name = "decided")]
        decided: Points,
    },
    /// Something would be worth less than nothing.
    BelowNothing,
}

impl Scoring {
    /// One, a half, nothing.
    pub const USUAL: Self = Self {
        win: Points::ONE,
        draw: Points::HALF,
        loss: Points::ZERO,
        absence: Points::ZERO,
        pairing_bye: Points::ONE,
        unknown: Points::HALF,
    };
    /// Three, one, nothing.
    pub const THREE_ONE: Self = Self {
        win: Points(30),
        draw: Points::ONE,
        loss: Points::ZERO,
        absence: Points::ZERO,
        pairing_bye: Points(30),
        unknown: Points::ONE,
    };

    /// Match points of teams: two, one, nothing; without an opponent those of a draw (C.04.6 1.4).
    pub const MATCHES: Self = Self {
        win: Points(20),
        draw: Points::ONE,
        loss: Points::ZERO,
        absence: Points::ZERO,
        pairing_bye: Points::ONE,
        unknown: Points::ONE,
    };

    /// Whether it can be used: who draws twice never has more than who wins once and loses once.
    ///
    /// # Errors
    /// When two draws are worth more, or something is worth less than nothing.
    pub fn check(&self) -> Result<(), ScoringFault> {
        let (draws, decided) = (self.draw + self.draw, self.win + self.loss);
        if draws > decided {
            return Err(ScoringFault::TwoDraws { draws, decided });
        }
        let all = [self.win, self.draw, self.loss, self.absence, self.pairing_bye, self.unknown];
        if all.iter().any(|points| *points < Points::ZERO) {
            return Err(ScoringFault::BelowNothing);
        }
        Ok(())
    }

    /// [`Self::MATCHES`], for files that do not say it.
    #[must_use]
    pub const fn matches() -> Self {
        Self::MATCHES
    }
}

impl Default for Scoring {
    fn default() -> Self {
        Self::USUAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_people_write_them() {
        for (text, tenths) in [("2", 20), ("2.5", 25), ("2,5", 25), ("2½", 25), ("½", 5), ("0", 0)]
        {
            assert_eq!(Points::read(text), Some(Points(tenths)), "{text}");
        }
        for text in ["", ".", "2.", "2.55", "-1", "+1", "two", "½½", "1½5", "99999"] {
            assert_eq!(Points::read(text), None, "{text}");
        }
    }

    #[test]
    fn two_draws_are_never_worth_more_than_a_win_and_a_loss() {
        let own = |win, draw, loss| Scoring {
            win: Points(win),
            draw: Points(draw),
            loss: Points(loss),
            ..Scoring::USUAL
        };
        for (scoring, is_right) in [
            (Scoring::USUAL, true),
            (Scoring::THREE_ONE, true),
            (Scoring::MATCHES, true),
            (own(10, 6, 0), false),
            (own(10, 6, 2), true),
            (own(10, -5, 0), false),
        ] {
            assert_eq!(scoring.check().is_ok(), is_right, "{scoring:?}");
        }
    }

    #[test]
    fn points_are_written_with_one_decimal() {
        for (points, text) in [(Points(25), "2.5"), (Points::ZERO, "0.0"), (Points(-5), "-0.5")] {
            assert_eq!(points.to_string(), text);
        }
    }
}
