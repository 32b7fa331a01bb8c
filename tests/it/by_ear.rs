//! What an arbiter with a screen reader met in a trial by ears alone: keys that answered unheard
//! questions, texts that no key reached, answers that told nothing.

use std::time::{Duration, Instant};

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{Appointment, SealedMove};
use jadoube_core::blind::event::Event as BlindEvent;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Event;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::sealing::now;
use jadoube_desk::voicing::{EngineKind, Listener, Tuning};
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::{Player, Setup};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::{Action, Screen};

use crate::envelope_changes::{ask, asked, one, seal};
use crate::heard::Ear;
use crate::sheets::at_the_sheets;
use crate::stage::{Stage, preferences, rest, settle, setup};

const NO: EnvelopeNo = EnvelopeNo(1);

/// What a screen reader was told last.
fn heard(stage: &Stage) -> String {
    let regions = [Role::Status, Role::Alert].into_iter();
    let regions = regions.flat_map(|role| stage.window.query_all_by_role(role));
    let told = regions.filter_map(|node| node.accesskit_node().label());
    told.collect::<Vec<_>>().join(" | ")
}

#[track_caller]
pub(crate) fn must_hear(stage: &Stage, text: &str) {
    let told = heard(stage);
    assert!(told.contains(text), "{text} is not in {told}");
}

/// The name of what has the keyboard.
pub(crate) fn focused(stage: &Stage) -> String {
    let here = stage.window.root().children_recursive().find(|node| node.is_focused());
    here.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
}

#[test]
fn a_step_of_an_envelope_is_recorded_once_it_was_said_and_the_next_one_is_said() {
    let mut stage = asked();
    ask(&stage, Ask::Seal { no: NO, what: SealedMove::Paper });
    settle(&mut stage.window);
    must_hear(&stage, "Next: ");
    let sheets = |stage: &Stage| one(stage).enclosed;
    assert_eq!(sheets(&stage), BySide::new(false, false));
    let (alt, enter) = (egui::Modifiers::ALT, Key::Enter);
    stage.hear_step();
    stage.window.key_press_modifiers(alt, enter);
    let count = |stage: &Stage| Side::BOTH.iter().filter(|side| *sheets(stage).of(**side)).count();
    for _ in 0..1000 {
        stage.window.step();
        if count(&stage) == 1 {
            break;
        }
        std::thread::yield_now();
    }
    assert_eq!(count(&stage), 1);
    // Pressed on before anybody can have heard what comes next.
    stage.window.key_press_modifiers(alt, enter);
    let mut said = String::new();
    for _ in 0..3 {
        stage.window.step();
        said.push_str(&heard(&stage));
    }
    let early = "Not yet: this step has only just come";
    let shown = format!("{early}. Alt+⏎ again: Envelope 1, board 1, ");
    assert!(stage.shows(&shown), "who sees is told as well: {:#?}", stage.labels());
    // What comes next is said once, by the step that was taken, and not with each press.
    assert!(said.contains(&format!("{early}. Alt+Enter again: Envelope 1, board 1, ")), "{said}");
    settle(&mut stage.window);
    assert_eq!(count(&stage), 1, "nothing was recorded unheard");
    stage.alt(Key::Enter);
    assert_eq!(count(&stage), 2);
    assert!(!stage.shows(early), "the step is taken: {:#?}", stage.labels());
}

#[test]
fn alt_and_enter_are_not_enter_in_a_field_of_a_dialog() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::ShowEnvelopes);
    stage.click("Adjourn early…");
    stage.write_in("Time to the end of the session, like 0:30:00", "0:30:00");
    stage.alt(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "it was not sent");
    assert!(stage.desk.snapshot().hall.adjournments.is_empty());
}

#[test]
fn a_second_press_where_white_is_there_does_not_tell_of_black() {
    let mut stage = asked();
    seal(&stage, NO);
    ask(&stage, Ask::Resume { no: NO, board: BoardNo(1), at: now() });
    settle(&mut stage.window);
    stage.focus(Role::Button, "White is there");
    stage.key(Key::Enter);
    stage.key(Key::Enter);
    let there = Side::BOTH.map(|side| one(&stage).is_there(side));
    assert_eq!(there, [true, false]);
}

