//! A move from its announcement to the clock: the order of the acts, slips, what differs on the boards.

use super::*;
use jadoube_chess::moment::Moment;

#[test]
fn a_move_is_announced_repeated_executed_on_both_boards_and_the_clock_started() {
    let (white, black) = (Side::White, Side::Black);
    let mut room = TestMatch::new("2023");
    room.start();
    let all = [
        Lack::Announcement { by: white },
        Lack::Repetition { by: black },
        Lack::Execution { board: white },
        Lack::Execution { board: black },
        Lack::Clock { by: white },
    ];
    assert_eq!(room.lacks(), all);
    assert!(room.announce(WHITE, "Bauer Eva zwei - Eva vier").is_empty());
    assert_eq!(room.lacks(), all[1..]);
    assert!(room.repeat(BLACK, "Eva zwo Eva vier").is_empty());
    assert_eq!(room.lacks(), all[2..]);
    assert!(room.execute(white, "e2e4").is_empty());
    assert!(room.execute(black, "e2e4").is_empty());
    assert_eq!(room.lacks(), all[4..]);
    assert_eq!(room.played(), "");
    assert!(room.press(WHITE).is_empty());
    assert_eq!(room.played(), "e2e4");
    assert_eq!(room.scratch.game.clock.running(), Some(black));
    assert_eq!(room.lacks().first(), Some(&Lack::Announcement { by: black }));
}

#[test]
fn the_opponent_may_repeat_and_execute_after_the_clock_was_started() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.execute(Side::White, "e2e4");
    assert!(room.press(WHITE).is_empty());
    assert_eq!(room.played(), "e2e4");
    let rest = [Lack::Repetition { by: Side::Black }, Lack::Execution { board: Side::Black }];
    assert_eq!(room.lacks()[..2], rest);
    // Read in the position before the move.
    let said = Utterance::of_move("Bauer Eva zwei - Eva vier", Uci("e2e4".into()));
    assert!(room.must(&Command::Repeat { by: BLACK, said }).is_empty());
    assert!(
        room.must(&Command::Execute {
            board: Side::Black,
            done: ExecutionReport::AsAnnounced,
            by: None
        })
        .is_empty()
    );
    assert_eq!(room.lacks().len(), 5);
    // It is agreed that the clock waits for both boards.
    let after = ClockAfter::BothBoards;
    let arrangement = Arrangement { clock_after: after, ..Arrangement::of_blind(Side::Black) };
    let mut room = TestMatch::of("2023", arrangement, game());
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.execute(Side::White, "e2e4");
    let noticed = room.press(WHITE);
    assert_eq!(noticed, [Notice::ClockTooEarly { by: Side::White, lacks: rest.to_vec() }]);
}

#[test]
fn when_the_clock_may_be_started_is_the_editions_and_differs_between_the_players() {
    let announcement = |by| Lack::Announcement { by };
    for edition in editions() {
        let usual = edition.rules.blind.sighted_as_usual.value;
        // The sighted player executes and presses, and says nothing.
        let mut room = TestMatch::new(&edition.id);
        room.start();
        room.execute(Side::White, "e2e4");
        let early =
            Notice::ClockTooEarly { by: Side::White, lacks: vec![announcement(Side::White)] };
        let expected = if usual { vec![] } else { vec![early] };
        assert_eq!(room.press(WHITE), expected, "{}", edition.id);
        assert_eq!(room.played(), if usual { "e2e4" } else { "" }, "{}", edition.id);
        let said = Utterance::of_move("Eva vier", Uci("e2e4".into()));
        room.must(&Command::Announce { by: WHITE, said });
        assert_eq!(room.played(), "e2e4", "{}", edition.id);
        // The blind player does the same.
        room.execute(Side::Black, "e2e4");
        room.execute(Side::Black, "e7e5");
        let early =
            Notice::ClockTooEarly { by: Side::Black, lacks: vec![announcement(Side::Black)] };
        assert_eq!(room.press(BLACK), std::slice::from_ref(&early), "{}", edition.id);
        assert_eq!(room.played(), "e2e4", "{}", edition.id);
        assert_eq!(room.scratch.game.clock.running(), Some(Side::White), "{}", edition.id);
        room.announce(BLACK, "Bauer Eva sieben - Eva fuenf");
        assert_eq!(room.played(), "e2e4 e7e5", "{}", edition.id);
        let arrangement = &room.scratch.blind.arranged().unwrap().arrangement;
        let case = early.case(arrangement, Ply(1)).unwrap();
        let ruling = rule(&case, &room.scratch.game, room.edition, room.scratch.at);
        let made = &edition.rules.blind.made;
        assert!(ruling.citations.iter().any(|one| one.article == made.article), "{}", edition.id);
    }
}

