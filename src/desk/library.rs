//! Looking into competition files without opening them for work: for the log, for checks, for
//! exports. Nothing here writes.

use std::path::{Path, PathBuf};

use crate::entries::entry_of;
use crate::replay::Replay;
use crate::station::Station;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::opening::Fold as _;
use jadoube_journal::reading::Verdict;
use jadoube_journal::salvage::Salvage;
use jadoube_journal::view::View;

/// A competition file that is looked at; its entries are read when they are asked for.
#[derive(Debug)]
pub struct Reader {
    path: PathBuf,
    view: View,
}

impl Reader {
    /// Looks at a file.
    ///
    /// # Errors
    /// [`Fault`] when nothing at all can be read.
    pub fn of(path: &Path) -> Result<Self, Fault> {
        Ok(Self { path: path.to_owned(), view: View::of(path)? })
    }

    /// The entries that can be read and are understood, oldest first.
    pub fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        self.view.rows().filter_map(|row| entry_of(&row))
    }

    /// Where the record has come to.
    #[must_use]
    pub fn record(&self) -> RecordState {
        let competition = self.view.header().competition;
        RecordState { competition, head: self.view.head(), key: self.view.signer() }
    }

    /// The state that the entries make, that before the first row which is not understood, if there is
    /// one; and what is wrong with the file, if anything.
    #[must_use]
    pub fn state(&self) -> (Hall, Option<Fault>) {
        let mut made = Replay::begin();
        self.view.rows().for_each(|row| made.row(row));
        let trouble = self.view.trouble().cloned().or_else(|| made.refusal(&self.path));
        (made.hall, trouble)
    }
}

/// All that could be read of a competition file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The entries, oldest first.
    pub entries: Vec<Entry>,
    /// Where the record has come to.
    pub record: RecordState,
    /// The state that they make, see [`Reader::state`].
    pub hall: Hall,
    /// What is wrong with the file, if anything; the entries above are what could be read.
    pub trouble: Option<Fault>,
}

/// Reads a competition file into memory.
///
/// # Errors
/// [`Fault`] when nothing at all can be read.
pub fn read(path: &Path) -> Result<Record, Fault> {
    let reader = Reader::of(path)?;
    let (hall, trouble) = reader.state();
    Ok(Record { entries: reader.entries().collect(), record: reader.record(), hall, trouble })
}

/// Saves what can be read of a damaged file as a new one; the damaged one stays as it is.
///
/// # Errors
/// [`Fault`] when nothing can be read, or the new file cannot be made.
pub fn salvage(damaged: &Path, to: &Path, station: &Station) -> Result<Salvage, Fault> {
    let signer = station.signer().ok().flatten();
    Journal::salvage(damaged, to, signer.as_ref().map(|signer| (signer, station.name.as_str())))
}

/// Checks the chain of a competition file.
///
/// # Errors
/// [`Fault`] when nothing at all can be read.
pub fn verify(path: &Path) -> Result<Verdict, Fault> {
    Journal::verify(path)
}
