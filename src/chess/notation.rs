//! Written moves, spoken moves and codes: one system per file, each read and written by the same
//! two functions, [`system::read`] and [`system::write`]. None guesses: a text is answered with
//! every legal move that it can mean in its place, and where there is none with what is wrong.
//!
//! `letters` holds the letters of the pieces, `place` what a move's name depends on, `claims` what
//! is said of check and mate beside a move, `san` the algebraic notations (with `marks`, what
//! stands round such a move, `pattern`, what the text can mean before a position is asked, and
//! `lookalikes`), `language` finds the letters of a sheet. `strict` reads what is written just as
//! it should be, fast; `any` reads a move of which nobody says how it is written. `whole` reads a
//! game's entries together, for the rest of a game can tell what one entry cannot. Whole games as
//! text are `formats`.

pub mod letters;
mod lookalikes;
mod marks;
mod pattern;
pub mod place;
pub mod reading;
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
