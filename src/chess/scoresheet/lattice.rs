//! The search: all legal moves against both sheets at once, half-move by half-move, keeping the
//! cheapest positions with how far each sheet has been read, and every way into them. What can come
//! next belongs to `candidates`; what came out is ranked by `ranking`.

use shakmaty::zobrist::Zobrist128;
use shakmaty::{EnPassantMode, Position as _};

use crate::board::position::{Move, Position};
use crate::scoresheet::align::{EntryFit, Numbering, SheetProgress, Track};
use crate::scoresheet::candidates::{Candidate, Origin, Pool, ScoredMove, Width, extend, list};
use crate::scoresheet::cost::Cost;
use crate::scoresheet::goal::Goal;
use crate::scoresheet::outline::{GameLength, Outline, begin, mover};
use crate::scoresheet::prior::RecentMoves;
use crate::side::{BySide, Side};

/// What is searched for.
pub(super) struct SearchInput<'a> {
    pub(super) start: &'a Position,
    pub(super) goal: Option<&'a Goal>,
    /// The number of half-moves, or the greatest thought of.
    pub(super) plies: u32,
    /// The least number of half-moves.
    pub(super) least: u32,
    /// Whether it is exactly that number.
    pub(super) exact: bool,
    /// The moves, where they are known and only the sheets are to be laid beside them.
    pub(super) known: Option<&'a [Move]>,
}

/// A way into a state.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    pub(super) from: u32,
    pub(super) played: Move,
    pub(super) cost: Cost,
    /// What of it is for the move, whatever was written.
    pub(super) prior: Cost,
    pub(super) stands: BySide<EntryFit>,
    pub(super) reads: BySide<Option<u16>>,
}

/// A position and how far both sheets have been read.
#[derive(Debug, Clone)]
pub(super) struct State {
    position: u32,
    pub(super) places: BySide<SheetProgress>,
    /// The cheapest way here.
    pub(super) cost: Cost,
    /// What the whole must cost at least, going through here.
    pub(super) hope: Cost,
    pub(super) ways: Vec<Edge>,
}

/// The states after so many half-moves.
pub(super) type Layer = Vec<State>;

/// A state in which the game may have ended.
#[derive(Debug, Clone, Copy)]
pub(super) struct End {
    pub(super) ply: usize,
    pub(super) state: u32,
    /// The cheapest way to this end, everything counted.
    pub(super) cost: Cost,
}

/// What the search leaves.
#[derive(Debug, Default)]
pub(super) struct Lattice {
    pub(super) layers: Vec<Layer>,
    pub(super) ends: Vec<End>,
    /// For each layer but the first, what every state that was dropped for lack of room must cost
    /// at least.
    pub(super) dropped: Vec<Cost>,
    /// How many states were kept in all.
    pub(super) visited: usize,
}

/// A candidate that was played: the key of its position and where it is kept.
struct Arrival {
    key: u128,
    at: u32,
    one: Candidate,
}

pub(super) struct Search<'a> {
    quest: SearchInput<'a>,
    width: Width,
    tracks: &'a mut BySide<Track>,
    numbering: &'a mut Numbering,
    outline: Outline,
    lattice: Lattice,
    /// The positions of the last layer.
    positions: Vec<Position>,
}

/// Runs the search over both sheets.
pub(super) fn search(
    quest: SearchInput<'_>,
    width: Width,
    tracks: &mut BySide<Track>,
    numbering: &mut Numbering,
) -> Lattice {
    let first = State {
        position: 0,
        places: begin(tracks),
        cost: Cost::ZERO,
        hope: Cost::ZERO,
        ways: Vec::new(),
    };
    let known = if quest.exact { GameLength::Exact } else { GameLength::Open };
    let outline = Outline::of(tracks, quest.start.turn(), quest.plies, known);
    let positions = vec![quest.start.clone()];
    let lattice = Lattice { layers: vec![vec![first]], ..Lattice::default() };
    let mut search = Search { quest, width, tracks, numbering, outline, lattice, positions };
    for ply in 0..=search.quest.plies {
        search.note_ends(ply);
        if ply == search.quest.plies || !search.advance(ply) {
            break;
        }
    }
    search.lattice
}

