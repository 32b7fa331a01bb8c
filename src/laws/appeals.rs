//! Appeals against an arbiter's decision under the regulations of 1972, 1980, 2006 and 2023:
//! whether an appeal is admissible, its deadline, who may sit on the committee, and what follows
//! from the decision.
//!
//! Everything here is a function of values. The appeal of an incident and its decision are recorded
//! by `disputes`; `hall` changes the game accordingly.

pub mod committee;
pub mod laws;
pub mod provisions;
pub mod deadline;
pub mod filing;
pub mod sitting;
pub mod verdict;

#[cfg(test)]
mod tests;
