//! What a stranger met who worked by ears alone, a second time: texts that were not read, keys that did
//! something else, steps that led in a circle.

use std::sync::Arc;
use std::time::{Duration, Instant};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::board::position::Uci;
use jadoube_chess::side::Side;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::Appointment;
use jadoube_core::blind::command::Command as BlindCommand;
use jadoube_core::blind::execution::ExecutionReport;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::Desk;
use jadoube_desk::sealing::now;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_ui::actions::{Action, Screen};

use crate::by_ear::{focused, must_hear, with_a_reader};
use crate::envelope_changes::{ask, asked, one, seal};
use crate::stage::{Stage, preferences, rest, settle, window};

const NO: EnvelopeNo = EnvelopeNo(1);

/// What stands in a field.
fn written(stage: &Stage, label: &str) -> String {
    let field = stage.window.get_by_role_and_label(Role::TextInput, label);
    field.accesskit_node().value().unwrap_or_default()
}

/// The game of [`asked`], its envelope closed and the clock stopped.
fn sealed() -> Stage {
    let mut stage = asked();
    seal(&stage, NO);
    settle(&mut stage.window);
    stage.window.run_steps(20);
    stage
}

/// A screen reader does not read a field again in which the keyboard stays.
#[test]
fn what_is_missing_in_the_empty_field_with_the_keyboard_is_said_beside_a_screen_reader() {
    let mut stage = with_a_reader();
    stage.click("No, with the screen reader alone");
    stage.key(Key::Escape);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    seal(&stage, NO);
    let due = Appointment { at: now(), place: String::new(), session: None };
    ask(&stage, Ask::Schedule { no: NO, due });
    settle(&mut stage.window);
    stage.window.run_steps(60);
    stage.alt(Key::Enter);
    stage.focus(Role::TextInput, "Where");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Enter where the game is resumed");
    assert_eq!(focused(&stage), "Where");
}

#[test]
fn an_incident_that_is_open_is_named_before_the_next_step() {
    let mut stage = sealed();
    let case = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
    let (caller, claim, clocks) = (Caller::Arbiter, String::new(), Clocks::Leave);
    let what = DisputeCommand::Open { board: Some(BoardNo(1)), case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
    must_hear(
        &stage,
        "of this game is not decided yet: decide it before the game is resumed. Next: ",
    );
}

#[test]
fn an_envelope_says_what_is_missing_on_it_and_never_leads_in_a_circle() {
    let mut stage = sealed();
    // The place must stand there: an empty one comes back to the form that asks for it.
    let due = Appointment { at: now(), place: String::new(), session: None };
    ask(&stage, Ask::Schedule { no: NO, due });
    settle(&mut stage.window);
    stage.window.run_steps(60);
    stage.alt(Key::Enter);
    stage.must_say("Envelope 1, board 1: When and where the game is resumed");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Enter where the game is resumed");
    assert_eq!(focused(&stage), "Where");
    stage.write("Hall 2");
    stage.ctrl(Key::Enter);
    assert_eq!(one(&stage).due().unwrap().place, "Hall 2");
    assert!(stage.window.state().dialog.is_none());
    // What is missing or wrong is told by the next step and by its form, which says it again when nothing
    // was changed there.
    let mut front = one(&stage).front;
    front.players.black.name = "Saal".into();
    ask(&stage, Ask::WriteFront { no: NO, front: Box::new(front) });
    settle(&mut stage.window);
    stage.window.run_steps(60);
    must_hear(&stage, "Not as in the game: the players’ names. In the game they are ");
    stage.alt(Key::Enter);
    stage.must_say("Not as in the game: the players’ names");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Nothing was changed. Not as in the game: ");
    assert_eq!(focused(&stage), "Name of Black");
    let name = one(&stage).right.players.black.name;
    stage.write(&name);
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:?}", stage.labels());
    must_hear(&stage, "safe-keeping");
}

