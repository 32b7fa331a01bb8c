//! What an arbiter who listens to the window must be able to rely on: what a field holds, what waits to
//! be answered, where a key goes, and that no press of the clock happens unheard.

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_ui::actions::{Action, Screen};

use crate::by_ear::with_a_reader;
use crate::by_ear_rest::{own_voice, until_said};
use crate::envelope_changes::seal;
use crate::screens::opened_again;
use crate::stage::{Stage, settle};

/// The name of what has the keyboard.
fn focused(stage: &Stage) -> String {
    let here = stage.window.root().children_recursive().find(|node| node.is_focused());
    let here = here.map(|node| node.accesskit_node());
    here.and_then(|node| node.label().or_else(|| node.value())).unwrap_or_default()
}

fn running(stage: &Stage) -> Option<Side> {
    stage.game(1).clock.running()
}

fn moves_made(stage: &Stage) -> [u16; 2] {
    Side::BOTH.map(|side| stage.game(1).clock.moves_made(side))
}

#[test]
fn after_a_cut_the_clock_is_not_set_going_before_the_question_is_answered() {
    let mut stage = Stage::new(1);
    stage.begin();
    let mut stage = opened_again(stage);
    stage.must_say("The clocks are stopped. Say how the lost time is to be counted");
    stage.must_say("The time until your answer counts as lost too");
    // Who does not see the question hears of which board, whose clock it was, and what both show.
    let asked = stage.labels().into_iter().find(|label| label.contains("Say how the lost time"));
    let asked = asked.expect("said");
    for part in ["Board 1: ", "the clock of White was running", "White 1 hour", ", Black 1 hour"] {
        assert!(asked.contains(part), "{part}: {asked}");
    }
    stage.click("Later");
    stage.key(Key::F3);
    stage.key(Key::F9);
    assert_eq!((running(&stage), stage.game(1).lost_time.is_some()), (None, true));
    stage.must_say(
        "Board 1: the clocks are stopped until you say how the lost time is to be counted",
    );
    // The keyboard is at the question, but at no answer: the other key of the clock gives none, and
    // does not put the question aside.
    assert!(focused(&stage).contains("Board 1: who loses the time?"));
    stage.key(Key::Space);
    assert!(stage.game(1).lost_time.is_some() && stage.has("Later"));
    // The answers come next.
    stage.key(Key::Tab);
    assert!(focused(&stage).ends_with(": Nobody loses time"), "{}", focused(&stage));
    // What passed since the program is back is named with what passed before.
    stage.must_say("The time since then counts too");
    stage.must_say("Lost until now: ");
    let labels = stage.labels();
    let answer = labels.iter().find(|label| label.ends_with(": Nobody loses time"));
    stage.click(answer.expect("offered"));
    assert!(stage.game(1).lost_time.is_none());
    stage.must_say("Board 1: Lost time of");
    stage.key(Key::F9);
    assert_eq!(running(&stage), Some(Side::White), "answered, it is as always");
}

#[test]
fn the_answer_about_lost_time_says_whether_a_clock_runs_and_what_both_show() {
    for (key, told) in [
        (Key::Num1, "The clocks are stopped. White 1 hour"),
        (Key::Num2, "The clock of White is running. White 1 hour"),
    ] {
        let mut stage = Stage::new(1);
        stage.begin();
        let mut stage = opened_again(stage);
        stage.ctrl(key);
        assert!(stage.game(1).lost_time.is_none());
        stage.must_say(told);
        stage.must_say(", Black 1 hour 30 minutes");
    }
}

#[test]
fn an_answer_about_lost_time_at_all_boards_is_told_with_one_sentence() {
    let mut stage = Stage::new(3);
    for board in 1..=3 {
        stage.ask(board, GameCommand::Start);
    }
    let mut stage = opened_again(stage);
    stage.ctrl(Key::Num1);
    assert!((1..=3).all(|board| stage.game(board).lost_time.is_none()));
    stage.must_say("Boards 1–3: Nobody loses time. The clocks of 3 boards are stopped");
    until_said(&mut stage, "The clocks of 3 boards are stopped");
    let said = own_voice(&stage);
    assert!(!said.iter().any(|text| text.contains("Lost time of")), "{said:#?}");
}

