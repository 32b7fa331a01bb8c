//! The envelopes with large text in a window of 1366 by 768 points: the next step is in sight, and in a dialog
//! wherever the keyboard comes it is seen of what; pages lead from its head to its buttons and back.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect, Shape};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::side::BySide;
use jadoube_core::adjournment::command::Command as Ask;
use jadoube_core::adjournment::envelope::{EnvelopeKind, SealedMove};
use jadoube_core::adjournment::guide::Step;
use jadoube_core::adjournment::reading::EnvelopeContents;
use jadoube_desk::preferences::Preferences;
use jadoube_desk::sealing::now;
use jadoube_i18n::adjournment::guide;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use jadoube_ui::actions::{Action, Change};

use crate::decisions::demonstration;
use crate::dialogs::focused;
use crate::envelope_changes::{ask, one, resumed, seal};
use crate::envelope_presence::step;
use crate::layout::{Control, controls};
use crate::stage::{Stage, preferences, settle};

const NO: EnvelopeNo = EnvelopeNo(1);
const ASKED: [&str; 4] = [
    "envelopes-presence-of-white",
    "envelopes-since-white",
    "envelopes-presence-of-black",
    "envelopes-since-black",
];

/// A game after 1.e4 e5 in which White is asked to seal.
fn sealing(lang: Lang, scale_percent: u16) -> Stage {
    let mut stage = Stage::with(1, Preferences { scale_percent, ..preferences(lang) });
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    stage.run(Action::ShowEnvelopes);
    stage.window.run_steps(40);
    stage
}

/// The same game with a dialog of its envelope that has this button, in German with the largest text: after the
/// sealing, and what is asked of the desk then.
fn in_dialog(button: &str, then: Option<Ask>) -> (Stage, Catalogue) {
    let (mut stage, words) = (sealing(Lang::De, 400), Catalogue::new(Lang::De));
    seal(&stage, NO);
    if let Some(what) = then {
        ask(&stage, what);
    }
    settle(&mut stage.window);
    stage.window.run_steps(20);
    let label = words.say(button);
    stage.window.get_by_role_and_label(Role::Button, &label).click_accesskit();
    settle(&mut stage.window);
    stage.window.run_steps(40);
    (stage, words)
}

/// Who is there is asked.
fn asked_for_presence() -> (Stage, Catalogue) {
    let resume = Ask::Resume { no: NO, board: BoardNo(1), at: now() };
    in_dialog("envelopes-presence", Some(resume))
}

/// Where the first line of a text stands that is in sight, in letters as large as those of a form: what is told
/// below the dialog is smaller.
fn lines(stage: &Stage, text: &str) -> Vec<Rect> {
    let shapes = stage.window.output().shapes.iter();
    let first = shapes.filter_map(|one| {
        let Shape::Text(shape) = &one.shape else { return None };
        let row = shape.galley.rows.first().filter(|_| shape.galley.text() == text)?;
        let place = row.visuals.mesh_bounds.translate(row.pos.to_vec2());
        let place = place.translate(shape.pos.to_vec2());
        let is_seen = one.clip_rect.expand(2.0).contains_rect(place);
        (is_seen && place.height() > 30.0).then_some(place)
    });
    first.collect()
}

/// What has the keyboard in the dialog.
fn at_the_keyboard(stage: &Stage, id: &str) -> Control {
    let (at, what) = focused(stage, id).expect("the keyboard is in it");
    let mut all = controls(stage).into_iter();
    all.find(|one| one.at.0 == at).unwrap_or_else(|| panic!("{what} is no control"))
}

/// The control with the keyboard is in sight with its label above it.
#[track_caller]
fn is_seen_with(stage: &Stage, label: &str) {
    let here = at_the_keyboard(stage, "envelope form");
    assert!(here.is_whole(), "{label}: {} {:?} of {:?}", here.what, here.seen, here.rect);
    let above = lines(stage, label).into_iter().find(|line| line.bottom() <= here.rect.top());
    assert!(above.is_some(), "{label} is out of sight above {} {:?}", here.what, here.rect);
}

#[test]
fn in_the_largest_text_it_is_seen_of_whom_the_presence_is_told() {
    let (mut stage, words) = asked_for_presence();
    let mut at = 0;
    for to in [0, 1, 2, 3, 2, 1, 0] {
        if to > at {
            stage.key(Key::Tab);
        } else if to < at {
            stage.window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
            settle(&mut stage.window);
        }
        at = to;
        stage.window.run_steps(20);
        let role = at_the_keyboard(&stage, "envelope form").role;
        let wanted = if at % 2 == 0 { Role::RadioButton } else { Role::TextInput };
        assert_eq!(role, wanted, "each player’s answer, then the time: {at}");
        is_seen_with(&stage, &words.say(ASKED[at]));
    }
}

