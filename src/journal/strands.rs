//! The strands of a file as tables: read, written, checked. Strand 0 is the file's own, whose rows are in
//! `event`; the others are in `strand_event`. What the tables mean is told in [`crate`].

use std::iter;

use rusqlite::types::ToSql as _;
use rusqlite::{Connection, OptionalExtension as _, params, params_from_iter};

use crate::chain::{BrokenRow, Chain, RowFault, genesis};
use crate::hash::{Fields, Hash};
use crate::memory::Memory;
use crate::row::{COLUMNS, Header, Row, from_sql, to_sql};
use crate::schema::{FORMAT, SIGNATURES, SNAPSHOT, STRANDS, has_table};
use crate::signing::{self, SignatureRow, Statement};
use crate::strand::Strand;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;

/// The number of a file's own strand.
pub(crate) const OWN: u64 = 0;

/// Rows of a strand that took effect together, by their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Arrival {
    /// The number of the strand in the file; 0 for its own.
    pub strand: u64,
    /// The first row.
    pub first: u64,
    /// The last row.
    pub last: u64,
}

/// A proof that the owner of a key has recorded a row twice: the signature under a head with the number of
/// a row of the strand, and another hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fork {
    /// The number of the row and the other hash.
    pub head: Head,
    /// The signature of that.
    pub signature: [u8; 64],
}

/// What was found out about a strand of another station.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StrandVerdict {
    /// Whose it is.
    pub key: PublicKey,
    /// Its last row here, or the last that stands.
    pub head: Head,
    /// How many of its rows have not taken effect yet.
    pub waiting: u64,
    /// The first row that does not stand, if there is one.
    pub broken: Option<BrokenRow>,
    /// The proof that its owner has written it twice, if there is one that stands. What is here is
    /// whole all the same.
    pub fork: Option<Fork>,
}

/// A strand of another station, as a file in use knows it.
#[derive(Debug)]
pub(crate) struct OpenStrand {
    pub(crate) strand: Strand,
    /// Where it had come to when the file was opened; `memory` begins behind it.
    pub(crate) base: Head,
    /// Where it has come to.
    pub(crate) head: Head,
    /// The last row that took effect.
    pub(crate) arrived: u64,
    pub(crate) memory: Memory,
}

impl OpenStrand {
    /// One of which nothing is here yet.
    pub(crate) fn new(strand: Strand) -> Self {
        let base = Head { seq: 0, hash: genesis(&strand.header).0 };
        Self { strand, base, head: base, arrived: 0, memory: Memory::default() }
    }
}

/// What of a strand of another station stands in a damaged file: from its first row on, up to one that its
/// station has signed.
#[derive(Debug)]
pub(crate) struct Intact {
    pub(crate) strand: Strand,
    pub(crate) rows: Vec<Row>,
    pub(crate) signatures: Vec<SignatureRow>,
    /// The last row of which there is a trace.
    pub(crate) last: u64,
}

impl Intact {
    /// That of a strand.
    pub(crate) fn of(connection: &Connection, no: u64, strand: Strand) -> Self {
        let (mut rows, mut kept) = (Vec::new(), 0);
        let most = i64::MAX.unsigned_abs();
        let mut signatures =
            signatures(connection, (no, strand.key), (1, most)).unwrap_or_default();
        // What cannot be read ends it.
        let _ = Self::stand(connection, (no, &strand), &signatures, &mut rows, &mut kept);
        let head = head(connection, no).ok().flatten().map_or(0, |head| head.seq);
        let last = arrived(connection, no).unwrap_or(0).max(head).max(kept);
        rows.truncate(usize::try_from(kept).unwrap_or(usize::MAX));
        signatures.retain(|one| one.seq <= kept);
        Self { strand, rows, signatures, last }
    }

