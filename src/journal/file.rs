//! A competition file in use: made, opened, appended to, closed. What its tables mean is told in
//! [`crate::journal`]; how a file is looked at without touching it, in
//! [`crate::journal::reading`].

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, TransactionBehavior, params};

use crate::core::evidence::head::Head;
use crate::core::ids::CommandKey;
use crate::core::moment::Moment;
use crate::journal::beat::with_seal;
use crate::journal::chain::{Chain, Hash, row_hash};
use crate::journal::fault::Fault;
use crate::journal::image::{Keep, wal_path};
use crate::journal::reading::{self, Reading, Scan, Verdict};
use crate::journal::row::{Appended, Batch, COLUMNS, Header, Heartbeat, Row, from_sql, role_word};
use crate::journal::schema::{APPLICATION_ID, CREATE, FORMAT, SIGNATURES};
use crate::journal::signing::{self, Signer, Statement};

/// How long to wait for another program to let go of the file: it may be closing just now.
const PATIENCE: Duration = Duration::from_millis(250);

/// A competition file that this program, and no other, may write.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    header: Header,
    chain: Chain,
    connection: Connection,
    signer: Option<Signer>,
    // Dropped after the connection: see `Keep`.
    _keep: Keep,
}

impl Journal {
    /// Makes a new file and opens it.
    ///
    /// # Errors
    /// [`Fault::AlreadyExists`] when there is a file of that name (or a side file left over from
    /// one); the faults of the disk. After an error there is no new file.
    pub fn create(path: &Path, header: &Header) -> Result<Self, Fault> {
        if wal_path(path).exists() {
            return Err(Fault::AlreadyExists { path: wal_path(path) });
        }
        // The name is taken first, and the finished file then put in its place, so that under
        // this name there is never half a file and never somebody else's overwritten.
        let writing = |error: std::io::Error| Fault::of_writing(path, &error);
        OpenOptions::new().write(true).create_new(true).open(path).map_err(writing)?;
        let unfinished = with_suffix(path, "-new");
        // Left over, if at all, from an attempt that was cut short.
        let _ = fs::remove_file(&unfinished);
        let _ = fs::remove_file(wal_path(&unfinished));
        let made = build(&unfinished, header)
            .map_err(|error| Fault::of_sqlite(path, &error))
            .and_then(|()| fs::rename(&unfinished, path).map_err(writing));
        if let Err(fault) = made {
            // The fault is what matters; what cannot be removed is an empty file.
            let _ = fs::remove_file(&unfinished);
            let _ = fs::remove_file(path);
            return Err(fault);
        }
        sync_folder(path);
        Self::open(path).map(|(journal, _)| journal).inspect_err(|fault| {
            if !matches!(fault, Fault::Locked { .. }) {
                let _ = fs::remove_file(path);
            }
        })
    }

    /// Opens a file for writing, and gives all its rows. The chain is checked.
    ///
    /// # Errors
    /// [`Fault::Locked`] when a program has it open, this one included; [`Fault::Truncated`] or
    /// [`Fault::Damaged`] when it does not stand: [`Journal::read`] then still shows what it can,
    /// and nothing has been changed; the other faults as they are called.
    pub fn open(path: &Path) -> Result<(Self, Vec<Row>), Fault> {
        // First without touching it: SQLite would tidy up, and what is damaged must stay evidence.
        let before = reading::read(path)?;
        if let Some(trouble) = before.trouble {
            return Err(trouble);
        }
        let locked = || Fault::Locked { path: path.to_owned(), by: reading::keeper(path) };
        let keep =
            Keep::new(path).map_err(|error| Fault::of_writing(path, &error))?.ok_or_else(locked)?;
        let connection = connect(path).map_err(|error| match Fault::of_sqlite(path, &error) {
            Fault::Locked { .. } => locked(),
            other => other,
        })?;
        let header = before.header;
        // Once more under the lock: somebody may have written since.
        let scan = Scan::of(path, &connection, &header);
        if let Some(trouble) = scan.trouble {
            return Err(trouble);
        }
        // A side file begun anew holds nothing of an earlier power cut that could be misread later.
        fold(&connection).map_err(|error| Fault::of_sqlite(path, &error))?;
        let path = path.to_owned();
        let (chain, signer) = (scan.chain, None);
        Ok((Self { path, header, chain, connection, signer, _keep: keep }, scan.rows))
    }

