//! The pure heart: chess, clocks, claims, rulings and games as values.
//!
//! Nothing in here reads a file, a port or the time, draws, or speaks a language: time, ids and
//! randomness come in as arguments, and what goes out is data. The modules stand in reading order;
//! each may use only those above it (`tests/tidy.rs` holds that order).
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
pub mod wall;
pub mod ids;
pub mod citation;
pub mod evidence;
pub mod board;
pub mod notation;
pub mod scoresheet;
pub mod laws;
pub mod clock;
pub mod sensing;
pub mod recognition;
pub mod unwinnability;
pub mod game;
pub mod claims;
pub mod rulings;
pub mod appeals;
pub mod disputes;
pub mod blind;
pub mod adjournment;
pub mod hall;
pub mod react;
