//! The squares of a structure in which a side cannot mate, as signs on the board. Each part has a
//! shape and a place of its own on the square, so that several can stand on one.

use egui::{Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, vec2};

use crate::tokens::colour::Board;
use crate::tokens::{self, Text};
use jadoube_chess::board::square::Square;
use jadoube_chess::unwinnability::proof::{Area, Structure};

/// The parts to which a square belongs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Areas([bool; Area::ALL.len()]);

impl Areas {
    /// Those of a square.
    #[must_use]
    pub fn of(structure: Option<&Structure>, square: Square) -> Self {
        let on = |area| structure.is_some_and(|it| it.squares(area).contains(&square));
        Self(Area::ALL.map(on))
    }

    /// The parts, in the order in which they are told.
    pub fn iter(self) -> impl Iterator<Item = Area> {
        Area::ALL.into_iter().zip(self.0).filter_map(|(area, on)| on.then_some(area))
    }
}

/// Paints the sign of a part into the square: a wall below, a ring, a diamond, a triangle in the
/// corners, each with a line round it that stands out from pieces too.
pub(crate) fn paint(painter: &Painter, rect: Rect, area: Area, board: &Board) {
    let cell = rect.width();
    let size = (cell * 0.2).max(7.0);
    let edge = Stroke::new((size * 0.14).max(1.0), board.on_mark);
    let inset = size * 0.5 + (cell * 0.05).max(1.5);
    let at = |x: f32, y: f32| -> Pos2 {
        let inner = rect.shrink(inset);
        inner.lerp_inside(vec2(x, y))
    };
    match area {
        Area::Fixed => wall(painter, rect, board),
        Area::Hunted => {
            painter.circle(at(0.0, 0.0), size * 0.5, board.on_mark, edge);
            let ring = Stroke::new(size * 0.28, board.mark);
            painter.circle_stroke(at(0.0, 0.0), size * 0.4, ring);
        }
        Area::Hunter => {
            let (centre, r) = (at(1.0, 0.0), size * 0.58);
            let points = [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)];
            let points = points.map(|v| centre + v).to_vec();
            painter.add(Shape::convex_polygon(points, board.mark, edge));
        }
        Area::Pieces => {
            let (centre, r) = (at(1.0, 0.82), size * 0.55);
            let points = [vec2(0.0, -r), vec2(r, r * 0.8), vec2(-r, r * 0.8)];
            let points = points.map(|v| centre + v).to_vec();
            painter.add(Shape::convex_polygon(points, board.mark, edge));
        }
    }
}

/// A course of bricks along the lower edge.
fn wall(painter: &Painter, rect: Rect, board: &Board) {
    let height = (rect.height() * 0.13).max(4.0);
    let course = Rect::from_min_max(rect.left_bottom() - vec2(0.0, height), rect.right_bottom());
    painter.rect_filled(course, 0.0, board.mark);
    let joint = Stroke::new((height * 0.22).max(1.0), board.on_mark);
    painter.line_segment([course.left_top(), course.right_top()], joint);
    for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let x = course.left() + course.width() * part;
        painter.line_segment([Pos2::new(x, course.top()), Pos2::new(x, course.bottom())], joint);
    }
}

/// One line of the legend: the sign on a small square, and what it stands for.
pub fn legend_ui(ui: &mut Ui, area: Area, text: &str) -> Response {
    let board = &tokens::of(ui.ctx()).board;
    ui.horizontal_top(|ui| {
        let side = (Text::Body.font(ui).size * 1.7).max(22.0);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        ui.painter().rect_filled(rect, 0.0, board.light);
        paint(ui.painter(), rect, area, board);
        ui.vertical(|ui| ui.label(Text::Body.rich(text))).inner
    })
    .inner
}
