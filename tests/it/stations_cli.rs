//! Boards handed over and files compared on the command line.

use jadoube_core::competition::command::Command as Contest;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::member::Role;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_desk::cycle::Cycle;
use jadoube_desk::station::Station as Desk;
use jadoube_journal::fresh;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::{BoardNo, CommandKey, Role as Who};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::cli::{Shell, code, text};

fn shared() -> Shell {
    let shell = Shell::with_hall();
    let (station, name) = (StationId(PublicKey([7; 32])), "Hall B".to_owned());
    let role = Role::SectorArbiter;
    let lines = [
        Asked::Begin { name: "Chief".into() },
        Asked::Admit { station, name, role, boards: Vec::new() },
    ];
    let lines = lines.map(|what| json!({"command": Command::Stations { what }}).to_string());
    let (done, answers) = shell.play(&lines);
    assert_eq!(code(&done), 0, "{answers:?}");
    shell
}

#[test]
fn boards_are_handed_over_on_the_command_line_with_the_refusals_of_the_window() {
    let shell = shared();
    let run = |line: &str| {
        let args = ["stations", "hall.jadoube"].into_iter().chain(line.split(' '));
        let output = shell.run(&args.collect::<Vec<_>>());
        let told = text(&output.stdout) + &text(&output.stderr);
        assert!(!told.contains('⟦') && !told.contains("panicked"), "{told}");
        (code(&output), told)
    };
    let (done, told) = run("give B 1 2");
    assert!(done == 0 && told.contains("Hall B"), "{told}");
    assert_eq!(run("give B 1").0, 1, "given already");
    assert_eq!(run("give Z 1").0, 1, "nobody has that letter");
    assert_eq!(run("take 1").0, 1, "not given to this one");
    assert_eq!(run("settle 1 B aside --reason seen").0, 1, "no such difference");
    assert_eq!(run("take-over 1 --reason back").0, 0);
    assert_eq!(run("give B chief").0, 0);
    assert_eq!(run("give B chief").0, 1, "given already");
    assert_eq!(run("give B first").0, 2, "no post");
    assert_eq!(run("take-over 2").0, 2, "a reason is needed");
    let (done, told) = run("--json");
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert_eq!((done, &told["stations"][1]["letter"]), (0, &json!("B")));
    let taken = &told["taken_over"][0];
    assert_eq!((&taken["posts"], &taken["reason"]), (&json!("board 1"), &json!("back")), "{told}");
    let told = text(&shell.run(&["stations", "hall.jadoube"]).stdout);
    assert!(told.contains("Taken over 20") && told.contains(": board 1 (back)"), "{told}");
    for lang in ["en", "de", "mk"] {
        for what in ["give", "take", "take-over", "settle"] {
            let output = shell.run(&["--lang", lang, "stations", "hall.jadoube", what, "--help"]);
            let told = text(&output.stdout);
            assert!(code(&output) == 0 && !told.contains('⟦'), "{told}");
        }
    }
}

#[test]
fn two_records_are_settled_part_by_part_on_the_command_line() {
    let (folder, file, config) = crate::stations_window::differing_file();
    let run = |line: &str| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .env("JADOUBE_CONFIG", &config)
            .args(["--lang", "en", "stations"])
            .arg(&file)
            .args(line.split_terminator(' '))
            .output()
            .expect("runs");
        let told = text(&output.stdout) + &text(&output.stderr);
        assert!(!told.contains('⟦') && !told.contains("panicked"), "{told}");
        (code(&output), told)
    };
    let parts = "settle 1 B parts --moves aside --clock last-move";
    let rows = || jadoube_desk::library::read(&file).expect("read").entries;
    let before = rows();
    let (done, told) = run(&format!("{parts} --preview"));
    assert!(done == 0 && told.contains("1.d4") && told.contains("Taken back"), "{told}");
    let (done, told) = run(&format!("--json {parts} --preview"));
    // What is told beside it stands on standard error, behind.
    let told = told.lines().next().unwrap_or_default();
    let told: Value = serde_json::from_str(told).unwrap_or_else(|why| panic!("{why}: {told}"));
    assert_eq!((done, &told["moves"], &told["common"]), (0, &json!(["d4"]), &json!(0)), "{told}");
    assert_eq!(run(&format!("{parts} --upto 9 --preview")).0, 2, "no such move");
    assert_eq!(run("settle 1 Z parts --preview").0, 1, "nobody has that letter");
    let (done, told) = run("settle 1 B aside --preview");
    assert!(done == 0 && told.contains("the one put aside counts"), "without a reason: {told}");
    assert!(told.contains("No longer in force: Move 1.e4"), "{told}");
    let (done, told) = run("settle 1 B in-force --preview");
    assert!(done == 0 && !told.contains("No longer in force"), "{told}");
    assert_eq!(rows(), before, "a preview only reads");
    assert_eq!(run(parts).0, 2, "a reason is needed");
    assert_eq!(run(&format!("{parts} --incident B-9 --reason seen")).0, 1, "no such incident");
    let (done, told) = run("");
    assert!(done == 0 && told.contains("are not in force"), "nothing was recorded: {told}");
    let (done, told) = run(&format!("{parts} --upto 1 --reason seen"));
    assert!(done == 0 && told.contains("settled part by part (seen)"), "{told}");
    let (done, told) = run("");
    assert!(done == 0 && !told.contains("are not in force"), "{told}");
    assert_eq!(run(&format!("{parts} --reason seen")).0, 1, "settled already");
    drop(folder);
}

