//! The protocol as a specification: edition by edition, and random games in random orders with
//! random slips. What a competition makes of it is in `tests/it/blind.rs`.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::core::blind::arrangement::{
    Announcing, Arrangement, Assistant, BoardKind, Boards, ClockAfter, Keeping, OwnBoard, Person,
    Scheme,
};
use crate::core::blind::event::{Actor, Inquiry};
use crate::core::blind::execution::Done;
use crate::core::blind::hearing::alike;
use crate::core::blind::missing::{Lack, caution, missing, next};
use crate::core::blind::notice::Overstep;
use crate::core::blind::rehearsal::Scratch;
use crate::core::blind::rehearsal::tests::{game, game_from};
use crate::core::blind::utterance::{Reading, Utterance};
use crate::core::board::placement::Placement;
use crate::core::board::square::Square;
use crate::core::game::state::Status;
use crate::core::laws::adjournment::AssistantDuty;
use crate::core::notation::place::Place;
use crate::core::notation::spoken::words::GERMAN;
use crate::core::rulings::case::Case;
use crate::core::rulings::rule::rule;
use crate::core::rulings::sealed::facts::{AssistantAct, BlindSlip};
use crate::core::side::{BySide, Side};
use crate::formats::laws::{edition, editions};

const WHITE: Actor = Actor::Player(Side::White);
const BLACK: Actor = Actor::Player(Side::Black);

/// A match under an edition, Black being blind.
struct Room {
    scratch: Scratch,
    edition: &'static Edition,
}

impl Room {
    fn new(id: &str) -> Self {
        Self::of(id, Arrangement::of_blind(Side::Black), game())
    }

    fn of(id: &str, arrangement: Arrangement, game: Game) -> Self {
        let mut room = Self { scratch: Scratch::new(game), edition: edition(id).unwrap() };
        room.must(&Command::Arrange { arrangement: Box::new(arrangement), reason: String::new() });
        room
    }

    fn ask(&mut self, command: &Command) -> Result<Decided, Refusal> {
        self.scratch.run(command, self.edition)
    }

    /// What was noticed.
    fn must(&mut self, command: &Command) -> Vec<Notice> {
        let decided = self.ask(command).unwrap_or_else(|why| panic!("{command:?}: {why}"));
        let noticed = decided.blind.into_iter().filter_map(|event| match event {
            Event::Noticed { what, .. } => Some(what),
            _ => None,
        });
        noticed.collect()
    }

    fn said(&self, text: &str) -> Utterance {
        let pairs = alike(self.scratch.blind.as_ref().unwrap().arrangement.announcing);
        let place = Place::beginning(self.scratch.game.position().clone());
        Utterance::spoken(&place, text, &GERMAN, &pairs)
    }

    fn announce(&mut self, by: Actor, text: &str) -> Vec<Notice> {
        let said = self.said(text);
        self.must(&Command::Announce { by, said })
    }

    fn repeat(&mut self, by: Actor, text: &str) -> Vec<Notice> {
        let said = self.said(text);
        self.must(&Command::Repeat { by, said })
    }

    fn execute(&mut self, board: Side, uci: &str) -> Vec<Notice> {
        self.must(&Command::Execute { board, done: Done::Move(Uci(uci.into())), by: None })
    }

    fn press(&mut self, by: Actor) -> Vec<Notice> {
        self.must(&Command::PressClock { by })
    }

    fn lacks(&self) -> Vec<Lack> {
        let blind = self.scratch.blind.as_ref().unwrap();
        let all = missing(blind, &self.scratch.game, self.edition);
        all.into_iter().map(|one| one.lack).collect()
    }

    fn played(&self) -> String {
        let moves = self.scratch.game.plies.iter().map(|ply| ply.uci.0.as_str());
        moves.collect::<Vec<_>>().join(" ")
    }

