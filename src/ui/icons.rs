//! The pictures of the screens, drawn as shapes so that they follow the theme and every size.

use egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

/// What a picture is drawn with.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    painter: &'a Painter,
    rect: Rect,
    line: Stroke,
    ink: Color32,
    ground: Color32,
}

impl<'a> Pen<'a> {
    /// A pen for a square.
    #[must_use]
    pub fn new(painter: &'a Painter, rect: Rect, ink: Color32, ground: Color32) -> Self {
        let line = Stroke::new((rect.width() * 0.09).max(1.5), ink);
        Self { painter, rect, line, ink, ground }
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.rect.lerp_inside(vec2(x, y))
    }
}

/// Tiles: all boards.
pub fn tiles(pen: &Pen<'_>) {
    let side = pen.rect.width();
    for row in 0..3_u8 {
        for column in 0..3_u8 {
            let min = pen.at(f32::from(column) * 0.36, f32::from(row) * 0.36);
            let cell = Rect::from_min_size(min, vec2(side * 0.27, side * 0.27));
            pen.painter.rect_filled(cell, side * 0.06, pen.ink);
        }
    }
}

/// A chess board.
pub fn board(pen: &Pen<'_>) {
    let side = pen.rect.width();
    pen.painter.rect_stroke(pen.rect.shrink(side * 0.04), side * 0.1, pen.line, StrokeKind::Inside);
    for (x, y) in [(0.14, 0.14), (0.5, 0.14), (0.32, 0.32), (0.68, 0.32)] {
        dark(pen, x, y);
        dark(pen, x, y + 0.36);
    }
}

/// A table of results.
pub fn table(pen: &Pen<'_>) {
    let side = pen.rect.width();
    pen.painter.rect_stroke(
        pen.rect.shrink(side * 0.06),
        side * 0.06,
        pen.line,
        StrokeKind::Inside,
    );
    for along in [0.36, 0.66] {
        pen.painter.line_segment([pen.at(0.06, along), pen.at(0.94, along)], pen.line);
        pen.painter.line_segment([pen.at(along, 0.06), pen.at(along, 0.94)], pen.line);
    }
}

/// Two sheets with lines, one behind the other.
pub fn sheets(pen: &Pen<'_>) {
    let side = pen.rect.width();
    let behind = Rect::from_min_max(pen.at(0.3, 0.04), pen.at(0.94, 0.8));
    pen.painter.rect_stroke(behind, side * 0.06, pen.line, StrokeKind::Inside);
    let front = Rect::from_min_max(pen.at(0.06, 0.2), pen.at(0.7, 0.96));
    pen.painter.rect(front, side * 0.06, pen.ground, pen.line, StrokeKind::Inside);
    for y in [0.4, 0.58, 0.76] {
        pen.painter.line_segment([pen.at(0.2, y), pen.at(0.56, y)], pen.line);
    }
}

/// A pair of scales.
pub fn scales(pen: &Pen<'_>) {
    let side = pen.rect.width();
    pen.painter.line_segment([pen.at(0.5, 0.06), pen.at(0.5, 0.92)], pen.line);
    pen.painter.line_segment([pen.at(0.26, 0.94), pen.at(0.74, 0.94)], pen.line);
    pen.painter.line_segment([pen.at(0.12, 0.2), pen.at(0.88, 0.2)], pen.line);
    for x in [0.14, 0.86] {
        pen.painter.line_segment([pen.at(x, 0.2), pen.at(x - 0.14, 0.58)], pen.line);
        pen.painter.line_segment([pen.at(x, 0.2), pen.at(x + 0.14, 0.58)], pen.line);
        let pan = Rect::from_min_max(pen.at(x - 0.17, 0.56), pen.at(x + 0.17, 0.68));
        pen.painter.rect_filled(pan, side * 0.06, pen.ink);
    }
}

