//! What stands on the envelope: who writes it, the times, and that its faults stay in sight.

use super::*;
use crate::adjournment::envelope::{Disagreement, EnvelopeFront, MissingField};
use crate::adjournment::guide::Step;
use crate::adjournment::guide::notes::Note as Mind;
use crate::adjournment::register::{Alarm, alarms};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::laws::adjournment::EnvelopeField;

#[test]
fn in_1972_the_opponent_writes_the_front_and_the_controller_signs_across_the_flap() {
    let mut room = TestHall::playing("1972");
    room.seal(BOARD, &SealedMove::Paper);
    room.note(&Ask::Schedule { no: NO, due: due("15:00") });
    let done = |room: &TestHall, step| {
        room.guide("10:00").lines.iter().find(|line| line.step == step).unwrap().done
    };
    let articles = |room: &TestHall| -> Vec<String> {
        let cited = room.guide("10:00").next.citations.into_iter();
        cited.map(|citation| citation.article).collect()
    };
    assert_eq!(room.step("10:00"), "OpponentWrites");
    assert_eq!(articles(&room), ["Ol. 22.1", "Ol. 22.2", "15.2"]);
    assert!(!done(&room, Step::OpponentWrites), "what the program knows nobody has written");
    assert!(room.one().missing(room.edition).contains(&MissingField::Inscription));
    let front = Box::new(room.one().front.clone());
    room.note(&Ask::WriteFront { no: NO, front });
    assert!(done(&room, Step::OpponentWrites));
    assert_eq!((room.step("10:00"), articles(&room)), ("SignFlap".into(), vec!["Ol. 22.3".into()]));
}

#[test]
fn an_adjourned_game_is_not_under_way_and_a_stopped_one_is() {
    let mut room = TestHall::playing("2023");
    room.must(&Command::Game { board: BOARD, what: GameCommand::StopClock });
    assert!(room.hall.is_under_way(BOARD));
    for (room, expected) in [(TestHall::sealed("2023"), false), (TestHall::resumed("2023"), true)] {
        assert_eq!(room.hall.is_under_way(BOARD), expected);
    }
}

#[test]
fn an_early_sealing_that_the_edition_does_not_know_is_told() {
    for edition in EDITIONS {
        let mut room = TestHall::playing(edition);
        room.begin(BOARD, AdjournmentReason::Early { left: Millis::from_mins(40) });
        let told = room.guide("10:00").notes.contains(&Mind::EarlyWithoutRule);
        assert_eq!(told, edition == "1972", "{edition}");
        room.close_with(NO, &SealedMove::Paper);
        room.note(&Ask::StopClock { no: NO });
        let told = room.guide("10:00").notes.contains(&Mind::EarlyWithoutRule);
        assert_eq!(told, edition == "1972", "{edition}, once it is sealed");
    }
}

