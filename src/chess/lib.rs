//! Chess without arbiters: boards, moves and their notations, and whether a side can still mate.
//! Others can use this crate by itself.
//!
//! Nothing here reads a file, a port or the time, draws, or contains text of a human language:
//! time, ids and randomness are arguments, and the results are data. The modules are in reading
//! order.
//!
//! - [`moment`]: spans of time, and moments on a competition's own time line.
//! - [`side`]: White and Black, and a pair of values, one for each.
//! - [`ply`]: the count of half-moves.
//! - [`result`]: the result of a game.
//! - [`board`]: pieces, squares, placements, positions and legal moves.
//! - [`notation`]: written and spoken moves, one system per file.
//! - [`scoresheet`]: the two scoresheets of a game, and the games that fit them.
//! - [`unwinnability`]: whether a side can still mate by any series of legal moves.
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

pub mod moment;
pub mod side;
pub mod ply;
pub mod result;
pub mod board;
pub mod notation;
pub mod scoresheet;
pub mod unwinnability;
pub mod pgn;
pub mod score;
pub mod braille;
