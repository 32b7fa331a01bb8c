//! The competition as it is now: the fold of the journal.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::adjournment::apply::{apply as apply_adjournment, game_went_on};
use crate::adjournment::event::Event as AdjournmentEvent;
use crate::adjournment::lock::Locks;
use crate::adjournment::register::{Envelopes, Sessions};
use crate::blind::apply::{apply as apply_blind, follow};
use crate::blind::arrangement::Keeping;
use crate::blind::event::Event as BlindEvent;
use crate::blind::state::Blind;
use crate::disputes::apply::{apply as apply_dispute, was_put_back};
use crate::disputes::event::Event as DisputeEvent;
use crate::disputes::state::Incident;
use crate::evidence::record::{self, Signers};
use crate::hall::competition::{Assignment, Competition};
use crate::hall::event::{Entry, Event};
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::apply::apply as apply_game;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, IncidentNo, PortName};
use jadoube_laws::wall::Wall;

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
    /// The adjourned games with their envelopes.
    pub adjournments: Envelopes,
    /// The sessions of play.
    pub sessions: Sessions,
    /// Adjourned games that made room on their board for another.
    pub shelf: BTreeMap<EnvelopeNo, Shelved>,
    /// The locks of what is sealed in the program.
    pub locks: Locks,
    /// The electronic board on each table.
    pub devices: BTreeMap<BoardNo, Assignment>,
    /// The electronic board of one player at a table where a blind match has two boards.
    pub own_devices: BTreeMap<(BoardNo, Side), Assignment>,
    /// When the game on each board was set up there: an older incident is of another game.
    pub set_up: BTreeMap<BoardNo, Moment>,
    /// How appeals are handled, once it was fixed.
    pub appeals: Option<Arc<Provisions>>,
    /// When a game of each round ended last.
    pub last_end: BTreeMap<u16, Wall>,
    /// When each incident was last decided.
    pub decided: BTreeMap<IncidentNo, Wall>,
    /// Who signs the record.
    pub signers: Arc<Signers>,
    /// The moment of the last entry.
    pub last: Moment,
    /// The number of the last entry.
    pub seq: u64,
}

/// A game that made room while it is adjourned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shelved {
    /// The game.
    pub game: Arc<Game>,
    /// Its blind match, where one was arranged.
    pub blind: Option<Arc<Blind>>,
}

impl Hall {
    /// The game on a board.
    #[must_use]
    pub fn game(&self, board: BoardNo) -> Option<&Arc<Game>> {
        self.games.get(&board)
    }

    /// The game at which an incident happened while it is on its board, and not another of the same
    /// round and players that was set up there later.
    #[must_use]
    pub fn game_of_incident(&self, incident: &Incident) -> Option<(BoardNo, &Arc<Game>)> {
        let board = incident.board?;
        let game = self.game(board).filter(|game| incident.is_of(game))?;
        let newer = self.set_up.get(&board).is_some_and(|set_up| incident.opened_at < *set_up);
        (!newer).then_some((board, game))
    }

