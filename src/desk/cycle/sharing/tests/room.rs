//! Some stations, each with a file of its own, and what is on the way between them.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use tempfile::TempDir;

use crate::comparing::compare;
use crate::cycle::Cycle;
use crate::evidence::examine;
use crate::library;
use crate::request_error::CommandError;
use crate::station::Station;
use crate::testing::{cup, event, first_round, incident, set_up, stations, take};
use crate::timekeeper::Clocks;
use jadoube_chess::moment::Millis;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::Command as Asked;
use jadoube_core::stations::member::Role as StationRole;
use jadoube_core::stations::station::StationId;
use jadoube_journal::file::Journal;
use jadoube_journal::fresh;
use jadoube_journal::strand::Heads;
use jadoube_journal::wire::{delivery_bytes, read_delivery};
use jadoube_laws::ids::{BoardNo, CommandKey, Role};

pub(super) const BOARDS: u16 = 4;

/// Some stations, each with a folder of its own.
pub(super) struct Room {
    pub(super) folder: TempDir,
    pub(super) stations: Vec<Option<Cycle>>,
    pub(super) clocks: Vec<Arc<Clocks>>,
    pub(super) keys: Vec<PublicKey>,
    /// What is on the way to each station.
    pub(super) air: Vec<Vec<Vec<u8>>>,
    pub(super) cut: BTreeSet<(usize, usize)>,
    /// The keys of commands that were acknowledged.
    pub(super) done: Vec<CommandKey>,
}

pub(super) fn station(folder: &TempDir, nth: usize) -> Station {
    Station::in_folder(&format!("machine {nth}"), &folder.path().join(format!("station {nth}")))
}

impl Room {
    /// A chief with an event and a game of before, and others that have joined; each but the chief has one
    /// board.
    pub(super) fn new(count: usize) -> Self {
        Self::with(&vec![StationRole::SectorArbiter; count - 1])
    }

    /// The same with others in these roles; sector arbiters have a board each.
    pub(super) fn with(roles: &[StationRole]) -> Self {
        let count = roles.len() + 1;
        let folder = TempDir::new().unwrap();
        let clocks: Vec<_> = (0..count).map(|_| Clocks::scripted()).collect();
        let file = |nth: usize| folder.path().join(format!("{nth}.jadoube"));
        let own = |nth| station(&folder, nth);
        let keys: Vec<PublicKey> =
            (0..count).map(|nth| own(nth).signer().unwrap().unwrap().public()).collect();
        let mut chief = Cycle::create_by(&file(0), own(0), Arc::clone(&clocks[0])).unwrap();
        let found = [Command::Found { competition: cup() }];
        let of_before = [set_up(9), incident(9)];
        for command in found.into_iter().chain(event(BOARDS)).chain(of_before) {
            chief.submit(&command, Role::Arbiter, CommandKey(fresh::id())).unwrap();
        }
        assert_eq!(chief.heads().unwrap(), Heads::new(), "alone");
        chief.share("Chief").unwrap();
        let competition = chief.record_state().competition;
        let mut all = vec![Some(chief)];
        for (nth, by) in clocks.iter().enumerate().skip(1) {
            let (of, by) = ((competition, keys[0]), Arc::clone(by));
            by.advance(Millis::from_mins(nth as i64));
            all.push(Some(Cycle::join_by(&file(nth), own(nth), of, by).unwrap()));
        }
        let air = vec![Vec::new(); count];
        let (cut, done) = (BTreeSet::new(), Vec::new());
        let mut room = Self { folder, stations: all, clocks, keys, air, cut, done };
        let has_board = |nth: &usize| roles[nth - 1] == StationRole::SectorArbiter;
        for nth in 1..count {
            let (station, name, role) = (room.id(nth), format!("Hall {nth}"), roles[nth - 1]);
            let boards =
                Some(BoardNo(nth as u16)).filter(|_| has_board(&nth)).into_iter().collect();
            room.must(0, &stations(Asked::Admit { station, name, role, boards }));
        }
        room.heal();
        for nth in (1..count).filter(has_board) {
            room.must(nth, &take(nth as u16));
        }
        room.heal();
        room
    }

    /// The chief publishes round 1.
    pub(super) fn publish(&mut self) {
        for command in first_round() {
            self.must(0, &command);
        }
    }

    pub(super) fn id(&self, nth: usize) -> StationId {
        StationId(self.keys[nth])
    }

    pub(super) fn file(&self, nth: usize) -> PathBuf {
        self.folder.path().join(format!("{nth}.jadoube"))
    }

    pub(super) fn at(&mut self, nth: usize) -> &mut Cycle {
        self.stations[nth].as_mut().unwrap()
    }

    pub(super) fn seen(&self, nth: usize) -> &Cycle {
        self.stations[nth].as_ref().unwrap()
    }

    pub(super) fn hall(&self, nth: usize) -> &Hall {
        self.seen(nth).hall()
    }

    /// Asks a station; what it records is on its way to the others.
    pub(super) fn ask(
        &mut self,
        nth: usize,
        command: &Command,
    ) -> Result<Vec<Entry>, CommandError> {
        self.clocks[nth].advance(Millis(700));
        let before = self.at(nth).heads().unwrap();
        let key = CommandKey(fresh::id());
        let done = self.at(nth).submit(command, Role::Arbiter, key);
        if done.as_ref().is_ok_and(|entries| !entries.is_empty()) {
            self.done.push(key);
        }
        self.send(nth, &before);
        done
    }

