//! The papers of an event: from the command line, and from the page of the window that shows what they
//! are about.

use std::fs;

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use jadoube_chess::pgn::read::read as read_pgn;
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::{Entrant, EntrantNo, Rating, RatingKind};
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::team::NewTeam;
use jadoube_core::hall::command::Command;
use jadoube_desk::{library, live_pgn};
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;
use jadoube_laws::ids::BoardNo;
use jadoube_ui::actions::Action;
use serde_json::json;

use crate::cli::{Shell, code, text};
use crate::last_move::by_palette;
use crate::stage::{Stage, settle};

const FILE: &str = "hall.jadoube";

/// Runs a command of the program; what it complains of, and its exit code.
fn run(shell: &Shell, line: &[&str]) -> (i32, String) {
    let output = shell.run(line);
    (code(&output), text(&output.stderr))
}

fn done(shell: &Shell, line: &[&str]) {
    let (code, said) = run(shell, line);
    assert_eq!(code, 0, "{line:?}: {said}");
}

/// A round robin of four in a file, after its first round.
fn file() -> Shell {
    let shell = Shell::new();
    done(&shell, &["competition", "new", FILE, "--name", "Cup", "--tie-breaks", "DE,SB"]);
    let list = "Name,Rating,Fed\nP1,2400,MKD\nP2,2300,GER\nP3,2200,MKD\nP4,2100,GER\n";
    fs::write(shell.path("players.csv"), list).unwrap();
    done(&shell, &["competition", "enter", FILE, "players.csv"]);
    done(&shell, &["competition", "number", FILE]);
    done(&shell, &["competition", "pair", FILE]);
    done(&shell, &["competition", "publish", FILE]);
    done(&shell, &["competition", "result", FILE, "1", "1"]);
    done(&shell, &["competition", "result", FILE, "2", "="]);
    shell
}

#[test]
fn every_paper_is_printed_by_its_option_and_nothing_is_written_where_there_is_nothing() {
    let shell = file();
    let prizes = ["--prize", "all=500,300", "--prize", "federation:MKD=50", "--currency", "EUR"];
    let change = ["competition", "regulations", FILE, "--share-prizes", "hort", "--reason", "x"];
    done(&shell, &[&change[..], &prizes[..]].concat());
    let print =
        |sheet: &[&str], to: &str| run(&shell, &[&["print", FILE, "-o", to], sheet].concat());
    let sheets: [&[&str]; 15] = [
        &["--pairings", "1"],
        &["--results", "1"],
        &["--standings"],
        &["--standings", "1"],
        &["--cross-table"],
        &["--players"],
        &["--board-cards", "1"],
        &["--scoresheets", "1"],
        &["--protocol", "1"],
        &["--clock-sheet", "1"],
        &["--equipment"],
        &["--report"],
        &["--norms", "4"],
        &["--prizes"],
        &["--round", "1"],
    ];
    for (nth, sheet) in sheets.into_iter().enumerate() {
        let to = format!("{nth}.pdf");
        assert_eq!(print(sheet, &to), (0, String::new()), "{sheet:?}");
        assert!(fs::read(shell.path(&to)).unwrap().starts_with(b"%PDF-1."), "{sheet:?}");
    }
    for sheet in [
        ["--pairings", "2"],
        ["--results", "2"],
        ["--standings", "2"],
        ["--protocol", "9"],
        ["--norms", "5"],
    ] {
        let (code, said) = print(&sheet, "none.pdf");
        assert_eq!(code, 1, "{sheet:?}");
        assert!(said.contains("no such round of an event"), "{sheet:?}: {said}");
    }
    let wrong: [&[&str]; 4] = [
        &[],
        &["--players", "--report"],
        &["--round", "1", "--pairings", "1"],
        &["--incident", "1", "--blind", "1"],
    ];
    for sheet in wrong {
        assert_eq!(print(sheet, "none.pdf").0, 2, "{sheet:?}");
    }
    assert!(!shell.path("none.pdf").exists());
}

fn ask(stage: &mut Stage, what: Ask) {
    stage.desk.command(Command::Contest { what }).wait().unwrap();
    settle(&mut stage.window);
}

