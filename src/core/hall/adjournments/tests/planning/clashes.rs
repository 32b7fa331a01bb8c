//! What is fixed stays, sessions take their games along, and what cannot be is found.

use super::*;
use crate::adjournment::plan::Plan;
use crate::adjournment::refusal::Refusal as NotNow;

impl TestHall {
    /// Two games of Petrov's, of rounds 1 and 2, with so many minutes for each player.
    fn twice(edition: &str, minutes: u16) -> Self {
        let mut room = Self::new(edition);
        for (round, board, black) in [(1, 1, "Ilić"), (2, 2, "Marin")] {
            let control = format!("{minutes}+0").parse().unwrap();
            let setup = Setup { control, ..setup(round, "Petrov", black, START) };
            room.set_up(BoardNo(board), setup, "e2e4");
            room.seal(BoardNo(board), &SealedMove::Paper);
        }
        room
    }

    fn adjourned(&mut self, starts: &str, ends: &str) -> SessionNo {
        self.session(starts, ends, Purpose::Adjourned)
    }

    fn proposed(&self) -> Plan {
        let play = self.hall.play_left();
        propose(&book(&self.hall, &play), ResumptionOrder::Rounds, day("08:00"))
    }

    fn fix(&mut self) {
        for line in self.proposed().lines {
            self.note(&Ask::Schedule { no: line.no, due: line.due });
        }
    }

    fn due_of(&self, no: u32) -> Option<Appointment> {
        self.hall.adjournments[&EnvelopeNo(no)].due().cloned()
    }
}

fn lines(plan: &Plan) -> Vec<(u32, String)> {
    plan.lines.iter().map(|line| (line.no.0, line.due.at.to_string())).collect()
}

fn at(no: u32, time: &str) -> (u32, String) {
    (no, day(time).to_string())
}

#[test]
fn what_is_fixed_is_not_proposed_anew_and_not_overwritten() {
    let mut room = TestHall::crowded("2023");
    room.adjourned("10:00", "16:00");
    room.schedule(3, "15:00");
    let by_hand = room.due_of(3);
    let proposed = room.proposed();
    assert!(proposed.lines.iter().all(|line| line.no.0 != 3), "{proposed:?}");
    room.fix();
    assert_eq!(room.due_of(3), by_hand, "set by hand");
    // Petrov and Nikolov are taken by it from 15:00 on, and before it by their games of round 1.
    assert_eq!((room.due_of(1).map(|due| due.at), room.due_of(4)), (Some(day("10:00")), None));
    let clash = |one: &Conflict| matches!(one, Conflict::SamePlayer { .. });
    assert!(!room.conflicts(None).iter().any(clash), "{:?}", room.conflicts(None));
    assert_eq!(room.proposed().lines, [], "nothing is left to fix");
}

#[test]
fn a_second_game_comes_in_the_same_session_when_there_is_time_for_it() {
    for (minutes, ends, planned, left) in [
        // Twice forty minutes at most.
        (20, "14:00", vec![at(1, "10:00"), at(2, "10:40")], vec![]),
        (20, "11:20", vec![at(1, "10:00"), at(2, "10:40")], vec![]),
        (20, "11:10", vec![at(1, "10:00")], vec![2]),
        (120, "14:00", vec![at(1, "10:00")], vec![2]),
    ] {
        let mut room = TestHall::twice("1972", minutes);
        room.adjourned("10:00", ends);
        let plan = room.proposed();
        let left_over: Vec<u32> = plan.left_over.iter().map(|no| no.0).collect();
        assert_eq!((lines(&plan), left_over), (planned, left), "{minutes} minutes, until {ends}");
    }
}

#[test]
fn a_player_is_wanted_in_one_place_at_a_time() {
    for (case, minutes, session, first, second, clash) in [
        ("outside of every session", 20, None, "09:30", "09:40", true),
        ("after what is left", 20, None, "09:30", "10:20", false),
        ("in one session, with time", 20, Some(("09:00", "13:00")), "09:30", "10:10", false),
        ("in one session, without", 120, Some(("09:00", "13:00")), "09:30", "10:10", true),
        ("at the same time", 20, None, "09:30", "09:30", true),
    ] {
        let mut room = TestHall::twice("2001", minutes);
        if let Some((starts, ends)) = session {
            room.adjourned(starts, ends);
        }
        room.schedule(1, first);
        room.schedule(2, second);
        let (one, other) = (EnvelopeNo(1), EnvelopeNo(2));
        let expected = Conflict::SamePlayer { one, other, player: "Petrov".into() };
        assert_eq!(room.conflicts(None).contains(&expected), clash, "{case}");
    }
}

