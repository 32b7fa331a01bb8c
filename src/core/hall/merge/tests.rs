//! Several stations in memory, each with its own state: cut off, delayed, taken over from; in the end
//! all are the same.

use std::collections::{BTreeMap, BTreeSet};

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::competition::command::Command as Ask;
use crate::competition::entrant::Entrant;
use crate::competition::event::Numbering;
use crate::competition::regulations::{Regulations, System, Tables};
use crate::competition::result::PairingResult;
use crate::disputes::command::{Caller, Clocks, Command as DisputeCommand};
use crate::disputes::event::Event as DisputeEvent;
use crate::evidence::key::PublicKey;
use crate::hall::command::Command;
use crate::hall::competition::Competition;
use crate::hall::context::Context;
use crate::hall::posts::{Scope, scope};
use crate::hall::refusal::Refusal;
use crate::stations::command::{Command as Asked, Stands};
use crate::stations::member::Role;
use crate::stations::post::Post;
use crate::stations::state::Classification;
use crate::stations::station::StationId;
use jadoube_chess::board::position::{Uci, Variant};
use jadoube_chess::moment::Moment;
use jadoube_chess::result::Score;
use jadoube_chess::side::{BySide, Side};
use jadoube_competition::berger::Cycles;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::{Setup, Source, Timing};
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo, Role as Capacity, Who};
use jadoube_laws::library::{appeals, laws};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::clock::facts::FlagFall;

const BOARDS: u16 = 4;
/// Knights go out and come back.
const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

/// What a strand holds: the entry, and how much of each strand its author knew.
type Sent = (Entry, Vec<usize>);

struct Node {
    id: StationId,
    hall: Hall,
    /// In the order in which they came.
    log: Vec<(Entry, Place)>,
    /// So much of each strand.
    has: Vec<usize>,
}

struct Net {
    nodes: Vec<Node>,
    strands: Vec<Vec<Sent>>,
    /// Pairs that cannot hear each other.
    cut: BTreeSet<(usize, usize)>,
    steps: i64,
    anew: usize,
    /// Which acts were done, and which refused.
    did: BTreeMap<(u8, bool), usize>,
}

