//! The real window, as people who do not see it work with it: by its accessible tree and the
//! keyboard alone. The stand for it is in `stand`; screens without a display are in `screens`.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::stand::{Stand, wait_for};

fn competition(stand: &Stand) -> PathBuf {
    let file = stand.path("evening.jadoube");
    let path = file.display().to_string();
    let control = ["--control", "3+2", "--supervision", "lacking"];
    stand.run(&[&["new", path.as_str(), "--boards", "3"][..], &control].concat());
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
        let kind = text(&what["event"]).filter(|kind| kind != "set-up" && kind != "key-shown")?;
        let place = event["board"].as_u64().map(|board| format!("{board} ")).unwrap_or_default();
        let about = ["uci", "side", "by", "how"].into_iter().find_map(|key| text(&what[key]));
        Some(format!("{place}{kind} {}", about.unwrap_or_default()).trim_end().to_owned())
    };
    events.iter().filter_map(line).collect()
}

/// Nothing that can be reached or read is without a name.
fn assert_all_named(stand: &Stand, place: &str) {
    // What holds others together needs none.
    let silent = ["application", "panel", "scroll-bar", "tool-tip"];
    for node in stand.all() {
        let role = node["role"].as_str().unwrap_or_default();
        let named = node["name"].as_str().is_some_and(|name| !name.trim().is_empty());
        assert!(named || silent.contains(&role), "{place}: a node without a name: {node}");
    }
}

fn open_board_one(stand: &Stand) {
    stand.find("frame", "evening – J'adoube");
    for board in 1..=3 {
        stand.find("list-item", &format!("Board {board}, White against Black: Not started.*"));
    }
    stand.focused("Board 1, .*");
    assert_all_named(stand, "hall");
    stand.press("list-item", "Board 1, .*");
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
    stand.heard("knight g1 f3");
}

/// Black has made an illegal move and has not pressed the clock: the clocks are stopped, F8, the case, Enter;
/// the ruling proposed is accepted.
fn rule_on_an_incident(stand: &Stand) {
    stand.keys(&["F10"]);
    stand.heard("Both clocks stopped");
    stand.keys(&["F8"]);
    let dialog = stand.find("dialog", "New incident at board 1 .*");
    let states = dialog["states"].as_array().expect("states");
    assert!(states.iter().any(|state| state == "modal"), "{dialog}");
    stand.focused("Open incident");
    assert_all_named(stand, "incident");
    stand.keys(&["1", "b"]);
    // What was played is asked for next, and the keyboard is there.
    stand.focused("From where to where\\?");
    stand.write("d7 d4");
    stand.keys(&["Return"]);
    stand.gone("New incident at board 1 .*");
    stand.heard("Incident 1 opened at board 1: Illegal move: Black");
    stand.focused("Incident 1: Illegal move: Black, Board 1, .*");
    assert_all_named(stand, "disputes");
    stand.press("button", "Accept and carry out");
    stand.heard("Incident 1 decided: ");
    stand.find("list-item", "Incident 1: Illegal move: Black, .* decided.*");
    stand.focused("Incident 1: Illegal move: Black, .*");
}

/// Play goes on with the pawn that was touched. White makes an illegal move and presses, and F8 comes over
/// the clock that the program has running: what the arbiter answers counts, not what the program knows.
fn rule_on_a_completed_one(stand: &Stand) {
    stand.keys(&["F3"]);
    stand.find("table", "Board 1, White at the bottom");
    stand.keys(&["F9"]);
    stand.heard("Clock of Black started");
    stand.keys(&["F7"]);
    stand.focused("Type a move.*");
    stand.write("d6");
    stand.keys(&["Return"]);
    stand.find("table-cell", "d6, black pawn");
    stand.keys(&["F8"]);
    stand.focused("Open incident");
    stand.keys(&["1", "w"]);
    stand.focused("From where to where\\?");
    stand.answer("Was the clock pressed\\?", "Yes");
    stand.grab("entry", "From where to where\\?");
    stand.write("f3 f5");
    stand.keys(&["Return"]);
    stand.gone("New incident at board 1 .*");
    stand.heard("Incident 2 opened at board 1: Illegal move: White");
    stand.focused("Incident 2: Illegal move: White, Board 1, .*");
    stand.press("button", "Accept and carry out");
    stand.heard("Incident 2 decided: ");
    stand.find("list-item", "Incident 2: Illegal move: White, .* decided.*");
}

