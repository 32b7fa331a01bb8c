//! The record as evidence in words: its lines in the log, and why something was refused.

use crate::catalogue::Words;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::evidence::record::Event;

/// An event as one line of the log.
#[must_use]
pub fn line(words: &Words, event: &Event) -> String {
    let print = |key: &str| PublicKey::read(key).map_or(String::new(), |key| key.fingerprint());
    match event {
        Event::KeyShown { station, key } => words.say_with(
            "evidence-key-shown",
            &[("station", station.into()), ("print", print(key).into())],
        ),
        Event::Countersigned { signature } => words.say_with(
            "evidence-countersigned",
            &[
                ("by", (&signature.by).into()),
                ("row", signature.head.to_string().into()),
                ("print", print(&signature.key).into()),
            ],
        ),
    }
}
