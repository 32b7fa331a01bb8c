//! A result that the desk refuses: it is named, and the page of its round goes back to its board.

use crate::app::App;
use crate::app::about::About;
use jadoube_core::competition::command::Command as ContestCommand;

impl App {
    /// Why something was refused, in the words in which it is told: of a result with its round, board and
    /// result, for the field may be at another board by now.
    pub(super) fn result_refused(&mut self, about: &About, why: String) -> String {
        let About::Result(what) = about else { return why };
        let ContestCommand::EnterResult { round: Some(round), board, result, .. } = &**what else {
            return why;
        };
        self.screens.competition.result_refused(what);
        let args = [
            ("round", i64::from(*round).into()),
            ("board", board.0.into()),
            ("result", self.words.tell(result).into()),
            ("why", why.into()),
        ];
        self.words.say_with("tournament-round-not-recorded", &args)
    }
}