#[test]
fn what_stands_in_the_first_field_of_a_dialog_gives_way_to_what_is_typed() {
    let mut stage = sealed();
    stage.alt(Key::Enter);
    let label = focused(&stage);
    assert!(label.starts_with("When, like"), "{label}");
    assert!(!written(&stage, &label).is_empty(), "a day from now is proposed");
    stage.write("2026-12-24 17:00");
    assert_eq!(written(&stage, &label), "2026-12-24 17:00");
    stage.write("x");
    stage.ctrl(Key::Enter);
    // Refused, it gives way as well.
    stage.write("2026-12-24 18:00");
    assert_eq!(written(&stage, &label), "2026-12-24 18:00");
}

#[test]
fn a_filled_first_field_is_read_when_its_dialog_opens() {
    let mut stage = with_a_reader();
    stage.run(Action::SetUp);
    let label = focused(&stage);
    let wanted = format!("{label}: {}", written(&stage, &label));
    let begun = Instant::now();
    let is_said = |stage: &Stage| {
        let spoken = stage.desk.snapshot().spoken.heard.clone();
        spoken.iter().any(|one| one.text.contains(&wanted))
    };
    while !is_said(&stage) {
        assert!(begun.elapsed() < Duration::from_secs(20), "{wanted} is not read");
        rest();
        stage.window.step();
    }
}

#[test]
fn the_keyboard_goes_from_step_to_step_when_boards_are_corrected_and_the_announcement_decides() {
    let mut stage = Stage::with_a_match(Lang::En);
    for _ in 0..2 {
        stage.write("Eva zwei Eva vier");
        stage.key(Key::Enter);
    }
    stage.alt(Key::Num3);
    let done = ExecutionReport::Move(Uci("e2e3".into()));
    let what = BlindCommand::Execute { board: Side::Black, done, by: None };
    stage.desk.command(Command::Blind { board: BoardNo(1), what }).wait().unwrap();
    settle(&mut stage.window);
    stage.must_say("The announcement decides: Black’s board is adjusted to it");
    assert!(!stage.says("nothing decides"));
    stage.click("Correct step by step");
    let mut steps = Vec::new();
    for _ in 0..12 {
        // What a step asks of both players comes when the desk has answered.
        let known = ["Mark as done: ", "The board agrees", "Correction by"];
        for _ in 0..200 {
            if known.iter().any(|begins| focused(&stage).starts_with(begins)) {
                break;
            }
            stage.window.step();
            rest();
        }
        let here = focused(&stage);
        match here.strip_prefix("Mark as done: ") {
            Some(step) => steps.push(step.to_owned()),
            // One of the steps asks both players.
            None if here.starts_with("The board agrees") => {
                stage.click("The board agrees: White");
                stage.click("The board agrees: Black");
                continue;
            }
            None => break,
        }
        stage.key(Key::Enter);
    }
    assert_eq!(steps.first().map(String::as_str), Some("Stop both clocks"));
    assert!(steps.len() >= 4, "{steps:?}, then {}", focused(&stage));
    assert_eq!(steps.last().map(String::as_str), Some("Start the clock of White"));
    assert_eq!(focused(&stage), "Correction by White", "the steps end by themselves");
    let hall = stage.desk.snapshot().hall.clone();
    let (game, blind) = (hall.game(BoardNo(1)).unwrap(), hall.blind(BoardNo(1)).unwrap());
    let boards = Side::BOTH.map(|side| blind.placement(game, side));
    assert_eq!(boards[0], boards[1]);
    stage.must_say("The boards show the same");
}

