//! Illegal moves and the press of the clock.

pub mod facts;
pub mod illegal_move;
pub mod clock_press;
