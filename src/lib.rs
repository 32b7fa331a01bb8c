//! J'adoube: a workstation for chess arbiters.
//!
//! # From above
//!
//! Everything that happens at a board is an event in an append-only journal, and state is the fold
//! of the events. The faces and the devices send commands; the desk has them judged, writes the
//! events down before anything follows from them, and shows what is now the case:
//!
//! ```text
//! ui, cli ──command──▶ desk ──▶ core: decide ──▶ events, or a refusal
//!     ▲                 │ 1 append to the journal   2 apply   3 react   4 effects
//!     └──────view───────┘◀── what boards and clocks sensed (devices)
//! ```
//!
//! # The layers
//!
//! A layer imports only what stands in its line; `tests/tidy.rs` holds that, and the order inside
//! [`core`].
//!
//! - [`core`] imports nothing of ours: chess, clocks, the Laws and games as values; no file, no
//!   port, no time of day, no language, no float.
//! - [`formats`] (core): text to values and back; opens no file.
//! - [`i18n`] (core): ids and arguments to words in the reader's language.
//! - [`devices`] (core): wire bytes to readings and back; serial boards and their clocks.
//! - [`journal`] (core): the record that can only grow, one competition in one file.
//! - [`voice`] (core, i18n): what to say, when, and saying it.
//! - [`reports`] (core, formats, i18n): what is printed, as a neutral model and as tagged PDF.
//! - [`desk`] (all of the above): the cycle on its own thread, and the only reader of the
//!   machine's clocks.
//! - [`ui`] (core, i18n, desk): the window. Never touches a device, the journal or a file.
//! - [`cli`] (core, i18n, desk): the same desk by subcommands.
//!
//! # Inside core
//!
//! In reading order; each uses only those before it.
//!
//! - [`core::side`]: White, Black, and a pair of anything that each has.
//! - [`core::moment`]: spans of time, and moments on a competition's own time line.
//! - [`core::wall`]: times of a calendar, by which people meet and wait.
//! - [`core::ids`]: what boards, incidents, commands and stations are called.
//! - [`core::citation`]: an article of an edition of the Laws.
//! - [`core::evidence`]: the head of the record as it is written on paper, keys, second signatures.
//! - [`core::board`]: pieces, squares, arrangements, positions and legal moves.
//! - [`core::notation`]: moves as they are written.
//! - [`core::scoresheet`]: what two players wrote, and the games that it can have been.
//! - [`core::laws`]: the editions as values.
//! - [`core::clock`]: time controls and the dual clock, which is a value and never ticks.
//! - [`core::sensing`]: what boards and clocks report.
//! - [`core::recognition`]: from what was sensed to what the player meant.
//! - [`core::unwinnability`]: whether a side can still mate.
//! - [`core::game`]: one game: commands, events, state, decide and apply.
//! - [`core::claims`]: what can be claimed at a board, and whether it is so.
//! - [`core::rulings`]: a case and an edition to a proposed ruling.
//! - [`core::appeals`]: who may appeal, until when, and who may decide it.
//! - [`core::disputes`]: incidents, evidence, rulings and penalties.
//! - [`core::blind`]: a match with blind players: announced, repeated, executed; two boards that
//!   stay one game.
//! - [`core::adjournment`]: sealed moves, envelopes, custody, sessions, resumption.
//! - [`core::hall`]: all boards of a competition together.
//! - [`core::react`]: events that call for further commands.

pub mod core;
pub mod formats;
pub mod i18n;
pub mod devices;
pub mod journal;
pub mod voice;
pub mod reports;
pub mod desk;
pub mod ui;
pub mod cli;
