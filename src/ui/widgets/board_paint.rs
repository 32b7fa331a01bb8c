//! How the chessboard looks: squares, coordinates, marks, pieces. Every mark has a shape of its
//! own as well as a colour. What it shows is in `board_view`, input and names in `board`.

use egui::{
    Align2, Color32, CornerRadius, LayerId, Mesh, Order, Painter, Pos2, Rect, Shape, Stroke,
    StrokeKind, Ui, Vec2, vec2,
};

use crate::tokens::{self, Text};
use crate::widgets::areas;
use crate::widgets::board_view::{BoardView, Geometry, SquareMarks};
use crate::widgets::pieces::Pieces;
use jadoube_chess::board::piece::Piece;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// How much is kept free for the coordinates of a board with this side, in points.
#[must_use]
pub fn margin(ui: &Ui, side: f32) -> f32 {
    if side < 220.0 { 0.0 } else { letters(ui, side).size * 1.45 }
}

/// The type of the coordinates of a board with this side: no larger than its squares allow.
fn letters(ui: &Ui, side: f32) -> egui::FontId {
    let font = Text::Caption.font(ui);
    egui::FontId { size: font.size.min(side * 0.075), ..font }
}

/// A board about to be painted.
pub(crate) struct Board<'a> {
    pub(crate) view: &'a BoardView<'a>,
    pub(crate) geometry: &'a Geometry,
}

impl Board<'_> {
    /// Everything but the piece in the hand; its square is `held`, that of the one picked up
    /// `selected`.
    pub(crate) fn paint(&self, ui: &Ui, selected: Option<Square>, held: Option<Square>) {
        let painter = ui.painter();
        let t = tokens::of(ui.ctx());
        frame(painter, self.geometry.squares, t.edge);
        self.coordinates(ui);
        let all: Vec<SquareMarks> =
            Square::all().map(|square| self.view.marks(selected, square)).collect();
        let mut grounds = Mesh::default();
        for marks in &all {
            let colour = ground(&t.board, marks.square, marks.last_move);
            grounds.add_colored_rect(self.geometry.rect(marks.square), colour);
        }
        painter.add(grounds);
        for marks in &all {
            mark_under(painter, self.geometry.rect(marks.square), &t.board, marks);
        }
        let mut pieces = Pieces::at(ui.ctx(), self.geometry.cell);
        for (square, piece) in self.view.placement.pieces() {
            let rect = self.geometry.rect(square);
            if Some(square) == held {
                pieces.put_tinted(rect, piece, Color32::from_white_alpha(70));
            } else {
                pieces.put(rect, piece);
            }
        }
        painter.add(pieces.into_mesh());
        for marks in &all {
            let rect = self.geometry.rect(marks.square);
            let occupied = self.view.placement.get(marks.square).is_some();
            mark_over(painter, rect, &t.board, marks, occupied);
            for area in marks.areas.iter() {
                areas::paint(painter, rect, area, &t.board);
            }
            if let Some(there) = marks.physically {
                difference(ui, rect, &t.board, there);
            }
        }
    }

    /// The piece in the hand, above everything, under the pointer.
    pub(crate) fn paint_dragged(&self, ui: &Ui, from: Square) {
        let Some(at) = ui.input(|input| input.pointer.latest_pos()) else { return };
        let Some(piece) = self.view.placement.get(from) else { return };
        let layer = LayerId::new(Order::Tooltip, ui.scope_id().with("piece in the hand"));
        let painter = ui.ctx().layer_painter(layer);
        if let Some(square) = self.geometry.square_at(at) {
            let mark = Stroke::new(3.0, tokens::of(ui.ctx()).board.mark);
            painter.rect_stroke(self.geometry.rect(square), 0.0, mark, StrokeKind::Inside);
        }
        let mut pieces = Pieces::at(ui.ctx(), self.geometry.cell);
        pieces.put(Rect::from_center_size(at, Vec2::splat(self.geometry.cell * 1.08)), piece);
        painter.add(pieces.into_mesh());
        ui.ctx().set_cursor_icon(egui::CursorIcon::Grabbing);
    }

    fn coordinates(&self, ui: &Ui) {
        let squares = self.geometry.squares;
        let font = letters(ui, squares.width());
        let room = margin(ui, squares.width());
        if room == 0.0 {
            return;
        }
        let ink = tokens::of(ui.ctx()).ink_soft;
        let flipped = self.view.bottom == Side::Black;
        for i in 0..8_u8 {
            let name = if flipped { 7 - i } else { i };
            let along = (f32::from(i) + 0.5) * self.geometry.cell;
            let file = squares.left_bottom() + vec2(along, room * 0.55);
            let rank = squares.left_bottom() + vec2(-room * 0.5, -along);
            let painter = ui.painter();
            let letter = char::from(b'a' + name);
            painter.text(file, Align2::CENTER_CENTER, letter, font.clone(), ink);
            painter.text(rank, Align2::CENTER_CENTER, name + 1, font.clone(), ink);
        }
    }
}

