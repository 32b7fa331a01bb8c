//! What can be undone, until something has followed.

use super::*;
use crate::competition::draw::Drawing;
use crate::competition::event::Act;
use crate::competition::start::{StartDraw, StartPosition};
use jadoube_competition::tournament::Bye;
use jadoube_competition::varma::rows::Edition;

const BY_HAND: System = System::Manual { rounds: 5 };

/// The event without the list of acts, which alone may differ after an act is undone.
fn state(one: &TestHall) -> (Contest, Vec<BoardNo>) {
    let contest = Contest { acts: Vec::new(), before: Vec::new(), ..one.contest().clone() };
    (contest, one.hall.at_board.keys().copied().collect())
}

/// Each act, done and undone: the event is what it was, and the act says what it was.
#[test]
fn every_act_is_undone_as_long_as_nothing_has_followed() {
    let regulations = |one: &TestHall| one.contest().regulations.clone().unwrap();
    let [wall, later] =
        ["2026-11-23T15:00+01:00", "2026-11-24T15:00+01:00"].map(|at| at.parse().unwrap());
    let no = EntrantNo(2);
    let reason = || String::from("x");
    // One of them is named twice.
    let several = || [4, 2, 7, 4].map(EntrantNo).to_vec();
    let mut one = TestHall::new(BY_HAND, 10);
    let changed = Box::new(Regulations { tie_breaks: "WIN".into(), ..regulations(&one) });
    let cases: Vec<(Ask, Act)> = vec![
        (Ask::ChangeRegulations { regulations: changed, reason: reason() }, Act::Regulations),
        (Ask::Enter { entrants: vec![entrant("new", 1)] }, Act::Entry { no: EntrantNo(11) }),
        (Ask::Amend { no, entrant: Box::new(entrant("other", 1)) }, Act::Amendment { no }),
        (Ask::Number { how: Numbering::Lot { seed: 1 }, reason: reason() }, Act::Numbers),
        (Ask::Schedule { round: 1, starts: wall }, Act::Schedule { round: 1 }),
        (Ask::ScheduleRounds { starts: vec![(1, wall), (2, wall), (5, wall)] }, Act::Schedules),
        (Ask::Leave { no, from: 1, expelled: true, reason: reason() }, Act::Departure { no }),
        (Ask::NoteAbsent { no, round: 1 }, Act::Absence { no, round: 1 }),
        (
            Ask::LeaveTogether { nos: several(), from: 1, expelled: false, reason: reason() },
            Act::Departures { count: 3 },
        ),
        (Ask::NoteAbsences { nos: several(), round: 1 }, Act::Absences { round: 1, count: 3 }),
        (Ask::GrantBye { no, round: 1, bye: Bye::Half }, Act::Bye { no, round: 1 }),
        (Ask::Draft { round: 1, pairings: vec![board(1, 1, 3)] }, Act::Draft { round: 1 }),
    ];
    for (ask, act) in cases {
        let before = state(&one);
        one.ask(ask.clone()).unwrap();
        assert_ne!(state(&one), before, "{ask:?}");
        assert_eq!(one.contest().undoable(&one.hall.pairing_boards()), Some(act));
        one.ask(Ask::Undo).unwrap();
        assert_eq!(state(&one), before, "{ask:?}");
    }
    // Twice over, the first of the two comes back.
    for (first, second) in [
        (Ask::NoteAbsent { no, round: 1 }, Ask::NotePresent { no, round: 1 }),
        (Ask::Schedule { round: 1, starts: wall }, Ask::Schedule { round: 1, starts: later }),
        (
            Ask::Schedule { round: 2, starts: wall },
            Ask::ScheduleRounds { starts: vec![(1, wall), (2, later)] },
        ),
        (
            Ask::Draft { round: 1, pairings: vec![board(1, 1, 3)] },
            Ask::Draft { round: 1, pairings: vec![board(1, 3, 1)] },
        ),
        (
            Ask::Draft { round: 1, pairings: vec![board(1, 1, 3)] },
            Ask::Number { how: Numbering::Rating, reason: reason() },
        ),
    ] {
        one.ask(first).unwrap();
        let before = state(&one);
        one.ask(second.clone()).unwrap();
        one.ask(Ask::Undo).unwrap();
        assert_eq!(state(&one), before, "{second:?}");
    }
}