    fn stand(
        connection: &Connection,
        (no, strand): (u64, &Strand),
        signatures: &[SignatureRow],
        stand: &mut Vec<Row>,
        kept: &mut u64,
    ) -> rusqlite::Result<()> {
        let (mut chain, mut signatures) =
            (Chain::new(&strand.header), signatures.iter().peekable());
        let sql = format!("SELECT {COLUMNS} FROM {} seq >= 1 ORDER BY seq", rows_of(no));
        let mut query = connection.prepare(&sql)?;
        let mut rows = query.query([no])?;
        while let Some(raw) = rows.next()? {
            let row = from_sql(raw)?;
            if chain.accept(&row).is_err() {
                break;
            }
            if let Some(one) = signatures.next_if(|one| one.seq == row.seq) {
                if row.index + 1 != row.of || !one.stands(&strand.header, row.hash) {
                    break;
                }
                *kept = row.seq;
            }
            stand.push(row);
        }
        Ok(())
    }
}

/// From where the rows of a strand are read: to be followed by a condition on `seq`. ?1 is its number.
const fn rows_of(no: u64) -> &'static str {
    if no == OWN { "event WHERE ?1 = 0 AND" } else { "strand_event WHERE strand = ?1 AND" }
}

/// Whether a file has the tables for several strands.
pub(crate) fn has_tables(connection: &Connection) -> rusqlite::Result<bool> {
    has_table(connection, "strand")
}

/// The key of the station to which a file belongs; none of a file of one strand.
pub(crate) fn owner(connection: &Connection) -> rusqlite::Result<Option<PublicKey>> {
    if !has_tables(connection)? {
        return Ok(None);
    }
    let sql = "SELECT key FROM strand WHERE no = 0";
    connection.query_row(sql, [], |row| row.get(0).map(PublicKey)).optional()
}

/// The strands of other stations, in the order of their numbers, which begin at 1.
pub(crate) fn others(connection: &Connection, own: &Header) -> rusqlite::Result<Vec<Strand>> {
    if !has_tables(connection)? {
        return Ok(Vec::new());
    }
    connection
        .prepare("SELECT key, created, program FROM strand WHERE no >= 1 ORDER BY no")?
        .query_map([], |row| {
            let (created, program) = (row.get(1)?, row.get(2)?);
            let header = Header { competition: own.competition, created, program };
            Ok(Strand { key: PublicKey(row.get(0)?), header })
        })?
        .collect()
}

/// The strands of other stations, and how far they have come.
pub(crate) fn known(connection: &Connection, own: &Header) -> rusqlite::Result<Vec<OpenStrand>> {
    let mut all = Vec::new();
    for (no, strand) in (1..).zip(others(connection, own)?) {
        let mut one = OpenStrand::new(strand);
        if let Some(head) = head(connection, no)? {
            (one.base, one.head) = (head, head);
        }
        one.arrived = arrived(connection, no)?;
        all.push(one);
    }
    Ok(all)
}

/// The last row of a strand.
pub(crate) fn head(connection: &Connection, no: u64) -> rusqlite::Result<Option<Head>> {
    let sql = format!("SELECT seq, hash FROM {} seq >= 1 ORDER BY seq DESC LIMIT 1", rows_of(no));
    let head = |row: &rusqlite::Row<'_>| Ok(Head { seq: row.get(0)?, hash: row.get(1)? });
    connection.prepare_cached(&sql)?.query_row([no], head).optional()
}

/// The hash of a row of a strand.
pub(crate) fn hash_at(
    connection: &Connection,
    no: u64,
    seq: u64,
) -> rusqlite::Result<Option<Hash>> {
    let sql = format!("SELECT hash FROM {} seq = ?2", rows_of(no));
    connection.prepare_cached(&sql)?.query_row([no, seq], |row| row.get(0).map(Hash)).optional()
}

