//! The score of the game: move number, both moves, what the clocks showed. One tab stop; left,
//! right, up and down walk through the plies. Which position belongs to a ply is the caller's
//! affair.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Color32, Galley, Id, Rect, Response, Ui, UiBuilder, vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::elide;
use crate::widgets::focus::{self, Group};
use crate::widgets::tile::TabStop;
use jadoube_chess::side::Side;

/// One ply as it is shown.
#[derive(Debug, Clone, Copy)]
pub struct PlyView<'a> {
    /// The move as the window writes it: “♞f3” or “Nf3”.
    pub written: &'a str,
    /// What the mover's clock showed afterwards, or nothing.
    pub clock: &'a str,
    /// The ply as one sentence: “1. White, knight f3, 1 hour 29 minutes”.
    pub spoken: &'a str,
}

/// A place from which on the plies are not certain.
#[derive(Debug, Clone, Copy)]
pub struct ScoreBreak<'a> {
    /// Behind so many plies.
    pub after: usize,
    /// What a line of its own says there.
    pub told: &'a str,
}

/// The score to be shown.
#[derive(Debug, Clone, Copy)]
pub struct Score<'a> {
    /// The name of the list.
    pub name: &'a str,
    /// The plies.
    pub plies: &'a [PlyView<'a>],
    /// The number of the first move.
    pub first_number: u32,
    /// Who made the first ply.
    pub first_mover: Side,
    /// The ply whose position is shown; `None` is the position before the first.
    pub shown: Option<usize>,
    /// The ply that is pointed at, here or where else it is shown.
    pub pointed: Option<usize>,
    /// Where it can be relied on no further, if so.
    pub broken: Option<ScoreBreak<'a>>,
}

/// What was done to the score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ScoreResponse {
    /// The ply that the person wants to see.
    pub wanted: Option<usize>,
    /// The ply under the pointer.
    pub pointed: Option<usize>,
}

/// Draws the score.
pub fn move_list_ui(ui: &mut Ui, score: &Score<'_>) -> ScoreResponse {
    let list = ui.scope_id().with("score");
    let builder = UiBuilder::new()
        .scope_id(list)
        .accessibility_role(Role::ListBox)
        .accessibility_label(score.name);
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 1.0);
        let cursor = score.shown.unwrap_or(0);
        let group = Group { count: score.plies.len(), columns: 2, id: &|ply| list.with(ply) };
        let moved = group.roam(ui, cursor);
        let mut wanted = (moved != cursor).then_some(moved);
        let mut pointed = None;
        // A screen reader reads the row that becomes the selected one, also while somebody listens to
        // something else: only who is here is told which it is.
        let here = ui.memory(|memory| memory.has_focus(list.with(moved)));
        let shift = usize::from(score.first_mover == Side::Black);
        let rows = (score.plies.len() + shift).div_ceil(2);
        // All of them show their times, or none.
        let clock = score.plies.iter().map(|ply| ply.clock).max_by_key(|clock| clock.len());
        let clock =
            clock.map_or(0.0, |clock| clock_galley(ui, clock, Color32::PLACEHOLDER).size().x);
        for (row, number) in (0..rows).zip(score.first_number..) {
            let mut begun = None;
            for column in 0..2 {
                let Some(ply) = (row * 2 + column).checked_sub(shift) else { continue };
                let Some(view) = score.plies.get(ply) else { continue };
                if let Some(broken) = score.broken.filter(|broken| broken.after == ply) {
                    break_line(ui, broken);
                    // Behind that the move has a row of its own, also in the middle of it.
                    begun = None;
                }
                let frame = begun.get_or_insert_with(|| Frame::numbered(ui, number, row));
                let cell = Cell {
                    id: list.with(ply),
                    stop: TabStop::at(ply, moved),
                    shown: score.shown == Some(ply),
                    told: here && score.shown == Some(ply),
                    pointed: score.pointed == Some(ply),
                    rect: frame.cell(column),
                    clock,
                };
                let response = cell.show(ui, view);
                if response.hovered() {
                    pointed = Some(ply);
                }
                if response.clicked() {
                    ui.memory_mut(|memory| memory.request_focus(response.id));
                    wanted = Some(ply);
                }
                if wanted == Some(ply) && moved != cursor {
                    response.scroll_to_me(None);
                }
            }
        }
        if let Some(broken) = score.broken.filter(|broken| broken.after >= score.plies.len()) {
            break_line(ui, broken);
        }
        ScoreResponse { wanted, pointed }
    })
    .inner
}