#[test]
fn a_list_that_entered_is_undone_as_one_and_what_came_before_it_stays() {
    let mut one = TestHall::new(BY_HAND, 4);
    one.ask(Ask::Enter { entrants: vec![entrant("alone", 1)] }).unwrap();
    let before = state(&one);
    let list = ["a", "b", "c"].map(|name| entrant(name, 1)).to_vec();
    one.ask(Ask::Enter { entrants: list }).unwrap();
    let boards = one.hall.pairing_boards();
    let undoing = one.contest().undoing(&boards);
    assert_eq!(undoing, [8, 7, 6].map(|no| Act::Entry { no: EntrantNo(no) }));
    one.ask(Ask::Undo).unwrap();
    assert_eq!(state(&one), before);
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.contest().entrants.len(), 4);
}

#[test]
fn of_several_who_leave_or_are_absent_all_are_judged_or_none() {
    let mut one = TestHall::new(TABLE, 6);
    let nos = |nos: &[u16]| nos.iter().copied().map(EntrantNo).collect::<Vec<_>>();
    let leave = |all: &[u16], reason: &str| Ask::LeaveTogether {
        nos: nos(all),
        from: 2,
        expelled: false,
        reason: reason.into(),
    };
    assert_eq!(one.refused(&leave(&[1, 9], "ill")), Not::NoSuchEntrant(EntrantNo(9)));
    assert_eq!(one.refused(&leave(&[1, 2], " ")), Not::ReasonMissing(BY.corrections));
    one.ask(leave(&[1, 2], "ill")).unwrap();
    let left = |one: &TestHall| {
        let all = one.contest().entrants.values().filter(|entry| entry.stay.left.is_some());
        all.count()
    };
    assert_eq!(left(&one), 2);
    one.ask(Ask::Undo).unwrap();
    assert_eq!(left(&one), 0);
    one.round(1, &[]);
    let late = Ask::NoteAbsences { nos: nos(&[3, 4]), round: 1 };
    assert_eq!(one.refused(&late), Not::PublishedBefore(1, BY.grounds.article));
}

#[test]
fn an_event_that_has_only_begun_is_changed_and_not_undone() {
    let mut one = TestHall { hall: Hall::default() };
    one.command(&Command::Found { competition: Competition::new("Cup", "2023") }).unwrap();
    let regulations = Box::new(Regulations::new(TABLE, "90+30".parse().unwrap()));
    one.ask(Ask::Start { regulations }).unwrap();
    assert_eq!(one.refused(&Ask::Undo), Not::NothingDone);
}

#[test]
fn a_publication_is_undone_with_its_boards_as_long_as_no_game_has_begun() {
    let mut one = TestHall::new(TABLE, 6);
    one.ask(Ask::NoteAbsent { no: EntrantNo(6), round: 1 }).unwrap();
    one.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
    let before = state(&one);
    one.ask(Ask::Publish { round: 1 }).unwrap();
    assert_eq!(one.hall.at_board.len(), 2, "number 6 is absent");
    one.ask(Ask::Undo).unwrap();
    assert_eq!(state(&one), before);
    assert!(one.hall.games.is_empty());
    one.ask(Ask::Publish { round: 1 }).unwrap();
    assert_eq!(one.result(1, 1), Some(PairingResult::ForfeitForWhite));
    one.command(&Command::Game { board: BoardNo(2), what: GameCommand::Start }).unwrap();
    assert_eq!(one.refused(&Ask::Undo), Not::PlayBegan(BoardNo(2), BY.grounds.article));
    assert_eq!(one.contest().undoable(&one.hall.pairing_boards()), None);
}

#[test]
fn games_of_the_round_before_stay_when_a_publication_is_undone() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    one.enter(1, "1").unwrap();
    one.enter(2, "=").unwrap();
    let games = one.hall.at_board.clone();
    one.round(2, &[]);
    assert_ne!(one.hall.at_board, games);
    one.ask(Ask::Undo).unwrap();
    assert_eq!((one.hall.games.len(), &one.hall.at_board), (2, &games), "back at their boards");
    assert_eq!(one.result(1, 2), Some(PairingResult::Draw));
}

