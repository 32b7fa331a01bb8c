//! Who is there, since when: asked first in every edition, judged by the time of arrival, and
//! withdrawn with what it led to when it was told wrongly. What was told to be wrong on the table is
//! not played over. What an absence costs, and a new game in place of one whose envelope is lost.

use super::*;
use crate::adjournment::envelope::EnvelopeFront;
use crate::adjournment::event::OpeningFailure;
use crate::adjournment::guide::notes::Note as Mind;
use crate::adjournment::register::{Alarm, alarms};
use crate::adjournment::state::{AdjournmentEnd, Status};
use crate::disputes::change::Change;
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::refusal::Refusal as NotDecided;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::gap::{Cause, Gap};
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::rule;
use jadoube_laws::rulings::one_line::brief;
use jadoube_laws::rulings::ruling::Remedy;
use jadoube_laws::sensing::PlayerClocks;

const FIRST: IncidentNo = IncidentNo(1);

/// How late one may come to a resumption that was fixed for 15:00: the last minute that is in time,
/// the first that is not, and the articles of the ruling on a player who must reply.
const LIMITS: [(&str, &str, &str, &str); 10] = [
    ("1972", "16:00", "16:01", "17.2 Int. 11 Int. 31"),
    ("1980", "16:00", "16:01", "17.2 Int. 17.2"),
    ("1997", "16:00", "16:01", "~A10 ?"),
    ("2001", "16:00", "16:01", "A10 ?"),
    ("2005", "16:00", "16:01", "~A10 ?"),
    ("2009", "16:00", "16:01", "G.10 ?"),
    ("2014", "16:00", "16:01", "~E.10 ?"),
    ("2017", "15:00", "15:01", "I.10 6.7.1 ?"),
    ("2018", "15:00", "15:01", "I.10 6.7.1 ?"),
    ("2023", "15:00", "15:01", "I.10 6.7.1 ?"),
];

impl TestHall {
    /// What the edition rules on the case that comes next.
    fn ruled(&self, time: &str) -> String {
        let case = self.guide(time).next.case.expect("a case");
        format!("{}: {}", case.kind(), brief(&rule(&case, self.game(), self.edition, self.at)))
    }

    /// An incident of the case that comes next.
    fn put_case(&mut self, time: &str) {
        let case = self.guide(time).next.case.expect("a case");
        let (board, caller, claim) = (Some(BOARD), Caller::Arbiter, String::new());
        let what = DisputeCommand::Open { board, case, caller, claim, clocks: Clocks::Leave };
        self.must(&Command::Dispute { what });
    }

    fn accept(&mut self) -> Result<Vec<Event>, Refusal> {
        let what = DisputeCommand::Accept { no: FIRST, reason: String::new(), lose: None };
        self.ask(&Command::Dispute { what })
    }

    pub(super) fn refusal_of_opening(&mut self, time: &str) -> OpeningFailure {
        let by = "Chief arbiter".to_owned();
        let what = Ask::Open { no: NO, which: EnvelopeKind::Sealed, by, at: day(time) };
        match last_note(&self.note(&what)) {
            Note::OpeningRefused { why, .. } => *why,
            other => panic!("{other:?}"),
        }
    }

    fn away(&mut self, minutes: i64) {
        let away = Some(Millis::from_mins(minutes));
        let gap = Gap { cause: Cause::Cut, from: None, to: None, away };
        self.must(&Command::Recover { gap });
    }
}

/// A game with so many minutes each, resumed at 15:00 with the clock of the absent Black running.
fn waiting(edition: &str, control: &str) -> TestHall {
    let mut room = TestHall::new(edition);
    let mut short = setup(3, "Petrov", "Ilić", START);
    short.control = control.parse().unwrap();
    room.set_up(BOARD, short, "e2e4 e7e5");
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    room.resume(BOARD);
    room.arrive(Side::White, "15:00");
    room.absent(Side::Black, "15:00");
    room.note(&Ask::StartClock { no: NO });
    room
}

