//! Rulings: from a case and an edition to the finding, the remedies, the articles, the degree of
//! certainty, and what is left to the arbiter. One folder for each chapter of the Laws, one case
//! per file; `parsing` parses a case and `consistency` rejects contradictory facts. Nothing is
//! changed here: `hall` carries out an accepted ruling with the commands that its remedies name.

pub mod facts;
pub mod fault;
pub mod sentence;
pub mod discretion;
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
pub mod positions;
pub mod consistency;
pub mod parsing;
pub mod required_facts;
pub mod earlier_moment;
pub mod contradiction;
pub mod effect;
pub mod one_line;
pub mod case_file;

#[cfg(test)]
pub(crate) mod scenario;
