//! A list of rows to choose from: one tab stop, arrow keys inside, each row one full sentence for
//! a screen reader.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Galley, Id, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder};
use egui::{Vec2, vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::badge::Tone;
use crate::widgets::elide;
use crate::widgets::focus::{self, Group};
use crate::widgets::sign;
use crate::widgets::tile::TabStop;

/// One row.
#[derive(Debug, Clone, Copy)]
pub struct Row<'a> {
    /// The main line.
    pub title: &'a str,
    /// A second line, or nothing.
    pub detail: &'a str,
    /// Set to the right: a time, a board.
    pub aside: &'a str,
    /// Its sign and colour.
    pub tone: Tone,
    /// The whole row as one sentence.
    pub spoken: &'a str,
}

impl<'a> Row<'a> {
    /// A row without a sign, of its title, its detail, what is set to the right, and the whole as one
    /// sentence.
    #[must_use]
    pub fn plain([title, detail, aside, spoken]: &'a [String; 4]) -> Self {
        Self { title, detail, aside, tone: Tone::Neutral, spoken }
    }
}

/// The parts of a row as one sentence, without those that are empty here.
#[must_use]
pub fn sentence(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.trim().is_empty()).collect();
    parts.join(", ")
}

/// What was done to a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RowAction {
    /// The row became the selected one.
    Select(usize),
    /// The row was opened (Enter, Space, click on the selected row).
    Open(usize),
}

/// Brings the keyboard to a row of the list that is drawn next in this `Ui` under this name.
pub fn focus(ui: &Ui, name: &str, row: usize) {
    let id = ui.scope_id().with(name).with(row);
    ui.memory_mut(|memory| memory.request_focus(id));
}

/// Leads the keyboard along with the selected row of the list that is drawn next in this `Ui` under this name, where
/// that stands in another place than before: it would stand at what has come there. `of` is what the row tells of.
pub fn follow<T>(ui: &Ui, name: &str, of: T, row: usize)
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let list = ui.scope_id().with(name);
    let key = list.with("the selected row");
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<(T, usize)>(key);
        data.insert_temp(key, (of, row));
        before
    });
    let Some((_, from)) = before.filter(|(was, from)| *was == of && *from != row) else { return };
    if ui.memory(|memory| memory.has_focus(list.with(from))) {
        focus(ui, name, row);
    }
}

/// Describes a row of the list that was drawn in this `Ui` under this name: what stands beside the list and
/// is not heard there.
pub fn describe(ui: &Ui, name: &str, row: usize, told: impl FnOnce() -> Option<String>) {
    let id = ui.scope_id().with(name).with(row);
    ui.ctx().accesskit_node_builder(id, |node| {
        if let Some(told) = told() {
            node.set_description(told);
        }
    });
}

/// The texts of a row with its tone: title, detail, what stands at the right, the whole as a sentence.
pub type RowTexts = (Tone, [String; 4]);

/// A list beside which a screen shows one of its rows, the selected one; where the keyboard is `wanted`
/// there, it comes as soon as it can. Returns the row that is chosen.
pub fn list_ui(
    ui: &mut Ui,
    name: &str,
    texts: &[RowTexts],
    selected: usize,
    wanted: &mut bool,
) -> Option<usize> {
    let rows: Vec<Row<'_>> = texts
        .iter()
        .map(|(tone, [title, detail, aside, spoken])| {
            let tone = *tone;
            Row { title, detail, aside, tone, spoken }
        })
        .collect();
    if *wanted && !rows.is_empty() && focus::can_come(ui) {
        *wanted = false;
        self::focus(ui, name, selected);
    }
    let (RowAction::Select(row) | RowAction::Open(row)) = rows_ui(ui, name, &rows, selected)?;
    Some(row)
}

