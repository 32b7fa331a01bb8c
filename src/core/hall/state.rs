//! The competition as it is now: the fold of the journal.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::adjournment::apply::{apply as apply_adjournment, game_went_on};
use crate::adjournment::event::Event as AdjournmentEvent;
use crate::adjournment::lock::Locks;
use crate::adjournment::register::{Envelopes, Sessions};
use crate::adjournment::state::Adjournment;
use crate::blind::apply::{apply as apply_blind, follow};
use crate::blind::arrangement::BoardTracking;
use crate::blind::event::Event as BlindEvent;
use crate::blind::state::Blind;
use crate::disputes::apply::{apply as apply_dispute, was_put_back};
use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::state::Incident;
use crate::evidence::record::{self, Signers};
use crate::hall::competition::{Assignment, Competition};
use crate::hall::event::{Entry, Event};
use crate::hall::games::HallGame;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::apply::apply as apply_game;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::{Damage, Game};
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo, PortName};
use jadoube_laws::wall::Wall;

/// The form and the meaning of a written state. It is raised with every change of what is kept, how it
/// is written, or what `apply` makes of an event: a snapshot of another form is left aside.
pub const STATE_FORM: u16 = 2;

/// Everything in one competition. Cheap to clone: games are shared until they change.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Hall {
    /// The competition, once founded.
    pub competition: Option<Competition>,
    /// The games of all rounds, in the order in which they were set up.
    pub games: BTreeMap<GameNo, HallGame>,
    /// Which of them is on each board.
    pub at_board: BTreeMap<BoardNo, GameNo>,
    /// The dispute log.
    pub incidents: Arc<BTreeMap<IncidentNo, Incident>>,
    /// The adjourned games with their envelopes.
    pub adjournments: Envelopes,
    /// The sessions of play.
    pub sessions: Sessions,
    /// The locks of what is sealed in the program.
    pub locks: Locks,
    /// The electronic board on each table.
    pub devices: BTreeMap<BoardNo, Assignment>,
    /// The electronic board of one player at a table where a blind match has two boards.
    #[serde(with = "crate::pairs")]
    pub own_devices: BTreeMap<(BoardNo, Side), Assignment>,
    /// How appeals are handled, once it was fixed.
    pub appeals: Option<Arc<Provisions>>,
    /// When each incident was last decided.
    pub decided: BTreeMap<IncidentNo, Wall>,
    /// Who signs the record.
    pub signers: Arc<Signers>,
    /// The moment of the last entry.
    pub last: Moment,
    /// The number of the last entry.
    pub seq: u64,
}

impl Hall {
    /// The game on a board.
    #[must_use]
    pub fn game(&self, board: BoardNo) -> Option<&Arc<Game>> {
        self.games.get(self.at_board.get(&board)?).map(|one| &one.game)
    }

    /// The blind match on a board, where one was arranged.
    #[must_use]
    pub fn blind(&self, board: BoardNo) -> Option<&Arc<Blind>> {
        self.games.get(self.at_board.get(&board)?)?.blind.as_ref()
    }

    /// The games that are on a board now, by board.
    pub fn on_boards(&self) -> impl DoubleEndedIterator<Item = (BoardNo, &Arc<Game>)> {
        let on = self.at_board.iter();
        on.filter_map(|(board, no)| Some((*board, &self.games.get(no)?.game)))
    }

    /// Games that are on no board now: those that gave way to others, and those put aside while
    /// they are adjourned, each with the board where it was played.
    pub fn earlier(&self) -> impl DoubleEndedIterator<Item = (BoardNo, &Arc<Game>)> {
        let off = self.games.iter().filter(|(no, _)| !self.is_on_board(**no));
        off.map(|(_, one)| (one.board, &one.game))
    }

    /// The games of all rounds, those that have left their boards first.
    pub fn every_game(&self) -> impl Iterator<Item = (BoardNo, &Arc<Game>)> {
        self.earlier().chain(self.on_boards())
    }

    /// Whether a game is on a board now.
    #[must_use]
    pub fn is_on_board(&self, no: GameNo) -> bool {
        self.games.get(&no).is_some_and(|one| self.at_board.get(&one.board) == Some(&no))
    }

