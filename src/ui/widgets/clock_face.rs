//! The digital face of the dual clock: large figures that do not dance, who runs, little time and
//! the fallen flag by shape, word and colour. The numbers come in; nothing ticks here.

use std::time::Duration;

use egui::accesskit::{Node, Role};
use egui::{Align2, FontId, Id, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::tokens::{self, Text, fonts, radius, space};
use crate::widgets::sign::{self, Sign};
use crate::widgets::{elide, focus};
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};

/// What the clock shows at this moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockView {
    /// The time left to each.
    pub remaining: BySide<Millis>,
    /// Whether that is known; else it is not shown.
    pub known: bool,
    /// Whose clock runs.
    pub running: Option<Side>,
    /// Whose flag has fallen.
    pub flag: BySide<bool>,
    /// Who has little time left.
    pub low: BySide<bool>,
    /// Whether tenths are shown at the end.
    pub tenths: Tenths,
    /// Where the time control lies on the mechanical dial, since XII: the first at six o'clock.
    pub control_at: BySide<Millis>,
}

/// When tenths of a second are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tenths {
    /// Never: the clock on the table shows seconds only.
    Never,
    /// Below twenty seconds.
    BelowTwentySeconds,
}

/// The words of one half of the clock.
#[derive(Debug, Clone, Copy)]
pub struct HalfLabels<'a> {
    /// Whose it is: “White” or the player's name.
    pub owner: &'a str,
    /// Below the figures: “move 23 · second period”.
    pub caption: &'a str,
    /// The word for a fallen flag.
    pub flag: &'a str,
    /// The word for little time.
    pub low: &'a str,
    /// The name for screen readers: “White's clock”.
    pub name: &'a str,
    /// The time in words, with what is to be known: “1 hour 29 minutes, running”.
    pub spoken: &'a str,
}

/// Below this, tenths are shown where they may be.
const TENTHS_BELOW: Millis = Millis(20_000);

/// The figures for a span: `1:29:05`; `19.4` where tenths are shown. They are rounded up, so that
/// zero means that nothing is left.
#[must_use]
pub fn figures(left: Millis, tenths: Tenths) -> String {
    let left = left.max(Millis::ZERO);
    if tenths == Tenths::BelowTwentySeconds && left > Millis::ZERO && left < TENTHS_BELOW {
        let tenths = left.0.saturating_add(99) / 100;
        return format!("{}.{}", tenths / 10, tenths % 10);
    }
    left.to_string()
}

impl ClockView {
    /// The figures of a side, as the clock shows them; dashes where its time is not known.
    #[must_use]
    pub fn figures(&self, side: Side) -> String {
        match self.known {
            true => figures(*self.remaining.of(side), self.tenths),
            false => "–:––:––".to_owned(),
        }
    }
}

/// How wide the figures are, in their own height; never less than the usual `1:29:05`, so that
/// the last seconds are not larger than the minutes before.
fn ems(text: &str) -> f32 {
    let width: f32 = text.chars().map(|c| if c.is_ascii_digit() { 0.65 } else { 0.33 }).sum();
    width.max(3.95)
}

/// How much larger the type of the figures is than the room above and below them: they have no descenders.
const HIGHER: f32 = 1.12;

/// Between the parts of a caption.
const CAPTION_PART: &str = " · ";

/// The room at both sides of what stands in a half.
const SIDES: f32 = 2.0 * (space::M + 2.0);

/// Whether a caption of several parts is longer than a half of this width.
fn caption_is_long(ui: &Ui, width: f32, labels: &HalfLabels<'_>, small: &FontId) -> bool {
    let ink = tokens::of(ui.ctx()).ink;
    let all = ui.painter().layout_no_wrap(labels.caption.to_owned(), small.clone(), ink);
    labels.caption.contains(CAPTION_PART) && all.size().x > width - SIDES - space::S
}

/// By how much both halves in this width must be higher for what stands below their figures.
#[must_use]
pub fn caption_height(ui: &Ui, width: f32, labels: &BySide<HalfLabels<'_>>) -> f32 {
    let (small, half) = (Text::Caption.font(ui), (width - space::S) * 0.5);
    let long = Side::BOTH.iter().any(|side| caption_is_long(ui, half, labels.of(*side), &small));
    if long { small.size * 1.4 } else { 0.0 }
}

/// When the figures change next, while the clock runs.
#[must_use]
pub fn next_change(left: Millis, tenths: Tenths) -> Duration {
    let step =
        if tenths == Tenths::BelowTwentySeconds && left <= TENTHS_BELOW { 100 } else { 1000 };
    let rest = left.0.rem_euclid(step);
    Duration::from_millis(u64::try_from(if rest == 0 { step } else { rest }).unwrap_or(100))
}