#[test]
fn who_is_there_is_asked_before_anything_is_opened() {
    for (edition, in_time, too_late, _) in LIMITS {
        let mut room = TestHall::sealed(edition);
        room.note(&Ask::Resume { no: NO, board: BOARD, at: day("15:00") });
        for time in ["15:00", in_time, too_late, "18:00"] {
            assert_eq!(room.step(time), "Presence", "{edition} {time}");
        }
        room.note(&Ask::SetUp { no: NO, placement: None, times: None });
        assert_eq!(room.step("18:00"), "Presence", "{edition}");
        assert_eq!(room.refusal_of_opening("18:00"), OpeningFailure::ReplierAbsent, "{edition}");
        // The player who sealed is no reason to open.
        room.arrive(Side::White, "15:00");
        room.absent(Side::Black, "15:00");
        for (time, step) in [
            ("15:00", "StartClock(Black)"),
            (in_time, "StartClock(Black)"),
            // Whether that player has come meanwhile, the hour does not tell.
            (too_late, "Presence"),
            ("18:00", "Presence"),
        ] {
            assert_eq!(room.step(time), step, "{edition} {time}");
            assert_eq!(room.refusal_of_opening(time), OpeningFailure::ReplierAbsent, "{edition}");
        }
        room.arrive(Side::Black, in_time);
        assert_eq!(room.step("18:00"), "Open(Sealed)", "{edition}");
    }
}

#[test]
fn lateness_is_judged_by_the_time_of_arrival() {
    for (edition, in_time, too_late, articles) in LIMITS {
        // Told hours afterwards: since when counts, not when it was told.
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::White, "15:00");
        room.arrive(Side::Black, in_time);
        assert_eq!(room.step("18:00"), "Open(Sealed)", "{edition}");
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::White, "15:00");
        room.arrive(Side::Black, too_late);
        assert_eq!(room.step(too_late), "Decide resumption", "{edition}: before the opening");
        assert_eq!(room.ruled("18:00"), format!("resumption: end 1-0 Forfeit | {articles}"));
        let notes = room.guide("18:00").notes;
        let late = |note: &Mind| matches!(note, Mind::Late { side: Side::Black, .. });
        assert!(notes.iter().any(late), "{edition}: {notes:?}");
        // Read out of the envelope, it is not played either.
        room.open(EnvelopeKind::Sealed, too_late);
        room.read(EnvelopeKind::Sealed, "Nf3");
        let play = Ask::Play { no: NO, which: EnvelopeKind::Sealed };
        assert_eq!(room.refused(&play), NotNow::LateUndecided(Side::Black), "{edition}");
        room.excuse(Side::Black);
        let again = Ask::Excuse { no: NO, side: Side::Black, reason: "snow".into() };
        assert_eq!(room.refused(&again), NotNow::NotLate(Side::Black), "{edition}");
        room.note(&play);
        assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn), "{edition}");
        // Who sealed may be too late as well.
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::White, too_late);
        room.arrive(Side::Black, "15:00");
        let articles = articles.trim_end_matches(" ?");
        assert_eq!(room.ruled("18:00"), format!("resumption: end 0-1 Forfeit | {articles} ?"));
        // And both.
        room.arrive(Side::Black, too_late);
        assert!(room.ruled("18:00").starts_with("resumption: end 0-0 Forfeit"), "{edition}");
        assert!(room.ruled("18:00").ends_with(" ?"), "{edition}: the envelope is closed");
    }
}

