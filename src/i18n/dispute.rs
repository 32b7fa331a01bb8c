//! The dispute log in words: its lines, its evidence, and why it refused. Cases and rulings are in
//! `ruling`.

pub mod change;

use crate::catalogue::Words;
use crate::chess::Numbering;
use crate::{observation, time};
use jadoube_core::disputes::command::{Caller, Clocks};
use jadoube_core::disputes::event::Event;
use jadoube_core::disputes::evidence::Evidence;
use jadoube_core::disputes::state::waits;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::Fact;
use jadoube_laws::rulings::facts::Question;

/// Who called.
#[must_use]
pub fn caller(words: &Words, caller: Caller) -> String {
    words.tell(&caller)
}

/// What was done to the clocks.
#[must_use]
pub fn clocks(words: &Words, clocks: Clocks) -> String {
    words.tell(&clocks)
}

/// An event as one line of the log.
#[must_use]
pub fn line(words: &Words, event: &Event) -> String {
    words.tell(event)
}

/// That the clocks stay stopped for these incidents; nothing where there are none.
#[must_use]
pub fn waits_for(words: &Words, incidents: &[IncidentNo]) -> Option<String> {
    (!incidents.is_empty()).then(|| words.value(&waits(incidents)))
}

/// One piece of evidence.
#[must_use]
pub fn evidence(words: &Words, evidence: &Evidence, numbering: Numbering) -> String {
    match evidence {
        Evidence::Seen { what, .. } => observation::observation(words, what, numbering),
        Evidence::Standing { placement } => {
            let placement = placement.to_string().into();
            words.say_with("dispute-evidence-standing", &[("placement", placement)])
        }
        Evidence::ClockOnTable { shown, .. } => words.say_with(
            "dispute-evidence-clock",
            &[
                ("white", time::shown(shown.times.white).into()),
                ("black", time::shown(shown.times.black).into()),
            ],
        ),
        Evidence::Flags { fell } => words.say(match (fell.white, fell.black) {
            (Some(white), Some(black)) if white < black => "dispute-evidence-flags-white-first",
            (Some(white), Some(black)) if white > black => "dispute-evidence-flags-black-first",
            (Some(_), None) => "dispute-evidence-flag-white",
            (None, Some(_)) => "dispute-evidence-flag-black",
            _ => "dispute-evidence-flags-both",
        }),
        Evidence::IllegalMoves { counts } => words.say_with(
            "dispute-evidence-illegal-moves",
            &[("white", counts.white.into()), ("black", counts.black.into())],
        ),
    }
}

/// What is asked about these facts of a kind of case.
#[must_use]
pub fn questions(words: &Words, kind: &str, facts: &[&Fact]) -> String {
    let Some(schema) = Case::KINDS.iter().find(|schema| schema.kind == kind) else {
        return String::new();
    };
    let asked: Vec<String> =
        facts.iter().map(|fact| words.tell(&Question { schema, fact })).collect();
    asked.join(" · ")
}

/// That two remedies cannot both be decided.
#[must_use]
pub fn contradiction(words: &Words, one: &str, other: &str) -> String {
    let args = [("one", one.into()), ("other", other.into())];
    words.say_with("dispute-refusal-contradiction", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::side::Side;
    use jadoube_core::disputes::event::Opening;
    use jadoube_core::disputes::refusal::Refusal;
    use jadoube_laws::appeals::verdict::FeeFate;
    use jadoube_laws::ids::BoardNo;
    use jadoube_laws::rulings::case::Case;
    use jadoube_laws::rulings::clock::facts::FlagFall;
    use jadoube_laws::rulings::ruling::{Finding, Ruling};

    #[test]
    fn an_incident_is_one_line_of_the_log_in_every_language() {
        let opening = Opening {
            board: Some(BoardNo(7)),
            circumstances: None,
            caller: Caller::Black,
            case: Case::FlagFall(FlagFall::new(Side::White, false)),
            claim: "my opponent is down".into(),
            clocks: Clocks::Stop,
            evidence: Vec::new(),
            proposal: Ruling::new(Finding::Open, Vec::new(), Vec::new()),
        };
        let event = Event::Opened { no: IncidentNo(3), opening: Box::new(opening) };
        assert_eq!(
            line(&Words::new(Lang::En), &event),
            "Incident 3 opened at board 7: Flag fallen: White; called by Black. Claim: my opponent \
             is down"
        );
        for lang in Lang::ALL {
            let said = line(&Words::new(lang), &event);
            assert!(said.contains('7') && !said.contains(['⟦', '{']), "{said}");
        }
    }

    #[test]
    fn each_refusal_says_what_to_do() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let said = words.tell(&Refusal::AlreadyDecided(IncidentNo(4)));
            assert!(said.contains('4') && said.contains(". "), "{said}");
            let (no, articles) = (IncidentNo(4), vec!["Ol. 15".to_owned()]);
            let fates = vec![FeeFate::Nothing, FeeFate::Fine { francs: 50 }];
            let said = words.tell(&Refusal::FeeNotSo { no, fates, articles });
            assert!(said.contains("50") && said.contains("Ol. 15"), "{said}");
        }
    }
}
