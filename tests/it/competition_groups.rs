//! The Olympiad of 1972 in one file by the commands of the real program: groups, draws, finals, places;
//! the program killed while it publishes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use jadoube_competition::lot::Lot;
use jadoube_competition::olympiad1972::regulations::Event as Championship;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::phase::GroupDraw;
use jadoube_core::competition::regulations::Regulations;
use jadoube_core::competition::result::PairingResult;
use jadoube_core::competition::round::Stage;
use jadoube_core::competition::team::{NewTeam, TeamNo};
use jadoube_core::hall::command::Command;
use jadoube_core::hall::competition::Competition;
use jadoube_desk::desk::Desk;
use jadoube_desk::inbox::Request;
use jadoube_desk::library;
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};

use crate::cli::{Shell, code, text};

const FILE: &str = "hall.jadoube";

fn done(shell: &Shell, line: &[&str]) -> String {
    let output = shell.run(&[&["competition"], line].concat());
    assert_eq!(code(&output), 0, "{line:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn failed(shell: &Shell, line: &[&str], with: i32) -> String {
    let output = shell.run(&[&["competition"], line].concat());
    assert_eq!(code(&output), with, "{line:?}: {}", text(&output.stderr));
    text(&output.stderr)
}

fn data(shell: &Shell, line: &[&str]) -> Value {
    let mut line = line.to_vec();
    line.push("--json");
    serde_json::from_str(&done(shell, &line)).expect("one JSON value")
}

fn played(shell: &Shell, asks: Vec<Ask>) {
    let lines: Vec<String> = asks
        .into_iter()
        .map(|what| json!({ "command": Command::Contest { what } }).to_string())
        .collect();
    let (_, answers) = shell.play(&lines);
    for (line, answer) in lines.iter().zip(&answers) {
        assert_eq!(answer["ok"], true, "{line}: {answer}");
    }
    assert_eq!(lines.len(), answers.len());
}

pub(crate) fn team(no: u16, players: u16) -> NewTeam {
    let players = (1..=players).map(|at| Entrant::named(format!("P{no}-{at}"))).collect();
    let captain = format!("C{no}");
    NewTeam { name: format!("T{no:02}"), captain, players, ..NewTeam::default() }
}

/// The teams enter and get their numbers in the order of their strength.
pub(crate) fn entries(teams: u16, players: u16) -> Vec<Ask> {
    let order = (1..=teams).map(TeamNo).collect();
    vec![
        Ask::EnterTeams { teams: (1..=teams).map(|no| team(no, players)).collect() },
        Ask::NumberTeams { how: Numbering::Arbiter { order }, reason: String::new() },
    ]
}

/// A championship of so many teams.
fn championship(which: &str, teams: u16) -> Shell {
    let shell = Shell::new();
    done(&shell, &["new", FILE, "--name", "Skopje", "--olympiad", "1972", which]);
    played(&shell, entries(teams, if which == "men" { 4 } else { 2 }));
    shell
}

/// A round from its pairing to its end, with results by lot at so many boards.
fn round(round: u8, boards: u16, lot: &mut Lot) -> Vec<Ask> {
    let results = [PairingResult::WhiteWins, PairingResult::Draw, PairingResult::BlackWins];
    let mut asks = vec![Ask::Draft { round, pairings: Vec::new() }, Ask::Publish { round }];
    asks.extend((1..=boards).map(|board| Ask::EnterResult {
        round: Some(round),
        board: BoardNo(board),
        result: results[lot.below(3)],
        reason: String::new(),
    }));
    asks.push(Ask::Close { round });
    asks
}

#[test]
fn groups_are_proposed_changed_drawn_paired_and_shown() {
    let shell = championship("women", 15);
    let shown = done(&shell, &["groups", FILE]);
    assert!(shown.contains("Next: put the teams into their groups"), "{shown}");
    let why = failed(&shell, &["pair", FILE], 1);
    assert!(why.contains("Ol. 1972 10"), "{why}");
    let shown = done(&shell, &["groups", FILE, "--divide"]);
    assert!(shown.contains("Group 1, rounds 1 to 7"), "{shown}");
    assert!(shown.contains("–\t4\tT04"), "{shown}");
    let why = failed(&shell, &["groups", FILE, "--exchange", "1", "2"], 1);
    assert!(why.contains("--reason"), "{why}");
    done(&shell, &["groups", FILE, "--exchange", "1", "2", "--reason", "captains heard"]);
    let groups = data(&shell, &["groups", FILE]);
    assert_eq!(groups["phases"][0]["groups"][0]["teams"][0]["number"], 2, "{groups}");
    assert_eq!(groups["planned"], 14, "{groups}");
    let hand = ["draw", FILE, "--group", "1", "--order", "13,12,9,8,5,4,2"];
    done(&shell, &hand);
    let shown = done(&shell, &["draw", FILE, "--lot", "7"]);
    assert!(shown.contains("Numbers drawn in the hall"), "{shown}");
    assert!(shown.contains("Numbers drawn by lot, seed 7"), "{shown}");
    let why = failed(&shell, &["draw", FILE, "--group", "9", "--lot", "7"], 2);
    assert!(why.contains("no group “9”"), "{why}");
    let shown = done(&shell, &["pair", FILE]);
    for part in ["Group 1\nMatch 12 T12 – 2 T02", "Group 2\nMatch", "Bye: T13"] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    done(&shell, &["publish", FILE, "--basic-order"]);
    let rounds = data(&shell, &["rounds", FILE]);
    assert_eq!(rounds[0]["matches"][0]["group"]["kind"], "preliminary", "{rounds}");
    assert_eq!(rounds[0]["boards"].as_array().expect("boards").len(), 14);
    let why = failed(&shell, &["groups", FILE, "--divide", "--reason", "x"], 1);
    assert!(why.contains("fixed"), "{why}");
    for _ in 0..2 {
        done(&shell, &["undo", FILE]);
    }
    let told = done(&shell, &["undo", FILE]);
    assert!(told.contains("Undone: the draw of numbers in the groups"), "{told}");
    let why = failed(&shell, &["new", "other.jadoube", "--olympiad", "1974", "men"], 2);
    assert!(why.contains("1972 men or 1972 women"), "{why}");
}

#[test]
fn a_team_without_a_captain_enters_with_a_warning_that_names_the_article() {
    let shell = Shell::new();
    done(&shell, &["new", FILE, "--name", "Skopje", "--olympiad", "1972", "men"]);
    std::fs::write(shell.path("alfa.csv"), "Name\nOne A\nTwo B\nThree C\nFour D\n")
        .expect("written");
    let enter = |team: &str, more: &[&str]| {
        let line = ["competition", "enter", FILE, "alfa.csv", "--team", team];
        shell.run(&[&line[..], more].concat())
    };
    let output = enter("Alfa", &[]);
    let said = text(&output.stderr);
    assert_eq!(code(&output), 0, "{said}");
    assert!(said.contains("Alfa: No captain is named (Ol. 1972 2–8)"), "{said}");
    std::fs::write(shell.path("alfa.csv"), "Name\nFive A\nSix B\nSeven C\nEight D\n")
        .expect("written");
    let output = enter("Beta", &["--captain", "Nine, E"]);
    assert_eq!((code(&output), text(&output.stderr).contains("captain")), (0, false));
}

#[test]
fn a_championship_of_women_goes_from_its_groups_to_the_last_place() {
    let shell = championship("women", 15);
    let mut lot = Lot::new(15);
    let lots =
        |seed| Ask::DrawGroups { group: None, how: GroupDraw::Lot { seed }, reason: String::new() };
    let divide = Ask::Divide { groups: Vec::new(), reason: String::new() };
    let mut asks = vec![divide, lots(1)];
    (1..=7).for_each(|no| asks.extend(round(no, 14, &mut lot)));
    played(&shell, asks);
    let standing = data(&shell, &["standings", FILE, "--group", "2"]);
    let places = standing["groups"][0]["places"].as_array().expect("places");
    assert_eq!(places.len(), 8, "{standing}");
    assert_eq!(standing["places"], Value::Null, "no final has begun: {standing}");
    let why = failed(&shell, &["pair", FILE], 1);
    assert!(why.contains("The preliminaries are over"), "{why}");
    qualify(&shell, 15);
    let list = "Name,Rating\nR1,2000\nR2,1990\n";
    std::fs::write(shell.path("second.csv"), list).expect("written");
    let fill = ["groups", FILE, "--fill", "B", "--team", "Hosts 2", "--list", "second.csv"];
    let shown = done(&shell, &fill);
    assert!(shown.contains("16\tHosts 2\tout of competition"), "{shown}");
    let title = ["groups", FILE, "--fill", "A", "--team", "Hosts 3", "--list", "second.csv"];
    let why = failed(&shell, &title, 1);
    assert!(why.contains("title"), "{why}");
    let mut asks = vec![lots(2)];
    (8..=14).for_each(|no| asks.extend(round(no, 16, &mut lot)));
    played(&shell, asks);
    let standing = data(&shell, &["standings", FILE]);
    let places = standing["places"].as_array().expect("places");
    let numbers: Vec<u64> = places.iter().filter_map(|place| place["place"].as_u64()).collect();
    assert_eq!((numbers.len(), numbers.last()), (15, Some(&15)), "{standing}");
    let text = done(&shell, &["standings", FILE]);
    for part in ["Final A", "Final B", "The whole championship", "–\t16\tHosts 2"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let next = data(&shell, &["groups", FILE])["next"].to_string();
    assert!(next.contains("final standings") || next.contains("11.4"), "{next}");
    for sheet in [&["--standings"][..], &["--pairings", "14"]] {
        let out = shell.run(&[&["print", FILE, "-o", "sheet.pdf", "--overwrite"], sheet].concat());
        assert_eq!(code(&out), 0, "{sheet:?}: {}", text_of(&out.stderr));
    }
}

fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Closes the preliminaries; where places are shared at a border, in the order of strength.
fn qualify(shell: &Shell, teams: u16) {
    let output = shell.run(&["competition", "groups", FILE, "--qualify"]);
    if code(&output) == 0 {
        return;
    }
    let why = text(&output.stderr);
    assert!(why.contains("share a place"), "{why}");
    let order: Vec<String> = (1..=teams).map(|no| no.to_string()).collect();
    let order = order.join(",");
    done(shell, &["groups", FILE, "--qualify", "--order", &order, "--reason", "lots"]);
}

/// Everything from the founding to the last result in the order in which it is asked for; who shares a
/// place at the border of two finals goes by strength.
#[test]
fn sixty_teams_are_played_through_in_one_file() {
    // A build for tests takes longer.
    let most = Duration::from_secs(if cfg!(debug_assertions) { 30 } else { 10 });
    let (shell, begun) = (Shell::new(), Instant::now());
    let control = "40/150,16/60".parse().expect("a control");
    let regulations = Box::new(Regulations::olympiad_1972(Championship::Men, control));
    let mut lot = Lot::new(1972);
    let lots =
        |seed| Ask::DrawGroups { group: None, how: GroupDraw::Lot { seed }, reason: String::new() };
    let mut asks = vec![Ask::Start { regulations }];
    asks.extend(entries(60, 4));
    asks.extend([Ask::Divide { groups: Vec::new(), reason: String::new() }, lots(1)]);
    (1..=9).for_each(|no| asks.extend(round(no, 120, &mut lot)));
    asks.push(Ask::Qualify { order: (1..=60).map(TeamNo).collect(), reason: "lots".into() });
    asks.push(lots(2));
    (10..=20).for_each(|no| asks.extend(round(no, 120, &mut lot)));
    let found = Command::Found { competition: Competition::new("Skopje", "1972") };
    let asks = asks.into_iter().map(|what| Command::Contest { what });
    let commands: Vec<Command> = std::iter::once(found).chain(asks).collect();
    let desk = Desk::start("test", Box::new(|| {})).expect("a desk");
    desk.ask(Request::NewWith(shell.path(FILE), commands)).wait().expect("all is recorded");
    desk.close().expect("written");
    let standing = data(&shell, &["standings", FILE]);
    assert_eq!(standing["groups"].as_array().expect("groups").len(), 5);
    let places = standing["places"].as_array().expect("places").iter();
    let mut numbers: Vec<u64> = places.filter_map(|place| place["number"].as_u64()).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=60).collect::<Vec<u64>>());
    assert!(begun.elapsed() < most, "{:?}", begun.elapsed());
    assert!(library::verify(&shell.path(FILE)).expect("readable").is_sound());
}

