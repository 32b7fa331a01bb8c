//! Of the page of a round: what of the card in which results are typed is in sight.

use egui::{Align, Ui};

use crate::screens::competition::round::entry::field_id;
use crate::screens::competition::round::{BOARDS, RoundPage};
use crate::tokens::{scale, space};

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
        if is_typing && !was_typing && below < scale(ui.ctx()).of(BOARDS) {
            ui.scroll_to_rect(card, Some(Align::TOP));
        }
        // A question is seen with the buttons that answer it, also when a fault in it pushes them down.
        if self.entry.is_asking() && (card.height() - before).abs() > 1.0 {
            card.min.y = card.top().max(card.bottom() - window.height() + space::L);
            ui.scroll_to_rect(card, None);
        }
    }
}
