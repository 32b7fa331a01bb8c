//! The order in which the rows of all strands took effect in a file: whether it is whole, and the rows in it.
//! In a file of one strand, the order of its rows.

use std::path::Path;

use rusqlite::{Connection, Rows, Statement};

use crate::fault::{Fault, Flaw};
use crate::row::{COLUMNS, Header, Row, from_sql, rows};
use crate::strand::Strand;
use crate::strands::{self, Arrival, OWN, StrandVerdict};
use jadoube_core::evidence::key::PublicKey;

/// The strands of a file, and the order of their rows.
#[derive(Debug)]
pub(crate) struct Order {
    /// The other stations' strands, of which the first is number 1.
    pub(crate) others: Vec<Strand>,
    entries: Vec<(u64, Arrival)>,
}

impl Order {
    /// That of a file; none if it is one of one strand.
    pub(crate) fn of(connection: &Connection, header: &Header) -> rusqlite::Result<Option<Self>> {
        if !strands::has_tables(connection)? {
            return Ok(None);
        }
        let others = strands::others(connection, header)?;
        Ok(Some(Self { others, entries: strands::arrivals(connection)? }))
    }

    /// What is found out about each of the others' strands; at all signatures or the newest only.
    pub(crate) fn examine(
        &self,
        connection: &Connection,
        all: bool,
    ) -> rusqlite::Result<Vec<StrandVerdict>> {
        (1..).zip(&self.others).map(|strand| strands::examine(connection, strand, all)).collect()
    }

