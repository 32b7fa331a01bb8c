//! Looking at a competition file without touching it: the rows, and the complaint if there is one.
//! Nothing here writes.

use std::io::Cursor;
use std::path::Path;

use rusqlite::{Connection, MAIN_DB};
use uuid::Uuid;

use crate::arrival::{self, Order, first_fault};
use crate::chain::{BrokenRow, Chain, RowFault, row_hash};
use crate::fault::{Fault, Flaw};
use crate::hash::Hash;
use crate::heartbeat::{self, fits};
use crate::holder::Holder;
use crate::image::{Image, wal_path};
use crate::laid;
use crate::row::{COLUMNS, Header, Heartbeat, Row, from_sql, header};
use crate::schema;
use crate::signing::{self, Link, Proof, Run, SignatureReport, SignatureRow};
use crate::strand::Strand;
use crate::strands::{self, Fork, OWN, StrandVerdict};
use jadoube_core::evidence::head::Head;
use jadoube_core::hall::timing::HeartbeatFault;

/// What could be read of a competition file, and what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The header.
    pub header: Header,
    /// The rows, whole batches only, in order.
    pub rows: Vec<Row>,
    /// The last heartbeat, if there is one that can be read.
    pub heartbeat: Option<Heartbeat>,
    /// What is wrong, if anything: then rows may be missing, and may have been changed.
    pub trouble: Option<Fault>,
    /// The signatures that can be read.
    pub signatures: Vec<SignatureRow>,
}

/// The result of checking a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// How many rows there are.
    pub rows: u64,
    /// The hash of the last row that stands (of the header if none does). Written down, it shows
    /// later that nothing was cut off the end.
    pub head: Hash,
    /// Who signed which rows, in order; nothing is said of a file whose chain does not stand.
    pub runs: Vec<Run>,
    /// Whether the file is of a format in which rows are signed.
    pub signable: bool,
    /// The first row that does not stand, if there is one.
    pub broken: Option<BrokenRow>,
    /// What is wrong, if anything; also what no single row can be blamed for.
    pub trouble: Option<Fault>,
    /// Why the last heartbeat is not to be believed, if it is not.
    pub unfit: Option<HeartbeatFault>,
    /// The strands of other stations. The first that does not stand is the `trouble`.
    pub strands: Vec<StrandVerdict>,
    /// The proof that another file was recorded with the key to which this one belongs, if there is one.
    pub own_fork: Option<Fork>,
}

impl Verdict {
    /// How many rows there are of all stations.
    #[must_use]
    pub fn all_rows(&self) -> u64 {
        self.rows + self.strands.iter().map(|one| one.head.seq).sum::<u64>()
    }

    /// Whether the whole file stands.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.broken.is_none() && self.trouble.is_none() && self.unfit.is_none()
    }
}

/// Reads a competition file; see [`crate::file::Journal::read`].
pub(crate) fn read(path: &Path) -> Result<Reading, Fault> {
    let all = read_all(path)?;
    Ok(Reading { rows: whole_batches(&all.rows), ..all })
}

/// The same with the rows that are there of batches which are not whole.
pub(crate) fn read_all(path: &Path) -> Result<Reading, Fault> {
    let Look { connection, header, mut scan } = look(path)?;
    let heartbeat = heartbeat::last(&connection).ok().flatten();
    if matches!(scan.trouble, Some(Fault::Truncated { .. })) {
        // At the cut a row may end in zeros of our own making: that one is not shown.
        scan.rows.retain(|row| row_hash(row) == row.hash);
    }
    let signatures = signing::all(&connection).unwrap_or_default();
    Ok(Reading { header, rows: scan.rows, heartbeat, trouble: scan.trouble, signatures })
}

