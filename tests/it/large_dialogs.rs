//! With text of four times the size a dialog is higher than the window: each of its buttons comes into
//! sight when the keyboard comes to it, and the keyboard comes to each. Every dialog is gone through in
//! `layout_dialogs`, where it is open in that size.

use std::collections::BTreeMap;

use egui::accesskit::{NodeId, Role};
use egui::{Key, vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::side::Side;
use jadoube_core::blind::missing::missing;
use jadoube_desk::inbox::Request;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::chess;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::{Action, Change};

use crate::dialogs::{STOPS, all, dialog, focused, is_usable};
use crate::last_move::by_palette;
use crate::layout::{Control, SIZES, controls, toast};
use crate::stage::{Stage, preferences, settle};
use crate::twice_as_large::first_line;

/// The buttons of the dialog.
fn buttons(stage: &Stage) -> BTreeMap<NodeId, Control> {
    let buttons = controls(stage).into_iter().filter(|one| one.role == Role::Button);
    buttons.map(|one| (one.at.0, one)).collect()
}

/// Whether as much of it is seen as the window can show.
fn is_seen(one: &Control) -> bool {
    one.is_whole() || one.seen.height() > 40.0 && one.seen.width() > 40.0
}

/// What of a dialog that is open cannot be had by the keyboard, or not be seen when that comes to it.
pub(crate) fn out_of_reach(stage: &mut Stage, id: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut met: Vec<NodeId> = Vec::new();
    while let Some((at, what)) = focused(stage, id) {
        if met.contains(&at) || met.len() > STOPS {
            break;
        }
        met.push(at);
        // What comes into sight scrolls there.
        let seen = (0..20).any(|_| {
            let seen = buttons(stage).get(&at).is_none_or(is_seen);
            if !seen {
                stage.window.run_steps(2);
            }
            seen
        });
        if !seen {
            let seen = buttons(stage).get(&at).map(|one| (one.seen, one.rect));
            found.push(format!("{id}: {what} is not in sight while it has the keyboard: {seen:?}"));
        }
        stage.window.key_press(Key::Tab);
        stage.window.run_steps(3);
    }
    if let Some(dialog) = dialog(stage, id) {
        let stops = all(&dialog)
            .into_iter()
            .filter(|node| node.accesskit_node().role() == Role::Button && is_usable(node).0);
        let missed = stops.filter(|node| !met.contains(&node.accesskit_node().locate().0));
        let named = missed.map(|node| node.accesskit_node().label().unwrap_or_default());
        found.extend(named.map(|name| format!("{id}: the keyboard does not come to “{name}”")));
    }
    found
}

#[test]
fn a_dialog_opens_at_its_top_with_its_first_field_in_sight() {
    for (lang, scale_percent) in [(Lang::De, 200), (Lang::De, 150), (Lang::Mk, 200)] {
        let prefs = Preferences { scale_percent, ..preferences(lang) };
        let words = Catalogue::new(lang);
        let mut stage = Stage::with(1, prefs);
        stage.begin();
        by_palette(&mut stage, words.say("actions-arrange-blind").trim_end_matches('…'));
        stage.window.run_steps(60);
        let title = words.say_with("match-arrange-title", &[("board", 1_u16.into())]);
        let top = stage.window.get_by_role_and_label(Role::Label, &title).rect().top();
        assert!(top > 0.0, "{lang:?} {scale_percent}: {top}");
        let (at, what) = focused(&stage, "arrange").expect("the keyboard is in it");
        let all = controls(&stage);
        let one = all.iter().find(|one| one.at.0 == at).expect("a control");
        assert_eq!(one.role, Role::RadioButton, "{lang:?} {scale_percent}: {what}");
        assert!(one.is_whole(), "{lang:?} {scale_percent}: {what} {:?} {:?}", one.seen, one.rect);
    }
}

#[test]
fn a_dialog_that_opens_with_the_largest_text_shows_what_has_the_keyboard() {
    for lang in Lang::ALL {
        let prefs = Preferences { scale_percent: 400, ..preferences(lang) };
        let mut stage = Stage::with(1, prefs);
        stage.begin();
        stage.run(Action::NewIncident);
        stage.window.run_steps(60);
        let (at, what) = focused(&stage, "incident").expect("the keyboard is in it");
        let all = controls(&stage);
        let one = all.iter().find(|one| one.at.0 == at).expect("a control");
        assert!(is_seen(one), "{lang:?}: {what} {:?} {:?}", one.seen, one.rect);
        // That is what it asks first, and not the button at its end.
        assert_eq!(one.role, Role::RadioButton, "{lang:?}: {what}");
        if lang == Lang::En {
            let mut labels = stage.window.get_all_by_role(Role::Label);
            let title = labels.find(|node| {
                let node = node.accesskit_node();
                let text = node.value().or_else(|| node.label()).unwrap_or_default();
                text.starts_with("New incident at board 1")
            });
            let top = title.expect("the title").rect().top();
            assert!(top > 0.0, "it is open from its top: {top}");
        }
    }
}

/// A game after two moves with the largest text in each language, in the windows that are low for it, and which
/// of them it is; with the dialog of an action.
fn in_the_largest_text(action: Action) -> impl Iterator<Item = (Stage, Catalogue, String)> {
    let looks = Lang::ALL.into_iter().flat_map(|lang| [(lang, SIZES[0]), (lang, SIZES[1])]);
    looks.map(move |(lang, (width, height))| {
        let prefs = Preferences { scale_percent: 400, ..preferences(lang) };
        let mut stage = Stage::with(1, prefs);
        stage.window.set_size(vec2(width, height));
        stage.begin();
        stage.play(1, &["e2e4", "e7e5"]);
        stage.run(action);
        stage.window.run_steps(60);
        (stage, Catalogue::new(lang), format!("{lang:?} {width}"))
    })
}

#[test]
fn what_is_taken_back_is_seen_before_its_reason_is_written_and_the_title_after_that() {
    for (mut stage, words, place) in in_the_largest_text(Action::TakeBack) {
        let title = words.say("board-reason-take-back");
        let board = words.say_with("disputes-at-board", &[("board", 1_u16.into())]);
        for text in [title.as_str(), &format!("{board}: ")] {
            assert!(first_line(&stage, text).is_some(), "{place}: {text} is out of sight");
        }
        let reason = words.say("app-reason");
        let field = stage.window.get_by_role_and_label(Role::TextInput, &reason);
        assert!(field.is_focused(), "{place}: the keyboard is where the reason is written");
        stage.write("misread");
        stage.window.run_steps(20);
        let (at, what) = focused(&stage, "reason").expect("the keyboard is in it");
        let all = controls(&stage);
        let one = all.iter().find(|one| one.at.0 == at).expect("a control");
        assert!(one.is_whole(), "{place}: {what} {:?} of {:?}", one.seen, one.rect);
        assert!(first_line(&stage, &title).is_some(), "{place}: {title} has scrolled away");
        assert_eq!(out_of_reach(&mut stage, "reason"), [""; 0], "{place}");
    }
}

#[test]
fn the_field_with_the_keyboard_is_named_while_it_is_out_of_sight_and_comes_with_any_key() {
    let is_seen = |stage: &Stage| {
        let (at, what) = focused(stage, "reason").expect("the keyboard is in it");
        let all = controls(stage);
        let one = all.iter().find(|one| one.at.0 == at).unwrap_or_else(|| panic!("{what}"));
        one.is_whole()
    };
    let mut named = 0;
    for (mut stage, words, place) in in_the_largest_text(Action::TakeBack) {
        let reason = words.say("app-reason");
        let told = words.say_with("app-keyboard-at", &[("field", reason.into())]);
        let hidden = !is_seen(&stage);
        assert_eq!(first_line(&stage, &told).is_some(), hidden, "{place}: {told}");
        named += usize::from(hidden);
        // Nothing is written with it.
        stage.key(Key::End);
        stage.window.run_steps(20);
        assert!(is_seen(&stage), "{place}: the field is out of sight");
        assert!(first_line(&stage, &told).is_none(), "{place}: {told} is said of what is in sight");
    }
    assert!(named > 0, "what is taken back leaves no room for the field somewhere");
}

#[test]
fn what_is_refused_or_would_be_lost_comes_into_sight() {
    for (mut stage, words, place) in in_the_largest_text(Action::TakeBack) {
        // A move in any language.
        stage.write("d4");
        stage.ctrl(Key::Enter);
        stage.window.run_steps(20);
        let why = words.say_with("board-reason-is-move", &[("text", "d4".into())]);
        assert!(first_line(&stage, &why).is_some(), "{place}: {why} is out of sight");
        stage.key(Key::Escape);
        stage.window.run_steps(20);
        let lost = words.say("app-draft-lost");
        assert!(first_line(&stage, &lost).is_some(), "{place}: {lost} is out of sight");
    }
}

#[test]
fn at_which_board_an_incident_happened_stays_in_sight_while_its_facts_are_written() {
    for (mut stage, words, place) in in_the_largest_text(Action::NewIncident) {
        stage.key(Key::Num6);
        stage.window.run_steps(60);
        let board = words.say_with("disputes-at-board", &[("board", 1_u16.into())]);
        let title = words.say_with("disputes-new-at", &[("board", 1_u16.into())]);
        let dialog = dialog(&stage, "incident").expect("it is open");
        let names_it = |one: &Node<'_>| {
            let node = one.accesskit_node();
            let text = node.value().or_else(|| node.label()).unwrap_or_default();
            node.role() == Role::Label && (text == board || text.starts_with(&title))
        };
        let names = all(&dialog).into_iter().filter(names_it);
        let seen = names.map(|one| one.rect().top()).any(|top| top > 0.0);
        assert!(seen, "{place}: {:#?}", stage.labels());
    }
}