/// Draws both halves side by side, White's at the side of `left`.
pub fn clock_ui(
    ui: &mut Ui,
    size: Vec2,
    view: &ClockView,
    left: Side,
    labels: &BySide<HalfLabels<'_>>,
) {
    let (rect, room) = ui.allocate_exact_size(size, Sense::hover());
    let width = (rect.width() - space::S) * 0.5;
    for (side, x) in [(left, rect.left()), (left.other(), rect.right() - width)] {
        let half = Rect::from_min_size(pos2(x, rect.top()), vec2(width, rect.height()));
        half_ui(ui, half, room.id.with(side == Side::White), view, side, labels.of(side));
    }
    wake_for(ui, view);
}

/// Draws one half into a rectangle, for layouts that put a clock beside each player.
pub fn half_ui(ui: &Ui, rect: Rect, id: Id, view: &ClockView, side: Side, labels: &HalfLabels<'_>) {
    let fonts = Fonts { small: Text::Caption.font(ui), head: Text::Strong.font(ui) };
    half_in(ui, rect, id, &Half { view, side, labels, rect, fonts });
}

/// The same with words that grow with the figures, to be read from afar.
pub fn large_half_ui(
    ui: &Ui,
    rect: Rect,
    id: Id,
    view: &ClockView,
    side: Side,
    labels: &HalfLabels<'_>,
) {
    let of = |text: Text, part: f32| FontId::new(rect.height() * part, text.family());
    let fonts = Fonts { small: of(Text::Caption, 0.11), head: of(Text::Strong, 0.14) };
    half_in(ui, rect, id, &Half { view, side, labels, rect, fonts });
}

fn half_in(ui: &Ui, rect: Rect, id: Id, half: &Half<'_>) {
    let labels = half.labels;
    let response = ui.interact(rect, id, Sense::focusable_noninteractive());
    let name = labels.name.to_owned();
    let spoken = focus::as_it_came(ui, response.id, labels.spoken.to_owned());
    ui.ctx().accesskit_node_builder(response.id, |node| {
        tell_time(node, name, spoken);
    });
    half.paint(ui);
}

/// One side's clock as a screen reader meets it: a name that stays, and the time as it is now.
pub fn tell_time(node: &mut Node, name: String, spoken: String) {
    node.set_role(Role::Timer);
    node.set_label(name);
    if cfg!(target_os = "linux") {
        // AT-SPI has no values that are text.
        node.set_description(spoken.clone());
    }
    node.set_value(spoken);
}

/// Asks for the next pass when the figures change.
pub fn wake_for(ui: &Ui, view: &ClockView) {
    if let Some(side) = view.running {
        let left = *view.remaining.of(side);
        if left > Millis::ZERO {
            ui.ctx().request_repaint_after(next_change(left, view.tenths));
        }
    }
}

struct Half<'a> {
    view: &'a ClockView,
    side: Side,
    labels: &'a HalfLabels<'a>,
    rect: Rect,
    fonts: Fonts,
}

/// The type of the words round the figures.
#[derive(Clone)]
struct Fonts {
    small: FontId,
    head: FontId,
}

/// What stands below the figures.
struct Foot<'a> {
    /// The lines of the caption, the lowest first: what does not fit one line stands in two.
    lines: Vec<&'a str>,
    tag: TagPlace,
}

/// Where the tag stands, which says that a flag has fallen or that there is little time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum TagPlace {
    /// Beside the lowest line of the caption.
    Beside,
    /// Below all of it.
    Below,
    /// Beside it, as a sign: its word finds no room without the figures becoming small.
    BesideAsSign,
}

impl Foot<'_> {
    /// How high it is.
    fn height(&self, small: &FontId) -> f32 {
        let lines = if self.lines.len() > 1 { 2.8 } else { 1.4 };
        small.size * lines + self.raised(small)
    }

    /// By how much the lowest line stands above the edge.
    fn raised(&self, small: &FontId) -> f32 {
        if self.tag == TagPlace::Below { small.size * 1.4 + TAG_EDGES } else { 0.0 }
    }
}

/// What a tag adds to its word: its sign and edges at the sides, its edges above and below.
const TAG_SIDES: f32 = 18.0;
const TAG_EDGES: f32 = 6.0;

