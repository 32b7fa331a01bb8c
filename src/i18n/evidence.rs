//! The record as evidence in words: its lines in the log, and why something was refused.

use crate::words::Words;
use jadoube_core::evidence::code::CodeFault;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::evidence::record::{Event, Refusal};

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

/// Why something was refused.
#[must_use]
pub fn refusal(words: &Words, why: Refusal) -> String {
    match why {
        Refusal::NoKey => words.say("evidence-no-signature"),
        Refusal::NotGenuine => words.say("evidence-wrong-signature"),
        Refusal::Nameless => words.say("evidence-nameless"),
        Refusal::NoSuchRow(row) => {
            words.say_with("evidence-not-part", &[("row", row.to_string().into())])
        }
    }
}

/// What is wrong with a code that was typed.
#[must_use]
pub fn code_fault(words: &Words, fault: CodeFault) -> String {
    match fault {
        CodeFault::Length(count) => {
            words.say_with("evidence-code-length", &[("count", count.into())])
        }
        CodeFault::Sign(sign) => {
            words.say_with("evidence-code-sign", &[("sign", sign.to_string().into())])
        }
        CodeFault::Check => words.say("evidence-code-check"),
        CodeFault::Number => words.say("evidence-code-number"),
    }
}
