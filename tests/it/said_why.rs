//! What an arbiter by ear did not learn in the trial: why a key did nothing, what has been done, whose
//! clock runs, in words of the own language; and where the keyboard is between two controls.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egui::accesskit::{NodeId, Role, TreeId, TreeUpdate};
use egui::{Context, FullOutput, Key};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::Appointment;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::sealing::now;
use jadoube_desk::voicing::{EngineKind, Listener, Tuning};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::Action;
use jadoube_ui::held_focus::HeldFocus;

use crate::envelope_changes::{ask, asked, resumed, seal};
use crate::sheets::at_the_sheets;
use crate::stage::{Stage, file, preferences, rest, settle, window};

const NO: EnvelopeNo = EnvelopeNo(1);

/// What a screen reader was told last.
fn heard(stage: &Stage) -> String {
    let regions = [Role::Status, Role::Alert].into_iter();
    let regions = regions.flat_map(|role| stage.window.query_all_by_role(role));
    let told = regions.filter_map(|node| node.accesskit_node().label());
    told.collect::<Vec<_>>().join(" | ")
}

#[track_caller]
fn must_hear(stage: &Stage, text: &str) {
    let told = heard(stage);
    assert!(told.contains(text), "{text} is not in {told}");
}

/// What has the keyboard in each tree that is told; a tree that is not told changes nothing.
#[derive(Default)]
struct Places {
    last: Option<NodeId>,
    told: Arc<Mutex<Vec<bool>>>,
}

impl egui::Plugin for Places {
    fn debug_name(&self) -> &'static str {
        "what has the keyboard"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        let update = &mut output.platform_output.accesskit_update;
        match update {
            Some(update) => {
                let root = update.tree.as_ref().map(|tree| tree.root);
                self.last = Some(update.focus);
                self.told.lock().unwrap().push(root != Some(update.focus));
            }
            None => {
                let focus = self.last.expect("something was told before");
                let tree_id = TreeId::ROOT;
                *update = Some(TreeUpdate { nodes: Vec::new(), tree: None, tree_id, focus });
            }
        }
    }
}

#[test]
fn between_two_controls_the_keyboard_is_never_told_to_be_nowhere() {
    let mut stage = Stage::new(3);
    let told = Arc::new(Mutex::new(Vec::new()));
    stage.window.ctx.add_plugin(HeldFocus::default());
    stage.window.ctx.add_plugin(Places { last: None, told: told.clone() });
    stage.window.run_steps(2);
    let mut faults = Vec::new();
    let mut look = |what: &str, stage: &mut Stage| {
        settle(&mut stage.window);
        stage.window.run_steps(8);
        let passes = std::mem::take(&mut *told.lock().unwrap());
        if passes.is_empty() || passes.contains(&false) {
            faults.push(format!("{what}: {passes:?}"));
        }
    };
    look("the hall", &mut stage);
    for key in [Key::F3, Key::F4, Key::F2, Key::F1, Key::Escape, Key::F11, Key::Escape, Key::F8] {
        stage.key(key);
        look(key.name(), &mut stage);
    }
    stage.key(Key::Escape);
    look("Escape from an incident", &mut stage);
    for nth in 0..40 {
        stage.key(Key::Tab);
        look(&format!("Tab {nth}"), &mut stage);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn after_a_cut_what_happened_is_said_with_the_question_and_the_voice_is_offered_afterwards() {
    let mut stage = Stage::new(1);
    stage.ask(1, GameCommand::Start);
    let path = file(&stage.folder);
    let Stage { folder, desk, window: old } = stage;
    drop(old);
    drop(desk);
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    desk.ask(Request::Open(path)).wait().unwrap();
    let tuning = Tuning {
        engine: Some(EngineKind::Espeak),
        device: Some("no such device".into()),
        ..Tuning::default()
    };
    let voices = [(Listener::Arbiter, tuning)].into();
    let window = window(desk.clone(), Preferences { voices, ..preferences(Lang::En) });
    let mut stage = Stage { folder, desk, window };
    let (tell, told) = std::sync::mpsc::channel();
    stage.window.state_mut().follow_reader(told);
    tell.send(true).unwrap();
    settle(&mut stage.window);
    let spoken = |stage: &Stage, part: &str| -> Vec<usize> {
        let said = stage.desk.snapshot().spoken.heard.clone();
        let said = said.iter().enumerate().filter(|(_, one)| one.text.contains(part));
        said.map(|(at, _)| at).collect()
    };
    let wait = |stage: &mut Stage, part: &str| {
        let begun = Instant::now();
        while spoken(stage, part).is_empty() {
            assert!(begun.elapsed() < Duration::from_secs(20), "{part} is not said");
            rest();
            stage.window.step();
        }
    };
    wait(&mut stage, "Ctrl+1 nobody loses time");
    let said = stage.desk.snapshot().spoken.heard.clone();
    assert_eq!(said.len(), 1, "{said:#?}");
    assert!(said[0].text.starts_with("The clocks are stopped. Say how"), "{said:#?}");
    assert!(said[0].text.contains("The competition was closed"), "{said:#?}");
    stage.ctrl(Key::Num1);
    wait(&mut stage, "own voice");
    assert_eq!(spoken(&stage, "own voice").len(), 1);
    assert!(spoken(&stage, "The competition was closed") < spoken(&stage, "own voice"));
}

#[test]
fn a_key_of_an_action_is_refused_for_the_eye_as_well_while_a_dialog_is_open() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F8);
    let told = "First finish or cancel this dialog";
    assert!(!stage.shows(told), "{:#?}", stage.labels());
    let before = stage.game(1).clock.running();
    stage.key(Key::F9);
    must_hear(&stage, told);
    assert!(stage.shows(told), "{:#?}", stage.labels());
    assert_eq!(stage.game(1).clock.running(), before, "nothing was pressed");
    // It goes with the dialog that it was about.
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
    assert!(!stage.shows(told), "{:#?}", stage.labels());
}

