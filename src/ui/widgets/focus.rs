//! The focus ring: one black and one white line, each two points wide, so that it stands out from
//! any ground (WCAG 2.4.13). Which widget has the focus is egui's affair.

use egui::{Color32, Context, CornerRadius, Event, Key, Painter, Rect, Stroke, StrokeKind, Ui};

/// The width of each of the two lines, in points.
pub const LINE: f32 = 2.0;

/// Paints the ring on the inner side of a rectangle.
pub fn ring(painter: &Painter, rect: Rect, corner: CornerRadius) {
    let stroke = |colour| Stroke::new(LINE, colour);
    painter.rect_stroke(rect, corner, stroke(Color32::BLACK), StrokeKind::Inside);
    let inner = rect.shrink(LINE);
    painter.rect_stroke(inner, corner, stroke(Color32::WHITE), StrokeKind::Inside);
}

/// Paints the ring round whatever has the focus, whoever drew it. Call it once, at the end of
/// every pass: no widget can forget its ring then.
pub fn ring_the_focused(ctx: &Context) {
    let Some(id) = ctx.memory(|memory| memory.focused()) else { return };
    let Some(response) = ctx.read_response(id) else { return };
    let rect = response.interact_rect.expand(LINE);
    if rect.is_positive() {
        let painter = ctx.layer_painter(response.layer_id);
        ring(&painter, rect, CornerRadius::same(crate::ui::tokens::radius::S));
    }
}

/// A control that is clickable but perhaps no tab stop, as a screen reader sees it: egui gives
/// such a node neither bounds nor an action of its own accord.
pub fn name_clickable(node: &mut egui::accesskit::Node, rect: Rect, label: String) {
    node.set_label(label);
    node.add_action(egui::accesskit::Action::Click);
    node.set_bounds(bounds(rect));
}

/// A rectangle as a node takes it.
pub(crate) fn bounds(rect: Rect) -> egui::accesskit::Rect {
    egui::accesskit::Rect {
        x0: rect.min.x.into(),
        y0: rect.min.y.into(),
        x1: rect.max.x.into(),
        y1: rect.max.y.into(),
    }
}

/// Whether the keyboard can be brought to this `Ui` in this pass: not while a dialog stands before
/// it, nor in the pass after, when egui still keeps all others out. Ask again in the next one.
#[must_use]
pub fn can_come(ui: &Ui) -> bool {
    let free = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    if !free {
        ui.ctx().request_repaint();
    }
    free
}

/// An arrow key, as a step: columns to the right, rows down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// To the right.
    pub right: i8,
    /// Down.
    pub down: i8,
}

/// Takes the arrow keys pressed in this pass out of the input, for a group of widgets that is one
/// tab stop and has the focus now. egui would otherwise carry the focus out of the group.
pub fn take_arrows(ui: &Ui) -> Vec<Step> {
    let steps = ui.input_mut(|input| {
        let mut steps = Vec::new();
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return true };
            let step = match key {
                Key::ArrowLeft => Step { right: -1, down: 0 },
                Key::ArrowRight => Step { right: 1, down: 0 },
                Key::ArrowUp => Step { right: 0, down: -1 },
                Key::ArrowDown => Step { right: 0, down: 1 },
                _ => return true,
            };
            if modifiers.any() {
                return true;
            }
            steps.push(step);
            false
        });
        steps
    });
    if !steps.is_empty() {
        ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
    steps
}

/// Lets Page Up and Page Down scroll what this `Ui` shows: a text without a control in it could be
/// read by the mouse alone. Call it in the one scroll area of a screen that is for reading.
pub fn scroll_by_page(ui: &Ui) {
    if !can_come(ui) || ui.ctx().text_edit_focused() {
        return;
    }
    let pressed =
        |key| ui.input_mut(|input| input.count_and_consume_key(egui::Modifiers::NONE, key)) as f32;
    let pages = pressed(Key::PageUp) - pressed(Key::PageDown);
    if pages != 0.0 {
        ui.scroll_with_delta(egui::vec2(0.0, pages * ui.clip_rect().height() * 0.9));
    }
}

/// Scrolls to a control to which the keyboard has come: who works by keys sees where they are.
pub fn follow(response: &egui::Response) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// Marks all that stands in a text field, so that what is typed takes its place.
pub fn select_all(ctx: &egui::Context, field: egui::Id, text: &str) {
    use egui::text::{CCursor, CCursorRange};
    let mut state = egui::TextEdit::load_state(ctx, field).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), end)));
    state.store(ctx, field);
}

/// Keeps the arrow keys (and Escape, where asked) for the widget that has the focus.
pub fn hold_arrows(ui: &Ui, id: egui::Id, escape: Escape) {
    let filter = egui::EventFilter {
        tab: false,
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: escape == Escape::Hold,
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
}

/// What Escape does while a group of widgets has the focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Escape {
    /// The group has something to cancel and wants the key.
    Hold,
    /// The key goes on to whoever else wants it.
    Pass,
}

/// A group of controls that is one tab stop: a list (one column), a score, the tiles of a hall.
#[derive(Clone, Copy)]
pub struct Group<'a> {
    /// How many controls there are.
    pub count: usize,
    /// How many stand in a row.
    pub columns: usize,
    /// The id of each.
    pub id: &'a dyn Fn(usize) -> egui::Id,
}

impl Group<'_> {
    /// Where the keyboard stands after this pass's arrow keys, Home and End, if it stood at
    /// `cursor` and the group has the focus. Call it before the controls are drawn, and draw the
    /// one it returns as the tab stop.
    #[must_use]
    pub fn roam(&self, ui: &Ui, cursor: usize) -> usize {
        let cursor = cursor.min(self.count.saturating_sub(1));
        if self.count == 0 || !ui.memory(|memory| memory.has_focus((self.id)(cursor))) {
            return cursor;
        }
        let last = self.count - 1;
        let mut moved = cursor;
        for step in take_arrows(ui) {
            let along = if self.columns > 1 { isize::from(step.right) } else { 0 };
            let rows = isize::try_from(self.columns).unwrap_or(1) * isize::from(step.down);
            // A step out of the group is no step.
            moved =
                moved.checked_add_signed(along + rows).filter(|at| *at <= last).unwrap_or(moved);
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        if pressed(Key::Home) {
            moved = 0;
        }
        if pressed(Key::End) {
            moved = last;
        }
        if moved != cursor {
            ui.memory_mut(|memory| memory.request_focus((self.id)(moved)));
        }
        hold_arrows(ui, (self.id)(moved), Escape::Pass);
        moved
    }
}
