//! A board behind a network: on the command line and in the window, wherever a port can be given.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command as Process, Stdio};

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_i18n::lang::Lang;
use jadoube_ui::actions::Action;

use crate::ended::Ended;
use crate::stage::{Stage, preferences};

const GAME: &str = "[TimeControl \"180+2\"]\n\n1. e4 {[%emt 0:00:01]} d5 {[%emt 0:00:01]} \
    2. exd5 {[%emt 0:00:01]} Qxd5 {[%emt 0:00:01]} 3. Nc3 {[%emt 0:00:01]} Qa5 \
    {[%emt 0:00:01]} *\n";
const MOVES: &str = "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5";

fn program(folder: &Path) -> Process {
    let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
    process.env("JADOUBE_CONFIG", folder).stdin(Stdio::null());
    process
}

/// `jadoube simulate` on any port that is free, and where it says that its board is.
fn simulate(folder: &Path, faults: &str) -> (Ended, String) {
    let game = folder.join("game.pgn");
    std::fs::write(&game, GAME).unwrap();
    let mut board = program(folder);
    board
        .args(["simulate", "--lang", "en", "--port", "tcp://127.0.0.1:0", "--speed", "20"])
        .args(["--faults", faults, "--pgn"])
        .arg(&game)
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut board = Ended::start(&mut board).unwrap();
    let mut told = String::new();
    BufReader::new(board.0.stdout.take().unwrap()).read_line(&mut told).unwrap();
    let at = told.trim().strip_prefix("The board is at ").unwrap().to_owned();
    (board, at)
}

#[test]
fn the_command_line_watches_a_board_behind_a_network_even_if_it_is_cut_off_for_a_while() {
    for faults in ["", "unplug@3"] {
        let folder = tempfile::tempdir().unwrap();
        let (mut board, at) = simulate(folder.path(), faults);
        assert!(at.starts_with("tcp://127.0.0.1:"), "{at}");
        let watch = ["watch", "--json", "--patience", "10", "--port"];
        let output = program(folder.path()).args(watch).arg(&at).output().unwrap();
        assert!(board.0.wait().unwrap().success(), "{faults}");
        let told = String::from_utf8(output.stdout).unwrap();
        let seen = told.lines().map(|line| serde_json::from_str(line).unwrap());
        let moves = seen.filter(|one: &serde_json::Value| one["kind"] == "move");
        let moves: Vec<String> = moves.map(|one| one["uci"].as_str().unwrap().into()).collect();
        assert_eq!(moves.join(" "), MOVES, "{faults}: {told}");
    }
}

#[test]
fn an_odd_address_is_refused_before_anything_is_opened_in_every_language() {
    let folder = tempfile::tempdir().unwrap();
    for (lang, port, words) in [
        (
            "en",
            "http://board:80",
            "http://board:80 is not a port. On the network only tcp://host:port",
        ),
        ("en", "tcp://board", "No port, 1 to 65535, can be read in tcp://board."),
        ("en", "tcp://:4001", "No host can be read in tcp://:4001."),
        ("de", "tcp://board", "In tcp://board ist kein Port"),
        ("mk", "tcp://board", "Во tcp://board не може да се прочита порта"),
    ] {
        let watch = ["watch", "--lang", lang, "--port", port];
        let output = program(folder.path()).args(watch).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{port}: {told}");
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn the_window_connects_to_a_good_address_and_refuses_an_odd_one_where_it_is_written() {
    let mut stage = Stage::with(1, preferences(Lang::En));
    stage.run(Action::ShowDevices);
    stage.write_in("Path or name", "tcp://board");
    stage.must_say("No port, 1 to 65535, can be read in tcp://board.");
    stage.key(egui::Key::Enter);
    assert!(stage.desk.snapshot().lines.is_empty(), "it is not connected to");
    let folder = tempfile::tempdir().unwrap();
    let (_board, at) = simulate(folder.path(), "");
    stage.write_in("Path or name", &at);
    stage.key(egui::Key::Enter);
    let lines = stage.desk.snapshot().lines.clone();
    assert_eq!(lines.iter().map(|line| line.port.0.as_str()).collect::<Vec<_>>(), [at.as_str()]);
    let why = "Write a board number from 1 on";
    let give = stage.window.get_by_role_and_label(Role::Button, "Give to board");
    assert_eq!(give.accesskit_node().description().as_deref(), Some(why));
    assert!(stage.shows(why), "for who sees as well: {:#?}", stage.labels());
    // Enter gives it to the board, as the button beside the number does.
    stage.write_in("Board number", "1");
    stage.key(egui::Key::Enter);
    let devices = stage.desk.snapshot().hall.devices.clone();
    let given = devices.iter().map(|(board, device)| (board.0, device.port.0.as_str()));
    assert_eq!(given.collect::<Vec<_>>(), [(1, at.as_str())]);
}
