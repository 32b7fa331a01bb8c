//! The whole journal for other programs: what is understood of it as entries, and the rest as it stands in
//! the file, so that nothing is lost on the way.

use std::io;

use serde::{Serialize, Serializer};

use crate::entries::entry_at;
use jadoube_chess::moment::Moment;
use jadoube_core::hall::event::Entry;
use jadoube_core::stations::station::{EntryId, StationId};
use jadoube_formats::document;
use jadoube_journal::arrival::ArrivedRow;
use jadoube_journal::row::Row;
use jadoube_laws::ids::{CommandKey, Who};

/// A row of the journal as it is exported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum ExportedRow {
    /// An entry, which this program understands.
    Entry(Box<Entry>),
    /// What it does not understand, or what has not taken effect.
    Raw(RawRow),
}

/// What is said of a row whose event is not read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RawRow {
    /// Its place in the order in which the entries took effect; none while it has not.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_number")]
    pub seq: Option<u64>,
    /// The moment on the competition's time line.
    pub at: Moment,
    /// The wall time with its zone.
    pub wall: String,
    /// The person or device that caused it.
    pub who: Who,
    /// Its event.
    pub raw: RawEvent,
    /// Where it stands in which strand; none in a file that one station has written alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<EntryId>,
}

/// As the number of an entry is written.
fn as_number<S: Serializer>(seq: &Option<u64>, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u64(seq.unwrap_or_default())
}

/// An event as it stands in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RawEvent {
    /// The command that gave it.
    pub key: CommandKey,
    /// Which of the command's events it is, from 0.
    pub part: u16,
    /// How many events the command gave.
    pub parts: u16,
    /// The version of its form.
    pub version: u16,
    /// The event, byte by byte.
    pub payload: String,
}

impl ExportedRow {
    /// A row that has taken effect.
    pub(crate) fn arrived(one: ArrivedRow) -> Self {
        match entry_at(&one) {
            Some(entry) => Self::Entry(Box::new(entry)),
            None => Self::raw(one.row, Some(one.place), one.station.map(StationId)),
        }
    }

    /// A row that waits in the strand of another station: also where it is understood, it is no entry yet.
    pub(crate) fn waiting(station: StationId, row: Row) -> Self {
        Self::raw(row, None, Some(station))
    }

    fn raw(row: Row, seq: Option<u64>, station: Option<StationId>) -> Self {
        let place = station.map(|station| EntryId { station, number: row.seq });
        let Row { key, index: part, of: parts, wall, at, who, version, payload, .. } = row;
        let raw = RawEvent { key, part, parts, version, payload };
        Self::Raw(RawRow { seq, at, wall, who, raw, place })
    }
}

/// Writes the whole journal as RON.
///
/// # Errors
/// What the system says; `Other` when an entry has no such form.
pub fn write_ron(rows: impl Iterator<Item = ExportedRow>, to: impl io::Write) -> io::Result<()> {
    document::write_all(rows, to)
}