    fn start(&mut self) {
        let started = GameCommand::Start;
        let events = decide_game(&self.scratch.game, &started, self.scratch.at, self.edition);
        for event in events.unwrap() {
            crate::core::game::apply::apply(&mut self.scratch.game, &event, self.scratch.at);
        }
    }
}

fn assistant(duties: &[AssistantDuty]) -> Option<Assistant> {
    Some(Assistant { name: "A. Helper".into(), duties: duties.iter().copied().collect() })
}

#[test]
fn a_move_is_announced_repeated_executed_on_both_boards_and_the_clock_started() {
    let (white, black) = (Side::White, Side::Black);
    let mut room = Room::new("2023");
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
    let mut room = Room::new("2023");
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
        room.must(&Command::Execute { board: Side::Black, done: Done::AsAnnounced, by: None })
            .is_empty()
    );
    assert_eq!(room.lacks().len(), 5);
    // It is agreed that the clock waits for both boards.
    let after = ClockAfter::BothBoards;
    let arrangement = Arrangement { clock_after: after, ..Arrangement::of_blind(Side::Black) };
    let mut room = Room::of("2023", arrangement, game());
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
        let mut room = Room::new(&edition.id);
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
        let arrangement = &room.scratch.blind.as_ref().unwrap().arrangement;
        let case = early.case(arrangement, Ply(1)).unwrap();
        let ruling = rule(&case, &room.scratch.game, room.edition, room.scratch.at);
        let made = &edition.rules.blind.made;
        assert!(ruling.citations.iter().any(|one| one.article == made.article), "{}", edition.id);
    }
}

#[test]
fn a_slip_of_the_tongue_is_corrected_until_the_opponents_clock_is_started() {
    for edition in editions() {
        let mut room = Room::new(&edition.id);
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
        let arrangement = &room.scratch.blind.as_ref().unwrap().arrangement;
        let case = noticed[0].case(arrangement, Ply(0));
        let slip = Case::BlindSlip(BlindSlip { by: Side::White, started: true });
        assert_eq!(case, Some(slip));
        assert!(noticed[0].is_incident());
    }
}

#[test]
fn words_that_sound_alike_are_told_from_other_differences() {
    let cases = [
        // announced, repeated, alike
        ("Bauer Eva zwei - Eva vier", "Bauer Bella zwei - Bella vier", true),
        ("Bauer Anna zwei - Anna drei", "Bauer Bella zwei - Bella drei", true),
        ("Bauer Eva zwei - Eva vier", "Bauer David zwei - David vier", false),
        ("Springer Gustav eins - Felix drei", "Springer Gustav eins - Hector drei", false),
        // What was understood is no legal move: only the announcement can be meant.
        ("Bauer Eva zwei - Eva vier", "Dame Eva zwei - Eva vier", true),
        ("Bauer Eva zwei - Eva vier", "Turm Eva zwei - Eva vier", false),
        ("Dame Eva zwei - Eva vier", "Bauer Eva zwei - Eva vier", true),
    ];
    for (announced, repeated, wanted) in cases {
        let mut room = Room::new("2023");
        room.announce(WHITE, announced);
        let noticed = room.repeat(BLACK, repeated);
        assert!(
            matches!(noticed[..], [Notice::RepetitionDiffers { alike, .. }] if alike == wanted),
            "{announced} / {repeated}: {noticed:?}"
        );
    }
    // Put right before the clock, nothing disagrees any more.
    let mut room = Room::new("2023");
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.repeat(BLACK, "Bauer Bella zwei - Bella vier");
    assert_eq!(room.lacks()[0], Lack::SameRepetition { by: Side::Black });
    assert!(room.repeat(BLACK, "Bauer Eva zwei - Eva vier").is_empty());
    assert_eq!(room.lacks()[0], Lack::Execution { board: Side::White });
}