/// Nothing has followed any more: what was done in the round before is undone act by act, as it is where
/// the next one was never published.
#[test]
fn undoing_goes_on_behind_a_publication_that_was_undone() {
    let acts = |is_published: bool| {
        let mut one = TestHall::new(TABLE, 4);
        one.round(1, &[]);
        one.enter(1, "1").unwrap();
        one.enter(2, "=").unwrap();
        one.ask(Ask::Close { round: 1 }).unwrap();
        one.ask(Ask::Draft { round: 2, pairings: Vec::new() }).unwrap();
        if is_published {
            one.ask(Ask::Publish { round: 2 }).unwrap();
            one.ask(Ask::Undo).unwrap();
        }
        let mut undone = Vec::new();
        while let Some(act) = one.contest().undoable(&one.hall.pairing_boards()) {
            one.ask(Ask::Undo).unwrap();
            undone.push(act);
        }
        (undone, state(&one))
    };
    let (undone, left) = acts(true);
    assert!(undone.contains(&Act::BoardResult { round: 1, board: BoardNo(2) }), "{undone:?}");
    assert!(undone.contains(&Act::Publication { round: 1 }), "{undone:?}");
    assert_eq!((undone, left), acts(false));
}

#[test]
fn changed_pairings_are_undone_with_their_boards() {
    let mut one = TestHall::new(BY_HAND, 6);
    one.round(1, &[board(1, 1, 2), board(2, 3, 4)]);
    let pairings = vec![board(2, 4, 3), board(3, 5, 6)];
    let (ground, reason) = (Ground::WithoutOpponents, String::from("x"));
    one.ask(Ask::ChangePairings { round: 1, pairings, ground, reason }).unwrap();
    assert_eq!(one.hall.at_board.len(), 3);
    one.ask(Ask::Undo).unwrap();
    let names =
        |no: u16| one.hall.game(BoardNo(no)).map(|game| game.setup.players.white.name.clone());
    assert_eq!([1, 2, 3].map(names), [Some("P1".into()), Some("P3".into()), None]);
    let round = &one.contest().rounds[&1];
    assert_eq!((round.bouts.len(), round.byes.len()), (2, 2));
    assert!(round.bouts.iter().all(|bout| bout.game.is_some()));
}

#[test]
fn a_result_typed_wrongly_is_undone_at_its_board() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    one.enter(1, "1").unwrap();
    one.enter(2, "1u").unwrap();
    // What players did is no act of the arbiter.
    one.ask(Ask::Undo).unwrap();
    assert_eq!((one.result(1, 2), one.result(1, 1)), (None, PairingResult::read("1")));
    assert!(one.hall.game(BoardNo(2)).unwrap().outcome().is_none());
    one.enter(2, "+-").unwrap();
    assert_eq!(one.result(1, 2), PairingResult::read("+-"), "in its place");
    one.ask(Ask::Undo).unwrap();
    one.ask(Ask::Undo).unwrap();
    assert_eq!((one.result(1, 1), one.result(1, 2)), (None, None));
    // Nobody has begun to play: the publication before it can be undone as well.
    one.ask(Ask::Undo).unwrap();
    assert!(one.hall.at_board.is_empty());
}

#[test]
fn what_a_ruling_ended_is_not_undone_here() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    one.enter(1, "1").unwrap();
    one.end(2, Score::BlackWins, EndReason::ArbiterDecision);
    one.ask(Ask::Undo).unwrap();
    assert_eq!((one.result(1, 1), one.result(1, 2)), (None, PairingResult::read("0")));
    // A result that was corrected at the board is no act any more.
    one.enter(1, "1").unwrap();
    let reopen = GameCommand::Reopen { reason: "x".into() };
    one.command(&Command::Game { board: BoardNo(1), what: reopen }).unwrap();
    let last = one.contest().acts.last();
    assert_eq!(last, Some(&Act::Publication { round: 1 }));
}

