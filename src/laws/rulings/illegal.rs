//! Illegal moves and the press of the clock.

pub mod facts;
mod meaning;
pub mod times;
pub(in crate::rulings) mod increment;
mod count;
pub mod clock_press;
pub mod illegal_move;
pub mod two_hands;
pub mod seen_position;
