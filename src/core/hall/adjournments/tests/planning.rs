//! The register, the alarms, the sessions and the plan of the resumptions.

mod clashes;

use std::collections::BTreeMap;

use super::*;
use crate::adjournment::plan::conflicts::{Conflict, conflicts};
use crate::adjournment::plan::{PlanInput, ResumptionOrder, propose};
use crate::adjournment::register::{Alarm, EnvelopeFilter, alarms, find};
use crate::adjournment::session::{Purpose, Session};
use crate::adjournment::state::Status;
use jadoube_laws::ids::SessionNo;

const PLAYERS: [(u16, u16, &str, &str); 4] = [
    (1, 1, "Petrov", "Ilić"),
    (1, 2, "Marin", "Nikolov"),
    (2, 1, "Nikolov", "Petrov"),
    (3, 1, "Ilić", "Marin"),
];

impl TestHall {
    /// Four adjourned games of three rounds, in which players meet again.
    fn crowded(edition: &str) -> Self {
        let mut room = Self::new(edition);
        for (nth, (round, board, white, black)) in PLAYERS.into_iter().enumerate() {
            let board = BoardNo(board);
            room.set_up(board, setup(round, white, black, START), "e2e4");
            room.after(600 - 100 * i64::try_from(nth).unwrap());
            room.seal(board, &SealedMove::Paper);
        }
        room
    }

    fn session(&mut self, starts: &str, ends: &str, purpose: Purpose) -> SessionNo {
        let session = Session::new((day(starts), day(ends)), purpose, "Hall 2".into());
        self.note(&Ask::PlanSession { session, joined: false });
        *self.hall.adjournments.sessions.keys().next_back().unwrap()
    }

    fn schedule(&mut self, no: u32, at: &str) {
        self.note(&Ask::Schedule { no: EnvelopeNo(no), due: due(at) });
    }

    fn conflicts(&self, last_round: Option<u16>) -> Vec<Conflict> {
        let play = self.hall.play_left();
        conflicts(&book(&self.hall, &play), self.edition, last_round)
    }

    fn alarms(&self, time: &str) -> Vec<Alarm> {
        let now = (self.at, day(time));
        alarms(&self.hall.adjournments, &self.hall.adjournments.sessions, self.edition, now)
    }
}

fn book<'a>(hall: &'a Hall, play: &'a BTreeMap<EnvelopeNo, Millis>) -> PlanInput<'a> {
    PlanInput { envelopes: &hall.adjournments, sessions: &hall.adjournments.sessions, play }
}

fn numbers(found: &[&Adjournment]) -> Vec<u32> {
    found.iter().map(|one| one.no.0).collect()
}

#[test]
fn envelopes_are_found_by_status_round_player_and_due_time() {
    let mut room = TestHall::crowded("2023");
    room.schedule(2, "15:00");
    room.schedule(1, "17:00");
    room.keep(EnvelopeNo(3));
    room.note(&Ask::ReportMissing { no: EnvelopeNo(4), which: EnvelopeKind::Sealed });
    let date = day("15:00").date();
    let all = || EnvelopeFilter::default();
    for (wanted, expected) in [
        (all(), vec![2, 3, 1, 4]),
        (EnvelopeFilter { statuses: vec![Status::InCustody], ..all() }, vec![3]),
        (
            EnvelopeFilter { statuses: vec![Status::Missing, Status::InCustody], ..all() },
            vec![3, 4],
        ),
        (EnvelopeFilter { no: Some(EnvelopeNo(3)), ..all() }, vec![3]),
        (EnvelopeFilter { round: Some(1), ..all() }, vec![2, 1]),
        (EnvelopeFilter { player: "ILIĆ".into(), ..all() }, vec![1, 4]),
        (EnvelopeFilter { due_on: Some(date), ..all() }, vec![2, 3, 1]),
        (EnvelopeFilter { due_from: Some(day("15:30")), ..all() }, vec![1]),
        (EnvelopeFilter { due_before: Some(day("15:30")), ..all() }, vec![2, 3]),
        (EnvelopeFilter { round: Some(9), ..all() }, vec![]),
    ] {
        assert_eq!(numbers(&find(&room.hall.adjournments, &wanted)), expected, "{wanted:?}");
    }
}