fn id(nth: usize) -> StationId {
    // The order of the keys is not that of the stations.
    StationId(PublicKey([(nth * 97 % 251) as u8 + 1; 32]))
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

fn stations(what: Asked) -> Command {
    Command::Stations { what }
}

fn contest(what: Ask) -> Command {
    Command::Contest { what }
}

fn incident(board: BoardNo) -> Command {
    let case = Case::FlagFall(FlagFall::new(Side::White, false));
    let (caller, claim, clocks) = (Caller::Arbiter, String::new(), Clocks::Leave);
    let what = DisputeCommand::Open { board: Some(board), case, caller, claim, clocks };
    Command::Dispute { what }
}

/// Posts that go from hand to hand, and stations that come and go.
fn of_stations(
    hall: &Hall,
    (what, a, b): (u8, u16, u16),
    (other, count): (StationId, usize),
    post: Post,
) -> Option<Asked> {
    Some(match what {
        16 | 17 => Asked::Give { posts: vec![post], to: other },
        18 | 19 => Asked::Take { posts: vec![post], ahead: BTreeMap::new() },
        20 => {
            Asked::TakeOver { posts: vec![post], reason: "silent".into(), ahead: BTreeMap::new() }
        }
        21 => {
            let open: Vec<_> = hall.stations.open_differences().collect();
            let one = open.get(usize::from(b) % open.len().max(1))?;
            let stands = if a % 2 == 0 { Stands::InForce } else { Stands::Aside };
            let (post, aside, reason) = (one.post, one.epoch, "seen".into());
            Asked::Settle { post, aside, stands, reason, basis: None, ahead: BTreeMap::new() }
        }
        22 => {
            let (station, name) = (id(usize::from(a % 3) + count), format!("guest {a} {b}"));
            Asked::Admit { station, name, role: Role::Viewer, boards: Vec::new() }
        }
        23 => Asked::Dismiss { station: other, reason: "home".into() },
        _ => {
            let role = if a % 2 == 0 { Role::Viewer } else { Role::ChiefArbiter };
            let (name, boards) = (format!("hall {b}"), vec![BoardNo(b % BOARDS + 1)]);
            Asked::Admit { station: other, name, role, boards }
        }
    })
}

impl Net {
    fn new(count: usize) -> Self {
        let node =
            |nth| Node { id: id(nth), hall: Hall::default(), log: Vec::new(), has: vec![0; count] };
        let nodes = (0..count).map(node).collect();
        let strands = vec![Vec::new(); count];
        let cut = BTreeSet::new();
        let mut net = Self { nodes, strands, cut, steps: 0, anew: 0, did: BTreeMap::new() };
        // Before there is a second station.
        let system = System::RoundRobin { cycles: Cycles::Single, tables: Tables::Handbook };
        let regulations = Box::new(Regulations::new(system, "90+30".parse().unwrap()));
        let entrants = (1..=2 * BOARDS).map(|no| Entrant::named(format!("P{no}"))).collect();
        for command in [
            Command::Found { competition: Competition::new("Cup", "2023") },
            contest(Ask::Start { regulations }),
            contest(Ask::Enter { entrants }),
            contest(Ask::Number { how: Numbering::Rating, reason: String::new() }),
            Command::SetUpGame { board: BoardNo(1), setup: setup() },
            incident(BoardNo(1)),
            stations(Asked::Begin { name: "Hall 0".into() }),
        ] {
            net.ask(0, &command).unwrap();
        }
        for nth in 1..count {
            let (station, name) = (id(nth), format!("Hall {nth}"));
            let boards = vec![BoardNo(nth as u16)];
            let role = Role::SectorArbiter;
            net.ask(0, &stations(Asked::Admit { station, name, role, boards })).unwrap();
        }
        net.heal();
        net
    }

    /// A station is asked: what it decides it records and has at once.
    fn ask(&mut self, nth: usize, command: &Command) -> Result<(), Refusal> {
        self.steps += 1;
        let node = &mut self.nodes[nth];
        // Their clocks do not agree.
        let at = Moment(self.steps * 1_000 + nth as i64 * 137);
        let book = appeals::rulebook(None, laws::edition("2023").unwrap());
        let context = Context::from((at, book)).of(Some(node.id));
        let events = node.hall.decide(command, context)?;
        let knew = node.has.clone();
        for event in events {
            let number = self.strands[nth].len() as u64 + 1;
            let who = Who { station: format!("Hall {nth}"), role: Capacity::Arbiter };
            let entry = Entry { seq: number, at, wall: String::new(), who, event, place: None };
            self.strands[nth].push((entry, knew.clone()));
            self.bring(nth, nth);
        }
        Ok(())
    }

    /// The next entry of a strand reaches a station.
    fn bring(&mut self, strand: usize, to: usize) {
        let node = &mut self.nodes[to];
        let (entry, _) = &self.strands[strand][node.has[strand]];
        let place = Place { station: id(strand), number: node.has[strand] as u64 + 1 };
        let before = node.log.iter().map(|(entry, place)| (entry, *place));
        let folding = take(&mut node.hall, (entry, place), before);
        self.anew += usize::from(folding == Folding::Anew);
        node.log.push((entry.clone(), place));
        node.has[strand] += 1;
    }

    /// The same, if somebody who can be heard has it, and all that its author knew is there.
    fn hear(&mut self, strand: usize, to: usize) -> bool {
        let next = self.nodes[to].has[strand];
        let Some((_, knew)) = self.strands[strand].get(next) else { return false };
        let complete = (0..knew.len()).all(|of| of == strand || self.nodes[to].has[of] >= knew[of]);
        let heard = (0..self.nodes.len()).any(|from| {
            let pair = (from.min(to), from.max(to));
            from != to && !self.cut.contains(&pair) && self.nodes[from].has[strand] > next
        });
        if complete && heard {
            self.bring(strand, to);
        }
        complete && heard
    }

    /// Everybody hears all.
    fn heal(&mut self) {
        self.cut.clear();
        let count = self.nodes.len();
        loop {
            let mut any = false;
            for to in 0..count {
                for strand in 0..count {
                    while self.hear(strand, to) {
                        any = true;
                    }
                }
            }
            if !any {
                return;
            }
        }
    }

    /// One random act. What is refused has not happened.
    fn act(&mut self, (what, nth, a, b): (u8, usize, u16, u16)) {
        let count = self.nodes.len();
        let nth = nth % count;
        let other = usize::from(b) % count;
        let board = BoardNo(a % BOARDS + 1);
        let post = if a % 5 == 0 { Post::Chief } else { Post::Board(board) };
        let hall = &self.nodes[nth].hall;
        let command = match what {
            0..=9 => {
                let ply = hall.game(board).map_or(0, |game| game.plies.len());
                let (uci, source) = (Uci(MOVES[ply % 4].to_owned()), Source::Arbiter);
                let after = AfterMove::Leave;
                let what = GameCommand::Play { uci, source, times: None, spent: None, after };
                Command::Game { board, what }
            }
            10 | 11 => Command::SetUpGame { board, setup: setup() },
            12 => incident(board),
            13 | 14 => {
                let known: Vec<IncidentNo> = hall.incidents.keys().copied().collect();
                let Some(no) = known.get(usize::from(b) % known.len().max(1)) else { return };
                let (no, reason) = (*no, "seen".to_owned());
                let what = match what {
                    13 => DisputeCommand::Accept { no, reason, lose: None },
                    _ => DisputeCommand::State { no, who: "White".into(), text: reason },
                };
                Command::Dispute { what }
            }
            15 => {
                let competition = Competition::new(&format!("Cup {}", self.steps), "2023");
                Command::ChangeCompetition { competition, reason: "name".into() }
            }
            16..=24 => match of_stations(hall, (what, a, b), (id(other), count), post) {
                Some(asked) => stations(asked),
                None => return,
            },
            25..=31 => match self.of_event((what, nth, a, b), board) {
                Some(command) => command,
                None => return,
            },
            32 | 33 => {
                let pair = (nth.min(other), nth.max(other));
                if !self.cut.remove(&pair) {
                    self.cut.insert(pair);
                }
                return;
            }
            _ => {
                for _ in 0..=a % 8 {
                    self.hear(other, nth);
                }
                return;
            }
        };
        let done = self.ask(nth, &command).is_ok();
        *self.did.entry((what, done)).or_insert(0) += 1;
    }

    /// Rounds, and what becomes of their games.
    fn of_event(
        &mut self,
        (what, nth, a, b): (u8, usize, u16, u16),
        board: BoardNo,
    ) -> Option<Command> {
        let hall = &self.nodes[nth].hall;
        let round = hall.contest.rounds.keys().next_back().copied().unwrap_or(0);
        let score = [Score::WhiteWins, Score::BlackWins, Score::Draw][usize::from(b % 3)];
        let reason = if a % 2 == 0 { EndReason::AsRecorded } else { EndReason::Agreement };
        let outcome = Outcome { score, reason };
        Some(match what {
            25 => {
                for command in hall.to_set_up(id(nth)) {
                    // It may have been dismissed.
                    let _ = self.ask(nth, &command);
                }
                return None;
            }
            26 => contest(Ask::Draft { round: round + 1, pairings: Vec::new() }),
            27 => contest(Ask::Publish { round }),
            28 if a % 3 == 0 => contest(Ask::Close { round }),
            28 => contest(Ask::Undo),
            29 => {
                let (round, reason) = (None, if a % 2 == 0 { "slip" } else { "" }.to_owned());
                contest(Ask::EnterResult {
                    round,
                    board,
                    result: PairingResult::of(outcome),
                    reason,
                })
            }
            30 => Command::Game { board, what: GameCommand::End(outcome.into()) },
            _ => Command::Game { board, what: GameCommand::Reopen { reason: "on".into() } },
        })
    }

    /// All have one state, and it is that of all strands read from the beginning in another order.
    fn check(&self) -> Result<(), TestCaseError> {
        let first = self.nodes[0].hall.shared();
        for node in &self.nodes[1..] {
            prop_assert_eq!(&node.hall.stations, &first.stations);
            prop_assert_eq!(&node.hall.shared(), &first);
        }
        let mut late = Self {
            nodes: vec![Node {
                id: id(99),
                hall: Hall::default(),
                log: Vec::new(),
                has: vec![0; self.strands.len()],
            }],
            strands: self.strands.clone(),
            cut: BTreeSet::new(),
            steps: 0,
            anew: 0,
            did: BTreeMap::new(),
        };
        // The last station's first, as far as that goes.
        while let Some(strand) = (0..late.strands.len()).rev().find(|strand| late.is_next(*strand))
        {
            late.bring(strand, 0);
        }
        prop_assert_eq!(&late.nodes[0].has, &self.nodes[0].has);
        prop_assert_eq!(&late.nodes[0].hall.shared(), &first);
        self.check_writers()
    }

    fn is_next(&self, strand: usize) -> bool {
        let has = &self.nodes[0].has;
        let next = self.strands[strand].get(has[strand]);
        next.is_some_and(|(_, knew)| (0..knew.len()).all(|of| of == strand || has[of] >= knew[of]))
    }

    /// At each post one station has written in each epoch; what it wrote is in force or put aside,
    /// nothing is lost and no number was given twice.
    fn check_writers(&self) -> Result<(), TestCaseError> {
        let node = &self.nodes[0];
        let stations = &node.hall.stations;
        let mut writers = BTreeMap::new();
        let (mut aside, mut opened) = (0, BTreeMap::new());
        for (entry, place) in &node.log {
            if let Event::Dispute { what: DisputeEvent::Opened { no, opening } } = &entry.event {
                // One that stands from a record put aside is opened again as it was.
                let first = *opened.entry(*no).or_insert(opening);
                prop_assert_eq!(first, opening, "{} twice", no);
            }
            let of = scope(&node.hall, &entry.event);
            prop_assert_ne!(of, Scope::Unknown);
            let Scope::Post(post) = of else { continue };
            match stations.classify(post, *place) {
                Classification::Applies => {
                    let epoch = stations.term_of(post, *place);
                    let writer = *writers.entry((post, epoch.no)).or_insert(place.station);
                    prop_assert_eq!(writer, place.station, "{:?} {}", post, epoch.no);
                }
                Classification::OlderEpoch(_) => aside += 1,
            }
        }
        let kept: u64 = stations.aside.values().map(|aside| aside.count).sum();
        prop_assert_eq!(kept, aside);
        Ok(())
    }

    /// The home of each post settles its differences.
    fn settle(&mut self, choice: u16) {
        for round in 0..20 {
            self.heal();
            let open = self.nodes[0].hall.stations.open_differences();
            let open = open.map(|one| (one.post, one.epoch)).next();
            let Some((post, aside)) = open else { return };
            let home = self.nodes[0].hall.stations.home(post).unwrap();
            let station = home.released.map_or(home.epoch.of, |release| release.to);
            let nth = self.nodes.iter().position(|node| node.id == station).unwrap();
            let stands = if (choice >> round) % 2 == 1 { Stands::Aside } else { Stands::InForce };
            let nth = match self
                .ask(nth, &stations(Asked::Take { posts: vec![post], ahead: BTreeMap::new() }))
            {
                Ok(()) => nth,
                // It was dismissed while it took the board, not hearing of that.
                Err(_) => {
                    let (posts, reason) = (vec![post], "dismissed".to_owned());
                    let over = stations(Asked::TakeOver { posts, reason, ahead: BTreeMap::new() });
                    (0..self.nodes.len()).find(|nth| self.ask(*nth, &over).is_ok()).unwrap()
                }
            };
            if choice >> (round % 8 + 8) & 1 == 1
                && self.settle_in_parts(nth, (post, aside), choice)
            {
                continue;
            }
            let reason = "compared".into();
            self.ask(
                nth,
                &stations(Asked::Settle {
                    post,
                    aside,
                    stands,
                    reason,
                    basis: None,
                    ahead: BTreeMap::new(),
                }),
            )
            .unwrap();
        }
        panic!("settling comes to an end");
    }
}

mod parts;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn all_stations_come_to_one_state(
        count in 2_usize..5,
        acts in vec((0_u8..48, 0_usize..5, any::<u16>(), any::<u16>()), 0..200),
        choice in any::<u16>(),
    ) {
        let mut net = Net::new(count);
        for act in acts {
            net.act(act);
        }
        net.heal();
        net.check()?;
        net.settle(choice);
        net.heal();
        net.check()?;
        prop_assert_eq!(net.nodes[0].hall.stations.open_differences().count(), 0);
    }
}