    pub(super) fn must(&mut self, nth: usize, command: &Command) -> Vec<Entry> {
        self.ask(nth, command).unwrap_or_else(|why| panic!("{nth}: {command:?}: {why:?}"))
    }

    pub(super) fn send(&mut self, nth: usize, before: &Heads) {
        let new = self.at(nth).since(before, 100).unwrap();
        for delivery in new {
            for to in (0..self.stations.len()).filter(|to| *to != nth) {
                if !self.cut.contains(&(nth.min(to), nth.max(to))) {
                    self.air[to].push(delivery_bytes(&delivery));
                }
            }
        }
    }

    /// One of what is on the way arrives, in whatever order; what it leads to is sent on.
    pub(super) fn hear(&mut self, to: usize, which: usize) {
        if self.air[to].is_empty() {
            return;
        }
        let which = which % self.air[to].len();
        let bytes = self.air[to].swap_remove(which);
        let before = self.at(to).heads().unwrap();
        // One that leaves a gap, or of a stranger, is asked for again.
        let _ = self.at(to).take(&read_delivery(&bytes).unwrap());
        let after = self.at(to).heads().unwrap();
        let own = self.keys[to];
        if after.get(&own) != before.get(&own) {
            let known = after.iter().filter(|(key, _)| **key != own).map(|(k, h)| (*k, *h));
            let known = known.chain(before.get(&own).map(|head| (own, *head))).collect();
            self.send(to, &known);
        }
    }

    /// The first two learn how the clocks on their walls differ.
    pub(super) fn measure(&mut self) {
        let (chief, other) = (self.id(0), self.id(1));
        let wall = |nth: usize| self.clocks[nth].read().wall.timestamp().as_millisecond();
        let ahead = Millis(wall(1) - wall(0));
        self.at(0).set_wall(other, ahead);
        self.at(1).set_wall(chief, -ahead);
    }

    /// Each gets from another what it lacks; whether there was anything.
    pub(super) fn sync(&mut self, from: usize, to: usize) -> bool {
        let heads = self.at(to).heads().unwrap();
        let by = self.keys[to];
        let compared = self.at(from).heard(by, &heads).unwrap();
        if !compared.owing {
            return false;
        }
        let mut any = false;
        for delivery in self.at(from).since(&heads, 50).unwrap() {
            let before = self.at(to).heads().unwrap();
            let taken = self.at(to).take(&delivery);
            any |= taken.is_ok() && self.at(to).heads().unwrap() != before;
        }
        any
    }

    /// All can hear each other, until nobody lacks anything.
    pub(super) fn heal(&mut self) {
        self.cut.clear();
        self.air.iter_mut().for_each(Vec::clear);
        for _ in 0..200 {
            let mut any = false;
            for from in 0..self.stations.len() {
                for to in (0..self.stations.len()).filter(|to| *to != from) {
                    any |= self.sync(from, to);
                }
            }
            if !any {
                return;
            }
        }
        panic!("they never agree");
    }

    /// The program ends without closing, and is started again.
    pub(super) fn kill(&mut self, nth: usize) {
        drop(self.stations[nth].take());
        let by = Arc::clone(&self.clocks[nth]);
        let opened = Cycle::open_by(&self.file(nth), station(&self.folder, nth), by);
        self.stations[nth] = Some(opened.unwrap().0);
    }

    /// All know the same, also when their files are opened again; every file stands and has every command.
    pub(super) fn agree(&mut self) {
        self.heal();
        let first = self.hall(0).shared();
        for nth in 0..self.stations.len() {
            assert_eq!(self.hall(nth).shared(), first, "station {nth}");
            for station in self.keys.clone() {
                assert_eq!(self.at(nth).waiting(StationId(station)), 0, "station {nth}");
            }
            let (path, before) = (self.file(nth), self.hall(nth).clone());
            let history = self.at(nth).history().all();
            drop(self.stations[nth].take());
            assert!(examine(&path).unwrap().is_sound(), "{nth}: {:?}", examine(&path));
            assert_eq!(library::read(&path).unwrap().hall, before, "read, {nth}");
            let journal = Journal::open(&path).unwrap().0;
            for key in &self.done {
                let keys = self.keys.iter().flat_map(|one| {
                    journal.strand_rows(one, 1..=u64::MAX).unwrap().into_iter().map(|row| row.key)
                });
                assert!(keys.into_iter().any(|one| one == *key), "{nth} lacks {key:?}");
            }
            drop(journal);
            let by = Arc::clone(&self.clocks[nth]);
            let own = station(&self.folder, nth);
            let (cycle, _) = Cycle::open_by(&path, own, by).unwrap();
            let said = |all: &[Arc<Entry>]| -> Vec<_> {
                all.iter().take(history.len()).map(|one| (one.seq, one.event.clone())).collect()
            };
            assert_eq!(said(&cycle.history().all()), said(&history), "history, {nth}");
            self.stations[nth] = Some(cycle);
        }
        let files: Vec<PathBuf> = (0..self.stations.len()).map(|nth| self.file(nth)).collect();
        assert_eq!(compare(&files).unwrap().disagreements, []);
    }
}
