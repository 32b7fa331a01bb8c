//! What is kept in the program: secret until the opening, and not to be exchanged.

use super::*;
use crate::adjournment::event::OpeningFailure;
use crate::adjournment::guide::notes::Note as Mind;
use crate::adjournment::receipt::{scanned, typed};

#[test]
fn nobody_can_change_a_move_kept_in_the_program() {
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &in_program("Nf3"));
    room.keep(NO);
    room.resume(BOARD);
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    for other in ["Nc3", "Nf3 ", ""] {
        room.read(EnvelopeKind::Sealed, other);
        assert_eq!(room.one().cover.as_ref().unwrap().read, None, "{other}");
        assert_eq!(room.one().attempts.last().unwrap().why, OpeningFailure::FingerprintDiffers);
    }
    room.read(EnvelopeKind::Sealed, "Nf3");
    assert_eq!(room.step("15:00"), "Play(Sealed)");
    assert_eq!(
        room.refused(&Ask::Read { no: NO, which: EnvelopeKind::Sealed, contents: contents("Nf3") }),
        NotNow::AlreadyRead(NO)
    );
}

#[test]
fn receipts_are_printed_after_sealing_and_asked_for_before_opening() {
    for (what, kept_here) in [(SealedMove::Paper, false), (in_program("Nf3"), true)] {
        let mut room = TestHall::playing("2023");
        room.begin(BOARD, AdjournmentReason::SessionEnd);
        room.close_with(NO, &what);
        let print = |room: &TestHall| room.guide("10:00").notes.contains(&Mind::PrintReceipts);
        let asks = |room: &TestHall| {
            let notes = room.guide("15:00").notes;
            Side::BOTH.map(|side| notes.contains(&Mind::AskReceipt(side)))
        };
        assert!(!print(&room), "the move may be changed yet");
        room.note(&Ask::StopClock { no: NO });
        assert_eq!((print(&room), asks(&room)), (kept_here, [false; 2]));
        room.keep(NO);
        room.resume(BOARD);
        assert_eq!((print(&room), asks(&room)), (false, [kept_here; 2]));
        if kept_here {
            let (which, shown) = (EnvelopeKind::Sealed, None);
            room.note(&Ask::CheckReceipt { no: NO, which, whose: Side::White, shown });
            assert_eq!(asks(&room), [false, true]);
        }
        room.arrive(Side::Black, "15:00");
        room.open(EnvelopeKind::Sealed, "15:00");
        assert_eq!((print(&room), asks(&room)), (false, [false; 2]));
    }
}

#[test]
fn the_sealed_move_stands_nowhere_before_the_envelope_is_opened() {
    // A move that nothing else in the journal looks like.
    let text = "Nb1-a3 (=) zwölf";
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &in_program(text));
    room.keep(NO);
    room.resume(BOARD);
    let shown = format!("{:?} {:?} {}", room.hall, room.guide("15:00"), room.journal);
    for secret in [text, "b1a3", "Na3", "Nb1", "zwölf", "salt"] {
        assert!(!shown.contains(secret), "{secret}");
    }
    room.arrive(Side::Black, "15:00");
    room.open(EnvelopeKind::Sealed, "15:00");
    room.read(EnvelopeKind::Sealed, text);
    assert!(room.journal.contains("zwölf"), "once it was opened, everybody may know it");
}

#[test]
fn a_receipt_that_differs_is_not_undone_by_showing_none() {
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &in_program("Nf3"));
    room.keep(NO);
    room.resume(BOARD);
    room.arrive(Side::Black, "15:00");
    let code = |text: &str| match in_program(text) {
        SealedMove::InProgram { fingerprint, .. } => typed(NO, &fingerprint).unwrap(),
        SealedMove::Paper => unreachable!("kept in the program"),
    };
    let check = |shown: Option<String>| Ask::CheckReceipt {
        no: NO,
        which: EnvelopeKind::Sealed,
        whose: Side::White,
        shown,
    };
    room.note(&check(Some(code("Nc3"))));
    assert_eq!(room.refusal_of_opening("15:00"), OpeningFailure::ReceiptDiffers);
    assert!(room.guide("15:00").notes.contains(&Mind::ReceiptDiffers(Side::White)));
    assert_eq!(room.refused(&check(None)), NotNow::ReceiptDiffered(NO));
    assert_eq!(room.refusal_of_opening("15:00"), OpeningFailure::ReceiptDiffers);
    // The wrong paper was handed over at first.
    room.note(&check(Some(code("Nf3"))));
    room.open(EnvelopeKind::Sealed, "15:00");
    assert!(room.one().cover.as_ref().unwrap().opened.is_some());
}

#[test]
fn the_receipt_of_another_envelope_is_called_that_and_is_no_alarm() {
    let mut room = TestHall::playing("2023");
    room.seal(BOARD, &in_program("Nf3"));
    let (board, other) = (BoardNo(8), EnvelopeNo(2));
    room.set_up(board, setup(3, "Novak", "Kolar", START), "e2e4 e7e5");
    room.begin(board, AdjournmentReason::SessionEnd);
    room.close_with(other, &in_program("Nc3"));
    room.note(&Ask::StopClock { no: other });
    let SealedMove::InProgram { fingerprint, .. } = in_program("Nc3") else { unreachable!() };
    for shown in [typed(other, &fingerprint).unwrap(), scanned(other, &fingerprint)] {
        let (which, whose) = (EnvelopeKind::Sealed, Side::White);
        let shown = Some(shown);
        let check = Ask::CheckReceipt { no: NO, which, whose, shown };
        assert_eq!(room.refused(&check), NotNow::ReceiptOfOther { no: NO, other });
    }
    assert!(room.one().cover.as_ref().unwrap().receipts.white.is_none(), "nothing is noted");
}
