//! The demonstration: its recording is what the simulator makes of its moves, and run without a
//! window everything comes out as it should.

use std::process::Command;
use std::sync::Arc;

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jadoube_desk::demo::{BOARDS, ELECTRONIC, recording};
use jadoube_desk::desk::Desk;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

use crate::stage::{Stage, preferences, window};

/// `UPDATE_RECORDINGS=1 cargo test --test it demo` writes it again.
#[test]
fn the_recording_is_what_the_simulator_makes_of_the_moves() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/demo/board-2.hex");
    let made = recording().expect("legal moves");
    if std::env::var_os("UPDATE_RECORDINGS").is_some() {
        std::fs::write(path, &made).expect("written");
    }
    let kept = std::fs::read_to_string(path).expect("readable");
    assert!(kept == made, "assets/demo/board-2.hex is out of date: UPDATE_RECORDINGS=1");
}

#[test]
fn the_demonstration_without_a_window_comes_out_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["demo", "--headless", "--lang", "en"])
        .env("JADOUBE_CONFIG", folder.path())
        .output()
        .expect("the program starts");
    let told = String::from_utf8_lossy(&output.stdout);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{wrong}\n{told}");
    assert!(told.contains("All results are as expected"), "{told}");
}

#[test]
fn readme_and_welcome_card_tell_how_many_boards_the_demonstration_has() {
    let numbers = ["no", "one", "two", "three", "four", "five", "six", "seven"];
    let [boards, electronic] = [BOARDS, ELECTRONIC].map(|count| numbers[count]);
    let readme = include_str!("../../README.md");
    for told in [
        format!("opens the window on a demonstration with {boards} boards"),
        format!("opens a demonstration: {boards} boards, {electronic} of them fed by"),
    ] {
        assert!(readme.contains(&told), "{told}");
    }
    for lang in Lang::ALL {
        let folder = tempfile::tempdir().unwrap();
        let desk = Arc::new(Desk::start("test", Box::new(|| {})).unwrap());
        let window = window(Arc::clone(&desk), preferences(lang));
        let stage = Stage { window, desk, folder };
        let args = [("boards", BOARDS.into()), ("electronic", ELECTRONIC.into())];
        let told = Catalogue::new(lang).say_with("welcome-demonstration-what", &args);
        assert!(told.contains(&BOARDS.to_string()) && told.contains(&ELECTRONIC.to_string()));
        let name = Catalogue::new(lang).say("welcome-demonstration");
        let button = stage.window.get_by_label(&name);
        assert_eq!(button.accesskit_node().description(), Some(told));
    }
}
