//! The laptops of a bed: the chief's with its server, and those in namespaces; what is done to them, and
//! what they do at their boards.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Stdio};
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
use serde_json::json;
use tempfile::TempDir;

use crate::check::{self, Recorded};
use crate::commands;
use crate::disk::Disk;
use crate::laptops::{Station, program};
use crate::lines::Lines;
use crate::own;
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
    /// What was acknowledged: each entry with its place.
    pub(crate) done: Vec<Recorded>,
    /// Boards that were given to a laptop, which has not taken them yet.
    offered: Vec<(usize, u16)>,
    plan: Plan,
    pub(crate) told: BTreeMap<&'static str, usize>,
}

/// A post is taken without asking who keeps it.
fn taken_over(post: Post) -> Command {
    let (posts, reason) = (vec![post], "the bed".to_owned());
    Command::Stations { what: Asked::TakeOver { posts, reason, ahead: BTreeMap::new() } }
}

/// A station that was let in takes the boards that were given to it.
fn take(station: &mut Station, boards: &[u16]) {
    let posts: Vec<Post> = boards.iter().map(|board| Post::Board(BoardNo(*board))).collect();
    let given = json!(posts);
    station.until("given boards", |line| {
        let own = line["stations"].as_array()?.iter().find(|one| one["own"] == true)?;
        (own["given"] == given).then_some(())
    });
    station.must(&Command::Stations { what: Asked::Take { posts, ahead: BTreeMap::new() } });
}

fn kill(process: u32, signal: &str) {
    let _ = Process::new("kill").args([signal, &process.to_string()]).status();
}