/// The rows of a strand from one to another.
pub(crate) fn rows(
    connection: &Connection,
    no: u64,
    (first, last): (u64, u64),
) -> rusqlite::Result<Vec<Row>> {
    let sql = format!("SELECT {COLUMNS} FROM {} seq BETWEEN ?2 AND ?3 ORDER BY seq", rows_of(no));
    connection.prepare_cached(&sql)?.query_map([no, first, last], from_sql)?.collect()
}

/// The signatures of a strand by its own key, on rows from one to another.
pub(crate) fn signatures(
    connection: &Connection,
    (no, key): (u64, PublicKey),
    (first, last): (u64, u64),
) -> rusqlite::Result<Vec<SignatureRow>> {
    let sql = format!("SELECT seq, signature FROM {} ORDER BY seq", signed(no));
    connection
        .prepare_cached(&sql)?
        .query_map(params![no, key.0, first, last], |row| {
            Ok(SignatureRow { seq: row.get(0)?, key, signature: row.get(1)? })
        })?
        .collect()
}

/// The signatures of a strand (?1) by a key (?2), on rows from one (?3) to another (?4).
const fn signed(no: u64) -> &'static str {
    if no == OWN {
        "signature WHERE ?1 = 0 AND key = ?2 AND seq BETWEEN ?3 AND ?4"
    } else {
        "strand_signature WHERE strand = ?1 AND length(?2) = 32 AND seq BETWEEN ?3 AND ?4"
    }
}

/// The row up to which rows from one on, about so many, can be handed to others: the last with a signature
/// of the strand's key, or where so few have none, the next that has one.
pub(crate) fn deliverable(
    connection: &Connection,
    (no, key): (u64, PublicKey),
    (first, most): (u64, u64),
) -> rusqlite::Result<Option<u64>> {
    let last = first.saturating_add(most.max(1) - 1).min(i64::MAX.unsigned_abs());
    let ask = |what: &str, first: u64, last: u64| -> rusqlite::Result<Option<u64>> {
        let sql = format!("SELECT {what}(seq) FROM {}", signed(no));
        connection
            .prepare_cached(&sql)?
            .query_row(params![no, key.0, first, last], |row| row.get(0))
    };
    match ask("max", first, last)? {
        Some(seq) => Ok(Some(seq)),
        None => ask("min", first, i64::MAX.unsigned_abs()),
    }
}

/// The last row of a strand that took effect.
pub(crate) fn arrived(connection: &Connection, no: u64) -> rusqlite::Result<u64> {
    let sql = "SELECT last FROM arrival WHERE strand = ?1 ORDER BY first DESC LIMIT 1";
    Ok(connection.prepare_cached(sql)?.query_row([no], |row| row.get(0)).optional()?.unwrap_or(0))
}

/// The number of the last entry of the order of arrival; 0 in a file of one strand.
pub(crate) fn last_arrival(connection: &Connection) -> rusqlite::Result<u64> {
    if !has_tables(connection)? {
        return Ok(0);
    }
    connection.query_row("SELECT coalesce(max(n), 0) FROM arrival", [], |row| row.get(0))
}

/// The order in which the rows took effect.
pub(crate) fn arrivals(connection: &Connection) -> rusqlite::Result<Vec<(u64, Arrival)>> {
    connection
        .prepare("SELECT n, strand, first, last FROM arrival ORDER BY n")?
        .query_map([], |row| {
            let (strand, first, last) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok((row.get(0)?, Arrival { strand, first, last }))
        })?
        .collect()
}

/// How much a file holds: another program that has added anything has made it more.
pub(crate) fn extent(connection: &Connection) -> rusqlite::Result<(u64, u64)> {
    if !has_tables(connection)? {
        return Ok((0, 0));
    }
    let sql =
        "SELECT (SELECT coalesce(max(n), 0) FROM arrival), (SELECT count(*) FROM strand_event)";
    connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?)))
}

