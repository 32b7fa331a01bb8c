//! A whole competition as values: all boards, their disputes, blind matches and adjourned games.
//! State is the fold of events; only `decide` makes events, and `apply` cannot fail: every state here
//! is an [`Aggregate`](jadoube_laws::aggregate::Aggregate), and who has read one has read all. Its
//! file has the trait; the table `facts` what `command` and `event` are, `refusal` and `context` what else
//! goes in and comes out, `decide` and `apply` the functions. What happens in a game with it is a
//! [`Step`](step::Step) like any other, and the hall routes it.
//!
//! Nothing here reads a file, a port or the time, draws, or contains text of a human language:
//! time, ids and randomness are arguments, and the results are data. The modules are in reading
//! order.
//!
//! - [`pairs`]: a map whose keys are no text, as a list of pairs.
//! - [`step`]: what a command leads to, here or in a game.
//! - [`evidence`]: the head of the record as printed on paper, keys, countersignatures.
//! - [`blind`]: a match with blind players: announced, repeated, executed; two boards kept in step.
//! - [`adjournment`]: sealed moves, envelopes, custody, sessions, resumption.
//! - [`competition`]: the event: entrants, numbers, rounds, results; a pairing is a board.
//! - [`disputes`]: incidents, evidence, rulings and penalties.
//! - [`stations`]: who keeps the event where several laptops do: boards, their homes, the chief.
//! - [`hall`]: all boards of a competition together.
//! - [`react`]: commands that follow from events.
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
pub mod step;
pub mod evidence;
pub mod blind;
pub mod adjournment;
pub mod competition;
pub mod disputes;
pub mod stations;
pub mod hall;
pub mod react;
