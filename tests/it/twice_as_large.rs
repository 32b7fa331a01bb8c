//! With text of twice its size in a window of 1366 by 768 points: what is decided, the board and the boards of
//! a round are in sight, and the keyboard leads to all that is not.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::side::Side;
use jadoube_desk::preferences::Preferences;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_ui::actions::Action;

use crate::dialogs::focused;
use crate::layout::{Control, controls};
use crate::stage::{Stage, preferences};

/// The preferences with text of twice its size.
fn twice(lang: Lang) -> Preferences {
    Preferences { scale_percent: 200, ..preferences(lang) }
}

/// The form of an illegal move by Black, with all that it asks for.
fn asked() -> Stage {
    let mut stage = Stage::of("2023", "90+30", twice(Lang::En));
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

/// How many squares of the board are whole in sight.
fn squares(stage: &mut Stage) -> usize {
    // What comes into sight glides there.
    stage.window.run_steps(40);
    let all = controls(stage).into_iter().filter(|one| one.role == Role::GridCell);
    all.filter(|one| one.seen.is_positive() && one.is_whole()).count()
}

#[test]
fn the_board_stays_whole_in_sight_whatever_stands_above_it_and_wherever_the_keyboard_is() {
    for lang in Lang::ALL {
        let mut stage = Stage::with(1, twice(lang));
        stage.begin();
        stage.play(1, &["e2e4", "e7e5", "g1f3", "b8c6"]);
        assert_eq!(squares(&mut stage), 64, "{lang:?}");
        stage.run(Action::TypeMove);
        assert_eq!(squares(&mut stage), 64, "{lang:?}: in the field");
        stage.key(Key::F8);
        stage.key(Key::Num9);
        stage.key(Key::Enter);
        stage.run(Action::ShowBoard);
        stage.ask(1, GameCommand::OfferDraw { by: Side::White });
        assert_eq!(squares(&mut stage), 64, "{lang:?}: with an open incident and an offer");
        stage.run(Action::TypeMove);
        assert_eq!(squares(&mut stage), 64, "{lang:?}: in the field with all that");
        stage.alt(Key::ArrowLeft);
        assert_eq!(squares(&mut stage), 64, "{lang:?}: looking back");
        stage.key(Key::Escape);
        assert_eq!(squares(&mut stage), 64, "{lang:?}: in the present again");
    }
}