#[test]
fn what_is_overdue_or_not_kept_alarms() {
    let mut room = TestHall::sealed("2023");
    let (soon, overdue) = (Millis::from_mins(30), Millis::from_mins(5));
    assert_eq!(room.alarms("14:00"), []);
    assert_eq!(room.alarms("14:30"), [Alarm::DueSoon { no: NO, left: soon }]);
    for time in ["15:00", "15:00:06", "15:00:59"] {
        assert_eq!(room.alarms(time), [Alarm::DueNow { no: NO }], "{time}: nobody is late");
    }
    let one = Millis::from_mins(1);
    assert_eq!(room.alarms("15:01"), [Alarm::Overdue { no: NO, by: one }]);
    assert_eq!(room.alarms("15:05"), [Alarm::Overdue { no: NO, by: overdue }]);
    room.note(&Ask::ReportMissing { no: NO, which: EnvelopeKind::Sealed });
    let missing = Alarm::Missing { no: NO, which: EnvelopeKind::Sealed };
    assert_eq!(room.alarms("14:00"), [missing]);
    room.resume(BOARD);
    assert!(!room.alarms("15:05").iter().any(|alarm| matches!(alarm, Alarm::Overdue { .. })));
    let mut room = TestHall::playing("2023");
    room.begin(BOARD, AdjournmentReason::SessionEnd);
    room.after(601);
    let since = Millis::from_secs(601);
    assert_eq!(room.alarms("10:00"), [Alarm::SealingLong { no: NO, since }]);
    let mut room = TestHall::playing("1980");
    room.seal(BOARD, &SealedMove::Paper);
    assert_eq!(room.alarms("10:00"), [Alarm::NotKept { no: NO }]);
    let no = room.session("16:00", "21:00", Purpose::Round { round: 4 });
    assert!(room.alarms("15:30").contains(&Alarm::NotAnnounced { no }));
    assert!(room.alarms("20:40").contains(&Alarm::SessionEnds { no, left: Millis::from_mins(20) }));
}

#[test]
fn no_player_resumes_two_games_at_a_time() {
    let mut room = TestHall::crowded("1972");
    let first = room.session("10:00", "12:00", Purpose::Adjourned);
    let second = room.session("15:00", "17:00", Purpose::Adjourned);
    let propose = |room: &TestHall, order| {
        let hall = &room.hall;
        let plan = propose(&book(hall, &hall.play_left()), order, day("08:00"));
        let lines: Vec<(u32, u16)> =
            plan.lines.iter().map(|line| (line.no.0, line.due.session.unwrap().0)).collect();
        (lines, plan.left_over.iter().map(|no| no.0).collect::<Vec<_>>())
    };
    let (a, b) = (first.0, second.0);
    // Round by round, as the tables had them.
    assert_eq!(
        propose(&room, ResumptionOrder::Rounds),
        (vec![(1, a), (2, a), (3, b), (4, b)], Vec::<u32>::new())
    );
    // The first game has the least time left: its players thought longest.
    let (lines, _) = propose(&room, ResumptionOrder::ShortestFirst);
    assert_eq!(lines.first(), Some(&(1, a)));
    room.session("18:00", "19:00", Purpose::Round { round: 4 });
    let (lines, left) = propose(&room, ResumptionOrder::Rounds);
    assert_eq!((lines.len(), left.len()), (4, 0), "no adjourned game in the session of a round");
}

