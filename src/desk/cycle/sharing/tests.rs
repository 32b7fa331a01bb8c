//! Several stations with files of their own, in memory between them: cut, delayed, doubled, killed and
//! opened again; in the end all know the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use tempfile::TempDir;

use super::*;
use crate::comparing::{Disagreement, compare};
use crate::evidence::examine;
use crate::library;
use jadoube_chess::board::position::{Uci, Variant};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_competition::berger::Cycles;
use jadoube_core::competition::command::Command as Ask;
use jadoube_core::competition::entrant::Entrant;
use jadoube_core::competition::event::Numbering;
use jadoube_core::competition::regulations::{Regulations, System, Tables};
use jadoube_core::competition::result::PairingResult;
use jadoube_core::disputes::command::{Caller, Clocks as IncidentClocks, Command as Dispute};
use jadoube_core::hall::competition::Competition;
use jadoube_core::hall::event::EVENT_VERSION;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::command::{Command as Asked, Stands};
use jadoube_core::stations::member::Role as StationRole;
use jadoube_core::stations::post::Post;
use jadoube_journal::row::Batch;
use jadoube_journal::wire::{delivery_bytes, read_delivery};
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Event as GameEvent, Setup, Source, Timing};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;

mod compared;
mod parts;

const BOARDS: u16 = 4;

/// Some stations, each with a folder of its own.
struct Room {
    folder: TempDir,
    stations: Vec<Option<Cycle>>,
    clocks: Vec<Arc<Clocks>>,
    keys: Vec<PublicKey>,
    /// What is on the way to each station.
    air: Vec<Vec<Vec<u8>>>,
    cut: BTreeSet<(usize, usize)>,
    /// The keys of commands that were acknowledged.
    done: Vec<CommandKey>,
}

fn station(folder: &TempDir, nth: usize) -> Station {
    Station::in_folder(&format!("machine {nth}"), &folder.path().join(format!("station {nth}")))
}

fn stations(what: Asked) -> Command {
    Command::Stations { what }
}

fn contest(what: Ask) -> Command {
    Command::Contest { what }
}

fn play(board: u16, uci: &str) -> Command {
    let (uci, source) = (Uci(uci.to_owned()), Source::Arbiter);
    let what = GameCommand::Play { uci, source, times: None, spent: None, after: AfterMove::Press };
    Command::Game { board: BoardNo(board), what }
}

fn result(board: u16, result: PairingResult) -> Command {
    let (board, reason) = (BoardNo(board), String::new());
    contest(Ask::EnterResult { round: None, board, result, reason })
}

fn incident(board: u16) -> Command {
    let case = Case::FlagFall(FlagFall::new(Side::White, false));
    let (caller, claim, clocks) = (Caller::Arbiter, String::new(), IncidentClocks::Leave);
    let board = Some(BoardNo(board));
    Command::Dispute { what: Dispute::Open { board, case, caller, claim, clocks } }
}

fn setup() -> Setup {
    Setup {
        players: BySide::default(),
        round: 1,
        form: Variant::Standard,
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into(),
        control: "90+30".parse().unwrap(),
        timing: Timing::Desk,
        imported: None,
    }
}

impl Room {
    /// A chief with an event and a game of before, and others that have joined; each but the chief has one
    /// board.
    fn new(count: usize) -> Self {
        Self::with(&vec![StationRole::SectorArbiter; count - 1])
    }

    /// The same with others in these roles; sector arbiters have a board each.
    fn with(roles: &[StationRole]) -> Self {
        let count = roles.len() + 1;
        let folder = TempDir::new().unwrap();
        let clocks: Vec<_> = (0..count).map(|_| Clocks::scripted()).collect();
        let file = |nth: usize| folder.path().join(format!("{nth}.jadoube"));
        let own = |nth| station(&folder, nth);
        let keys: Vec<PublicKey> =
            (0..count).map(|nth| own(nth).signer().unwrap().unwrap().public()).collect();
        let mut chief = Cycle::create_by(&file(0), own(0), Arc::clone(&clocks[0])).unwrap();
        let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
        let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
        let entrants = (1..=2 * BOARDS).map(|no| Entrant::named(format!("P{no}"))).collect();
        for command in [
            Command::Found { competition: Competition::new("Cup", "2023") },
            contest(Ask::Start { regulations }),
            contest(Ask::Enter { entrants }),
            contest(Ask::Number { how: Numbering::Rating, reason: String::new() }),
            Command::SetUpGame { board: BoardNo(9), setup: setup() },
            incident(9),
        ] {
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
            room.must(
                nth,
                &stations(Asked::Take {
                    posts: vec![Post::Board(BoardNo(nth as u16))],
                    ahead: BTreeMap::new(),
                }),
            );
        }
        room.heal();
        room
    }