#[test]
fn the_names_on_an_envelope_are_asked_for_until_they_are_there() {
    let mut stage = Stage::new(0);
    let players = BySide::new(Player::default(), Player::default());
    let what = Command::SetUpGame { board: BoardNo(1), setup: Setup { players, ..setup(1) } };
    stage.desk.command(what).wait().unwrap();
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::ShowBoard);
    stage.run(Action::Adjourn);
    seal(&stage, NO);
    let at = now().plus(Millis::from_mins(60));
    let due = Appointment { at, place: "Hall".into(), session: None };
    ask(&stage, Ask::Schedule { no: NO, due });
    stage.run(Action::ShowEnvelopes);
    stage.alt(Key::Enter);
    stage.write_in("Name of White", "Ada");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "Black has no name yet");
    assert_eq!(focused(&stage), "Name of Black");
    stage.write("Ben");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn a_board_is_confirmed_once_and_read_again_with_the_same_key() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.alt(Key::Num7);
    assert_eq!(focused(&stage), "The board agrees: White");
    for _ in 0..3 {
        stage.key(Key::Enter);
    }
    let history = stage.desk.snapshot().history.clone();
    let confirmed = history.since(0).into_iter().filter(|entry| {
        matches!(&entry.event, Event::Blind { what: BlindEvent::Compared { .. }, .. })
    });
    assert_eq!(confirmed.count(), 1);
    must_hear(&stage, "The board agrees: White");
    stage.alt(Key::Num7);
    assert!(!heard(&stage).contains("The board agrees"), "the position is read again");
}

#[test]
fn the_squares_of_the_two_boards_tell_whose_they_are() {
    let stage = Stage::with_a_match(Lang::En);
    let squares = stage.window.query_all_by_label("e2, white pawn");
    let told: Vec<String> =
        squares.filter_map(|node| node.accesskit_node().description()).collect();
    assert_eq!(told, ["White", "Black"].map(|s| format!("Board of {s}, {s} at the bottom")));
}

#[test]
fn the_key_of_a_field_with_a_text_in_it_takes_it() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.write("e4");
    stage.alt(Key::Num1);
    assert!(focused(&stage).starts_with("Repetition by Black"), "{}", focused(&stage));
    stage.write("e4");
    stage.alt(Key::Num1);
    must_hear(&stage, "“e4” is typed here: Repetition by Black");
}

#[test]
fn messages_are_a_list_of_sentences_with_their_times() {
    let mut stage = Stage::new(2);
    let outcome = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
        stage.ask(board, GameCommand::End(outcome.into()));
    }
    stage.key(Key::F11);
    let first = focused(&stage);
    let is_time = |c: char| c.is_ascii_digit() || c == ':';
    let (time, text) = first.split_once(", ").expect("a time and a sentence");
    assert!(time.len() == 8 && time.chars().all(is_time), "{first}");
    assert!(text.len() > 4, "{first}");
    stage.key(Key::ArrowDown);
    assert_ne!(focused(&stage), first, "the arrows go on");
    stage.window.get_by_role_and_label(Role::ListBox, "Messages");
    stage.key(Key::Tab);
    assert_eq!(focused(&stage), "Close", "the list is one stop");
}

#[test]
fn the_help_is_a_list_of_keys_with_what_they_do() {
    let mut stage = Stage::new(1);
    assert_eq!(stage.window.state().screen, Screen::Hall);
    stage.key(Key::F1);
    assert!(focused(&stage).starts_with("F2, Hall"), "{}", focused(&stage));
    stage.key(Key::ArrowDown);
    assert!(focused(&stage).starts_with("F3, Board"), "{}", focused(&stage));
    stage.must_say("Ctrl+R, Read board again");
    stage.key(Key::Tab);
    stage.key(Key::Tab);
    assert_eq!(focused(&stage), "Close", "two lists, two stops");
}

#[test]
fn time_controls_to_choose_are_told_in_words_and_not_by_their_signs() {
    let mut stage = Stage::new(0);
    stage.run(Action::SetUp);
    let controls = stage.window.get_by_role_and_label(Role::RadioGroup, "Time control");
    let told: Vec<String> = controls
        .children_recursive()
        .map(|node| node.accesskit_node())
        .filter(|node| node.role() == Role::RadioButton)
        .filter_map(|node| node.label())
        .collect();
    assert!(told.contains(&"90 min, 30 s a move".to_owned()), "{told:?}");
    assert_eq!(told.iter().find(|one| one.contains(['·', '/', '+'])), None, "{told:?}");
}

