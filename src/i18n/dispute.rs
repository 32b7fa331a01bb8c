//! The dispute log in words: its lines, its evidence, and why it refused. Cases and rulings are in
//! `ruling`.

pub mod change;

use crate::catalogue::{Arg, Words};
use crate::chess::Numbering;
use crate::{appeal, observation, ruling, time};
use jadoube_core::disputes::command::{Caller, Clocks};
use jadoube_core::disputes::event::Event;
use jadoube_core::disputes::evidence::Evidence;
use jadoube_core::disputes::state::Decision;
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
    let no: (&str, Arg<'_>) = ("no", event.incident().0.into());
    match event {
        Event::Opened { opening, .. } => {
            let case = ("case", ruling::case_of(words, &opening.case).into());
            let caller = ("caller", caller(words, opening.caller).into());
            let line = match opening.board {
                Some(board) => {
                    let board = ("board", board.0.into());
                    words.say_with("dispute-event-opened", &[no, board, case, caller])
                }
                None => words.say_with("dispute-event-opened-no-board", &[no, case, caller]),
            };
            if opening.claim.is_empty() {
                return line;
            }
            let args = [("line", line.into()), ("claim", (&opening.claim).into())];
            words.say_with("dispute-event-claimed", &args)
        }
        Event::CaseRestated { case, .. } => {
            let case = ("case", ruling::case_of(words, case).into());
            words.say_with("dispute-event-restated", &[no, case])
        }
        Event::ProposedAnew { proposal, .. } => {
            let found = ruling::finding(words, &proposal.finding);
            words.say_with("dispute-event-proposed-anew", &[no, ("text", found.into())])
        }
        Event::Lapsed { no } => words.say_with("dispute-event-lapsed", &[("no", no.0.into())]),
        Event::Withdrawn { reason, time, .. } => {
            let line = words.say_with("dispute-event-withdrawn", &[no, ("reason", reason.into())]);
            change::with_time(words, line, time.as_ref())
        }
        Event::Reinstated { reason, time, .. } => {
            let reason = ("reason", reason.into());
            let line = words.say_with("dispute-event-reinstated", &[no, reason]);
            change::with_time(words, line, time.as_ref())
        }
        Event::StatementTaken { who, text, .. } => {
            let id = if who.is_empty() { "dispute-event-note" } else { "dispute-event-statement" };
            words.say_with(id, &[no, ("who", who.into()), ("text", text.into())])
        }
        Event::Decided { decision, .. } => {
            let line = decided(words, no, decision);
            match waits_for(words, &decision.waits_for) {
                Some(waits) => format!("{line}. {waits}"),
                None => line,
            }
        }
        Event::Appealed { by, text, filing, admissibility, .. } => {
            let args = [no, ("by", by.into()), ("text", text.into())];
            let line = words.say_with("dispute-event-appealed", &args);
            let (Some(filing), Some(admissibility)) = (filing, admissibility) else { return line };
            let args = [
                ("line", line.into()),
                ("how", appeal::filing(words, filing).into()),
                ("admissible", appeal::admissible(words, admissibility).into()),
            ];
            words.say_with("appeal-event-filed", &args)
        }
        Event::AppealDecided { decision, .. } => appeal::decided(words, no, decision),
        Event::Corrected { text, reason, .. } => {
            let args = [no, ("text", text.into()), ("reason", reason.into())];
            words.say_with("dispute-event-corrected", &args)
        }
        Event::Reopened { reason, .. } => {
            words.say_with("dispute-event-reopened", &[no, ("reason", reason.into())])
        }
    }
}

fn decided(words: &Words, no: (&'static str, Arg<'_>), decision: &Decision) -> String {
    let reason = ("reason", (&decision.reason).into());
    if decision.as_proposed {
        let found = ("text", ruling::finding(words, &decision.ruling.finding).into());
        return words.say_with("dispute-event-accepted", &[no, found, reason]);
    }
    // What was set to what it was already has no line of its own.
    let steps = decision.ruling.remedies.iter();
    let steps = steps.map(|step| ruling::remedy(words, step, Numbering::USUAL));
    let text = Some(decision.text.clone()).filter(|text| !text.is_empty());
    let text: Vec<String> = text.into_iter().chain(steps).collect();
    let text = ("text", text.join("; ").into());
    words.say_with("dispute-event-decided-otherwise", &[no, text, reason])
}

/// That the clocks stay stopped for these incidents; nothing where there are none.
#[must_use]
pub fn waits_for(words: &Words, incidents: &[IncidentNo]) -> Option<String> {
    let numbers: Vec<String> = incidents.iter().map(ToString::to_string).collect();
    let args = [("numbers", numbers.join(", ").into()), ("count", numbers.len().into())];
    (!numbers.is_empty()).then(|| words.say_with("dispute-clock-waits", &args))
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
