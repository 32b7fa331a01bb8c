//! Scoresheets: what a player wrote, cell by cell.

pub mod sheet;
