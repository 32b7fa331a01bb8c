//! What was corrected or counted at a board in a dialog: once that has closed, it is confirmed to who sees. Who hears
//! is told of it as it is recorded, and here how a count is undone.

use crate::app::App;
use crate::screens::board::correction;
use crate::screens::counts;
use crate::widgets::announcer::Manner;
use crate::widgets::badge::Tone;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_laws::ids::BoardNo;

impl App {
    /// Shows what was recorded, and how it is undone.
    pub(super) fn show_correction(&mut self, board: BoardNo, entries: &[Entry]) {
        let snap = self.desk.snapshot();
        let Some(game) = snap.hall.game(board) else { return };
        for entry in entries {
            let Event::Game { what, .. } = &entry.event else { continue };
            if let Some(text) = correction::told(&self.words, (board, game), what) {
                self.announcer.show(Tone::Good, &text);
            }
            if let Some([done, undo]) = counts::told(&self.words, (board, game), what) {
                self.announcer.show(Tone::Good, &format!("{done}. {undo}"));
                self.announcer.say(Manner::Polite, &undo);
            }
        }
    }
}
