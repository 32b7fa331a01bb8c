//! The rows of a journal as entries, as far as this program understands them; and of those that it
//! does not, which games they may concern.

use std::collections::BTreeMap;
use std::path::Path;

use jadoube_core::hall::event::{EVENT_VERSION, Entry, Event};
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::station::{EntryId, StationId};
use jadoube_journal::arrival::Arrived;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Row;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use serde::{Deserialize, Serialize};

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

/// The entry of a row at its place in the order in which the rows of all stations took effect.
pub(crate) fn entry_at(one: &Arrived) -> Option<Entry> {
    let entry = entry_of(&one.row)?;
    let place = one.station.map(|key| EntryId { station: StationId(key), number: one.row.seq });
    Some(Entry { seq: one.place, place, ..entry })
}

/// How far a station knew the strands of others when it recorded something: of each the last row that had
/// taken effect there. Only what is new since its last command is told: the rest was told before.
pub(crate) type After = BTreeMap<StationId, u64>;

/// What a row follows; nothing in a file that one station has written alone.
pub(crate) fn after_of(row: &Row) -> After {
    #[derive(Deserialize)]
    struct Payload {
        #[serde(default)]
        after: After,
    }
    let told = serde_json::from_str::<Payload>(&row.payload);
    told.map(|told| told.after).unwrap_or_default()
}

/// An event as the journal keeps it, with what it follows.
///
/// # Errors
/// When something in it has no such form.
pub(crate) fn payload(event: &Event, after: &After) -> serde_json::Result<String> {
    #[derive(Serialize)]
    struct Payload<'a> {
        #[serde(flatten)]
        event: &'a Event,
        after: &'a After,
    }
    if after.is_empty() {
        return serde_json::to_string(event);
    }
    serde_json::to_string(&Payload { event, after })
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
enum EntrySubject {
    Game { board: BoardNo },
    Blind { board: BoardNo },
    OffBoard { incident: IncidentNo },
}

/// What may rest on a row that is not understood, given the state before it.
pub(crate) fn reach(hall: &Hall, row: &Row) -> Reach {
    let game = match serde_json::from_str(&row.payload) {
        Ok(EntrySubject::Game { board } | EntrySubject::Blind { board }) => {
            hall.at_board.get(&board).copied()
        }
        Ok(EntrySubject::OffBoard { incident }) => {
            hall.incidents.get(&incident).and_then(|one| one.game)
        }
        Err(_) => return Reach::All,
    };
    game.map_or(Reach::None, Reach::Game)
}