#[test]
fn what_speaks_against_a_plan_is_told() {
    let mut room = TestHall::crowded("1980");
    assert_eq!(room.conflicts(None).len(), 4, "nothing is planned");
    let session = room.session("10:00", "13:00", Purpose::Adjourned);
    room.note(&Ask::AnnounceSession { no: session, at: day("08:00") });
    let round = room.session("15:00", "20:00", Purpose::Round { round: 4 });
    room.schedule(1, "10:00");
    room.schedule(2, "10:00");
    room.schedule(3, "11:00");
    room.schedule(4, "15:00");
    let (one, other) = (EnvelopeNo(1), EnvelopeNo(3));
    let found = room.conflicts(Some(4));
    let four = EnvelopeNo(4);
    for expected in [
        Conflict::SamePlayer { one, other, player: "Petrov".into() },
        Conflict::SamePlayer { one: EnvelopeNo(2), other, player: "Nikolov".into() },
        Conflict::PlaysRound { no: four, session: round },
        Conflict::NotAnnounced { session: round },
        Conflict::AfterLastRound {
            no: four,
            citations: room.edition.cite(&room.edition.rules.adjournment.session),
        },
        Conflict::DayTooLong {
            player: Some("Petrov".into()),
            date: day("10:00").date(),
            play: Millis::from_mins(480),
            most: Millis::from_mins(420),
            citations: room.edition.cite(&room.edition.rules.adjournment.longest_day),
        },
    ] {
        assert!(found.contains(&expected), "{expected:?} in {found:#?}");
    }
    // Not more than seven hours a day is a rule of 1980 alone.
    assert_eq!(room.edition.rules.adjournment.longest_day.article, "Int. 16.1");
    room.schedule(3, "09:00");
    assert!(room.conflicts(None).contains(&Conflict::OutsideSessions { no: other }));
    assert!(room.conflicts(None).contains(&Conflict::OutOfOrder { earlier: one, later: other }));
}

#[test]
fn a_session_is_removed_with_a_reason_and_planned_again_as_it_was() {
    let mut room = TestHall::new("2023");
    let no = room.session("15:00", "20:00", Purpose::Round { round: 1 });
    let planned = room.hall.adjournments.sessions.clone();
    let remove = |reason: &str| Ask::RemoveSession { no, reason: reason.into(), joined: false };
    assert_eq!(room.refused(&remove(" ")), NotNow::ReasonMissing);
    assert_eq!(room.refused(&Ask::RestoreSession { no }), NotNow::NoSuchSession(no));
    room.note(&remove("the hall is closed"));
    assert!(room.hall.adjournments.sessions.is_empty());
    assert_eq!(room.refused(&remove("again")), NotNow::NoSuchSession(no));
    let other = room.session("15:00", "20:00", Purpose::Adjourned);
    assert_ne!(other, no, "the number is that of the removed session");
    room.note(&Ask::RestoreSession { no });
    assert_eq!(room.hall.adjournments.sessions[&no], planned[&no]);
    assert!(room.hall.adjournments.removed.is_empty());
}

#[test]
fn sessions_are_announced_and_extended_within_the_edition() {
    let mut room = TestHall::new("1980");
    let no = room.session("15:00", "20:00", Purpose::Round { round: 1 });
    let planned = room.hall.adjournments.sessions[&no].clone();
    let longer = |ends: &str| {
        let session = Session { ends: day(ends), ..planned.clone() };
        Ask::ChangeSession { no, session, reason: "a long game".into(), joined: false }
    };
    room.note(&Ask::AnnounceSession { no, at: day("10:00") });
    room.note(&longer("21:30"));
    assert_eq!(room.hall.adjournments.sessions[&no].extended, Millis::from_mins(90));
    assert!(room.hall.adjournments.sessions[&no].announced.is_some());
    // Two hours at most (Int. 16.1 of 1980), all extensions together.
    let NotNow::TooLong { most, citation } = room.refused(&longer("22:01")) else { panic!() };
    assert_eq!((most, citation.article.as_str()), (Millis::from_mins(120), "Int. 16.1"));
    room.note(&longer("22:00"));
    // Another start must be announced again.
    let session = Session { starts: day("16:00"), ..planned.clone() };
    room.note(&Ask::ChangeSession {
        no,
        session,
        reason: "the bus was late".into(),
        joined: false,
    });
    assert_eq!(room.hall.adjournments.sessions[&no].announced, None);
    let backwards = Session { ends: day("14:00"), ..planned };
    assert_eq!(
        room.refused(&Ask::PlanSession { session: backwards, joined: false }),
        NotNow::SessionBackwards
    );
    let free = Session { ends: day("23:59"), ..room.hall.adjournments.sessions[&no].clone() };
    let mut room = TestHall::new("2023");
    room.session("15:00", "20:00", Purpose::Round { round: 1 });
    room.note(&Ask::AnnounceSession { no, at: day("10:00") });
    let session = Session { starts: day("15:00"), ..free };
    room.note(&Ask::ChangeSession { no, session, reason: "no limit here".into(), joined: false });
}
