//! What is said at the tables of all pages beside what they hold.

use crate::scene::Scene;
use crate::widgets::grid::GridWords;

/// In the language of the window.
pub(super) fn grid_words(scene: &Scene<'_>) -> GridWords {
    GridWords {
        sideways: ["tournament-columns-before", "tournament-columns-after"].map(|id| scene.say(id)),
        ends: ["app-why-nothing-before", "app-why-nothing-after"].map(|id| scene.say(id)),
        empty: scene.say("app-cell-empty"),
    }
}
