//! The page of a round in large text: which round results are typed for, the answers to a question, and what is
//! unfolded are in sight as a whole.

use egui::accesskit::Role;
use egui::{Key, Shape, vec2};
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

use crate::competition_round::{TABLE, event_with};
use crate::layout::{SIZES, controls};
use crate::stage::{Stage, preferences};

/// An event of four in text of a size, with its first round published.
fn published(lang: Lang, percent: u16) -> Stage {
    let prefs = Preferences { scale_percent: percent, ..preferences(lang) };
    let mut stage = event_with(TABLE, 4, prefs);
    stage.ctrl(Key::Enter);
    stage.ctrl(Key::Enter);
    stage
}

/// Writes a result where the keyboard is.
fn enter(stage: &mut Stage, text: &str) {
    stage.write(text);
    stage.key(Key::Enter);
}

/// The same with its second round published.
fn in_round_2(lang: Lang, percent: u16) -> Stage {
    let mut stage = published(lang, percent);
    enter(&mut stage, "1");
    enter(&mut stage, "1");
    for _ in ["close", "pair", "publish"] {
        stage.ctrl(Key::Enter);
    }
    stage
}

/// Every text that is in sight as a whole.
fn texts(stage: &Stage) -> Vec<String> {
    let shapes = stage.window.output().shapes.iter();
    let seen = shapes.filter_map(|one| match &one.shape {
        Shape::Text(text) => {
            let place = one.shape.visual_bounding_rect();
            let is_seen = one.clip_rect.expand(2.0).contains_rect(place);
            is_seen.then(|| text.galley.text().to_owned())
        }
        _ => None,
    });
    seen.collect()
}

#[test]
fn the_round_for_which_results_are_typed_is_read_at_their_field() {
    for (lang, percent) in Lang::ALL.into_iter().flat_map(|lang| [(lang, 200), (lang, 400)]) {
        let words = Catalogue::new(lang);
        let mut stage = in_round_2(lang, percent);
        for round in [2_u8, 1] {
            stage.window.run_steps(5);
            let args = [
                ("round", round.into()),
                ("board", 1_u8.into()),
                ("players", String::new().into()),
            ];
            // Where there is room for little else it is the label of the field.
            let told = match percent {
                200 => words.say_with("tournament-round-at-work", &args),
                _ => words.say_with("tournament-round-result-at", &args[..2]),
            };
            let seen = texts(&stage);
            let is_read = seen.iter().any(|text| text.starts_with(told.trim_end()));
            assert!(is_read, "{lang:?} {percent} %: {told} is not in {seen:#?}");
            stage.key(Key::PageUp);
        }
    }
}

#[test]
fn a_question_about_a_result_shows_its_answers_whole() {
    for (lang, size) in Lang::ALL.into_iter().flat_map(|lang| [(lang, SIZES[0]), (lang, SIZES[1])])
    {
        let mut stage = in_round_2(lang, 200);
        stage.window.set_size(vec2(size.0, size.1));
        stage.key(Key::PageUp);
        enter(&mut stage, "2 =");
        let record = format!("“{}", Catalogue::new(lang).say("app-record"));
        for what in ["asked", "refused without a reason"] {
            stage.window.run_steps(5);
            let all = controls(&stage);
            let mut buttons = all.iter().filter(|one| one.role == Role::Button);
            let button = buttons.find(|one| one.what.contains(&record)).expect("a button");
            let (seen, rect) = (button.seen, button.rect);
            assert!(button.is_whole(), "{lang:?} {size:?}, {what}: {seen:?} of {rect:?}");
            stage.key(Key::Enter);
        }
    }
}

#[test]
fn how_many_results_are_missing_is_not_broken_where_the_line_ends() {
    let mut stage = published(Lang::En, 200);
    stage.focus(Role::DisclosureTriangle, "Round 1 of 3");
    stage.key(Key::Space);
    let mut seen = Vec::new();
    for width in (800_u16..=1400).step_by(50) {
        // So high that nothing of it is scrolled away.
        stage.window.set_size(vec2(f32::from(width), 2400.0));
        stage.window.run_steps(6);
        seen.extend(stage.window.output().shapes.iter().filter_map(|one| match &one.shape {
            Shape::Text(text) if text.galley.text() == "2 results are missing" => {
                Some((width, text.galley.rows.len()))
            }
            _ => None,
        }));
    }
    assert!(!seen.is_empty(), "it is unfolded: {:#?}", stage.labels());
    assert!(seen.iter().all(|(_, lines)| *lines == 1), "{seen:?}");
}

#[test]
fn the_pairing_for_which_a_result_is_typed_stays_in_sight_from_board_to_board() {
    let all = Lang::ALL.into_iter().flat_map(|lang| [(lang, 225), (lang, 250)]);
    for (lang, percent) in all {
        let words = Catalogue::new(lang);
        let prefs = Preferences { scale_percent: percent, ..preferences(lang) };
        let mut stage = event_with(TABLE, 8, prefs);
        stage.window.set_size(vec2(SIZES[1].0, SIZES[1].1));
        stage.ctrl(Key::Enter);
        stage.ctrl(Key::Enter);
        for board in 1..=4_u16 {
            let args = [
                ("round", 1_u8.into()),
                ("board", board.into()),
                ("players", String::new().into()),
            ];
            let told = words.say_with("tournament-round-at-work", &args);
            for typed in ["", "x", "1"] {
                let place = format!("{lang:?} {percent} %, board {board}, “{typed}” typed");
                if !typed.is_empty() {
                    stage.rewrite(typed);
                }
                for what in ["before Enter", "after it"] {
                    stage.window.run_steps(10);
                    let seen = texts(&stage);
                    let is_read = seen.iter().any(|text| text.starts_with(told.trim_end()));
                    assert!(is_read, "{place}, {what}: {told} is not in {seen:#?}");
                    let field = controls(&stage).into_iter();
                    let mut field = field.filter(|one| one.role == Role::TextInput);
                    let field = field.next().expect("the field");
                    let is_seen = field.seen.is_positive() && field.is_whole();
                    assert!(is_seen, "{place}, {what}: {:?} of {:?}", field.seen, field.rect);
                    if typed != "x" {
                        break;
                    }
                    stage.key(Key::Enter);
                }
            }
            stage.key(Key::Enter);
        }
    }
}
