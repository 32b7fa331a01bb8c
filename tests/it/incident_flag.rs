//! The incident form at a board whose flag has fallen, by the names of its controls.

use std::sync::Arc;
use std::time::Instant;

use egui::Key;
use egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::moment::Millis;
use jadoube_desk::inbox::Request;
use jadoube_desk::timekeeper::Timekeeper;
use jadoube_i18n::cases;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::rulings::case::Case;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle};

/// A game in which Black's flag has fallen on the move, and waits for its decision.
fn with_a_fallen_flag() -> Stage {
    let mut stage = Stage::of("2023", "5", preferences(Lang::En));
    let keeper = Arc::new(Timekeeper::scripted(stage.desk.snapshot().now()));
    stage.desk.set_timekeeper(Arc::clone(&keeper));
    stage.desk.ask(Request::ListPorts).wait().unwrap();
    stage.ask(1, GameCommand::Start);
    stage.play(1, &["e2e4"]);
    keeper.advance(Millis(302_000));
    let begun = Instant::now();
    while stage.desk.snapshot().hall.incidents.is_empty() {
        assert!(begun.elapsed().as_secs() < 20, "the flag is not noted");
        stage.desk.ask(Request::ListPorts).wait().unwrap();
    }
    settle(&mut stage.window);
    stage
}

/// The key of a kind, one more than its place in the list.
fn digit_of(kind: &str) -> usize {
    Case::FREQUENT.iter().position(|one| *one == kind).expect("a frequent kind") + 1
}

/// What a kind is called in the list of the form.
fn label_of(nth: usize) -> String {
    let kind = Case::FREQUENT[nth - 1];
    let schema = Case::KINDS.iter().find(|schema| schema.kind == kind).expect("a kind");
    format!("{nth}  {}", cases::kind(&Catalogue::new(Lang::En), schema))
}

#[test]
fn a_claim_after_a_flag_fall_is_proposed_as_one_and_the_flag_is_named_with_every_case() {
    let mut stage = with_a_fallen_flag();
    stage.key(Key::F8);
    for kind in ["illegal-move", "touched-piece", "repetition"] {
        stage.window.get_by_label(&label_of(digit_of(kind))).click_accesskit();
        settle(&mut stage.window);
        let labels = stage.labels();
        let waits = "Flag fallen: Black: incident 1 about it waits for a decision";
        assert!(labels.iter().any(|label| label.contains(waits)), "{kind}: {labels:#?}");
    }
    stage.must_say("The flag of Black had fallen and been noticed before the claim");
    stage.must_say("Decide on the fallen flag of Black");
}

#[test]
fn a_flag_that_was_decided_is_not_proposed_again_and_its_incident_is_named() {
    let mut stage = with_a_fallen_flag();
    let is_chosen = |stage: &Stage, nth: usize| {
        let chosen = stage.window.get_by_label(&label_of(nth)).accesskit_node().toggled();
        chosen == Some(Toggled::True)
    };
    let flag = digit_of("flag-fall");
    stage.key(Key::F8);
    assert!(is_chosen(&stage, flag), "it waits for its decision");
    stage.key(Key::Escape);
    stage.run(Action::ShowDisputes);
    stage.run(Action::AcceptProposal);
    assert!(!stage.desk.snapshot().hall.incidents[&IncidentNo(1)].is_open());
    stage.key(Key::F8);
    stage.must_say("Flag fallen: Black: decided by incident 1");
    assert!(!is_chosen(&stage, flag) && is_chosen(&stage, 1), "{:#?}", stage.labels());
}
