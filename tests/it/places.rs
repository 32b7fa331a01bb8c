//! Where things stand and what they say there: the ruling's buttons, the newest incident, what was
//! decided, the round that the hall shows, what an import left out.

use egui::accesskit::Role;
use egui::{Key, Rect, Shape};
use egui_kittest::kittest::Queryable;
use jadoube_chess::side::{BySide, Side};
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::inbox::{ImportOptions, Request};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::event::{Player, Setup};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_ui::actions::Action;

use crate::stage::{Stage, preferences, settle, setup};

fn open_incident(stage: &Stage) {
    let what = DisputeCommand::Open {
        board: Some(BoardNo(1)),
        case: Case::FlagFall(FlagFall::new(Side::White, true)),
        caller: Caller::Black,
        claim: String::new(),
        clocks: Clocks::Stop,
    };
    stage.desk.command(Command::Dispute { what }).wait().unwrap();
}

/// How far below the edge of the window the heading of an incident stands.
fn title(stage: &Stage, no: u8) -> f32 {
    let heading = format!("#{no} Flag fallen: White");
    let named = stage.window.get_all_by(|node| {
        let text = node.label().or_else(|| node.value());
        text.as_deref() == Some(heading.as_str())
    });
    named.map(|node| node.rect().top()).fold(f32::INFINITY, f32::min)
}

#[test]
fn a_new_incident_begins_at_its_top_though_the_one_before_was_scrolled() {
    let mut stage = Stage::new(1);
    // So low that not all of an incident has room.
    stage.window.set_size(egui::vec2(1366.0, 560.0));
    stage.begin();
    open_incident(&stage);
    stage.run(Action::ShowDisputes);
    let top = title(&stage, 1);
    assert!(top < 160.0, "it begins at its top: {top}");
    for _ in 0..9 {
        stage.key(Key::PageDown);
    }
    // A scroll takes its time.
    stage.window.run_steps(30);
    assert!(title(&stage, 1) < top, "it is scrolled");
    stage.run(Action::ShowHall);
    open_incident(&stage);
    stage.run(Action::ShowDisputes);
    stage.window.run_steps(4);
    let top = title(&stage, 2);
    assert!((0.0..160.0).contains(&top), "the new one begins at its top: {top}");
}

#[test]
fn a_ruling_is_accepted_at_its_foot_and_undone_there() {
    let mut stage = Stage::new(1);
    stage.begin();
    open_incident(&stage);
    stage.run(Action::ShowDisputes);
    let bottom = stage.window.ctx.content_rect().bottom();
    let accept = stage.window.get_by_label("Accept and carry out").rect();
    assert!(accept.bottom() < bottom && accept.top() > bottom - 120.0, "{accept:?}");
    assert!(title(&stage, 1) < 160.0, "it begins at its top");
    for _ in 0..9 {
        stage.key(Key::PageDown);
    }
    assert_eq!(stage.window.get_by_label("Accept and carry out").rect(), accept, "and stays");
    stage.click("Accept and carry out");
    stage.must_say("Incident 1 decided");
    assert!(stage.window.get_by_label("Undo decision…").rect().bottom() < bottom);
}

#[test]
fn the_hall_shows_the_boards_of_one_round() {
    let mut stage = Stage::with(2, preferences(Lang::De));
    let next =
        Setup { players: BySide::new(Player::default(), Player::default()), round: 4, ..setup(3) };
    stage.desk.command(Command::SetUpGame { board: BoardNo(3), setup: next }).wait().unwrap();
    stage.run(Action::ShowHall);
    let tiles = |stage: &Stage| {
        let tile = |label: &String| label.starts_with("Brett ") && label.contains(" gegen ");
        stage.labels().into_iter().filter(tile).count()
    };
    assert_eq!(tiles(&stage), 3);
    stage.answer("Runde", "3");
    assert_eq!(tiles(&stage), 2);
    stage.answer("Runde", "Alle");
    assert_eq!(tiles(&stage), 3);
}

#[test]
fn what_an_import_left_out_is_among_the_messages_by_game_and_reason() {
    let mut stage = Stage::new(1);
    let path = stage.folder.path().join("games.pgn");
    std::fs::write(&path, "[White \"Reti\"]\n[Black \"Tartakower\"]\n\n1. e4 (1. d4 d5) c6 *\n")
        .unwrap();
    stage.desk.ask(Request::ImportPgn(path, ImportOptions::default())).wait().unwrap();
    settle(&mut stage.window);
    stage.key(Key::F11);
    stage.must_say("From the games read");
    stage.must_say("Game 1: left out: 1 variation");
}

/// Where each text begins that is painted in a row, from the left.
fn begins(stage: &Stage, row: Rect) -> Vec<f32> {
    fn gather(shape: &Shape, row: Rect, found: &mut Vec<f32>) {
        match shape {
            Shape::Vec(several) => several.iter().for_each(|one| gather(one, row, found)),
            Shape::Text(text) if row.contains(text.pos) => found.push(text.pos.x),
            _ => {}
        }
    }
    let mut found = Vec::new();
    stage.window.output().shapes.iter().for_each(|one| gather(&one.shape, row, &mut found));
    found.sort_by(f32::total_cmp);
    found
}

#[test]
fn the_facts_of_an_incident_begin_at_one_line_in_every_language() {
    for lang in Lang::ALL {
        let mut stage = Stage::with(1, preferences(lang));
        stage.begin();
        open_incident(&stage);
        stage.run(Action::ShowDisputes);
        let name = Catalogue::new(lang).say("disputes-facts");
        let list = stage.window.get_by_role_and_label(Role::ListBox, &name);
        let rows = list.get_all_by_role(Role::ListBoxOption);
        let rows: Vec<Rect> = rows.map(|row| row.rect()).collect();
        let second = rows.iter().map(|row| begins(&stage, *row));
        let second: Vec<f32> = second.filter_map(|begins| begins.get(1).copied()).collect();
        assert!(second.len() > 4, "{lang:?}: {rows:?}");
        let is_same = |begin: &f32| (begin - second[0]).abs() < 0.5;
        assert!(second.iter().all(is_same), "{lang:?}: {second:?}");
    }
}
