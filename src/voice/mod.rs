//! The alarms of the desk for the ear: which there are ([`alarm`], [`low_time`]), what is said of
//! them ([`script`]), how they sound ([`tones`]), and the two threads that play and speak
//! ([`player`], [`speaker`]), behind one handle ([`voice`]).
//!
//! An alarm is for the arbiter. A blind player's assistant tells the time on request only
//! (FIDE Laws 2023, Art. D.2.10.4), so nothing here is meant for a loudspeaker beside a board.
//!
//! Not here: which entry of the journal alarms, and when (`desk::alarms`).

pub mod alarm;
pub mod low_time;
pub mod script;
pub mod tones;
pub mod mailbox;
pub mod player;
pub mod speaker;
#[expect(clippy::module_inception, reason = "the layer is named after what stands in it")]
pub mod voice;
