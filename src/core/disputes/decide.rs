//! From a command to events or a refusal. The proposal is computed here, once, and written into
//! the event. Whether an appeal is admissible and what its decision does to the game is added by
//! `hall`, which knows the round and the competition's regulations.

use std::collections::BTreeMap;

use crate::disputes::change::{Change, changes};
use crate::disputes::command::{Caller, Clocks, Command};
use crate::disputes::event::{Event, Opening};
use crate::disputes::evidence;
use crate::disputes::refusal::Refusal;
use crate::disputes::state::{Appeal, Circumstances, Decision, Incident};
use jadoube_chess::moment::Moment;
use jadoube_laws::appeals::verdict::{Decision as AppealDecision, EffectStatus, Judgement};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::case::{Case, rule};
use jadoube_laws::rulings::contradiction::contradiction;
use jadoube_laws::rulings::earlier_moment::rule_since;
use jadoube_laws::rulings::facts::Question;
use jadoube_laws::rulings::required_facts::missing;
use jadoube_laws::rulings::rule::{Scene, without_proposal};
use jadoube_laws::rulings::ruling::{Doubt, Finding, Remedy, Ruling};
use jadoube_laws::rulings::sentence::Said;

/// What the command leads to. `game` is the one in which the incident happens or has happened, wherever
/// it is now. Whether something is lost by it is asked by `hall`, which carries it
/// out; and so is for which other incidents the clock waits.
///
/// # Errors
/// [`Refusal`] when the state of the log forbids it or something to write is missing.
pub fn decide(
    incidents: &BTreeMap<IncidentNo, Incident>,
    game: Option<&Game>,
    command: &Command,
    at: Moment,
    edition: &Edition,
) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Open { .. } | Command::Rule { .. } => {
            begin(incidents, game, command, (at, edition))
        }
        Command::Restate { .. } | Command::Propose { .. } => {
            propose_anew(incidents, game, command, (at, edition))
        }
        Command::State { no, who, text } => {
            find(incidents, *no)?;
            let (who, text) = (who.trim().to_owned(), written(text)?);
            Ok(vec![Event::StatementTaken { no: *no, who, text }])
        }
        Command::Accept { .. }
        | Command::DecideOtherwise { .. }
        | Command::Withdraw { .. }
        | Command::Reinstate { .. } => settle(incidents, game, command, (at, edition)),
        Command::Appeal { no, by, text, filing } => {
            let incident = find(incidents, *no)?;
            if incident.decision.is_none() {
                return Err(Refusal::NotDecided(*no));
            }
            if incident.appeal.is_some() {
                return Err(Refusal::AlreadyAppealed(*no));
            }
            let (by, text, filing) = (written(by)?, text.trim().to_owned(), *filing);
            Ok(vec![Event::Appealed { no: *no, by, text, filing, admissibility: None }])
        }
        Command::DecideAppeal { no, judgement } => {
            let appeal = find(incidents, *no)?.appeal.as_ref().ok_or(Refusal::NoAppeal(*no))?;
            not_by_the_committee(*no, Some(appeal))?;
            let reasons = required(&judgement.reasons)?;
            let judgement = Judgement { reasons, ..judgement.clone() };
            let carried = EffectStatus::Nothing;
            let decision = Box::new(AppealDecision { judgement, carried, flaws: Vec::new() });
            Ok(vec![Event::AppealDecided { no: *no, decision }])
        }
        Command::Correct { no, text, reason } => {
            find(incidents, *no)?;
            let (text, reason) = (written(text)?, required(reason)?);
            Ok(vec![Event::Corrected { no: *no, text, reason }])
        }
        Command::Reopen { no, reason } => {
            if find(incidents, *no)?.is_open() {
                return Err(Refusal::NotDecided(*no));
            }
            Ok(vec![Event::Reopened { no: *no, reason: required(reason)? }])
        }
    }
}

