//! The reply that lies sealed while the player who sealed first is late: no move is made, only that
//! player's clock runs, and a move that is taken back leaves its envelope open again.

use super::*;
use crate::adjournment::state::AdjournmentEnd;
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_chess::ply::Ply;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::{Finding, Remedy, Ruling};

/// The sealed move was made, and the reply to it lies sealed while White's clock runs.
fn reply_sealed() -> TestHall {
    let mut room = TestHall::resumed("2023");
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, "Nf3");
    room.note(&Ask::Play { no: NO, which: EnvelopeKind::Sealed });
    room.note(&Ask::SealReply { no: NO, what: SealedMove::Paper });
    room
}

#[test]
fn no_move_is_made_while_the_reply_lies_sealed() {
    let mut room = reply_sealed();
    room.arrive(Side::White, "15:00");
    for what in [
        play("b8c6"),
        GameCommand::PressClock { side: Side::White },
        GameCommand::StartClock { side: Side::Black },
        GameCommand::TakeBack { to: room.one().ply, reason: "a slip".into() },
    ] {
        let barred = room.ask(&Command::Game { board: BOARD, what });
        assert_eq!(barred, Err(Refusal::Adjournment(NotNow::Adjourned(NO))));
    }
    assert_eq!(room.step("15:00"), "Open(Reply)");
    assert_eq!(room.game().clock.running(), Some(Side::White));
}

#[test]
fn clocks_that_go_on_while_the_reply_lies_sealed_are_those_of_the_absent_player() {
    let mut room = reply_sealed();
    room.must(&Command::Game { board: BOARD, what: GameCommand::StopClock });
    assert_eq!(room.hall.clock_to_start(BOARD, room.game().turn()), Some(Side::White));
    let start = |side| Remedy::StartClock { side };
    let remedies = vec![start(Side::Black), Remedy::Warn { side: Side::Black }];
    let ruled = room.one().ruling_now(Ruling::new(Finding::Open, remedies, Vec::new()));
    assert_eq!(ruled.remedies, [start(Side::White), Remedy::Warn { side: Side::Black }]);
}

#[test]
fn an_envelope_whose_move_is_taken_back_is_open_again() {
    let mut room = reply_sealed();
    room.arrive(Side::White, "15:00");
    room.open(EnvelopeKind::Reply, "15:00");
    room.read(EnvelopeKind::Reply, "Nc6");
    let other = room.ask(&Command::Game { board: BOARD, what: play("d7d6") });
    assert_eq!(other, Err(Refusal::Adjournment(NotNow::Adjourned(NO))), "the reply was read");
    let reply = Ask::Play { no: NO, which: EnvelopeKind::Reply };
    room.note(&reply);
    assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn));
    let to = Ply(room.one().ply.0 + 1);
    let what = GameCommand::TakeBack { to, reason: "a slip".into() };
    room.must(&Command::Game { board: BOARD, what });
    assert_eq!(room.one().end, None);
    assert_eq!(room.step("15:00"), "Play(Reply)");
    room.note(&reply);
    assert_eq!(room.moves(), ["e2e4", "e7e5", "g1f3", "b8c6"]);
    assert_eq!(room.one().end, Some(AdjournmentEnd::WentOn));
}

#[test]
fn after_a_decision_the_clock_of_the_late_player_runs_again() {
    let mut room = reply_sealed();
    let (board, caller, claim) = (Some(BOARD), Caller::Arbiter, String::new());
    let (case, clocks) = (Case::Other, Clocks::Stop);
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    room.must(&Command::Dispute { what });
    assert_eq!(room.game().clock.running(), None);
    let decide = |side| {
        let (text, reason) = ("nothing happened".to_owned(), "seen".to_owned());
        let remedies = vec![Remedy::StartClock { side }];
        let no = IncidentNo(1);
        let what = DisputeCommand::DecideOtherwise { no, remedies, text, reason, lose: None };
        Command::Dispute { what }
    };
    assert!(room.ask(&decide(Side::Black)).is_err(), "the reply of Black lies sealed");
    room.must(&decide(Side::White));
    assert_eq!(room.game().clock.running(), Some(Side::White));
}
