//! What a trial by ears alone met where several stations keep an event: what is told of the door, once and
//! wherever the person is, and where the keyboard then stands.

use std::sync::{Arc, Mutex};

use egui::Key;
use egui::accesskit::Role as Part;
use egui_kittest::kittest::NodeT;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::station::StationId;
use jadoube_desk::desk::Desk;
use jadoube_desk::exchange::Incoming;
use jadoube_desk::inbox::Request;
use jadoube_desk::stations_line::{Door, JoinStep, Joining, LineRequest};
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::{Action, Screen};

use crate::heard::Ear;
use crate::last_move::by_palette;
use crate::stage::{Stage, preferences, setup, window};
use crate::stations_window::{
    Between, CODE, Line, Two, ask, come, keyed, send, sharing, until, with_a_door,
};

/// A window without a file.
fn welcome(desk: Desk) -> Stage {
    let (desk, folder) = (Arc::new(desk), tempfile::tempdir().unwrap());
    let window = window(Arc::clone(&desk), preferences(Lang::En));
    Stage { window, desk, folder }
}

/// The role and the name of what has the keyboard.
pub(crate) fn at(stage: &Stage) -> String {
    let mut all = stage.window.root().children_recursive();
    let here = all.find(|node| node.is_focused()).expect("something has the keyboard");
    let node = here.accesskit_node();
    let name = node.label().or_else(|| node.value()).unwrap_or_default();
    format!("{:?} {name}", node.role())
}

fn count(heard: &[String], text: &str) -> usize {
    heard.iter().filter(|one| one.starts_with('!') && one.contains(text)).count()
}

fn type_code(stage: &mut Stage, code: &str) {
    stage.focus(Part::MultilineTextInput, "Code");
    stage.rewrite(code);
    send(stage);
}

#[test]
fn who_joins_from_the_welcome_is_brought_to_the_number_and_hears_it_once() {
    let mut stage = welcome(Desk::start("test", Box::new(|| {})).unwrap());
    let _said = with_a_door(&stage.desk);
    by_palette(&mut stage, "Join an event");
    // A slip leads back to the code.
    type_code(&mut stage, "7QKU");
    stage.must_say("“U” never occurs in a code");
    assert_eq!(at(&stage), "MultilineTextInput Code");
    let ear = Ear::at(&mut stage);
    type_code(&mut stage, CODE);
    let heard = ear.after(&mut stage);
    assert_eq!(stage.window.state().screen, Screen::Stations);
    assert_eq!(count(&heard, "must show the number 271 828"), 1, "{heard:#?}");
    assert_eq!(count(&heard, "kept by this laptop alone"), 0, "{heard:#?}");
    assert!(at(&stage).starts_with("Label Into the file"), "{}", at(&stage));
    // It stays silent however long it stands there, and when one comes back to it.
    assert_eq!(ear.after(&mut stage), Vec::<String>::new());
    stage.key(Key::F6);
    stage.run(Action::ShowStations);
    assert_eq!(count(&ear.after(&mut stage), "271 828"), 0);
    stage.key(Key::F11);
    stage.must_say("must show the number 271 828");
}

