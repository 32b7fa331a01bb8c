//! What all forms have from the one engine: a form that lacks something or is refused stays open with
//! what was typed, and says what is wrong at the field.

use egui::accesskit::Role;
use egui::{Event, ImeEvent, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_i18n::time;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_ui::actions::Action;

use crate::by_ear::must_hear;
use crate::envelope_changes::sealed;
use crate::hasty::keep_busy;
use crate::otherwise::illegal;
use crate::stage::{Stage, settle};

/// The label of the control with the keyboard, and what it says is wrong.
fn focused(stage: &Stage) -> (String, String) {
    let here = stage.window.root().children_recursive().find(|node| node.is_focused()).unwrap();
    let node = here.accesskit_node();
    (node.label().unwrap_or_default(), node.description().unwrap_or_default())
}

#[test]
fn the_keyboard_comes_to_the_first_field_that_is_wrong_and_says_why() {
    let words = Catalogue::new(Lang::En);
    for (action, label, missing) in [
        (Action::TakeBack, "app-reason", "app-reason-missing"),
        (Action::AdjustClock, "app-reason", "app-reason-missing"),
        (Action::NewCompetition, "setup-name", "app-field-empty"),
        (Action::OpenCompetition, "setup-file", "app-field-empty"),
    ] {
        let mut stage = Stage::new(1);
        stage.begin();
        stage.play(1, &["e2e4"]);
        stage.run(action);
        // The keyboard goes elsewhere before.
        stage.key(Key::Tab);
        stage.key(Key::Tab);
        stage.ctrl(Key::Enter);
        assert!(stage.window.state().dialog.is_some(), "{action:?} stays open");
        assert_eq!(focused(&stage), (words.say(label), words.say(missing)), "{action:?}");
    }
}

#[test]
fn what_the_desk_refuses_leaves_the_form_open_with_what_was_typed() {
    let words = Catalogue::new(Lang::En);
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::AdjustClock);
    stage.write("a longer penalty than there is time");
    stage.answer(&words.say("board-clock-what"), &words.say("board-clock-subtract"));
    stage.write_in(&words.say("board-clock-time"), "20:00:00");
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).corrections.is_empty());
    assert!(stage.window.state().dialog.is_some(), "it stays open");
    let label = words.say("app-reason");
    let reason = stage.window.get_by_role_and_label(Role::TextInput, &label);
    let typed = reason.accesskit_node().value().unwrap_or_default();
    assert_eq!(typed, "a longer penalty than there is time");
    // It is corrected and sent again.
    stage.write_in(&words.say("board-clock-time"), "1:00");
    stage.ctrl(Key::Enter);
    assert_eq!(stage.game(1).corrections.len(), 1);
    assert!(stage.window.state().dialog.is_none(), "it closes with the answer");
}

#[test]
fn each_correction_of_a_clock_proposes_its_own_value() {
    let words = Catalogue::new(Lang::En);
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::StopClocks);
    stage.run(Action::AdjustClock);
    let value = |stage: &Stage, label: &str| {
        let label = words.say(label);
        let field = stage.window.get_by_role_and_label(Role::TextInput, &label);
        field.accesskit_node().value().unwrap_or_default()
    };
    let what = words.say("board-clock-what");
    assert_eq!(value(&stage, "board-clock-time"), "2:00");
    stage.answer(&words.say("board-clock-whose"), "Black");
    stage.answer(&what, &words.say("board-clock-set"));
    let shown = time::shown(stage.times().black);
    assert_eq!(value(&stage, "board-clock-time"), shown, "what the clock shows");
    stage.answer(&what, &words.say("board-clock-counter"));
    assert_eq!(value(&stage, "board-clock-moves"), "0");
    stage.answer(&what, &words.say("board-clock-add"));
    assert_eq!(value(&stage, "board-clock-time"), "2:00");
    // What was to be added is deducted instead.
    stage.write_in(&words.say("board-clock-time"), "1:00");
    stage.answer(&what, &words.say("board-clock-subtract"));
    assert_eq!(value(&stage, "board-clock-time"), "1:00");
    // What was typed stays, whoever's clock it is.
    stage.answer(&what, &words.say("board-clock-set"));
    stage.write_in(&words.say("board-clock-time"), "45:00");
    stage.answer(&words.say("board-clock-whose"), "White");
    assert_eq!(value(&stage, "board-clock-time"), "45:00");
}

#[test]
fn what_a_clock_cannot_show_is_told_where_it_is_written_and_not_as_what_the_clock_shows_then() {
    let words = Catalogue::new(Lang::En);
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::StopClocks);
    stage.run(Action::AdjustClock);
    stage.answer(&words.say("board-clock-what"), &words.say("board-clock-subtract"));
    stage.write_in(&words.say("board-clock-time"), "9:00:00");
    // Who leaves the field is told what is wrong with it.
    stage.key(Key::Tab);
    let field = words.say("board-clock-time");
    let field = stage.window.get_by_role_and_label(Role::TextInput, &field);
    let told = field.accesskit_node().description();
    assert_eq!(told, Some(words.say("refusal-correction-below-zero")));
    assert!(!stage.says("→ 0:00"), "{:#?}", stage.labels());
}

