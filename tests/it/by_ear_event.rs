//! What an arbiter met who held an event by ears alone: keys that did nothing and said nothing, what had
//! the keyboard and was not said, a round that was closed over an open incident.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::regulations::{System, Tables};
use jadoube_core::competition::round::Stage as RoundStage;
use jadoube_core::hall::command::Command;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_ui::actions::Action;

use crate::by_ear::{focused, must_hear};
use crate::competition_players::of;
use crate::competition_round::{event, published};
use crate::heard::Ear;
use crate::stage::{Stage, settle};

const TABLE: System = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };

fn stage_of(stage: &Stage, no: u8) -> Option<RoundStage> {
    stage.desk.snapshot().hall.contest.rounds.get(&no).map(|round| round.stage)
}

fn enter(stage: &mut Stage, text: &str) {
    stage.write(text);
    stage.key(Key::Enter);
}

#[test]
fn a_round_with_an_open_incident_is_closed_once_that_was_told() {
    let mut stage = published(4);
    stage.ask(1, GameCommand::Start);
    stage.key(Key::F3);
    stage.key(Key::F8);
    stage.key(Key::Num6);
    stage.click("Open incident");
    stage.run(Action::ShowRound);
    enter(&mut stage, "1 1");
    enter(&mut stage, "2 0");
    stage.ctrl(Key::Enter);
    assert_eq!(stage_of(&stage, 1), Some(RoundStage::Published), "it is told first");
    must_hear(&stage, "Still open in round 1: incident 1 (board 1)");
    stage.must_say("Close round 1 all the same");
    stage.ctrl(Key::Enter);
    assert_eq!(stage_of(&stage, 1), Some(RoundStage::Closed));
}

#[test]
fn a_round_without_open_incidents_is_closed_at_once() {
    let mut stage = published(4);
    enter(&mut stage, "1");
    enter(&mut stage, "0");
    must_hear(&stage, "All results of the round are in. Ctrl+Enter closes it");
    stage.ctrl(Key::Enter);
    assert_eq!(stage_of(&stage, 1), Some(RoundStage::Closed));
}

#[test]
fn the_page_of_the_round_leads_to_the_regulations_while_there_are_none() {
    let mut stage = Stage::new(0);
    for by_key in [true, false] {
        stage.run(Action::ShowRound);
        assert_eq!(focused(&stage), "Fix the regulations…");
        if by_key {
            stage.ctrl(Key::Enter);
        } else {
            stage.key(Key::Enter);
        }
        assert!(stage.window.state().dialog.is_some(), "{by_key}");
        stage.key(Key::Escape);
    }
}

#[test]
fn one_key_does_the_next_step_on_every_page_or_says_what_it_is() {
    let mut stage = of(&["Ada", "Ben", "Cy"]);
    stage.ctrl(Key::Enter);
    stage.must_say("Give numbers…");
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Next: ");
    let mut stage = event(TABLE, 4);
    stage.run(Action::ShowStandings);
    stage.ctrl(Key::Enter);
    assert_eq!(stage_of(&stage, 1), Some(RoundStage::Draft));
}

#[test]
fn pairings_are_said_when_they_are_made_and_the_button_when_it_changes() {
    let mut stage = event(TABLE, 4);
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Board 1: Player 1 – Player 4. Board 2: Player 2 – Player 3");
    must_hear(&stage, "Publish round 1: 2 pairings");
}

#[test]
fn the_arrows_go_on_from_page_to_page() {
    let mut stage = event(TABLE, 4);
    stage.run(Action::ShowStandings);
    stage.focus(Role::Tab, "Standings");
    for page in ["Round", "Draw", "Players", "Overview"] {
        stage.key(Key::ArrowLeft);
        assert_eq!(focused(&stage), page);
    }
}

#[test]
fn a_page_on_which_nothing_takes_the_keyboard_leaves_it_at_its_tab() {
    let mut stage = Stage::new(0);
    stage.run(Action::ShowStandings);
    assert_eq!(focused(&stage), "Standings");
}