    fn id(&self, nth: usize) -> StationId {
        StationId(self.keys[nth])
    }

    fn file(&self, nth: usize) -> PathBuf {
        self.folder.path().join(format!("{nth}.jadoube"))
    }

    fn at(&mut self, nth: usize) -> &mut Cycle {
        self.stations[nth].as_mut().unwrap()
    }

    fn hall(&self, nth: usize) -> &Hall {
        self.stations[nth].as_ref().unwrap().hall()
    }

    /// Asks a station; what it records is on its way to the others.
    fn ask(&mut self, nth: usize, command: &Command) -> Result<Vec<Entry>, CommandError> {
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

    fn must(&mut self, nth: usize, command: &Command) -> Vec<Entry> {
        self.ask(nth, command).unwrap_or_else(|why| panic!("{nth}: {command:?}: {why:?}"))
    }

    fn send(&mut self, nth: usize, before: &Heads) {
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
    fn hear(&mut self, to: usize, which: usize) {
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
    fn measure(&mut self) {
        let (chief, other) = (self.id(0), self.id(1));
        let wall = |nth: usize| self.clocks[nth].read().wall.timestamp().as_millisecond();
        let ahead = Millis(wall(1) - wall(0));
        self.at(0).set_wall(other, ahead);
        self.at(1).set_wall(chief, -ahead);
    }

    /// Each gets from another what it lacks; whether there was anything.
    fn sync(&mut self, from: usize, to: usize) -> bool {
        let heads = self.at(to).heads().unwrap();
        let compared = self.at(from).heard(&heads).unwrap();
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
    fn heal(&mut self) {
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
    fn kill(&mut self, nth: usize) {
        drop(self.stations[nth].take());
        let by = Arc::clone(&self.clocks[nth]);
        let opened = Cycle::open_by(&self.file(nth), station(&self.folder, nth), by);
        self.stations[nth] = Some(opened.unwrap().0);
    }

    /// All know the same, also when their files are opened again; every file stands and has every command.
    fn agree(&mut self) {
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
        assert_eq!(compare(&files).unwrap(), []);
    }
}

#[test]
fn what_one_station_records_all_know_and_each_asks_for_its_own_boards() {
    let mut room = Room::new(3);
    room.must(0, &contest(Ask::Draft { round: 1, pairings: Vec::new() }));
    room.must(0, &contest(Ask::Publish { round: 1 }));
    room.heal();
    let set_up = |room: &Room, nth| room.hall(nth).at_board.len();
    assert_eq!((set_up(&room, 0), set_up(&room, 1)), (5, 5), "each its own, and the one of before");
    let game = room.hall(0).at_board[&BoardNo(1)];
    assert_eq!(game.letter().unwrap().to_string(), "B");
    assert_eq!(room.hall(0).at_board[&BoardNo(9)].letter(), None, "of before");
    room.must(1, &play(1, "e2e4"));
    let not = room.ask(0, &play(1, "e7e5"));
    assert!(matches!(not, Err(CommandError::Refused(Refusal::Stations(_)))), "{not:?}");
    room.must(1, &incident(1));
    room.must(0, &incident(9));
    room.heal();
    let numbers: Vec<String> = room.hall(2).incidents.keys().map(ToString::to_string).collect();
    assert_eq!(numbers, ["1", "A-1", "B-1"]);
    assert!(room.hall(2).own == Some(room.id(2)) && !room.hall(2).is_kept_here(BoardNo(1)));
    room.agree();
}

#[test]
fn what_is_asked_of_the_chief_waits_for_it_and_is_done_once() {
    let mut room = Room::new(2);
    room.must(0, &contest(Ask::Draft { round: 1, pairings: Vec::new() }));
    room.must(0, &contest(Ask::Publish { round: 1 }));
    room.heal();
    let draw = PairingResult::Draw;
    room.cut.insert((0, 1));
    let asked = room.must(1, &result(2, draw));
    assert!(matches!(asked[0].event, Event::Proposed { .. }));
    let again = room.must(1, &result(2, draw));
    assert_eq!(again.len(), 1, "a second time is another proposal");
    room.kill(1);
    assert_eq!(room.hall(1).waiting_proposals().count(), 2, "it outlasts the program");
    room.heal();
    assert_eq!(room.hall(1).waiting_proposals().count(), 0);
    let entered = |hall: &Hall| hall.game(BoardNo(2))?.outcome().map(PairingResult::of);
    assert_eq!((entered(room.hall(0)), entered(room.hall(1))), (Some(draw), Some(draw)));
    // What cannot be done is turned down with the reason, and both know it.
    room.must(1, &result(77, draw));
    room.heal();
    let turned: Vec<_> =
        room.hall(1).proposals.values().filter_map(|one| one.turned_down.clone()).collect();
    assert!(turned.iter().any(|(by, why)| *by == room.id(0) && !why.is_empty()), "{turned:?}");
    room.agree();
}

#[test]
fn a_stranger_a_changed_delivery_and_an_older_copy_are_told() {
    let mut room = Room::new(3);
    let stranger = Room::new(1);
    let other = stranger.stations[0].as_ref().unwrap().since(&Heads::new(), 10).unwrap();
    let refused = room.at(0).take(&other[0]).unwrap_err();
    assert!(matches!(refused, ExchangeFault::Stranger { .. }), "{refused:?}");
    let mut changed = room.at(1).since(&Heads::new(), 100).unwrap();
    changed[0].rows[0].payload.push(' ');
    assert!(room.at(0).take(&changed[0]).is_err());

    // An older copy of the file takes the place of the right one.
    room.must(1, &Command::SetUpGame { board: BoardNo(1), setup: setup() });
    room.heal();
    let copy = room.folder.path().join("copy");
    drop(room.stations[1].take());
    std::fs::copy(room.file(1), &copy).unwrap();
    room.kill(1);
    for uci in ["e2e4", "e7e5", "g1f3"] {
        room.must(1, &play(1, uci));
        room.heal();
        room.must(0, &incident(9));
        room.heal();
    }
    let (before, rows) = (room.hall(1).shared(), room.at(1).head());
    drop(room.stations[1].take());
    std::fs::copy(&copy, room.file(1)).unwrap();
    room.kill(1);
    let heads = room.at(0).heads().unwrap();
    assert!(room.at(1).heard(&heads).unwrap().lacking);
    // The last rows come first: they cannot be taken yet, and show that there are more.
    let mut known = heads;
    let own = known.get_mut(&room.keys[1]).unwrap();
    *own = Head { seq: own.seq - 1, hash: [0; 32] };
    let last = room.at(0).since(&known, 100).unwrap();
    let last = last.iter().find(|one| one.strand.key == room.keys[1]).unwrap();
    let taken = room.at(1).take(last);
    assert!(taken.is_ok_and(|change| change.taken.is_empty()), "what they follow is not here");
    let kept = room.ask(1, &play(1, "b8c6"));
    assert!(matches!(kept, Err(CommandError::OwnRowsElsewhere { .. })), "{kept:?}");
    room.heal();
    assert_eq!((room.hall(1).shared(), room.at(1).head()), (before, rows));
    room.must(1, &play(1, "b8c6"));
    room.agree();
}

#[test]
fn a_lie_about_own_rows_is_told_and_keeps_nobody_from_recording() {
    let mut room = Room::new(2);
    room.must(1, &Command::SetUpGame { board: BoardNo(1), setup: setup() });
    let have = room.at(1).head().seq;
    let lie = Heads::from([(room.keys[1], Head { seq: 10_000, hash: [7; 32] })]);
    let compared = room.at(1).heard(&lie).unwrap();
    assert_eq!((compared.claimed, compared.lacking), (Some(10_000), true), "told, and asked for");
    assert_eq!(room.at(1).heard(&lie).unwrap().claimed, None, "once");
    assert_eq!(room.at(1).missing_own(), None);
    room.must(1, &play(1, "e2e4"));
    // Rows that the liar has made up under its own signature show nothing either.
    let mut made = room.at(0).since(&Heads::new(), 1_000).unwrap();
    made.retain(|one| one.strand.key == room.keys[0]);
    made[0].strand.key = room.keys[1];
    assert!(made[0].rows.last().unwrap().seq > have);
    assert!(room.at(1).take(&made[0]).is_err());
    assert_eq!(room.at(1).missing_own(), None);
    room.must(1, &play(1, "e7e5"));
    room.agree();
}

#[test]
fn a_result_ends_the_game_where_its_board_is_kept_and_counts_everywhere() {
    let mut room = Room::new(3);
    room.must(0, &contest(Ask::Draft { round: 1, pairings: Vec::new() }));
    room.must(0, &contest(Ask::Publish { round: 1 }));
    room.heal();
    let results = |room: &Room, board: u16| -> Vec<Option<PairingResult>> {
        (0..3)
            .map(|nth| {
                let hall = room.hall(nth);
                hall.contest.bout(1, BoardNo(board))?.result(&hall.pairing_boards())
            })
            .collect()
    };
    let (draw, all) = (PairingResult::Draw, vec![Some(PairingResult::Draw); 3]);
    // At the home of the board, with a cut line.
    room.cut.insert((0, 1));
    let entries = room.must(1, &result(1, draw));
    assert!(entries.iter().all(|one| one.event.board() == Some(BoardNo(1))), "{entries:?}");
    room.heal();
    assert_eq!(results(&room, 1), all);
    // At the chief's station, for the board of another: its home is asked, and ends it once it hears.
    room.cut.extend([(0, 1), (0, 2)]);
    let asked = room.must(0, &result(2, draw));
    assert!(matches!(asked[..], [Entry { event: Event::Proposed { .. }, .. }]), "{asked:?}");
    assert_eq!(results(&room, 2)[0], None);
    room.heal();
    assert_eq!(results(&room, 2), all);
    let ended = room.hall(0).at_board[&BoardNo(2)];
    assert_eq!(room.hall(0).games[&ended].board, BoardNo(2));
    // At a results desk: likewise; and one that is over already is the chief's.
    room.must(0, &stations(Asked::Give { posts: vec![Post::Board(BoardNo(3))], to: room.id(1) }));
    room.heal();
    let posts = vec![Post::Board(BoardNo(3))];
    room.must(1, &stations(Asked::Take { posts, ahead: BTreeMap::new() }));
    room.must(2, &stations(Asked::Give { posts: vec![Post::Board(BoardNo(2))], to: room.id(0) }));
    room.heal();
    let posts = vec![Post::Board(BoardNo(2))];
    room.must(0, &stations(Asked::Take { posts, ahead: BTreeMap::new() }));
    let (station, role) = (room.id(2), StationRole::ResultsDesk);
    room.must(
        0,
        &stations(Asked::Admit { station, name: "Desk".into(), role, boards: Vec::new() }),
    );
    room.heal();
    room.must(2, &result(3, draw));
    room.heal();
    assert_eq!(results(&room, 3), all);
    let not_rated = contest(Ask::EnterResult {
        round: None,
        board: BoardNo(3),
        result: PairingResult::DrawUnrated,
        reason: "not rated".into(),
    });
    room.must(2, &not_rated);
    room.heal();
    assert_eq!(results(&room, 3), vec![Some(PairingResult::DrawUnrated); 3]);
    assert_eq!(room.hall(2).waiting_proposals().count(), 0);
    room.agree();
}

#[test]
fn what_the_board_cannot_show_of_a_result_is_asked_of_the_chief() {
    let mut room = Room::new(2);
    room.must(0, &contest(Ask::Draft { round: 1, pairings: Vec::new() }));
    room.must(0, &contest(Ask::Publish { round: 1 }));
    room.heal();
    let enter = |reason: &str| {
        let (board, result, reason) = (BoardNo(1), PairingResult::DrawUnrated, reason.to_owned());
        contest(Ask::EnterResult { round: None, board, result, reason })
    };
    assert!(room.ask(1, &enter("")).is_err(), "the chief would want to know why");
    let entries = room.must(1, &enter("not rated"));
    assert!(entries.iter().any(|one| matches!(one.event, Event::Proposed { .. })), "{entries:?}");
    room.heal();
    for nth in 0..2 {
        let hall = room.hall(nth);
        let bout = hall.contest.bout(1, BoardNo(1)).unwrap();
        assert_eq!(bout.result(&hall.pairing_boards()), Some(PairingResult::DrawUnrated));
        assert_eq!(hall.waiting_proposals().count(), 0);
    }
    room.agree();
}

#[test]
fn a_running_clock_goes_on_where_a_board_goes_to() {
    let mut room = Room::new(2);
    room.must(0, &Command::Game { board: BoardNo(9), what: GameCommand::Start });
    room.must(0, &play(9, "e2e4"));
    // The other machine's wall clock is a minute ahead, which the exchange has measured; its time line is
    // another altogether.
    let other = room.id(1);
    room.measure();
    let give = stations(Asked::Give { posts: vec![Post::Board(BoardNo(9))], to: other });
    room.must(0, &give);
    room.heal();
    let left = |room: &Room, nth: usize| {
        let cycle = room.stations[nth].as_ref().unwrap();
        let now = match cycle.hall().is_kept_here(BoardNo(9)) {
            true => cycle.keeper().now(),
            false => cycle.anchors()[&other].now(cycle.keeper()),
        };
        cycle.hall().game(BoardNo(9)).unwrap().clock.remaining(Side::Black, now)
    };
    let at_chief = {
        let cycle = room.stations[0].as_ref().unwrap();
        cycle.hall().game(BoardNo(9)).unwrap().clock.remaining(Side::Black, cycle.keeper().now())
    };
    let posts = vec![Post::Board(BoardNo(9))];
    room.must(1, &stations(Asked::Take { posts, ahead: BTreeMap::new() }));
    let off = left(&room, 1) - at_chief;
    // The test lets 700 ms pass before each command, on the clock of its station only.
    assert!((-1_000..=0).contains(&off.0), "{off:?}");
    room.heal();
    let off = left(&room, 0) - left(&room, 1);
    assert!((-50..=50).contains(&off.0), "as it is shown elsewhere: {off:?}");
    room.must(1, &play(9, "e7e5"));
    room.heal();
    // Taken over again while it runs: the clock goes on, and looking back shows what was.
    let left_there = {
        let cycle = room.stations[1].as_ref().unwrap();
        cycle.hall().game(BoardNo(9)).unwrap().clock.remaining(Side::White, cycle.keeper().now())
    };
    let (posts, reason) = (vec![Post::Board(BoardNo(9))], "no answer".to_owned());
    room.must(0, &stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() }));
    let cycle = room.stations[0].as_ref().unwrap();
    let game = cycle.hall().game(BoardNo(9)).unwrap();
    let off = game.clock.remaining(Side::White, cycle.keeper().now()) - left_there;
    assert!((-1_000..=50).contains(&off.0), "taken over: {off:?}");
    room.must(0, &play(9, "g1f3"));
    room.agree();
    for nth in 0..2 {
        let hall = room.hall(nth).clone();
        let no = hall.at_board[&BoardNo(9)];
        let looked = room.at(nth).history().game_at(no, u64::MAX).unwrap();
        assert!(looked == *hall.games[&no].game, "looking back at station {nth}");
    }
}

#[test]
fn a_clock_goes_on_by_the_own_time_line_where_a_record_that_was_put_aside_stands() {
    let mut room = Room::new(2);
    room.measure();
    room.must(1, &Command::SetUpGame { board: BoardNo(1), setup: setup() });
    room.must(1, &Command::Game { board: BoardNo(1), what: GameCommand::Start });
    room.must(1, &play(1, "e2e4"));
    room.heal();
    room.cut.insert((0, 1));
    let post = Post::Board(BoardNo(1));
    let (posts, reason) = (vec![post], "no answer".to_owned());
    room.must(0, &stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() }));
    room.must(1, &play(1, "e7e5"));
    let left = |room: &Room, nth: usize| {
        let cycle = room.stations[nth].as_ref().unwrap();
        let game = cycle.hall().game(BoardNo(1)).unwrap();
        (game.ply().0, game.clock.remaining(Side::White, cycle.keeper().now()))
    };
    let (plies, there) = left(&room, 1);
    room.heal();
    let aside = room.hall(0).stations.open_differences().next().unwrap().epoch;
    let (stands, reason) = (Stands::Aside, "scoresheets".to_owned());
    let settle = Asked::Settle { post, aside, stands, reason, basis: None, ahead: BTreeMap::new() };
    room.must(0, &stations(settle));
    let (now_plies, here) = left(&room, 0);
    assert_eq!((plies, now_plies), (2, 2));
    assert!((-2_000..=100).contains(&(here - there).0), "{here:?} {there:?}");
    room.must(0, &play(1, "g1f3"));
    room.agree();
    let no = room.hall(1).at_board[&BoardNo(1)];
    let looked = room.at(1).history().game_at(no, u64::MAX).unwrap();
    assert!(looked == *room.hall(1).games[&no].game, "looking back");
}

/// Whether all is as before the program ended; that it ended is noted at clocks that ran.
fn is_same_but_for_the_cut(now: &Hall, before: &Hall) -> bool {
    let plies = |hall: &Hall| {
        let boards = (1..=9).map(BoardNo);
        boards.map(|board| hall.game(board).map(|game| game.ply())).collect::<Vec<_>>()
    };
    (plies(now), &now.at_board, &now.incidents, &now.contest)
        == (plies(before), &before.at_board, &before.incidents, &before.contest)
        && now.stations.open_differences().eq(before.stations.open_differences())
}

#[test]
fn a_shared_file_goes_on_from_its_snapshot_also_when_all_is_folded_anew() {
    let mut room = Room::new(2);
    room.must(1, &Command::SetUpGame { board: BoardNo(1), setup: setup() });
    room.must(1, &play(1, "e2e4"));
    room.heal();
    for nth in 0..2 {
        room.at(nth).set_every(1);
        room.at(nth).keep_state();
        let hall = room.hall(nth).clone();
        room.kill(nth);
        assert!(is_same_but_for_the_cut(room.hall(nth), &hall), "station {nth}");
        assert!(room.at(nth).journal().resumed() > 0, "from the snapshot, station {nth}");
        assert!(examine(&room.file(nth)).unwrap().is_sound());
    }
    // Cut off, one plays on while the other takes over: on return what is in the snapshot of the one is no
    // more in force.
    room.cut.insert((0, 1));
    room.must(1, &play(1, "e7e5"));
    room.at(1).keep_state();
    room.kill(1);
    assert!(room.at(1).journal().resumed() > 0);
    let (posts, reason) = (vec![Post::Board(BoardNo(1))], "no answer".to_owned());
    room.must(0, &stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() }));
    room.must(0, &play(1, "c7c5"));
    room.heal();
    let moves = |room: &Room, nth: usize| room.hall(nth).game(BoardNo(1)).unwrap().ply().0;
    assert_eq!((moves(&room, 0), moves(&room, 1)), (2, 2));
    assert_eq!(room.hall(1).stations.open_differences().count(), 1);
    let no = room.hall(1).at_board[&BoardNo(1)];
    let looked = room.at(1).history().game_at(no, u64::MAX).unwrap();
    assert!(looked == *room.hall(1).games[&no].game, "what was put aside is not looked back at");
    room.agree();
    for nth in 0..2 {
        room.at(nth).set_every(1);
        room.at(nth).keep_state();
        let hall = room.hall(nth).clone();
        room.kill(nth);
        assert!(is_same_but_for_the_cut(room.hall(nth), &hall), "folded anew, station {nth}");
        assert!(room.at(nth).journal().resumed() > 0, "station {nth}");
    }
    room.agree();
}