#[test]
fn what_is_not_in_force_is_marked_in_the_log_and_told_when_it_is_dropped() {
    let (folder, file, config) = crate::stations_window::differing_file();
    let run = |before: &[&str], after: &[&str]| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_jadoube"))
            .env("JADOUBE_CONFIG", &config)
            .args(["--lang", "en"])
            .args(before)
            .arg(&file)
            .args(after)
            .output()
            .expect("runs");
        assert_eq!(code(&output), 0, "{output:?}");
        text(&output.stdout)
    };
    let is_marked = |square: &str| {
        let told = run(&["log"], &[]);
        let line = told.lines().find(|line| line.contains("Move ") && line.contains(square));
        line.unwrap_or_else(|| panic!("{told}")).contains("not in force: another record counts")
    };
    assert_eq!((is_marked("e4"), is_marked("d4")), (false, true));
    let told = run(&["stations"], &["settle", "1", "B", "aside", "--reason", "seen"]);
    assert!(told.contains("No longer in force: Move 1.e4"), "{told}");
    assert_eq!((is_marked("e4"), is_marked("d4")), (true, false));
    drop(folder);
}

#[test]
fn lost_time_is_asked_about_only_where_the_board_is_kept() {
    let shell = Shell::with_hall();
    let own = |folder: &str| Desk::in_folder(folder, &shell.path(folder));
    let key = |folder: &str| own(folder).signer().expect("a key").expect("a key").public();
    let record = |cycle: &mut Cycle, command: Command| {
        cycle.submit(&command, Who::Arbiter, CommandKey(fresh::id())).expect("recorded");
    };
    let bring = |from: &Cycle, to: &mut Cycle| {
        for delivery in from.since(&to.heads().expect("heads"), 100).expect("rows") {
            to.take(&delivery).expect("taken");
        }
    };
    let (hall, file) = (shell.path("hall.jadoube"), shell.path("b.jadoube"));
    let mut chief = Cycle::open(&hall, own("config")).expect("opened").0;
    chief.share("Chief").expect("shared");
    let competition = chief.record_state().competition;
    let mut other = Cycle::join(&file, own("B"), competition, key("config")).expect("joined");
    let (station, role, board) = (StationId(key("B")), Role::SectorArbiter, BoardNo(2));
    let what = Asked::Admit { station, name: "Hall B".into(), role, boards: vec![board] };
    record(&mut chief, Command::Stations { what });
    bring(&chief, &mut other);
    let what = Asked::Take { posts: vec![Post::Board(board)], ahead: Default::default() };
    record(&mut other, Command::Stations { what });
    record(&mut other, Command::Game { board, what: GameCommand::Start });
    // Its program ends while the clock runs, and is started again.
    drop(other);
    let other = Cycle::open(&file, own("B")).expect("opened").0;
    bring(&other, &mut chief);
    let asks = chief.hall().game(board).is_some_and(|game| game.lost_time.is_some());
    assert!(asks, "the other station is asked");
    drop(chief);
    let opened = shell.run(&["play", "hall.jadoube"]);
    let told = text(&opened.stderr);
    for boards in ["Board 2", "Boards 1, 2"] {
        assert!(!told.contains(&format!("{boards}: it has not been answered yet")), "{told}");
    }
}

