//! Which byes there are: those that are asked for, and rounds that a late comer has missed.

use jadoube_message::Value;
use serde::{Deserialize, Serialize};

use jadoube_competition::article::Article;
use jadoube_competition::tournament::Bye;

/// Where half-point byes stand: one for each player, asked for in time.
pub const ARTICLE: Article = Article::new("C.05", "6.7");

/// Which byes there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ByeRules {
    /// How many half-point byes a player may have (C.05 6.7: one).
    pub half: u8,
    /// In so many of the last rounds there are no byes with points.
    pub not_in_last: u8,
    /// Whether there are full-point byes.
    pub full: bool,
    /// So many of the rounds that a late comer has missed, from the first, are worth half a point
    /// (C.04.2 2.4: none, unless the regulations say so).
    pub late_half: u8,
}

impl ByeRules {
    /// Whether they are those of the Handbook.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for ByeRules {
    fn default() -> Self {
        Self { half: 1, not_in_last: 0, full: false, late_half: 0 }
    }
}

/// The key by which a locale says which bye it is.
pub(in crate::competition) const fn key(bye: &Bye) -> Value<'static> {
    let key = match bye {
        Bye::PairingAllocated => "pairing",
        Bye::Full => "full",
        Bye::Half => "half",
        Bye::Zero => "zero",
    };
    Value::Text(std::borrow::Cow::Borrowed(key))
}
