//! Two sheets beside a game that is known, from the board or from elsewhere: what each of them has
//! for every half-move, and where they first differ.

use crate::board::position::{Move, Position};
use crate::scoresheet::align::Numbering;
use crate::scoresheet::candidates::Width;
use crate::scoresheet::cost::Cost;
use crate::scoresheet::fit::{Entry, fit, tracks};
use crate::scoresheet::lattice::{SearchInput, search};
use crate::scoresheet::ranking::rank;
use crate::scoresheet::sheet::Sheet;
use crate::side::{BySide, Side};

/// Two sheets laid beside a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison {
    /// For every half-move, what each sheet has for it.
    pub entries: Vec<BySide<Entry>>,
    /// The first half-move, counted from 0, about which a sheet leaves doubt or is silent.
    pub first_difference: Option<usize>,
}

impl Comparison {
    /// How many half-moves, from the start, both sheets tell without doubt.
    #[must_use]
    pub fn agreed(&self) -> usize {
        self.first_difference.unwrap_or(self.entries.len())
    }
}

/// Lays two sheets beside the moves that were played. `None` when the moves are not legal from
/// there, or the sheets have nothing to do with them.
#[must_use]
pub fn compare(start: &Position, sheets: &BySide<Sheet>, played: &[Move]) -> Option<Comparison> {
    let mut prepared = tracks(sheets, start.turn());
    let quest = SearchInput {
        start,
        goal: None,
        plies: u32::try_from(played.len()).ok()?,
        least: u32::try_from(played.len()).ok()?,
        exact: true,
        known: Some(played),
    };
    let width =
        Width { states: 400, near: Cost::ZERO, most: 400, margin: Cost(8000), budget: usize::MAX };
    let lattice = search(quest, width, &mut prepared, &mut Numbering::default());
    let games = rank(&lattice, 1, Cost::ZERO);
    let entries = fit(games.first()?, start, sheets, &prepared).entries;
    Some(Comparison { first_difference: entries.iter().position(differs), entries })
}

fn differs(entry: &BySide<Entry>) -> bool {
    Side::BOTH
        .into_iter()
        .any(|side| entry.of(side).slips.iter().any(|slip| slip.is_of_substance()))
}
