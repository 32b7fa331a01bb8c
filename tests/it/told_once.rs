//! What who listens is told once, and under a name that fits what comes next.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;
use jadoube_ui::spoken_tree::SpokenTree;

use crate::by_ear::must_hear;
use crate::competition_round::{TABLE, event_with, published};
use crate::heard::Ear;
use crate::stage::{Stage, preferences, settle};

/// Types something into the field that has the keyboard, and Enter.
fn hear(stage: &mut Stage, text: &str) {
    stage.write(text);
    stage.key(Key::Enter);
}

#[test]
fn a_decision_made_here_is_told_once() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.ask(1, GameCommand::StopClock);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::W);
    stage.write("f1 f5");
    let ear = Ear::at(&mut stage);
    stage.ctrl(Key::Enter);
    let heard = ear.after(&mut stage).join(" | ");
    assert_eq!(heard.matches("Incident 1 decided").count(), 1, "{heard}");
    // Whose clock runs does not wait behind all that was decided.
    let clocks = ["Board 1: The clock of ", "Board 1: Both clocks are stopped"];
    let clocks = clocks.iter().filter_map(|told| heard.find(told)).min();
    assert!(clocks.is_some() && clocks < heard.find("Incident 1 decided"), "{heard}");
}

/// How many of the messages have this in them.
fn kept(stage: &mut Stage, text: &str) -> usize {
    stage.run(Action::Messages);
    let is_one = |row: &Node<'_>| {
        let told = row.accesskit_node().label();
        told.is_some_and(|told| told.contains(text))
    };
    let dialog = stage.window.get_by_role(Role::Dialog);
    let count = dialog.query_all_by_role(Role::ListBoxOption).filter(is_one).count();
    stage.key(Key::Escape);
    count
}

#[test]
fn what_an_act_has_changed_is_shown_and_kept_once_and_a_move_is_not() {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.key(Key::F3);
    let ear = Ear::at(&mut stage);
    stage.ctrl(Key::Z);
    stage.write("misread the score");
    stage.ctrl(Key::Enter);
    let told = "Board 1: Taken back to the position";
    assert!(stage.shows(told), "{:#?}", stage.labels());
    let heard = ear.after(&mut stage).join(" | ");
    assert_eq!(heard.matches("Taken back to the position").count(), 1, "{heard}");
    assert_eq!(kept(&mut stage, told), 1, "{:#?}", stage.labels());
    stage.run(Action::Adjourn);
    assert_eq!(kept(&mut stage, "Envelope 1: Black is asked to seal, board 1"), 1);
    assert_eq!(kept(&mut stage, "e4"), 0);
}

#[test]
fn that_a_result_is_undone_is_told_with_one_word() {
    let mut stage = published(4);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    // A result with a reason is two acts: the end of the game, and what was entered.
    let (board, result) = (BoardNo(1), PairingResult::BlackWins);
    let what = Ask::EnterResult { round: None, board, result, reason: "resigned".to_owned() };
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
    let ear = Ear::at(&mut stage);
    stage.ctrl(Key::Z);
    let heard = ear.after(&mut stage);
    let told: Vec<&String> = heard.iter().filter(|text| text.starts_with("! ")).collect();
    let undone = "Undone: the result entered at board 1, round 1. The game goes on";
    assert!(told.iter().any(|text| text.contains(undone)), "{heard:#?}");
    for text in told {
        let words = text.to_lowercase();
        assert!(words.matches("undone").count() <= 1, "{text}");
        assert!(words.matches("the result entered").count() <= 1, "{text}");
    }
}

#[test]
fn what_was_noticed_in_a_blind_match_stands_once_on_its_screen() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.window.ctx.add_plugin(SpokenTree::new(Catalogue::new(Lang::En)));
    hear(&mut stage, "Eva vier");
    hear(&mut stage, "Bella vier");
    settle(&mut stage.window);
    let list = stage.window.get_by_role_and_label(Role::List, "Noticed");
    let told: Vec<String> = list
        .children_recursive()
        .map(|node| node.accesskit_node())
        .filter(|node| !node.is_hidden())
        .filter_map(|node| node.label().or_else(|| node.value()))
        .filter(|text| text.contains("misheard"))
        .collect();
    assert_eq!(told.len(), 1, "{told:#?}");
}

#[test]
fn the_field_of_a_blind_match_is_named_after_what_is_said_next() {
    let mut stage = Stage::with_a_match(Lang::En);
    stage.window.get_by_role_and_label(Role::TextInput, "Announcement of White");
    hear(&mut stage, "Eva vier");
    stage.window.get_by_role_and_label(Role::TextInput, "Repetition by Black");
    hear(&mut stage, "Eva vier");
    // Nothing more is to be said of the move until the clock is pressed.
    stage.window.get_by_role_and_label(Role::TextInput, "Correction by White");
    stage.alt(Key::Num3);
    stage.window.get_by_role_and_label(Role::TextInput, "Correction by White");
    stage.alt(Key::Num5);
    stage.window.get_by_role_and_label(Role::TextInput, "Announcement of Black");
}

#[test]
fn after_a_result_the_next_board_is_said_also_where_a_screen_reader_runs() {
    let prefs = Preferences { voice_offered: true, ..preferences(Lang::En) };
    let mut stage = event_with(TABLE, 6, prefs);
    let (tell, news) = std::sync::mpsc::channel();
    stage.window.state_mut().follow_reader(news);
    tell.send(true).unwrap();
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    let ear = Ear::at(&mut stage);
    let is_next = |text: &String| text.starts_with("! ") && text.contains("Next: Board 2");
    hear(&mut stage, "1");
    let heard = ear.after(&mut stage);
    assert!(heard.iter().any(is_next), "{heard:#?}");
    // The same result once more leads on as well.
    hear(&mut stage, "1 1");
    let heard = ear.after(&mut stage);
    assert!(heard.iter().any(is_next), "{heard:#?}");
}

#[test]
fn a_typed_move_that_is_refused_says_what_stands_against_it() {
    let mut stage = Stage::new(1);
    stage.begin();
    for (typed, why) in [
        ("Ra3", "the way is blocked: white pawn on a2"),
        ("e4e5", "e4 is empty"),
        ("Nf6", "no white knight can move to f6"),
        ("b1d4", "the white knight on b1 does not move to d4"),
        ("e7e5", "e7 is occupied by a piece of the opponent: black pawn"),
    ] {
        stage.key(Key::F7);
        stage.rewrite(typed);
        stage.key(Key::Enter);
        stage.must_say(why);
        must_hear(&stage, why);
    }
}
