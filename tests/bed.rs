//! A test bed of several stations: the chief's laptop with its server, and stations in network namespaces of
//! their own, which work at their boards while stations and servers are killed, paused and cut off, and
//! boards are taken over. At the end all are brought together, and every file is looked at: each stands;
//! every command that was acknowledged is in every file, once; all agree.
//!
//! `cargo test --test bed -- --runs 200 --seed 1 --stations 8 --boards 60 --seconds 60` prints a line for each
//! run; without arguments one short run. It needs the right to make namespaces, and `nats-server`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, ExitCode, Stdio};
use std::time::{Duration, Instant};

use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::post::Post;
use jadoube_desk::library;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};
use tempfile::TempDir;

use laptops::{Station, is_server_installed};

#[path = "it/ended.rs"]
mod ended;
mod laptops;

/// How often all are opened again at the end until nobody lacks anything.
const TRIES: usize = 10;

/// What is asked for on the command line.
#[derive(Debug, Clone, Copy)]
struct Plan {
    runs: u64,
    seed: u64,
    stations: u16,
    boards: u16,
    seconds: u64,
}

impl Plan {
    fn read() -> Self {
        let mut plan = Self { runs: 1, seed: 1, stations: 3, boards: 8, seconds: 20 };
        let mut args = std::env::args().skip(1);
        while let Some(arg) = args.next() {
            let mut value = || args.next().and_then(|value| value.parse::<u64>().ok()).unwrap_or(1);
            match arg.as_str() {
                "--runs" => plan.runs = value(),
                "--seed" => plan.seed = value(),
                "--stations" => plan.stations = value() as u16,
                "--boards" => plan.boards = value() as u16,
                "--seconds" => plan.seconds = value(),
                // What other tests are asked.
                _ => {}
            }
        }
        plan
    }
}

/// Numbers that follow from a seed.
struct Chance(u64);

impl Chance {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % below.max(1) as u64) as usize
    }
}

fn ip(args: &str) -> bool {
    let done = Process::new("ip").args(args.split(' ')).stderr(Stdio::null()).status();
    done.is_ok_and(|status| status.success())
}

/// A bridge, and a namespace at it for each station.
struct Lines {
    bridge: String,
    names: Vec<String>,
}

impl Lines {
    fn make(stations: u16) -> Option<Self> {
        let own = std::process::id() % 10_000;
        let mut lines = Self { bridge: format!("jb{own}"), names: Vec::new() };
        let bridge = lines.bridge.clone();
        let is_made = ip(&format!("link add {bridge} type bridge"))
            && ip(&format!("addr add 10.77.{}.1/24 dev {bridge}", own % 250))
            && ip(&format!("link set {bridge} up"));
        if !is_made {
            return None;
        }
        for nth in 1..=stations {
            let (name, outer, inner) =
                (format!("jn{own}-{nth}"), format!("jo{own}-{nth}"), format!("ji{own}-{nth}"));
            let done = ip(&format!("netns add {name}"))
                && ip(&format!("link add {outer} type veth peer name {inner} netns {name}"))
                && ip(&format!("link set {outer} master {bridge} up"))
                && ip(&format!(
                    "-n {name} addr add 10.77.{}.{}/24 dev {inner}",
                    own % 250,
                    nth + 1
                ))
                && ip(&format!("-n {name} link set {inner} up"))
                && ip(&format!("-n {name} link set lo up"));
            lines.names.push(name);
            if !done {
                return None;
            }
        }
        Some(lines)
    }

    fn listen(&self) -> String {
        format!("10.77.{}.1:0", std::process::id() % 10_000 % 250)
    }

    fn cut(&self, nth: usize, up: bool) {
        let name = self.names[nth].replacen("jn", "jo", 1);
        ip(&format!("link set {name} {}", if up { "up" } else { "down" }));
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        for name in &self.names {
            ip(&format!("netns del {name}"));
        }
        ip(&format!("link del {}", self.bridge));
    }
}

/// A laptop of the bed; the first is the chief's.
struct Laptop {
    name: String,
    station: Option<Station>,
    paused: Option<Instant>,
    cut: Option<Instant>,
    boards: Vec<u16>,
}

