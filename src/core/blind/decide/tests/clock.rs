//! The clock of a blind match: what each press adds, and what comes back when one was too early.

use super::*;
use jadoube_chess::moment::Millis;
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

#[test]
fn the_increment_comes_once_with_the_press_that_stands() {
    let rows: [Row<'_>; 6] = [
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
    ];
    for (name, deeds, times, running, used) in rows {
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