fn event() -> Stage {
    let mut stage = Stage::new(0);
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
    ask(&mut stage, Ask::Start { regulations });
    let entrants = (1..=4).map(|no| Entrant::named(format!("Player {no}"))).collect();
    ask(&mut stage, Ask::Enter { entrants });
    let order = (1..=4).map(EntrantNo).collect();
    ask(&mut stage, Ask::Number { how: Numbering::Arbiter { order }, reason: String::new() });
    ask(&mut stage, Ask::Draft { round: 1, pairings: Vec::new() });
    ask(&mut stage, Ask::Publish { round: 1 });
    stage
}

#[test]
fn the_page_of_the_event_says_what_is_printed_and_rows_are_read_with_the_heads_of_their_columns() {
    let mut stage = event();
    stage.run(Action::ShowCompetition);
    for (page, title) in [
        ("Overview", "Report of the chief arbiter"),
        ("Players", "Number of players: 4"),
        ("Draw", "Number of players: 4"),
        ("Round", "Pairings of round 1"),
        ("Standings", "Standings after round 1"),
        ("Cross-table", "By place"),
    ] {
        let pages = stage.window.get_all_by_role_and_label(Role::Tab, page);
        pages.for_each(|page| page.click());
        settle(&mut stage.window);
        stage.ctrl(Key::P);
        stage.must_say(title);
        stage.key(Key::Escape);
        settle(&mut stage.window);
    }
    stage.run(Action::ShowRound);
    stage.ctrl(Key::P);
    stage.must_say("Board: 1; No.: 1; White: Player 1; Black: Player 4; No.: 4");
    stage.key(Key::Escape);
    for board in 1..=2 {
        let (round, board, result) = (Some(1), BoardNo(board), PairingResult::Draw);
        ask(&mut stage, Ask::EnterResult { round, board, result, reason: String::new() });
    }
    ask(&mut stage, Ask::Close { round: 1 });
    by_palette(&mut stage, "Print results");
    stage.must_say("Results of round 1");
    stage.must_say("Result: ½–½");
}

#[test]
fn the_certificate_of_a_title_is_printed_of_the_player_at_the_keyboard() {
    let mut stage = event();
    stage.run(Action::ShowStandings);
    assert!(!stage.has("Print certificate…"), "the standings have none");
    stage.click("Title norms");
    stage.click("Print certificate…");
    stage.must_say("Certificate of a title result: GM");
    stage.must_say("Player 1");
    stage.key(Key::Escape);
    settle(&mut stage.window);
    let rows = stage.window.query_all_by_role(Role::Row);
    let rows: Vec<String> =
        rows.map(|row| row.accesskit_node().label().unwrap_or_default()).collect();
    stage.focus(Role::Row, &rows[0]);
    stage.key(Key::ArrowDown);
    stage.ctrl(Key::P);
    stage.must_say("Title results of Player 2");
}

#[test]
fn every_paper_is_found_in_the_palette() {
    let mut stage = event();
    for (name, said) in [
        ("Print pairings", "Pairings of round 1"),
        ("Print standings", "Standings after round 1"),
        ("Print cross-table", "By number"),
        ("Print list of players", "Number of players: 4"),
        ("Print board cards", "White: Player 1"),
        ("Print scoresheets", "Round 1 · board 2"),
        ("Print round protocol", "Protocol of round 1"),
        ("Print clock check", "Clock check, round 1"),
        ("Print equipment", "Equipment check, Laws of 2023"),
        ("Print report", "Report of the chief arbiter"),
    ] {
        by_palette(&mut stage, name);
        stage.must_say(said);
        stage.key(Key::Escape);
        settle(&mut stage.window);
    }
}

