//! `jadoube competition`, what pairs and checks without results: the real program, in text and JSON,
//! with its exit codes.

use std::process::{Command as Process, Output};

use serde_json::Value;
use tempfile::TempDir;

fn run(args: &[&str], files: &[(&str, &str)]) -> Output {
    let folder = TempDir::new().expect("a folder");
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("written");
    }
    let mut process = Process::new(env!("CARGO_BIN_EXE_jadoube"));
    process.current_dir(folder.path()).env("JADOUBE_CONFIG", folder.path().join("config"));
    process.env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
    process.arg("competition").args(args).output().expect("the program starts")
}

/// The exit code, and what is printed and complained of.
fn told(args: &[&str], files: &[(&str, &str)]) -> (Option<i32>, String) {
    let output = run(args, files);
    let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
    (output.status.code(), text.concat())
}

fn json(args: &[&str], files: &[(&str, &str)]) -> Value {
    let output = run(args, files);
    assert!(output.stderr.is_empty(), "{args:?}: {output:?}");
    serde_json::from_slice(&output.stdout).expect("one JSON value")
}

const PLAYERS: &str = "Alatortsev; URS\nBerg; SWE\nCruz; ESP\nDahl; NOR\nEvans; USA\nFuchs; GDR\n\
                       Gligoric; YUG\nHort; CSR\nIvkov; YUG\nJansa; CSR\nKeres; URS\nLombardy; USA\n";

