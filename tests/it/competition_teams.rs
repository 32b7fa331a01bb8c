//! An event of teams as an arbiter runs it, by keys and by the names of the controls: the regulations,
//! the teams, line-ups, rounds, standings.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::round::Stage as RoundStage;
use jadoube_core::competition::state::Contest;
use jadoube_core::competition::team::{LineUpSource, ListOrder, NewTeam, Team, TeamNo, TeamRules};
use jadoube_core::hall::command::Command;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Action;

use crate::layout::faults;
use crate::stage::{Stage, preferences, settle};

/// Goes to a page; a screen on the rail may have the same name.
fn tab(stage: &mut Stage, name: &str) {
    let tabs = stage.window.query_all_by_role_and_label(Role::Tab, name);
    tabs.last().expect("a page").click_accesskit();
    settle(&mut stage.window);
}

fn contest(stage: &Stage) -> Contest {
    Contest::clone(&stage.desk.snapshot().hall.contest)
}

fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

fn rows(stage: &Stage) -> Vec<String> {
    let rows = stage.window.query_all_by_role(Role::Row);
    rows.map(|row| row.accesskit_node().label().unwrap_or_default()).collect()
}

/// The row that begins so.
#[track_caller]
fn row(stage: &Stage, begin: &str) -> String {
    let found = rows(stage).into_iter().find(|row| row.starts_with(begin));
    found.unwrap_or_else(|| panic!("no row {begin}: {:#?}", rows(stage)))
}

/// Opens the row that begins so.
fn open(stage: &mut Stage, begin: &str) {
    select(stage, begin);
    if stage.window.state().dialog.is_none() {
        stage.key(Key::Enter);
    }
}

/// Goes to it; the one at which the keyboard is already opens.
fn select(stage: &mut Stage, begin: &str) {
    let row = row(stage, begin);
    stage.window.get_by_role_and_label(Role::Row, &row).click_accesskit();
    settle(&mut stage.window);
}

/// An event of teams of so many boards that has its regulations.
fn regulated(boards: u8, lang: Lang) -> Stage {
    let mut stage = Stage::with(0, preferences(lang));
    let system = System::RoundRobin { cycles: Default::default(), tables: Tables::Handbook };
    let mut regulations = Regulations::new(system, "90+30".parse().unwrap());
    regulations.teams = Some(TeamRules::new(boards));
    regulations.tie_breaks = "MPTS,GPTS,DE".into();
    ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
    stage
}

/// Teams Alfa, Beta, Gama, Delta with three players each for two boards, numbered so.
pub(crate) fn four_teams(lang: Lang) -> Stage {
    let mut stage = regulated(2, lang);
    let team = |name: &str| NewTeam {
        name: name.into(),
        captain: format!("Captain {name}"),
        players: (1..=3).map(|no| Entrant::named(format!("{name} {no}"))).collect(),
        ..NewTeam::default()
    };
    let teams = ["Alfa", "Beta", "Gama", "Delta"].map(team).into();
    ask(&mut stage, Ask::EnterTeams { teams });
    let how = Numbering::Arbiter { order: (1..=4).map(TeamNo).collect() };
    ask(&mut stage, Ask::NumberTeams { how, reason: String::new() });
    stage
}

/// The same on the page of the teams.
pub(crate) fn page() -> Stage {
    let mut stage = four_teams(Lang::En);
    stage.run(Action::ShowCompetition);
    tab(&mut stage, "Teams");
    stage
}

/// The same on the page of its round, which is paired.
pub(crate) fn drafted() -> Stage {
    let mut stage = four_teams(Lang::En);
    stage.run(Action::ShowRound);
    stage.ctrl(Key::Enter);
    stage
}

/// The same with its round published.
fn published() -> Stage {
    let mut stage = drafted();
    // Nobody has handed in a line-up: nothing is asked.
    stage.ctrl(Key::Enter);
    assert_eq!(stage_of(&stage, 1), Some(RoundStage::Published));
    stage
}

fn stage_of(stage: &Stage, no: u8) -> Option<RoundStage> {
    contest(stage).rounds.get(&no).map(|round| round.stage)
}