#[test]
fn a_key_of_a_screen_leads_out_of_the_list_of_screens() {
    let mut stage = Stage::new(0);
    stage.run(Action::ShowHall);
    stage.focus(Role::Tab, "Hall");
    stage.key(Key::F2);
    assert_eq!(focused(&stage), "Set up boards…");
}

#[test]
fn a_wrong_federation_is_told_at_its_field() {
    let mut stage = of(&[]);
    stage.key(Key::Insert);
    stage.write("Novak, Ana");
    stage.write_in("Federation", "2100");
    stage.ctrl(Key::Enter);
    assert_eq!(focused(&stage), "Federation");
    must_hear(&stage, "“2100”");
}

#[test]
fn the_key_for_a_list_in_which_nobody_is_found_says_so() {
    let mut stage = of(&["Ada"]);
    stage.window.event(egui::Event::Paste("Ada\n".into()));
    settle(&mut stage.window);
    assert!(stage.window.state().dialog.is_some());
    stage.ctrl(Key::Enter);
    must_hear(&stage, "Not possible now: ");
}

#[test]
fn options_tell_which_of_how_many_they_are() {
    let stage = of(&[]);
    let page = stage.window.get_by_role_and_label(Role::Tab, "Players");
    let page = page.accesskit_node().data();
    assert_eq!(
        (page.position_in_set(), page.size_of_set()),
        (Some(1), Some(6)),
        "from 0: the bridges count from 1"
    );
}

#[test]
fn a_hint_is_told_of_its_field_and_not_with_the_dialog() {
    let mut stage = of(&[]);
    stage.key(Key::Insert);
    let field = stage.window.get_by_role_and_label(Role::TextInput, "Rating for this event");
    let hint = field.accesskit_node().description().unwrap_or_default();
    assert!(hint.starts_with("Where the arbiter estimates the strength"), "{hint}");
    let shown = stage.window.root().children_recursive().filter(|node| {
        let node = node.accesskit_node();
        node.role() == Role::Label && !node.is_hidden() && node.value() == Some(hint.clone())
    });
    assert_eq!(shown.count(), 0, "it would be read with the dialog");
}

#[test]
fn the_field_for_results_tells_how_they_are_typed_and_so_does_a_wrong_one() {
    let mut stage = published(4);
    let told = |stage: &Stage| {
        let here = stage.window.root().children_recursive().find(|node| node.is_focused());
        here.and_then(|node| node.accesskit_node().description()).unwrap_or_default()
    };
    assert!(told(&stage).contains("17 1 for board 17"), "{}", told(&stage));
    enter(&mut stage, "x");
    assert!(told(&stage).contains("+ or - where a player is absent"), "{}", told(&stage));
}

#[test]
fn what_comes_next_is_said_behind_what_was_done() {
    let mut stage = of(&["Ada", "Ben"]);
    let ear = Ear::at(&mut stage);
    let entrants = vec![Entrant::named("Cy")];
    let what = Ask::Enter { entrants };
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    let heard = ear.after(&mut stage).join(" | ");
    let [done, next] =
        ["Cy: entered", "Next: give everybody a pairing number"].map(|text| heard.find(text));
    assert!(done.is_some() && done < next, "{heard}");
    let mut stage = event(TABLE, 4);
    stage.ctrl(Key::Enter);
    let ear = Ear::at(&mut stage);
    stage.ctrl(Key::Enter);
    let heard = ear.after(&mut stage);
    let is_said = |one: &String| one.starts_with('!') && one.contains("Close round 1");
    assert!(!heard.iter().any(is_said), "{heard:#?}");
    let heard = heard.join(" | ");
    let [done, next] = ["Pairings of round 1 published", "Next: "].map(|text| heard.find(text));
    assert!(done.is_some() && done < next, "{heard}");
}
