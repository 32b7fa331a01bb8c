//! The clock of a blind match: what each press adds, and what comes back when one was too early.

use super::*;
use crate::blind::state::NoticeRecord;
use jadoube_chess::moment::Millis;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::event::LostTime;
use jadoube_laws::game::gap::{Cause, Gap};

/// What happens.
#[derive(Debug, Clone, Copy)]
enum ClockStep {
    /// So many milliseconds pass.
    Wait(i64),
    /// The move is announced.
    Announce,
    /// It is executed on the mover's board.
    Execute,
    /// The mover has the opponent's clock started.
    Press,
    /// A clock that was started too early is set back.
    SetBack,
}

use ClockStep::{Announce, Execute, Press, SetBack, Wait};

/// Ten minutes for each player and ten seconds for every move, the first included.
const CONTROL: &str = "10+10";
const BEGIN: i64 = 610_000;

/// A match in which White is to make the first move, with an increment.
fn room(control: &str) -> TestMatch {
    let mut game = game();
    game.setup.control = control.parse().unwrap();
    let game = Game::new(game.setup);
    let mut room = TestMatch::of("2023", Arrangement::of_blind(Side::White), game);
    room.start();
    room
}

impl TestMatch {
    fn happens(&mut self, deed: ClockStep) -> Vec<Notice> {
        if !matches!(deed, Wait(_)) {
            // The match itself lets a second pass before each command.
            self.scratch.at = self.scratch.at + Millis::from_secs(-1);
        }
        match deed {
            Wait(ms) => {
                self.scratch.at = self.scratch.at + Millis(ms);
                Vec::new()
            }
            Announce => self.announce(WHITE, "Bauer Eva zwei - Eva vier"),
            Execute => self.execute(Side::White, "e2e4"),
            Press => self.press(WHITE),
            SetBack => self.must(&Command::SetClockBack),
        }
    }

    fn times(&self) -> (i64, i64) {
        let times = self.scratch.game.times(self.scratch.at);
        (times.white.0, times.black.0)
    }
}

/// A name, what happens, the times then, whose clock runs, and what White used for the recorded move.
type Row<'a> = (&'a str, &'a [ClockStep], (i64, i64), Side, Option<i64>);

const OF_ONE_MOVE: [Row<'_>; 8] = [
    (
        "in time",
        &[Announce, Wait(3_000), Execute, Press, Wait(500)],
        (BEGIN - 3_000 + 10_000, BEGIN - 500),
        Side::Black,
        Some(3_000),
    ),
    (
        "too early, and the press stands",
        &[Wait(3_000), Press, Wait(2_000), Announce, Execute, Wait(500)],
        (BEGIN - 3_000 + 10_000, BEGIN - 2_500),
        Side::Black,
        Some(3_000),
    ),
    (
        "too early and set back: what the press added is gone, and Black has lost nothing",
        &[Wait(3_000), Press, Wait(2_000), SetBack],
        (BEGIN - 5_000, BEGIN),
        Side::White,
        None,
    ),
    (
        "set back, and then made and pressed as it should be",
        &[Wait(3_000), Press, Wait(2_000), SetBack, Wait(1_000), Announce, Execute, Press],
        (BEGIN - 6_000 + 10_000, BEGIN),
        Side::Black,
        Some(6_000),
    ),
    (
        "too early twice, set back twice",
        &[Press, Wait(100), SetBack, Press, Wait(7), SetBack, Announce, Execute, Press],
        (BEGIN - 107 + 10_000, BEGIN),
        Side::Black,
        Some(107),
    ),
    (
        "announced and pressed before it was executed, set back",
        &[Announce, Wait(1), Press, Wait(1), SetBack, Execute, Wait(1), Press],
        (BEGIN - 3 + 10_000, BEGIN),
        Side::Black,
        Some(3),
    ),
    (
        "set back after the move: all that has run is White's",
        &[Wait(3_000), Press, Wait(2_000), Announce, Execute, Wait(500), SetBack],
        (BEGIN - 5_500, BEGIN),
        Side::White,
        Some(3_000),
    ),
    (
        "set back after the move and pressed as it should be",
        &[Press, Wait(20), Announce, Execute, Wait(5), SetBack, Wait(1_000), Press, Wait(7)],
        (BEGIN - 1_025 + 10_000, BEGIN - 7),
        Side::Black,
        Some(0),
    ),
];

