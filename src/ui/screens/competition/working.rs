//! How something came about, to be read sentence by sentence.

use egui::Ui;

use crate::form::{DialogForm, Fields, Head};
use crate::scene::Scene;
use crate::widgets::dialog::Column;
use crate::widgets::lines::{LineText, lines_ui};

/// The working of what stands in a row.
#[derive(Debug)]
pub(super) struct WorkingDialog {
    title: String,
    lines: Vec<LineText>,
    cursor: usize,
}

impl WorkingDialog {
    /// Of somebody, or something, with this name.
    pub(super) const fn new(title: String, lines: Vec<LineText>) -> Self {
        Self { title, lines, cursor: 0 }
    }
}

const LINES: &str = "tournament-working";

impl DialogForm for WorkingDialog {
    fn head(&self, _: &Scene<'_>) -> Option<Head> {
        Some(Head::telling("working", self.title.clone()).width(820.0).wide().begin_at(LINES))
    }

    fn fields(&mut self, ui: &mut Ui, fields: &mut Fields<'_, '_>, _: Column) {
        let mut wanted = fields.takes_focus(LINES);
        lines_ui(ui, &fields.say(LINES), &self.lines, &mut self.cursor, &mut wanted);
        if wanted {
            fields.go_to(LINES);
        }
    }
}