    /// Reads a file without writing anything, wherever it lies and whoever has it open; what is
    /// damaged is read as far as possible, and the complaint comes with it.
    ///
    /// # Errors
    /// When nothing can be shown: no such file, not a competition file, a newer format, or damaged
    /// so early that not even the header is there.
    pub fn read(path: &Path) -> Result<Reading, Fault> {
        reading::read(path)
    }

    /// Checks the chain of a file without writing anything, and names the first broken row.
    ///
    /// # Errors
    /// As [`Journal::read`].
    pub fn verify(path: &Path) -> Result<Verdict, Fault> {
        reading::verify(path)
    }

    /// The header.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Where the file lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Signs with this key what is recorded from now on. A file of format 1 becomes one of format 2
    /// with the first batch that is signed.
    pub fn sign_with(&mut self, signer: Signer) {
        self.signer = Some(signer);
    }

    /// Where the record has come to.
    #[must_use]
    pub fn head(&self) -> Head {
        Head { seq: self.last_seq(), hash: self.chain.head().0 }
    }

    /// The number of the last row; 0 if there is none.
    #[must_use]
    pub fn last_seq(&self) -> u64 {
        self.chain.next() - 1
    }

    /// Records the events of a command in one transaction; they are on the disk when this returns.
    /// A key that is there already gives its rows back and writes nothing; so does a batch without
    /// events, with no rows.
    ///
    /// # Errors
    /// The faults of the disk, and [`Fault::BatchTooLarge`]. After an error nothing of the batch
    /// is in the record; it may be tried again with the same key. (A disk that fails in the very
    /// act of syncing may bring the batch back, whole, after a restart: then its key is known.)
    pub fn append(&mut self, batch: &Batch) -> Result<Appended, Fault> {
        let fault = |error| Fault::of_sqlite(&self.path, &error);
        let already = self.rows_of(batch.key).map_err(fault)?;
        if !already.is_empty() {
            return Ok(Appended::Already(already));
        }
        let count = batch.events.len();
        let of = u16::try_from(count)
            .map_err(|_| Fault::BatchTooLarge { path: self.path.clone(), count })?;
        let mut chain = self.chain.clone();
        let mut rows = Vec::with_capacity(count);
        for (index, event) in (0..of).zip(&batch.events) {
            let row = link(&chain, batch, (index, of), event);
            chain.accept(&row).map_err(|broken| Fault::Damaged {
                path: self.path.clone(),
                broken: Some(broken),
                note: "the new row does not follow the last".to_owned(),
            })?;
            rows.push(row);
        }
        if !rows.is_empty() {
            let signed = self.signer.as_ref().map(|signer| {
                let head = Head { seq: chain.next() - 1, hash: chain.head().0 };
                (head.seq, signer, Statement::of_head(self.header.competition, &head))
            });
            insert(&mut self.connection, &rows, signed.as_ref())
                .map_err(|error| Fault::of_sqlite(&self.path, &error))?;
        }
        self.chain = chain;
        Ok(Appended::New(rows))
    }

