//! Scoresheets side by side: a row for every move, two columns for every sheet. One tab stop; the
//! arrow keys walk through the cells, what is typed is written into the cell in place of its text,
//! and Enter takes what is proposed for it. What a cell means is the caller's affair.

use egui::accesskit::Role;
use egui::{
    Event, Id, Key, Modifiers, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, TextEdit,
};
use egui::{Ui, UiBuilder, Vec2, pos2, vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::badge::Tone;
use crate::widgets::elide;
use crate::widgets::field::without_deleting_keys;
use crate::widgets::focus::{self, Group};
use crate::widgets::hint::hint;
use crate::widgets::rows::sentence;
use crate::widgets::sign;
use crate::widgets::tile::TabStop;

/// One cell as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CellView {
    /// What stands there.
    pub text: String,
    /// What stands beside it: a draw offer, a time.
    pub beside: String,
    /// What would be entered by Enter alone; shown at the cursor, and only in an empty cell.
    pub proposal: String,
    /// How it stands to the others, where that is worth a sign.
    pub tone: Option<Tone>,
    /// The whole cell as one sentence.
    pub spoken: String,
    /// Whose move stands there: said after the number, in which “1.” and “1…” sound alike.
    pub mover: String,
}

/// A sheet of the table.
#[derive(Debug, Clone, Copy)]
pub struct Head<'a> {
    /// Its name: “White’s sheet”.
    pub name: &'a str,
    /// Whether its cells can be written.
    pub writing: Writing,
}

/// Whether cells can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Writing {
    /// They can.
    Open,
    /// They are only to be read.
    Closed,
}

/// The table to be shown.
#[derive(Debug, Clone, Copy)]
pub struct SheetTable<'a> {
    /// The name of the table.
    pub name: &'a str,
    /// The sheets from left to right.
    pub heads: &'a [Head<'a>],
    /// The words over the two columns of each sheet.
    pub columns: [&'a str; 2],
    /// The number of the first row.
    pub first_number: u32,
    /// The cells, row by row.
    pub cells: &'a [CellView],
    /// The cell at which the keyboard stands.
    pub cursor: usize,
    /// The name of the field in which a cell is written.
    pub field: &'a str,
    /// The room for the table, head and all.
    pub height: f32,
}

/// What was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TableAction {
    /// Another cell was gone to.
    Go(usize),
    /// This was written into the cell at the cursor.
    Write(String),
    /// What is proposed for the cell at the cursor was taken.
    Take,
    /// The cell at the cursor was emptied.
    Clear,
    /// Something was to be written where it is only to be read.
    Barred,
    /// A text was pasted while a cell had the keyboard.
    Paste(String),
}

/// What the table remembers between two passes.
#[derive(Debug, Clone, Default)]
pub struct TableState {
    /// The text that is being written.
    pub writing: Option<String>,
    begun: bool,
    focus_in: bool,
}

impl TableState {
    /// Brings the keyboard to the cell at the cursor with the next pass.
    pub const fn take_focus(&mut self) {
        self.focus_in = true;
    }
}

/// Draws the table.
pub fn sheet_table_ui(
    ui: &mut Ui,
    table: &SheetTable<'_>,
    state: &mut TableState,
) -> Option<TableAction> {
    let list = ui.scope_id().with("sheets");
    let builder = UiBuilder::new()
        .scope_id(list)
        .accessibility_role(Role::Grid)
        .accessibility_label(table.name);
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        if state.focus_in && focus::can_come(ui) {
            state.focus_in = false;
            ui.memory_mut(|memory| memory.request_focus(list.with(table.cursor)));
        }
        let grid = Grid::measure(ui, table.heads.len() * 2);
        grid.head(ui, table);
        let height = (table.height - ui.min_rect().height()).max(120.0);
        let area = ScrollArea::vertical().id_salt("cells").max_height(height);
        area.auto_shrink([false, false]).show(ui, |ui| cells_ui(ui, table, state, grid, list)).inner
    })
    .inner
}

fn cells_ui(
    ui: &mut Ui,
    table: &SheetTable<'_>,
    state: &mut TableState,
    grid: Grid,
    list: Id,
) -> Option<TableAction> {
    let group =
        Group { count: table.cells.len(), columns: grid.columns, id: &|cell| list.with(cell) };
    let moved = if state.writing.is_none() { group.roam(ui, table.cursor) } else { table.cursor };
    let mut action = (moved != table.cursor).then_some(TableAction::Go(moved));
    let open = table.heads.get((moved % grid.columns) / 2).map(|head| head.writing);
    if action.is_none() && ui.memory(|memory| memory.has_focus(list.with(moved))) {
        action = keys(ui, state, open == Some(Writing::Open));
    }
    let mut field = None;
    for (row, number) in (0..table.cells.len().div_ceil(grid.columns)).zip(table.first_number..) {
        let line = grid.row(ui, number, row % 2 == 1);
        for column in 0..grid.columns {
            let index = row * grid.columns + column;
            let Some(view) = table.cells.get(index) else { continue };
            let rect = grid.cell(line, column);
            let place = CellPlace { id: list.with(index), row, column, rect, at: index == moved };
            let response = place.show(ui, view);
            if index == moved {
                field = Some(rect);
                if action.is_some() || response.gained_focus() {
                    response.scroll_to_me(None);
                }
            }
            if response.clicked() && index != moved {
                ui.memory_mut(|memory| memory.request_focus(response.id));
                action = Some(TableAction::Go(index));
            }
        }
    }
    field.and_then(|rect| write(ui, table, state, list, rect)).or(action)
}