struct Bed {
    folder: TempDir,
    lines: Lines,
    laptops: Vec<Laptop>,
    /// The reasons of all commands that were acknowledged.
    done: Vec<String>,
    told: BTreeMap<&'static str, usize>,
}

fn stations(what: Asked) -> Value {
    json!({ "command": Command::Stations { what } })
}

fn contest(what: Ask) -> Command {
    Command::Contest { what }
}

impl Bed {
    fn file(&self, name: &str) -> String {
        self.folder.path().join(format!("{name}.jadoube")).display().to_string()
    }

    fn home(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts the program where that laptop is.
    fn start(&self, nth: usize, args: &[&str]) -> Station {
        let home = self.home(&self.laptops[nth].name);
        if nth == 0 {
            return Station::start(&home, args);
        }
        let mut program = Process::new("ip");
        program.args(["netns", "exec", &self.lines.names[nth - 1]]);
        program.arg(env!("CARGO_BIN_EXE_jadoube"));
        Station::start_by(program, &home, args)
    }

    fn open(&mut self, nth: usize) {
        let file = self.file(&self.laptops[nth].name);
        let mut station = self.start(nth, &["play", &file, "--json"]);
        station.opened();
        self.laptops[nth].station = Some(station);
    }

    fn set_up(plan: Plan) -> Option<Self> {
        let lines = Lines::make(plan.stations)?;
        let names = std::iter::once("chief".to_owned())
            .chain((1..=plan.stations).map(|nth| format!("hall-{nth}")));
        let laptop =
            |name| Laptop { name, station: None, paused: None, cut: None, boards: Vec::new() };
        let laptops = names.map(laptop).collect();
        let folder = TempDir::new().expect("a folder");
        let mut bed = Self { folder, lines, laptops, done: Vec::new(), told: BTreeMap::new() };
        let (file, listen) = (bed.file("chief"), bed.lines.listen());
        let made = Process::new(env!("CARGO_BIN_EXE_jadoube"))
            .env("JADOUBE_CONFIG", bed.home("chief"))
            .args(["new", &file, "--boards", "0", "--control", "90+30"])
            .output()
            .expect("runs");
        assert!(made.status.success(), "{made:?}");
        let args = ["serve", &file, "--listen", &listen, "--name", "Chief", "--json"];
        let mut chief = bed.start(0, &args);
        chief.opened_by_serving();
        chief.line(true);
        pair(&mut chief, plan.boards);
        for nth in 1..=usize::from(plan.stations) {
            let boards = (1..=plan.boards)
                .filter(|board| usize::from(*board) % (usize::from(plan.stations) + 1) == nth);
            let boards: Vec<u16> = boards.collect();
            let station = bed.join(&mut chief, nth, &boards);
            bed.laptops[nth].station = Some(station);
            bed.laptops[nth].boards = boards;
        }
        let own = (1..=plan.boards).filter(|board| board % (plan.stations + 1) == 0);
        bed.laptops[0].boards = own.collect();
        bed.laptops[0].station = Some(chief);
        Some(bed)
    }

    fn join(&self, chief: &mut Station, nth: usize, boards: &[u16]) -> Station {
        let name = &self.laptops[nth].name;
        let invited =
            json!({ "invite": { "role": "sector-arbiter", "name": name, "boards": boards } });
        assert_eq!(chief.ask(&invited)["ok"], true);
        let code = chief.event("invitation")["code"].as_str().expect("a code").to_owned();
        let mut joined = self.start(nth, &["join", &code, &self.file(name), "--json"]);
        let shown = joined.event("compare")["number"].clone();
        chief.event("knock");
        assert_eq!(chief.ask(&json!({ "let-in": shown }))["ok"], true);
        joined.opened();
        let posts: Vec<Post> = boards.iter().map(|board| Post::Board(BoardNo(*board))).collect();
        let given = json!(posts);
        joined.until("given boards", |line| {
            let own = line["stations"].as_array()?.iter().find(|one| one["own"] == true)?;
            (own["given"] == given).then_some(())
        });
        let taken = joined.ask(&stations(Asked::Take { posts, ahead: BTreeMap::new() }));
        assert_eq!(taken["ok"], true, "{taken}");
        joined
    }

    fn count(&mut self, what: &'static str) {
        *self.told.entry(what).or_default() += 1;
    }

    /// Something happens.
    fn step(&mut self, chance: &mut Chance, nth: usize) {
        for one in 0..self.laptops.len() {
            self.recover(one);
        }
        let at = chance.next(self.laptops.len());
        match chance.next(40) {
            0 if at > 0 => self.kill(at),
            1 if self.laptops[at].paused.is_none() => self.pause(at),
            2 if at > 0 && self.laptops[at].cut.is_none() => {
                self.lines.cut(at - 1, false);
                self.laptops[at].cut = Some(Instant::now());
                self.count("cuts");
            }
            3 if chance.next(3) == 0 => self.kill_server(),
            4 if chance.next(3) == 0 => self.kill(0),
            5 if at > 0 => self.take_over(chance, at),
            _ => self.work(chance, at, nth),
        }
    }

    fn recover(&mut self, nth: usize) {
        if self.laptops[nth].paused.is_some_and(|at| at.elapsed() > Duration::from_secs(2)) {
            self.laptops[nth].paused = None;
            self.signal(nth, "-CONT");
        }
        if self.laptops[nth].cut.is_some_and(|at| at.elapsed() > Duration::from_secs(4)) {
            self.laptops[nth].cut = None;
            self.lines.cut(nth - 1, true);
        }
    }

    fn signal(&self, nth: usize, signal: &str) {
        if let Some(station) = &self.laptops[nth].station {
            let number = station.process.0.id().to_string();
            let _ = Process::new("kill").args([signal, &number]).status();
        }
    }

    fn pause(&mut self, nth: usize) {
        self.signal(nth, "-STOP");
        self.laptops[nth].paused = Some(Instant::now());
        self.count("pauses");
    }

    fn kill(&mut self, nth: usize) {
        if let Some(station) = self.laptops[nth].station.take() {
            station.kill();
        }
        self.laptops[nth].paused = None;
        self.open(nth);
        self.count(if nth == 0 { "kills of the chief" } else { "kills" });
    }

    fn kill_server(&mut self) {
        let server = self.laptops[0].station.as_ref().and_then(Station::server);
        if let Some(server) = server {
            let _ = Process::new("kill").args(["-9", &server.to_string()]).status();
            self.count("kills of the server");
        }
    }

    /// The chief takes a board from a station that he does not ask.
    fn take_over(&mut self, chance: &mut Chance, from: usize) {
        let boards = &self.laptops[from].boards;
        let is_there = self.laptops[0].paused.is_none();
        let Some(board) = boards.get(chance.next(boards.len())).copied().filter(|_| is_there)
        else {
            return;
        };
        let (posts, reason) = (vec![Post::Board(BoardNo(board))], "the bed".to_owned());
        let asked = stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() });
        let Some(chief) = &mut self.laptops[0].station else { return };
        if chief.ask(&asked)["ok"] == true {
            self.laptops[from].boards.retain(|one| *one != board);
            self.laptops[0].boards.push(board);
            self.count("takeovers");
        }
    }

    /// A station records something at one of its boards.
    fn work(&mut self, chance: &mut Chance, at: usize, nth: usize) {
        let laptop = &mut self.laptops[at];
        let boards = &laptop.boards;
        let board = boards.get(chance.next(boards.len())).copied();
        let (Some(board), None, Some(station)) = (board, laptop.paused, &mut laptop.station) else {
            return;
        };
        let reason = format!("number {nth} of the bed");
        let correction = Correction::Add { side: Side::White, time: Millis(1) };
        let what = GameCommand::CorrectClock { correction, reason: reason.clone() };
        let command = Command::Game { board: BoardNo(board), what };
        if station.ask(&json!({ "command": command }))["ok"] == true {
            self.done.push(reason);
        } else {
            self.count("refused");
        }
    }

    /// Brings all together; what is wrong then.
    fn end(&mut self) -> Vec<String> {
        for nth in 0..self.laptops.len() {
            self.signal(nth, "-CONT");
            self.laptops[nth].paused = None;
            if nth > 0 {
                self.lines.cut(nth - 1, true);
            }
        }
        let names: Vec<String> = self.laptops.iter().map(|one| self.file(&one.name)).collect();
        let mut wrong = Vec::new();
        for _ in 0..TRIES {
            // They tell each other how far they are every few seconds.
            std::thread::sleep(Duration::from_secs(5));
            for laptop in self.laptops.iter_mut().rev() {
                laptop.station.take().into_iter().for_each(Station::stop);
            }
            let output = Process::new(env!("CARGO_BIN_EXE_jadoube"))
                .arg("stations")
                .args(&names)
                .arg("--json")
                .output()
                .expect("runs");
            let compared: Value = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
            wrong.clear();
            if compared["agree"] != true {
                wrong.push(compared.to_string());
            }
            for name in &names {
                wrong.extend(missing(Path::new(name), &self.done));
            }
            if wrong.is_empty() {
                break;
            }
            (0..self.laptops.len()).for_each(|nth| self.open(nth));
        }
        wrong
    }
}

