//! A case and an edition make a ruling: what was found, how it is put right, by which articles,
//! how certain that is, and what is left to the arbiter. One room for each part of the Laws, one
//! case per file; how a case is read and what cannot be so is in `telling` and `sense`. Nothing is
//! changed here: an accepted ruling is carried out by `hall` with the commands that its remedies
//! name.

pub mod facts;
pub mod fault;
pub mod said;
pub mod room;
pub mod ruling;
pub mod rule;
pub mod mating;
pub mod touch;
pub mod moves;
pub mod illegal;
pub mod setup;
pub mod claims;
pub mod clock;
pub mod quickplay;
pub mod score;
pub mod conduct;
pub mod sealed;
pub mod case;
pub mod line;
pub mod sense;
pub mod telling;
pub mod needed;
pub mod since;
pub mod contradiction;
pub mod effect;
pub mod brief;
pub mod docket;

#[cfg(test)]
pub(crate) mod scenario;
