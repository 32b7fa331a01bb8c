//! A table of cells: a head, and rows of which each is one full sentence for a screen reader. One tab
//! stop; the arrow keys, Home, End, Page Up and Page Down walk through the rows, Enter opens one.
//! Only what is in sight is drawn, so that there may be thousands.
//!
//! Left and right walk through the cells of a row: each is said with its column and with whose row it is,
//! and up and down stay in that column until left leads back to the whole row. Where the keyboard leaves
//! the table, it comes back to the whole row.
//!
//! Where the room ends columns drop out, the least important first; those that scroll do so sideways,
//! with the cell that is walked to or by two buttons, while the others stand still.

mod fit;
pub mod table;

use egui::accesskit::Role;
use egui::{Align, Align2, Id, Key, Modifiers, Rect, Response, ScrollArea, Sense, Stroke};
use egui::{StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::badge::Tone;
use crate::widgets::button::{Weight, button_hindered};
use crate::widgets::elide;
use crate::widgets::focus::{self, Group};
use crate::widgets::grid::fit::{Fit, Measures};
use crate::widgets::grid::table::{Column, GridRow, GridTable, Keep};
use crate::widgets::hint::hint;
use crate::widgets::rows::RowAction;
use crate::widgets::said;
use crate::widgets::sign;
use crate::widgets::tile::TabStop;

/// A table to be shown.
#[derive(Debug, Clone, Copy)]
pub struct Grid<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it holds.
    pub table: &'a GridTable,
    /// The room for it, head and all.
    pub height: f32,
    /// What is said at it.
    pub labels: &'a GridLabels,
}

/// What is said at a table beside what it holds.
#[derive(Debug, Clone, Default)]
pub struct GridLabels {
    /// The words of the buttons that scroll sideways, back and on.
    pub sideways: [String; 2],
    /// Why one of them is out of use.
    pub ends: [String; 2],
    /// For a cell in which nothing stands.
    pub empty: String,
}

/// What a table remembers between two passes.
#[derive(Debug, Clone, Default)]
pub struct GridState {
    /// The row at which the keyboard stands.
    pub row: usize,
    /// The first column that scrolls and is in sight, of those that do.
    pub column: usize,
    /// The column of the cell that was walked to; nothing, where the row is told as a whole.
    pub cell: Option<usize>,
    wanted: bool,
    /// The row that was brought in sight last.
    seen: Option<usize>,
    /// The row at which the keyboard was in the pass before.
    at: Option<Id>,
    /// For how many passes more the table comes into sight: what scrolls around it settles meanwhile.
    comes: u8,
}

impl GridState {
    /// Brings the keyboard to its row with the next pass.
    pub const fn take_focus(&mut self) {
        self.wanted = true;
        self.cell = None;
    }
}

/// In so many passes a table comes into sight with the keyboard.
const COMES: u8 = 8;

/// Rows outside what is in sight that a screen reader knows all the same, on each side.
const NEAR: usize = 60;
/// The fewest rows that are shown, however low the window is.
const FEWEST: f32 = 3.0;
/// Where there is room for so many the page need not scroll.
const ENOUGH: f32 = 5.0;
/// So many are, where the page scrolls and there is room in the window.
const MANY: f32 = 8.0;

