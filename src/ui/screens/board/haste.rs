//! What is typed in the field for moves before anybody can have noticed that the text before it was refused. It was
//! meant as the answer to a move that is not on the board: it stands behind that text, and is no move by itself.

use std::ops::Range;

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
    /// Where the move ends that does not fit, in signs, if it stands in a list: once that was noticed it is put right
    /// there, and the others stay. With none, what is typed takes the place of all.
    slip: Option<usize>,
}

impl RefusedText {
    /// A text that was refused when it was entered, at this time; a list with the end of the move that does not fit.
    #[must_use]
    pub const fn entered(text: String, slip: Option<usize>, now: f64) -> Self {
        let (seen, drawn) = (0.0, Some(now));
        Self { text, seen, drawn, typed: false, parts: true, slip }
    }

    /// Texts that were refused while more was typed, which stands behind them already if `typed`; with the end of the
    /// one that does not fit.
    #[must_use]
    pub const fn given_back(text: String, slip: usize, typed: bool) -> Self {
        Self { text, seen: 0.0, drawn: None, typed, parts: !typed, slip: Some(slip) }
    }

    /// The same with what stands in the field when that is entered in haste, at this time: what does not fit is still
    /// what was refused first.
    #[must_use]
    pub fn entered_again(&self, text: String, now: f64) -> Self {
        let first = || self.text.trim_end().chars().count();
        let grown = !self.behind(&text).is_empty();
        let slip = self.slip.or_else(|| grown.then(first));
        Self::entered(text, slip, now)
    }

    /// What was typed behind it.
    #[must_use]
    pub fn behind<'a>(&self, text: &'a str) -> &'a str {
        text.strip_prefix(self.text.as_str()).unwrap_or(text).trim()
    }

    /// Somebody has asked for the field: what is typed once it was noticed takes the place of all of it.
    pub const fn give_way(&mut self) {
        self.slip = None;
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
        let is_marked =
            self.drawn.is_some() && signs(ui, field).is_some_and(|signs| !signs.is_empty());
        let now = ui.input(|input| input.time);
        self.seen += self.drawn.map_or(0.0, |drawn| (now - drawn).clamp(0.0, LONGEST_PASS));
        self.drawn = Some(now);
        if self.is_fresh() {
            let left = (REACTION - self.seen).min(LONGEST_PASS);
            ui.ctx().request_repaint_after_secs(left as f32);
        } else if !self.typed {
            self.be_noticed(ui, field, text);
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

    /// It was noticed before anything was typed behind it. In a list the caret comes behind the move that does not
    /// fit and nothing is marked: one key would delete all the others with it.
    fn be_noticed(&self, ui: &Ui, field: Id, text: &str) {
        let end = text.chars().count();
        match self.slip {
            None => focus::select_all(ui.ctx(), field, text),
            // Who has gone elsewhere in the field stays there.
            Some(slip) if signs(ui, field).is_none_or(|signs| signs == (end..end)) => {
                focus::select(ui.ctx(), field, slip..slip);
            }
            Some(_) => {}
        }
    }
}

/// The signs of the field that are marked; where none is, the range is empty and begins at the caret.
fn signs(ui: &Ui, field: Id) -> Option<Range<usize>> {
    let state = TextEditState::load(ui.ctx(), field)?;
    let signs = state.cursor.char_range()?.as_sorted_char_range();
    Some(signs.start.0..signs.end.0)
}

/// Marks nothing in the field: what is typed comes behind what stands there.
pub fn put_caret_at_end(ui: &Ui, field: Id, text: &str) {
    let end = text.chars().count();
    focus::select(ui.ctx(), field, end..end);
}