/// Board 1 has an incident that waits for a decision; its clocks are left as they are.
fn open_an_incident(stage: &mut Stage) {
    let case = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
    let (board, claim) = (Some(BoardNo(1)), String::new());
    let (caller, clocks) = (Caller::Arbiter, Clocks::Leave);
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
}

#[test]
fn why_a_clock_that_was_left_stopped_is_not_started_is_what_the_key_of_them_all_says() {
    let mut stage = Stage::new(1);
    stage.begin();
    let mut stage = opened_again(stage);
    stage.ctrl(Key::Num1);
    open_an_incident(&mut stage);
    stage.run(Action::ResumeClocks);
    stage.must_say("Not at board 1: incident 1 has not been decided");
    assert!(!stage.says("No clock was left stopped"), "{:#?}", stage.labels());
}

#[test]
fn a_press_without_a_move_is_asked_first() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F9);
    assert_eq!(
        (running(&stage), moves_made(&stage)),
        (Some(Side::Black), [1, 0]),
        "the clock alone"
    );
    stage.key(Key::F9);
    assert_eq!(running(&stage), Some(Side::White));

    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5", "d2d4"]);
    let shown = |stage: &Stage| stage.game(1).plies.last().and_then(|ply| ply.times);
    let before = (running(&stage), moves_made(&stage), shown(&stage));
    assert_eq!((before.0, before.1), (Some(Side::Black), [2, 1]));
    for answer in [Key::Enter, Key::Escape, Key::F9] {
        stage.key(Key::F9);
        stage.must_say("no move was entered since the last press");
        stage.key(answer);
        assert_eq!((running(&stage), moves_made(&stage), shown(&stage)), before, "{answer:?}");
    }
    stage.ctrl(Key::Enter);
    assert_eq!((running(&stage), moves_made(&stage)), (Some(Side::White), [2, 2]));
    stage.key(Key::F9);
    stage.ctrl(Key::Enter);
    assert_eq!(running(&stage), Some(Side::Black));
    assert_eq!(shown(&stage), before.2, "the time of a move that is over stays");
    // The question is gone with what it was about.
    stage.key(Key::F9);
    stage.play(1, &["d7d5"]);
    assert!(stage.window.state().dialog.is_none());
    assert_eq!(running(&stage), Some(Side::White));
}

#[test]
fn what_a_dialog_asks_is_left_to_a_screen_reader_that_reads_it_with_its_name() {
    let mut stage = with_a_reader();
    stage.begin();
    stage.play(1, &["e2e4", "e7e5", "d2d4"]);
    let asked = "no move was entered since the last press";
    stage.key(Key::F9);
    stage.must_say(asked);
    stage.key(Key::Escape);
    stage.ask(1, GameCommand::StopClock);
    stage.run(Action::StartAllClocks);
    stage.must_say("Start all clocks");
    stage.window.run_steps(12);
    let said: Vec<String> = stage.said_aloud().into_iter().map(|one| one.text).collect();
    let twice = |text: &String| text.contains(asked) || text.contains("One clock is started");
    assert!(!said.iter().any(twice), "{said:#?}");
}

#[test]
fn the_dispute_log_says_which_incident_it_shows_and_how_that_stands() {
    let mut stage = with_a_reader();
    stage.begin();
    open_an_incident(&mut stage);
    stage.run(Action::ShowDisputes);
    until_said(&mut stage, "Disputes. ");
    let said = own_voice(&stage);
    let shown = said.iter().find(|text| text.starts_with("Disputes. "));
    let is_told = shown.is_some_and(|text| text.contains("Board 1, waits for a decision"));
    assert!(is_told, "{said:#?}");
}

#[test]
fn a_field_tells_what_it_holds_and_where_its_caret_is() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.key(Key::F7);
    let told = |stage: &Stage| {
        let name = |node: &egui_kittest::Node<'_>| {
            let label = node.accesskit_node().label();
            label.is_some_and(|label| label.starts_with("Type a move"))
        };
        let mut all = stage.window.get_all_by_role(Role::TextInput);
        let field = all.find(name).expect("the field for moves");
        let node = field.accesskit_node();
        let caret = node.raw_text_selection().map(|caret| caret.focus.character_index);
        (node.value(), node.placeholder().is_some(), caret)
    };
    assert_eq!(told(&stage), (Some(String::new()), true, Some(0)));
    stage.write("Nf3");
    assert_eq!(told(&stage), (Some("Nf3".into()), false, Some(3)));
    // Also while the keyboard is elsewhere: it is asked for the very moment that it comes.
    stage.key(Key::Tab);
    assert_eq!(told(&stage), (Some("Nf3".into()), false, Some(3)));
}