#[test]
fn what_somebody_records_who_is_there_for_something_else_is_kept_and_shown_and_not_in_force() {
    let board = BoardNo(4);
    for role in [
        StationRole::Viewer,
        StationRole::Assistant(board),
        StationRole::ResultsDesk,
        // One that keeps another board.
        StationRole::SectorArbiter,
    ] {
        let mut room = Room::with(&[role, StationRole::SectorArbiter]);
        // As if its laptop had another program: what is decided here is not asked.
        let what = GameEvent::SetUp(setup());
        let event = serde_json::to_string(&Event::Game { board, what }).unwrap();
        let who = Who { station: "Hall 1".into(), role: Role::Arbiter };
        let batch = Batch {
            key: CommandKey(fresh::id()),
            wall: "2026-01-01T12:00:00+00:00[UTC]".into(),
            at: room.at(1).keeper().now(),
            who,
            events: vec![(EVENT_VERSION, event)],
        };
        room.at(1).journal_mut().append(&batch).unwrap();
        room.kill(1);
        room.heal();
        for nth in 0..3 {
            let (station, hall) = (room.id(1), room.hall(nth));
            assert!(hall.game(board).is_none(), "{role:?} {nth}");
            let shown = hall.stations.open_differences().any(|one| {
                one.post == Post::Board(board) && one.epoch.of == station && one.aside.count == 1
            });
            assert!(shown, "{role:?} {nth}");
        }
        // Its own program does not do it either.
        assert!(room.ask(1, &Command::SetUpGame { board, setup: setup() }).is_err(), "{role:?}");
        assert_eq!(room.hall(0).shared(), room.hall(2).shared());
    }
}