#[expect(clippy::too_many_lines, reason = "a table of command lines")]
#[test]
fn what_is_printed_and_how_it_ends() {
    let table = ("table.txt", "1. 1:4 2:3\n2. 4:3 1:2\n3. 2:1 3:1\n");
    let results = ("results.txt", "1:2 2:2\n1:3 3:1\n2:3 3:1\n");
    let players = ("players.txt", PLAYERS);
    for (line, code, parts) in [
        (
            "draw berger 5",
            0,
            &["# Berger table for 5 players, 5 rounds (C.05 5.1)", "1. 2-5 3-4", "Bye: 1"][..],
        ),
        ("draw berger 4 --match-boards 4", 0, &["from board 1: W B W B"]),
        ("draw berger 4 --working", 0, &["the highest number 4 meets 1, who has White"]),
        ("draw berger 2", 1, &["needs at least 3 players"]),
        ("draw double 4", 0, &["2. 2-4 3-1", "3. 4-3 1-2", "C.06"]),
        ("draw double 4 --as-tabled", 0, &["2. 4-3 1-2", "3. 2-4 3-1"]),
        (
            "draw knockout 6 --third-place",
            0,
            &["1.1\t1\tbye", "1.2\t4\t5", "3.2\tloser of 2.1\tloser of 2.2\tthird place"],
        ),
        ("draw berger 4 --match-boards 2 --first-white all", 0, &["from board 1: W W"]),
        (
            "draw knockout 6 --won 1.2=5 --won 2.1=1",
            0,
            &["2.1\t1 (winner of 1.1)\t5 (winner of 1.2)", "3.1\t1 (winner of 2.1)"],
        ),
        ("draw knockout 6 --won 1.2=3", 1, &["3 does not play in match 1.2"]),
        ("draw knockout 6 --won 5", 2, &["not MATCH=PLAYER"]),
        ("draw knockout 1", 1, &["needs two players"]),
        ("draw varma players.txt", 0, &["Hort takes a large envelope: A, B, C, D"]),
        (
            "draw varma players.txt --numbers 3",
            0,
            &["3\tD\tCSR\tHort", "Jansa draws a number from envelope D: 11"],
        ),
        ("draw varma players.txt --numbers 3,4", 1, &["4 is not in envelope D"]),
        ("draw varma players.txt --seed 17", 0, &["By lot, seed 17"]),
        (
            "draw varma players.txt --seed 17 --tables 2006",
            1,
            &["6 and 12 of group C meet in round 11", "TR 2006 9(h)"],
        ),
        ("draw varma none.txt", 2, &["none.txt"]),
        (
            "check-table table.txt",
            1,
            &[
                "1 misprint",
                "Round 3, board 1: 2-1 must be 2-4",
                "Round 3: 1 is paired more than once, at boards 1, 2",
            ],
        ),
        ("check-table table.txt --own", 1, &["1 and 2 meet too often: rounds 2, 3"]),
        ("check-table players.txt", 2, &["Line 1, column 1: “Alatortsev;” is not a pairing"]),
        ("match == 11 1= 1", 0, &["won by the first player", "not rated (B.02 6.2): 1"]),
        ("match == --stages 2@90+30,a@W300-B240", 0, &["stage 2, game 1; White: the first player"]),
        ("match 1 --stages 24h@150/2", 0, &["stage 1, game 2; White: the first player"]),
        ("match 3", 2, &["“3” is not a result"]),
        (
            "olympiad plan 60",
            0,
            &[
                "prints a final F of 12 teams",
                "Final E: 12 teams, from the groups 2 2 2 2 2 2",
                "Group 1: 1 12 13",
            ],
        ),
        ("olympiad plan 60", 0, &["from board 1: W B W B", "26 days"]),
        (
            "olympiad entry players.txt --captain Tal",
            1,
            &["The list has 12 players; it must have 4 to 6"],
        ),
        ("olympiad entry pair.txt --women --captain Tal", 0, &["1\tAna", "2\tEva"]),
        ("olympiad extra-team b 9 --against 3", 0, &["may enter a second team"]),
        (
            "olympiad extra-team B 9 --against 4",
            1,
            &["More than a third of the group objects: 4 of 9"],
        ),
        ("olympiad extra-team C 5 --women --against 5", 0, &["shall enter"]),
        ("olympiad plan 43", 0, &["Swiss system, 12 rounds"]),
        ("olympiad plan 20", 0, &["One group of 20 teams"]),
        ("olympiad plan 73", 1, &["ends at 72 teams"]),
        (
            "olympiad plan 15 --women --start 1972-09-18",
            0,
            &["Group 2: 2 3 6 7", "1972-06-18\tEntries"],
        ),
        ("olympiad plan 24 --exchange 1 6", 0, &["Group 1: 6 1 7"]),
        (
            "olympiad line-up 1 3 4 6 --players 6",
            0,
            &["1 3 4 6", "handed in in time (Ol. 1972 24.1)", "Posted 45 minutes"],
        ),
        ("olympiad line-up 1 3 4 6 --players 6 --before 59", 0, &["1 2 3 4", "basic order"]),
        ("olympiad line-up 3 1 4 6 --players 6", 1, &["3 at board 1 must not sit above 1"]),
        (
            "olympiad ranking results.txt --working",
            0,
            &["1\t1\t5.0\t1.5", "against 3: 2.0 × share of 3.0 = 1.50"],
        ),
        ("olympiad ranking results.txt --title", 0, &["1 2 must play for the title"]),
        ("olympiad rehearse 72 --seed 5", 0, &["Final F: 12 teams"]),
        ("olympiad rehearse 16 --women", 0, &["Final B: 8 teams, from the groups 4 4"]),
    ] {
        let args: Vec<&str> = line.split(' ').collect();
        let (ended, text) = told(&args, &[table, results, players, ("pair.txt", "Ana\nEva\n")]);
        assert_eq!(ended, Some(code), "{line}: {text}");
        for part in parts {
            assert!(text.contains(part), "{line}: no “{part}” in\n{text}");
        }
        assert!(!text.contains("panicked") && !text.contains('⟦'), "{line}: {text}");
    }
}

#[test]
fn a_draw_by_lot_is_repeated_by_its_seed_and_keeps_compatriots_apart() {
    let files = [("players.txt", PLAYERS)];
    let draw = json(&["draw", "varma", "players.txt", "--seed", "1972", "--json"], &files);
    assert_eq!(draw, json(&["draw", "varma", "players.txt", "--seed", "1972", "--json"], &files));
    assert_ne!(draw, json(&["draw", "varma", "players.txt", "--seed", "1973", "--json"], &files));
    let drawn = draw["drawn"].as_array().expect("a list");
    let table = json(&["draw", "berger", "12", "--json"], &[]);
    let number = |one: &Value| one["number"].as_u64().expect("a number");
    let federation = |seat: &Value| {
        let of = drawn.iter().find(|one| Some(number(one)) == seat.as_u64());
        of.expect("somebody has drawn it")["federation"].clone()
    };
    let rounds = table["rounds"].as_array().expect("a list");
    for round in &rounds[8..] {
        for pairing in round["pairings"].as_array().expect("a list") {
            let (white, black) = (&pairing["white"], &pairing["black"]);
            assert_ne!(federation(white), federation(black), "{pairing}");
        }
    }
    // Twelve numbers, and an envelope for each of the eight federations.
    assert_eq!(draw["steps"].as_array().map(Vec::len), Some(12 + 8));
}

