//! A snapshot of the state that the rows up to one make, so that a long record need not be read from
//! its beginning. It is no part of the record and is never trusted over it: it stands for a row by
//! that row's hash, is believed by the station alone that signed it, and `verify` makes the state
//! again from the rows and compares. What cannot be used is left aside, and the rows are read.

use std::ops::RangeInclusive;

use rusqlite::{Connection, OptionalExtension as _, params};
use uuid::Uuid;

use crate::chain::row_hash;
use crate::hash::{Fields, Hash};
use crate::row::{Header, row};
use crate::schema::{LONG, SIGNATURES, SNAPSHOT, has_table};
use crate::signing::{self, Signer, Statement};
use crate::strands;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// A snapshot has at most so many parts, and those of each row have numbers of their own: what is left
/// of one that was being written is never taken for a part of another.
const PARTS: u64 = 1 << 20;

/// The numbers that the parts of a snapshot of this row have.
fn parts_of(seq: u64) -> RangeInclusive<i64> {
    let first = i64::try_from(seq.saturating_mul(PARTS)).unwrap_or(i64::MAX);
    first..=first.saturating_add_unsigned(PARTS - 1)
}

/// A snapshot as it lies in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    /// The last row that it knows, and its hash.
    pub head: Head,
    /// In what form the bytes are written, in the desk's own words.
    pub form: String,
    /// The state.
    pub bytes: Vec<u8>,
    known: Basis,
    key: PublicKey,
    signature: [u8; 64],
}

/// What a state rests on besides the file's own rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Basis {
    /// Nothing: a file of one strand.
    Own,
    /// All that had taken effect up to this entry of the order of arrival, by the hash of the last rows
    /// of each strand then.
    All { arrival: u64, heads: Hash },
}

impl Basis {
    /// What a file knew when its order of arrival had come to an entry.
    fn at(connection: &Connection, arrival: u64) -> rusqlite::Result<Self> {
        match arrival {
            0 => Ok(Self::Own),
            _ => Ok(Self::All { arrival, heads: strands::known_at(connection, arrival)?.1 }),
        }
    }
}

impl Snapshot {
    /// Whether it was signed by the station with this key, as it is.
    #[must_use]
    pub fn is_by(&self, header: &Header, key: &PublicKey) -> bool {
        self.key == *key && self.stands(header)
    }

    /// Whether its signature is one of the key that stands beside it.
    #[must_use]
    pub fn stands(&self, header: &Header) -> bool {
        statement(header.competition, &self.head, self.known, &self.form, &self.bytes)
            .is_signed(&self.key, &self.signature)
    }

    /// The last entry of the order of arrival that the state knows; 0 for one that knows no other
    /// station's rows.
    #[must_use]
    pub const fn arrival(&self) -> u64 {
        match self.known {
            Basis::Own => 0,
            Basis::All { arrival, .. } => arrival,
        }
    }
}

/// Where a snapshot stands, and who signs it: all that is needed to make one without the file.
#[derive(Debug)]
pub struct Site {
    competition: Uuid,
    head: Head,
    known: Basis,
    signer: Signer,
}

impl Site {
    /// Where an open file has come to now.
    pub(crate) fn of(
        connection: &Connection,
        competition: Uuid,
        head: Head,
        signer: Signer,
    ) -> rusqlite::Result<Self> {
        let known = Basis::at(connection, strands::last_arrival(connection)?)?;
        Ok(Self { competition, head, known, signer })
    }

    /// The last row that the snapshot has to know.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.head.seq
    }

    /// The snapshot of a state, signed; slow for a long one.
    #[must_use]
    pub fn snapshot(&self, form: &str, bytes: Vec<u8>) -> Snapshot {
        let Self { competition, head, known, signer } = self;
        let signature = signer.sign(&statement(*competition, head, *known, form, &bytes));
        let (form, key) = (form.to_owned(), signer.public());
        Snapshot { head: *head, form, bytes, known: *known, key, signature }
    }
}

/// A snapshot on its way into its file, part by part, so that what is recorded meanwhile waits for one
/// part at most. Until the last is there the snapshot before stands, and what is there of this one
/// is nothing.
#[derive(Debug)]
pub struct Transfer {
    snapshot: Snapshot,
    /// The part that is written next.
    next: usize,
    /// So many bytes are in one.
    size: usize,
}

impl Transfer {
    /// That of a snapshot, in parts of so many bytes.
    #[must_use]
    pub fn new(snapshot: Snapshot, size: usize) -> Self {
        Self { snapshot, next: 0, size: size.max(1) }
    }
}

/// What is signed: the state, in its form, that the record has come to at this row.
fn statement(competition: Uuid, head: &Head, known: Basis, form: &str, bytes: &[u8]) -> Statement {
    let fields = match known {
        Basis::Own => Fields::new("jadoube snapshot 1"),
        Basis::All { arrival, heads } => {
            Fields::new("jadoube snapshot 2").with(&arrival.to_be_bytes()).with(&heads.0)
        }
    };
    let fields = fields
        .with(competition.as_bytes())
        .with(&head.seq.to_be_bytes())
        .with(&head.hash)
        .with(form.as_bytes())
        .with(bytes);
    Statement::of_fields(fields)
}

/// The entry of the order of arrival up to which the snapshot of a file knows; 0 without one.
fn arrival_of(connection: &Connection) -> rusqlite::Result<u64> {
    if !strands::has_tables(connection)? {
        return Ok(0);
    }
    let sql = "SELECT n FROM snapshot_arrival";
    Ok(connection.query_row(sql, [], |row| row.get(0)).optional()?.unwrap_or(0))
}

