//! Decisions in time: judged again when they are accepted, asked about before anything is lost,
//! undone as a whole and restored. Through the commands of the hall, and in the window.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::change::{Change, Loss};
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::disputes::event::Event as DisputeEvent;
use jadoube_core::disputes::refusal::Refusal as DisputeRefusal;
use jadoube_core::disputes::state::{EarlierVersion, UndoneStatus};
use jadoube_core::disputes::undo::ElapsedTime;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::refusal::Refusal;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::counter::Counter;
use jadoube_laws::game::event::{Observation, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::IllegalMove;
use jadoube_laws::rulings::ruling::{Finding, Remedy};
use jadoube_laws::rulings::touch::facts::TouchedPiece;

use crate::incidents::{NO, Room, START, made};
use crate::stage::Stage;

const BLACK_WINS: Outcome = Outcome { score: Score::BlackWins, reason: EndReason::Resignation };
const WHITE_WINS: Outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };

fn room(moves: &str) -> Room {
    let mut room = Room::new(START, "90+30", Timing::Desk);
    room.play(moves);
    room
}

/// Black's illegal first move.
fn illegal() -> Case {
    let illegal = IllegalMove { made: made("e7", "e4"), ..IllegalMove::new(Side::Black, true) };
    Case::IllegalMove(illegal)
}

fn touched(squares: &[&str]) -> Case {
    let squares = squares.iter().map(|name| name.parse().unwrap()).collect();
    Case::TouchedPiece(TouchedPiece::new(Side::White, squares))
}

impl Room {
    fn propose(&mut self) {
        self.dispute(DisputeCommand::Propose { no: NO }).unwrap();
    }

    fn accept_losing(&mut self, lose: Option<Loss>) -> Result<(), DisputeRefusal> {
        of_the_log(self.dispute(DisputeCommand::Accept { no: NO, reason: String::new(), lose }))
    }

    fn decide(&mut self, remedies: &[Remedy]) {
        let (remedies, text, reason) = (remedies.to_vec(), String::new(), "heard both".to_owned());
        let command =
            |lose| DisputeCommand::DecideOtherwise { no: NO, remedies, text, reason, lose };
        let command = command(None);
        match of_the_log(self.dispute(command.clone())) {
            Err(DisputeRefusal::WouldLose { loss, .. }) => {
                self.dispute(command.losing(Some(loss))).unwrap();
            }
            done => done.unwrap(),
        }
    }

    fn withdraw(
        &mut self,
        time: Option<ElapsedTime>,
        lose: Option<Loss>,
    ) -> Result<(), DisputeRefusal> {
        let reason = "the wrong board".to_owned();
        of_the_log(self.dispute(DisputeCommand::Withdraw { no: NO, reason, time, lose }))
    }

    fn reinstate(&mut self) -> Result<(), DisputeRefusal> {
        let (no, reason) = (NO, "it was the right one".to_owned());
        of_the_log(self.dispute(DisputeCommand::Reinstate { no, reason, time: None, lose: None }))
    }

    fn after(&mut self, secs: i64) {
        self.now = self.now + Millis::from_secs(secs);
    }
}

fn of_the_log(done: Result<(), Refusal>) -> Result<(), DisputeRefusal> {
    done.map_err(|why| match why {
        Refusal::Dispute(why) => why,
        other => panic!("{other}"),
    })
}

/// All of a game that an arbiter sees.
fn seen(game: &Game, at: Moment) -> impl PartialEq + std::fmt::Debug + use<> {
    let moves: Vec<String> = game.plies.iter().map(|ply| ply.san.clone()).collect();
    let per_ply: Vec<_> = game.plies.iter().map(|ply| (ply.times, ply.spent)).collect();
    let counters = Side::BOTH.map(|side| game.clock.moves_made(side));
    (
        (moves, per_ply, game.status, game.offer.map(|offer| offer.by)),
        (game.times(at), game.clock.running(), counters, game.flags),
        (game.illegal_moves, game.counts),
    )
}