/// Checks a competition file; see [`crate::file::Journal::verify`].
pub(crate) fn verify(path: &Path) -> Result<Verdict, Fault> {
    let Look { connection, header, scan } = look(path)?;
    let mut examined = SignatureReport::default();
    if scan.trouble.is_none() {
        let proof = Proof::of(&connection).map_err(|error| Fault::of_sqlite(path, &error))?;
        let links: Vec<Link> = scan.rows.iter().map(Link::from).collect();
        examined = proof.examine(&header, &links);
    }
    let beat = heartbeat::last(&connection).ok().flatten().filter(|_| scan.broken.is_none());
    let strands = others(&connection, &header).unwrap_or_default();
    Ok(Verdict {
        own_fork: own_fork(&connection, &header),
        unfit: beat.and_then(|beat| fits(&beat, &header, row_before(&beat, &scan.rows)).err()),
        rows: scan.rows.len() as u64,
        head: scan.chain.head(),
        runs: examined.runs,
        signable: signing::has_tables(&connection).unwrap_or_default(),
        broken: scan.broken.or(examined.broken),
        trouble: scan.trouble.or_else(|| first_fault(path, &strands)),
        strands,
    })
}

/// What is found out about the strands of other stations, with all their signatures.
pub(crate) fn others(
    connection: &Connection,
    header: &Header,
) -> rusqlite::Result<Vec<StrandVerdict>> {
    match Order::of(connection, header)? {
        Some(order) => order.examine(connection, true),
        None => Ok(Vec::new()),
    }
}

/// The proof that another file was recorded with the key to which a file belongs.
pub(crate) fn own_fork(connection: &Connection, header: &Header) -> Option<Fork> {
    let key = strands::owner(connection).ok()??;
    let own = Strand { key, header: header.clone() };
    strands::fork(connection, OWN, &own).ok()?
}

/// Whether a file in memory stands, and holds the record up to a row; its header.
///
/// # Errors
/// [`Fault::Damaged`] when it does not.
pub(crate) fn holds(path: &Path, bytes: &[u8], head: Head) -> Result<Header, Fault> {
    let fault = |error: rusqlite::Error| Fault::of_sqlite(path, &error);
    let damaged = |broken, flaw| Err(Fault::Damaged { path: path.to_owned(), broken, flaw });
    let connection = in_memory(path, bytes)?;
    let header = header(&connection).map_err(fault)?;
    let mut chain = Chain::new(&header);
    let mut reached = head.seq == 0 && chain.head().0 == head.hash;
    let sql = format!("SELECT {COLUMNS} FROM event ORDER BY seq");
    let mut query = connection.prepare(&sql).map_err(fault)?;
    let mut rows = query.query([]).map_err(fault)?;
    while let Some(raw) = rows.next().map_err(fault)? {
        let row = from_sql(raw).map_err(fault)?;
        if let Err(broken) = chain.accept(&row) {
            return damaged(Some(broken), Flaw::Rows);
        }
        reached |= (row.seq, row.hash.0) == (head.seq, head.hash);
    }
    if let Err(broken) = chain.end() {
        return damaged(Some(broken), Flaw::Rows);
    }
    match complaint(&connection).map_err(fault)? {
        Some(flaw) => return damaged(None, flaw),
        None if !reached => return damaged(None, Flaw::NotAsRecorded),
        None => {}
    }
    match arrival::trouble(path, &connection, &header).map_err(fault)? {
        Some(trouble) => Err(trouble),
        None => Ok(header),
    }
}

/// Which program has the file open, or last had it open for writing, as far as the file says.
pub(crate) fn keeper(path: &Path) -> Option<Holder> {
    let told = |connection: &Connection| {
        let holder =
            |row: &rusqlite::Row<'_>| Ok(Holder::of(&row.get::<_, String>(0)?, row.get(1)?));
        connection.query_row("SELECT program, pid FROM keeper", [], holder).ok()
    };
    let found = laid::with(path, told).map(|(_, holder)| holder);
    found.or_else(|| told(&in_memory(path, &Image::read(path).ok()?.bytes).ok()?))
}

/// Which program has the file open, if it is the one that the file names: any program may read it, and
/// whoever wrote to it last may have ended long ago.
pub(crate) fn holder(path: &Path) -> Option<Holder> {
    keeper(path).filter(Holder::may_run)
}

/// A file in memory, read and checked.
pub(crate) struct Look {
    pub(crate) connection: Connection,
    pub(crate) header: Header,
    pub(crate) scan: Scan,
}

