//! The quickplay finish.

pub mod facts;
mod bars;
pub mod claim;
pub mod decision;
pub mod increment;
pub mod no_arbiter;
