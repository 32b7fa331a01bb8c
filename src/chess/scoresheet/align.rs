//! How the cells of one sheet can run beside the moves of the game: cell by cell, but half-moves
//! and whole rows were left out, moves written twice or in the wrong order, and at some point the
//! player stopped. Which move a cell was written for is `error_model`; both sheets together against
//! the rules of chess is `lattice`.

use crate::board::position::Move;
use crate::scoresheet::cost::Cost;
use crate::scoresheet::error_model::{Evidence, Floor, Shape};
use crate::scoresheet::sheet::{Cell, Sheet};
use crate::scoresheet::writing_style::Manner;
use crate::side::{BySide, Side};

/// A half-move left out, so that everything behind it stands in the other column.
const HALF_MOVE_OMITTED: Cost = Cost(960);
/// A whole row left out.
const ROW_OMITTED: Cost = Cost(760);
/// One cell, written twice word for word.
const WRITTEN_TWICE: Cost = Cost(900);
/// One cell too many that is not like the one before.
const EXTRA_CELL: Cost = Cost(1250);
/// A player's two moves, written in the wrong order.
const SWAPPED: Cost = Cost(900);
/// The end of what is written, though the game went on.
const STOPPED: Cost = Cost(350);
/// The same, though ticks or gaps show that the sheet was kept up to the end.
const STOPPED_TICKING: Cost = Cost(700);
/// Cells left over when the game is at its end.
const LEFT_OVER: Cost = Cost(900);
const LEFT_OVER_TICK: Cost = Cost(150);
/// The first cell without text where the player stopped writing, and each after it.
const FIRST_TICK: Cost = Cost(250);
const NEXT_TICK: Cost = Cost(40);

/// How far a sheet has been read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct SheetProgress {
    /// The first cell that has not been read (but for a pair in the wrong order).
    pub(super) next: u16,
    pub(super) mode: Mode,
}

/// What binds the next steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) enum Mode {
    /// No constraint.
    #[default]
    Free,
    /// White's move of a row that is missing has been passed: Black's is next.
    RowOmitted,
    /// The second cell of a swapped pair has been read: the opponent's between them is next.
    SwapBegun,
    /// Then the first.
    SwapEnds,
    /// The sheet is at its end.
    Stopped,
}

/// How a sheet stands to one half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum EntryFit {
    /// It has a cell for it, in its place.
    InPlace,
    /// It has no cell for it: everything behind shifts to the other column.
    HalfMoveOmitted,
    /// The whole row is missing.
    RowOmitted,
    /// It has the move twice.
    WrittenTwice,
    /// A cell in front of it belongs to no move.
    ExtraCell,
    /// It has the player's two moves in the wrong order.
    Swapped,
    /// The player had stopped writing.
    Stopped,
}

/// One way to go on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    pub(super) to: SheetProgress,
    pub(super) cost: Cost,
    /// The cell that is read for the move.
    pub(super) reads: Option<u16>,
    pub(super) stand: EntryFit,
}

/// A sheet prepared for the search.
#[derive(Debug, Clone)]
pub(super) struct Track {
    evidence: Vec<Evidence>,
    floors: Vec<Floor>,
    /// Whether a cell is the same text as the one before; as the one two before.
    doubled: Vec<(bool, bool)>,
    /// The first cell that can hold a move.
    begin: u16,
    /// The last cell is a tick or gap, or a move among such.
    ticks_to_the_end: bool,
    /// What the cells from each on cost if the game ends before them.
    left_over: Vec<Cost>,
    /// What the rest of the sheet must cost, from each cell on.
    costs: Vec<Vec<u16>>,
}

const UNKNOWN: u16 = u16::MAX;

impl Track {
    /// The sheet of one player, of a game that one of them begins.
    pub(super) fn of(sheet: &Sheet, writer: Side, first: Side) -> Self {
        let manner = Manner::of(sheet);
        let cells = sheet.cells();
        let stop = stop(cells);
        let mut ticked = false;
        let evidence: Vec<Evidence> = cells
            .iter()
            .enumerate()
            .map(|(nth, cell)| {
                let stopped = (nth >= stop).then_some(if ticked { NEXT_TICK } else { FIRST_TICK });
                ticked |= nth >= stop && cell.is_unwritten();
                Evidence::of(cell, writer, manner, stopped)
            })
            .collect();
        let same = |nth: usize, back: usize| {
            let earlier = nth.checked_sub(back).and_then(|earlier| cells.get(earlier));
            earlier.and_then(Cell::text).is_some()
                && earlier.map(Cell::text) == cells.get(nth).map(Cell::text)
        };
        Self {
            doubled: (0..cells.len()).map(|nth| (same(nth, 1), same(nth, 2))).collect(),
            // White’s column has no move in the first row.
            begin: u16::from(first == Side::Black && cells.first().is_some_and(Cell::is_unwritten)),
            ticks_to_the_end: stop < cells.len(),
            left_over: left_over(cells),
            costs: vec![Vec::new(); cells.len()],
            floors: evidence.iter().map(Evidence::floor).collect(),
            evidence,
        }
    }

    /// Where the reading begins.
    pub(super) fn begin(&self) -> SheetProgress {
        SheetProgress { next: self.begin, mode: Mode::Free }
    }

    fn len(&self) -> u16 {
        u16::try_from(self.evidence.len()).unwrap_or(u16::MAX)
    }

    /// Whether everything has been read.
    pub(super) fn is_at_end(&self, place: SheetProgress) -> bool {
        place.next >= self.len()
    }

    /// What a cell costs at least.
    pub(super) fn floor(&self, cell: u16) -> Option<&Floor> {
        self.floors.get(usize::from(cell))
    }

    pub(super) fn evidence(&self, cell: u16) -> Option<&Evidence> {
        self.evidence.get(usize::from(cell))
    }

