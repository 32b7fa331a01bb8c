//! Standings from tournament files on the command line.

use serde_json::{Value, json};

use crate::cli::{Shell, code, text};

const SWISS: &str = "tec/tec-swiss";

fn run(file: &str, more: &[&str]) -> std::process::Output {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/competitions");
    let path = format!("{root}/{file}.trf");
    let args = ["competition", "standings", &path].into_iter().chain(more.iter().copied());
    Shell::new().run(&args.collect::<Vec<_>>())
}

fn printed(file: &str, more: &[&str]) -> String {
    let output = run(file, more);
    assert_eq!(code(&output), 0, "{more:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn data(file: &str, more: &[&str]) -> Value {
    serde_json::from_str(&printed(file, &[more, &["--json"]].concat())).expect("one JSON object")
}

#[test]
fn a_standing_is_a_table_with_its_tie_breaks() {
    let list = ["--tie-breaks", "BH/C1,SB,DE"];
    let table = printed(SWISS, &[&list[..], &["--edition", "2026"]].concat());
    let mut lines = table.lines();
    assert_eq!(lines.next(), Some("Standings after round 5, by C.07 from March 2026"));
    assert_eq!(lines.next(), Some("Place  No.  Name  PTS  BH/C1     SB  DE"));
    assert_eq!(lines.next(), Some("    1    2  P2    4.0   12.0   9.50"));
    assert_eq!(lines.count(), 15, "{table}");
    // By its first day the tournament is of 2024: C.07 of then.
    assert!(
        printed(SWISS, &list).starts_with("Standings after round 5, by C.07 from September 2023")
    );
    assert!(printed(SWISS, &["--after", "2"]).starts_with("Standings after round 2, "));
}

#[test]
fn ties_that_are_left_are_told_until_lots_are_drawn() {
    let table = printed(SWISS, &["--after", "0"]);
    assert!(table.contains("No tie-breaks are named"), "{table}");
    assert!(table.contains("Place 1 is shared by 1, 2, 3,"), "{table}");
    assert!(table.contains("A remaining tie is decided by lot"), "{table}");
    let last: Vec<String> = (1..=16).rev().map(|number| number.to_string()).collect();
    let drawn = data(SWISS, &["--after", "0", "--lots", &last.join(",")]);
    assert_eq!(drawn["lines"][0]["number"], 16);
    assert_eq!(drawn["lines"][1]["decided_by"], "lots");
}

#[test]
fn the_working_of_a_value_names_round_opponent_and_article() {
    let list = ["--edition", "2026", "--tie-breaks", "SB/C1", "--working", "4"];
    let told = printed(SWISS, &list);
    for line in [
        "No. 4 P4: place ",
        "SB/C1 = 7.75: Sonneborn-Berger (C.07 9.1). The sum of:",
        "  Round 2 · 2.5 × 0.5 = 1.25: round without a game: a dummy with at most the points of a draw in every round (C.07 16.4.2)\n",
        "  Round 3 · against 13 P13 · 1.5 × 1 = 1.5: the opponent’s score (C.07 9.1) · left out: the least significant value (C.07 14.1)\n",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    let told = data(SWISS, &list);
    let working = &told["values"][1]["working"];
    assert_eq!(told["values"][1]["code"], "SB/C1");
    assert_eq!(working["value"], json!({ "number": "7.75" }));
    assert_eq!(working["terms"][2]["cut"], "lowest");
}

#[test]
fn both_readings_are_shown() {
    let table = printed("dutch/g_byes-01", &["--tie-breaks", "STD"]);
    assert!(table.contains("* No. 10, STD: also read as 2.5."), "{table}");
    let data = data("dutch/g_byes-01", &["--tie-breaks", "STD"]);
    let lines = data["lines"].as_array().expect("lines");
    let line = lines.iter().find(|line| line["number"] == 10).expect("number 10");
    assert_eq!(line["values"][1]["value"], "3.0");
    assert_eq!(line["values"][1]["reading"]["value"], "2.5");
    assert_eq!(line["values"][1]["reading"]["article"], "C.07 7.7");
}

#[test]
fn teams_are_ranked_by_their_matches_and_round_robins_without_buchholz() {
    let teams = data("team/team-v1", &[]);
    assert_eq!(teams["list"], json!(["PTS", "MPvGP", "EDE", "EMGSB", "BH:MP"]));
    assert_eq!(teams["lines"][0]["name"], "Team 1");
    let table = printed("roundrobin/rr-v1-6", &["--tie-breaks", "BH"]);
    assert!(table.contains("BH breaks no tie: it must not be used in round robins (C.07 8)"));
}

#[test]
fn what_cannot_be_answered_is_unusable_and_says_why() {
    for (args, why) in [
        (["--tie-breaks", "BHX"], "BHX is not a tie-break that the program knows (C.07)."),
        (["--edition", "2025"], "There are no regulations of 2025."),
        (["--after", "9"], "Round 9 has no results: the file ends with round 5"),
        (["--working", "77"], "Nobody has the number 77"),
    ] {
        let output = run(SWISS, &args);
        assert_eq!(code(&output), 2, "{args:?}");
        assert!(text(&output.stderr).contains(why), "{args:?}: {}", text(&output.stderr));
    }
    assert_eq!(code(&run("tec/nowhere", &[])), 2);
}

#[test]
fn every_language_has_the_words_of_table_and_working() {
    for (lang, title, unused) in [
        ("de", "Rangliste nach Runde 5", "ARO trennt niemanden"),
        ("mk", "Табела по 5. коло", "ARO никого не раздвојува"),
    ] {
        let list = ["--lang", lang, "--edition", "2026", "--tie-breaks", "BH/C1,SB,DE,TPR,STD,PTP"];
        let table = printed(SWISS, &list);
        let working = printed(SWISS, &[&list[..], &["--working", "4"]].concat());
        assert!(table.starts_with(title) && working.starts_with(title), "{table}");
        assert!(!table.contains('⟦') && !working.contains('⟦'), "{table}{working}");
        let teams = printed("team/team-v2", &["--lang", lang, "--tie-breaks", "ARO,EDEBT,BC,SSSC"]);
        assert!(teams.contains(unused) && !teams.contains('⟦'), "{teams}");
    }
}
