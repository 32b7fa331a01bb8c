//! What `jadoube envelope` takes and prints as arbiters speak: moves as they are written in a score,
//! assistants at the sealing, two passphrases in any order, and results with their reason.

use crate::program::{Program, game};

/// Both knights may go to d2, and White is on move.
const KNIGHTS: &str = "g1f3 g8f6 d2d4 d7d5";

/// The game adjourned on paper.
fn sealed(edition: &str) -> Program {
    let program = Program::new(edition);
    program.must(&game(1, (1, "40/120"), KNIGHTS));
    program.envelope(&["seal", "--board", "1", "--lost-time", "went-on", "--paper"], "", 0);
    program
}

/// Opened with this text in it, both players there.
fn opened(program: &Program, text: &str) -> String {
    let players = ["--present", "white", "--present", "black"];
    let open = ["open", "1", "--by", "Ilić", "--text", text];
    program.envelope(&[&open[..], &players].concat(), "", 0)
}

/// No move stands anywhere as machines write it.
fn is_as_people_write(told: &str) -> bool {
    let square = |two: &[u8]| (b'a'..=b'h').contains(&two[0]) && (b'1'..=b'8').contains(&two[1]);
    let uci = |four: &[u8]| square(&four[..2]) && square(&four[2..]);
    !told.as_bytes().windows(4).any(uci)
}

#[test]
fn moves_are_written_as_in_a_score() {
    for (edition, text, says) in [
        ("2001", "Nd2", "Nfd2"),
        ("2023", "Nd2", "Nbd2"),
        ("1972", "Nbd2", "Nbd2"),
        ("2018", "Bb5", "Bb5"),
    ] {
        let program = sealed(edition);
        let mut told = opened(&program, text);
        // Made on the board, or refused where it must be decided first.
        told += &program
            .run(&["envelope", "open", "open.jadoube", "1", "--by", "Ilić", "--play"], "")
            .1;
        told += &program.run(&["log", "open.jadoube"], "").1;
        told += &program.envelope(&["show", "1"], "", 0);
        assert!(told.contains(says), "{edition}: {told}");
        assert!(is_as_people_write(&told), "{edition}: {told}");
    }
}

#[test]
fn the_sealed_move_and_one_made_on_the_board_are_written_as_in_a_score() {
    let program = Program::new("2009");
    program.must(&game(1, (1, "40/120"), KNIGHTS));
    let asked = program.envelope(
        &["seal", "--board", "1", "--lost-time", "went-on", "--ask", "--made", "Nbd2"],
        "",
        0,
    );
    let sealed =
        program.envelope(&["seal", "--board", "1", "--lost-time", "went-on", "--paper"], "", 0);
    let players = ["--present", "white", "--present", "black", "--play"];
    let open = [&["open", "1", "--by", "Ilić", "--text", "Nbd2"][..], &players].concat();
    let opened = program.envelope(&open, "", 0);
    let log = program.run(&["log", "open.jadoube"], "").1;
    for told in [&asked, &opened, &log] {
        assert!(told.contains("Nbd2"), "{told}");
    }
    for told in [asked, sealed, opened, log] {
        assert!(is_as_people_write(&told), "{told}");
    }
}

#[test]
fn a_lost_move_that_is_stated_is_written_as_in_a_score() {
    let program = sealed("2001");
    program.envelope(&["report", "1", "missing"], "", 0);
    program.envelope(&["resume", "1", "--present", "white", "--present", "black"], "", 0);
    let told = program.envelope(&["state", "1", "Nbd2", "--play"], "", 0);
    assert!(told.contains("Nbd2") && is_as_people_write(&told), "{told}");
}

/// Supp. 4.9 of 1972 and 9f of 1980: the assistant carries out the formalities.
#[test]
fn an_assistant_sees_to_the_sealing() {
    for edition in ["1972", "1980", "2023"] {
        let program = Program::new(edition);
        program.must(&game(1, (1, "40/120"), KNIGHTS));
        let ask =
            ["seal", "--board", "1", "--lost-time", "went-on", "--ask", "--assistant", "white"];
        let told = program.envelope(&ask, "", 0);
        assert!(told.contains("the assistant of White"), "{edition}: {told}");
        let late =
            ["seal", "--board", "1", "--lost-time", "went-on", "--paper", "--assistant", "black"];
        let told = program.envelope(&late, "", 2);
        assert!(told.contains("begun without that assistant"), "{told}");
        program.envelope(
            &["seal", "--board", "1", "--lost-time", "went-on", "--paper", "--assistant", "white"],
            "",
            0,
        );
    }
}

#[test]
fn two_passphrases_are_given_in_any_order() {
    let (one, other) = ("Lange Rochade", "a pawn ending");
    for (typed, code) in [
        (format!("{one}\n{other}\n"), 0),
        (format!("{other}\n{one}\n"), 0),
        (format!("{one}\n{one}\n"), 1),
    ] {
        let program = Program::new("2023");
        program.must(&game(1, (1, "40/120"), KNIGHTS));
        let lock = ["lock", "--person", "Ilić", "--person", "Marin", "--stdin"];
        program.envelope(&lock, &format!("{one}\n{other}\n"), 0);
        program.envelope(
            &["seal", "--board", "1", "--lost-time", "went-on", "--stdin"],
            "Nbd2\n",
            0,
        );
        let open = ["open", "1", "--by", "Ilić", "--play", "--stdin"];
        let players = ["--present", "white", "--present", "black"];
        let receipts = ["--white-receipt", "none", "--black-receipt", "none"];
        let told = program.envelope(&[&open[..], &players, &receipts].concat(), &typed, code);
        assert_eq!(told.contains("Nbd2"), code == 0, "{told}");
    }
}

#[test]
fn results_are_told_with_their_reason() {
    for (conclude, says) in [
        (&["conclude", "1", "--agreed"][..], "agree"),
        (&["conclude", "1", "--resigned", "white"], "resign"),
    ] {
        let program = sealed("2001");
        let mut told = program.envelope(conclude, "", 0);
        told += &program.envelope(&["show", "1"], "", 0);
        told += &program.run(&["log", "open.jadoube"], "").1;
        let results: Vec<&str> =
            told.lines().filter(|line| line.contains("½–½") || line.contains("0–1")).collect();
        assert!(results.iter().all(|line| line.to_lowercase().contains(says)), "{results:#?}");
    }
    // What is done about a sealed move that means nothing says so, too.
    let told = opened(&sealed("2001"), "Nd2");
    assert!(told.contains("(0–1): sealed move illegal or without a clear meaning"), "{told}");
}