/// Draws the rows; `selected` is the one at which the keyboard stands.
pub fn rows_ui(ui: &mut Ui, name: &str, rows: &[Row<'_>], selected: usize) -> Option<RowAction> {
    ruled_ui(ui, name, rows, (selected, ChosenFrom::Here))
}

/// The same for a list in which somebody chooses from a field that keeps the keyboard: once they `went` from
/// row to row a screen reader reads the one that is chosen, and not while they write.
pub fn rows_of_field_ui(
    ui: &mut Ui,
    name: &str,
    rows: &[Row<'_>],
    selected: usize,
    went: bool,
) -> Option<RowAction> {
    let ruled = if went { ChosenFrom::FromField } else { ChosenFrom::Here };
    ruled_ui(ui, name, rows, (selected, ruled))
}

/// From where a row is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ChosenFrom {
    /// In the list itself.
    Here,
    /// In a field, which keeps the keyboard.
    FromField,
}

fn ruled_ui(
    ui: &mut Ui,
    name: &str,
    rows: &[Row<'_>],
    (selected, ruled): (usize, ChosenFrom),
) -> Option<RowAction> {
    let list = ui.scope_id().with(name);
    let builder =
        UiBuilder::new().scope_id(list).accessibility_role(Role::ListBox).accessibility_label(name);
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        let selected = selected.min(rows.len().saturating_sub(1));
        let group = Group { count: rows.len(), columns: 1, id: &|row| list.with(row) };
        let cursor = group.roam(ui, selected);
        let moved = cursor != selected;
        let mut action = moved.then_some(RowAction::Select(cursor));
        // Where no row has anything particular, no sign says so.
        let signs = rows.iter().any(|row| row.tone != Tone::Neutral);
        for (index, row) in rows.iter().enumerate() {
            let stop = TabStop::at(index, cursor);
            let place = RowPlace { id: list.with(index), stop, signs, ruled };
            let response = row_ui(ui, row, place);
            if (moved && index == cursor) || response.gained_focus() {
                response.scroll_to_me(None);
            }
            if response.clicked() {
                let again = index == selected;
                ui.memory_mut(|memory| memory.request_focus(list.with(index)));
                action =
                    Some(if again { RowAction::Open(index) } else { RowAction::Select(index) });
            }
        }
        action
    })
    .inner
}

#[derive(Clone, Copy)]
struct RowPlace {
    id: Id,
    stop: TabStop,
    /// Whether signs stand before the rows.
    signs: bool,
    ruled: ChosenFrom,
}

/// So many lines a title may have, and what stands below it, in large text.
const LARGE_LINES: usize = 3;

/// So many a title may have in usual text.
const TITLE_LINES: usize = 2;

/// The lines of a row, laid out for the room that there is.
struct Lines {
    title: Arc<Galley>,
    detail: Arc<Galley>,
    aside: Arc<Galley>,
    /// In which line what is set to the right stands, from 0: those before it are full.
    line: u8,
    title_size: f32,
    detail_size: f32,
}

impl Lines {
    fn of(ui: &Ui, row: &Row<'_>, signs: bool) -> Self {
        let t = tokens::of(ui.ctx());
        let (title, detail) = (Text::Body.font(ui), Text::Caption.font(ui));
        let (title_size, detail_size) = (title.size, detail.size);
        let painter = ui.painter();
        let caption =
            |text: &str| painter.layout_no_wrap(text.to_owned(), detail.clone(), t.ink_soft);
        let aside = caption(row.aside);
        let indent = if signs { title.size + space::S } else { space::XS };
        let room = ui.available_width() - 2.0 * space::S - indent;
        let all = painter.layout_no_wrap(row.title.to_owned(), title.clone(), t.ink).size().x;
        let beside = room - aside.size().x - space::S;
        // A name that has no room even in smaller type gets the whole line, and more of them.
        let is_below = all * 0.75 > beside && !row.detail.is_empty();
        // In large text little of either has room in one line.
        let is_large = tokens::scale(ui.ctx()).percent() > 100;
        let name = if is_below && all * 0.75 > room {
            let most = if is_large { LARGE_LINES } else { TITLE_LINES };
            elide::lines(painter, row.title, title, t.ink, (room, most))
        } else {
            elide::fitted(painter, row.title, title, t.ink, if is_below { room } else { beside })
        };
        let is_full = || caption(row.detail).size().x > beside;
        let line = u8::from(is_below) + u8::from(is_below && is_full());
        let most = if is_large { LARGE_LINES } else { 1 };
        let wide = if line == 1 { beside } else { room };
        let detail = elide::lines(painter, row.detail, detail, t.ink_soft, (wide, most));
        Self { title: name, detail, aside, line, title_size, detail_size }
    }

