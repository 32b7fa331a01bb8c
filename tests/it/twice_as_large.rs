//! With text of twice its size in a window of 1366 by 768 points: what is decided, the board and the boards of
//! a round are in sight, and the keyboard leads to all that is not; on the Board also with text of four times
//! its size.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Key, Rect, Shape, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::result::Score;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::cases;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_ui::actions::{Action, Screen};

use crate::competition_round::{TABLE, event_with};
use crate::dialogs::focused;
use crate::earlier_games::two_rounds;
use crate::layout::{Control, SCALES, SIZES, broken_words, clocks, controls, toast};
use crate::stage::{Stage, preferences, settle, window};

/// The preferences with text of twice its size.
fn twice(lang: Lang) -> Preferences {
    Preferences { scale_percent: 200, ..preferences(lang) }
}

/// The form of an illegal move by Black, with all that it asks for.
fn asked() -> Stage {
    asked_with(twice(Lang::En))
}

/// The same with certain preferences.
fn asked_with(prefs: Preferences) -> Stage {
    let mut stage = Stage::of("2023", "90+30", prefs);
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    stage.stop_after_a_press(1);
    stage.key(Key::F8);
    stage.key(Key::Num1);
    stage.key(Key::B);
    stage.write("e7 e4");
    stage
}

/// The control that is told so.
fn control(stage: &Stage, part: &str) -> Option<Control> {
    controls(stage).into_iter().find(|one| one.what.contains(part))
}

#[test]
fn beside_the_buttons_of_an_incident_stands_what_is_done_and_not_only_what_was_found() {
    let mut stage = asked();
    stage.key(Key::Tab);
    let labels = stage.window.query_all_by_role(Role::Label);
    let texts = labels.filter_map(|node| {
        let node = node.accesskit_node();
        node.value().or_else(|| node.label())
    });
    let told = texts.filter(|text| text.starts_with("Proposed ruling: ")).collect::<Vec<_>>();
    let [told] = &told[..] else { panic!("{told:?}") };
    assert!(told.contains("White receives 2 min extra time"), "{told}");
}

/// The place of the first line of a text that begins so, where that is whole in sight.
pub(crate) fn first_line(stage: &Stage, begin: &str) -> Option<Rect> {
    stage.window.output().shapes.iter().find_map(|one| {
        let Shape::Text(shape) = &one.shape else { return None };
        let row = shape.galley.rows.first().filter(|_| shape.galley.text().starts_with(begin))?;
        let place = row.visuals.mesh_bounds.translate(row.pos.to_vec2());
        let place = place.translate(shape.pos.to_vec2());
        one.clip_rect.expand(2.0).contains_rect(place).then_some(place)
    })
}

#[test]
fn what_is_accepted_stands_in_sight_above_its_button_wherever_the_case_has_scrolled() {
    let name = Catalogue::new(Lang::En).say("disputes-accept");
    for scale_percent in SCALES {
        let mut stage = asked_with(Preferences { scale_percent, ..preferences(Lang::En) });
        stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
        stage.click("Open incident");
        stage.run(Screen::Disputes.action());
        stage.focus(Role::Button, &name);
        // With text of four times its size there is no foot: Page Down goes past the button.
        let pages = if scale_percent < 400 { 4 } else { 1 };
        for page in 0..pages {
            // Until the messages have gone.
            stage.window.run_steps(40);
            let place = format!("{scale_percent} %, page {page}");
            let accept = control(&stage, &name).expect("the button");
            assert!(accept.seen.is_positive() && accept.is_whole(), "{place}: {:?}", accept.seen);
            let line = first_line(&stage, "Proposed ruling: ");
            let line = line.unwrap_or_else(|| panic!("{place}: what is accepted is not in sight"));
            assert!(line.bottom() <= accept.rect.top(), "{place}: {line:?} {:?}", accept.rect);
            stage.key(Key::PageDown);
        }
    }
}

/// Of a text that begins so: how high it is, and how much of that is in sight.
fn heights(stage: &Stage, begin: &str) -> Option<(f32, f32)> {
    stage.window.output().shapes.iter().find_map(|one| {
        let Shape::Text(shape) = &one.shape else { return None };
        let place = shape.galley.rect.translate(shape.pos.to_vec2());
        let is_it = shape.galley.text().starts_with(begin);
        is_it.then(|| (place.height(), one.clip_rect.intersect(place).height()))
    })
}