#[test]
fn files_are_compared_as_far_as_both_have_the_same() {
    let mut room = Room::new(2);
    room.must(1, &Command::SetUpGame { board: BoardNo(1), setup: setup() });
    room.heal();
    let kept = |room: &mut Room, name: &str| {
        drop(room.stations[1].take());
        let copy = room.folder.path().join(name);
        std::fs::copy(room.file(1), &copy).unwrap();
        room.kill(1);
        copy
    };
    let older = kept(&mut room, "older");
    room.must(1, &play(1, "e2e4"));
    room.heal();
    assert_eq!(compare(&[room.file(0), older.clone(), room.file(1)]).unwrap(), [], "only older");
    let other = kept(&mut room, "other");
    drop(room.stations[1].take());
    std::fs::copy(&older, room.file(1)).unwrap();
    room.kill(1);
    let row = room.at(1).head().seq + 1;
    room.must(1, &play(1, "d2d4"));
    let found = compare(&[room.file(0), room.file(1), other.clone()]).unwrap();
    let (path, station) = (room.file(0), "Hall 1".to_owned());
    let differs = |path, other| Disagreement::Row { path, other, station: station.clone(), row };
    assert_eq!(found, [differs(path, room.file(1)), differs(room.file(1), other.clone())]);
    let elsewhere = Room::new(1);
    let found = compare(&[other, elsewhere.file(0)]).unwrap();
    assert_eq!(found, [Disagreement::OtherCompetition { path: elsewhere.file(0) }]);
}

