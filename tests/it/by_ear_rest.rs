//! What was left of the trial by ears alone: texts that were said twice or read though the keyboard was
//! elsewhere, arrow keys that led away, and an edition that nobody found.

use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::{Action, Screen};

use crate::by_ear::{focused, must_hear, with_a_reader};
use crate::competition_standings;
use crate::decisions::demonstration;
use crate::heard::Ear;
use crate::last_move::by_palette;
use crate::stage::{Stage, rest, settle};

/// What the own voice was asked to say so far.
pub(crate) fn own_voice(stage: &Stage) -> Vec<String> {
    let spoken = stage.desk.snapshot().spoken.heard.clone();
    spoken.iter().map(|one| one.text.clone()).collect()
}

/// Waits until the own voice has said something.
pub(crate) fn until_said(stage: &mut Stage, part: &str) {
    let begun = Instant::now();
    while !own_voice(stage).iter().any(|text| text.contains(part)) {
        let late = begun.elapsed() > Duration::from_secs(20);
        assert!(!late, "{part} is not said: {:#?}", own_voice(stage));
        rest();
        stage.window.step();
    }
}

/// What describes the control that has the keyboard.
fn described(stage: &Stage) -> String {
    let here = stage.window.root().children_recursive().find(|node| node.is_focused());
    here.and_then(|node| node.accesskit_node().description()).unwrap_or_default()
}

/// The rows of lists and tables that say to be chosen.
fn chosen(stage: &Stage) -> Vec<String> {
    let rows = [Role::ListBoxOption, Role::Row].into_iter();
    let rows = rows.flat_map(|role| stage.window.query_all_by_role(role));
    let chosen = rows.filter(|row| row.accesskit_node().is_selected() == Some(true));
    chosen.filter_map(|row| row.accesskit_node().label()).collect()
}

#[test]
fn an_arrow_key_leads_from_no_button_to_something_else() {
    let mut stage = competition_standings::event(4);
    competition_standings::play(&mut stage, 1, &["1", "0"]);
    stage.run(Action::ShowStandings);
    stage.window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    settle(&mut stage.window);
    for _ in 0..6 {
        let here = focused(&stage);
        for key in [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp] {
            let role = |stage: &Stage| {
                let here = stage.window.root().children_recursive().find(|node| node.is_focused());
                here.map(|node| node.accesskit_node().role())
            };
            if role(&stage) == Some(Role::Button) {
                stage.key(key);
                assert_eq!(focused(&stage), here, "{key:?}");
            }
        }
        stage.window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        settle(&mut stage.window);
    }
    // Tab goes on as before, and what takes arrows itself gets them.
    stage.key(Key::F3);
    stage.run(Action::ShowStandings);
    let first = focused(&stage);
    stage.key(Key::ArrowDown);
    assert_ne!(focused(&stage), first);
}

#[cfg(target_os = "linux")]
#[test]
fn no_list_is_read_that_has_not_the_keyboard() {
    let mut stage = Stage::new(0);
    stage.run(Action::ShowCompetition);
    stage.click("Fix the regulations…");
    assert_eq!(chosen(&stage), [] as [String; 0], "the tie-breaks are not where the keyboard is");
    stage.key(Key::Escape);
    stage.key(Key::F1);
    let told = chosen(&stage);
    assert_eq!(told, [focused(&stage)], "one of two lists has the keyboard");
}

#[test]
fn a_row_of_the_palette_is_read_by_one_of_both() {
    let mut stage = with_a_reader();
    stage.ctrl(Key::K);
    stage.write("clock");
    until_said(&mut stage, ", 1 of ");
    let first = chosen(&stage);
    stage.key(Key::ArrowDown);
    assert_ne!(chosen(&stage), first, "a screen reader reads the row that is chosen");
    stage.key(Key::Escape);
    stage.key(Key::F6);
    until_said(&mut stage, "Settings");
    let twice: Vec<String> =
        own_voice(&stage).into_iter().filter(|text| text.contains(", 2 of ")).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn what_is_half_written_is_not_told_to_be_wrong_over_the_next_letter() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::AdjustClock);
    let fault = "Enter a time such as";
    stage.focus(Role::TextInput, "Time");
    stage.ctrl(Key::A);
    stage.window.event(egui::Event::Text("1:".into()));
    stage.window.step();
    stage.window.step();
    assert!(!described(&stage).contains(fault), "{}", described(&stage));
    stage.must_say(fault);
    stage.window.run_steps(12);
    assert!(described(&stage).contains(fault), "after a pause: {}", described(&stage));
    // The same where it is taken out and written to its end.
    stage.write("30:00");
    assert!(!described(&stage).contains(fault), "{}", described(&stage));
}

#[test]
fn the_key_for_the_squares_tells_the_square_to_who_is_there_already() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F7);
    stage.run(Action::FocusBoard);
    assert_eq!(focused(&stage), "e2, white pawn");
    stage.run(Action::FocusBoard);
    must_hear(&stage, "e2, white pawn");
}

