//! Whoever chooses an incident in the log, or an envelope in its list, works at its board: a key acts
//! where the eye is, and nowhere else.

use jadoube_core::hall::state::Hall;
use jadoube_desk::snapshot::Snapshot;
use jadoube_laws::ids::{EnvelopeNo, GameNo, IncidentNo};

use crate::actions::Screen;
use crate::app::App;

/// What is shown of a game on a screen that is of no board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ShownItem {
    Incident(IncidentNo),
    Envelope(EnvelopeNo),
}

impl ShownItem {
    fn game(self, hall: &Hall) -> Option<GameNo> {
        match self {
            Self::Incident(no) => hall.incidents.get(&no)?.game,
            Self::Envelope(no) => Some(hall.adjournments.get(&no)?.game),
        }
    }
}

/// What was shown in the pass before, and the game at which work goes on because of it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ShownGame {
    /// With it, whether its game was on its board.
    seen: Option<(ShownItem, bool)>,
    game: Option<GameNo>,
}

impl App {
    /// The board of what is shown becomes the board at work when it comes to be shown; who has gone on to
    /// another board since stays there. The list of envelopes begins with some envelope, which nobody chose.
    pub(super) fn follow_shown(&mut self, snap: &Snapshot) {
        let hall = &snap.hall;
        let shown = match self.screen {
            Screen::Disputes => self.screens.disputes.shown.map(ShownItem::Incident),
            Screen::Envelopes => self.screens.envelopes.shown().map(ShownItem::Envelope),
            _ => None,
        };
        let found = shown.and_then(|one| Some((one, one.game(hall)?)));
        let now = found.map(|(one, no)| (one, hall.is_on_board(no)));
        let before = std::mem::replace(&mut self.shown_game.seen, now);
        if now == before {
            return;
        }
        let chosen = match now {
            Some((ShownItem::Incident(_), _)) => true,
            Some((ShownItem::Envelope(_), _)) => before.is_some(),
            None => false,
        };
        self.shown_game.game = found.map(|(_, no)| no).filter(|_| chosen);
        let one = self.shown_game.game.and_then(|no| hall.games.get(&no));
        let Some(board) = one.map(|one| one.board) else { return };
        if self.board != Some(board) {
            self.board = Some(board);
            self.screens.game.chosen = None;
        }
        let earlier = self.left_board(snap);
        if let Some(seen) = &mut self.seen {
            // The row that is read names the board.
            seen.work_at(board, earlier);
        }
    }

    /// The game of what is shown, if it has left the board at work: nothing is done at that board from there.
    pub(super) fn left_board(&self, snap: &Snapshot) -> Option<GameNo> {
        let no = self.shown_game.game?;
        let one = snap.hall.games.get(&no)?;
        (Some(one.board) == self.board && !snap.hall.is_on_board(no)).then_some(no)
    }
}
