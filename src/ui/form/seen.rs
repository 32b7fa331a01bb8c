//! How much of a form was in sight since it was opened. With large text the button that sends it may stand below
//! the window, and above that what nobody has seen: a key sends that only when it has come into sight.

use egui::{Rect, Ui};

use crate::widgets::focus::{self, KeyPress};
use crate::widgets::{dialog, sight};

/// What becomes of a key that sends a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SentByKey {
    /// It sends it: all was in sight.
    Sends,
    /// What was out of sight is to come into sight instead, see [`VisiblePart::show`].
    Shows,
    /// Nothing: it is still held down.
    Waits,
}

/// How much of a form was in sight.
#[derive(Debug, Default)]
pub(super) struct VisiblePart {
    /// Down to here, in points from the top of what scrolls.
    to: f32,
    /// Where the button stood when it was brought into sight.
    shown: Option<f32>,
}

impl VisiblePart {
    /// Takes note of what is in sight with this pass.
    pub(super) fn follow(&mut self, ui: &Ui) {
        // A dialog that is being opened has not found its places yet.
        if !ui.is_sizing_pass() && !dialog::is_opened(ui.ctx()) {
            self.to = self.to.max(ui.clip_rect().bottom() - ui.min_rect().top());
        }
    }

    /// What a key does that sends the form by the button in this place. What was scrolled or walked through has been
    /// seen.
    pub(super) fn sent(&self, ui: &Ui, button: Rect, how: KeyPress) -> SentByKey {
        if self.shown.is_some() && how == KeyPress::Held {
            return SentByKey::Waits;
        }
        let (line, place) = (sight::line(ui), button.top() - ui.min_rect().top());
        let is_seen = sight::is_seen(ui, button.top(), button.bottom()) || self.to + line >= place;
        let is_again = self.shown.is_some_and(|at| (at - place).abs() < line);
        if is_seen || is_again { SentByKey::Sends } else { SentByKey::Shows }
    }

    /// Brings the button into sight with what stands above it, as far as there is room for that.
    pub(super) fn show(&mut self, ui: &Ui, button: Rect) {
        self.shown = Some(button.top() - ui.min_rect().top());
        let top = button.top().min(button.bottom() - sight::room(ui));
        focus::show_instead(ui, button.with_min_y(top));
    }
}
