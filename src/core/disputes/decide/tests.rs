//! The log as a specification: what is written, kept and refused. What a decision does to a game is in
//! `tests/it/incidents.rs` and `tests/it/decisions.rs`.

use std::sync::Arc;

use super::*;
use crate::competition::result::PairingResult;
use crate::competition::state::Difference;
use crate::disputes::context::{AppealContext, Origin, Site};
use crate::disputes::evidence::Evidence;
use crate::disputes::scenario::{STANDARD, START, ask, edition, game, now};
use crate::disputes::state::EarlierVersion;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::appeals::deadline::DeadlineStart;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::event::Observation;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::ids::{GameNo, Role, Who};
use jadoube_laws::library::appeals::rulebook;
use jadoube_laws::recognition::evidence::{Handling, Touch};
use jadoube_laws::rulings::claims::facts::FiftyMoves;
use jadoube_laws::rulings::claims::facts::Repetition;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_laws::rulings::illegal::facts::IllegalMove;
use jadoube_laws::rulings::illegal::facts::PressedWithoutMove;
use jadoube_laws::rulings::ruling::Certainty;
use jadoube_laws::rulings::touch::facts::TouchedPiece;

type Log = Incidents;

const BOARD: BoardNo = BoardNo(3);
const NO: IncidentNo = IncidentNo(1);

fn put(log: &mut Log, game: Option<&Game>, command: &Command, at: i64) -> Result<(), Refusal> {
    put_with(log, (game, None), command, at)
}