#[test]
fn draws_are_undone_step_by_step() {
    let mut one = TestHall::new(TABLE, 10);
    let before = state(&one);
    one.ask(Ask::BeginDraw { edition: Edition::Handbook, reason: "announced".into() }).unwrap();
    one.ask(Ask::Draw { what: Drawing::Number { number: 3 } }).unwrap();
    let drawn = state(&one);
    one.ask(Ask::Draw { what: Drawing::Rest { seed: 7 } }).unwrap();
    assert!(one.contest().draw.is_none(), "done");
    one.ask(Ask::Undo).unwrap();
    assert_eq!(state(&one), drawn);
    one.ask(Ask::Undo).unwrap();
    one.ask(Ask::Undo).unwrap();
    assert_eq!(state(&one), before);
    // The same with start positions.
    let mut one = TestHall::new(TABLE, 4);
    let regulations = one.contest().regulations.clone().unwrap();
    let regulations = Box::new(Regulations { start: StartPosition::Chess960, ..regulations });
    one.ask(Ask::ChangeRegulations { regulations, reason: "x".into() }).unwrap();
    one.ask(Ask::Draft { round: 1, pairings: Vec::new() }).unwrap();
    one.ask(Ask::DrawStart { round: 1, how: StartDraw::Lot { seed: 1 } }).unwrap();
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.refused(&Ask::Publish { round: 1 }), Not::StartNotDrawn(1));
}

#[test]
fn a_removed_session_of_a_round_is_planned_again_by_undoing_and_then_what_was_done_before() {
    use crate::adjournment::command::Command as Plan;
    use crate::adjournment::event::Event as Planned;
    use crate::adjournment::session::{Purpose, Session};
    use jadoube_laws::ids::SessionNo;

    let mut one = TestHall::new(BY_HAND, 4);
    let [starts, ends] =
        ["2026-11-23T15:00+01:00", "2026-11-23T20:00+01:00"].map(|at| at.parse().unwrap());
    let plan = |one: &mut TestHall, what: Plan| {
        one.command(&Command::Adjournment { what }).unwrap();
    };
    let remove =
        |no: u16| Plan::RemoveSession { no: SessionNo(no), reason: "closed".into(), joined: false };
    let of_round = Purpose::Round { round: 2 };
    for purpose in [of_round, Purpose::Adjourned, of_round] {
        let session = Session::new((starts, ends), purpose, String::new());
        plan(&mut one, Plan::PlanSession { session, joined: false });
    }
    one.ask(Ask::Schedule { round: 2, starts }).unwrap();
    let before = (state(&one), one.hall.adjournments.sessions.clone());
    plan(&mut one, remove(1));
    let removal = Act::SessionRemoval { round: 2, session: SessionNo(1) };
    assert_eq!(one.contest().undoable(&one.hall.pairing_boards()), Some(removal));
    let events = one.ask(Ask::Undo).unwrap();
    let restored = Event::Adjournment { what: Planned::SessionRestored { no: SessionNo(1) } };
    let undone = Event::Contest { what: Note::Undone { act: removal } };
    assert_eq!(events, [undone, restored], "undone by events of its own");
    assert_eq!((state(&one), one.hall.adjournments.sessions.clone()), before);
    let last = |one: &TestHall| one.contest().acts.last().copied();
    assert_eq!(last(&one), Some(Act::Schedule { round: 2 }));
    // What is planned again in the plan is nothing to undo here, nor is what is of no round.
    plan(&mut one, remove(1));
    plan(&mut one, Plan::RestoreSession { no: SessionNo(1) });
    plan(&mut one, remove(2));
    assert_eq!(last(&one), Some(Act::Schedule { round: 2 }));
    // Two that were removed one after the other come back one by one, the last one first.
    plan(&mut one, remove(1));
    plan(&mut one, remove(3));
    let left = |one: &TestHall| one.hall.adjournments.sessions.keys().map(|no| no.0).collect();
    for expected in [vec![3], vec![1, 3]] {
        one.ask(Ask::Undo).unwrap();
        let left: Vec<u16> = left(&one);
        assert_eq!(left, expected, "all but that of no round");
    }
    // A beginning that is known is no act.
    assert_eq!(one.ask(Ask::Schedule { round: 2, starts }), Ok(Vec::new()));
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.contest().begins(2), None);
}