/// What an event of this kind at a board tells; it is there once.
fn told_once<'a>(events: &'a [Value], kind: &str) -> &'a Value {
    let mut all = events.iter().map(|event| &event["what"]).filter(|what| what["event"] == kind);
    let found = all.next().unwrap_or_else(|| panic!("no {kind} among {events:#?}"));
    assert!(all.next().is_none(), "more than one {kind} among {events:#?}");
    found
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
    stand.find("label", "White has the move");
    let running = |clock: &Value| clock["tells"].as_str().is_some_and(|t| t.contains("running"));
    assert!(running(&clock("White")) && !running(&clock("Black")), "the clocks tell their times");
    play_three_moves(&stand);
    assert!(running(&clock("Black")), "the move has pressed the clock");
    assert_all_named(&stand, "board");
    rule_on_an_incident(&stand);
    rule_on_a_completed_one(&stand);
    stand.keys(&["F6"]);
    stand.find("heading", "Settings");
    assert_all_named(&stand, "settings");
    stand.press("radio-button", "Deutsch");
    stand.find("heading", "Einstellungen");
    stand.find("page-tab", "Streitfälle");
    stand.keys(&["F3"]);
    stand.find("table-cell", "e4, weißer Bauer");
    // White's clock runs on after the decision.
    assert!(stand.close_by_keys("Abbrechen", "Schließen").success(), "the window closes in peace");
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
        "1 obliged black",
        "1 clock-started black",
        "1 move-played d7d6",
        "1 clock-pressed black",
        "1 clock-stopped",
        "opened",
        "decided",
        "1 illegal-move-counted white",
        "1 clock-corrected",
        "1 obliged white",
        "1 clock-started white",
    ];
    let events = events(&stand, &file);
    assert_eq!(story(&events), told);
    assert_eq!(told_once(&events, "illegal-move-counted")["count"], 1);
    // One minute in blitz that is not adequately supervised (FIDE Laws 2023, Art. 7.5.5, B.3, A.3).
    let correction = json!({ "correct": "add", "side": "black", "time": 60_000 });
    assert_eq!(told_once(&events, "clock-corrected")["correction"], correction);
}

#[test]
fn a_window_that_is_ended_by_a_signal_closes_the_competition() {
    let Some(stand) = Stand::new() else { return };
    for (signal, code) in [("TERM", 143), ("HUP", 129), ("INT", 130)] {
        let file = competition(&stand);
        stand.open(&file);
        open_board_one(&stand);
        stand.keys(&["F9"]);
        stand.find("timer", "Clock of White");
        let ended = stand.end_by(signal);
        assert_eq!(ended.code(), Some(code), "{signal}: {ended:?}");
        assert_closed(&file);
        std::fs::remove_file(file).expect("removed");
    }
}

fn assert_closed(file: &Path) {
    let side = format!("{}-wal", file.display());
    assert!(!Path::new(&side).exists(), "closed: one file to copy");
}

#[test]
fn a_window_whose_display_dies_closes_the_competition_and_ends() {
    for running in [true, false] {
        let Some(stand) = Stand::new() else { return };
        let file = competition(&stand);
        stand.open(&file);
        open_board_one(&stand);
        if running {
            stand.keys(&["F9"]);
            stand.find("label", "White has the move");
        }
        let (ended, said) = stand.lose_display();
        assert_eq!(ended.code(), Some(2), "{ended:?}: {said}");
        assert!(said.contains("The display is gone"), "{said}");
        assert_closed(&file);
        // The file is free, and whole.
        stand.run(&["verify".as_ref(), file.as_os_str()]);
    }
}

