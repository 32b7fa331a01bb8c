//! What is wrong with a case as it was told, in words: the line, the part, why, and what would be
//! understood.

use crate::catalogue::Words;
use jadoube_laws::rulings::fault::{Fault, FaultReason};

/// The fault of a file of a case, with where more is told: “line 3: both: …”.
#[must_use]
pub fn in_file(words: &Words, fault: &Fault) -> String {
    let said = located(words, fault);
    match fault.why {
        FaultReason::Move(_)
        | FaultReason::MoveOfGame { .. }
        | FaultReason::Game(_)
        | FaultReason::Nonsense(_) => said,
        _ => format!("{said} {}", words.say("docket-topics")),
    }
}

/// The fault with its line, where that is known.
#[must_use]
pub fn located(words: &Words, fault: &Fault) -> String {
    let said = fault_of(words, fault);
    let Some(line) = fault.line else { return said };
    let line = i64::try_from(line).unwrap_or(i64::MAX);
    words.say_with("docket-line", &[("line", line.into()), ("what", said.into())])
}

/// The fault with its part: “both: must be told; write it like true”.
#[must_use]
pub fn fault_of(words: &Words, fault: &Fault) -> String {
    let said = why(words, &fault.why);
    if fault.part.is_empty() { said } else { format!("{}: {said}", fault.part) }
}

/// Why a part cannot be used.
#[must_use]
pub fn why(words: &Words, why: &FaultReason) -> String {
    match why {
        FaultReason::Text { why } => words.say_with("docket-text", &[("why", why.into())]),
        FaultReason::Bare { word } => words.say_with("docket-bare", &[("word", word.into())]),
        FaultReason::NoSuchKind { told, near } => {
            let said = words.say_with("docket-no-such-kind", &[("told", told.into())]);
            meant(words, said, near)
        }
        FaultReason::NoSuchPart { near } => meant(words, words.say("docket-no-such-part"), near),
        FaultReason::Missing { example } => {
            words.say_with("docket-missing", &[("example", example.into())])
        }
        FaultReason::Unreadable { told, example, near } => {
            let args = [("told", told.into()), ("example", example.into())];
            meant(words, words.say_with("docket-unreadable", &args), near)
        }
        FaultReason::Negative { told } => {
            words.say_with("docket-negative", &[("told", told.into())])
        }
        FaultReason::Move(fault) => words.tell(fault),
        FaultReason::MoveOfGame { number, why } => {
            let number = i64::try_from(*number).unwrap_or(i64::MAX);
            let why = words.tell(why);
            let args = [("number", number.into()), ("why", why.into())];
            words.say_with("docket-move-of-game", &args)
        }
        FaultReason::Game(why) => {
            let why = words.tell(why);
            words.say_with("docket-game", &[("why", why.into())])
        }
        FaultReason::Nonsense(what) => words.tell(what),
    }
}

/// With the words that were perhaps meant.
fn meant(words: &Words, said: String, near: &[String]) -> String {
    if near.is_empty() {
        return said;
    }
    let near = words.say_with("docket-meant", &[("list", near.join(", ").into())]);
    format!("{said} {near}")
}
