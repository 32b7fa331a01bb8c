//! What is older than the lines in sight: how many there are, and they themselves behind a fold, as far as they
//! are at hand; what is older still is on paper.

use egui::{CollapsingHeader, Ui};

use crate::scene::Scene;
use crate::widgets::card::{fold_aloud, list, soft};
use jadoube_core::blind::state::LINES_AT_HAND;

/// Draws the fold below a list of this name, of which so many lines are at hand and so many in sight; `told` is
/// what the others say, for who does not see them.
pub(super) fn earlier_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (what, at_hand, in_sight): (&str, usize, usize),
    told: impl FnOnce() -> Vec<String>,
    lines: impl FnOnce(&mut Ui),
) {
    let count = at_hand.saturating_sub(in_sight);
    if count == 0 {
        return;
    }
    let head = scene.say_with("match-earlier", &[("count", count.into())]);
    // Two lists stand side by side, and the head has no room for what it is about.
    let name = format!("{}: {head}", scene.say(what));
    let fold = CollapsingHeader::new(head.as_str()).id_salt(("earlier", what));
    let shown = fold.show_unindented(ui, |ui| {
        list(ui, &name, lines);
        if at_hand >= LINES_AT_HAND {
            let action = scene.say("actions-print-blind");
            soft(ui, scene.say_with("match-older-printed", &[("action", action.into())]));
        }
    });
    fold_aloud(ui, &shown.header_response, name, || told().join(". "));
}
