//! Of the page of a round: what of the card in which results are typed is in sight.

use egui::{Align, Event, Rect, Ui, Vec2};

use crate::screens::competition::folding::COMES;
use crate::screens::competition::round::entry::field_id;
use crate::screens::competition::round::{BOARDS, RoundPage};
use crate::tokens::{scale, space};

/// So much room the page wants for the pairing at work and the field for its result, in points of the usual text.
pub(in crate::screens::competition) const ROOM: f32 = 140.0;

/// So much what is wrong with a result takes below its field, in points of the usual text: two lines.
const FAULT: f32 = 40.0;

impl RoundPage {
    /// Scrolls to the card that was drawn from `top` on, where there is need. `before` is how high it was in
    /// the pass before, in points.
    pub(super) fn in_sight(&mut self, ui: &Ui, top: f32, before: f32) {
        let mut card = ui.max_rect();
        (card.min.y, card.max.y) = (top, ui.cursor().top());
        let window = ui.clip_rect();
        // Who comes to the field for results sees boards below it, in a low window too.
        let is_typing = ui.memory(|memory| memory.has_focus(field_id()));
        let was_typing = std::mem::replace(&mut self.is_typing, is_typing);
        let below = window.bottom() - card.bottom();
        let comes = is_typing && !was_typing && below < scale(ui.ctx()).of(BOARDS);
        self.follow_hand(ui);
        let is_cut = is_typing && !self.is_left && self.is_pairing_cut(ui, card);
        self.cut_for = if is_cut { self.cut_for.saturating_add(1) } else { 0 };
        // Where that brings nothing, something further out has scrolled.
        if comes || is_cut && self.cut_for <= COMES {
            ui.scroll_to_rect(card, Some(Align::TOP));
        }
        // A question is seen with the buttons that answer it, also when a fault in it pushes them down.
        if self.entry.is_asking() && (card.height() - before).abs() > 1.0 {
            card.min.y = card.top().max(card.bottom() - window.height() + space::L);
            ui.scroll_to_rect(card, None);
        }
    }

    /// Notes whether the page was scrolled by hand: it is left as it is until something is typed again.
    fn follow_hand(&mut self, ui: &Ui) {
        let is_typed =
            |event: &Event| matches!(event, Event::Text(_) | Event::Key { pressed: true, .. });
        let (by_hand, types) = ui.input(|input| {
            let by_hand = input.smooth_scroll_delta() != Vec2::ZERO || input.pointer.any_down();
            (by_hand, input.events.iter().any(is_typed))
        });
        self.is_left = by_hand || self.is_left && self.is_typing && !types;
    }

    /// Whether the top of the card, where the pairing is told, is out of sight though there is room for it above
    /// the field: what stands above the card has become less, or what is wrong has come below the field.
    fn is_pairing_cut(&self, ui: &Ui, card: Rect) -> bool {
        let window = ui.clip_rect();
        let Some(field) = ui.ctx().read_response(field_id()) else { return false };
        let fault = if self.entry.is_refused() { scale(ui.ctx()).of(FAULT) } else { 0.0 };
        let most = window.height() - 2.0 * ui.spacing().item_spacing.y;
        let has_room = field.rect.bottom() + fault - card.top() <= most;
        has_room && card.top() < window.top() - 1.0
    }
}
