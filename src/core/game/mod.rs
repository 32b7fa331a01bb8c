//! One game at one board: what can be asked of it (`command`), what has happened to it (`event`),
//! what it is now (`state`), and the two functions between them, `decide` and `apply`.
//!
//! `gap` is about moves that are missing from the record.
//!
//! Knows nothing of other boards (`hall`), of rulings (`rulings`) or of devices (`recognition`
//! turns their readings into commands).

pub mod outcome;
pub mod sheets;
pub mod counter;
pub mod event;
pub mod command;
pub mod refusal;
pub mod state;
pub mod gap;
pub mod automatic;
pub mod apply;
pub mod course;
pub mod decide;