#[test]
fn a_proposal_is_judged_again_when_it_is_accepted() {
    for (name, since, told, then) in [
        ("nothing has happened", "", None, None),
        (
            "moves: the position is set up again, and they are lost",
            "e7e5 g1f3 b8c6",
            Some("3 half-moves"),
            Some(Loss { to: Ply(1), of: Ply(4), result: None }),
        ),
    ] {
        let mut room = room("e2e4");
        room.open(illegal(), Clocks::Leave);
        room.play(since);
        let before = room.hall.clone();
        let accepted = room.accept_losing(None);
        if told.is_some() {
            let Err(DisputeRefusal::Outdated { no: NO, changes }) = accepted else {
                panic!("{name}: {accepted:?}")
            };
            assert!(matches!(&changes[..], [Change::Played(moves)] if moves.count == 3), "{name}");
            assert_eq!(room.hall, before, "{name}: nothing has changed");
            room.propose();
            let again = room.accept_losing(None);
            let Err(DisputeRefusal::WouldLose { loss, moves }) = again else {
                panic!("{name}: {again:?}")
            };
            assert_eq!(Some(loss), then, "{name}");
            assert_eq!(moves.unwrap().last.san, "Nc6", "{name}");
            let other = Loss { of: Ply(3), ..loss };
            assert!(room.accept_losing(Some(other)).is_err(), "{name}: known is another loss");
            assert_eq!(room.accept_losing(Some(loss)), Ok(()), "{name}");
            let kept = &room.hall.incidents[&NO].earlier;
            assert!(matches!(kept[..], [EarlierVersion::Proposal { .. }]), "{name}: both are kept");
        } else {
            assert_eq!(accepted, Ok(()), "{name}");
        }
        assert_eq!(room.game().ply(), Ply(1), "{name}");
        assert_eq!(room.game().illegal_moves, BySide::new(0, 1), "{name}");
    }
}

#[test]
fn the_result_of_a_game_that_ended_since_stands() {
    let mut room = room("e2e4");
    room.open(illegal(), Clocks::Leave);
    room.play("e7e5 g1f3");
    room.game_must(GameCommand::End(WHITE_WINS.into()));
    let accepted = room.accept_losing(None);
    let Err(DisputeRefusal::Outdated { changes, .. }) = accepted else { panic!("{accepted:?}") };
    assert!(changes.contains(&Change::Ended(WHITE_WINS)), "{changes:?}");
    room.propose();
    assert_eq!(room.accept_losing(None), Ok(()));
    let game = room.game();
    assert_eq!((game.ply(), game.outcome()), (Ply(3), Some(WHITE_WINS)));
    assert_eq!(game.illegal_moves, BySide::new(0, 0));
    let decided = room.hall.incidents[&NO].decision.clone().unwrap();
    assert_eq!(decided.ruling.finding, Finding::GameOver { outcome: WHITE_WINS });
}

#[test]
fn another_decision_makes_it_another_ruling() {
    let mut room = room("e2e4");
    room.open(illegal(), Clocks::Leave);
    room.game_must(GameCommand::CountIllegalMove { by: Side::Black });
    let accepted = room.accept_losing(None);
    let counted = Change::IllegalMoves { by: Side::Black, now: 1 };
    let outdated = DisputeRefusal::Outdated { no: NO, changes: vec![counted] };
    assert_eq!(accepted, Err(outdated), "a second one costs the game");
}

#[test]
fn time_that_only_passes_makes_no_proposal_out_of_date() {
    let mut room = room("e2e4");
    room.open(illegal(), Clocks::Leave);
    room.after(600);
    assert_eq!(room.accept_losing(None), Ok(()));
}

