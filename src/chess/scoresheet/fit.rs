//! A game that fits two sheets, with what each of them says of its half-moves.

use crate::board::position::{Move, Position};
use crate::scoresheet::align::Track;
use crate::scoresheet::cost::Cost;
use crate::scoresheet::error_model::Shape;
use crate::scoresheet::ranking::RankedGame;
use crate::scoresheet::shared_squares::need_of;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::slips::{self, Slip};
use crate::side::{BySide, Side};

/// How one sheet tells one half-move of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    /// The cell, counted from 0; none where the sheet has no cell for it.
    pub cell: Option<usize>,
    /// What is wrong with it.
    pub slips: Vec<Slip>,
}

/// A game that fits.
#[derive(Debug, Clone)]
pub struct Fit {
    /// Its moves from the start.
    pub moves: Vec<Move>,
    /// What one has to assume for it, all slips and all moves counted.
    pub cost: Cost,
    /// What of it is for slips: how badly the game fits what was written, whoever played what.
    pub written: Cost,
    /// How each sheet tells each half-move.
    pub entries: Vec<BySide<Entry>>,
    /// How much more than this game any other must cost at least that the search dropped for lack of
    /// room.
    pub slack: Cost,
}

/// The sheets prepared for the search.
pub(super) fn tracks(sheets: &BySide<Sheet>, first: Side) -> BySide<Track> {
    BySide::new(Side::White, Side::Black).map(|side| Track::of(sheets.of(side), side, first))
}

/// A ranked game with its entries explained.
pub(super) fn fit(
    game: &RankedGame,
    start: &Position,
    sheets: &BySide<Sheet>,
    tracks: &BySide<Track>,
) -> Fit {
    let mut position = start.clone();
    let mut entries = Vec::new();
    for pace in &game.paces {
        let (shape, need) =
            (Shape::of(pace.played, position.turn()), need_of(&position, pace.played));
        position = position.after(pace.played);
        let check = position.is_check();
        entries.push(BySide::new(Side::White, Side::Black).map(|side| {
            let cell = pace.reads.of(side).map(usize::from);
            let mut slips: Vec<Slip> = slips::of_place(*pace.stands.of(side)).into_iter().collect();
            let evidence = pace.reads.of(side).and_then(|cell| tracks.of(side).evidence(cell));
            let text = cell.and_then(|cell| sheets.of(side).cell(cell));
            if let (Some(evidence), Some(text)) = (evidence, text) {
                slips.extend(slips::of_text(text, evidence, &shape, need, check));
            }
            Entry { cell, slips }
        }));
    }
    Fit {
        moves: game.paces.iter().map(|pace| pace.played).collect(),
        cost: game.cost,
        written: game.cost.less(game.paces.iter().map(|pace| pace.prior).sum()),
        entries,
        slack: game.slack,
    }
}
