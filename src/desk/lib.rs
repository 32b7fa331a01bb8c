//! The shell: one thread that decides, records and applies, and everything around it that touches
//! files, devices and the time. The faces (`ui`, `cli`) speak to [`desk::Desk`] and see
//! [`snapshot::Snapshot`]s; they touch nothing below.

pub mod timekeeper;
pub mod times;
pub mod history;
pub mod cycle;
pub mod ahead;
pub mod library;
pub mod evidence;
mod reading;
pub mod trouble;
pub mod inbox;
pub mod ports;
pub mod own_boards;
pub mod tables;
mod absence;
pub mod alarms;
pub mod voicing;
pub mod saying;
pub mod snapshot;
pub mod export;
mod pgn_file;
pub mod import;
pub mod live_pgn;
pub mod broadcast;
pub mod copies;
pub mod ending;
pub mod watch;
pub mod lines;
pub mod mating;
pub mod notating;
pub mod converting;
pub mod sheet_files;
pub mod reconstructing;
pub mod two_sheets;
pub mod sealing;
pub mod envelopes;
pub mod protocols;
pub mod demo;
pub mod simulate;
pub mod words;
pub mod worker;
pub mod desk;
pub mod preferences;
pub mod station;
pub mod remembered;
pub mod catalogue;