#[test]
fn without_facts_there_is_no_deed() {
    let unknown = Case::IllegalMove(IllegalMove::new(Side::Black, true));
    for (case, fact) in [(touched(&[]), "touched"), (unknown, "made")] {
        let mut room = room("e2e4 e7e5");
        let (board, caller, claim) = (Some(BoardNo(1)), Caller::Arbiter, String::new());
        let (clocks, lose) = (Clocks::Stop, None);
        let rule = DisputeCommand::Rule { board, case: case.clone(), caller, claim, clocks, lose };
        let missing = |done: Result<(), DisputeRefusal>| match done {
            Err(DisputeRefusal::FactsMissing { questions }) => {
                questions.iter().map(|question| question.fact.name).collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(missing(of_the_log(room.dispute(rule))), [fact]);
        room.open(case, Clocks::Stop);
        assert_eq!(missing(room.accept_losing(None)), [fact]);
        assert!(room.hall.incidents[&NO].is_open());
    }
}

#[test]
fn after_a_ruling_that_lets_play_go_on_the_clock_runs_that_was_stopped_for_it() {
    for (case, clocks, stopped_before, running) in [
        (touched(&["g1"]), Clocks::Stop, false, Some(Side::White)),
        (Case::Other, Clocks::Stop, false, Some(Side::White)),
        (Case::Other, Clocks::Leave, false, Some(Side::White)),
        (Case::Other, Clocks::Stop, true, None),
    ] {
        let mut room = room("e2e4 e7e5");
        if stopped_before {
            room.game_must(GameCommand::StopClock);
        }
        room.open(case.clone(), clocks);
        room.accept_losing(None).unwrap();
        assert_eq!(room.game().clock.running(), running, "{case:?} {clocks:?} {stopped_before}");
    }
}

#[test]
fn a_decision_is_undone_as_a_whole_and_restored_and_undone_again() {
    let (w, b) = (Side::White, Side::Black);
    let mins = Millis::from_mins;
    let thrown = Outcome { score: Score::BlackWins, reason: EndReason::ArbiterDecision };
    for (name, ended, remedies) in [
        ("time", None, vec![Remedy::AddTime { side: b, time: mins(2) }]),
        ("all of the time", None, vec![Remedy::SetTime { side: w, time: mins(1) }]),
        (
            "an illegal move with its price",
            None,
            vec![
                Remedy::CountIllegalMove { by: b },
                Remedy::AddTime { side: w, time: mins(2) },
                Remedy::SetCounter { side: b, moves: 1 },
            ],
        ),
        ("a warning", None, vec![Remedy::Warn { side: b }]),
        ("moves", None, vec![Remedy::Restore { ply: Ply(1) }, Remedy::StartClock { side: b }]),
        ("the game", None, vec![Remedy::End(thrown)]),
        ("a result and moves", Some(BLACK_WINS), vec![Remedy::Restore { ply: Ply(2) }]),
        (
            "a move",
            None,
            vec![
                Remedy::Restore { ply: Ply(3) },
                Remedy::Play { uci: jadoube_chess::board::position::Uci("g8f6".into()) },
            ],
        ),
        ("the clock", None, vec![Remedy::StopClock]),
        ("a draw offer", None, vec![Remedy::RecordOffer { by: w }]),
    ] {
        let mut room = room("e2e4 e7e5 g1f3 b8c6");
        if let Some(outcome) = ended {
            room.game_must(GameCommand::End(outcome.into()));
        }
        room.open(Case::Other, Clocks::Leave);
        let before = seen(room.game(), room.now);
        room.decide(&remedies);
        let after = seen(room.game(), room.now);
        assert_ne!(before, after, "{name}");
        room.withdraw(None, None).unwrap();
        assert_eq!(seen(room.game(), room.now), before, "{name}");
        let incident = &room.hall.incidents[&NO];
        assert!(incident.is_open() && incident.withdrawn.is_some(), "{name}");
        let undone = UndoneStatus::Wholly;
        assert!(
            matches!(&incident.earlier[..],
                [EarlierVersion::Decision { undone: how, .. }] if *how == undone),
            "{name}: the decision stays in the log"
        );
        room.reinstate().unwrap();
        assert_eq!(seen(room.game(), room.now), after, "{name}: restored");
        assert!(!room.hall.incidents[&NO].is_open(), "{name}");
        room.withdraw(None, None).unwrap();
        assert_eq!(seen(room.game(), room.now), before, "{name}: undone again");
    }
}

#[test]
fn the_time_that_ran_since_is_given_back_or_counts() {
    let secs = Millis::from_secs;
    // The decision stops White’s clock and starts Black’s, with a minute more; Black thinks for 20 s.
    let remedies = [
        Remedy::Restore { ply: Ply(3) },
        Remedy::AddTime { side: Side::Black, time: secs(60) },
        Remedy::StartClock { side: Side::Black },
    ];
    for (how, black) in [
        (None, Millis::ZERO),
        (Some(ElapsedTime::GivenBack), Millis::ZERO),
        (Some(ElapsedTime::Counts), secs(20)),
    ] {
        let mut room = room("e2e4 e7e5 g1f3 b8c6");
        room.open(Case::Other, Clocks::Leave);
        let had = room.game().times(room.now);
        room.decide(&remedies);
        room.after(20);
        room.withdraw(how, None).unwrap();
        let has = room.game().times(room.now);
        assert_eq!(has, BySide::new(had.white, had.black - black), "{how:?}");
        assert_eq!(room.game().clock.running(), Some(Side::White), "{how:?}");
    }
}

#[test]
fn what_the_players_did_since_stays_where_it_can() {
    let mut room = room("e2e4 e7e5");
    room.open(Case::Other, Clocks::Leave);
    room.decide(&[
        Remedy::AddTime { side: Side::Black, time: Millis::from_mins(5) },
        Remedy::Warn { side: Side::White },
    ]);
    room.play("g1f3 b8c6");
    room.game_must(GameCommand::Count { what: Counter::Warnings, by: Side::White });
    let times = room.game().times(room.now);
    room.withdraw(Some(ElapsedTime::GivenBack), None).unwrap();
    let game = room.game();
    assert_eq!(game.ply(), Ply(4), "moves made since stay");
    assert_eq!(game.times(room.now).white, times.white);
    assert_eq!(game.times(room.now).black, times.black - Millis::from_mins(5));
    assert_eq!(game.counts.of(Counter::Warnings, Side::White), 1, "the one of since");
    assert_eq!(game.clock.running(), Some(Side::White));
}

#[test]
fn moves_made_since_are_lost_only_when_that_is_known() {
    let mut room = room("e2e4 e7e5 g1f3 b8c6");
    room.open(Case::Other, Clocks::Leave);
    room.decide(&[Remedy::Restore { ply: Ply(2) }, Remedy::StartClock { side: Side::White }]);
    room.play("d2d4 e5d4");
    let loss = Loss { to: Ply(2), of: Ply(4), result: None };
    let refused = room.withdraw(None, None);
    assert!(
        matches!(&refused, Err(DisputeRefusal::WouldLose { loss: told, moves: Some(moves) })
            if *told == loss && moves.first.san == "d4"),
        "{refused:?}"
    );
    room.withdraw(None, Some(loss)).unwrap();
    let moves: Vec<&str> = room.game().plies.iter().map(|ply| ply.san.as_str()).collect();
    assert_eq!(moves, ["e4", "e5", "Nf3", "Nc6"]);
}

#[test]
fn a_clock_that_was_stopped_since_is_not_set_going_by_it() {
    let mut room = room("e2e4");
    room.open(Case::Other, Clocks::Leave);
    room.decide(&[Remedy::AddTime { side: Side::White, time: Millis::from_mins(2) }]);
    room.game_must(GameCommand::StopClock);
    room.withdraw(None, None).unwrap();
    assert_eq!(room.game().clock.running(), None);
}

#[test]
fn undoing_has_its_own_faults() {
    let mut room = room("e2e4");
    assert_eq!(room.withdraw(None, None), Err(DisputeRefusal::NoSuchIncident(NO)));
    room.open(Case::Other, Clocks::Leave);
    assert_eq!(room.withdraw(None, None), Err(DisputeRefusal::NotDecided(NO)));
    assert_eq!(room.reinstate(), Err(DisputeRefusal::NotWithdrawn(NO)));
    room.decide(&[Remedy::Warn { side: Side::White }]);
    let reason = String::new();
    let unsaid = DisputeCommand::Withdraw { no: NO, reason, time: None, lose: None };
    assert_eq!(of_the_log(room.dispute(unsaid)), Err(DisputeRefusal::ReasonMissing));
    room.withdraw(None, None).unwrap();
    room.decide(&[]);
    assert_eq!(room.reinstate(), Err(DisputeRefusal::NotWithdrawn(NO)), "another was made");
}

/// The demonstration’s third board: an illegal move that the board felt waits for its decision
/// while the game goes on to its end.
pub(crate) fn demonstration() -> Stage {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["f2f3"]);
    stage.ask(1, GameCommand::PressClock { side: Side::Black });
    let standing = "rnbqkbnr/pppp1ppp/8/8/4p3/5P2/PPPPP1PP/RNBQKBNR".parse().unwrap();
    stage.ask(
        1,
        GameCommand::Observe(Observation::IllegalPosition {
            ply: Ply(1),
            placement: standing,
            made: made("e7", "e4"),
            by: Side::Black,
            completed: true,
        }),
    );
    stage.play(1, &["e7e5", "g2g4", "d8h4"]);
    assert_eq!(stage.game(1).outcome().unwrap().reason, EndReason::Checkmate);
    stage
}

#[test]
fn the_window_asks_before_it_carries_out_a_ruling_for_a_game_that_has_changed() {
    let mut stage = demonstration();
    stage.key(Key::F4);
    stage.must_say("Changed since the proposal: The game has ended");
    stage.click("Accept and carry out");
    stage.must_say("Incident 1, board 1: The game has changed");
    stage.must_say("3 half-moves were made: 1…e5 to 2…Qh4#");
    stage.must_say("The game has ended: Black wins (0–1)");
    assert!(stage.desk.snapshot().hall.incidents[&IncidentNo(1)].is_open(), "not yet");
    stage.lacks_no_words("consent");
    stage.click("Carry out");
    let snap = stage.desk.snapshot();
    assert!(!snap.hall.incidents[&IncidentNo(1)].is_open());
    let game = stage.game(1);
    assert_eq!((game.ply(), game.outcome().map(|end| end.score)), (Ply(4), Some(Score::BlackWins)));
    assert_eq!(game.illegal_moves, BySide::new(0, 0));
    stage.must_say("Both clocks are stopped: the game has ended");
}

#[test]
fn the_window_names_the_moves_that_would_be_lost_and_escape_keeps_them() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5", "g1f3"]);
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.key(Key::W);
    stage.write("b1");
    stage.ctrl(Key::Enter);
    stage.must_say("Board 1: Something would be lost");
    stage.must_say("One half-move is taken back: 2.Nf3");
    stage.key(Key::Escape);
    assert_eq!(stage.game(1).ply(), Ply(3));
    assert!(stage.desk.snapshot().hall.incidents.is_empty());
    // What was told is still there.
    stage.must_say("New incident at board 1");
    stage.must_say("b1");
    stage.ctrl(Key::Enter);
    stage.click("Carry out");
    assert_eq!(stage.game(1).ply(), Ply(2));
}