/// Draws the table. The row at which the keyboard stands is kept in `state`; what was done to it is
/// returned too.
pub fn grid_ui(ui: &mut Ui, grid: &Grid<'_>, state: &mut GridState) -> Option<RowAction> {
    let list = ui.scope_id().with(grid.name);
    let (rows, columns) = (grid.table.rows.len(), grid.table.columns.len());
    let builder = UiBuilder::new()
        .scope_id(list)
        .accessibility_role(Role::Grid)
        .accessibility_label(grid.name);
    ui.scope_builder(builder, |ui| {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_row_count(rows);
            node.set_column_count(columns);
            node.set_size_of_set(rows);
        });
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        state.row = state.row.min(rows.saturating_sub(1));
        if state.wanted && rows > 0 && focus::can_come(ui) {
            state.wanted = false;
            ui.memory_mut(|memory| memory.request_focus(list.with(state.row)));
        }
        let measures = Measures::of(ui, grid.table);
        let fit = measures.fit(&grid.table.columns, state.column);
        state.column = fit.first;
        let top = ui.cursor().top();
        turn_ui(ui, grid, &fit, state);
        walk(ui, grid, list.with(state.row), state);
        let fit = in_sight(grid.table, &measures, fit, state);
        let places = Places::of(&fit, &measures);
        let head = ui.cursor().top();
        places.head(ui, grid.table, measures.height);
        let used = ui.cursor().top() - top;
        let height = height(ui, (grid.height - used, used), measures.height);
        let area = ScrollArea::vertical().id_salt("rows").max_height(height);
        let area = area.auto_shrink([false, true]).min_scrolled_height(height);
        let shown = area.show_viewport(ui, |ui, viewport| {
            body_ui(ui, grid, state, (list, &places, measures.height, viewport))
        });
        let here = Some(list.with(state.row));
        let at = ui.memory(|memory| memory.focused()).filter(|at| Some(*at) == here);
        if at != std::mem::replace(&mut state.at, at) {
            match at {
                Some(_) => state.comes = COMES,
                None => state.cell = None,
            }
        }
        // Who turns the wheel wants to see something else.
        if ui.input(|input| input.smooth_scroll_delta() != Vec2::ZERO) {
            state.comes = 0;
        }
        if state.comes > 0 && at.is_some() {
            state.comes -= 1;
            // What scrolls around the table comes along, its head too, and the buttons above that.
            let window = ui.clip_rect();
            let rows = shown.inner_rect;
            let from = |top| Rect::from_min_max(pos2(rows.left(), top), rows.max);
            let parts = [top, head].map(from);
            let wanted = parts.into_iter().find(|part| part.height() + space::L <= window.height());
            let wanted = wanted.unwrap_or(rows);
            if wanted.top() < window.top() || wanted.bottom() > window.bottom() {
                ui.scroll_to_rect(wanted, None);
            }
        }
        shown.inner
    })
    .inner
}

/// How high the rows may be, in this room below a head of this height: on a page that scrolls, where little
/// is left, as many as go well into the window.
fn height(ui: &Ui, (room, head): (f32, f32), row: f32) -> f32 {
    if room >= row * ENOUGH {
        return room;
    }
    let window = ui.clip_rect().height() - head - space::L;
    let fewest = if tokens::is_tight(ui.ctx()) { 2.1 } else { FEWEST };
    room.max((row * MANY).min(window)).max(row * fewest)
}

/// Which columns are out of sight, with the buttons that bring them; nothing where all are in sight.
fn turn_ui(ui: &mut Ui, grid: &Grid<'_>, fit: &Fit, state: &mut GridState) {
    if fit.last == 0 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        let turns = [fit.back(), fit.on()];
        let words = grid.labels.sideways.iter().zip(&grid.labels.ends);
        for ((word, end), to) in words.zip(turns) {
            let end = Some(end.as_str()).filter(|_| to.is_none());
            if button_hindered(ui, Weight::Plain, word, None, end).clicked()
                && let Some(to) = to
            {
                (state.column, state.cell) = (to, None);
            }
        }
    });
}

/// Left and right, where the table has the keyboard: to the next cell, or back to the whole row; what is
/// there is said.
fn walk(ui: &Ui, grid: &Grid<'_>, row: Id, state: &mut GridState) {
    if !ui.memory(|memory| memory.has_focus(row)) {
        return;
    }
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let (left, right) = (pressed(Key::ArrowLeft), pressed(Key::ArrowRight));
    if (left, right) == (0, 0) {
        return;
    }
    ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    // The whole row stands before its first cell.
    let at = state.cell.map_or(0, |cell| cell + 1) + right;
    let at = at.saturating_sub(left).min(grid.table.columns.len());
    state.cell = at.checked_sub(1);
    if let Some(told) = told(grid, state.row, state.cell) {
        said::say(ui.ctx(), told);
    }
}

/// A row as a whole, or one of its cells: whose row, which column, what stands there.
fn told(grid: &Grid<'_>, nth: usize, cell: Option<usize>) -> Option<String> {
    let row = grid.table.rows.get(nth)?;
    let column = cell.and_then(|at| Some((at, grid.table.columns.get(at)?)));
    let Some((at, column)) = column else { return Some(row.spoken.clone()) };
    let cell = grid.table.told.get(&(nth, at)).or_else(|| row.cells.get(at));
    let cell = cell.map(|cell| cell.trim()).filter(|cell| !["", "–"].contains(cell));
    let cell = cell.unwrap_or(&grid.labels.empty);
    let head = if column.meaning.is_empty() { &column.head } else { &column.meaning };
    let first = || grid.table.columns.iter().position(|column| column.keep == Keep::Elastic);
    let of = column.about.or_else(first);
    let of = of.filter(|of| *of != at).and_then(|of| row.cells.get(of));
    let parts = [of.map_or("", String::as_str), head].into_iter().filter(|part| !part.is_empty());
    Some(format!("{}: {cell}", parts.collect::<Vec<_>>().join(", ")))
}