#[test]
fn which_clock_is_corrected_stays_in_sight_and_how_it_stands_comes_first() {
    for (mut stage, words, place) in in_the_largest_text(Action::AdjustClock) {
        let title = words.say_with("board-clock-title", &[("board", 1_u16.into())]);
        let now = format!("{}: ", chess::side(&words, Side::White));
        for text in [&title, &now] {
            assert!(first_line(&stage, text).is_some(), "{place}: {text} is out of sight");
        }
        for stop in 0..12 {
            stage.key(Key::Tab);
            stage.window.run_steps(8);
            assert!(first_line(&stage, &title).is_some(), "{place}: {title} at stop {stop}");
        }
        assert_eq!(out_of_reach(&mut stage, "clock"), [""; 0], "{place}");
    }
}

/// The dialog for the end of a game with the largest text, with a result chosen in it.
fn with_a_result() -> Stage {
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::En) };
    let mut stage = Stage::with(1, prefs);
    stage.begin();
    stage.run(Action::EndGame);
    stage.window.run_steps(60);
    stage.key(Key::ArrowRight);
    stage.key(Key::ArrowRight);
    stage
}

#[test]
fn a_message_of_several_lines_folds_for_a_dialog_and_is_whole_once_that_has_closed() {
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::En) };
    let mut stage = Stage::with(1, prefs);
    stage.begin();
    let file = stage.folder.path().join("a file with a name that takes more than one line.pgn");
    stage.desk.ask(Request::ExportPgn(file)).wait().unwrap();
    settle(&mut stage.window);
    let whole = toast(&stage).expect("a message").height();
    stage.run(Action::EndGame);
    // Long enough for a message to go out of sight.
    stage.window.run_steps(60);
    let folded = toast(&stage).expect("a message").height();
    assert!(folded < 100.0 && whole > 1.5 * folded, "{whole} and {folded}");
    let end = stage.window.ctx.memory(|memory| memory.area_rect(egui::Id::unique("end")));
    let end = end.expect("the dialog");
    assert!(end.height() > 600.0 && end.top() >= 0.0, "{end:?}");
    let title = stage.window.get_all_by_role(Role::Label).find(|node| {
        let node = node.accesskit_node();
        let text = node.value().or_else(|| node.label()).unwrap_or_default();
        text.starts_with("End the game on board 1")
    });
    let title = title.expect("the title").rect();
    assert!(end.contains_rect(title), "{title:?} in {end:?}");
    stage.key(Key::Escape);
    stage.window.run_steps(4);
    let again = toast(&stage).expect("a message").height();
    assert!((again - whole).abs() < 1.0, "{again} and {whole}");
}

