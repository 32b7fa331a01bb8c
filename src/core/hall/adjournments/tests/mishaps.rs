//! What goes wrong between the sessions: clocks that are changed in the night, other zones,
//! midnight, and a passphrase that nobody knows any more.

use super::*;
use crate::adjournment::event::OpeningFailure;
use crate::adjournment::guide::Step;
use crate::adjournment::register::{Alarm, EnvelopeFilter, alarms, find};
use crate::adjournment::state::AdjournmentEnd;
use jadoube_laws::rulings::case::rule;
use jadoube_laws::rulings::one_line::brief;

/// A night: when the game is to be resumed, what the arbiter's timepiece shows, and how many minutes
/// late that is.
const NIGHTS: [(&str, &str, &str, i64); 9] = [
    ("no change", "2026-11-23T15:00+01:00", "2026-11-23T15:00+01:00", 0),
    ("summer time has ended", "2026-10-25T10:00+01:00", "2026-10-25T10:30+01:00", 30),
    ("and nobody set the clock back", "2026-10-25T10:00+01:00", "2026-10-25T11:30+02:00", 30),
    ("it was announced by the old time", "2026-10-25T10:00+02:00", "2026-10-25T09:30+01:00", 30),
    ("summer time has begun", "2026-03-29T10:00+02:00", "2026-03-29T09:59+01:00", 59),
    ("an hour that there is twice", "2026-10-25T02:30+02:00", "2026-10-25T02:30+01:00", 60),
    ("over midnight", "2026-11-22T23:30+01:00", "2026-11-23T00:15+01:00", 45),
    ("not yet midnight", "2026-11-23T00:15+01:00", "2026-11-22T23:55+01:00", -20),
    ("over the date line", "2026-11-23T09:00+13:00", "2026-11-22T10:30-10:00", 30),
];

#[test]
fn a_clock_changed_in_the_night_makes_no_game_late_or_early() {
    for (case, due, now, late) in NIGHTS {
        let mut room = TestHall::sealed("2023");
        let (due, now) = (wall(due), wall(now));
        let told = Appointment { at: due, place: "Hall 2".into(), session: None };
        room.note(&Ask::Schedule { no: NO, due: told });
        let late = Millis::from_mins(late);
        assert_eq!(room.one().late(now), late.max(Millis::ZERO), "{case}");
        let view = GuideInput {
            adjournment: room.one(),
            game: room.hall.game_of(NO),
            incidents: &[],
            edition: room.edition,
            at: room.at,
            now,
        };
        let step = if late < Millis::ZERO { Step::Wait } else { Step::Resume };
        assert_eq!(guide(&view).next.step, step, "{case}");
        let hall = &room.hall;
        let found =
            alarms(&hall.adjournments, &hall.adjournments.sessions, room.edition, (room.at, now));
        let expected = match late {
            late if late < Millis::ZERO => vec![Alarm::DueSoon { no: NO, left: -late }],
            Millis::ZERO => vec![Alarm::DueNow { no: NO }],
            late => vec![Alarm::Overdue { no: NO, by: late }],
        };
        assert_eq!(found, expected, "{case}");
        // It is found on the day on which people come to play.
        let on = |day| EnvelopeFilter { due_on: Some(day), ..EnvelopeFilter::default() };
        assert_eq!(find(&hall.adjournments, &on(due.date())).len(), 1, "{case}");
    }
}

#[test]
fn a_forgotten_passphrase_is_a_lost_envelope() {
    for (edition, states, articles) in [
        ("1972", false, "16.5 Int. 29"),
        ("1980", false, "16.5 Int. 16.5"),
        ("1997", true, "A11a A11b"),
        ("2001", true, "A11a A11b"),
        ("2005", true, "A11a A11b"),
        ("2009", true, "G.11"),
        ("2014", true, "E"),
        ("2017", true, "I.12.1 I.12.2"),
        ("2018", true, "I.12.1 I.12.2"),
        ("2023", true, "I.12.1 I.12.2"),
    ] {
        let mut room = TestHall::playing(edition);
        room.seal(BOARD, &in_program("Nf3"));
        room.keep(NO);
        room.resume(BOARD);
        room.arrive(Side::White, "15:00");
        room.arrive(Side::Black, "15:00");
        let why = OpeningFailure::WrongPassphrase;
        for _ in 0..3 {
            let by = "Ilić".to_owned();
            room.note(&Ask::FailToOpen {
                no: NO,
                which: EnvelopeKind::Sealed,
                by,
                at: day("15:00"),
                why,
            });
        }
        assert_eq!(room.one().attempts.len(), 3, "{edition}");
        assert_eq!(room.step("15:01"), "Open(Sealed)", "it may be tried again");
        room.note(&Ask::ReportMissing { no: NO, which: EnvelopeKind::Sealed });
        let state = Ask::StateMove { no: NO, uci: Uci("g1f3".into()) };
        assert_eq!(room.next("15:01"), format!("Establish | {articles}"), "{edition}");
        let by_hand = Command::Game { board: BOARD, what: play("g1f3") };
        assert!(room.ask(&by_hand).is_err(), "{edition}: nobody knows yet what was sealed");
        room.note(&Ask::Establish { no: NO, agreed: false });
        assert!(room.ask(&by_hand).is_err(), "{edition}: nothing is established");
        room.note(&Ask::Establish { no: NO, agreed: true });
        let next = room.guide("15:01").next;
        if states {
            assert_eq!(room.next("15:01"), format!("State | {articles}"));
            room.note(&state);
            room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
            assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn), "{edition}");
            assert_eq!(room.moves(), ["e2e4", "e7e5", "g1f3"], "{edition}");
        } else {
            let ruling = rule(&next.case.expect("a case"), room.game(), room.edition, room.at);
            let found = brief(&ruling);
            assert_eq!(found, format!("do sealed-go-on-from-position | {articles}"), "{edition}");
            assert!(matches!(room.refused(&state), NotNow::NotStated { .. }), "{edition}");
        }
    }
}

#[test]
fn a_passphrase_that_is_remembered_opens_an_envelope_that_was_given_up() {
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &in_program("Nf3"));
    room.keep(NO);
    room.note(&Ask::ReportMissing { no: NO, which: EnvelopeKind::Sealed });
    room.note(&Ask::ReportFound { no: NO, which: EnvelopeKind::Sealed });
    room.resume(BOARD);
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    assert_eq!(room.moves(), ["e2e4", "e7e5", "g1f3"]);
}
