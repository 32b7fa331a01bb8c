//! Three laptops as three processes: an event is served, joined with a code, and worked on together over a
//! real server; which is killed, as are the stations; and nothing that was acknowledged is lost.

use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::time::{Duration, Instant};

use jadoube_chess::board::position::Uci;
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::attempt::Attempt;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::post::Post;
use jadoube_desk::evidence::examine;
use jadoube_desk::library;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};
use tempfile::TempDir;

use laptops::{Station, is_server_installed, program};

#[path = "../laptops.rs"]
pub(crate) mod laptops;

pub(crate) fn play(board: u16, uci: &str) -> Command {
    let (uci, source) = (Uci(uci.to_owned()), Source::Arbiter);
    let what = GameCommand::Play { uci, source, times: None, spent: None, after: AfterMove::Press };
    Command::Game { board: BoardNo(board), what }
}

fn contest(what: Ask) -> Command {
    Command::Contest { what }
}

pub(crate) fn stations(what: Asked) -> Command {
    Command::Stations { what }
}

impl Station {
    /// Starts it with a folder of its own.
    pub(crate) fn start(home: &Path, args: &[&str]) -> Self {
        Self::start_by(Process::new(program()), home, args)
    }

    /// Another station has recorded this.
    pub(crate) fn entry(&mut self, part: &str) {
        self.until(part, |line| {
            (line["event"] == "entry" && line["entry"].to_string().contains(part)).then_some(())
        });
    }
}

/// So long something may take.
const LIMIT: Duration = Duration::from_secs(60);

/// Where a test works.
pub(crate) struct Bed {
    folder: TempDir,
}

impl Bed {
    pub(crate) fn home(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.folder.path().join(format!("{name}.jadoube")).display().to_string()
    }

    pub(crate) fn serve(&self) -> Station {
        let file = self.file("chief");
        let home = self.home("chief");
        let made = Process::new(env!("CARGO_BIN_EXE_jadoube"))
            .env("JADOUBE_CONFIG", &home)
            .args(["new", &file, "--name", "Cup", "--boards", "0", "--control", "90+30"])
            .output()
            .expect("runs");
        assert!(made.status.success(), "{made:?}");
        let args = ["serve", &file, "--listen", "127.0.0.1:0", "--name", "Chief", "--json"];
        let mut chief = Station::start(&home, &args);
        chief.opened_by_serving();
        chief.line(true);
        let first = chief.seen.iter().find(|(_, line)| line["event"] == "line");
        assert_eq!(first.map(|(_, line)| &line["up"]), Some(&json!(true)), "not told before a try");
        chief
    }

    pub(crate) fn join(
        &self,
        chief: &mut Station,
        name: &str,
        role: &Value,
        boards: &[u16],
    ) -> Station {
        chief.mark();
        let invited = json!({ "invite": { "role": role, "name": name, "boards": boards } });
        assert_eq!(chief.ask(&invited)["ok"], true);
        let made = chief.event("invitation");
        let code = made["code"].as_str().expect("a code").to_owned();
        let (file, home) = (self.file(name), self.home(name));
        let mut joined = Station::start(&home, &["join", &code, &file, "--name", name, "--json"]);
        let shown = joined.event("compare")["number"].clone();
        let knock = chief.event("knock");
        assert_eq!(knock["number"], shown);
        assert_eq!(chief.ask(&json!({ "let-in": shown }))["ok"], true);
        joined.opened();
        joined.line(true);
        let posts: Vec<Post> = boards.iter().map(|board| Post::Board(BoardNo(*board))).collect();
        if !posts.is_empty() {
            let given = json!(posts);
            joined.until("given boards", |line| {
                let all = line["stations"].as_array()?;
                let own = all.iter().find(|one| one["own"] == true)?;
                (own["given"] == given).then_some(())
            });
            joined.must(&stations(Asked::Take { posts, ahead: Default::default() }));
        }
        joined
    }

