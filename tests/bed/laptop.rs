//! The laptops of a bed: the chief's with its server, and those in namespaces; what is done to them, and
//! what they do at their boards.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::process::Command as Process;
use std::time::{Duration, Instant};

use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::hall::command::Command;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::post::Post;
use jadoube_laws::ids::BoardNo;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::check;
use crate::disk::Disk;
use crate::figures::line;
use crate::laptops::{Station, program};
use crate::lines::Lines;
use crate::plan::{Chance, Plan};

/// How often all are opened again at the end until nobody lacks anything.
const TRIES: usize = 10;

/// A laptop; the first is the chief's.
#[derive(Default)]
struct Laptop {
    name: String,
    station: Option<Station>,
    paused: Option<Instant>,
    cut: Option<Instant>,
    spoiled: Option<Instant>,
    full: Option<Instant>,
    disk: Option<Disk>,
    boards: Vec<u16>,
}

/// A bed.
pub(crate) struct Bed {
    laptops: Vec<Laptop>,
    pub(crate) folder: TempDir,
    lines: Lines,
    /// The reasons of all commands that were acknowledged.
    pub(crate) done: Vec<String>,
    pub(crate) told: BTreeMap<&'static str, usize>,
}

fn stations(what: Asked) -> Value {
    json!({ "command": Command::Stations { what } })
}

fn is_over(since: Option<Instant>, seconds: u64) -> bool {
    since.is_some_and(|at| at.elapsed() > Duration::from_secs(seconds))
}

impl Bed {
    fn file(&self, name: &str) -> String {
        self.folder.path().join(name).join("event.jadoube").display().to_string()
    }

    fn home(&self, name: &str) -> PathBuf {
        self.folder.path().join(name).join("settings")
    }

    /// Starts the program where that laptop is.
    fn start(&self, nth: usize, args: &[&str]) -> Station {
        let home = self.home(&self.laptops[nth].name);
        if nth == 0 {
            return Station::start(&home, args);
        }
        let mut there = Process::new("ip");
        there.args(["netns", "exec", self.lines.name(nth)]).arg(program());
        Station::start_by(there, &home, args)
    }

    pub(crate) fn len(&self) -> usize {
        self.laptops.len()
    }

    /// All boards with the laptops that keep them.
    pub(crate) fn boards(&self) -> Vec<(usize, u16)> {
        let of = |(at, laptop): (usize, &Laptop)| {
            laptop.boards.iter().map(move |board| (at, *board)).collect::<Vec<_>>()
        };
        self.laptops.iter().enumerate().flat_map(of).collect()
    }

    /// A laptop that is open.
    pub(crate) fn station(&mut self, nth: usize) -> &mut Station {
        self.laptops[nth].station.as_mut().expect("it is open")
    }

    /// Closes the file of a laptop.
    pub(crate) fn close(&mut self, nth: usize) {
        self.laptops[nth].station.take().into_iter().for_each(Station::stop);
    }

    pub(crate) fn open(&mut self, nth: usize) {
        let file = self.file(&self.laptops[nth].name);
        let mut station = self.start(nth, &["play", &file, "--json"]);
        station.opened();
        self.laptops[nth].station = Some(station);
    }