#[test]
fn the_clocks_are_stopped_out_of_a_dialog_which_stays_as_it_is() {
    let claim = Catalogue::new(Lang::En).say("disputes-claim");
    let mut stage = Stage::new(2);
    stage.begin();
    stage.key(Key::F8);
    stage.write_in(&claim, "he touched it");
    stage.key(Key::F10);
    assert!(stage.game(1).clock.running().is_none(), "{:#?}", stage.labels());
    assert!(stage.shows("Board 1: Both clocks stopped"), "{:#?}", stage.labels());
    assert!(!stage.shows("First finish or cancel this dialog"));
    stage.must_say("he touched it");
    stage.click("Open incident");
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 1);

    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::AdjustClock);
    stage.key(Key::F10);
    assert!(stage.game(1).clock.running().is_none(), "{:#?}", stage.labels());
    stage.write_in("Reason", "late start");
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    assert_eq!(stage.game(1).corrections.len(), 1);
}

#[test]
fn in_a_dialog_of_an_envelope_alt_and_enter_say_what_is_open_and_what_is_wrong_with_it() {
    let mut stage = asked();
    stage.click("Made on the board…");
    stage.alt(Key::Enter);
    must_hear(&stage, "The move made on the board. First finish or cancel this dialog");
    assert!(!heard(&stage).contains("Alt+Enter does nothing here"), "{}", heard(&stage));
    stage.write_in("Move", "Sf9");
    stage.click("Record");
    stage.alt(Key::Enter);
    must_hear(&stage, "The move made on the board. ");
    assert!(!heard(&stage).contains("First finish"), "{}", heard(&stage));
    // The dialog stays, and nothing is recorded.
    assert!(stage.has("Record"));
}

#[test]
fn a_key_that_does_nothing_says_why() {
    let mut stage = Stage::new(1);
    stage.alt(Key::Enter);
    must_hear(&stage, "Alt+Enter does nothing here");
    assert!(stage.shows("Alt+Enter does nothing here"), "nor by sound alone");
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::Start);
    stage.ask(1, GameCommand::End(outcome.into()));
    stage.key(Key::F3);
    stage.click("e4, empty");
    must_hear(&stage, "e4, empty. ");
    must_hear(&stage, "1–0");

    let mut stage = Stage::with_a_match(Lang::En);
    stage.window.query_all_by_label("e4, empty").next().unwrap().click_accesskit();
    settle(&mut stage.window);
    must_hear(&stage, "e4, empty: no move for White from here");

    let mut stage = at_the_sheets(Lang::En, &["e2e4"]);
    for _ in 0..4 {
        stage.key(Key::ArrowRight);
    }
    for text in ["e4", "x"] {
        stage.write(text);
        must_hear(&stage, "This column is the record of the game");
    }
}

#[test]
fn boards_that_were_set_up_are_confirmed_with_one_sentence() {
    let mut stage = Stage::new(0);
    for (count, told) in [("3", "3 boards set up: 1 to 3"), ("1", "Board 4 set up")] {
        stage.run(Action::SetUp);
        stage.write_in("How many boards", count);
        stage.ctrl(Key::Enter);
        assert!(stage.window.state().dialog.is_none());
        stage.must_say(told);
    }
}

