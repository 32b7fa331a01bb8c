//! A result that was entered, and a board that shows another.

use super::*;
use crate::competition::state::Difference;
use crate::hall::all_clocks::AllClocks;

fn difference(one: &TestHall, no: u16) -> Option<(PairingResult, PairingResult)> {
    let boards = one.hall.pairing_boards();
    let found = one.contest().bout(1, BoardNo(no)).unwrap().difference(&boards);
    found.map(|Difference { entered, shown }| (entered, shown))
}

/// Board 1 was entered as a draw against the board's 1-0, and then a ruling makes it 0-1.
fn ruled() -> TestHall {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    one.end(1, Score::WhiteWins, EndReason::Resignation);
    one.enter(2, "1").unwrap();
    one.ask(result(None, 1, "=", "both say so")).unwrap();
    assert_eq!(difference(&one, 1), None, "he knew what the board showed");
    let reopen = GameCommand::Reopen { reason: "a ruling".into() };
    one.command(&Command::Game { board: BoardNo(1), what: reopen }).unwrap();
    assert_eq!(difference(&one, 1), None, "the board shows no result");
    one.end(1, Score::BlackWins, EndReason::ArbiterDecision);
    one
}

#[test]
fn a_board_that_shows_another_result_than_was_entered_is_told_until_it_is_settled() {
    let mut one = ruled();
    let told = Some((PairingResult::Draw, PairingResult::BlackWins));
    assert_eq!(difference(&one, 1), told);
    assert_eq!(one.result(1, 1), Some(PairingResult::Draw), "what was entered, until then");
    let differ = Not::ResultsDiffer { round: 1, boards: vec![BoardNo(1)], article: BY.corrections };
    assert_eq!(one.refused(&Ask::Close { round: 1 }), differ);
    one.ask(Ask::Draft { round: 2, pairings: Vec::new() }).unwrap();
    assert_eq!(one.refused(&Ask::Publish { round: 2 }), differ);
    // The ruling counts: its reason is where it was made.
    one.enter(1, "0").unwrap();
    assert_eq!((difference(&one, 1), one.result(1, 1)), (None, Some(PairingResult::BlackWins)));
    one.ask(Ask::Close { round: 1 }).unwrap();
    // Once settled, another result needs a reason again.
    assert_eq!(one.refused(&result(Some(1), 1, "=", "")), Not::ReasonMissing(BY.corrections));
}

#[test]
fn what_was_entered_can_be_kept_against_the_board_with_a_reason() {
    let mut one = ruled();
    assert_eq!(one.refused(&result(None, 1, "=", "")), Not::ReasonMissing(BY.corrections));
    one.ask(result(None, 1, "=", "the appeal was upheld")).unwrap();
    assert_eq!((difference(&one, 1), one.result(1, 1)), (None, Some(PairingResult::Draw)));
    one.ask(Ask::Close { round: 1 }).unwrap();
    // Undone, the difference is there again.
    one.ask(Ask::Undo).unwrap();
    one.ask(Ask::Undo).unwrap();
    assert_eq!(difference(&one, 1), Some((PairingResult::Draw, PairingResult::BlackWins)));
}

#[test]
fn a_difference_of_a_closed_round_is_settled_by_what_the_board_shows_without_another_reason() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    for no in [1, 2] {
        one.enter(no, "1").unwrap();
    }
    one.ask(result(None, 2, "=", "both say so")).unwrap();
    one.ask(Ask::Close { round: 1 }).unwrap();
    let reopen = GameCommand::Reopen { reason: "an appeal".into() };
    one.command(&Command::Game { board: BoardNo(2), what: reopen }).unwrap();
    one.end(2, Score::HalfForBlack, EndReason::AppealsCommittee);
    let half = PairingResult::HalfForBlack;
    assert_eq!(difference(&one, 2), Some((PairingResult::Draw, half)));
    one.ask(result(Some(1), 2, "0-½", "")).unwrap();
    assert_eq!((difference(&one, 2), one.result(1, 2)), (None, Some(half)));
}

#[test]
fn a_loss_with_half_a_point_for_the_opponent_comes_from_the_board() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    // 1-4, 2-3
    one.end(1, Score::HalfForWhite, EndReason::ArbiterDecision);
    one.end(2, Score::HalfForBlack, EndReason::ArbiterDecision);
    assert_eq!(one.result(1, 1), PairingResult::read("½-0"));
    let points = [1, 2, 3, 4].map(|number| one.points(number));
    assert_eq!(points, [Points::HALF, Points::ZERO, Points::HALF, Points::ZERO]);
}

#[test]
fn nobody_has_lost_by_not_coming_where_a_move_was_made() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    let board = BoardNo(1);
    one.command(&Command::Game { board, what: GameCommand::Start }).unwrap();
    let e4 = r#"{"command":"play","uci":"e2e4","source":"arbiter","after":"press"}"#;
    let e4: GameCommand = serde_json::from_str(e4).unwrap();
    one.command(&Command::Game { board, what: e4 }).unwrap();
    assert_eq!(one.refused(&result(None, 1, "+-", "")), Not::GameGoesOn(board));
    assert_eq!(
        one.refused(&result(None, 1, "½-0", "")),
        Not::ReasonMissing(BY.corrections),
        "the game goes on"
    );
    one.ask(result(None, 1, "½-0", "a telephone rang")).unwrap();
    assert_eq!(one.result(1, 1), PairingResult::read("½-0"));
    let bout = one.contest().bout(1, board).unwrap();
    assert_eq!(bout.entered[0].reason, "a telephone rang");
    one.ask(Ask::Undo).unwrap();
    assert_eq!(one.result(1, 1), None, "it goes on");
}

/// Journals of earlier versions have results without play beside a board that still waits.
#[test]
fn a_game_that_was_decided_before_it_began_is_not_started_with_the_others() {
    let mut one = TestHall::new(TABLE, 4);
    one.round(1, &[]);
    let (result, reason) = (PairingResult::ForfeitForWhite, String::new());
    let (round, board, against) = (1, BoardNo(1), None);
    let what = Note::ResultEntered { round, board, result, against, reason };
    let event = Event::Contest { what };
    let (seq, at) = (one.hall.seq + 1, Moment(0));
    let who = Who { station: "test".into(), role: Role::Arbiter };
    let wall = "2026-11-23T15:00:00+01:00".into();
    let entry = Entry { seq, at, wall, who, event: event.clone(), place: None };
    one.hall.apply(&event, entry.origin());
    let what = AllClocks::Start;
    let events = one.command(&Command::Clocks { what, games: None }).unwrap();
    let boards: Vec<_> = events.iter().map(Event::board).collect();
    assert_eq!(boards, [Some(BoardNo(2))], "the result of board 1 stands");
}
