//! What one sheet says for a half-move, taken at its word: the moves of a position that a cell
//! tells, or leaves open, without a guess at slips of the pen. (Guessing is for `reconstruct`.)

use crate::board::position::{Move, Position};
use crate::scoresheet::error_model::{Evidence, Need, Shape};
use crate::scoresheet::shared_squares::SharedSquares;
use crate::scoresheet::sheet::{Cell, Sheet};
use crate::scoresheet::slips::{self, Slip};
use crate::scoresheet::writing_style::Manner;
use crate::side::Side;

/// What a cell says in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CellMeaning {
    /// Nothing: no cell, an empty one, a tick, or one that nobody can read.
    Silent,
    /// This move.
    Move(Move),
    /// One of these moves: it does not say which piece, or not the whole square.
    OneOf(Vec<Move>),
    /// A text that is no legal move of the position.
    NoMove,
}

impl CellMeaning {
    /// Whether it says the move, or leaves it open.
    #[must_use]
    pub fn admits(&self, m: Move) -> bool {
        match self {
            Self::Silent => true,
            Self::Move(one) => *one == m,
            Self::OneOf(all) => all.contains(&m),
            Self::NoMove => false,
        }
    }
}

/// A sheet that is asked cell by cell.
#[derive(Debug, Clone)]
pub struct Telling {
    cells: Vec<(Cell, Evidence)>,
}

impl Telling {
    /// A sheet kept by a player, in the language and manner that it shows itself.
    #[must_use]
    pub fn of(sheet: &Sheet, writer: Side) -> Self {
        let manner = Manner::of(sheet);
        let read = |cell: &Cell| (cell.clone(), Evidence::of(cell, writer, manner, None));
        Self { cells: sheet.cells().iter().map(read).collect() }
    }

    /// How many cells it has, the last of them not empty.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether it has none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The text of a cell, counted from 0.
    #[must_use]
    pub fn text(&self, cell: usize) -> Option<&str> {
        self.cells.get(cell)?.0.text()
    }

    /// What a cell, counted from 0, says in a position with these legal moves.
    #[must_use]
    pub fn told(&self, cell: usize, position: &Position, legal: &[Move]) -> CellMeaning {
        let Some((cell, evidence)) = self.cells.get(cell) else { return CellMeaning::Silent };
        let Some(written) = evidence.written() else { return CellMeaning::Silent };
        let likeliest = written.readings.first();
        let (mut plain, mut partly) = (Vec::new(), Vec::new());
        let shared_squares = SharedSquares::of(legal);
        for m in legal {
            let shape = Shape::of(*m, position.turn());
            let need = shared_squares.need(*m);
            // Marks of check say nothing here, so they are taken as right.
            let slips = slips::of_text(cell, evidence, &shape, need, written.check);
            let mut doubts = slips.into_iter().filter(|slip| slip.is_of_substance()).peekable();
            if doubts.peek().is_none() {
                plain.push((likeliest.map(|says| evidence.reading(says, &shape)), *m));
            } else if doubts.all(|slip| leaves_open(slip, need)) {
                partly.push(*m);
            }
        }
        // `bxc5` is the pawn's capture before it is the bishop's.
        let least = plain.iter().map(|(cost, _)| *cost).min();
        plain.retain(|(cost, _)| Some(*cost) == least);
        let plain: Vec<Move> = plain.into_iter().map(|(_, m)| m).collect();
        let mut found = if plain.is_empty() { partly } else { plain };
        match (found.pop(), found.is_empty()) {
            (None, _) => CellMeaning::NoMove,
            (Some(one), true) => CellMeaning::Move(one),
            (Some(last), false) => {
                found.push(last);
                CellMeaning::OneOf(found)
            }
        }
    }
}

/// Whether a slip leaves something out rather than saying something else.
fn leaves_open(slip: Slip, need: Need) -> bool {
    slip == Slip::Incomplete || (slip == Slip::Ambiguous && need == Need::Needed)
}
