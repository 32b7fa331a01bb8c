//! The pictures of the screens, drawn as shapes so that they follow the theme and every size.

use egui::{Color32, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::actions::Screen;

/// Paints the picture of a screen.
pub fn paint(painter: &Painter, rect: Rect, screen: Screen, ink: Color32, ground: Color32) {
    let side = rect.width();
    let pen = Stroke::new((side * 0.09).max(1.5), ink);
    let at = |x: f32, y: f32| rect.lerp_inside(vec2(x, y));
    match screen {
        Screen::Hall => {
            for row in 0..3_u8 {
                for column in 0..3_u8 {
                    let min = at(f32::from(column) * 0.36, f32::from(row) * 0.36);
                    let cell = Rect::from_min_size(min, vec2(side * 0.27, side * 0.27));
                    painter.rect_filled(cell, side * 0.06, ink);
                }
            }
        }
        Screen::Board => {
            painter.rect_stroke(rect.shrink(side * 0.04), side * 0.1, pen, StrokeKind::Inside);
            for (x, y) in [(0.14, 0.14), (0.5, 0.14), (0.32, 0.32), (0.68, 0.32)] {
                dark(painter, rect, x, y, ink);
                dark(painter, rect, x, y + 0.36, ink);
            }
        }
        Screen::Sheets => {
            // Two sheets with lines, one behind the other.
            let behind = Rect::from_min_max(at(0.3, 0.04), at(0.94, 0.8));
            painter.rect_stroke(behind, side * 0.06, pen, StrokeKind::Inside);
            let front = Rect::from_min_max(at(0.06, 0.2), at(0.7, 0.96));
            painter.rect(front, side * 0.06, ground, pen, StrokeKind::Inside);
            for y in [0.4, 0.58, 0.76] {
                painter.line_segment([at(0.2, y), at(0.56, y)], pen);
            }
        }
        Screen::Blind => two_boards(painter, rect, pen, ink),
        Screen::Disputes => {
            // A pair of scales.
            painter.line_segment([at(0.5, 0.06), at(0.5, 0.92)], pen);
            painter.line_segment([at(0.26, 0.94), at(0.74, 0.94)], pen);
            painter.line_segment([at(0.12, 0.2), at(0.88, 0.2)], pen);
            for x in [0.14, 0.86] {
                painter.line_segment([at(x, 0.2), at(x - 0.14, 0.58)], pen);
                painter.line_segment([at(x, 0.2), at(x + 0.14, 0.58)], pen);
                let pan = Rect::from_min_max(at(x - 0.17, 0.56), at(x + 0.17, 0.68));
                painter.rect_filled(pan, side * 0.06, ink);
            }
        }
        Screen::Laws => {
            // An open book.
            for (left, right) in [(0.06, 0.5), (0.5, 0.94)] {
                let leaf = Rect::from_min_max(at(left, 0.16), at(right, 0.86));
                painter.rect_stroke(leaf, side * 0.06, pen, StrokeKind::Inside);
                let inset = (right - left) * 0.28;
                for y in [0.38, 0.58] {
                    painter.line_segment([at(left + inset, y), at(right - inset, y)], pen);
                }
            }
        }
        Screen::Envelopes => envelope(painter, rect, pen, ground),
        Screen::Devices => {
            // A plug with its cord.
            let body = Rect::from_min_max(at(0.24, 0.32), at(0.76, 0.66));
            painter.rect_filled(body, side * 0.1, ink);
            painter.line_segment([at(0.38, 0.06), at(0.38, 0.36)], pen);
            painter.line_segment([at(0.62, 0.06), at(0.62, 0.36)], pen);
            painter.line_segment([at(0.5, 0.64), at(0.5, 0.98)], pen);
        }
        Screen::Settings => {
            for (y, knob) in [(0.18, 0.3), (0.5, 0.68), (0.82, 0.44)] {
                painter.line_segment([at(0.02, y), at(0.98, y)], pen);
                painter.circle(at(knob, y), side * 0.13, ground, pen);
            }
        }
    }
}

/// Two boards that are to stay one game.
fn two_boards(painter: &Painter, rect: Rect, pen: Stroke, ink: Color32) {
    let at = |x: f32, y: f32| rect.lerp_inside(vec2(x, y));
    for (left, right) in [(0.02, 0.46), (0.54, 0.98)] {
        let board = Rect::from_min_max(at(left, 0.28), at(right, 0.72));
        painter.rect_stroke(board, rect.width() * 0.06, pen, StrokeKind::Inside);
        let (x, y) = (left + 0.22, 0.5);
        painter.rect_filled(Rect::from_min_max(at(left + 0.05, 0.33), at(x, y)), 0.0, ink);
        painter.rect_filled(Rect::from_min_max(at(x, y), at(right - 0.05, 0.67)), 0.0, ink);
    }
}

/// An envelope with its flap.
fn envelope(painter: &Painter, rect: Rect, pen: Stroke, ground: Color32) {
    let at = |x: f32, y: f32| rect.lerp_inside(vec2(x, y));
    let body = Rect::from_min_max(at(0.04, 0.2), at(0.96, 0.84));
    painter.rect(body, rect.width() * 0.06, ground, pen, StrokeKind::Middle);
    painter.line_segment([at(0.04, 0.24), at(0.5, 0.6)], pen);
    painter.line_segment([at(0.5, 0.6), at(0.96, 0.24)], pen);
}

fn dark(painter: &Painter, rect: Rect, x: f32, y: f32, ink: Color32) {
    let side = rect.width() * 0.18;
    let min = pos2(rect.left() + x * rect.width(), rect.top() + y * rect.height());
    painter.rect_filled(Rect::from_min_size(min, vec2(side, side)), 0.0, ink);
}