    /// Whether every row has one place: the file's own all of them, those of each other strand without a gap
    /// up to one, behind which they wait; and no command is torn in two.
    pub(crate) fn is_whole(&self, connection: &Connection) -> rusqlite::Result<bool> {
        let mut arrived = vec![0; self.others.len() + 1];
        for (expected, (n, one)) in (1..).zip(&self.entries) {
            let place = usize::try_from(one.strand).ok().and_then(|no| arrived.get_mut(no));
            let Some(place) = place else { return Ok(false) };
            if *n != expected || one.first != *place + 1 || one.last < one.first {
                return Ok(false);
            }
            *place = one.last;
        }
        for (no, arrived) in (OWN..).zip(arrived) {
            let last = strands::head(connection, no)?.map_or(0, |head| head.seq);
            if arrived > last || no == OWN && arrived < last {
                return Ok(false);
            }
        }
        let torn = "SELECT EXISTS (SELECT 1 FROM arrival LEFT JOIN strand_event AS row
                        ON row.strand = arrival.strand AND row.seq = arrival.last
                    WHERE arrival.strand >= 1 AND row.part + 1 IS NOT row.parts)
                OR EXISTS (SELECT 1 FROM arrival LEFT JOIN event AS row ON row.seq = arrival.last
                    WHERE arrival.strand = 0 AND row.part + 1 IS NOT row.parts)";
        let torn: bool = connection.query_row(torn, [], |row| row.get(0))?;
        Ok(!torn)
    }

    /// How far each strand is known by a snapshot, the file's own first.
    fn known(&self, snapshot: Option<(u64, u64)>) -> Vec<u64> {
        let mut known = vec![0; self.others.len() + 1];
        let (seq, arrival) = snapshot.unwrap_or_default();
        for (_, one) in self.entries.iter().filter(|(n, _)| *n <= arrival) {
            let place = usize::try_from(one.strand).ok().and_then(|no| known.get_mut(no));
            place.into_iter().for_each(|place| *place = one.last);
        }
        known[0] = seq;
        known
    }

    /// Hands on the rows behind a snapshot (its own row and its entry here; none: from the first on) in the order
    /// in which they took effect, with the number of their strand. Ends where `each` has enough, or where
    /// a row cannot be read; whether it came to the end.
    pub(crate) fn rows(
        &self,
        connection: &Connection,
        snapshot: Option<(u64, u64)>,
        mut each: impl FnMut(u64, Row) -> bool,
    ) -> rusqlite::Result<bool> {
        let known = self.known(snapshot);
        let mut queries: Vec<Statement<'_>> = (OWN..)
            .zip(&known)
            .map(|(no, _)| {
                let from =
                    if no == OWN { "event WHERE ?1 = 0" } else { "strand_event WHERE strand = ?1" };
                connection
                    .prepare(&format!("SELECT {COLUMNS} FROM {from} AND seq > ?2 ORDER BY seq"))
            })
            .collect::<rusqlite::Result<_>>()?;
        let mut cursors: Vec<Rows<'_>> = (OWN..)
            .zip(&known)
            .zip(&mut queries)
            .map(|((no, known), query)| query.query([no, *known]))
            .collect::<rusqlite::Result<_>>()?;
        for (_, one) in &self.entries {
            let Ok(place) = usize::try_from(one.strand) else { return Ok(false) };
            let Some((cursor, known)) = cursors.get_mut(place).zip(known.get(place)) else {
                return Ok(false);
            };
            for _ in one.first.max(known + 1)..=one.last {
                let Some(raw) = cursor.next()? else { return Ok(false) };
                if !each(one.strand, from_sql(raw)?) {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// The order as far as an entry.
    pub(crate) fn up_to(mut self, n: u64) -> Self {
        self.entries.retain(|(number, _)| *number <= n);
        self
    }

    /// The key of another station's strand; none for the file's own.
    pub(crate) fn key_of(&self, no: u64) -> Option<&PublicKey> {
        let place = usize::try_from(no).ok()?.checked_sub(1)?;
        self.others.get(place).map(|strand| &strand.key)
    }
}

/// A row at its place in the order in which the rows of all strands took effect in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArrivedRow {
    /// Its place, from 1; in a file of one strand the number of the row.
    pub place: u64,
    /// In whose strand it stands; none in a file of one strand.
    pub station: Option<PublicKey>,
    /// The row.
    pub row: Row,
}

/// The places of all rows that have taken effect in a file, for looking some of them up.
#[derive(Debug)]
pub(crate) struct Places {
    /// The keys of the strands by their numbers, the own first; none in a file of one strand.
    keys: Vec<PublicKey>,
    /// Behind how many rows each stretch of one strand comes.
    stretches: Vec<(u64, Arrival)>,
}

impl Places {
    /// Those in a file.
    pub(crate) fn of(connection: &Connection) -> rusqlite::Result<Self> {
        if !strands::has_tables(connection)? {
            return Ok(Self { keys: Vec::new(), stretches: Vec::new() });
        }
        let keys = connection
            .prepare("SELECT key FROM strand ORDER BY no")?
            .query_map([], |row| row.get(0).map(PublicKey))?
            .collect::<rusqlite::Result<_>>()?;
        let (mut stretches, mut count) = (Vec::<(u64, Arrival)>::new(), 0);
        for (_, one) in strands::arrivals(connection)? {
            match stretches.last_mut() {
                Some((_, last)) if last.strand == one.strand => last.last = one.last,
                _ => stretches.push((count, one)),
            }
            count += (one.last + 1).saturating_sub(one.first);
        }
        Ok(Self { keys, stretches })
    }

    /// The rows behind a place, at most so many.
    pub(crate) fn rows(
        &self,
        connection: &Connection,
        after: u64,
        most: usize,
    ) -> rusqlite::Result<Vec<ArrivedRow>> {
        if self.keys.is_empty() {
            let rows = rows(connection, after, most)?.into_iter();
            return Ok(rows.map(|row| ArrivedRow { place: row.seq, station: None, row }).collect());
        }
        let mut found = Vec::new();
        let from = self.stretches.partition_point(|(before, _)| *before <= after).saturating_sub(1);
        for (before, one) in self.stretches.iter().skip(from) {
            let left = most.saturating_sub(found.len()) as u64;
            let first = one.first + after.saturating_sub(*before);
            let last = one.last.min(first.saturating_add(left).saturating_sub(1));
            if left == 0 {
                break;
            }
            if first > last {
                continue;
            }
            let no = usize::try_from(one.strand).unwrap_or(usize::MAX);
            let station = self.keys.get(no).copied();
            for row in strands::rows(connection, one.strand, (first, last))? {
                found.push(ArrivedRow { place: before + 1 + row.seq - one.first, station, row });
            }
        }
        Ok(found)
    }
}

/// What is wrong with the strands of other stations, or with the order of all, if anything.
pub(crate) fn trouble(
    path: &Path,
    connection: &Connection,
    header: &Header,
) -> rusqlite::Result<Option<Fault>> {
    let Some(order) = Order::of(connection, header)? else { return Ok(None) };
    let verdicts = order.examine(connection, false)?;
    Ok(first_fault(path, &verdicts).or_else(|| match order.is_whole(connection) {
        Ok(true) => None,
        Ok(false) | Err(_) => {
            Some(Fault::Damaged { path: path.to_owned(), broken: None, flaw: Flaw::Arrival })
        }
    }))
}

/// The first strand of another station that does not stand.
pub(crate) fn first_fault(path: &Path, verdicts: &[StrandVerdict]) -> Option<Fault> {
    verdicts.iter().find_map(|one| {
        let (station, broken) = (one.key, one.broken?);
        Some(Fault::Strand { path: path.to_owned(), station, broken })
    })
}