/// What was known of every strand when the order of arrival had come to an entry: in place of all rows that
/// had taken effect, their last ones; and the last of the file's own.
pub(crate) fn known_at(connection: &Connection, n: u64) -> rusqlite::Result<(u64, Hash)> {
    let sql = "SELECT strand, key, max(last) FROM arrival JOIN strand ON no = strand
               WHERE n <= ?1 GROUP BY strand ORDER BY strand";
    let mut query = connection.prepare(sql)?;
    let mut strands = query.query([n])?;
    let (mut own, mut fields) = (0, Fields::new("jadoube arrival 1"));
    while let Some(row) = strands.next()? {
        let (no, key, last): (u64, [u8; 32], u64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let hash = hash_at(connection, no, last)?.unwrap_or(Hash([0; 32]));
        fields = fields.with(&key).with(&last.to_be_bytes()).with(&hash.0);
        own = if no == OWN { last } else { own };
    }
    Ok((own, fields.hash()))
}

/// Makes a file one of several strands, if it is not: it belongs to the station with this key from now on,
/// and all its rows have taken effect.
pub(crate) fn begin(
    connection: &Connection,
    header: &Header,
    key: &PublicKey,
) -> rusqlite::Result<()> {
    if has_tables(connection)? {
        return Ok(());
    }
    tables(connection, header, key)?;
    match head(connection, OWN)? {
        Some(head) => add_arrival(connection, Arrival { strand: OWN, first: 1, last: head.seq }),
        None => Ok(()),
    }
}

/// Gives a file of one strand the tables for several, with the number of the format.
pub(crate) fn tables(
    connection: &Connection,
    header: &Header,
    key: &PublicKey,
) -> rusqlite::Result<()> {
    let signatures = if signing::has_tables(connection)? { "" } else { SIGNATURES };
    let snapshot = if has_table(connection, "snapshot")? { "" } else { SNAPSHOT };
    connection.execute_batch(&format!(
        "{signatures} {snapshot} {STRANDS} PRAGMA user_version = {FORMAT};"
    ))?;
    add_strand(connection, OWN, &Strand { key: *key, header: header.clone() })
}

/// Adds a strand of which nothing is there yet.
pub(crate) fn add_strand(
    connection: &Connection,
    no: u64,
    strand: &Strand,
) -> rusqlite::Result<()> {
    let Strand { key, header } = strand;
    connection
        .prepare_cached("INSERT INTO strand (no, key, created, program) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![no, key.0, header.created, header.program])
        .map(drop)
}

/// Adds rows at the end of another station's strand, and the signatures right behind theirs.
pub(crate) fn add_rows(
    connection: &Connection,
    no: u64,
    rows: &[Row],
    signatures: &[SignatureRow],
) -> rusqlite::Result<()> {
    let mut signatures = signatures.iter().peekable();
    let mut sql = connection.prepare_cached(&format!(
        "INSERT INTO strand_event (strand, {COLUMNS})
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)"
    ))?;
    let mut sign = connection.prepare_cached(
        "INSERT INTO strand_signature (strand, seq, signature) VALUES (?1, ?2, ?3)",
    )?;
    for row in rows {
        sql.execute(params_from_iter(iter::once(no.to_sql()?).chain(to_sql(row)?)))?;
        if let Some(one) = signatures.next_if(|one| one.seq == row.seq) {
            sign.execute(params![no, one.seq, one.signature])?;
        }
    }
    Ok(())
}

/// Adds the next entry to the order of arrival.
pub(crate) fn add_arrival(connection: &Connection, one: Arrival) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO arrival (n, strand, first, last)
             SELECT coalesce(max(n), 0) + 1, ?1, ?2, ?3 FROM arrival",
        )?
        .execute([one.strand, one.first, one.last])
        .map(drop)
}

