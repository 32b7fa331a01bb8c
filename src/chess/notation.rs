//! Written moves, spoken moves and move codes: one system per file, each with the same two
//! functions, [`system::read`] and [`system::write`]. They do not guess: a text yields every legal
//! move that it can mean in its position, or the reason why there is none.
//!
//! `letters` has the piece letters of the languages, `context` is the context on which the name of
//! a move depends, `claims` handles signs of check, mate and draw offers beside a move. `san` has
//! the algebraic notations, with `marks` (annotations around a move), `pattern` (what a text can
//! mean, without the position) and `lookalikes` (letters of other alphabets). `language` detects
//! the letters of a scoresheet, `strict` is the fast reader of standard notation, `any` reads a
//! move in an unknown notation; `hindrance` says why one is not legal. `whole` reads the entries of a game together, because the rest of a
//! game can decide what one entry leaves open. Texts of whole games are in `formats`.

pub mod letters;
mod lookalikes;
mod marks;
mod pattern;
pub mod context;
pub mod reading;
pub mod hindrance;
mod claims;
pub mod descriptive;
pub mod iccf;
#[cfg(test)]
pub(crate) mod samples;
pub mod strict;
pub mod san;
pub mod braille;
pub mod spoken;
pub mod uedemann;
pub mod system;
pub mod any;
pub mod language;
pub mod whole;
