//! The analogue face: the two dials of a mechanical clock, set so that the first time control is
//! reached at six o'clock. The minute hand lifts the flag in the last minutes before the hour; the
//! flag falls when the hand has passed XII. A star turns while the clock runs.

use std::f32::consts::TAU;
use std::time::Duration;

use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2,
};

use crate::tokens::colour::Tokens;
use crate::tokens::{self, fonts, radius, space};
use crate::widgets::clock_face::{self, ClockView, HalfLabels};
use crate::widgets::focus;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};

const HOUR: Millis = Millis::from_mins(60);
const TWELVE_HOURS: Millis = Millis::from_mins(12 * 60);
/// So long before the hour the minute hand begins to lift the flag.
const LIFT: Millis = Millis::from_mins(3);
/// The star makes a step in this time.
const BEAT: Millis = Millis(500);

/// What a dial shows, in whole milliseconds since XII, and how far the flag is lifted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DialReading {
    /// Since twelve o'clock, below twelve hours.
    pub since_twelve: Millis,
    /// From 0 (hanging) to 1000 (level, about to fall).
    pub lift_permille: u16,
}

/// What a mechanical clock shows with so much time left before a time control that lies at `at`.
#[must_use]
pub fn reading(left: Millis, at: Millis) -> DialReading {
    let shown = Millis((at - left).0.rem_euclid(TWELVE_HOURS.0));
    let to_the_hour = HOUR.0 - shown.0.rem_euclid(HOUR.0);
    let lifted = (LIFT.0 - to_the_hour).clamp(0, LIFT.0) * 1000 / LIFT.0;
    DialReading { since_twelve: shown, lift_permille: u16::try_from(lifted).unwrap_or(0) }
}

/// Draws both dials in their case, the clock of `left` at the left.
pub fn dial_ui(
    ui: &mut Ui,
    size: Vec2,
    view: &ClockView,
    left: Side,
    labels: &BySide<HalfLabels<'_>>,
) {
    let t = tokens::of(ui.ctx());
    let (rect, room) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect_filled(rect, f32::from(radius::L), t.clock.case);
    if t.edge_width > 1.0 {
        let edge = Stroke::new(t.edge_width, t.edge);
        let kind = egui::StrokeKind::Inside;
        ui.painter().rect_stroke(rect, f32::from(radius::L), edge, kind);
    }
    let inner = rect.shrink(space::S);
    let width = (inner.width() - space::S) * 0.5;
    for (side, x) in [(left, inner.left()), (left.other(), inner.right() - width)] {
        let half = Rect::from_min_size(pos2(x, inner.top()), vec2(width, inner.height()));
        let id = room.id.with(side == Side::White);
        let response = ui.interact(half, id, Sense::focusable_noninteractive());
        let name = labels.of(side).name.to_owned();
        let spoken = focus::as_it_came(ui, id, labels.of(side).spoken.to_owned());
        ui.ctx().accesskit_node_builder(response.id, |node| {
            clock_face::tell_time(node, name, spoken);
        });
        paint_dial(ui, half, view, side);
    }
    if view.running.is_some() {
        ui.ctx().request_repaint_after(Duration::from_millis(BEAT.0.unsigned_abs()));
    }
}

/// Paints one dial into a rectangle, for small faces too.
pub fn paint_dial(ui: &Ui, rect: Rect, view: &ClockView, side: Side) {
    let t = tokens::of(ui.ctx());
    let left = *view.remaining.of(side);
    let dial =
        Dial { painter: ui.painter(), centre: rect.center(), r: rect.size().min_elem() * 0.5, t };
    let reading = reading(left, *view.control_at.of(side));
    dial.face(view.running == Some(side));
    if view.known {
        dial.star(left, view.running == Some(side));
        dial.flag(reading);
        dial.hands(reading);
    }
}

struct Dial<'a> {
    painter: &'a Painter,
    centre: Pos2,
    r: f32,
    t: &'a Tokens,
}

