//! A running clock is no part of what a screen reader is told by itself: while time passes and nothing
//! happens, no name and no text of a screen or a dialog becomes another one.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_core::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use jadoube_core::hall::command::Command;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::timekeeper::Timekeeper;
use jadoube_i18n::lang::Lang;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Setup;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;
use jadoube_laws::rulings::illegal::facts::ClockNotPressed;
use jadoube_ui::actions::{Action, Screen};

use crate::dialogs::{DOORS, dialog};
use crate::stage::{Stage, preferences, settle, setup};
use crate::stations_window::{Two, rows};

/// A desk whose time passes when it is told to.
pub(crate) fn scripted(desk: &Desk) -> Arc<Timekeeper> {
    let keeper = Arc::new(Timekeeper::scripted(desk.snapshot().now()));
    desk.set_timekeeper(Arc::clone(&keeper));
    // With the answer the desk has it.
    desk.ask(Request::ListPorts).wait().unwrap();
    keeper
}

/// What is told of each node by itself. What is told on request, as the time of a clock, is its
/// description or the value of a control.
fn told(stage: &Stage) -> BTreeMap<String, String> {
    let root = stage.window.root();
    let nodes = root.children_recursive().filter(|node| !node.accesskit_node().is_hidden());
    nodes
        .map(|node| {
            let node = node.accesskit_node();
            let text = node.value().filter(|_| node.role() == Role::Label);
            let name = node.label().or(text).unwrap_or_default();
            (format!("{:?} {:?}", node.locate().0, node.role()), name)
        })
        .collect()
}

/// Whose name becomes another one in little more than a second.
fn changed(stage: &mut Stage, keeper: &Timekeeper, place: &str) -> Vec<String> {
    settle(&mut stage.window);
    let before = told(stage);
    keeper.advance(Millis(1_100));
    stage.window.run_steps(3);
    let after = told(stage);
    let other = before.iter().filter_map(|(node, name)| {
        let now = after.get(node)?;
        (now != name).then(|| format!("{place}: {node} “{name}” becomes “{now}”"))
    });
    other.collect()
}

/// Games whose clocks run; an incident is open in the first, in the second one is decided.
fn playing() -> Stage {
    let games = (1..=2).map(|board| Setup { control: "4".parse().unwrap(), ..setup(board) });
    let desk = Desk::start("test", Box::new(|| {})).unwrap();
    let mut stage = Stage::on(desk, "2023", games, preferences(Lang::En));
    let incident = |board: u16, case| DisputeCommand::Open {
        board: Some(BoardNo(board)),
        case,
        caller: Caller::White,
        claim: String::new(),
        clocks: Clocks::Leave,
    };
    for board in [1, 2] {
        stage.ask(board, GameCommand::Start);
        stage.play(board, &["e2e4", "e7e5", "g1f3"]);
    }
    let not_pressed = Case::ClockNotPressed(ClockNotPressed { by: Side::White });
    for what in [
        incident(2, not_pressed.clone()),
        DisputeCommand::Accept { no: IncidentNo(1), reason: String::new(), lose: None },
        incident(1, not_pressed),
        incident(1, Case::FlagFall(FlagFall::new(Side::White, true))),
    ] {
        stage.desk.command(Command::Dispute { what }).wait().unwrap();
    }
    for board in [1, 2] {
        if stage.game(board).clock.running().is_none() {
            let side = stage.game(board).turn();
            stage.ask(board, GameCommand::StartClock { side });
        }
    }
    settle(&mut stage.window);
    stage
}

