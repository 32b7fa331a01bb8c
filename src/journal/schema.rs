//! The tables and guards of a competition file, as SQL. A format is a promise: a later one gets its
//! own text beside the earlier, and a file of an earlier one is carried over by running it.

use rusqlite::Connection;

/// `Jdbe`: how a competition file is told from other SQLite databases.
pub(crate) const APPLICATION_ID: u32 = 0x4A64_6265;

/// The latest format that this program knows: signatures, and a snapshot of the state.
pub(crate) const FORMAT: u32 = 3;

/// The format of a file in which rows are signed.
pub(crate) const SIGNED: u32 = 2;

/// Makes an empty file of format 1.
pub(crate) const CREATE: &str = "
CREATE TABLE header (
    one         INTEGER PRIMARY KEY CHECK (one = 1),
    competition BLOB NOT NULL CHECK (length(competition) = 16),
    created     TEXT NOT NULL,
    program     TEXT NOT NULL
) STRICT;
CREATE TABLE event (
    seq      INTEGER PRIMARY KEY CHECK (seq >= 1),
    key      BLOB NOT NULL CHECK (length(key) = 16),
    part     INTEGER NOT NULL CHECK (part >= 0 AND part < parts),
    parts    INTEGER NOT NULL CHECK (parts BETWEEN 1 AND 65535),
    wall     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    station  TEXT NOT NULL,
    role     TEXT NOT NULL,
    version  INTEGER NOT NULL CHECK (version BETWEEN 0 AND 65535),
    payload  TEXT NOT NULL,
    previous BLOB NOT NULL CHECK (length(previous) = 32),
    hash     BLOB NOT NULL CHECK (length(hash) = 32),
    UNIQUE (key, part)
) STRICT;
CREATE TABLE heartbeat (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    at    INTEGER NOT NULL,
    wall  TEXT NOT NULL,
    state TEXT NOT NULL,
    after INTEGER NOT NULL
) STRICT;
CREATE TABLE keeper (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    program TEXT NOT NULL,
    pid     INTEGER NOT NULL
) STRICT;
CREATE TRIGGER header_insert BEFORE INSERT ON header WHEN EXISTS (SELECT 1 FROM header)
    BEGIN SELECT RAISE(ABORT, 'the header is written once'); END;
CREATE TRIGGER header_update BEFORE UPDATE ON header
    BEGIN SELECT RAISE(ABORT, 'the header cannot be changed'); END;
CREATE TRIGGER header_delete BEFORE DELETE ON header
    BEGIN SELECT RAISE(ABORT, 'the header cannot be deleted'); END;
-- Also what keeps INSERT OR REPLACE out: replacing deletes without asking the DELETE trigger.
CREATE TRIGGER event_insert BEFORE INSERT ON event
    WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM event)
      OR EXISTS (SELECT 1 FROM event WHERE key = NEW.key AND part = NEW.part)
      OR NEW.previous IS NOT coalesce((SELECT hash FROM event WHERE seq = NEW.seq - 1), NEW.previous)
    BEGIN SELECT RAISE(ABORT, 'an event is added at the end of the chain only'); END;
CREATE TRIGGER event_update BEFORE UPDATE ON event
    BEGIN SELECT RAISE(ABORT, 'an event cannot be changed'); END;
CREATE TRIGGER event_delete BEFORE DELETE ON event
    BEGIN SELECT RAISE(ABORT, 'an event cannot be deleted'); END;
";

/// What makes a file of format 1 one of format 2: signatures.
pub(crate) const SIGNATURES: &str = "
CREATE TABLE signature (
    seq       INTEGER PRIMARY KEY CHECK (seq >= 1),
    key       BLOB NOT NULL CHECK (length(key) = 32),
    signature BLOB NOT NULL CHECK (length(signature) = 64)
) STRICT;
CREATE TABLE heartbeat_signature (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    key       BLOB NOT NULL CHECK (length(key) = 32),
    signature BLOB NOT NULL CHECK (length(signature) = 64)
) STRICT;
CREATE TRIGGER signature_insert BEFORE INSERT ON signature
    WHEN NEW.seq IS NOT (SELECT max(seq) FROM event)
      OR EXISTS (SELECT 1 FROM signature WHERE seq = NEW.seq)
    BEGIN SELECT RAISE(ABORT, 'the last event is signed, and once'); END;
CREATE TRIGGER signature_update BEFORE UPDATE ON signature
    BEGIN SELECT RAISE(ABORT, 'a signature cannot be changed'); END;
CREATE TRIGGER signature_delete BEFORE DELETE ON signature
    BEGIN SELECT RAISE(ABORT, 'a signature cannot be deleted'); END;
";

/// What makes a file of format 2 one of format 3: a snapshot of the state.
pub(crate) const SNAPSHOT: &str = "
CREATE TABLE snapshot (
    one       INTEGER PRIMARY KEY CHECK (one = 1),
    seq       INTEGER NOT NULL,
    hash      BLOB NOT NULL CHECK (length(hash) = 32),
    form      TEXT NOT NULL,
    key       BLOB NOT NULL CHECK (length(key) = 32),
    signature BLOB NOT NULL CHECK (length(signature) = 64)
) STRICT;
CREATE TABLE snapshot_part (
    part  INTEGER PRIMARY KEY,
    bytes BLOB NOT NULL
) STRICT;
";

/// Whether the tables and guards are those of the file's format, to the letter.
pub(crate) fn is_intact(found: &Connection) -> rusqlite::Result<bool> {
    let fresh = Connection::open_in_memory()?;
    fresh.execute_batch(CREATE)?;
    let format: u32 = found.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if format > 1 {
        fresh.execute_batch(SIGNATURES)?;
    }
    if format > SIGNED {
        fresh.execute_batch(SNAPSHOT)?;
    }
    Ok(objects(found)? == objects(&fresh)?)
}

fn objects(connection: &Connection) -> rusqlite::Result<Vec<(String, String, Option<String>)>> {
    connection
        .prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect()
}