/// A league of three teams with one board each, after its first round is published.
fn league() -> Shell {
    let shell = Shell::new();
    done(&shell, &["competition", "new", FILE, "--name", "League", "--teams", "1"]);
    let teams = [("Vardar", 15_000_001), ("Ohrid", 15_000_002), ("Pelister", 15_000_003)];
    let team = |(name, id): (&str, u32)| {
        let rating =
            Rating { kind: RatingKind::Standard, value: 2400, list: "FIDE".into(), date: None };
        let player = Entrant {
            title: "IM".into(),
            fide_id: Some(id),
            ratings: vec![rating],
            ..Entrant::named(format!("Player of {name}"))
        };
        let federation = if name == "Pelister" { "MKD".into() } else { String::new() };
        NewTeam { name: name.into(), federation, players: vec![player], ..NewTeam::default() }
    };
    let what = Ask::EnterTeams { teams: teams.map(team).into() };
    let line = json!({ "command": Command::Contest { what } }).to_string();
    let (_, answers) = shell.play(&[line]);
    assert_eq!(answers[0]["ok"], true, "{answers:?}");
    done(&shell, &["competition", "number", FILE, "--order", "1,2,3"]);
    done(&shell, &["competition", "schedule", FILE, "1", "2026-11-28T15:00"]);
    done(&shell, &["competition", "pair", FILE]);
    done(&shell, &["competition", "publish", FILE, "--basic-order"]);
    shell
}

/// What others read of a game of the league.
const HEADERS: [&str; 17] = [
    "[Event \"League\"]",
    "[Date \"2026.11.28\"]",
    "[Round \"1.1\"]",
    "[Board \"1\"]",
    "[EventDate \"2026.11.28\"]",
    "[EventType \"team\"]",
    "[EventRounds \"3\"]",
    "[White \"Player of Ohrid\"]",
    "[WhiteElo \"2400\"]",
    "[WhiteFideId \"15000002\"]",
    "[WhiteTeam \"Ohrid\"]",
    "[WhiteTitle \"IM\"]",
    "[BlackFideId \"15000003\"]",
    "[BlackTeam \"Pelister\"]",
    "[BlackTeamCountry \"MKD\"]",
    "[TimeControl \"",
    "[Result \"*\"]",
];

#[test]
fn the_games_of_an_event_have_what_a_broadcast_takes() {
    let shell = league();
    let exported = text(&shell.run(&["export", FILE, "--pgn"]).stdout);
    // The file of the round, which a broadcast reads while it is played.
    let hall = library::read(&shell.path(FILE)).unwrap().hall;
    let live = live_pgn::text_of(&hall, 1, 0, &Catalogue::new(Lang::En));
    for tag in HEADERS {
        assert!(exported.contains(tag), "{tag}: {exported}");
        assert!(live.contains(tag), "{tag}: {live}");
    }
    assert!(!exported.contains("WhiteTeamCountry"), "nobody said it: {exported}");
}

#[test]
fn a_published_round_that_nobody_has_played_is_a_file_for_a_broadcast() {
    let shell = Shell::new();
    done(&shell, &["competition", "new", FILE, "--name", "Cup", "--place", "Ohrid"]);
    let list = "Name,Rating,Fed\nP1,2400,MKD\nP2,2300,GER\nP3,2200,MKD\nP4,2100,GER\n";
    fs::write(shell.path("players.csv"), list).unwrap();
    for line in [&["enter", FILE, "players.csv"][..], &["number", FILE], &["pair", FILE]] {
        done(&shell, &[&["competition"], line].concat());
    }
    done(&shell, &["competition", "publish", FILE]);
    let exported = text(&shell.run(&["export", FILE, "--pgn"]).stdout);
    let hall = library::read(&shell.path(FILE)).unwrap().hall;
    for text in [exported, live_pgn::text_of(&hall, 1, 0, &Catalogue::new(Lang::En))] {
        let games = read_pgn(&text).games;
        let pairings = [("P1", "P4", "1"), ("P2", "P3", "2")];
        assert_eq!(games.len(), pairings.len(), "{text}");
        for (game, (white, black, board)) in games.iter().zip(pairings) {
            let tag = |name: &str| {
                let mut tags = game.tags.iter();
                tags.find(|(known, _)| known == name).map(|(_, value)| value.to_owned())
            };
            assert!(game.plies().is_empty(), "no moves: {text}");
            for (name, value) in [
                ("Event", "Cup"),
                ("Site", "Ohrid"),
                ("Round", &format!("1.{board}")),
                ("Board", board),
                ("White", white),
                ("Black", black),
                ("Result", "*"),
            ] {
                assert_eq!(tag(name).as_deref(), Some(value), "{name}: {text}");
            }
            let elos = ["WhiteElo", "BlackElo"].map(tag);
            assert!(elos.iter().all(Option::is_some), "{text}");
        }
    }
}