/// An open book.
pub fn book(pen: &Pen<'_>) {
    let side = pen.rect.width();
    for (left, right) in [(0.06, 0.5), (0.5, 0.94)] {
        let leaf = Rect::from_min_max(pen.at(left, 0.16), pen.at(right, 0.86));
        pen.painter.rect_stroke(leaf, side * 0.06, pen.line, StrokeKind::Inside);
        let inset = (right - left) * 0.28;
        for y in [0.38, 0.58] {
            pen.painter.line_segment([pen.at(left + inset, y), pen.at(right - inset, y)], pen.line);
        }
    }
}

/// A plug with its cord.
pub fn plug(pen: &Pen<'_>) {
    let side = pen.rect.width();
    let body = Rect::from_min_max(pen.at(0.24, 0.32), pen.at(0.76, 0.66));
    pen.painter.rect_filled(body, side * 0.1, pen.ink);
    pen.painter.line_segment([pen.at(0.38, 0.06), pen.at(0.38, 0.36)], pen.line);
    pen.painter.line_segment([pen.at(0.62, 0.06), pen.at(0.62, 0.36)], pen.line);
    pen.painter.line_segment([pen.at(0.5, 0.64), pen.at(0.5, 0.98)], pen.line);
}

/// Two laptops, one behind the other.
pub fn laptops(pen: &Pen<'_>) {
    let side = pen.rect.width();
    for (x, y) in [(0.3, 0.08), (0.04, 0.36)] {
        let screen = Rect::from_min_max(pen.at(x + 0.08, y), pen.at(x + 0.58, y + 0.38));
        pen.painter.rect(screen, side * 0.05, pen.ground, pen.line, StrokeKind::Middle);
        let foot = [pen.at(x, y + 0.48), pen.at(x + 0.66, y + 0.48)];
        pen.painter.line_segment(foot, pen.line);
    }
}

/// Three sliders.
pub fn sliders(pen: &Pen<'_>) {
    let side = pen.rect.width();
    for (y, knob) in [(0.18, 0.3), (0.5, 0.68), (0.82, 0.44)] {
        pen.painter.line_segment([pen.at(0.02, y), pen.at(0.98, y)], pen.line);
        pen.painter.circle(pen.at(knob, y), side * 0.13, pen.ground, pen.line);
    }
}

/// Two boards that are to stay one game.
pub fn two_boards(pen: &Pen<'_>) {
    let at = |x: f32, y: f32| pen.at(x, y);
    for (left, right) in [(0.02, 0.46), (0.54, 0.98)] {
        let board = Rect::from_min_max(at(left, 0.28), at(right, 0.72));
        pen.painter.rect_stroke(board, pen.rect.width() * 0.06, pen.line, StrokeKind::Inside);
        let (x, y) = (left + 0.22, 0.5);
        pen.painter.rect_filled(Rect::from_min_max(at(left + 0.05, 0.33), at(x, y)), 0.0, pen.ink);
        pen.painter.rect_filled(Rect::from_min_max(at(x, y), at(right - 0.05, 0.67)), 0.0, pen.ink);
    }
}

/// An envelope with its flap.
pub fn envelope(pen: &Pen<'_>) {
    let at = |x: f32, y: f32| pen.at(x, y);
    let body = Rect::from_min_max(at(0.04, 0.2), at(0.96, 0.84));
    pen.painter.rect(body, pen.rect.width() * 0.06, pen.ground, pen.line, StrokeKind::Middle);
    pen.painter.line_segment([at(0.04, 0.24), at(0.5, 0.6)], pen.line);
    pen.painter.line_segment([at(0.5, 0.6), at(0.96, 0.24)], pen.line);
}

fn dark(pen: &Pen<'_>, x: f32, y: f32) {
    let side = pen.rect.width() * 0.18;
    let min = pos2(pen.rect.left() + x * pen.rect.width(), pen.rect.top() + y * pen.rect.height());
    pen.painter.rect_filled(Rect::from_min_size(min, vec2(side, side)), 0.0, pen.ink);
}
