//! A badge: a sign and a word on a quiet ground. State is told three times: shape, word, colour.

use egui::{Response, Sense, Ui, Vec2, vec2};

use crate::tokens::colour::{State, Tokens};
use crate::tokens::{self, Text, radius, space};
use crate::widgets::sign::{self, Sign};

/// How something stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Neither well nor ill.
    Neutral,
    /// In good order.
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
    let pad = vec2(space::S, 3.0);
    // In a row that wraps it goes to the next line before it breaks; what is wider than a line breaks.
    let beside = pad.x * 2.0 + side + 5.0;
    let room = (ui.max_rect().width().min(ui.clip_rect().width()) - beside).max(font.size * 4.0);
    let galley = ui.painter().layout(text.to_owned(), font, colours.ink, room);
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

/// A text behind its mark, in the row that is being laid out. To a screen reader it is one text: it
/// passes over one or two words that stand alone in a dialog.
pub fn marked_text(ui: &mut Ui, mark: Tone, word: &str, text: &str) {
    let sign = badge(ui, mark, word);
    let response = ui.label(Text::Body.rich(text));
    let told = format!("{word}: {text}");
    ui.ctx().accesskit_node_builder(sign.id, |node| node.set_hidden());
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(told));
}

/// A line with its state before it, in a badge.
pub fn marked(ui: &mut Ui, mark: Tone, word: &str, text: &str) {
    ui.scope(|ui| {
        // Nothing here is to be clicked: the lines stand close.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            marked_text(ui, mark, word, text);
        });
    });
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;

    use super::*;
    use crate::tokens::{TextScale, Theme};

    #[test]
    fn a_badge_wider_than_its_place_breaks_into_lines() {
        let short = "Warning";
        let long =
            "Seit dem Vorschlag geändert: Zurückgenommen wurden 4 Halbzüge, von 12.Sf3 bis 13…Lg7";
        let heights = [short, long].map(|text| {
            let mut harness = Harness::builder()
                .with_size(vec2(320.0, 400.0))
                .with_context_setup(|ctx| {
                    tokens::style::apply(ctx, Theme::Light, TextScale::from_percent(200));
                })
                .build_ui_state(
                    move |ui, seen: &mut Option<egui::Rect>| {
                        *seen = Some(badge(ui, Tone::Warn, text).rect);
                    },
                    None,
                );
            harness.run();
            let rect = harness.state().unwrap();
            assert!(rect.right() <= 320.0, "{text}: {rect:?}");
            rect.height()
        });
        assert!(heights[1] > heights[0] * 2.0, "{heights:?}");
    }
}