#[test]
fn the_misprints_of_a_typed_table_are_values_for_machines() {
    let printed = include_str!("../vectors/competitions/berger_1980_printed.txt");
    let mut misprints = 0;
    for table in printed.split("\n# ").skip(2) {
        let table = format!("# {table}");
        let found = json(&["check-table", "table.txt", "--json"], &[("table.txt", &table)]);
        misprints += found["misprints"].as_array().map_or(0, Vec::len);
    }
    assert_eq!(misprints, 35);
    let own = "1:2 3:4\n1:3 2:4\n1:4 2:3\n";
    let teams = ("teams.txt", "1 2\n3, 4\n");
    let args = ["check-table", "-", "--own"];
    let (code, text) = told(&args, &[]);
    assert_eq!(code, Some(2), "nothing is typed: {text}");
    let args = ["check-table", "own.txt", "--own", "--teams", "teams.txt", "--json"];
    let found = json(&args, &[("own.txt", own), teams]);
    let what: Vec<&str> = found["findings"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["what"].as_str())
        .collect();
    let wanted = [
        "same-team",
        "same-team",
        "colour-in-a-row",
        "colour-in-a-row",
        "colour-difference",
        "colour-difference",
    ];
    assert_eq!(what, wanted);
}

#[test]
fn who_leaves_early_is_struck_from_the_standing_and_stays_on_record() {
    let file = include_str!("../vectors/competitions/roundrobin/rr-v3-10.trf");
    // The first five rounds, or four: of nine games five are half and more.
    let until = |rounds: usize| -> String {
        let cut = |line: &str| -> String {
            let signs = if line.starts_with("001") { 91 + 10 * rounds - 2 } else { line.len() };
            line.chars().take(signs).collect()
        };
        file.lines().map(|line| cut(line) + "\r\n").collect()
    };
    for (rounds, rules, counts, marks) in [
        (4, "1970", false, "–/–"),
        (4, "2006", false, "–/+"),
        (5, "1970", true, "0/1"),
        (5, "handbook", true, "–/+"),
    ] {
        let left = format!("5@{}", rounds + 1);
        let cut = until(rounds);
        let files = [("rr.trf", cut.as_str())];
        let args = ["withdrawal", "rr.trf", left.as_str(), "--rules", rules];
        let (code, text) = told(&args, &files);
        assert_eq!(code, Some(0), "{text}");
        assert!(text.contains(&format!("5 completed {rounds} of 9")), "{text}");
        assert!(text.contains(marks), "{text}");
        assert_eq!(text.contains("everything counts"), counts, "{text}");
        let told = json(&[&args[..], &["--json"]].concat(), &files);
        let fate = if counts { "counted" } else { "record-only" };
        assert_eq!(told["withdrawn"][0]["decision"]["fate"], fate);
        let of_five = &told["points"][4];
        assert_eq!(of_five["standing"] == "0.0", !counts, "{of_five}");
        assert_ne!(of_five["record"], "0.0");
    }
    let files = [("rr.trf", file)];
    let (code, text) = told(&["withdrawal", "rr.trf", "5"], &files);
    assert_eq!(code, Some(2), "{text}");
    let (code, text) = told(&["withdrawal", "rr.trf", "11@3"], &files);
    assert_eq!(code, Some(1), "{text}");
}

#[test]
fn everything_is_told_in_all_languages() {
    let players = ("players.txt", PLAYERS);
    for (lang, parts) in [
        ("de", ["gezogen", "Bergertabelle", "Runde 11"]),
        ("mk", ["извлечен", "Бергерова табела", "коло 11"]),
    ] {
        for (line, part) in [
            ("draw varma players.txt --numbers 3,3", parts[0]),
            ("draw berger 6 --working", parts[1]),
            ("draw varma players.txt --tables 2006", parts[2]),
        ] {
            let args: Vec<&str> = line.split(' ').chain(["--lang", lang]).collect();
            let (_, text) = told(&args, &[players]);
            assert!(text.contains(part), "{line}: no “{part}” in {text}");
        }
    }
}
