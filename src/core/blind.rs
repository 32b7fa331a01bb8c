//! A blind match: a game on which a blind or visually impaired player plays, often on two boards.
//! Its moves are announced, repeated and executed before the clock is started (FIDE Laws 2018 and
//! 2023, D.2; 2009, Appendix E; 2001, Appendix F; 1980, Supplement 3; 1972, Supplement 4).
//!
//! The record stays that of the [`Game`](jadoube_laws::game::state::Game); a blind match follows
//! along with what is heard, seen and told, keeps it with its moments, and says what is still
//! missing of a move. Facts may come in any order: order is no state here, it is noted where it
//! was not the usual one. What does not agree is noticed at once and told to arbiter and assistant,
//! never to a player. When a move is made and the clock started, the game's own `decide` records it.
//!
//! - [`arrangement`]: who plays, on which boards, with whose help, in which words.
//! - [`utterance`]: what was said, and which move it means; [`hearing`]: words that sound alike.
//! - [`execution`]: what was done on a board, read as a move.
//! - [`command`], [`event`], [`refusal`], [`state`]: as in a game.
//! - [`lack`], [`missing`]: what a move still lacks; [`notice`], [`discrepancies`]: what does not
//!   agree.
//! - [`decide`], [`apply`]: from a command to events, and from events to the state.
//! - [`reconcile`]: what is wrong when the two boards differ, and how they become one game again.
//! - [`rehearsal`]: practice with slips that are made on purpose.

pub mod execution;
pub mod lack;
pub mod refusal;
pub mod arrangement;
pub mod hearing;
pub mod utterance;
pub mod notice;
pub mod event;
pub mod command;
pub mod state;
pub mod missing;
pub mod discrepancies;
pub mod apply;
pub mod decide;
pub mod reconcile;
pub mod rehearsal;
