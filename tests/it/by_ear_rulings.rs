//! What is decided with a key is heard before it: the ruling of the incident at which the keyboard stands,
//! and of the dialogs in which it is accepted.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_ui::actions::{Action, Screen};

use crate::by_ear::{focused, must_hear};
use crate::decisions::demonstration;
use crate::heard::Ear;
use crate::stage::{Stage, preferences, settle};

/// What describes the control that has the keyboard.
fn described(stage: &Stage) -> String {
    let here = stage.window.root().children_recursive().find(|node| node.is_focused());
    here.and_then(|node| node.accesskit_node().description()).unwrap_or_default()
}

#[test]
fn an_incident_of_the_log_tells_the_ruling_proposed_and_no_longer_once_it_is_decided() {
    let mut stage = demonstration();
    stage.key(Key::F4);
    assert!(focused(&stage).starts_with("#1 "), "{}", focused(&stage));
    let told = described(&stage);
    assert!(told.starts_with("Proposed ruling: "), "{told}");
    stage.click("Accept and carry out");
    stage.click("Carry out");
    stage.key(Key::F2);
    stage.key(Key::F4);
    assert!(!described(&stage).contains("Proposed ruling"), "{}", described(&stage));
}

#[test]
fn the_dialogs_of_a_decision_tell_the_ruling_at_the_field_where_they_begin() {
    for action in [Action::AcceptWithReason, Action::DecideOtherwise] {
        let mut stage = demonstration();
        stage.key(Key::F4);
        stage.run(action);
        assert_eq!(focused(&stage), "Reason", "{action:?}");
        let told = described(&stage);
        assert!(told.contains("Proposed ruling: "), "{action:?}: {told}");
        // It is still told to who comes back.
        stage.window.key_press(Key::Tab);
        crate::stage::settle(&mut stage.window);
        stage.window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        crate::stage::settle(&mut stage.window);
        assert!(described(&stage).contains("Proposed ruling: "), "{action:?}");
    }
}

#[test]
fn the_dialog_that_undoes_a_decision_tells_where_it_begins_what_it_does_to_the_game() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.stop_after_a_press(1);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write_in("From where to where?", "e7 e4");
    stage.ctrl(Key::Enter);
    stage.key(Key::F4);
    stage.window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::W);
    settle(&mut stage.window);
    stage.must_say("Incident 1, board 1: Undo the decision");
    let told = described(&stage);
    assert!(told.contains("What it does to the game: "), "{told}");
    // There is a time to be given back: what is preset is told with it.
    assert!(stage.shows("Time used since"), "{:#?}", stage.labels());
    assert!(told.contains("What becomes of the time used since: "), "{told}");
}

#[test]
fn the_question_about_a_changed_game_tells_at_cancel_what_has_changed_and_what_is_carried_out() {
    let mut stage = demonstration();
    stage.key(Key::F4);
    stage.click("Accept and carry out");
    assert_eq!(focused(&stage), "Cancel");
    let told = described(&stage);
    for part in [
        "Incident 1, board ",
        ": The game has changed",
        "3 half-moves were made",
        "The game has ended: Black wins (0–1)",
        "Proposed ruling: ",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn what_a_ruling_leaves_to_the_arbiter_is_told_at_the_button_that_accepts_it() {
    for scale_percent in [100, 400] {
        let prefs = Preferences { scale_percent, ..preferences(Lang::En) };
        let mut stage = Stage::of("2023", "90+30", prefs);
        stage.ask(1, GameCommand::Start);
        stage.play(1, &["e2e4"]);
        stage.stop_after_a_press(1);
        stage.key(Key::F8);
        stage.key(Key::Num1);
        stage.key(Key::B);
        stage.write("e7 e4");
        stage.click("Open incident");
        stage.window.run_steps(40);
        let left = "Left to the arbiter: The times may be set by your best judgement";
        assert!(stage.shows(left), "{scale_percent} %: {:#?}", stage.labels());
        let accept = stage.window.get_by_role_and_label(Role::Button, "Accept and carry out");
        let told = accept.accesskit_node().description().unwrap_or_default();
        assert!(told.contains(left), "{scale_percent} %: {told}");
    }
}

#[test]
fn what_the_search_for_a_kind_of_case_finds_is_heard() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F8);
    stage.key(Key::Slash);
    stage.write("touched");
    must_hear(&stage, "Touched piece, 1 of ");
    stage.write("zzz");
    must_hear(&stage, "No matching case found");
}

#[test]
fn the_case_that_the_search_has_taken_is_said_with_the_first_question() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F8);
    stage.key(Key::Slash);
    stage.write("touched");
    let ear = Ear::at(&mut stage);
    stage.key(Key::Enter);
    let heard = ear.after(&mut stage);
    let is_told =
        |text: &String| text.contains("Touched piece. ") && text.contains("First answer: ");
    assert!(heard.iter().any(is_told), "{heard:#?}");
}

#[test]
fn the_ruling_that_follows_from_other_facts_is_said_with_its_doubt_and_what_was_played_since() {
    let mut stage = Stage::new(1);
    stage.begin();
    let case = |both| Case::FlagFall(FlagFall::new(Side::Black, both));
    let (board, caller, claim) = (Some(BoardNo(1)), Caller::Arbiter, String::new());
    let what =
        DisputeCommand::Open { board, case: case(true), caller, claim, clocks: Clocks::Leave };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    stage.play(1, &["e2e4"]);
    stage.run(Screen::Disputes.action());
    let ear = Ear::at(&mut stage);
    let what = DisputeCommand::Restate { no: IncidentNo(1), case: case(false) };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
    let heard = ear.after(&mut stage);
    for part in ["Proposed ruling: ", "Since the incident: One half-move was made"] {
        assert!(heard.iter().any(|text| text.contains(part)), "{part}: {heard:#?}");
    }
}