    /// None where this user may make no namespaces.
    pub(crate) fn set_up(plan: Plan) -> Option<Self> {
        let lines = Lines::make(plan.stations, plan.lane)?;
        let names = std::iter::once("chief".to_owned())
            .chain((1..=plan.stations).map(|nth| format!("hall-{nth}")));
        let laptops = names.map(|name| Laptop { name, ..Laptop::default() }).collect();
        let folder = TempDir::new().expect("a folder");
        let mut bed = Self { folder, lines, laptops, done: Vec::new(), told: BTreeMap::new() };
        for laptop in &bed.laptops {
            fs::create_dir_all(bed.folder.path().join(&laptop.name)).expect("a folder");
        }
        // The last laptop has little room.
        let last = bed.laptops.len() - 1;
        let there = bed.folder.path().join(&bed.laptops[last].name);
        bed.laptops[last].disk = Disk::make(&there);
        if bed.laptops[last].disk.is_none() {
            eprintln!("nothing can be mounted here: no disk is filled");
        }
        let mut chief = bed.found(plan.boards);
        for nth in 1..=usize::from(plan.stations) {
            let boards = (1..=plan.boards)
                .filter(|board| usize::from(*board) % (usize::from(plan.stations) + 1) == nth);
            let boards: Vec<u16> = boards.collect();
            let mut station = bed.join(&mut chief, nth, &boards);
            if plan.servers > 1 && nth < usize::from(plan.servers) {
                assert_eq!(station.ask(&json!({ "serve-beside": true }))["ok"], true);
            }
            bed.laptops[nth].station = Some(station);
            bed.laptops[nth].boards = boards;
        }
        if plan.servers > 1 {
            chief.from = 0;
            chief.until("three servers", |line| {
                let all = line["servers"].as_array().filter(|_| line["event"] == "servers")?;
                let carry = all.iter().filter(|one| one["state"] == "carries").count();
                (carry == usize::from(plan.servers)).then_some(())
            });
        }
        let own = (1..=plan.boards).filter(|board| board % (plan.stations + 1) == 0);
        bed.laptops[0].boards = own.collect();
        bed.laptops[0].station = Some(chief);
        Some(bed)
    }

