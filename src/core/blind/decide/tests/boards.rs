//! The boards: how many, what electronic ones tell, comparisons and locks.

use super::*;
use crate::blind::present_move::read_to_both;
use crate::blind::reconcile::acts::game_acts;
use crate::blind::reconcile::at_board::case_of;
use crate::blind::reconcile::procedure::Step as Procedure;
use crate::blind::reconcile::reversal::Reversal;
use crate::blind::reconcile::squares::Handling;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::result::Score;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::rulings::sealed::facts::BoardsDiffer;

#[test]
fn two_boards_are_obligatory_or_on_demand() {
    for edition in editions() {
        let old = ["1972", "1980"].contains(&edition.id.as_str());
        let board = OwnBoard { kind: BoardKind::Special, keeping: BoardTracking::ByHand };
        let one = Boards::One(board);
        for (demanded, allowed) in [(None, !old), (Some(Side::White), false)] {
            let arrangement =
                Arrangement { boards: one, demanded, ..Arrangement::of_blind(Side::Black) };
            assert_eq!(arrangement.check(edition).is_ok(), allowed, "{}", edition.id);
        }
        // Two blind players may share a special board under any edition.
        let players = BySide::new(Person::BLIND, Person::BLIND);
        let arrangement =
            Arrangement { boards: one, players, ..Arrangement::of_blind(Side::Black) };
        assert!(arrangement.check(edition).is_ok(), "{}", edition.id);
        let nobody = BySide::new(Person::SIGHTED, Person::SIGHTED);
        let arrangement = Arrangement { players: nobody, ..Arrangement::of_blind(Side::Black) };
        assert_eq!(arrangement.check(edition), Err(Refusal::NobodyBlind));
    }
}

#[test]
fn one_board_needs_one_execution() {
    let boards = Boards::One(OwnBoard::default());
    let arrangement = Arrangement { boards, ..Arrangement::of_blind(Side::Black) };
    let mut room = TestMatch::of("2023", arrangement, game());
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    room.announce(BLACK, "Bauer Eva sieben - Eva fuenf");
    room.execute(Side::Black, "e7e5");
    room.press(BLACK);
    assert_eq!(room.played(), "e2e4 e7e5");
    assert!(!room.lacks().contains(&Lack::Execution { board: Side::Black }));
}

/// A placement with pieces moved, lifted (`e2-`) or put (`Pe4`).
pub(super) fn changed(base: &Placement, changes: &[&str]) -> Placement {
    let mut placement = *base;
    for change in changes {
        match change.strip_suffix('-') {
            Some(square) => placement.set(square.parse().unwrap(), None),
            None => {
                let piece = change
                    .chars()
                    .next()
                    .and_then(jadoube_chess::board::piece::Piece::from_fen_letter);
                placement.set(change[1..].parse().unwrap(), piece);
            }
        }
    }
    placement
}

#[test]
fn electronic_boards_tell_what_was_lifted_and_executed() {
    let mut room = TestMatch::of("2023", electronic(), game());
    room.start();
    let start = Placement::start();
    let sense =
        |board, changes: &[&str]| Command::Sense { board, placement: changed(&start, changes) };
    room.must(&sense(Side::White, &["e2-"]));
    room.must(&sense(Side::White, &[]));
    room.announce(WHITE, "Bauer David zwei - David vier");
    room.must(&sense(Side::White, &["d2-"]));
    let noticed = room.must(&sense(Side::White, &["d2-", "Pd4"]));
    let squares: Vec<Square> = ["e2", "d2"].map(|name| name.parse().unwrap()).to_vec();
    assert_eq!(noticed, [Notice::Touched { by: Side::White, squares }]);
    assert!(room.press(WHITE).is_empty());
    // The other board: a wrong pawn, corrected.
    let noticed = room.must(&sense(Side::Black, &["c2-", "Pc4"]));
    assert!(matches!(noticed[..], [Notice::BoardsDiffer { board: Side::Black, .. }]));
    assert!(room.must(&sense(Side::Black, &["d2-", "Pd4"])).is_empty());
    assert_eq!(room.lacks()[1], Lack::Announcement { by: Side::Black });
    assert_eq!(room.scratch.game.plies[0].source, jadoube_laws::game::event::Source::Board);
}

