//! What this computer remembers of the competitions that it has had open: how far the record of each
//! had come, and where its file lay. A file that was cut off, changed or begun again by somebody
//! who could not reach this computer's own folder is told by it, even where all signatures are
//! gone.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::evidence::{HeadStatus, was_salvaged};
use crate::own_files;
use crate::station::Station;
use crate::timekeeper::Timekeeper;
use jadoube_chess::moment::Moment;
use jadoube_core::evidence::code::{hex, unhex};
use jadoube_core::evidence::head::{Head, RecordState};
use jadoube_formats::document;
use jadoube_journal::fault::Fault;
use jadoube_journal::hash::Hash;
use jadoube_journal::view::View;

/// How many competitions are remembered; the one that was open longest ago is forgotten first.
const MOST: usize = 500;
/// How long another program that remembers is waited for, and how long between two looks.
const LONGEST_WAIT: Duration = Duration::from_secs(1);
const WAIT: Duration = Duration::from_millis(5);

/// How far a competition had come when it was open here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LastState {
    competition: Uuid,
    path: PathBuf,
    seq: u64,
    hash: String,
}

/// The open file is not what this computer remembers of its competition: an older copy, or a changed one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherState {
    /// How the state that is remembered stands to the file.
    pub status: HeadStatus,
    /// Where the file that is remembered lies, if it is another one and still there.
    pub remembered: Option<PathBuf>,
    /// Whether the open file says that it was saved from a damaged one, and the one that is remembered does
    /// not: then it is no older copy of that.
    pub is_salvaged: bool,
}

/// Why nothing is recorded in the open file: it is not what this computer remembers, and whether the work
/// goes on in it was not answered yet.
#[derive(Debug)]
pub(crate) struct Doubt {
    known: LastState,
    state: Arc<OtherState>,
    keeper: Arc<Timekeeper>,
}

impl Doubt {
    /// What there is to doubt of a file of that competition, which is open since that moment and of which the
    /// rows are these; `is_salvaged` where it says that it was saved from a damaged one.
    pub(crate) fn of(
        station: &Station,
        (competition, path): (Uuid, &Path),
        opened: Moment,
        (rows, found): (u64, impl Fn(u64) -> Option<Hash>),
        is_salvaged: bool,
    ) -> Option<Self> {
        let known = of(station, competition)?;
        let (status, remembered) = (known.unlike(rows, found)?, known.elsewhere(path));
        let is_salvaged = is_salvaged && !remembered.as_deref().is_some_and(was_salvaged);
        let state = Arc::new(OtherState { status, remembered, is_salvaged });
        Some(Self { known, state, keeper: Arc::new(Timekeeper::scripted(opened)) })
    }

    /// What is remembered.
    pub(crate) const fn known(&self) -> &LastState {
        &self.known
    }

    /// How the file differs from it.
    pub(crate) const fn state(&self) -> &Arc<OtherState> {
        &self.state
    }

    /// Stands still at the opening: no clock runs in a file in which nothing is recorded.
    pub(crate) const fn keeper(&self) -> &Arc<Timekeeper> {
        &self.keeper
    }
}

#[derive(Debug, Default, Serialize, Deserialize)]
struct Heads(Vec<LastState>);

impl LastState {
    /// The file that lay there is the one that is meant, not a copy of it.
    #[must_use]
    pub fn is_at(&self, path: &Path) -> bool {
        fs::canonicalize(path).is_ok_and(|path| path == self.path)
    }

    /// Where the file lies that is remembered, if it is not this one and is still of the competition.
    #[must_use]
    pub fn elsewhere(&self, path: &Path) -> Option<PathBuf> {
        let is_of_it = |view: View| view.header().competition == self.competition;
        let there = || View::at_a_glance(&self.path).is_ok_and(is_of_it);
        (!self.is_at(path) && there()).then(|| self.path.clone())
    }

    /// What is wrong with a record that has so many rows, of which that row has this hash; nothing
    /// where the state that is remembered is part of it.
    #[must_use]
    pub fn unlike(&self, rows: u64, found: impl Fn(u64) -> Option<Hash>) -> Option<HeadStatus> {
        let known = unhex(&self.hash).map(Hash);
        match found(self.seq) {
            None => Some(HeadStatus::Beyond { seq: self.seq, rows }),
            same if same == known => None,
            Some(_) => Some(HeadStatus::Other { seq: self.seq }),
        }
    }
}

/// What is remembered of the competition in a file, and what is wrong with the file by that. Whether its
/// rows stand is not asked here: who opens it or verifies it finds that out, and a long record is not to be
/// read twice for it.
///
/// # Errors
/// [`Fault`] when nothing can be read.
pub fn look(station: &Station, path: &Path) -> Result<Option<(LastState, HeadStatus)>, Fault> {
    let view = View::at_a_glance(path)?;
    let Some(known) = of(station, view.header().competition) else { return Ok(None) };
    let unlike = known.unlike(view.count(), |seq| view.row(seq).map(|row| row.hash));
    Ok(unlike.map(|standing| (known, standing)))
}

