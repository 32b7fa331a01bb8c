//! Why a game refused a command, in words: what is the case, the article where there is one, and
//! what can be done now.

use crate::chess::{self, Numbering};
use crate::words::Words;
use crate::{outcome, time};
use jadoube_laws::clock::correction::CorrectionFault;
use jadoube_laws::game::refusal::Refusal;

/// A refusal of a game that counts its moves so.
#[must_use]
pub fn refusal(words: &Words, refusal: &Refusal, numbering: Numbering) -> String {
    let of_side = |id, side| words.say_with(id, &[("side", chess::side(words, side).into())]);
    match refusal {
        Refusal::MoveIllegal { uci, ply, citation } => words.say_with(
            "refusal-move-illegal",
            &[
                ("move", uci.to_string().into()),
                ("place", numbering.after(words, *ply).into()),
                ("article", (&citation.article).into()),
                ("edition", (&citation.edition).into()),
            ],
        ),
        Refusal::NoSuchPly { asked, played } => words.say_with(
            "refusal-no-such-move",
            &[("asked", asked.0.into()), ("played", played.0.into())],
        ),
        Refusal::LaterMoveIllegal { uci, later, ply } => words.say_with(
            "refusal-later-move-illegal",
            &[
                ("move", uci.to_string().into()),
                ("later", later.to_string().into()),
                ("place", numbering.sign(*ply).into()),
            ],
        ),
        Refusal::ClockNotRunning(side) => of_side("refusal-clock-not-running", *side),
        Refusal::FlagNotFallen(side) => of_side("refusal-flag-not-fallen", *side),
        Refusal::Correction(fault) => correction_fault(words, fault),
        Refusal::LastMoveStands { uci, ply } => words.say_with(
            "refusal-last-move-stands",
            &[("move", uci.to_string().into()), ("place", numbering.after(words, *ply).into())],
        ),
        Refusal::LastMoveEnds { uci, outcome, .. } => words.say_with(
            "refusal-last-move-ends",
            &[
                ("move", uci.to_string().into()),
                ("result", outcome::outcome(words, *outcome).into()),
            ],
        ),
        Refusal::RecordDamaged { seq } => {
            words.say_with("refusal-record-damaged", &[("row", seq.to_string().into())])
        }
        Refusal::NothingMissing => words.say("refusal-nothing-missing"),
        Refusal::MissingNotReached { squares } => {
            words.say_with("refusal-missing-not-reached", &[("squares", (*squares).into())])
        }
        Refusal::GameEnded => words.say("refusal-game-ended"),
        Refusal::GameNotEnded => words.say("refusal-game-not-ended"),
        Refusal::AlreadyStarted => words.say("refusal-already-started"),
        Refusal::ClocksStopped => words.say("refusal-clocks-stopped"),
        Refusal::ClockOnTable => words.say("refusal-clock-on-table"),
        Refusal::NothingToUndo => words.say("refusal-nothing-to-undo"),
        Refusal::OfferPending => words.say("refusal-offer-pending"),
        Refusal::NoOffer => words.say("refusal-no-offer"),
        Refusal::ReasonMissing => words.say("refusal-reason-missing"),
        Refusal::NoLostTime => words.say("refusal-no-lost-time"),
        Refusal::LostTimeChanged => words.say("refusal-lost-time-changed"),
        Refusal::LostTimeUnknown => words.say("refusal-lost-time-unknown"),
        Refusal::LostTimeTooMuch { asked, lost } => {
            let [asked, lost] = [*asked, *lost].map(|time| time::shown(time).into());
            words.say_with("refusal-lost-time-too-much", &[("asked", asked), ("lost", lost)])
        }
        Refusal::NoSuchCell { index } => {
            words.say_with("refusal-no-such-cell", &[("index", (*index).into())])
        }
        Refusal::NoSuchSystem(system) => {
            words.say_with("refusal-no-such-system", &[("system", system.into())])
        }
    }
}

/// Why a correction of the clock cannot be made.
#[must_use]
pub fn correction_fault(words: &Words, fault: &CorrectionFault) -> String {
    match fault {
        CorrectionFault::NotPositive => words.say("refusal-correction-not-positive"),
        CorrectionFault::BelowZero => words.say("refusal-correction-below-zero"),
        CorrectionFault::TooMuch(span) => {
            let time = time::shown(*span).into();
            words.say_with("refusal-correction-too-much", &[("time", time)])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::ply::Ply;
    use jadoube_laws::citation::Citation;

    #[test]
    fn a_refusal_says_what_is_the_case_where_it_stands_and_what_to_do() {
        let illegal = Refusal::MoveIllegal {
            uci: Uci("e2e5".into()),
            ply: Ply(24),
            citation: Box::new(Citation::new("2023", "3.10")),
        };
        for lang in Lang::ALL {
            let said = refusal(&Words::new(lang), &illegal, Numbering::USUAL);
            for part in ["e2e5", "12", "3.10", "2023"] {
                assert!(said.contains(part), "{part} is missing in: {said}");
            }
            assert!(!said.contains(['{', '$']), "{said}");
        }
    }
}