#[test]
fn the_keyboard_comes_to_the_answer_that_is_missing_and_the_refusal_is_in_sight() {
    let (mut stage, words) = asked_for_presence();
    let refusal = words.say("envelopes-presence-unanswered");
    for choice in [ASKED[0], ASKED[2]] {
        stage.ctrl(Key::Enter);
        stage.window.run_steps(20);
        let here = at_the_keyboard(&stage, "envelope form");
        assert_eq!(here.role, Role::RadioButton, "{choice}: {}", here.what);
        is_seen_with(&stage, &words.say(choice));
        let told = lines(&stage, &refusal);
        assert!(matches!(told[..], [one] if one.top() >= here.rect.bottom()), "{choice}: {told:?}");
        stage.key(Key::ArrowRight);
        assert!(lines(&stage, &refusal).is_empty(), "{choice}: it is answered");
    }
    assert!(one(&stage).resumption.is_some_and(|now| now.arrived.white.is_none()), "nothing yet");
}

#[test]
fn page_down_and_page_up_lead_from_the_head_of_a_high_dialog_to_its_buttons_and_back() {
    let (stage, words) = in_dialog("envelopes-hand", None);
    let [title, label, deed] =
        ["envelopes-hand-title", "envelopes-from", "envelopes-hand-deed"].map(|id| words.say(id));
    // Where that is too high, what it is about stays alone above what scrolls.
    let whole = format!("Umschlag 1, Brett 1: {title}");
    let title = if lines(&stage, &whole).is_empty() { title } else { whole };
    goes_by_pages(stage, &[&title, &label], &deed);
    let mut stage = demonstration();
    stage.key(Key::F4);
    stage.click("Accept and carry out");
    let ctx = stage.window.ctx.clone();
    stage.window.state_mut().change(&ctx, Change::Scale(400));
    stage.window.run_steps(40);
    let title = "The game has changed";
    let is_whole = |label: &String| label.starts_with("Incident 1, ") && label.ends_with(title);
    let whole = stage.labels().into_iter().find(is_whole);
    let whole = whole.filter(|label| !lines(&stage, label).is_empty());
    let title = whole.unwrap_or_else(|| title.to_owned());
    goes_by_pages(stage, &[&title], "Carry out");
}

#[test]
fn of_which_envelope_a_dialog_with_a_long_title_is_stays_in_sight() {
    let (mut stage, words) = in_dialog("envelopes-schedule", None);
    let (place, rest) = ("Umschlag 1, Brett 1", words.say("envelopes-schedule-title"));
    for text in [place, &rest] {
        assert!(!lines(&stage, text).is_empty(), "{text}: {:#?}", stage.labels());
    }
    for stop in 0..6 {
        stage.key(Key::Tab);
        stage.window.run_steps(8);
        assert!(!lines(&stage, place).is_empty(), "stop {stop}: {place} is out of sight");
    }
}

/// From wherever a dialog stands by pages to its top, where this is in sight, down to the button, and back.
fn goes_by_pages(mut stage: Stage, top: &[&str], button: &str) {
    let turn = |stage: &mut Stage, key, pages| {
        for _ in 0..pages {
            stage.key(key);
            stage.window.run_steps(4);
        }
    };
    let is_at_top = |stage: &Stage| top.iter().all(|text| !lines(stage, text).is_empty());
    let place = |stage: &Stage| {
        let mut all = controls(stage).into_iter();
        all.find(|one| one.role == Role::Button && one.what.contains(button)).expect("the button")
    };
    turn(&mut stage, Key::PageUp, 12);
    assert!(is_at_top(&stage), "{top:?}");
    let before = place(&stage);
    assert!(!before.is_whole(), "{button} is below the edge");
    turn(&mut stage, Key::PageDown, 1);
    let after = place(&stage);
    let by = before.rect.top() - after.rect.top();
    assert!(by > 100.0 || after.is_whole(), "a page is a page, or all that is left: {by}");
    turn(&mut stage, Key::PageDown, 11);
    assert!(place(&stage).is_whole(), "{button}: down to its end");
    turn(&mut stage, Key::PageUp, 12);
    assert!(is_at_top(&stage), "{top:?}: and back");
}

/// The button of the step that comes next.
fn next_step(stage: &Stage, words: &Catalogue) -> Control {
    let next = guide::step(words, step(stage), &one(stage));
    let button = stage.window.get_by_role_and_label(Role::Button, &next);
    let at = button.accesskit_node().locate().0;
    let found = controls(stage).into_iter().find(|control| control.at.0 == at);
    found.expect("a control")
}

