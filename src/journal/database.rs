//! The database of a competition file in use: connected, written to, folded. What its tables mean is
//! told in [`crate`].

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, TransactionBehavior, params};

use crate::hash::Hash;
use crate::heartbeat::with_seal;
use crate::holder;
use crate::row::{COLUMNS, Heartbeat, Row, to_sql};
use crate::schema::{SIGNATURES, SIGNED};
use crate::signing::{self, SignatureRow, Signer, Statement};
use crate::strands::{self, Arrival};

/// How long to wait for another program to let go of the file: it may be closing just now.
const PATIENCE: Duration = Duration::from_millis(250);

/// The last row of an open file, and its hash; none of a file without rows.
pub(crate) fn last_of(connection: &Connection) -> rusqlite::Result<Option<(u64, Hash)>> {
    let sql = "SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1";
    connection.query_row(sql, [], |row| Ok((row.get(0)?, Hash(row.get(1)?)))).optional()
}

/// Writes rows in one transaction, see [`add_own`], and in a file of several strands that they took effect.
pub(crate) fn insert(
    connection: &mut Connection,
    rows: &[Row],
    signatures: &[SignatureRow],
    arrival: Option<Arrival>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    add_own(&transaction, rows, signatures)?;
    if let Some(arrival) = arrival {
        strands::add_arrival(&transaction, arrival)?;
    }
    transaction.commit()
}

/// Adds rows to the file's own strand, and each signature right behind the row that it is of: the file
/// takes none of another row than the last.
pub(crate) fn add_own(
    connection: &Connection,
    rows: &[Row],
    signatures: &[SignatureRow],
) -> rusqlite::Result<()> {
    if !signatures.is_empty() && !signing::has_tables(connection)? {
        connection.execute_batch(&format!("{SIGNATURES} PRAGMA user_version = {SIGNED};"))?;
    }
    let mut signatures = signatures.iter().peekable();
    let mut sql = connection.prepare_cached(&format!(
        "INSERT INTO event ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
    ))?;
    for row in rows {
        sql.execute(to_sql(row)?)?;
        if let Some(one) = signatures.next_if(|one| one.seq == row.seq) {
            connection
                .prepare_cached("INSERT INTO signature (seq, key, signature) VALUES (?1, ?2, ?3)")?
                .execute(params![one.seq, one.key.0, one.signature])?;
        }
    }
    Ok(())
}

/// Puts a heartbeat in the place of the one before, with its signature where somebody signs.
pub(crate) fn beat_into(
    connection: &mut Connection,
    beat: &Heartbeat,
    head: Hash,
    signed: Option<(&Signer, Statement)>,
) -> rusqlite::Result<()> {
    let state = with_seal(head, beat);
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction
        .prepare_cached(
            "INSERT INTO heartbeat (one, at, wall, state, after) VALUES (1, ?1, ?2, ?3, ?4)
             ON CONFLICT (one) DO UPDATE SET at = ?1, wall = ?2, state = ?3, after = ?4",
        )?
        .execute(params![beat.at.0, beat.wall, state, beat.after])?;
    if signing::has_tables(&transaction)? {
        // A signature of the heartbeat before says nothing of this one.
        transaction.prepare_cached("DELETE FROM heartbeat_signature")?.execute([])?;
        if let Some((signer, statement)) = signed {
            let sql = "INSERT INTO heartbeat_signature (one, key, signature) VALUES (1, ?1, ?2)";
            let values = params![signer.public().0, signer.sign(&statement)];
            transaction.prepare_cached(sql)?.execute(values)?;
        }
    }
    transaction.commit()
}

/// Opens, locks out every other program, and leaves word of who we are.
///
/// A program that has read the file and keeps it open, even without doing anything, has a lock that stands in
/// the way of ours. To work beside it would take SQLite's shared memory, and with it any program might write,
/// and fold the side file before it was looked at; so it is waited for, not long, and then named.
pub(crate) fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    // An exclusive lock needs no shared-memory file, so there are two files, not three.
    connection.execute_batch(
        "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
         -- Only what is known to stand is folded: see `Journal::check`.
         PRAGMA wal_autocheckpoint = 0;
         PRAGMA trusted_schema = OFF; PRAGMA recursive_triggers = ON;",
    )?;
    leave_word(&connection)?;
    Ok(connection)
}

/// Writes who has the file open.
pub(crate) fn leave_word(connection: &Connection) -> rusqlite::Result<()> {
    connection
        .execute(
            "INSERT INTO keeper (one, program, pid) VALUES (1, ?1, ?2)
             ON CONFLICT (one) DO UPDATE SET program = ?1, pid = ?2",
            params![holder::ourselves(), std::process::id()],
        )
        .map(drop)
}

/// Carries the side file over into the file and empties it.
pub(crate) fn fold(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}
