//! A wrong start and pieces displaced: what is annulled, what is corrected, what stands.

pub mod facts;
pub mod wrong_start;
pub mod colours;
pub mod displaced;
pub mod resumed;
