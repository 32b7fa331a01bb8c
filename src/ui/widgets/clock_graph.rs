//! Both clocks over the moves as a small graph: White's a line, Black's dashes; below them what each
//! move took, White's bars hollow and Black's solid; signs where a clock was corrected, a flag fell or
//! nobody saw the board. One tab stop, and for a screen reader a list: a sentence for every move. The
//! arrow keys walk as in the score.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    pos2, vec2,
};

use crate::tokens::colour::Tokens;
use crate::tokens::{self, Text, space};
use crate::widgets::elide;
use crate::widgets::focus::{self, Group};
use crate::widgets::sign::{self, Sign};
use crate::widgets::tile::TabStop;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_desk::clock_course::{ClockCourse, ClockEvent};
use jadoube_i18n::time;

/// The graph to be shown.
#[derive(Debug, Clone, Copy)]
pub struct ClockGraph<'a> {
    /// The name of the list.
    pub name: &'a str,
    /// All that is worth a sentence, without the single moves.
    pub summary: &'a str,
    /// What stands below it while no move is pointed at: what the lines mean.
    pub legend: [&'a str; 2],
    /// And what the bars mean.
    pub bars: &'a str,
    /// How the clocks went.
    pub course: &'a ClockCourse,
    /// A sentence for every half-move, as it is written below the graph.
    pub written: &'a [String],
    /// The same as it is heard.
    pub spoken: &'a [String],
    /// The half-move whose position is shown, from 0.
    pub shown: Option<usize>,
    /// The half-move under the pointer, here or in the score.
    pub pointed: Option<usize>,
    /// The height of the lines and bars, points.
    pub height: f32,
}

/// What was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct GraphResponse {
    /// The half-move that the person wants to see.
    pub wanted: Option<usize>,
    /// The half-move under the pointer.
    pub pointed: Option<usize>,
}

/// Draws the graph.
pub fn clock_graph_ui(ui: &mut Ui, graph: &ClockGraph<'_>) -> GraphResponse {
    let list = ui.scope_id().with("clock graph");
    let caption = Text::Caption.font(ui).size;
    let size = vec2(ui.available_width(), graph.height + caption * 2.9);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let builder = UiBuilder::new()
        .scope_id(list)
        .max_rect(rect)
        .accessibility_role(Role::ListBox)
        .accessibility_label(graph.name);
    let response = ui.scope_builder(builder, |ui| {
        let plot = Plot::within(ui, graph, rect);
        let response = plies_ui(ui, graph, &plot, list);
        if ui.is_rect_visible(rect) {
            plot.paint(ui, graph);
            foot(ui, graph, rect);
        }
        response
    });
    let summary = graph.summary.to_owned();
    ui.ctx().accesskit_node_builder(list, |node| node.set_description(summary));
    response.inner
}

/// The columns of the half-moves, for pointer, keyboard and reader.
fn plies_ui(ui: &Ui, graph: &ClockGraph<'_>, plot: &Plot, list: egui::Id) -> GraphResponse {
    let count = graph.course.plies.len();
    let cursor = graph.shown.unwrap_or(0).min(count.saturating_sub(1));
    let group = Group { count, columns: 2, id: &|ply| list.with(ply) };
    let moved = group.roam(ui, cursor);
    let mut response = GraphResponse { wanted: (moved != cursor).then_some(moved), pointed: None };
    for (ply, spoken) in graph.spoken.iter().enumerate().take(count) {
        let (id, column) = (list.with(ply), plot.column(ply));
        let told = ui.interact(column, id, TabStop::at(ply, moved).sense());
        focus::follow(&told);
        let (label, shown) = (spoken.clone(), graph.shown == Some(ply));
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(Role::ListBoxOption);
            focus::name_clickable(node, column, label);
            node.set_selected(shown);
        });
        if told.clicked() {
            ui.memory_mut(|memory| memory.request_focus(id));
            response.wanted = Some(ply);
        }
        if told.hovered() {
            response.pointed = Some(ply);
        }
    }
    response
}

/// Below the graph: the move that is pointed at or shown, else what the lines mean.
fn foot(ui: &Ui, graph: &ClockGraph<'_>, rect: Rect) {
    let t = tokens::of(ui.ctx());
    let font = Text::Caption.font(ui);
    let line = font.size * 1.4;
    let y = rect.bottom() - line * 1.5;
    bars_legend(ui, graph.bars, pos2(rect.left(), rect.bottom() - line * 0.5), rect.width());
    let at = graph.pointed.or(graph.shown).and_then(|ply| graph.written.get(ply));
    if let Some(written) = at {
        let place = (pos2(rect.left(), y), Align2::LEFT_CENTER);
        elide::paint(ui.painter(), place, written, font, t.ink, rect.width());
        return;
    }
    let mut x = rect.left();
    for (side, word) in Side::BOTH.into_iter().zip(graph.legend) {
        let ends = [pos2(x, y), pos2(x + line * 1.4, y)];
        stroke_of(ui.painter(), t, side, &ends);
        let place = (pos2(x + line * 1.7, y), Align2::LEFT_CENTER);
        let room = (rect.right() - place.0.x).max(1.0);
        elide::paint(ui.painter(), place, word, font.clone(), t.ink_soft, room);
        let galley = elide::elide(ui.painter(), word, font.clone(), t.ink_soft, room);
        x = place.0.x + galley.size().x + space::L;
    }
}

