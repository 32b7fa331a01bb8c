//! What becomes of the clock when a move that was entered wrongly is taken back and entered anew.

use super::*;
use crate::hall::command::Command;
use crate::hall::competition::Competition;
use crate::hall::testing::ask;
use jadoube_chess::board::position::Uci;
use jadoube_laws::game::command::AfterMove;
use jadoube_laws::game::event::{Source, Timing};
use jadoube_laws::library::laws;

const BOARD: BoardNo = BoardNo(1);

struct TestHall(Hall);

impl TestHall {
    fn new(control: &str, timing: Timing) -> Self {
        let mut room = Self(Hall::default());
        let competition = Competition::new("Open", "2023");
        let setup = Setup { timing, ..Setup::new(control.parse().unwrap()) };
        room.must(0, &Command::Found { competition });
        room.must(0, &Command::SetUpGame { board: BOARD, setup });
        room.game(0, GameCommand::Start);
        room
    }

    fn must(&mut self, seconds: i64, command: &Command) {
        let done = ask(&mut self.0, Moment(seconds * 1_000), command);
        done.unwrap_or_else(|why| panic!("{command:?}: {why}"));
    }

    fn game(&mut self, seconds: i64, what: GameCommand) {
        self.must(seconds, &Command::Game { board: BOARD, what });
    }

    /// What both have left after so many seconds.
    fn left(&self, seconds: i64) -> (i64, i64) {
        let times = self.0.game(BOARD).unwrap().times(Moment(seconds * 1_000));
        (times.white.0, times.black.0)
    }
}

fn play(uci: &str, after: AfterMove) -> GameCommand {
    let (uci, source) = (Uci(uci.into()), Source::Arbiter);
    GameCommand::Play { uci, source, times: None, spent: None, after }
}

fn back(to: u16) -> GameCommand {
    GameCommand::TakeBack { to: Ply(to), reason: "typed wrongly".into() }
}

#[test]
fn a_move_that_is_taken_back_was_not_pressed_and_another_has_its_increment_once() {
    let (desk, table) = (Timing::Desk, Timing::Device);
    let typed = || vec![(10, play("e2e4", AfterMove::Press))];
    let left_alone = || vec![(10, play("e2e4", AfterMove::Leave))];
    let pressed_first = || {
        let press = GameCommand::PressClock { side: Side::White };
        vec![(10, press), (11, play("e2e4", AfterMove::Press))]
    };
    let set_to_ten_seconds = || {
        let correction = Correction::Set { side: Side::White, time: Millis(10_000) };
        let set = GameCommand::CorrectClock { correction, reason: "as shown".into() };
        let mut asked = typed();
        asked.push((12, set));
        asked
    };
    // What both have left when the move is taken back after 13 seconds, and White when another is entered
    // after 15 seconds.
    for (name, control, timing, asked, taken_back, anew) in [
        ("an increment", "90+30", desk, typed(), (5_417_000, 5_430_000), 5_445_000),
        ("none", "90", desk, typed(), (5_387_000, 5_400_000), 5_385_000),
        ("a delay", "90d5", desk, typed(), (5_395_000, 5_400_000), 5_395_000),
        ("a Bronstein time", "90b5", desk, typed(), (5_395_000, 5_397_000), 5_395_000),
        (
            "a period that began with it stays",
            "1/10+30,5+30",
            desk,
            typed(),
            (917_000, 630_000),
            945_000,
        ),
        (
            "pressed before the move was typed: the increment alone",
            "90+30",
            desk,
            pressed_first(),
            (5_420_000, 5_427_000),
            5_448_000,
        ),
        ("not pressed yet", "90+30", desk, left_alone(), (5_417_000, 5_430_000), 5_445_000),
        (
            "the arbiter left less since",
            "90+30",
            desk,
            set_to_ten_seconds(),
            (10_000, 5_427_000),
            38_000,
        ),
        ("the clock on the table", "90+30", table, typed(), (5_430_000, 5_430_000), 5_430_000),
    ] {
        let mut room = TestHall::new(control, timing);
        for (seconds, what) in asked {
            room.game(seconds, what);
        }
        room.game(13, back(0));
        assert_eq!(room.left(13), taken_back, "{name}: taken back");
        room.game(15, play("d2d4", AfterMove::Press));
        assert_eq!(room.left(15).0, anew, "{name}: entered anew");
    }
}

