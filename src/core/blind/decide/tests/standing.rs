//! A board that stands wrong, and the moves that are made on it afterwards.

use super::boards::changed;
use super::*;
use crate::blind::missing::is_different;
use crate::blind::reconcile::at_board::case_of;

/// Makes a move on both boards: on Black's so as it is told there.
fn made_as(room: &mut TestMatch, uci: &str, on_blacks: &str) {
    let mover = room.scratch.game.turn();
    let said = Utterance::of_move("…", Uci(uci.into()));
    room.must(&Command::Announce { by: Actor::Player(mover), said: said.clone() });
    room.must(&Command::Repeat { by: Actor::Player(mover.other()), said });
    for board in [mover, mover.other()] {
        room.execute(board, if board == Side::Black { on_blacks } else { uci });
    }
    room.press(Actor::Player(mover));
}

fn made(room: &mut TestMatch, moves: &str) {
    for uci in moves.split(' ') {
        made_as(room, uci, uci);
    }
}

/// A match in which 1. e4 was made as e3 on Black's board, and these moves on both boards since.
fn with_e3(moves: &str) -> TestMatch {
    let mut room = TestMatch::new("2023");
    room.start();
    made_as(&mut room, "e2e4", "e2e3");
    made(&mut room, moves);
    assert_eq!(room.played(), format!("e2e4 {moves}"));
    room
}

/// What is known of a board.
fn stands(room: &TestMatch, board: Side) -> Placement {
    room.scratch.blind.arranged().unwrap().placement(&room.scratch.game, board)
}

/// The position of the game, with these changes.
fn position_but(room: &TestMatch, changes: &[&str]) -> Placement {
    changed(&room.scratch.game.position().placement(), changes)
}

fn alarm(room: &TestMatch) -> bool {
    is_different(room.scratch.blind.arranged().unwrap(), &room.scratch.game, room.edition)
}

fn told(placement: Placement) -> Command {
    let done = ExecutionReport::Stands(placement);
    Command::Execute { board: Side::Black, done, by: None }
}

const WRONG: Lack = Lack::SameExecution { board: Side::Black };

/// Moves that leave the pawn of 1. e4 where it is.
const ON: &str = "e7e5 g1f3 b8c6 f1b5 a7a6";

#[test]
fn a_board_that_stands_wrong_is_known_after_five_half_moves_and_until_it_is_put_right() {
    let shifted = ExecutionReport::Move(Uci("e3e4".into()));
    let right = with_e3(ON).scratch.game.position().placement();
    let ways = [
        vec![told(right)],
        vec![Command::Execute { board: Side::Black, done: shifted, by: None }],
        vec![Command::Compare, Command::Confirm { side: Side::Black, agrees: true }],
    ];
    for way in ways {
        let mut room = with_e3(ON);
        assert_eq!(stands(&room, Side::Black), position_but(&room, &["e4-", "Pe3"]));
        assert_eq!(stands(&room, Side::White), position_but(&room, &[]));
        assert_eq!((room.lacks().last(), alarm(&room)), (Some(&WRONG), true));
        for command in &way {
            room.must(command);
        }
        assert_eq!(stands(&room, Side::Black), position_but(&room, &[]), "{way:?}");
        assert!(!room.lacks().contains(&WRONG) && !alarm(&room), "{way:?}");
        made(&mut room, "b5a4");
        assert_eq!(stands(&room, Side::Black), position_but(&room, &[]), "{way:?}");
    }
}

#[test]
fn a_piece_that_is_found_elsewhere_before_a_move_stands_there_after_it() {
    let mut room = TestMatch::new("2023");
    room.start();
    made(&mut room, "e2e4");
    let found = position_but(&room, &["e4-", "Pe3"]);
    room.must(&told(found));
    made(&mut room, "e7e5 g1f3");
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e4-", "Pe3"]));
    assert_eq!((room.lacks().last(), alarm(&room)), (Some(&WRONG), true));
}