#[test]
fn a_decision_is_undone_and_restored_in_the_window() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.stop_after_a_press(1);
    let before = stage.times();
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write_in("From where to where?", "e7 e4");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).illegal_moves, BySide::new(0, 1));
    stage.key(Key::F4);
    stage.must_say("The clock of Black is running");
    stage.window.key_press_modifiers(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::W);
    crate::stage::settle(&mut stage.window);
    stage.must_say("Incident 1, board 1: Undo the decision");
    stage.must_say("Novak 1 – Petrova 1. The game is put back");
    stage.lacks_no_words("undo");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).illegal_moves, BySide::new(0, 1), "why is not said");
    stage.write_in("Reason", "it was the next board");
    stage.ctrl(Key::Enter);
    let game = stage.game(1);
    assert_eq!(game.illegal_moves, BySide::new(0, 0));
    assert_eq!((stage.times(), game.clock.running()), (before, None));
    stage.click("Restore decision…");
    stage.write_in("Reason", "it was this one");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).illegal_moves, BySide::new(0, 1));
    assert_eq!(stage.times().white, before.white + Millis::from_mins(2));
}

/// A second incident at the same game.
const SECOND: IncidentNo = IncidentNo(2);

#[test]
fn the_clock_stands_while_another_incident_of_the_game_is_open_and_runs_after_the_last() {
    let accept = |no| DisputeCommand::Accept { no, reason: String::new(), lose: None };
    for (name, first, clocks, second) in [
        ("stopped for both", Case::Other, Clocks::Stop, Clocks::Stop),
        ("stopped for the first", Case::Other, Clocks::Stop, Clocks::Leave),
        ("a ruling that starts it", illegal(), Clocks::Stop, Clocks::Stop),
    ] {
        let mut room = room("e2e4");
        room.open(first, clocks);
        room.open(Case::Other, second);
        room.accept_losing(None).unwrap();
        assert_eq!(room.game().clock.running(), None, "{name}");
        assert_eq!(room.incident().decision.as_ref().unwrap().waits_for, [SECOND], "{name}");
        room.after(5);
        match of_the_log(room.dispute(accept(SECOND))) {
            // The first has changed the game.
            Err(DisputeRefusal::Outdated { .. }) => {
                room.dispute(DisputeCommand::Propose { no: SECOND }).unwrap();
                room.dispute(accept(SECOND)).unwrap();
            }
            done => done.unwrap(),
        }
        assert_eq!(room.game().clock.running(), Some(Side::Black), "{name}");
        let last = room.hall.incidents[&SECOND].decision.clone().unwrap();
        assert!(last.waits_for.is_empty(), "{name}");
    }
}