#[test]
fn a_pawn_taken_en_passant_and_a_castling_rook_are_waited_for() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1";
    for (changes, text, lack) in [
        (vec!["e5-", "Pd6"], "Bauer Eva fuenf - David sechs", "d5"),
        (vec!["e1-", "Kg1"], "Kurze Rochade", "h1"),
    ] {
        let mut room = TestMatch::of("2023", electronic(), game_from(fen));
        room.start();
        room.announce(WHITE, text);
        let before = room.scratch.game.position().placement();
        let placement = changed(&before, &changes);
        assert!(room.must(&Command::Sense { board: Side::White, placement }).is_empty());
        let (board, square) = (Side::White, lack.parse().unwrap());
        let rest = if lack == "d5" {
            Lack::Captured { board, square }
        } else {
            Lack::Rook { board, square }
        };
        assert!(room.lacks().contains(&rest), "{text}");
        let early = Notice::ClockTooEarly { by: Side::White, lacks: vec![rest] };
        assert_eq!(room.press(WHITE), [early], "{text}");
        let after = {
            let position = room.scratch.game.position();
            let said = room.said(text);
            let m = position.read_uci(said.reading.clear().unwrap()).unwrap();
            position.after(m).placement()
        };
        room.must(&Command::Sense { board: Side::White, placement: after });
        assert_eq!(room.scratch.game.plies.len(), 1, "{text}");
    }
}

/// Black's board lacks the move: who says all the same that it agrees is recorded against what is known.
#[test]
fn boards_that_are_said_to_agree_and_do_not_are_noticed_once() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva drei");
    room.execute(Side::White, "e2e3");
    room.must(&Command::Compare);
    let squares: Vec<Square> = vec!["e2".parse().unwrap(), "e3".parse().unwrap()];
    let noticed = room.must(&Command::Confirm { side: Side::White, agrees: true });
    assert_eq!(noticed, [Notice::BoardsDiffer { board: Side::Black, squares }]);
    assert!(room.must(&Command::Confirm { side: Side::Black, agrees: true }).is_empty());
}

/// What is read to both has the move once both boards have it; until then a board with it differs rightly.
#[test]
fn a_move_that_is_not_completed_is_read_once_it_is_executed_on_both_boards() {
    let mut room = TestMatch::new("2023");
    room.start();
    let before = Placement::start();
    let after = changed(&before, &["e2-", "Pe3"]);
    let read =
        |room: &TestMatch| read_to_both(room.scratch.blind.arranged().unwrap(), &room.scratch.game);
    room.announce(WHITE, "Bauer Eva zwei - Eva drei");
    assert_eq!(read(&room), before);
    room.execute(Side::White, "e2e3");
    assert_eq!(read(&room), before);
    room.must(&Command::Compare);
    let differs = |side: Side| Command::Confirm { side, agrees: false };
    assert!(room.must(&differs(Side::White)).is_empty());
    let wrong = [Notice::ComparedDifferent { side: Side::Black }];
    assert_eq!(room.must(&differs(Side::Black)), wrong);

    room.execute(Side::Black, "e2e3");
    assert_eq!(read(&room), after);
    room.must(&Command::Compare);
    let wrong = [Notice::ComparedDifferent { side: Side::White }];
    assert_eq!(room.must(&differs(Side::White)), wrong);
}

#[test]
fn a_board_that_is_said_to_differ_proves_nothing_of_the_scoresheets_or_of_who_says_so() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.must(&Command::Compare);
    room.must(&Command::Confirm { side: Side::White, agrees: false });
    let blind = room.scratch.blind.arranged().unwrap();
    let case = case_of(&room.scratch.game, blind, &blind.noticed[0]);
    let facts = BoardsDiffer { by: None, scores_agree: None, ply: Ply(0) };
    assert_eq!(case, Some(Case::BoardsDiffer(facts)));
}

#[test]
fn a_difference_that_a_player_finds_is_open_until_the_board_agrees_or_the_game_goes_on() {
    let mut room = TestMatch::new("2023");
    room.start();
    let reported =
        |room: &TestMatch| room.scratch.blind.arranged().unwrap().reported(&room.scratch.game);
    room.must(&Command::Compare);
    assert_eq!(reported(&room), None);
    room.must(&Command::Confirm { side: Side::Black, agrees: false });
    assert_eq!(reported(&room), Some(Side::Black));
    room.must(&Command::Confirm { side: Side::Black, agrees: true });
    assert_eq!(reported(&room), None);
    room.must(&Command::Confirm { side: Side::Black, agrees: false });
    room.announce(WHITE, "Bauer Eva zwei - Eva drei");
    room.execute(Side::White, "e2e3");
    // Also where the present move is all that is known to differ.
    assert_eq!(reported(&room), Some(Side::Black));
    room.press(WHITE);
    assert_eq!((room.played().as_str(), reported(&room)), ("e2e3", None));
}

