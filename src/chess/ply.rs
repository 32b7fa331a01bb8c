//! The count of half-moves.

use jadoube_message::{Argument, Value};
use serde::{Deserialize, Serialize};

/// A count of half-moves: 0 is the start position, 1 the position after the first move played.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Ply(pub u16);

/// A place in the game.
impl Argument for Ply {
    const NAME: &'static str = "place";

    fn value(&self) -> Value<'_> {
        Value::After(self.0)
    }
}

impl Ply {
    /// As a value of a message: a count.
    #[must_use]
    pub fn number(&self) -> Value<'_> {
        self.0.value()
    }

    /// As a value of a message: the number that stands before a move.
    #[must_use]
    pub const fn sign(&self) -> Value<'_> {
        Value::Sign(self.0)
    }

    /// As a value of a message: the move that makes this half-move, with its number.
    #[must_use]
    pub const fn recorded(&self) -> Value<'_> {
        Value::Recorded(self.0)
    }
}