/// The facts are put differently, or the game has gone on: the ruling that follows.
fn propose_anew(
    incidents: &BTreeMap<IncidentNo, Incident>,
    game: Option<&Game>,
    command: &Command,
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Restate { no, case } => {
            let incident = undecided(incidents, *no)?;
            let proposal = propose(case, game.map(|now| (now, incident)), at, edition);
            if incident.case == *case && incident.proposal == proposal {
                return Ok(Vec::new());
            }
            let proposal = Box::new(proposal);
            Ok(vec![Event::CaseRestated { no: *no, case: case.clone(), proposal }])
        }
        Command::Propose { no } => {
            let incident = undecided(incidents, *no)?;
            let game = game.ok_or(Refusal::GameGone(*no))?;
            let proposal = propose(&incident.case, Some((game, incident)), at, edition);
            if incident.proposal == proposal && incident.ground.as_deref() == Some(game) {
                return Ok(Vec::new());
            }
            Ok(vec![Event::ProposedAnew { no: *no, proposal: Box::new(proposal) }])
        }
        _ => Ok(Vec::new()),
    }
}

/// A decision, its withdrawal, or that it stands again.
fn settle(
    incidents: &BTreeMap<IncidentNo, Incident>,
    game: Option<&Game>,
    command: &Command,
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    match command {
        Command::Accept { no, reason, .. } => {
            let incident = undecided(incidents, *no)?;
            may_carry_out(incident, game, &incident.proposal.remedies)?;
            check_facts(&incident.case, game)?;
            up_to_date(incident, game, at, edition)?;
            Ok(vec![decided(*no, accepted(*no, &incident.proposal, reason, at))])
        }
        Command::Withdraw { no, reason, .. } => {
            let incident = find(incidents, *no)?;
            let decision = incident.decision.as_ref().ok_or(Refusal::NotDecided(*no))?;
            not_by_the_committee(*no, incident.appeal.as_ref())?;
            may_carry_out(incident, game, &decision.ruling.remedies)?;
            Ok(vec![Event::Withdrawn { no: *no, reason: required(reason)?, time: None }])
        }
        Command::Reinstate { no, reason, .. } => {
            let incident = find(incidents, *no)?;
            let withdrawn = incident.withdrawn.as_ref().ok_or(Refusal::NotWithdrawn(*no))?;
            may_carry_out(incident, game, &withdrawn.decision.ruling.remedies)?;
            Ok(vec![Event::Reinstated { no: *no, reason: required(reason)?, time: None }])
        }
        Command::DecideOtherwise { no, remedies, text, reason, .. } => {
            let incident = undecided(incidents, *no)?;
            may_carry_out(incident, game, remedies)?;
            if let Some((one, other)) = contradiction(remedies) {
                return Err(Refusal::Contradiction(Box::new((one.clone(), other.clone()))));
            }
            let ruling = own(remedies, &incident.proposal);
            let (text, reason) = (text.trim().to_owned(), required(reason)?);
            let as_proposed = false;
            let waits_for = Vec::new();
            Ok(vec![decided(*no, Decision { at, ruling, as_proposed, text, reason, waits_for })])
        }
        _ => Ok(Vec::new()),
    }
}

/// An incident is opened, and its ruling accepted if that is asked for at once.
fn begin(
    incidents: &BTreeMap<IncidentNo, Incident>,
    game: Option<&Game>,
    command: &Command,
    (at, edition): (Moment, &Edition),
) -> Result<Vec<Event>, Refusal> {
    let (Command::Open { board, case, caller, claim, clocks }
    | Command::Rule { board, case, caller, claim, clocks, .. }) = command
    else {
        return Ok(Vec::new());
    };
    let call = OpeningRequest { board: *board, caller: *caller, claim, clocks: *clocks };
    let (no, opening) = open(incidents, game, case, &call, (at, edition));
    let at_once = matches!(command, Command::Rule { .. });
    if at_once {
        check_facts(case, game)?;
    }
    let decision = at_once.then(|| decided(no, accepted(no, &opening.proposal, "", at)));
    let opened = Event::Opened { no, opening: Box::new(opening) };
    Ok(std::iter::once(opened).chain(decision).collect())
}

struct OpeningRequest<'a> {
    board: Option<BoardNo>,
    caller: Caller,
    claim: &'a str,
    clocks: Clocks,
}

