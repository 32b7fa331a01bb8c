//! The RON data shipped with the program, and files of the same kinds, as values: editions,
//! regulations of competitions, rules for appeals, topics, interpretations, glossary, time
//! controls.
#![expect(clippy::expect_used, clippy::panic, reason = "a test reads all that is shipped")]

mod bundled;
pub mod appeals;
pub mod laws;
pub mod overlay;
pub mod topics;
pub mod interpretations;
pub mod glossary;
pub mod clock_checks;
pub mod time_controls;
