//! The real window, as people who do not see it work with it: by its accessible tree and the
//! keyboard alone. The stand for it is in `stand`; screens without a display are in `screens`.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::stand::Stand;

fn competition(stand: &Stand) -> PathBuf {
    let file = stand.path("evening.jadoube");
    let path = file.display().to_string();
    stand.run(&["new", path.as_str(), "--boards", "3", "--control", "3+2"]);
    file
}

/// The events of a file, as `jadoube log --json` gives them.
fn events(stand: &Stand, file: &Path) -> Vec<Value> {
    let log = stand.run(&["log".as_ref(), file.as_os_str(), "--json".as_ref()]);
    let parse = |line: &str| serde_json::from_str::<Value>(line).expect("JSON");
    log.lines().map(|line| parse(line)["event"].clone()).collect()
}

/// What happened on the boards and in the log, without the setting up: `1 move-played e2e4`.
fn story(events: &[Value]) -> Vec<String> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let line = |event: &Value| {
        let what = &event["what"];
        let kind = text(&what["event"]).filter(|kind| kind != "set-up")?;
        let place = event["board"].as_u64().map(|board| format!("{board} ")).unwrap_or_default();
        let about = ["uci", "side", "by", "how"].into_iter().find_map(|key| text(&what[key]));
        Some(format!("{place}{kind} {}", about.unwrap_or_default()).trim_end().to_owned())
    };
    events.iter().filter_map(line).collect()
}

/// Nothing that can be reached or read is without a name.
fn assert_all_named(stand: &Stand, place: &str) {
    // What holds others together needs none, nor do the regions that have nothing to say.
    let silent = ["application", "panel", "status-bar", "notification", "scroll-bar"];
    for node in stand.all() {
        let role = node["role"].as_str().unwrap_or_default();
        let named = node["name"].as_str().is_some_and(|name| !name.trim().is_empty());
        assert!(named || silent.contains(&role), "{place}: a node without a name: {node}");
    }
}

fn open_board_one(stand: &Stand) {
    stand.find("frame", "evening – J'adoube");
    for board in 1..=3 {
        stand.find("button", &format!("Board {board}, White against Black: Not begun; .*"));
    }
    stand.focused("Board 1, .*");
    assert_all_named(stand, "hall");
    stand.press("button", "Board 1, .*");
    stand.find("table", "Board 1, White at the bottom");
}

fn assert_squares(stand: &Stand) {
    let all = stand.all();
    let squares: Vec<&str> = all
        .iter()
        .filter(|node| node["role"] == "table-cell" && node["actions"] == 1)
        .filter_map(|node| node["name"].as_str())
        .collect();
    assert_eq!(squares.len(), 64);
    let back = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"];
    for (file, piece) in ('a'..='h').zip(back) {
        for name in [
            format!("{file}1, white {piece}"),
            format!("{file}2, white pawn"),
            format!("{file}5, empty"),
            format!("{file}7, black pawn"),
            format!("{file}8, black {piece}"),
        ] {
            assert!(squares.contains(&name.as_str()), "{name} is not in {squares:?}");
        }
    }
}

/// 1. e4 by the actions of the squares, 1… e5 by the keys of the board, 2. Nf3 typed.
fn play_three_moves(stand: &Stand) {
    stand.press("table-cell", "e2, white pawn");
    stand.focused("e2, white pawn");
    let picked = stand.find("table-cell", "e2, white pawn");
    assert!(picked["tells"].as_str().is_some_and(|t| t.contains("picked up")), "{picked}");
    stand.press("table-cell", "e4, empty");
    stand.find("table-cell", "e4, white pawn");
    assert_eq!(stand.heard("e4"), "polite");
    stand.focused("e4, white pawn");
    stand.keys(&["Up", "Up", "Up"]);
    stand.focused("e7, black pawn");
    stand.keys(&["Return", "Down", "Down"]);
    stand.focused("e5, empty");
    stand.keys(&["Return"]);
    stand.find("table-cell", "e5, black pawn");
    stand.heard("e5");
    stand.keys(&["F7"]);
    stand.focused("Type a move.*");
    stand.write("Nf3");
    stand.keys(&["Return"]);
    stand.find("table-cell", "f3, white knight");
    stand.heard("Nf3");
}