fn frame(painter: &Painter, squares: Rect, colour: Color32) {
    painter.rect_stroke(squares, 0.0, Stroke::new(1.0, colour), StrokeKind::Outside);
}

const fn ground(board: &tokens::colour::Board, square: Square, moved: bool) -> Color32 {
    match (square.is_light(), moved) {
        (true, false) => board.light,
        (false, false) => board.dark,
        (true, true) => board.light_moved,
        (false, true) => board.dark_moved,
    }
}

/// What lies under the pieces: the corners of the last move, the frame of the piece picked up.
fn mark_under(painter: &Painter, rect: Rect, board: &tokens::colour::Board, marks: &SquareMarks) {
    if marks.last_move && !marks.selected && !marks.check {
        corners(painter, rect.shrink(2.0), 0.2, Stroke::new(1.5, board.mark));
    }
    if marks.selected {
        let width = (rect.width() * 0.06).clamp(2.5, 5.0);
        let stroke = Stroke::new(width, board.mark);
        painter.rect_stroke(rect, 0.0, stroke, StrokeKind::Inside);
    }
    if marks.check {
        let width = (rect.width() * 0.055).clamp(2.5, 5.0);
        let points = octagon(rect.shrink(width * 0.5 + 1.0));
        painter.add(Shape::closed_line(points, Stroke::new(width, board.alarm)));
    }
}

/// What lies over the pieces: where the piece may go, the dashes of a move not yet final, the
/// cross of a check.
fn mark_over(
    painter: &Painter,
    rect: Rect,
    board: &tokens::colour::Board,
    marks: &SquareMarks,
    occupied: bool,
) {
    if marks.target && occupied {
        wedges(painter, rect, 0.26, board.mark);
    } else if marks.target {
        painter.circle_filled(rect.center(), rect.width() * 0.14, board.mark);
    }
    if marks.provisional {
        let inner = rect.shrink(2.5);
        let mut path = corners_of(inner).to_vec();
        path.push(inner.left_top());
        let dash = (rect.width() * 0.13).max(3.0);
        painter.extend(Shape::dashed_line(&path, Stroke::new(2.5, board.mark), dash, dash * 0.7));
    }
    if marks.check {
        let r = (rect.width() * 0.15).max(5.0);
        let centre = rect.right_top() + vec2(-r, r);
        painter.circle_filled(centre, r, board.alarm);
        let pen = Stroke::new(r * 0.3, board.on_mark);
        painter.line_segment([centre - vec2(r * 0.55, 0.0), centre + vec2(r * 0.55, 0.0)], pen);
        painter.line_segment([centre - vec2(0.0, r * 0.55), centre + vec2(0.0, r * 0.55)], pen);
    }
}