impl Look {
    fn of(path: &Path, bytes: &[u8]) -> Result<Self, Fault> {
        let connection = in_memory(path, bytes)?;
        match header(&connection) {
            Ok(header) => {
                let scan = Scan::of(path, &connection, &header);
                Ok(Self { connection, header, scan })
            }
            Err(error) => {
                Self::without_header(path, connection).ok_or_else(|| Fault::of_sqlite(path, &error))
            }
        }
    }

    /// A file whose header is gone, and rows of it can be read: another stands in for it, whose
    /// competition is none. None of the rows can be shown to be the first.
    fn without_header(path: &Path, connection: Connection) -> Option<Self> {
        let header = Header {
            competition: Uuid::nil(),
            created: connection
                .query_row("SELECT wall FROM event ORDER BY seq LIMIT 1", [], |row| row.get(0))
                .ok()?,
            program: env!("CARGO_PKG_VERSION").to_owned(),
        };
        let mut scan = Scan::of(path, &connection, &header);
        let broken = Some(BrokenRow { seq: 0, how: RowFault::HeaderGone });
        scan.broken = broken;
        scan.trouble = Some(Fault::Damaged { path: path.to_owned(), broken, flaw: Flaw::Rows });
        Some(Self { connection, header, scan })
    }

    /// A heartbeat that was left behind rows which are not there: they were cut off.
    fn miss_rows(&mut self, path: &Path) {
        let after = heartbeat::last(&self.connection).ok().flatten().map_or(0, |beat| beat.after);
        if self.scan.trouble.is_none()
            && self.scan.broken.is_none()
            && after >= self.scan.chain.next()
        {
            let broken = Some(BrokenRow { seq: self.scan.chain.next(), how: RowFault::Missing });
            let (path, flaw) = (path.to_owned(), Flaw::Rows);
            self.scan.broken = broken;
            self.scan.trouble = Some(Fault::Damaged { path, broken, flaw });
        }
    }

    /// Whether this one, read without its side file, knows something that the other, read with it,
    /// does not. The record only grows: then the side file is not its own.
    fn is_ahead_of(&self, other: &Self) -> bool {
        self.header != other.header
            || self.scan.rows.last().is_some_and(|last| {
                row_hash(last) == last.hash && !other.scan.rows.iter().rev().any(|row| row == last)
            })
    }
}

pub(crate) fn look(path: &Path) -> Result<Look, Fault> {
    let image = Image::read(path)?;
    let both = Look::of(path, &image.bytes).map_err(|fault| image.trouble.clone().unwrap_or(fault));
    let bare = image.bare.and_then(|bytes| Look::of(path, &bytes).ok());
    let mut look = match (both, bare) {
        (Ok(both), Some(bare)) if bare.is_ahead_of(&both) => {
            let mut look = if bare.scan.trouble.is_none() { bare } else { both };
            look.scan.trouble = Some(Fault::StraySide { path: wal_path(path) });
            return Ok(look);
        }
        (both, _) => both?,
    };
    // That the file was cut off explains the rest.
    look.scan.trouble = image.trouble.or(look.scan.trouble);
    look.miss_rows(path);
    Ok(look)
}

pub(crate) fn in_memory(path: &Path, bytes: &[u8]) -> Result<Connection, Fault> {
    let fault = |error| Fault::of_sqlite(path, &error);
    let mut connection = Connection::open_in_memory().map_err(fault)?;
    let size = bytes.len();
    connection
        .deserialize_read_exact(MAIN_DB, Cursor::new(bytes), size, true)
        .and_then(|()| {
            connection.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;")
        })
        .map_err(fault)?;
    Ok(connection)
}

/// The row behind which a heartbeat was left.
fn row_before<'a>(beat: &Heartbeat, rows: &'a [Row]) -> Option<&'a Row> {
    rows.get(usize::try_from(beat.after).ok()?.checked_sub(1)?)
}