    /// Opens the file of a station again.
    pub(crate) fn reopen(&self, name: &str) -> Station {
        let mut station = Station::start(&self.home(name), &["play", &self.file(name), "--json"]);
        station.opened();
        station
    }

    /// Waits until it stands in the file of a station that somebody was refused.
    fn has_refused(&self, station: &str, what: Attempt, name: &str) {
        let (file, end) = (PathBuf::from(self.file(station)), Instant::now() + LIMIT);
        loop {
            let hall = library::read(&file).expect("readable").hall;
            let all = &hall.stations.refused;
            if all.values().any(|one| one.what == what && one.name == name) {
                return;
            }
            assert!(Instant::now() < end, "{what:?} of {name}: {all:?}");
            std::thread::park_timeout(Duration::from_millis(50));
        }
    }

    pub(crate) fn hall(&self, name: &str) -> Hall {
        let file = PathBuf::from(self.file(name));
        assert!(examine(&file).expect("readable").is_sound(), "{name}");
        library::read(&file).expect("readable").hall
    }
}

pub(crate) fn bed() -> Option<Bed> {
    if !is_server_installed() {
        return None;
    }
    Some(Bed { folder: TempDir::new().expect("a folder") })
}

pub(crate) fn sector() -> Value {
    json!("sector-arbiter")
}

/// A round of four boards.
pub(crate) fn pair(chief: &mut Station) {
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let control = "90+30".parse().expect("a control");
    let regulations = Box::new(Regulations::new(system, control));
    let entrants = (1..=8).map(|no| Entrant::named(format!("P{no}"))).collect();
    chief.must(&contest(Ask::Start { regulations }));
    chief.must(&contest(Ask::Enter { entrants }));
    chief.must(&contest(Ask::Number { how: Numbering::Rating, reason: String::new() }));
    chief.must(&contest(Ask::Draft { round: 1, pairings: Vec::new() }));
    chief.must(&contest(Ask::Publish { round: 1 }));
}

#[test]
fn three_laptops_work_together_over_kills_of_the_server_and_of_a_station() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let mut hall2 = bed.join(&mut chief, "Hall 2", &sector(), &[2]);
    let mut hall3 = bed.join(&mut chief, "Hall 3", &sector(), &[3]);
    pair(&mut chief);
    for one in [&mut hall2, &mut hall3] {
        one.entry("P8");
        one.until("a board", |line| line.to_string().contains("set-up").then_some(()));
    }
    hall2.must(&play(2, "e2e4"));
    chief.entry("e2e4");
    hall3.entry("e2e4");

    // The server is killed: everything goes on, and it is started anew.
    let server = chief.server().expect("a server");
    for one in [&mut chief, &mut hall2, &mut hall3] {
        one.mark();
    }
    let killed = Process::new("kill").args(["-9", &server.to_string()]).status().expect("kill");
    assert!(killed.success());
    hall2.line(false);
    hall2.must(&play(2, "e7e5"));
    chief.entry("e7e5");
    hall3.entry("e7e5");
    chief.until("the end of its server", |line| {
        let text = line["text"].as_str().filter(|_| line["event"] == "notice")?;
        text.contains("nats-server has ended").then_some(())
    });
    assert!(chief.server().is_some_and(|other| other != server));

    // A station is killed, and opened again.
    hall3.must(&play(3, "d2d4"));
    hall3.kill();
    chief.must(&play(1, "c2c4"));
    let mut hall3 = bed.reopen("Hall 3");
    hall3.line(true);
    hall3.entry("c2c4");
    // It was acknowledged; perhaps it was sent before the kill, perhaps on return.
    chief.from = 0;
    chief.entry("d2d4");
    hall3.must(&play(3, "d7d5"));
    chief.entry("d7d5");
    hall2.entry("d7d5");

    hall3.stop();
    hall2.stop();
    chief.stop();
    let all = ["chief", "Hall 2", "Hall 3"].map(|name| bed.hall(name));
    assert!(all[0].stations.refused.is_empty(), "of nobody: {:?}", all[0].stations.refused);
    for hall in &all[1..] {
        assert_eq!(all[0].games, hall.games);
        assert_eq!(all[0].stations, hall.stations);
    }
}

