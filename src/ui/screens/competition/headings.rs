//! The headings of the tables of all pages, and what is said at them beside what they hold.

use egui::Align;

use crate::scene::Scene;
use crate::widgets::grid::GridLabels;
use crate::widgets::grid::table::{Column, Keep};
use jadoube_i18n::catalogue::Catalogue;

/// In the language of the window.
pub(super) fn grid_labels(scene: &Scene<'_>) -> GridLabels {
    GridLabels {
        sideways: ["tournament-columns-before", "tournament-columns-after"].map(|id| scene.say(id)),
        ends: ["app-why-nothing-before", "app-why-nothing-after"].map(|id| scene.say(id)),
        empty: scene.say("app-cell-empty"),
    }
}

/// Heads that are shortened, with what they mean in full, by the ids of the texts.
const IN_FULL: [(&str, &str); 5] = [
    ("tournament-players-head-number", NUMBER),
    ("competition-standings-number", NUMBER),
    ("competition-standings-federation", "tournament-players-head-federation"),
    ("tournament-column-match-points", "protocol-group-match-points"),
    ("tournament-column-game-points", "protocol-group-game-points"),
];

/// The head of the column of the numbers by which pairings are made, in full.
pub(super) const NUMBER: &str = "tournament-round-head-number-meaning";

/// A column by the id of its head, which is told in full where it is shortened.
pub(super) fn column(words: &Catalogue, head: &str, align: Align, keep: Keep) -> Column {
    let column = Column::new(words.say(head), align, keep);
    match IN_FULL.iter().find(|(short, _)| *short == head) {
        Some((_, full)) => column.meaning(words.say(full)),
        None => column,
    }
}

/// Has heads told in full that are shortened: the id of a text for each column from the first on, empty where
/// the head says all.
pub(super) fn tell_in_full(columns: &mut [Column], full: &[&str], words: &Catalogue) {
    for (column, id) in columns.iter_mut().zip(full) {
        if !id.is_empty() {
            column.meaning = words.say(id);
        }
    }
}

/// Columns with their heads, by the ids of the texts.
pub(super) fn columns_of<const N: usize>(
    scene: &Scene<'_>,
    heads: [(&str, Align, Keep); N],
) -> Vec<Column> {
    heads.map(|(id, align, keep)| column(scene.words, id, align, keep)).into()
}