/// The keys of the cell that has the keyboard.
fn keys(ui: &Ui, state: &mut TableState, open: bool) -> Option<TableAction> {
    let mut pasted = None;
    let mut typed = false;
    ui.input_mut(|input| {
        input.events.retain(|event| match event {
            Event::Paste(text) => {
                pasted = Some(text.clone());
                false
            }
            Event::Text(text) => {
                typed |= !text.trim().is_empty();
                true
            }
            _ => true,
        });
    });
    if !open {
        let keys = [Key::Enter, Key::Delete, Key::Backspace];
        let pressed = ui.input(|input| keys.into_iter().any(|key| input.key_pressed(key)));
        return (typed || pressed || pasted.is_some()).then_some(TableAction::Barred);
    }
    if let Some(text) = pasted {
        return Some(TableAction::Paste(text));
    }
    if typed {
        state.writing = Some(String::new());
        state.begun = true;
        return None;
    }
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if pressed(Key::Enter) {
        return Some(TableAction::Take);
    }
    (pressed(Key::Delete) || pressed(Key::Backspace)).then_some(TableAction::Clear)
}

/// The field over the cell while it is written; what was typed when the keyboard leaves it is
/// written too, unless Escape was pressed.
fn write(
    ui: &mut Ui,
    table: &SheetTable<'_>,
    state: &mut TableState,
    list: Id,
    rect: Rect,
) -> Option<TableAction> {
    let text = state.writing.as_mut()?;
    let id = list.with("field");
    if std::mem::take(&mut state.begun) {
        // In this very pass: the letter that began it is written too.
        ui.memory_mut(|memory| memory.request_focus(id));
    }
    let edit = TextEdit::singleline(text).id(id).margin(vec2(space::S, 2.0));
    let edit = edit.desired_width(rect.width() - 2.0 * space::S);
    let response = without_deleting_keys(ui, |ui| ui.put(rect, edit));
    let name = table.field.to_owned();
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    if !response.lost_focus() {
        return None;
    }
    let cancelled = ui.input(|input| input.key_pressed(Key::Escape));
    let written = state.writing.take()?;
    if cancelled {
        ui.memory_mut(|memory| memory.request_focus(list.with(table.cursor)));
        return None;
    }
    // The caller brings the keyboard on: at this cell it would be read what stood there before.
    ui.ctx().request_repaint();
    Some(TableAction::Write(written))
}

/// How the columns lie.
#[derive(Debug, Clone, Copy)]
struct Grid {
    columns: usize,
    width: f32,
    numbers: f32,
    height: f32,
}

impl Grid {
    fn measure(ui: &Ui, columns: usize) -> Self {
        let size = Text::Body.font(ui).size;
        let numbers = size * 2.6;
        let bar = ui.spacing().scroll.bar_width + 6.0;
        let width = (ui.available_width() - numbers - bar) / columns.max(1) as f32;
        Self { columns, width, numbers, height: (size * 1.9).max(26.0) }
    }

    fn head(self, ui: &mut Ui, table: &SheetTable<'_>) {
        let t = tokens::of(ui.ctx());
        let (strong, small) = (Text::Strong.font(ui), Text::Caption.font(ui));
        let height = strong.size * 1.6 + small.size * 1.5;
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
        for (nth, head) in table.heads.iter().enumerate() {
            let left = self.left(rect, nth * 2) + space::S;
            let room = self.width * 2.0 - space::M;
            let name = elide::fitted(ui.painter(), head.name, strong.clone(), t.ink, room);
            let name_height = name.size().y;
            ui.painter().galley(pos2(left, rect.top()), name, t.ink);
            // Told in full, also where there is only room for its beginning.
            let size = vec2(room, name_height);
            let place = Rect::from_min_size(pos2(left, rect.top()), size);
            let told = ui.interact(place, ui.scope_id().with(("head", nth)), Sense::hover());
            ui.ctx().accesskit_node_builder(told.id, |node| {
                node.set_role(Role::ColumnHeader);
                node.set_label(head.name);
            });
            hint(told, head.name);
            for (column, word) in table.columns.iter().enumerate() {
                let left = self.left(rect, nth * 2 + column) + space::S;
                let at = (pos2(left, rect.bottom()), egui::Align2::LEFT_BOTTOM);
                let room = self.width - space::S;
                let word = elide::fitted(ui.painter(), word, small.clone(), t.ink_soft, room);
                let at = at.1.anchor_size(at.0, word.size()).min;
                ui.painter().galley(at, word, t.ink_soft);
            }
        }
    }

