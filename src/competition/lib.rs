//! Competitions without a hall: who plays whom, what the results are worth, and who stands where.
//! Others can use this crate by itself.
//!
//! Nothing here reads a file or the time, draws, or contains text of a human language; chance is an
//! argument. There are no floats: points are tenths, averages are fractions. Regulations are values
//! by edition, each with its article. The modules are in reading order.
//!
//! - [`points`]: points, and what each result is worth.
//! - [`tournament`]: the players of a tournament, or its teams, and what they did in each round.
//! - [`article`]: where a regulation says what is done.
//! - [`trf`]: tournament files, read and written without loss.
//! - [`fraction`]: exact fractions.
//! - [`record`]: what each player, or each team, did up to a round, with its points.
//! - [`tiebreak`]: the tie-breaks of all editions, each value with its working.
//! - [`standing`]: who stands where, and what decided it.
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

pub mod points;
pub mod tournament;
pub mod article;
pub mod trf;
pub mod fraction;
pub mod record;
pub mod tiebreak;
pub mod standing;
