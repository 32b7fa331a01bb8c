//! The dispute log: incidents with their case, evidence, proposed ruling, decision and appeal.
//! Nothing in it can be deleted or replaced; corrections are added.
//!
//! `hall` carries out an accepted ruling on the game; here it is only recorded.

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