fn team_of(stage: &Stage, no: TeamNo) -> Team {
    contest(stage).teams[&no].team.clone()
}

fn enter_team(stage: &mut Stage, name: &str, captain: &str, players: &[&str]) {
    stage.key(Key::Insert);
    stage.write(name);
    stage.write_in("Team captain", captain);
    for player in players {
        stage.write_in("Player to add", player);
        stage.key(Key::Enter);
    }
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
}

/// The team with the smaller number wins at its first board and draws at the other.
fn enter_results(stage: &mut Stage, round: u8) {
    let bouts = contest(stage).rounds[&round].bouts.clone();
    for bout in bouts {
        let number = |no: EntrantNo| contest(stage).team_of(no).unwrap();
        let white_is_better = number(bout.pairing.white) < number(bout.pairing.black);
        let is_first = bout.pairing.board.0 % 2 == 1;
        let sign = match (is_first, white_is_better) {
            (false, _) => "=",
            (true, true) => "1",
            (true, false) => "0",
        };
        stage.write(&format!("{} {sign}", bout.pairing.board));
        stage.key(Key::Enter);
    }
}

#[test]
fn a_team_event_is_run_from_its_regulations_to_its_standings_by_keys_and_names() {
    let mut stage = Stage::new(0);
    stage.click("Fix the regulations…");
    stage.answer("Who plays", "Teams");
    stage.write_in("Boards in a match", "2");
    stage.ctrl(Key::Enter);
    let fixed = contest(&stage).regulations.expect("they are fixed");
    let rules = fixed.teams.expect("teams play");
    assert_eq!((rules.boards, rules.order, rules.line_ups_before), (2, ListOrder::Kept, Some(60)));
    assert_eq!(fixed.tie_breaks, "MPTS,GPTS,DE");
    stage.must_say("Next: enter the teams, at least 3");
    stage.click("Enter teams");
    for name in ["Alfa", "Beta", "Gama", "Delta"] {
        let players: Vec<String> = (1..=3).map(|no| format!("{name} {no}")).collect();
        let players: Vec<&str> = players.iter().map(String::as_str).collect();
        enter_team(&mut stage, name, &format!("Captain {name}"), &players);
    }
    let alfa = "Alfa, no pairing number yet, captain Captain Alfa, 1 Alfa 1, 2 Alfa 2, 3 Alfa 3";
    assert_eq!(rows(&stage)[0], alfa);
    tab(&mut stage, "Draw");
    stage.click("Give numbers…");
    stage.answer("How", "as drawn");
    for (number, name) in ["Alfa", "Beta", "Gama", "Delta"].iter().enumerate() {
        stage.write_in(name, &(number + 1).to_string());
    }
    stage.ctrl(Key::Enter);
    assert_eq!(contest(&stage).team_order(), [1, 2, 3, 4].map(TeamNo));
    stage.run(Action::ShowRound);
    for round in 1..=3 {
        stage.ctrl(Key::Enter);
        if round == 1 {
            stage.must_say("4 line-ups are missing");
            open(&mut stage, "Match at boards 1–2: 1 Alfa against 4 Delta");
            stage.write_in("Places in the list, from board 1", "13");
            stage.key(Key::Enter);
            assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
            stage.must_say("3 line-ups are missing");
        }
        stage.ctrl(Key::Enter);
        assert_eq!(stage_of(&stage, round), Some(RoundStage::Draft), "round {round}");
        stage.must_say("No line-up from ");
        stage.ctrl(Key::Enter);
        assert_eq!(stage_of(&stage, round), Some(RoundStage::Published), "round {round}");
        enter_results(&mut stage, round);
        if round == 1 {
            let seats = contest(&stage).line_up(1, TeamNo(1));
            assert_eq!(seats.source, LineUpSource::HandedIn);
            assert_eq!(seats.players, [Some(EntrantNo(1)), Some(EntrantNo(3))]);
            stage.must_say("1 Alfa against 4 Delta, 1½ : ½, line-up of Alfa: handed in");
        }
        stage.ctrl(Key::Enter);
        assert_eq!(stage_of(&stage, round), Some(RoundStage::Closed), "round {round}");
    }
    stage.run(Action::ShowStandings);
    let standings = rows(&stage);
    let first = "place 1, number 1, Alfa, match points 6.0, game points 4.5";
    assert_eq!(standings[0], first, "{standings:#?}");
    assert!(
        standings[3].starts_with("place 4, number 4, Delta, match points 0.0"),
        "{standings:?}"
    );
    open(&mut stage, first);
    stage.must_say("MPTS");
    stage.key(Key::Escape);
    stage.answer("What is shown", "Board prizes");
    assert!(row(&stage, "Board 1, Place 1").contains("Alfa 1"), "{:#?}", rows(&stage));
    tab(&mut stage, "Cross-table");
    let alfa = row(&stage, "number 1, Alfa, match points 6.0, game points 4.5, place 1");
    assert!(alfa.contains("Round 1: 4 Delta, 1.5 : 0.5"), "{alfa}");
}