    /// The rows recorded under a key; none if it was never used.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn recorded(&self, key: CommandKey) -> Result<Vec<Row>, Fault> {
        self.rows_of(key).map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// The hash of a row; none if there is no such row.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn hash_at(&self, seq: u64) -> Result<Option<Hash>, Fault> {
        self.connection
            .prepare_cached("SELECT hash FROM event WHERE seq = ?1")
            .and_then(|mut sql| sql.query_row([seq], |row| row.get(0).map(Hash)).optional())
            .map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// Leaves a sign of life, in place of the one before; it is on the disk when this returns.
    /// `state` is what the desk wants to find again after a power cut, in its own words.
    ///
    /// # Errors
    /// The faults of the disk; the sign before then stands.
    pub fn beat(&mut self, at: Moment, wall: &str, state: &str) -> Result<(), Fault> {
        let (after, seal) = (self.last_seq(), None);
        let (wall, state) = (wall.to_owned(), state.to_owned());
        let beat = Heartbeat { at, wall, state, after, seal };
        let (competition, head) = (self.header.competition, self.chain.head());
        let signed = self
            .signer
            .as_ref()
            .map(|signer| (signer, Statement::of_beat(competition, &beat, &head)));
        beat_into(&mut self.connection, &beat, head, signed)
            .map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// The last sign of life, if there was any.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn heartbeat(&self) -> Result<Option<Heartbeat>, Fault> {
        reading::heartbeat(&self.connection).map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// Folds the side file into the file and closes it, so that there is one file to copy. To drop
    /// a journal does the same, but cannot say what went wrong.
    ///
    /// # Errors
    /// The faults of the disk. Everything appended is safe all the same: in the file and its side
    /// file together.
    pub fn close(self) -> Result<(), Fault> {
        let Self { path, connection, _keep, .. } = self;
        fold(&connection)
            .and_then(|()| connection.close().map_err(|(_, error)| error))
            .map_err(|error| Fault::of_sqlite(&path, &error))
    }

    fn rows_of(&self, key: CommandKey) -> rusqlite::Result<Vec<Row>> {
        self.connection
            .prepare_cached(&format!("SELECT {COLUMNS} FROM event WHERE key = ?1 ORDER BY part"))?
            .query_map([key.0.as_bytes()], from_sql)?
            .collect()
    }
}

/// The next row of a chain.
fn link(chain: &Chain, batch: &Batch, (index, of): (u16, u16), event: &(u16, String)) -> Row {
    let mut row = Row {
        seq: chain.next(),
        key: batch.key,
        index,
        of,
        wall: batch.wall.clone(),
        at: batch.at,
        who: batch.who.clone(),
        version: event.0,
        payload: event.1.clone(),
        previous: chain.head(),
        hash: chain.head(),
    };
    row.hash = row_hash(&row);
    row
}

fn insert(
    connection: &mut Connection,
    rows: &[Row],
    signed: Option<&(u64, &Signer, Statement)>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    {
        let mut sql = transaction.prepare_cached(&format!(
            "INSERT INTO event ({COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)"
        ))?;
        for row in rows {
            sql.execute(params![
                row.seq,
                row.key.0.as_bytes(),
                row.index,
                row.of,
                row.wall,
                row.at.0,
                row.who.station,
                role_word(row.who.role),
                row.version,
                row.payload,
                row.previous.0,
                row.hash.0,
            ])?;
        }
    }
    if let Some((seq, signer, statement)) = signed {
        if !signing::has_tables(&transaction)? {
            transaction.execute_batch(&format!("{SIGNATURES} PRAGMA user_version = {FORMAT};"))?;
        }
        transaction
            .prepare_cached("INSERT INTO signature (seq, key, signature) VALUES (?1, ?2, ?3)")?
            .execute(params![seq, signer.public().0, signer.sign(statement)])?;
    }
    transaction.commit()
}

fn beat_into(
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

/// Makes a whole empty file and closes it.
fn build(path: &Path, header: &Header) -> rusqlite::Result<()> {
    let connection = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE,
    )?;
    connection.execute_batch(&format!(
        "PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         BEGIN; PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {FORMAT};
         {CREATE}{SIGNATURES}"
    ))?;
    connection.execute(
        "INSERT INTO header (one, competition, created, program) VALUES (1, ?1, ?2, ?3)",
        params![header.competition.as_bytes(), header.created, header.program],
    )?;
    connection.execute_batch("COMMIT; PRAGMA wal_checkpoint(TRUNCATE);")?;
    connection.close().map_err(|(_, error)| error)
}

/// Opens, locks out every other program, and leaves word of who we are.
fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    // An exclusive lock needs no shared-memory file, so there are two files, not three.
    connection.execute_batch(
        "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
         PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
         PRAGMA trusted_schema = OFF; PRAGMA recursive_triggers = ON;",
    )?;
    connection.execute(
        "INSERT INTO keeper (one, program, pid) VALUES (1, ?1, ?2)
         ON CONFLICT (one) DO UPDATE SET program = ?1, pid = ?2",
        params![concat!("jadoube ", env!("CARGO_PKG_VERSION")), std::process::id()],
    )?;
    Ok(connection)
}

/// Carries the side file over into the file and empties it.
fn fold(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    PathBuf::from(name)
}

/// Makes the new name durable. Not every system can do that to a folder; the file itself is synced.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
impl Journal {
    /// What SQLite is really set to.
    pub(crate) fn setting(&self, pragma: &str) -> rusqlite::types::Value {
        self.connection.query_row(&format!("PRAGMA {pragma}"), [], |row| row.get(0)).unwrap()
    }

    /// Lets the disk seem full once the file has that many pages more.
    pub(crate) fn leave_pages(&self, more: u32) {
        let pages: u32 =
            self.connection.query_row("PRAGMA page_count", [], |row| row.get(0)).unwrap();
        let limit = format!("PRAGMA max_page_count = {}", pages + more);
        self.connection.query_row(&limit, [], |_| Ok(())).unwrap();
    }
}
