//! The groups of a championship on the page of the draw, by keys and by the names of its controls.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::phase::{DrawMethod, GroupDraw, PhaseKind};
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::team::TeamNo;
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::clock::control::TimeControl;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;

use crate::competition_groups::entries;
use crate::stage::{Stage, preferences, settle};

/// Asks something of the event behind the window's back.
fn ask(stage: &mut Stage, what: Ask) {
    ask_all(stage, [what]);
}

/// The same of several things, one after the other: the window sees what came of all of them.
fn ask_all(stage: &mut Stage, asks: impl IntoIterator<Item = Ask>) {
    for what in asks {
        stage.desk.command(Command::Contest { what }).wait().unwrap();
    }
    settle(&mut stage.window);
}

/// A championship of so many teams of women; the page of the draw is open.
fn page_in(lang: Lang, teams: u16) -> Stage {
    let mut stage = Stage::with(0, preferences(lang));
    let event = jadoube_competition::olympiad1972::regulations::Event::Women;
    let regulations = Regulations::olympiad_1972(event, "40/150,16/60".parse().unwrap());
    ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
    ask_all(&mut stage, entries(teams, 2));
    stage.run(Action::ShowCompetition);
    let tab = Catalogue::new(lang).say("tournament-draw");
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
    let result = |round: u8, board: u16| {
        let result = if board == 1 { PairingResult::WhiteWins } else { PairingResult::Draw };
        let (round, board, reason) = (Some(round), BoardNo(board), String::new());
        Ask::EnterResult { round, board, result, reason }
    };
    for round in 1..=7 {
        let begun = [Ask::Draft { round, pairings: Vec::new() }, Ask::Publish { round }];
        let results = (1..=14).map(|board| result(round, board));
        ask_all(&mut stage, begun.into_iter().chain(results).chain([Ask::Close { round }]));
    }
    stage
}

#[test]
fn the_deadlines_and_the_longest_length_stand_beside_the_schedule() {
    let mut stage = page(15);
    let tab = Catalogue::new(Lang::En).say("tournament-page");
    stage.window.get_by_role_and_label(Role::Tab, &tab).click_accesskit();
    settle(&mut stage.window);
    stage.must_say("The whole event takes 20 days at most");
}

fn rows(stage: &Stage) -> Vec<String> {
    let rows = stage.window.query_all_by_role(Role::ListBoxOption);
    rows.filter_map(|row| row.accesskit_node().label()).collect()
}