#[test]
fn why_a_move_is_refused_is_read_below_its_field_without_a_page() {
    let mut stage = Stage::of("2023", "90+30", twice(Lang::En));
    stage.begin();
    stage.key(Key::F7);
    stage.write("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    stage.key(Key::Enter);
    stage.window.run_steps(40);
    let label = Catalogue::new(Lang::En).say("board-type-move");
    let field = stage.window.get_by_role_and_label(Role::TextInput, &label);
    let told = field.accesskit_node().description().expect("it says what is wrong");
    let begin: String = told.chars().take(20).collect();
    let (all, seen) = heights(&stage, &begin).expect("it is painted");
    // All of it, or four lines.
    assert!(seen >= all - 2.0 || seen >= 110.0, "{seen} of {all}: {told}");
    let window = stage.window.ctx.content_rect();
    let field = stage.window.get_by_role_and_label(Role::TextInput, &label).rect();
    assert!(window.contains_rect(field), "{field:?}");
}

#[test]
fn in_text_of_four_times_its_size_why_a_move_is_refused_is_read_whole() {
    for (lang, text) in [(Lang::En, "Nf9"), (Lang::De, "Sxe6"), (Lang::Mk, "Ke5")] {
        let mut stage = Stage::with(1, Preferences { scale_percent: 400, ..preferences(lang) });
        stage.begin();
        stage.key(Key::F7);
        stage.write(text);
        stage.key(Key::Enter);
        stage.window.run_steps(40);
        let label = Catalogue::new(lang).say("board-type-move");
        let field = stage.window.get_by_role_and_label(Role::TextInput, &label);
        let told = field.accesskit_node().description().expect("it says what is wrong");
        let (all, seen) = heights(&stage, &told).expect("it is painted");
        assert!(seen >= all - 2.0, "{lang:?}: {seen} of {all}: {told}");
    }
}

#[test]
fn in_text_of_four_times_its_size_the_result_of_a_game_is_in_sight() {
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::En) };
    let mut stage = Stage::of("2023", "90+30", prefs);
    stage.begin();
    stage.play(1, &["f2f3", "e7e5", "g2g4", "d8h4"]);
    assert!(stage.game(1).outcome().is_some(), "mate");
    stage.window.run_steps(40);
    assert!(first_line(&stage, "0–1 · White ").is_some(), "the line with the times begins with it");
}

#[test]
fn a_ruling_that_waits_is_read_above_its_button_or_has_half_of_the_height() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = Stage::of("2023", "90+30", twice(lang));
        stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
        open_flag_fall(&mut stage);
        stage.run(Screen::Disputes.action());
        stage.focus(Role::Button, &words.say("disputes-accept"));
        stage.window.run_steps(40);
        let begin = format!("{}: ", words.say("disputes-proposal"));
        let (all, seen) = heights(&stage, &begin).expect("the ruling");
        assert!(all > 90.0, "{lang:?}: more than two lines: {all}");
        assert!(seen >= all - 2.0 || seen >= 260.0, "{lang:?}: {seen} of {all}");
        assert!(first_line(&stage, &begin).is_some(), "{lang:?}: from its beginning");
    }
}

#[test]
fn what_was_decided_comes_into_sight_wherever_the_case_has_scrolled() {
    let mut stage = Stage::of("2023", "90+30", twice(Lang::En));
    stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
    open_flag_fall(&mut stage);
    stage.run(Screen::Disputes.action());
    stage.focus(Role::Button, "Accept and carry out");
    for _ in 0..12 {
        stage.key(Key::PageDown);
        stage.window.run_steps(4);
    }
    assert!(first_line(&stage, "What happened").is_none(), "it has scrolled away");
    stage.run(Action::AcceptProposal);
    stage.window.run_steps(40);
    assert!(first_line(&stage, "Decision").is_some(), "{:#?}", stage.labels());
}

#[test]
fn of_a_ruling_that_is_longer_it_is_said_how_much_more_there_is_and_page_down_shows_it() {
    let mut stage = asked_with(Preferences { scale_percent: 400, ..preferences(Lang::En) });
    stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
    stage.click("Open incident");
    stage.run(Screen::Disputes.action());
    let name = Catalogue::new(Lang::En).say("disputes-accept");
    stage.focus(Role::Button, &name);
    stage.window.run_steps(40);
    let (more, key) = (" more line", "(PageDown)");
    let told = |stage: &Stage| {
        let accept = stage.window.get_by_role_and_label(Role::Button, &name);
        accept.accesskit_node().description().unwrap_or_default()
    };
    assert!(stage.shows(more) && stage.shows(key), "{:#?}", stage.labels());
    assert!(told(&stage).contains(key), "{}", told(&stage));
    let before = control(&stage, &name).expect("the button").rect;
    for _ in 0..3 {
        if stage.shows(key) {
            stage.key(Key::PageDown);
            stage.window.run_steps(8);
        }
    }
    assert!(!stage.shows(key) && stage.shows("(PageUp)"), "{:#?}", stage.labels());
    let after = control(&stage, &name).expect("the button");
    assert!(after.is_whole() && (after.rect.top() - before.top()).abs() < 2.0, "{:?}", after.rect);
}