/// Which columns are shown, with the cell that was walked to among them.
fn in_sight(table: &GridTable, measures: &Measures, fit: Fit, state: &mut GridState) -> Fit {
    let scrolls = |at: &usize| table.columns.get(*at).is_some_and(|one| one.keep == Keep::Scrolls);
    let Some(cell) = state.cell.filter(scrolls) else { return fit };
    let nth = (0..cell).filter(scrolls).count();
    let first = if nth < fit.first {
        nth
    } else if nth >= fit.first + fit.count {
        nth + 1 - fit.count.max(1)
    } else {
        return fit;
    };
    let fit = measures.fit(&table.columns, first);
    state.column = fit.first;
    fit
}

/// The rows: the id of the table, where its columns are, the height of a row, what is in sight.
fn body_ui(
    ui: &mut Ui,
    grid: &Grid<'_>,
    state: &mut GridState,
    (list, places, height, viewport): (Id, &Places, f32, Rect),
) -> Option<RowAction> {
    let table = grid.table;
    let count = table.rows.len();
    let step = height + ui.spacing().item_spacing.y;
    let top = ui.max_rect().top();
    ui.set_height(step * count as f32);
    let group = Group { count, columns: 1, id: &|row| list.with(row) };
    let before = state.row;
    let mut cursor = group.roam(ui, before);
    if count > 0 && ui.memory(|memory| memory.has_focus(list.with(cursor))) {
        let page = ((viewport.height() / step) as usize).saturating_sub(1).max(1);
        cursor = turn_page(ui, (cursor, count), page);
        if cursor != before {
            ui.memory_mut(|memory| memory.request_focus(list.with(cursor)));
            focus::hold_arrows(ui, list.with(cursor), focus::Escape::Pass);
        }
    }
    state.row = cursor;
    let mut action = (cursor != before).then_some(RowAction::Select(cursor));
    let left = ui.max_rect().left();
    let place = |row: usize| {
        let min = pos2(left, top + step * row as f32);
        Rect::from_min_size(min, vec2(places.width, height))
    };
    // Another row may have been told from elsewhere: a board that comes next.
    let moved = state.seen.replace(cursor).is_some_and(|seen| seen != cursor);
    if action.is_some() || moved {
        ui.scroll_to_rect(place(cursor), None);
    }
    let first = ((viewport.top() / step) as usize).saturating_sub(NEAR);
    let last = ((viewport.bottom() / step) as usize + 1 + NEAR).min(count);
    // The row with the keyboard is always there: it would lose it otherwise.
    let far = (count > 0 && !(first..last).contains(&cursor)).then_some(cursor);
    for index in (first..last).chain(far) {
        let Some(row) = table.rows.get(index) else { continue };
        let (id, cell) = (list.with(index), state.cell);
        let line = RowView { id, rect: place(index), index, cursor, grid, cell };
        let response = line.show(ui, row, places);
        if response.clicked() {
            ui.memory_mut(|memory| memory.request_focus(list.with(index)));
            state.row = index;
            let again = index == before;
            action = Some(if again { RowAction::Open(index) } else { RowAction::Select(index) });
        }
    }
    action
}

/// Where Page Up and Page Down lead from a row of so many.
fn turn_page(ui: &Ui, (from, count): (usize, usize), page: usize) -> usize {
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let (up, down) = (pressed(Key::PageUp), pressed(Key::PageDown));
    from.saturating_sub(page * up).saturating_add(page * down).min(count - 1)
}

/// Where the columns are, from the left edge of the table.
struct Places {
    columns: Vec<(usize, f32, f32)>,
    width: f32,
    indent: f32,
}

impl Places {
    fn of(fit: &Fit, measures: &Measures) -> Self {
        let mut left = measures.indent;
        let columns = fit.shown.iter().map(|(column, width)| {
            let place = (*column, left, *width);
            left += width;
            place
        });
        let columns = columns.collect();
        Self { columns, width: left, indent: measures.indent }
    }