#[test]
fn what_ran_since_the_press_goes_to_the_mover_only_where_it_is_known() {
    let correction = |side, time| GameCommand::CorrectClock {
        correction: Correction::Set { side, time: Millis(time) },
        reason: "as shown".into(),
    };
    // White has pressed after 50 seconds, and takes the move back after 65.
    for (name, control, since, taken_back) in [
        ("only that has happened", "90+30", vec![], (5_365_000, 5_430_000)),
        ("it stood a while", "90+30", vec![(53, GameCommand::StopClock)], (5_377_000, 5_430_000)),
        (
            "the opponent’s time was set",
            "90+30",
            vec![(55, correction(Side::Black, 60_000))],
            (5_380_000, 50_000),
        ),
        (
            "another press followed",
            "90+30",
            vec![(60, GameCommand::PressClock { side: Side::Black })],
            (5_375_000, 5_450_000),
        ),
        ("the mover would have nothing left", "1", vec![], (10_000, 45_000)),
    ] {
        let mut room = TestHall::new(control, Timing::Desk);
        room.game(50, play("e2e4", AfterMove::Press));
        for (seconds, what) in since {
            room.game(seconds, what);
        }
        let at = Moment(65_000);
        let told = room.0.if_taken_back((BOARD, Ply(0)), at, laws::newest()).unwrap();
        room.game(65, back(0));
        assert_eq!(room.left(65), taken_back, "{name}");
        assert_eq!(told.times(at), room.0.game(BOARD).unwrap().times(at), "{name}: told before");
    }
}

#[test]
fn moves_that_are_taken_back_one_by_one_go_each_with_its_press_and_several_at_once_do_not() {
    for (asked, expected) in [
        // As if neither had been pressed: White has used all that ran.
        (&[1, 0][..], (5_405_000, 5_430_000)),
        // The times are the arbiter's to correct.
        (&[0], (5_445_000, 5_450_000)),
    ] {
        let mut room = TestHall::new("90+30", Timing::Desk);
        room.game(10, play("e2e4", AfterMove::Press));
        room.game(20, play("e7e5", AfterMove::Press));
        for to in asked {
            room.game(25, back(*to));
        }
        assert_eq!(room.left(25), expected, "{asked:?}");
    }
}

#[test]
fn a_move_of_a_stop_is_pressed_with_the_start_though_the_next_was_taken_back() {
    for (control, expected) in [
        ("90+30", (5_420_000, 5_430_000)),
        // The first move ends a period: the time of the next comes with its press.
        ("1/10+30,5+30", (920_000, 630_000)),
    ] {
        let mut room = TestHall::new(control, Timing::Desk);
        let stood = room.left(40);
        room.game(40, GameCommand::StopClock);
        room.game(50, play("d2d4", AfterMove::Press));
        room.game(51, play("g8f6", AfterMove::Press));
        room.game(55, back(1));
        assert_eq!(room.left(55), stood, "{control}: taken back");
        room.game(60, GameCommand::StartClock { side: Side::Black });
        assert_eq!(room.left(60), expected, "{control}");
        let clock = &room.0.game(BOARD).unwrap().clock;
        let counted = Side::BOTH.map(|side| clock.moves_made(side));
        assert_eq!(counted, [1, 0], "{control}");
    }
}

#[test]
fn a_journal_in_which_the_increment_stayed_makes_the_same_times_as_ever() {
    let mut room = TestHall::new("90+30", Timing::Desk);
    room.game(10, play("e2e4", AfterMove::Press));
    let mut game = room.0.game(BOARD).unwrap().as_ref().clone();
    for event in [
        GameEvent::TakenBack { to: Ply(0), reason: "typed wrongly".into() },
        GameEvent::ClockStarted { side: Side::White },
    ] {
        game.apply(&event, Moment(13_000));
    }
    assert_eq!(game.times(Moment(13_000)).white, Millis(5_450_000));
}
