//! Ids and arguments to words. Every text that a person reads or hears comes from
//! `locales/<language>/*.ftl` through [`words::Words`]; what the ids of core values are, and which
//! arguments they take, is known here and nowhere else.
//!
//! Not here: what to say when (`voice`, the views of `desk`), and how moves are written
//! (`core::notation`).
//!
//! # Adding words
//!
//! 1. One file per screen or per kind of core value: `hall.ftl`, in all three languages, and its
//!    name as one line in [`files`].
//! 2. Every id begins with its file's name: `hall-board-added`. Ids are kebab-case.
//! 3. In code the id stands as a plain literal, `words.say("hall-title")`, or in the arm of a
//!    `match`: `tests/it/locales.rs` looks for it there, and fails for an id that is missing,
//!    unused, twice there, or has other variables in another language. An id that must be composed
//!    begins with a prefix listed in [`files::COMPOSED`].
//! 4. Numbers go in as numbers, so that each language picks its plural.
//! 5. Sentence case; no full stop after a single sentence; `…` when more input follows. What
//!    happened, then the article, then what can be done now.

pub mod lang;
pub mod files;
pub mod words;
pub mod message;
pub mod time;
pub mod timing;
pub mod chess;
pub mod spoken;
pub mod explore;
pub mod clock;
pub mod outcome;
pub mod docket;
pub mod blind;
pub mod heard;
pub mod observation;
pub mod sheets;
pub mod event;
pub mod device;
pub mod claim;
pub mod mate;
pub mod scoresheet;
pub mod reconcile;
pub mod ruling;
pub mod appeal;
pub mod search;
pub mod law;
pub mod said;
pub mod dispute;
pub mod evidence;
pub mod adjournment;
