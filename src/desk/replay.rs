//! What the rows of a file make when it is opened: the state, and of which game each row is. Both
//! can be written as a snapshot, from which the next opening goes on.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::entries::{entry_of, not_understood};
use jadoube_core::hall::event::Entry;
use jadoube_core::hall::state::{Hall, STATE_FORM, apply};
use jadoube_journal::fault::Fault;
use jadoube_journal::opening::Fold;
use jadoube_journal::row::Row;
use jadoube_journal::snapshot::Snapshot;
use jadoube_laws::ids::GameNo;

/// In which game something has happened with an entry, in it or in its blind match; none for the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Mark(Option<GameNo>);

impl Mark {
    /// Makes an entry part of the state; which game it was can only be told by the state after it.
    pub(crate) fn taken(hall: &mut Hall, entry: &Entry) -> Self {
        apply(hall, entry);
        Self(hall.game_in(&entry.event))
    }

    pub(crate) fn is_of(self, no: GameNo) -> bool {
        self.0 == Some(no)
    }
}

/// The rows so far.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Replay {
    pub(crate) hall: Hall,
    /// One for each row.
    pub(crate) marks: Vec<Mark>,
    /// The first row that is not understood, and how many are not.
    unknown: Option<(u64, usize)>,
}

impl Replay {
    /// Takes the next row, whose entry this is if it is understood.
    pub(crate) fn next(&mut self, seq: u64, entry: Option<&Entry>) {
        match (entry, &mut self.unknown) {
            (Some(entry), None) => self.take(entry),
            // What comes behind a row that is not understood may rest on it.
            (Some(_), Some(_)) => {}
            (None, Some((_, count))) => *count += 1,
            (None, unknown @ None) => *unknown = Some((seq, 1)),
        }
    }

    /// Whether this is the state that was written as these bytes.
    pub(crate) fn is_written(&self, bytes: &[u8]) -> bool {
        let mut rest = Rest(bytes);
        let made = Written { hall: &self.hall, marks: &self.marks };
        serde_json::to_writer(&mut rest, &made).is_ok() && rest.0.is_empty()
    }

    pub(crate) fn take(&mut self, entry: &Entry) {
        self.marks.push(Mark::taken(&mut self.hall, entry));
    }
}

#[derive(Deserialize)]
struct Read {
    hall: Hall,
    marks: Vec<Mark>,
}

#[derive(Serialize)]
struct Written<'a> {
    hall: &'a Hall,
    marks: &'a [Mark],
}

/// What is left of bytes after those that were written to it, as long as these are the same.
struct Rest<'a>(&'a [u8]);

impl io::Write for Rest<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.strip_prefix(bytes).ok_or(io::ErrorKind::InvalidData)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The form in which this program writes a state: another version of the program reads the rows.
pub(crate) fn form() -> String {
    format!("jadoube {} state {STATE_FORM}", env!("CARGO_PKG_VERSION"))
}

/// A state as the bytes of a snapshot.
///
/// # Errors
/// When something in it has no such form.
pub(crate) fn written(hall: &Hall, marks: &[Mark]) -> serde_json::Result<Vec<u8>> {
    serde_json::to_vec(&Written { hall, marks })
}

impl Fold for Replay {
    fn begin() -> Self {
        Self::default()
    }

    fn knows(found: &str) -> bool {
        found == form()
    }

    fn resume(snapshot: &Snapshot) -> Option<Self> {
        let Read { hall, marks } = serde_json::from_slice(&snapshot.bytes).ok()?;
        let seq = snapshot.head.seq;
        let whole = hall.seq == seq && marks.len() as u64 == seq;
        whole.then_some(Self { hall, marks, unknown: None })
    }

    fn row(&mut self, row: Row) {
        self.next(row.seq, entry_of(&row).as_ref());
    }

    fn refusal(&self, path: &Path) -> Option<Fault> {
        self.unknown.map(|(first, rows)| not_understood(path, first, rows))
    }
}

#[cfg(test)]
mod tests;
