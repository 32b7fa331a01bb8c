//! The quickplay finish.

pub mod facts;
pub mod claim;
pub mod decision;
pub mod increment;
pub mod no_arbiter;
mod bars;