#[test]
fn within_the_minute_in_which_one_must_come_nobody_is_late() {
    for (edition, in_time, ..) in LIMITS {
        let within = format!("{in_time}:59");
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::White, &within);
        room.arrive(Side::Black, &format!("{in_time}:02"));
        assert!(!Side::BOTH.into_iter().any(|side| room.one().is_too_late(side)), "{edition}");
        assert_eq!(room.step("18:00"), "Open(Sealed)", "{edition}");
        // Who is looked for then may still come.
        let mut room = TestHall::resumed(edition);
        room.arrive(Side::White, "15:00");
        room.absent(Side::Black, &within);
        assert!(!room.one().is_too_late(Side::Black), "{edition}");
        assert_eq!(room.step(&within), "StartClock(Black)", "{edition}");
    }
}

#[test]
fn before_the_time_that_was_fixed_nobody_is_absent_and_no_clock_is_started_for_it() {
    for (edition, in_time, ..) in LIMITS {
        let mut room = TestHall::sealed(edition);
        room.note(&Ask::Resume { no: NO, board: BOARD, at: day("09:00") });
        room.note(&Ask::SetUp { no: NO, placement: None, times: None });
        room.arrive(Side::White, "09:00");
        room.absent(Side::Black, "09:00");
        assert_eq!(room.step("14:59"), "Await(Black)", "{edition}");
        let refused = room.refused(&Ask::StartClock { no: NO });
        assert!(
            matches!(refused, NotNow::BeforeTime { at, .. } if at == day("15:00")),
            "{edition}"
        );
        // Nor by hand, nor with the clocks of all boards.
        let by_hand = GameCommand::StartClock { side: Side::Black };
        let by_hand = room.ask(&Command::Game { board: BOARD, what: by_hand });
        let early = |why: &Refusal| matches!(why, Refusal::Adjournment(NotNow::BeforeTime { .. }));
        assert!(by_hand.as_ref().is_err_and(early), "{edition}: {by_hand:?}");
        let all = room.ask(&Command::Clocks { what: AllClocks::Start, games: None });
        assert_eq!(all, Err(Refusal::NoClocks(AllClocks::Start)), "{edition}");
        room.after(600);
        assert_eq!(room.left().1, 7_200 - 60, "{edition}: it costs no time");
        // Who was not there in the morning may be there when the time has come: that is asked.
        assert_eq!(room.step("15:00"), "Presence", "{edition}");
        room.absent(Side::Black, "15:00");
        assert_eq!(room.step(in_time), "StartClock(Black)", "{edition}");
        room.note(&Ask::StartClock { no: NO });
        assert_eq!(room.game().clock.running(), Some(Side::Black), "{edition}");
        // Once both have come it goes on before that time as well.
        let mut room = TestHall::sealed(edition);
        room.note(&Ask::Resume { no: NO, board: BOARD, at: day("09:00") });
        room.note(&Ask::SetUp { no: NO, placement: None, times: None });
        room.arrive(Side::Black, "09:00");
        room.absent(Side::White, "09:00");
        assert_eq!(room.step("09:05"), "Await(White)", "{edition}");
        room.arrive(Side::White, "09:10");
        assert_eq!(room.step("09:10"), "Open(Sealed)", "{edition}");
    }
}

#[test]
fn no_reply_is_sealed_against_a_player_before_the_time_that_was_fixed() {
    let mut room = TestHall::sealed("2023");
    room.note(&Ask::Resume { no: NO, board: BOARD, at: day("09:00") });
    room.note(&Ask::SetUp { no: NO, placement: None, times: None });
    room.arrive(Side::Black, "09:00");
    room.absent(Side::White, "09:00");
    room.open(EnvelopeKind::Sealed, "09:05");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    assert!(!room.guide("09:06").notes.contains(&Mind::MaySealReply));
    let reply = Ask::SealReply { no: NO, what: in_program("Nc6") };
    assert!(matches!(room.refused(&reply), NotNow::BeforeTime { .. }));
    assert_eq!(room.game().clock.running(), Some(Side::Black), "it is Black who is to move");
    room.absent(Side::White, "15:00");
    assert!(room.guide("15:00").notes.contains(&Mind::MaySealReply));
    room.note(&reply);
    assert_eq!(room.game().clock.running(), Some(Side::White));
}