#[test]
fn what_a_file_says_of_teams_stays_with_its_games() {
    let shell = league();
    let exported = text(&shell.run(&["export", FILE, "--pgn"]).stdout);
    fs::write(shell.path("round.pgn"), &exported).unwrap();
    let new = shell.run(&["new", "archive.jadoube", "--name", "Archive"]);
    assert_eq!(code(&new), 0, "{new:?}");
    let import = shell.run(&["import", "archive.jadoube", "--pgn", "round.pgn"]);
    assert_eq!(code(&import), 0, "{import:?}");
    assert!(!text(&import.stderr).contains("WhiteTeam"), "nothing is left out: {import:?}");
    let again = text(&shell.run(&["export", "archive.jadoube", "--pgn"]).stdout);
    // Its board is that at which it lies in the archive; all else is what the file said.
    let tags = |text: &str| {
        let mut games = read_pgn(text).games;
        let mut tags = games.pop().expect("a game").tags;
        tags.retain(|(name, _)| name != "Board");
        tags
    };
    assert_eq!(tags(&again), tags(&exported), "written, read, written");
}

#[test]
fn prizes_are_fixed_shown_and_taken_away_by_the_command_line() {
    let shell = file();
    let regulations = ["competition", "regulations", FILE];
    let change =
        |more: &[&str]| run(&shell, &[&regulations[..], more, &["--reason", "x"]].concat());
    assert_eq!(change(&["--prize", "all=500,300.50", "--prize", "u18=20"]).0, 0);
    let shown = || text(&shell.run(&regulations).stdout);
    for part in ["All: 500, 300.50", "20", "Each place has its own prize", "no prize yet"] {
        assert!(shown().contains(part), "{part}: {}", shown());
    }
    assert_eq!(change(&["--prize", "u18=", "--share-prizes", "equal"]).0, 0);
    assert!(shown().contains("All: 500, 300.50; Players with the same points"), "{}", shown());
    for wrong in ["all", "all=x", "kings=5", "u=5", "team:A=5"] {
        let (code, said) = change(&["--prize", wrong]);
        assert!(code == 2 && said.contains("title:FM="), "{wrong}: {code} {said}");
    }
}

#[test]
fn prizes_are_typed_on_the_page_of_the_event_and_given_by_the_standings() {
    let mut stage = event();
    stage.run(Action::ShowStandings);
    assert!(!stage.has("Prizes"), "there are none");
    stage.run(Action::ShowCompetition);
    let pages = stage.window.get_all_by_role_and_label(Role::Tab, "Overview");
    pages.for_each(|page| page.click());
    settle(&mut stage.window);
    stage.click("Prizes…");
    stage.write_in("Prizes of this category, first place first", "x");
    stage.must_say("Write amounts with commas");
    stage.write_in("Prizes of this category, first place first", "500, 300");
    stage.must_say("All: 500, 300");
    stage.answer(
        "Players with the same points",
        "Players with the same points divide their prizes equally",
    );
    stage.write_in("Currency", "EUR");
    stage.write_in("Reason", "a sponsor");
    stage.ctrl(Key::Enter);
    stage.must_say("All: 500, 300 EUR");
    for board in 1..=2 {
        let (round, board, result) = (Some(1), BoardNo(board), PairingResult::Draw);
        ask(&mut stage, Ask::EnterResult { round, board, result, reason: String::new() });
    }
    stage.run(Action::ShowStandings);
    stage.click("Prizes");
    stage.must_say("All, place 1, Player 1, 200 EUR");
    stage.must_say("place 4, Player 4, 200 EUR");
    stage.ctrl(Key::P);
    stage.must_say("List of prizes");
}
