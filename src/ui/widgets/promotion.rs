//! The choice of the piece at a promotion: four large buttons with pictures, names and letters.

use egui::{Context, Id, Key, Modifiers, Ui, Vec2};

use crate::tokens::{self, Text, radius, space};
use crate::widgets::dialog::{Dialog, Urgency};
use crate::widgets::pieces::Pieces;
use crate::widgets::said;
use jadoube_chess::board::piece::{Kind, Piece};
use jadoube_chess::side::Side;

/// The words of the choice.
#[derive(Clone, Copy)]
pub struct PromotionLabels<'a> {
    /// The title: “Promote to…”.
    pub title: &'a str,
    /// The name of a piece: “queen”.
    pub kind: &'a dyn Fn(Kind) -> String,
    /// The letter of a piece in the language of the window; the English letter works as well.
    pub letter: &'a dyn Fn(Kind) -> char,
}

impl PromotionLabels<'_> {
    /// Those of a board on which nothing is promoted.
    pub const NONE: PromotionLabels<'static> =
        PromotionLabels { title: "", kind: &|_| String::new(), letter: &|_| ' ' };
}

/// What was chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// This piece.
    Piece(Kind),
    /// None: the move is not made.
    None,
}

/// Shows the choice over the window; `None` while nothing was chosen yet.
pub fn promotion_ui(ctx: &Context, side: Side, labels: &PromotionLabels<'_>) -> Option<Choice> {
    let dialog = Dialog::new(Id::unique("promotion"), labels.title, Urgency::Question);
    let outcome = dialog.show(ctx, |ui, opened| {
        if opened {
            said::opened(ui.ctx(), said::OpenedDialog::named(labels.title.to_owned()));
        }
        let mut chosen = by_letter(ui, labels);
        ui.horizontal_wrapped(|ui| {
            for kind in Kind::PROMOTIONS {
                let response = piece_button(ui, Piece::new(side, kind), labels);
                if opened && kind == Kind::Queen {
                    response.request_focus();
                }
                if response.clicked() {
                    chosen = Some(Choice::Piece(kind));
                }
            }
        });
        chosen
    });
    outcome.inner.or(outcome.cancelled.then_some(Choice::None))
}

fn by_letter(ui: &Ui, labels: &PromotionLabels<'_>) -> Option<Choice> {
    Kind::PROMOTIONS.into_iter().find_map(|kind| {
        let letters = [(labels.letter)(kind), kind.letter()];
        let pressed = letters.iter().any(|letter| {
            let key = Key::from_name(&letter.to_uppercase().to_string());
            key.is_some_and(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)))
        });
        // A letter that is no key of egui's (Cyrillic) arrives as text.
        let typed = ui.input(|input| {
            input.events.iter().any(|event| {
                matches!(event, egui::Event::Text(text)
                    if text.chars().flat_map(char::to_uppercase).eq(letters[0].to_uppercase()))
            })
        });
        (pressed || typed).then_some(Choice::Piece(kind))
    })
}

fn piece_button(ui: &mut Ui, piece: Piece, labels: &PromotionLabels<'_>) -> egui::Response {
    let (name, letter) = ((labels.kind)(piece.kind), (labels.letter)(piece.kind));
    let picture: f32 = 72.0;
    let line = Text::Caption.font(ui).size * 1.6;
    let ink = tokens::of(ui.ctx()).ink;
    let text = format!("{name} · {letter}");
    let text = ui.painter().layout_no_wrap(text, Text::Caption.font(ui), ink);
    let width = picture.max(text.size().x);
    let size = Vec2::new(width + space::L, picture + line + space::M);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
    let t = tokens::of(ui.ctx());
    let look = ui.style().interact(&response);
    let painter = ui.painter();
    painter.rect(
        rect,
        f32::from(radius::M),
        look.bg_fill,
        look.bg_stroke,
        egui::StrokeKind::Inside,
    );
    let above = egui::pos2(rect.center().x - picture / 2.0, rect.top() + space::S);
    let square = egui::Rect::from_min_size(above, Vec2::splat(picture));
    painter.rect_filled(square, f32::from(radius::S), t.board.light);
    let mut pieces = Pieces::at(ui.ctx(), picture);
    pieces.put(square, piece);
    painter.add(pieces.into_mesh());
    let at = egui::pos2(rect.center().x, rect.bottom() - line * 0.62) - text.size() / 2.0;
    painter.galley(at, text, t.ink);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Button, true, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_keyboard_shortcut(letter.to_string());
        node.set_description(letter.to_string());
    });
    response
}