#[test]
fn the_increment_comes_once_with_the_press_that_stands() {
    for (name, deeds, times, running, used) in OF_ONE_MOVE {
        let mut room = room(CONTROL);
        for deed in deeds {
            let noticed = room.happens(*deed);
            let early = |one: &Notice| matches!(one, Notice::ClockTooEarly { .. });
            let made = room.scratch.game.plies.len() == 1;
            let told = matches!(deed, Press) && !made;
            assert_eq!(noticed.iter().any(early), told, "{name}: {deed:?}");
        }
        assert_eq!(room.times(), times, "{name}");
        assert_eq!(room.scratch.game.clock.running(), Some(running), "{name}");
        let last = room.scratch.game.plies.last();
        assert_eq!(last.and_then(|ply| ply.spent).map(|used| used.0), used, "{name}");
        let counted = u16::from(running == Side::Black);
        assert_eq!(room.scratch.game.clock.moves_made(Side::White), counted, "{name}");
    }
}

#[test]
fn a_period_that_began_with_an_early_press_begins_with_the_right_one() {
    let mut room = room("1/10, 5");
    for deed in [Wait(1_000), Press, Wait(500)] {
        room.happens(deed);
    }
    assert_eq!(room.times(), (599_000 + 300_000, 599_500));
    room.happens(SetBack);
    assert_eq!(room.times(), (598_500, 600_000));
    for deed in [Announce, Execute, Press] {
        room.happens(deed);
    }
    assert_eq!(room.times(), (598_500 + 300_000, 600_000));
}

#[test]
fn what_was_noticed_of_a_clock_is_corrected_once_it_is_set_back() {
    let mut room = room(CONTROL);
    let corrected = |room: &TestMatch| -> Vec<bool> {
        let blind = room.scratch.blind.arranged().unwrap();
        blind.noticed.iter().map(|noticed| blind.is_corrected(noticed)).collect()
    };
    for (deed, expected) in [
        (Press, &[false][..]),
        (Wait(100), &[false]),
        (SetBack, &[true]),
        (Wait(100), &[true]),
        (Press, &[true, false]),
        (Wait(100), &[true, false]),
        (SetBack, &[true, true]),
    ] {
        room.happens(deed);
        assert_eq!(corrected(&room), expected, "{deed:?}");
    }
}

#[test]
fn only_what_was_started_too_early_is_set_back() {
    let mut room = room(CONTROL);
    assert_eq!(room.ask(&Command::SetClockBack), Err(Refusal::NotStartedEarly));
    for deed in [Announce, Execute, Press] {
        room.happens(deed);
    }
    assert_eq!(room.ask(&Command::SetClockBack), Err(Refusal::NotStartedEarly));
}

#[test]
fn a_clock_is_set_back_after_the_move_until_the_opponent_has_made_his() {
    for is_late in [false, true] {
        let mut room = room(CONTROL);
        for deed in [Press, Announce, Execute] {
            room.happens(deed);
        }
        room.announce(BLACK, "Bauer Eva sieben - Eva fuenf");
        if is_late {
            room.execute(Side::Black, "e7e5");
        }
        let set_back = room.ask(&Command::SetClockBack).map(|_| ());
        let refused = if is_late { Err(Refusal::NotStartedEarly) } else { Ok(()) };
        assert_eq!(set_back, refused);
        let blind = room.scratch.blind.arranged().unwrap();
        let early = |one: &&NoticeRecord| matches!(one.what, Notice::ClockTooEarly { .. });
        let noticed = blind.noticed.iter().find(early).unwrap();
        assert_eq!(blind.is_corrected(noticed), !is_late);
    }
}