#[test]
fn a_station_is_let_in_once_also_when_the_server_dies_between_the_record_and_the_welcome() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    chief.mark();
    let invited =
        json!({ "invite": { "role": "sector-arbiter", "name": "Hall 2", "boards": [2] } });
    assert_eq!(chief.ask(&invited)["ok"], true);
    let code = chief.event("invitation")["code"].as_str().expect("a code").to_owned();
    let (file, home) = (bed.file("Hall 2"), bed.home("Hall 2"));
    let args = ["join", &code, &file, "--name", "Hall 2", "--json"];
    let mut joined = Station::start(&home, &args);
    let shown = joined.event("compare")["number"].clone();
    chief.event("knock");
    let wrong = chief.ask(&json!({ "let-in": "12 34" }));
    assert_eq!(wrong["ok"], false);
    let told = wrong.to_string();
    assert!(told.contains("12 34") && told.contains(shown.as_str().expect("a text")), "{told}");
    let server = chief.server().expect("a server").to_string();
    let stop = |sign: &str| {
        let done = Process::new("kill").args([sign, &server]).status().expect("kill");
        assert!(done.success());
    };
    // It hears nothing more, and dies once the admission is on record.
    stop("-STOP");
    assert_eq!(chief.ask(&json!({ "let-in": shown }))["ok"], true);
    chief.until("admitted", |line| {
        let all = line["stations"].as_array()?;
        all.iter().any(|one| one["name"] == "Hall 2").then_some(())
    });
    stop("-KILL");
    joined.opened();
    joined.line(true);
    let posts = vec![Post::Board(BoardNo(2))];
    joined.until("given boards", |line| {
        let all = line["stations"].as_array()?;
        let own = all.iter().find(|one| one["own"] == true)?;
        (own["given"] == json!(posts)).then_some(())
    });
    joined.must(&stations(Asked::Take { posts, ahead: Default::default() }));
    joined.stop();
    chief.stop();
    let log = Process::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", bed.home("reader"))
        .args(["log", &bed.file("chief"), "--json"])
        .output()
        .expect("runs");
    let log = String::from_utf8_lossy(&log.stdout).into_owned();
    assert_eq!(log.matches("\"event\":\"admitted\"").count(), 1, "{log}");
}

#[test]
fn what_was_asked_of_a_chief_who_is_away_is_done_once_and_two_records_are_shown() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let mut hall2 = bed.join(&mut chief, "Hall 2", &sector(), &[2]);
    let mut desk = bed.join(&mut chief, "Results", &json!("results-desk"), &[]);
    pair(&mut chief);
    hall2.until("a board", |line| line.to_string().contains("set-up").then_some(()));
    hall2.must(&play(2, "e2e4"));
    chief.entry("e2e4");
    desk.entry("e2e4");

    // The chief's laptop dies, and the server with it.
    chief.kill();
    desk.line(false);
    hall2.line(false);
    let (board, result) = (BoardNo(4), PairingResult::Draw);
    desk.must(&contest(Ask::EnterResult { round: None, board, result, reason: String::new() }));
    desk.event("proposal");
    hall2.must(&play(2, "e7e5"));
    hall2.kill();

    let mut chief = bed.reopen("chief");
    chief.line(true);
    let done = desk.event("carried-out");
    assert!(done["key"].is_string());
    desk.mark();
    let posts = vec![Post::Board(BoardNo(2))];
    let reason = "its laptop does not answer".to_owned();
    chief.must(&stations(Asked::TakeOver { posts, reason, ahead: Default::default() }));
    chief.must(&play(2, "c7c5"));
    desk.entry("c7c5");

    let mut hall2 = bed.reopen("Hall 2");
    hall2.line(true);
    for one in [&mut chief, &mut hall2, &mut desk] {
        let told = one.until("a difference", |line| {
            (line["event"] == "differences" && line["open"] != json!([])).then(|| line.clone())
        });
        assert_eq!(told["open"][0]["post"], json!(Post::Board(BoardNo(2))), "{told}");
    }
    desk.stop();
    hall2.stop();
    chief.stop();
    let all = ["chief", "Hall 2", "Results"].map(|name| bed.hall(name));
    for hall in &all[1..] {
        assert_eq!(all[0].games, hall.games);
        assert_eq!(all[0].stations, hall.stations);
    }
    let game = all[0].game(BoardNo(4)).expect("a game");
    assert_eq!(game.outcome().map(PairingResult::of), Some(PairingResult::Draw));
}

