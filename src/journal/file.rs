//! A competition file in use: made, opened, appended to, closed. What its tables mean is told in
//! [`crate`]; how a file is looked at without touching it, in
//! [`crate::reading`].

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, TransactionBehavior, params};

use crate::base::Base;
use crate::chain::{Chain, Hash, row_hash};
use crate::fault::Fault;
use crate::file_watch::{Look, Loss, Standing};
use crate::heartbeat::with_seal;
use crate::holder::{self, Holder};
use crate::image::ReaderHandle;
use crate::memory::Memory;
use crate::opening::{Fold, Passage};
use crate::publish::{folder_of, try_room};
use crate::reading::{self, Reading, Scan, Verdict};
use crate::rescue;
use crate::row::{AppendResult, Batch, COLUMNS, Header, Heartbeat, Row, from_sql, role_word};
use crate::salvage::{Salvage, salvage};
use crate::schema::{SIGNATURES, SIGNED};
use crate::signing::{self, SignatureRow, Signer, Statement};
use crate::snapshot::{self, Snapshot};
use jadoube_chess::moment::Moment;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_laws::ids::CommandKey;

/// How long to wait for another program to let go of the file: it may be closing just now.
const PATIENCE: Duration = Duration::from_millis(250);

/// So much has to fit on the disk before the file counts as one that can be written again.
const ROOM: usize = 1024 * 1024;

/// A competition file that this program, and no other, may write.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    header: Header,
    chain: Chain,
    connection: Connection,
    signer: Option<Signer>,
    /// The record up to the row behind which `memory` begins.
    base: Arc<Base>,
    /// Whether nothing in `base` is signed.
    bare: bool,
    resumed: u64,
    memory: Memory,
    beat: Option<Heartbeat>,
    standing: Standing,
    /// What has become of the file, once it is lost: then nothing is written to it any more.
    lost: Option<Fault>,
    refuge: PathBuf,
    held: Arc<File>,
    // Dropped after the connection: see `ReaderHandle`. Not there any more once the file is lost.
    keep: Option<ReaderHandle>,
}

impl Journal {
    /// Makes a new file and opens it.
    ///
    /// # Errors
    /// [`Fault::AlreadyExists`] when there is a file of that name (or a side file left over from
    /// one); the faults of the disk. After an error there is no new file.
    pub fn create(path: &Path, header: &Header) -> Result<Self, Fault> {
        Self::found(path, header, &[], None)
    }