/// That the simulation reaches what it is there for.
#[test]
fn the_simulated_stations_do_what_real_ones_do() {
    let (mut anew, mut open, mut did) = (0, 0, BTreeMap::new());
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed >> 8
    };
    for _ in 0..40 {
        let mut net = Net::new(4);
        for _ in 0..200 {
            net.act(((next() % 48) as u8, (next() % 5) as usize, next() as u16, next() as u16));
        }
        net.heal();
        net.check().unwrap();
        open += net.nodes[0].hall.stations.open_differences().count();
        anew += net.anew;
        for (act, times) in net.did {
            *did.entry(act).or_insert(0) += times;
        }
    }
    assert!(anew > 20 && open > 20, "{anew} {open} {did:?}");
    for act in (0..25).chain(26..32) {
        assert!(did.contains_key(&(act, true)), "{act} was never done: {did:?}");
    }
}

fn play(net: &mut Net, nth: usize, board: u16) -> Result<(), Refusal> {
    let board = BoardNo(board);
    let ply = net.nodes[nth].hall.game(board).unwrap().plies.len();
    let (uci, source) = (Uci(MOVES[ply % 4].to_owned()), Source::Arbiter);
    let after = AfterMove::Leave;
    let what = GameCommand::Play { uci, source, times: None, spent: None, after };
    net.ask(nth, &Command::Game { board, what })
}

