//! Signs drawn as shapes, so that no state is told by colour alone. Words stand beside them; the
//! badge puts both together.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

/// A sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// A dot: nothing particular.
    Dot,
    /// A tick in a disc: well.
    Tick,
    /// An “i” in a square: worth knowing.
    Note,
    /// A triangle with a bar: needs an eye.
    Triangle,
    /// An octagon with a bar: needs the arbiter.
    Octagon,
    /// A flag on its pole: the flag has fallen.
    Flag,
    /// A triangle to the right: this clock runs.
    Running,
    /// Two bars: stopped.
    Stopped,
    /// An hourglass: little time.
    LowTime,
    /// A plug: connected.
    Linked,
    /// A plug struck through: not connected.
    Unlinked,
    /// A cross: close.
    Cross,
}

/// Paints a sign into a square. `fill` is the solid, `hole` what is cut out of it.
pub fn paint(painter: &Painter, rect: Rect, sign: Sign, fill: Color32, hole: Color32) {
    let rect = Rect::from_center_size(rect.center(), egui::Vec2::splat(rect.size().min_elem()));
    let at = |x: f32, y: f32| rect.lerp_inside(vec2(x, y));
    let side = rect.width();
    let pen = Stroke::new(side * 0.11, hole);
    let solid = |points: Vec<Pos2>| {
        painter.add(Shape::convex_polygon(points, fill, Stroke::NONE));
    };
    match sign {
        Sign::Dot => {
            painter.circle_filled(rect.center(), side * 0.24, fill);
        }
        Sign::Tick => {
            painter.circle_filled(rect.center(), side * 0.48, fill);
            painter.line(vec![at(0.28, 0.53), at(0.44, 0.68), at(0.73, 0.35)], pen);
        }
        Sign::Note => {
            painter.rect_filled(rect.shrink(side * 0.06), side * 0.18, fill);
            painter.line_segment([at(0.5, 0.45), at(0.5, 0.76)], pen);
            painter.circle_filled(at(0.5, 0.27), side * 0.075, hole);
        }
        Sign::Triangle => {
            solid(vec![at(0.5, 0.04), at(0.99, 0.92), at(0.01, 0.92)]);
            painter.line_segment([at(0.5, 0.36), at(0.5, 0.62)], pen);
            painter.circle_filled(at(0.5, 0.77), side * 0.065, hole);
        }
        Sign::Octagon => {
            solid(ring(rect.center(), side * 0.5, 8, TAU / 16.0));
            painter.line_segment([at(0.5, 0.22), at(0.5, 0.56)], pen);
            painter.circle_filled(at(0.5, 0.75), side * 0.07, hole);
        }
        Sign::Flag => {
            painter.line_segment([at(0.24, 0.05), at(0.24, 0.98)], Stroke::new(side * 0.11, fill));
            solid(vec![at(0.28, 0.08), at(0.95, 0.32), at(0.28, 0.58)]);
        }
        Sign::Running => solid(vec![at(0.18, 0.08), at(0.92, 0.5), at(0.18, 0.92)]),
        Sign::Stopped => {
            for x in [0.3, 0.7] {
                painter.line_segment([at(x, 0.16), at(x, 0.84)], Stroke::new(side * 0.2, fill));
            }
        }
        Sign::LowTime => {
            solid(vec![at(0.2, 0.08), at(0.8, 0.08), at(0.5, 0.52)]);
            solid(vec![at(0.5, 0.48), at(0.8, 0.92), at(0.2, 0.92)]);
            let bar = Stroke::new(side * 0.1, fill);
            painter.line_segment([at(0.14, 0.06), at(0.86, 0.06)], bar);
            painter.line_segment([at(0.14, 0.94), at(0.86, 0.94)], bar);
        }
        Sign::Linked | Sign::Unlinked => {
            let wire = Stroke::new(side * 0.1, fill);
            painter.rect_filled(
                Rect::from_min_max(at(0.24, 0.34), at(0.76, 0.68)),
                side * 0.1,
                fill,
            );
            for x in [0.37, 0.63] {
                painter.line_segment([at(x, 0.08), at(x, 0.36)], wire);
            }
            painter.line_segment([at(0.5, 0.68), at(0.5, 0.96)], wire);
            if sign == Sign::Unlinked {
                let (a, b) = (at(0.06, 0.9), at(0.94, 0.1));
                painter.line_segment([a, b], Stroke::new(side * 0.3, hole));
                painter.line_segment([a, b], Stroke::new(side * 0.11, fill));
            }
        }
        Sign::Cross => {
            let bar = Stroke::new(side * 0.13, fill);
            painter.line_segment([at(0.22, 0.22), at(0.78, 0.78)], bar);
            painter.line_segment([at(0.78, 0.22), at(0.22, 0.78)], bar);
        }
    }
}

/// The corners of a regular polygon.
fn ring(centre: Pos2, r: f32, corners: u8, turn: f32) -> Vec<Pos2> {
    (0..corners)
        .map(|i| {
            let angle = turn + TAU * f32::from(i) / f32::from(corners);
            pos2(centre.x + r * angle.cos(), centre.y + r * angle.sin())
        })
        .collect()
}
