//! What is wrong with a case as it was told, in words: the line, the part, why, and what would be
//! understood.

use crate::catalogue::Catalogue;
use jadoube_laws::rulings::fault::{Fault, FaultReason};

/// The fault of a file of a case, with where more is told: “line 3: both: …”.
#[must_use]
pub fn in_file(words: &Catalogue, fault: &Fault) -> String {
    let said = located(words, fault);
    match fault.why {
        FaultReason::Move(_)
        | FaultReason::MoveOfGame { .. }
        | FaultReason::Game(_)
        | FaultReason::Nonsense(_) => said,
        _ => format!("{said} {}", words.say("case-file-topics")),
    }
}

/// The fault with its line, where that is known.
#[must_use]
pub fn located(words: &Catalogue, fault: &Fault) -> String {
    let said = fault_of(words, fault);
    let Some(line) = fault.line else { return said };
    let line = i64::try_from(line).unwrap_or(i64::MAX);
    words.say_with("case-file-line", &[("line", line.into()), ("what", said.into())])
}

/// The fault with its part: “both: must be told; write it like true”.
#[must_use]
pub fn fault_of(words: &Catalogue, fault: &Fault) -> String {
    let said = words.tell(&fault.why);
    if fault.part.is_empty() { said } else { format!("{}: {said}", fault.part) }
}
