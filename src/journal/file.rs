//! A competition file in use: made, opened, appended to, closed. What its tables mean is told in
//! [`crate`]; how a file is looked at without touching it, in [`crate::reading`]; what becomes of it
//! when it is lost or nothing can be written to it, in `loss`.

mod loss;
mod strands;

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::{Connection, OptionalExtension as _};

use crate::base::Base;
use crate::chain::{Chain, row_hash};
use crate::database::{beat_into, connect, fold, insert, last_of};
use crate::fault::{Fault, Flaw};
use crate::file_watch::Standing;
use crate::hash::Hash;
use crate::heartbeat;
use crate::holder::Holder;
use crate::image::ReaderHandle;
use crate::memory::Memory;
use crate::new_file;
use crate::opening::{Fold, Passage};
use crate::reading::{self, Reading, Scan, Verdict};
use crate::row::{AppendResult, Batch, COLUMNS, Header, Heartbeat, Row, from_sql, row};
use crate::salvage::{RowMeaning, Salvage, salvage};
use crate::signing::{self, SignatureRow, Signer, Statement};
use crate::snapshot::{self, Site, Transfer};
use crate::strands::{Arrival, OWN, OpenStrand};
use crate::view;
use jadoube_chess::moment::Moment;
use jadoube_core::evidence::head::Head;
use jadoube_core::evidence::key::PublicKey;
use jadoube_laws::ids::CommandKey;

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
    /// The key of the station to which a file of several strands belongs.
    owner: Option<PublicKey>,
    /// The strands of other stations; the first has the number 1.
    others: Vec<OpenStrand>,
    /// What has taken effect since the file was opened.
    arrivals: Vec<Arrival>,
    beat: Option<Heartbeat>,
    standing: Standing,
    /// What has become of the file, once it is lost: then nothing is written to it any more.
    lost: Option<Fault>,
    refuge: Option<PathBuf>,
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
            let head = chain.reached();
            signatures
                .extend(signer.map(|signer| SignatureRow::of(header.competition, &head, signer)));
        }
        new_file::make(path, header, &rows, &signatures, None)?;
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
        let locked = |by| Fault::Locked { path: path.to_owned(), by };
        let (keep, held) = ReaderHandle::new(path)
            .map_err(|error| Fault::of_writing(path, &error))?
            .ok_or_else(|| locked(reading::holder(path)))?;
        let connection = connect(path).map_err(|error| match fault(error) {
            Fault::Locked { .. } => locked(Holder::of_lock(&held, reading::holder(path))),
            other => other,
        })?;
        // Somebody may have written since.
        let now = (last_of(&connection), crate::strands::extent(&connection));
        let now = (now.0.map_err(fault)?, now.1.map_err(fault)?);
        if now != (last_of_chain(&read.chain), read.extent) {
            let scan = Scan::of(path, &connection, &read.header);
            if let Some(trouble) = scan.trouble {
                return Err(trouble);
            }
            read = Passage::again(path, &connection)?;
            if let Some(refusal) = read.made.refusal(path) {
                return Err(refusal);
            }
        }
        // A side file begun again holds nothing of an earlier power cut that could be misread
        // later.
        fold(&connection).map_err(fault)?;
        let beat = heartbeat::last(&connection).ok().flatten();
        let bare = signing::any(&connection).map_err(fault)?.is_none();
        let owner = crate::strands::owner(&connection).map_err(fault)?;
        let others = crate::strands::known(&connection, &read.header).map_err(fault)?;
        let Passage { header, chain, made, resumed, .. } = read;
        let head = chain.reached();
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
            owner,
            others,
            arrivals: Vec::new(),
            beat,
            standing,
            lost: None,
            refuge: None,
            held,
            keep: Some(keep),
        };
        Ok((journal, made))
    }

    /// Saves what can be read of a damaged file as a new, valid one, and says what was left out;
    /// the damaged one stays as it is. What the rows mean is told by `meaning`; `known_to` is the row to which
    /// the file is known to have come, 0 where nothing is known.
    ///
    /// # Errors
    /// When nothing can be read, or the new file cannot be made.
    pub fn salvage(
        damaged: &Path,
        to: &Path,
        signer: Option<(&Signer, &str)>,
        meaning: &mut dyn RowMeaning,
        known_to: u64,
    ) -> Result<Salvage, Fault> {
        salvage(damaged, to, signer, meaning, known_to)
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
        view::verify(path)
    }

    /// The row of a number; none if there is no such row.
    ///
    /// # Errors
    /// The faults of the disk.
    pub fn row(&self, seq: u64) -> Result<Option<Row>, Fault> {
        row(&self.connection, seq).map_err(|error| Fault::of_sqlite(&self.path, &error))
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

    /// Where a snapshot of the state that the rows so far make would stand, and who signs it; nowhere
    /// in a file in which nothing is signed, or by who has no key: nobody could be sure of it. In a file of
    /// several strands the state has to know all that has taken effect when this is asked.
    #[must_use]
    pub fn snapshot_site(&self) -> Option<Site> {
        let signer = self.signer.as_ref().filter(|_| self.is_signed())?;
        let (competition, head) = (self.header.competition, self.head());
        Site::of(&self.connection, competition, head, signer.clone()).ok()
    }

    /// Writes the next part of a snapshot; it is on the disk when this returns. With the last one the
    /// snapshot takes the place of the one before, and not earlier. Whether more is to come.
    ///
    /// # Errors
    /// The faults of the disk; [`Fault::Lost`].
    pub fn keep_part(&mut self, transfer: &mut Transfer) -> Result<bool, Fault> {
        self.check()?;
        let more = snapshot::write_part(&mut self.connection, transfer)
            .map_err(|error| Fault::of_sqlite(&self.path, &error))?;
        self.written(self.head())?;
        self.fold_grown();
        Ok(more)
    }

    /// Folds the side file when it has grown.
    fn fold_grown(&mut self) {
        if self.standing.is_to_fold() && fold(&self.connection).is_ok() {
            self.standing.note(&self.held);
        }
    }

    fn is_signed(&self) -> bool {
        !self.bare || !self.memory.signatures().is_empty()
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
        self.chain.reached()
    }

    /// The number of the last row; 0 if there is none.
    #[must_use]
    pub fn last_seq(&self) -> u64 {
        self.chain.next() - 1
    }

    /// Where everything is saved when the file is lost and its own folder with it; without
    /// such a folder, nowhere.
    pub fn set_refuge(&mut self, folder: &Path) {
        self.refuge = Some(folder.to_owned());
    }

    /// What has become of the file, once it is lost.
    #[must_use]
    pub const fn lost(&self) -> Option<&Fault> {
        self.lost.as_ref()
    }

    /// Records the events of a command in one transaction; they are on the disk when this returns.
    /// A key that is there already gives its rows back and writes nothing; so does a batch without
    /// events, with no rows.
    ///
    /// # Errors
    /// The faults of the disk, [`Fault::BatchTooLarge`], and [`Fault::OtherStation`] in a file of several
    /// strands that another station has made. After an error nothing of the batch
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
        self.recording()?;
        let already = self.recorded(batch.key)?;
        if !already.is_empty() {
            return Ok(AppendResult::Already(already));
        }
        let mut chain = self.chain.clone();
        let rows = links(&mut chain, batch, &self.path)?;
        if rows.is_empty() {
            return Ok(AppendResult::New(rows));
        }
        let head = chain.reached();
        let signer = self.signer.as_ref();
        let signed = signer.map(|signer| SignatureRow::of(self.header.competition, &head, signer));
        let arrival = Arrival { strand: OWN, first: self.chain.next(), last: head.seq };
        let arrival = self.owner.map(|_| arrival);
        if let Err(error) = insert(&mut self.connection, &rows, signed.as_slice(), arrival) {
            // A stick that was pulled out answers with errors first.
            self.check()?;
            return Err(Fault::of_sqlite(&self.path, &error));
        }
        written();
        // Only what stands in the file of that name is acknowledged.
        self.written(head)?;
        self.recorded_own(&rows, signed.as_slice());
        arrival.into_iter().for_each(|one| self.note(one));
        self.fold_grown();
        Ok(AppendResult::New(rows))
    }

    /// Remembers what was added to the file's own strand.
    fn recorded_own(&mut self, rows: &[Row], signed: &[SignatureRow]) {
        rows.iter().for_each(|row| self.memory.push(row));
        signed.iter().for_each(|one| self.memory.sign(Some(*one)));
        if let Some(last) = rows.last() {
            self.chain = Chain::behind(&Head { seq: last.seq, hash: last.hash.0 });
        }
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
        heartbeat::last(&self.connection).map_err(|error| Fault::of_sqlite(&self.path, &error))
    }

    /// Folds the side file into the file and closes it, so that there is one file to copy. To drop
    /// a journal does the same, but cannot say what went wrong.
    ///
    /// # Errors
    /// The faults of the disk: everything appended is safe all the same, in the file and its side
    /// file together. [`Fault::Lost`]: it is in another file.
    pub fn close(mut self) -> Result<(), Fault> {
        self.check()?;
        let Self { path, connection, keep: _keep, held: _held, standing, .. } = self;
        // It may be reading the file still: see `ReaderHandle`.
        drop(standing);
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
            flaw: Flaw::Rows,
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
