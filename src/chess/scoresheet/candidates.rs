//! What can come after a state of the search: every legal move with every way in which both sheets
//! can tell it, priced, and of all that the cheapest.

use crate::board::position::{Move, Position};
use crate::scoresheet::align::{EntryFit, Numbering, SheetProgress, Step, Track};
use crate::scoresheet::cost::Cost;
use crate::scoresheet::error_model::{Need, Shape};
use crate::scoresheet::prior::{self, Prior, RecentMoves};
use crate::scoresheet::shared_squares::SharedSquares;
use crate::side::{BySide, Side};

/// How hard to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Width {
    /// How many states are kept after each half-move.
    pub(super) states: usize,
    /// How near the best of its half-move a state must be to be kept all the same, as long as there
    /// are no more than `most`.
    pub(super) near: Cost,
    pub(super) most: usize,
    /// How much worse than the best of its half-move a state may be.
    pub(super) margin: Cost,
    /// How many states may be kept in all: what is kept beyond `states` shrinks with what is left
    /// of it.
    pub(super) budget: usize,
}

/// A state that may come to be.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub(super) from: u32,
    /// The move, and its number among those of the position.
    pub(super) played: Move,
    pub(super) nth: u16,
    pub(super) places: BySide<SheetProgress>,
    pub(super) cost: Cost,
    pub(super) prior: Cost,
    pub(super) rest: Cost,
    pub(super) stands: BySide<EntryFit>,
    pub(super) reads: BySide<Option<u16>>,
}

impl Candidate {
    /// What the whole must cost at least.
    pub(super) fn hope(&self) -> Cost {
        self.cost + self.rest
    }
}

/// A legal move with what is known of it before any sheet is asked.
pub(super) struct ScoredMove {
    pub(super) played: Move,
    number: usize,
    shape: Shape,
    need: Need,
    prior: Prior,
    /// Known not to have been played.
    pub(super) barred: bool,
}

/// The state that candidates come from.
pub(super) struct Origin<'a> {
    /// Which one of its layer.
    pub(super) state: u32,
    pub(super) places: &'a BySide<SheetProgress>,
    pub(super) cost: Cost,
}

/// A text that costs no more than this for a move says just that move.
const LEGIBLE: Cost = Cost(100);

/// The legal moves of a position with what is known of each.
pub(super) fn list(
    position: &Position,
    recent: RecentMoves,
    numbering: &mut Numbering,
) -> Vec<ScoredMove> {
    let moves = position.legal_moves();
    let costs = prior::costs(position, recent, &moves);
    let shared_squares = SharedSquares::of(&moves);
    moves
        .iter()
        .zip(costs)
        .map(|(m, prior)| {
            let (number, shape) = numbering.of(*m, position.turn());
            ScoredMove {
                played: *m,
                number,
                shape,
                need: shared_squares.need(*m),
                prior,
                barred: false,
            }
        })
        .collect()
}

/// All candidates from one state.
pub(super) fn extend(
    from: &Origin<'_>,
    options: &[ScoredMove],
    mover: Side,
    tracks: &mut BySide<Track>,
    outline: &dyn Fn(&BySide<SheetProgress>) -> Option<Cost>,
    pool: &mut Pool,
) {
    let mut steps: BySide<Vec<Step>> = BySide::default();
    for side in Side::BOTH {
        tracks.of(side).steps(*from.places.of(side), mover, steps.of_mut(side));
    }
    let tells = |side: Side, reads: Option<u16>| {
        let evidence = reads.and_then(|cell| tracks.of(side).evidence(cell));
        evidence.is_some_and(|evidence| evidence.written().is_some())
    };
    let mut joint: Vec<(Cost, usize, usize, Cost, bool)> = Vec::new();
    for (w, white) in steps.white.iter().enumerate() {
        for (b, black) in steps.black.iter().enumerate() {
            if let Some(rest) = outline(&BySide::new(white.to, black.to)) {
                let told = tells(Side::White, white.reads) || tells(Side::Black, black.reads);
                joint.push((white.cost + black.cost + rest, w, b, rest, told));
            }
        }
    }
    joint.sort_unstable_by_key(|one| one.0);
    let mut priced: BySide<Vec<Cost>> = BySide::default();
    for (nth, option) in (0..).zip(options).filter(|(_, option)| !option.barred) {
        for side in Side::BOTH {
            let (track, priced) = (tracks.of_mut(side), priced.of_mut(side));
            priced.clear();
            for step in steps.of(side) {
                let text = match step.reads {
                    Some(cell) => {
                        track.cost(cell, option.number, &option.shape)
                            + track
                                .evidence(cell)
                                .map_or(Cost::ZERO, |e| e.distinction(option.need))
                    }
                    None => Cost::ZERO,
                };
                priced.push(text);
            }
        }
        for (fixed, w, b, rest, told) in &joint {
            if from.cost + *fixed > pool.limit {
                break;
            }
            let (Some(white), Some(black)) = (priced.white.get(*w), priced.black.get(*b)) else {
                continue;
            };
            let agreed = *told && *white <= LEGIBLE && *black <= LEGIBLE;
            let prior = if agreed { option.prior.told } else { option.prior.untold };
            let hope = from.cost + prior + *fixed + *white + *black;
            let (Some(step_white), Some(step_black)) = (steps.white.get(*w), steps.black.get(*b))
            else {
                continue;
            };
            if hope <= pool.limit {
                pool.add(Candidate {
                    from: from.state,
                    played: option.played,
                    nth,
                    places: BySide::new(step_white.to, step_black.to),
                    cost: hope.less(*rest),
                    prior,
                    rest: *rest,
                    stands: BySide::new(step_white.stand, step_black.stand),
                    reads: BySide::new(step_white.reads, step_black.reads),
                });
            }
        }
    }
}

/// The cheapest candidates so far, and what one must not exceed to be among them.
pub(super) struct Pool {
    all: Vec<Candidate>,
    pub(super) limit: Cost,
    best: Cost,
    full: usize,
    width: Width,
}

impl Pool {
    pub(super) fn new(width: Width) -> Self {
        Self {
            all: Vec::new(),
            limit: Cost::NEVER,
            best: Cost::NEVER,
            full: width.states * 4,
            width,
        }
    }

    fn add(&mut self, one: Candidate) {
        self.best = self.best.min(one.hope());
        self.limit = self.limit.min(self.best + self.width.margin);
        self.all.push(one);
        if self.all.len() >= self.full {
            self.shrink();
            self.full = (self.all.len() * 2).max(self.width.states * 4);
        }
    }

    fn shrink(&mut self) {
        let near = self.best + self.width.near;
        // Some of them cannot come to the end, others are the same.
        for (room, near) in [(self.width.states * 2, near), (self.width.most * 2, Cost::ZERO)] {
            if self.all.len() <= room {
                return;
            }
            let (_, at, _) = self.all.select_nth_unstable_by_key(room, Candidate::hope);
            let at = at.hope();
            self.limit = self.limit.min(at.max(near));
            if at >= near {
                self.all.truncate(room);
                return;
            }
            self.all.retain(|one| one.hope() <= near);
        }
    }

    /// The cheapest candidates, and what all others cost at least.
    pub(super) fn close(mut self) -> (Vec<Candidate>, Cost) {
        self.shrink();
        let limit = self.limit;
        self.all.retain(|one| one.hope() <= limit);
        (self.all, limit)
    }
}