#[test]
fn a_clock_that_runs_or_was_touched_between_two_decisions_is_left_alone() {
    let accept = |no| DisputeCommand::Accept { no, reason: String::new(), lose: None };
    let mut running = room("e2e4");
    running.open(Case::Other, Clocks::Leave);
    running.open(Case::Other, Clocks::Leave);
    running.accept_losing(None).unwrap();
    assert_eq!(running.game().clock.running(), Some(Side::Black), "nobody stopped it");
    assert!(running.incident().decision.as_ref().unwrap().waits_for.is_empty());

    let mut touched = room("e2e4");
    touched.open(Case::Other, Clocks::Stop);
    touched.open(Case::Other, Clocks::Leave);
    touched.accept_losing(None).unwrap();
    touched.game_must(GameCommand::StartClock { side: Side::Black });
    touched.after(3);
    touched.game_must(GameCommand::StopClock);
    touched.dispute(DisputeCommand::Propose { no: SECOND }).unwrap();
    touched.dispute(accept(SECOND)).unwrap();
    assert_eq!(touched.game().clock.running(), None, "it was stopped by hand since");
}

#[test]
fn the_window_says_for_which_incident_the_clock_waits() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    for clocks in [Clocks::Leave, Clocks::Stop] {
        let (board, caller, claim) = (Some(BoardNo(1)), Caller::Arbiter, String::new());
        let case = Case::Other;
        let what = DisputeCommand::Open { board, case, caller, claim, clocks };
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    }
    stage.key(Key::F4);
    stage.click("Accept and carry out");
    let snap = stage.desk.snapshot();
    assert!(snap.hall.incidents[&NO].is_open(), "the newest stood first");
    let waits = "Both clocks stay stopped: incident 1 of this game is not decided yet";
    stage.must_say(waits);
    stage.lacks_no_words("waits");
    let decision = snap.hall.incidents[&SECOND].decision.clone().unwrap();
    let event = DisputeEvent::Decided { no: SECOND, decision: Box::new(decision) };
    assert!(Catalogue::new(Lang::En).tell(&event).ends_with(waits), "the log says so as well");
}

