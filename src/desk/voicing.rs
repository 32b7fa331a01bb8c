//! What the user interfaces need of the voice, by names of the desk's: what they may ask to be said
//! ([`Request::Say`](crate::inbox::Request::Say)), and what stands in
//! [`Snapshot::spoken`](crate::snapshot::Snapshot::spoken), with the words for it.

use crate::alarms;
use jadoube_chess::board::square::Square;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_laws::ids::BoardNo;
use jadoube_voice::{
    earcon, engine, history, listener, queue, state_text, utterance, validity, voice,
};

/// One thing to be said.
pub type Utterance = utterance::Utterance;
/// For whose ear.
pub type Listener = listener::Listener;
/// How urgent.
pub type Priority = listener::Priority;
/// Whether what waits to be said is still so.
pub type Validity = validity::Validity;
/// As always, slower, or letter by letter.
pub type Delivery = queue::Delivery;
/// A short sound with a meaning.
pub type Earcon = earcon::Earcon;
/// Through what the words reach the listener.
pub type Channel = voice::Channel;
/// What the arbiter has chosen.
pub type Settings = voice::Settings;
/// On or off.
pub type Switch = voice::Switch;
/// How a listener is spoken to.
pub type Tuning = engine::Tuning;
/// What can speak.
pub type EngineKind = engine::EngineKind;
/// The state of the voice.
pub type VoiceState = history::VoiceState;
/// What a listener's voice is able to.
pub type SpeechThreadState = history::SpeechThreadState;
/// One of the last utterances.
pub type SpokenItem = history::SpokenItem;
/// What became of it.
pub type UtteranceStatus = history::UtteranceStatus;

/// The alert that the two boards of a game differ, on these squares.
#[must_use]
pub fn discrepancy(board: BoardNo, squares: &[Square]) -> Utterance {
    utterance::discrepancy(board, squares)
}

/// Whether the voice says an entry as an alarm, where it is on.
#[must_use]
pub fn is_alarm(hall: &Hall, entry: &Entry) -> bool {
    alarms::call_of(hall, entry).is_some()
}

/// Whose voice it is.
#[must_use]
pub fn listener(words: &Catalogue, listener: Listener) -> String {
    state_text::listener(words, listener)
}

/// What speaks, or why nothing does and what would help on this system.
#[must_use]
pub fn speech_thread(words: &Catalogue, speech_thread: &SpeechThreadState) -> String {
    state_text::speech_thread(words, speech_thread)
}

/// One of the last utterances with what became of it, as a line.
#[must_use]
pub fn heard(words: &Catalogue, heard: &SpokenItem) -> String {
    state_text::heard(words, heard)
}