#[test]
fn comparisons_locks_and_changes_are_facts() {
    let mut room = TestMatch::new("2023");
    assert_eq!(
        room.ask(&Command::Confirm { side: Side::White, agrees: true }),
        Err(Refusal::NoComparison)
    );
    room.must(&Command::Compare);
    assert!(room.must(&Command::Confirm { side: Side::White, agrees: true }).is_empty());
    let noticed = room.must(&Command::Confirm { side: Side::Black, agrees: false });
    assert_eq!(noticed, [Notice::ComparedDifferent { side: Side::Black }]);
    let lock = Command::Lock { side: Side::Black, passphrase: "…".into() };
    room.must(&lock);
    assert!(room.ask(&lock).unwrap().is_empty());
    assert_eq!(room.scratch.blind.arranged().unwrap().locked, BySide::new(None, Some("…".into())));
    room.must(&Command::Unlock { side: Side::Black });
    let arrangement = Box::new(Arrangement::of_blind(Side::White));
    let change = Command::Arrange { arrangement, reason: String::new() };
    assert_eq!(room.ask(&change), Err(Refusal::ReasonMissing));
}

#[test]
fn a_step_is_recorded_with_its_hand_on_the_board_or_not_at_all() {
    let mut room = TestMatch::new("2023");
    let step = |from: &str, to: &str| {
        let (from, to): (Square, Square) = (from.parse().unwrap(), to.parse().unwrap());
        let piece = Piece::new(Side::White, Kind::Pawn);
        let hand = Handling::Shift { piece, from, to };
        let step = Procedure::Handle { board: Side::Black, hand };
        Command::DoStep { step, reason: String::new(), right: None }
    };
    assert_eq!(room.ask(&step("e4", "e5")), Err(Refusal::BoardUnexpected));
    // What stands so already is done without a hand.
    let already = room.ask(&step("e4", "e2")).unwrap();
    assert!(matches!(&already[..], [Step::Here(Event::StepDone { .. })]), "{already:?}");
    let shifted = room.ask(&step("e2", "e4")).unwrap();
    let [done, hand, ..] = &shifted[..] else { panic!("{shifted:?}") };
    assert!(matches!(done, Step::Here(Event::StepDone { .. })), "{shifted:?}");
    assert!(matches!(hand, Step::Here(Event::Executed { board: Side::Black, .. })), "{shifted:?}");
}

#[test]
fn the_steps_end_with_the_game() {
    let mut room = TestMatch::new("2023");
    room.start();
    let drawn = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    let end = GameCommand::End(drawn.into());
    let events = room.scratch.game.decide(&end, (room.scratch.at, room.edition));
    for event in events.unwrap() {
        room.scratch.game.apply(&event, room.scratch.at);
    }
    let (step, reason) = (Procedure::Compare, String::new());
    for late in [
        Command::DoStep { step: step.clone(), reason, right: None },
        Command::SkipStep { step: step.clone() },
        Command::LeaveSteps { steps: vec![step] },
    ] {
        assert_eq!(room.ask(&late), Err(Refusal::Game(GameRefusal::GameEnded)), "{late:?}");
    }
}

#[test]
fn a_board_that_stands_the_right_way_round_already_is_not_turned_again() {
    let mut room = TestMatch::new("2023");
    let start = Placement::start();
    let done = ExecutionReport::Stands(start.rotated());
    room.must(&Command::Execute { board: Side::Black, done, by: None });
    for _ in 0..2 {
        let step = Procedure::Reverse { board: Side::Black, how: Reversal::TurnedRound };
        room.must(&Command::DoStep { step, reason: String::new(), right: None });
        let blind = room.scratch.blind.arranged().unwrap();
        assert_eq!(blind.placement(&room.scratch.game, Side::Black), start);
    }
}

/// Older programs tell a step without a reason, and ask the game by themselves.
#[test]
fn a_step_without_a_reason_asks_nothing_of_the_game_that_needs_one() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    for (reason, acts) in [("", 0), ("both scores", 1)] {
        let step = Procedure::GoBack { to: Ply(0) };
        let command = Command::DoStep { step, reason: reason.into(), right: None };
        let blind = room.scratch.blind.arranged().unwrap();
        assert_eq!(game_acts(&room.scratch.game, blind, &command).len(), acts, "{reason}");
    }
}
