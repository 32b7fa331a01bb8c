//! Keys pressed in haste: they act at the board that is in sight, and what would be lost or published by
//! one too many is asked about first.

use egui::{Event, Key, Modifiers, ViewportCommand, ViewportId};
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_ui::actions::Action;

use crate::competition_round::{TABLE, event, published};
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

fn rounds(stage: &Stage) -> (usize, u8) {
    let contest = &stage.desk.snapshot().hall.contest;
    (contest.rounds.len(), contest.published())
}

/// Both are pressed and released, in two passes.
fn control_and_enter(stage: &mut Stage) {
    for pressed in [true, false] {
        control_and(stage, Key::Enter, pressed);
    }
}

/// One pass in which a key is pressed or released with Ctrl.
fn control_and(stage: &mut Stage, key: Key, pressed: bool) {
    let (physical_key, repeat, modifiers) = (None, false, Modifiers::COMMAND);
    stage.window.event(Event::Key { key, physical_key, pressed, repeat, modifiers });
    stage.window.step();
}

#[test]
fn a_second_press_in_haste_publishes_no_draft_that_nobody_has_looked_at() {
    let mut stage = event(TABLE, 4);
    control_and_enter(&mut stage);
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while rounds(&stage).0 == 0 {
        assert!(std::time::Instant::now() < deadline, "the desk does not answer");
        std::thread::yield_now();
    }
    // The first pass in which the draft is drawn, or the one after it.
    control_and_enter(&mut stage);
    settle(&mut stage.window);
    assert_eq!(rounds(&stage), (1, 0), "a draft");
    stage.must_say("The draft of round 1 has only just come");
    stage.ctrl(Key::Enter);
    assert_eq!(rounds(&stage), (1, 1), "published by one key");
}

#[test]
fn a_publication_is_not_undone_by_one_key_too_many() {
    let mut stage = published(4);
    stage.write("1");
    stage.key(Key::Enter);
    for _ in 0..12 {
        stage.ctrl(Key::Z);
    }
    assert_eq!(rounds(&stage), (1, 1));
    stage.must_say("The pairings of this round are known to the players");
    stage.must_say("the publication of round 1");
    stage.click("Undo");
    assert_eq!(rounds(&stage), (1, 0));
}

/// An incident at board 1 of which the claim is typed.
fn half_typed(stage: &mut Stage) {
    stage.key(Key::F3);
    stage.key(Key::F8);
    stage.write_in(&Words::new(Lang::En).say("disputes-claim"), "he touched it");
}

#[test]
fn the_window_is_not_closed_over_a_draft_without_a_question() {
    let mut stage = Stage::new(2);
    half_typed(&mut stage);
    assert!(stage.close().contains(&ViewportCommand::CancelClose), "no clock runs");
    stage.must_say("Close although something typed is not recorded?");
    stage.must_say("What you typed in the open dialog is not recorded yet");
    stage.key(Key::Escape);
    stage.must_say("he touched it");
    assert!(stage.has("Open incident"), "{:#?}", stage.labels());
    stage.close();
    stage.click("Close");
    assert!(!stage.close().contains(&ViewportCommand::CancelClose), "it was answered");
}

#[test]
fn the_question_about_running_clocks_tells_of_a_draft_as_well() {
    let mut stage = Stage::new(2);
    stage.ask(2, GameCommand::Start);
    half_typed(&mut stage);
    assert!(stage.close().contains(&ViewportCommand::CancelClose));
    stage.must_say("What you typed in the open dialog is not recorded yet");
    stage.must_say("The clock of board 2 is running");
}

/// Whether the window was asked to close in the last pass.
fn is_asked_to_close(stage: &Stage) -> bool {
    let root = &stage.window.output().viewport_output[&ViewportId::ROOT];
    root.commands.contains(&ViewportCommand::Close)
}

#[test]
fn a_key_closes_the_window_as_its_own_button_does_and_the_palette_finds_it() {
    let mut stage = Stage::new(2);
    control_and(&mut stage, Key::Q, true);
    assert!(is_asked_to_close(&stage));
    control_and(&mut stage, Key::Q, false);
    for typed in ["quit", "exit", "close"] {
        let found = stage.finds(typed);
        assert!(found.starts_with("Quit"), "{typed}: {found}");
        stage.key(Key::Escape);
    }
    // A dialog is finished first.
    half_typed(&mut stage);
    control_and(&mut stage, Key::Q, true);
    assert!(!is_asked_to_close(&stage));
}