/// Whether all of it is in sight.
fn is_seen(one: &Control) -> bool {
    one.seen.is_positive() && one.is_whole()
}

#[test]
fn the_key_of_a_step_that_is_out_of_sight_shows_it_and_takes_it_when_it_is_pressed_again() {
    let (mut stage, words) = (sealing(Lang::En, 400), Catalogue::new(Lang::En));
    for _ in 0..24 {
        stage.key(Key::PageDown);
        stage.window.run_steps(4);
    }
    let button = next_step(&stage, &words);
    assert!(!button.seen.is_positive(), "{:?} of {:?}", button.seen, button.rect);
    stage.alt(Key::Enter);
    stage.window.run_steps(40);
    assert!(stage.window.state().dialog.is_none(), "nothing is done of which nothing is seen");
    let button = next_step(&stage, &words);
    assert!(is_seen(&button), "{:?} of {:?}", button.seen, button.rect);
    let said = stage.window.query_all_by_role(Role::Status);
    let said: String = said.filter_map(|node| node.accesskit_node().label()).collect();
    assert!(said.contains(" again: Envelope 1, board 1, "), "of which of them: {said}");
    stage.alt(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
}

#[test]
fn in_the_largest_text_a_step_comes_into_sight_when_it_has_become_another_one() {
    let (mut stage, words) = (sealing(Lang::En, 400), Catalogue::new(Lang::En));
    for _ in 0..24 {
        stage.key(Key::PageDown);
        stage.window.run_steps(4);
    }
    let before = step(&stage);
    ask(&stage, Ask::Seal { no: NO, what: SealedMove::Paper });
    settle(&mut stage.window);
    stage.window.run_steps(40);
    assert_ne!(step(&stage), before);
    let button = next_step(&stage, &words);
    assert!(is_seen(&button), "{:?} of {:?}", button.seen, button.rect);
}

#[test]
fn in_the_largest_text_the_next_step_is_in_sight_when_a_game_is_adjourned() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = Stage::with(1, Preferences { scale_percent: 400, ..preferences(lang) });
        stage.begin();
        stage.play(1, &["e2e4", "e7e5"]);
        stage.run(Action::Adjourn);
        stage.window.run_steps(40);
        let button = next_step(&stage, &words);
        assert!(is_seen(&button), "{lang:?}: {:?} of {:?}", button.seen, button.rect);
    }
}

#[test]
fn in_the_largest_text_the_move_that_is_to_be_made_is_in_sight_with_the_step() {
    let (mut stage, words) = (resumed(), Catalogue::new(Lang::En));
    stage.run(Action::ShowEnvelopes);
    let (which, at) = (EnvelopeKind::Sealed, now());
    ask(&stage, Ask::Open { no: NO, which, by: "A. Biter".into(), at });
    settle(&mut stage.window);
    let ctx = stage.window.ctx.clone();
    stage.window.state_mut().change(&ctx, Change::Scale(400));
    stage.window.run_steps(40);
    let contents = EnvelopeContents {
        text: "Nf3".into(),
        system: "san".into(),
        sheets: BySide::new(true, true),
        salt: String::new(),
    };
    ask(&stage, Ask::Read { no: NO, which, contents });
    settle(&mut stage.window);
    stage.window.run_steps(40);
    assert_eq!(step(&stage), Step::Play(which));
    let button = next_step(&stage, &words);
    assert!(button.seen.is_positive(), "{:?} of {:?}", button.seen, button.rect);
    let told = stage.window.output().shapes.iter().any(|one| {
        let Shape::Text(shape) = &one.shape else { return false };
        let place = shape.visual_bounding_rect();
        shape.galley.text().contains("Nf3 · ") && one.clip_rect.expand(2.0).intersects(place)
    });
    assert!(told, "{:#?}", stage.labels());
}

#[test]
fn in_text_of_twice_its_size_the_next_step_of_an_envelope_is_in_sight() {
    for lang in Lang::ALL {
        let (mut stage, words) = (sealing(lang, 200), Catalogue::new(lang));
        let button = next_step(&stage, &words);
        let is_seen = is_seen(&button);
        assert!(is_seen, "{lang:?}: {:?} of {:?}", button.seen, button.rect);
        // What is folded can be had.
        let plan = words.say(Action::PlanResumptions.label());
        assert!(!stage.has(&plan), "{lang:?}");
        stage.click(&words.say("hall-controls"));
        stage.window.run_steps(20);
        assert!(stage.has(&plan), "{lang:?}: {:#?}", stage.labels());
    }
}