#[test]
fn a_move_on_a_wrong_board_changes_its_own_squares_and_rights_what_it_moves() {
    for (moves, changes) in [
        // What is captured in the game stands beside the capture on the board.
        ("d7d5 b1c3 d5e4", &["Pe3"][..]),
        // The pawn is taken from where it stands.
        ("d7d5 e4d5", &[][..]),
        ("e7e5 g1f3 g8f6 f1c4 f8c5 e1g1", &["e4-", "Pe3"][..]),
    ] {
        let mut room = with_e3(moves);
        assert_eq!(stands(&room, Side::Black), position_but(&room, changes), "{moves}");
        assert_eq!(alarm(&room), !changes.is_empty(), "{moves}");
        let right = position_but(&room, &[]);
        room.must(&told(right));
        assert!(stands(&room, Side::Black) == right && !alarm(&room), "{moves}");
    }
}

#[test]
fn a_rook_that_was_not_moved_in_castling_is_known_after_the_next_moves() {
    let game = game_from("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let mut room = TestMatch::of("2023", Arrangement::of_blind(Side::Black), game);
    room.start();
    let said = Utterance::of_move("…", Uci("e1g1".into()));
    room.must(&Command::Announce { by: WHITE, said: said.clone() });
    room.must(&Command::Repeat { by: BLACK, said });
    room.execute(Side::White, "e1g1");
    room.press(WHITE);
    let half = position_but(&room, &["f1-", "Rh1"]);
    room.must(&told(half));
    let rook = Lack::Rook { board: Side::Black, square: "h1".parse().unwrap() };
    assert!(room.lacks().contains(&rook) && !room.lacks().contains(&WRONG));
    made(&mut room, "e8e7 g1g2");
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["f1-", "Rh1"]));
    assert_eq!((room.lacks().last(), alarm(&room)), (Some(&WRONG), true));
    let right = position_but(&room, &[]);
    room.must(&told(right));
    assert!(stands(&room, Side::Black) == right && !alarm(&room));
}

#[test]
fn a_move_that_is_corrected_after_the_next_one_was_made_is_right_under_that() {
    let mut room = TestMatch::new("2023");
    room.start();
    made_as(&mut room, "e2e4", "e2e3");
    room.announce(BLACK, "Bauer Eva sieben - Eva fuenf");
    room.execute(Side::Black, "e7e5");
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e4-", "Pe3", "e7-", "pe5"]));
    room.execute(Side::Black, "e2e4");
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e7-", "pe5"]));
    assert!(!alarm(&room));
}

#[test]
fn pieces_that_are_put_right_one_after_the_other_leave_the_present_move_where_it_is() {
    let mut room = with_e3("d7d5 b1c3 d5e4");
    room.announce(WHITE, "Bauer David zwei - David drei");
    room.execute(Side::Black, "d2d3");
    room.execute(Side::Black, "a7a5");
    // That was no move of White.
    assert!(room.lacks().contains(&WRONG));
    room.must(&told(position_but(&room, &["Pe3", "d2-", "Pd3"])));
    room.must(&told(position_but(&room, &["d2-", "Pd3"])));
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["d2-", "Pd3"]));
    assert!(!alarm(&room));
}

#[test]
fn what_a_player_finds_is_a_difference_until_the_player_finds_that_the_board_agrees() {
    let mut room = TestMatch::new("2023");
    room.start();
    let found = |agrees| Command::Confirm { side: Side::Black, agrees };
    room.must(&Command::Compare);
    room.must(&found(false));
    made(&mut room, "e2e4 e7e5 g1f3");
    assert!(alarm(&room) && !room.lacks().contains(&WRONG));
    room.must(&Command::Compare);
    assert!(alarm(&room), "nobody has answered");
    room.must(&Command::Confirm { side: Side::White, agrees: true });
    assert!(alarm(&room), "it is the other board");
    room.must(&found(true));
    assert!(!alarm(&room));
}

