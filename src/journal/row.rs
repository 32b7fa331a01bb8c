//! What a competition file holds, as values: the header, the rows, a batch to append, the
//! heartbeat. How they are chained is in [`crate::chain`].

use rusqlite::types::{ToSql as _, ToSqlOutput, Type};
use rusqlite::{Connection, OptionalExtension as _};
use uuid::Uuid;

use crate::hash::Hash;
use jadoube_chess::moment::Moment;
use jadoube_laws::ids::{CommandKey, Role, Who};

/// What is said once about a competition file, when it is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// The id of the competition.
    pub competition: Uuid,
    /// When the file was made: wall time with its zone, RFC 9557.
    pub created: String,
    /// The version of the program that made it.
    pub program: String,
}

/// One recorded event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Its place in the record, from 1, without gaps.
    pub seq: u64,
    /// The command that gave it.
    pub key: CommandKey,
    /// Which of the command's events it is, from 0.
    pub index: u16,
    /// How many events the command gave.
    pub of: u16,
    /// When, by the wall clock with its zone, RFC 9557.
    pub wall: String,
    /// When, on the competition's own time line.
    pub at: Moment,
    /// Who acted.
    pub who: Who,
    /// The version of the payload's form.
    pub version: u16,
    /// The event as JSON; the journal does not look into it.
    pub payload: String,
    /// The hash of the row before; for the first row that of the header.
    pub previous: Hash,
    /// The hash of this row.
    pub hash: Hash,
}

/// The events of one command, to be recorded together or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch {
    /// The key of the command: sending it twice records it once.
    pub key: CommandKey,
    /// When, by the wall clock with its zone, RFC 9557.
    pub wall: String,
    /// When, on the competition's own time line.
    pub at: Moment,
    /// Who acted.
    pub who: Who,
    /// The events in order: the version of the payload's form, and the payload as JSON.
    pub events: Vec<(u16, String)>,
}

/// What became of a batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AppendResult {
    /// It was recorded, and is on the disk.
    New(Vec<Row>),
    /// The key had been recorded before, with these rows; nothing was written.
    Already(Vec<Row>),
}

impl AppendResult {
    /// The rows on the disk, new or old.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        match self {
            Self::New(rows) | Self::Already(rows) => rows,
        }
    }
}

/// The last heartbeat of a desk, so that running clocks come back to within a second.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heartbeat {
    /// When, on the competition's own time line.
    pub at: Moment,
    /// When, by the wall clock with its zone, RFC 9557.
    pub wall: String,
    /// What the desk wants to find again, in its own words.
    pub state: String,
    /// The last row that was recorded at that time; 0 if none.
    pub after: u64,
    /// The seal that stands with it; none in files of an earlier version of the program.
    pub seal: Option<String>,
}

/// The role as it stands in the file. These words are a promise: they are part of the hash.
pub(crate) fn role_word(role: Role) -> &'static str {
    match role {
        Role::ChiefArbiter => "chief-arbiter",
        Role::Arbiter => "arbiter",
        Role::Device => "device",
        Role::Program => "program",
    }
}

pub(crate) fn role_of(word: &str) -> Option<Role> {
    [Role::ChiefArbiter, Role::Arbiter, Role::Device, Role::Program]
        .into_iter()
        .find(|role| role_word(*role) == word)
}

/// The columns that [`from_sql`] expects and [`to_sql`] gives.
pub(crate) const COLUMNS: &str =
    "seq, key, part, parts, wall, at, station, role, version, payload, previous, hash";

/// One row of the table `event`.
pub(crate) fn from_sql(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
    let role: String = row.get(7)?;
    let role = role_of(&role).ok_or_else(|| {
        rusqlite::Error::FromSqlConversionFailure(7, Type::Text, "no such role".into())
    })?;
    Ok(Row {
        seq: row.get(0)?,
        key: CommandKey(Uuid::from_bytes(row.get(1)?)),
        index: row.get(2)?,
        of: row.get(3)?,
        wall: row.get(4)?,
        at: Moment(row.get(5)?),
        who: Who { station: row.get(6)?, role },
        version: row.get(8)?,
        payload: row.get(9)?,
        previous: Hash(row.get(10)?),
        hash: Hash(row.get(11)?),
    })
}

/// The values of a row, in the order of [`COLUMNS`].
pub(crate) fn to_sql(row: &Row) -> rusqlite::Result<[ToSqlOutput<'_>; 12]> {
    Ok([
        row.seq.to_sql()?,
        row.key.0.as_bytes().to_sql()?,
        row.index.to_sql()?,
        row.of.to_sql()?,
        row.wall.to_sql()?,
        row.at.0.to_sql()?,
        row.who.station.to_sql()?,
        role_word(row.who.role).to_sql()?,
        row.version.to_sql()?,
        row.payload.to_sql()?,
        row.previous.0.to_sql()?,
        row.hash.0.to_sql()?,
    ])
}

/// The row of a number; none if there is no such row.
pub(crate) fn row(connection: &Connection, seq: u64) -> rusqlite::Result<Option<Row>> {
    connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM event WHERE seq = ?1"))?
        .query_row([seq], from_sql)
        .optional()
}

/// The rows behind one, at most so many.
pub(crate) fn rows(connection: &Connection, after: u64, most: usize) -> rusqlite::Result<Vec<Row>> {
    let sql = format!("SELECT {COLUMNS} FROM event WHERE seq > ?1 ORDER BY seq LIMIT ?2");
    connection.prepare_cached(&sql)?.query_map((after, most as u64), from_sql)?.collect()
}

/// The header of an open file.
pub(crate) fn header(connection: &Connection) -> rusqlite::Result<Header> {
    connection.query_row("SELECT competition, created, program FROM header", [], |row| {
        Ok(Header {
            competition: Uuid::from_bytes(row.get(0)?),
            created: row.get(1)?,
            program: row.get(2)?,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_is_written_as_everywhere_else() {
        for role in [Role::ChiefArbiter, Role::Arbiter, Role::Device, Role::Program] {
            assert_eq!(serde_json::to_value(role).unwrap(), role_word(role));
            assert_eq!(role_of(role_word(role)), Some(role));
        }
        assert_eq!(role_of("spectator"), None);
    }
}
