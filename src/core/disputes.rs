//! The dispute log: incidents with their case, evidence, proposal, decision and appeal. Nothing in
//! it can be deleted or replaced; corrections are added.
//!
//! What an accepted ruling does to the game is done by `hall`; here it is only written down.

pub mod change;
pub mod undo;
pub mod command;
pub mod refusal;
pub mod evidence;
pub mod state;
pub mod event;
pub mod decide;
pub mod apply;

#[cfg(test)]
#[path = "../laws/rulings/scenario.rs"]
#[expect(dead_code, reason = "what only the tests of rulings need")]
mod scenario;
