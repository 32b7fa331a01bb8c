//! Flags, lateness, and clocks that fail.

pub mod facts;
pub mod flag_fall;
