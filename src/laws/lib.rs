//! The Laws of Chess by edition, and one game under them: its clock, the claims, the rulings of an
//! arbiter, and appeals.
//!
//! Nothing here reads a file, a port or the time, draws, or contains text of a human language:
//! time, ids and randomness are arguments, and the results are data. The modules are in reading
//! order.
//!
//! - [`unreadable`]: what the readers of RON and JSON do not understand.
//! - [`aggregate`]: the one shape of everything that has a state.
//! - [`wall`]: calendar times, for sessions, resumptions and deadlines.
//! - [`letter`]: the letters of stations, in the numbers that stand on paper.
//! - [`ids`]: the identifiers of boards, incidents, commands and stations.
//! - [`citation`]: an article of an edition of the Laws.
//! - [`laws`]: the editions as values.
//! - [`clock`]: time controls and the dual clock, which is a value and never ticks.
//! - [`line`](mod@line): why a line to a device cannot be used.
//! - [`sensing`]: what boards and clocks report.
//! - [`recognition`]: recognises moves in the reports of board and clock.
//! - [`game`]: one game: commands, events, state, decide and apply, as every
//!   [`Aggregate`](aggregate::Aggregate) has them.
//! - [`claims`]: checks draw claims, flag falls and touched pieces.
//! - [`rulings`]: proposes a ruling for a case under an edition.
//! - [`appeals`]: who may appeal, until when, and who may decide it.
//! - [`library`]: the editions and the other data shipped as RON.
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

pub mod unreadable;
pub mod aggregate;
pub mod wall;
pub mod letter;
pub mod ids;
pub mod citation;
pub mod laws;
pub mod clock;
pub mod line;
pub mod sensing;
pub mod recognition;
pub mod game;
pub mod claims;
pub mod rulings;
pub mod appeals;
pub mod library;
