//! Flags, lateness, and clocks that fail.

pub mod facts;
pub mod flag_fall;
pub mod two_flags;
pub mod defect;
pub mod setting;
pub mod interruption;
pub mod reminder;
pub mod lateness;
pub mod assistant;
