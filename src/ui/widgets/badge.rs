//! A badge: a sign and a word on a quiet ground. State is told three times: shape, word, colour.

use egui::{Response, Sense, Ui, Vec2, vec2};

use crate::ui::tokens::colour::{State, Tokens};
use crate::ui::tokens::{self, Text, radius, space};
use crate::ui::widgets::sign::{self, Sign};

/// How something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Neither well nor ill.
    Neutral,
    /// Well.
    Good,
    /// Worth knowing.
    Info,
    /// Needs an eye.
    Warn,
    /// Needs the arbiter now.
    Bad,
}

impl Tone {
    /// The sign that goes with it where nothing more fitting is at hand.
    #[must_use]
    pub const fn sign(self) -> Sign {
        match self {
            Self::Neutral => Sign::Dot,
            Self::Good => Sign::Tick,
            Self::Info => Sign::Note,
            Self::Warn => Sign::Triangle,
            Self::Bad => Sign::Octagon,
        }
    }

    /// Its colours in a theme.
    #[must_use]
    pub const fn colours(self, tokens: &Tokens) -> State {
        match self {
            Self::Neutral => State {
                ink: tokens.ink_soft,
                fill: tokens.raised,
                on_fill: tokens.ink,
                soft: tokens.surface,
            },
            Self::Good => tokens.good,
            Self::Info => tokens.info,
            Self::Warn => tokens.warn,
            Self::Bad => tokens.bad,
        }
    }
}

/// A badge with the usual sign of its tone.
pub fn badge(ui: &mut Ui, tone: Tone, text: &str) -> Response {
    badge_with(ui, tone, tone.sign(), text)
}

/// A badge with a sign of its own.
pub fn badge_with(ui: &mut Ui, tone: Tone, what: Sign, text: &str) -> Response {
    let t = tokens::of(ui.ctx());
    let colours = tone.colours(t);
    let font = Text::Caption.font(ui);
    let side = font.size * 1.05;
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colours.ink);
    let pad = vec2(space::S, 3.0);
    let size = galley.size() + pad * 2.0 + Vec2::new(side + 5.0, 0.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, f32::from(radius::S), colours.soft);
    if t.edge_width > 1.0 {
        let edge = egui::Stroke::new(1.0, colours.ink);
        painter.rect_stroke(rect, f32::from(radius::S), edge, egui::StrokeKind::Inside);
    }
    let centre = egui::pos2(rect.left() + pad.x + side * 0.5, rect.center().y);
    let square = egui::Rect::from_center_size(centre, Vec2::splat(side));
    sign::paint(painter, square, what, colours.ink, colours.soft);
    let at = egui::pos2(rect.left() + pad.x + side + 5.0, rect.center().y - galley.size().y * 0.5);
    painter.galley(at, galley, colours.ink);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, text));
    let label = text.to_owned();
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label));
    response
}