#[test]
fn who_undoes_a_correction_of_the_clock_is_told_which() {
    let mut stage = Stage::new(1);
    stage.begin();
    let correction = Correction::Add { side: Side::White, time: Millis(120_000) };
    stage.ask(1, GameCommand::CorrectClock { correction, reason: "a trial".into() });
    stage.run(Action::UndoCorrection);
    let dialog = stage.window.get_by_role(Role::Dialog);
    let about = dialog.accesskit_node().description().unwrap_or_default();
    assert!(about.contains("Clock corrected: White +"), "{about}");
}

/// What stands in a field.
fn value(stage: &Stage, label: &str) -> String {
    let field = stage.window.get_by_role_and_label(Role::TextInput, label);
    field.accesskit_node().value().unwrap_or_default()
}

#[test]
fn enter_goes_on_to_what_is_empty_and_sends_what_is_filled_in() {
    let words = Catalogue::new(Lang::En);
    let [from, to, place] =
        ["envelopes-from", "envelopes-to", "envelopes-where"].map(|id| words.say(id));
    let mut stage = sealed();
    stage.click("Hand over…");
    stage.write_in(&from, "Novak");
    stage.key(Key::Enter);
    assert_eq!(focused(&stage).0, to);
    must_hear(&stage, &to);
    stage.write("Marija");
    stage.key(Key::Enter);
    assert_eq!(focused(&stage).0, place);
    stage.write("the safe");
    let written = [&from, &to, &place].map(|label| value(&stage, label));
    assert_eq!(written, ["Novak", "Marija", "the safe"]);
    // With all of it filled in, any of them sends it.
    stage.focus(Role::TextInput, &to);
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    stage.must_say("the safe");
}

#[test]
fn what_is_missing_before_the_last_field_is_told_there_when_enter_is_pressed_in_that() {
    let words = Catalogue::new(Lang::En);
    let mut stage = sealed();
    stage.click("Hand over…");
    stage.write_in(&words.say("envelopes-where"), "the safe");
    stage.key(Key::Enter);
    let (label, why) = focused(&stage);
    assert_eq!(label, words.say("envelopes-to"));
    assert_eq!(why, words.say("adjournment-refusal-name-missing"));
}

#[test]
fn where_enter_alone_sends_nothing_it_says_so_and_stays_in_its_field() {
    let words = Catalogue::new(Lang::En);
    let reason = words.say("app-reason");
    let key = format!("Ctrl+Enter: {}", words.say("disputes-decide").trim_end_matches('…'));
    let mut stage = illegal();
    stage.write_in(&reason, "the players agree");
    for _ in 0..2 {
        stage.key(Key::Enter);
        assert_eq!(focused(&stage).0, reason, "{:#?}", stage.labels());
        must_hear(&stage, &key);
        assert!(stage.shows(&key), "{:#?}", stage.labels());
    }
    stage.write("!");
    assert_eq!(value(&stage, &reason), "the players agree!");
    assert!(stage.window.state().dialog.is_some());
}

#[test]
fn no_key_of_an_action_deletes_in_a_field() {
    let words = Catalogue::new(Lang::En);
    let reason = words.say("app-reason");
    let told = words.say("app-dialog-first");
    for (key, shift, is_of_action) in [
        (Key::U, Modifiers::NONE, true),
        (Key::K, Modifiers::NONE, true),
        (Key::H, Modifiers::SHIFT, true),
        (Key::W, Modifiers::NONE, false),
        (Key::H, Modifiers::NONE, false),
    ] {
        let mut stage = Stage::new(1);
        stage.begin();
        stage.play(1, &["e2e4"]);
        stage.run(Action::TakeBack);
        stage.write("late start");
        let control = Modifiers::COMMAND | Modifiers::CTRL | shift;
        stage.window.key_press_modifiers(control, key);
        settle(&mut stage.window);
        assert_eq!(value(&stage, &reason), "late start", "{key:?} {shift:?}");
        assert_eq!(stage.shows(&told), is_of_action, "{key:?} {shift:?}: {:#?}", stage.labels());
    }
}

