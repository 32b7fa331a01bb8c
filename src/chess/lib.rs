//! Chess that knows no hall: boards, moves and how they are written, and whether a side can still
//! mate. Others can use this crate by itself.
//!
//! Nothing in here reads a file, a port or the time, draws, or speaks a language: time, ids and
//! randomness come in as arguments, and what goes out is data. The modules are in reading order.
//!
//! - [`side`]: White, Black, and a pair of anything that each has.
//! - [`moment`]: spans of time, and moments on a competition's own time line.
//! - [`ply`]: half-moves, counted.
//! - [`result`]: the result of a game.
//! - [`board`]: pieces, squares, arrangements, positions and legal moves.
//! - [`notation`]: moves as they are written.
//! - [`scoresheet`]: what two players wrote, and the games that it can have been.
//! - [`unwinnability`]: whether a side can still mate.
//! - [`pgn`], [`braille`], [`score`]: whole games as text.
#![deny(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    clippy::float_arithmetic,
    clippy::print_stdout,
    clippy::print_stderr,
    clippy::too_many_lines
)]
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

pub mod side;
pub mod moment;
pub mod ply;
pub mod result;
pub mod board;
pub mod notation;
pub mod scoresheet;
pub mod unwinnability;
pub mod pgn;
pub mod score;
pub mod braille;