#[test]
fn what_is_typed_after_tab_in_one_pass_goes_to_the_next_field() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::Adjourn);
    stage.click("Lock for sealed moves…");
    stage.focus(Role::TextInput, "Person");
    stage.rewrite("Ana");
    let key = |key, pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    // On a slow machine all of this comes with one pass.
    let events = [
        Event::Text("K".into()),
        key(Key::Tab, true),
        key(Key::Tab, false),
        Event::Text("secret".into()),
    ];
    stage.window.input_mut().events.extend(events);
    settle(&mut stage.window);
    let person = stage.window.get_by_role_and_label(Role::TextInput, "Person");
    assert_eq!(person.accesskit_node().value().as_deref(), Some("AnaK"));
    let mut secrets = stage.window.get_all_by_role(Role::PasswordInput);
    let first = secrets.next().expect("the field after it");
    assert!(first.is_focused());
    let told = first.accesskit_node().description();
    assert_eq!(told.as_deref(), Some("Something is written here"));
}

#[test]
fn the_most_urgent_board_is_gone_to_and_said() {
    let mut stage = Stage::new(4);
    for board in 1..=4 {
        stage.ask(board, GameCommand::Start);
    }
    // An incident at each of three, and the first of them has ended.
    for board in 1..=3 {
        let case = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
        let (caller, claim, clocks) = (Caller::Black, String::new(), Clocks::Leave);
        let board = Some(BoardNo(board));
        let what = DisputeCommand::Open { board, case, caller, claim, clocks };
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    }
    let outcome = Outcome { score: Score::Draw, reason: EndReason::Agreement };
    stage.ask(1, GameCommand::End(outcome.into()));
    let went = |stage: &mut Stage| {
        stage.run(Action::NextConcern);
        assert_eq!(stage.window.state().screen, Screen::Board);
        stage.window.state().board
    };
    assert_eq!(went(&mut stage), Some(BoardNo(2)));
    stage.must_say("Board 2: Incident open");
    assert_eq!(went(&mut stage), Some(BoardNo(3)));
    assert_eq!(went(&mut stage), Some(BoardNo(1)), "then what can wait");
    assert_eq!(went(&mut stage), Some(BoardNo(2)), "and round again");

    let mut quiet = Stage::new(1);
    quiet.run(Action::NextConcern);
    quiet.must_say("No board needs you now");
}

#[test]
fn what_was_typed_unseen_is_marked_and_written_anew() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::Adjourn);
    stage.click("Lock for sealed moves…");
    let secret = |stage: &mut Stage, nth: usize, text: &str| {
        stage.window.get_all_by_role(Role::PasswordInput).nth(nth).expect("a field").focus();
        settle(&mut stage.window);
        stage.rewrite(text);
    };
    secret(&mut stage, 0, "Lange Rochade");
    secret(&mut stage, 1, "Kurze Rochade");
    secret(&mut stage, 1, "Lange Rochade");
    stage.click("Create lock");
    assert_eq!(stage.desk.snapshot().hall.adjournments.locks.len(), 1, "{:?}", stage.labels());
}

#[test]
fn an_adjourned_game_says_so_and_is_not_resumed_in_the_past() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    let no = EnvelopeNo(1);
    seal(&stage, no);
    settle(&mut stage.window);
    stage.click("Resumption…");
    stage.write_in("When, like 2026-11-23 15:00", "2025-01-01 10:00");
    stage.click("Set date and place");
    stage.must_say("That time has passed");
    assert!(stage.desk.snapshot().hall.adjournments[&no].due().is_none());
    stage.key(Key::Escape);
    stage.key(Key::F3);
    assert!(stage.labels().iter().any(|label| label == "Adjourned"), "{:?}", stage.labels());
}
