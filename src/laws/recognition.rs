//! Move recognition: turns the reports of board and clock into the moves that the players meant.
//!
//! A board reports squares, a clock reports its lever; neither reports a move. Here their reports
//! become [`finding::Finding`]s, which are proposals: nothing in this module changes a game.
//!
//! - `evidence`: touches and wrong start positions, as they are journalled.
//! - `finding`: what a recognizer can find.
//! - `explanation`: the legal moves that explain an arrangement, and what is wrong with the others.
//! - `orientation`: which way round the board is, what is wrong with a start position, kings in the
//!   centre.
//! - `lever`: presses and contradictions in a clock's readings.
//! - `recovery`: lines of several plies that explain an arrangement after reports were lost.
//! - `memory`: moves from the board's own memory, made while nothing was connected.
//! - `presence`: boards that sense only where something stands, or only finished moves.
//! - `recognizer`: the state over time. `judgement` judges presses, commits moves and raises
//!   alarms; `settled` handles an arrangement that has settled without a press; `catch_up` catches
//!   up with a game that went on while the line was down.

pub mod evidence;
pub mod finding;
pub(crate) mod explanation;
pub(crate) mod orientation;
pub(crate) mod lever;
pub(crate) mod recovery;
pub mod recognizer;
mod judgement;
mod memory;
mod catch_up;
mod presence;
mod settled;
#[cfg(test)]
mod tests;
