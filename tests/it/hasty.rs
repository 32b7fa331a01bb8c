//! Keys pressed in haste: they act at the board that is in sight, and what would be lost or published by
//! one too many is asked about first.

use egui::Key;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_ui::actions::Action;

use crate::earlier_games;
use crate::stage::{Stage, settle};

impl Stage {
    fn runs(&self, board: u16) -> bool {
        self.game(board).clock.running().is_some()
    }
}

/// Two boards whose clocks run, with an incident at each; the first is the board at work.
fn two_incidents() -> Stage {
    let mut stage = Stage::new(2);
    stage.begin();
    stage.ask(2, GameCommand::Start);
    stage.play(2, &["e2e4"]);
    for board in [1, 2] {
        let (board, case) = (Some(BoardNo(board)), Case::Other);
        let (caller, claim, clocks) = (Caller::Arbiter, String::new(), Clocks::Leave);
        let what = DisputeCommand::Open { board, case, caller, claim, clocks };
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    }
    settle(&mut stage.window);
    stage
}

#[test]
fn the_keys_of_the_clocks_act_at_the_board_of_the_incident_that_is_shown() {
    let mut stage = two_incidents();
    assert_eq!(stage.window.state().board, Some(BoardNo(1)));
    stage.run(Action::ShowDisputes);
    stage.run(Action::StopClocks);
    stage.must_say("Board 2: Both clocks stopped");
    assert!(stage.runs(1) && !stage.runs(2), "the newest incident is that of board 2");
    stage.key(Key::ArrowDown);
    stage.run(Action::StopClocks);
    stage.must_say("Board 1: Both clocks stopped");
    assert!(!stage.runs(1), "the other incident was chosen");
}

#[test]
fn what_is_taken_back_is_named_with_its_board() {
    let mut stage = two_incidents();
    stage.run(Action::ShowDisputes);
    stage.run(Action::TakeBack);
    stage.must_say("Board 2: Novak 2 – Petrova 2. The initial position is restored");
}

#[test]
fn who_goes_on_to_another_board_from_the_log_works_there() {
    let mut stage = two_incidents();
    stage.run(Action::ShowDisputes);
    stage.run(Action::NextBoard);
    stage.run(Action::StopClocks);
    assert!(!stage.runs(1) && stage.runs(2));
}

#[test]
fn beside_an_incident_of_a_game_that_has_left_its_board_its_keys_say_why_they_do_nothing() {
    let mut stage = earlier_games::two_rounds();
    stage.run(Action::ShowDisputes);
    assert!(stage.runs(1));
    stage.run(Action::StopClocks);
    assert!(stage.runs(1), "the game that is there now goes on");
    stage.must_say("the game has left its board and is only read");
}