/// What `join` says that ends by itself: its exit code, and what it has printed.
fn joined_in_vain(bed: &Bed, code: &str, file: &str, name: &str) -> (Option<i32>, String) {
    let done = Process::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", bed.home(name))
        .args(["--lang", "en", "join", code, file, "--json"])
        .output()
        .expect("runs");
    let told = [done.stdout, done.stderr].concat();
    (done.status.code(), String::from_utf8_lossy(&told).into_owned())
}

#[test]
fn who_cannot_write_comes_too_late_or_is_dismissed_is_told_so() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let invited = json!({ "invite": { "role": "sector-arbiter", "name": "Hall", "boards": [2] } });
    assert_eq!(chief.ask(&invited)["ok"], true);
    let code = chief.event("invitation")["code"].as_str().expect("a code").to_owned();

    // A folder that is not there: told before anybody is asked, and the code is good yet.
    let nowhere = bed.folder.path().join("none").join("hall.jadoube").display().to_string();
    let (exit, told) = joined_in_vain(&bed, &code, &nowhere, "nowhere");
    assert_eq!(exit, Some(1), "{told}");
    assert!(told.contains("The code was not used"), "{told}");

    // Two come with one code.
    let join = |name: &str| {
        let args = ["join", &code, &bed.file(name), "--name", name, "--json"];
        let mut station = Station::start(&bed.home(name), &args);
        let shown = station.event("compare")["number"].clone();
        (station, shown)
    };
    let (mut first, shown) = join("Hall");
    let (mut second, other) = join("Other");
    for number in [&shown, &other] {
        chief.until("a knock", |line| {
            (line["event"] == "knock" && line["number"] == *number).then_some(())
        });
    }
    assert_eq!(chief.ask(&json!({ "let-in": shown }))["ok"], true);
    first.opened();
    first.line(true);
    let why = second.event("turned-away")["why"].to_string();
    assert!(why.contains("used by another laptop"), "{why}");
    assert_eq!(second.process.0.wait().expect("it ends").code(), Some(1));

    // The first one is dismissed.
    first.until("the event", |line| {
        let all = line["stations"].as_array()?;
        (all.len() > 1).then_some(())
    });
    let own = serde_json::from_value(json!(first.key)).expect("a key");
    let back = stations(Asked::TakeOver {
        posts: vec![Post::Board(BoardNo(2))],
        reason: "not needed".into(),
        ahead: Default::default(),
    });
    let _ = chief.ask(&json!({ "command": back }));
    first.mark();
    chief.must(&stations(Asked::Dismiss { station: own, reason: "goes home".into() }));
    let told = first.until("the dismissal", |line| {
        let text = line["text"].as_str().filter(|_| line["event"] == "notice")?;
        text.contains("dismissed").then(|| text.to_owned())
    });
    assert!(told.contains("Chief") && told.contains("goes home"), "{told}");
    first.line(false);
    // It tries on with a key that is not admitted any more.
    bed.has_refused("chief", Attempt::WrongKey, "Hall");
    bed.has_refused("chief", Attempt::UsedCode, "Other");
    chief.stop();
    let file = bed.file("chief");
    let told = Process::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", bed.home("reader"))
        .args(["--lang", "en", "stations", &file])
        .output()
        .expect("runs");
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(
        told.contains("by Chief: Not let in, another station has used the code: Other"),
        "{told}"
    );
}