fn plies(net: &Net, nth: usize, board: u16) -> usize {
    net.nodes[nth].hall.game(BoardNo(board)).unwrap().plies.len()
}

#[test]
fn what_was_played_at_both_sides_of_a_cut_is_put_before_the_arbiter() {
    let mut net = Net::new(2);
    let post = Post::Board(BoardNo(1));
    net.ask(1, &stations(Asked::Take { posts: vec![post], ahead: BTreeMap::new() })).unwrap();
    play(&mut net, 1, 1).unwrap();
    net.heal();
    assert!(play(&mut net, 0, 1).is_err(), "not its board");
    // Station 1 is not heard, plays on, and has its board taken.
    play(&mut net, 1, 1).unwrap();
    play(&mut net, 1, 1).unwrap();
    let reason = "no answer for two minutes".to_owned();
    net.ask(0, &stations(Asked::TakeOver { posts: vec![post], reason, ahead: BTreeMap::new() }))
        .unwrap();
    play(&mut net, 0, 1).unwrap();
    assert_eq!((plies(&net, 0, 1), plies(&net, 1, 1)), (2, 3));
    net.heal();
    assert_eq!((plies(&net, 0, 1), plies(&net, 1, 1)), (2, 2), "one record, everywhere");
    assert_eq!(net.anew, 1, "folded anew where its own moves went aside");
    let open: Vec<_> = net.nodes[1].hall.stations.open_differences().collect();
    let [one] = open.as_slice() else { panic!("{open:?}") };
    assert_eq!((one.post, one.epoch.of, one.instead, one.aside.count), (post, id(1), id(0), 2));
    let aside = one.epoch;
    let settle = |stands| Asked::Settle {
        post,
        aside,
        stands,
        reason: "sheets".into(),
        basis: None,
        ahead: BTreeMap::new(),
    };
    assert!(net.ask(1, &stations(settle(Stands::Aside))).is_err(), "by the home of the board");
    net.ask(0, &stations(settle(Stands::Aside))).unwrap();
    net.heal();
    assert_eq!((plies(&net, 0, 1), plies(&net, 1, 1)), (3, 3), "the other record stands");
    assert_eq!(net.nodes[0].hall.stations.open_differences().count(), 0);
    play(&mut net, 0, 1).unwrap();
    net.heal();
    assert_eq!(plies(&net, 1, 1), 4, "and goes on");
}