#[test]
fn the_key_of_the_field_goes_there_also_while_boards_are_corrected() {
    let mut stage = Stage::with_a_match(Lang::En);
    for _ in 0..2 {
        stage.write("Eva zwei Eva vier");
        stage.key(Key::Enter);
    }
    stage.alt(Key::Num3);
    stage.alt(Key::Num5);
    must_hear(&stage, "The move is to be executed on the board of Black");
    stage.found_on_blacks_board("e3");
    stage.click("Correct step by step");
    assert_eq!(focused(&stage), "Mark as done: Stop both clocks");
    stage.key(Key::F7);
    assert!(focused(&stage).starts_with("Announcement of Black"), "{}", focused(&stage));
    let running = stage.game(1).clock.running();
    stage.key(Key::F9);
    stage.must_say("do or exit the steps first");
    assert_eq!(stage.game(1).clock.running(), running);
}

const KINDS: &str = "What happened (1–9)";

#[test]
fn a_choice_is_made_with_up_and_down_as_with_left_and_right() {
    let mut stage = Stage::new(1);
    stage.key(Key::F8);
    let chosen = |stage: &Stage| {
        let group = stage.window.get_by_role_and_label(Role::RadioGroup, KINDS);
        let of = group.children_recursive();
        let on = egui::accesskit::Toggled::True;
        let mut of = of.filter(|node| node.accesskit_node().data().toggled() == Some(on));
        of.next().and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    };
    let first = chosen(&stage);
    stage.focus(Role::RadioButton, &first);
    stage.key(Key::ArrowDown);
    let second = chosen(&stage);
    assert_ne!(first, second);
    assert_eq!(focused(&stage), second);
    stage.key(Key::ArrowUp);
    assert_eq!(chosen(&stage), first);
    stage.key(Key::ArrowRight);
    assert_eq!(chosen(&stage), second);
}

#[test]
fn a_digit_with_alt_is_not_written_in_a_field() {
    let mut stage = Stage::new(1);
    stage.run(Action::NewCompetition);
    stage.write_in("Name", "Open");
    let key = Key::Num0;
    let pressed = |pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::ALT,
    };
    // As winit tells it.
    let events = [pressed(true), Event::Text("0".into()), pressed(false)];
    stage.window.input_mut().events.extend(events);
    stage.window.step();
    settle(&mut stage.window);
    assert_eq!(written(&stage, "Name"), "Open");
    stage.write("1");
    assert_eq!(written(&stage, "Name"), "Open1");
}

#[test]
fn enter_at_a_choice_of_the_form_opens_the_incident() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F8);
    stage.key(Key::Num4);
    stage.key(Key::B);
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{}", focused(&stage));
    assert_eq!(stage.desk.snapshot().hall.incidents.len(), 1);
}

#[test]
fn who_begins_is_told_what_this_is_and_finds_the_demonstration() {
    let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
    let folder = tempfile::tempdir().unwrap();
    let window = window(desk.clone(), preferences(Lang::En));
    let mut stage = Stage { folder, desk, window };
    must_hear(&stage, "Boards, clocks and disputes of a tournament day in one place");
    stage.key(Key::F2);
    must_hear(&stage, "Hall");
    must_hear(&stage, "Open a competition, or make a new one");
    for (typed, found) in [("demo", "Demonstration"), ("edition", "New competition…")] {
        stage.ctrl(Key::K);
        stage.write(typed);
        must_hear(&stage, found);
        stage.key(Key::Escape);
    }
}

#[test]
fn a_move_is_said_in_words_and_of_a_board_that_is_not_in_sight_not_at_all() {
    let mut stage = Stage::new(2);
    stage.begin();
    let play = |stage: &mut Stage, uci: &str, source| {
        let (uci, times, spent) = (Uci(uci.into()), None, None);
        let after = AfterMove::Press;
        stage.ask(1, GameCommand::Play { uci, source, times, spent, after });
    };
    play(&mut stage, "g1f3", Source::Board);
    must_hear(&stage, "knight g1 f3");
    stage.run(Action::ShowHall);
    assert_eq!(stage.window.state().screen, Screen::Hall);
    play(&mut stage, "g8f6", Source::Board);
    let told = stage.window.query_all_by_role(Role::Status);
    let told: Vec<String> = told.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(!told.iter().any(|text| text.contains("g8")), "{told:?}");
}
