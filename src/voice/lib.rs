//! The voice of the desk: what is said and sounded, to whom, when, and by what. Which alarms there
//! are ([`alarm`], [`low_time`]) and what is said of them ([`script`]); one thing to be said
//! ([`utterance`]) for a [`listener`], in an order that loses no announcement ([`queue`]), by a
//! thread ([`mouth`]) that asks an [`engine`] and never waits for it without a watch ([`asker`]);
//! short sounds with a meaning ([`earcon`], [`tones`], [`player`]); what was said and what speaks
//! ([`history`]); all behind one handle ([`voice`]).
//!
//! An alarm is for the arbiter. A blind player's assistant tells the time on request only
//! (FIDE Laws 2023, Art. D.2.10.4), so nothing here is meant for a loudspeaker beside a board.
//!
//! Not here: which entry of the journal alarms, and when (`desk::alarms`).

pub mod alarm;
pub mod low_time;
pub mod listener;
pub mod script;
pub mod utterance;
pub mod engine;

pub mod lexicon;
#[cfg(unix)]
pub mod ssip;
pub mod system;
pub mod device;
pub mod espeak;
pub mod asker;

pub mod history;
pub mod told;
pub mod queue;
pub mod mouth;

pub mod earcon;
pub mod tones;
pub mod mailbox;
pub mod player;
pub mod voice;