#[test]
fn whose_board_it_is_is_told_when_the_keyboard_comes_and_not_at_each_square() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.run(Action::FocusBoard);
    assert_eq!(stage.window.state().screen, Screen::Blind, "the squares are here");
    assert_eq!(described(&stage), "Board of White, White at the bottom");
    stage.key(Key::ArrowUp);
    assert_eq!((focused(&stage), described(&stage)), ("e3, empty".into(), String::new()));
    stage.run(Action::FocusBoard);
    assert_eq!(described(&stage), "Board of Black, Black at the bottom");
}

#[test]
fn what_a_blind_match_needs_next_is_said_after_each_board_also_where_it_is_the_same() {
    let mut stage = Stage::with_a_match(Lang::En);
    for _ in 0..2 {
        stage.write("Eva zwei Eva vier");
        stage.key(Key::Enter);
    }
    let ear = Ear::at(&mut stage);
    // Out of order: what was next is next still.
    stage.alt(Key::Num4);
    let heard = ear.after(&mut stage).join(" | ");
    assert!(heard.contains("The move is to be executed on the board of White"), "{heard}");
}

#[test]
fn how_the_clock_stands_after_a_decision_is_said_once() {
    let mut stage = demonstration();
    stage.key(Key::F4);
    let ear = Ear::at(&mut stage);
    stage.run(Action::AcceptProposal);
    let heard = ear.after(&mut stage).join(" | ");
    assert!(!heard.contains("started"), "{heard}");
}

#[test]
fn a_place_that_is_shared_is_told_so_in_its_cell() {
    let mut stage = competition_standings::event(4);
    competition_standings::play(&mut stage, 1, &["=", "="]);
    stage.run(Action::ShowStandings);
    stage.key(Key::ArrowRight);
    must_hear(&stage, "Place: 1, shared");
}

#[test]
fn another_edition_is_found_and_chosen_for_the_competition_that_is_open() {
    let mut stage = Stage::new(1);
    by_palette(&mut stage, "edition of the Laws");
    assert_eq!(focused(&stage), "Laws of 2023");
    stage.must_say("From now on every claim and every ruling follows the edition chosen");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "This edition is in force already");
    stage.answer("Edition of the Laws", "Laws of 2018");
    stage.write_in("Reason", "the invitation says so");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:?}", stage.labels());
    let competition = stage.desk.snapshot().hall.competition.clone();
    assert_eq!(competition.map(|one| one.edition).as_deref(), Some("2018"));
    stage.must_say("Competition is now “Skopje Open”, Laws of 2018 (the invitation says so)");
}

#[test]
fn a_choice_says_of_what_it_is_one_when_the_keyboard_comes() {
    let mut stage = Stage::new(1);
    stage.key(Key::F6);
    assert_eq!((focused(&stage), described(&stage)), ("English".into(), "Language".into()));
    stage.focus(Role::RadioButton, "Light");
    assert_eq!(described(&stage), "Theme");
    stage.key(Key::ArrowDown);
    assert_eq!((focused(&stage), described(&stage)), ("Dark".into(), String::new()));
}

#[test]
fn a_choice_to_which_tab_leads_leaves_its_name_to_the_group() {
    let mut stage = Stage::new(1);
    stage.key(Key::F6);
    assert_eq!(described(&stage), "Language");
    let is_at_choice = |stage: &Stage| {
        let mut nodes = stage.window.root().children_recursive();
        nodes.any(|node| node.is_focused() && node.accesskit_node().role() == Role::RadioButton)
    };
    for back in [false, true] {
        let key = if back { Modifiers::SHIFT } else { Modifiers::NONE };
        for _ in 0..40 {
            stage.window.key_press_modifiers(key, Key::Tab);
            settle(&mut stage.window);
            if is_at_choice(&stage) {
                break;
            }
        }
        assert!(is_at_choice(&stage), "back {back}: {}", focused(&stage));
        assert_eq!(described(&stage), "", "back {back}: {}", focused(&stage));
    }
}

#[test]
fn what_happened_in_an_incident_is_reached_by_tab_and_read_line_by_line() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    let words = Catalogue::new(Lang::En);
    let of = |id| format!("{}, ", words.say(id));
    let (board, caller) = (of("disputes-fact-board"), of("disputes-fact-caller"));
    let come = |stage: &mut Stage, key: Key, to: &str| {
        for _ in 0..60 {
            if focused(stage).starts_with(to) {
                return;
            }
            stage.key(key);
        }
        panic!("{to} is not reached");
    };
    come(&mut stage, Key::Tab, &board);
    come(&mut stage, Key::ArrowDown, &caller);
}

#[test]
fn the_key_of_the_screen_that_is_shown_says_where_one_is() {
    let mut stage = with_a_reader();
    assert_eq!(stage.window.state().screen, Screen::Hall);
    stage.key(Key::F2);
    until_said(&mut stage, "Hall");
}

#[test]
fn that_a_competition_has_no_own_rules_is_no_example_of_them() {
    let mut stage = Stage::new(0);
    stage.run(Action::NewCompetition);
    let _ear = Ear::at(&mut stage);
    stage.focus(Role::TextInput, "Own rules (file)");
    assert_eq!(described(&stage), "None");
}
