//! The record as evidence in words: its lines in the log, and why something was refused.

use crate::catalogue::Words;
use jadoube_core::evidence::record::Event;

/// An event as one line of the log.
#[must_use]
pub fn line(words: &Words, event: &Event) -> String {
    words.tell(event)
}