#[test]
fn ten_thousand_events_are_caught_up_with() {
    let mut room = Room::new(2);
    // So many that no position comes up for the fifth time, which would end the games.
    let boards = 100..800;
    for board in boards.clone() {
        room.must(0, &Command::SetUpGame { board: BoardNo(board), setup: setup() });
    }
    room.heal();
    let begun = room.at(0).head().seq;
    for ply in 0.. {
        if room.at(0).head().seq >= begun + 10_000 {
            break;
        }
        let uci = ["g1f3", "g8f6", "f3g1", "f6g8"][ply % 4];
        let chief = room.at(0);
        let (mut ahead, edition) = (chief.ahead(Role::Arbiter), chief.edition());
        for board in boards.clone() {
            ahead.judge(&play(board, uci), edition).unwrap();
        }
        chief.submit_ahead(ahead, Role::Arbiter, CommandKey(fresh::id())).unwrap();
    }
    let (events, from) = (room.at(0).head().seq - begun, std::time::Instant::now());
    let mut parcels = 0;
    let chief = room.id(0);
    while room.at(1).rows_of(chief) < room.at(0).head().seq {
        let known = room.at(1).heads().unwrap();
        for delivery in room.at(0).since(&known, 500).unwrap() {
            let bytes = delivery_bytes(&delivery);
            room.at(1).take(&read_delivery(&bytes).unwrap()).unwrap();
            parcels += 1;
        }
    }
    println!("caught up with {events} events in {parcels} parcels: {:?}", from.elapsed());
    assert!(room.hall(0).shared() == room.hall(1).shared());
}