    fn height(&self, row: &Row<'_>) -> f32 {
        let first = (self.title_size * 1.5).max(self.title.size().y + self.title_size * 0.1);
        let third = if self.line == 2 { self.detail_size * 1.45 } else { 0.0 };
        (first + self.second(row) + third + space::S).max(space::TARGET)
    }

    /// How high what stands below the title is.
    fn second(&self, row: &Row<'_>) -> f32 {
        if row.detail.is_empty() {
            return 0.0;
        }
        (self.detail_size * 1.45).max(self.detail.size().y + self.detail_size * 0.1)
    }
}

fn row_ui(ui: &mut Ui, row: &Row<'_>, place: RowPlace) -> Response {
    let t = tokens::of(ui.ctx());
    let lines = Lines::of(ui, row, place.signs);
    let title = Text::Body.font(ui);
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), lines.height(row)));
    let response = ui.interact(rect, place.id, place.stop.sense());
    let selected = place.stop == TabStop::Here;
    let told = place.ruled == ChosenFrom::FromField || focus::tells_choice(ui, place.id);
    name(ui, &response, row.spoken, selected && told);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let corner = f32::from(radius::M);
    if selected {
        ui.painter().rect_filled(rect, corner, t.accent_soft);
        let edge = Stroke::new(t.edge_width, t.accent);
        ui.painter().rect_stroke(rect, corner, edge, StrokeKind::Inside);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, corner, t.raised_hover);
    }
    let inner = rect.shrink2(vec2(space::S, space::XS));
    let mark = Rect::from_center_size(
        egui::pos2(inner.left() + title.size * 0.5, inner.top() + title.size * 0.75),
        Vec2::splat(title.size),
    );
    if place.signs {
        sign::paint(ui.painter(), mark, row.tone.sign(), row.tone.colours(t).ink, t.surface);
    }
    let indent = if place.signs { title.size + space::S } else { space::XS };
    let left = inner.left() + indent;
    let third = lines.second(row);
    let Lines { title: name, detail, aside, line: aside_at, .. } = lines;
    let second = inner.top() + name.size().y.max(title.size * 1.4);
    ui.painter().galley(egui::pos2(left, inner.top()), name, t.ink);
    let is_cut = detail.elided;
    ui.painter().galley(egui::pos2(left, second), detail, t.ink_soft);
    if is_cut && !row.spoken.contains(row.detail) {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(row.detail));
    }
    let top = match aside_at {
        0 => inner.top() + 1.0,
        1 => second,
        _ => second + third,
    };
    let at = egui::pos2(inner.right() - aside.size().x, top);
    ui.painter().galley(at, aside, t.ink_soft);
    response
}

fn name(ui: &Ui, response: &Response, spoken: &str, selected: bool) {
    let label = spoken.to_owned();
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::ListBoxOption);
        focus::name_clickable(node, response.rect, label);
        node.set_selected(selected);
    });
    debug_assert!(response.sense.contains(Sense::CLICK), "a row can be clicked");
}

#[cfg(test)]
mod tests {
    use egui::Shape;
    use egui_kittest::Harness;

    use super::*;
    use crate::tokens::{TextScale, Theme};

    #[test]
    fn a_title_may_have_two_lines_and_three_in_large_text() {
        let title =
            "#1 The player used two hands for one move, and did not press the clock after it";
        for (percent, most) in [(100, 2), (200, 3)] {
            let mut harness = Harness::builder()
                .with_size(vec2(200.0, 600.0))
                .with_context_setup(move |ctx| {
                    tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(percent));
                })
                .build_ui(move |ui| {
                    let (detail, aside, tone) = ("decided", "Board 1", Tone::Neutral);
                    let row = Row { title, detail, aside, tone, spoken: title };
                    rows_ui(ui, "Incidents", &[row], 0);
                });
            harness.run();
            let lines = harness.output().shapes.iter().filter_map(|one| match &one.shape {
                Shape::Text(text) if text.galley.text() == title => Some(text.galley.rows.len()),
                _ => None,
            });
            assert_eq!(lines.collect::<Vec<_>>(), [most], "{percent} %");
        }
    }
}
