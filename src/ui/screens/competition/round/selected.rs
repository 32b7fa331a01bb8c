//! Of the page of a round: which pairing is selected there, and what is left of it when another page was shown
//! meanwhile.

use egui::Context;

use crate::scene::SelectedPairing;
use crate::screens::competition::round::RoundPage;
use crate::screens::competition::round::table::RowSubject;
use jadoube_core::competition::round::Stage;

impl RoundPage {
    /// The pairing at which the arbiter is: that of the row with the keyboard, else that whose names stand at
    /// the field for results.
    pub(in crate::screens::competition) fn selected(&self) -> SelectedPairing {
        let line = match self.marked {
            Some(RowSubject::Board(board, _)) => self.table.line(board),
            Some(RowSubject::Match(_) | RowSubject::Empty(_)) => None,
            None => self.entry.line(&self.table),
        };
        let (board, game) = (line.map(|line| line.board), line.and_then(|line| line.game));
        SelectedPairing { board, game }
    }

    /// Of what was typed nothing is left for who comes back from another page; whether somebody does.
    pub(super) fn come_back(&mut self, ctx: &Context) -> bool {
        let now = ctx.cumulative_pass_nr();
        let is_back = std::mem::replace(&mut self.drawn, now) + 1 < now;
        if is_back {
            self.entry.forget();
        }
        is_back
    }

    /// Selects the first board whose result is missing, unless something is asked at another one: that of the
    /// board that was selected may have come in while another page was shown.
    pub(super) fn begin_anew(&mut self) {
        if self.table.stage == Some(Stage::Published) && self.entry.is_empty() {
            self.entry.at = self.table.next_open(None).or(self.entry.at);
        }
    }
}