#[test]
fn both_too_late_lose_by_the_last_paragraph_of_17() {
    for (edition, articles) in
        [("1972", "17.2 Int. 11 Int. 31 17"), ("1980", "17.2 Int. 17.2 17.4")]
    {
        let mut room = TestHall::resumed(edition);
        room.absent(Side::White, "16:01");
        room.absent(Side::Black, "16:01");
        room.open(EnvelopeKind::Sealed, "16:01");
        room.read(EnvelopeKind::Sealed, "Nf3");
        assert_eq!(room.ruled("16:01"), format!("resumption: end 0-0 Forfeit | {articles}"));
    }
}

#[test]
fn without_a_time_that_was_fixed_nobody_is_late() {
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &SealedMove::Paper);
    room.resume(BOARD);
    room.arrive(Side::White, "15:40");
    room.arrive(Side::Black, "17:00");
    assert_eq!(room.step("17:00"), "Open(Sealed)");
    assert!(room.guide("17:00").notes.contains(&Mind::NoTimeFixed));
}

#[test]
fn what_presence_led_to_is_withdrawn_with_it() {
    let mut room = TestHall::resumed("2023");
    room.absent(Side::White, "15:01");
    room.absent(Side::Black, "15:01");
    room.put_case("15:01");
    assert!(room.hall.incidents[&FIRST].is_open());
    // They sat there all the time.
    room.after(1);
    let told = room.note(&Ask::Arrive { no: NO, side: Side::Black, at: day("14:55") });
    let lapsed = Event::Dispute { what: DisputeEvent::Lapsed { no: FIRST } };
    assert!(told.contains(&lapsed), "{told:?}");
    assert!(!room.hall.incidents[&FIRST].is_open());
    assert_eq!(room.accept(), Err(Refusal::Dispute(NotDecided::Lapsed(FIRST))));
    room.note(&Ask::Arrive { no: NO, side: Side::White, at: day("14:50") });
    room.open(EnvelopeKind::Sealed, "15:02");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn));
    // Taken up again, it ends no running game.
    let what = DisputeCommand::Reopen { no: FIRST, reason: "a look".into() };
    room.must(&Command::Dispute { what });
    let outdated = NotDecided::Outdated { no: FIRST, changes: vec![Change::Presence] };
    assert_eq!(room.accept(), Err(Refusal::Dispute(outdated)));
    assert_eq!(room.game().outcome(), None);
}

#[test]
fn a_decision_that_lets_a_late_player_play_is_known_to_the_guide() {
    let mut room = TestHall::resumed("2001");
    room.arrive(Side::White, "15:00");
    room.arrive(Side::Black, "16:10");
    room.put_case("16:10");
    let what = DisputeCommand::DecideOtherwise {
        no: FIRST,
        remedies: vec![Remedy::Continue],
        text: "play".into(),
        reason: "snow".into(),
        lose: None,
    };
    room.must(&Command::Dispute { what });
    assert!(!room.one().is_too_late(Side::Black));
    assert_eq!(room.step("16:11"), "Open(Sealed)");
    assert!(room.guide("16:11").notes.contains(&Mind::Excused(Side::Black)));
    // Told again, it is judged again.
    room.arrive(Side::Black, "16:20");
    assert_eq!(room.step("16:21"), "Decide resumption");
}

#[test]
fn it_is_an_alarm_when_the_limit_passes_and_a_player_has_not_come() {
    let mut room = TestHall::resumed("2001");
    room.arrive(Side::White, "15:00");
    let found = |room: &TestHall, time: &str| {
        let hall = &room.hall.adjournments;
        let all = alarms(hall, &hall.sessions, room.edition, (room.at, day(time)));
        let awaited = all.into_iter().filter(|one| matches!(one, Alarm::AwaitedTooLong { .. }));
        awaited.collect::<Vec<_>>()
    };
    assert_eq!(found(&room, "16:00"), []);
    let (side, limit) = (Side::Black, Millis::from_mins(60));
    assert_eq!(found(&room, "16:01"), [Alarm::AwaitedTooLong { no: NO, side, limit }]);
    // Who has come is judged by the guide.
    room.arrive(Side::Black, "16:02");
    assert_eq!(found(&room, "16:03"), []);
}

