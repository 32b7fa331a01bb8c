//! The competition as it is now: the fold of the journal.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::core::appeals::provisions::Provisions;
use crate::core::blind::apply::{apply as apply_blind, follow};
use crate::core::blind::event::Event as BlindEvent;
use crate::core::blind::state::Blind;
use crate::core::disputes::apply::apply as apply_dispute;
use crate::core::disputes::state::Incident;
use crate::core::game::apply::apply as apply_game;
use crate::core::game::event::Event as GameEvent;
use crate::core::game::state::Game;
use crate::core::hall::competition::{Assignment, Competition};
use crate::core::hall::event::{Entry, Event};
use crate::core::ids::{BoardNo, IncidentNo};
use crate::core::moment::Moment;

/// Everything in one competition. Cheap to clone: games are shared until they change.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hall {
    /// The competition, once founded.
    pub competition: Option<Competition>,
    /// The game on each board.
    pub games: BTreeMap<BoardNo, Arc<Game>>,
    /// The blind match at each board where one was arranged for the game there.
    pub blind: BTreeMap<BoardNo, Arc<Blind>>,
    /// Ended games that gave way to another on their board, oldest first.
    pub archive: Vec<(BoardNo, Arc<Game>)>,
    /// The dispute log.
    pub incidents: Arc<BTreeMap<IncidentNo, Incident>>,
    /// The electronic board on each table.
    pub devices: BTreeMap<BoardNo, Assignment>,
    /// When the game on each board was set up there: an older incident is of another game.
    pub set_up: BTreeMap<BoardNo, Moment>,
    /// How appeals are handled, once it was fixed.
    pub appeals: Option<Arc<Provisions>>,
    /// When a game of each round ended last.
    pub last_end: BTreeMap<u16, Moment>,
    /// The moment of the last entry.
    pub last: Moment,
    /// The number of the last entry.
    pub seq: u64,
}

impl Hall {
    /// The game on a board.
    #[must_use]
    pub fn game(&self, board: BoardNo) -> Option<&Arc<Game>> {
        self.games.get(&board)
    }

    /// The blind match on a board, where one was arranged.
    #[must_use]
    pub fn blind(&self, board: BoardNo) -> Option<&Arc<Blind>> {
        self.blind.get(&board)
    }

    /// Whether any clock runs, mirrored ones included, so that a heartbeat is needed.
    #[must_use]
    pub fn is_any_clock_running(&self) -> bool {
        self.games.values().any(|game| game.clock.running().is_some())
    }
}

/// Makes an entry part of the state. Obeys and cannot fail.
pub fn apply(hall: &mut Hall, entry: &Entry) {
    hall.last = hall.last.max(entry.at);
    hall.seq = entry.seq;
    match &entry.event {
        Event::Founded { competition } | Event::CompetitionChanged { competition, .. } => {
            hall.competition = Some(competition.clone());
        }
        Event::Game { board, what: GameEvent::SetUp(setup) } => {
            let game = Arc::new(Game::new(setup.clone()));
            hall.set_up.insert(*board, entry.at);
            hall.blind.remove(board);
            if let Some(before) = hall.games.insert(*board, game)
                && (!before.plies.is_empty() || before.outcome().is_some())
            {
                // A game lost by forfeit has no move and counts all the same.
                hall.archive.push((*board, before));
            }
        }
        Event::Game { board, what } => {
            if let Some(game) = hall.games.get_mut(board) {
                apply_game(Arc::make_mut(game), what, entry.at);
                if let Some(blind) = hall.blind.get_mut(board) {
                    follow(Arc::make_mut(blind), what);
                }
                if game.outcome().is_some() && matches!(what, GameEvent::Ended(_)) {
                    hall.last_end.insert(game.setup.round, entry.at);
                }
            }
        }
        Event::Blind { board, what } => match (hall.blind.get_mut(board), what) {
            (Some(blind), _) => apply_blind(Arc::make_mut(blind), what, entry.at),
            (None, BlindEvent::Arranged { arrangement, .. }) => {
                hall.blind.insert(*board, Arc::new(Blind::new((**arrangement).clone())));
            }
            (None, _) => {}
        },
        Event::AppealsProvided { provisions } => {
            hall.appeals = Some(Arc::new(provisions.clone()));
        }
        Event::Dispute { what } => {
            apply_dispute(Arc::make_mut(&mut hall.incidents), what, entry.at, &entry.who);
        }
        Event::DeviceAssigned { board, device } => {
            match device {
                Some(device) => hall.devices.insert(*board, device.clone()),
                None => hall.devices.remove(board),
            };
        }
    }
}
