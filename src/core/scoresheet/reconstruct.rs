//! One game from two sheets.

use crate::core::board::position::{Move, Position};
use crate::core::scoresheet::align::{Numbering, Track};
use crate::core::scoresheet::cost::Cost;
use crate::core::scoresheet::goal::Goal;
use crate::core::scoresheet::lattice::{Quest, Width, search};
use crate::core::scoresheet::ranking::{Ranked, rank};
use crate::core::scoresheet::sheet::Sheet;
use crate::core::side::BySide;

/// Debug result.
#[derive(Debug)]
pub struct Debug {
    /// games
    pub games: Vec<(Vec<Move>, Cost)>,
    /// dropped
    pub dropped: Option<Cost>,
    /// detail
    pub detail: Vec<(u32, BySide<crate::core::scoresheet::align::Slip>, BySide<Option<u16>>)>,
    /// best costs
    pub best: Vec<(u32, u32)>,
    /// layers
    pub layers: Vec<usize>,
}

/// Solve.
pub fn solve(start: &Position, sheets: &BySide<Sheet>, end: Option<&Position>, states: usize, known: Option<&[Move]>) -> Debug {
    let goal = end.map(Goal::of);
    let mut tracks = BySide::new(Track::of(&sheets.white), Track::of(&sheets.black));
    let mut numbering = Numbering::default();
    let longest = sheets.white.cells().len().max(sheets.black.cells().len());
    let plies = goal.as_ref().and_then(|g| g.plies).unwrap_or(longest as u32 + 8);
    let quest = Quest { start, goal: goal.as_ref(), plies, known };
    let lattice = search(quest, Width { states, margin: Cost(4000) }, &mut tracks, &mut numbering);
    let games: Vec<Ranked> = rank(&lattice, 20, Cost(3000));
    Debug {
        detail: games.first().map(|g| g.paces.iter().map(|p| (p.cost.0, p.slips, p.reads)).collect()).unwrap_or_default(),
        games: games.iter().map(|g| (g.paces.iter().map(|p| p.played).collect(), g.cost)).collect(),
        best: lattice.layers.iter().map(|l| (l.first().map_or(0, |s| s.hope.0), l.last().map_or(0, |s| s.hope.0))).collect(),
        dropped: lattice.dropped,
        layers: lattice.layers.iter().map(Vec::len).collect(),
    }
}