/// Keeps the proof of a fork, if it is the first of its strand.
pub(crate) fn keep_fork(connection: &Connection, no: u64, fork: &Fork) -> rusqlite::Result<()> {
    connection
        .execute(
            "INSERT INTO fork (strand, seq, hash, signature) SELECT ?1, ?2, ?3, ?4
             WHERE NOT EXISTS (SELECT 1 FROM fork WHERE strand = ?1)",
            params![no, fork.head.seq, fork.head.hash, fork.signature],
        )
        .map(drop)
}

/// The proof of a fork of a strand, if there is one that stands.
pub(crate) fn fork(
    connection: &Connection,
    no: u64,
    strand: &Strand,
) -> rusqlite::Result<Option<Fork>> {
    if !has_tables(connection)? {
        return Ok(None);
    }
    let found = connection
        .query_row("SELECT seq, hash, signature FROM fork WHERE strand = ?1", [no], |row| {
            let head = Head { seq: row.get(0)?, hash: row.get(1)? };
            Ok(Fork { head, signature: row.get(2)? })
        })
        .optional()?;
    let Some(fork) = found else { return Ok(None) };
    let here = hash_at(connection, no, fork.head.seq)?;
    let proves = here.is_some_and(|hash| hash.0 != fork.head.hash)
        && Statement::of_head(strand.header.competition, &fork.head)
            .is_signed(&strand.key, &fork.signature);
    Ok(proves.then_some(fork))
}

/// Looks at the strand of another station; at all its signatures, or at the newest only, which vouches for
/// every row.
pub(crate) fn examine(
    connection: &Connection,
    (no, strand): (u64, &Strand),
    all: bool,
) -> rusqlite::Result<StrandVerdict> {
    let mut chain = Chain::new(&strand.header);
    let broken = stands(connection, (no, strand), all, &mut chain)?;
    let head = chain.reached();
    let arrived = arrived(connection, no)?;
    let broken = broken.or_else(|| {
        let missing = BrokenRow { seq: head.seq + 1, how: RowFault::Missing };
        (arrived > head.seq).then_some(missing)
    });
    let waiting = head.seq.saturating_sub(arrived);
    Ok(StrandVerdict {
        key: strand.key,
        head,
        waiting,
        broken,
        fork: fork(connection, no, strand)?,
    })
}

/// The first row of a strand that does not stand.
fn stands(
    connection: &Connection,
    (no, strand): (u64, &Strand),
    all: bool,
    chain: &mut Chain,
) -> rusqlite::Result<Option<BrokenRow>> {
    // What a row is signed with, as far as the rows were read; the last row has to be signed.
    let most = i64::MAX.unsigned_abs();
    let mut signatures =
        signatures(connection, (no, strand.key), (1, most))?.into_iter().peekable();
    let sql = format!("SELECT {COLUMNS} FROM {} seq >= 1 ORDER BY seq", rows_of(no));
    let mut query = connection.prepare(&sql)?;
    let mut rows = query.query([no])?;
    let mut unsigned = true;
    while let Some(raw) = rows.next()? {
        let Ok(row) = from_sql(raw) else {
            return Ok(Some(BrokenRow { seq: chain.next(), how: RowFault::Unreadable }));
        };
        if let Err(broken) = chain.accept(&row) {
            return Ok(Some(broken));
        }
        let own = signatures.next_if(|one| one.seq == row.seq);
        unsigned = own.is_none();
        let newest = signatures.peek().is_none();
        if let Some(one) = own.filter(|_| all || newest)
            && (row.index + 1 != row.of || !one.stands(&strand.header, row.hash))
        {
            return Ok(Some(BrokenRow { seq: row.seq, how: RowFault::SignatureWrong }));
        }
    }
    if let Err(broken) = chain.end() {
        return Ok(Some(broken));
    }
    Ok(if signatures.next().is_some() {
        // A signature outlived its row.
        Some(BrokenRow { seq: chain.next(), how: RowFault::Missing })
    } else if unsigned {
        Some(BrokenRow { seq: chain.reached().seq, how: RowFault::Unsigned })
    } else {
        None
    })
}