    /// The blind match on a board, where one was arranged.
    #[must_use]
    pub fn blind(&self, board: BoardNo) -> Option<&Arc<Blind>> {
        self.blind.get(&board)
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
                && arrangement.own_board(*side).keeping == Keeping::Electronic
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
            let adjourned = hall.adjournment_at(*board).filter(|one| one.is_adjourned());
            let adjourned = adjourned.map(|one| one.no);
            hall.set_up.insert(*board, entry.at);
            let blind = hall.blind.remove(board);
            if let (Some(no), Some(before)) = (adjourned, hall.games.get(board)) {
                hall.shelf.insert(no, Shelved { game: before.clone(), blind });
                hall.games.insert(*board, game);
            } else if let Some(before) = hall.games.insert(*board, game)
                && (!before.plies.is_empty() || before.outcome().is_some())
            {
                // A game lost by forfeit has no move and counts all the same.
                hall.archive.push((*board, before));
            }
        }
        Event::Game { board, what } => happened(hall, *board, what, entry),
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

/// Something happened in a game, and in what belongs to it.
fn happened(hall: &mut Hall, board: BoardNo, what: &GameEvent, entry: &Entry) {
    let adjourned = match what {
        // Also one that the decision had ended, which is undone.
        GameEvent::PutBack { .. } => hall.last_adjournment_of(board),
        _ => hall.adjournment_at(board).map(|one| one.no),
    };
    if let Some(one) = adjourned.and_then(|no| hall.adjournments.get_mut(&no)) {
        game_went_on(Arc::make_mut(one), what);
    }
    if let Some(game) = hall.games.get_mut(&board) {
        apply_game(Arc::make_mut(game), what, entry.at);
        if let Some(blind) = hall.blind.get_mut(&board) {
            follow(Arc::make_mut(blind), what);
        }
        let ends = matches!(what, GameEvent::Ended(_) | GameEvent::PutBack { .. });
        if ends && game.outcome().is_some() {
            let wall = entry.wall.parse().ok();
            hall.last_end.extend(wall.map(|wall| (game.setup.round, wall)));
        }
        if let GameEvent::PutBack { incident, .. } = what {
            was_put_back(Arc::make_mut(&mut hall.incidents), *incident, game);
        }
    }
}

/// Something happened in the dispute log, with the game of the incident as it was then.
fn disputed(hall: &mut Hall, what: &DisputeEvent, entry: &Entry) {
    let game = match what {
        DisputeEvent::Opened { opening, .. } => opening.board.and_then(|board| hall.game(board)),
        other => {
            let incident = hall.incidents.get(&other.incident());
            incident.and_then(|one| hall.game_of_incident(one)).map(|(_, game)| game)
        }
    };
    let game = game.cloned();
    if let (DisputeEvent::Decided { no, .. }, Ok(wall)) = (what, entry.wall.parse()) {
        hall.decided.insert(*no, wall);
    }
    let incidents = Arc::make_mut(&mut hall.incidents);
    apply_dispute(incidents, what, game.as_ref(), (entry.at, &entry.who));
}

/// An adjourned game goes where its envelope says.
fn adjourn(hall: &mut Hall, what: &AdjournmentEvent, entry: &Entry) {
    let no = what.envelope();
    let before = no.and_then(|no| hall.adjournments.get(&no)).map(|one| one.board);
    let books = (&mut hall.adjournments, &mut hall.sessions);
    apply_adjournment(books, what, (entry.at, &entry.who));
    match what {
        AdjournmentEvent::Resumed { no, board, .. } => {
            let shelved = hall.shelf.remove(no);
            let moved = before.filter(|before| before != board);
            let moves = |hall: &mut Hall| {
                let from = moved?;
                let game = hall.games.remove(&from)?;
                Some(Shelved { game, blind: hall.blind.remove(&from) })
            };
            if let Some(comes) = shelved.or_else(|| moves(hall)) {
                hall.set_up.insert(*board, entry.at);
                let blind = hall.blind.remove(board);
                hall.blind.extend(comes.blind.map(|blind| (*board, blind)));
                if let Some(game) = hall.games.insert(*board, comes.game) {
                    make_room(hall, *board, Shelved { game, blind });
                }
            }
        }
        AdjournmentEvent::Concluded { no, outcome, .. } => {
            if let Some(Shelved { mut game, .. }) = hall.shelf.remove(no) {
                apply_game(Arc::make_mut(&mut game), &GameEvent::Ended(*outcome), entry.at);
                let wall = entry.wall.parse().ok();
                hall.last_end.extend(wall.map(|wall| (game.setup.round, wall)));
                hall.archive.push((before.unwrap_or(BoardNo(0)), game));
            }
        }
        AdjournmentEvent::Settled { no, .. } => {
            if let Some(Shelved { game, .. }) = hall.shelf.remove(no) {
                hall.archive.push((before.unwrap_or(BoardNo(0)), game));
            }
        }
        AdjournmentEvent::Annulled { no, .. } => {
            let board = before.unwrap_or(BoardNo(0));
            let shelved = hall.shelf.remove(no).map(|shelved| shelved.game);
            let of_it = |game: &Game| hall.adjournments.get(no).is_some_and(|one| one.is_of(game));
            let stands = hall.games.get(&board).is_some_and(|game| of_it(game));
            // The board is free for the game that is played instead.
            let at_board = || stands.then(|| hall.games.remove(&board)).flatten();
            if let Some(game) = shelved.or_else(at_board) {
                hall.archive.push((board, game));
            }
        }
        AdjournmentEvent::LockMade { no, lock } => {
            hall.locks.insert(*no, lock.clone());
        }
        _ => {}
    }
}

/// A game that gives way to one that is resumed on its board.
fn make_room(hall: &mut Hall, board: BoardNo, other: Shelved) {
    let of_it = hall.adjournments.values().find(|one| {
        one.board == board
            && one.is_adjourned()
            && one.resumption.is_none()
            && one.is_of(&other.game)
    });
    match of_it.map(|one| one.no) {
        Some(no) => {
            hall.shelf.insert(no, other);
        }
        None if !other.game.plies.is_empty() || other.game.outcome().is_some() => {
            hall.archive.push((board, other.game));
        }
        None => {}
    }
}
