//! The rows of a journal as entries, as far as this program understands them; and of those that it
//! does not, which games they may concern.

use std::path::Path;

use jadoube_core::hall::event::{EVENT_VERSION, Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Row;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use serde::Deserialize;

/// So many rows are not understood.
pub(crate) fn not_understood(path: &Path, first: u64, rows: usize) -> Fault {
    let by = Journal::keeper(path).map(|keeper| keeper.program);
    Fault::NotUnderstood { path: path.to_owned(), first, rows, by }
}

/// The entry of a row. A row of a version of events that is later than [`EVENT_VERSION`] is not
/// understood, even where it seems to be: its words may mean more.
pub(crate) fn entry_of(row: &Row) -> Option<Entry> {
    let event = serde_json::from_str::<Event>(&row.payload).ok()?;
    let (wall, who) = (row.wall.clone(), row.who.clone());
    let entry = Entry { seq: row.seq, at: row.at, wall, who, event, place: None };
    (row.version <= EVENT_VERSION).then_some(entry)
}

/// What may rest on a row that is not understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// What follows in this game.
    Game(GameNo),
    /// No game that is known.
    None,
    /// All that follows.
    All,
}

/// The part of an event that says where it happened, which every version writes alike.
#[derive(Deserialize)]
#[serde(tag = "in", rename_all = "kebab-case")]
enum Place {
    Game { board: BoardNo },
    Blind { board: BoardNo },
    OffBoard { incident: IncidentNo },
}

/// What may rest on a row that is not understood, given the state before it.
pub(crate) fn reach(hall: &Hall, row: &Row) -> Reach {
    let game = match serde_json::from_str(&row.payload) {
        Ok(Place::Game { board } | Place::Blind { board }) => hall.at_board.get(&board).copied(),
        Ok(Place::OffBoard { incident }) => hall.incidents.get(&incident).and_then(|one| one.game),
        Err(_) => return Reach::All,
    };
    game.map_or(Reach::None, Reach::Game)
}