/// Opens an incident about the flag of White, of which nothing is missing.
fn open_flag_fall(stage: &mut Stage) {
    stage.ask(1, GameCommand::Start);
    let case = Case::FlagFall(FlagFall::new(Side::White, true));
    let (board, caller, clocks) = (Some(BoardNo(1)), Caller::Arbiter, Clocks::Leave);
    let what = DisputeCommand::Open { board, case, caller, claim: String::new(), clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// The log with that incident, with text of four times its size.
fn flag_in_the_largest_text() -> Stage {
    let prefs = Preferences { scale_percent: 400, ..preferences(Lang::En) };
    let mut stage = Stage::of("2023", "90+30", prefs);
    stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
    open_flag_fall(&mut stage);
    stage.run(Screen::Disputes.action());
    stage.window.run_steps(40);
    stage
}

#[test]
fn a_key_decides_nothing_of_which_the_ruling_is_out_of_sight_but_brings_that_there_and_says_it() {
    let begin = "Proposed ruling: ";
    for action in [Action::AcceptProposal, Action::AcceptWithReason, Action::DecideOtherwise] {
        let mut stage = flag_in_the_largest_text();
        assert!(first_line(&stage, begin).is_none(), "it is below the window");
        let is_open = |stage: &Stage| {
            let is_open = stage.desk.snapshot().hall.incidents[&IncidentNo(1)].is_open();
            is_open && stage.window.state().dialog.is_none()
        };
        stage.run(action);
        stage.window.run_steps(40);
        assert!(is_open(&stage), "{action:?}: nothing is decided, nor asked");
        assert!(first_line(&stage, begin).is_some(), "{action:?}: it is in sight");
        let said = stage.window.query_all_by_role(Role::Status);
        let said: String = said.filter_map(|node| node.accesskit_node().label()).collect();
        assert!(said.contains(begin), "{action:?}: {said}");
        assert!(said.contains(" again: "), "{action:?}: {said}");
        let accept = control(&stage, "Accept and carry out").expect("the button");
        assert!(accept.seen.is_positive() && accept.is_whole(), "{action:?}: {:?}", accept.seen);
        // Where it has scrolled away again, it comes back; the button has not the keyboard.
        for _ in 0..16 {
            stage.key(Key::PageUp);
            stage.window.run_steps(4);
        }
        stage.run(action);
        stage.window.run_steps(40);
        assert!(is_open(&stage), "{action:?}: scrolled away");
        stage.run(action);
        assert!(!is_open(&stage), "{action:?}: it was read");
    }
}

#[test]
fn that_a_key_is_pressed_again_is_told_only_on_the_screen_on_which_it_was_pressed() {
    let mut stage = flag_in_the_largest_text();
    stage.run(Action::DecideOtherwise);
    assert!(stage.shows(" again: Decide otherwise"), "{:#?}", stage.labels());
    stage.run(Screen::Envelopes.action());
    assert!(!stage.shows(" again: "), "{:#?}", stage.labels());
}

#[test]
fn a_ruling_in_full_sight_is_decided_at_once_whatever_a_key_has_shown_in_larger_text() {
    let mut stage = flag_in_the_largest_text();
    stage.run(Action::AcceptProposal);
    stage.window.run_steps(40);
    for _ in 0..8 {
        stage.run(Action::SmallerText);
    }
    stage.focus(Role::Button, "Accept and carry out");
    // It is another ruling since, which stands there to be read.
    let case = Case::FlagFall(FlagFall::new(Side::White, false));
    let what = DisputeCommand::Restate { no: IncidentNo(1), case };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    settle(&mut stage.window);
    stage.window.run_steps(40);
    assert!(first_line(&stage, "Proposed ruling: ").is_some(), "{:#?}", stage.labels());
    stage.run(Action::DecideOtherwise);
    assert!(stage.window.state().dialog.is_some(), "{:#?}", stage.labels());
    stage.key(Key::Escape);
    stage.run(Action::DecideOtherwise);
    assert!(stage.window.state().dialog.is_some(), "after Escape as well");
}

#[test]
fn in_the_largest_text_the_button_of_the_next_step_goes_to_the_next_line_before_its_word_breaks() {
    let mut stage = Stage::with(0, Preferences { scale_percent: 400, ..preferences(Lang::En) });
    stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
    stage.run(Action::ShowStandings);
    stage.window.run_steps(20);
    let rect = control(&stage, "Fix the regulations…").expect("its button").rect;
    assert!(rect.width() > rect.height() && rect.right() <= SIZES[1].0, "{rect:?}");
}

#[test]
fn in_the_largest_text_page_down_and_page_up_scroll_the_log() {
    let mut stage = flag_in_the_largest_text();
    let top = |stage: &Stage| control(stage, "#1 ").expect("its row").rect.top();
    let before = top(&stage);
    stage.key(Key::PageDown);
    stage.window.run_steps(8);
    assert!(top(&stage) < before - 100.0, "{before} {}", top(&stage));
    stage.key(Key::PageUp);
    stage.window.run_steps(8);
    assert_eq!(top(&stage), before);
}

#[test]
fn page_up_and_page_down_scroll_the_log_and_a_new_incident_from_their_fields() {
    let words = Catalogue::new(Lang::En);
    let top = |stage: &Stage| at_the_keyboard(stage).expect("the field").rect.top();
    let mut stage = flag_in_the_largest_text();
    stage.focus(Role::TextInput, &words.say("disputes-statement-who"));
    stage.window.run_steps(40);
    let before = top(&stage);
    stage.key(Key::PageUp);
    stage.window.run_steps(8);
    assert!(top(&stage) > before + 100.0, "in the log: {before} {}", top(&stage));
    let mut stage = asked_with(Preferences { scale_percent: 400, ..preferences(Lang::En) });
    stage.window.run_steps(40);
    let before = top(&stage);
    stage.key(Key::PageDown);
    stage.window.run_steps(8);
    assert!(top(&stage) < before - 100.0, "of a new incident: {before} {}", top(&stage));
}

#[test]
fn what_is_found_for_a_few_letters_of_a_case_is_in_sight_with_the_field() {
    for (lang, letters) in [(Lang::En, "flag"), (Lang::De, "uhr"), (Lang::Mk, "часовни")] {
        let words = Catalogue::new(lang);
        let names = Case::KINDS.iter().map(|schema| cases::kind(&words, schema));
        let names: Vec<String> = names.collect();
        for (width, height) in [SIZES[0], SIZES[1]] {
            let mut stage = Stage::of("2023", "90+30", twice(lang));
            stage.window.set_size(vec2(width, height));
            stage.begin();
            stage.key(Key::F8);
            stage.key(Key::Slash);
            stage.write(letters);
            stage.window.run_steps(20);
            let all = controls(&stage);
            let place = format!("{lang:?} {width}");
            let field = words.say("disputes-find-keys");
            let field = all.iter().find(|one| one.what.contains(&field)).expect("the field");
            assert!(field.is_whole(), "{place}: {:?} of {:?}", field.seen, field.rect);
            let is_found = |one: &&Control| {
                one.role == Role::Button && names.iter().any(|name| one.what.contains(name))
            };
            let found: Vec<Rect> = all
                .iter()
                .filter(is_found)
                .filter(|one| one.is_whole())
                .map(|one| one.rect)
                .collect();
            assert!(found.len() >= 3, "{place}: {found:?}");
            // What Enter takes is next to the field.
            let first = found.iter().map(|one| one.top()).fold(f32::INFINITY, f32::min);
            assert!(first - field.rect.bottom() < 40.0, "{place}: {first} {:?}", field.rect);
        }
    }
}

#[test]
fn page_down_and_page_up_scroll_the_overview_of_an_event() {
    let mut stage = event_with(TABLE, 4, twice(Lang::En));
    let words = Catalogue::new(Lang::En);
    let overview = words.say("tournament-page");
    let pages = stage.window.query_all_by_role_and_label(Role::Tab, &overview);
    pages.last().expect("the page").click_accesskit();
    stage.window.run_steps(20);
    let change = words.say("tournament-event-change");
    let top = |stage: &Stage| control(stage, &change).expect("a button").rect.top();
    let before = top(&stage);
    stage.key(Key::PageDown);
    stage.window.run_steps(8);
    assert!(top(&stage) < before - 100.0, "{before} {}", top(&stage));
    stage.key(Key::PageUp);
    stage.window.run_steps(8);
    assert_eq!(top(&stage), before);
}

/// The envelopes, with one that is being sealed.
fn envelopes() -> Stage {
    let mut stage = Stage::with(1, twice(Lang::En));
    stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5"]);
    stage.run(Action::Adjourn);
    stage.run(Screen::Envelopes.action());
    stage.window.run_steps(40);
    stage
}

#[test]
fn a_row_of_the_envelopes_shows_all_that_it_tells() {
    let stage = envelopes();
    let details = stage.window.output().shapes.iter().filter_map(|one| match &one.shape {
        Shape::Text(text) if text.galley.text().starts_with("Envelope 1 · ") => Some(&text.galley),
        _ => None,
    });
    let elided: Vec<bool> = details.map(|galley| galley.elided).collect();
    assert_eq!(elided, [false], "one row, to its end");
}

#[test]
fn page_down_scrolls_the_envelopes() {
    let mut stage = envelopes();
    let tools = Catalogue::new(Lang::En).say("hall-controls");
    let top = |stage: &Stage| control(stage, &tools).expect("a fold").rect.top();
    let before = top(&stage);
    stage.key(Key::PageDown);
    stage.window.run_steps(8);
    assert!(top(&stage) < before - 100.0, "{before} {}", top(&stage));
}

#[test]
fn the_ruling_of_a_new_incident_comes_into_sight_with_the_keyboard() {
    let mut stage = asked();
    let mut met = Vec::new();
    for _ in 0..40 {
        stage.key(Key::Tab);
        stage.window.run_steps(3);
        let Some((at, what)) = focused(&stage, "incident") else { continue };
        if let Some(one) = controls(&stage).iter().find(|one| one.at.0 == at) {
            assert!(one.is_whole(), "{what}: {:?} of {:?}", one.seen, one.rect);
        }
        met.push(what);
    }
    for fold in ["All kinds of case", "By other editions of the Laws"] {
        assert!(met.iter().any(|what| what.contains(fold)), "{fold} is not among {met:#?}");
    }
}

#[test]
fn page_down_and_page_up_scroll_what_stands_in_a_new_incident() {
    let mut stage = Stage::of("2023", "90+30", twice(Lang::En));
    stage.begin();
    stage.key(Key::F8);
    let top = |stage: &Stage| control(stage, "Flag fallen").map(|one| one.rect.top());
    let before = top(&stage).expect("the kinds of case");
    stage.key(Key::PageDown);
    let below = top(&stage).expect("the kinds of case");
    assert!(below < before - 100.0, "{before} {below}");
    stage.key(Key::PageUp);
    assert_eq!(top(&stage), Some(before));
}

#[test]
fn page_down_and_page_up_scroll_a_form_from_a_field_and_past_the_control_with_the_keyboard() {
    let mut stage = Stage::with(1, twice(Lang::En));
    stage.ctrl(Key::N);
    let top = |stage: &Stage| {
        let mut fields = controls(stage).into_iter().filter(|one| one.role == Role::TextInput);
        fields.next().expect("the field for the name").rect.top()
    };
    let label = Catalogue::new(Lang::En).say("setup-name");
    assert!(stage.window.get_by_role_and_label(Role::TextInput, &label).is_focused());
    let begun = top(&stage);
    stage.key(Key::PageDown);
    let below = top(&stage);
    assert!(below < begun - 200.0, "from its field: {begun} {below}");
    stage.key(Key::PageUp);
    assert_eq!(top(&stage), begun);
    // From the last button until that is out of sight.
    stage.focus(Role::Button, &Catalogue::new(Lang::En).say("setup-choose-file"));
    stage.window.run_steps(8);
    assert!(top(&stage) < begun - 200.0, "the button has come into sight");
    for _ in 0..4 {
        stage.key(Key::PageUp);
    }
    assert_eq!(top(&stage), begun, "the button holds nothing back");
}

#[test]
fn page_down_scrolls_the_regulations_though_a_list_in_them_scrolls_for_itself() {
    let mut stage = event_with(TABLE, 4, twice(Lang::En));
    let words = Catalogue::new(Lang::En);
    let page = words.say("tournament-page");
    let pages = stage.window.query_all_by_role_and_label(Role::Tab, &page);
    pages.last().expect("the page").click_accesskit();
    stage.window.run_steps(20);
    stage.click(&words.say("tournament-event-change"));
    stage.window.run_steps(20);
    let top = |stage: &Stage| at_the_keyboard(stage).expect("a control").rect.top();
    let before = top(&stage);
    stage.key(Key::PageDown);
    stage.window.run_steps(8);
    assert!(top(&stage) < before - 100.0, "{before} {}", top(&stage));
}

#[test]
fn in_the_largest_text_page_down_scrolls_a_form_from_its_first_field() {
    let mut stage = four_times();
    stage.ctrl(Key::N);
    stage.window.run_steps(20);
    let top = |stage: &Stage| at_the_keyboard(stage).expect("the field").rect.top();
    let before = top(&stage);
    stage.key(Key::PageDown);
    stage.window.run_steps(8);
    assert!(top(&stage) < before - 100.0, "{before} {}", top(&stage));
}

#[test]
fn in_the_largest_text_both_answers_about_mate_are_read_from_the_top_by_page_down() {
    let mut stage = four_times();
    stage.ctrl(Key::M);
    stage.window.run_steps(40);
    let title = Catalogue::new(Lang::En).say(Action::MateChances.label());
    assert!(first_line(&stage, &title).is_some(), "it begins at its top");
    let close = |stage: &Stage| {
        let close = at_the_keyboard(stage).expect("its button");
        close.seen.is_positive() && close.is_whole()
    };
    assert!(!close(&stage), "it is higher than the window");
    let (mut white, mut black) = (false, false);
    for _ in 0..12 {
        white |= first_line(&stage, "White can still").is_some();
        black |= first_line(&stage, "Black can still").is_some();
        stage.key(Key::PageDown);
        stage.window.run_steps(4);
    }
    assert!(white && black, "White {white}, Black {black}");
    assert!(close(&stage), "down to its end");
}

#[test]
fn in_the_largest_text_both_times_are_in_sight_whether_or_not_a_move_is_typed() {
    let mut stage = four_times();
    assert!(first_line(&stage, "White 1:").is_some());
    stage.run(Action::TypeMove);
    stage.window.run_steps(20);
    assert!(first_line(&stage, "White 1:").is_some(), "in the field");
}

#[test]
fn in_the_largest_text_the_last_move_stands_with_both_times() {
    let mut stage = four_times();
    stage.play(1, &["e2e4", "e7e5"]);
    for typing in [false, true] {
        if typing {
            stage.run(Action::TypeMove);
        }
        stage.window.run_steps(20);
        let is_told = stage.window.output().shapes.iter().any(|one| {
            let Shape::Text(shape) = &one.shape else { return false };
            let (text, place) = (shape.galley.text(), shape.galley.rect);
            let place = place.translate(shape.pos.to_vec2());
            let is_it = text.starts_with("White 1:") && text.contains("e5");
            is_it && one.clip_rect.expand(2.0).contains_rect(place)
        });
        assert!(is_told, "typing: {typing}");
    }
}

#[test]
fn the_correction_of_a_clock_begins_where_something_is_chosen() {
    let mut stage = Stage::with(1, twice(Lang::En));
    stage.begin();
    stage.ctrl(Key::T);
    stage.window.run_steps(8);
    let first = Catalogue::new(Lang::En).say("board-clock-add");
    assert!(stage.window.get_by_role_and_label(Role::RadioButton, &first).is_focused());
    let first = control(&stage, &first).expect("the first choice");
    assert!(first.is_whole(), "{:?} of {:?}", first.seen, first.rect);
}

/// How many squares of the board are whole in sight.
fn squares(stage: &mut Stage) -> usize {
    // Until the messages have gone.
    stage.window.run_steps(40);
    let all = controls(stage).into_iter().filter(|one| one.role == Role::GridCell);
    all.filter(|one| one.seen.is_positive() && one.is_whole()).count()
}

/// The same while the field for moves has the keyboard, where that is whole in sight as well.
fn squares_above_the_field(stage: &mut Stage, lang: Lang) -> usize {
    stage.run(Action::TypeMove);
    squares_with_the_field(stage, lang)
}

/// How many squares are whole in sight where the field for moves is; else none.
fn squares_with_the_field(stage: &mut Stage, lang: Lang) -> usize {
    let squares = squares(stage);
    let name = Catalogue::new(lang).say("board-type-move");
    let fields = controls(stage).into_iter().filter(|one| one.role == Role::TextInput);
    let mut seen = fields.filter(|one| one.what.contains(&name) && one.seen.is_positive());
    if seen.any(|one| one.is_whole()) { squares } else { 0 }
}

/// Whether a text that stands above the board is whole in sight.
fn is_above_the_board(stage: &Stage, text: &str) -> bool {
    let squares = controls(stage).into_iter().filter(|one| one.role == Role::GridCell);
    let board = squares.map(|one| one.rect).reduce(Rect::union).expect("a board");
    stage.window.output().shapes.iter().any(|one| match &one.shape {
        Shape::Text(shape) if shape.galley.text().contains(text) => {
            let place = shape.galley.rect.translate(shape.pos.to_vec2());
            let is_above = place.bottom() <= board.top() && place.left() < board.right();
            is_above && one.clip_rect.expand(2.0).contains_rect(place)
        }
        _ => false,
    })
}

/// What has the keyboard.
fn at_the_keyboard(stage: &Stage) -> Option<Control> {
    let id = stage.window.ctx.memory(|memory| memory.focused())?;
    controls(stage).into_iter().find(|one| one.at.0.0 == id.value())
}

/// A game in a window of that size, with an incident that is open and a draw that is offered.
fn alarmed(lang: Lang, (width, height): (f32, f32)) -> Stage {
    let mut stage = Stage::with(1, twice(lang));
    stage.window.set_size(vec2(width, height));
    stage.begin();
    stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6"]);
    stage.key(Key::F8);
    stage.key(Key::Num9);
    stage.key(Key::Enter);
    stage.run(Action::ShowBoard);
    stage.ask(1, GameCommand::OfferDraw { by: Side::White });
    stage
}

// A column of 1366 by 768 points is 568 high and one of 1280 by 720 is 520: below a board of 300 and of 250
// points stand 8, the label of the field in two lines with 66, 4, the field with 64, 8 and two lines with 78.
#[test]
fn the_board_stays_whole_in_sight_whatever_stands_above_it_and_wherever_the_keyboard_is() {
    for (lang, size) in Lang::ALL.into_iter().flat_map(|lang| [(lang, SIZES[0]), (lang, SIZES[1])])
    {
        let mut stage = Stage::with(1, twice(lang));
        stage.window.set_size(vec2(size.0, size.1));
        stage.begin();
        stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6"]);
        assert_eq!(squares(&mut stage), 64, "{lang:?} {size:?}");
        let typing = squares_above_the_field(&mut stage, lang);
        assert_eq!(typing, 64, "{lang:?} {size:?}: in the field");
        let mut stage = alarmed(lang, size);
        let place = format!("{lang:?} {size:?} with an open incident and an offer");
        assert_eq!(squares(&mut stage), 64, "{place}");
        assert_eq!(squares_above_the_field(&mut stage, lang), 64, "{place}: in the field");
        stage.alt(Key::ArrowLeft);
        assert_eq!(squares(&mut stage), 64, "{place}: looking back");
        stage.key(Key::Escape);
        assert_eq!(squares(&mut stage), 64, "{place}: in the present again");
    }
}

#[test]
fn who_types_a_move_in_a_low_window_sees_the_whole_board_and_the_field() {
    // The second has no room beside the board; the column of both is 440 high.
    for size in [(1240.0, 640.0), (1100.0, 640.0)] {
        for lang in Lang::ALL {
            let mut stage = alarmed(lang, size);
            let typing = squares_above_the_field(&mut stage, lang);
            assert_eq!(typing, 64, "{lang:?} {size:?}");
            if size.0 > 1200.0 {
                assert_eq!(clocks(&stage), (2, 2), "{lang:?}: the clocks beside the board");
            }
        }
    }
}

#[test]
fn the_board_comes_back_into_sight_from_what_stands_beside_it() {
    for action in [Action::TypeMove, Action::ShowBoard] {
        let mut stage = alarmed(Lang::En, SIZES[1]);
        stage.focus(Role::Button, "Is checkmate still possible?");
        assert_eq!(squares(&mut stage), 0, "what stands beside the board has scrolled it away");
        stage.run(action);
        assert_eq!(squares(&mut stage), 64, "{action:?}");
        assert_eq!(clocks(&stage), (2, 2), "{action:?}");
    }
}

#[test]
fn what_is_wrong_with_a_move_leaves_the_whole_board_and_the_field_in_sight() {
    for (lang, text) in [(Lang::En, "Nf9"), (Lang::De, "Sxe6"), (Lang::Mk, "Ke5")] {
        for size in [SIZES[0], SIZES[1]] {
            let mut stage = alarmed(lang, size);
            stage.run(Action::TypeMove);
            for text in [text, "e5"] {
                stage.rewrite(text);
                stage.key(Key::Enter);
                let seen = squares_with_the_field(&mut stage, lang);
                assert_eq!(seen, 64, "{lang:?} {size:?}: {text}");
            }
        }
    }
}

#[test]
fn beside_the_large_board_what_is_wrong_with_a_move_leaves_both_clocks_and_the_field_in_sight() {
    for (lang, text) in [(Lang::En, "Nf9"), (Lang::De, "Sxe6"), (Lang::Mk, "Ke5")] {
        for size in [SIZES[0], SIZES[1]] {
            let mut stage = Stage::with(1, twice(lang));
            stage.window.set_size(vec2(size.0, size.1));
            stage.begin();
            stage.play(1, &["e2e4", "e7e5"]);
            stage.run(Action::LargeBoard);
            stage.run(Action::TypeMove);
            stage.rewrite(text);
            stage.key(Key::Enter);
            let place = format!("{lang:?} {size:?}");
            assert_eq!(squares_with_the_field(&mut stage, lang), 64, "{place}");
            assert_eq!(clocks(&stage), (2, 2), "{place}");
            let label = Catalogue::new(lang).say("board-type-move");
            let field = stage.window.get_by_role_and_label(Role::TextInput, &label);
            let fault = field.accesskit_node().description().expect("it says what is wrong");
            assert!(first_line(&stage, &fault).is_some(), "{place}: {fault}");
        }
    }
}

#[test]
fn what_stands_above_the_board_comes_back_into_sight_when_the_keyboard_leaves_the_field() {
    let mut stage = alarmed(Lang::En, SIZES[1]);
    let mut type_and = |keys: &[Action], escape: bool| {
        stage.run(Action::TypeMove);
        stage.window.run_steps(20);
        assert!(!is_above_the_board(&stage, "Round 3"), "the board and the field have its place");
        if escape {
            stage.key(Key::Escape);
        }
        for action in keys {
            stage.run(*action);
        }
        stage.window.run_steps(20);
        is_above_the_board(&stage, "Round 3")
    };
    assert!(type_and(&[], true), "Escape");
    assert!(type_and(&[Action::FocusBoard], false), "at the squares");
    assert!(type_and(&[Action::ShowHall, Action::ShowBoard], false), "from the Hall");
}

#[test]
fn another_board_is_shown_from_its_top_and_whole() {
    let mut stage = Stage::with(3, twice(Lang::En));
    stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
    stage.begin();
    let won = Outcome { score: Score::WhiteWins, reason: EndReason::Resignation };
    stage.ask(1, GameCommand::End(won.into()));
    stage.run(Action::TypeMove);
    for board in [2, 3] {
        stage.run(Action::NextBoard);
        assert_eq!(squares(&mut stage), 64, "{board}");
        assert!(is_above_the_board(&stage, "Round 3"), "{board}");
    }
}

#[test]
fn the_result_is_in_sight_also_when_the_last_move_was_typed() {
    for size in [SIZES[0], SIZES[1]] {
        let mut stage = Stage::with(1, twice(Lang::En));
        stage.window.set_size(vec2(size.0, size.1));
        stage.begin();
        stage.run(Action::TypeMove);
        stage.play(1, &["f2f3", "e7e5", "g2g4", "d8h4"]);
        assert_eq!(squares_above_the_field(&mut stage, Lang::En), 64, "{size:?}");
        assert!(is_above_the_board(&stage, "0–1"), "{size:?}");
    }
}

/// A game with text of four times its size.
fn four_times() -> Stage {
    let mut stage = Stage::with(1, Preferences { scale_percent: 400, ..preferences(Lang::En) });
    stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
    stage.begin();
    stage.window.run_steps(20);
    stage
}

#[test]
fn in_the_largest_text_the_board_begins_at_the_top_and_the_keyboard_leads_to_its_squares() {
    let mut stage = four_times();
    assert!(squares(&mut stage) < 64, "the board does not find room");
    stage.focus(Role::Button, "Is checkmate still possible?");
    stage.run(Action::ShowHall);
    stage.run(Action::ShowBoard);
    stage.window.run_steps(20);
    assert!(is_above_the_board(&stage, "Round 3"));
    stage.run(Action::FocusBoard);
    for key in [None, Some(Key::ArrowUp), Some(Key::ArrowUp), Some(Key::ArrowLeft)] {
        if let Some(key) = key {
            for _ in 0..3 {
                stage.key(key);
            }
        }
        stage.window.run_steps(5);
        let square = at_the_keyboard(&stage).expect("a square");
        assert_eq!(square.role, Role::GridCell, "{}", square.what);
        assert!(square.seen.is_positive() && square.is_whole(), "{key:?}: {}", square.what);
    }
}

#[test]
fn in_the_largest_text_a_wrong_move_leaves_the_board_where_it_was_once_it_is_put_right() {
    let mut stage = four_times();
    let typing = squares_above_the_field(&mut stage, Lang::En);
    assert!(typing >= 16, "{typing}");
    stage.rewrite("Nf9");
    stage.key(Key::Enter);
    stage.rewrite("e4");
    stage.key(Key::Enter);
    assert_eq!(stage.game(1).plies.len(), 1);
    assert_eq!(squares_with_the_field(&mut stage, Lang::En), typing);
}

#[test]
fn from_the_field_for_moves_tab_leads_to_nothing_that_is_out_of_sight() {
    for scale in [200, 400] {
        let mut stage = two_rounds();
        let prefs = Preferences { scale_percent: scale, ..preferences(Lang::En) };
        stage.window = window(Arc::clone(&stage.desk), prefs);
        stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
        stage.key(Key::F3);
        stage.run(Action::TypeMove);
        let mut met = Vec::new();
        for _ in 0..5 {
            stage.key(Key::Tab);
            stage.window.run_steps(5);
            let Some(one) = at_the_keyboard(&stage) else { continue };
            let is_whole = one.seen.is_positive() && one.is_whole();
            assert!(is_whole, "{scale} %: {}: {:?} of {:?}", one.what, one.seen, one.rect);
            met.push(one.what);
        }
        assert!(met.len() >= 3, "{scale} %: {met:#?}");
    }
}

#[test]
fn in_the_largest_text_the_button_below_the_large_board_breaks_no_word() {
    for lang in Lang::ALL {
        let prefs = Preferences { scale_percent: 400, ..preferences(lang) };
        let mut stage = Stage::with(1, prefs);
        stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
        stage.begin();
        stage.run(Action::LargeBoard);
        let name = Catalogue::new(lang).say(Action::LargeBoard.label());
        stage.focus(Role::Button, &name);
        stage.window.run_steps(20);
        let shapes = &stage.window.output().shapes;
        let is_it = |shape: &Shape| match shape {
            Shape::Text(text) => text.galley.text() == name,
            _ => false,
        };
        let mut found = Vec::new();
        let button = shapes.iter().find(|one| is_it(&one.shape)).expect("its word");
        broken_words(&button.shape, &mut found);
        assert_eq!(found, [""; 0], "{lang:?}");
    }
}

/// How many rows of the table are whole in sight.
fn rows(stage: &mut Stage) -> usize {
    stage.window.run_steps(10);
    let all = controls(stage).into_iter().filter(|one| one.role == Role::Row);
    all.filter(|one| one.seen.is_positive() && one.is_whole()).count()
}

/// The first round of four is published.
fn published() -> Stage {
    let mut stage = event_with(TABLE, 4, twice(Lang::En));
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    stage.must_say("boards set up for round 1");
    stage
}

/// Writes a result where the keyboard is.
fn enter(stage: &mut Stage, text: &str) {
    stage.write(text);
    stage.key(Key::Enter);
}

#[test]
fn a_round_shows_a_row_of_its_table_before_anything_is_typed() {
    let mut stage = published();
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    for _ in ["close", "pair", "publish"] {
        stage.ctrl(Key::Enter);
    }
    stage.key(Key::PageUp);
    stage.must_say("Round 1, closed");
    stage.run(Action::ShowHall);
    stage.run(Action::ShowRound);
    assert!(!stage.shows("Projector"), "what is done with a round is folded");
    assert!(rows(&mut stage) >= 1);
    stage.key(Key::PageUp);
    assert!(rows(&mut stage) >= 1, "of the round that is over");
    stage.ctrl(Key::Enter);
    assert!(rows(&mut stage) >= 1, "of the round at work again");
    let field = stage.window.get_by_role_and_label(Role::TextInput, "Result");
    assert!(field.is_focused(), "its results are typed at once");
}

#[test]
fn a_round_of_which_all_results_are_in_shows_a_whole_row_of_its_table() {
    for (lang, size) in Lang::ALL.into_iter().flat_map(|lang| [(lang, SIZES[0]), (lang, SIZES[1])])
    {
        let mut stage = event_with(TABLE, 4, twice(lang));
        stage.window.set_size(vec2(size.0, size.1));
        stage.ctrl(Key::Enter);
        assert!(rows(&mut stage) >= 1, "{lang:?} {size:?}: of the draft");
        stage.ctrl(Key::Enter);
        enter(&mut stage, "1");
        enter(&mut stage, "1");
        stage.run(Action::ShowHall);
        stage.run(Action::ShowRound);
        assert!(rows(&mut stage) >= 1, "{lang:?} {size:?}: of the results");
    }
}

#[test]
fn what_is_still_open_is_seen_when_a_round_is_to_be_closed_whatever_is_scrolled_away() {
    let mut stage = published();
    stage.ask(1, GameCommand::Start);
    stage.key(Key::F3);
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    stage.run(Action::ShowRound);
    enter(&mut stage, "1 1");
    enter(&mut stage, "2 0");
    stage.ctrl(Key::Enter);
    stage.must_say("Close round 1 all the same");
    let message = toast(&stage).expect("a message");
    let texts = stage.window.output().shapes.iter().filter_map(|one| match &one.shape {
        egui::Shape::Text(text) if message.contains(text.pos) => Some(text.galley.text()),
        _ => None,
    });
    let texts = texts.collect::<Vec<_>>();
    let told = texts.iter().any(|text| text.contains("Still open in round 1: incident 1"));
    assert!(told, "{texts:?}");
}
