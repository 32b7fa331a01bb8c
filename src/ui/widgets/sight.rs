//! Whether what a key does is in sight: who presses it sees of what that is. What is out of sight comes into
//! sight instead, for the key to be pressed again; whoever asks here tells that.

use egui::{Rect, Ui};

use crate::tokens::Text;
use crate::widgets::focus;

/// So much that has scrolled away is only an edge, in points.
pub const HARDLY: f32 = 4.0;

/// How high a line of it is, in points.
#[must_use]
pub fn line(ui: &Ui) -> f32 {
    ui.text_style_height(&Text::Strong.style())
}

/// Whether a line of what was drawn from `top` to `bottom`, in points of the window, is in sight.
#[must_use]
pub fn is_seen(ui: &Ui, top: f32, bottom: f32) -> bool {
    let clip = ui.clip_rect();
    bottom.min(clip.bottom()) - top.max(clip.top()) + HARDLY >= line(ui)
}

/// How much of what scrolls is in sight at once, in points, without the gaps above and below.
#[must_use]
pub fn room(ui: &Ui) -> f32 {
    ui.clip_rect().height() - 2.0 * ui.spacing().item_spacing.y
}

/// Whether all that was drawn in this place is in sight, or as much of it as there is room for.
#[must_use]
pub fn is_whole(ui: &Ui, place: Rect) -> bool {
    let clip = ui.clip_rect();
    let seen = place.bottom().min(clip.bottom()) - place.top().max(clip.top());
    seen + HARDLY >= place.height().min(room(ui))
}

/// Whether a key may do now what was drawn in this place: it is whole in sight, for half an answer may be read as
/// another one. Else it comes there, wherever the keyboard is.
#[must_use]
pub fn is_seen_or_comes(ui: &Ui, place: Rect) -> bool {
    let is_seen = is_whole(ui, place);
    if !is_seen {
        focus::show_instead(ui, place);
    }
    is_seen
}

#[cfg(test)]
mod tests {
    use egui::{ScrollArea, pos2, vec2};
    use egui_kittest::Harness;

    use super::*;
    use crate::tokens::{self, TextScale, Theme};

    #[test]
    fn what_is_below_the_edge_is_not_seen_until_it_has_come() {
        let setup = |ctx: &egui::Context| {
            tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(100));
        };
        let build = Harness::builder().with_size(vec2(300.0, 200.0)).with_context_setup(setup);
        let mut harness = build.build_ui_state(
            |ui, seen: &mut Vec<bool>| {
                ScrollArea::vertical().show(ui, |ui| {
                    let top = ui.cursor().min;
                    ui.allocate_space(vec2(100.0, 1_000.0));
                    let place =
                        Rect::from_min_max(top + vec2(0.0, 600.0), top + vec2(100.0, 640.0));
                    seen.push(is_seen_or_comes(ui, place));
                    // What begins above it and ends there is only an edge.
                    let edge = Rect::from_min_max(pos2(0.0, -40.0), pos2(100.0, 4.0));
                    assert!(!is_seen(ui, edge.top(), edge.bottom()));
                    // Of half an answer a line is in sight, and no more.
                    let end = ui.clip_rect().bottom();
                    let half = Rect::from_min_max(pos2(0.0, end - 30.0), pos2(100.0, end + 30.0));
                    assert!(is_seen(ui, half.top(), half.bottom()) && !is_whole(ui, half));
                    let high = ui.clip_rect().expand(50.0);
                    assert!(is_whole(ui, high), "there is room for no more of it");
                });
            },
            Vec::new(),
        );
        harness.run_steps(60);
        let seen = harness.state();
        assert!(!seen[0] && seen[seen.len() - 1], "{seen:?}");
    }
}
