//! Touched pieces, castling and promotion by hand.

pub mod facts;
pub mod touched_piece;