/// Copies a folder into another, as it is at that moment.
fn copy(from: &Path, into: &Path) {
    let _ = Process::new("cp").arg("-a").args([from, into]).stderr(Stdio::null()).status();
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
        let mut there = own::bound();
        if nth > 0 {
            there.args(["ip", "netns", "exec", self.lines.name(nth)]);
        }
        there.arg(program());
        if self.plan.installed && Path::new("/usr/sbin/nats-server").exists() {
            there.env_remove("JADOUBE_NATS_SERVER");
        }
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
        let lines = Lines::make(plan.stations + 1)?;
        let names = std::iter::once("chief".to_owned())
            .chain((1..=plan.stations).map(|nth| format!("hall-{nth}")))
            .chain(["results".to_owned()]);
        let laptops = names.map(|name| Laptop { name, ..Laptop::default() }).collect();
        let folder = own::folder();
        let (done, offered, told) = (Vec::new(), Vec::new(), BTreeMap::new());
        let mut bed = Self { folder, lines, laptops, done, offered, plan, told };
        for laptop in &bed.laptops {
            fs::create_dir_all(bed.folder.path().join(&laptop.name)).expect("a folder");
        }
        // The last laptop with boards has little room.
        let last = usize::from(plan.stations);
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
            let mut station = bed.join(&mut chief, nth, "sector-arbiter", &boards);
            take(&mut station, &boards);
            if plan.servers > 1 && nth < usize::from(plan.servers) {
                assert_eq!(station.ask(&json!({ "serve-beside": true }))["ok"], true);
            }
            bed.laptops[nth].station = Some(station);
            bed.laptops[nth].boards = boards;
        }
        let results = usize::from(plan.stations) + 1;
        bed.laptops[results].station = Some(bed.join(&mut chief, results, "results-desk", &[]));
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

    fn join(&self, chief: &mut Station, nth: usize, role: &str, boards: &[u16]) -> Station {
        let name = &self.laptops[nth].name;
        let invited = json!({ "invite": { "role": role, "name": name, "boards": boards } });
        assert_eq!(chief.ask(&invited)["ok"], true);
        let code = chief.event("invitation")["code"].as_str().expect("a code").to_owned();
        let mut joined = self.start(nth, &["join", &code, &self.file(name), "--json"]);
        let shown = joined.event("compare")["number"].clone();
        chief.event("knock");
        assert_eq!(chief.ask(&json!({ "let-in": shown }))["ok"], true);
        joined.opened();
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
        self.take_what_was_given();
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
            5 => self.take_over(chance, at),
            6 if at > 0 && self.laptops[at].spoiled.is_none() => self.spoil(at),
            7 => self.fill(),
            8 if chance.next(4) == 0 => self.kill_server(at, true),
            9 if chance.next(12) == 0 => {
                (0..self.laptops.len()).for_each(|one| self.kill_server(one, true));
                self.count("streams deleted");
            }
            10 => self.hand_on(chance, at),
            11 if chance.next(12) == 0 => self.take_over_chief(at),
            12 if chance.next(2) == 0 => self.set_back(at),
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
            kill(station.process.0.id(), signal);
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
        let small = self.laptops.iter_mut().find(|one| one.disk.is_some() && one.full.is_none());
        let Some(laptop) = small else { return };
        let Some(disk) = &laptop.disk else { return };
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
            for store in self.stores(nth) {
                let _ = fs::remove_dir_all(store);
            }
        }
        kill(server, "-9");
        self.count(if store_too { "stores deleted" } else { "kills of a server" });
    }

    /// Kills the server of a laptop, and what it has stored is again what it was some time ago: the rest had not
    /// reached the disk when the power went. The first time it is only kept how it is.
    fn set_back(&mut self, nth: usize) {
        let Some(server) = self.laptops[nth].station.as_ref().and_then(Station::server) else {
            return;
        };
        let older = self.folder.path().join(&self.laptops[nth].name).join("older");
        if !older.exists() {
            fs::create_dir_all(&older).expect("a folder");
            self.stores(nth).iter().for_each(|store| copy(store, &older));
            return;
        }
        // It writes nothing while its store is exchanged.
        kill(server, "-STOP");
        for store in self.stores(nth) {
            let before = store.file_name().map(|name| older.join(name));
            let folder = store.parent().filter(|_| before.as_ref().is_some_and(|it| it.exists()));
            if let (Some(before), Some(folder)) = (before, folder) {
                let _ = fs::remove_dir_all(&store);
                copy(&before, folder);
            }
        }
        let _ = fs::remove_dir_all(&older);
        kill(server, "-9");
        self.count("stores set back");
    }

    /// The folders in which the server of a laptop stores what it keeps.
    fn stores(&self, nth: usize) -> Vec<PathBuf> {
        let servers = self.home(&self.laptops[nth].name).join("servers");
        let folders = fs::read_dir(servers).into_iter().flatten().flatten();
        let within = folders.flat_map(|one| fs::read_dir(one.path()).into_iter().flatten());
        let stores = within.flatten().map(|one| one.path());
        let is_store = |path: &PathBuf| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("store"))
        };
        stores.filter(is_store).collect()
    }

    /// Asks the station of a laptop, if it answers; whether it was done. What it says that it recorded counts.
    fn ask(&mut self, at: usize, command: &Command) -> bool {
        let laptop = &mut self.laptops[at];
        let (None, Some(station)) = (laptop.paused, &mut laptop.station) else { return false };
        let answer = station.ask(&json!({ "command": command }));
        self.done.extend(answer["entries"].as_array().into_iter().flatten().map(Recorded::of));
        answer["ok"] == true
    }

    /// A station takes a board from one that it does not ask.
    fn take_over(&mut self, chance: &mut Chance, from: usize) {
        let boards = &self.laptops[from].boards;
        let board = boards.get(chance.next(boards.len())).copied();
        // The results desk, which is the last, keeps none.
        let by = chance.next(self.laptops.len() - 1);
        let Some(board) = board.filter(|_| by != from) else { return };
        if self.ask(by, &taken_over(Post::Board(BoardNo(board)))) {
            self.laptops[from].boards.retain(|one| *one != board);
            self.laptops[by].boards.push(board);
            self.count("takeovers");
        }
    }

    /// A station takes the chief's place, whoever has it.
    fn take_over_chief(&mut self, by: usize) {
        if self.ask(by, &taken_over(Post::Chief)) {
            self.count("takeovers of the chief's place");
        }
    }

    /// A station gives a board to another one.
    fn hand_on(&mut self, chance: &mut Chance, from: usize) {
        let to = chance.next(self.laptops.len() - 1);
        let boards = &self.laptops[from].boards;
        let board = boards.get(chance.next(boards.len())).copied().filter(|_| to != from);
        let other = self.laptops[to].station.as_ref().map(|other| other.key.clone());
        let (Some(board), Some(other)) = (board, other) else { return };
        let Ok(other) = serde_json::from_value(json!(other.trim_matches('"'))) else { return };
        let posts = vec![Post::Board(BoardNo(board))];
        if self.ask(from, &Command::Stations { what: Asked::Give { posts, to: other } }) {
            self.laptops[from].boards.retain(|one| *one != board);
            self.offered.push((to, board));
            self.count("boards given");
        }
    }

    /// Who was given a board takes it, once it knows of that.
    fn take_what_was_given(&mut self) {
        for (to, board) in std::mem::take(&mut self.offered) {
            let posts = vec![Post::Board(BoardNo(board))];
            if self
                .ask(to, &Command::Stations { what: Asked::Take { posts, ahead: BTreeMap::new() } })
            {
                self.laptops[to].boards.push(board);
                self.count("boards taken");
            } else {
                self.offered.push((to, board));
            }
        }
    }

    /// A station records something at one of its boards, or the results desk enters a result.
    fn work(&mut self, chance: &mut Chance, at: usize, nth: usize) {
        let laptop = &self.laptops[at];
        let is_desk = at + 1 == self.laptops.len();
        let (what, command) = if is_desk {
            let board = 1 + chance.next(usize::from(self.plan.boards)) as u16;
            if chance.next(4) > 0 {
                return;
            }
            ("results", commands::result(chance, board))
        } else {
            let board = laptop.boards.get(chance.next(laptop.boards.len())).copied();
            let Some(board) = board.filter(|_| laptop.paused.is_none()) else { return };
            commands::at_board(chance, Path::new(&self.file(&laptop.name)), board, nth)
        };
        if self.ask(at, &command) {
            self.count(what);
        } else if self.laptops[at].paused.is_none() {
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
        let kept = own::kept();
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
