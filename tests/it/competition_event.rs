//! An event in its file, from the first entry to the standings, by the commands of the real program.

use jadoube_chess::side::{BySide, Side};
use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use jadoube_core::adjournment::command::Command as Adjourn;
use jadoube_core::adjournment::envelope::SealedMove;
use jadoube_core::adjournment::event::AdjournmentReason;
use jadoube_core::hall::command::Command;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, EnvelopeNo};
use serde_json::{Value, json};

use crate::cli::{Shell, code, text};

pub(crate) const FILE: &str = "hall.jadoube";

/// What a command of `jadoube competition` prints, which must end well.
pub(crate) fn done(shell: &Shell, line: &[&str]) -> String {
    let output = shell.run(&[&["competition"], line].concat());
    assert_eq!(code(&output), 0, "{line:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// What a command complains of, which must end with a refusal.
pub(crate) fn refused(shell: &Shell, line: &[&str]) -> String {
    let output = shell.run(&[&["competition"], line].concat());
    assert_eq!(code(&output), 1, "{line:?}: {}", text(&output.stderr));
    text(&output.stderr)
}

pub(crate) fn data(shell: &Shell, line: &[&str]) -> Value {
    serde_json::from_str(&done(shell, line)).expect("one JSON value")
}

pub(crate) fn played(shell: &Shell, commands: &[Command]) {
    let lines: Vec<String> =
        commands.iter().map(|command| json!({ "command": command }).to_string()).collect();
    let (_, answers) = shell.play(&lines);
    for (line, answer) in lines.iter().zip(&answers) {
        assert_eq!(answer["ok"], true, "{line}: {answer}");
    }
}

/// A round robin of so many, numbered in the order of their ratings.
pub(crate) fn event(players: usize) -> Shell {
    let shell = Shell::new();
    done(&shell, &["new", FILE, "--name", "Cup", "--tie-breaks", "DE,SB"]);
    let rows = (1..=players).map(|no| format!("P{no},{},MKD\n", 2500 - no));
    let list = format!("Name,Rating,Fed\n{}", rows.collect::<String>());
    std::fs::write(shell.path("players.csv"), list).expect("written");
    done(&shell, &["enter", FILE, "players.csv"]);
    done(&shell, &["number", FILE]);
    shell
}

/// The games of the adjourned board are stopped with a sealed move.
pub(crate) fn adjourn(shell: &Shell, board: u16, no: u32) {
    let (board, no) = (BoardNo(board), EnvelopeNo(no));
    let assistants = BySide::default();
    let sealing = [
        Adjourn::Begin { board, why: AdjournmentReason::SessionEnd, assistants },
        Adjourn::Seal { no, what: SealedMove::Paper },
        Adjourn::Enclose { no, whose: Side::White },
        Adjourn::Enclose { no, whose: Side::Black },
        Adjourn::Close { no },
        Adjourn::StopClock { no },
    ];
    let sealing = sealing.into_iter().map(|what| Command::Adjournment { what });
    let begin = Command::Game { board, what: GameCommand::Start };
    played(shell, &std::iter::once(begin).chain(sealing).collect::<Vec<_>>());
}

#[test]
fn standings_tell_what_is_missing_and_ratings_are_read_from_the_competition_itself() {
    let shell = event(4);
    done(&shell, &["pair", FILE]);
    done(&shell, &["publish", FILE]);
    done(&shell, &["result", FILE, "1", "1"]);
    adjourn(&shell, 2, 1);
    let shown = done(&shell, &["standings", FILE]);
    assert!(shown.contains("Round 1: no result yet at board 2"), "{shown}");
    assert!(shown.contains("P2 (round 1 adjourned)"), "{shown}");
    let told = data(&shell, &["standings", FILE, "--json"]);
    assert_eq!(told["missing"], json!([{ "round": 1, "boards": [2] }]));
    let output = shell.run(&["competition", "export", FILE, "--trf", "cup.trf"]);
    assert_eq!(code(&output), 0);
    assert!(text(&output.stderr).contains("Results are missing"), "{}", text(&output.stderr));
    // What the file tells and what a tournament file of it tells is the same.
    let own = done(&shell, &["rating", FILE, "--begun", "2026-11-23"]);
    let exported = done(&shell, &["rating", "cup.trf", "--begun", "2026-11-23"]);
    assert_eq!(own, exported);
    assert!(own.contains("P1") && own.lines().count() >= 5, "{own}");
}

#[test]
fn several_are_absent_or_withdraw_with_one_act() {
    let shell = event(6);
    done(&shell, &["absent", FILE, "2,3"]);
    let undone = done(&shell, &["undo", FILE]);
    assert!(undone.contains("Undone: 2 players play round 1"), "{undone}");
    let told = done(&shell, &["withdraw", FILE, "4,5,6", "--reason", "bus"]);
    assert!(told.contains("withdrawn from round 1 on (3 players): bus"), "{told}");
    assert!(told.contains("P4; P5; P6"), "{told}");
    done(&shell, &["undo", FILE]);
    let draft = done(&shell, &["pair", FILE]);
    assert!(draft.contains("P6"), "{draft}");
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let shell = event(4);
    let why = refused(&shell, &["publish", FILE]);
    assert!(why.contains("Round 1 is not paired"), "{why}");
    done(&shell, &["pair", FILE]);
    assert!(done(&shell, &["undo", FILE]).contains("Undone: pairing of round 1"));
    done(&shell, &["pair", FILE]);
    done(&shell, &["publish", FILE]);
    let before = done(&shell, &["rounds", FILE, "--json"]);
    for (line, part) in [
        (&["publish", FILE][..], "Round 2 is not paired"),
        (&["close", FILE], "the results of boards 1, 2 are missing"),
        (&["number", FILE, "--seed", "1", "--reason", "x"], "C.04.2 2.2"),
        (&["result", FILE, "9", "1"], "Nobody plays at board 9"),
        (&["enter", FILE, "--name", "Late"], "its table is fixed"),
    ] {
        let why = refused(&shell, line);
        assert!(why.contains(part), "{line:?}: {why}");
    }
    assert_eq!(done(&shell, &["rounds", FILE, "--json"]), before);
    let output = shell.run(&["competition", "result", FILE, "1", "2-0"]);
    assert_eq!(code(&output), 2, "{output:?}");
    done(&shell, &["result", FILE, "1", "½-0"]);
    done(&shell, &["result", FILE, "2", "-+"]);
    assert!(done(&shell, &["close", FILE]).contains("Round 1 closed"));
}

/// Asks something of the event, and kills the process once so many bytes were written beside the file,
/// or it has answered.
fn ask_and_kill(shell: &Shell, what: &Value, bytes: u64) {
    let line = json!({ "command": { "to": "contest", "what": what } });
    let mut process = shell.process();
    process.args(["play", FILE]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = process.stderr(Stdio::null()).spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("piped");
    let output = child.stdout.take().expect("piped");
    let answered = std::thread::spawn(move || BufReader::new(output).lines().next().is_some());
    writeln!(input, "{line}").expect("the program reads");
    let written =
        || std::fs::metadata(shell.path(&format!("{FILE}-wal"))).map_or(0, |beside| beside.len());
    while written() < bytes && !answered.is_finished() {
        std::thread::yield_now();
    }
    child.kill().expect("SIGKILL");
    child.wait().expect("it has died");
    let _ = answered.join();
}

/// The process is killed at several moments while it does something. Afterwards it is wholly done, or
/// nothing of it, which `is_done` says or else panics; both have happened.
fn killed_at(shell: &Shell, what: &Value, moments: &[u64], is_done: impl Fn(&Shell) -> bool) {
    let whole = std::fs::read(shell.path(FILE)).expect("read");
    let mut seen = BTreeSet::new();
    for pages in moments {
        put_back(shell, &whole);
        ask_and_kill(shell, what, pages * 4096);
        seen.insert(is_done(shell));
    }
    assert_eq!(seen.len(), 2, "one kill came before it, and one behind it: {what}");
    put_back(shell, &whole);
}

/// The file is again what it was.
fn put_back(shell: &Shell, whole: &[u8]) {
    std::fs::write(shell.path(FILE), whole).expect("written");
    // What this computer remembers of it went on meanwhile.
    let _ = std::fs::remove_file(shell.path("config/heads.ron"));
    for side in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(shell.path(&format!("{FILE}{side}")));
    }
}

const MOMENTS: [u64; 9] = [0, 1, 4, 8, 12, 16, 24, 32, u64::MAX / 4096];

#[test]
fn a_round_is_published_and_taken_back_wholly_or_not_at_all_whenever_the_program_is_killed() {
    let shell = event(40);
    done(&shell, &["pair", FILE]);
    let is_published = |shell: &Shell| {
        let rounds = data(shell, &["rounds", FILE, "--json"]);
        let boards = rounds[0]["boards"].as_array().expect("boards");
        let seated = boards.iter().filter(|board| !board["game"].is_null()).count();
        let is_published = rounds[0]["stage"] == "published";
        assert_eq!((boards.len(), seated), (20, if is_published { 20 } else { 0 }));
        is_published
    };
    let publish = json!({ "command": "publish", "round": 1 });
    killed_at(&shell, &publish, &MOMENTS, is_published);
    done(&shell, &["publish", FILE]);
    killed_at(&shell, &json!({ "command": "undo" }), &MOMENTS, is_published);
}

/// A result that is not rated ends the game at its board, and stands beside it: two entries.
#[test]
fn a_result_is_entered_wholly_or_not_at_all_whenever_the_program_is_killed() {
    let shell = event(4);
    done(&shell, &["pair", FILE]);
    done(&shell, &["publish", FILE]);
    let what = json!({ "command": "enter-result", "board": 1, "result": "white-wins-unrated" });
    killed_at(&shell, &what, &[0, 1, 2, 4, u64::MAX / 4096], |shell| {
        let board = &data(shell, &["rounds", FILE, "--json"])[0]["boards"][0];
        match board["result"].as_str() {
            None => assert!(board["shown"].is_null() && board["entered"] == json!([]), "{board}"),
            Some(sign) => assert_eq!((sign, &board["shown"]), ("1u", &json!("1")), "{board}"),
        }
        !board["result"].is_null()
    });
}

/// All that is left of a draw is one entry, with the numbers that follow.
#[test]
fn numbers_are_drawn_wholly_or_not_at_all_whenever_the_program_is_killed() {
    let shell = Shell::new();
    done(&shell, &["new", FILE, "--name", "Cup"]);
    let rows = (1..=24).map(|no| format!("P{no}\n")).collect::<String>();
    std::fs::write(shell.path("players.csv"), format!("Name\n{rows}")).expect("written");
    done(&shell, &["enter", FILE, "players.csv"]);
    done(&shell, &["draw", FILE, "--lot", "3", "--one", "--reason", "announced"]);
    let what = json!({ "command": "draw", "what": { "what": "rest", "seed": 5 } });
    killed_at(&shell, &what, &[0, 1, 2, 4, u64::MAX / 4096], |shell| {
        let told = data(shell, &["draw", FILE, "--json"]);
        let drawn = told["drawn"].as_array().expect("players");
        let numbers = drawn.iter().filter(|one| one["number"].is_u64()).count();
        let steps = told["steps"].as_array().map_or(0, Vec::len);
        assert!((numbers, steps) == (0, 1) || numbers == 24, "{numbers} numbers, {steps} steps");
        numbers == 24
    });
}

/// Three teams of three for two boards, by the command line.
fn team_event() -> Shell {
    let shell = Shell::new();
    done(&shell, &["new", FILE, "--name", "League", "--teams", "2"]);
    for team in ["A", "B", "C"] {
        let rows = (1..=3).map(|no| format!("{team}{no},{}\n", 2500 - no));
        let list = format!("Name,Rating\n{}", rows.collect::<String>());
        std::fs::write(shell.path("team.csv"), list).expect("written");
        done(&shell, &["enter", FILE, "team.csv", "--team", team, "--captain", "Somebody"]);
    }
    done(&shell, &["number", FILE, "--order", "1,2,3"]);
    shell
}

#[test]
fn a_league_of_teams_is_played_by_commands_with_line_ups_and_an_empty_board() {
    let shell = team_event();
    // Round 1: team 1 is free, 2 meets 3; the reserve of 3 plays.
    let draft = done(&shell, &["pair", FILE]);
    assert!(draft.contains("Match 2 B – 3 C: 0.0 : 0.0"), "{draft}");
    assert!(refused(&shell, &["line-up", FILE, "3", "3,1"]).contains("24.1"));
    assert!(refused(&shell, &["line-up", FILE, "1", "1,2"]).contains("no match"));
    let wrong = shell.run(&["competition", "line-up", FILE, "3", "1,4"]);
    assert_eq!(code(&wrong), 2, "{}", text(&wrong.stderr));
    done(&shell, &["line-up", FILE, "3", "-,3"]);
    let why = refused(&shell, &["publish", FILE]);
    assert!(why.contains("No line-up from 2 B") && why.contains("24.1"), "{why}");
    done(&shell, &["publish", FILE, "--basic-order"]);
    done(&shell, &["result", FILE, "2", "1"]);
    let rounds = data(&shell, &["rounds", FILE, "--json"]);
    let played = &rounds[0]["matches"][0];
    // B1 has nobody opposite; C3 has White at board 2 and wins.
    assert_eq!(played["points"], json!(["1.0", "1.0"]), "{rounds}");
    assert_eq!(played["line_ups"][1], json!({ "players": [null, 9], "source": "handed-in" }));
    assert_eq!(rounds[0]["boards"].as_array().map(Vec::len), Some(1));
    done(&shell, &["close", FILE]);
    done(&shell, &["withdraw", FILE, "3", "--team", "--reason", "flight"]);
    let draft = done(&shell, &["pair", FILE]);
    assert!(!draft.contains("3 C") && !draft.contains("Bye: C"), "{draft}");
    let back = ["withdraw", FILE, "3", "--team", "--return", "--reason", "another team"];
    let told = done(&shell, &back);
    assert!(told.contains("C: team plays again from round 2 on: another team"), "{told}");
    let draft = done(&shell, &["pair", FILE]);
    assert!(draft.contains("Bye: C"), "{draft}");
}

#[test]
fn a_tournament_file_of_teams_has_points_line_ups_and_free_rounds_and_its_standings_are_the_same() {
    let shell = team_event();
    done(&shell, &["pair", FILE]);
    done(&shell, &["line-up", FILE, "3", "-,3"]);
    done(&shell, &["publish", FILE, "--basic-order"]);
    assert!(refused(&shell, &["line-up", FILE, "2", "1,3"]).contains("published"));
    done(&shell, &["line-up", FILE, "2", "1,3", "--reason", "ill"]);
    done(&shell, &["result", FILE, "2", "1"]);
    done(&shell, &["close", FILE]);
    done(&shell, &["pair", FILE]);
    done(&shell, &["publish", FILE, "--basic-order"]);
    for board in ["1", "2"] {
        done(&shell, &["result", FILE, board, "="]);
    }
    done(&shell, &["export", FILE, "--trf", "league.trf"]);
    let trf = std::fs::read_to_string(shell.path("league.trf")).expect("there");
    for line in [
        "092 Team: Round-Robin",
        "352 WB",
        "300   1   2   3    4    6",
        "300   1   3   2 0000    9",
        "240 Z   1    1",
        "310   2 B                                                2.0    2.0   1     4    5    6",
    ] {
        assert!(trf.lines().any(|one| one.starts_with(line)), "{line} is not in {trf}");
    }
    let places = |of: &str| {
        let told = done(&shell, &["standings", of]);
        let lines = told.lines().filter(|line| line.trim_start().starts_with(['1', '2', '3']));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(places("league.trf"), places(FILE));
    let pgn = text(&shell.run(&["export", FILE]).stdout);
    let named = |tag: &str, team: &str| pgn.matches(&format!("[{tag} \"{team}\"]")).count();
    // Board 2 of round 1, both boards of round 2.
    let counts = ["WhiteTeam", "BlackTeam"].map(|tag| ["A", "B", "C"].map(|it| named(tag, it)));
    assert_eq!(counts, [[1, 1, 1], [1, 2, 0]], "{pgn}");
    for sheet in ["--line-ups", "--matches", "--pairings"] {
        let output =
            shell.run(&["print", FILE, sheet, "1", "--output", "paper.pdf", "--overwrite"]);
        assert_eq!(code(&output), 0, "{sheet}: {}", text(&output.stderr));
    }
    done(&shell, &["convert", "league.trf", "--to", "trf16", "old.trf"]);
    let old = std::fs::read_to_string(shell.path("old.trf")).expect("there");
    assert!(old.contains("013 A                                  1    2    3"), "{old}");
}

#[test]
fn teams_stand_by_match_points_and_are_entered_from_a_tournament_file() {
    let shell = team_event();
    for _ in 0..3 {
        done(&shell, &["pair", FILE]);
        done(&shell, &["publish", FILE]);
        let rounds = data(&shell, &["rounds", FILE, "--json"]);
        let boards = rounds.as_array().and_then(|all| all.last()?["boards"].as_array());
        for one in boards.expect("boards") {
            let (white, black) = (one["white"].as_u64(), one["black"].as_u64());
            let sign = if white < black { "1" } else { "0" };
            done(&shell, &["result", FILE, &one["board"].to_string(), sign]);
        }
        done(&shell, &["close", FILE]);
    }
    let standings = done(&shell, &["standings", FILE]);
    let places: Vec<&str> = standings.lines().skip(2).take(3).collect();
    for (line, team) in places.iter().zip(["A", "B", "C"]) {
        assert!(line.split_whitespace().any(|word| word == team), "{standings}");
    }
    done(&shell, &["export", FILE, "--trf", "league.trf"]);
    let second = Shell::new();
    let trf = std::fs::read(shell.path("league.trf")).expect("there");
    std::fs::write(second.path("league.trf"), trf).expect("written");
    done(&second, &["new", FILE, "--teams", "2"]);
    done(&second, &["enter", FILE, "league.trf"]);
    done(&second, &["number", FILE]);
    assert!(done(&second, &["pair", FILE]).contains("Match "));
}

#[test]
fn a_list_with_clubs_enters_teams_where_teams_play_and_one_without_says_what_is_missing() {
    let shell = Shell::new();
    done(&shell, &["new", FILE, "--teams", "2"]);
    let clubs = "Name,Club\nKostov,Vardar\nIlieva,Thames\nPetrov,Vardar\nSmith,Thames\nBerg,Elbe\nNovak,Elbe\n";
    std::fs::write(shell.path("clubs.csv"), clubs).expect("written");
    std::fs::write(shell.path("all.csv"), "Name\nKostov\n").expect("written");
    let output = shell.run(&["competition", "enter", FILE, "all.csv"]);
    let why = text(&output.stderr);
    assert!(code(&output) != 0 && why.contains("Kostov") && why.contains("--team"), "{why}");
    done(&shell, &["enter", FILE, "clubs.csv"]);
    done(&shell, &["number", FILE, "--order", "1,2,3"]);
    let draft = done(&shell, &["pair", FILE]);
    assert!(draft.contains("Match 2 Thames – 3 Elbe"), "{draft}");
    // Team 1 is free: it is named by its number.
    let output = shell.run(&["competition", "line-up", FILE, "1", "1,2"]);
    let why = text(&output.stderr);
    assert!(why.contains("1 Vardar has no match in round 1"), "{why}");
}

#[test]
fn every_command_of_an_event_answers_machines_in_json() {
    let shell = Shell::new();
    let made = data(&shell, &["new", FILE, "--name", "Cup", "--json"]);
    assert_eq!((&made["file"], &made["competition"]["name"]), (&json!(FILE), &json!("Cup")));
    std::fs::write(shell.path("players.csv"), "Name\nP1\nP2\nP3\nP4\n").expect("written");
    let entries = |line: &[&str]| {
        let told = data(&shell, &[line, &["--json"]].concat());
        let all = told.as_array().expect("entries").clone();
        assert!(!all.is_empty() && all.iter().all(|entry| entry["seq"].is_u64()), "{told}");
    };
    entries(&["enter", FILE, "players.csv"]);
    entries(&["enter", FILE, "--name", "P5"]);
    entries(&["number", FILE]);
    done(&shell, &["pair", FILE]);
    done(&shell, &["publish", FILE]);
    entries(&["result", FILE, "1", "1"]);
    entries(&["result", FILE, "2", "="]);
    entries(&["undo", FILE]);
    entries(&["result", FILE, "2", "="]);
    entries(&["close", FILE]);
    entries(&["withdraw", FILE, "5", "--reason", "ill"]);
    let trf = data(&shell, &["export", FILE, "--trf", "cup.trf", "--json"]);
    assert_eq!(trf["file"], "cup.trf");
    assert!(trf["missing"].is_array(), "{trf}");
    let other = data(&shell, &["convert", "cup.trf", "--to", "trf16", "old.trf", "--json"]);
    assert_eq!(other["file"], "old.trf");
    assert!(other["left_out"].is_array(), "{other}");
    let output = shell.run(&["competition", "convert", "cup.trf", "--to", "csv", "--json"]);
    assert_eq!(code(&output), 2, "the answer and the file would stand on one another");
}

#[test]
fn a_match_that_is_drawn_by_lot_answers_machines_too() {
    let shell = Shell::new();
    done(&shell, &["new", FILE, "--system", "knock-out", "--stages", "2"]);
    std::fs::write(shell.path("players.csv"), "Name\nP1\nP2\n").expect("written");
    done(&shell, &["enter", FILE, "players.csv"]);
    done(&shell, &["number", FILE]);
    for _ in 1..=2 {
        done(&shell, &["pair", FILE]);
        done(&shell, &["publish", FILE]);
        done(&shell, &["result", FILE, "1", "="]);
        done(&shell, &["close", FILE]);
    }
    let line = ["lot", FILE, "1", "--seed", "17", "--reason", "even", "--json"];
    assert!(data(&shell, &line)[0]["seq"].is_u64());
}

#[test]
fn an_event_has_the_regulations_that_the_window_can_give_it() {
    let shell = Shell::new();
    let made =
        |name: &str, line: &[&str]| data(&shell, &[&["new", name][..], line, &["--json"]].concat());
    let own = made("own.jadoube", &["--scoring", "2-1-0-½", "--withdrawal", "1970"]);
    let scoring = &own["regulations"]["scoring"];
    assert_eq!((&scoring["win"], &scoring["absence"]), (&json!(20), &json!(5)), "{own}");
    assert_eq!((&scoring["pairing_bye"], &scoring["unknown"]), (&json!(20), &json!(10)), "{own}");
    let usual = made("usual.jadoube", &["--scoring", "1-½-0"]);
    assert_eq!(usual["regulations"]["scoring"], made("u.jadoube", &[])["regulations"]["scoring"]);
    let withdrawal = |told: &serde_json::Value| told["regulations"]["withdrawal"].clone();
    assert_ne!(withdrawal(&own), withdrawal(&usual), "the rulings of 1970, the handbook");
    let double = ["--system", "double"];
    let tabled = made("tabled.jadoube", &[&double[..], &["--as-tabled"]].concat());
    assert_ne!(
        tabled["regulations"]["system"],
        made("d.jadoube", &double)["regulations"]["system"]
    );
    assert!(tabled["regulations"]["system"].to_string().contains("as-tabled"), "{tabled}");
    // The edition of the tie-breaks is that of the first day.
    let edition = |told: serde_json::Value| told["regulations"]["tie_break_edition"].clone();
    let old = made("old.jadoube", &["--date", "2024-09-01"]);
    assert_eq!(old["competition"]["date"], "2024-09-01");
    assert_eq!(edition(old), edition(made("2024.jadoube", &["--edition", "2024"])));
    assert_eq!(
        edition(made("new.jadoube", &["--date", "2026-11-24"])),
        edition(made("n.jadoube", &["--edition", "2026"]))
    );
    for wrong in [["--scoring", "1-1-0"], ["--scoring", "three"], ["--date", "2026-13-01"]] {
        let output = shell.run(&[&["competition", "new", "none.jadoube"][..], &wrong].concat());
        assert_eq!(code(&output), 2, "{wrong:?}");
    }
    assert!(!shell.path("none.jadoube").exists());
    let change = ["regulations", "own.jadoube", "--withdrawal", "2006", "--reason", "announced"];
    done(&shell, &change);
    let changed = data(&shell, &["regulations", "own.jadoube", "--json"]);
    assert_ne!(changed["withdrawal"], withdrawal(&own));
}