fn open(
    incidents: &BTreeMap<IncidentNo, Incident>,
    game: Option<&Game>,
    case: &Case,
    call: &OpeningRequest<'_>,
    (at, edition): (Moment, &Edition),
) -> (IncidentNo, Opening) {
    let last = incidents.keys().next_back().map_or(0, |no| no.0);
    let opening = Opening {
        board: call.board,
        circumstances: game.map(|game| Circumstances::of(game, at)),
        caller: call.caller,
        case: case.clone(),
        claim: call.claim.trim().to_owned(),
        clocks: call.clocks,
        evidence: game.map(evidence::gather).unwrap_or_default(),
        proposal: game
            .map_or_else(|| without_proposal(edition), |game| rule(case, game, edition, at)),
    };
    (IncidentNo(last.saturating_add(1)), opening)
}

/// The ruling on a case of an incident from its game as it is now.
fn propose(case: &Case, game: Option<(&Game, &Incident)>, at: Moment, edition: &Edition) -> Ruling {
    let Some((game, incident)) = game else { return without_proposal(edition) };
    let then = incident.then.as_deref().unwrap_or(game);
    rule_since(case, then, &Scene::new(game, edition, at))
}

/// Nothing is accepted that would be proposed otherwise now. Where nothing has happened but that
/// time has passed, the ruling is asked for as of the moment when it was proposed: what the arbiter
/// has read is what is done.
fn up_to_date(
    incident: &Incident,
    game: Option<&Game>,
    at: Moment,
    edition: &Edition,
) -> Result<(), Refusal> {
    let (Some(game), Some(ground)) = (game, incident.ground.as_deref()) else { return Ok(()) };
    let untouched = ground == game;
    let moment = if untouched { incident.proposed_at } else { at };
    if propose(&incident.case, Some((game, incident)), moment, edition) == incident.proposal {
        return Ok(());
    }
    let mut changes = changes(ground, game);
    if changes.is_empty() {
        changes.push(if untouched { Change::Laws } else { Change::Clock });
    }
    Err(Refusal::Outdated { no: incident.no, changes })
}

/// What the case is about has been told.
fn check_facts(case: &Case, game: Option<&Game>) -> Result<(), Refusal> {
    let facts = missing(case, game).into_iter();
    let question = |fact| Some(Question { schema: case.schema()?, fact });
    let questions: Vec<Question<'_>> = facts.filter_map(question).collect();
    if questions.is_empty() { Ok(()) } else { Err(Refusal::FactsMissing { questions }) }
}

/// What the committee has decided is no longer the arbiter's.
fn not_by_the_committee(no: IncidentNo, appeal: Option<&Appeal>) -> Result<(), Refusal> {
    let decided = appeal.is_some_and(|appeal| appeal.decision.is_some());
    if decided { Err(Refusal::AppealDecided(no)) } else { Ok(()) }
}

fn decided(no: IncidentNo, decision: Decision) -> Event {
    Event::Decided { no, decision: Box::new(decision) }
}

/// Without a reason of the arbiter's own, the number of the incident and the articles stand for it:
/// the corrections of the game need something to refer to.
fn accepted(no: IncidentNo, proposal: &Ruling, reason: &str, at: Moment) -> Decision {
    let reason = required(reason).unwrap_or_else(|_| {
        let articles: Vec<String> = proposal.citations.iter().map(ToString::to_string).collect();
        format!("#{no} · {}", articles.join(", "))
    });
    let ruling = proposal.clone();
    let (as_proposed, text, waits_for) = (true, String::new(), Vec::new());
    Decision { at, ruling, as_proposed, text, reason, waits_for }
}

/// A ruling of the arbiter's own: nothing of the proposal is said in its name. The articles hold for
/// the proposal as a whole, so they stay where all of it is kept.
fn own(remedies: &[Remedy], proposal: &Ruling) -> Ruling {
    let kept = proposal.remedies.iter().all(|one| remedies.contains(one));
    let citations = if kept { proposal.citations.clone() } else { Vec::new() };
    let finding = Finding::Told(Said::new("common-own-decision"));
    let ruling = Ruling::new(finding, remedies.to_vec(), citations).unsure(Doubt::Judgement);
    Ruling { rights: proposal.rights.clone(), appealable: proposal.appealable, ..ruling }
}