/// All rows of an open file, checked.
#[derive(Debug)]
pub(crate) struct Scan {
    /// Every row that could be read.
    pub(crate) rows: Vec<Row>,
    /// How far the chain stands.
    pub(crate) chain: Chain,
    /// The first row that does not stand.
    pub(crate) broken: Option<BrokenRow>,
    /// What is wrong, if anything.
    pub(crate) trouble: Option<Fault>,
}

impl Scan {
    /// Reads and checks all rows; goes on behind a row that does not stand.
    pub(crate) fn of(path: &Path, connection: &Connection, header: &Header) -> Self {
        let mut scan =
            Self { rows: Vec::new(), chain: Chain::new(header), broken: None, trouble: None };
        if scan.forwards(connection).is_err() {
            scan.blame(BrokenRow { seq: scan.chain.next(), how: RowFault::Unreadable });
            // What lies behind the bad place is reached from the other end.
            scan.backwards(connection);
        }
        if let Err(broken) = scan.chain.end() {
            scan.blame(broken);
        }
        let mut stands = if scan.broken.is_some() { Ok(None) } else { complaint(connection) };
        if let (None, Ok(None)) = (scan.broken, &stands) {
            match signing::newest(connection, header, scan.chain.next()) {
                Ok(broken) => scan.broken = broken,
                Err(error) => stands = Err(error),
            }
        }
        let flaw = match stands {
            Ok(Some(flaw)) => Some(flaw),
            Ok(None) => scan.broken.map(|_| Flaw::Rows),
            Err(error) => Some(Flaw::Sqlite(error.to_string())),
        };
        if let Some(flaw) = flaw {
            let (path, broken) = (path.to_owned(), scan.broken);
            scan.trouble = Some(Fault::Damaged { path, broken, flaw });
        } else {
            let strands = arrival::trouble(path, connection, header);
            scan.trouble = strands.unwrap_or_else(|error| Some(Fault::of_sqlite(path, &error)));
        }
        scan
    }

    fn blame(&mut self, broken: BrokenRow) {
        self.broken.get_or_insert(broken);
    }

    fn forwards(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let mut query = connection.prepare(&format!("SELECT {COLUMNS} FROM event ORDER BY seq"))?;
        let mut rows = query.query([])?;
        while let Some(raw) = rows.next()? {
            let row = match from_sql(raw) {
                Ok(row) => row,
                Err(_) => {
                    let seq = raw.get(0).unwrap_or(self.chain.next());
                    self.blame(BrokenRow {
                        seq: seq.min(self.chain.next()),
                        how: RowFault::Unreadable,
                    });
                    continue;
                }
            };
            // Only the first broken row is named: behind it nothing can be said.
            if self.broken.is_none()
                && let Err(broken) = self.chain.accept(&row)
            {
                self.blame(broken);
            }
            self.rows.push(row);
        }
        Ok(())
    }

    fn backwards(&mut self, connection: &Connection) {
        let last = self.rows.last().map_or(0, |row| row.seq);
        let sql = format!("SELECT {COLUMNS} FROM event WHERE seq > ?1 ORDER BY seq DESC");
        let Ok(mut query) = connection.prepare(&sql) else { return };
        let Ok(mut rows) = query.query([last]) else { return };
        let mut found = Vec::new();
        while let Ok(Some(raw)) = rows.next() {
            found.extend(from_sql(raw));
        }
        self.rows.extend(found.into_iter().rev());
    }
}

/// What SQLite and the guards of the file have to say, if anything.
pub(crate) fn complaint(connection: &Connection) -> rusqlite::Result<Option<Flaw>> {
    let word: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if word != "ok" {
        return Ok(Some(Flaw::Sqlite(word)));
    }
    let stands = schema::is_intact(connection)?;
    Ok((!stands).then_some(Flaw::Guards))
}

/// Leaves out batches of which a part is missing: half a command is no state of the competition.
fn whole_batches(rows: &[Row]) -> Vec<Row> {
    rows.chunk_by(|one, two| one.key == two.key && two.index == one.index.wrapping_add(1))
        .filter(|batch| {
            batch.first().is_some_and(|row| row.index == 0 && usize::from(row.of) == batch.len())
        })
        .flatten()
        .cloned()
        .collect()
}
