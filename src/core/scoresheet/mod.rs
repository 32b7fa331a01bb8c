//! Scoresheets.

mod cost;
pub mod sheet;
mod written;
pub mod manner;
mod likeness;
pub mod align;
pub mod prior;
mod weights;
mod goal;
mod outline;
mod lattice;
mod ranking;
pub mod reconstruct;
pub use cost::Cost;
