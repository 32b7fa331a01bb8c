//! The rows of a journal as entries, as far as this program understands them.

use std::path::Path;

use jadoube_core::hall::event::{EVENT_VERSION, Entry, Event};
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::row::Row;

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
    let entry = Entry { seq: row.seq, at: row.at, wall, who, event };
    (row.version <= EVENT_VERSION).then_some(entry)
}
