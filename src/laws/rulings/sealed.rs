//! Adjourned games, play with blind players, withdrawal.

pub mod facts;
pub mod sealing;
pub mod opening;
pub mod resumption;
pub mod blind;
pub mod withdrawal;
