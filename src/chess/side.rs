//! The two players of a game, and a pair of values, one for each.

use std::borrow::Cow;

use jadoube_message::{Argument, Arguments, Message, Value};
use serde::{Deserialize, Serialize};

use crate::moment::Millis;

/// One of the two players.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message(prefix = "chess", name = "side")]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The player of the white pieces, who begins.
    White,
    /// The player of the black pieces.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// As a value of a message: the opponent.
    #[must_use]
    pub const fn opponent(&self) -> Value<'static> {
        match self {
            Self::White => Value::Message(&Self::Black),
            Self::Black => Value::Message(&Self::White),
        }
    }

    /// As a value of a message: the key `white` or `black`, for a locale to select by.
    #[must_use]
    pub const fn key(&self) -> Value<'_> {
        Value::Text(Cow::Borrowed(match self {
            Self::White => "white",
            Self::Black => "black",
        }))
    }
}

/// One value for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct BySide<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> BySide<T> {
    /// A pair from White's and Black's value.
    pub const fn new(white: T, black: T) -> Self {
        Self { white, black }
    }

    /// The value of a side.
    pub const fn of(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The value of a side, to change.
    pub const fn of_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }

    /// The same pair with a function applied to both.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide { white: f(self.white), black: f(self.black) }
    }

    /// The pair with the two values exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self { white: self.black, black: self.white }
    }
}

/// Values of a message: each time as a clock shows it.
impl BySide<Millis> {
    /// White's.
    #[must_use]
    pub const fn white_clock(&self) -> Value<'_> {
        self.white.clock()
    }

    /// Black's.
    #[must_use]
    pub const fn black_clock(&self) -> Value<'_> {
        self.black.clock()
    }
}

/// Two values, `white` and `black`.
impl<T: Argument> Argument for BySide<T> {
    const NAME: &'static str = "white";

    fn value(&self) -> Value<'_> {
        Value::List(vec![self.white.value(), self.black.value()], " – ")
    }

    fn put_into<'a>(&'a self, _: &'static str, into: &mut Arguments<'a>) {
        self.white.put_into("white", into);
        self.black.put_into("black", into);
    }

    fn names(_: &'static str) -> Vec<&'static str> {
        vec!["white", "black"]
    }
}
