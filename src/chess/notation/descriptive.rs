//! The descriptive notation, English and Spanish manner (Laws 1972 and 1980, Supplement 1): men
//! and files are named after the pieces of the start position, ranks counted from the mover's own
//! side, and a capture names the man that is taken.
//!
//! `names` holds the names of files and men, `text` takes a text into its signs, `pattern` says
//! what the signs can mean, `fit` which legal moves fit; `read` and `spell` read and write a move.
//! `lexer` and `entries` cut a printed score.

mod names;
pub mod text;
mod pattern;
mod fit;
pub(super) mod read;
pub(super) mod spell;
pub mod lexer;
pub mod entries;

/// Whose manner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// `P-K4`, as short as the position allows (Laws 1980, Supplement 1).
    English,
    /// `N-KB3`, `R/KN4-KN2`: the square of arrival always in full, and where two men could go
    /// there the square of departure too (Laws 1972).
    English1972,
    /// `P4R`
    Spanish,
}

#[cfg(test)]
mod tests;