#[test]
fn a_slip_of_the_tongue_is_corrected_until_the_opponents_clock_is_started() {
    for edition in editions() {
        let mut room = TestMatch::new(&edition.id);
        room.start();
        room.announce(WHITE, "Springer Gustav eins - Hector drei");
        let said = room.said("Springer Gustav eins - Felix drei");
        let correct = Command::CorrectAnnouncement { by: WHITE, said };
        assert!(room.must(&correct).is_empty());
        room.execute(Side::White, "g1f3");
        room.press(WHITE);
        assert_eq!(room.played(), "g1f3");
        let noticed = room.must(&correct);
        assert_eq!(noticed, [Notice::SlipTooLate { by: Side::White }]);
        assert_eq!(room.played(), "g1f3");
        let arrangement = &room.scratch.blind.arranged().unwrap().arrangement;
        let case = noticed[0].case(arrangement, Ply(0));
        let slip = Case::BlindSlip(BlindSlip { by: Side::White, started: true });
        assert_eq!(case, Some(slip));
        assert!(noticed[0].is_incident());
    }
}

#[test]
fn who_repeated_what_was_announced_has_repeated_nothing_wrong_when_it_is_corrected() {
    let mut room = TestMatch::new("2023");
    room.start();
    let later = |room: &mut TestMatch| room.scratch.at = Moment(room.scratch.at.0 + 1_000);
    let (slip, meant) = ("Springer Gustav eins - Hector drei", "Springer Gustav eins - Felix drei");
    room.announce(WHITE, slip);
    later(&mut room);
    assert_eq!(room.repeat(BLACK, slip), []);
    later(&mut room);
    let said = room.said(meant);
    assert_eq!(room.must(&Command::CorrectAnnouncement { by: WHITE, said }), []);
    assert!(room.lacks().contains(&Lack::SameRepetition { by: Side::Black }), "once more");
    later(&mut room);
    // Of the correction it is an error.
    assert!(matches!(room.repeat(BLACK, slip)[..], [Notice::RepetitionDiffers { .. }]));
    later(&mut room);
    assert_eq!(room.repeat(BLACK, meant), []);
    room.execute(Side::White, "g1f3");
    room.execute(Side::Black, "g1f3");
    assert_eq!(room.lacks().iter().find(|lack| matches!(lack, Lack::SameRepetition { .. })), None);
}

#[test]
fn where_the_clock_stands_on_the_table_only_the_move_is_recorded() {
    let mut game = game();
    game.setup.timing = Timing::Device;
    let mut room = TestMatch::of("2023", Arrangement::of_blind(Side::Black), game);
    room.start();
    // Pressed too early, and made up for.
    let noticed = room.press(WHITE);
    assert!(matches!(noticed[..], [Notice::ClockTooEarly { .. }]));
    assert_eq!(room.ask(&Command::PressClock { by: WHITE }), Err(Refusal::AlreadyStarted));
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.execute(Side::White, "e2e4");
    assert_eq!(room.played(), "e2e4");
}