/// The same of a game whose result may have been corrected in its event.
fn put_with(
    log: &mut Log,
    (game, corrected): (Option<&Game>, Option<Difference>),
    command: &Command,
    at: i64,
) -> Result<(), Refusal> {
    let held = game.cloned().map(Arc::new);
    let no = GameNo(1);
    let site = held.as_deref().map(|game| Site {
        no,
        game,
        board: BOARD,
        on_board: true,
        adjournment: None,
        corrected,
    });
    let book = rulebook(None, edition("2023"));
    let provisions = Provisions::of("");
    let round = DeadlineStart::None;
    let appeals = AppealContext { provisions: &provisions, decided: None, round };
    let next = IncidentNo::after(log.keys(), None);
    let steps = log.decide(command, Context { site, appeals, book, at: Moment(at), next })?;
    let who = Who { station: "desk".into(), role: Role::Arbiter };
    for event in steps.iter().filter_map(Step::here) {
        let json = serde_json::to_string(event).unwrap();
        let read: Event = serde_json::from_str(&json).unwrap();
        assert_eq!(read, *event, "an event comes back from the journal as it was");
        let game = held.as_ref().map(|game| (no, game));
        log.apply(event, Origin { game, at: Moment(at), who: &who });
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
    let mut log = Log::default();
    put(&mut log, Some(&game), &open(pressed()), 2500).unwrap();
    let incident = &log[&NO];
    let then = incident.circumstances.as_ref().unwrap();
    assert_eq!(incident.claim, "he pressed without moving");
    assert_eq!((then.ply, then.last_move), (Ply(2), Some((1, Side::Black))));
    assert_eq!((then.times.white.0, then.running), (5_458_500, Some(Side::White)));
    assert!(then.fen.starts_with("rnbqkbnr/pppp1ppp/"), "{}", then.fen);
    assert!(incident.evidence.contains(&Evidence::Seen { at, what: seen }));
    assert!(
        incident
            .evidence
            .iter()
            .any(|found| matches!(found, Evidence::IllegalMoves { counts } if counts.black == 1))
    );
    assert!(incident.proposal.remedies.contains(&Remedy::CountIllegalMove { by: Side::White }));
    assert!(incident.is_open());
}

#[test]
fn what_was_touched_and_is_decided_upon_is_no_evidence_in_a_case_of_another_kind() {
    let mut game = game(STANDARD, START, "e2e4 e7e5");
    let touches = vec![Touch {
        piece: Piece::new(Side::White, Kind::Knight),
        square: "g1".parse().unwrap(),
        handling: Handling::Lifted,
    }];
    let at = now(&game);
    let touched = Observation::Touched { ply: game.ply(), touches };
    ask(&mut game, &GameCommand::Observe(touched.clone()), at);
    let touched = Evidence::Seen { at, what: touched };
    let touch = Case::TouchedPiece(TouchedPiece::new(Side::White, vec!["g1".parse().unwrap()]));
    let flag = Case::FlagFall(FlagFall::new(Side::White, false));
    let mut log = Log::default();
    put(&mut log, Some(&game), &open(touch.clone()), 2500).unwrap();
    put(&mut log, Some(&game), &open(flag.clone()), 2600).unwrap();
    assert!(log[&IncidentNo(2)].evidence.contains(&touched), "nothing is decided yet");
    put(&mut log, Some(&game), &accept("seen"), 2700).unwrap();
    put(&mut log, Some(&game), &open(flag), 2800).unwrap();
    put(&mut log, Some(&game), &open(touch), 2900).unwrap();
    assert!(
        !log[&IncidentNo(3)].evidence.contains(&touched),
        "it stands on the sheet of the other"
    );
    assert!(log[&IncidentNo(4)].evidence.contains(&touched), "the same kind is asked about again");
}

#[test]
fn a_proposal_follows_the_case_and_the_old_case_stays_in_the_log() {
    let game = game(STANDARD, START, "");
    let mut log = Log::default();
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
    let mut log = Log::default();
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
fn what_was_opened_by_mistake_is_settled_without_its_facts_where_nothing_is_done() {
    let game = game(STANDARD, START, "e2e4 e7e5");
    let mut log = Log::default();
    let touched = Case::TouchedPiece(TouchedPiece::new(Side::White, Vec::new()));
    put(&mut log, Some(&game), &open(touched), 0).unwrap();
    let otherwise = |remedies: Vec<Remedy>| Command::DecideOtherwise {
        no: NO,
        remedies,
        text: String::new(),
        reason: "opened by mistake".into(),
        lose: None,
    };
    let warned = otherwise(vec![Remedy::Warn { side: Side::White }]);
    let refused = put(&mut log, Some(&game), &warned, 10);
    assert!(matches!(refused, Err(Refusal::FactsMissing { .. })), "{refused:?}");
    assert!(log[&NO].is_open());
    put(&mut log, Some(&game), &otherwise(Vec::new()), 20).unwrap();
    let decision = log[&NO].decision.as_ref().unwrap();
    assert!(decision.ruling.remedies.is_empty() && !decision.as_proposed);
    assert_eq!(decision.reason, "opened by mistake");
}

#[test]
fn accepted_without_a_reason_the_articles_stand_for_it() {
    let game = game(STANDARD, START, "");
    let mut log = Log::default();
    put(&mut log, Some(&game), &open(pressed()), 0).unwrap();
    put(&mut log, Some(&game), &accept(" "), 10).unwrap();
    let decision = log[&NO].decision.clone().unwrap();
    assert!(decision.as_proposed);
    assert_eq!(decision.reason, "#1 · 7.5.5 (2023), 7.5.3 (2023)");
}

#[test]
fn nothing_is_lost_when_a_decision_is_appealed_against_and_taken_up_again() {
    let game = game(STANDARD, START, "");
    let mut log = Log::default();
    put(&mut log, Some(&game), &open(pressed()), 0).unwrap();
    put(&mut log, Some(&game), &accept("seen by two arbiters"), 10).unwrap();
    let appeal =
        Command::Appeal { no: NO, by: "Captain".into(), text: "an accident".into(), filing: None };
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
    let mut log = Log::default();
    put(&mut log, Some(&game), &open(pressed()), 0).unwrap();
    let no = IncidentNo(9);
    let state = |no, text: &str| Command::State { no, who: "White".into(), text: text.into() };
    let reopen = Command::Reopen { no: NO, reason: "x".into() };
    let appeal = Command::Appeal { no: NO, by: "White".into(), text: String::new(), filing: None };
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

/// The desk and the command line ask the log alike: what the form does not offer is refused here.
#[test]
fn a_game_that_is_over_by_the_decision_gets_no_time_and_no_clock_by_it() {
    let running = game(STANDARD, START, "e2e4");
    let mut over = running.clone();
    let at = now(&over);
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::ArbiterDecision };
    ask(&mut over, &GameCommand::End(outcome.into()), at);
    let (side, time) = (Side::Black, Millis(60_000));
    let (end, add) = (Remedy::End(outcome), Remedy::AddTime { side, time });
    let (start, warn) = (Remedy::StartClock { side }, Remedy::Warn { side });
    for (game, one, other, refused) in [
        (&running, &end, &add, true),
        (&running, &end, &start, true),
        (&over, &Remedy::ResultStands, &add, true),
        (&over, &Remedy::ResultStands, &warn, false),
        (&running, &end, &warn, false),
    ] {
        let mut log = Log::default();
        put(&mut log, Some(game), &open(Case::Other), 2500).unwrap();
        let otherwise = Command::DecideOtherwise {
            no: NO,
            remedies: vec![one.clone(), other.clone()],
            text: String::new(),
            reason: "as seen".into(),
            lose: None,
        };
        let both = || Refusal::Contradiction(Box::new((one.clone(), other.clone())));
        let expected = if refused { Err(both()) } else { Ok(()) };
        assert_eq!(put(&mut log, Some(game), &otherwise, 3000), expected, "{one:?}, {other:?}");
        assert_eq!(log[&NO].is_open(), refused);
    }
}

#[test]
fn a_position_that_the_game_does_not_have_is_not_set_up_again() {
    let game = game(STANDARD, START, "e2e4 e7e5");
    for (asked, is_there) in [(1, true), (2, true), (3, false)] {
        let mut log = Log::default();
        put(&mut log, Some(&game), &open(Case::Other), 2500).unwrap();
        let otherwise = |lose| Command::DecideOtherwise {
            no: NO,
            remedies: vec![Remedy::Restore { ply: Ply(asked) }],
            text: String::new(),
            reason: "as seen".into(),
            lose,
        };
        let mut decided = put(&mut log, Some(&game), &otherwise(None), 3000);
        if let Err(Refusal::WouldLose { loss, .. }) = decided {
            decided = put(&mut log, Some(&game), &otherwise(Some(loss)), 3000);
        }
        let refusal = GameRefusal::NoSuchPly { asked: Ply(asked), played: Ply(2) };
        assert_eq!(decided, if is_there { Ok(()) } else { Err(Refusal::Game(refusal)) }, "{asked}");
        assert_eq!(log[&NO].is_open(), !is_there, "{asked}");
    }
}

#[test]
fn remedies_need_the_game_of_the_incident() {
    let game = game(STANDARD, START, "");
    let mut log = Log::default();
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
fn a_ruling_names_the_result_that_counts_and_is_proposed_anew_when_that_is_another() {
    let mut game = game(STANDARD, START, "e2e4");
    let at = now(&game);
    let outcome = Outcome { score: Score::BlackWins, reason: EndReason::AsRecorded };
    ask(&mut game, &GameCommand::End(outcome.into()), at);
    let mut log = Log::default();
    let case = Case::IllegalMove(IllegalMove::new(Side::White, true));
    put(&mut log, Some(&game), &open(case), 2500).unwrap();
    assert_eq!(log[&NO].proposal.finding, Finding::GameOver { outcome });
    // It is corrected before the ruling is accepted.
    let (entered, shown) = (PairingResult::WhiteWins, PairingResult::BlackWins);
    let counts = || (Some(&game), Some(Difference { entered, shown }));
    let refused = put_with(&mut log, counts(), &accept(""), 3000);
    assert_eq!(refused, Err(Refusal::Outdated { no: NO, changes: vec![Change::Result] }));
    put_with(&mut log, counts(), &Command::Propose { no: NO }, 3000).unwrap();
    assert!(is_corrected(&log[&NO].proposal));
    put_with(&mut log, counts(), &accept(""), 3000).unwrap();
    assert!(is_corrected(&log[&NO].decision.as_ref().unwrap().ruling));
}

#[test]
fn what_was_proposed_for_the_position_of_then_is_known_once_the_game_has_gone_on() {
    let touched = Case::TouchedPiece(TouchedPiece::new(Side::White, vec!["g1".parse().unwrap()]));
    let then = game(STANDARD, START, "e2e4 e7e5");
    let mut log = Log::default();
    put(&mut log, Some(&then), &open(touched), 2500).unwrap();
    assert_eq!(log[&NO].proposed_for_then(), None);
    let first = log[&NO].proposal.clone();
    for (at, moves) in [(5000, "d2d4 e5d4"), (9000, "d2d4 e5d4 g1f3 b8c6")] {
        let since = game(STANDARD, START, &format!("e2e4 e7e5 {moves}"));
        put(&mut log, Some(&since), &Command::Propose { no: NO }, at).unwrap();
        assert_eq!(log[&NO].proposal.remedies, [Remedy::Continue], "{moves}");
        assert_eq!(log[&NO].proposed_for_then(), Some(&first), "{moves}");
    }
}

#[test]
fn incidents_without_a_board_are_numbered_with_the_others() {
    let mut log = Log::default();
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
        let mut log = Log::default();
        put(&mut log, Some(&game), &open(case.clone()), 0).unwrap();
        assert_eq!(log[&NO].case, case);
    }
}
