//! From an event to the new state. Obeys and cannot fail: an event about an incident that is not
//! there (from a damaged journal) changes nothing.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::disputes::event::{Event, Opening};
use crate::disputes::state::{
    Appeal, Correction, EarlierVersion, Incident, LastAct, Statement, UndoneStatus,
    WithdrawnDecision,
};
use jadoube_chess::moment::Moment;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{GameNo, IncidentNo, Who};

/// Makes the event, which happened at that moment through somebody, part of the log. `game` is that
/// of the incident, as it was then.
pub fn apply(
    incidents: &mut BTreeMap<IncidentNo, Incident>,
    event: &Event,
    game: Option<&(GameNo, Arc<Game>)>,
    (at, who): (Moment, &Who),
) {
    if let Event::Opened { no, opening } = event {
        incidents.entry(*no).or_insert_with(|| opened(*no, opening, game, (at, who)));
        return;
    }
    let Some(incident) = incidents.get_mut(&event.incident()) else { return };
    follow(incident, event, game.map(|(_, game)| game), at);
    match event {
        Event::Opened { .. } => {}
        Event::ProposedAnew { proposal, .. } => {
            let proposal = std::mem::replace(&mut incident.proposal, proposal.as_ref().clone());
            let proposal = Box::new(proposal);
            incident.earlier.push(EarlierVersion::Proposal { until: at, proposal });
        }
        Event::Withdrawn { reason, .. } => {
            if let Some(decision) = incident.decision.clone() {
                let appeal = incident.appeal.clone();
                incident.withdrawn = Some(Box::new(WithdrawnDecision { decision, appeal }));
                put_aside(incident, UndoneStatus::Wholly, reason, at);
            }
        }
        Event::Reinstated { reason, .. } => {
            if let Some(withdrawn) = incident.withdrawn.take() {
                incident.decision = Some(withdrawn.decision);
                incident.appeal = withdrawn.appeal;
                let reason = reason.clone();
                incident.earlier.push(EarlierVersion::Withdrawal { until: at, reason });
            }
        }
        Event::CaseRestated { case, proposal, .. } => {
            let case = std::mem::replace(&mut incident.case, case.clone());
            let proposal = std::mem::replace(&mut incident.proposal, proposal.as_ref().clone());
            let proposal = Box::new(proposal);
            incident.earlier.push(EarlierVersion::Case { until: at, case, proposal });
        }
        Event::StatementTaken { who, text, .. } => {
            incident.statements.push(Statement { at, who: who.clone(), text: text.clone() });
        }
        Event::Decided { decision, .. } => {
            incident.decision = Some(decision.as_ref().clone());
            incident.withdrawn = None;
        }
        Event::Appealed { by, text, filing, admissibility, .. } => {
            incident.appeal = Some(Appeal {
                at,
                by: by.clone(),
                text: text.clone(),
                filing: *filing,
                admissibility: admissibility.clone(),
                decision: None,
            });
        }
        Event::AppealDecided { decision, .. } => {
            if let Some(appeal) = &mut incident.appeal {
                appeal.decision = Some((at, decision.clone()));
            }
        }
        Event::Corrected { text, reason, .. } => incident.corrections.push(Correction {
            at,
            by: who.clone(),
            text: text.clone(),
            reason: reason.clone(),
        }),
        Event::Lapsed { .. } => incident.lapsed = Some(at),
        Event::Reopened { reason, .. } => {
            incident.lapsed = None;
            put_aside(incident, UndoneStatus::No, reason, at);
        }
    }
}

/// Keeps hold of the game where the ruling is proposed on it, or something is done to it.
fn follow(incident: &mut Incident, event: &Event, game: Option<&Arc<Game>>, at: Moment) {
    match event {
        Event::CaseRestated { .. } | Event::ProposedAnew { .. } => {
            incident.ground = game.cloned();
            incident.proposed_at = at;
        }
        Event::Decided { .. } | Event::Withdrawn { .. } | Event::Reinstated { .. } => {
            incident.act = game.map(|game| LastAct { at, before: game.clone(), after: None });
        }
        Event::Reopened { .. } => incident.act = None,
        _ => {}
    }
}

/// The decision is no more than what it was before.
fn put_aside(incident: &mut Incident, undone: UndoneStatus, reason: &str, at: Moment) {
    if let Some(decision) = incident.decision.take() {
        let (decision, reason) = (Box::new(decision), reason.to_owned());
        let appeal = incident.appeal.take();
        let earlier = EarlierVersion::Decision { until: at, decision, appeal, reason, undone };
        incident.earlier.push(earlier);
    }
}

/// The game as it is after it was put back for an incident.
pub fn was_put_back(
    incidents: &mut BTreeMap<IncidentNo, Incident>,
    no: IncidentNo,
    game: &Arc<Game>,
) {
    if let Some(act) = incidents.get_mut(&no).and_then(|incident| incident.act.as_mut()) {
        act.after = Some(game.clone());
    }
}

fn opened(
    no: IncidentNo,
    opening: &Opening,
    game: Option<&(GameNo, Arc<Game>)>,
    (at, who): (Moment, &Who),
) -> Incident {
    Incident {
        no,
        opened_at: at,
        opened_by: who.clone(),
        board: opening.board,
        game: game.map(|(no, _)| *no),
        circumstances: opening.circumstances.clone(),
        caller: opening.caller,
        case: opening.case.clone(),
        claim: opening.claim.clone(),
        clocks: opening.clocks,
        statements: Vec::new(),
        evidence: opening.evidence.clone(),
        proposal: opening.proposal.clone(),
        decision: None,
        appeal: None,
        corrections: Vec::new(),
        earlier: Vec::new(),
        then: game.map(|(_, game)| game.clone()),
        ground: game.map(|(_, game)| game.clone()),
        proposed_at: at,
        act: None,
        withdrawn: None,
        lapsed: None,
    }
}