#[test]
fn what_was_noticed_of_a_board_is_not_noticed_anew_and_the_case_names_its_player() {
    let mut room = with_e3("e7e5");
    room.must(&Command::Compare);
    let noticed = room.must(&Command::Confirm { side: Side::White, agrees: true });
    assert!(noticed.is_empty(), "{noticed:?}");
    let noticed = room.must(&Command::Confirm { side: Side::Black, agrees: false });
    assert_eq!(noticed, [Notice::ComparedDifferent { side: Side::Black }]);
    let blind = room.scratch.blind.arranged().unwrap();
    let case = case_of(&room.scratch.game, blind, blind.noticed.last().unwrap());
    assert_eq!(case.and_then(|case| case.side()), Some(Side::Black));
}

/// Something is done in the game, beside the match.
fn in_game(room: &mut TestMatch, command: &GameCommand) {
    let scratch = &mut room.scratch;
    for event in scratch.game.decide(command, (scratch.at, room.edition)).unwrap() {
        let before = scratch.game.ply();
        scratch.game.apply(&event, scratch.at);
        scratch.blind.follow(&event, &scratch.game, before);
    }
}

fn take_back(room: &mut TestMatch, to: u16) {
    in_game(room, &GameCommand::TakeBack { to: Ply(to), reason: "…".into() });
}

fn correct(room: &mut TestMatch, ply: u16, uci: &str) {
    let uci = Uci(uci.into());
    in_game(room, &GameCommand::CorrectMove { ply: Ply(ply), uci, reason: "…".into() });
}

#[test]
fn what_is_put_right_on_a_board_is_so_when_moves_are_taken_back() {
    let right = with_e3(ON).scratch.game.position().placement();
    let confirm = Command::Confirm { side: Side::Black, agrees: true };
    for way in [vec![told(right)], vec![Command::Compare, confirm]] {
        for to in [3, 1] {
            let mut room = with_e3(ON);
            for command in &way {
                room.must(command);
            }
            take_back(&mut room, to);
            assert_eq!(stands(&room, Side::Black), position_but(&room, &[]), "{way:?}");
            assert!(!alarm(&room), "{way:?}");
        }
    }
}

#[test]
fn one_of_two_errors_that_is_put_right_is_so_when_moves_are_taken_back_and_the_other_is_not() {
    let mut room = with_e3("e7e5");
    made_as(&mut room, "g1f3", "g1h3");
    made(&mut room, "b8c6 f1c4");
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e4-", "Pe3", "f3-", "Nh3"]));
    let knight_is_right = position_but(&room, &["e4-", "Pe3"]);
    room.must(&told(knight_is_right));
    // Before the slip the knight stands where it stood.
    for to in [3, 2] {
        take_back(&mut room, to);
        assert_eq!(stands(&room, Side::Black), position_but(&room, &["e4-", "Pe3"]), "{to}");
        assert_eq!((room.lacks().last(), alarm(&room)), (Some(&WRONG), true), "{to}");
    }
}

#[test]
fn a_board_that_has_not_the_move_to_which_the_record_is_corrected_stands_wrong() {
    let found = |room: &mut TestMatch| {
        made(room, "g1f3");
        let done = ExecutionReport::Stands(position_but(room, &["f3-", "Nh3"]));
        room.must(&Command::Execute { board: Side::White, done, by: None });
    };
    let settled = |room: &mut TestMatch| {
        let uci = Uci("g1f3".into());
        let said = Utterance::of_move("…", uci.clone());
        room.must(&Command::Announce { by: WHITE, said });
        room.execute(Side::White, "g1h3");
        room.execute(Side::Black, "g1f3");
        room.press(WHITE);
        room.must(&Command::Settle { uci, reason: "…".into() });
    };
    for begin in [&found as &dyn Fn(&mut TestMatch), &settled] {
        let mut room = TestMatch::new("2023");
        room.start();
        begin(&mut room);
        assert_eq!(room.played(), "g1f3");
        correct(&mut room, 1, "g1h3");
        assert_eq!(stands(&room, Side::White), position_but(&room, &[]));
        assert_eq!(stands(&room, Side::Black), position_but(&room, &["h3-", "Nf3"]));
        // Nobody announces or repeats what the arbiter has corrected.
        assert_eq!((room.lacks().first(), alarm(&room)), (Some(&WRONG), true));
        let right = position_but(&room, &[]);
        room.must(&told(right));
        assert!(stands(&room, Side::Black) == right && !alarm(&room));
    }
}