impl<'a> Half<'a> {
    /// The caption of a half, and where a tag with this word stands; `room` is for both and the figures.
    fn foot(&self, ui: &Ui, room: Vec2, word: Option<&str>) -> Foot<'a> {
        let (small, caption) = (&self.fonts.small, self.labels.caption);
        let long = caption_is_long(ui, self.rect.width(), self.labels, small);
        let lines: Vec<&str> = match long && self.rect.height() >= small.size * 7.5 {
            true => caption.rsplitn(2, CAPTION_PART).collect(),
            false => vec![caption],
        };
        let beside = Foot { lines, tag: TagPlace::Beside };
        let Some(word) = word else { return beside };
        let ink = tokens::of(ui.ctx()).ink;
        let tag = ui.painter().layout_no_wrap(word.to_owned(), small.clone(), ink).size().x;
        let free = room.x - tag - small.size - TAG_SIDES - space::S;
        let lowest = beside.lines.first().copied().unwrap_or_default();
        if elide::can_be_fitted(ui.painter(), lowest, small, free) {
            return beside;
        }
        let below = Foot { tag: TagPlace::Below, ..beside };
        let wanted = room.x / ems(&self.view.figures(self.side));
        if (room.y - below.height(small)) * HIGHER >= wanted * 0.8 {
            return below;
        }
        Foot { tag: TagPlace::BesideAsSign, ..below }
    }

    fn paint(&self, ui: &Ui) {
        let t = tokens::of(ui.ctx());
        let running = self.view.running == Some(self.side);
        let (ground, ink) =
            if running { (t.clock.run, t.clock.run_ink) } else { (t.clock.rest, t.clock.rest_ink) };
        let (fallen, low) = (*self.view.flag.of(self.side), *self.view.low.of(self.side));
        let edge = match (running, fallen) {
            (_, true) => Stroke::new(4.0, t.bad.ink),
            (true, false) => Stroke::new(3.0, t.accent),
            (false, false) => Stroke::new(t.edge_width, t.edge),
        };
        let painter = ui.painter().with_clip_rect(self.rect.intersect(ui.clip_rect()));
        painter.rect(self.rect, f32::from(radius::L), ground, edge, StrokeKind::Inside);
        let Fonts { small, head } = self.fonts.clone();
        let inner = self.rect.shrink2(vec2(space::M + 2.0, space::S + 2.0));
        let line = head.size * 1.4;
        let mark = Rect::from_min_size(
            inner.right_top() - vec2(head.size * 1.15, -1.0),
            Vec2::splat(head.size * 1.15),
        );
        let state = if running { Sign::Running } else { Sign::Stopped };
        sign::paint(&painter, mark, state, ink, ground);
        let mut top_right = mark.left() - space::S;
        let roomy = self.rect.height() >= small.size * 6.5;
        let tag = if fallen {
            Some((Sign::Flag, self.labels.flag, t.bad))
        } else if low {
            Some((Sign::LowTime, self.labels.low, t.warn))
        } else {
            None
        };
        let room = inner.size() - vec2(0.0, line);
        let foot = roomy.then(|| self.foot(ui, room, tag.map(|(_, word, _)| word)));
        let below = foot.as_ref().map_or(0.0, |foot| foot.height(&small));
        let middle = Rect::from_min_max(inner.min + vec2(0.0, line), inner.max - vec2(0.0, below));
        self.figures(ui, middle, ink);
        if let Some(foot) = foot {
            let right = tag.map_or(inner.right(), |(what, word, state)| {
                let word = if foot.tag == TagPlace::BesideAsSign { "" } else { word };
                self.tag(ui, inner, what, word, state)
            });
            let beside = right - space::S - inner.left();
            let mut room = if foot.tag == TagPlace::Below { inner.width() } else { beside };
            let mut at = inner.left_bottom() - vec2(0.0, foot.raised(&small));
            for part in foot.lines {
                let galley = elide::fitted(&painter, part, small.clone(), ink, room);
                let corner = Align2::LEFT_BOTTOM.anchor_size(at, galley.size()).min;
                painter.galley(corner, galley, ink);
                at.y -= small.size * 1.4;
                room = inner.width();
            }
        } else if let Some((what, _, state)) = tag {
            let at = Rect::from_center_size(
                pos2(top_right - mark.width() * 0.5, mark.center().y),
                mark.size(),
            );
            painter.rect_filled(at.expand(3.0), f32::from(radius::S), state.fill);
            sign::paint(&painter, at, what, state.on_fill, state.fill);
            top_right = at.left() - space::S;
        }
        let place = (inner.min, Align2::LEFT_TOP);
        elide::paint(&painter, place, self.labels.owner, head, ink, top_right - inner.left());
    }

    /// The figures as large as the space allows; hours do not make the others smaller.
    fn figures(&self, ui: &Ui, rect: Rect, ink: egui::Color32) {
        let text = self.view.figures(self.side);
        let size = (rect.width() / ems(&text)).min(rect.height() * HIGHER).max(12.0);
        let font = FontId::new(size, fonts::digits());
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, font, ink);
    }

    /// A sign and a word on a solid ground at the lower right; returns its left edge.
    fn tag(
        &self,
        ui: &Ui,
        inner: Rect,
        what: Sign,
        word: &str,
        state: tokens::colour::State,
    ) -> f32 {
        let font = self.fonts.small.clone();
        let side = font.size;
        let galley = ui.painter().layout_no_wrap(word.to_owned(), font, state.on_fill);
        let size = galley.size() + vec2(side + TAG_SIDES, TAG_EDGES);
        let rect = Rect::from_min_size(inner.max - size + vec2(4.0, 2.0), size);
        ui.painter().rect_filled(rect, f32::from(radius::S), state.fill);
        let centre = pos2(rect.left() + 7.0 + side * 0.5, rect.center().y);
        let square = Rect::from_center_size(centre, Vec2::splat(side));
        sign::paint(ui.painter(), square, what, state.on_fill, state.fill);
        let at = pos2(rect.left() + 12.0 + side, rect.center().y - galley.size().y * 0.5);
        ui.painter().galley(at, galley, state.on_fill);
        rect.left()
    }
}

