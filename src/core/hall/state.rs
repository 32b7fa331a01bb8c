//! The competition as it is now: the fold of the journal.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::adjournment::register::Adjournments;
use crate::blind::arrangement::BoardTracking;
use crate::blind::state::Blind;
use crate::competition::state::Contest;
use crate::disputes::state::{Incident, Incidents};
use crate::evidence::record::Signers;
use crate::hall::competition::{Assignment, Competition};
use crate::hall::event::Event;
use crate::hall::games::HallGame;
use crate::hall::proposal::Proposal;
use crate::stations::post::Post;
use crate::stations::state::Stations;
use crate::stations::station::StationId;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::state::{Damage, Game};
use jadoube_laws::ids::{BoardNo, CommandKey, GameNo, IncidentNo, PortName};
use jadoube_laws::wall::Wall;

/// The form and the meaning of a written state. It is raised with every change of what is kept, how it
/// is written, or what `apply` makes of an event: a snapshot of another form is left aside.
pub const STATE_FORM: u16 = 21;

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
    pub incidents: Arc<Incidents>,
    /// The adjourned games with their envelopes, the sessions, the locks.
    pub adjournments: Adjournments,
    /// The electronic board on each table.
    pub devices: BTreeMap<BoardNo, Assignment>,
    /// The electronic board of one player at a table where a blind match has two boards.
    #[serde(with = "crate::pairs")]
    pub own_devices: BTreeMap<(BoardNo, Side), Assignment>,
    /// How appeals are handled, once it was fixed.
    pub appeals: Option<Arc<Provisions>>,
    /// When each incident was opened.
    pub opened: BTreeMap<IncidentNo, Wall>,
    /// When each incident was last decided.
    pub decided: BTreeMap<IncidentNo, Wall>,
    /// Its players, rounds and results, where it is more than boards.
    pub contest: Arc<Contest>,
    /// Who signs the record.
    pub signers: Arc<Signers>,
    /// The stations that keep it, where it is more than one.
    pub stations: Arc<Stations>,
    /// What stations have asked of others and was not carried out.
    pub proposals: BTreeMap<CommandKey, Proposal>,
    /// The station to which the file belongs, where it is one of several strands.
    pub own: Option<StationId>,
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
        self.games.get(self.at_board.get(&board)?)?.blind.arranged()
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

    /// The games of all rounds, those that have left their boards first, without those that were annulled.
    pub fn every_game(&self) -> impl Iterator<Item = (BoardNo, &Arc<Game>)> {
        let off = self.games.iter().filter(|(no, _)| !self.is_on_board(**no));
        let stands = off.filter(|(no, _)| self.annulled_by(**no).is_none());
        stands.map(|(_, one)| (one.board, &one.game)).chain(self.on_boards())
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

    /// The game that something is about, given the state after it: beside what happens in it, its
    /// incidents and its adjournments.
    #[must_use]
    pub fn game_about(&self, event: &Event) -> Option<GameNo> {
        match event {
            Event::Dispute { what } => self.incidents.get(&what.incident())?.game,
            Event::Adjournment { what } => Some(self.adjournments.get(&what.envelope()?)?.game),
            what => self.game_in(what),
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

    /// Whether what happens at a board is recorded here: always where one laptop works alone, else where
    /// the station keeps it to which the file belongs.
    #[must_use]
    pub fn is_kept_here(&self, board: BoardNo) -> bool {
        if !self.stations.is_begun() {
            return true;
        }
        self.own.is_some_and(|own| self.stations.keeps(own, Post::Board(board)))
    }

    /// The games that are on boards now of which what happens is recorded here.
    pub fn on_own_boards(&self) -> impl DoubleEndedIterator<Item = (BoardNo, &Arc<Game>)> {
        self.on_boards().filter(|(board, _)| self.is_kept_here(*board))
    }

    /// Whether any clock runs at a board that is kept here, mirrored ones included, so that a heartbeat is
    /// needed.
    #[must_use]
    pub fn is_own_clock_running(&self) -> bool {
        self.on_own_boards().any(|(_, game)| game.clock.running().is_some())
    }

    /// Whether any clock runs, mirrored ones included, so that a heartbeat is needed.
    #[must_use]
    pub fn is_any_clock_running(&self) -> bool {
        self.on_boards().any(|(_, game)| game.clock.running().is_some())
    }
}
