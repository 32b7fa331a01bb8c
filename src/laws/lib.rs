//! The Laws of Chess by edition, and one game under them: its clock, what can be claimed, how an
//! arbiter rules on it, who may appeal.
//!
//! Nothing in here reads a file, a port or the time, draws, or speaks a language: time, ids and
//! randomness come in as arguments, and what goes out is data. The modules are in reading order.
//!
//! - [`wall`]: times of a calendar, by which people meet and wait.
//! - [`ids`]: what boards, incidents, commands and stations are called.
//! - [`citation`]: an article of an edition of the Laws.
//! - [`laws`]: the editions as values.
//! - [`clock`]: time controls and the dual clock, which is a value and never ticks.
//! - [`sensing`]: what boards and clocks report.
//! - [`recognition`]: from what was sensed to what the player meant.
//! - [`game`]: one game: commands, events, state, decide and apply.
//! - [`claims`]: what can be claimed at a board, and whether it is so.
//! - [`rulings`]: a case and an edition to a proposed ruling.
//! - [`appeals`]: who may appeal, until when, and who may decide it.
//! - [`library`]: the editions and what else is shipped as RON.
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

#[cfg(test)]
extern crate self as jadoube_laws;

pub mod wall;
pub mod ids;
pub mod citation;
pub mod laws;
pub mod clock;
pub mod sensing;
pub mod recognition;
pub mod game;
pub mod claims;
pub mod rulings;
pub mod appeals;
pub mod library;