#[test]
fn a_tile_tells_in_which_row_it_lies() {
    let mut stage = Stage::new(5);
    let told = |stage: &Stage| {
        let here = stage.window.root().children_recursive().find(|node| node.is_focused());
        here.and_then(|node| node.accesskit_node().description()).unwrap_or_default()
    };
    assert!(told(&stage).contains("row 1 of 2"), "{}", told(&stage));
    stage.key(Key::ArrowDown);
    assert!(told(&stage).contains("row 2 of 2"), "{}", told(&stage));
    // One row needs no number.
    let stage = Stage::new(2);
    assert!(!told(&stage).contains("row 1"), "{}", told(&stage));
}

#[test]
fn after_the_sealed_move_it_is_said_whose_clock_runs() {
    let mut stage = resumed();
    stage.alt(Key::Enter);
    stage.write_in("The move as it is written there", "Nf3");
    stage.click("Open");
    stage.alt(Key::Enter);
    must_hear(&stage, "The clock of Black runs");
}

#[test]
fn a_sealed_move_is_named_by_the_notation_of_the_windows_language_where_that_fits() {
    for (lang, text, named) in [
        (Lang::De, "c4", "Das ist c4 (algebraische Notation, Deutsch)"),
        (Lang::De, "Nf3", "(algebraische Notation, Englisch)"),
        (Lang::En, "c4", "That is c4 (algebraic notation, English)"),
    ] {
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        stage.play(1, &["e2e4", "e7e5"]);
        stage.run(Action::Adjourn);
        seal(&stage, NO);
        let (no, at) = (NO, now());
        ask(&stage, Ask::Resume { no, board: BoardNo(1), at });
        for side in Side::BOTH {
            ask(&stage, Ask::Arrive { no, side, at });
        }
        ask(&stage, Ask::SetUp { no, placement: None, times: None });
        settle(&mut stage.window);
        stage.alt(Key::Enter);
        stage.write(text);
        stage.must_say(named);
    }
}

#[test]
fn an_expected_move_has_the_letters_of_the_window_until_the_sheet_shows_others() {
    let moves = ["g1f3", "g8f6", "b1c3"];
    let proposed = |stage: &Stage| {
        let here = stage.window.root().children_recursive().find(|node| node.is_focused());
        here.and_then(|node| node.accesskit_node().description()).unwrap_or_default()
    };
    let mut stage = at_the_sheets(Lang::De, &moves);
    assert!(proposed(&stage).contains("Sf3"), "{}", proposed(&stage));
    stage.key(Key::Enter);
    assert!(proposed(&stage).contains("Sf6"), "{}", proposed(&stage));
    let mut stage = at_the_sheets(Lang::De, &moves);
    stage.write("Nf3");
    stage.key(Key::Enter);
    assert!(proposed(&stage).contains("Nf6"), "{}", proposed(&stage));
}

#[test]
fn an_envelope_is_read_aloud_with_its_times_and_its_day_in_words() {
    let mut stage = asked();
    seal(&stage, NO);
    let at = "2027-11-25T10:00:00+00:00".parse().unwrap();
    let due = Appointment { at, place: "Hall".into(), session: None };
    ask(&stage, Ask::Schedule { no: NO, due });
    stage.run(Action::ShowEnvelopes);
    stage.alt(Key::R);
    must_hear(&stage, "25 November 2027, 10:00, UTC, Hall");
    must_hear(&stage, "hour");
    let told = heard(&stage);
    assert!(!told.contains(":0") || !told.contains("White 1:"), "{told}");
}

#[test]
#[cfg(target_os = "linux")]
fn pages_take_no_screen_reader_away_from_the_keyboard() {
    let stage = at_the_sheets(Lang::En, &["e2e4"]);
    assert!(stage.window.query_all_by_role(Role::Tab).next().is_some());
    assert!(stage.window.query_all_by_role(Role::TabList).next().is_none());
}

#[test]
fn what_was_wrong_with_a_move_is_no_longer_told_once_another_is_written() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::TypeMove);
    stage.write("Nf9");
    stage.key(Key::Enter);
    stage.window.run_steps(20);
    let label = Catalogue::new(Lang::En).say("board-type-move");
    let field = stage.window.get_by_role_and_label(Role::TextInput, &label);
    let told = field.accesskit_node().description().expect("it says what is wrong");
    must_hear(&stage, &told);
    stage.rewrite("e4");
    assert!(!heard(&stage).contains(&told), "{}", heard(&stage));
}
