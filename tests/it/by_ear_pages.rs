//! What is heard of whole pages and papers of an event, step by step: where the keyboard is when a page
//! comes, what a page says that holds nothing, how cells are told, what stands on a paper, why a button
//! is out of use.

use egui::Key;
use egui::accesskit::{Action as NodeAction, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_ui::actions::{Action, Screen};

use crate::by_ear::focused;
use crate::competition_players::of;
use crate::heard::Ear;
use crate::last_move::by_palette;
use crate::screens::decided_incident;
use crate::stage::{Stage, preferences};
use crate::{competition_draw_page, competition_round, competition_standings, competition_teams};
use crate::{competition_groups_page, envelope_changes, sheets};

use jadoube_chess::side::Side;

/// Announcements among what was heard.
fn announced(heard: &[String]) -> Vec<&str> {
    heard.iter().filter_map(|text| text.strip_prefix("! ")).collect()
}

#[track_caller]
fn must_contain(heard: &[String], part: &str) {
    assert!(heard.iter().any(|text| text.contains(part)), "{part} is not in {heard:#?}");
}

/// Four boards, and an incident at the second.
fn with_an_incident() -> Stage {
    let mut stage = Stage::new(4);
    for board in 1..=4 {
        stage.ask(board, GameCommand::Start);
    }
    let case = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
    let (caller, claim, clocks) = (Caller::Black, String::new(), Clocks::Leave);
    let board = Some(BoardNo(2));
    let what = DisputeCommand::Open { board, case, caller, claim, clocks };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
    stage.key(Key::F2);
    stage
}

#[test]
fn the_board_that_is_called_is_said_first_and_once_and_then_what_is_the_matter() {
    let mut stage = with_an_incident();
    let ear = Ear::at(&mut stage);
    stage.run(Action::NextConcern);
    let heard = ear.after(&mut stage);
    let told = announced(&heard).join(" | ");
    assert!(told.starts_with("Board 2: Incident open, Novak 2 – Petrova 2"), "{heard:#?}");
    assert_eq!(told.matches("Board 2").count(), 1, "{heard:#?}");
    // The same where the board is gone to from the hall.
    for key in [Key::F2, Key::F3] {
        ear.after(&mut stage);
        stage.key(key);
    }
    let heard = ear.after(&mut stage);
    let told = announced(&heard).join(" | ");
    assert!(told.starts_with("Board 2: Incident open, Novak 2"), "{heard:#?}");
    assert_eq!(told.matches("Board 2").count(), 1, "{heard:#?}");
}

#[test]
fn a_page_that_holds_nothing_says_so() {
    let mut stage = Stage::new(0);
    let ear = Ear::at(&mut stage);
    for (action, told) in [
        (Action::ShowDisputes, "No incident"),
        (Action::ShowEnvelopes, "gets its envelope here"),
        (Action::ShowCompetition, "regulations"),
        (Action::ShowStandings, "nothing to rank"),
    ] {
        stage.run(action);
        let heard = ear.after(&mut stage);
        let said = announced(&heard).join(" | ").to_lowercase();
        assert!(said.contains(&told.to_lowercase()), "{action:?}: {told} is not in {heard:#?}");
    }
    for page in ["Teams", "Cross-table", "Players", "Pairing numbers"] {
        by_palette(&mut stage, page);
        let heard = ear.after(&mut stage);
        let said = announced(&heard).into_iter().filter(|text| !text.contains("found"));
        assert_eq!(said.count(), 1, "{page}: {heard:#?}");
        // Once, and not with every pass.
        assert_eq!(ear.after(&mut stage), [] as [String; 0]);
    }
}

#[test]
fn a_page_that_is_come_to_by_a_key_says_its_name_once() {
    let mut stage = competition_standings::event(4);
    stage.key(Key::F6);
    let ear = Ear::at(&mut stage);
    let named = |heard: &[String], name: &str| {
        let all = announced(heard);
        all.iter().filter(|text| text.split(". ").any(|part| part == name)).count()
    };
    stage.run(Action::ShowStandings);
    let heard = ear.after(&mut stage);
    assert_eq!(named(&heard, "Standings"), 1, "{heard:#?}");
    assert_eq!(ear.after(&mut stage), [] as [String; 0], "and not with every pass");
    by_palette(&mut stage, "Players");
    let heard = ear.after(&mut stage);
    assert_eq!(named(&heard, "Players"), 1, "{heard:#?}");
    // A tab tells its name itself.
    stage.focus(Role::Tab, "Players");
    ear.after(&mut stage);
    stage.click("Cross-table");
    let heard = ear.after(&mut stage);
    assert_eq!(named(&heard, "Cross-table"), 0, "{heard:#?}");
}

#[test]
fn a_page_with_a_list_begins_at_one_of_its_rows() {
    let role = |stage: &Stage| {
        let here = stage.window.root().children_recursive().find(|node| node.is_focused());
        here.map(|node| node.accesskit_node().role())
    };
    let is_row = |stage: &Stage| matches!(role(stage), Some(Role::Row | Role::ListBoxOption));
    type Open = fn() -> Stage;
    let standings: Open = || competition_standings::event(4);
    let cases: [(&str, Open, &[&str]); 5] = [
        ("players", || of(&["Ana", "Ben"]), &["Players"]),
        ("standings", standings, &["Standings", "Cross-table", "Players"]),
        ("teams", competition_teams::page, &["Teams", "Players"]),
        ("incidents", decided_incident, &["Disputes"]),
        ("envelopes", envelope_changes::asked, &["Envelopes", "Hall"]),
    ];
    for (name, open, pages) in cases {
        let mut stage = open();
        for page in pages {
            stage.key(Key::F6);
            let ear = Ear::at(&mut stage);
            match *page {
                "Standings" => stage.run(Action::ShowStandings),
                "Disputes" => stage.run(Action::ShowDisputes),
                "Envelopes" => stage.run(Action::ShowEnvelopes),
                "Hall" => stage.run(Action::ShowHall),
                page => by_palette(&mut stage, page),
            }
            ear.after(&mut stage);
            assert!(is_row(&stage), "{name}, {page}: {:?} “{}”", role(&stage), focused(&stage));
        }
    }
}

#[test]
fn after_the_regulations_the_next_step_is_said_and_has_the_keyboard() {
    for (lang, next, enter, new) in [
        (Lang::En, "Next: ", "Enter players", "New player…"),
        (Lang::De, "Als Nächstes: ", "Teilnehmer melden", "Neuer Teilnehmer…"),
    ] {
        let mut stage = Stage::with(0, preferences(lang));
        let ear = Ear::at(&mut stage);
        stage.run(Action::ShowCompetition);
        stage.key(Key::Enter);
        assert!(stage.window.state().dialog.is_some());
        ear.after(&mut stage);
        stage.ctrl(Key::Enter);
        let heard = ear.after(&mut stage);
        assert!(stage.window.state().dialog.is_none());
        let told = announced(&heard).join(" | ");
        assert!(told.contains(next), "{next} is not in {heard:#?}");
        assert_eq!(focused(&stage), enter, "{heard:#?}");
        must_contain(&heard, &format!("Button {enter} ({next}"));
        stage.key(Key::Enter);
        ear.after(&mut stage);
        assert_eq!(focused(&stage), new);
    }
}

#[test]
fn a_button_out_of_use_takes_the_keyboard_and_says_why() {
    let mut stage = competition_standings::event(4);
    let ear = Ear::at(&mut stage);
    stage.run(Action::ShowStandings);
    stage.focus(Role::Button, "Round before");
    let heard = ear.after(&mut stage);
    must_contain(&heard, "Button Round before (Nothing comes before), off");
    for _ in 0..2 {
        stage.key(Key::Enter);
        let heard = ear.after(&mut stage);
        assert_eq!(
            announced(&heard)[0].trim_end_matches('\u{a0}'),
            "Round before: Nothing comes before"
        );
        assert_eq!(focused(&stage), "Round before", "it stays there");
    }
    // Tab comes to it, and goes on.
    for (backwards, name) in [(true, "Standings"), (false, "Round before"), (false, "Round after")]
    {
        let modifiers = if backwards { egui::Modifiers::SHIFT } else { egui::Modifiers::NONE };
        stage.window.key_press_modifiers(modifiers, Key::Tab);
        ear.after(&mut stage);
        assert_eq!(focused(&stage), name);
    }
}

#[test]
fn every_button_out_of_use_takes_the_keyboard_and_tells_why_on_every_screen() {
    let (mut faults, mut off) = (Vec::new(), 0);
    for (name, mut stage) in [
        ("nothing", Stage::new(0)),
        ("four boards", Stage::new(4)),
        ("round", competition_round::published(4)),
        ("standings", competition_standings::event(4)),
        ("teams", competition_teams::drafted()),
        ("draw", competition_draw_page::page(4)),
        ("groups", competition_groups_page::over()),
        ("envelope", envelope_changes::asked()),
        ("sheets", sheets::at_the_sheets(Lang::En, &[])),
        ("decided", decided_incident()),
        ("blind", Stage::with_a_match(Lang::En)),
    ] {
        for screen in Screen::ALL {
            stage.run(screen.action());
            for node in stage.window.query_all_by_role(Role::Button) {
                let node = node.accesskit_node();
                let data = node.data();
                off += usize::from(data.is_disabled());
                if data.is_disabled()
                    && !(data.supports_action(NodeAction::Focus) && data.description().is_some())
                {
                    faults.push(format!("{name}, {screen:?}: {:?}", node.label()));
                }
            }
        }
        let Stage { folder, desk, window } = stage;
        drop((window, desk));
        drop(folder);
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(off > 10, "only {off} buttons were out of use");
}

#[test]
fn a_key_for_what_cannot_be_done_says_why() {
    let mut stage = Stage::new(0);
    let ear = Ear::at(&mut stage);
    stage.key(Key::F3);
    let heard = ear.after(&mut stage);
    must_contain(&heard, "Not possible now: Board: no board with a game is selected");
}

#[test]
fn standings_and_cross_table_are_walked_through_cell_by_cell() {
    let mut stage = competition_standings::event(4);
    let ear = Ear::at(&mut stage);
    stage.run(Action::ShowStandings);
    must_contain(&ear.after(&mut stage), "number 1, Player 1, MKD, rating 2390, points 0.0");
    stage.key(Key::ArrowDown);
    ear.after(&mut stage);
    let mut told = Vec::new();
    for _ in 0..7 {
        stage.key(Key::ArrowRight);
        told.extend(ear.after(&mut stage));
    }
    for cell in ["Player 2, Pairing number: 2", "Name: Player 2", "Player 2, Rating: 2380"] {
        must_contain(&told, &format!("! {cell}"));
    }
    stage.key(Key::ArrowUp);
    assert_eq!(ear.after(&mut stage), ["Row Player 1, points: 0.0"]);
    // The notes below the table are read with the working of a row.
    stage.key(Key::Enter);
    ear.after(&mut stage);
    stage.must_say("Notes");
    stage.key(Key::Escape);
    by_palette(&mut stage, "Cross-table");
    ear.after(&mut stage);
    let mut told = Vec::new();
    for _ in 0..7 {
        stage.key(Key::ArrowRight);
        told.extend(ear.after(&mut stage));
    }
    must_contain(&told, "! Player 1, against Player 1: the same player");
    must_contain(&told, "! Player 1, against Player 2: empty");
}

#[test]
fn what_stands_on_a_paper_is_read_and_the_paper_that_is_chosen_is_said() {
    let mut stage = competition_standings::event(4);
    let ear = Ear::at(&mut stage);
    stage.run(Action::ShowStandings);
    stage.run(Action::Print);
    ear.after(&mut stage);
    let mut read = Vec::new();
    for _ in 0..12 {
        stage.key(Key::Tab);
        let heard = ear.after(&mut stage);
        if heard.iter().any(|text| text.starts_with("Heading")) {
            read = heard;
            break;
        }
    }
    for _ in 0..12 {
        stage.key(Key::ArrowDown);
        read.extend(ear.after(&mut stage));
    }
    must_contain(&read, "Name: Player 1");
    must_contain(&read, "Name: Player 4");
    let rows = read.iter().filter(|text| text.contains("Name: Player 1")).count();
    assert_eq!(rows, 1, "{read:#?}");

    let mut stage = envelope_changes::asked();
    envelope_changes::seal(&stage, jadoube_laws::ids::EnvelopeNo(1));
    let ear = Ear::at(&mut stage);
    stage.run(Action::ShowEnvelopes);
    stage.run(Action::Print);
    ear.after(&mut stage);
    stage.answer("Paper", "Labels");
    let heard = ear.after(&mut stage);
    assert!(announced(&heard).join(" ").contains("Page 1 of "), "{heard:#?}");
}

#[test]
fn what_a_withdrawal_changes_is_said_while_it_is_filled_in() {
    let mut stage = competition_standings::event(4);
    competition_standings::play(&mut stage, 1, &["1", "="]);
    competition_standings::play(&mut stage, 2, &["1", "="]);
    let ear = Ear::at(&mut stage);
    by_palette(&mut stage, "Players");
    ear.after(&mut stage);
    stage.key(Key::Delete);
    let heard = ear.after(&mut stage);
    assert_eq!(announced(&heard), [] as [&str; 0], "the dialog is read by itself");
    stage.write_in("First round not played", "1");
    must_contain(&ear.after(&mut stage), "published");
    stage.write_in("First round not played", "3");
    ear.after(&mut stage);
    stage.ctrl(Key::Enter);
    assert_eq!(focused(&stage), "Reason");
    stage.write("ill");
    stage.ctrl(Key::Enter);
    let heard = ear.after(&mut stage);
    must_contain(&heard, "withdrawn from round 3 on: ill");
    assert!(focused(&stage).contains("withdrawn from round 3 on"), "{heard:#?}");
}