#[test]
fn a_session_over_a_round_is_told_once_and_nothing_is_proposed_in_it() {
    let mut room = TestHall::crowded("2018");
    let round = room.session("15:00", "20:00", Purpose::Round { round: 4 });
    let session = room.adjourned("14:00", "18:00");
    assert_eq!(room.proposed().lines, []);
    room.schedule(1, "14:00");
    let found = room.conflicts(None);
    assert!(found.contains(&Conflict::OverRound { session, round }), "{found:?}");
    let of_game = Conflict::PlaysRound { no: EnvelopeNo(1), session: round };
    assert!(!found.contains(&of_game), "the sessions were told");
    // A game that lasts into the round, in no session.
    room.schedule(1, "13:00");
    assert!(room.conflicts(None).contains(&of_game));
}

/// Int. 16.1 (1973C) of 1980: no player more than seven hours a day.
#[test]
fn seven_hours_a_day_are_each_players_own() {
    let of = |room: &TestHall| -> Vec<(Option<String>, i64)> {
        let found = room.conflicts(None);
        let long = found.into_iter().filter_map(|one| match one {
            Conflict::DayTooLong { player, play, .. } => Some((player, play.0 / 3_600_000)),
            _ => None,
        });
        long.collect()
    };
    // Two halls at the same hours: eight hours of sessions, four for each player.
    let mut halls = TestHall::crowded("1980");
    for _ in 0..2 {
        halls.adjourned("10:00", "14:00");
    }
    halls.schedule(1, "10:00");
    halls.schedule(2, "10:00");
    assert_eq!(of(&halls), []);
    // With a round of four hours it is too much for those four; a round in two halls is one round.
    halls.session("15:00", "19:00", Purpose::Round { round: 4 });
    halls.session("15:00", "19:00", Purpose::Round { round: 4 });
    let four = ["Ilić", "Marin", "Nikolov", "Petrov"].map(|name| (Some(name.to_owned()), 7));
    assert_eq!(of(&halls), four, "3 h 49 min that are left, and four of the round");
    // Everybody who plays two rounds of four hours.
    let mut rounds = TestHall::crowded("1980");
    rounds.session("09:00", "13:00", Purpose::Round { round: 4 });
    rounds.session("15:00", "19:00", Purpose::Round { round: 5 });
    assert_eq!(of(&rounds), [(None, 8)]);
    let mut later = TestHall::crowded("2001");
    later.session("09:00", "13:00", Purpose::Round { round: 4 });
    later.session("15:00", "19:00", Purpose::Round { round: 5 });
    assert_eq!(of(&later), [], "1980 alone says so");
}

#[test]
fn a_session_that_moves_takes_its_games_along() {
    let mut room = TestHall::crowded("2023");
    let no = room.adjourned("10:00", "16:00");
    room.fix();
    room.note(&Ask::AnnounceSession { no, at: day("08:00") });
    let of = |room: &TestHall| -> Vec<(u32, u16, bool)> {
        let games = room.hall.adjournments.values().filter(|one| one.due().is_some());
        games.map(|one| (one.no.0, one.revised, one.moved)).collect()
    };
    let first = |room: &TestHall| room.due_of(1).map(|due| (due.at, due.place));
    assert_eq!(of(&room), [(1, 0, false), (2, 0, false)]);
    let before = room.hall.adjournments.sessions[&no].clone();
    let change = |room: &mut TestHall, session: Session| {
        room.note(&Ask::ChangeSession {
            no,
            session,
            reason: "the bus was late".into(),
            joined: false,
        });
    };
    change(
        &mut room,
        Session { starts: day("11:30"), ends: day("17:30"), place: "Hall 5".into(), ..before },
    );
    assert_eq!(first(&room), Some((day("11:30"), "Hall 5".into())));
    assert_eq!(of(&room), [(1, 1, true), (2, 1, true)]);
    let session = room.hall.adjournments.sessions[&no].clone();
    assert_eq!((session.announced, session.announced_before), (None, Some(day("08:00"))));
    // Announced again, it holds; a longer session changes when its games end.
    room.note(&Ask::AnnounceSession { no, at: day("09:00") });
    assert_eq!(room.hall.adjournments.sessions[&no].announced_before, None);
    let longer = Session { ends: day("18:00"), ..room.hall.adjournments.sessions[&no].clone() };
    change(&mut room, longer);
    assert_eq!(of(&room), [(1, 2, false), (2, 2, false)]);
    assert_eq!(first(&room), Some((day("11:30"), "Hall 5".into())));
    // One that is fixed otherwise by hand is no longer as it was announced.
    room.schedule(2, "15:00");
    assert_eq!(of(&room), [(1, 2, false), (2, 3, true)]);
    let nothing = Session { ends: day("11:00"), ..room.hall.adjournments.sessions[&no].clone() };
    let asked = Ask::ChangeSession { no, session: nothing, reason: "x".into(), joined: false };
    assert_eq!(room.refused(&asked), NotNow::SessionBackwards);
}