#[test]
fn another_result_takes_the_place_of_the_one_that_stands_once_that_is_known() {
    let drawn = Outcome { score: Score::Draw, reason: EndReason::ArbiterDecision };
    let mut room = room("e2e4 e7e5");
    room.game_must(GameCommand::End(WHITE_WINS.into()));
    room.open(Case::Other, Clocks::Leave);
    let otherwise = DisputeCommand::DecideOtherwise {
        no: NO,
        remedies: vec![Remedy::End(drawn)],
        text: String::new(),
        reason: "agreed before the resignation".into(),
        lose: None,
    };
    let loss = Loss { to: Ply(2), of: Ply(2), result: Some(WHITE_WINS) };
    let refused = of_the_log(room.dispute(otherwise.clone()));
    assert_eq!(refused, Err(DisputeRefusal::WouldLose { loss, moves: None }));
    assert_eq!(room.game().outcome(), Some(WHITE_WINS), "not yet");
    room.dispute(otherwise.losing(Some(loss))).unwrap();
    assert_eq!(room.game().outcome(), Some(drawn));
    room.withdraw(None, None).unwrap();
    assert_eq!(room.game().outcome(), Some(WHITE_WINS), "undone");
    room.reinstate().unwrap();
    assert_eq!(room.game().outcome(), Some(drawn), "and restored");
    room.withdraw(None, None).unwrap();
    room.decide(&[Remedy::End(WHITE_WINS)]);
    assert_eq!(room.game().outcome(), Some(WHITE_WINS), "the same result changes nothing");
}

#[test]
fn the_deeds_stay_where_they_are_while_the_game_goes_on() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    let (board, caller, claim) = (Some(BoardNo(1)), Caller::Arbiter, String::new());
    let (case, clocks) = (illegal(), Clocks::Leave);
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    stage.key(Key::F4);
    let places = |stage: &Stage| {
        let at = |label: &str| stage.window.get_by_label(label).rect();
        ["Accept and carry out", "Decide otherwise…"].map(at)
    };
    let before = places(&stage);
    stage.must_say("Nothing has changed since the proposal");
    stage.play(1, &["e7e5", "g1f3"]);
    stage.must_say("Changed since the proposal: ");
    assert_eq!(places(&stage), before);
}