    fn left(self, row: Rect, column: usize) -> f32 {
        row.left() + self.numbers + self.width * column as f32
    }

    fn row(self, ui: &mut Ui, number: u32, odd: bool) -> Rect {
        let t = tokens::of(ui.ctx());
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), self.height));
        if !ui.is_rect_visible(rect) {
            return rect;
        }
        if odd && t.edge_width <= 1.0 {
            let ground = t.line.gamma_multiply(0.28);
            ui.painter().rect_filled(rect, f32::from(radius::S), ground);
        }
        let at = pos2(rect.left() + self.numbers - space::S, rect.center().y);
        let font = Text::Caption.font(ui);
        ui.painter().text(at, egui::Align2::RIGHT_CENTER, format!("{number}."), font, t.ink_soft);
        for column in (2..self.columns).step_by(2) {
            let x = self.left(rect, column) - 2.0;
            ui.painter().vline(x, rect.y_range(), Stroke::new(t.edge_width, t.line));
        }
        rect
    }

    fn cell(self, row: Rect, column: usize) -> Rect {
        let min = pos2(self.left(row, column), row.top());
        Rect::from_min_size(min, vec2(self.width - 3.0, row.height()))
    }
}

struct CellPlace {
    id: Id,
    row: usize,
    column: usize,
    rect: Rect,
    at: bool,
}

impl CellPlace {
    fn show(&self, ui: &Ui, view: &CellView) -> Response {
        let stop = if self.at { TabStop::Here } else { TabStop::Elsewhere };
        let response = ui.interact(self.rect, self.id, stop.sense());
        let label = view.spoken.clone();
        let proposal = if self.at && !view.proposal.is_empty() {
            format!("⏎: {}", view.proposal)
        } else {
            String::new()
        };
        let more = sentence(&[&view.mover, &proposal]);
        let (rect, row, column, at) = (self.rect, self.row, self.column, self.at);
        ui.ctx().accesskit_node_builder(self.id, |node| {
            node.set_role(Role::GridCell);
            focus::name_clickable(node, rect, label);
            node.set_row_index(row);
            node.set_column_index(column);
            node.set_selected(at);
            if !more.is_empty() {
                node.set_description(more);
            }
        });
        if ui.is_rect_visible(self.rect) {
            self.paint(ui, view, &response);
        }
        response
    }

    fn paint(&self, ui: &Ui, view: &CellView, response: &Response) {
        let t = tokens::of(ui.ctx());
        let corner = f32::from(radius::S);
        let colours = view.tone.map(|tone| tone.colours(t));
        if self.at {
            ui.painter().rect_filled(self.rect, corner, t.accent_soft);
            let edge = Stroke::new(t.edge_width.max(1.5), t.accent);
            ui.painter().rect_stroke(self.rect, corner, edge, StrokeKind::Inside);
        } else if response.hovered() {
            ui.painter().rect_filled(self.rect, corner, t.raised_hover);
        } else if let Some(colours) = colours {
            ui.painter().rect_filled(self.rect.shrink(1.0), corner, colours.soft);
        }
        let inner = self.rect.shrink2(vec2(space::XS + 2.0, 0.0));
        let font = Text::Body.font(ui);
        let mut right = inner.right();
        if let (Some(tone), Some(colours)) = (view.tone, colours) {
            let side = font.size * 0.95;
            let centre = pos2(right - side * 0.5, inner.center().y);
            let square = Rect::from_center_size(centre, Vec2::splat(side));
            sign::paint(ui.painter(), square, tone.sign(), colours.ink, colours.soft);
            right -= side + space::XS;
        }
        if !view.beside.is_empty() {
            let small = Text::Caption.font(ui);
            let room = (right - inner.left()) * 0.5;
            let galley = elide::elide(ui.painter(), &view.beside, small, t.ink_soft, room);
            right -= galley.size().x;
            let at = pos2(right, inner.center().y - galley.size().y * 0.5);
            ui.painter().galley(at, galley, t.ink_soft);
            right -= space::XS;
        }
        let at = (inner.left_center(), egui::Align2::LEFT_CENTER);
        let room = right - inner.left();
        if view.text.is_empty() && self.at && !view.proposal.is_empty() {
            // Where there is no room for both, the move is what is asked about.
            let with_key = format!("⏎ {}", view.proposal);
            let fits = elide::can_be_fitted(ui.painter(), &with_key, &font, room);
            let proposal = if fits { &with_key } else { &view.proposal };
            let galley = elide::fitted(ui.painter(), proposal, font, t.ink_soft, room);
            let below = vec2(0.0, galley.size().y * 0.5);
            ui.painter().galley(inner.left_center() - below, galley, t.ink_soft);
        } else {
            elide::paint(ui.painter(), at, &view.text, font, t.ink, room);
        }
    }
}
