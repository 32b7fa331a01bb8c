//! A copy of a database that nobody else can reach: in memory, or in a file of our own that has no name
//! any more (or loses it at the end, where the system keeps names of open files).

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::fresh;
use crate::image::open_plain;

/// The copy.
#[derive(Debug)]
pub(crate) struct OwnCopy {
    pub(crate) connection: Connection,
    // Dropped behind the connection.
    _name: Option<Name>,
}

/// A name that is given up at the end. What is left behind lies where systems tidy up.
#[derive(Debug)]
struct Name(PathBuf);

impl Drop for Name {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

impl OwnCopy {
    /// Of a database that has no file of ours.
    pub(crate) const fn of(connection: Connection) -> Self {
        Self { connection, _name: None }
    }

    /// One in a file, which somebody writes; what came of that.
    ///
    /// # Errors
    /// What the system says; `Unsupported` when what was written is no database.
    pub(crate) fn in_file<T>(
        write: impl FnOnce(&mut File, &Path) -> io::Result<T>,
    ) -> io::Result<(Self, T)> {
        let path = folder().join(format!("jadoube-{}.record", fresh::id().simple()));
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&path)?;
        let name = Name(path);
        let made = write(&mut file, &name.0)?;
        drop(file);
        let connection = open_plain(&name.0).ok_or(io::ErrorKind::Unsupported)?;
        // On Unix what is open needs no name; elsewhere it is taken at the end.
        let name = (!cfg!(unix)).then_some(name);
        Ok((Self { connection, _name: name }, made))
    }
}

/// Where such files lie: on a disk, if the system has such a place, not in memory.
fn folder() -> PathBuf {
    let on_disk = Path::new("/var/tmp");
    if cfg!(unix) && on_disk.is_dir() { on_disk.to_owned() } else { std::env::temp_dir() }
}