#[test]
fn no_name_on_any_screen_runs_with_a_clock() {
    let mut stage = playing();
    let keeper = scripted(&stage.desk);
    // Away from a whole minute.
    keeper.advance(Millis(2_000));
    let mut found = Vec::new();
    for screen in Screen::ALL {
        stage.run(screen.action());
        found.extend(changed(&mut stage, &keeper, &format!("{screen:?}")));
    }
    stage.run(Screen::Disputes.action());
    for row in ["#1 ", "#2 ", "#3 "] {
        let name = stage.labels().into_iter().find(|label| label.starts_with(row));
        stage.focus(Role::ListBoxOption, &name.expect("an incident"));
        found.extend(changed(&mut stage, &keeper, row));
    }
    assert!(stage.game(1).clock.running().is_some(), "the clock runs");
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_name_in_any_dialog_runs_with_a_clock() {
    let mut found = Vec::new();
    for (id, open) in &DOORS {
        let mut stage = open();
        assert!(dialog(&stage, id).is_some(), "{id} is not open");
        let keeper = scripted(&stage.desk);
        // Away from a whole minute.
        keeper.advance(Millis(2_000));
        found.extend(changed(&mut stage, &keeper, id));
        // The file goes last.
        let Stage { folder, desk, window } = stage;
        drop((window, desk));
        drop(folder);
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_name_in_a_dialog_at_a_board_runs_with_its_clock() {
    let mut stage = playing();
    let keeper = scripted(&stage.desk);
    keeper.advance(Millis(2_000));
    let mut found = Vec::new();
    let of_board = [
        Action::AdjustClock,
        Action::EndGame,
        Action::TakeBack,
        Action::CorrectMove,
        Action::Count,
        Action::NewIncident,
        Action::StopAllClocks,
        Action::Messages,
        Action::Palette,
        Action::Help,
        Action::Print,
        Action::ShowRecord,
        Action::SetUp,
    ];
    for action in of_board {
        stage.run(Screen::Board.action());
        stage.run(action);
        assert!(stage.window.state().dialog.is_some(), "{action:?} opens no dialog");
        found.extend(changed(&mut stage, &keeper, &format!("{action:?}")));
        if action == Action::NewIncident {
            stage.key(Key::Num1);
            found.extend(changed(&mut stage, &keeper, "a case is chosen"));
        }
        stage.key(Key::Escape);
        assert!(stage.window.state().dialog.is_none(), "{action:?} stays");
    }
    stage.run(Screen::Disputes.action());
    for (row, deed) in [("#2 ", "Decide otherwise…"), ("#1 ", "Undo decision…")] {
        let name = stage.labels().into_iter().find(|label| label.starts_with(row));
        stage.click(&name.expect("an incident"));
        if deed.starts_with("Undo") {
            stage.run(Action::UndoDecision);
        } else {
            stage.click(deed);
        }
        assert!(stage.window.state().dialog.is_some(), "{deed} opens no dialog");
        found.extend(changed(&mut stage, &keeper, deed));
        stage.key(Key::Escape);
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn no_name_in_the_form_of_an_incident_runs_with_a_clock() {
    let mut stage = playing();
    let keeper = scripted(&stage.desk);
    keeper.advance(Millis(2_000));
    let (mut found, mut effects) = (Vec::new(), 0);
    for (kind, answer) in [
        (Key::Num1, "d7 d4"),
        (Key::Num2, ""),
        (Key::Num3, "b8c6"),
        (Key::Num4, ""),
        (Key::Num5, ""),
        (Key::Num6, "g8"),
        (Key::Num7, ""),
        (Key::Num8, ""),
        (Key::Num9, ""),
    ] {
        stage.run(Screen::Board.action());
        stage.run(Action::NewIncident);
        stage.key(kind);
        stage.key(Key::B);
        if !answer.is_empty() {
            stage.write(answer);
        }
        found.extend(changed(&mut stage, &keeper, &format!("{kind:?}")));
        // Nor where the keyboard has gone on.
        stage.key(Key::Tab);
        found.extend(changed(&mut stage, &keeper, &format!("{kind:?}, Tab")));
        effects += usize::from(stage.says("→"));
        // What was typed is lost only with the second one.
        for _ in 0..2 {
            if stage.window.state().dialog.is_some() {
                stage.key(Key::Escape);
            }
        }
        assert!(stage.window.state().dialog.is_none(), "{kind:?} stays");
    }
    assert!(stage.game(1).clock.running().is_some(), "the clock runs");
    assert!(effects > 0, "what a ruling does to the clocks is told");
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_lines_of_a_correction_are_told_anew_when_the_correction_is_another_one() {
    let mut stage = playing();
    let keeper = scripted(&stage.desk);
    keeper.advance(Millis(2_000));
    stage.run(Screen::Board.action());
    stage.run(Action::AdjustClock);
    let lines = |stage: &Stage| {
        let labels = stage.labels();
        let both = |label: &String| label.starts_with("White: ") && label.contains("Black: ");
        labels.into_iter().find(both).expect("how the clocks stand")
    };
    let first = lines(&stage);
    stage.click("5:00");
    assert_ne!(lines(&stage), first);
}

#[test]
fn a_station_that_is_away_has_a_name_that_stays() {
    let mut two = Two::new();
    two.cut(true);
    let keeper = scripted(&two.stage.desk);
    keeper.advance(Millis::from_secs(20));
    two.stage.run(Action::ShowStations);
    let away: Vec<String> = rows(&two.stage);
    assert!(away.iter().any(|row| row.contains("away for less than 1 min")), "{away:?}");
    let found = changed(&mut two.stage, &keeper, "stations");
    assert!(found.is_empty(), "{found:#?}");
    keeper.advance(Millis::from_mins(3));
    two.stage.window.run_steps(3);
    let away = rows(&two.stage);
    assert!(away.iter().any(|row| row.contains("away for 3 min")), "{away:?}");
}