#[test]
fn who_has_entered_and_is_in_no_team_joins_a_new_one() {
    let mut stage = regulated(2, Lang::En);
    let players = ["Ana", "Bojan", "Cveta"].map(Entrant::named).into();
    ask(
        &mut stage,
        Ask::EnterTeams {
            teams: vec![NewTeam { name: "Alfa".into(), players, ..NewTeam::default() }],
        },
    );
    let team = Team { players: vec![EntrantNo(1), EntrantNo(2)], ..team_of(&stage, TeamNo(1)) };
    ask(&mut stage, Ask::AmendTeam { no: TeamNo(1), team: Box::new(team), newcomers: Vec::new() });
    stage.run(Action::ShowCompetition);
    tab(&mut stage, "Teams");
    stage.click("New team…");
    stage.write_in("Name of the team", "Beta");
    for player in ["Cveta", "Dejan"] {
        stage.write_in("Player to add", player);
        stage.key(Key::Enter);
    }
    stage.click("Enter the team");
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    assert_eq!(team_of(&stage, TeamNo(2)).players, [3, 4].map(EntrantNo));
    assert_eq!(contest(&stage).entrants.len(), 4);
}

#[test]
fn a_line_up_of_a_published_round_needs_the_reason_of_the_chief_arbiter_and_is_undone() {
    let mut stage = published();
    stage.must_say("line-up of Delta: none handed in");
    open(&mut stage, "Match at boards 1–2: 1 Alfa against 4 Delta");
    stage.answer("Team", "4 Delta");
    stage.write_in("Places in the list, from board 1", "2 3");
    stage.must_say("Give the reason: a change is admitted only for force majeure");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "a reason is missing");
    stage.write_in("Reason", "Delta 1 is in hospital");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    let line_up = contest(&stage).line_up(1, TeamNo(4));
    assert_eq!(line_up.players, [Some(EntrantNo(11)), Some(EntrantNo(12))]);
    assert_eq!(line_up.reason, "Delta 1 is in hospital");
    stage.must_say("Board 1: Alfa 1 – Delta 2");
    stage.run(Action::ShowCompetition);
    tab(&mut stage, "Teams");
    stage.ctrl(Key::Z);
    stage.must_say("Undone: a line-up of round 1");
    stage.click("Undo");
    assert_eq!(contest(&stage).line_up(1, TeamNo(4)).source, LineUpSource::BasicOrder);
}

#[test]
fn a_line_up_out_of_the_order_of_the_list_is_refused_with_its_article_and_keeps_what_was_typed() {
    let mut stage = drafted();
    open(&mut stage, "Match at boards 3–4: 2 Beta against 3 Gama");
    stage.write_in("Places in the list, from board 1", "2 1");
    stage.key(Key::Enter);
    stage.must_say("the order of the list is kept (1972: 24.1)");
    stage.write_in("Places in the list, from board 1", "- 3");
    stage.must_say("3 Beta 3, board 2");
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    stage.must_say("Board 3: nobody – Gama 1. Gama 1 wins without play");
    stage.ctrl(Key::Enter);
    stage.must_say("No line-up from Alfa, Delta, Gama");
    stage.must_say("Publish round 1 all the same");
    stage.ctrl(Key::Enter);
    assert_eq!(contest(&stage).rounds[&1].bouts.len(), 3, "no game at the empty board");
}