impl Dial<'_> {
    /// A point at a part of the radius and a part of the turn from XII.
    fn at(&self, part: f32, turn: f32) -> Pos2 {
        let angle = TAU * turn;
        self.centre + vec2(angle.sin(), -angle.cos()) * (self.r * part)
    }

    fn face(&self, running: bool) {
        let c = &self.t.clock;
        self.painter.circle_filled(self.centre, self.r, c.dial);
        let rim = if running { self.t.accent } else { c.hand };
        let width = if running { self.r * 0.055 } else { self.r * 0.02 };
        self.painter.circle_stroke(self.centre, self.r - width * 0.5, Stroke::new(width, rim));
        for minute in 0..60_u8 {
            let turn = f32::from(minute) / 60.0;
            let (from, width) = if minute % 5 == 0 { (0.83, 0.028) } else { (0.87, 0.012) };
            let pen = Stroke::new(self.r * width, c.hand);
            self.painter.line_segment([self.at(from, turn), self.at(0.92, turn)], pen);
        }
        if self.r > 34.0 {
            for hour in 1..=12_u8 {
                let font = FontId::new(self.r * 0.165, fonts::semibold());
                let place = self.at(0.66, f32::from(hour) / 12.0);
                self.painter.text(place, Align2::CENTER_CENTER, hour, font, c.hand);
            }
        }
    }

    /// The flag hangs from a pivot left of XII; the minute hand lifts it until it lies level.
    fn flag(&self, reading: DialReading) {
        let pivot = self.at(0.93, -0.032);
        let lift = f32::from(reading.lift_permille) / 1000.0;
        let angle = TAU * 0.25 * (1.0 - lift);
        let along = vec2(angle.cos(), angle.sin()) * (self.r * 0.24);
        let across = vec2(-along.y, along.x) * 0.2;
        let points = vec![
            pivot + across * 0.35,
            pivot + along * 0.82 + across,
            pivot + along,
            pivot + along * 0.82 - across,
            pivot - across * 0.35,
        ];
        self.painter.add(Shape::convex_polygon(points, self.t.clock.flag, Stroke::NONE));
        self.painter.circle_filled(pivot, self.r * 0.03, self.t.clock.hand);
    }

    fn hands(&self, reading: DialReading) {
        #[expect(clippy::cast_precision_loss, reason = "twelve hours in ms are exact enough")]
        let part = |span: Millis, of: Millis| span.0 as f32 / of.0 as f32;
        let hand = self.t.clock.hand;
        let hours = part(reading.since_twelve, TWELVE_HOURS);
        let minutes = part(Millis(reading.since_twelve.0.rem_euclid(HOUR.0)), HOUR);
        self.hand(hours, 0.52, 0.085, hand);
        self.hand(minutes, 0.84, 0.055, hand);
        self.painter.circle_filled(self.centre, self.r * 0.065, hand);
        self.painter.circle_filled(self.centre, self.r * 0.022, self.t.clock.dial);
    }

    /// A pointed bar with a short tail.
    fn hand(&self, turn: f32, length: f32, width: f32, colour: Color32) {
        let ahead = self.at(1.0, turn) - self.centre;
        let aside = vec2(-ahead.y, ahead.x) * (width * 0.5);
        let point = |along: f32, across: f32| self.centre + ahead * along + aside * across;
        let points = vec![
            point(length, 0.0),
            point(length - width * 2.2, 0.75),
            point(-0.13, 0.85),
            point(-0.13, -0.85),
            point(length - width * 2.2, -0.75),
        ];
        self.painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }

    /// The star that shows from afar that the clock runs.
    fn star(&self, left: Millis, running: bool) {
        let centre = self.at(0.38, 0.5);
        let r = self.r * 0.11;
        let beat = u8::try_from(left.0.div_euclid(BEAT.0).rem_euclid(8)).unwrap_or(0);
        let turn = f32::from(beat) / 32.0;
        self.painter.circle_filled(centre, r * 1.25, self.t.clock.hand.gamma_multiply(0.14));
        if !running {
            self.painter.circle_stroke(centre, r, Stroke::new(self.r * 0.012, self.t.clock.hand));
            return;
        }
        self.painter.circle_filled(centre, r * 0.42, self.t.clock.flag);
        for ray in 0..4_u8 {
            let angle = TAU * (turn + f32::from(ray) / 4.0);
            let tip = vec2(angle.sin(), -angle.cos()) * (r * 1.1);
            let side = vec2(-tip.y, tip.x) * 0.34;
            let points = vec![centre + tip, centre + side, centre - side];
            self.painter.add(Shape::convex_polygon(points, self.t.clock.flag, Stroke::NONE));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_control_is_at_six_and_the_flag_rises_in_the_last_minutes_before_the_hour() {
        let six = Millis::from_mins(6 * 60);
        for (left_secs, hour, minute, lift) in [
            (2 * 3600, 4, 0, 0),
            (2 * 3600 + 1800, 3, 30, 0),
            (180, 5, 57, 0),
            (90, 5, 58, 500),
            (0, 6, 0, 0),
            (-60, 6, 1, 0),
            // Before every full hour, not only before the control.
            (3600 + 60, 4, 59, 666),
        ] {
            let found = reading(Millis::from_secs(left_secs), six);
            let minutes = found.since_twelve.0 / 60_000;
            assert_eq!((minutes / 60, minutes % 60), (hour, minute), "{left_secs} s left");
            assert_eq!(found.lift_permille, lift, "{left_secs} s left");
        }
    }
}