/// What was acknowledged and is not in a file, or more than once.
fn missing(file: &Path, done: &[String]) -> Vec<String> {
    let Ok(record) = library::read(file) else { return vec![format!("{file:?} is not readable")] };
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for entry in &record.entries {
        let text = serde_json::to_string(&entry.event).unwrap_or_default();
        if let Some(at) = text.find("number ")
            && let Some(end) = text[at..].find(" of the bed")
        {
            *found.entry(text[at..at + end].to_owned() + " of the bed").or_default() += 1;
        }
    }
    let wrong = done.iter().filter(|one| found.get(*one) != Some(&1));
    wrong.map(|one| format!("{file:?}: {one}: {:?}", found.get(one))).collect()
}

/// A round of so many boards.
fn pair(chief: &mut Station, boards: u16) {
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let control = "90+30".parse().expect("a control");
    let regulations = Box::new(Regulations::new(system, control));
    let entrants = (1..=2 * boards).map(|no| Entrant::named(format!("P{no}"))).collect();
    chief.must(&contest(Ask::Start { regulations }));
    chief.must(&contest(Ask::Enter { entrants }));
    chief.must(&contest(Ask::Number { how: Numbering::Rating, reason: String::new() }));
    chief.must(&contest(Ask::Draft { round: 1, pairings: Vec::new() }));
    chief.must(&contest(Ask::Publish { round: 1 }));
}