#[test]
fn teams_are_put_into_groups_exchanged_and_drawn_on_the_page_of_the_draw() {
    let mut stage = page(15);
    stage.must_say("The teams are not in groups yet");
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
    assert_eq!(drawn, [Some(DrawMethod::Hand), Some(DrawMethod::Lot { seed: 1972 })]);
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
fn the_organisers_second_team_fills_up_an_odd_final_on_the_page_of_the_draw() {
    let fill = "Fill up a final…";
    assert!(!divided().has(fill), "there are no finals yet");
    let mut stage = qualified();
    stage.click(fill);
    stage.must_say("plays out of competition in a final with an odd number of teams");
    stage.answer("Final to fill up", "Final B");
    stage.write_in("Name of the team", "Skopje 2");
    stage.write_in("Team captain", "Vera");
    // Who has entered for another team stays there.
    stage.write_in("Player to add", "P1-1");
    stage.key(Key::Enter);
    stage.must_say("P1-1 would play for two teams");
    for player in ["Vesna", "Zora"] {
        stage.write_in("Player to add", player);
        stage.key(Key::Enter);
    }
    stage.write_in("Votes of this final’s teams against it", "two");
    stage.click("Enter the team");
    stage.must_say("Enter a whole number");
    stage.write_in("Votes of this final’s teams against it", "2");
    stage.click("Enter the team");
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    let told = rows(&stage);
    assert!(told.contains(&"Skopje 2, Final B, out of competition".to_owned()), "{told:#?}");
    assert!(!stage.has(fill), "no other final is odd");
    let hall = stage.desk.snapshot().hall.clone();
    let extra = hall.contest.phases[1].groups[1].extra.expect("the team");
    let entry = &hall.contest.teams[&extra];
    assert_eq!((entry.team.captain.as_str(), entry.team.players.len()), ("Vera", 2));
}

#[test]
fn every_language_has_its_words() {
    for lang in [Lang::De, Lang::Mk] {
        let mut stage = page_in(lang, 15);
        let words = Catalogue::new(lang);
        stage.lacks_no_words("before the groups");
        stage.click(&words.say("tournament-groups-divide"));
        stage.lacks_no_words("the groups");
        stage.click(&words.say("tournament-groups-draw"));
        stage.lacks_no_words("the draw of the groups");
    }
}

/// The rows of a table, without its head.
fn table(stage: &Stage) -> Vec<String> {
    let rows = stage.window.query_all_by_role(Role::Row);
    rows.filter_map(|row| row.accesskit_node().label()).filter(|told| !told.is_empty()).collect()
}

/// The preliminaries are over, and the teams stand in the finals, without numbers.
pub(crate) fn qualified() -> Stage {
    let mut stage = over();
    let order: Vec<TeamNo> = (1..=15).map(TeamNo).collect();
    let qualify = |order| Ask::Qualify { order, reason: "lots".into() };
    let what = qualify(Vec::new());
    if stage.desk.command(Command::Contest { what }).wait().is_err() {
        ask(&mut stage, qualify(order));
    }
    settle(&mut stage.window);
    stage
}

/// The same where the finals have begun, in the window and in the core the same.
fn finals() -> Stage {
    let mut stage = qualified();
    for group in 1..=2 {
        let how = GroupDraw::Lot { seed: 1972 };
        ask(&mut stage, Ask::DrawGroups { group: Some(group), how, reason: String::new() });
    }
    ask(&mut stage, Ask::Draft { round: 8, pairings: Vec::new() });
    ask(&mut stage, Ask::Publish { round: 8 });
    stage
}

/// The places of a group as the core knows them, as rows begin in the window.
fn places(stage: &Stage, of: (usize, usize)) -> Vec<String> {
    let hall = stage.desk.snapshot().hall.clone();
    let contest = &hall.contest;
    let standing = contest.group_standing(of, &hall.pairing_boards()).unwrap();
    let places = standing.ranking.places.iter().map(|place| {
        let team = TeamNo(place.team.0);
        let number = contest.team_number(team).unwrap();
        let name = contest.team_name(team);
        let no = place.place.unwrap();
        format!("place {no}, number {number}, {name}, Game points {}", place.game_points)
    });
    places.collect()
}

#[test]
fn standings_and_cross_table_are_those_of_a_group_and_finals_begin_at_nothing() {
    let mut stage = over();
    stage.run(Action::ShowStandings);
    let begin = |rows: &[String], places: &[String]| {
        assert_eq!(rows.len(), places.len(), "{rows:?}");
        for (row, place) in rows.iter().zip(places) {
            assert!(row.starts_with(place), "{row}: {place}");
        }
    };
    begin(&table(&stage), &places(&stage, (0, 0)));
    stage.must_say("Group 1: places by");
    stage.click("Group");
    stage.click("Group 2");
    begin(&table(&stage), &places(&stage, (0, 1)));
    stage.window.get_by_role_and_label(Role::Tab, "Cross-table").click_accesskit();
    settle(&mut stage.window);
    assert_eq!(table(&stage).len(), 7, "only the teams of group 1");
    stage.click("Group");
    stage.click("Group 2");
    assert_eq!(table(&stage).len(), 8);
    let mut stage = finals();
    stage.run(Action::ShowStandings);
    begin(&table(&stage), &places(&stage, (1, 0)));
    assert!(table(&stage).iter().all(|row| row.contains("Game points 0.0")), "{:?}", table(&stage));
    stage.click("Group");
    stage.click("Group 1");
    begin(&table(&stage), &places(&stage, (0, 0)));
    stage.window.get_by_role_and_label(Role::Tab, "Cross-table").click_accesskit();
    settle(&mut stage.window);
    let rows = table(&stage);
    assert!(!rows.is_empty() && rows.iter().all(|row| !row.contains("round 1")), "{rows:?}");
}

#[test]
fn the_hall_sees_every_group_below_its_name() {
    let mut stage = over();
    stage.run(Action::ShowProjector);
    stage.click("Show standings");
    let lines = stage.window.query_all_by_role(Role::ListItem);
    let lines: Vec<String> = lines.filter_map(|line| line.accesskit_node().label()).collect();
    assert_eq!(lines[0], "Group 1", "{lines:?}");
    // Not one list of all: the page ends with the last of the group.
    assert!(lines[1].starts_with("1. ") && !lines.contains(&"Group 2".to_owned()), "{lines:?}");
    stage.key(Key::ArrowRight);
    let first = stage.window.query_all_by_role(Role::ListItem).next();
    assert_eq!(first.and_then(|line| line.accesskit_node().label()).as_deref(), Some("Group 2"));
}

#[test]
fn the_championship_of_1972_brings_its_time_control_which_can_be_changed() {
    let mut stage = Stage::with(0, preferences(Lang::En));
    stage.click("Fix the regulations…");
    stage.answer("Pairing system", "Men’s team world championship of 1972");
    stage.must_say("Time control of its regulations (Ol. 1972 21)");
    stage.ctrl(Key::Enter);
    let control = |stage: &Stage| {
        let regulations = stage.desk.snapshot().hall.contest.regulations.clone();
        regulations.expect("they are fixed").control
    };
    let of_1972: TimeControl = "40/150,16/60".parse().unwrap();
    assert_eq!(control(&stage).to_string(), of_1972.to_string());
    let mut stage = Stage::with(0, preferences(Lang::En));
    stage.click("Fix the regulations…");
    stage.answer("Pairing system", "Men’s team world championship of 1972");
    stage.answer("Pairing system", "Round robin");
    assert!(!stage.says("Ol. 1972 21"));
    stage.ctrl(Key::Enter);
    assert_eq!(
        control(&stage).to_string(),
        "40/90+30, 30+30".parse::<TimeControl>().unwrap().to_string()
    );
}