/// A square on which the physical board differs: hatched, with a small picture of what stands
/// there, or an empty disc.
fn difference(ui: &Ui, rect: Rect, board: &tokens::colour::Board, there: Option<Piece>) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let gap = (rect.width() / 7.0).max(4.0);
    let hatch = Stroke::new(1.5, board.alarm.gamma_multiply(0.75));
    let mut x = rect.left() - rect.height();
    while x < rect.right() {
        painter.line_segment(
            [Pos2::new(x, rect.bottom()), Pos2::new(x + rect.height(), rect.top())],
            hatch,
        );
        x += gap;
    }
    painter.rect_stroke(rect, 0.0, Stroke::new(2.0, board.alarm), StrokeKind::Inside);
    let badge = Rect::from_min_size(
        rect.left_bottom() - vec2(0.0, rect.height() * 0.48),
        rect.size() * 0.48,
    );
    painter.rect_filled(badge, CornerRadius::ZERO, board.light);
    painter.rect_stroke(badge, 0.0, Stroke::new(2.0, board.alarm), StrokeKind::Inside);
    if let Some(piece) = there {
        let mut pieces = Pieces::at(ui.ctx(), badge.width() - 4.0);
        pieces.put(badge.shrink(2.0), piece);
        painter.add(pieces.into_mesh());
    } else {
        let (r, pen) = (badge.width() * 0.25, Stroke::new(2.0, board.alarm));
        painter.circle_stroke(badge.center(), r, pen);
        let slash = vec2(r, -r);
        painter.line_segment([badge.center() - slash, badge.center() + slash], pen);
    }
}

fn corners_of(rect: Rect) -> [Pos2; 4] {
    [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()]
}

/// The four corners of a frame.
fn corners(painter: &Painter, rect: Rect, part: f32, stroke: Stroke) {
    let arm = rect.width() * part;
    for corner in corners_of(rect) {
        let inward = (rect.center() - corner) / (rect.width() * 0.5) * arm;
        let along = |v: Vec2| corner + v;
        painter.line(vec![along(vec2(inward.x, 0.0)), corner, along(vec2(0.0, inward.y))], stroke);
    }
}

/// Four filled triangles in the corners: a capture.
fn wedges(painter: &Painter, rect: Rect, part: f32, colour: Color32) {
    for corner in corners_of(rect) {
        let inward = (rect.center() - corner) * (2.0 * part);
        let points = vec![corner, corner + vec2(inward.x, 0.0), corner + vec2(0.0, inward.y)];
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }
}

fn octagon(rect: Rect) -> Vec<Pos2> {
    [
        (0.28, 0.0),
        (0.72, 0.0),
        (1.0, 0.28),
        (1.0, 0.72),
        (0.72, 1.0),
        (0.28, 1.0),
        (0.0, 0.72),
        (0.0, 0.28),
    ]
    .into_iter()
    .map(|(x, y)| rect.lerp_inside(vec2(x, y)))
    .collect()
}

/// A small board to look at, for a tile of the hall: no names, no input; the tile speaks for it.
pub fn paint_small(
    ui: &Ui,
    area: Rect,
    placement: &Placement,
    bottom: Side,
    last_move: Option<(Square, Square)>,
) {
    let geometry = Geometry::within(ui, area, 0.0, bottom);
    let t = tokens::of(ui.ctx());
    let painter = ui.painter();
    frame(painter, geometry.squares, t.edge);
    let mut grounds = Mesh::default();
    for square in Square::all() {
        let moved = last_move.is_some_and(|(a, b)| a == square || b == square);
        grounds.add_colored_rect(geometry.rect(square), ground(&t.board, square, moved));
    }
    painter.add(grounds);
    let mut pieces = Pieces::at(ui.ctx(), geometry.cell);
    for (square, piece) in placement.pieces() {
        pieces.put(geometry.rect(square), piece);
    }
    painter.add(pieces.into_mesh());
}
