//! Touched pieces, castling and promotion by hand.

pub mod facts;
pub mod touched_piece;
pub mod adjusting;
pub mod castling;
pub mod promotion;
