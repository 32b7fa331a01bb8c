//! From an event to the new state. Obeys and cannot fail: an event about an incident that is not
//! there (from a damaged journal) changes nothing.
#![deny(clippy::wildcard_enum_match_arm)]

use std::sync::Arc;

use crate::disputes::context::Origin;
use crate::disputes::event::{Event, Opening};
use crate::disputes::state::{
    Appeal, Correction, EarlierVersion, Incident, Incidents, LastAct, Statement, UndoneStatus,
    WithdrawnDecision,
};
use jadoube_chess::moment::Moment;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::ruling::Ruling;

/// Makes the event part of the log.
pub(in crate::disputes) fn apply(log: &mut Incidents, event: &Event, origin: Origin<'_>) {
    let Origin { game, at, who } = origin;
    if let Event::Opened { no, opening } = event {
        log.0.entry(*no).or_insert_with(|| opened(*no, opening, origin));
        return;
    }
    let Some(incident) = log.0.get_mut(&event.incident()) else { return };
    let game = game.map(|(_, game)| game);
    match event {
        Event::Opened { .. } => {}
        Event::ProposedAnew { proposal, .. } => {
            let proposal = propose(incident, proposal, game, at);
            incident.earlier.push(EarlierVersion::Proposal { until: at, proposal });
        }
        Event::CaseRestated { case, proposal, .. } => {
            let case = std::mem::replace(&mut incident.case, case.clone());
            let proposal = propose(incident, proposal, game, at);
            incident.earlier.push(EarlierVersion::Case { until: at, case, proposal });
        }
        Event::StatementTaken { who, text, .. } => {
            incident.statements.push(Statement { at, who: who.clone(), text: text.clone() });
        }
        Event::Decided { decision, .. } => {
            act(incident, game, at);
            incident.decision = Some(decision.as_ref().clone());
            incident.withdrawn = None;
        }
        Event::Withdrawn { reason, .. } => {
            act(incident, game, at);
            if let Some(decision) = incident.decision.clone() {
                let appeal = incident.appeal.clone();
                incident.withdrawn = Some(Box::new(WithdrawnDecision { decision, appeal }));
                put_aside(incident, UndoneStatus::Wholly, reason, at);
            }
        }
        Event::Reinstated { reason, .. } => {
            act(incident, game, at);
            if let Some(withdrawn) = incident.withdrawn.take() {
                incident.decision = Some(withdrawn.decision);
                incident.appeal = withdrawn.appeal;
                let reason = reason.clone();
                incident.earlier.push(EarlierVersion::Withdrawal { until: at, reason });
            }
        }
        Event::Appealed { by, text, filing, admissibility, .. } => {
            let (by, text) = (by.clone(), text.clone());
            let (filing, admissibility) = (*filing, admissibility.clone());
            incident.appeal = Some(Appeal { at, by, text, filing, admissibility, decision: None });
        }
        Event::AppealDecided { decision, .. } => {
            if let Some(appeal) = &mut incident.appeal {
                appeal.decision = Some((at, decision.clone()));
            }
        }
        Event::Corrected { text, reason, .. } => {
            let (by, text, reason) = (who.clone(), text.clone(), reason.clone());
            incident.corrections.push(Correction { at, by, text, reason });
        }
        Event::Lapsed { .. } => incident.lapsed = Some(at),
        Event::Reopened { reason, .. } => {
            incident.act = None;
            incident.lapsed = None;
            put_aside(incident, UndoneStatus::No, reason, at);
        }
    }
}

/// The ruling is proposed on the game as it is; the one before is handed back.
fn propose(
    incident: &mut Incident,
    proposal: &Ruling,
    game: Option<&Arc<Game>>,
    at: Moment,
) -> Box<Ruling> {
    incident.ground = game.cloned();
    incident.proposed_at = at;
    Box::new(std::mem::replace(&mut incident.proposal, proposal.clone()))
}

/// Something is done to the game.
fn act(incident: &mut Incident, game: Option<&Arc<Game>>, at: Moment) {
    incident.act = game.map(|game| LastAct { at, before: game.clone(), after: None });
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

fn opened(no: IncidentNo, opening: &Opening, origin: Origin<'_>) -> Incident {
    let Origin { game, at, who } = origin;
    Incident {
        no,
        opened_at: at,
        opened_by: who.clone(),
        board: opening.board,
        game: game.map(|(no, _)| no),
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