#[test]
fn what_cannot_be_sent_says_why_and_leads_there() {
    let mut stage = Stage::new(0);
    stage.run(Action::SetUp);
    stage.write_in("Time control as text", "0:20");
    stage.key(Key::Tab);
    stage.ctrl(Key::Enter);
    assert_eq!(focused(&stage), "Time control as text");
    let node = stage.window.get_by_role_and_label(Role::TextInput, "Time control as text");
    let why = node.accesskit_node().description().expect("told what is wrong");
    must_hear(&stage, &why);
}

#[test]
fn a_proposal_is_said_when_the_answers_change_it_and_the_decision_says_what_is_done() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.ask(1, GameCommand::StopClock);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::W);
    stage.write("f1 f5");
    must_hear(&stage, "Proposed ruling: ");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Incident 1 decided: ");
    stage.run(Action::UndoDecision);
    stage.write("a mistake");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Incident 1: decision undone. No longer in force: ");
    must_hear(&stage, "The game goes on: White ");
    must_hear(&stage, "Both clocks are stopped. Start one on the board with F9");
    stage.run(Action::RestoreDecision);
    stage.write("no mistake");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Incident 1: decision restored. In force again: ");
    must_hear(&stage, "The game goes on: White ");
    assert!(!heard(&stage).contains("Game put back"), "{}", heard(&stage));
}

#[test]
fn over_a_running_clock_the_proposal_that_is_said_takes_it_as_not_pressed() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::W);
    stage.write("f1 f5");
    must_hear(&stage, "Proposed ruling: ");
    must_hear(&stage, "White had not pressed the clock");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Incident 1 decided: ");
}

#[test]
fn a_cell_tells_whose_move_it_is_and_an_impossible_entry_is_said_at_once() {
    let mut stage = at_the_sheets(Lang::En, &["e2e4", "e7e5"]);
    let told = |stage: &Stage, name: &str| {
        let cell = stage.window.get_by_role_and_label(Role::GridCell, name);
        cell.accesskit_node().description().unwrap_or_default()
    };
    assert!(told(&stage, "White’s sheet, 1. blank").starts_with("White’s move"));
    assert!(told(&stage, "White’s sheet, 1… blank").starts_with("Black’s move"));
    stage.write("e4");
    stage.key(Key::Enter);
    stage.write("e4");
    stage.key(Key::Enter);
    must_hear(&stage, "e4: not a legal move here");
}

#[test]
fn what_enter_takes_from_the_record_is_said_as_what_is_typed() {
    let mut stage = at_the_sheets(Lang::En, &["e2e4", "e7e5"]);
    let ear = Ear::at(&mut stage);
    stage.key(Key::Enter);
    let heard = ear.after(&mut stage);
    let is_said = |text: &String| text.starts_with("! ") && text.contains("pawn e2 e4");
    assert!(heard.iter().any(is_said), "{heard:#?}");
}

#[test]
fn another_board_says_that_it_has_an_open_incident() {
    let mut stage = Stage::new(2);
    stage.begin();
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    stage.key(Key::F3);
    stage.run(Action::NextBoard);
    assert!(!heard(&stage).contains("Incident open"), "{}", heard(&stage));
    stage.run(Action::PreviousBoard);
    must_hear(&stage, "Board 1: ");
    must_hear(&stage, "Incident open");
}

/// The own voice has a device that is not there: nothing sounds.
pub(crate) fn soundless() -> Preferences {
    let tuning = Tuning {
        engine: Some(EngineKind::Espeak),
        device: Some("no such device".into()),
        ..Tuning::default()
    };
    let voices = [(Listener::Arbiter, tuning)].into();
    Preferences { voices, ..preferences(Lang::En) }
}

/// A screen reader runs from now on.
pub(crate) fn find_a_reader(stage: &mut Stage) {
    let (tell, told) = std::sync::mpsc::channel();
    stage.window.state_mut().follow_reader(told);
    tell.send(true).unwrap();
    settle(&mut stage.window);
}

/// A screen reader runs, and nothing sounds.
pub(crate) fn with_a_reader() -> Stage {
    let mut stage = Stage::with(1, soundless());
    find_a_reader(&mut stage);
    stage
}

#[test]
fn to_switch_the_own_voice_off_beside_a_screen_reader_is_told_once_in_a_dialog() {
    let mut stage = with_a_reader();
    stage.must_say("without the own voice no alarm is heard there");
    stage.click("No, with the screen reader alone");
    stage.must_say("The own voice is off");
    assert_eq!(focused(&stage), "Close");
    stage.key(Key::Escape);
    assert!(!stage.says("The own voice is off"));
}

