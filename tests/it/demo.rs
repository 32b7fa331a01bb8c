//! The demonstration: its recording is what the simulator makes of its moves, and run without a
//! window everything comes out as it should.

use std::process::Command;

use jadoube_desk::demo::recording;

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
    let output = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["demo", "--headless", "--lang", "en"])
        .env("JADOUBE_CONFIG", std::env::temp_dir())
        .output()
        .expect("the program starts");
    let told = String::from_utf8_lossy(&output.stdout);
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{wrong}\n{told}");
    assert!(told.contains("All results are as expected"), "{told}");
}
