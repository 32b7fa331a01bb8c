//! Knock-out: matches of stages that are decided as soon as one cannot be caught up with any more,
//! and the bracket.
//!
//! - [`duel`]: a match: its stages, what has been decided, who has White in the next game.
//! - [`bracket`]: who meets whom, with byes for the first seeds.

pub mod duel;
pub mod bracket;
