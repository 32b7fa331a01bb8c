//! The record as it was when its file was opened, out of reach of whoever spoils the file: what is
//! looked up of older rows comes from here, and so does what is saved when the file is lost. A short
//! record lies in memory; a long one in a file of our own that has no name any more (or loses it at
//! the end, where the system keeps names of open files).

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use uuid::Uuid;

use crate::chain::Hash;
use crate::fault::Fault;
use crate::image::{copy_of, open_plain};
use crate::reading::in_memory;
use crate::row::{COLUMNS, Header, Row, from_sql};
use crate::signing::{self, Proof, SignatureRow};
use jadoube_core::evidence::head::Head;

/// Up to this many bytes of a file are kept in memory.
const AT_HAND: u64 = 64 * 1024 * 1024;

/// The record up to a row.
pub struct Base {
    connection: Mutex<Connection>,
    header: Header,
    head: Head,
    /// The file of a long record, while it has a name.
    file: Option<PathBuf>,
}

impl fmt::Debug for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Base").field("head", &self.head).finish_non_exhaustive()
    }
}

impl Base {
    /// Of a file that is open, into which its side file was just folded; and what its bytes are known
    /// by.
    pub(crate) fn of(
        path: &Path,
        held: &File,
        header: &Header,
        head: Head,
    ) -> Result<(Self, (u64, Hash)), Fault> {
        let reading = |error: io::Error| Fault::of_reading(path, &error);
        let length = held.metadata().map_err(reading)?.len();
        let long = (length > AT_HAND).then(|| Self::copied(held, length)).transpose();
        // Where there is no room for a copy, there may be memory.
        let (connection, hash, file) = match long {
            Ok(Some(copied)) => copied,
            Ok(None) | Err(_) => {
                let mut bytes = Vec::new();
                let hash = copy_of(held, length, &mut bytes).map_err(reading)?;
                (in_memory(path, &bytes)?, hash, None)
            }
        };
        let connection = Mutex::new(connection);
        Ok((Self { connection, header: header.clone(), head, file }, (length, hash)))
    }

    fn copied(held: &File, length: u64) -> io::Result<(Connection, Hash, Option<PathBuf>)> {
        let path = folder().join(format!("jadoube-{}.record", Uuid::now_v7().simple()));
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut copy = options.open(&path)?;
        let copied = copy_of(held, length, &mut copy).and_then(|hash| {
            copy.flush()?;
            let connection = open_plain(&path).ok_or(io::ErrorKind::Unsupported)?;
            Ok((connection, hash))
        });
        // On Unix what is open needs no name; elsewhere it is taken at the end.
        let gone = (cfg!(unix) || copied.is_err()) && fs::remove_file(&path).is_ok();
        copied.map(|(connection, hash)| (connection, hash, (!gone).then_some(path)))
    }

    fn locked(&self) -> MutexGuard<'_, Connection> {
        // Nothing is changed in it, so that who panicked has left it whole.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The header of the file.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Its last row.
    #[must_use]
    pub const fn head(&self) -> Head {
        self.head
    }

    /// The rows behind one, at most so many.
    ///
    /// # Errors
    /// What the database says.
    pub fn rows(&self, after: u64, most: usize) -> rusqlite::Result<Vec<Row>> {
        let sql = format!("SELECT {COLUMNS} FROM event WHERE seq > ?1 ORDER BY seq LIMIT ?2");
        self.locked().prepare_cached(&sql)?.query_map((after, most as u64), from_sql)?.collect()
    }

    /// One row, if there is one of that number.
    #[must_use]
    pub fn row(&self, seq: u64) -> Option<Row> {
        let found = self.rows(seq.checked_sub(1)?, 1).ok()?;
        found.into_iter().find(|row| row.seq == seq)
    }

    /// The signatures, in the order of the rows.
    pub(crate) fn signatures(&self) -> rusqlite::Result<Vec<SignatureRow>> {
        signing::all(&self.locked())
    }

    /// All that the file held of who has signed what.
    ///
    /// # Errors
    /// What the database says.
    pub fn proof(&self) -> rusqlite::Result<Proof> {
        Proof::of(&self.locked())
    }
}

impl Drop for Base {
    fn drop(&mut self) {
        if let Some(file) = self.file.take() {
            if let (Ok(empty), Ok(connection)) =
                (Connection::open_in_memory(), self.connection.get_mut())
            {
                drop(std::mem::replace(connection, empty));
            }
            // What is left behind lies where systems tidy up.
            let _ = fs::remove_file(file);
        }
    }
}

/// Where long copies lie: on a disk, if the system has such a place, not in memory.
fn folder() -> PathBuf {
    let on_disk = Path::new("/var/tmp");
    if cfg!(unix) && on_disk.is_dir() { on_disk.to_owned() } else { std::env::temp_dir() }
}