/// Whether a file has the tables of a snapshot.
fn has_tables(connection: &Connection) -> rusqlite::Result<bool> {
    has_table(connection, "snapshot")
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
            Ok(Snapshot { head, form, bytes: Vec::new(), known: Basis::Own, key, signature })
        })
        .optional()?;
    let Some(mut found) = found.filter(|found| wanted(&found.form)) else { return Ok(None) };
    found.known = Basis::at(connection, arrival_of(connection)?)?;
    let (first, last) = parts_of(found.head.seq).into_inner();
    let of = "FROM snapshot_part WHERE part BETWEEN ?1 AND ?2";
    let sql = format!("SELECT coalesce(sum(length(bytes)), 0) {of}");
    let length: usize = connection.query_row(&sql, [first, last], |row| row.get(0))?;
    found.bytes.reserve_exact(length);
    let mut query = connection.prepare(&format!("SELECT bytes {of} ORDER BY part"))?;
    let mut parts = query.query([first, last])?;
    while let Some(part) = parts.next()? {
        found.bytes.extend_from_slice(part.get_ref(0)?.as_blob()?);
    }
    Ok(Some(found))
}

/// Whether a snapshot stands for a row of this file: the last of a batch, with the hash of its
/// contents.
pub(crate) fn is_of_row(connection: &Connection, snapshot: &Snapshot) -> rusqlite::Result<bool> {
    let of_row = row(connection, snapshot.head.seq)?.is_some_and(|row| {
        let hash = row_hash(&row);
        hash == row.hash && hash == Hash(snapshot.head.hash) && row.index + 1 == row.of
    });
    Ok(of_row && is_known(connection, snapshot)?)
}

/// Whether a snapshot stands for what a file of several strands knew then: of a time before it was one, it
/// knows only own rows; else all that had taken effect.
fn is_known(connection: &Connection, snapshot: &Snapshot) -> rusqlite::Result<bool> {
    if snapshot.arrival() > 0 {
        let (own, _) = strands::known_at(connection, snapshot.arrival())?;
        return Ok(own == snapshot.head.seq);
    }
    if !strands::has_tables(connection)? {
        return Ok(true);
    }
    let sql = "SELECT EXISTS (SELECT 1 FROM arrival WHERE n = 1 AND strand = 0 AND last >= ?1)";
    connection.query_row(sql, [snapshot.head.seq], |row| row.get(0))
}

/// Writes the next part of a snapshot, and with the last one puts it in the place of the one before;
/// a file without the tables is given them, with the number of the format. Whether more is to come.
pub(crate) fn write_part(
    connection: &mut Connection,
    transfer: &mut Transfer,
) -> rusqlite::Result<bool> {
    let Transfer { snapshot: new, next, size } = transfer;
    let transaction = connection.transaction()?;
    if *next == 0 {
        begin(&transaction, new.head.seq)?;
    }
    let mut parts = new.bytes.chunks(*size).skip(*next);
    let bytes = parts.next().unwrap_or_default();
    let number = parts_of(new.head.seq).start().saturating_add_unsigned(*next as u64);
    transaction
        .prepare_cached("INSERT INTO snapshot_part (part, bytes) VALUES (?1, ?2)")?
        .execute(params![number, bytes])?;
    let more = parts.next().is_some();
    if !more {
        transaction.execute(
            "INSERT OR REPLACE INTO snapshot (one, seq, hash, form, key, signature)
             VALUES (1, ?1, ?2, ?3, ?4, ?5)",
            params![new.head.seq, new.head.hash, new.form, new.key.0, new.signature],
        )?;
        keep_arrival(&transaction, new.arrival())?;
        clear(&transaction)?;
    }
    transaction.commit()?;
    *next += 1;
    Ok(more)
}

/// Writes down what the snapshot that was just put in its place knows. A file that has become one of several
/// strands while it was written takes it as one of before.
fn keep_arrival(connection: &Connection, arrival: u64) -> rusqlite::Result<()> {
    if !strands::has_tables(connection)? {
        return Ok(());
    }
    connection.execute("DELETE FROM snapshot_arrival", [])?;
    if arrival > 0 {
        connection.execute("INSERT INTO snapshot_arrival (one, n) VALUES (1, ?1)", [arrival])?;
    }
    Ok(())
}

/// Makes room for the parts of a snapshot of this row.
fn begin(connection: &Connection, seq: u64) -> rusqlite::Result<()> {
    if !has_tables(connection)? {
        let signatures = if signing::has_tables(connection)? { "" } else { SIGNATURES };
        connection
            .execute_batch(&format!("{signatures} {SNAPSHOT} PRAGMA user_version = {LONG};"))?;
    }
    // One of the same row cannot be used, or there would not be another.
    connection.execute("DELETE FROM snapshot WHERE seq = ?1", [seq])?;
    clear(connection)
}

/// Takes away the parts that are not of the snapshot that stands.
fn clear(connection: &Connection) -> rusqlite::Result<()> {
    let sql = "SELECT seq FROM snapshot";
    let stands = connection.query_row(sql, [], |row| row.get(0)).optional()?.map(parts_of);
    let (first, last) = stands.map_or((1, 0), RangeInclusive::into_inner);
    let sql = "DELETE FROM snapshot_part WHERE part NOT BETWEEN ?1 AND ?2";
    connection.execute(sql, [first, last]).map(drop)
}
