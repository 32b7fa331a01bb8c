//! What is typed in the field for moves before anybody can have noticed that the text before it was refused. It was
//! meant as the answer to a move that is not on the board: it stands behind that text, and is no move by itself.

use egui::text_edit::TextEditState;
use egui::{Event, Id, Ui};

use crate::widgets::focus;

/// So many seconds it takes to notice that a text was refused.
const REACTION: f64 = 1.2;

/// A pass counts for no more seconds: what comes with one that is late may have been typed at its beginning.
const LONGEST_PASS: f64 = 0.25;

/// A text that was refused, with what is typed behind it.
#[derive(Debug)]
pub struct RefusedText {
    text: String,
    /// For how many seconds that it is refused has been in sight.
    seen: f64,
    /// When the field was drawn last.
    drawn: Option<f64>,
    /// Whether something was typed behind it.
    typed: bool,
    /// Whether a space comes before what is typed next.
    parts: bool,
    /// Whether what is typed takes its place, once it was noticed.
    gives_way: bool,
}

impl RefusedText {
    /// A text that was refused when it was entered, at this time.
    #[must_use]
    pub const fn entered(text: String, now: f64) -> Self {
        let (seen, drawn) = (0.0, Some(now));
        Self { text, seen, drawn, typed: false, parts: true, gives_way: true }
    }

    /// Texts that were refused while more was typed, which stands behind them already if `typed`.
    #[must_use]
    pub const fn given_back(text: String, typed: bool) -> Self {
        Self { text, seen: 0.0, drawn: None, typed, parts: !typed, gives_way: false }
    }

    /// Whether it cannot have been noticed yet.
    #[must_use]
    pub fn is_fresh(&self) -> bool {
        self.seen < REACTION
    }

    /// Takes note of what stands in the field now that something was typed there; returns whether that is behind
    /// the refused text still.
    pub fn note_typed(&mut self, text: &str) -> bool {
        self.typed = true;
        text.starts_with(&self.text)
    }

    /// Follows the field, before it is drawn; returns whether what is typed there still belongs to the refused text.
    pub fn follow(&mut self, ui: &Ui, field: Id, text: &mut String) -> bool {
        if !text.starts_with(&self.text) {
            return false;
        }
        // What was marked in texts that have just come back was another text.
        let is_marked = self.drawn.is_some() && is_marked(ui, field);
        let now = ui.input(|input| input.time);
        self.seen += self.drawn.map_or(0.0, |drawn| (now - drawn).clamp(0.0, LONGEST_PASS));
        self.drawn = Some(now);
        if self.is_fresh() {
            let left = (REACTION - self.seen).min(LONGEST_PASS);
            ui.ctx().request_repaint_after_secs(left as f32);
        } else if !self.typed {
            if self.gives_way {
                focus::select_all(ui.ctx(), field, text);
            }
            return false;
        }
        let writes = |event: &Event| matches!(event, Event::Text(_) | Event::Paste(_));
        let comes = ui.memory(|memory| memory.has_focus(field))
            && ui.input(|input| input.events.iter().any(writes));
        // Who has marked something since the refusal knows of it.
        if comes && !is_marked && std::mem::take(&mut self.parts) {
            if !text.ends_with(' ') {
                text.push(' ');
            }
            put_caret_at_end(ui, field, text);
        }
        true
    }
}

/// Whether something is marked in the field.
fn is_marked(ui: &Ui, field: Id) -> bool {
    let state = TextEditState::load(ui.ctx(), field);
    let range = state.and_then(|state| state.cursor.char_range());
    range.is_some_and(|range| !range.is_empty())
}

/// Marks nothing in the field: what is typed comes behind what stands there.
pub fn put_caret_at_end(ui: &Ui, field: Id, text: &str) {
    let end = text.chars().count();
    focus::select(ui.ctx(), field, end..end);
}