/// What is remembered of a competition.
#[must_use]
pub fn of(station: &Station, competition: Uuid) -> Option<LastState> {
    let Heads(heads) = read(&station.heads()?);
    heads.into_iter().find(|known| known.competition == competition)
}

/// Remembers how far the record in a file has come.
///
/// # Errors
/// What the system says; nothing else depends on it.
pub fn keep(station: &Station, path: &Path, record: &RecordState) -> io::Result<()> {
    let Some(file) = station.heads() else { return Ok(()) };
    let Head { seq, hash } = record.head;
    if seq == 0 {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // Another program may remember another competition at this moment; it would be forgotten.
    let _lock = lock(&file.with_extension("lock"));
    let Heads(mut heads) = read(&file);
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let known = LastState { competition: record.competition, path, seq, hash: hex(&hash) };
    if heads.first() == Some(&known) {
        return Ok(());
    }
    heads.retain(|other| other.competition != known.competition);
    heads.insert(0, known);
    heads.truncate(MOST);
    own_files::write(&file, &document::write(&Heads(heads)).map_err(io::Error::other)?)
}

/// Who holds it is the only one that reads and writes what is remembered. None where the system has no locks,
/// or where one that was stopped holds it: what is known of this competition is worth more than that of the other.
fn lock(path: &Path) -> Option<File> {
    let lock = OpenOptions::new().create(true).append(true).open(path).ok()?;
    let asked = Instant::now();
    loop {
        match lock.try_lock() {
            Ok(()) => return Some(lock),
            Err(TryLockError::WouldBlock) if asked.elapsed() < LONGEST_WAIT => sleep(WAIT),
            Err(_) => return None,
        }
    }
}

/// Nothing is remembered where the file is not there or cannot be read.
fn read(file: &Path) -> Heads {
    let text = own_files::read(file).unwrap_or_default();
    document::read(&text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use crate::cycle::Cycle;
    use crate::testing::{cup, set_up};
    use jadoube_core::hall::command::Command;

    /// Gives the row of board 1 a role that there is not: it cannot be read any more.
    fn spoil(file: &Path) {
        let mut bytes = fs::read(file).unwrap();
        let board = br#""board":1,"#;
        let at = bytes.windows(board.len()).position(|window| window == board).unwrap();
        let written = b"testarbiter";
        let row = bytes[..at].windows(written.len()).rposition(|window| window == written);
        bytes[row.unwrap() + "test".len()] = b'X';
        fs::write(file, bytes).unwrap();
    }

    #[test]
    fn how_far_a_file_goes_is_seen_without_reading_its_rows() {
        let folder = tempfile::tempdir().unwrap();
        let (station, file) =
            (Station::in_folder("test", folder.path()), folder.path().join("q.jadoube"));
        let commands = [Command::Found { competition: cup() }, set_up(1), set_up(2)];
        let (cycle, _) = Cycle::found(&file, station.clone(), &commands).unwrap();
        let mut record = cycle.record_state();
        cycle.close().unwrap();
        let rows = record.head.seq;
        keep(&station, &file, &record).unwrap();
        assert_eq!(look(&station, &file), Ok(None));

        record.head.seq += 1;
        keep(&station, &file, &record).unwrap();
        let beyond = HeadStatus::Beyond { seq: rows + 1, rows };
        let status = || look(&station, &file).unwrap().map(|(_, status)| status);
        assert_eq!(status(), Some(beyond.clone()));
        spoil(&file);
        assert!(View::of(&file).unwrap().trouble().is_some(), "who reads all rows finds that");
        assert_eq!(status(), Some(beyond), "of the one that cannot be read nothing was asked");
    }

    #[test]
    fn two_programs_that_remember_at_once_forget_nothing_of_each_other() {
        let folder = tempfile::tempdir().unwrap();
        let station = Station::in_folder("A", folder.path());
        let competition = |no: u128| Uuid::from_u128(no);
        let remember = |from: u128| {
            for no in from..from + 40 {
                let head = Head { seq: 1, hash: [7; 32] };
                let record = RecordState { competition: competition(no), head, key: None };
                keep(&station, &folder.path().join("cup.jadoube"), &record).unwrap();
            }
        };
        thread::scope(|scope| {
            scope.spawn(|| remember(0));
            scope.spawn(|| remember(100));
        });
        for no in (0..40).chain(100..140) {
            assert!(of(&station, competition(no)).is_some(), "{no} was forgotten");
        }
    }
}