#[test]
fn the_planning_of_the_sessions_of_a_round_is_undone_until_they_are_announced() {
    use crate::adjournment::command::Command as Plan;
    use crate::adjournment::event::Event as Planned;
    use crate::adjournment::session::{Purpose, Session};
    use jadoube_laws::game::event::UNDONE;
    use jadoube_laws::ids::SessionNo;

    let mut one = TestHall::new(BY_HAND, 4);
    let [starts, ends] =
        ["2026-11-23T15:00+01:00", "2026-11-23T20:00+01:00"].map(|at| at.parse().unwrap());
    let plan = |one: &mut TestHall, joined: bool| {
        let session = Session::new((starts, ends), Purpose::Round { round: 2 }, String::new());
        one.command(&Command::Adjournment { what: Plan::PlanSession { session, joined } }).unwrap();
    };
    let before = one.contest().acts.clone();
    plan(&mut one, false);
    plan(&mut one, true);
    let events = one.ask(Ask::Undo).unwrap();
    let each = [2, 1].map(SessionNo).into_iter().flat_map(|session| {
        let act = Act::SessionPlan { round: 2, session };
        let removed = Planned::SessionRemoved { no: session, reason: UNDONE.into(), joined: false };
        [Event::Contest { what: Note::Undone { act } }, Event::Adjournment { what: removed }]
    });
    assert_eq!(events, each.collect::<Vec<Event>>());
    assert!(one.hall.adjournments.sessions.is_empty());
    assert_eq!(one.contest().acts, before, "and that is no act of its own");
    plan(&mut one, false);
    let announced = Plan::AnnounceSession { no: SessionNo(3), at: starts };
    one.command(&Command::Adjournment { what: announced }).unwrap();
    assert_eq!(one.contest().acts, before);
}

#[test]
fn a_changed_session_of_a_round_is_again_what_it_was_and_then_what_was_done_before_is_undone() {
    use crate::adjournment::command::Command as Plan;
    use crate::adjournment::event::Event as Planned;
    use crate::adjournment::session::{Purpose, Session};
    use jadoube_laws::game::event::UNDONE;
    use jadoube_laws::ids::SessionNo;

    let mut one = TestHall::new(BY_HAND, 4);
    let [starts, ends, later] =
        ["2026-11-23T15:00+01:00", "2026-11-23T20:00+01:00", "2026-11-23T21:00+01:00"]
            .map(|at| at.parse().unwrap());
    let no = SessionNo(1);
    let session = |ends| Session::new((starts, ends), Purpose::Round { round: 2 }, String::new());
    let plan = |one: &mut TestHall, what: Plan| {
        one.command(&Command::Adjournment { what }).unwrap();
    };
    let change = |ends| Plan::ChangeSession {
        no,
        session: session(ends),
        reason: "dinner".into(),
        joined: false,
    };
    let before = one.contest().acts.clone();
    plan(&mut one, Plan::PlanSession { session: session(ends), joined: false });
    let planned = (state(&one), one.hall.adjournments.clone());
    plan(&mut one, change(later));
    let act = Act::SessionChange { round: 2, session: no };
    assert_eq!(one.contest().undoable(&one.hall.pairing_boards()), Some(act));
    let undone = [
        Event::Contest { what: Note::Undone { act } },
        Event::Adjournment {
            what: Planned::SessionChanged {
                no,
                session: session(ends),
                reason: UNDONE.into(),
                joined: false,
            },
        },
    ];
    assert_eq!(one.ask(Ask::Undo).unwrap(), undone);
    assert_eq!((state(&one), one.hall.adjournments.clone()), planned);
    one.ask(Ask::Undo).unwrap();
    assert!(one.hall.adjournments.sessions.is_empty(), "and then it is not planned");
    assert_eq!(one.contest().acts, before, "and that is no act of its own");
    // What was announced holds again; announced as it is now, it stays.
    let no = SessionNo(2);
    let change = |ends| Plan::ChangeSession {
        no,
        session: session(ends),
        reason: "dinner".into(),
        joined: false,
    };
    plan(&mut one, Plan::PlanSession { session: session(later), joined: false });
    plan(&mut one, Plan::AnnounceSession { no, at: starts });
    plan(&mut one, change(ends));
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.hall.adjournments.sessions[&no].announced, Some(starts));
    plan(&mut one, change(ends));
    plan(&mut one, Plan::AnnounceSession { no, at: starts });
    assert_eq!(one.contest().acts, before);
    // To a program that did not undo it a change was no act: it undid what was done before.
    one.ask(Ask::Schedule { round: 2, starts }).unwrap();
    let session = Session { place: "Hall 2".into(), ..session(ends) };
    plan(&mut one, Plan::ChangeSession { no, session, reason: "a leak".into(), joined: false });
    one.happen(&[Event::Contest { what: Note::Undone { act: Act::Schedule { round: 2 } } }]);
    assert_eq!(one.contest().begins(2), None);
    let act = Act::SessionChange { round: 2, session: no };
    assert_eq!(one.contest().acts.last(), Some(&act), "that can be undone");
}

