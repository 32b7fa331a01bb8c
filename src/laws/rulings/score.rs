//! Scoresheets: keeping and completing them, what they prove, and the result on them.

pub mod facts;
pub mod recording;
pub mod arrears;
pub mod sheet;
pub mod result;
pub mod duty;

#[cfg(test)]
mod sheet_tables;