#[test]
fn what_opens_a_competition_is_whole_with_the_largest_text() {
    for lang in Lang::ALL {
        let prefs = Preferences { scale_percent: 400, ..preferences(lang) };
        let mut stage = Stage::with(1, prefs);
        stage.run(Action::OpenCompetition);
        stage.window.run_steps(60);
        let words = Catalogue::new(lang);
        let all = controls(&stage);
        for word in ["setup-choose", "setup-open-deed"] {
            let name = words.say(word);
            let is_it = |one: &&Control| one.role == Role::Button && one.what.contains(&name);
            let seen = all.iter().filter(is_it).any(Control::is_whole);
            assert!(seen, "{lang:?}: {name} is not whole");
        }
    }
}

#[test]
fn a_result_to_choose_stands_in_one_line_with_the_largest_text() {
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::En) };
    let mut stage = Stage::with(1, prefs);
    stage.begin();
    stage.run(Action::EndGame);
    stage.window.run_steps(60);
    let shapes = stage.window.output().shapes.iter();
    let draws = shapes.filter_map(|one| match &one.shape {
        egui::Shape::Text(text) if text.galley.text().ends_with("Draw") => Some(&text.galley),
        _ => None,
    });
    let lines: Vec<usize> = draws.map(|galley| galley.rows.len()).collect();
    assert_eq!(lines, [1]);
}

