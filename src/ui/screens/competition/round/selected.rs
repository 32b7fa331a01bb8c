//! Of the page of a round: which pairing is selected there, and what is left of it when another page was shown
//! meanwhile.

use egui::Context;

use crate::scene::SelectedPairing;
use crate::screens::competition::round::RoundPage;
use crate::screens::competition::round::table::RowSubject;

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

    /// Of what was typed nothing is left for who comes back from another page.
    pub(super) fn come_back(&mut self, ctx: &Context) {
        let now = ctx.cumulative_pass_nr();
        if std::mem::replace(&mut self.drawn, now) + 1 < now {
            self.entry.forget();
        }
    }
}