/// Black has made an illegal move: F8, the case, Enter; the ruling proposed is accepted.
fn rule_on_an_incident(stand: &Stand) {
    stand.keys(&["F8"]);
    let dialog = stand.find("dialog", "New incident at board 1");
    let states = dialog["states"].as_array().expect("states");
    assert!(states.iter().any(|state| state == "modal"), "{dialog}");
    stand.focused("Open incident");
    assert_all_named(stand, "incident");
    stand.keys(&["1", "b", "Return"]);
    stand.gone("New incident at board 1");
    stand.heard("Incident 1 opened at board 1: Illegal move: Black");
    stand.focused("#1 Illegal move: Black, Board 1, .*");
    assert_all_named(stand, "disputes");
    stand.press("button", "Accept and carry out");
    stand.heard("Incident 1 decided as proposed");
    stand.find("list-item", "#1 Illegal move: Black, .* decided.*");
    stand.focused("#1 Illegal move: Black, .*");
}

#[test]
fn a_game_and_an_incident_without_seeing_the_window() {
    let Some(stand) = Stand::new() else { return };
    let file = competition(&stand);
    stand.open(&file);
    open_board_one(&stand);
    stand.focused("e2, white pawn");
    assert_squares(&stand);
    stand.keys(&["F9"]);
    let clock = |side: &str| stand.find("timer", &format!("Clock of {side}"));
    stand.find("label", "White to move");
    let running = |clock: &Value| clock["tells"].as_str().is_some_and(|t| t.contains("running"));
    assert!(running(&clock("White")) && !running(&clock("Black")), "the clocks tell their times");
    play_three_moves(&stand);
    assert!(running(&clock("Black")), "the move has pressed the clock");
    assert_all_named(&stand, "board");
    rule_on_an_incident(&stand);
    stand.keys(&["F6"]);
    stand.find("heading", "Settings");
    assert_all_named(&stand, "settings");
    stand.press("radio-button", "Deutsch");
    stand.find("heading", "Einstellungen");
    stand.find("page-tab", "Streitfälle");
    stand.keys(&["F3"]);
    stand.find("table-cell", "e4, weißer Bauer");
    assert!(stand.close().success(), "the window closes in peace");
    let told = [
        "1 started",
        "1 move-played e2e4",
        "1 clock-pressed white",
        "1 move-played e7e5",
        "1 clock-pressed black",
        "1 move-played g1f3",
        "1 clock-pressed white",
        "1 clock-stopped",
        "opened",
        "decided",
        "1 illegal-move-counted black",
        "1 clock-corrected",
        "1 clock-started black",
    ];
    assert_eq!(story(&events(&stand, &file)), told);
}

#[test]
fn a_killed_window_asks_how_the_lost_seconds_count_when_it_is_opened_again() {
    let Some(stand) = Stand::new() else { return };
    let file = competition(&stand);
    stand.open(&file);
    open_board_one(&stand);
    stand.keys(&["F9", "F7"]);
    stand.focused("Type a move.*");
    stand.write("d4");
    stand.keys(&["Return"]);
    stand.find("table-cell", "d4, white pawn");
    stand.kill();
    stand.open(&file);
    stand.find("label", "All that was recorded is here.*");
    let question = "Board 1: .*: Nobody loses time";
    stand.find("button", question);
    assert_all_named(&stand, "recovery");
    // By Tab alone; the whole window is gone round in fewer steps than this.
    let reached = (0..60).any(|_| {
        let states = stand.find("button", question)["states"].clone();
        let here = states.as_array().is_some_and(|all| all.iter().any(|s| s == "focused"));
        if !here {
            stand.keys(&["Tab"]);
        }
        here
    });
    assert!(reached, "the question is reached by Tab");
    stand.keys(&["Return"]);
    stand.gone(question);
    stand.press("button", "Board 1, .*");
    stand.find("table-cell", "d4, white pawn");
    assert!(stand.close().success(), "the window closes in peace");
    let told = [
        "1 started",
        "1 move-played d2d4",
        "1 clock-pressed white",
        "1 interrupted black",
        "1 lost-time-counted not-counted",
    ];
    assert_eq!(story(&events(&stand, &file)), told);
}