    /// The chief's laptop serves an event with a round of so many boards.
    fn found(&self, boards: u16) -> Station {
        let (file, listen) = (self.file("chief"), self.lines.listen());
        let made = Process::new(program())
            .env("JADOUBE_CONFIG", self.home("chief"))
            .args(["new", &file, "--boards", "0", "--control", "90+30"])
            .output()
            .expect("runs");
        assert!(made.status.success(), "{made:?}");
        let args = ["serve", &file, "--listen", &listen, "--name", "Chief", "--json"];
        let mut chief = self.start(0, &args);
        chief.opened_by_serving();
        chief.line(true);
        pair(&mut chief, boards);
        chief
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
    pub(crate) fn step(&mut self, chance: &mut Chance, nth: usize) {
        for one in 0..self.laptops.len() {
            self.recover(one);
        }
        let at = chance.next(self.laptops.len());
        match chance.next(44) {
            0 if at > 0 => self.kill(at),
            1 if self.laptops[at].paused.is_none() => self.pause(at),
            2 if at > 0 && self.laptops[at].cut.is_none() => {
                self.lines.cut(at, false);
                self.laptops[at].cut = Some(Instant::now());
                self.count("cuts");
            }
            3 if chance.next(3) == 0 => self.kill_server(at, false),
            4 if chance.next(3) == 0 => self.kill(0),
            5 if at > 0 => self.take_over(chance, at),
            6 if at > 0 && self.laptops[at].spoiled.is_none() => self.spoil(at),
            7 => self.fill(),
            8 if chance.next(4) == 0 => self.kill_server(at, true),
            9 if chance.next(12) == 0 => {
                (0..self.laptops.len()).for_each(|one| self.kill_server(one, true));
                self.count("streams deleted");
            }
            _ => self.work(chance, at, nth),
        }
    }

    fn recover(&mut self, nth: usize) {
        if is_over(self.laptops[nth].paused, 2) {
            self.laptops[nth].paused = None;
            self.signal(nth, "-CONT");
        }
        if is_over(self.laptops[nth].cut, 4) {
            self.laptops[nth].cut = None;
            self.lines.cut(nth, true);
        }
        if is_over(self.laptops[nth].spoiled, 5) {
            self.laptops[nth].spoiled = None;
            self.lines.mend(nth);
        }
        if is_over(self.laptops[nth].full, 3) {
            self.laptops[nth].full = None;
            self.laptops[nth].disk.iter().for_each(Disk::free);
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

    fn spoil(&mut self, nth: usize) {
        match self.lines.spoil(nth) {
            Some(what) => self.count(what),
            None => self.count("no bad lines for lack of netem"),
        }
        self.laptops[nth].spoiled = Some(Instant::now());
    }

    fn fill(&mut self) {
        let last = self.laptops.len() - 1;
        let laptop = &mut self.laptops[last];
        let Some(disk) = laptop.disk.as_ref().filter(|_| laptop.full.is_none()) else { return };
        disk.fill();
        laptop.full = Some(Instant::now());
        self.count("full disks");
    }

    fn kill(&mut self, nth: usize) {
        if self.laptops[nth].full.is_some() {
            // A file may not open while there is no room at all: that is told, and nothing is lost by it.
            return;
        }
        if let Some(station) = self.laptops[nth].station.take() {
            station.kill();
        }
        self.laptops[nth].paused = None;
        self.open(nth);
        self.count(if nth == 0 { "kills of the chief" } else { "kills" });
    }

    /// Kills the server of a laptop, if it has one, and deletes what it has stored before.
    fn kill_server(&mut self, nth: usize, store_too: bool) {
        let Some(server) = self.laptops[nth].station.as_ref().and_then(Station::server) else {
            return;
        };
        if store_too {
            let servers = self.home(&self.laptops[nth].name).join("servers");
            let folders = fs::read_dir(servers).into_iter().flatten().flatten();
            let within = folders.flat_map(|one| fs::read_dir(one.path()).into_iter().flatten());
            for one in within.flatten() {
                if one.file_name().to_string_lossy().starts_with("store") {
                    let _ = fs::remove_dir_all(one.path());
                }
            }
        }
        let _ = Process::new("kill").args(["-9", &server.to_string()]).status();
        self.count(if store_too { "stores deleted" } else { "kills of a server" });
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
        if station.ask(&line(board, nth))["ok"] == true {
            self.done.push(format!("number {nth} of the bed"));
        } else {
            let is_full = self.laptops[at].full.is_some();
            self.count(if is_full { "not recorded for lack of room" } else { "refused" });
        }
    }

    /// Brings all together; what is wrong then.
    pub(crate) fn end(&mut self) -> Vec<String> {
        for nth in 0..self.laptops.len() {
            self.signal(nth, "-CONT");
            self.laptops[nth].paused = None;
            self.laptops[nth].disk.iter().for_each(Disk::free);
            if nth > 0 {
                self.lines.mend(nth);
                self.lines.cut(nth, true);
            }
        }
        let files: Vec<String> = self.laptops.iter().map(|one| self.file(&one.name)).collect();
        let mut wrong = Vec::new();
        for _ in 0..TRIES {
            // They tell each other how far they are every few seconds.
            std::thread::sleep(Duration::from_secs(5));
            for laptop in self.laptops.iter_mut().rev() {
                laptop.station.take().into_iter().for_each(Station::stop);
            }
            wrong = check::wrong(&files, &self.done);
            if wrong.is_empty() {
                break;
            }
            (0..self.laptops.len()).for_each(|nth| self.open(nth));
        }
        wrong
    }

    /// Keeps the files for whoever looks into them.
    pub(crate) fn keep(&mut self) -> PathBuf {
        let kept = TempDir::new().expect("a folder").keep();
        for laptop in &mut self.laptops {
            // Nothing is written any more.
            laptop.station = None;
            laptop.disk.take().into_iter().for_each(|disk| disk.keep(&kept));
        }
        let own = self.folder.path().join(".");
        let _ = Process::new("cp").args(["-a", "-n"]).arg(own).arg(&kept).status();
        kept
    }
}

/// A round of so many boards.
fn pair(chief: &mut Station, boards: u16) {
    let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
    let control = "90+30".parse().expect("a control");
    let regulations = Box::new(Regulations::new(system, control));
    let entrants = (1..=2 * boards).map(|no| Entrant::named(format!("P{no}"))).collect();
    for what in [
        Ask::Start { regulations },
        Ask::Enter { entrants },
        Ask::Number { how: Numbering::Rating, reason: String::new() },
        Ask::Draft { round: 1, pairings: Vec::new() },
        Ask::Publish { round: 1 },
    ] {
        chief.must(&Command::Contest { what });
    }
}
