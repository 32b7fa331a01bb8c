//! What is heard when a dialog opens, and when Enter is pressed where it sends nothing: the name of a dialog
//! once, by whoever speaks, and how an answer in the log of disputes was taken.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_ui::actions::Action;

use crate::by_ear::{find_a_reader, focused, must_hear};
use crate::by_ear_rest::{own_voice, until_said};
use crate::by_ear_spoken::{speaking, times, with_a_reader_alone};
use crate::heard::Ear;
use crate::incident_form::standing;
use crate::stage::Stage;

/// How many times the own voice was asked to say something.
fn said(stage: &Stage, part: &str) -> usize {
    own_voice(stage).iter().map(|text| text.matches(part).count()).sum()
}

/// The name of the dialog that sets up a game with blind players, and who it says is blind.
const ARRANGED: [&str; 2] = ["Game with blind players at board 1", "White (Novak 1): "];

#[test]
fn the_dialog_of_a_game_with_blind_players_is_named_once_and_says_who_is_blind() {
    for has_reader in [false, true] {
        let mut stage = Stage::with(1, speaking());
        if has_reader {
            find_a_reader(&mut stage);
        }
        stage.run(Action::ShowBlind);
        stage.alt(Key::Num0);
        until_said(&mut stage, ARRANGED[1]);
        stage.window.run_steps(12);
        let told = ARRANGED.map(|part| said(&stage, part));
        // A screen reader reads the name and what stands there as text, but no answer that is not at the keyboard.
        let wanted = [usize::from(!has_reader), 1];
        assert_eq!(told, wanted, "a reader: {has_reader}, {:#?}", own_voice(&stage));
    }
    // A screen reader alone reads the name with what has the keyboard: the rest is announced to it.
    let mut stage = with_a_reader_alone();
    stage.run(Action::ShowBlind);
    let ear = Ear::at(&mut stage);
    stage.alt(Key::Num0);
    let heard = ear.after(&mut stage);
    assert_eq!(ARRANGED.map(|part| times(&heard, part)), [0, 1], "{heard:#?}");
    assert_eq!(ARRANGED.map(|part| said(&stage, part)), [0, 0], "{:#?}", own_voice(&stage));
}

/// What describes a field.
fn described(stage: &Stage, label: &str) -> String {
    let field = stage.window.get_by_role_and_label(Role::TextInput, label);
    field.accesskit_node().description().unwrap_or_default()
}

#[test]
fn enter_in_the_field_of_a_fact_says_how_it_was_taken_and_what_is_done_next() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.click("Open incident");
    let question = "From where to where?";
    // What is not understood is said, and once more to who presses Enter again.
    stage.write_in(question, "e7 e9");
    stage.key(Key::Enter);
    let why = described(&stage, question);
    assert!(!why.is_empty(), "{:#?}", stage.labels());
    must_hear(&stage, &why);
    let ear = Ear::at(&mut stage);
    stage.key(Key::Enter);
    let heard = ear.after(&mut stage);
    assert_eq!(heard.iter().filter(|text| text.starts_with("! ")).count(), 1, "{heard:#?}");
    // Typed and entered in one go.
    stage.ctrl(Key::A);
    stage.window.input_mut().events.push(egui::Event::Text("e7e4".into()));
    stage.key(Key::Enter);
    for part in ["e7 e4. ", "Proposed ruling: ", "Save the changed facts: Ctrl+Enter"] {
        must_hear(&stage, part);
    }
    assert_eq!(focused(&stage), question, "who goes on writing is not led away");
    stage.ctrl(Key::Enter);
    stage.focus(Role::TextInput, question);
    stage.key(Key::Enter);
    must_hear(&stage, "Accept and carry out: Ctrl+Shift+E");
}

#[test]
fn the_kind_that_a_search_in_the_log_takes_is_said_with_what_is_asked_first() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.click("Open incident");
    let search = "Another kind of case";
    stage.write_in(search, "zzz");
    let ear = Ear::at(&mut stage);
    stage.key(Key::Enter);
    let heard = ear.after(&mut stage);
    assert_eq!(times(&heard, "No matching case found"), 1, "{heard:#?}");
    assert_eq!(focused(&stage), search, "the keyboard stays where something else is typed");
    stage.rewrite("touched");
    stage.key(Key::Enter);
    must_hear(&stage, "Touched piece. ");
    must_hear(&stage, "First answer: On which squares, in order?");
    assert_eq!(focused(&stage), "On which squares, in order?");
}

#[test]
fn other_incidents_that_are_asked_for_in_the_log_are_told_with_the_one_that_is_shown() {
    let mut stage = standing("2023", "90+30");
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    stage.answer("Show", "Open");
    must_hear(&stage, "waits for a decision");
    must_hear(&stage, ", 1 of 1 found");
}

#[test]
fn what_is_changed_with_the_sight_of_a_player_is_said() {
    let mut stage = Stage::new(1);
    stage.run(Action::ShowBlind);
    stage.alt(Key::Num0);
    let (white, black) = ("White (Novak 1)", "Black (Petrova 1)");
    stage.answer(white, "blind");
    stage.answer(white, "sighted, hearing");
    must_hear(&stage, "Board of White: usual board. ");
    stage.answer(black, "sighted, hearing");
    stage.answer(black, "blind");
    for part in ["Board of Black: board with apertures. ", "Black is blind, the opponent sees"] {
        must_hear(&stage, part);
    }
    stage.answer(white, "blind");
    for part in ["Board of White: board with apertures. ", "both players are blind"] {
        must_hear(&stage, part);
    }
    // What stays as it was is not told as a change.
    stage.answer(white, "blind and hard of hearing");
    let told = stage.window.query_all_by_role(Role::Status);
    let told: String = told.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(!told.contains("board with apertures"), "{told}");
}
