//! A whole competition as values: all boards together, their disputes, blind matches and adjourned
//! games. State is the fold of events; only `decide` makes events, and `apply` cannot fail.
//!
//! Nothing in here reads a file, a port or the time, draws, or speaks a language: time, ids and
//! randomness come in as arguments, and what goes out is data. The modules are in reading order.
//!
//! - [`evidence`]: the head of the record as it is written on paper, keys, second signatures.
//! - [`disputes`]: incidents, evidence, rulings and penalties.
//! - [`blind`]: a match with blind players: announced, repeated, executed; two boards that stay one
//!   game.
//! - [`adjournment`]: sealed moves, envelopes, custody, sessions, resumption.
//! - [`hall`]: all boards of a competition together.
//! - [`react`]: events that call for further commands.
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

pub mod pairs;
pub mod evidence;
pub mod disputes;
pub mod blind;
pub mod adjournment;
pub mod hall;
pub mod react;