#[test]
fn files_are_compared_on_the_command_line() {
    let shell = shared();
    std::fs::copy(shell.path("hall.jadoube"), shell.path("copy.jadoube")).expect("copied");
    let both = shell.run(&["stations", "hall.jadoube", "copy.jadoube"]);
    assert_eq!((code(&both), text(&both.stdout).trim()), (0, "2 files agree"));
    assert_eq!(code(&shell.run(&["new", "other.jadoube"])), 0);
    let other = shell.run(&["stations", "hall.jadoube", "other.jadoube", "--json"]);
    let told: Value = serde_json::from_str(&text(&other.stdout)).expect("JSON");
    assert_eq!((code(&other), &told["agree"]), (1, &json!(false)));
    assert_eq!(told["findings"].as_array().map(Vec::len), Some(1), "{told}");
    let two = shell.run(&["stations", "hall.jadoube", "copy.jadoube", "take", "1"]);
    assert_eq!(code(&two), 2, "one file at a time");
    // One goes on; the copy has not come as far.
    let (station, name) = (StationId(PublicKey([8; 32])), "Hall C".to_owned());
    let role = Role::SectorArbiter;
    let what = Asked::Admit { station, name, role, boards: Vec::new() };
    let line = json!({"command": Command::Stations { what }}).to_string();
    let (done, answers) = shell.play(&[line]);
    assert_eq!(code(&done), 0, "{answers:?}");
    let both = shell.run(&["stations", "hall.jadoube", "copy.jadoube"]);
    let told = text(&both.stdout);
    let head = "2 files agree as far as each goes; not all go equally far";
    assert_eq!((code(&both), told.lines().next()), (0, Some(head)), "{told}");
    assert!(told.contains("copy.jadoube lacks "), "{told}");
}

#[test]
fn what_was_saved_without_own_entries_is_neither_recorded_in_nor_shared_again() {
    let shell = shared();
    let file = Connection::open(shell.path("hall.jadoube")).expect("opens");
    let change = "DROP TRIGGER event_update;
                  UPDATE event SET payload = '{}' WHERE seq = (SELECT max(seq) FROM event)";
    file.execute_batch(change).expect("changed");
    drop(file);
    assert_eq!(code(&shell.run(&["salvage", "hall.jadoube", "saved.jadoube"])), 1);
    for line in [
        &["serve", "saved.jadoube", "--listen", "127.0.0.1:0"][..],
        &["serve", "saved.jadoube", "--beside"],
    ] {
        let refused = shell.run(&[line, &["--go-on-in-this"]].concat());
        let told = text(&refused.stdout) + &text(&refused.stderr);
        assert_eq!(code(&refused), 1, "{line:?}: {told}");
        assert!(told.contains("not every entry of this station is in it"), "{line:?}: {told}");
        assert!(told.contains("join there with a code into a new file"), "{line:?}: {told}");
        assert!(!told.contains("has no key"), "{line:?}: {told}");
    }
}

/// A file of a chief that has rows of a second station.
fn of_two(shell: &Shell, name: &str) {
    let own = |name: &str| Desk::in_folder(name, &shell.path(name));
    let key = |name: &str| own(name).signer().expect("a key").expect("a key").public();
    let record = |cycle: &mut Cycle, what: Asked| {
        let command = Command::Stations { what };
        cycle.submit(&command, Who::Arbiter, CommandKey(fresh::id())).expect("recorded");
    };
    let mut chief = Cycle::create(&shell.path(name), own("A")).expect("made");
    chief.share("Chief").expect("shared");
    let competition = chief.record_state().competition;
    let other = Cycle::join(&shell.path("b.jadoube"), own("B"), competition, key("A"));
    let mut other = other.expect("joined");
    let (station, role) = (StationId(key("B")), Role::SectorArbiter);
    let boards = vec![BoardNo(1)];
    record(&mut chief, Asked::Admit { station, name: "Hall B".into(), role, boards });
    for delivery in chief.since(&other.heads().expect("heads"), 100).expect("rows") {
        other.take(&delivery).expect("taken");
    }
    let posts = vec![Post::Board(BoardNo(1))];
    record(&mut other, Asked::Take { posts, ahead: Default::default() });
    for delivery in other.since(&chief.heads().expect("heads"), 100).expect("rows") {
        chief.take(&delivery).expect("taken");
    }
}

