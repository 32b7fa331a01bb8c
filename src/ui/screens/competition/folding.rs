//! How a page of the event makes room for its table: in a window that is low for its text what stands above
//! is folded, and what scrolls is at once where it shall be.

use egui::{CollapsingHeader, ScrollArea, Ui};

use crate::scene::Scene;
use crate::tokens::{self, scale};
use crate::widgets::focus;

/// In so many passes a page comes into sight with the keyboard: what is in it settles meanwhile.
pub(super) const COMES: u8 = 3;

/// What a page scrolls in: it is at once where it shall be.
pub(super) fn page_area(salt: &'static str) -> ScrollArea {
    ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]).animated(false)
}

/// What is chosen and done above a table; folded where the window is low for its text.
pub(super) fn tools_ui(ui: &mut Ui, scene: &Scene<'_>, content: impl FnOnce(&mut Ui)) {
    match tokens::is_tight(ui.ctx()) {
        true => folded_ui(ui, &scene.say("hall-controls"), content),
        false => content(ui),
    }
}

/// The same under a head of its own.
pub(super) fn folded_ui(ui: &mut Ui, head: &str, content: impl FnOnce(&mut Ui)) {
    let fold = CollapsingHeader::new(head).id_salt("tools");
    let shown = fold.show_unindented(ui, content);
    focus::follow(&shown.header_response);
}

/// A window that is lower than this, in points of the usual text, has no room for all that is done with a
/// round above the field for results and some of its boards.
const LOW: f32 = 400.0;

/// Whether what is done with a round is folded.
pub(super) fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < scale(ui.ctx()).of(LOW)
}

/// How high a page is to be where tabs stand above it that wants so much room, in points of the usual text: in a
/// window that is low for its text they scroll with it rather than leave less.
pub(super) fn least_height(ui: &Ui, room: f32) -> f32 {
    if is_low(ui) { scale(ui.ctx()).of(room) } else { 0.0 }
}

/// So much room the head of a table and its first row take, in points of the usual text.
const FIRST: f32 = 56.0;

/// Whether a table that is drawn next on a page shows its first row whole with all that stands above it.
pub(super) fn shows_a_row(ui: &Ui) -> bool {
    let above = ui.cursor().top() - ui.min_rect().top();
    above + scale(ui.ctx()).of(FIRST) <= ui.clip_rect().height()
}
