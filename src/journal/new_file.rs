//! A new competition file that has all its rows at once: there is the whole file or none.

use std::path::Path;

use rusqlite::{Connection, MAIN_DB, params};

use crate::chain::genesis;
use crate::database::{beat_into, insert};
use crate::fault::Fault;
use crate::image::wal_path;
use crate::others::Others;
use crate::publish::place;
use crate::row::{Header, Heartbeat, Row};
use crate::schema::{APPLICATION_ID, CREATE, SIGNATURES, SIGNED};
use crate::signing::{SignatureRow, Signer, Statement};

/// A heartbeat behind the last row, and who signs it, if anybody does.
pub(crate) type LastBeat<'a> = (Heartbeat, Option<&'a Signer>);

/// A new competition file with these rows and signatures, as bytes.
pub(crate) fn bytes_of(
    header: &Header,
    (rows, signatures): (&[Row], &[SignatureRow]),
    others: Option<&Others>,
    beat: Option<&LastBeat<'_>>,
) -> rusqlite::Result<Vec<u8>> {
    let mut connection = Connection::open_in_memory()?;
    connection.execute_batch(&format!(
        "PRAGMA page_size = 4096; PRAGMA application_id = {APPLICATION_ID};
         PRAGMA user_version = {SIGNED}; BEGIN; {CREATE}{SIGNATURES} COMMIT;"
    ))?;
    connection.execute(
        "INSERT INTO header (one, competition, created, program) VALUES (1, ?1, ?2, ?3)",
        params![header.competition.as_bytes(), header.created, header.program],
    )?;
    insert(&mut connection, rows, signatures, None)?;
    if let Some(others) = others {
        others.fill(&mut connection, header)?;
    }
    if let Some((beat, signer)) = beat {
        let head = rows.last().map_or_else(|| genesis(header), |row| row.hash);
        let statement = || Statement::of_beat(header.competition, beat, &head);
        beat_into(&mut connection, beat, head, signer.map(|signer| (signer, statement())))?;
    }
    let mut bytes = connection.serialize(MAIN_DB)?.to_vec();
    // A database in memory has no side file; this one shall have.
    if let Some(versions) = bytes.get_mut(18..20) {
        versions.fill(2);
    }
    Ok(bytes)
}

/// Puts a new competition file in its place; one of several strands where there are others.
///
/// # Errors
/// [`Fault::AlreadyExists`] when there is a file of that name (or a side file left over from one);
/// the faults of the disk. There is no new file then.
pub(crate) fn make(
    path: &Path,
    header: &Header,
    rows: &[Row],
    signatures: &[SignatureRow],
    others: Option<&Others>,
) -> Result<(), Fault> {
    make_with_beat(path, header, (rows, signatures), others, None)
}

/// The same, with a heartbeat: rows that are cut off at the end are missed then.
///
/// # Errors
/// The same.
pub(crate) fn make_with_beat(
    path: &Path,
    header: &Header,
    rows: (&[Row], &[SignatureRow]),
    others: Option<&Others>,
    beat: Option<&LastBeat<'_>>,
) -> Result<(), Fault> {
    if wal_path(path).exists() {
        return Err(Fault::AlreadyExists { path: wal_path(path) });
    }
    let bytes =
        bytes_of(header, rows, others, beat).map_err(|error| Fault::of_sqlite(path, &error))?;
    place(path, &bytes).map_err(|error| Fault::of_making(path, &error))
}

/// Takes away a new file of our own that was no use.
pub(crate) fn remove(path: &Path) {
    for path in [wal_path(path), path.to_owned()] {
        // What cannot be removed is a valid file of the same rows.
        let _ = std::fs::remove_file(path);
    }
}
