//! A card: things that belong together on a ground of their own, under a title.

use egui::accesskit::Role;
use egui::collapsing_header::CollapsingState;
use egui::{Frame, Id, Margin, Panel, Response, Stroke, Ui, UiBuilder};
use egui::{TextStyle, TextWrapMode, WidgetText};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::badge::Tone;
use crate::widgets::running_line::as_it_was_told;
use crate::widgets::{announcer, focus, said};

/// A card with a title.
pub fn card<R>(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().accessibility_role(Role::Group).accessibility_label(title);
    ui.scope_builder(builder, |ui| {
        plain(ui, |ui| {
            if !title.is_empty() {
                ui.label(Text::Title.rich(title));
            }
            content(ui)
        })
    })
    .inner
}

/// Draws what is known by itself and not by its place: the keyboard stays at it where others come before
/// it, and at nothing else where it goes.
pub fn known<R>(ui: &mut Ui, id: Id, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().scope_id(id), content).inner
}

/// A card without one, as wide as there is room.
pub fn plain<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let t = tokens::of(ui.ctx());
    let stroke = Stroke::new(t.edge_width.max(1.0), t.line);
    let frame = Frame::new().fill(t.surface).stroke(stroke).corner_radius(radius::L);
    let shown = frame.inner_margin(space::M).show(ui, |ui| {
        ui.set_width(ui.available_width());
        content(ui)
    });
    shown.inner
}

/// A question or a word between other things, on the quiet ground of its tone.
pub fn tinted<R>(ui: &mut Ui, tone: Tone, content: impl FnOnce(&mut Ui) -> R) -> R {
    let ground = tone.colours(tokens::of(ui.ctx())).soft;
    let frame = Frame::new().fill(ground).corner_radius(radius::M).inner_margin(space::S);
    frame.show(ui, content).inner
}

/// A strip above every screen, on the quiet ground of its tone; `id` tells it from the others.
pub fn strip(ui: &mut Ui, id: &'static str, tone: Tone, content: impl FnOnce(&mut Ui)) {
    let t = tokens::of(ui.ctx());
    let colours = tone.colours(t);
    let frame = Frame::new()
        .fill(colours.soft)
        .stroke(Stroke::new(2.0, colours.ink))
        .corner_radius(radius::M)
        .inner_margin(space::M);
    let margin = Margin { left: 16, right: 16, top: 0, bottom: 8 };
    let around = Frame::new().fill(t.canvas).inner_margin(margin);
    let panel = Panel::top(id).resizable(false).show_separator_line(false).frame(around);
    panel.show(ui, |ui| {
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            content(ui);
        });
    });
}

/// How high what scrolls in a strip may be, in points, where the cursor is: with usual text nothing need scroll;
/// what stands below needs room as well, however large the text is, and the messages have theirs.
#[must_use]
pub fn strip_room(ui: &Ui) -> f32 {
    strip_room_of(ui, if tokens::scale(ui.ctx()).is_large() { 0.3 } else { 0.45 })
}

/// The same with a part of the height of the window; a row at least.
#[must_use]
pub fn strip_room_of(ui: &Ui, part: f32) -> f32 {
    let ctx = ui.ctx();
    let window = ctx.content_rect();
    let below = announcer::line_height(ctx) + space::M + space::S;
    let left = window.bottom() - below - ui.cursor().top();
    (window.height() * part).min(left).max(tokens::target(ctx))
}

/// Lines that are a list, so that a screen reader tells how many there are and where one ends.
pub fn list<R>(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().accessibility_role(Role::List).accessibility_label(name);
    ui.scope_builder(builder, content).inner
}

/// One of them, with what it says in all.
pub fn item<R>(ui: &mut Ui, told: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let builder = UiBuilder::new().accessibility_role(Role::ListItem).accessibility_label(told);
    ui.scope_builder(builder, content).inner
}

/// A line that says all that a page holds: nothing yet. It is said when the page comes into sight, for the
/// keyboard cannot come to it.
pub fn all_ui(ui: &mut Ui, text: &str) {
    said::page(ui.ctx(), text, text);
    soft(ui, text);
}

