//! Resignation, devices, advice, leaving, distraction, refusal, penalties, the right to appeal.

pub mod facts;
pub mod resignation;
pub mod devices;
pub mod behaviour;
pub mod penalties;
