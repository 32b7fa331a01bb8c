//! A board and a clock that speak the protocol from the other side, on a pseudo-terminal: for
//! tests, for demonstrations, and for trying the program without a board. What is played is a
//! [`script::Script`], made of the moves of a game or of recorded traffic; what goes wrong on the
//! way is in [`faults`]. A simulated board plays by the same tables as the driver reads, so it
//! cannot show that those are right; recorded traffic of real boards does that.

pub mod faults;
pub mod clock;
pub mod handling;
pub mod script;
pub mod recording;
pub mod table;
pub mod wire;
pub mod player;

#[cfg(test)]
mod sessions;
#[cfg(test)]
mod networks;