/// Sends one command and kills the program without waiting for an answer.
fn kill_at(shell: &Shell, what: Ask) {
    let mut process = shell.process();
    process.args(["play", FILE]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = process.spawn().expect("the program starts");
    let mut input = child.stdin.take().expect("piped");
    let mut output = BufReader::new(child.stdout.take().expect("piped")).lines();
    // It works once it has answered what changes nothing.
    let asked = Ask::Draft { round: 1, pairings: Vec::new() };
    for (what, waits) in [(asked, true), (what, false)] {
        let line = json!({ "command": Command::Contest { what } });
        writeln!(input, "{line}").expect("the program reads");
        if waits {
            output.next().expect("an answer").expect("text");
        }
    }
    child.kill().expect("SIGKILL");
    child.wait().expect("it has died");
}

/// Whether the round is published; it is so wholly, or not at all.
fn is_published(file: &Path) -> bool {
    let record = library::read(file).expect("readable after a kill");
    assert_eq!(record.trouble, None);
    let contest = &record.hall.contest;
    let round = &contest.rounds[&1];
    let games = round.bouts.iter().filter(|bout| bout.game.is_some()).count();
    let is_published = round.stage == Stage::Published;
    assert_eq!(games, if is_published { 14 } else { 0 }, "wholly or not at all");
    assert_eq!(record.hall.games.len(), games);
    is_published
}

#[test]
fn a_kill_while_all_groups_are_published_leaves_all_boards_or_none() {
    let shell = championship("women", 15);
    done(&shell, &["groups", FILE, "--divide"]);
    done(&shell, &["draw", FILE, "--lot", "3"]);
    done(&shell, &["pair", FILE]);
    for _ in 0..6 {
        kill_at(&shell, Ask::Publish { round: 1 });
        if is_published(&shell.path(FILE)) {
            done(&shell, &["undo", FILE]);
            assert!(!is_published(&shell.path(FILE)));
        }
    }
    done(&shell, &["publish", FILE, "--basic-order"]);
    assert!(is_published(&shell.path(FILE)));
}
