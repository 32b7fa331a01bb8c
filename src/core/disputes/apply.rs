//! From an event to the new state. Obeys and cannot fail: an event about an incident that is not
//! there (from a damaged journal) changes nothing.

use std::collections::BTreeMap;

use crate::core::disputes::event::{Event, Opening};
use crate::core::disputes::state::{Appeal, Correction, Earlier, Incident, Statement};
use crate::core::ids::{IncidentNo, Who};
use crate::core::moment::Moment;

/// Makes the event, which happened at that moment through somebody, part of the log.
pub fn apply(incidents: &mut BTreeMap<IncidentNo, Incident>, event: &Event, at: Moment, who: &Who) {
    if let Event::Opened { no, opening } = event {
        incidents.entry(*no).or_insert_with(|| opened(*no, opening, at, who));
        return;
    }
    let Some(incident) = incidents.get_mut(&event.incident()) else { return };
    match event {
        Event::Opened { .. } => {}
        Event::CaseRestated { case, proposal, .. } => {
            let case = std::mem::replace(&mut incident.case, case.clone());
            let proposal = std::mem::replace(&mut incident.proposal, proposal.as_ref().clone());
            let proposal = Box::new(proposal);
            incident.earlier.push(Earlier::Case { until: at, case, proposal });
        }
        Event::StatementTaken { who, text, .. } => {
            incident.statements.push(Statement { at, who: who.clone(), text: text.clone() });
        }
        Event::Decided { decision, .. } => incident.decision = Some(decision.as_ref().clone()),
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
        Event::Reopened { reason, .. } => {
            if let Some(decision) = incident.decision.take() {
                let (decision, reason) = (Box::new(decision), reason.clone());
                let appeal = incident.appeal.take();
                incident.earlier.push(Earlier::Decision { until: at, decision, appeal, reason });
            }
        }
    }
}

fn opened(no: IncidentNo, opening: &Opening, at: Moment, who: &Who) -> Incident {
    Incident {
        no,
        opened_at: at,
        opened_by: who.clone(),
        board: opening.board,
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
    }
}
