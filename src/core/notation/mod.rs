//! Written moves: one system per file, each reads and writes.
//!
//! `letters` holds the letters of the pieces, `san` the short algebraic notation (with its long
//! form and the engines' coordinates, which people mix with it), `pattern` what such a text can
//! mean before a position is asked. `strict` plays what is written exactly as PGN has it, fast. Whole
//! games as text are `formats::pgn`.

pub mod letters;
mod pattern;
pub mod san;
pub mod strict;