/// One half in one line, for a tile of the hall: sign, figures, flag or hourglass. The tile speaks
/// for it.
pub fn paint_line(ui: &Ui, rect: Rect, view: &ClockView, side: Side) {
    let t = tokens::of(ui.ctx());
    let running = view.running == Some(side);
    let (ground, ink) =
        if running { (t.clock.run, t.clock.run_ink) } else { (t.clock.rest, t.clock.rest_ink) };
    let painter = ui.painter();
    painter.rect_filled(rect, f32::from(radius::S), ground);
    if t.edge_width > 1.0 {
        let edge = Stroke::new(1.0, t.edge);
        painter.rect_stroke(rect, f32::from(radius::S), edge, StrokeKind::Inside);
    }
    let side_of_sign = rect.height() * 0.46;
    let at = |x: f32| Rect::from_center_size(pos2(x, rect.center().y), Vec2::splat(side_of_sign));
    // One place for a sign: the gravest one. Which clock runs is also told by the ground.
    let mark = at(rect.left() + side_of_sign);
    let state = if *view.flag.of(side) {
        Some((Sign::Flag, t.bad))
    } else {
        view.low.of(side).then_some((Sign::LowTime, t.warn))
    };
    if let Some((what, state)) = state {
        painter.rect_filled(mark.expand(3.0), f32::from(radius::S), state.fill);
        sign::paint(painter, mark, what, state.on_fill, state.fill);
    } else if running {
        sign::paint(painter, mark, Sign::Running, ink, ground);
    }
    let free = rect.with_min_x(rect.left() + side_of_sign * 1.7).with_max_x(rect.right() - 2.0);
    let text = view.figures(side);
    let font = FontId::new((rect.height() * 0.78).min(free.width() / ems(&text)), fonts::digits());
    painter.text(free.center(), Align2::CENTER_CENTER, text, font, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_round_up_and_show_tenths_only_at_the_end_and_only_when_asked() {
        use Tenths::{BelowTwentySeconds, Never};
        for (ms, tenths, shown) in [
            (5_345_000, Never, "1:29:05"),
            (19_999, Never, "0:00:20"),
            (20_000, BelowTwentySeconds, "0:00:20"),
            (19_999, BelowTwentySeconds, "20.0"),
            (19_400, BelowTwentySeconds, "19.4"),
            (1, BelowTwentySeconds, "0.1"),
            (0, BelowTwentySeconds, "0:00:00"),
            (-5_000, Never, "0:00:00"),
        ] {
            assert_eq!(figures(Millis(ms), tenths), shown, "{ms} ms, {tenths:?}");
        }
    }

    #[test]
    fn the_window_wakes_exactly_when_the_figures_change() {
        for (ms, tenths, wait) in [
            (5_345_001, Tenths::Never, 1),
            (5_345_000, Tenths::Never, 1000),
            (15_350, Tenths::BelowTwentySeconds, 50),
            (15_350, Tenths::Never, 350),
        ] {
            assert_eq!(next_change(Millis(ms), tenths).as_millis(), wait, "{ms} ms, {tenths:?}");
        }
    }
}