#[test]
fn numbers_have_the_letter_of_their_station() {
    let mut net = Net::new(3);
    for nth in [1, 2] {
        let posts = vec![Post::Board(BoardNo(nth as u16))];
        net.ask(nth, &stations(Asked::Take { posts, ahead: BTreeMap::new() })).unwrap();
        let board = BoardNo(nth as u16);
        net.ask(nth, &Command::SetUpGame { board, setup: setup() }).unwrap();
        net.ask(nth, &incident(board)).unwrap();
    }
    net.heal();
    let numbers: Vec<String> =
        net.nodes[0].hall.incidents.keys().map(ToString::to_string).collect();
    assert_eq!(numbers, ["1", "B-1", "C-1"]);
    let at = &net.nodes[0].hall.at_board;
    assert_eq!(at[&BoardNo(2)].to_string(), "C-2");
}

#[test]
fn a_single_laptop_is_as_it_always_was() {
    let net = Net::new(1);
    let entries: Vec<Entry> = net.strands[0].iter().map(|(entry, _)| entry.clone()).collect();
    let mut alone = Hall::default();
    for entry in &entries[..entries.len() - 1] {
        alone.apply(&entry.event, entry.origin());
    }
    assert!(!alone.stations.is_begun() && *alone.stations == Default::default());
    let book = appeals::rulebook(None, laws::edition("2023").unwrap());
    let next = alone.decide(&incident(BoardNo(1)), (Moment(9_000), book).into()).unwrap();
    let of = |event: &Event| match event {
        Event::Dispute { what } => Some(what.incident()),
        _ => None,
    };
    assert_eq!(next.iter().find_map(of), Some(IncidentNo(2)));
}