/// Remedies that change a game need one: it is gone if another was set up in its place before it had
/// begun.
fn may_carry_out(
    incident: &Incident,
    game: Option<&Game>,
    remedies: &[Remedy],
) -> Result<(), Refusal> {
    let (None, Some(then)) = (game, &incident.then) else { return Ok(()) };
    let changes = remedies.iter().any(|remedy| remedy.changes(then));
    if changes { Err(Refusal::GameGone(incident.no)) } else { Ok(()) }
}

fn find(incidents: &BTreeMap<IncidentNo, Incident>, no: IncidentNo) -> Result<&Incident, Refusal> {
    incidents.get(&no).ok_or(Refusal::NoSuchIncident(no))
}

fn undecided(
    incidents: &BTreeMap<IncidentNo, Incident>,
    no: IncidentNo,
) -> Result<&Incident, Refusal> {
    let incident = find(incidents, no)?;
    if incident.lapsed.is_some() {
        return Err(Refusal::Lapsed(no));
    }
    if incident.is_open() { Ok(incident) } else { Err(Refusal::AlreadyDecided(no)) }
}

fn written(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() { Err(Refusal::TextMissing) } else { Ok(text.to_owned()) }
}

fn required(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::disputes::apply::apply;
    use crate::disputes::evidence::Evidence;
    use crate::disputes::scenario::{STANDARD, START, ask, edition, game, now};
    use crate::disputes::state::EarlierVersion;
    use jadoube_chess::board::position::Uci;
    use jadoube_chess::ply::Ply;
    use jadoube_chess::side::Side;
    use jadoube_laws::game::command::Command as GameCommand;
    use jadoube_laws::game::event::Observation;
    use jadoube_laws::ids::{GameNo, Role, Who};
    use jadoube_laws::rulings::claims::facts::FiftyMoves;
    use jadoube_laws::rulings::claims::facts::Repetition;
    use jadoube_laws::rulings::clock::facts::FlagFall;
    use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
    use jadoube_laws::rulings::illegal::facts::IllegalMove;
    use jadoube_laws::rulings::illegal::facts::PressedWithoutMove;
    use jadoube_laws::rulings::ruling::Certainty;
    use jadoube_laws::rulings::touch::facts::TouchedPiece;

    type Log = BTreeMap<IncidentNo, Incident>;

    const BOARD: BoardNo = BoardNo(3);
    const NO: IncidentNo = IncidentNo(1);

    fn put(log: &mut Log, game: Option<&Game>, command: &Command, at: i64) -> Result<(), Refusal> {
        let events = decide(log, game, command, Moment(at), edition("2023"))?;
        let who = Who { station: "desk".into(), role: Role::Arbiter };
        let held = game.cloned().map(|game| (GameNo(1), Arc::new(game)));
        for event in events {
            let json = serde_json::to_string(&event).unwrap();
            let read: Event = serde_json::from_str(&json).unwrap();
            assert_eq!(read, event, "an event comes back from the journal as it was");
            apply(log, &event, held.as_ref(), (Moment(at), &who));
        }
        Ok(())
    }

    fn open(case: Case) -> Command {
        Command::Open {
            board: Some(BOARD),
            case,
            caller: Caller::Black,
            claim: " he pressed without moving ".into(),
            clocks: Clocks::Stop,
        }
    }

    fn pressed() -> Case {
        Case::PressedWithoutMove(PressedWithoutMove::new(Side::White))
    }

    fn accept(reason: &str) -> Command {
        Command::Accept { no: NO, reason: reason.into(), lose: None }
    }

    #[test]
    fn an_incident_is_written_in_one_step_with_all_that_is_known() {
        let mut game = game(STANDARD, START, "e2e4 e7e5");
        game.illegal_moves.black = 1;
        let at = now(&game);
        let seen = Observation::PressedWithoutMove { ply: Ply(2), by: Side::White };
        ask(&mut game, &GameCommand::Observe(seen.clone()), at);
        let mut log = Log::new();
        put(&mut log, Some(&game), &open(pressed()), 2500).unwrap();
        let incident = &log[&NO];
        let then = incident.circumstances.as_ref().unwrap();
        assert_eq!(incident.claim, "he pressed without moving");
        assert_eq!((then.ply, then.last_move), (Ply(2), Some((1, Side::Black))));
        assert_eq!((then.times.white.0, then.running), (5_458_500, Some(Side::White)));
        assert!(then.fen.starts_with("rnbqkbnr/pppp1ppp/"), "{}", then.fen);
        assert!(incident.evidence.contains(&Evidence::Seen { at, what: seen }));
        assert!(
            incident.evidence.iter().any(
                |found| matches!(found, Evidence::IllegalMoves { counts } if counts.black == 1)
            )
        );
        assert!(incident.proposal.remedies.contains(&Remedy::CountIllegalMove { by: Side::White }));
        assert!(incident.is_open());
    }

    #[test]
    fn a_proposal_follows_the_case_and_the_old_case_stays_in_the_log() {
        let game = game(STANDARD, START, "");
        let mut log = Log::new();
        put(&mut log, Some(&game), &open(Case::Other), 0).unwrap();
        assert_ne!(log[&NO].proposal.certainty, Certainty::Certain);
        put(&mut log, Some(&game), &Command::Restate { no: NO, case: pressed() }, 10).unwrap();
        let incident = &log[&NO];
        assert_eq!(incident.case, pressed());
        assert_eq!(incident.proposal.certainty, Certainty::Certain);
        assert!(matches!(&incident.earlier[..], [EarlierVersion::Case { case: Case::Other, .. }]));
        // The same once more is no news.
        put(&mut log, Some(&game), &Command::Restate { no: NO, case: pressed() }, 20).unwrap();
        assert_eq!(log[&NO].earlier.len(), 1);
    }

    #[test]
    fn proposal_and_decision_are_both_kept() {
        let game = game(STANDARD, START, "");
        let mut log = Log::new();
        put(&mut log, Some(&game), &open(pressed()), 0).unwrap();
        let otherwise = Command::DecideOtherwise {
            no: NO,
            remedies: vec![Remedy::Warn { side: Side::White }],
            text: "A warning".into(),
            reason: "the clock was meant to be stopped".into(),
            lose: None,
        };
        put(&mut log, Some(&game), &otherwise, 10).unwrap();
        let incident = &log[&NO];
        let decision = incident.decision.as_ref().unwrap();
        assert!(!decision.as_proposed);
        assert_eq!(decision.ruling.remedies, [Remedy::Warn { side: Side::White }]);
        assert_ne!(decision.ruling.remedies, incident.proposal.remedies);
    }

    #[test]
    fn accepted_without_a_reason_the_articles_stand_for_it() {
        let game = game(STANDARD, START, "");
        let mut log = Log::new();
        put(&mut log, Some(&game), &open(pressed()), 0).unwrap();
        put(&mut log, Some(&game), &accept(" "), 10).unwrap();
        let decision = log[&NO].decision.clone().unwrap();
        assert!(decision.as_proposed);
        assert_eq!(decision.reason, "#1 · 7.5.5 (2023), 7.5.3 (2023)");
    }

    #[test]
    fn nothing_is_lost_when_a_decision_is_appealed_against_and_taken_up_again() {
        let game = game(STANDARD, START, "");
        let mut log = Log::new();
        put(&mut log, Some(&game), &open(pressed()), 0).unwrap();
        put(&mut log, Some(&game), &accept("seen by two arbiters"), 10).unwrap();
        let appeal = Command::Appeal {
            no: NO,
            by: "Captain".into(),
            text: "an accident".into(),
            filing: None,
        };
        put(&mut log, Some(&game), &appeal, 20).unwrap();
        let reopen = Command::Reopen { no: NO, reason: "the committee upheld it".into() };
        put(&mut log, Some(&game), &reopen, 30).unwrap();
        let correct =
            Command::Correct { no: NO, text: "round 4".into(), reason: "written wrongly".into() };
        put(&mut log, Some(&game), &correct, 40).unwrap();
        let incident = &log[&NO];
        assert!(incident.is_open() && incident.appeal.is_none());
        assert_eq!(incident.corrections.len(), 1);
        let [EarlierVersion::Decision { decision, appeal, .. }] = &incident.earlier[..] else {
            panic!()
        };
        assert_eq!(decision.reason, "seen by two arbiters");
        assert_eq!(appeal.as_ref().unwrap().by, "Captain");
    }

    #[test]
    fn each_refusal_has_its_own_fault() {
        let game = game(STANDARD, START, "");
        let mut log = Log::new();
        put(&mut log, Some(&game), &open(pressed()), 0).unwrap();
        let no = IncidentNo(9);
        let state = |no, text: &str| Command::State { no, who: "White".into(), text: text.into() };
        let reopen = Command::Reopen { no: NO, reason: "x".into() };
        let appeal =
            Command::Appeal { no: NO, by: "White".into(), text: String::new(), filing: None };
        let otherwise = Command::DecideOtherwise {
            no: NO,
            remedies: vec![],
            text: String::new(),
            reason: String::new(),
            lose: None,
        };
        let correct = Command::Correct { no: NO, text: "x".into(), reason: " ".into() };
        for (command, refusal) in [
            (state(no, "x"), Refusal::NoSuchIncident(no)),
            (state(NO, " "), Refusal::TextMissing),
            (reopen, Refusal::NotDecided(NO)),
            (appeal.clone(), Refusal::NotDecided(NO)),
            (otherwise, Refusal::ReasonMissing),
            (correct, Refusal::ReasonMissing),
        ] {
            assert_eq!(put(&mut log, Some(&game), &command, 5), Err(refusal), "{command:?}");
        }
        put(&mut log, Some(&game), &accept(""), 10).unwrap();
        assert_eq!(put(&mut log, Some(&game), &accept(""), 11), Err(Refusal::AlreadyDecided(NO)));
        put(&mut log, Some(&game), &appeal, 12).unwrap();
        assert_eq!(put(&mut log, Some(&game), &appeal, 13), Err(Refusal::AlreadyAppealed(NO)));
    }

    #[test]
    fn remedies_need_the_game_of_the_incident() {
        let game = game(STANDARD, START, "");
        let mut log = Log::new();
        put(&mut log, Some(&game), &open(pressed()), 0).unwrap();
        assert_eq!(put(&mut log, None, &accept(""), 9), Err(Refusal::GameGone(NO)));
        let otherwise = Command::DecideOtherwise {
            no: NO,
            remedies: vec![Remedy::Warn { side: Side::White }],
            text: "A warning, given later".into(),
            reason: "the game was over".into(),
            lose: None,
        };
        assert_eq!(put(&mut log, None, &otherwise, 9), Ok(()));
    }

    #[test]
    fn incidents_without_a_board_are_numbered_with_the_others() {
        let mut log = Log::new();
        let noise = Command::Open {
            board: None,
            case: Case::Other,
            caller: Caller::Arbiter,
            claim: "noise in the hall".into(),
            clocks: Clocks::Leave,
        };
        put(&mut log, None, &noise, 0).unwrap();
        put(&mut log, None, &noise, 0).unwrap();
        assert_eq!(log.keys().map(|no| no.0).collect::<Vec<_>>(), [1, 2]);
        assert!(log[&NO].circumstances.is_none() && log[&NO].evidence.is_empty());
    }

    #[test]
    fn every_kind_of_case_survives_the_journal() {
        let game = game(STANDARD, START, "");
        let square = |name: &str| name.parse().unwrap();
        for case in [
            Case::IllegalMove(IllegalMove {
                standing: Some(game.position().placement()),
                made: Some((square("e2"), square("e5"))),
                ply: Some(Ply(0)),
                ..IllegalMove::new(Side::White, true)
            }),
            Case::FlagFall(FlagFall::new(Side::White, false)),
            Case::Repetition(Repetition::proper(Side::White, Some(Uci("g1f3".into())))),
            Case::FiftyMoves(FiftyMoves::proper(Side::White, None)),
            Case::TouchedPiece(TouchedPiece::new(Side::White, vec![square("g1")])),
            Case::ClockNotPressed(ClockNotPressed { by: Side::Black }),
            Case::Other,
        ] {
            let mut log = Log::new();
            put(&mut log, Some(&game), &open(case.clone()), 0).unwrap();
            assert_eq!(log[&NO].case, case);
        }
    }
}
