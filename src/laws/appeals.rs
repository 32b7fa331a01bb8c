//! Appeals against an arbiter's decision: what the regulations of 1972, 1980, 2006 and 2023 say,
//! whether an appeal is admissible and until when, who may sit on it, and what follows.
//!
//! Everything here is a function of values. The appeal of an incident and the decision on it are
//! written down by `disputes`; what a decision does to a game is done by `hall`.

pub mod committee;
pub mod laws;
pub mod provisions;
pub mod deadline;
pub mod filing;
pub mod sitting;
pub mod verdict;

#[cfg(test)]
mod tests;
