//! A list of sentences to be read: one tab stop, arrow keys from one to the next, each read as a whole
//! and wrapped where its place ends.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{Id, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::badge::Tone;
use crate::widgets::focus::{self, Group};
use crate::widgets::rows::sentence;
use crate::widgets::sign;
use crate::widgets::tile::TabStop;

/// One of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadingLine {
    /// Its sign and colour.
    pub tone: Tone,
    /// What stands before it in a column of its own: a key, a time.
    pub head: String,
    /// The main words.
    pub text: String,
    /// What explains them, or nothing.
    pub more: String,
}

impl ReadingLine {
    fn spoken(&self) -> String {
        sentence(&[&self.head, &self.text, &self.more])
    }
}

/// Where the keyboard stands in a list, and whether it is still to be brought there.
#[derive(Debug)]
pub struct Reading {
    cursor: usize,
    wanted: bool,
}

impl Reading {
    /// At the first line, to which the keyboard comes.
    pub const FIRST: Self = Self { cursor: 0, wanted: true };
    /// At the first line; the keyboard comes by Tab.
    pub const LATER: Self = Self { cursor: 0, wanted: false };
}

impl Default for Reading {
    fn default() -> Self {
        Self::LATER
    }
}

/// Draws the lines under the name of their list.
pub fn reading_ui(ui: &mut Ui, name: &str, lines: &[ReadingLine], at: &mut Reading) {
    let list = ui.scope_id().with(name);
    let builder =
        UiBuilder::new().scope_id(list).accessibility_role(Role::ListBox).accessibility_label(name);
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let before = at.cursor.min(lines.len().saturating_sub(1));
        let group = Group { count: lines.len(), columns: 1, id: &|line| list.with(line) };
        at.cursor = group.roam(ui, before);
        if !lines.is_empty() && at.wanted {
            at.wanted = false;
            ui.memory_mut(|memory| memory.request_focus(list.with(at.cursor)));
        }
        let cursor = at.cursor;
        let column = column(ui, lines);
        for (index, line) in lines.iter().enumerate() {
            let stop = TabStop::at(index, cursor);
            let response = line_ui(ui, (line, column), list.with(index), stop);
            if (cursor != before && index == cursor) || response.gained_focus() {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                at.cursor = index;
                response.request_focus();
            }
        }
    });
}

/// How much room the heads have, so that what stands behind them begins at one line: as much as the longest
/// takes, unless that would be more than a third of the width.
fn column(ui: &Ui, lines: &[ReadingLine]) -> f32 {
    let font = Text::Caption.font(ui);
    let width = |line: &ReadingLine| {
        let head = line.head.clone();
        ui.painter().layout_no_wrap(head, font.clone(), egui::Color32::PLACEHOLDER).size().x
    };
    let longest = lines.iter().map(width).fold(0.0, f32::max) + space::S;
    longest.min(ui.available_width() / 3.0).max(tokens::scale(ui.ctx()).of(124.0))
}

fn line_ui(
    ui: &mut Ui,
    (line, column): (&ReadingLine, f32),
    id: Id,
    stop: TabStop,
) -> egui::Response {
    let t = tokens::of(ui.ctx());
    let (body, small) = (Text::Body.font(ui), Text::Caption.font(ui));
    let indent = if line.tone == Tone::Neutral { space::XS } else { body.size + space::S };
    let head = ui.painter().layout_no_wrap(line.head.clone(), small.clone(), t.ink);
    let left =
        indent + if line.head.is_empty() { 0.0 } else { column.max(head.size().x + space::S) };
    let mut job = LayoutJob::default();
    let format = |font: &egui::FontId, color| TextFormat {
        font_id: font.clone(),
        color,
        ..TextFormat::default()
    };
    job.append(&line.text, 0.0, format(&body, t.ink));
    if !line.more.is_empty() {
        job.append(&line.more, space::M, format(&small, t.ink_soft));
    }
    let room = ui.available_width();
    job.wrap.max_width = (room - left - 2.0 * space::S).max(120.0);
    let text = ui.painter().layout_job(job);
    let height = text.size().y.max(head.size().y) + space::S;
    let (_, rect) = ui.allocate_space(vec2(room, height));
    let response = ui.interact(rect, id, stop.sense());
    let selected = stop == TabStop::Here && focus::tells_choice(ui, id);
    let spoken = line.spoken();
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::ListBoxOption);
        focus::name_clickable(node, response.rect, spoken);
        node.set_selected(selected);
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    if response.has_focus() {
        let edge = Stroke::new(t.edge_width, t.accent);
        ui.painter().rect_filled(rect, f32::from(radius::M), t.accent_soft);
        ui.painter().rect_stroke(rect, f32::from(radius::M), edge, StrokeKind::Inside);
    }
    let start = rect.min + vec2(space::S, space::XS);
    if line.tone != Tone::Neutral {
        let mark = egui::Rect::from_min_size(start, Vec2::splat(body.size));
        sign::paint(ui.painter(), mark, line.tone.sign(), line.tone.colours(t).ink, t.surface);
    }
    ui.painter().galley(pos2(start.x + indent, start.y), head, t.ink);
    ui.painter().galley(pos2(start.x + left, start.y), text, t.ink);
    response
}
