//! The dispute log in words: its lines, its evidence, and why it refused. Cases and rulings are in
//! `ruling`.

pub mod change;

use crate::catalogue::Catalogue;
use crate::chess::Numbering;
use crate::message::Context;
use crate::ruling;
use jadoube_core::disputes::evidence::Evidence;
use jadoube_core::disputes::state::{Decision, Incident, waits};
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::facts::Fact;
use jadoube_laws::rulings::facts::Question;

/// That the clocks stay stopped for these incidents; nothing where there are none.
#[must_use]
pub fn waits_for(words: &Catalogue, incidents: &[IncidentNo]) -> Option<String> {
    (!incidents.is_empty()).then(|| words.value(&waits(incidents)))
}

/// The game on which an incident is decided, as it was before the decision; as it was when the ruling was
/// proposed, where there is none. In its positions the moves of the ruling are written.
#[must_use]
pub fn ground(incident: &Incident) -> Option<&Game> {
    let act = incident.act.as_ref().filter(|_| incident.decision.is_some());
    let game = act.map(|act| &act.before).or(incident.ground.as_ref()).or(incident.then.as_ref());
    game.map(AsRef::as_ref)
}

/// A piece of evidence of an incident: moves are written as in the positions of its game.
#[must_use]
pub fn evidence(
    words: &Catalogue,
    (incident, piece): (&Incident, &Evidence),
    numbering: Numbering,
) -> String {
    let game = incident.then.as_deref();
    let position = match piece {
        Evidence::Seen { what: Observation::OwedNotPlayed { ply, .. }, .. } => {
            game.and_then(|game| game.position_at(*ply))
        }
        _ => None,
    };
    words.tell_in(piece, Context { position, ..Context::of(numbering) })
}

/// How a decision stands to what was proposed: as proposed, or otherwise, with what had been proposed.
#[must_use]
pub fn as_proposed(words: &Catalogue, incident: &Incident, decision: &Decision) -> String {
    if decision.as_proposed {
        return words.say("disputes-as-proposed");
    }
    let then = incident.circumstances.as_ref();
    let numbering = then.map_or(Numbering::USUAL, |then| Numbering::then(&then.fen, then.ply));
    let found = std::iter::once(words.tell(&incident.proposal.finding));
    let game = incident.ground.as_deref().or(incident.then.as_deref());
    let remedies = ruling::remedies(words, &incident.proposal.remedies, (game, numbering));
    let proposal = found.chain(remedies).collect::<Vec<_>>().join(". ");
    words.say_with("disputes-not-as-proposed", &[("proposal", proposal.into())])
}

/// What is asked about these facts of a kind of case.
#[must_use]
pub fn questions(words: &Catalogue, kind: &str, facts: &[&Fact]) -> String {
    let Some(schema) = Case::KINDS.iter().find(|schema| schema.kind == kind) else {
        return String::new();
    };
    let asked: Vec<String> =
        facts.iter().map(|fact| words.tell(&Question { schema, fact })).collect();
    asked.join(" · ")
}

/// That two remedies cannot both be decided.
#[must_use]
pub fn contradiction(words: &Catalogue, one: &str, other: &str) -> String {
    let args = [("one", one.into()), ("other", other.into())];
    words.say_with("dispute-refusal-contradiction", &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;
    use jadoube_chess::moment::Moment;
    use jadoube_chess::side::Side;
    use jadoube_core::disputes::command::Caller;
    use jadoube_core::disputes::command::Clocks;
    use jadoube_core::disputes::event::Event;
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
            game: None,
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
            Catalogue::new(Lang::En).tell(&event),
            "Incident 3 opened at board 7: Flag fallen: White; called by Black. Claim: my opponent \
             is down"
        );
        for lang in Lang::ALL {
            let said = Catalogue::new(lang).tell(&event);
            assert!(said.contains('7') && !said.contains(['⟦', '{']), "{said}");
        }
    }

    #[test]
    fn a_decision_by_which_nothing_is_done_says_so_in_every_language() {
        let decision = Decision {
            at: Moment(0),
            ruling: Ruling::new(Finding::Open, Vec::new(), Vec::new()),
            as_proposed: false,
            text: String::new(),
            reason: "by mistake".into(),
            waits_for: Vec::new(),
        };
        let decided = Event::Decided { no: IncidentNo(3), decision: Box::new(decision) };
        assert_eq!(
            Catalogue::new(Lang::En).tell(&decided),
            "Incident 3 decided otherwise than proposed: nothing is done (by mistake)"
        );
        for lang in Lang::ALL {
            let said = Catalogue::new(lang).tell(&decided);
            assert!(said.ends_with("(by mistake)") && !said.contains("none"), "{said}");
        }
    }

    #[test]
    fn an_appeal_without_grounds_leaves_no_gap_in_its_line() {
        let appealed = |text: &str| Event::Appealed {
            no: IncidentNo(3),
            by: "Conrad, Carl".into(),
            text: text.into(),
            filing: None,
            admissibility: None,
        };
        let words = Catalogue::new(Lang::En);
        assert_eq!(words.tell(&appealed("")), "Incident 3: Conrad, Carl appeals.");
        assert_eq!(words.tell(&appealed("Why")), "Incident 3: Conrad, Carl appeals. Why");
        for lang in Lang::ALL {
            let said = Catalogue::new(lang).tell(&appealed(""));
            assert!(said.ends_with('.') && !said.contains("  "), "{said}");
        }
    }

    #[test]
    fn each_refusal_says_what_to_do() {
        for lang in Lang::ALL {
            let words = Catalogue::new(lang);
            let said = words.tell(&Refusal::AlreadyDecided(IncidentNo(4)));
            assert!(said.contains('4') && said.contains(". "), "{said}");
            let (no, articles) = (IncidentNo(4), vec!["Ol. 15".to_owned()]);
            let fates = vec![FeeFate::Nothing, FeeFate::Fine { francs: 50 }];
            let said = words.tell(&Refusal::FeeNotSo { no, fates, articles });
            assert!(said.contains("50") && said.contains("Ol. 15"), "{said}");
        }
    }
}
