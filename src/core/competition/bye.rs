//! Which byes there are: those that are asked for, and rounds that a late comer has missed.

use jadoube_message::Value;
use serde::{Deserialize, Serialize};

use jadoube_competition::handling::Edition;
use jadoube_competition::tournament::Bye;

/// Which byes there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ByeRules {
    /// How many half-point byes a player may have.
    pub half: u8,
    /// In so many of the last rounds there are no byes with points.
    pub not_in_last: u8,
    /// Whether there are full-point byes.
    pub full: bool,
    /// So many of the rounds that a late comer has missed, from the first, are worth half a point.
    pub late_half: u8,
}

impl ByeRules {
    /// Whether they are those that hold where the regulations say nothing.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for ByeRules {
    fn default() -> Self {
        let rules = Edition::default().rules();
        let (half, late_half) = (rules.half_byes.value, rules.late_half.value);
        Self { half, not_in_last: 0, full: false, late_half }
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