#[test]
fn what_a_station_asked_for_and_was_turned_down_is_listed_with_who_and_why() {
    let shell = Shell::with_hall();
    of_two(&shell, "two.jadoube");
    let open = |file: &str, folder: &str| {
        let own = Desk::in_folder(folder, &shell.path(folder));
        Cycle::open(&shell.path(file), own).expect("opened").0
    };
    let (mut chief, mut other) = (open("two.jadoube", "A"), open("b.jadoube", "B"));
    let (board, result, reason) = (BoardNo(77), PairingResult::Draw, String::new());
    let what = Contest::EnterResult { round: None, board, result, reason };
    let command = Command::Contest { what };
    other.submit(&command, Who::Arbiter, CommandKey(fresh::id())).expect("asked");
    for delivery in other.since(&chief.heads().expect("heads"), 100).expect("rows") {
        chief.take(&delivery).expect("taken");
    }
    drop(chief);
    let told = shell.run(&["stations", "two.jadoube", "--json"]);
    let told: Value = serde_json::from_str(&text(&told.stdout)).expect("JSON");
    let one = &told["refused"][0];
    assert_eq!((&one["from"], &one["by"]), (&json!("Hall B"), &json!("Chief")), "{told}");
    let said = |field: &str| one[field].as_str().unwrap_or_default().to_owned();
    assert!(said("time").starts_with("20") && said("what").contains("77"), "{told}");
    assert!(!said("reason").is_empty(), "{told}");
    let told = text(&shell.run(&["stations", "two.jadoube"]).stdout);
    let line = format!("Asked by Hall B, turned down by Chief: {}", said("what"));
    assert!(told.contains(&line) && told.contains(&said("reason")), "{told}");
}

#[test]
fn of_a_damaged_file_all_that_stands_of_other_stations_is_counted_named_and_saved() {
    let shell = Shell::with_hall();
    of_two(&shell, "two.jadoube");
    let sound = shell.run(&["verify", "two.jadoube", "--json"]);
    let told: Value = serde_json::from_str(&text(&sound.stdout)).expect("JSON");
    assert!(told["all_rows"].as_u64() > told["rows"].as_u64(), "{told}");
    let sound = text(&shell.run(&["verify", "two.jadoube"]).stdout);
    assert!(sound.contains("rows of other stations"), "{sound}");

    let file = Connection::open(shell.path("two.jadoube")).expect("opens");
    let change = "DROP TRIGGER strand_event_update; UPDATE strand_event SET payload = '{}'";
    file.execute_batch(change).expect("changed");
    drop(file);
    let damaged = shell.run(&["stations", "two.jadoube"]);
    let told = text(&damaged.stdout);
    assert!(code(&damaged) == 1 && !told.contains("One station"), "{told}");
    let saved = shell.run(&["salvage", "two.jadoube", "saved.jadoube"]);
    let told = text(&saved.stdout) + &text(&saved.stderr);
    assert!(code(&saved) == 1 && told.contains("of the station Hall B were left out"), "{told}");
    let whole = shell.run(&["stations", "saved.jadoube"]);
    let told = text(&whole.stdout);
    assert!(code(&whole) == 0 && told.contains("Hall B"), "at once: {told}");
}

#[test]
fn who_serves_without_the_server_s_program_is_told_how_to_install_it() {
    let shell = Shell::with_hall();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", shell.path("config"))
        .env("JADOUBE_NATS_SERVER", shell.path("none"))
        .args(["--lang", "en", "serve"])
        .arg(shell.path("hall.jadoube"))
        .args(["--name", "Chief"])
        .stdin(std::process::Stdio::null())
        .output()
        .expect("runs");
    let told = text(&output.stderr);
    assert_eq!(code(&output), 1, "{told}");
    assert!(told.contains("sudo apt install nats-server"), "{told}");
    let log = text(&shell.run(&["log", "hall.jadoube", "--json"]).stdout);
    assert!(!log.contains("\"event\":\"begun\""), "nothing was recorded: {log}");
}