#[test]
fn what_one_form_does_to_the_schedule_of_a_round_is_undone_as_one() {
    use crate::adjournment::command::Command as Plan;
    use crate::adjournment::session::{Purpose, Session};
    use jadoube_laws::ids::SessionNo;
    use jadoube_laws::wall::Wall;

    let mut one = TestHall::new(BY_HAND, 4);
    let [starts, pause, ends, later] = ["15", "17", "20", "21"]
        .map(|hour| format!("2026-11-23T{hour}:00+01:00").parse::<Wall>().unwrap());
    let session = |from, to| Session::new((from, to), Purpose::Round { round: 2 }, String::new());
    let ask = |one: &mut TestHall, what: Plan| {
        one.command(&Command::Adjournment { what }).unwrap();
    };
    let plan = |one: &mut TestHall, joined: bool| {
        ask(one, Plan::PlanSession { session: session(starts, ends), joined });
    };
    let change = |one: &mut TestHall, no: u16, joined: bool| {
        let (no, session, reason) = (SessionNo(no), session(pause, later), "a storm".into());
        ask(one, Plan::ChangeSession { no, session, reason, joined });
    };
    let remove = |one: &mut TestHall, no: u16, joined: bool| {
        let (no, reason) = (SessionNo(no), "blitz".into());
        ask(one, Plan::RemoveSession { no, reason, joined });
    };
    let now = |one: &TestHall| (state(one), one.hall.adjournments.sessions.clone());
    let (acts, before) = (one.contest().acts.clone(), now(&one));
    one.ask(Ask::Schedule { round: 2, starts }).unwrap();
    plan(&mut one, true);
    plan(&mut one, true);
    let planned = now(&one);
    // All that the second form did, and nothing of the first.
    one.ask(Ask::Schedule { round: 2, starts: pause }).unwrap();
    change(&mut one, 1, true);
    change(&mut one, 2, true);
    assert_eq!(one.contest().undoing(&one.hall.pairing_boards()).len(), 3);
    one.ask(Ask::Undo).unwrap();
    assert_eq!(now(&one), planned);
    one.ask(Ask::Undo).unwrap();
    assert_eq!((now(&one), &one.contest().acts), (before, &acts));
    // A form that leaves the beginning as it is.
    one.ask(Ask::Schedule { round: 2, starts }).unwrap();
    plan(&mut one, false);
    plan(&mut one, true);
    let planned = now(&one);
    remove(&mut one, 3, false);
    remove(&mut one, 4, true);
    one.ask(Ask::Undo).unwrap();
    assert_eq!(now(&one), planned);
    // One of the two is announced: that the other was changed is undone, and nothing before it.
    change(&mut one, 3, false);
    change(&mut one, 4, true);
    ask(&mut one, Plan::AnnounceSession { no: SessionNo(3), at: starts });
    one.ask(Ask::Undo).unwrap();
    let begins = |one: &TestHall, no| one.hall.adjournments.sessions[&SessionNo(no)].starts;
    assert_eq!((begins(&one, 3), begins(&one, 4)), (pause, starts));
    assert_eq!(one.contest().begins(2), Some(starts));
}
