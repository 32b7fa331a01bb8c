//! The players' records of a game: what two scoresheets, with their errors and gaps, say about the
//! moves that were played (FIDE Laws 2023, Art. 8).
//!
//! `sheet` is a record as it lies there; `reconstruct` finds the legal games that fit two of them;
//! `compare` lays them beside a game that is known; `literal` takes a sheet at its word. The rest
//! serves these: `cell_text` reads a cell, `writing_style` finds how a player writes, `error_model`
//! prices an entry for a move and `align` its place, `outline` looks ahead, `prior` knows which
//! moves people play, `end` is what is known of the final position and `goal` what leads to it,
//! `length` how many half-moves there were, `shared_squares` knows which moves must say which piece
//! goes, `candidates` what can come next, `lattice` searches, `ranking` lists, `slips` names what
//! is wrong, `fit` is a game with all of it, `agreement` finds what rests on both sheets alone.
//! Nothing here is a ruling.

pub mod cost;
pub mod sheet;
mod cell_text;
pub mod writing_style;
mod error_model;
mod align;
pub mod slips;
mod weights;
mod prior;
pub mod end;
mod goal;
pub mod length;
mod outline;
mod shared_squares;
mod candidates;
mod lattice;
mod ranking;
pub mod fit;
pub mod agreement;
pub mod reconstruct;
pub mod compare;
pub mod literal;

#[cfg(test)]
mod tests;