#[test]
fn a_filled_field_is_read_by_the_own_voice_where_a_screen_reader_is_mute() {
    let mut stage = with_a_reader();
    stage.run(Action::SetUp);
    stage.write_in("Time control as text", "90+30");
    stage.key(Key::Tab);
    stage.focus(Role::TextInput, "Time control as text");
    let begun = Instant::now();
    let is_said = |stage: &Stage| {
        let spoken = stage.desk.snapshot().spoken.heard.clone();
        spoken.iter().any(|one| one.text == "Time control as text: 90+30")
    };
    while !is_said(&stage) {
        assert!(begun.elapsed() < Duration::from_secs(20), "the field is not read");
        rest();
        stage.window.step();
    }
}

#[test]
fn a_competition_that_was_created_is_confirmed() {
    let mut stage = Stage::new(0);
    stage.run(Action::NewCompetition);
    stage.write_in("Name", "Spring Open");
    let path = stage.folder.path().join("spring.jadoube").display().to_string();
    stage.write_in("File", &path);
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none());
    stage.must_say("Competition “Spring Open” created");
}

#[test]
fn a_position_beside_an_envelope_is_named_by_its_pieces() {
    let mut stage = asked();
    stage.run(Action::ShowEnvelopes);
    let pictures = stage.window.query_all_by_role(Role::Image);
    let names: Vec<String> = pictures.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(names.iter().any(|name| name.contains("e4") && !name.contains('/')), "{names:?}");
}

#[test]
fn the_key_that_the_dialog_about_the_own_voice_names_works_in_it() {
    let mut stage = with_a_reader();
    stage.click("No, with the screen reader alone");
    stage.must_say("Ctrl+Shift+A switches the voice on again");
    stage.run(Action::OwnVoice);
    assert!(stage.window.state().dialog.is_none());
    // It speaks: that it is switched off is told once more.
    stage.run(Action::OwnVoice);
    stage.must_say("The own voice is off");
}

#[test]
fn a_key_of_a_blind_match_says_in_a_dialog_that_this_comes_first() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.alt(Key::Num0);
    assert!(stage.window.state().dialog.is_some());
    let ear = Ear::at(&mut stage);
    stage.alt(Key::Num5);
    let heard = ear.after(&mut stage);
    let is_told = |one: &&String| one.contains("First finish or cancel this dialog");
    assert_eq!(heard.iter().filter(is_told).count(), 1, "{heard:#?}");
    assert!(stage.window.state().dialog.is_some());
}

#[test]
fn a_key_that_does_nothing_in_a_dialog_says_that_this_comes_first() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F8);
    let ear = Ear::at(&mut stage);
    let is_told = |one: &&String| one.contains("First finish or cancel this dialog");
    // The letter of the clocks, where nothing is written.
    stage.key(Key::T);
    let heard = ear.after(&mut stage);
    assert_eq!(heard.iter().filter(is_told).count(), 1, "{heard:#?}");
    for action in [
        Action::ShowDisputes,
        Action::AcceptProposal,
        Action::NextConcern,
        Action::EndGame,
        Action::AdjustClock,
    ] {
        stage.run(action);
        let heard = ear.after(&mut stage);
        assert_eq!(heard.iter().filter(is_told).count(), 1, "{action:?}: {heard:#?}");
        assert!(stage.window.state().dialog.is_some(), "{action:?}");
    }
    // What a field does with its keys is no refused action.
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write("t");
    ear.after(&mut stage);
    for key in [Key::A, Key::C, Key::Z] {
        stage.ctrl(key);
        let heard = ear.after(&mut stage);
        assert_eq!(heard.iter().find(is_told), None, "{key:?}");
    }
    stage.run(Action::EndGame);
    let heard = ear.after(&mut stage);
    assert_eq!(heard.iter().filter(is_told).count(), 1, "{heard:#?}");
}

#[test]
fn an_incident_that_is_decided_at_once_is_told_to_be_opened_first() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::W);
    stage.write("f1 f5");
    let ear = Ear::at(&mut stage);
    stage.ctrl(Key::Enter);
    let heard = ear.after(&mut stage).join(" | ");
    let [opened, decided] =
        ["Incident 1 opened", "Incident 1 decided"].map(|text| heard.find(text));
    assert!(opened.is_some() && opened < decided, "{heard}");
    assert_eq!(heard.matches("Incident 1 opened").count(), 1, "{heard}");
}