#[test]
fn an_early_press_is_set_back_after_that_of_the_opponent_was() {
    let mut room = room(CONTROL);
    for deed in [Press, Announce, Execute, Wait(100)] {
        room.happens(deed);
    }
    // A second passes with each of these.
    assert!(matches!(room.press(BLACK)[..], [Notice::ClockTooEarly { by: Side::Black, .. }]));
    room.must(&Command::SetClockBack);
    let times = (BEGIN + 10_000, BEGIN - 2_100);
    assert_eq!((room.times(), room.scratch.game.clock.running()), (times, Some(Side::Black)));
    room.must(&Command::SetClockBack);
    let times = (BEGIN - 3_100, BEGIN);
    assert_eq!((room.times(), room.scratch.game.clock.running()), (times, Some(Side::White)));
    assert_eq!(Side::BOTH.map(|side| room.scratch.game.clock.moves_made(side)), [0, 0]);
}

#[test]
fn where_the_clock_waits_for_both_boards_the_press_is_made_again_once_they_show_the_move() {
    let mut game = game();
    game.setup.control = CONTROL.parse().unwrap();
    let after = ClockAfter::BothBoards;
    let arrangement = Arrangement { clock_after: after, ..Arrangement::of_blind(Side::White) };
    let mut room = TestMatch::of("2023", arrangement, Game::new(game.setup));
    room.start();
    for deed in [Announce, Execute, Press] {
        room.happens(deed);
    }
    assert_eq!((room.played().as_str(), room.times()), ("e2e4", (BEGIN + 10_000, BEGIN)));
    // What the arbiter gives for it meanwhile stays.
    let correction = Correction::Add { side: Side::Black, time: Millis(60_000) };
    room.of_the_game(&GameCommand::CorrectClock { correction, reason: "D.2.4".into() });
    room.happens(Wait(2_000));
    room.happens(SetBack);
    assert_eq!(room.times(), (BEGIN - 2_000, BEGIN + 60_000));
    assert_eq!(room.scratch.game.clock.running(), Some(Side::White));
    assert_eq!(room.scratch.game.clock.moves_made(Side::White), 0);
    assert!(room.lacks().contains(&Lack::Clock { by: Side::White }));
    let refused = room.ask(&Command::PressClock { by: BLACK });
    assert_eq!(refused, Err(Refusal::NotOnMove(Side::Black)));
    let said = Utterance::of_move("Bauer Eva zwei - Eva vier", Uci("e2e4".into()));
    assert_eq!(room.must(&Command::Repeat { by: BLACK, said }), []);
    assert_eq!(room.execute(Side::Black, "e2e4"), []);
    assert_eq!(room.lacks().first(), Some(&Lack::Clock { by: Side::White }));
    assert_eq!(room.press(WHITE), []);
    assert_eq!(room.scratch.game.clock.running(), Some(Side::Black));
    assert_eq!(room.scratch.game.clock.moves_made(Side::White), 1);
    assert_eq!(room.lacks().first(), Some(&Lack::Announcement { by: Side::Black }));
    // This press was in time.
    assert_eq!(room.ask(&Command::SetClockBack), Err(Refusal::NotStartedEarly));
}

impl TestMatch {
    /// Something is asked of the game itself.
    fn of_the_game(&mut self, command: &GameCommand) {
        let events = self.scratch.game.decide(command, (self.scratch.at, self.edition));
        for event in events.unwrap() {
            self.scratch.game.apply(&event, self.scratch.at);
        }
    }
}

#[test]
fn no_clock_is_started_before_it_is_said_how_lost_time_counts() {
    for early in [false, true] {
        let mut room = room(CONTROL);
        let deeds: &[ClockStep] = if early { &[Press] } else { &[Announce, Execute] };
        for deed in deeds {
            room.happens(*deed);
        }
        let gap = Gap { cause: Cause::Cut, from: None, to: None, away: Some(Millis(10_000)) };
        room.of_the_game(&GameCommand::Recover { gap });
        assert_eq!(room.scratch.game.clock.running(), None);
        let command = if early { Command::SetClockBack } else { Command::PressClock { by: WHITE } };
        assert_eq!(room.ask(&command), Err(Refusal::LostTimeOpen), "{command:?}");
        room.of_the_game(&GameCommand::CountLostTime { how: LostTime::NotCounted, gaps: None });
        room.of_the_game(&GameCommand::StartClock {
            side: if early { Side::Black } else { Side::White },
        });
        assert!(room.ask(&command).is_ok(), "{command:?}");
    }
}