#[test]
fn a_file_that_is_moved_under_the_window_is_told_loudly_and_work_goes_on() {
    let Some(stand) = Stand::new() else { return };
    let file = competition(&stand);
    stand.open(&file);
    open_board_one(&stand);
    stand.keys(&["F9", "F7"]);
    stand.focused("Type a move.*");
    stand.write("d4");
    stand.keys(&["Return"]);
    stand.find("table-cell", "d4, white pawn");
    std::fs::rename(&file, stand.path("other.jadoube")).expect("renamed");
    // Nobody does anything: it is noticed all the same.
    stand.heard(".*was moved while it was open.*Everything recorded until then is saved in.*");
    assert_all_named(&stand, "lost file");
    stand.press("button", "Continue in evening-saved-.*");
    stand.gone("Continue in evening-saved-.*");
    stand.find("label", "All that was recorded is kept.*");
    assert!(stand.close().success(), "the window closes in peace");
    let saved = std::fs::read_dir(file.parent().expect("a folder")).expect("a folder");
    let saved = saved.flatten().map(|entry| entry.path());
    let saved: Vec<PathBuf> =
        saved.filter(|path| path.display().to_string().contains("evening-saved-")).collect();
    let [saved] = saved.as_slice() else { panic!("{saved:?}") };
    // The next start offers it in the list of what was open, before the one that is gone.
    let kept = stand.path("config").join("preferences.ron");
    let kept = std::fs::read_to_string(kept).expect("preferences");
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    let [first, then] = [saved, &file].map(|path| kept.find(&format!("/{}\"", name(path))));
    assert!(first.zip(then).is_some_and(|(first, then)| first < then), "{kept}");
    let story = story(&events(&stand, saved));
    assert_eq!(
        story,
        ["1 started", "1 move-played d2d4", "1 clock-pressed white", "1 interrupted black"]
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_takes_nothing_more_is_shown_as_long_as_it_does_and_work_goes_on_elsewhere() {
    let Some(stand) = Stand::new() else { return };
    let file = competition(&stand);
    stand.open_on_a_disk_that_fills(&file);
    open_board_one(&stand);
    let play = |uci: &str| {
        stand.keys(&["F7"]);
        stand.focused("Type a move.*");
        stand.write(uci);
        stand.keys(&["Return"]);
    };
    stand.keys(&["F9"]);
    play("d4");
    stand.find("table-cell", "d4, white pawn");
    // The side file grows with each heartbeat; then it may not grow any more.
    let side = PathBuf::from(format!("{}-wal", file.display()));
    let length = |path: &Path| std::fs::metadata(path).map_or(0, |there| there.len());
    let room = wait_for("a long side file", || {
        Some(length(&side)).filter(|found| *found > 3 * length(&file))
    });
    stand.let_files_grow_to(Some(room));
    stand.heard("What is entered cannot be recorded now.*Save the competition elsewhere.*");
    stand.find("button", "Save elsewhere…");
    assert_all_named(&stand, "nothing is recorded");
    play("d5");
    stand.heard("Not recorded, and so nothing has changed.*");
    stand.keys(&["Escape"]);
    // It is tried again by itself.
    stand.let_files_grow_to(None);
    stand.heard("Recorded from now on in .*evening.jadoube");
    stand.gone("Save elsewhere…");
    let room = length(&side);
    stand.let_files_grow_to(Some(room));
    // A shorter file can be written, as on another disk.
    stand.press("button", "Save elsewhere…");
    stand.find("dialog", "Save elsewhere and continue");
    stand.press("button", "Save and continue");
    stand.heard("Recorded from now on in .*evening-saved.jadoube");
    stand.let_files_grow_to(None);
    stand.gone("Save elsewhere…");
    stand.no_dialog();
    // On the same board, with the clock that ran on.
    play("d5");
    stand.find("table-cell", "d5, black pawn");
    assert!(stand.close_answering("Close").success(), "the window closes in peace");
    let saved = stand.path("config").join("saved").join("evening-saved.jadoube");
    let began = ["1 started", "1 move-played d2d4", "1 clock-pressed white"];
    let went_on = ["1 move-played d7d5", "1 clock-pressed black"];
    assert_eq!(story(&events(&stand, &file)), began);
    assert_eq!(story(&events(&stand, &saved)), [&began[..], &went_on].concat());
    stand.run(&["verify".as_ref(), saved.as_os_str()]);
}

#[test]
fn a_damaged_file_offers_to_save_what_can_be_read() {
    let Some(stand) = Stand::new() else { return };
    let file = competition(&stand);
    let mut bytes = std::fs::read(&file).expect("there");
    // The second board is not as it was set up.
    let needle = b"\"board\":2";
    let at = bytes.windows(needle.len()).position(|window| window == needle).expect("there");
    bytes[at + needle.len() - 1] = b'9';
    std::fs::write(&file, &bytes).expect("written");
    stand.open(&file);
    stand.find("label", "It is shown as far as it can be read.*");
    assert_all_named(&stand, "damaged file");
    stand.press("button", "Save readable part…");
    stand.find("dialog", "Save readable part");
    stand.press("button", "Save new file");
    stand.heard(".*evening-readable.jadoube was saved with 4 rows, 3 of them unchanged.*row 4.*");
    stand.gone("It is shown as far as it can be read.*");
    stand.no_dialog();
    // Work goes on in the new one.
    open_board(&stand, "Board 1, .*");
    stand.keys(&["F9"]);
    stand.find("label", "White has the move");
    assert!(stand.close_answering("Close").success(), "the window closes in peace");
    let readable = stand.path("evening-readable.jadoube");
    assert_eq!(story(&events(&stand, &readable)), ["salvaged", "1 started"]);
    assert_eq!(std::fs::read(&file).expect("there"), bytes, "the damaged one stays as it is");
}

fn open_board(stand: &Stand, name: &str) {
    stand.find("list-item", name);
    stand.press("list-item", name);
    stand.find("table", "Board 1, White at the bottom");
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
    stand.find("label", "All that was recorded is kept.*");
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
    stand.press("list-item", "Board 1, .*");
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