#[test]
fn a_code_is_good_for_its_minutes_although_the_chief_s_program_was_closed_meanwhile() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let mut code = |name: &str| {
        chief.mark();
        let who = json!({ "role": "sector-arbiter", "name": name, "boards": [2] });
        assert_eq!(chief.ask(&json!({ "invite": who }))["ok"], true);
        chief.event("invitation")["code"].as_str().expect("a code").to_owned()
    };
    let (good, late, withdrawn) = (code("Hall 2"), code("Hall 4"), code("Hall 3"));
    assert_eq!(chief.ask(&json!({ "withdraw": true }))["ok"], true);
    chief.stop();
    let kept = std::fs::read_to_string(bed.home("chief").join("line.ron")).expect("a file");
    for group in good.split(' ') {
        assert!(!kept.contains(group), "{kept}");
    }

    let mut chief = bed.reopen("chief");
    chief.line(true);
    let (exit, told) = joined_in_vain(&bed, &withdrawn, &bed.file("other"), "other");
    assert_eq!(exit, Some(1), "{told}");
    assert!(told.contains("withdrawn"), "{told}");
    bed.has_refused("chief", Attempt::WrongKey, "127.0.0.1");
    let args = ["join", &good, &bed.file("Hall 2"), "--name", "vm", "--json"];
    let mut joined = Station::start(&bed.home("Hall 2"), &args);
    let shown = joined.event("compare")["number"].clone();
    chief.event("knock");
    assert_eq!(chief.ask(&json!({ "let-in": shown }))["ok"], true);
    joined.opened();
    joined.line(true);
    joined.until("its name and its board", |line| {
        let all = line["stations"].as_array()?;
        let own = all.iter().find(|one| one["own"] == true)?;
        (own["name"] == "Hall 2" && own["given"].to_string().contains('2')).then_some(())
    });
    joined.stop();
    // What was given out before can be taken back as well.
    assert_eq!(chief.ask(&json!({ "withdraw": true }))["ok"], true);
    let (exit, told) = joined_in_vain(&bed, &late, &bed.file("late"), "late");
    assert_eq!(exit, Some(1), "{told}");
    assert!(told.contains("withdrawn"), "{told}");
    chief.stop();
}

impl Station {
    /// So many servers carry the event.
    pub(crate) fn carried(&mut self, by: usize) -> Value {
        self.until("servers", |line| {
            let all = line["servers"].as_array().filter(|_| line["event"] == "servers")?;
            let is_whole = all.len() == by && all.iter().all(|one| one["state"] == "carries");
            is_whole.then(|| line.clone())
        })
    }

    /// Waits until its server runs.
    pub(crate) fn has_server(&self) {
        let end = Instant::now() + Duration::from_secs(60);
        while self.server().is_none() {
            assert!(Instant::now() < end, "it has no server");
            std::thread::park_timeout(Duration::from_millis(10));
        }
    }
}

