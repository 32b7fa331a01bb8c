//! Competitions without a hall: who plays whom, what the results are worth, and who stands where.
//! Others can use this crate by itself.
//!
//! Nothing here reads a file or the time, draws, or contains text of a human language; chance is an
//! argument. There are no floats: points are tenths, averages are fractions. Regulations are values
//! by edition, each with its article. The modules are in reading order.
//!
//! - [`points`]: points, and what each result is worth.
//! - [`tournament`]: the players of a tournament, or its teams, and what they did in each round.
//! - [`prize`]: what each place is worth, and what becomes of it where several are level.
//! - [`article`]: where a regulation says what is done.
//! - [`trf`]: tournament files, read and written without loss.
//! - [`csv`]: lists of players as spreadsheets save them.
//! - [`lot`]: chance as an argument, repeated by its seed.
//! - [`pairing`]: who plays whom, and on which boards of a match the team named first has White.
//! - [`berger`]: round robins by the Berger tables, single and double.
//! - [`typed`]: pairings as people type them.
//! - [`check`]: who meets twice, who is paired twice or not at all, whose colours run away.
//! - [`misprints`]: a typed table against the Berger table that it should be.
//! - [`varma`]: the restricted draw, by which compatriots do not meet in the last rounds.
//! - [`withdrawal`]: who leaves a round robin, and what then counts.
//! - [`knockout`]: matches of stages, and the bracket.
//! - [`fraction`]: exact fractions.
//! - [`olympiad1972`]: the team world championships of 1972.
//! - [`record`]: what each player, or each team, did up to a round, with its points.
//! - [`tiebreak`]: the tie-breaks of all editions, each value with its working.
//! - [`handling`]: numbers, byes, late changes: what is done from round to round.
//! - [`standing`]: who stands where, and what decided it.
//! - [`board_prizes`]: who scored best on which board.
//! - [`rating`]: how ratings change, and first ratings.
//! - [`norm`]: title norms, requirement by requirement.
//! - [`rating_list`]: the lines of FIDE's rating list, and how names are looked for in it.
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
pub mod prize;
pub mod article;
pub mod trf;
pub mod csv;
pub mod lot;
pub mod pairing;
pub mod berger;
pub mod typed;
pub mod check;
pub mod misprints;
pub mod varma;
pub mod withdrawal;
pub mod knockout;
pub mod fraction;
pub mod olympiad1972;
pub mod record;
pub mod tiebreak;
pub mod handling;
pub mod standing;
pub mod board_prizes;
pub mod rating;
pub mod norm;
pub mod rating_list;