#[test]
fn who_is_let_in_hears_as_what_and_which_boards_wait_and_not_what_was_before() {
    let keys = tempfile::tempdir().unwrap();
    let (desk, chief, _) = keyed(&keys, "chief");
    let (other, own, woken) = keyed(&keys, "other");
    let first = Stage::on(desk, "2023", (1..=2).map(setup), preferences(Lang::En));
    let must = |what| drop(first.desk.command(ask(what)).wait().unwrap());
    must(Asked::Begin { name: "Chief".into() });
    let (name, boards, role) = ("Hall 2".into(), vec![BoardNo(1)], Role::SectorArbiter);
    must(Asked::Admit { station: StationId(own), name, role, boards });
    let mut stage = welcome(other);
    let ear = Ear::at(&mut stage);
    let file = stage.folder.path().join("joined.jadoube");
    let step = JoinStep::Compare { number: "271 828".into() };
    let (code, name) = (CODE.to_owned(), "Hall 2".to_owned());
    let joining = Some(Joining { file: file.clone(), code, name, step });
    assert!(stage.desk.inlet().put(Incoming::Door(Box::new(Door { joining, ..Door::default() }))));
    come(&mut stage);
    let competition = first.desk.snapshot().record.unwrap().competition;
    assert!(stage.desk.inlet().put(Incoming::Door(Box::default())));
    stage.desk.ask(Request::Join(file, competition, chief)).wait().unwrap();
    come(&mut stage);
    let between = Arc::new(Mutex::new(Between::default()));
    for (desk, own) in [(&first.desk, chief), (&stage.desk, own)] {
        between.lock().unwrap().inlets.push((own, desk.inlet()));
        desk.exchange(Some(Box::new(Line { between: Arc::clone(&between), own })));
    }
    until(&stage.desk, &woken, "given", |seen| {
        let all = seen.stations.as_ref();
        all.and_then(|all| all.station(StationId(own))).is_some_and(|one| !one.given.is_empty())
    });
    let heard = ear.after(&mut stage);
    let told = "Let in as station B, Hall 2, sector arbiter. Handed to this station: board 1";
    assert_eq!(count(&heard, told), 1, "{heard:#?}");
    for old in ["From here on", "admitted as", "Handed to Hall 2"] {
        assert_eq!(count(&heard, old), 0, "{old}: {heard:#?}");
    }
    assert_eq!(stage.window.state().screen, Screen::Stations);
    assert!(at(&stage).contains("Station B, Hall 2"), "{}", at(&stage));
    stage.window.key_press(Key::Tab);
    stage.window.run_steps(3);
    assert!(at(&stage).starts_with("Button Take "), "{}", at(&stage));
}

#[test]
fn a_code_and_who_knocks_are_told_and_nobody_is_turned_away_unasked() {
    let mut stage = sharing();
    let said = with_a_door(&stage.desk);
    send(&mut stage);
    let ear = Ear::at(&mut stage);
    by_palette(&mut stage, "Invite a station");
    send(&mut stage);
    let heard = ear.after(&mut stage);
    assert_eq!(count(&heard, "The code has 3 groups: Alt+C reads one after the other"), 1);
    assert_eq!(count(&heard, "number 314 159. Shift+F5 leads there"), 1, "{heard:#?}");
    assert_eq!(at(&stage), "Label 314 159");
    stage.key(Key::F2);
    by_palette(&mut stage, "let in");
    assert_eq!(at(&stage), "Label 314 159", "by its name as well");
    stage.click("Turn away: Laptop of Ana");
    stage.must_say("Turn Laptop of Ana away?");
    let turned = |wish: &LineRequest| matches!(wish, LineRequest::TurnAway(_));
    assert!(!said.lock().unwrap().iter().any(turned));
    stage.key(Key::Escape);
    stage.click("Turn away: Laptop of Ana");
    stage.window.run_steps(3);
    send(&mut stage);
    assert_eq!(said.lock().unwrap().iter().filter(|wish| turned(wish)).count(), 1);
    assert_eq!(count(&ear.after(&mut stage), "Turned away: Laptop of Ana"), 1);
}

/// The question before somebody is turned away, for the round through all dialogs.
pub(crate) fn turning_away() -> Stage {
    let mut stage = sharing();
    send(&mut stage);
    by_palette(&mut stage, "Invite a station");
    send(&mut stage);
    stage.click("Turn away: Laptop of Ana");
    stage
}

#[test]
fn at_a_board_of_another_station_no_dialog_opens_that_is_refused_only_at_its_end() {
    let mut two = Two::new();
    two.stage.key(Key::F3);
    let ear = Ear::at(&mut two.stage);
    for action in [Action::EndGame, Action::NewIncident, Action::AdjustClock] {
        two.stage.run(action);
        assert!(two.stage.window.state().dialog.is_none(), "{action:?}");
        let heard = ear.after(&mut two.stage);
        assert_eq!(count(&heard, "Hall 2 keeps board 1. Do it there"), 1, "{action:?}: {heard:#?}");
    }
}

#[test]
fn handing_over_begins_with_to_whom() {
    let mut two = Two::new();
    by_palette(&mut two.stage, "Hand over boards");
    two.stage.window.run_steps(3);
    assert!(at(&two.stage).contains("B · Hall 2"), "{}", at(&two.stage));
}

#[test]
fn who_shares_alone_is_told_that_no_other_station_takes_part() {
    let mut stage = sharing();
    send(&mut stage);
    for name in ["hand over boards", "take over boards"] {
        stage.ctrl(Key::K);
        stage.write(name);
        stage.must_say("cannot be done now: no other station takes part");
        stage.key(Key::Escape);
    }
}
