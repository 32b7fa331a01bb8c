//! `jadoube rule`: what it prints, and that every kind of case can be written from what
//! `--topics` says, and is ruled on by every edition and for every kind of play.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn jadoube(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(args)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

const UNPROMOTED: &str = r#"(
    game: (fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1", moves: ""),
    case: "illegal-move", by: "white", completed: true, standing: "P7/7k/8/8/8/8/8/K7",
)"#;

#[test]
fn a_ruling_is_told_as_data_with_its_articles() {
    let output = jadoube(&["rule", "--edition", "2018", "--json", "-"], UNPROMOTED);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let told: Value = serde_json::from_str(&out(&output)).unwrap();
    assert_eq!(told["edition"], "2018");
    let cited: Vec<&str> =
        told["citations"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(cited.contains(&"7.5.2") && cited.contains(&"7.5.5"), "{cited:?}");
    let remedies = told["remedies"].as_array().unwrap();
    let briefs: Vec<&str> = remedies.iter().filter_map(|step| step["brief"].as_str()).collect();
    assert!(briefs.contains(&"black+2:00") && briefs.contains(&"play a7a8q"), "{briefs:?}");
    assert!(remedies.iter().all(|step| !step["text"].as_str().unwrap().is_empty()));
    assert_eq!(told["assumed"], serde_json::json!([]));
}

#[test]
fn what_is_assumed_says_from_which_edition() {
    let args = ["rule", "--edition", "2005", "--kind", "rapid", "--json", "-"];
    let output = jadoube(&args, UNPROMOTED);
    let told: Value = serde_json::from_str(&out(&output)).unwrap();
    let assumed = told["assumed"].as_array().unwrap();
    assert!(!assumed.is_empty(), "{told}");
    assert!(assumed.iter().any(|one| one["from"] == "2001"), "{assumed:?}");
}

#[test]
fn the_kind_of_play_and_all_editions_can_be_asked_for() {
    let args = ["rule", "--edition", "all", "--kind", "blitz", "--brief", "-"];
    let told = out(&jadoube(&args, UNPROMOTED));
    assert_eq!(told.lines().count(), 10, "{told}");
    let of = |id: &str| told.lines().find(|line| line.starts_with(id)).unwrap().to_owned();
    assert!(of("2018").contains("black+1:00"), "{told}");
    assert!(of("2014").contains("end "), "{told}");
}

#[test]
fn a_competitions_own_rules_are_named_on_the_ruling_that_they_change() {
    let rules = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/laws/overlays/liga.ron");
    let late = r#"(case: "late-arrival", side: "white", late: 600000)"#;
    let plain = jadoube(&["rule", "--edition", "2023", "--brief", "-"], late);
    let changed = jadoube(&["rule", "--rules", rules, "--json", "-"], late);
    assert_eq!(changed.status.code(), Some(0), "{changed:?}");
    let told: Value = serde_json::from_str(&out(&changed)).unwrap();
    assert!(!told["changed_by"].as_array().unwrap().is_empty(), "{told}");
    let briefs: Vec<&str> = told["remedies"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|step| step["brief"].as_str())
        .collect();
    assert!(!out(&plain).contains(&briefs.join(", ")), "{plain:?} {briefs:?}");
}

#[test]
fn what_cannot_be_read_is_named_and_nothing_is_printed() {
    for (args, input, named) in [
        (["rule", "-", "--brief"], "(case: \"flag-fal\")", "flag-fal"),
        (["rule", "-", "--edition=1975"], UNPROMOTED, "1975"),
        (["rule", "-", "--kind=bullet"], UNPROMOTED, "bullet"),
        (["rule", "no-such-file.ron", "--brief"], "", "no-such-file.ron"),
    ] {
        let output = jadoube(&args, input);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(named) && output.stdout.is_empty(), "{said}");
    }
}

#[test]
fn every_kind_of_case_is_ruled_on_by_every_edition_in_every_kind_of_play() {
    let listed = jadoube(&["rule", "--topics", "--json"], "");
    let topics: Vec<Value> = serde_json::from_str(&out(&listed)).unwrap();
    assert!(topics.len() >= 8, "{}", topics.len());
    for topic in &topics {
        let example = topic["example"].as_str().unwrap();
        assert!(!topic["name"].as_str().unwrap().contains('⟦'), "{topic}");
        for kind in ["standard", "rapid-supervised", "rapid", "blitz-supervised", "blitz"] {
            let args = ["rule", "--edition", "all", "--kind", kind, "--brief", "-"];
            let output = jadoube(&args, example);
            assert_eq!(output.status.code(), Some(0), "{example} {kind}: {output:?}");
            assert_eq!(out(&output).lines().count(), 10, "{example} {kind}");
        }
    }
}
