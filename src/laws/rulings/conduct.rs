//! Resignation, devices, advice, leaving, distraction, refusal, penalties, disrepute, the right to
//! appeal; and what comes to light when the game is over.

pub mod facts;
pub mod penalties;
pub mod resignation;
mod after_the_game;
pub mod devices;
pub mod behaviour;
pub mod misconduct;
pub mod disrepute;
pub mod committee;
