//! Resignation, devices, advice, leaving, distraction, refusal, penalties, disrepute, the right to
//! appeal; and what comes to light when the game is over.

pub mod facts;
pub mod resignation;
pub mod devices;
mod after_the_game;
pub mod behaviour;
pub mod penalties;
pub mod disrepute;
pub mod committee;
