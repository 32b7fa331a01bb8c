//! The sealed move is taken back: its envelope is open again, no clock runs, and both players have what they had
//! at the resumption.

use super::*;
use crate::adjournment::state::AdjournmentEnd;
use crate::disputes::change::Loss;
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::Remedy;

const PLAY: Ask = Ask::Play { no: NO, which: EnvelopeKind::Sealed };

/// A game with this time control, both players there, the sealed move read.
fn read(control: &str, waited_for: bool) -> TestHall {
    let mut room = TestHall::new("2001");
    let control = control.parse().unwrap();
    room.set_up(BOARD, Setup { control, ..setup(3, "Petrov", "Ilić", START) }, "e2e4 e7e5");
    room.seal(BOARD, &SealedMove::Paper);
    room.keep(NO);
    room.resume(BOARD);
    room.arrive(Side::White, "15:00");
    if waited_for {
        room.absent(Side::Black, "15:00");
        room.note(&Ask::StartClock { no: NO });
        room.after(300);
    }
    room.arrive(Side::Black, "15:05");
    room.open(EnvelopeKind::Sealed, "15:05");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room
}

impl TestHall {
    fn take_sealed_move_back(&mut self) {
        let what = GameCommand::TakeBack { to: self.one().ply, reason: "another".into() };
        self.must(&Command::Game { board: BOARD, what });
    }

    /// The envelope is open again and its move waits to be made, whose time nobody loses.
    fn waits_for_the_sealed_move(&mut self, left: (i64, i64), case: &str) {
        assert_eq!(self.game().clock.running(), None, "{case}");
        self.after(240);
        assert_eq!(self.left(), left, "{case}");
        assert_eq!(self.one().end, None, "{case}");
        assert_eq!(self.step("15:15"), "Play(Sealed)", "{case}");
    }
}

#[test]
fn a_sealed_move_that_is_taken_back_leaves_both_with_the_times_of_the_resumption() {
    for (control, increment, waited_for) in
        [("120+0", 0, false), ("120+30", 30, false), ("120+0", 0, true), ("120+30", 30, true)]
    {
        let case = format!("{control}, waited for: {waited_for}");
        let mut room = read(control, waited_for);
        let resumed = room.left();
        room.note(&PLAY);
        // Black thinks.
        room.after(300);
        let to = room.one().ply;
        let told = room.hall.if_taken_back((BOARD, to), room.at, room.edition).unwrap();
        room.take_sealed_move_back();
        assert_eq!(told.times(room.at), room.game().times(room.at), "{case}: told before");
        room.waits_for_the_sealed_move(resumed, &case);
        room.note(&PLAY);
        room.after(10);
        assert_eq!(room.left(), (resumed.0 + increment, resumed.1 - 10), "{case}: made anew");
        assert_eq!(room.game().clock.moves_made(Side::White), 2, "{case}");
        assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn), "{case}");
    }
}

#[test]
fn what_was_given_since_the_sealed_move_stays_when_it_is_taken_back() {
    let mut room = read("120+30", false);
    let (white, black) = room.left();
    room.note(&PLAY);
    room.after(60);
    let correction = Correction::Add { side: Side::Black, time: Millis::from_secs(120) };
    let what = GameCommand::CorrectClock { correction, reason: "disturbed".into() };
    room.must(&Command::Game { board: BOARD, what });
    room.after(60);
    room.take_sealed_move_back();
    room.waits_for_the_sealed_move((white, black + 120), "disturbed");
}

#[test]
fn a_time_that_was_set_since_the_sealed_move_stays_as_it_was_set_when_it_is_taken_back() {
    for (both, more) in [(true, 0), (true, 120), (false, 120)] {
        let case = format!("both set: {both}, then given: {more}");
        let mut room = read("120+30", false);
        let resumed = room.left().0;
        room.note(&PLAY);
        room.after(300);
        let (white, black) = (Millis::from_secs(3_600), Millis::from_secs(3_000));
        let set = if both {
            Correction::SetBoth { times: BySide::new(white, black) }
        } else {
            Correction::Set { side: Side::Black, time: black }
        };
        let given = Correction::Add { side: Side::Black, time: Millis::from_secs(more) };
        for correction in [Some(set), Some(given).filter(|_| more > 0)].into_iter().flatten() {
            let what = GameCommand::CorrectClock { correction, reason: "as agreed".into() };
            room.must(&Command::Game { board: BOARD, what });
        }
        room.after(60);
        room.take_sealed_move_back();
        // Where White's was not set, it is that of the resumption, without the increment.
        let white = if both { 3_600 } else { resumed };
        room.waits_for_the_sealed_move((white, 3_000 + more), &case);
    }
}

#[test]
fn with_the_moves_behind_it_the_sealed_move_goes_and_the_clocks_stand_as_they_are() {
    let mut room = read("120+0", false);
    room.note(&PLAY);
    room.after(60);
    room.must(&Command::Game { board: BOARD, what: play("b8c6") });
    room.after(60);
    let left = room.left();
    room.take_sealed_move_back();
    room.waits_for_the_sealed_move(left, "two moves");
}

#[test]
fn no_clock_runs_where_a_decision_takes_the_sealed_move_back() {
    let mut room = read("120+0", false);
    room.note(&PLAY);
    room.after(60);
    let (board, caller, claim) = (Some(BOARD), Caller::Arbiter, String::new());
    let (case, clocks) = (Case::Other, Clocks::Leave);
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    room.must(&Command::Dispute { what });
    assert_eq!(room.game().clock.running(), Some(Side::Black));
    let (to, of, left) = (room.one().ply, room.game().ply(), room.left());
    let what = DisputeCommand::DecideOtherwise {
        no: IncidentNo(1),
        remedies: vec![Remedy::Restore { ply: to }],
        text: "another move was sealed".into(),
        reason: "the envelope".into(),
        lose: Some(Loss { to, of, result: None }),
    };
    room.must(&Command::Dispute { what });
    room.waits_for_the_sealed_move(left, "decided");
}