    /// Makes a new file in which these batches stand already, and opens it. Whoever is cut off
    /// meanwhile leaves either all of it or nothing.
    ///
    /// # Errors
    /// As [`Journal::create`], and [`Fault::BatchTooLarge`].
    pub fn found(
        path: &Path,
        header: &Header,
        batches: &[Batch],
        signer: Option<&Signer>,
    ) -> Result<Self, Fault> {
        let mut chain = Chain::new(header);
        let (mut rows, mut signatures) = (Vec::new(), Vec::new());
        for batch in batches {
            rows.extend(links(&mut chain, batch, path)?);
            let head = Head { seq: chain.next() - 1, hash: chain.head().0 };
            signatures
                .extend(signer.map(|signer| SignatureRow::of(header.competition, &head, signer)));
        }
        rescue::make(path, header, &rows, &signatures)?;
        Self::open(path).map(|(journal, _)| journal).inspect_err(|fault| {
            if !matches!(fault, Fault::Locked { .. }) {
                let _ = std::fs::remove_file(path);
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
        Self::open_as(path, None)
    }

    /// Opens a file as [`Journal::open`] does, if `F` takes its rows: it is asked before anything is
    /// touched, and once more if somebody has added to them until the file was ours. What it makes of
    /// the rows is given back. A snapshot that was signed with this key stands for the rows under it,
    /// see [`crate::opening`].
    ///
    /// # Errors
    /// As [`Journal::open`], and what `F` says.
    pub fn open_as<F: Fold>(path: &Path, key: Option<&PublicKey>) -> Result<(Self, F), Fault> {
        // First without touching it: SQLite would tidy up, and what is damaged must stay evidence.
        let mut read = Passage::<F>::read(path, key)?;
        if let Some(refusal) = read.made.refusal(path) {
            return Err(refusal);
        }
        let fault = |error: rusqlite::Error| Fault::of_sqlite(path, &error);
        let locked = || Fault::Locked { path: path.to_owned(), by: reading::keeper(path) };
        let (keep, held) = ReaderHandle::new(path)
            .map_err(|error| Fault::of_writing(path, &error))?
            .ok_or_else(locked)?;
        let connection = connect(path).map_err(|error| match fault(error) {
            Fault::Locked { .. } => locked(),
            other => other,
        })?;
        // Somebody may have written since.
        if last_of(&connection).map_err(fault)? != last_of_chain(&read.chain) {
            let scan = Scan::of(path, &connection, &read.header);
            if let Some(trouble) = scan.trouble {
                return Err(trouble);
            }
            (read.made, read.chain, read.resumed) = (F::begin(), scan.chain, 0);
            scan.rows.into_iter().for_each(|row| read.made.row(row));
            if let Some(refusal) = read.made.refusal(path) {
                return Err(refusal);
            }
        }
        // A side file begun again holds nothing of an earlier power cut that could be misread
        // later.
        fold(&connection).map_err(fault)?;
        let beat = reading::heartbeat(&connection).ok().flatten();
        let bare = signing::any(&connection).map_err(fault)?.is_none();
        let Passage { header, chain, made, resumed } = read;
        let head = Head { seq: chain.next() - 1, hash: chain.head().0 };
        let (base, bytes) = Base::of(path, &held, &header, head)?;
        let mut standing = Standing::of(path);
        standing.note_known(&held, Some(bytes));
        let journal = Self {
            path: path.to_owned(),
            header,
            chain,
            connection,
            signer: None,
            base: Arc::new(base),
            bare,
            resumed,
            memory: Memory::default(),
            beat,
            standing,
            lost: None,
            refuge: std::env::temp_dir(),
            held,
            keep: Some(keep),
        };
        Ok((journal, made))
    }

    /// Saves what can be read of a damaged file as a new, valid one, and says what was left out;
    /// the damaged one stays as it is.
    ///
    /// # Errors
    /// When nothing can be read, or the new file cannot be made.
    pub fn salvage(
        damaged: &Path,
        to: &Path,
        signer: Option<(&Signer, &str)>,
    ) -> Result<Salvage, Fault> {
        salvage(damaged, to, signer)
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

    /// Which program last had the file open for writing, as far as the file says.
    #[must_use]
    pub fn keeper(path: &Path) -> Option<Holder> {
        reading::keeper(path)
    }

    /// Checks the chain of a file without writing anything, and names the first broken row.
    ///
    /// # Errors
    /// As [`Journal::read`].
    pub fn verify(path: &Path) -> Result<Verdict, Fault> {
        reading::verify(path)
    }

    /// The snapshot of the state in a file, without writing anything, if it has one in this form; and
    /// the header.
    ///
    /// # Errors
    /// As [`Journal::read`].
    pub fn snapshot(
        path: &Path,
        wanted: impl Fn(&str) -> bool,
    ) -> Result<Option<(Header, Snapshot)>, Fault> {
        reading::snapshot(path, wanted)
    }

    /// The row of a number; none if there is no such row.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn row(&self, seq: u64) -> Result<Option<Row>, Fault> {
        self.connection
            .prepare_cached(&format!("SELECT {COLUMNS} FROM event WHERE seq = ?1"))
            .and_then(|mut sql| sql.query_row([seq], from_sql).optional())
            .map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// The header.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The record as it was when the file was opened.
    #[must_use]
    pub const fn base(&self) -> &Arc<Base> {
        &self.base
    }

    /// The row of the snapshot from which the file was opened; 0 if all rows were read.
    #[must_use]
    pub const fn resumed(&self) -> u64 {
        self.resumed
    }

    /// Leaves a snapshot of the state that the rows so far make, in place of the one before; it is on
    /// the disk when this returns. Nothing is left in a file in which nothing is signed, or by who has
    /// no key: nobody could be sure of it.
    ///
    /// # Errors
    /// The faults of the disk; [`Fault::Lost`].
    pub fn keep_state(&mut self, form: &str, bytes: Vec<u8>) -> Result<(), Fault> {
        self.check()?;
        let Some(signer) = self.signer.as_ref().filter(|_| self.is_signed()) else {
            return Ok(());
        };
        let new = Snapshot::of(self.header.competition, self.head(), form, bytes, signer);
        snapshot::write(&mut self.connection, &new)
            .map_err(|error| Fault::of_sqlite(&self.path, &error))?;
        self.written(self.head())?;
        if self.standing.is_to_fold() && fold(&self.connection).is_ok() {
            self.standing.note(&self.held);
        }
        Ok(())
    }

    fn is_signed(&self) -> bool {
        !self.bare || !self.memory.signatures().is_empty()
    }

    /// All rows, and who signed them.
    fn all(&self) -> Result<(Vec<Row>, Vec<SignatureRow>), Fault> {
        let fault = |error| Fault::of_sqlite(&self.path, &error);
        let mut rows = self.base.rows(0, usize::MAX >> 1).map_err(fault)?;
        rows.extend(self.memory.rows(self.base.head()));
        let mut signatures = self.base.signatures().map_err(fault)?;
        signatures.extend_from_slice(self.memory.signatures());
        Ok((rows, signatures))
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

    /// Where everything is saved when the file is lost and its own folder with it.
    pub fn set_refuge(&mut self, folder: &Path) {
        folder.clone_into(&mut self.refuge);
    }

    /// What has become of the file, once it is lost.
    #[must_use]
    pub const fn lost(&self) -> Option<&Fault> {
        self.lost.as_ref()
    }

    /// Looks whether the name of the file still stands for what was written to it. If it does not,
    /// everything is saved at once as a new file, and nothing is written to this one any more.
    ///
    /// # Errors
    /// [`Fault::Lost`], with the name of the new file.
    pub fn check(&mut self) -> Result<(), Fault> {
        if let Some(Fault::Lost { how, saved: None, .. }) = &self.lost {
            // There was no room; perhaps there is now.
            let how = how.clone();
            return Err(self.lose(how));
        }
        if let Some(lost) = &self.lost {
            return Err(lost.clone());
        }
        let look = self.standing.look(&self.held);
        self.judge(look, self.head())
    }

    /// What was changed stands if all of it is there up to the head.
    fn judge(&mut self, look: Result<Look, Loss>, head: Head) -> Result<(), Fault> {
        match look {
            Ok(Look::AsLeft) => Ok(()),
            // Another form of the same record is no loss.
            Ok(Look::Changed)
                if reading::ends_with(&self.path, head) && self.standing.note(&self.held) =>
            {
                Ok(())
            }
            Ok(Look::Changed) => Err(self.lose(Loss::Overwritten)),
            Err(how) => Err(self.lose(how)),
        }
    }

    /// The file is lost: what is in memory is saved.
    fn lose(&mut self, how: Loss) -> Fault {
        // Closing must not write into what may be another's file now.
        let _ = self.connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
        let saved = self.all().and_then(|(rows, signatures)| {
            let saved = rescue::RescuedContents {
                header: &self.header,
                rows: &rows,
                signatures: &signatures,
                beat: self.beat.as_ref(),
                signer: self.signer.as_ref(),
            };
            rescue::save(&self.path, &how, &self.refuge, &saved)
        });
        let saved = saved.ok();
        let fault = Fault::Lost { path: self.path.clone(), how, saved };
        self.lost = Some(fault.clone());
        // Whatever has the name now may be opened again.
        self.keep = None;
        fault
    }

    /// Saves everything as a new file, and goes on in that: for when nothing can be written to this
    /// one any more.
    ///
    /// # Errors
    /// As for [`Journal::create`]. This file is the open one still, and there is no new one.
    pub fn go_over(&mut self, path: &Path) -> Result<(), Fault> {
        let (rows, signatures) = self.all()?;
        rescue::make(path, &self.header, &rows, &signatures)?;
        let opened = Self::open(path).and_then(|(mut next, _)| {
            next.signer.clone_from(&self.signer);
            next.refuge.clone_from(&self.refuge);
            if let Some(beat) = self.beat.as_ref().filter(|beat| beat.after == next.last_seq()) {
                next.beat(beat.at, &beat.wall, &beat.state)?;
            }
            Ok(next)
        });
        // The one that is left is closed as far as it can be: all of it stands in the new one.
        *self = opened.inspect_err(|_| rescue::remove(path))?;
        Ok(())
    }

    /// Tries whether something can be written again, without recording anything. That one page can
    /// be is not enough: the next command would fail again.
    ///
    /// # Errors
    /// The faults of the disk; [`Fault::Lost`].
    pub fn try_writing(&mut self) -> Result<(), Fault> {
        self.check()?;
        // On the disk of the file, not of a link that leads to it.
        let path = self.path.canonicalize().unwrap_or_else(|_| self.path.clone());
        try_room(folder_of(&path), ROOM).map_err(|error| Fault::of_writing(&self.path, &error))?;
        leave_word(&self.connection).map_err(|error| Fault::of_sqlite(&self.path, &error))?;
        self.written(self.head())
    }

    /// Records the events of a command in one transaction; they are on the disk when this returns.
    /// A key that is there already gives its rows back and writes nothing; so does a batch without
    /// events, with no rows.
    ///
    /// # Errors
    /// The faults of the disk, and [`Fault::BatchTooLarge`]. After an error nothing of the batch
    /// is in the record; it may be tried again with the same key. (A disk that fails in the very
    /// act of syncing may bring the batch back, whole, after a restart: then its key is known.)
    pub fn append(&mut self, batch: &Batch) -> Result<AppendResult, Fault> {
        self.append_then(batch, || ())
    }

    /// Appends; `written` happens between the writing and the look at what was written.
    fn append_then(
        &mut self,
        batch: &Batch,
        written: impl FnOnce(),
    ) -> Result<AppendResult, Fault> {
        let already = self.recorded(batch.key)?;
        if !already.is_empty() {
            return Ok(AppendResult::Already(already));
        }
        let mut chain = self.chain.clone();
        let rows = links(&mut chain, batch, &self.path)?;
        if rows.is_empty() {
            return Ok(AppendResult::New(rows));
        }
        let head = Head { seq: chain.next() - 1, hash: chain.head().0 };
        let signer = self.signer.as_ref();
        let signed = signer.map(|signer| SignatureRow::of(self.header.competition, &head, signer));
        if let Err(error) = insert(&mut self.connection, &rows, signed.as_slice()) {
            // A stick that was pulled out answers with errors first.
            self.check()?;
            return Err(Fault::of_sqlite(&self.path, &error));
        }
        written();
        // Only what stands in the file of that name is acknowledged.
        self.written(head)?;
        rows.iter().for_each(|row| self.memory.push(row));
        self.memory.sign(signed);
        self.chain = chain;
        if self.standing.is_to_fold() && fold(&self.connection).is_ok() {
            self.standing.note(&self.held);
        }
        Ok(AppendResult::New(rows))
    }

    /// Looks at the file after something was written to it, and notes what stands there now. What
    /// was written last is not counted among what has to be there if that is lost.
    fn written(&mut self, head: Head) -> Result<(), Fault> {
        let look = self.standing.look_after_writing(&self.held);
        self.judge(look, head)?;
        if self.standing.note(&self.held) { Ok(()) } else { Err(self.lose(Loss::Gone)) }
    }

    /// The rows recorded under a key; none if it was never used.
    ///
    /// # Errors
    /// The faults of the disk; [`Fault::Lost`].
    pub fn recorded(&mut self, key: CommandKey) -> Result<Vec<Row>, Fault> {
        self.check()?;
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

    /// Whether there is no signature at all in a file whose format has room for them.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        self.last_seq() > 0
            && !self.is_signed()
            && signing::has_tables(&self.connection).unwrap_or_default()
    }

    /// Leaves a heartbeat, in place of the one before; it is on the disk when this returns.
    /// `state` is what the desk wants to find again after a power cut, in its own words.
    ///
    /// # Errors
    /// The faults of the disk; the sign before then stands.
    pub fn beat(&mut self, at: Moment, wall: &str, state: &str) -> Result<(), Fault> {
        self.check()?;
        let (after, seal) = (self.last_seq(), None);
        let (wall, state) = (wall.to_owned(), state.to_owned());
        let beat = Heartbeat { at, wall, state, after, seal };
        let (competition, head) = (self.header.competition, self.chain.head());
        let signed = self
            .signer
            .as_ref()
            .map(|signer| (signer, Statement::of_beat(competition, &beat, &head)));
        beat_into(&mut self.connection, &beat, head, signed)
            .map_err(|error| Fault::of_sqlite(&self.path, &error))?;
        self.beat = Some(beat);
        self.written(self.head())
    }

    /// The last heartbeat, if there was any.
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
    /// The faults of the disk: everything appended is safe all the same, in the file and its side
    /// file together. [`Fault::Lost`]: it is in another file.
    pub fn close(mut self) -> Result<(), Fault> {
        self.check()?;
        let Self { path, connection, keep: _keep, held: _held, .. } = self;
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

/// The last row of an open file, and its hash; none of a file without rows.
fn last_of(connection: &Connection) -> rusqlite::Result<Option<(u64, Hash)>> {
    let sql = "SELECT seq, hash FROM event ORDER BY seq DESC LIMIT 1";
    connection.query_row(sql, [], |row| Ok((row.get(0)?, Hash(row.get(1)?)))).optional()
}

fn last_of_chain(chain: &Chain) -> Option<(u64, Hash)> {
    (chain.next() > 1).then(|| (chain.next() - 1, chain.head()))
}

/// The rows of a batch, at the end of a chain, which then has them.
fn links(chain: &mut Chain, batch: &Batch, path: &Path) -> Result<Vec<Row>, Fault> {
    let count = batch.events.len();
    let of =
        u16::try_from(count).map_err(|_| Fault::BatchTooLarge { path: path.to_owned(), count })?;
    let mut rows = Vec::with_capacity(count);
    for (index, event) in (0..of).zip(&batch.events) {
        let row = link(chain, batch, (index, of), event);
        chain.accept(&row).map_err(|broken| Fault::Damaged {
            path: path.to_owned(),
            broken: Some(broken),
            note: "the new row does not follow the last".to_owned(),
        })?;
        rows.push(row);
    }
    Ok(rows)
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

/// Writes rows, and each signature right behind the row that it is of: the file takes none of
/// another row than the last.
pub(crate) fn insert(
    connection: &mut Connection,
    rows: &[Row],
    signatures: &[SignatureRow],
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if !signatures.is_empty() && !signing::has_tables(&transaction)? {
        transaction.execute_batch(&format!("{SIGNATURES} PRAGMA user_version = {SIGNED};"))?;
    }
    {
        let mut signatures = signatures.iter().peekable();
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
            if let Some(one) = signatures.next_if(|one| one.seq == row.seq) {
                transaction
                    .prepare_cached(
                        "INSERT INTO signature (seq, key, signature) VALUES (?1, ?2, ?3)",
                    )?
                    .execute(params![one.seq, one.key.0, one.signature])?;
            }
        }
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

/// Opens, locks out every other program, and leaves word of who we are.
fn connect(path: &Path) -> rusqlite::Result<Connection> {
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
fn leave_word(connection: &Connection) -> rusqlite::Result<()> {
    connection
        .execute(
            "INSERT INTO keeper (one, program, pid) VALUES (1, ?1, ?2)
             ON CONFLICT (one) DO UPDATE SET program = ?1, pid = ?2",
            params![holder::ourselves(), std::process::id()],
        )
        .map(drop)
}

/// Carries the side file over into the file and empties it.
fn fold(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

#[cfg(any(test, feature = "faults"))]
impl Journal {
    /// Lets the disk take nothing more, or everything again.
    pub fn be_read_only(&self, only: bool) {
        self.connection.pragma_update(None, "query_only", only).expect("SQLite knows the setting");
    }
}

#[cfg(test)]
impl Journal {
    /// Appends while something happens to the file.
    pub(crate) fn append_under(
        &mut self,
        batch: &Batch,
        attack: impl FnOnce(),
    ) -> Result<AppendResult, Fault> {
        self.append_then(batch, attack)
    }

    /// Folds the side file into the file, as happens by itself when it has grown.
    pub(crate) fn fold_now(&mut self) {
        fold(&self.connection).unwrap();
        self.standing.note(&self.held);
    }

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
