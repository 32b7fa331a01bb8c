//! What happens in an event beside pairing and results, by the commands of the real program.

use serde_json::{Value, json};

use crate::cli::{Shell, code, text};

const FILE: &str = "hall.jadoube";

fn done(shell: &Shell, line: &[&str]) -> String {
    let output = shell.run(&[&["competition"], line].concat());
    assert_eq!(code(&output), 0, "{line:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn refused(shell: &Shell, line: &[&str]) -> String {
    let output = shell.run(&[&["competition"], line].concat());
    assert_eq!(code(&output), 1, "{line:?}: {}", text(&output.stderr));
    text(&output.stderr)
}

fn data(shell: &Shell, line: &[&str]) -> Value {
    serde_json::from_str(&done(shell, line)).expect("one JSON value")
}

/// So many players, three of them of one federation, numbered by rating.
fn event(players: usize, options: &[&str]) -> Shell {
    let shell = Shell::new();
    done(&shell, &[&["new", FILE, "--name", "Cup"], options].concat());
    let fed = |no: usize| if no <= 3 { "MKD" } else { "" };
    let rows = (1..=players).map(|no| format!("P{no},{},{}\n", 2500 - no, fed(no)));
    let list = format!("Name,Rating,Fed\n{}", rows.collect::<String>());
    std::fs::write(shell.path("players.csv"), list).expect("written");
    done(&shell, &["enter", FILE, "players.csv"]);
    done(&shell, &["number", FILE]);
    shell
}

const BY_HAND: [&str; 4] = ["--system", "manual", "--rounds", "5"];

#[test]
fn byes_absences_and_the_schedule_are_recorded_and_refused_with_their_articles() {
    let shell = event(6, &BY_HAND);
    for (line, part) in [
        (&["bye", FILE, "1", "--round", "2"][..], "P1: half-point bye in round 2"),
        (&["bye", FILE, "2", "--points", "zero"], "P2: bye without points in round 1"),
        (&["absent", FILE, "3", "--round", "4"], "P3: will not play round 4"),
        (&["absent", FILE, "3", "--round", "4", "--comes"], "P3: will play round 4 after all"),
        (&["schedule", FILE, "1", "2026-11-28 15:00"], "Round 1 begins"),
        (&["expel", FILE, "6", "--from", "2", "--reason", "phone"], "expelled from round 2 on"),
    ] {
        let told = done(&shell, line);
        assert!(told.contains(part), "{line:?}: {told}");
    }
    let entries = data(&shell, &["bye", FILE, "4", "--json"]);
    assert_eq!(entries[0]["event"]["what"]["event"], "bye-granted", "{entries}");
    for (line, part) in [
        (&["bye", FILE, "1", "--round", "3"][..], "C.05 6.7"),
        (&["bye", FILE, "2", "--points", "full"], "no full-point byes"),
        (&["pair", FILE, "2:3"], "has a bye in round 1"),
    ] {
        let why = refused(&shell, line);
        assert!(why.contains(part), "{line:?}: {why}");
    }
    let shown = done(&shell, &["pair", FILE, "1:3", "5:6"]);
    assert!(shown.contains("P2: no opponent, no points"), "{shown}");
    assert!(shown.contains("P4: half-point bye"), "{shown}");
    done(&shell, &["publish", FILE]);
    let why = refused(&shell, &["bye", FILE, "5", "--round", "1"]);
    assert!(why.contains("C.05 6.7"), "{why}");
    done(&shell, &["result", FILE, "1", "½-0"]);
    done(&shell, &["result", FILE, "2", "+-"]);
    done(&shell, &["export", FILE, "--trf", "cup.trf"]);
    let trf = std::fs::read_to_string(shell.path("cup.trf")).expect("written");
    let signs: Vec<&str> = trf
        .lines()
        .filter(|line| line.starts_with("001"))
        .map(|line| line.get(91..99).expect("a round"))
        .collect();
    let wanted = ["3 w =", "0000 - Z", "1 b 0", "0000 - H", "6 w +", "5 b -"];
    for (sign, wanted) in signs.iter().zip(wanted) {
        assert_eq!(sign.trim(), wanted, "{trf}");
    }
}

#[test]
fn pairings_by_hand_are_remarked_upon_and_published_ones_changed_on_a_ground() {
    let shell = event(6, &BY_HAND);
    done(&shell, &["amend", FILE, "1", "--not-with", "2", "--club", "Vardar"]);
    let output = shell.run(&["competition", "pair", FILE, "1:2", "3:4", "5:6"]);
    let said = text(&output.stderr);
    assert!(said.contains("1 P1 and 2 P2 are not to be paired"), "{said}");
    done(&shell, &["publish", FILE]);
    let line = ["change", FILE, "1=1:4", "2=3:2", "--ground", "rules", "--reason", "the family"];
    let told = done(&shell, &line);
    assert!(told.contains("changed at boards 1, 2 (C.04.2 4.4)"), "{told}");
    done(&shell, &["result", FILE, "1", "1"]);
    let why = refused(&shell, &line);
    assert!(why.contains("Play at board 1 has begun"), "{why}");
    // A result typed at a board, and what came before it, are undone one by one.
    for part in ["Undone: the result entered at board 1", "the change of published pairings"] {
        let told = done(&shell, &["undo", FILE]);
        assert!(told.contains(part), "{told}");
    }
    let rounds = data(&shell, &["rounds", FILE, "--json"]);
    assert_eq!(rounds[0]["boards"][0]["black"], 2);
    let output =
        shell.run(&["competition", "change", FILE, "1:2", "--ground", "rules", "--reason", "x"]);
    assert_eq!(code(&output), 2, "{output:?}");
}

#[test]
fn a_late_entrant_is_numbered_with_a_reason_and_paired_in_the_published_round() {
    let shell = event(6, &BY_HAND);
    done(&shell, &["pair", FILE, "1:2", "3:4", "5:6"]);
    done(&shell, &["publish", FILE]);
    for (name, rating) in [("Late", "1500"), ("Later", "1400")] {
        done(&shell, &["enter", FILE, "--name", name, "--rating", rating]);
    }
    let change = ["change", FILE, "4=7:8", "--ground", "late-entry", "--reason", "late"];
    let why = refused(&shell, &change);
    assert!(why.contains("Nobody has pairing number 7") && why.contains("--reason"), "{why}");
    let why = refused(&shell, &["pair", FILE, "1:9"]);
    assert!(why.contains("There is no entrant 9"), "{why}");
    let why = refused(&shell, &["number", FILE]);
    assert!(why.contains("numbers are given already") && why.contains("(--reason)"), "{why}");
    assert!(!why.contains("result"), "{why}");
    done(&shell, &["number", FILE, "--reason", "late entries"]);
    done(&shell, &["amend", FILE, "7", "--from-round", "2"]);
    let output = shell.run(&[&["competition"][..], &change].concat());
    let said = text(&output.stderr);
    assert_eq!(code(&output), 0, "{said}");
    assert!(!said.contains("is not paired") && !said.contains("absent"), "{said}");
    // What speaks against the changed pairing itself is told as before.
    done(&shell, &["amend", FILE, "7", "--not-with", "8"]);
    let change = ["change", FILE, "4=8:7", "--ground", "late-entry", "--reason", "colours"];
    let output = shell.run(&[&["competition"][..], &change].concat());
    let said = text(&output.stderr);
    assert!(code(&output) == 0 && said.contains("are not to be paired"), "{said}");
}

#[test]
fn the_rating_for_the_event_is_amended_with_the_list_and_the_date_it_came_from() {
    let shell = event(4, &[]);
    let line = ["amend", FILE, "1", "--event-rating", "2380", "--json"];
    let rating =
        |line: &[&str]| data(&shell, line)[0]["event"]["what"]["entrant"]["event_rating"].clone();
    assert_eq!(rating(&line), json!(2380), "estimated by the arbiter");
    let found =
        rating(&[&line[..], &["--event-list", "MKD", "--event-date", "2026-11-01"]].concat());
    assert_eq!((&found["value"], &found["list"]), (&json!(2380), &json!("MKD")), "{found}");
    assert_eq!(found["date"]["month"], 11, "{found}");
    // The official ones stay apart, each with its own list.
    let standard = ["amend", FILE, "1", "--rating", "2350", "--list", "FIDE"];
    done(&shell, &standard);
    let line = ["amend", FILE, "1", "--rapid", "2310", "--blitz", "2290", "--list", "MKD"];
    let more = ["--list-date", "2026-10", "--birth", "1990", "--json"];
    let entrant = data(&shell, &[&line[..], &more].concat())[0]["event"]["what"]["entrant"].clone();
    let of = |kind: &str| {
        let ratings = entrant["ratings"].as_array().expect("ratings").iter();
        let found: Vec<&Value> = ratings.filter(|one| one["kind"] == kind).collect();
        (found[0]["value"].clone(), found[0]["list"].clone())
    };
    for (kind, value, list) in
        [("standard", 2350, "FIDE"), ("rapid", 2310, "MKD"), ("blitz", 2290, "MKD")]
    {
        assert_eq!(of(kind), (json!(value), json!(list)), "{entrant}");
    }
    assert_eq!(entrant["birth"]["year"], 1990, "{entrant}");
    assert_eq!(entrant["event_rating"]["value"], 2380, "{entrant}");
}

#[test]
fn a_standing_is_that_of_a_category_or_of_an_earlier_time_where_one_is_asked_for() {
    let shell = event(4, &BY_HAND);
    done(&shell, &["pair", FILE, "1:4", "2:3"]);
    done(&shell, &["publish", FILE]);
    done(&shell, &["result", FILE, "1", "0"]);
    done(&shell, &["result", FILE, "2", "1"]);
    let shown = |options: &[&str]| {
        data(&shell, &[&["standings", FILE, "--json", "--tie-breaks", "WIN"], options].concat())
    };
    let places = |standing: &Value| {
        let lines = standing["lines"].as_array().expect("lines").iter();
        lines.map(|one| one["number"].as_u64().expect("a number")).collect::<Vec<u64>>()
    };
    assert_eq!(places(&shown(&[])).len(), 4);
    let federation = shown(&["--category", "federation:MKD"]);
    assert_eq!((places(&federation)[0], places(&federation).len()), (2, 3), "{federation}");
    assert_eq!(federation["lines"][0]["place"], 1, "{federation}");
    let told = done(&shell, &["standings", FILE, "--category", "federation:MKD"]);
    assert!(told.contains("MKD"), "{told}");
    let now = shown(&["--as-of", "2999-01-01 10:00"]);
    assert_eq!(places(&now).len(), 4);
    assert!(now["about"][0].as_str().is_some_and(|one| one.starts_with("As recorded by")), "{now}");
    let why = refused(&shell, &["standings", FILE, "--as-of", "2000-01-01 10:00"]);
    assert!(why.contains("Nothing had been recorded"), "{why}");
    done(&shell, &["export", FILE, "--trf", "cup.trf"]);
    done(&shell, &["export", FILE, "--csv", "cup.csv"]);
    let list = std::fs::read_to_string(shell.path("cup.csv")).expect("written");
    assert!(list.lines().count() == 5 && list.contains("P4"), "{list}");
    done(&shell, &["export", FILE, "--html", "cup.html"]);
    let page = std::fs::read_to_string(shell.path("cup.html")).expect("written");
    assert!(page.contains("<table") && page.contains("P4"), "{page}");
    for option in [["--category", "women"], ["--as-of", "2999-01-01 10:00"]] {
        let output = shell.run(&[&["competition", "standings", "cup.trf"][..], &option].concat());
        assert_eq!(code(&output), 2, "{option:?}: {}", text(&output.stderr));
    }
}

#[test]
fn a_list_tells_other_ratings_and_what_a_player_needs() {
    let shell = Shell::new();
    done(&shell, &["new", FILE, "--name", "Cup"]);
    let list = "Name,Rating,Rapid,Blitz,Blind,Wheelchair,Fixed board\nP9,2100,2050,1990,yes,no,3\n";
    std::fs::write(shell.path("more.csv"), list).expect("written");
    done(&shell, &["enter", FILE, "more.csv"]);
    let amended = data(&shell, &["amend", FILE, "1", "--club", "Vardar", "--json"]);
    let one = &amended[0]["event"]["what"]["entrant"];
    let kinds: Vec<&Value> = one["ratings"].as_array().expect("a list").iter().collect();
    assert_eq!(kinds.len(), 3, "{one}");
    assert_eq!((&kinds[1]["kind"], &kinds[1]["value"]), (&json!("rapid"), &json!(2050)));
    assert_eq!((&one["blind"], &one["fixed_board"]), (&json!(true), &json!(3)), "{one}");
    assert!(one.get("wheelchair").is_none(), "{one}");
}

#[test]
fn a_round_is_scheduled_with_its_sessions_which_stand_in_the_plan_too() {
    let shell = event(6, &[]);
    let line = ["schedule", FILE, "1", "2026-11-28 15:00", "--end", "20:00"];
    let told = done(&shell, &[&line[..], &["--break", "17:00-18:00"]].concat());
    for part in ["Session 1 planned: 2026-11-28 15:00 to 2026-11-28 17:00", "Session 2 planned"] {
        assert!(told.contains(part), "{told}");
    }
    let plan = text(&shell.run(&["envelope", "plan", FILE]).stdout);
    assert!(plan.contains("2026-11-28 18:00"), "{plan}");
    let why = refused(&shell, &[&line[..], &["--break", "21:00-22:00"]].concat());
    assert!(why.contains("a break between beginning and end"), "{why}");
    let later = [&line[..5], &["21:00", "--break", "17:00-18:00", "--reason", "a longer dinner"]];
    let told = done(&shell, &later.concat());
    assert!(told.contains("Session 2 changed"), "{told}");
    assert!(!told.contains("Session 1") && !told.contains("Session 3"), "{told}");
    // What one call did is one act: the beginning and both sessions come back together.
    let line = ["schedule", FILE, "1", "2026-11-28 16:00", "--end", "22:00"];
    let moved = [&line[..], &["--break", "18:30-19:30", "--reason", "a storm"]].concat();
    let told = done(&shell, &moved);
    assert!(told.contains("Session 1 changed") && told.contains("Session 2 changed"), "{told}");
    let told = done(&shell, &["undo", FILE]);
    assert!(told.contains("Undone: the start time of round 1"), "{told}");
    let plan = text(&shell.run(&["envelope", "plan", FILE]).stdout);
    for part in ["2026-11-28 15:00", "2026-11-28 18:00", "2026-11-28 21:00"] {
        assert!(plan.contains(part), "{part}: {plan}");
    }
}

#[test]
fn sessions_of_a_round_are_removed_with_a_reason_and_planned_again() {
    let shell = event(6, &[]);
    let line = ["schedule", FILE, "1", "2026-11-28 15:00"];
    done(&shell, &[&line[..], &["--end", "20:00", "--break", "17:00-18:00"]].concat());
    let none = [&line[..], &["--no-sessions"]].concat();
    assert!(refused(&shell, &none).contains("reason"));
    let told = done(&shell, &[&none[..], &["--reason", "blitz"]].concat());
    assert!(
        told.contains("Session 1 removed (blitz)") && told.contains("Session 2 removed"),
        "{told}"
    );
    let plan = |more: &[&str]| {
        let run = shell.run(&[&["envelope", "plan", FILE][..], more].concat());
        text(&run.stdout)
    };
    assert!(!plan(&[]).contains("2026-11-28 18:00"));
    assert!(plan(&["--restore", "2"]).contains("2026-11-28 18:00"));
    assert!(!plan(&["--remove", "2", "--reason", "x"]).contains("2026-11-28 18:00"));
}

#[test]
fn the_rounds_tell_why_the_two_at_a_board_meet() {
    let shell = event(6, &[]);
    done(&shell, &["pair", FILE]);
    let shown = done(&shell, &["rounds", FILE, "--why"]);
    assert!(shown.contains("# Berger table for 6 (C.05 5.1), round 1"), "{shown}");
    assert!(shown.contains("the highest number 6 meets 1"), "{shown}");
    let rounds = data(&shell, &["rounds", FILE, "--why", "--json"]);
    let why = &rounds[0]["boards"][0]["why"];
    assert_eq!((&why[0]["because"], &why[1]["why"]), (&json!("table"), &json!("pivot")), "{why}");
    assert!(!done(&shell, &["rounds", FILE]).contains("Berger"));
}

#[test]
fn the_regulations_are_shown_and_changed_with_a_reason() {
    let shell = event(4, &BY_HAND);
    let shown = done(&shell, &["regulations", FILE]);
    assert!(shown.contains("Half-point byes: 1 for each player (C.05 6.7)"), "{shown}");
    let change = ["regulations", FILE, "--half-point-byes", "2", "--late-half-points", "1"];
    assert!(refused(&shell, &change).contains("reason"));
    let told = done(&shell, &[&change[..], &["--reason", "announced"]].concat());
    assert!(told.contains("announced"), "{told}");
    let data = data(&shell, &["regulations", FILE, "--json"]);
    assert_eq!((&data["byes"]["half"], &data["byes"]["late_half"]), (&json!(2), &json!(1)));
    assert!(done(&shell, &["undo", FILE]).contains("the change of the regulations"));
    done(&shell, &["regulations", FILE, "--host", "mkd", "--reason", "norms"]);
    let shown = done(&shell, &["regulations", FILE]);
    assert!(shown.contains("Host federation (norms): MKD"), "{shown}");
}

#[test]
fn a_ruling_that_contradicts_what_was_entered_is_told_and_settled() {
    let shell = event(4, &[]);
    done(&shell, &["pair", FILE]);
    done(&shell, &["publish", FILE]);
    done(&shell, &["result", FILE, "1", "1"]);
    done(&shell, &["result", FILE, "2", "1"]);
    done(&shell, &["result", FILE, "1", "=", "--reason", "both say so"]);
    let at = |what: Value| json!({ "command": { "to": "game", "board": 1, "what": what } });
    let lines = [
        at(json!({ "command": "reopen", "reason": "a ruling" })),
        at(json!({ "command": "end", "score": "half-for-black", "reason": "arbiter-decision" })),
    ];
    let (_, answers) = shell.play(&lines.map(|line| line.to_string()));
    assert!(answers.iter().all(|answer| answer["ok"] == true), "{answers:?}");
    let shown = done(&shell, &["rounds", FILE]);
    assert!(shown.contains("½–½  (to be settled: the board shows 0–½)"), "{shown}");
    let rounds = data(&shell, &["rounds", FILE, "--json"]);
    assert_eq!(rounds[0]["boards"][0]["differs"], true);
    let why = refused(&shell, &["close", FILE]);
    assert!(why.contains("boards 1"), "{why}");
    done(&shell, &["result", FILE, "1", "0-½"]);
    done(&shell, &["close", FILE]);
}

#[test]
fn the_restricted_draw_goes_envelope_by_envelope_and_its_numbers_are_those_of_the_event() {
    let shell = event(10, &[]);
    assert!(refused(&shell, &["draw", FILE]).contains("No restricted draw has begun"));
    let why = refused(&shell, &["draw", FILE, "--envelope", "a"]);
    assert!(why.contains("reason"), "there are numbers: {why}");
    let begin = ["draw", FILE, "--envelope", "a", "--reason", "announced in the invitation"];
    let shown = done(&shell, &begin);
    assert!(shown.contains("P1 draws a number from envelope A: 3, 4, 8"), "{shown}");
    let why = refused(&shell, &["draw", FILE, "--number", "5"]);
    assert!(why.contains("5 is not in envelope A"), "{why}");
    done(&shell, &["draw", FILE, "--number", "8"]);
    done(&shell, &["draw", FILE, "--lot", "17", "--one"]);
    let told = data(&shell, &["draw", FILE, "--lot", "17", "--json"]);
    assert_eq!(told["next"], Value::Null);
    let first = &told["steps"][0];
    assert!(first["wall"].as_str().is_some() && first["who"]["station"].is_string(), "{first}");
    let numbers: Vec<u64> = told["drawn"]
        .as_array()
        .expect("players")
        .iter()
        .filter_map(|one| one["number"].as_u64())
        .collect();
    assert_eq!((numbers.len(), numbers[0]), (10, 8));
    done(&shell, &["pair", FILE]);
    let standing = data(&shell, &["standings", FILE, "--json"]);
    let name = |number: u64| {
        let lines = standing["lines"].as_array().expect("lines");
        lines.iter().find(|line| line["number"] == number).map(|line| line["name"].clone())
    };
    assert_eq!(name(8), Some("P1".into()), "{standing}");
    // Without a file the draw is that of the list, as before.
    let output = shell.run(&["competition", "draw", "berger", "4"]);
    assert_eq!(code(&output), 0);
    assert_eq!(code(&shell.run(&["competition", "draw"])), 2);
}

#[test]
fn start_positions_of_chess960_are_drawn_set_up_and_written_as_pgn() {
    let shell = event(4, &[]);
    let start = ["regulations", FILE, "--start", "chess960", "--reason", "announced"];
    done(&shell, &start);
    done(&shell, &["pair", FILE]);
    let why = refused(&shell, &["publish", FILE]);
    assert!(why.contains("Guidelines II"), "{why}");
    assert!(refused(&shell, &["publish", FILE, "--chess960", "dice:960"]).contains("960"));
    let output = shell.run(&["competition", "publish", FILE, "--chess960", "357"]);
    assert_eq!(code(&output), 2);
    let rounds = data(&shell, &["publish", FILE, "--chess960", "dice:357", "--json"]);
    assert_eq!(rounds[0]["boards"][1]["start"], 357);
    done(&shell, &["result", FILE, "1", "1"]);
    let pgn = text(&shell.run(&["export", FILE]).stdout);
    let fen = jadoube_chess::board::position::Position::chess960(357).expect("a position").fen();
    assert!(pgn.contains("[Variant \"Chess960\"]") && pgn.contains(&fen), "{pgn}");
}

/// What a file for others says of an event beside its players: records by their first columns.
#[test]
fn a_tournament_file_has_codes_dates_byes_and_points_out_of_the_usual() {
    let records = |shell: &Shell, code: &str| -> Vec<String> {
        done(shell, &["export", FILE, "--trf", "cup.trf", "--overwrite"]);
        let trf = std::fs::read_to_string(shell.path("cup.trf")).expect("written");
        let lines = trf.lines().filter(|line| line.starts_with(code));
        lines.map(|line| line.trim_end().to_owned()).collect()
    };
    let shell = event(6, &BY_HAND);
    done(&shell, &["schedule", FILE, "1", "2026-11-28 15:00"]);
    done(&shell, &["schedule", FILE, "2", "2026-11-29 10:00"]);
    done(&shell, &["bye", FILE, "1", "--round", "2"]);
    done(&shell, &["absent", FILE, "2", "--round", "3"]);
    done(&shell, &["amend", FILE, "4", "--not-with", "3"]);
    for (code, wanted) in [
        ("042", &["042 2026/11/28"][..]),
        ("222", &["222 5400+30"]),
        ("192", &[]),
        ("212", &["212 PTS,DE,WIN,SB"]),
        ("240", &["240 H   2    1", "240 Z   3    2"]),
        ("260", &["260   1   5    3    4"]),
        ("299", &[]),
    ] {
        assert_eq!(records(&shell, code), wanted, "{code}");
    }
    assert!(records(&shell, "132")[0].contains("26/11/28  26/11/29"));
    // Who leaves before half has his games in the file, and nobody the points of them.
    let shell = event(6, &[]);
    done(&shell, &["pair", FILE]);
    done(&shell, &["publish", FILE]);
    for board in ["1", "2", "3"] {
        done(&shell, &["result", FILE, board, "1"]);
    }
    done(&shell, &["withdraw", FILE, "6", "--reason", "ill"]);
    assert_eq!(records(&shell, "192"), ["192 FIDE_ROUNDROBIN"]);
    assert_eq!(
        records(&shell, "299"),
        ["299 L         0.0    1    6", "299 W         0.0    1    1"]
    );
    let first = &records(&shell, "001")[0];
    assert_eq!((first.get(80..84), first.get(91..99)), (Some(" 0.0"), Some("   6 w 1")));
    // What is wrong in the file is told by the program that reads others' files too.
    assert!(!done(&shell, &["check", "cup.trf"]).contains("299"));
}

#[test]
fn norms_are_told_of_a_competition_file_too_and_none_is_promised_where_too_few_games_are_played() {
    let shell = event(8, &[]);
    let told = done(&shell, &["norms", FILE, "--working", "1"]);
    assert!(told.contains("at least 9 games are needed"), "{told}");
}
