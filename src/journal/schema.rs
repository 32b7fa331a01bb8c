//! The tables and guards of a competition file, as SQL. A format is a promise: a later one gets its
//! own text beside the earlier, and a file of an earlier one is carried over by running it.

use rusqlite::Connection;

/// `Jdbe`: how a competition file is told from other SQLite databases.
pub(crate) const APPLICATION_ID: u32 = 0x4A64_6265;

/// The latest format that this program knows: the record of several stations.
pub(crate) const FORMAT: u32 = 4;

/// The format of a file in which rows are signed.
pub(crate) const SIGNED: u32 = 2;

/// The format of a file with room for a snapshot of the state.
pub(crate) const LONG: u32 = 3;

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

/// What makes a file of format 3 one of format 4: the strands of other stations, and the order in which
/// the rows of all strands took effect.
pub(crate) const STRANDS: &str = "
CREATE TABLE strand (
    no      INTEGER PRIMARY KEY CHECK (no >= 0),
    key     BLOB NOT NULL UNIQUE CHECK (length(key) = 32),
    created TEXT NOT NULL,
    program TEXT NOT NULL
) STRICT;
CREATE TABLE strand_event (
    strand   INTEGER NOT NULL CHECK (strand >= 1),
    seq      INTEGER NOT NULL CHECK (seq >= 1),
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
    PRIMARY KEY (strand, seq),
    UNIQUE (strand, key, part)
) STRICT;
CREATE TABLE strand_signature (
    strand    INTEGER NOT NULL CHECK (strand >= 1),
    seq       INTEGER NOT NULL CHECK (seq >= 1),
    signature BLOB NOT NULL CHECK (length(signature) = 64),
    PRIMARY KEY (strand, seq)
) STRICT;
CREATE TABLE arrival (
    n      INTEGER PRIMARY KEY CHECK (n >= 1),
    strand INTEGER NOT NULL CHECK (strand >= 0),
    first  INTEGER NOT NULL CHECK (first >= 1),
    last   INTEGER NOT NULL CHECK (last >= first),
    UNIQUE (strand, first)
) STRICT;
CREATE TABLE fork (
    strand    INTEGER PRIMARY KEY CHECK (strand >= 0),
    seq       INTEGER NOT NULL CHECK (seq >= 1),
    hash      BLOB NOT NULL CHECK (length(hash) = 32),
    signature BLOB NOT NULL CHECK (length(signature) = 64)
) STRICT;
CREATE TABLE snapshot_arrival (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    n   INTEGER NOT NULL CHECK (n >= 1)
) STRICT;
CREATE TRIGGER strand_insert BEFORE INSERT ON strand
    WHEN NEW.no IS NOT (SELECT coalesce(max(no), -1) + 1 FROM strand)
      OR EXISTS (SELECT 1 FROM strand WHERE key = NEW.key)
    BEGIN SELECT RAISE(ABORT, 'a strand is added once, behind the others'); END;
CREATE TRIGGER strand_update BEFORE UPDATE ON strand
    BEGIN SELECT RAISE(ABORT, 'a strand cannot be changed'); END;
CREATE TRIGGER strand_delete BEFORE DELETE ON strand
    BEGIN SELECT RAISE(ABORT, 'a strand cannot be deleted'); END;
CREATE TRIGGER strand_event_insert BEFORE INSERT ON strand_event
    WHEN NOT EXISTS (SELECT 1 FROM strand WHERE no = NEW.strand)
      OR NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM strand_event
                         WHERE strand = NEW.strand)
      OR EXISTS (SELECT 1 FROM strand_event
                 WHERE strand = NEW.strand AND key = NEW.key AND part = NEW.part)
      OR NEW.previous IS NOT coalesce((SELECT hash FROM strand_event
                                       WHERE strand = NEW.strand AND seq = NEW.seq - 1),
                                      NEW.previous)
    BEGIN SELECT RAISE(ABORT, 'an event is added at the end of its chain only'); END;
CREATE TRIGGER strand_event_update BEFORE UPDATE ON strand_event
    BEGIN SELECT RAISE(ABORT, 'an event cannot be changed'); END;
CREATE TRIGGER strand_event_delete BEFORE DELETE ON strand_event
    BEGIN SELECT RAISE(ABORT, 'an event cannot be deleted'); END;
CREATE TRIGGER strand_signature_insert BEFORE INSERT ON strand_signature
    WHEN NEW.seq IS NOT (SELECT max(seq) FROM strand_event WHERE strand = NEW.strand)
      OR EXISTS (SELECT 1 FROM strand_signature WHERE strand = NEW.strand AND seq = NEW.seq)
    BEGIN SELECT RAISE(ABORT, 'the last event of a strand is signed, and once'); END;
CREATE TRIGGER strand_signature_update BEFORE UPDATE ON strand_signature
    BEGIN SELECT RAISE(ABORT, 'a signature cannot be changed'); END;
CREATE TRIGGER strand_signature_delete BEFORE DELETE ON strand_signature
    BEGIN SELECT RAISE(ABORT, 'a signature cannot be deleted'); END;
CREATE TRIGGER arrival_insert BEFORE INSERT ON arrival
    WHEN NEW.n IS NOT (SELECT coalesce(max(n), 0) + 1 FROM arrival)
      OR NEW.first IS NOT coalesce((SELECT last FROM arrival WHERE strand = NEW.strand
                                    ORDER BY first DESC LIMIT 1), 0) + 1
      OR NEW.last > coalesce(CASE NEW.strand
             WHEN 0 THEN (SELECT max(seq) FROM event)
             ELSE (SELECT max(seq) FROM strand_event WHERE strand = NEW.strand) END, 0)
    BEGIN SELECT RAISE(ABORT, 'rows take effect once, in the order of their strand'); END;
CREATE TRIGGER arrival_update BEFORE UPDATE ON arrival
    BEGIN SELECT RAISE(ABORT, 'what took effect cannot be changed'); END;
CREATE TRIGGER arrival_delete BEFORE DELETE ON arrival
    BEGIN SELECT RAISE(ABORT, 'what took effect cannot be deleted'); END;
CREATE TRIGGER fork_insert BEFORE INSERT ON fork
    WHEN EXISTS (SELECT 1 FROM fork WHERE strand = NEW.strand)
      OR NOT EXISTS (SELECT 1 FROM strand WHERE no = NEW.strand)
    BEGIN SELECT RAISE(ABORT, 'the first proof of a fork stays'); END;
CREATE TRIGGER fork_update BEFORE UPDATE ON fork
    BEGIN SELECT RAISE(ABORT, 'the proof of a fork cannot be changed'); END;
CREATE TRIGGER fork_delete BEFORE DELETE ON fork
    BEGIN SELECT RAISE(ABORT, 'the proof of a fork cannot be deleted'); END;
";

/// Whether a file has a table.
pub(crate) fn has_table(connection: &Connection, name: &str) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = ?1)";
    connection.query_row(sql, [name], |row| row.get(0))
}

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
    if format > LONG {
        fresh.execute_batch(STRANDS)?;
    }
    Ok(objects(found)? == objects(&fresh)?)
}

fn objects(connection: &Connection) -> rusqlite::Result<Vec<(String, String, Option<String>)>> {
    connection
        .prepare("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect()
}
