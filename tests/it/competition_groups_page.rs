//! The groups of a championship on the page of the draw, by keys and by the names of its controls.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::phase::{Drawn, PhaseKind};
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Words;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;

use crate::competition_groups::entries;
use crate::stage::{Stage, preferences, settle};

/// Asks something of the event behind the window's back.
fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

/// A championship of so many teams of women; the page of the draw is open.
fn page_in(lang: Lang, teams: u16) -> Stage {
    let mut stage = Stage::with(0, preferences(lang));
    let event = jadoube_competition::olympiad1972::regulations::Event::Women;
    let regulations = Regulations::olympiad_1972(event, "40/150,16/60".parse().unwrap());
    ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
    for what in entries(teams, 2) {
        ask(&mut stage, what);
    }
    stage.run(Action::ShowCompetition);
    let tab = Words::new(lang).say("tournament-draw");
    stage.window.get_by_role_and_label(Role::Tab, &tab).click_accesskit();
    settle(&mut stage.window);
    stage
}

pub(crate) fn page(teams: u16) -> Stage {
    page_in(Lang::En, teams)
}

/// The teams stand in their groups.
pub(crate) fn divided() -> Stage {
    let mut stage = page(15);
    stage.click("Put into groups as proposed");
    stage
}

/// The preliminaries are over: all games were drawn, but that the first boards of a round won.
pub(crate) fn over() -> Stage {
    let mut stage = divided();
    stage.click("Draw numbers…");
    stage.click("Draw the numbers");
    for round in 1..=7 {
        ask(&mut stage, Ask::Draft { round, pairings: Vec::new() });
        ask(&mut stage, Ask::Publish { round });
        for board in 1..=14 {
            let result = if board == 1 { PairingResult::WhiteWins } else { PairingResult::Draw };
            let (round, board, reason) = (Some(round), BoardNo(board), String::new());
            ask(&mut stage, Ask::EnterResult { round, board, result, reason });
        }
        ask(&mut stage, Ask::Close { round });
    }
    stage
}

fn rows(stage: &Stage) -> Vec<String> {
    let rows = stage.window.query_all_by_role(Role::ListBoxOption);
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

#[test]
fn teams_are_put_into_groups_exchanged_and_drawn_on_the_page_of_the_draw() {
    let mut stage = page(15);
    stage.must_say("The teams do not stand in groups yet");
    stage.click("Put into groups as proposed");
    let told = rows(&stage);
    assert_eq!((told.len(), told[1].as_str()), (15, "T04, Group 1, strength 4"));
    stage.click("Exchange two teams…");
    stage.write_in("One team", "4");
    stage.write_in("The other team", "5");
    stage.write_in("Reason", "captains heard");
    stage.click("Exchange them");
    stage.must_say("Choose two teams of different groups");
    stage.write_in("The other team", "3");
    stage.click("Exchange them");
    assert_eq!(rows(&stage)[1], "T03, Group 1, strength 3");
    stage.click("Draw numbers…");
    stage.click("Group 1");
    for (team, number) in [(1, 7), (3, 6), (5, 5), (8, 4), (9, 3), (12, 2), (13, 2)] {
        stage.write_in(&format!("{team} T{team:02}"), &number.to_string());
    }
    stage.click("Draw the numbers");
    stage.must_say("Every team has one number");
    stage.write_in("13 T13", "1");
    stage.click("Draw the numbers");
    assert_eq!(rows(&stage)[0], "T13, Group 1, strength 13, number 1");
    stage.click("Draw numbers…");
    stage.write_in("Seed, which repeats the draw", "1972");
    stage.click("Draw the numbers");
    let hall = stage.desk.snapshot().hall.clone();
    let drawn: Vec<_> = hall.contest.phases[0].groups.iter().map(|group| group.drawn).collect();
    assert_eq!(drawn, [Some(Drawn::Hand), Some(Drawn::Lot { seed: 1972 })]);
}

#[test]
fn the_preliminaries_are_closed_and_where_places_are_shared_the_committee_orders_them() {
    let mut stage = over();
    stage.click("Close the preliminaries…");
    stage.click("Send them to the finals");
    settle(&mut stage.window);
    let order: Vec<String> = (1..=15).map(|no: u16| no.to_string()).collect();
    if stage.desk.snapshot().hall.contest.phases.len() == 1 {
        stage.must_say("share a place that decides about the final");
        if !stage.has("Send them to the finals") {
            stage.click("Close the preliminaries…");
        }
        stage.write_in(
            "Teams that share a place, by number in the order of the committee",
            &order.join(", "),
        );
        stage.write_in("Why in this order", "lots");
        stage.click("Send them to the finals");
        settle(&mut stage.window);
    }
    let hall = stage.desk.snapshot().hall.clone();
    assert_eq!(hall.contest.phases[1].kind, PhaseKind::Finals);
    assert!(rows(&stage).iter().any(|row| row.contains("Final A")), "{:?}", rows(&stage));
}

#[test]
fn every_language_has_its_words() {
    for lang in [Lang::De, Lang::Mk] {
        let mut stage = page_in(lang, 15);
        let words = Words::new(lang);
        stage.lacks_no_words("before the groups");
        stage.click(&words.say("tournament-groups-divide"));
        stage.lacks_no_words("the groups");
        stage.click(&words.say("tournament-groups-draw"));
        stage.lacks_no_words("the draw of the groups");
    }
}