#[test]
fn used_and_left_come_to_what_the_control_has_given() {
    let minutes = |white, black| BySide::new(Millis::from_mins(white), Millis::from_mins(black));
    // After a minute each on the first moves, corrections, and a minute on the sealed one.
    let add = |mins| Correction::Add { side: Side::White, time: Millis::from_mins(mins) };
    let take = |mins| Correction::Subtract { side: Side::White, time: Millis::from_mins(mins) };
    for (control, why, corrections, left, used) in [
        ("150+0", AdjournmentReason::SessionEnd, vec![], minutes(148, 149), minutes(2, 1)),
        ("150+0", AdjournmentReason::SessionEnd, vec![add(1)], minutes(149, 149), minutes(1, 1)),
        ("150+0", AdjournmentReason::SessionEnd, vec![take(30)], minutes(118, 149), minutes(32, 1)),
        (
            "150+0",
            AdjournmentReason::Early { left: Millis::from_mins(39) },
            vec![],
            minutes(110, 149),
            minutes(40, 1),
        ),
        // Three increments of thirty seconds are White's: of 1.e4, of the sealed move.
        ("90+30", AdjournmentReason::SessionEnd, vec![], minutes(89, 90), minutes(2, 1)),
    ] {
        let mut room = TestHall::new("2018");
        let control = control.parse().unwrap();
        room.set_up(BOARD, Setup { control, ..setup(3, "Petrov", "Ilić", START) }, "e2e4 e7e5");
        for correction in corrections {
            let what = GameCommand::CorrectClock { correction, reason: "7.5".into() };
            room.must(&Command::Game { board: BOARD, what });
        }
        room.begin(BOARD, why);
        room.close_with(NO, &SealedMove::Paper);
        room.after(60);
        if let AdjournmentReason::Early { .. } = why {
            // What is left of the session when the clock is stopped.
            assert_eq!(room.one().until.unwrap().since(room.at), Millis::from_mins(38));
        }
        room.note(&Ask::StopClock { no: NO });
        let front = &room.one().right;
        assert_eq!((front.left, front.used), (Some(left), Some(used)), "{why:?}");
        assert_eq!(front.off_control(), None, "{why:?}");
    }
    // More was given than White has used: what was spent stands there, and the difference is told.
    let mut room = TestHall::playing("2018");
    let what = GameCommand::CorrectClock { correction: add(5), reason: "7.5".into() };
    room.must(&Command::Game { board: BOARD, what });
    room.seal(BOARD, &SealedMove::Paper);
    let front = &room.one().right;
    assert_eq!(front.used.unwrap().white, Millis::from_secs(90));
    assert_eq!(front.off_control(), Some(minutes(5, 0)));
    assert_eq!(room.one().disagreements(), [], "it is so in the game");
}

#[test]
fn the_times_of_a_clock_on_the_table_that_was_never_seen_are_asked_for() {
    for edition in EDITIONS {
        let mut room = TestHall::new(edition);
        let setup = Setup { timing: Timing::Device, ..setup(3, "Petrov", "Ilić", START) };
        room.set_up(BOARD, setup, "e2e4 e7e5");
        room.seal(BOARD, &SealedMove::Paper);
        assert_eq!(room.one().front.times_used(), None, "{edition}");
        let times = MissingField::Field(EnvelopeField::Times);
        assert!(room.one().missing(room.edition).contains(&times), "{edition}");
        // Either is enough: the control has given two hours.
        let told = |front: EnvelopeFront| Ask::WriteFront { no: NO, front: Box::new(front) };
        let (hour, most) = (Millis::from_mins(60), Millis::from_mins(115));
        let front = room.one().front.clone();
        room.note(&told(EnvelopeFront { left: Some(BySide::new(hour, most)), ..front.clone() }));
        assert_eq!(room.one().front.times_used().unwrap().black, Millis::from_mins(5));
        assert!(!room.one().missing(room.edition).contains(&times), "{edition}");
        let wrong = Some(BySide::new(hour, hour));
        let left = Some(BySide::new(hour, most));
        room.note(&told(EnvelopeFront { left, used: wrong, ..front }));
        assert_eq!(room.one().disagreements(), [Disagreement::Control], "{edition}");
    }
}

#[test]
fn the_clocks_are_set_to_what_stands_on_the_envelope_and_its_faults_stay_in_sight() {
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    let written = BySide::new(Millis::from_mins(100), Millis::from_mins(119));
    let front = EnvelopeFront { left: Some(written), used: None, ..room.one().front.clone() };
    room.note(&Ask::WriteFront { no: NO, front: Box::new(front) });
    room.resume(BOARD);
    assert_eq!(room.left(), (6_000, 7_140), "as the envelope says");
    assert!(!room.one().has_wrong_times());
    let flawed = |room: &TestHall| {
        let hall = &room.hall;
        let at = (room.at, day("15:00"));
        let all = alarms(&hall.adjournments, &hall.adjournments.sessions, room.edition, at);
        all.iter().any(
            |alarm| matches!(alarm, Alarm::Flawed { wrong, .. } if *wrong == [Disagreement::Times]),
        )
    };
    assert!(flawed(&room), "until it is settled");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    assert!(flawed(&room));
}