#[test]
fn a_move_that_was_taken_down_wrongly_is_corrected_on_both_boards() {
    let mut room = TestMatch::new("2023");
    room.start();
    made(&mut room, "e2e4 e7e5");
    let said = Utterance::of_move("…", Uci("g1f3".into()));
    room.must(&Command::Announce { by: WHITE, said });
    room.execute(Side::White, "g1f3");
    correct(&mut room, 1, "e2e3");
    assert_eq!(stands(&room, Side::White), position_but(&room, &["g1-", "Nf3"]));
    assert_eq!(stands(&room, Side::Black), position_but(&room, &[]));
    assert!(!alarm(&room) && !room.lacks().contains(&WRONG));

    // What stands wrong beside it does so still.
    let mut room = with_e3("e7e5 g1f3");
    correct(&mut room, 3, "g1h3");
    assert_eq!(stands(&room, Side::White), position_but(&room, &[]));
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e4-", "Pe3"]));
    assert!(alarm(&room));
}

#[test]
fn what_is_known_to_be_no_move_stands_so_when_the_record_is_corrected() {
    let mut room = TestMatch::new("2023");
    room.start();
    made_as(&mut room, "e2e4", "e2e5");
    assert_eq!(room.played(), "e2e4");
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e4-", "Pe5"]));
    correct(&mut room, 1, "e2e3");
    assert_eq!(stands(&room, Side::White), position_but(&room, &[]));
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e3-", "Pe5"]));
    assert!(alarm(&room));
}

#[test]
fn a_move_that_nobody_told_of_a_board_that_was_found_otherwise_was_made_on_it() {
    let mut room = TestMatch::new("2023");
    room.start();
    made(&mut room, "e2e4 e7e5");
    let found = position_but(&room, &["e4-", "Pe3"]);
    room.must(&told(found));
    let said = Utterance::of_move("…", Uci("g1f3".into()));
    room.must(&Command::Announce { by: WHITE, said: said.clone() });
    room.must(&Command::Repeat { by: BLACK, said });
    room.execute(Side::White, "g1f3");
    room.press(WHITE);
    assert_eq!((room.played().as_str(), stands(&room, Side::Black)), ("e2e4 e7e5 g1f3", found));
    made(&mut room, "b8c6");
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e4-", "Pe3"]));
    assert_eq!((room.lacks().last(), alarm(&room)), (Some(&WRONG), true));
}

#[test]
fn a_move_that_is_told_late_of_a_board_that_was_found_otherwise_leaves_that_as_it_is() {
    let mut room = TestMatch::new("2023");
    room.start();
    made(&mut room, "e2e4 e7e5");
    room.must(&told(position_but(&room, &["e5-", "pe6"])));
    let said = Utterance::of_move("…", Uci("g1f3".into()));
    room.must(&Command::Announce { by: WHITE, said: said.clone() });
    room.must(&Command::Repeat { by: BLACK, said });
    room.execute(Side::White, "g1f3");
    room.press(WHITE);
    room.execute(Side::Black, "g1f3");
    assert_eq!(stands(&room, Side::Black), position_but(&room, &["e5-", "pe6"]));
    assert!(alarm(&room));
}

#[test]
fn of_boards_that_are_others_nothing_is_known() {
    let mut room = with_e3(ON);
    room.must(&Command::Compare);
    room.must(&Command::Confirm { side: Side::White, agrees: false });
    let two = Arrangement::of_blind(Side::Black).boards;
    for boards in [Boards::One(OwnBoard::default()), two] {
        let arrangement = Arrangement { boards, ..Arrangement::of_blind(Side::Black) };
        let reason = "…".to_owned();
        room.must(&Command::Arrange { arrangement: Box::new(arrangement), reason });
        assert_eq!(stands(&room, Side::Black), position_but(&room, &[]));
        assert!(!alarm(&room) && !room.lacks().contains(&WRONG));
    }
}
