//! What is said at the tables of all pages beside what they hold.

use egui::Align;

use crate::scene::Scene;
use crate::widgets::grid::GridWords;
use crate::widgets::grid::table::{Column, Keep};

/// In the language of the window.
pub(super) fn grid_words(scene: &Scene<'_>) -> GridWords {
    GridWords {
        sideways: ["tournament-columns-before", "tournament-columns-after"].map(|id| scene.say(id)),
        ends: ["app-why-nothing-before", "app-why-nothing-after"].map(|id| scene.say(id)),
        empty: scene.say("app-cell-empty"),
    }
}

/// Columns with their heads, by the ids of the texts.
pub(super) fn columns_of<const N: usize>(
    scene: &Scene<'_>,
    heads: [(&str, Align, Keep); N],
) -> Vec<Column> {
    heads.map(|(id, align, keep)| Column::new(scene.say(id), align, keep)).into()
}