#[test]
fn a_case_of_lateness_is_about_who_came_too_late() {
    for (late, about) in [
        (&[Side::White][..], Some(Side::White)),
        (&[Side::Black], Some(Side::Black)),
        (&[Side::White, Side::Black], None),
    ] {
        let mut room = TestHall::playing("2023");
        room.seal(BOARD, &SealedMove::Paper);
        room.keep(NO);
        room.note(&Ask::Resume { no: NO, board: BOARD, at: day("15:00") });
        for side in Side::BOTH {
            room.arrive(side, if late.contains(&side) { "16:30" } else { "15:00" });
        }
        let case = room.guide("16:31").next.case.expect("somebody came too late");
        assert_eq!(case.side(), about, "{late:?}");
    }
}

#[test]
fn what_was_told_wrong_on_the_table_is_not_played_over() {
    for edition in EDITIONS {
        let mut room = TestHall::new(edition);
        let mut setup = setup(3, "Petrov", "Ilić", START);
        setup.timing = Timing::Device;
        room.set_up(BOARD, setup, "e2e4 e7e5");
        room.seal(BOARD, &SealedMove::Paper);
        // Nobody has read the clock on the table: its times are those that were written down.
        let right = BySide::new(Millis::from_mins(80), Millis::from_mins(70));
        let front = Box::new(EnvelopeFront { left: Some(right), ..room.one().front.clone() });
        room.note(&Ask::WriteFront { no: NO, front });
        room.keep(NO);
        room.note(&Ask::Resume { no: NO, board: BOARD, at: day("15:00") });
        room.arrive(Side::White, "15:00");
        room.arrive(Side::Black, "15:00");
        let wrong = BySide::new(right.white, Millis::from_mins(5));
        let keep = Ask::KeepTimes { no: NO, reason: "both agree".into() };
        room.note(&Ask::SetUp { no: NO, placement: None, times: Some(right) });
        assert_eq!(room.refused(&keep), NotNow::TimesRight(NO), "{edition}");
        room.note(&Ask::SetUp { no: NO, placement: None, times: Some(wrong) });
        assert_eq!(room.step("15:00"), "SetUp", "{edition}");
        assert_eq!(room.refusal_of_opening("15:00"), OpeningFailure::NotSetUp, "{edition}");
        room.note(&keep);
        assert_eq!(room.step("15:00"), "Open(Sealed)", "{edition}");
        // Somebody looks again while it is open: the same holds for the move.
        room.open(EnvelopeKind::Sealed, "15:00");
        room.read(EnvelopeKind::Sealed, "Nf3");
        room.note(&Ask::SetUp { no: NO, placement: None, times: Some(wrong) });
        let play = Ask::Play { no: NO, which: EnvelopeKind::Sealed };
        assert_eq!(room.refused(&play), NotNow::TimesWrong(NO), "{edition}");
        room.note(&Ask::SetUp { no: NO, placement: None, times: Some(right) });
        room.note(&play);
        assert_eq!(room.one().status(), Status::Settled, "{edition}");
    }
}