/// A deed of a station, or of the world.
fn deed(room: &mut Room, (what, a, b): (u8, u16, u16)) {
    let count = room.stations.len();
    let (nth, board) = (usize::from(a) % count, b % BOARDS + 1);
    let other = usize::from(b) % count;
    // More often than not at a board that the station keeps.
    let own = (0..count).find(|nth| room.hall(*nth).is_kept_here(BoardNo(board)));
    let nth = own.filter(|_| what < 8 && a % 4 > 0).unwrap_or(nth);
    let command = match what % 16 {
        0..=3 => {
            let game = room.hall(nth).game(BoardNo(board));
            let ply = game.map_or(0, |game| usize::from(game.ply().0));
            play(board, ["g1f3", "g8f6", "f3g1", "f6g8"][ply % 4])
        }
        4 => incident(board),
        5 => contest(if a % 2 == 0 {
            Ask::Draft { round: 1, pairings: Vec::new() }
        } else {
            Ask::Publish { round: 1 }
        }),
        6 => Command::SetUpGame { board: BoardNo(board), setup: setup() },
        7 => result(board, PairingResult::Draw),
        8 => stations(Asked::Give { posts: vec![Post::Board(BoardNo(board))], to: room.id(other) }),
        9 => stations(Asked::Take {
            posts: vec![Post::Board(BoardNo(board))],
            ahead: BTreeMap::new(),
        }),
        10 if a % 3 == 0 => {
            let reason = "no answer".to_owned();
            stations(Asked::TakeOver {
                posts: vec![Post::Board(BoardNo(board))],
                reason,
                ahead: BTreeMap::new(),
            })
        }
        11 => return room.kill(nth),
        12 => {
            room.cut.insert((nth.min(other), nth.max(other)));
            return;
        }
        13 => {
            let _ = room.cut.pop_first();
            return;
        }
        _ => {
            for which in 0..4 {
                room.hear(nth, usize::from(b) + which);
            }
            if what % 2 == 0 && !room.cut.contains(&(nth.min(other), nth.max(other))) {
                room.sync(other, nth);
            }
            return;
        }
    };
    let _ = room.ask(nth, &command);
}

#[test]
fn whatever_happens_all_know_the_same_in_the_end() {
    let config =
        Config { cases: 6, max_shrink_iters: 40, failure_persistence: None, ..Config::default() };
    let deeds = proptest::collection::vec((0_u8..16, any::<u16>(), any::<u16>()), 150..200);
    let did = std::cell::RefCell::new(BTreeMap::new());
    TestRunner::new(config)
        .run(&deeds, |deeds| {
            let mut room = Room::new(3);
            room.must(0, &contest(Ask::Draft { round: 1, pairings: Vec::new() }));
            room.must(0, &contest(Ask::Publish { round: 1 }));
            for one in deeds {
                deed(&mut room, one);
            }
            *did.borrow_mut().entry(room.done.len()).or_insert(0) += 1;
            room.agree();
            Ok(())
        })
        .unwrap();
    assert!(did.borrow().keys().any(|count| *count > 40), "{did:?}");
}