/// The keyboard stays at the match whose line-ups were handed in, and Enter at one of its boards opens
/// them too.
#[test]
fn after_a_line_up_the_keyboard_is_in_the_list_again() {
    let mut stage = drafted();
    let second = "Match at boards 3–4: 2 Beta against 3 Gama";
    for places in ["1 3", "2 3"] {
        open(&mut stage, second);
        stage.write_in("Places in the list, from board 1", places);
        stage.key(Key::Enter);
        settle(&mut stage.window);
        let told = focused_row(&stage).expect("a row has the keyboard");
        assert!(told.starts_with(second), "{told}");
    }
    stage.key(Key::Enter);
    assert!(stage.window.state().dialog.is_some(), "Enter opens it again");
    stage.key(Key::Escape);
    settle(&mut stage.window);
    assert!(focused_row(&stage).is_some_and(|told| told.starts_with(second)));
    stage.key(Key::ArrowDown);
    stage.key(Key::Enter);
    stage.must_say("Line-up");
    assert!(stage.window.state().dialog.is_some(), "a board opens the line-ups of its match");
}

fn focused_row(stage: &Stage) -> Option<String> {
    let mut rows = stage.window.query_all_by_role(Role::Row);
    rows.find(|row| row.accesskit_node().is_focused())?.accesskit_node().label()
}

#[test]
fn a_team_is_changed_its_order_and_its_new_player_and_leaves_with_the_effect_and_the_article() {
    let mut stage = page();
    open(&mut stage, "Beta");
    stage.write_in("Name of the team", "Beta Skopje");
    stage.write_in("Player to add", "Beta 4");
    stage.write_in("Rating of the player", "2500");
    stage.key(Key::Enter);
    stage.must_say("4. Beta 4, 2500");
    stage.focus(Role::ListBoxOption, "4. Beta 4, 2500");
    stage.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::ArrowUp);
    settle(&mut stage.window);
    stage.must_say("3. Beta 4, 2500");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    let now = contest(&stage);
    assert_eq!(now.team_name(TeamNo(2)), "Beta Skopje");
    assert_eq!(now.teams[&TeamNo(2)].team.players, [4, 5, 13, 6].map(EntrantNo));
    // A player of another team is refused, and what was typed stays.
    open(&mut stage, "Beta");
    stage.write_in("Player to add", "Gama 1");
    stage.key(Key::Enter);
    stage.must_say("Gama 1 would play for two teams");
    stage.key(Key::Escape);
    select(&mut stage, "Gama");
    stage.key(Key::Delete);
    stage.must_say("C.05");
    stage.write_in("Reason", "no visa");
    stage.ctrl(Key::Enter);
    stage.must_say("left before round 1: no visa");
    let comes = "Comes back…: Gama";
    stage.click(comes);
    stage.must_say("Gama plays again");
    stage.write_in("Reason", "it was another team");
    stage.ctrl(Key::Enter);
    assert_eq!(contest(&stage).teams[&TeamNo(3)].stay.left, None);
    assert!(!stage.has(comes));
    stage.ctrl(Key::Z);
    stage.must_say("left before round 1: no visa");
    stage.ctrl(Key::Z);
    assert_eq!(contest(&stage).teams[&TeamNo(3)].stay.left, None);
}

#[test]
fn the_key_of_the_event_leads_from_its_pages_to_the_overview_with_the_prizes_of_teams() {
    let mut stage = page();
    stage.run(Action::ShowCompetition);
    stage.must_say("Next: pair round 1");
    stage.click("Prizes…");
    stage.write_in("Prizes of this category, first place first", "500, 300");
    stage.click("Category");
    stage.click("Board 2");
    stage.write_in("Prizes of this category, first place first", "100");
    stage.write_in("Reason", "a sponsor");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    stage.must_say("Board 2: 100");
}

