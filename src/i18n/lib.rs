//! Ids and arguments to words. Every text that a person reads or hears comes from
//! `locales/<language>/*.ftl` through [`catalogue::Catalogue`]. What a value of core says, and which
//! values its text takes, stands with its type; how a value is written in a language is known here
//! ([`message`]) and nowhere else.
//!
//! Not here: which message is shown when (`voice`, the views of `desk`), and how moves are written
//! (`core::notation`).
//!
//! # Adding words
//!
//! 1. One file per screen or per kind of core value: `hall.ftl`, in all three languages, and its
//!    name as one line in [`files`].
//! 2. Every id begins with its file's name: `hall-board-added`. Ids are kebab-case.
//! 3. A type says something by `#[derive(Message)]` (`jadoube_message`): its variants are ids, its
//!    fields values, and `catalogue.tell(&it)` is the text. The type stands in the list of
//!    `tests/it/messages.rs`. A fixed text of a screen is a plain literal,
//!    `catalogue.say("hall-title")`. `tests/it/locales.rs` fails for an id that is missing, unused,
//!    twice there, or has other variables in another language or in the code. An id that must be
//!    composed begins with a prefix listed in [`files::COMPOSED`].
//! 4. Numbers go in as numbers, so that each language picks its plural.
//! 5. Sentence case; no full stop after a single sentence; `…` when more input follows. What
//!    happened, then the article, then what can be done now.

pub mod lang;
pub mod files;
pub mod catalogue;
pub mod time;
pub mod timing;
pub mod chess;
pub mod sheets;
pub mod message;
pub mod spoken;
pub mod explore;
pub mod clock;
pub mod clocks;
pub mod case_file;
pub mod blind;
pub mod bracket;
pub mod announcement;
pub mod observation;
pub mod entrant;
pub mod contest;
pub mod why;
pub mod event;
pub mod device;
pub mod mate;
pub mod scoresheet;
pub mod reconcile;
pub mod ruling;
pub mod appeal;
pub mod search;
pub mod law;
pub mod cases;
pub mod dispute;
pub mod adjournment;
pub mod standing;
pub mod withdrawal;
pub mod cross_table;
pub mod group_table;
pub mod team_table;
pub mod rating;
pub mod prizes;
pub mod regulations;
pub mod norm;
#[cfg(test)]
mod terms;
