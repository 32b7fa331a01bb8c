//! What keys did not do in trials of the window: facts of an incident that were changed are saved by a key, and
//! the keys of decisions are about the board that is shown.

use egui::accesskit::Role;
use egui::{Key, ViewportCommand};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_laws::rulings::sealed::facts::BoardsDiffer;
use jadoube_ui::actions::{Action, Screen};

use crate::incident_form::standing;
use crate::layout::controls;
use crate::stage::{Stage, preferences, settle};
use crate::stumbles::with_a_touched_piece;

/// The name of what has the keyboard.
fn keyboard(stage: &Stage) -> String {
    let root = stage.window.root();
    let here = root.children_recursive().find(|node| node.is_focused());
    here.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

/// An incident about a touched piece that waits for its decision, with a fact that is changed, and the question
/// that asks for it.
fn changed() -> (Stage, String) {
    let (mut stage, touched) = with_a_touched_piece();
    stage.write_in(&touched, "g8");
    stage.click("Save the changed facts");
    stage.write_in(&touched, "b8");
    (stage, touched)
}

/// The case of the first incident.
fn case(stage: &Stage) -> Case {
    stage.desk.snapshot().hall.incidents[&IncidentNo(1)].case.clone()
}

#[test]
fn changed_facts_are_saved_by_the_key_of_main_buttons_and_enter_stays_in_its_field() {
    let (mut stage, touched) = changed();
    let save = Catalogue::new(Lang::En).say("disputes-save-changed");
    assert!(!stage.has("Save these facts"), "one act has one button");
    let before = case(&stage);
    stage.key(Key::Enter);
    assert!(keyboard(&stage).starts_with(&touched), "{}", keyboard(&stage));
    assert_eq!(case(&stage), before, "nothing is saved with it");
    let button = stage.window.get_by_role_and_label(Role::Button, &save);
    let key = button.accesskit_node().description().unwrap_or_default();
    assert!(key.contains("Ctrl"), "{key}");
    stage.ctrl(Key::Enter);
    assert_ne!(case(&stage), before);
    assert!(!stage.has(&save), "{:#?}", stage.labels());
    assert!(keyboard(&stage).starts_with("Accept"), "{}", keyboard(&stage));
}

#[test]
fn changed_facts_are_saved_from_the_palette() {
    let (mut stage, _) = changed();
    let before = case(&stage);
    let save = Catalogue::new(Lang::En).say("disputes-save-changed");
    let found = stage.finds("facts");
    assert!(found.contains(&save), "{found}");
    stage.key(Key::Enter);
    settle(&mut stage.window);
    assert_ne!(case(&stage), before);
}

#[test]
fn changed_facts_are_told_when_one_comes_back_and_are_discarded_from_the_palette() {
    let (mut stage, _) = changed();
    let before = case(&stage);
    stage.click("Flag fallen");
    for screen in [Action::ShowBoard, Action::ShowDisputes] {
        stage.run(screen);
    }
    let told = "Changed, not saved: Flag fallen";
    let rows = stage.window.query_all_by_role(Role::ListBoxOption);
    let told_of_rows: Vec<String> =
        rows.filter_map(|row| row.accesskit_node().description()).collect();
    assert!(told_of_rows.iter().any(|text| text.contains(told)), "{told_of_rows:?}");
    let found = stage.finds("discard");
    assert!(found.contains("Discard the changed facts"), "{found}");
    stage.key(Key::Enter);
    settle(&mut stage.window);
    stage.must_say("Discarded");
    assert!(!stage.has("Save the changed facts"), "{:#?}", stage.labels());
    assert_eq!(case(&stage), before);
    stage.run(Action::AcceptProposal);
    assert!(!stage.says("First save the changed facts"), "{:#?}", stage.labels());
}

#[test]
fn a_fact_that_is_emptied_stands_changed_until_it_is_saved_or_discarded() {
    let (mut stage, touched) = with_a_touched_piece();
    stage.write_in(&touched, "g8");
    stage.click("Save the changed facts");
    let before = case(&stage);
    stage.focus(Role::TextInput, &touched);
    stage.ctrl(Key::A);
    stage.key(Key::Delete);
    assert!(stage.has("Discard the changed facts"), "{:#?}", stage.labels());
    stage.run(Action::AcceptProposal);
    stage.must_say("First save the changed facts");
    assert!(stage.desk.snapshot().hall.incidents[&IncidentNo(1)].is_open());
    stage.click("Discard the changed facts");
    assert!(!stage.has("Discard the changed facts"), "{:#?}", stage.labels());
    assert_eq!(case(&stage), before);
}

#[test]
fn how_far_the_scoresheets_agree_follows_a_record_from_which_moves_are_taken_back() {
    let mut stage = standing("2023", "90+30");
    let facts = BoardsDiffer { by: Some(Side::Black), scores_agree: None, ply: Ply(1) };
    let (board, caller, clocks) = (Some(BoardNo(1)), Caller::Arbiter, Clocks::Leave);
    let (case, claim) = (Case::BoardsDiffer(facts), String::new());
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    stage.ask(1, GameCommand::TakeBack { to: Ply(0), reason: "as seen".to_owned() });
    stage.run(Action::ShowDisputes);
    stage.answer("Do the scoresheets agree?", "No");
    stage.ctrl(Key::Enter);
    let case = stage.desk.snapshot().hall.incidents[&IncidentNo(1)].case.clone();
    let Case::BoardsDiffer(facts) = case else { panic!("{case:?}") };
    assert_eq!((facts.scores_agree, facts.ply), (Some(false), Ply(0)));
    // One that is not there is told at its question, and nothing is saved.
    stage.write_in("Up to where do they agree?", "3");
    stage.key(Key::Tab);
    stage.must_say("the game has 0");
    stage.ctrl(Key::Enter);
    let case = stage.desk.snapshot().hall.incidents[&IncidentNo(1)].case.clone();
    assert!(matches!(case, Case::BoardsDiffer(facts) if facts.ply == Ply(0)));
}

/// Opens an incident at a board, and decides it where it is to be.
fn incident(stage: &mut Stage, board: u16, decided: Option<u32>) {
    stage.ask(board, GameCommand::Start);
    let case = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
    let (board, caller, clocks) = (Some(BoardNo(board)), Caller::Arbiter, Clocks::Stop);
    let open = DisputeCommand::Open { board, case, caller, claim: String::new(), clocks };
    let accept = decided.map(|no| DisputeCommand::Accept {
        no: IncidentNo(no),
        reason: String::new(),
        lose: None,
    });
    for what in std::iter::once(open).chain(accept) {
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    }
    settle(&mut stage.window);
}

#[test]
fn the_keys_of_decisions_are_about_the_incident_of_the_board_that_is_shown() {
    let mut stage = Stage::new(2);
    incident(&mut stage, 2, Some(1));
    stage.run(Action::ShowDisputes);
    stage.run(Action::AcceptProposal);
    stage.must_say("incident 1 is decided");
    incident(&mut stage, 1, None);
    stage.run(Action::NextConcern);
    assert_eq!(stage.window.state().board, Some(BoardNo(1)));
    stage.run(Action::AcceptProposal);
    assert_eq!(stage.window.state().screen, Screen::Disputes, "it is seen before it is decided");
    stage.run(Action::AcceptProposal);
    let decided = |stage: &Stage| {
        let snap = stage.desk.snapshot();
        snap.hall.incidents.values().filter(|one| one.decision.is_some()).count()
    };
    assert_eq!(decided(&stage), 2, "{:#?}", stage.labels());
}

/// Chooses an incident in the list.
fn show_incident(stage: &mut Stage, no: u32) {
    let rows = stage.window.query_all_by_role(Role::ListBoxOption);
    let is_its = |label: &String| label.starts_with(&format!("#{no} "));
    let row = rows.filter_map(|row| row.accesskit_node().label()).find(is_its);
    stage.click(&row.expect("its row"));
}

/// What stands in the field for a statement of the incident that is shown.
fn statement(stage: &Stage) -> String {
    let label = Catalogue::new(Lang::En).say("disputes-statement");
    let field = stage.window.get_by_role_and_label(Role::MultilineTextInput, &label);
    field.accesskit_node().value().unwrap_or_default()
}

#[test]
fn a_statement_that_is_being_written_stays_with_its_incident() {
    let mut stage = Stage::new(2);
    for board in [1, 2] {
        incident(&mut stage, board, None);
    }
    stage.run(Action::ShowDisputes);
    show_incident(&mut stage, 2);
    let label = Catalogue::new(Lang::En).say("disputes-statement");
    stage.focus(Role::MultilineTextInput, &label);
    stage.write("he touched it");
    assert_eq!(statement(&stage), "he touched it");
    assert!(stage.close().contains(&ViewportCommand::CancelClose), "it stands nowhere else");
    stage.key(Key::Escape);
    show_incident(&mut stage, 1);
    assert_eq!(statement(&stage), "");
    show_incident(&mut stage, 2);
    assert_eq!(statement(&stage), "he touched it");
    stage.click("Record statement");
    let snap = stage.desk.snapshot();
    let told = |no| snap.hall.incidents[&IncidentNo(no)].statements.len();
    assert_eq!([told(1), told(2)], [0, 1]);
}

#[test]
fn facts_that_stand_changed_wait_until_their_incident_is_shown_again() {
    let mut stage = Stage::new(2);
    for board in [1, 2] {
        incident(&mut stage, board, None);
    }
    stage.run(Action::ShowDisputes);
    show_incident(&mut stage, 2);
    let save = Catalogue::new(Lang::En).say("disputes-save-changed");
    stage.focus(Role::RadioButton, "White");
    stage.key(Key::ArrowRight);
    assert!(stage.has(&save), "{:#?}", stage.labels());
    for (no, is_changed) in [(1, false), (2, true)] {
        show_incident(&mut stage, no);
        assert_eq!(stage.has(&save), is_changed, "incident {no}");
    }
}

#[test]
fn an_answer_that_is_changed_stays_in_sight_above_the_button_that_comes_with_it() {
    let mut stage = Stage::with(1, Preferences { scale_percent: 200, ..preferences(Lang::En) });
    incident(&mut stage, 1, None);
    stage.run(Action::ShowDisputes);
    stage.focus(Role::RadioButton, "White");
    stage.window.run_steps(8);
    stage.key(Key::ArrowRight);
    stage.window.run_steps(8);
    let save = Catalogue::new(Lang::En).say("disputes-save-changed");
    assert!(stage.has(&save), "{:#?}", stage.labels());
    let id = stage.window.ctx.memory(|memory| memory.focused()).expect("an answer");
    let mut all = controls(&stage).into_iter();
    let answer = all.find(|one| one.at.0.0 == id.value()).expect("an answer");
    assert!(answer.is_whole(), "{:?} of {:?}", answer.seen, answer.rect);
}

#[test]
fn who_comes_to_the_incident_of_another_board_sees_which_board_is_selected_by_that() {
    let mut stage = Stage::new(2);
    stage.begin();
    let (case, claim, clocks) = (Case::Other, String::new(), Clocks::Leave);
    let (board, caller) = (Some(BoardNo(1)), Caller::Arbiter);
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
    stage.run(Action::NextBoard);
    let told = "Board 1 is selected now";
    assert!(!stage.shows(told));
    stage.run(Action::ShowDisputes);
    stage.window.run_steps(2);
    assert!(stage.shows(told), "{:#?}", stage.labels());
}

#[test]
fn who_takes_a_step_of_an_envelope_works_at_its_board_from_there() {
    let mut stage = Stage::new(2);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    stage.run(Action::ShowBoard);
    stage.run(Action::NextBoard);
    stage.must_say("Board 2 · ");
    stage.run(Action::ShowEnvelopes);
    stage.alt(Key::Enter);
    stage.key(Key::Escape);
    stage.run(Action::ShowBoard);
    stage.must_say("Board 1 · ");
}