#[test]
fn three_laptops_carry_the_event_and_any_one_of_them_may_go() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let mut hall2 = bed.join(&mut chief, "Hall 2", &sector(), &[2]);
    let mut hall3 = bed.join(&mut chief, "Hall 3", &sector(), &[3]);
    let mut desk = bed.join(&mut chief, "Results", &json!("results-desk"), &[]);
    pair(&mut chief);
    hall2.entry("P8");
    hall2.until("a board", |line| line.to_string().contains("set-up").then_some(()));
    // It is invited at the one server, and comes when there are three.
    let invited = json!({ "invite": { "role": "viewer", "name": "Press" } });
    assert_eq!(chief.ask(&invited)["ok"], true);
    let code = chief.event("invitation")["code"].as_str().expect("a code").to_owned();
    assert_eq!(desk.ask(&json!({ "serve-beside": true }))["ok"], true, "it is begun");
    for one in [&mut hall2, &mut hall3] {
        assert_eq!(one.ask(&json!({ "serve-beside": true }))["ok"], true);
    }
    for one in [&mut chief, &mut hall2, &mut hall3, &mut desk] {
        one.from = 0;
        one.carried(3);
    }
    hall2.must(&play(2, "e2e4"));
    hall3.must(&play(3, "d2d4"));
    for one in [&mut chief, &mut desk] {
        one.entry("e2e4");
        one.entry("d2d4");
    }
    // Whose addresses have changed meanwhile starts its server once more.
    hall2.has_server();
    hall3.has_server();
    assert!(desk.server().is_none());

    chief.mark();
    let mut press =
        Station::start(&bed.home("Press"), &["join", &code, &bed.file("Press"), "--json"]);
    let knock = chief.event("knock");
    assert_eq!(chief.ask(&json!({ "let-in": knock["number"] }))["ok"], true);
    press.entry("d2d4");
    press.stop();
    // The laptop with the first server dies: the others go on with each other.
    chief.kill();
    hall2.must(&play(2, "e7e5"));
    hall3.must(&play(3, "d7d5"));
    for one in [&mut hall3, &mut desk] {
        one.entry("e7e5");
    }
    desk.entry("d7d5");

    // One of the others is killed as well and opened again: it carries its server by itself.
    hall2.kill();
    let mut chief = bed.reopen("chief");
    let mut hall2 = bed.reopen("Hall 2");
    chief.carried(3);
    chief.entry("d7d5");
    hall2.must(&play(2, "g1f3"));
    for one in [&mut chief, &mut hall3, &mut desk] {
        one.entry("g1f3");
    }

    // One carries none any more: the chief does it alone again.
    chief.mark();
    assert_eq!(hall3.ask(&json!({ "stop-serving": true }))["ok"], true);
    chief.until("alone", |line| {
        let all = line["servers"].as_array()?;
        let carry = all.iter().filter(|one| one["state"] == "carries").count();
        (line["event"] == "servers" && carry == 1).then_some(())
    });
    hall3.must(&play(3, "c2c4"));
    for one in [&mut chief, &mut hall2, &mut desk] {
        one.entry("c2c4");
    }
    for one in [desk, hall3, hall2, chief] {
        one.stop();
    }
    let all = ["chief", "Hall 2", "Hall 3", "Results"].map(|name| bed.hall(name));
    for hall in &all[1..] {
        assert_eq!(all[0].games, hall.games);
        assert_eq!(all[0].stations, hall.stations);
    }
}

/// Whoever carries the server of a hall, and whose server is used.
pub(crate) fn halls(line: &Value) -> Option<Vec<(&str, &str)>> {
    let all = line["servers"].as_array().filter(|_| line["event"] == "servers")?;
    let shown = all.iter().map(|one| (one["station"].as_str(), one["state"].as_str()));
    let shown = shown.map(|(station, state)| station.zip(state)).collect::<Option<Vec<_>>>()?;
    Some(shown.into_iter().filter(|(_, state)| state.ends_with("hall")).collect())
}

