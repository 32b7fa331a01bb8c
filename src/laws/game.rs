//! One game at one board: its commands (`command`), its events (`event`), its state (`state`), and
//! the functions between them, `decide` and `apply`.
//!
//! As long as the arbiter has not decided how unobserved time counts (`gap`), the program's clock
//! is stopped and moves can be entered; the time is then charged to the player who was on move
//! (`lost_time`). `missing` handles moves that are missing from the record.
//!
//! Does not know other boards (`hall`), rulings (`rulings`) or devices (`recognition` turns their
//! reports into commands).

pub mod outcome;
pub mod touch_duty;
pub mod sheets;
pub mod counter;
pub mod gap;
pub mod status;
pub mod event;
pub mod command;
pub mod refusal;
pub mod plies;
pub mod state;
pub mod restore;
pub mod missing;
pub mod automatic;
mod lost_time;
pub mod apply;
pub mod course;
pub mod decide;
