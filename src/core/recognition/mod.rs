//! What the board sensed, made into what the player meant.
//!
//! A board reports squares, a clock reports its lever; neither reports a move. Here their reports
//! become [`finding::Finding`]s, which are proposals: nothing in this room changes a game.
//!
//! - `evidence`: touches and wrong starts, the words that are journalled.
//! - `finding`: what a recognizer can find.
//! - `explanation`: which legal moves explain an arrangement, and what is wrong with the others.
//! - `orientation`: which way round the board lies, how a start is wrong, kings in the centre.
//! - `lever`: presses and contradictions in a clock's readings.
//! - `recognizer`: all of it over time; `judgement` is its second half, where moves are committed
//!   and alarms raised.

pub mod evidence;
pub mod finding;
pub(in crate::core) mod explanation;
pub(in crate::core) mod orientation;
pub(in crate::core) mod lever;
pub mod recognizer;
mod judgement;
#[cfg(test)]
mod tests;
