//! Making and completing a move: what the hand has fixed, what the clock completes, and how the
//! clock is handled.

pub mod facts;
pub mod unfinished;
pub mod last_move;
pub mod clock_handling;
