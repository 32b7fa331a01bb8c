//! What is shipped with the program as RON, and files of the same kinds, read into values: editions,
//! regulations of competitions, rules for appeals, topics, interpretations, words, time controls.
#![expect(clippy::expect_used, clippy::panic, reason = "a test reads all that is shipped")]

mod shipped;
pub mod appeals;
pub mod laws;
pub mod overlay;
pub mod topics;
pub mod interpretations;
pub mod glossary;
pub mod time_controls;