impl Search<'_> {
    /// Notes the states in which the game may have ended after so many half-moves.
    fn note_ends(&mut self, ply: u32) {
        let Some(layer) = self.lattice.layers.last() else { return };
        for (nth, state) in (0..).zip(layer) {
            let Some(position) = self.positions.get(state.position as usize) else { continue };
            let over = match self.quest.goal {
                _ if ply < self.quest.least => false,
                Some(goal) => goal.is(position.shakmaty()),
                None if self.quest.exact => true,
                None => {
                    let at_end = |side| self.tracks.of(side).is_at_end(*state.places.of(side));
                    at_end(Side::White) || at_end(Side::Black)
                }
            };
            if !over {
                continue;
            }
            let rest: Cost = Side::BOTH
                .map(|side| self.tracks.of(side).end(*state.places.of(side)))
                .into_iter()
                .sum();
            if rest < Cost::NEVER {
                let cost = state.cost + rest;
                self.lattice.ends.push(End { ply: ply as usize, state: nth, cost });
            }
        }
    }

    /// Adds the next layer; `false` when nothing can be played any more.
    fn advance(&mut self, ply: u32) -> bool {
        let Some(layer) = self.lattice.layers.last() else { return false };
        // The states of one position together, the most hopeful first: what limits is known soon.
        let mut hopes = vec![Cost::NEVER; self.positions.len()];
        for state in layer {
            if let Some(hope) = hopes.get_mut(state.position as usize) {
                *hope = state.hope.min(*hope);
            }
        }
        let hope = |state: &State| hopes.get(state.position as usize).copied();
        let mut order: Vec<u32> = (0..).take(layer.len()).collect();
        order.sort_by_key(|nth| {
            layer.get(*nth as usize).map(|state| (hope(state), state.position, state.hope))
        });
        let mut pool = Pool::new(self.width);
        let mut options: (u32, Vec<ScoredMove>) = (u32::MAX, Vec::new());
        for nth in order {
            let Some(state) = layer.get(nth as usize) else { continue };
            if state.hope > pool.limit {
                continue;
            }
            if options.0 != state.position {
                let Some(position) = self.positions.get(state.position as usize) else { continue };
                let recent = self.recent(state);
                options = (state.position, list(position, recent, self.numbering));
            }
            if let Some(known) = self.quest.known {
                let this = known.get(ply as usize).copied();
                for option in &mut options.1 {
                    option.barred = Some(option.played) != this;
                }
            }
            let mover = mover(self.quest.start.turn(), ply);
            let outline =
                |places: &BySide<SheetProgress>| self.outline.rest(ply as usize + 1, places);
            let from = Origin { state: nth, places: &state.places, cost: state.cost };
            extend(&from, &options.1, mover, self.tracks, &outline, &mut pool);
        }
        let (found, limit) = pool.close();
        self.lattice.dropped.push(limit);
        self.settle(found, ply + 1)
    }

    /// The last moves on the cheapest way into a state.
    fn recent(&self, state: &State) -> RecentMoves {
        let last = state.ways.first();
        let before = self.lattice.layers.iter().nth_back(1);
        let parent = last.and_then(|way| before?.get(way.from as usize));
        RecentMoves {
            theirs: last.map(|way| way.played),
            own: parent.and_then(|parent| parent.ways.first()).map(|way| way.played),
        }
    }

    /// Plays the candidates, drops those that cannot come to the end, and merges what is the same.
    fn settle(&mut self, mut found: Vec<Candidate>, ply: u32) -> bool {
        let Some(layer) = self.lattice.layers.last() else { return false };
        let parent = |one: &Candidate| layer.get(one.from as usize).map(|state| state.position);
        // The same move from the same position is played once, however the sheets stand to it.
        found.sort_unstable_by_key(|one| (parent(one), one.nth));
        let mut after: Vec<Position> = Vec::new();
        let mut arrivals: Vec<Arrival> = Vec::new();
        for same in found.chunk_by(|one, two| (parent(one), one.nth) == (parent(two), two.nth)) {
            let Some(first) = same.first() else { continue };
            let before = parent(first).and_then(|at| self.positions.get(at as usize));
            let Some(position) = before.map(|position| position.after(first.played)) else {
                continue;
            };
            let reachable = self.quest.goal.is_none_or(|goal| {
                let left = self.quest.plies.saturating_sub(ply);
                goal.can_be_reached(position.shakmaty(), left)
            });
            if !reachable {
                continue;
            }
            let key: Zobrist128 = position.shakmaty().zobrist_hash(EnPassantMode::Legal);
            let check = position.is_check();
            let at = u32::try_from(after.len()).unwrap_or(u32::MAX);
            after.push(position);
            for one in same {
                let one = Candidate { cost: one.cost + self.check_marks(one, check), ..*one };
                arrivals.push(Arrival { key: key.0, at, one });
            }
        }
        self.positions = after;
        self.merge(arrivals, ply)
    }

    /// What the marks of check cost on both sheets, now that the move has been played.
    fn check_marks(&self, one: &Candidate, check: bool) -> Cost {
        let mark = |side: Side| {
            let evidence = one.reads.of(side).and_then(|cell| self.tracks.of(side).evidence(cell));
            evidence.map_or(Cost::ZERO, |evidence| evidence.check(check))
        };
        mark(Side::White) + mark(Side::Black)
    }

    /// Makes one state of all arrivals at the same position with the sheets read as far.
    fn merge(&mut self, mut arrivals: Vec<Arrival>, ply: u32) -> bool {
        let Some(layer) = self.lattice.layers.last() else { return false };
        let place = |arrival: &Arrival| {
            let one = &arrival.one;
            (arrival.key, one.places.white, one.places.black)
        };
        arrivals.sort_unstable_by_key(|arrival| (place(arrival), arrival.one.cost));
        let mut states: Vec<State> = Vec::new();
        for same in arrivals.chunk_by(|one, two| place(one) == place(two)) {
            let Some(Arrival { at, one: best, .. }) = same.first() else { continue };
            let ways = same.iter().take(WAYS).map(|Arrival { one, .. }| {
                let before = layer.get(one.from as usize).map_or(Cost::ZERO, |state| state.cost);
                Edge {
                    from: one.from,
                    played: one.played,
                    cost: one.cost.less(before),
                    prior: one.prior,
                    stands: one.stands,
                    reads: one.reads,
                }
            });
            states.push(State {
                position: *at,
                places: best.places,
                cost: best.cost,
                hope: best.hope(),
                ways: ways.collect(),
            });
        }
        states.sort_by_key(|state| state.hope);
        let room = self.room(&states, ply);
        if let (Some(limit), Some(first)) = (self.lattice.dropped.last_mut(), states.get(room)) {
            *limit = (*limit).min(first.hope);
        }
        states.truncate(room);
        self.lattice.visited += states.len();
        let any = !states.is_empty();
        self.lattice.layers.push(states);
        any
    }

    /// How many of these states, the cheapest first, are kept: all that are nearly as likely as the
    /// first, as long as enough of the budget is left for the half-moves to come.
    fn room(&self, states: &[State], ply: u32) -> usize {
        let Width { near, states: few, most, budget, .. } = self.width;
        let best = states.first().map(|state| state.hope).unwrap_or_default();
        let near = states.partition_point(|state| state.hope.less(best) <= near);
        let rest = budget.saturating_sub(self.lattice.visited);
        let to_come = self.quest.plies.saturating_sub(ply) as usize + 1;
        near.min(most).min(rest / to_come).max(few.min(rest))
    }
}

/// How many ways into one state are remembered.
const WAYS: usize = 12;