/// What the bars mean: a hollow one and a solid one, as they stand in the graph.
fn bars_legend(ui: &Ui, word: &str, at: Pos2, width: f32) {
    let (t, font) = (tokens::of(ui.ctx()), Text::Caption.font(ui));
    let size = vec2(font.size * 0.45, font.size * 0.9);
    let bar = |nth: f32| {
        let middle = at + vec2(font.size * (0.4 + 0.7 * nth), 0.0);
        Rect::from_center_size(middle, size)
    };
    let ink = t.edge.gamma_multiply(0.75);
    ui.painter().rect_stroke(bar(0.0), 0.0, Stroke::new(1.0, ink), StrokeKind::Inside);
    ui.painter().rect_filled(bar(1.0), 0.0, ink);
    let before = font.size * 2.4;
    let place = (at + vec2(before, 0.0), Align2::LEFT_CENTER);
    let galley = elide::fitted(ui.painter(), word, font, t.ink_soft, width - before);
    ui.painter().galley(place.1.anchor_size(place.0, galley.size()).min, galley, t.ink_soft);
}

/// Draws a way as that of a side: a line, or dashes.
fn stroke_of(painter: &Painter, t: &Tokens, side: Side, way: &[Pos2]) {
    match side {
        Side::White => {
            painter.add(Shape::line(way.to_vec(), Stroke::new(1.8, t.ink)));
        }
        Side::Black => {
            painter.extend(Shape::dashed_line(way, Stroke::new(1.8, t.accent), 5.0, 3.0));
        }
    }
}

/// Where the lines and bars lie.
struct Plot {
    area: Rect,
    count: usize,
    most: Millis,
    longest: Millis,
}

/// The share of the height that the bars have.
const BARS: f32 = 0.38;

impl Plot {
    fn within(ui: &Ui, graph: &ClockGraph<'_>, rect: Rect) -> Self {
        let (most, longest) = graph.course.greatest();
        let font = Text::Caption.font(ui);
        let label = time::shown(most);
        let width = ui.painter().layout_no_wrap(label, font.clone(), Color32::BLACK).size().x;
        let min = pos2(rect.left() + width + space::XS, rect.top() + font.size * 0.5);
        let max = pos2(rect.right() - 2.0, rect.top() + graph.height - 2.0);
        let count = graph.course.plies.len().max(1);
        Self { area: Rect::from_min_max(min, max), count, most, longest }
    }

    fn step(&self) -> f32 {
        self.area.width() / self.count as f32
    }

    fn column(&self, ply: usize) -> Rect {
        let left = self.area.left() + self.step() * ply as f32;
        let min = pos2(left, self.area.top());
        Rect::from_min_size(min, vec2(self.step(), self.area.height()))
    }

    fn height_of(&self, time: Millis, most: Millis, room: f32) -> f32 {
        let share = time.max(Millis::ZERO).0 as f32 / most.0.max(1) as f32;
        room * share.clamp(0.0, 1.0)
    }

    fn at(&self, ply: usize, left: Millis) -> Pos2 {
        let room = self.area.height();
        let y = self.area.bottom() - self.height_of(left, self.most, room);
        pos2(self.column(ply).center().x, y)
    }

    fn paint(&self, ui: &Ui, graph: &ClockGraph<'_>) {
        let t = tokens::of(ui.ctx());
        let painter = ui.painter();
        let font = Text::Caption.font(ui);
        let (top, bottom) = (self.area.top(), self.area.bottom());
        for (y, text) in [(top, time::shown(self.most)), (bottom, "0".to_owned())] {
            let at = pos2(self.area.left() - space::XS, y);
            let anchor = if y < bottom { Align2::RIGHT_CENTER } else { Align2::RIGHT_BOTTOM };
            painter.text(at, anchor, text, font.clone(), t.ink_soft);
            let line = Stroke::new(1.0, t.line);
            painter.hline(self.area.x_range(), y, line);
        }
        self.unseen(painter, t, graph);
        for (ply, ink) in [(graph.shown, t.accent_soft), (graph.pointed, t.raised_hover)] {
            if let Some(ply) = ply.filter(|ply| *ply < self.count) {
                let column = self.column(ply);
                let width = column.width().max(3.0);
                let rect = Rect::from_center_size(column.center(), vec2(width, column.height()));
                painter.rect_filled(rect, 0.0, ink);
                painter.vline(column.center().x, rect.y_range(), Stroke::new(1.0, t.edge));
            }
        }
        self.bars(painter, t, graph);
        for side in Side::BOTH {
            self.line(painter, t, graph, side);
        }
        self.signs(painter, t, graph, font.size);
    }