#[test]
fn teams_are_pasted_as_a_list_that_names_the_club_of_each_player_or_as_one_team() {
    let mut stage = regulated(2, Lang::En);
    tab(&mut stage, "Teams");
    let list = "Name;Rating;Club\nA1;2400;Alfa\nB1;2300;Beta\nA2;2200;Alfa\nC1;2100;\n";
    stage.window.event(egui::Event::Paste(list.into()));
    settle(&mut stage.window);
    stage.must_say("2 teams would be entered");
    stage.must_say("Alfa: A1; A2");
    stage.must_say("C1: the list does not say for which team");
    stage.ctrl(Key::Enter);
    let now = contest(&stage);
    let teams: Vec<_> = now.teams.values().map(|it| it.team.players.len()).collect();
    assert_eq!(teams, [2, 1], "{:#?}", stage.labels());
    stage.window.event(egui::Event::Paste("Name;Rating\nC1;2100\nC2;2000\n".into()));
    settle(&mut stage.window);
    stage.write_in("Team to which the whole list belongs", "Gama");
    stage.write_in("Team captain", "Somebody");
    stage.ctrl(Key::Enter);
    let now = contest(&stage);
    assert_eq!((now.team_name(TeamNo(3)), now.teams.len()), ("Gama", 3), "{:#?}", stage.labels());
    assert_eq!(now.teams[&TeamNo(3)].team.captain, "Somebody");
}

/// Three teams that the arbiter pairs, on the page of the round.
pub(crate) fn by_hand() -> Stage {
    let mut stage = Stage::new(0);
    let mut regulations = Regulations::new(System::Manual { rounds: 3 }, "90+30".parse().unwrap());
    regulations.teams = Some(TeamRules::new(2));
    ask(&mut stage, Ask::Start { regulations: Box::new(regulations) });
    let team = |name: &str| NewTeam {
        name: name.into(),
        players: (1..=2).map(|no| Entrant::named(format!("{name}{no}"))).collect(),
        ..NewTeam::default()
    };
    ask(&mut stage, Ask::EnterTeams { teams: ["A", "B", "C"].map(team).into() });
    let how = Numbering::Arbiter { order: (1..=3).map(TeamNo).collect() };
    ask(&mut stage, Ask::NumberTeams { how, reason: String::new() });
    stage.run(Action::ShowRound);
    stage
}

#[test]
fn the_arbiter_pairs_teams_by_hand_where_no_table_does() {
    let mut stage = by_hand();
    stage.ctrl(Key::Enter);
    stage.write("3 – x");
    stage.ctrl(Key::Enter);
    stage.must_say("Write two team numbers in each line");
    stage.rewrite("3 – 1");
    stage.ctrl(Key::Enter);
    assert!(stage.window.state().dialog.is_none(), "{:#?}", stage.labels());
    stage.must_say("Match at boards 1–2: 3 C against 1 A");
    stage.must_say("Without an opponent: B");
    stage.ctrl(Key::Enter);
    assert_eq!(stage_of(&stage, 1), Some(RoundStage::Published));
}

#[test]
fn the_pages_of_a_team_event_have_their_words_and_their_layout_in_every_language() {
    for lang in Lang::ALL {
        let words = Catalogue::new(lang);
        let mut stage = four_teams(lang);
        stage.run(Action::ShowRound);
        stage.ctrl(Key::Enter);
        stage.lacks_no_words("the draft");
        stage.ctrl(Key::Enter);
        stage.lacks_no_words("the round");
        stage.run(Action::ShowStandings);
        stage.lacks_no_words("the standings");
        tab(&mut stage, &words.say("tournament-cross-table"));
        stage.lacks_no_words("the cross-table");
        tab(&mut stage, &words.say("tournament-teams"));
        stage.lacks_no_words("the teams");
        assert_eq!(faults(&stage), Vec::<String>::new(), "{}", lang.code());
    }
}

#[test]
fn of_a_cross_table_both_kinds_of_points_are_told_in_full() {
    let mut stage = published();
    stage.run(Action::ShowStandings);
    tab(&mut stage, "Cross-table");
    let heads = stage.window.query_all_by_role(Role::ColumnHeader);
    let heads: Vec<String> = heads.filter_map(|head| head.accesskit_node().label()).collect();
    for name in ["Pairing number", "Match points", "Game points"] {
        assert!(heads.iter().any(|head| head == name), "{name} is not in {heads:?}");
    }
}
