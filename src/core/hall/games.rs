//! A game with what belongs to it, and where it is played.

use std::sync::Arc;

use crate::blind::state::BlindMatch;
use crate::hall::event::Event;
use serde::{Deserialize, Serialize};

use jadoube_chess::moment::Moment;
use jadoube_laws::clock::dual::DualClock;
use jadoube_laws::game::event::{Event as GameEvent, Setup, Timing};
use jadoube_laws::game::state::Game;
use jadoube_laws::game::status::Status;
use jadoube_laws::ids::{BoardNo, IncidentNo};
use jadoube_laws::wall::Wall;

/// A game of the competition. Its board is one fact, the game itself another: an adjourned game
/// makes room for the next round and comes back to any board, and one that has ended stays where it
/// was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HallGame {
    /// The board where it is played, or was last.
    pub board: BoardNo,
    /// The game.
    pub game: Arc<Game>,
    /// Its blind match.
    pub blind: BlindMatch,
    /// When it ended last.
    pub ended: Option<Wall>,
}

impl HallGame {
    /// A game that is set up on a board.
    #[must_use]
    pub fn new(board: BoardNo, setup: Setup) -> Self {
        Self { board, game: Arc::new(Game::new(setup)), blind: BlindMatch::default(), ended: None }
    }

    /// Whether it counts in the competition. One lost by forfeit has no move and counts all the same;
    /// one that was only set up does not.
    #[must_use]
    pub fn counts(&self) -> bool {
        !self.game.plies.is_empty() || self.game.outcome().is_some()
    }
}

/// Whether a game that the program times was taken up again after a result that was typed, with
/// nothing else in it: no clock has run, and no move was made.
pub(in crate::hall) fn is_untouched(game: &Game, at: Moment) -> bool {
    let clock = &game.clock;
    game.status == Status::Playing
        && game.setup.timing == Timing::Desk
        && game.plies.is_empty()
        && clock.running().is_none()
        && clock.reading(at) == DualClock::new(&game.setup.control).reading(at)
}

/// How the journal names the game in which something happens.
#[derive(Debug, Clone, Copy)]
pub(in crate::hall) enum GameLocation {
    /// It stands on this board.
    Board(BoardNo),
    /// It has left its board; it is that of an incident.
    Off(BoardNo, IncidentNo),
}

impl GameLocation {
    /// The board where the game is played, or was last.
    pub(in crate::hall) const fn board(self) -> BoardNo {
        match self {
            Self::Board(board) | Self::Off(board, _) => board,
        }
    }

    /// Something that happens in the game.
    pub(in crate::hall) const fn event(self, what: GameEvent) -> Event {
        match self {
            Self::Board(board) => Event::Game { board, what },
            Self::Off(_, incident) => Event::OffBoard { incident, what },
        }
    }
}
