//! Speech and sounds: what is announced, to whom, when, and by what. The alarms ([`alarm`],
//! [`low_time`]) and their texts ([`script`]); one [`utterance`] for a [`listener`], in a [`queue`]
//! that loses no announcement but what is over ([`validity`]); a speech thread ([`speech_thread`])
//! that uses an [`engine`] under a watchdog ([`watchdog`]); short signal sounds ([`earcon`],
//! [`tones`], [`player`]); what was said and which engine speaks ([`history`]); all behind one handle
//! ([`voice`]).
//!
//! An alarm is for the arbiter. A blind player's assistant tells the time on request only
//! (FIDE Laws 2023, Art. D.2.10.4), so nothing here is meant for a loudspeaker beside a board.
//!
//! Not here: which journal entry raises an alarm (`desk::alarms`).

pub mod alarm;
pub mod low_time;
pub mod listener;
pub mod script;
pub mod validity;
pub mod utterance;
pub mod engine;

pub mod lexicon;
#[cfg(unix)]
pub mod earlier_runs;
#[cfg(unix)]
pub mod ssip;
pub mod system;
pub mod device;
pub mod espeak;
pub mod watchdog;

pub mod history;
pub mod state_text;
pub mod queue;
pub mod speech_thread;

pub mod earcon;
pub mod tones;
pub mod mailbox;
pub mod player;
pub mod voice;