    /// The game in which something has happened, given the state after it; for what happens in games
    /// and blind matches.
    #[must_use]
    pub fn game_in(&self, event: &Event) -> Option<GameNo> {
        match event {
            Event::Game { board, .. } | Event::Blind { board, .. } => {
                self.at_board.get(board).copied()
            }
            Event::OffBoard { incident, .. } => self.incidents.get(incident)?.game,
            _ => None,
        }
    }

    /// The game at which an incident happened, wherever it is now; none where it was at none, or
    /// at one that another was set up in the place of before it had begun.
    #[must_use]
    pub fn game_of_incident(&self, incident: &Incident) -> Option<&HallGame> {
        self.games.get(&incident.game?)
    }

    /// The electronic boards on a table, each with the player whose board it is in a blind match;
    /// `None` for the board of any other game. The board of the table is that of the player whose
    /// board is electronic and has no device of its own; a board kept by hand tells nothing.
    #[must_use]
    pub fn devices_at(&self, board: BoardNo) -> Vec<(Option<Side>, &Assignment)> {
        let of_table = self.devices.get(&board);
        let Some(blind) = self.blind(board) else {
            return of_table.map(|device| (None, device)).into_iter().collect();
        };
        let arrangement = &blind.arrangement;
        let own = |side: Side| self.own_devices.get(&(board, side));
        let wants = |side: &Side| {
            arrangement.board(*side) == *side
                && own(*side).is_none()
                && arrangement.own_board(*side).keeping == BoardTracking::Electronic
        };
        let of_table = of_table.map(|device| (Side::BOTH.into_iter().find(wants), device));
        let two = Side::BOTH.into_iter().filter(|_| arrangement.has_two_boards());
        let own = two.filter_map(|side| Some((Some(side), own(side)?)));
        of_table.into_iter().chain(own).collect()
    }

    /// The table to which a line belongs.
    #[must_use]
    pub fn table_of(&self, port: &PortName) -> Option<BoardNo> {
        let tables = self.devices.iter().map(|(board, device)| (*board, device));
        let own = self.own_devices.iter().map(|((board, _), device)| (*board, device));
        tables.chain(own).find(|(_, device)| device.port == *port).map(|(board, _)| board)
    }

    /// Every game, on its board or not, to which an entry of the journal did not fit.
    pub fn damaged(&self) -> impl Iterator<Item = (BoardNo, Damage)> {
        self.games.values().filter_map(|one| Some((one.board, one.game.damage?)))
    }

    /// Whether any clock runs, mirrored ones included, so that a heartbeat is needed.
    #[must_use]
    pub fn is_any_clock_running(&self) -> bool {
        self.on_boards().any(|(_, game)| game.clock.running().is_some())
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
            let no = GameNo(entry.seq);
            make_room(hall, *board);
            let mut one = HallGame::new(*board, setup.clone());
            Arc::make_mut(&mut one.game).number_damage(entry.seq);
            hall.games.insert(no, one);
            hall.at_board.insert(*board, no);
        }
        Event::Game { board, what } => {
            if let Some(no) = hall.at_board.get(board) {
                happened(hall, *no, what, entry);
            }
        }
        Event::OffBoard { incident, what } => {
            if let Some(no) = hall.incidents.get(incident).and_then(|incident| incident.game) {
                happened(hall, no, what, entry);
            }
        }
        Event::Blind { board, what } => {
            let no = hall.at_board.get(board);
            let one = no.and_then(|no| hall.games.get_mut(no));
            match (one.map(|one| &mut one.blind), what) {
                (Some(Some(blind)), _) => apply_blind(Arc::make_mut(blind), what, entry.at),
                (Some(none), BlindEvent::Arranged { arrangement, .. }) => {
                    *none = Some(Arc::new(Blind::new((**arrangement).clone())));
                }
                _ => {}
            }
        }
        Event::AppealsProvided { provisions } => {
            hall.appeals = Some(Arc::new(provisions.clone()));
        }
        Event::Dispute { what } => disputed(hall, what, entry),
        Event::Adjournment { what } => adjourn(hall, what, entry),
        Event::Evidence { what } => {
            record::apply(Arc::make_mut(&mut hall.signers), entry.seq, what);
        }
        Event::DeviceAssigned { board, device } => {
            match device {
                Some(device) => hall.devices.insert(*board, device.clone()),
                None => hall.devices.remove(board),
            };
        }
        Event::OwnBoardAssigned { board, side, device } => {
            match device {
                Some(device) => hall.own_devices.insert((*board, *side), device.clone()),
                None => hall.own_devices.remove(&(*board, *side)),
            };
        }
        // For the record alone.
        Event::Time { .. } => {}
    }
}

