//! Knock-out: matches of stages that are decided as soon as one cannot be caught up with any more,
//! and the bracket.
//!
//! - [`duel`]: a match: its stages, what has been decided, who has White in the next game.
//! - [`written`]: stages and games as people type them.
//! - [`bracket`]: who meets whom, with byes for the first seeds.
//! - [`course`]: a bracket as it is played: who goes on, and what is played next.

pub mod duel;
pub mod written;
pub mod bracket;
pub mod course;
