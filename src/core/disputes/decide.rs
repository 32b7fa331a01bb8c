//! From a command to events or a refusal. The proposal is computed here, once, and written into
//! the event.

use std::collections::BTreeMap;

use crate::core::disputes::command::{Clocks, Command};
use crate::core::disputes::event::{Event, Opening};
use crate::core::disputes::evidence;
use crate::core::disputes::refusal::Refusal;
use crate::core::disputes::state::{Caller, Circumstances, Decision, Incident};
use crate::core::game::state::Game;
use crate::core::ids::{BoardNo, IncidentNo};
use crate::core::laws::edition::Edition;
use crate::core::moment::Moment;
use crate::core::rulings::case::Case;
use crate::core::rulings::rule::{rule, without_proposal};
use crate::core::rulings::ruling::{Remedy, Ruling};

/// What the command leads to. `game` is the game that is now at the board of the incident.
///
/// # Errors
/// [`Refusal`] when the state of the log forbids it or something to write is missing.
pub fn decide(
    incidents: &BTreeMap<IncidentNo, Incident>,
    game: Option<(BoardNo, &Game)>,
    command: &Command,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    let game = game.map(|(_, game)| game);
    match command {
        Command::Open { board, case, caller, claim, clocks } => {
            let call = Call { board: *board, caller: *caller, claim, clocks: *clocks };
            Ok(vec![open(incidents, game, case, &call, (at, edition))])
        }
        Command::Restate { no, case } => {
            let incident = undecided(incidents, *no)?;
            let game = game.filter(|game| is_its_game(incident, game));
            let proposal = propose(case, game, at, edition);
            if incident.case == *case && incident.proposal == proposal {
                return Ok(Vec::new());
            }
            let proposal = Box::new(proposal);
            Ok(vec![Event::CaseRestated { no: *no, case: case.clone(), proposal }])
        }
        Command::State { no, who, text } => {
            find(incidents, *no)?;
            let (who, text) = (who.trim().to_owned(), written(text)?);
            Ok(vec![Event::StatementTaken { no: *no, who, text }])
        }
        Command::Accept { no, reason } => {
            let incident = undecided(incidents, *no)?;
            may_carry_out(incident, game, &incident.proposal.remedies)?;
            Ok(vec![decided(*no, accepted(incident, reason, at))])
        }
        Command::DecideOtherwise { no, remedies, text, reason } => {
            let incident = undecided(incidents, *no)?;
            may_carry_out(incident, game, remedies)?;
            let ruling = Ruling { remedies: remedies.clone(), ..incident.proposal.clone() };
            let (text, reason) = (text.trim().to_owned(), given(reason)?);
            Ok(vec![decided(*no, Decision { at, ruling, as_proposed: false, text, reason })])
        }
        Command::Appeal { no, by, text } => {
            let incident = find(incidents, *no)?;
            if incident.is_open() {
                return Err(Refusal::NotDecided(*no));
            }
            if incident.appeal.is_some() {
                return Err(Refusal::AlreadyAppealed(*no));
            }
            let (by, text) = (written(by)?, text.trim().to_owned());
            Ok(vec![Event::Appealed { no: *no, by, text }])
        }
        Command::Correct { no, text, reason } => {
            find(incidents, *no)?;
            let (text, reason) = (written(text)?, given(reason)?);
            Ok(vec![Event::Corrected { no: *no, text, reason }])
        }
        Command::Reopen { no, reason } => {
            if find(incidents, *no)?.is_open() {
                return Err(Refusal::NotDecided(*no));
            }
            Ok(vec![Event::Reopened { no: *no, reason: given(reason)? }])
        }
    }
}

struct Call<'a> {
    board: Option<BoardNo>,
    caller: Caller,
    claim: &'a str,
    clocks: Clocks,
}

fn open(
    incidents: &BTreeMap<IncidentNo, Incident>,
    game: Option<&Game>,
    case: &Case,
    call: &Call<'_>,
    (at, edition): (Moment, &Edition),
) -> Event {
    let last = incidents.keys().next_back().map_or(0, |no| no.0);
    let opening = Opening {
        board: call.board,
        circumstances: game.map(|game| Circumstances::of(game, at)),
        caller: call.caller,
        case: case.clone(),
        claim: call.claim.trim().to_owned(),
        clocks: call.clocks,
        evidence: game.map(evidence::gather).unwrap_or_default(),
        proposal: propose(case, game, at, edition),
    };
    Event::Opened { no: IncidentNo(last.saturating_add(1)), opening: Box::new(opening) }
}

fn propose(case: &Case, game: Option<&Game>, at: Moment, edition: &Edition) -> Ruling {
    game.map_or_else(|| without_proposal(edition), |game| rule(case, game, edition, at))
}

fn decided(no: IncidentNo, decision: Decision) -> Event {
    Event::Decided { no, decision: Box::new(decision) }
}

/// Without a reason of the arbiter's own, the number of the incident and the articles stand for it:
/// the corrections of the game need something to refer to.
fn accepted(incident: &Incident, reason: &str, at: Moment) -> Decision {
    let reason = given(reason).unwrap_or_else(|_| {
        let articles: Vec<String> =
            incident.proposal.citations.iter().map(ToString::to_string).collect();
        format!("#{} · {}", incident.no, articles.join(", "))
    });
    let ruling = incident.proposal.clone();
    Decision { at, ruling, as_proposed: true, text: String::new(), reason }
}

/// Remedies that change a game may only be carried out on the game of the incident.
fn may_carry_out(
    incident: &Incident,
    game: Option<&Game>,
    remedies: &[Remedy],
) -> Result<(), Refusal> {
    let Some(game) = game else { return Ok(()) };
    let changes = remedies.iter().any(|remedy| !remedy.commands(game, "").is_empty());
    if changes && !is_its_game(incident, game) {
        return Err(Refusal::GameGone(incident.no));
    }
    Ok(())
}

fn is_its_game(incident: &Incident, game: &Game) -> bool {
    incident.circumstances.as_ref().is_some_and(|then| then.is_of(game))
}

fn find(incidents: &BTreeMap<IncidentNo, Incident>, no: IncidentNo) -> Result<&Incident, Refusal> {
    incidents.get(&no).ok_or(Refusal::NoSuchIncident(no))
}

fn undecided(
    incidents: &BTreeMap<IncidentNo, Incident>,
    no: IncidentNo,
) -> Result<&Incident, Refusal> {
    let incident = find(incidents, no)?;
    if incident.is_open() { Ok(incident) } else { Err(Refusal::AlreadyDecided(no)) }
}

fn written(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() { Err(Refusal::TextMissing) } else { Ok(text.to_owned()) }
}

fn given(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}