fn main() -> ExitCode {
    let plan = Plan::read();
    if !is_server_installed() {
        return ExitCode::SUCCESS;
    }
    let mut failed = 0;
    for seed in plan.seed..plan.seed + plan.runs {
        let Some(mut bed) = Bed::set_up(plan) else {
            eprintln!("no network namespaces can be made here: not tested");
            return ExitCode::SUCCESS;
        };
        let (mut chance, end) = (Chance(seed), Instant::now() + Duration::from_secs(plan.seconds));
        let mut nth = 0;
        while Instant::now() < end {
            nth += 1;
            bed.step(&mut chance, nth);
        }
        let wrong = bed.end();
        let told: Vec<String> =
            bed.told.iter().map(|(what, count)| format!("{what} {count}")).collect();
        let verdict = if wrong.is_empty() { "sound" } else { "WRONG" };
        println!(
            "seed {seed}: {verdict}; {} stations, {} boards, {} s: acknowledged {}; {}",
            plan.stations + 1,
            plan.boards,
            plan.seconds,
            bed.done.len(),
            told.join(", ")
        );
        if !wrong.is_empty() {
            failed += 1;
            wrong.iter().take(20).for_each(|one| println!("  {one}"));
            let kept = std::mem::replace(&mut bed.folder, TempDir::new().expect("a folder")).keep();
            println!("  the files are in {}", kept.display());
        }
    }
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