#[test]
fn what_the_clock_of_before_lacked_is_not_laid_to_that_of_the_resumption() {
    let mut room = TestHall::new("2023");
    let mut setup = setup(3, "Petrov", "Ilić", START);
    (setup.timing, setup.control) = (Timing::Device, "120+30".parse().unwrap());
    room.set_up(BOARD, setup, "e2e4 e7e5");
    // The lever is pressed four times, and nothing is added.
    for turn in [Side::White, Side::Black, Side::White, Side::Black, Side::White] {
        let (time, flags) = (Millis::from_mins(90), BySide::new(false, false));
        let times = BySide::new(time, time);
        let raised = Some(Millis::ZERO);
        let shown = PlayerClocks { times, flags, running: true, turn, raised };
        room.must(&Command::Game { board: BOARD, what: GameCommand::ObserveClock(shown) });
    }
    let lacks = |room: &TestHall| room.hall.game(BOARD).unwrap().lacking_increment().is_some();
    assert!(lacks(&room));
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    assert!(lacks(&room), "it is the same clock");
    room.note(&Ask::Resume { no: NO, board: BOARD, at: day("15:00") });
    assert!(!lacks(&room), "another may stand there");
}

#[test]
fn the_flag_of_an_absent_player_may_fall_before_it_is_too_late_to_come() {
    for edition in ["1972", "2001"] {
        // Half an hour on the clock, an hour to come, and two interruptions.
        let mut room = waiting(edition, "30+0");
        room.away(15);
        assert_eq!(room.step("15:16"), "Await(Black)", "{edition}");
        room.away(20);
        assert!(room.ruled("15:36").starts_with("flag-fall: end 1-0 Flag"), "{edition}");
        assert!(room.guide("15:36").notes.contains(&Mind::AbsentFlagDown(Side::Black)));
        room.absent(Side::Black, "16:01");
        assert!(room.ruled("16:01").starts_with("flag-fall:"), "{edition}: that came first");
        // Two hours on the clock: too late comes first, whenever it is looked.
        let mut room = waiting(edition, "120+0");
        room.away(150);
        room.absent(Side::Black, "17:30");
        assert!(room.ruled("17:30").starts_with("resumption: end 1-0 Forfeit"), "{edition}");
    }
}

#[test]
fn what_the_clock_of_an_absent_player_ran_too_long_is_given_back() {
    let mut room = waiting("2001", "120+0");
    room.away(30);
    // Black came ten minutes ago.
    let (side, time) = (Side::Black, Millis::from_mins(10));
    let give = Ask::GiveBack { no: NO, side, time };
    assert_eq!(room.refused(&give), NotNow::Absent(Side::Black));
    room.arrive(Side::Black, "15:20");
    room.note(&give);
    assert_eq!(room.left().1, 7_200 - 60 - 20 * 60);
    // Never more than it cost.
    room.note(&Ask::GiveBack { no: NO, side, time: Millis::from_mins(60) });
    assert_eq!(room.left().1, 7_200 - 60);
    // Taken for there by mistake: the clock that was stopped for it goes on.
    assert_eq!(room.game().clock.running(), None);
    room.absent(Side::Black, "15:31");
    assert_eq!(room.game().clock.running(), Some(Side::Black));
    assert_eq!(room.step("15:31"), "Await(Black)");
    // And where nobody started it, that is told.
    let mut room = TestHall::resumed("2001");
    room.arrive(Side::White, "15:00");
    room.arrive(Side::Black, "15:20");
    let note = Mind::NotCharged { side, time: Millis::from_mins(20) };
    assert!(room.guide("15:20").notes.contains(&note));
}

#[test]
fn what_an_absence_has_not_cost_is_told_after_the_decision_until_it_is_taken_off() {
    let mut room = TestHall::resumed("2023");
    room.arrive(Side::White, "15:00");
    room.arrive(Side::Black, "15:01");
    assert_eq!(room.step("15:01"), "Decide resumption");
    room.excuse(Side::Black);
    let (side, time) = (Side::Black, Millis::from_mins(1));
    let note = Mind::NotCharged { side, time };
    assert_eq!(room.step("15:02"), "Open(Sealed)");
    assert!(room.guide("15:02").notes.contains(&note));
    let (white, black) = room.left();
    let correction = Correction::Subtract { side, time };
    let what = GameCommand::CorrectClock { correction, reason: "late".into() };
    room.must(&Command::Game { board: BOARD, what });
    assert!(!room.guide("15:02").notes.contains(&note));
    assert_eq!(room.left(), (white, black - 60));
    assert_eq!(room.step("15:02"), "Open(Sealed)", "the clocks show what they must");
}

