//! A competition that can be looked at but not worked on, because its file cannot be opened for
//! writing: damaged, newer than this program, on a disk that is read-only or full.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::history::History;
use crate::library;
use crate::timekeeper::Timekeeper;
use jadoube_core::evidence::head::RecordState;
use jadoube_core::hall::state::Hall;
use jadoube_journal::fault::Fault;

/// What could be read of a file.
#[derive(Debug)]
pub(crate) struct Reading {
    /// The file.
    pub(crate) path: PathBuf,
    /// The state that its entries make.
    pub(crate) hall: Hall,
    /// Where its record stands.
    pub(crate) record: RecordState,
    /// Its entries.
    pub(crate) history: History,
    /// Why it cannot be worked on.
    pub(crate) trouble: Option<Fault>,
    /// Stands still at the last entry: no clock runs in a file that is only read.
    pub(crate) keeper: Arc<Timekeeper>,
}

impl Reading {
    /// What can be read of a file; nothing, if there is no entry to show.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        let record = library::read(path).ok()?;
        let (mut made, history) = (Hall::default(), History::default());
        made.own = record.hall.own;
        made.own.into_iter().for_each(|own| history.set_own(own));
        let mut last = None;
        // Behind a row that is not understood, the state is not known, and no entry is shown.
        let is_newer = record.trouble.as_ref().is_some_and(Fault::is_of_newer_program);
        let upto = if is_newer { record.hall.seq } else { u64::MAX };
        for entry in record.entries.into_iter().filter(|entry| entry.seq <= upto) {
            last = Some(entry.at);
            history.add(&mut made, entry);
        }
        let last = last?;
        Some(Self {
            path: path.to_owned(),
            record: record.record,
            hall: record.hall,
            history,
            trouble: None,
            keeper: Arc::new(Timekeeper::scripted(last)),
        })
    }
}