#[test]
fn a_hall_with_a_server_of_its_own_goes_on_when_the_line_to_the_middle_is_cut() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let mut hall2 = bed.join(&mut chief, "Hall 2", &sector(), &[2]);
    let mut desk2 = bed.join(&mut chief, "Desk 2", &sector(), &[3]);
    pair(&mut chief);
    desk2.entry("P8");
    assert_eq!(desk2.ask(&json!({ "hall": "B" }))["ok"], true, "it is begun");
    desk2.until("it has none", |line| {
        line.to_string().contains("does not carry the server of a hall").then_some(())
    });

    assert_eq!(hall2.ask(&json!({ "serve-hall": true }))["ok"], true);
    for one in [&mut chief, &mut desk2] {
        one.until("the hall", |line| (halls(line)? == [("Hall 2", "hall")]).then_some(()));
    }
    hall2.until("its own", |line| (halls(line)? == [("Hall 2", "own-hall")]).then_some(()));
    hall2.has_server();
    assert_eq!(desk2.ask(&json!({ "hall": "B" }))["ok"], true);
    desk2.until("used", |line| (halls(line)? == [("Hall 2", "own-hall")]).then_some(()));
    // From one stream into the other, both ways.
    hall2.must(&play(2, "e2e4"));
    desk2.must(&play(3, "d2d4"));
    chief.entry("e2e4");
    chief.entry("d2d4");
    chief.must(&play(1, "c2c4"));
    desk2.entry("c2c4");
    hall2.entry("d2d4");

    // The middle is gone: in the hall they hear each other.
    chief.kill();
    hall2.must(&play(2, "e7e5"));
    desk2.entry("e7e5");
    desk2.must(&play(3, "d7d5"));
    hall2.entry("d7d5");
    let mut chief = bed.reopen("chief");
    chief.entry("e7e5");
    chief.entry("d7d5");
    chief.must(&play(1, "c7c5"));
    desk2.entry("c7c5");

    // The hall's laptop is opened again, and carries its server by itself; then it carries none any more.
    hall2.kill();
    let mut hall2 = bed.reopen("Hall 2");
    hall2.has_server();
    hall2.must(&play(2, "g1f3"));
    desk2.entry("g1f3");
    chief.entry("g1f3");
    chief.mark();
    assert_eq!(hall2.ask(&json!({ "stop-serving": true }))["ok"], true);
    chief.until("none", |line| halls(line)?.is_empty().then_some(()));
    desk2.must(&play(3, "g1f3"));
    hall2.entry("g1f3");
    for one in [desk2, hall2, chief] {
        one.stop();
    }
    let all = ["chief", "Hall 2", "Desk 2"].map(|name| bed.hall(name));
    for hall in &all[1..] {
        assert_eq!(all[0].games, hall.games);
    }
}

#[test]
fn a_station_finds_the_server_again_that_was_moved_while_it_was_away() {
    let Some(bed) = bed() else { return };
    let mut chief = bed.serve();
    let hall2 = bed.join(&mut chief, "Hall 2", &sector(), &[]);
    let mut desk = bed.join(&mut chief, "Results", &json!("results-desk"), &[]);
    hall2.stop();
    desk.mark();
    chief.stop();
    desk.line(false);
    let args = ["serve", &bed.file("chief"), "--listen", "127.0.0.2:0", "--json"];
    let mut chief = Station::start(&bed.home("chief"), &args);
    let code = chief.until("a code", |line| {
        let at = line["addresses"][0].as_str().filter(|at| at.starts_with("127.0.0.2:"));
        at.and(line["code"].as_str()).map(str::to_owned)
    });
    chief.line(true);
    let other = Process::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", bed.home("stranger"))
        .args(["join", &code, &bed.file("Hall 2"), "--json"])
        .output()
        .expect("runs");
    assert_eq!(other.status.code(), Some(2), "{other:?}");
    let (exit, told) = joined_in_vain(&bed, &code, &bed.file("nowhere"), "stranger");
    assert!(exit == Some(2) && told.contains("This code is not an invitation"), "{told}");
    let mut hall2 =
        Station::start(&bed.home("Hall 2"), &["join", &code, &bed.file("Hall 2"), "--json"]);
    hall2.opened();
    hall2.line(true);
    desk.stop();
    let mut desk =
        Station::start(&bed.home("Results"), &["join", &code, &bed.file("Results"), "--json"]);
    desk.line(true);
    pair(&mut chief);
    hall2.entry("P8");
    desk.entry("P8");
    // From now on it finds it by itself.
    hall2.stop();
    let mut hall2 = bed.reopen("Hall 2");
    hall2.line(true);
    let told = Process::new(env!("CARGO_BIN_EXE_jadoube"))
        .env("JADOUBE_CONFIG", bed.home("Hall 2"))
        .args(["stations", &bed.file("Hall 2"), "--json"])
        .output()
        .expect("runs");
    let told: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    assert_eq!(told["servers"][0]["station"], "Chief", "{told}");
    for one in [desk, hall2, chief] {
        one.stop();
    }
}