#[test]
fn whether_the_players_agree_is_asked_and_a_new_game_is_an_outcome() {
    for (edition, goes_on, articles) in [
        ("1972", "do sealed-go-on-from-position", "16.5 Int. 29"),
        ("1980", "do sealed-go-on-from-position", "16.5 Int. 16.5"),
        ("2001", "", "A11a A11b"),
        ("2023", "", "I.12.1 I.12.2"),
    ] {
        let lost = |agreed: bool| {
            let mut room = TestHall::sealed(edition);
            room.note(&Ask::ReportMissing { no: NO, which: EnvelopeKind::Sealed });
            room.resume(BOARD);
            room.arrive(Side::White, "15:00");
            room.arrive(Side::Black, "15:00");
            assert_eq!(room.next("15:00"), format!("Establish | {articles}"));
            let annul = Ask::Annul { no: NO, reason: "lost".into() };
            assert_eq!(room.refused(&annul), NotNow::NotEstablished(NO), "{edition}");
            room.note(&Ask::Establish { no: NO, agreed });
            room
        };
        let room = lost(true);
        if goes_on.is_empty() {
            assert_eq!(room.step("15:00"), "State", "{edition}");
        } else {
            assert_eq!(room.ruled("15:00"), format!("lost-envelope: {goes_on} | {articles}"));
        }
        let mut room = lost(false);
        assert_eq!(room.ruled("15:00"), format!("lost-envelope: new game | {articles}"));
        room.put_case("15:00");
        room.accept().expect("decided");
        assert!(matches!(room.one().end, Some(AdjournmentEnd::NewGame(_))), "{edition}");
        assert_eq!(room.step("15:00"), "Done", "{edition}");
        assert_eq!(room.moves(), ["e2e4", "e7e5"], "the annulled game is kept");
        // The board is free for the new one, which no other may take in its turn.
        room.set_up(BOARD, setup(3, "Petrov", "Ilić", START), "d2d4");
        let again = Command::SetUpGame { board: BOARD, setup: setup(4, "Marin", "Nikolov", START) };
        assert_eq!(room.ask(&again), Err(Refusal::BoardTaken(BOARD)), "{edition}");
        assert_eq!(room.hall.game(BOARD).unwrap().plies.len(), 1);
        let mut room = lost(false);
        room.note(&Ask::Annul { no: NO, reason: "A11b".into() });
        assert_eq!(room.one().status(), Status::Settled, "{edition}");
        assert!(room.hall.game(BOARD).is_none(), "{edition}");
    }
}

#[test]
fn an_envelope_from_nowhere_at_another_time_is_told() {
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &SealedMove::Paper);
    room.note(&Ask::Schedule { no: NO, due: due("15:00") });
    room.note(&Ask::Resume { no: NO, board: BOARD, at: day("14:20") });
    let notes = room.guide("14:20").notes;
    assert!(notes.contains(&Mind::NotKept), "{notes:?}");
    assert!(notes.contains(&Mind::BeforeTime(Millis::from_mins(40))), "{notes:?}");
    for (by, stranger) in [(" chief ARBITER", false), ("Deputy", true)] {
        let mut room = TestHall::resumed("2023");
        room.arrive(Side::Black, "15:00");
        let by = by.to_owned();
        room.note(&Ask::Open {
            no: NO,
            which: EnvelopeKind::Sealed,
            by: by.clone(),
            at: day("15:00"),
        });
        let notes = room.guide("15:00").notes;
        assert!(!notes.contains(&Mind::NotKept), "{notes:?}");
        assert_eq!(notes.contains(&Mind::OpenedByStranger(by.clone())), stranger, "{by}");
    }
}
