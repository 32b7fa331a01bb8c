//! Looking into competition files without opening them for work: for the log, for checks, for
//! exports. Nothing here writes.

use std::path::Path;

use crate::cycle::understand;
use crate::station::Station;
use jadoube_core::evidence::head::{Head, RecordState};
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::Hall;
use jadoube_journal::chain::genesis;
use jadoube_journal::fault::Fault;
use jadoube_journal::file::Journal;
use jadoube_journal::reading::Verdict;
use jadoube_journal::salvage::Salvage;
use jadoube_journal::signing;
use jadoube_laws::aggregate::Aggregate;

/// What could be read of a competition file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The entries, oldest first.
    pub entries: Vec<Entry>,
    /// Where the record has come to.
    pub record: RecordState,
    /// The state that they make; that before the first row which is not understood, if there is
    /// one.
    pub hall: Hall,
    /// What is wrong with the file, if anything; the entries above are what could be read.
    pub trouble: Option<Fault>,
}

/// Reads a competition file.
///
/// # Errors
/// [`Fault`] when nothing at all can be read.
pub fn read(path: &Path) -> Result<Record, Fault> {
    let reading = Journal::read(path)?;
    let read = understand(&reading.rows);
    let mut hall = Hall::default();
    for entry in read.certain() {
        hall.apply(&entry.event, entry.origin());
    }
    let trouble = reading.trouble.or_else(|| read.trouble(path));
    let head = reading.rows.last().map_or_else(
        || Head { seq: 0, hash: genesis(&reading.header).0 },
        |row| Head { seq: row.seq, hash: row.hash.0 },
    );
    let key = signing::signer_of(&reading.header, &head, &reading.signatures);
    let record = RecordState { competition: reading.header.competition, head, key };
    Ok(Record { record, entries: read.entries, hall, trouble })
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