    /// The cost of a cell for a move, computed once; `id` numbers the moves.
    pub(super) fn cost(&mut self, cell: u16, id: usize, shape: &Shape) -> Cost {
        let cell = usize::from(cell);
        let (Some(evidence), Some(row)) = (self.evidence.get(cell), self.costs.get_mut(cell))
        else {
            return Cost::NEVER;
        };
        if row.len() <= id {
            row.resize(id + 64, UNKNOWN);
        }
        match row.get_mut(id) {
            Some(slot) if *slot == UNKNOWN => {
                let cost = evidence.cost(shape);
                *slot = u16::try_from(cost.0).unwrap_or(UNKNOWN - 1);
                cost
            }
            Some(slot) => Cost(u32::from(*slot)),
            None => Cost::NEVER,
        }
    }

    /// All ways to go on while a player makes a move.
    pub(super) fn steps(&self, place: SheetProgress, mover: Side, steps: &mut Vec<Step>) {
        steps.clear();
        let next = place.next;
        let after = |cells: u16| next.saturating_add(cells);
        let mut add = |reads: Option<u16>, next: u16, mode: Mode, cost: Cost, stand: EntryFit| {
            if reads.is_none_or(|cell| cell < self.len()) && next <= self.len() {
                steps.push(Step { to: SheetProgress { next, mode }, cost, reads, stand });
            }
        };
        let free = Cost::ZERO;
        match place.mode {
            Mode::RowOmitted => add(None, next, Mode::Free, free, EntryFit::RowOmitted),
            Mode::SwapBegun => {
                add(Some(after(1)), next, Mode::SwapEnds, free, EntryFit::InPlace);
            }
            Mode::SwapEnds => add(Some(next), after(3), Mode::Free, free, EntryFit::Swapped),
            Mode::Stopped => add(None, next, Mode::Stopped, free, EntryFit::Stopped),
            Mode::Free if next >= self.len() => {
                let cost = if self.ticks_to_the_end { STOPPED_TICKING } else { STOPPED };
                add(None, next, Mode::Stopped, cost, EntryFit::Stopped);
            }
            Mode::Free => {
                add(Some(next), after(1), Mode::Free, free, EntryFit::InPlace);
                add(None, next, Mode::Free, HALF_MOVE_OMITTED, EntryFit::HalfMoveOmitted);
                if mover == Side::White {
                    add(None, next, Mode::RowOmitted, ROW_OMITTED, EntryFit::RowOmitted);
                }
                let doubled = self.doubled.get(usize::from(next) + 1).is_some_and(|d| d.0);
                let (cost, stand) = if doubled {
                    (WRITTEN_TWICE, EntryFit::WrittenTwice)
                } else {
                    (EXTRA_CELL, EntryFit::ExtraCell)
                };
                add(Some(after(1)), after(2), Mode::Free, cost, stand);
                let pair = |nth| self.doubled.get(usize::from(nth)).is_some_and(|d| d.1);
                if pair(after(2)) && pair(after(3)) {
                    add(
                        Some(after(2)),
                        after(3),
                        Mode::Free,
                        WRITTEN_TWICE,
                        EntryFit::WrittenTwice,
                    );
                }
                add(Some(after(2)), next, Mode::SwapBegun, SWAPPED, EntryFit::Swapped);
            }
        }
    }

    /// The cost of ending the game here: cells that were not read.
    pub(super) fn end(&self, place: SheetProgress) -> Cost {
        match place.mode {
            Mode::Free | Mode::Stopped => {
                self.left_over.get(usize::from(place.next)).copied().unwrap_or_default()
            }
            Mode::RowOmitted | Mode::SwapBegun | Mode::SwapEnds => Cost::NEVER,
        }
    }
}

/// What is left over from each cell on, and behind the last.
fn left_over(cells: &[Cell]) -> Vec<Cost> {
    let mut all = vec![Cost::ZERO];
    let mut rest = Cost::ZERO;
    for cell in cells.iter().rev() {
        rest += if cell.is_unwritten() { LEFT_OVER_TICK } else { LEFT_OVER };
        all.push(rest);
    }
    all.reverse();
    all
}

/// From which cell on the player had stopped writing every move: behind the last stretch in which
/// more is written than not.
fn stop(cells: &[Cell]) -> usize {
    let mut stop = cells.len();
    let mut unwritten = 0_usize;
    for (nth, cell) in cells.iter().enumerate().rev() {
        if cell.is_unwritten() {
            unwritten += 1;
            // Among what comes behind, at least two cells in five are empty.
            if unwritten * 5 >= (cells.len() - nth) * 2 {
                stop = nth;
            }
        }
    }
    stop
}

/// Moves numbered in the order in which they are met.
#[derive(Debug, Default)]
pub(super) struct Numbering {
    /// For every player and pair of squares, the numbers given so far.
    by_squares: BySide<Vec<Vec<NumberedShape>>>,
    count: usize,
}

type NumberedShape = (Move, Shape, usize);

impl Numbering {
    /// The number of a move and its shape.
    pub(super) fn of(&mut self, m: Move, mover: Side) -> (usize, Shape) {
        let rows = self.by_squares.of_mut(mover);
        if rows.is_empty() {
            rows.resize(64 * 64, Vec::new());
        }
        let row = rows.get_mut(m.from().index() * 64 + m.to().index());
        if let Some((_, shape, number)) =
            row.as_ref().and_then(|row| row.iter().find(|(known, _, _)| *known == m))
        {
            return (*number, *shape);
        }
        let (fresh, shape) = (self.count, Shape::of(m, mover));
        if let Some(row) = row {
            row.push((m, shape, fresh));
            self.count += 1;
        }
        (fresh, shape)
    }
}