#[test]
fn a_reason_that_was_typed_is_asked_about_before_it_is_discarded() {
    let words = Catalogue::new(Lang::En);
    let lost = words.say("app-draft-lost");
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.run(Action::TakeBack);
    stage.write("late start");
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_some(), "it is asked about first");
    must_hear(&stage, &lost);
    assert!(stage.shows(&lost), "{:#?}", stage.labels());
    assert_eq!(focused(&stage).0, words.say("app-reason"));
    // Who goes on typing does not leave it.
    stage.write("!");
    assert!(!stage.shows(&lost), "{:#?}", stage.labels());
    stage.key(Key::Escape);
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
    assert_eq!(stage.game(1).plies.len(), 1);
    // Where nothing was typed there is nothing to ask.
    stage.run(Action::TakeBack);
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
}

/// A move was played, and why it is taken back is typed.
fn taking_back(reason: &str) -> Stage {
    let mut stage = Stage::new(1);
    stage.begin();
    stage.play(1, &["e2e4"]);
    stage.run(Action::TakeBack);
    stage.write(reason);
    stage
}

#[test]
fn escape_that_is_held_down_asks_and_discards_nothing() {
    let words = Catalogue::new(Lang::En);
    let mut stage = taking_back("late start");
    // Pressed again without being released between.
    for _ in 0..4 {
        stage.window.key_down(Key::Escape);
        settle(&mut stage.window);
        assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
        assert!(stage.shows(&words.say("app-draft-lost")), "{:#?}", stage.labels());
        assert_eq!(focused(&stage).0, words.say("app-reason"));
    }
    stage.window.key_up(Key::Escape);
    settle(&mut stage.window);
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
}

/// Clicks beside the dialog so many times, in no time.
fn click_beside(stage: &mut Stage, times: usize) {
    let pos = Pos2::new(8.0, 400.0);
    stage.window.event(Event::PointerMoved(pos));
    stage.window.step();
    let now = stage.window.ctx.input(|input| input.time);
    for pressed in [true, false].repeat(times) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        stage.window.input_mut().time = Some(now);
        stage.window.event(Event::PointerButton { pos, button, pressed, modifiers });
        stage.window.step();
    }
    settle(&mut stage.window);
}

#[test]
fn a_double_click_beside_it_asks_and_discards_nothing() {
    let lost = Catalogue::new(Lang::En).say("app-draft-lost");
    let mut stage = taking_back("late start");
    click_beside(&mut stage, 2);
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
    assert!(stage.shows(&lost), "{:#?}", stage.labels());
    // A click some time later is another one.
    stage.window.run_steps(8);
    click_beside(&mut stage, 1);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
}

#[test]
fn what_was_refused_since_the_question_is_asked_about_anew_before_it_is_discarded() {
    let lost = Catalogue::new(Lang::En).say("app-draft-lost");
    // A move in any language is no reason.
    let mut stage = taking_back("d4");
    stage.key(Key::Escape);
    stage.ctrl(Key::Enter);
    assert!(!stage.shows(&lost), "{:#?}", stage.labels());
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
    assert!(stage.shows(&lost), "{:#?}", stage.labels());
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none());
}

#[test]
fn what_is_pasted_or_composed_goes_on_with_a_draft_as_what_is_typed_does() {
    let lost = Catalogue::new(Lang::En).say("app-draft-lost");
    let composed = Event::Ime(ImeEvent::Commit("!".into()));
    for more in [Event::Paste("!".into()), composed] {
        let mut stage = taking_back("late start");
        stage.key(Key::Escape);
        stage.window.event(more.clone());
        settle(&mut stage.window);
        assert!(!stage.shows(&lost), "{more:?}: {:#?}", stage.labels());
        stage.key(Key::Escape);
        assert!(stage.window.state().dialog.is_some(), "{more:?}");
    }
}

#[test]
fn who_leaves_a_form_that_is_being_recorded_keeps_what_the_desk_refuses() {
    let words = Catalogue::new(Lang::En);
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::AdjustClock);
    stage.write("a longer penalty than there is time");
    stage.answer(&words.say("board-clock-what"), &words.say("board-clock-subtract"));
    stage.write_in(&words.say("board-clock-time"), "20:00:00");
    keep_busy(&stage);
    stage.window.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    stage.window.key_press(Key::Escape);
    settle(&mut stage.window);
    assert!(stage.game(1).corrections.is_empty());
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
    assert_eq!(value(&stage, &words.say("app-reason")), "a longer penalty than there is time");
}

#[test]
fn nobody_is_asked_about_a_reason_that_another_choice_has_taken_away() {
    let words = Catalogue::new(Lang::En);
    let [how, more, right] =
        ["counts-how", "counts-one-more", "counts-set-right"].map(|id| words.say(id));
    let mut stage = Stage::new(1);
    stage.begin();
    stage.run(Action::Count);
    stage.answer(&how, &right);
    stage.write_in(&words.say("app-reason"), "counted twice");
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_some(), "it is in sight: {:#?}", stage.labels());
    stage.write("!");
    stage.answer(&how, &more);
    stage.key(Key::Escape);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
}