/// A line of second rank.
pub fn soft(ui: &mut Ui, text: impl Into<String>) {
    let t = tokens::of(ui.ctx());
    ui.label(Text::Caption.rich(text).color(t.ink_soft));
}

/// The same in a row that wraps: it goes to the next line before it breaks.
pub fn soft_whole(ui: &mut Ui, text: &str) {
    let t = tokens::of(ui.ctx());
    let room = ui.max_rect().width().min(ui.clip_rect().width());
    let text = WidgetText::from(Text::Caption.rich(text).color(t.ink_soft));
    let galley = text.into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Body);
    ui.label(galley);
}

/// How wide the labels of facts are, in sizes of their font: what is told begins at one line.
const LABELS: f32 = 7.5;

/// A fact with its label in one line that wraps as text does.
pub fn fact(ui: &mut Ui, label: &str, text: &str) {
    let column = Text::Caption.font(ui).size * LABELS;
    fact_from(ui, column, (label, text, text));
}

/// The same, told in other words than it is written in: of `1:29:17` “1 hour 29 minutes 17 seconds”.
/// A clock in it may run: `of` is what it depends on beside the time, and told anew it is as soon as that is
/// other or the keyboard goes elsewhere.
pub fn fact_told(ui: &mut Ui, label: &str, text: &str, told: &str, of: &str) {
    let column = Text::Caption.font(ui).size * LABELS;
    let id = fact_from(ui, column, (label, text, told));
    let told = as_it_was_told(ui, id, of, format!("{label}: {told}"));
    ui.ctx().accesskit_node_builder(id, |node| node.set_value(told));
}

/// Facts one below the other: what is told begins at one line behind the longest label, unless that
/// would take more than a third of the width.
pub fn facts(ui: &mut Ui, rows: &[(String, String)]) {
    let font = Text::Caption.font(ui);
    let width = |label: &str| {
        ui.painter()
            .layout_no_wrap(label.to_owned(), font.clone(), egui::Color32::PLACEHOLDER)
            .size()
            .x
    };
    let widest = rows.iter().map(|(label, _)| width(label)).fold(0.0, f32::max);
    let column = (widest + space::M).min(ui.available_width() / 3.0);
    for (label, text) in rows {
        fact_from(ui, column, (label, text, text));
    }
}

/// A fact whose text begins at a column, or behind its label where that is longer.
fn fact_from(ui: &mut Ui, column: f32, (label, text, told): (&str, &str, &str)) -> Id {
    let t = tokens::of(ui.ctx());
    let mut job = egui::text::LayoutJob::default();
    let format = |text: Text, ink| egui::TextFormat {
        font_id: text.font(ui),
        color: ink,
        valign: egui::Align::BOTTOM,
        ..egui::TextFormat::default()
    };
    let small = Text::Caption.font(ui);
    let width = ui.painter().layout_no_wrap(label.to_owned(), small, t.ink).size().x;
    let gap = (column - width).max(space::S);
    job.append(label, 0.0, format(Text::Caption, t.ink_soft));
    job.append(text, gap, format(Text::Body, t.ink));
    let response = ui.label(job);
    // Read aloud, the two would be one word.
    let told = format!("{label}: {told}");
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(told));
    response.id
}

/// Names the head of what folds, tells whether it is open, brings it into sight with the keyboard, and has
/// said what comes into sight when it is opened: a screen reader stays at the head.
pub fn fold_aloud(ui: &Ui, head: &Response, name: String, inner: impl FnOnce() -> String) {
    let state = CollapsingState::load(ui.ctx(), head.id);
    let is_open = state.is_some_and(|state| state.is_open());
    ui.ctx().accesskit_node_builder(head.id, |node| {
        node.set_label(name);
        node.set_toggled(is_open.into());
    });
    focus::follow(head);
    if head.clicked() && is_open {
        said::say(ui.ctx(), inner());
    }
}