#[test]
fn an_execution_that_differs_is_noticed_on_either_board_and_then_put_right() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    let noticed = room.execute(Side::White, "e2e3");
    let announced = vec![Uci("e2e4".into())];
    let executed = Some(Uci("e2e3".into()));
    assert_eq!(noticed, [Notice::ExecutionDiffers { board: Side::White, announced, executed }]);
    assert_eq!(room.lacks()[1], Lack::SameExecution { board: Side::White });
    let noticed = room.execute(Side::Black, "d2d4");
    let squares = ["d2", "e2", "d4", "e4"].map(|name| name.parse().unwrap()).to_vec();
    assert_eq!(noticed, [Notice::BoardsDiffer { board: Side::Black, squares }]);
    assert!(room.execute(Side::White, "e2e4").is_empty());
    // The clock is started while the opponent's board is still wrong.
    assert!(room.press(WHITE).is_empty());
    assert_eq!(room.played(), "e2e4");
    assert_eq!(room.lacks()[1], Lack::SameExecution { board: Side::Black });
    assert!(room.execute(Side::Black, "e2e4").is_empty());
    let blind = room.scratch.blind.arranged().unwrap();
    let standing = Side::BOTH.map(|board| blind.placement(&room.scratch.game, board));
    assert_eq!(standing, [room.scratch.game.position().placement(); 2]);
}

#[test]
fn where_nothing_agrees_after_the_clock_the_arbiter_says_which_move_stands() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.execute(Side::White, "e2e3");
    let lacks = vec![Lack::SameExecution { board: Side::White }];
    assert_eq!(room.press(WHITE), [Notice::ClockTooEarly { by: Side::White, lacks }]);
    assert_eq!(room.played(), "");
    let settle = |reason: &str| Command::Settle { uci: Uci("e2e4".into()), reason: reason.into() };
    assert_eq!(room.ask(&settle(" ")), Err(Refusal::ReasonMissing));
    room.must(&settle("both scores"));
    assert_eq!(room.played(), "e2e4");
    assert_eq!(room.scratch.game.clock.running(), Some(Side::Black));
    assert_eq!(room.lacks()[1], Lack::SameExecution { board: Side::White });
}

#[test]
fn a_move_that_begins_before_the_last_one_is_done_is_noted_once() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.announce(WHITE, "Eva vier");
    room.repeat(BLACK, "Eva vier");
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    let noticed = room.announce(BLACK, "Eva fuenf");
    let lacks = Lack::Execution { board: Side::Black };
    assert_eq!(noticed, [Notice::OutOfOrder { lacks }]);
    // Both moves stand on the board that was behind: they are told apart by whose pieces moved.
    assert!(room.execute(Side::Black, "e7e5").is_empty());
    assert!(room.execute(Side::Black, "e2e4").is_empty());
    assert!(room.press(BLACK).is_empty());
    assert_eq!(room.played(), "e2e4 e7e5");
}

#[test]
fn a_draw_offered_with_the_announcement_is_an_offer_of_the_game() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier, Remis");
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    assert_eq!(room.scratch.game.offer.map(|offer| offer.by), Some(Side::White));
    assert!(room.scratch.game.plies[0].draw_offered);
}

#[test]
fn a_mate_needs_no_clock() {
    let mut room = TestMatch::of(
        "2023",
        Arrangement::of_blind(Side::Black),
        game_from("7k/5ppp/8/8/8/8/8/R3K3 w - - 0 1"),
    );
    room.start();
    room.execute(Side::White, "a1a8");
    assert!(matches!(room.scratch.game.status, Status::Ended(_)));
    let refused = room.ask(&Command::PressClock { by: WHITE });
    assert_eq!(refused, Err(Refusal::Game(jadoube_laws::game::refusal::Refusal::GameEnded)));
}

#[test]
fn moves_taken_back_are_forgotten() {
    let mut room = TestMatch::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    let back = GameCommand::TakeBack { to: Ply(0), reason: "wrong entry".into() };
    let events = room.scratch.game.decide(&back, (room.scratch.at, room.edition)).unwrap();
    for event in events {
        room.scratch.game.apply(&event, room.scratch.at);
        room.scratch.blind.follow(&event, &room.scratch.game, Ply(1));
    }
    assert_eq!(room.lacks()[0], Lack::Announcement { by: Side::White });
}
