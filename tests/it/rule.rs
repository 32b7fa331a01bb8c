//! `jadoube rule`: what it prints, and that every kind of case can be written from what
//! `--topics` says, and is ruled on by every edition and for every kind of play.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use jadoube_desk::choices;
use jadoube_laws::library::laws;
use jadoube_laws::rulings::case_file::CaseFile;
use serde_json::Value;

fn jadoube(args: &[&str], input: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", folder.path())
        .args(args)
        .args(if args.contains(&"--lang") { &[][..] } else { &["--lang", "en"] })
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
    let from = assumed.iter().map(|one| (one["article"].as_str(), one["from"].as_str()));
    let from: Vec<_> = from.collect();
    assert_eq!(from, [(Some("B5"), Some("1997")), (Some("B5b"), Some("2001"))]);
}

#[test]
fn what_is_missing_or_cannot_be_is_refused_and_not_ruled_on() {
    for (case, said) in [
        (
            r#"(case: "touched-piece", by: "white", touched: [], announced: false, deliberate: true)"#,
            "touched: This is required",
        ),
        (r#"(case: "late-arrival", side: "white", late: "99:99:99")"#, "is not understood"),
        (r#"(case: "late-arrival", side: "white", late: "0:61:00")"#, "is not understood"),
        (
            r#"(case: "unfinished-move", by: "black", from: "e7", to: "e5", stage: "in-hand")"#,
            "by: Black does not have the move there",
        ),
        (
            r#"(case: "illegal-move", by: "black", completed: false, made: ("e7", "e4"))"#,
            "by: Black does not have the move there",
        ),
        (
            r#"(case: "repetition", by: "white", told: "as-it-stands", intended: "Nf3")"#,
            "intended: It names an intended move",
        ),
        (
            r#"(case: "flag-fall", side: "white", both: false, game: (ended: (score: "won", reason: "flag")))"#,
            "white-wins | black-wins | draw | both-lose",
        ),
        (
            r#"(case: "flag-fall", side: "white", both: false, game: (ended: (score: "draw", reason: "peace")))"#,
            "agreement",
        ),
    ] {
        let output = jadoube(&["rule", "--edition", "2023", "-"], case);
        let error = String::from_utf8(output.stderr.clone()).unwrap();
        assert_ne!(output.status.code(), Some(0), "{case}: {}", out(&output));
        assert!(error.contains(said), "{case}: {error}");
    }
}

#[test]
fn a_score_is_told_by_its_word_or_by_its_sign() {
    for (score, word) in [
        ("1-0", "white-wins"),
        ("1–0", "white-wins"),
        ("0-1", "black-wins"),
        ("½-½", "draw"),
        ("1/2-1/2", "draw"),
        ("0-0", "both-lose"),
        ("black-wins", "black-wins"),
    ] {
        let case = format!(
            r#"(case: "touched-piece", by: "white", touched: ["g1"], announced: false,
            deliberate: true,
            game: (moves: "e4 e5", ended: (score: "{score}", reason: "arbiter-decision")))"#
        );
        let output = jadoube(&["rule", "--edition", "2023", "--json", "-"], &case);
        assert_eq!(output.status.code(), Some(0), "{score}: {output:?}");
        let answer: Value = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(answer["ruling"]["finding"]["outcome"]["score"], word, "{score}: {answer}");
    }
}

#[test]
fn a_claim_whose_move_is_not_told_is_not_ruled_on_as_certain() {
    let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    for (told, certain) in
        [("", false), (r#", told: "as-it-stands""#, true), (r#", intended: "Ng8""#, true)]
    {
        let case = format!(r#"(case: "repetition", by: "black"{told}, game: (moves: "{moves}"))"#);
        let output = jadoube(&["rule", "--edition", "2023", "--json", "-"], &case);
        let answer: Value = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(answer["certain"], certain, "{told}: {answer}");
    }
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
    let kinds = ["standard", "rapid-supervised", "rapid", "blitz-supervised", "blitz"];
    for (topic, asked) in topics.iter().zip(kinds.iter().cycle()) {
        let example = topic["example"].as_str().unwrap();
        assert!(!topic["name"].as_str().unwrap().contains('⟦'), "{topic}");
        let case_file = choices::case_file(example).unwrap();
        for kind in kinds {
            let kind = Some(CaseFile::kind(kind).unwrap());
            let case_file = CaseFile { kind, ..case_file.clone() };
            for edition in laws::editions() {
                let judged = case_file.judge(edition);
                assert!(judged.is_ok(), "{example} {kind:?} {}: {judged:?}", edition.id);
            }
        }
        // The program itself is asked about one kind of play.
        let args = ["rule", "--edition", "all", "--kind", asked, "--brief", "-"];
        let output = jadoube(&args, example);
        assert_eq!(output.status.code(), Some(0), "{example} {asked}: {output:?}");
        assert_eq!(out(&output).lines().count(), laws::editions().len(), "{example} {asked}");
    }
}

/// A case in which something is wrong: each fault names its line, what was written and what would be
/// understood, in the chosen language, and nothing is ruled.
#[test]
fn what_is_wrong_with_a_case_is_told_with_its_line_in_the_chosen_language() {
    for (lang, case, named) in [
        ("en", "(\n case: \"flagfall\")", &["line 2", "flag-fall", "--topics"][..]),
        ("de", "(\n case: \"flagfall\")", &["Zeile 2", "flag-fall", "--topics", "Meinten"]),
        ("mk", "(\n case: \"flagfall\")", &["ред 2", "flag-fall", "--topics", "мислевте"]),
        (
            "en",
            "(case: \"sealed-move\", sealer: \"white\",\n found: \"clear\",\n uci: \"Nf4\")",
            &["line 3", "uci", "Nf4", "e2e5"],
        ),
        (
            "de",
            "(game: (moves: \"e4\\ne5\"),\n case: \"withdrawal\", played: 12,\n total: 11)",
            &["Zeile 2", "played", "12", "11"],
        ),
        (
            "en",
            "(game: (\n moves: \"e4 Ke5\"), case: \"flag-fall\", side: \"white\", both: false)",
            &["line 2", "game.moves", "Ke5", "move 2"],
        ),
        (
            "en",
            "(game: (moves: \"f3 e5 g4 Qh4\", offer: \"white\"),\n case: \"flag-fall\", \
             side: \"white\", both: false)",
            &["game"],
        ),
    ] {
        let output = jadoube(&["rule", "--lang", lang, "-"], case);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{case}: {output:?}");
        assert!(output.stdout.is_empty(), "{case}: {output:?}");
        for named in named {
            assert!(said.contains(named), "{lang}: {case}: {named}: {said}");
        }
    }
}

#[test]
fn what_the_clocks_show_afterwards_is_told() {
    let case = "(game: (moves: \"e4\", clocks: (white: \"9:52\", black: \"0:48:09\")), \
                kind: \"standard\", case: \"illegal-move\", by: \"black\", completed: true, \
                made: \"b8b6\")";
    let told = out(&jadoube(&["rule", "--edition", "2018", "-"], case));
    assert!(told.contains("11:52") && told.contains("48:09"), "{told}");
    let told = out(&jadoube(&["rule", "--edition", "2018", "--json", "-"], case));
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!(told["clocks"], serde_json::json!({"white": 712_000, "black": 2_889_000}));
}

/// The Tournament Rules of 2006 can be named in place of an edition, or laid over one of their time.
#[test]
fn the_rules_of_2006_can_be_chosen() {
    let case = "(case: \"withdrawal\", played: 5, total: 11)";
    for args in [
        &["rule", "--edition", "2006", "--json", "-"][..],
        &["rule", "--rules", "2006", "--json", "-"],
        &["rule", "--edition", "2001", "--rules", "2006", "--json", "-"],
    ] {
        let output = jadoube(args, case);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
        let told: Value = serde_json::from_str(&out(&output)).unwrap();
        assert_eq!(told["changed_by"][0], "FIDE Tournament Rules 2006", "{told}");
        let cited = told["citations"].as_array().unwrap();
        assert!(cited.iter().any(|article| article == "11(d)"), "{told}");
        assert!(told["remedies"][1]["brief"].as_str().unwrap().contains("plus-minus"), "{told}");
    }
    let captain = "(case: \"interference\", who: \"captain\", what: \"draw-or-resign\")";
    let told = out(&jadoube(&["rule", "--edition", "2006", "--brief", "-"], captain));
    assert!(told.contains("continue") && told.contains("15"), "{told}");
    // Another edition than those of their time is refused.
    let output = jadoube(&["rule", "--edition", "2023", "--rules", "2006", "-"], case);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}
