//! The imperative shell: one thread that decides, records and applies, and everything around it
//! that uses files, devices and the time. The user interfaces (`ui`, `cli`) send requests to
//! [`desk::Desk`] and read [`snapshot::Snapshot`]s; they use nothing below.
//!
//! Where several stations keep an event, [`cycle::sharing`] says what is shared and taken, and
//! [`exchange`] how it comes from one desk to another.

pub mod timekeeper;
pub mod times;
pub mod round_sessions;
pub mod recovery;
pub mod refusals;
pub mod takeovers;
mod lifting;
mod entries;
mod replay;
mod past;
pub mod history;
pub mod session_course;
pub mod clock_course;
pub mod state_copy;
pub mod judgement;
pub mod batch;
pub mod cycle;
mod same_meaning;
pub mod library;
pub mod evidence;
pub mod comparing;
mod reading;
pub mod request_error;
pub mod inbox;
pub mod waiting_room;
pub mod inlet;
pub mod player_lists;
pub mod ports;
pub mod own_boards;
pub mod line_view;
mod device_line;
pub mod tables;
mod time_away;
pub mod alarms;
pub mod voicing;
pub mod saying;
pub mod stations_line;
pub mod exchange;
pub mod station_view;
pub mod snapshot;
pub mod two_records;
pub mod export;
pub mod exported;
mod pgn_file;
pub mod import;
pub mod live_pgn;
pub mod broadcast;
pub mod copies;
pub mod shutdown;
pub mod sighting;
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
pub mod printing;
pub mod event_picture;
pub mod event_export;
mod event_tags;
pub mod demo;
pub mod system_fault;
pub mod simulate;
pub mod contest_lines;
pub mod log_lines;
pub mod log_reader;
pub mod evidence_lines;
pub mod worker;
pub mod desk;
pub mod preferences;
pub mod station;
pub mod last_known;
pub mod choices;
pub mod panics;
pub mod rating_list;
#[cfg(test)]
mod testing;