    fn head(&self, ui: &mut Ui, table: &GridTable, height: f32) {
        let t = tokens::of(ui.ctx());
        let font = Text::Caption.font(ui);
        let (_, rect) = ui.allocate_space(vec2(self.width, height));
        for (at, left, width) in &self.columns {
            let Some(column) = table.columns.get(*at) else { continue };
            let min = rect.min + vec2(*left, 0.0);
            let place = Rect::from_min_size(min, vec2(*width, height));
            let told = ui.interact(place, ui.scope_id().with(("head", *at)), Sense::hover());
            ui.ctx().accesskit_node_builder(told.id, |node| {
                node.set_role(Role::ColumnHeader);
                node.set_label(column.meaning.as_str());
                node.set_column_index(*at);
            });
            if column.meaning != column.head {
                hint(told, &column.meaning);
            }
            text(ui, place, column, &column.head, (font.clone(), t.ink_soft));
        }
        let edge = Stroke::new(t.edge_width, t.edge);
        ui.painter().hline(rect.x_range(), rect.bottom(), edge);
    }
}

/// One line of text in its place. A name ends in “…” where the room ends, in the size of text that was chosen:
/// who needs it large cannot read it smaller. A number that is cut would be another one.
fn text(
    ui: &Ui,
    place: Rect,
    column: &Column,
    what: &str,
    (font, ink): (egui::FontId, egui::Color32),
) {
    let inner = place.shrink2(vec2(space::S, 0.0));
    let galley = match column.keep {
        Keep::Elastic => elide::elide(ui.painter(), what, font, ink, inner.width()),
        Keep::Whole | Keep::Drops(_) | Keep::Scrolls => {
            elide::fitted(ui.painter(), what, font, ink, inner.width())
        }
    };
    let (at, anchor) = match column.align {
        Align::Min => (inner.left_center(), Align2::LEFT_CENTER),
        Align::Center => (inner.center(), Align2::CENTER_CENTER),
        Align::Max => (inner.right_center(), Align2::RIGHT_CENTER),
    };
    let at = anchor.anchor_size(at, galley.size()).min;
    ui.painter().galley(at, galley, ink);
}

/// A row in its place.
struct RowView<'a> {
    id: Id,
    rect: Rect,
    index: usize,
    cursor: usize,
    grid: &'a Grid<'a>,
    /// The column of the cell that was walked to.
    cell: Option<usize>,
}

impl RowView<'_> {
    fn show(&self, ui: &Ui, row: &GridRow, places: &Places) -> Response {
        let stop = TabStop::at(self.index, self.cursor);
        let response = ui.interact(self.rect, self.id, stop.sense());
        focus::follow(&response);
        let selected = stop == TabStop::Here && focus::tells_choice(ui, self.id);
        let (rect, index) = (self.rect, self.index);
        let label = told(self.grid, self.index, self.cell).unwrap_or_default();
        ui.ctx().accesskit_node_builder(self.id, |node| {
            node.set_role(Role::Row);
            focus::name_clickable(node, rect, label);
            node.set_row_index(index);
            node.set_position_in_set(index);
            node.set_selected(selected);
        });
        if ui.is_rect_visible(self.rect) {
            self.paint(ui, row, places, &response);
        }
        response
    }

    fn paint(&self, ui: &Ui, row: &GridRow, places: &Places, response: &Response) {
        let t = tokens::of(ui.ctx());
        let corner = f32::from(radius::S);
        let painter = ui.painter();
        if self.index == self.cursor {
            painter.rect_filled(self.rect, corner, t.accent_soft);
            let edge = Stroke::new(t.edge_width, t.accent);
            painter.rect_stroke(self.rect, corner, edge, StrokeKind::Inside);
        } else if response.hovered() {
            painter.rect_filled(self.rect, corner, t.raised_hover);
        } else if self.index % 2 == 1 && t.edge_width <= 1.0 {
            painter.rect_filled(self.rect, corner, t.line.gamma_multiply(0.28));
        }
        let font = Text::Body.font(ui);
        if places.indent > 0.0 && row.tone != Tone::Neutral {
            let centre = pos2(self.rect.left() + font.size * 0.5 + 2.0, self.rect.center().y);
            let square = Rect::from_center_size(centre, Vec2::splat(font.size));
            sign::paint(painter, square, row.tone.sign(), row.tone.colours(t).ink, t.surface);
        }
        for (at, left, width) in &places.columns {
            let (Some(cell), Some(column)) = (row.cells.get(*at), self.grid.table.columns.get(*at))
            else {
                continue;
            };
            let min = self.rect.min + vec2(*left, 0.0);
            let place = Rect::from_min_size(min, vec2(*width, self.rect.height()));
            if self.index == self.cursor && self.cell == Some(*at) {
                let edge = Stroke::new(t.edge_width.max(1.0) * 2.0, t.accent);
                painter.rect_stroke(place.shrink(1.0), corner, edge, StrokeKind::Inside);
            }
            text(ui, place, column, cell, (font.clone(), t.ink));
        }
    }
}

#[cfg(test)]
mod tests;
