//! Sentences to be read one after the other: a list with one tab stop, whose lines are as high as they
//! need. The arrow keys walk through them, and a screen reader says each.

use egui::accesskit::Role;
use egui::{Stroke, StrokeKind, Ui, UiBuilder, vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::focus::{self, Group};
use crate::widgets::tile::TabStop;

/// A line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineText {
    /// What it says.
    pub text: String,
    /// Whether those after it are about what it says.
    pub is_head: bool,
}

impl LineText {
    /// The lines of something: the first is about all of them.
    pub fn headed(lines: Vec<String>) -> impl Iterator<Item = Self> {
        lines.into_iter().enumerate().map(|(at, text)| Self { text, is_head: at == 0 })
    }
}

/// Draws the lines; `cursor` is the one at which the keyboard stands, and `wanted` brings it there.
pub fn lines_ui(
    ui: &mut Ui,
    name: &str,
    lines: &[LineText],
    cursor: &mut usize,
    wanted: &mut bool,
) {
    let list = ui.scope_id().with(name);
    let builder =
        UiBuilder::new().scope_id(list).accessibility_role(Role::ListBox).accessibility_label(name);
    ui.scope_builder(builder, |ui| {
        let before = (*cursor).min(lines.len().saturating_sub(1));
        if *wanted && !lines.is_empty() && !ui.is_sizing_pass() {
            *wanted = false;
            ui.memory_mut(|memory| memory.request_focus(list.with(before)));
        }
        let group = Group { count: lines.len(), columns: 1, id: &|line| list.with(line) };
        *cursor = group.roam(ui, before);
        let t = tokens::of(ui.ctx());
        ui.spacing_mut().item_spacing.y = 2.0;
        for (at, line) in lines.iter().enumerate() {
            let (style, indent) =
                if line.is_head { (Text::Strong, space::S) } else { (Text::Body, space::XL) };
            if line.is_head && at > 0 {
                ui.add_space(space::S);
            }
            let room = ui.available_width() - indent - space::S;
            let font = style.font(ui);
            let galley = ui.painter().layout(line.text.clone(), font, t.ink, room);
            let size = vec2(ui.available_width(), galley.size().y + space::XS);
            let (_, rect) = ui.allocate_space(size);
            let stop = TabStop::at(at, *cursor);
            let response = ui.interact(rect, list.with(at), stop.sense());
            focus::follow(&response);
            let selected = stop == TabStop::Here && focus::tells_choice(ui, response.id);
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_role(Role::ListBoxOption);
                focus::name_clickable(node, rect, line.text.clone());
                node.set_selected(selected);
            });
            if response.clicked() {
                *cursor = at;
                ui.memory_mut(|memory| memory.request_focus(response.id));
            }
            let corner = f32::from(radius::S);
            if response.has_focus() {
                ui.painter().rect_filled(rect, corner, t.accent_soft);
                let edge = Stroke::new(t.edge_width, t.accent);
                ui.painter().rect_stroke(rect, corner, edge, StrokeKind::Inside);
            }
            ui.painter().galley(rect.min + vec2(indent, space::XS * 0.5), galley, t.ink);
        }
    });
}
