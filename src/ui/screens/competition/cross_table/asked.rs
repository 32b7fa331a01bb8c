//! What is asked of the cross-table, and what is shown of it.

use std::collections::BTreeMap;

use crate::widgets::grid::table::GridTable;
use jadoube_competition::tournament::Number;
use jadoube_i18n::catalogue::Catalogue;
use jadoube_i18n::lang::Lang;

/// In which order, and against what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    /// By number.
    Numbers,
    /// By place.
    Places,
    /// By number, a column a round.
    Rounds,
}

impl Order {
    pub(super) const ALL: [Self; 3] = [Self::Numbers, Self::Places, Self::Rounds];

    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::Numbers => "tournament-cross-numbers",
            Self::Places => "tournament-cross-places",
            Self::Rounds => "tournament-cross-rounds",
        }
    }
}

/// What was asked for: the order, of a championship the group, and the language.
pub(super) type CrossTableQuery = (Order, Option<(usize, usize)>, Lang);

/// What is shown, ready to be drawn.
#[derive(Debug)]
pub(super) struct CrossTableContent {
    pub(super) asked: CrossTableQuery,
    pub(super) title: String,
    pub(super) table: GridTable,
    pub(super) notes: Vec<String>,
    pub(super) rows: Vec<Number>,
}

/// The place as it is said; that there is none, where the games are struck.
pub(super) fn place_told(words: &Catalogue, place: u16) -> String {
    let id =
        if place == 0 { "tournament-standings-no-place" } else { "tournament-standings-place" };
    words.say_with(id, &[("place", place.into())])
}

/// A round as it is named.
pub(super) fn in_round(words: &Catalogue, round: u8) -> String {
    words.say_with("competition-working-round", &[("round", round.into())])
}

/// Of whom a column of a cross-table tells.
pub(super) fn against(words: &Catalogue, name: &str) -> String {
    words.say_with("tournament-cross-against", &[("name", name.into())])
}

/// What is told of the cells in which somebody would have met themselves: the sign that stands there would be
/// read as one of a multiplication.
pub(super) fn diagonal(rows: usize, before: usize, told: &str) -> BTreeMap<(usize, usize), String> {
    (0..rows).map(|row| ((row, before + row), told.to_owned())).collect()
}
