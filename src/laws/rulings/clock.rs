//! Flags, lateness, and clocks that fail.

pub mod facts;
pub(in crate::rulings) mod one_flag;
pub mod two_flags;
pub mod flag_fall;
pub mod defect;
pub mod setting;
pub mod interruption;
pub mod reminder;
pub mod lateness;
pub mod assistant;