    /// What each move took.
    fn bars(&self, painter: &Painter, t: &Tokens, graph: &ClockGraph<'_>) {
        for (index, ply) in graph.course.plies.iter().enumerate() {
            let Some(spent) = ply.spent else { continue };
            let height = self.height_of(spent, self.longest, self.area.height() * BARS);
            let column = self.column(index);
            let width = (column.width() * 0.7).clamp(1.0, 9.0);
            let bottom = pos2(column.center().x, self.area.bottom());
            let size = vec2(width, height.max(1.0));
            let rect = Align2::CENTER_BOTTOM.anchor_size(bottom, size);
            let ink = t.edge.gamma_multiply(0.75);
            match ply.mover {
                Side::White if width > 3.0 => {
                    painter.rect_stroke(rect, 0.0, Stroke::new(1.0, ink), StrokeKind::Inside);
                }
                Side::White => {
                    painter.rect_filled(rect, 0.0, ink.gamma_multiply(0.5));
                }
                Side::Black => {
                    painter.rect_filled(rect, 0.0, ink);
                }
            }
        }
    }

    /// What a side had left; broken where it is not known.
    fn line(&self, painter: &Painter, t: &Tokens, graph: &ClockGraph<'_>, side: Side) {
        let plies = &graph.course.plies;
        for known in plies.split(|ply| ply.left.is_none()).filter(|known| !known.is_empty()) {
            let first = known.as_ptr_range().start;
            let from = plies.iter().position(|ply| std::ptr::eq(ply, first)).unwrap_or(0);
            let points = known
                .iter()
                .enumerate()
                .filter_map(|(nth, ply)| Some(self.at(from + nth, *ply.left?.of(side))));
            let points: Vec<Pos2> = points.collect();
            match points[..] {
                [only] => {
                    painter.circle_filled(
                        only,
                        2.0,
                        if side == Side::White { t.ink } else { t.accent },
                    );
                }
                _ => stroke_of(painter, t, side, &points),
            }
        }
    }

    /// Hatching where the board was not seen.
    fn unseen(&self, painter: &Painter, t: &Tokens, graph: &ClockGraph<'_>) {
        for moves in graph.course.marks.iter().filter_map(ClockCourse::away) {
            let left = self.column(moves.start() - 1).left();
            let right = self.column(moves.end() - 1).right();
            let band = Rect::from_x_y_ranges(left..=right.max(left + 4.0), self.area.y_range());
            let painter = painter.with_clip_rect(band.intersect(painter.clip_rect()));
            painter.rect_filled(band, 0.0, t.warn.soft);
            let mut x = band.left() - band.height();
            while x < band.right() {
                let ends = [pos2(x, band.bottom()), pos2(x + band.height(), band.top())];
                painter.line_segment(ends, Stroke::new(1.0, t.warn.ink.gamma_multiply(0.6)));
                x += 6.0;
            }
        }
    }

    fn signs(&self, painter: &Painter, t: &Tokens, graph: &ClockGraph<'_>, size: f32) {
        for mark in &graph.course.marks {
            let (what, ink) = match mark.what {
                ClockEvent::Corrected(..) => (Sign::Triangle, t.info.ink),
                ClockEvent::Undone => (Sign::Cross, t.ink_soft),
                ClockEvent::Flag(_) => (Sign::Flag, t.bad.ink),
                ClockEvent::Unseen(_) => (Sign::LowTime, t.warn.ink),
                ClockEvent::LineAway(_) | ClockEvent::LineLost(_) => (Sign::Unlinked, t.warn.ink),
            };
            let x = self.area.left() + self.step() * mark.after as f32;
            painter.vline(x, self.area.y_range(), Stroke::new(1.0, ink));
            let side = size * 0.95;
            let x = x.clamp(self.area.left() + side * 0.5, self.area.right() - side * 0.5);
            let at = pos2(x, self.area.top() + side * 0.6);
            let square = Rect::from_center_size(at, Vec2::splat(side));
            painter.rect_filled(square.expand(1.0), 2.0, t.surface);
            sign::paint(painter, square, what, ink, t.surface);
        }
    }
}
