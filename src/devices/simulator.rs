//! A simulated board and clock on a pseudo-terminal: for tests, for demonstrations, and for trying
//! the program without a board. It plays a [`script::Script`], made of the moves of a game or of
//! recorded traffic; [`faults`] adds transmission errors. The simulator uses the same tables as the
//! driver, so it cannot show that they are right; recorded traffic of real boards does that.

pub mod faults;
pub mod clock;
pub mod handling;
pub mod script;
pub mod table;
pub mod recording;
pub mod wire;
pub mod player;

#[cfg(test)]
mod sessions;
#[cfg(test)]
mod networks;
