//! The pieces from which a position is set up, and the empty hand that takes away: pictures in two
//! rows, one tab stop, arrow keys inside.

use egui::accesskit::Role;
use egui::{Id, Response, Stroke, StrokeKind, Ui, UiBuilder, Vec2, vec2};

use crate::tokens::{self, radius, scale, space};
use crate::widgets::focus::{self, Group};
use crate::widgets::pieces::Pieces;
use crate::widgets::sign::{self, Sign};
use crate::widgets::tile::TabStop;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::side::Side;

/// How many stand in a row.
const COLUMNS: usize = 7;

/// The side of a picture, in points of the usual text.
const PICTURE: f32 = 40.0;

/// What can be put on a square, row by row.
fn choices() -> Vec<Option<Piece>> {
    let of = |side| Kind::ALL.into_iter().rev().map(move |kind| Some(Piece::new(side, kind)));
    of(Side::White).chain([None]).chain(of(Side::Black)).collect()
}

/// Draws them under a name; `word` names a piece or the empty hand.
pub fn palette_ui(
    ui: &mut Ui,
    name: &str,
    word: &dyn Fn(Option<Piece>) -> String,
    chosen: &mut Option<Piece>,
) {
    let choices = choices();
    let at = choices.iter().position(|choice| choice == chosen).unwrap_or(0);
    let list = ui.scope_id().with(name);
    let id = |at: usize| list.with(at);
    let builder = UiBuilder::new()
        .scope_id(list)
        .accessibility_role(Role::RadioGroup)
        .accessibility_label(name);
    let wanted = ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        let cursor = Group { count: choices.len(), columns: COLUMNS, id: &id }.roam(ui, at);
        let mut wanted = cursor;
        for (row, part) in choices.chunks(COLUMNS).enumerate() {
            ui.horizontal(|ui| {
                for (column, choice) in part.iter().enumerate() {
                    let place = row * COLUMNS + column;
                    let stop = TabStop::at(place, cursor);
                    let word = word(*choice);
                    if choice_ui(ui, (id(place), stop), *choice, word).clicked() {
                        wanted = place;
                        ui.memory_mut(|memory| memory.request_focus(id(place)));
                    }
                }
            });
        }
        wanted
    });
    if let Some(choice) = choices.get(wanted.inner) {
        *chosen = *choice;
    }
}

/// One of them; the chosen one is the tab stop.
fn choice_ui(
    ui: &mut Ui,
    (id, stop): (Id, TabStop),
    choice: Option<Piece>,
    word: String,
) -> Response {
    let t = tokens::of(ui.ctx());
    let side = scale(ui.ctx()).of(PICTURE);
    let (_, rect) = ui.allocate_space(Vec2::splat(side));
    let response = ui.interact(rect, id, stop.sense());
    let chosen = stop == TabStop::Here;
    let corner = f32::from(radius::S);
    let fill = if response.hovered() { t.raised_hover } else { t.board.light };
    let edge = if chosen { Stroke::new(3.0, t.accent) } else { Stroke::new(t.edge_width, t.edge) };
    ui.painter().rect(rect, corner, fill, edge, StrokeKind::Inside);
    match choice {
        Some(piece) => {
            let mut pieces = Pieces::at(ui.ctx(), side);
            pieces.put(rect, piece);
            ui.painter().add(pieces.into_mesh());
        }
        None => {
            let cross = rect.shrink(side * 0.3);
            sign::paint(ui.painter(), cross, Sign::Cross, t.board.dark, t.board.dark);
        }
    }
    ui.ctx().accesskit_node_builder(response.id, |node| {
        focus::name_clickable(node, rect, word);
        node.set_role(Role::RadioButton);
        node.set_toggled(chosen.into());
    });
    response
}