#[test]
fn the_help_has_each_heading_once() {
    let mut stage = Stage::new(1);
    stage.run(Action::ShowHall);
    stage.run(Action::Help);
    let title = Catalogue::new(Lang::En).say("actions-help-title");
    let labels = stage.window.get_all_by_role(Role::Label).filter(|node| {
        let node = node.accesskit_node();
        node.value().or_else(|| node.label()).as_deref() == Some(title.as_str())
    });
    assert_eq!(labels.count(), 1);
}

#[test]
fn a_key_that_sends_what_is_out_of_sight_shows_it_first_and_sends_it_when_it_is_pressed_again() {
    let mut stage = with_a_result();
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_none(), "nobody has seen why the game ends");
    let deed = Catalogue::new(Lang::En).say("board-end-deed");
    stage.must_say(&format!("Ctrl+Enter again: {deed}"));
    let all = controls(&stage);
    let one = all.iter().find(|one| one.role == Role::Button && one.what.contains(&deed));
    let one = one.expect("its button");
    assert!(is_seen(one), "{:?} {:?}", one.seen, one.rect);
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_some(), "{:#?}", stage.labels());
}

#[test]
fn who_has_gone_through_the_fields_sends_them_with_one_key() {
    let mut stage = with_a_result();
    let deed = Catalogue::new(Lang::En).say("board-end-deed");
    for _ in 0..12 {
        if focused(&stage, "end").is_some_and(|(_, what)| what.contains(&deed)) {
            break;
        }
        stage.key(Key::Tab);
    }
    // Back at the choices, with the button out of sight again.
    for _ in 0..2 {
        stage.window.key_press_modifiers(egui::Modifiers::SHIFT, Key::Tab);
        stage.window.run_steps(4);
    }
    stage.ctrl(Key::Enter);
    assert!(stage.game(1).outcome().is_some(), "{:#?}", stage.labels());
}

#[test]
fn the_screen_of_a_blind_match_comes_with_its_next_step_and_the_field_in_sight() {
    for lang in Lang::ALL {
        let mut stage = Stage::with_a_match(lang);
        // Once something is announced several things are missing.
        stage.write("e4");
        stage.key(Key::Enter);
        let ctx = stage.window.ctx.clone();
        stage.window.state_mut().change(&ctx, Change::Scale(200));
        stage.run(Action::ShowBoard);
        stage.run(Action::ShowBlind);
        stage.window.run_steps(60);
        let snap = stage.desk.snapshot();
        let blind = snap.hall.blind(BoardNo(1)).expect("arranged");
        let lacks = missing(blind, &stage.game(1), snap.edition);
        assert!(lacks.len() > 1, "{lang:?}: {lacks:?}");
        let next = Catalogue::new(lang).tell(&lacks[0].lack);
        let next = stage.window.get_by_role_and_label(Role::Label, &next);
        let root = stage.window.root();
        let field = root.children_recursive().find(|node| node.is_focused());
        let field = field.expect("the keyboard is somewhere");
        assert_eq!(field.accesskit_node().role(), Role::TextInput, "{lang:?}");
        for node in [next, field] {
            let id = node.accesskit_node().locate().0.0;
            let whole = stage.window.ctx.viewport(|viewport| {
                let mut all = viewport.prev_pass.widgets.layers().flat_map(|(_, all)| all);
                let one = all.find(|one| one.id.value() == id).expect("drawn");
                one.interact_rect.expand(1.5).contains_rect(one.rect)
            });
            assert!(whole, "{lang:?}: {:?} at {:?}", node.accesskit_node().label(), node.rect());
        }
    }
}
