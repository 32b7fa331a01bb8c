//! One game at one board: what can be asked of it (`command`), what has happened to it (`event`),
//! what it is now (`state`), and the two functions between them, `decide` and `apply`.
//!
//! While it is a question how time counts that nobody saw (`gap`), the program's clock stands and
//! moves can be entered; the time is charged to the player whose time it was (`lost_time`).
//! Moves that are missing from the record are about `missing`.
//!
//! Knows nothing of other boards (`hall`), of rulings (`rulings`) or of devices (`recognition`
//! turns their readings into commands).

pub mod outcome;
pub mod sheets;
pub mod counter;
pub mod gap;
pub mod event;
pub mod command;
pub mod refusal;
pub mod state;
pub mod plies;
pub mod standing;
pub mod missing;
pub mod owed;
pub mod automatic;
pub mod apply;
mod lost_time;
pub mod course;
pub mod decide;
