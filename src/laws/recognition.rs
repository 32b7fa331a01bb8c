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
//! - `recovery`: which lines of several plies explain it, after reports were lost.
//! - `memory`: the moves that the board itself has kept while nobody listened.
//! - `presence`: boards that sense only where something stands, or only finished moves.
//! - `recognizer`: all of it over time. Its `judgement` of presses commits moves and raises alarms;
//!   what is found because it is `standing` there, without a press, is the third part; the game
//!   that has gone `astray` while the line was away is the fourth.

pub mod evidence;
pub mod finding;
pub(crate) mod explanation;
pub(crate) mod orientation;
pub(crate) mod lever;
pub(crate) mod recovery;
pub mod recognizer;
mod judgement;
mod astray;
mod memory;
mod presence;
mod standing;
#[cfg(test)]
mod tests;