/// The game on a board leaves it for another. One that was only set up is forgotten.
fn make_room(hall: &mut Hall, board: BoardNo) {
    let Some(no) = hall.at_board.remove(&board) else { return };
    let adjourned = hall.adjournment_of(no).is_some_and(Adjournment::is_adjourned);
    if !adjourned && hall.games.get(&no).is_some_and(|one| !one.counts()) {
        hall.games.remove(&no);
    }
}

/// Something happened in a game, and in what belongs to it.
fn happened(hall: &mut Hall, no: GameNo, what: &GameEvent, entry: &Entry) {
    let adjourned = match what {
        // Also one that the decision had ended, which is undone.
        GameEvent::PutBack { .. } => hall.last_adjournment_of(no),
        _ => hall.adjournment_of(no),
    };
    let adjourned = adjourned.map(|one| one.no);
    if let Some(one) = adjourned.and_then(|no| hall.adjournments.get_mut(&no)) {
        game_went_on(Arc::make_mut(one), what);
    }
    if let Some(one) = hall.games.get_mut(&no) {
        let game = Arc::make_mut(&mut one.game);
        apply_game(game, what, entry.at);
        game.number_damage(entry.seq);
        if let Some(blind) = &mut one.blind {
            follow(Arc::make_mut(blind), what);
        }
        let ends = matches!(what, GameEvent::Ended(_) | GameEvent::PutBack { .. });
        if ends && one.game.outcome().is_some() {
            one.ended = entry.wall.parse().ok().or(one.ended);
        }
        if let GameEvent::PutBack { incident, .. } = what {
            was_put_back(Arc::make_mut(&mut hall.incidents), *incident, &one.game);
        }
    }
}

/// Something happened in the dispute log, with the game of the incident as it was then.
fn disputed(hall: &mut Hall, what: &DisputeEvent, entry: &Entry) {
    let no = match what {
        DisputeEvent::Opened { opening, .. } => {
            opening.board.and_then(|board| hall.at_board.get(&board)).copied()
        }
        other => hall.incidents.get(&other.incident()).and_then(|incident| incident.game),
    };
    let game = no.and_then(|no| Some((no, hall.games.get(&no)?.game.clone())));
    if let (DisputeEvent::Decided { no, .. }, Ok(wall)) = (what, entry.wall.parse()) {
        hall.decided.insert(*no, wall);
    }
    let incidents = Arc::make_mut(&mut hall.incidents);
    apply_dispute(incidents, what, game.as_ref(), (entry.at, &entry.who));
}

/// An adjourned game goes where its envelope says.
fn adjourn(hall: &mut Hall, what: &AdjournmentEvent, entry: &Entry) {
    if let AdjournmentEvent::LockMade { no, lock } = what {
        hall.locks.insert(*no, lock.clone());
    }
    let of = match what {
        AdjournmentEvent::Begun { beginning, .. } => hall.at_board.get(&beginning.board).copied(),
        other => other.envelope().and_then(|no| Some(hall.adjournments.get(&no)?.game)),
    };
    let books = (&mut hall.adjournments, &mut hall.sessions);
    apply_adjournment(books, what, of, (entry.at, &entry.who));
    let Some(game) = of else { return };
    match what {
        AdjournmentEvent::Resumed { board, .. } => seat(hall, game, *board),
        AdjournmentEvent::Concluded { outcome, .. } if !hall.is_on_board(game) => {
            happened(hall, game, &GameEvent::Ended(*outcome), entry);
        }
        // The board is free for the game that is played instead.
        AdjournmentEvent::Annulled { .. } => hall.at_board.retain(|_, there| *there != game),
        _ => {}
    }
}

/// A game comes to a board; what was there leaves it.
fn seat(hall: &mut Hall, no: GameNo, board: BoardNo) {
    if hall.at_board.get(&board) == Some(&no) {
        return;
    }
    hall.at_board.retain(|_, there| *there != no);
    make_room(hall, board);
    if let Some(one) = hall.games.get_mut(&no) {
        one.board = board;
        hall.at_board.insert(board, no);
    }
}
