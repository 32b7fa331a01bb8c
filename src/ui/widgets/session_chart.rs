//! The hall over the session as a small chart: games under way as a line, boards with an alarm as
//! hatched steps below it, and at the right, behind now, how many players' time runs out within the
//! next minutes. The caller gives the same facts in sentences.

use egui::{Align2, Painter, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::tokens::colour::Tokens;
use crate::tokens::{self, Text, radius, space};
use crate::widgets::elide;
use crate::widgets::sign::{self, Sign};
use jadoube_chess::moment::Moment;
use jadoube_desk::session_course::SessionPoint;

/// The chart to be shown.
#[derive(Debug, Clone, Copy)]
pub struct SessionChart<'a> {
    /// Where something changed.
    pub points: &'a [SessionPoint],
    /// The moment of this pass.
    pub now: Moment,
    /// The wall clock now.
    pub wall: &'a str,
    /// What the line and the steps mean.
    pub legend: [&'a str; 2],
    /// How many players' time runs out, with the word for the span.
    pub soon: [(usize, &'a str); 3],
    /// What stands over those columns.
    pub soon_name: &'a str,
}

/// Paints the chart into a rectangle.
pub fn paint(ui: &Ui, rect: Rect, chart: &SessionChart<'_>) {
    let t = tokens::of(ui.ctx());
    let font = Text::Caption.font(ui);
    let line = font.size * 1.4;
    let split = (rect.width() * 0.68).max(rect.width() - font.size * 24.0);
    let past = Rect::from_min_size(rect.min, vec2(split - space::L, rect.height()));
    let soon = Rect::from_min_max(pos2(rect.left() + split, rect.top()), rect.max);
    let scale = font.size * 1.8;
    let plot =
        Rect::from_min_max(past.min + vec2(scale, line + space::XS), past.max - vec2(0.0, line));
    past_ui(ui, t, plot, chart);
    legend(ui, t, past, chart, line);
    soon_ui(ui, t, soon, chart, line);
}

fn most(chart: &SessionChart<'_>) -> usize {
    chart.points.iter().map(|point| point.playing.max(point.alarms)).max().unwrap_or(0).max(1)
}

fn past_ui(ui: &Ui, t: &Tokens, plot: Rect, chart: &SessionChart<'_>) {
    let (painter, font) = (ui.painter(), Text::Caption.font(ui));
    let (Some(first), most) = (chart.points.first(), most(chart)) else { return };
    let span = chart.now.since(first.at).0.max(1) as f32;
    let x = |at: Moment| {
        plot.left() + plot.width() * (at.since(first.at).0 as f32 / span).clamp(0.0, 1.0)
    };
    let y = |count: usize| plot.bottom() - plot.height() * count as f32 / most as f32;
    for (at, text) in [(plot.top(), most.to_string()), (plot.bottom(), "0".to_owned())] {
        painter.hline(plot.x_range(), at, Stroke::new(1.0, t.line));
        let place = pos2(plot.left() - space::XS, at);
        painter.text(place, Align2::RIGHT_CENTER, text, font.clone(), t.ink_soft);
    }
    let mut way = Vec::new();
    for (nth, point) in chart.points.iter().enumerate() {
        let until = chart.points.get(nth + 1).map_or(chart.now, |next| next.at);
        let (from, to) = (x(point.at), x(until).max(x(point.at) + 1.0));
        way.extend([pos2(from, y(point.playing)), pos2(to, y(point.playing))]);
        if point.alarms > 0 {
            let min = pos2(from, y(point.alarms));
            hatched(painter, t, Rect::from_min_max(min, pos2(to, plot.bottom())));
        }
    }
    painter.add(Shape::line(way, Stroke::new(2.0, t.accent)));
    painter.vline(plot.right(), plot.y_range(), Stroke::new(1.0, t.edge));
    let below = plot.bottom() + space::XS;
    let left = (pos2(plot.left(), below), Align2::LEFT_TOP);
    let right = (pos2(plot.right(), below), Align2::RIGHT_TOP);
    for ((at, anchor), text) in [(left, first.wall.as_str()), (right, chart.wall)] {
        painter.text(at, anchor, text, font.clone(), t.ink_soft);
    }
}

fn hatched(painter: &Painter, t: &Tokens, rect: Rect) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    painter.rect_filled(rect, 0.0, t.bad.soft);
    let mut x = rect.left() - rect.height();
    while x < rect.right() {
        let ends = [pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())];
        painter.line_segment(ends, Stroke::new(1.0, t.bad.ink.gamma_multiply(0.7)));
        x += 5.0;
    }
    painter.hline(rect.x_range(), rect.top(), Stroke::new(2.0, t.bad.ink));
}

/// What line and steps mean, above them.
fn legend(ui: &Ui, t: &Tokens, past: Rect, chart: &SessionChart<'_>, line: f32) {
    let (painter, font) = (ui.painter(), Text::Caption.font(ui));
    let y = past.top() + line * 0.5;
    let mut x = past.left();
    for (nth, word) in chart.legend.into_iter().enumerate() {
        let sample = Rect::from_center_size(pos2(x + line * 0.7, y), vec2(line * 1.2, line * 0.6));
        if nth == 0 {
            painter.hline(sample.x_range(), y, Stroke::new(2.0, t.accent));
        } else {
            hatched(painter, t, sample);
        }
        let left = pos2(x + line * 1.6, y);
        let room = (past.right() - left.x).max(1.0);
        let galley = elide::elide(painter, word, font.clone(), t.ink_soft, room);
        let corner = Align2::LEFT_CENTER.anchor_size(left, galley.size()).min;
        x = left.x + galley.size().x + space::L;
        painter.galley(corner, galley, t.ink_soft);
    }
}

/// A column for each span to come: how many, as high as there are.
fn soon_ui(ui: &Ui, t: &Tokens, rect: Rect, chart: &SessionChart<'_>, line: f32) {
    let (painter, font) = (ui.painter(), Text::Caption.font(ui));
    let head = (pos2(rect.left(), rect.top() + line * 0.5), Align2::LEFT_CENTER);
    elide::paint(painter, head, chart.soon_name, font.clone(), t.ink_soft, rect.width());
    let plot =
        Rect::from_min_max(rect.min + vec2(0.0, line + space::XS), rect.max - vec2(0.0, line));
    painter.hline(plot.x_range(), plot.bottom(), Stroke::new(1.0, t.line));
    let most = chart.soon.iter().map(|(count, _)| *count).max().unwrap_or(0).max(1) as f32;
    let step = plot.width() / 3.0;
    for (nth, (count, word)) in chart.soon.into_iter().enumerate() {
        let middle = plot.left() + step * (nth as f32 + 0.5);
        let number = Text::Strong.font(ui);
        let room = plot.height() - number.size * 1.3;
        let size = vec2((step * 0.5).min(46.0), room * count as f32 / most);
        let column = Align2::CENTER_BOTTOM.anchor_size(pos2(middle, plot.bottom()), size);
        if count > 0 {
            painter.rect_filled(column, f32::from(radius::S) * 0.5, t.warn.soft);
            let edge = Stroke::new(1.5, t.warn.ink);
            painter.rect_stroke(column, f32::from(radius::S) * 0.5, edge, StrokeKind::Inside);
        }
        let top = pos2(middle, column.top() - 1.0);
        let ink = if count > 0 { t.ink } else { t.ink_soft };
        let told = painter.text(top, Align2::CENTER_BOTTOM, count.to_string(), number.clone(), ink);
        if count > 0 {
            let side = number.size * 0.85;
            let at = pos2(told.left() - side * 0.8, told.center().y);
            let square = Rect::from_center_size(at, Vec2::splat(side));
            sign::paint(painter, square, Sign::LowTime, t.warn.ink, t.surface);
        }
        let below = pos2(middle, plot.bottom() + space::XS);
        painter.text(below, Align2::CENTER_TOP, word, font.clone(), t.ink_soft);
    }
}
