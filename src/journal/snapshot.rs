//! A snapshot of the state that the rows up to one make, so that a long record need not be read from
//! its beginning. It is no part of the record and is never trusted over it: it stands for a row by
//! that row's hash, is believed by the station alone that signed it, and `verify` makes the state
//! again from the rows and compares. What cannot be used is left aside, and the rows are read.

use rusqlite::{Connection, OptionalExtension as _, params};
use uuid::Uuid;

use crate::chain::{Fields, Hash, row_hash};
use crate::row::{COLUMNS, Header, from_sql};
use crate::schema::{FORMAT, SIGNATURES, SNAPSHOT};
use crate::signing::{self, Signer, Statement};
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// So many bytes of a snapshot lie in one row of its table.
const PART: usize = 1 << 20;

/// A snapshot as it lies in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The last row that it knows, and its hash.
    pub head: Head,
    /// In what form the bytes are written, in the desk's own words.
    pub form: String,
    /// The state.
    pub bytes: Vec<u8>,
    key: PublicKey,
    signature: [u8; 64],
}

impl Snapshot {
    /// That of a state, signed.
    pub(crate) fn of(
        competition: Uuid,
        head: Head,
        form: &str,
        bytes: Vec<u8>,
        signer: &Signer,
    ) -> Self {
        let signature = signer.sign(&statement(competition, &head, form, &bytes));
        Self { head, form: form.to_owned(), bytes, key: signer.public(), signature }
    }

    /// Whether it was signed by the station with this key, as it is.
    #[must_use]
    pub fn is_by(&self, header: &Header, key: &PublicKey) -> bool {
        self.key == *key && self.stands(header)
    }

    /// Whether its signature is one of the key that stands beside it.
    #[must_use]
    pub fn stands(&self, header: &Header) -> bool {
        statement(header.competition, &self.head, &self.form, &self.bytes)
            .is_signed(&self.key, &self.signature)
    }
}

/// What is signed: the state, in its form, that the record has come to at this row.
fn statement(competition: Uuid, head: &Head, form: &str, bytes: &[u8]) -> Statement {
    let fields = Fields::new("jadoube snapshot 1")
        .with(competition.as_bytes())
        .with(&head.seq.to_be_bytes())
        .with(&head.hash)
        .with(form.as_bytes())
        .with(bytes);
    Statement::of_fields(fields)
}

/// Whether a file has the tables of a snapshot.
fn has_tables(connection: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'snapshot')";
    connection.query_row(sql, [], |row| row.get(0))
}

/// The snapshot in a file, if there is one of this form.
pub(crate) fn read(
    connection: &Connection,
    wanted: impl Fn(&str) -> bool,
) -> rusqlite::Result<Option<Snapshot>> {
    if !has_tables(connection)? {
        return Ok(None);
    }
    let sql = "SELECT seq, hash, form, key, signature FROM snapshot";
    let found = connection
        .query_row(sql, [], |row| {
            let head = Head { seq: row.get(0)?, hash: row.get(1)? };
            let (form, key, signature) = (row.get(2)?, PublicKey(row.get(3)?), row.get(4)?);
            Ok(Snapshot { head, form, bytes: Vec::new(), key, signature })
        })
        .optional()?;
    let Some(mut found) = found.filter(|found| wanted(&found.form)) else { return Ok(None) };
    let sql = "SELECT coalesce(sum(length(bytes)), 0) FROM snapshot_part";
    let length: usize = connection.query_row(sql, [], |row| row.get(0))?;
    found.bytes.reserve_exact(length);
    let mut query = connection.prepare("SELECT bytes FROM snapshot_part ORDER BY part")?;
    let mut parts = query.query([])?;
    while let Some(part) = parts.next()? {
        found.bytes.extend_from_slice(part.get_ref(0)?.as_blob()?);
    }
    Ok(Some(found))
}

/// Whether a snapshot stands for a row of this file: the last of a batch, with the hash of its
/// contents.
pub(crate) fn is_of_row(connection: &Connection, snapshot: &Snapshot) -> rusqlite::Result<bool> {
    let sql = format!("SELECT {COLUMNS} FROM event WHERE seq = ?1");
    let row = connection.query_row(&sql, [snapshot.head.seq], from_sql).optional()?;
    Ok(row.is_some_and(|row| {
        let hash = row_hash(&row);
        hash == row.hash && hash == Hash(snapshot.head.hash) && row.index + 1 == row.of
    }))
}

/// Puts a snapshot in the place of the one before; a file without the tables is given them, with the
/// number of the format.
pub(crate) fn write(connection: &mut Connection, new: &Snapshot) -> rusqlite::Result<()> {
    let transaction = connection.transaction()?;
    if !has_tables(&transaction)? {
        let signatures = if signing::has_tables(&transaction)? { "" } else { SIGNATURES };
        transaction
            .execute_batch(&format!("{signatures} {SNAPSHOT} PRAGMA user_version = {FORMAT};"))?;
    }
    transaction.execute_batch("DELETE FROM snapshot; DELETE FROM snapshot_part;")?;
    transaction.execute(
        "INSERT INTO snapshot (one, seq, hash, form, key, signature) VALUES (1, ?1, ?2, ?3, ?4, ?5)",
        params![new.head.seq, new.head.hash, new.form, new.key.0, new.signature],
    )?;
    for (part, bytes) in (0_i64..).zip(new.bytes.chunks(PART)) {
        transaction
            .prepare_cached("INSERT INTO snapshot_part (part, bytes) VALUES (?1, ?2)")?
            .execute(params![part, bytes])?;
    }
    transaction.commit()
}
