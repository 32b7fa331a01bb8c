//! Time controls as data: how much time for how many moves (FIDE Laws 2023, Art. 6.2–6.3 and
//! Glossary: increment, delay, period).

use serde::{Deserialize, Serialize};

use crate::core::moment::Millis;
use crate::core::side::BySide;

/// What a player gets besides the time of the period.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Added after every move, kept if unused (cumulative, Fischer).
    Increment(Millis),
    /// The main time begins to run only after so long (the Laws' time delay).
    Delay(Millis),
    /// What was used of it is given back after the move, never more (Bronstein).
    Bronstein(Millis),
}

/// One period of a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    /// How many moves it holds; `None` is all the remaining moves.
    pub moves: Option<u16>,
    /// The time added when it begins.
    pub time: Millis,
    /// The bonus during it.
    #[serde(default)]
    pub bonus: Bonus,
    /// The first of the player's moves (counted over the whole game, from 1) for which the bonus
    /// is given.
    #[serde(default = "first_move")]
    pub bonus_from: u16,
}

const fn first_move() -> u16 {
    1
}

/// When the time of the next period is added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PeriodChange {
    /// As soon as the moves of the period are made.
    #[default]
    ByMoves,
    /// When the time of the period has run out; the moves made are for the arbiter to check.
    ByTime,
}

/// The periods of one player, at least one.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Schedule(pub Vec<Period>);

/// The time control of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// The id of the preset it came from, if it is one; the name is in the locales.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// Each player's periods.
    pub schedules: BySide<Schedule>,
    /// How one period gives way to the next.
    #[serde(default)]
    pub change: PeriodChange,
}
