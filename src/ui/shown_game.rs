//! The game of what is shown on a screen that is of no board: of an incident in the log, or of an envelope
//! in its list. Whoever chooses one works at its board: a key acts where the eye is, and nowhere else.

use jadoube_core::hall::state::Hall;
use jadoube_laws::ids::{EnvelopeNo, GameNo, IncidentNo};

/// What is shown of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ShownItem {
    /// An incident.
    Incident(IncidentNo),
    /// An envelope.
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
    before: Option<(ShownItem, bool)>,
    game: Option<GameNo>,
    /// Whether somebody has gone to what comes to be shown.
    goes: bool,
}

impl ShownGame {
    /// Somebody goes to what is shown next: it is chosen, though nothing was shown before.
    pub(crate) const fn go(&mut self) {
        self.goes = true;
    }

    /// What is shown now. Returns its game where it has come to be shown: who has gone on to another board
    /// since stays there. The list of envelopes begins with some envelope, which nobody chose.
    pub(crate) fn follow(&mut self, shown: Option<ShownItem>, hall: &Hall) -> Option<GameNo> {
        let found = shown.and_then(|item| Some((item, item.game(hall)?)));
        let now = found.map(|(item, no)| (item, hall.is_on_board(no)));
        let before = std::mem::replace(&mut self.before, now);
        let goes = std::mem::take(&mut self.goes);
        if now == before && !goes {
            return None;
        }
        let is_chosen = match now {
            Some((ShownItem::Incident(_), _)) => true,
            Some((ShownItem::Envelope(_), _)) => goes || before.is_some(),
            None => false,
        };
        self.game = found.map(|(_, no)| no).filter(|_| is_chosen);
        self.game
    }

    /// Whether something was shown in the pass before.
    pub(crate) const fn is_showing(&self) -> bool {
        self.before.is_some()
    }

    /// The game at which work goes on because it is shown.
    #[must_use]
    pub(crate) const fn game(&self) -> Option<GameNo> {
        self.game
    }
}
