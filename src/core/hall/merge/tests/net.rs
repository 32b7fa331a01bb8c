//! Stations in memory, each with its own state, and what is cut between them.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;

use crate::competition::command::Command as Ask;
use crate::competition::result::PairingResult;
use crate::disputes::command::{Caller, Command as DisputeCommand};
use crate::disputes::event::Event as DisputeEvent;
use crate::evidence::key::PublicKey;
use crate::hall::command::Command;
use crate::hall::competition::Competition;
use crate::hall::context::Context;
use crate::hall::event::{Entry, Event};
use crate::hall::merge::{self, Folding};
use crate::hall::posts::{Scope, scope};
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use crate::hall::testing::{contest, event, found, incident, set_up, stations, take, take_over};
use crate::stations::command::{Command as Asked, Stands};
use crate::stations::member::Role;
use crate::stations::post::Post;
use crate::stations::state::Classification;
use crate::stations::station::{EntryId, StationId};
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Moment;
use jadoube_chess::result::Score;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::{AfterMove, Command as GameCommand};
use jadoube_laws::game::event::Source;
use jadoube_laws::game::outcome::{EndReason, Outcome};
use jadoube_laws::ids::{BoardNo, IncidentNo, Role as Capacity, Who};
use jadoube_laws::library::{appeals, laws};

pub(super) const BOARDS: u16 = 4;
/// Knights go out and come back.
pub(super) const MOVES: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

/// What a strand holds: the entry, and how much of each strand its author knew.
pub(super) type Sent = (Entry, Vec<usize>);

pub(super) struct Node {
    pub(super) id: StationId,
    pub(super) hall: Hall,
    /// In the order in which they came.
    pub(super) log: Vec<(Entry, EntryId)>,
    /// So much of each strand.
    pub(super) has: Vec<usize>,
}

pub(super) struct Net {
    pub(super) nodes: Vec<Node>,
    pub(super) strands: Vec<Vec<Sent>>,
    /// Pairs that cannot hear each other.
    pub(super) cut: BTreeSet<(usize, usize)>,
    pub(super) steps: i64,
    pub(super) anew: usize,
    /// Which acts were done, and which refused.
    pub(super) did: BTreeMap<(u8, bool), usize>,
}

pub(super) fn id(nth: usize) -> StationId {
    // The order of the keys is not that of the stations.
    StationId(PublicKey([(nth * 97 % 251) as u8 + 1; 32]))
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
    pub(super) fn new(count: usize) -> Self {
        let node =
            |nth| Node { id: id(nth), hall: Hall::default(), log: Vec::new(), has: vec![0; count] };
        let nodes = (0..count).map(node).collect();
        let strands = vec![Vec::new(); count];
        let cut = BTreeSet::new();
        let mut net = Self { nodes, strands, cut, steps: 0, anew: 0, did: BTreeMap::new() };
        // Before there is a second station.
        let begin = stations(Asked::Begin { name: "Hall 0".into() });
        let alone = [set_up(1), incident(Some(1), Caller::Arbiter), begin];
        for command in [found()].into_iter().chain(event(BOARDS)).chain(alone) {
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
    pub(super) fn ask(&mut self, nth: usize, command: &Command) -> Result<(), Refusal> {
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
    pub(super) fn bring(&mut self, strand: usize, to: usize) {
        let node = &mut self.nodes[to];
        let (entry, _) = &self.strands[strand][node.has[strand]];
        let place = EntryId { station: id(strand), number: node.has[strand] as u64 + 1 };
        let before = node.log.iter().map(|(entry, place)| (entry, *place));
        let folding = merge::take(&mut node.hall, (entry, place), before);
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
    pub(super) fn heal(&mut self) {
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
    pub(super) fn act(&mut self, (what, nth, a, b): (u8, usize, u16, u16)) {
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
            10 | 11 => set_up(board.0),
            12 => incident(Some(board.0), Caller::Arbiter),
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
    pub(super) fn check(&self) -> Result<(), TestCaseError> {
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
    pub(super) fn settle(&mut self, choice: u16) {
        for round in 0..20 {
            self.heal();
            let open = self.nodes[0].hall.stations.open_differences();
            let open = open.map(|one| (one.post, one.epoch)).next();
            let Some((post, aside)) = open else { return };
            let home = self.nodes[0].hall.stations.home(post).unwrap();
            let station = home.released.map_or(home.epoch.of, |release| release.to);
            let nth = self.nodes.iter().position(|node| node.id == station).unwrap();
            let stands = if (choice >> round) % 2 == 1 { Stands::Aside } else { Stands::InForce };
            let nth = match self.ask(nth, &take(post)) {
                Ok(()) => nth,
                // It was dismissed while it took the board, not hearing of that.
                Err(_) => {
                    let over = take_over(post);
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
