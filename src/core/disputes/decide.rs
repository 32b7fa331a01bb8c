//! From a command to events or a refusal. The proposal is computed here, once, and written into
//! the event. Whether an appeal is admissible and what its decision does to the game is added by
//! `hall`, which knows the round and the competition's regulations.

use std::collections::BTreeMap;

use crate::core::appeals::verdict::{Carried, Decision as AppealDecision, Judgement};
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
        Command::Open { .. } | Command::Rule { .. } => {
            Ok(begin(incidents, game, command, (at, edition)))
        }
        Command::Restate { no, case } => {
            let incident = undecided(incidents, *no)?;
            let game = game.filter(|game| incident.is_of(game));
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
            Ok(vec![decided(*no, accepted(*no, &incident.proposal, reason, at))])
        }
        Command::DecideOtherwise { no, remedies, text, reason } => {
            let incident = undecided(incidents, *no)?;
            may_carry_out(incident, game, remedies)?;
            let ruling = Ruling { remedies: remedies.clone(), ..incident.proposal.clone() };
            let (text, reason) = (text.trim().to_owned(), given(reason)?);
            Ok(vec![decided(*no, Decision { at, ruling, as_proposed: false, text, reason })])
        }
        Command::Appeal { no, by, text, filing } => {
            let incident = find(incidents, *no)?;
            if incident.is_open() {
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
            if appeal.decision.is_some() {
                return Err(Refusal::AppealDecided(*no));
            }
            let reasons = given(&judgement.reasons)?;
            let judgement = Judgement { reasons, ..judgement.clone() };
            let carried = Carried::Nothing;
            let decision = Box::new(AppealDecision { judgement, carried, flaws: Vec::new() });
            Ok(vec![Event::AppealDecided { no: *no, decision }])
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

/// An incident is opened, and its ruling accepted if that is asked for at once.
fn begin(
    incidents: &BTreeMap<IncidentNo, Incident>,
    game: Option<&Game>,
    command: &Command,
    (at, edition): (Moment, &Edition),
) -> Vec<Event> {
    let (Command::Open { board, case, caller, claim, clocks }
    | Command::Rule { board, case, caller, claim, clocks }) = command
    else {
        return Vec::new();
    };
    let call = Call { board: *board, caller: *caller, claim, clocks: *clocks };
    let (no, opening) = open(incidents, game, case, &call, (at, edition));
    let at_once = matches!(command, Command::Rule { .. });
    let decision = at_once.then(|| decided(no, accepted(no, &opening.proposal, "", at)));
    let opened = Event::Opened { no, opening: Box::new(opening) };
    std::iter::once(opened).chain(decision).collect()
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
        proposal: propose(case, game, at, edition),
    };
    (IncidentNo(last.saturating_add(1)), opening)
}

fn propose(case: &Case, game: Option<&Game>, at: Moment, edition: &Edition) -> Ruling {
    game.map_or_else(|| without_proposal(edition), |game| rule(case, game, edition, at))
}

fn decided(no: IncidentNo, decision: Decision) -> Event {
    Event::Decided { no, decision: Box::new(decision) }
}

/// Without a reason of the arbiter's own, the number of the incident and the articles stand for it:
/// the corrections of the game need something to refer to.
fn accepted(no: IncidentNo, proposal: &Ruling, reason: &str, at: Moment) -> Decision {
    let reason = given(reason).unwrap_or_else(|_| {
        let articles: Vec<String> = proposal.citations.iter().map(ToString::to_string).collect();
        format!("#{no} · {}", articles.join(", "))
    });
    let ruling = proposal.clone();
    Decision { at, ruling, as_proposed: true, text: String::new(), reason }
}

/// Remedies that change a game may only be carried out on the game of the incident.
fn may_carry_out(
    incident: &Incident,
    game: Option<&Game>,
    remedies: &[Remedy],
) -> Result<(), Refusal> {
    let Some(game) = game else { return Ok(()) };
    let changes = remedies.iter().any(|remedy| remedy.changes(game));
    if changes && !incident.is_of(game) {
        return Err(Refusal::GameGone(incident.no));
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::board::position::Uci;
    use crate::core::disputes::apply::apply;
    use crate::core::disputes::evidence::Evidence;
    use crate::core::disputes::state::Earlier;
    use crate::core::game::command::Command as GameCommand;
    use crate::core::game::event::Observation;
    use crate::core::ids::{Ply, Role, Who};
    use crate::core::rulings::claims::facts::FiftyMoves;
    use crate::core::rulings::claims::facts::Repetition;
    use crate::core::rulings::clock::facts::FlagFall;
    use crate::core::rulings::illegal::facts::ClockNotPressed;
    use crate::core::rulings::illegal::facts::IllegalMove;
    use crate::core::rulings::illegal::facts::PressedWithoutMove;
    use crate::core::rulings::ruling::Certainty;
    use crate::core::rulings::scenario::{STANDARD, START, ask, edition, game, now};
    use crate::core::rulings::touch::facts::TouchedPiece;
    use crate::core::side::Side;

    type Log = BTreeMap<IncidentNo, Incident>;

    const BOARD: BoardNo = BoardNo(3);
    const NO: IncidentNo = IncidentNo(1);

    fn put(log: &mut Log, game: Option<&Game>, command: &Command, at: i64) -> Result<(), Refusal> {
        let game = game.map(|game| (BOARD, game));
        let events = decide(log, game, command, Moment(at), edition("2023"))?;
        let who = Who { station: "desk".into(), role: Role::Arbiter };
        for event in events {
            let json = serde_json::to_string(&event).unwrap();
            let read: Event = serde_json::from_str(&json).unwrap();
            assert_eq!(read, event, "an event comes back from the journal as it was");
            apply(log, &event, Moment(at), &who);
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
        Command::Accept { no: NO, reason: reason.into() }
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
        assert!(matches!(&incident.earlier[..], [Earlier::Case { case: Case::Other, .. }]));
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
        let [Earlier::Decision { decision, appeal, .. }] = &incident.earlier[..] else { panic!() };
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
    fn remedies_never_hit_another_game_that_has_come_to_the_board() {
        let first = game(STANDARD, START, "");
        let mut log = Log::new();
        put(&mut log, Some(&first), &open(pressed()), 0).unwrap();
        let mut second = game(STANDARD, START, "d2d4");
        second.setup.round = 2;
        assert_eq!(put(&mut log, Some(&second), &accept(""), 9), Err(Refusal::GameGone(NO)));
        let otherwise = Command::DecideOtherwise {
            no: NO,
            remedies: vec![Remedy::Warn { side: Side::White }],
            text: "A warning, given later".into(),
            reason: "the game was over".into(),
        };
        assert_eq!(put(&mut log, Some(&second), &otherwise, 9), Ok(()));
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