fn break_line(ui: &mut Ui, broken: ScoreBreak<'_>) {
    let ink = tokens::of(ui.ctx()).warn.ink;
    ui.label(Text::Strong.rich(broken.told).color(ink));
}

/// One row of the score on the screen.
struct Frame {
    rect: Rect,
    numbers: f32,
}

impl Frame {
    fn numbered(ui: &mut Ui, number: u32, row: usize) -> Self {
        let frame = Self::next(ui);
        frame.number(ui, number, row % 2 == 1);
        frame
    }

    fn next(ui: &mut Ui) -> Self {
        let size = Text::Body.font(ui).size;
        let height = (size * 1.75).max(25.0);
        let (_, rect) = ui.allocate_space(vec2(ui.available_width(), height));
        Self { rect, numbers: size * 2.6 }
    }

    fn number(&self, ui: &Ui, number: u32, odd: bool) {
        let t = tokens::of(ui.ctx());
        if odd && t.edge_width <= 1.0 {
            let ground = t.line.gamma_multiply(0.28);
            ui.painter().rect_filled(self.rect, f32::from(radius::S), ground);
        }
        let at = egui::pos2(self.rect.left() + self.numbers - space::S, self.rect.center().y);
        let font = Text::Caption.font(ui);
        let text = format!("{number}.");
        ui.painter().text(at, egui::Align2::RIGHT_CENTER, text, font, t.ink_soft);
    }

    fn cell(&self, column: usize) -> Rect {
        let width = (self.rect.width() - self.numbers) * 0.5;
        let left = self.rect.left() + self.numbers + if column == 0 { 0.0 } else { width };
        let min = egui::pos2(left, self.rect.top());
        Rect::from_min_size(min, vec2(width - 2.0, self.rect.height()))
    }
}

struct Cell {
    id: Id,
    stop: TabStop,
    shown: bool,
    /// Whether a screen reader is told that it is shown.
    told: bool,
    pointed: bool,
    rect: Rect,
    /// The widest time of the score.
    clock: f32,
}

/// What a clock showed, as it is painted.
fn clock_galley(ui: &Ui, clock: &str, ink: Color32) -> Arc<Galley> {
    ui.painter().layout_no_wrap(clock.to_owned(), Text::Caption.font(ui), ink)
}

impl Cell {
    fn show(&self, ui: &Ui, view: &PlyView<'_>) -> Response {
        let response = ui.interact(self.rect, self.id, self.stop.sense());
        focus::follow(&response);
        let label = view.spoken.to_owned();
        let (told, rect) = (self.told, self.rect);
        ui.ctx().accesskit_node_builder(self.id, |node| {
            node.set_role(Role::ListBoxOption);
            focus::name_clickable(node, rect, label);
            node.set_selected(told);
        });
        if ui.is_rect_visible(self.rect) {
            self.paint(ui, view, &response);
        }
        response
    }

    fn paint(&self, ui: &Ui, view: &PlyView<'_>, response: &Response) {
        let t = tokens::of(ui.ctx());
        let corner = f32::from(radius::S);
        let ink = if self.shown { t.on_accent } else { t.ink };
        if self.shown {
            ui.painter().rect_filled(self.rect, corner, t.accent);
        } else if response.hovered() || self.pointed {
            ui.painter().rect_filled(self.rect, corner, t.raised_hover);
        }
        let style = if self.shown { Text::Strong } else { Text::Body };
        let soft = if self.shown { t.on_accent } else { t.ink_soft };
        let inner = self.rect.shrink2(vec2(space::S, 0.0));
        let move_room = style.font(ui).size * 3.2;
        let room = if inner.width() >= self.clock + move_room {
            let clock = clock_galley(ui, view.clock, soft);
            let at = egui::pos2(inner.right(), inner.center().y);
            let at = egui::Align2::RIGHT_CENTER.anchor_size(at, clock.size()).min;
            let room = inner.width() - clock.size().x - space::XS;
            ui.painter().galley(at, clock, soft);
            room
        } else {
            inner.width()
        };
        let place = (inner.left_center(), egui::Align2::LEFT_CENTER);
        elide::paint(ui.painter(), place, view.written, style.font(ui), ink, room);
    }
}