#[test]
fn an_announcement_that_sounds_like_another_legal_move_warns_until_it_is_repeated() {
    let mut room = Room::new("2023");
    let warned = |room: &Room| {
        let near = caution(room.scratch.blind.as_ref().unwrap(), &room.scratch.game)?.near;
        Some(near.into_iter().map(|uci| uci.0).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(warned(&room), None);
    // Eva: Bella. The other words for two, four and Bauer lead to no legal move.
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    assert_eq!(warned(&room), Some("b2b4".into()));
    room.repeat(BLACK, "Bauer Bella zwei - Bella vier");
    assert_eq!(warned(&room), Some("b2b4".into()));
    room.repeat(BLACK, "Bauer Eva zwei - Eva vier");
    assert_eq!(warned(&room), None);
    // Nothing sounds like Gustav, Felix or Springer.
    room.announce(WHITE, "Springer Gustav eins - Felix drei");
    assert_eq!(warned(&room), None);
}

#[test]
fn an_assistant_who_moves_the_pieces_has_that_duty_or_it_is_noticed() {
    let mut arrangement = Arrangement::of_blind(Side::Black);
    arrangement.assistants.black = assistant(&[AssistantDuty::MakesBlindMoves]);
    let mut room = Room::of("2023", arrangement, game());
    room.start();
    let makes = |board, uci: &str| Command::Execute {
        board,
        done: Done::Move(Uci(uci.into())),
        by: Some(Actor::Assistant(Side::Black)),
    };
    // The sighted player's move on the blind player's board.
    let what = Overstep::Duty(AssistantDuty::MakesOpponentMoves);
    let outside = Notice::OutsideDuties { of: Side::Black, what };
    room.announce(WHITE, "Eva vier");
    room.repeat(BLACK, "Eva vier");
    assert_eq!(room.must(&makes(Side::Black, "e2e4")), [outside]);
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    // The blind player's move on the opponent's board.
    assert!(room.must(&makes(Side::White, "e7e5")).is_empty());
    let blind = room.scratch.blind.as_ref().unwrap();
    let done = blind.checklist(Side::Black, Ply(1));
    assert_eq!(done, [(AssistantDuty::MakesBlindMoves, true)]);
}

#[test]
fn where_the_clock_stands_on_the_table_only_the_move_is_recorded() {
    let mut game = game();
    game.setup.timing = Timing::Device;
    let mut room = Room::of("2023", Arrangement::of_blind(Side::Black), game);
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
fn with_zwo_two_is_not_taken_for_three() {
    for (zwo, wanted) in [(false, true), (true, false)] {
        let announcing = Announcing { scheme: Scheme::German, zwo };
        let arrangement = Arrangement { announcing, ..Arrangement::of_blind(Side::Black) };
        let mut room = Room::of("2023", arrangement, game_from("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"));
        room.announce(WHITE, "Turm Anna eins - Anna zwei");
        let noticed = room.repeat(BLACK, "Turm Anna eins - Anna drei");
        assert!(
            matches!(noticed[..], [Notice::RepetitionDiffers { alike, .. }] if alike == wanted),
            "{zwo}"
        );
    }
}

#[test]
fn an_announcement_that_is_no_legal_move_or_several_is_noticed_at_once() {
    let mut room = Room::new("2023");
    let noticed = room.announce(WHITE, "Dame Eva zwei - Eva vier");
    let near = vec![Uci("e2e4".into())];
    assert_eq!(noticed, [Notice::AnnouncedIllegal { by: Side::White, near }]);
    assert_eq!(room.lacks()[0], Lack::ClearAnnouncement { by: Side::White });
    let noticed = room.announce(WHITE, "Felix drei");
    let moves = vec![Uci("f2f3".into()), Uci("g1f3".into())];
    assert_eq!(noticed, [Notice::AnnouncedUnclear { by: Side::White, moves }]);
    assert!(room.announce(WHITE, "Springer Felix drei").is_empty());
    // What was read before the game went on.
    let said = Utterance::of_move("Eva fuenf", Uci("e7e5".into()));
    let refused = room.ask(&Command::Announce { by: WHITE, said });
    assert!(matches!(refused, Err(Refusal::MoveIllegal { .. })));
}

#[test]
fn the_piece_that_a_pawn_becomes_is_named_where_the_edition_says_so() {
    for edition in editions() {
        let told = edition.rules.blind.promotion_announced.value;
        let arrangement = Arrangement::of_blind(Side::White);
        let mut room =
            Room::of(&edition.id, arrangement, game_from("7k/4P3/8/8/8/8/8/4K3 w - - 0 1"));
        room.start();
        let noticed = room.announce(WHITE, "Bauer Eva sieben - Eva acht");
        let expected =
            if told { vec![Notice::PromotionNotNamed { by: Side::White }] } else { vec![] };
        assert_eq!(noticed, expected, "{}", edition.id);
        room.execute(Side::White, "e7e8q");
        let lacks = vec![Lack::PromotionPiece { by: Side::White }];
        let early = Notice::ClockTooEarly { by: Side::White, lacks };
        let expected = if told { vec![early] } else { vec![] };
        assert_eq!(room.press(WHITE), expected, "{}", edition.id);
        assert_eq!(room.played(), "e7e8q", "{}", edition.id);
    }
}

#[test]
fn an_execution_that_differs_is_noticed_on_either_board_and_then_put_right() {
    let mut room = Room::new("2023");
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
    let blind = room.scratch.blind.as_ref().unwrap();
    let standing = Side::BOTH.map(|board| blind.placement(&room.scratch.game, board));
    assert_eq!(standing, [room.scratch.game.position().placement(); 2]);
}

#[test]
fn where_nothing_agrees_after_the_clock_the_arbiter_says_which_move_stands() {
    let mut room = Room::new("2023");
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
    let mut room = Room::new("2023");
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
    let mut room = Room::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier, Remis");
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    assert_eq!(room.scratch.game.offer.map(|offer| offer.by), Some(Side::White));
    assert!(room.scratch.game.plies[0].draw_offered);
}

#[test]
fn a_mate_needs_no_clock() {
    let mut room = Room::of(
        "2023",
        Arrangement::of_blind(Side::Black),
        game_from("7k/5ppp/8/8/8/8/8/R3K3 w - - 0 1"),
    );
    room.start();
    room.execute(Side::White, "a1a8");
    assert!(matches!(room.scratch.game.status, Status::Ended(_)));
    let refused = room.ask(&Command::PressClock { by: WHITE });
    assert_eq!(refused, Err(Refusal::Game(crate::core::game::refusal::Refusal::GameEnded)));
}

#[test]
fn the_duties_of_assistants_are_the_editions() {
    use AssistantDuty::{
        AnnouncesBlind, AnnouncesOpponent, MakesBlindMoves, MakesOpponentMoves, ReportsTouch,
        StartsClock,
    };
    let old = |id: &str| ["1972", "1980"].contains(&id);
    for edition in editions() {
        for (of, duty, in_old, since) in [
            (Side::Black, MakesBlindMoves, true, true),
            (Side::Black, MakesOpponentMoves, false, true),
            (Side::Black, AnnouncesOpponent, true, true),
            (Side::Black, AnnouncesBlind, false, true),
            (Side::Black, ReportsTouch, false, true),
            (Side::White, MakesBlindMoves, true, true),
            (Side::White, AnnouncesOpponent, true, true),
            (Side::White, AnnouncesBlind, false, true),
            (Side::White, StartsClock, false, false),
        ] {
            let mut arrangement = Arrangement::of_blind(Side::Black);
            *arrangement.assistants.of_mut(of) = assistant(&[duty]);
            let allowed = if old(&edition.id) { in_old } else { since };
            assert_eq!(arrangement.check(edition).is_ok(), allowed, "{} {duty:?}", edition.id);
        }
        let mut both = Arrangement::of_blind(Side::Black);
        both.assistants = BySide::new(assistant(&[]), assistant(&[]));
        assert!(matches!(both.check(edition), Err(Refusal::AssistantTooMany { .. })));
        // Since 2001 those in charge may adapt the rules.
        both.adapted = "the organiser, for this hall".into();
        assert_eq!(both.check(edition).is_ok(), !old(&edition.id), "{}", edition.id);
    }
}

#[test]
fn two_boards_are_obligatory_or_on_demand() {
    for edition in editions() {
        let old = ["1972", "1980"].contains(&edition.id.as_str());
        let board = OwnBoard { kind: BoardKind::Special, keeping: Keeping::ByHand };
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
    let mut room = Room::of("2023", arrangement, game());
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

#[test]
fn against_a_deaf_player_an_assistant_is_needed_since_2018() {
    for edition in editions() {
        let since = ["2017", "2018", "2023"].contains(&edition.id.as_str());
        let mut arrangement = Arrangement::of_blind(Side::Black);
        arrangement.players.white.deaf = true;
        let mut room = Room::of(&edition.id, arrangement.clone(), game());
        assert_eq!(room.lacks()[0] == Lack::Assistant, since, "{}", edition.id);
        let said = room.said("Bauer Eva zwei - Eva vier");
        let refused = room.ask(&Command::Announce { by: WHITE, said });
        assert_eq!(matches!(refused, Err(Refusal::AssistantNeeded(_))), since, "{}", edition.id);
        arrangement.assistants.black = assistant(&[]);
        room.must(&Command::Arrange {
            arrangement: Box::new(arrangement),
            reason: "an assistant came".into(),
        });
        assert_ne!(room.lacks()[0], Lack::Assistant);
    }
}

#[test]
fn what_an_assistant_does_outside_the_duties_is_noticed_and_kept() {
    let mut arrangement = Arrangement::of_blind(Side::Black);
    arrangement.assistants.black =
        assistant(&[AssistantDuty::AnnouncesOpponent, AssistantDuty::TellsOnRequest]);
    let mut room = Room::of("2023", arrangement, game());
    room.start();
    let helper = Actor::Assistant(Side::Black);
    assert!(room.announce(helper, "Bauer Eva zwei - Eva vier").is_empty());
    room.execute(Side::White, "e2e4");
    let outside = |what| Notice::OutsideDuties { of: Side::Black, what };
    let starts = Overstep::Duty(AssistantDuty::StartsClock);
    assert_eq!(room.press(helper), [outside(starts)]);
    assert_eq!(room.played(), "e2e4");
    let tell =
        |by| Command::Tell { by, to: Side::Black, what: Inquiry::Times, text: "1:40, 1:52".into() };
    // Unasked: the program refuses to, a person has done it.
    assert_eq!(room.ask(&tell(Actor::Program)), Err(Refusal::NotAsked(Side::Black)));
    let noticed = room.must(&tell(helper));
    assert_eq!(noticed, [outside(Overstep::Act(AssistantAct::TellsUnasked))]);
    let arrangement = room.scratch.blind.as_ref().unwrap().arrangement.clone();
    assert!(matches!(noticed[0].case(&arrangement, Ply(1)), Some(Case::BlindAssistant(_))));
    // Asked for.
    room.must(&Command::Ask { by: Side::Black, what: Inquiry::Times });
    assert!(room.must(&tell(helper)).is_empty());
    room.must(&Command::Ask { by: Side::Black, what: Inquiry::Times });
    assert!(room.must(&tell(Actor::Program)).is_empty());
    let told = &room.scratch.blind.as_ref().unwrap().told;
    assert_eq!(told.iter().filter(|line| line.text.is_some() && line.asked).count(), 2);
    room.must(&Command::Leave { of: Side::Black });
    let away = Err(Refusal::AssistantAway(Side::Black));
    assert_eq!(room.ask(&tell(helper)), away);
    assert_eq!(room.lacks()[0], Lack::AssistantAway { of: Side::Black });
    room.must(&Command::Return { of: Side::Black });
    assert_eq!(
        room.ask(&Command::Return { of: Side::White }),
        Err(Refusal::NoAssistant(Side::White))
    );
}

/// A placement with pieces moved, lifted (`e2-`) or put (`Pe4`).
fn changed(base: &Placement, changes: &[&str]) -> Placement {
    let mut placement = *base;
    for change in changes {
        match change.strip_suffix('-') {
            Some(square) => placement.set(square.parse().unwrap(), None),
            None => {
                let piece = change
                    .chars()
                    .next()
                    .and_then(crate::core::board::piece::Piece::from_fen_letter);
                placement.set(change[1..].parse().unwrap(), piece);
            }
        }
    }
    placement
}

fn electronic() -> Arrangement {
    let mut arrangement = Arrangement::of_blind(Side::Black);
    if let Boards::Two(boards) = &mut arrangement.boards {
        boards.white.keeping = Keeping::Electronic;
        boards.black.keeping = Keeping::Electronic;
    }
    arrangement
}

#[test]
fn electronic_boards_tell_what_was_lifted_and_executed() {
    let mut room = Room::of("2023", electronic(), game());
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
    // The other board: a wrong pawn, put right.
    let noticed = room.must(&sense(Side::Black, &["c2-", "Pc4"]));
    assert!(matches!(noticed[..], [Notice::BoardsDiffer { board: Side::Black, .. }]));
    assert!(room.must(&sense(Side::Black, &["d2-", "Pd4"])).is_empty());
    assert_eq!(room.lacks()[1], Lack::Announcement { by: Side::Black });
    assert_eq!(room.scratch.game.plies[0].source, crate::core::game::event::Source::Board);
}

#[test]
fn a_pawn_taken_en_passant_and_a_castling_rook_are_waited_for() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1";
    for (changes, text, lack) in [
        (vec!["e5-", "Pd6"], "Bauer Eva fuenf - David sechs", "d5"),
        (vec!["e1-", "Kg1"], "Kurze Rochade", "h1"),
    ] {
        let mut room = Room::of("2023", electronic(), game_from(fen));
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

#[test]
fn moves_taken_back_are_forgotten() {
    let mut room = Room::new("2023");
    room.start();
    room.announce(WHITE, "Bauer Eva zwei - Eva vier");
    room.execute(Side::White, "e2e4");
    room.press(WHITE);
    let back = GameCommand::TakeBack { to: Ply(0), reason: "wrong entry".into() };
    let events = decide_game(&room.scratch.game, &back, room.scratch.at, room.edition).unwrap();
    for event in events {
        crate::core::game::apply::apply(&mut room.scratch.game, &event, room.scratch.at);
        crate::core::blind::apply::follow(room.scratch.blind.as_mut().unwrap(), &event);
    }
    assert_eq!(room.lacks()[0], Lack::Announcement { by: Side::White });
}

#[test]
fn comparisons_locks_and_changes_are_facts() {
    let mut room = Room::new("2023");
    assert_eq!(
        room.ask(&Command::Confirm { side: Side::White, agrees: true }),
        Err(Refusal::NoComparison)
    );
    room.must(&Command::Compare);
    assert!(room.must(&Command::Confirm { side: Side::White, agrees: true }).is_empty());
    let noticed = room.must(&Command::Confirm { side: Side::Black, agrees: false });
    assert_eq!(noticed, [Notice::ComparedDifferent { side: Side::Black }]);
    room.must(&Command::Lock { side: Side::Black });
    assert!(room.ask(&Command::Lock { side: Side::Black }).unwrap().blind.is_empty());
    assert_eq!(room.scratch.blind.as_ref().unwrap().locked, BySide::new(false, true));
    room.must(&Command::Unlock { side: Side::Black });
    let arrangement = Box::new(Arrangement::of_blind(Side::White));
    let change = Command::Arrange { arrangement, reason: String::new() };
    assert_eq!(room.ask(&change), Err(Refusal::ReasonMissing));
}

#[test]
fn events_are_read_as_they_are_written() {
    let mut room = Room::of("2023", electronic(), game());
    let mut all = Vec::new();
    let said = room.said("Dame Eva zwei - Eva vier");
    for command in [
        Command::Announce { by: WHITE, said },
        Command::Execute { board: Side::White, done: Done::Move(Uci("e2e4".into())), by: None },
        Command::PressClock { by: WHITE },
    ] {
        all.extend(room.ask(&command).map(|decided| decided.blind).unwrap_or_default());
    }
    assert!(all.len() > 2);
    for event in all {
        let json = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&json).unwrap(), event, "{json}");
    }
}

/// The acts of one move, each of which may come at any time before the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Act {
    Announce,
    Repeat,
    Own,
    Other,
}

const ACTS: [Act; 4] = [Act::Announce, Act::Repeat, Act::Own, Act::Other];

fn command(act: Act, mover: Side, uci: &Uci) -> Command {
    let said = Utterance::of_move("…", uci.clone());
    let done = Done::Move(uci.clone());
    match act {
        Act::Announce => Command::Announce { by: Actor::Player(mover), said },
        Act::Repeat => Command::Repeat { by: Actor::Player(mover.other()), said },
        Act::Own => Command::Execute { board: mover, done, by: None },
        Act::Other => Command::Execute { board: mover.other(), done, by: None },
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Whatever the order of the acts of each move, before the clock or, for the opponent's, after
    /// it, the record is the same, nothing disagrees and nothing is missing in the end.
    #[test]
    fn any_admissible_order_gives_the_same_record(
        picks in prop::collection::vec((any::<u16>(), any::<u64>(), any::<bool>()), 1..24),
        year in 0_usize..10,
    ) {
        let edition = &editions()[year];
        let mut room = Room::new(&edition.id);
        room.start();
        let mut moves = Vec::new();
        for (pick, order, late) in picks {
            let position = room.scratch.game.position().clone();
            let legal = position.legal_moves();
            if legal.is_empty() || room.scratch.game.outcome().is_some() {
                break;
            }
            let m = legal[usize::from(pick) % legal.len()];
            let (uci, mover) = (position.uci(m), position.turn());
            moves.push(uci.0.clone());
            let mut acts = ACTS.to_vec();
            let mut seed = order;
            for place in (1..acts.len()).rev() {
                acts.swap(place, usize::try_from(seed % 7).unwrap() % (place + 1));
                seed /= 7;
            }
            let opponents = |act: &Act| matches!(act, Act::Repeat | Act::Other);
            let (behind, before): (Vec<Act>, Vec<Act>) =
                acts.into_iter().partition(|act| late && opponents(act));
            for act in before {
                if room.scratch.game.outcome().is_none() {
                    prop_assert_eq!(room.must(&command(act, mover, &uci)), vec![]);
                }
            }
            if room.scratch.game.outcome().is_none() {
                prop_assert_eq!(room.press(Actor::Player(mover)), vec![]);
            }
            for act in behind {
                if room.scratch.game.outcome().is_none() {
                    prop_assert_eq!(room.must(&command(act, mover, &uci)), vec![]);
                }
            }
        }
        prop_assert_eq!(room.played(), moves.join(" "));
        if room.scratch.game.outcome().is_none() {
            let blind = room.scratch.blind.as_ref().unwrap();
            let first = next(blind, &room.scratch.game, edition).unwrap();
            prop_assert_eq!(first.lack, Lack::Announcement { by: room.scratch.game.turn() });
        }
    }

    /// One act is done with another move: it is noticed in that very batch or, where what it should
    /// agree with comes later, by the time the clock is started and the opponent has followed.
    #[test]
    fn a_slip_in_any_act_is_noticed(
        before in prop::collection::vec(any::<u16>(), 0..10),
        (pick, other, slip) in (any::<u16>(), any::<u16>(), 0_usize..4),
        year in 0_usize..10,
    ) {
        let edition = &editions()[year];
        let mut room = Room::new(&edition.id);
        room.start();
        for pick in before {
            let position = room.scratch.game.position().clone();
            let legal = position.legal_moves();
            prop_assume!(!legal.is_empty() && room.scratch.game.outcome().is_none());
            let uci = position.uci(legal[usize::from(pick) % legal.len()]);
            for act in ACTS {
                if room.scratch.game.outcome().is_none() {
                    room.must(&command(act, position.turn(), &uci));
                }
            }
            if room.scratch.game.outcome().is_none() {
                room.press(Actor::Player(position.turn()));
            }
        }
        prop_assume!(room.scratch.game.outcome().is_none());
        let position = room.scratch.game.position().clone();
        let legal = position.legal_moves();
        prop_assume!(legal.len() > 1);
        let first = usize::from(pick) % legal.len();
        let second = (first + 1 + usize::from(other) % (legal.len() - 1)) % legal.len();
        let (uci, wrong) = (position.uci(legal[first]), position.uci(legal[second]));
        let mut noticed = Vec::new();
        for (nth, act) in ACTS.into_iter().enumerate() {
            let uci = if nth == slip { &wrong } else { &uci };
            if room.scratch.game.outcome().is_none() {
                noticed.extend(room.must(&command(act, position.turn(), uci)));
            }
        }
        prop_assume!(room.scratch.game.outcome().is_none() || !noticed.is_empty());
        prop_assert!(!noticed.is_empty(), "{:?} with {} for {}", ACTS[slip], wrong, uci);
    }

    /// Nothing that is told brings the match down or changes the record against the Laws.
    #[test]
    fn anything_may_be_told(steps in prop::collection::vec((0_u8..12, any::<u16>(), any::<bool>()), 0..40)) {
        let mut room = Room::of("2023", electronic(), game());
        room.start();
        for (what, pick, white) in steps {
            let side = if white { Side::White } else { Side::Black };
            let legal = room.scratch.game.position().legal_moves();
            if legal.is_empty() {
                break;
            }
            let uci = room.scratch.game.position().uci(legal[usize::from(pick) % legal.len()]);
            let said = Utterance::of_move("…", uci.clone());
            let by = if pick % 3 == 0 { Actor::Assistant(side) } else { Actor::Player(side) };
            let square = Square::from_index(u8::try_from(pick % 64).unwrap()).unwrap();
            let mut placement = room.scratch.game.position().placement();
            placement.set(square, None);
            let command = match what {
                0 | 1 => Command::Announce { by, said },
                2 => Command::Repeat { by, said },
                3 | 4 => Command::Execute { board: side, done: Done::Move(uci), by: None },
                5 => Command::Execute { board: side, done: Done::AsAnnounced, by: None },
                6 => Command::Execute { board: side, done: Done::Stands(placement), by: None },
                7 => Command::Sense { board: side, placement },
                8 => Command::CorrectAnnouncement { by, said },
                9 => Command::Lift { board: side, square },
                10 => Command::Settle { uci, reason: "…".into() },
                _ => Command::PressClock { by },
            };
            let _ = room.ask(&command);
            let mut position = room.scratch.game.start.clone();
            for ply in &room.scratch.game.plies {
                let m = position.read_uci(&ply.uci).unwrap();
                position.play(m);
            }
        }
    }
}

#[test]
fn a_reading_that_is_open_is_settled_by_what_is_executed() {
    let open = Reading::Open(vec![Uci("e7e8q".into()), Uci("e7e8r".into())]);
    assert!(open.lacks_promotion());
    assert!(open.fits(&Uci("e7e8r".into())));
    assert_eq!(open.clear(), None);
    let several = Reading::Open(vec![Uci("g1f3".into()), Uci("f2f3".into())]);
    assert!(!several.lacks_promotion());
    let duties: BTreeSet<AssistantDuty> = AssistantDuty::ALL.into_iter().collect();
    assert_eq!(duties.len(), AssistantDuty::ALL.len());
}
