//! What can go wrong with a competition file: which file, what happened, what to do next.
//! The texts here are for logs; `i18n` words the same fields for people.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;
use thiserror::Error;

use crate::chain::BrokenRow;
use crate::holder::Holder;
use crate::loss::Loss;

/// What a file that is no competition file seems to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ForeignFile {
    /// A folder.
    #[error("a folder")]
    Folder,
    /// An SQLite database of another program.
    #[error("a database of another program")]
    Database,
    /// A picture.
    #[error("a picture")]
    Picture,
    /// Text, perhaps PGN.
    #[error("a text")]
    Text,
    /// No file at all: a pipe, a device, a socket.
    #[error("a pipe or a device")]
    Special,
    /// Something else.
    #[error("something else")]
    Other,
}

/// A fault of a competition file or of the disk that it is on.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Fault {
    /// There is no such file.
    #[error("there is no file {}: check the name, or make a new competition", path.display())]
    NotFound {
        /// Which file.
        path: PathBuf,
    },
    /// A new file would overwrite an old one.
    #[error("{} is there already and was left as it is: choose another name", path.display())]
    AlreadyExists {
        /// Which file.
        path: PathBuf,
    },
    /// Not a competition file.
    #[error("{} is {what}, not a competition of J'adoube: choose a file NAME.jadoube", path.display())]
    Foreign {
        /// Which file.
        path: PathBuf,
        /// What it seems to be.
        what: ForeignFile,
    },
    /// Written by a later version of the program.
    #[error(
        "{} has format {file_version}, this program knows up to {known}: install the newer program",
        path.display()
    )]
    Newer {
        /// Which file.
        path: PathBuf,
        /// The format of the file.
        file_version: u32,
        /// The latest format that this program knows.
        known: u32,
    },
    /// Rows that this program does not understand, of a later version of it. What stands before
    /// them can be read; nothing may be added to what is not known.
    #[error(
        "row {first} of {} ({rows} such in all) was written by {}, and this program does not \
         understand it: install the newer program",
        path.display(),
        by.as_deref().unwrap_or("a newer program")
    )]
    NotUnderstood {
        /// Which file.
        path: PathBuf,
        /// The first such row.
        first: u64,
        /// How many such rows there are.
        rows: usize,
        /// Which program wrote to the file last, if it says so.
        by: Option<String>,
    },
    /// The file ends too early.
    #[error(
        "{} is cut off after {found} of {expected} bytes: copy it again from where it came, or \
         from a backup",
        path.display()
    )]
    Truncated {
        /// Which file.
        path: PathBuf,
        /// How many bytes there should be at least.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// The file has its length but not its contents, or was changed from outside.
    #[error("{} is damaged ({note}): keep this copy, and go on from a backup", path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// The first row that does not stand, if it is known.
        broken: Option<BrokenRow>,
        /// The particulars, for the log.
        note: String,
    },
    /// The side file beside a competition file is not its own, but one of another day or another
    /// competition, such as remains when a backup is copied over a file after a power cut.
    #[error(
        "{} does not belong to the file beside it: move it to another folder (do not delete it), \
         then open the competition again",
        path.display()
    )]
    StraySide {
        /// The side file.
        path: PathBuf,
    },
    /// The open file is no longer what it was: taken away, replaced or overwritten. Nothing more is
    /// written to it.
    #[error(
        "{} was lost while it was open: {how}; everything recorded {}",
        path.display(),
        match saved {
            Some(saved) => format!("was saved as {}: go on in that file", saved.display()),
            None => "is in memory only: free the disk, do not close the program, and repeat the \
                     last action"
                .to_owned(),
        }
    )]
    Lost {
        /// Which file.
        path: PathBuf,
        /// What has become of it.
        how: Loss,
        /// The new file in which everything is; none if it could not be saved anywhere.
        saved: Option<PathBuf>,
    },
    /// The file or its folder cannot be written.
    #[error(
        "{} cannot be written (disk or permission): copy it to a disk that can be written, and \
         open the copy",
        path.display()
    )]
    ReadOnly {
        /// Which file.
        path: PathBuf,
    },
    /// A new file cannot be made where it should be.
    #[error("{} cannot be made there (disk or permission): choose another folder", path.display())]
    NoPlace {
        /// Which file.
        path: PathBuf,
    },
    /// No room is left. Nothing of the batch was recorded.
    #[error("the disk of {} is full: make room, then repeat the last action", path.display())]
    DiskFull {
        /// Which file.
        path: PathBuf,
    },
    /// Another program (or another window of this one) has the file open.
    #[error(
        "{} is open in {}: close it there first",
        path.display(),
        by.as_ref().map_or("another program".to_owned(), ToString::to_string)
    )]
    Locked {
        /// Which file.
        path: PathBuf,
        /// Which program, if it said so.
        by: Option<Holder>,
    },
    /// One command gave more events than a batch can hold.
    #[error("a command gave {count} events, more than fit into one batch of {}", path.display())]
    BatchTooLarge {
        /// Which file.
        path: PathBuf,
        /// How many events.
        count: usize,
    },
    /// Anything else that the system reports.
    #[error("{}: {note}: check the disk and its cable, then try again", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        note: String,
    },
}

impl Fault {
    /// What SQLite says, as a fault of the file.
    #[must_use]
    pub(crate) fn of_sqlite(path: &Path, error: &rusqlite::Error) -> Self {
        let path = path.to_owned();
        let note = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::DiskFull { path },
            // The folder may be read-only while the file is not: then the side file cannot be made.
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
                Self::ReadOnly { path }
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                Self::Locked { path, by: None }
            }
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                Self::Damaged { path, broken: None, note }
            }
            // A trigger or a constraint spoke: somebody changed the file under us.
            Some(ErrorCode::ConstraintViolation) => Self::Damaged { path, broken: None, note },
            _ => Self::Io { path, note },
        }
    }

    /// Whether nothing is wrong with the file, but this program is too old for it.
    #[must_use]
    pub const fn is_of_newer_program(&self) -> bool {
        matches!(self, Self::Newer { .. } | Self::NotUnderstood { .. })
    }

    /// What the system says about writing a file.
    #[must_use]
    pub(crate) fn of_writing(path: &Path, error: &io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            io::ErrorKind::NotFound => Self::NotFound { path },
            io::ErrorKind::AlreadyExists => Self::AlreadyExists { path },
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Self::ReadOnly { path }
            }
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull { path },
            _ => Self::Io { path, note: error.to_string() },
        }
    }

    /// What the system says about making a new file: there is nothing yet that could be copied to
    /// another disk.
    #[must_use]
    pub(crate) fn of_making(path: &Path, error: &io::Error) -> Self {
        match Self::of_writing(path, error) {
            Self::ReadOnly { path } => Self::NoPlace { path },
            other => other,
        }
    }

    /// What the system says about reading a file.
    #[must_use]
    pub(crate) fn of_reading(path: &Path, error: &io::Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            io::ErrorKind::NotFound => Self::NotFound { path },
            io::ErrorKind::IsADirectory => Self::Foreign { path, what: ForeignFile::Folder },
            _ => Self::Io { path, note: error.to_string() },
        }
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    fn sqlite(code: i32) -> rusqlite::Error {
        rusqlite::Error::SqliteFailure(ffi::Error::new(code), None)
    }

    #[test]
    fn every_answer_of_sqlite_becomes_a_fault_with_a_remedy() {
        let path = PathBuf::from("open.jadoube");
        let damaged = |code| Fault::Damaged {
            path: path.clone(),
            broken: None,
            note: sqlite(code).to_string(),
        };
        for (code, fault) in [
            (ffi::SQLITE_FULL, Fault::DiskFull { path: path.clone() }),
            (ffi::SQLITE_READONLY, Fault::ReadOnly { path: path.clone() }),
            (ffi::SQLITE_READONLY_DIRECTORY, Fault::ReadOnly { path: path.clone() }),
            (ffi::SQLITE_CANTOPEN, Fault::ReadOnly { path: path.clone() }),
            (ffi::SQLITE_PERM, Fault::ReadOnly { path: path.clone() }),
            (ffi::SQLITE_BUSY, Fault::Locked { path: path.clone(), by: None }),
            (ffi::SQLITE_LOCKED, Fault::Locked { path: path.clone(), by: None }),
            (ffi::SQLITE_CORRUPT, damaged(ffi::SQLITE_CORRUPT)),
            (ffi::SQLITE_NOTADB, damaged(ffi::SQLITE_NOTADB)),
            (ffi::SQLITE_CONSTRAINT_TRIGGER, damaged(ffi::SQLITE_CONSTRAINT_TRIGGER)),
            (
                ffi::SQLITE_IOERR_FSYNC,
                Fault::Io { path: path.clone(), note: sqlite(ffi::SQLITE_IOERR_FSYNC).to_string() },
            ),
        ] {
            let found = Fault::of_sqlite(&path, &sqlite(code));
            assert_eq!(found, fault, "code {code}");
            assert!(found.to_string().contains("open.jadoube"), "{found}");
        }
    }

    #[test]
    fn every_answer_of_the_system_becomes_a_fault() {
        let path = PathBuf::from("open.jadoube");
        for (kind, fault) in [
            (io::ErrorKind::StorageFull, Fault::DiskFull { path: path.clone() }),
            (io::ErrorKind::QuotaExceeded, Fault::DiskFull { path: path.clone() }),
            (io::ErrorKind::ReadOnlyFilesystem, Fault::ReadOnly { path: path.clone() }),
            (io::ErrorKind::PermissionDenied, Fault::ReadOnly { path: path.clone() }),
            (io::ErrorKind::AlreadyExists, Fault::AlreadyExists { path: path.clone() }),
            (io::ErrorKind::NotFound, Fault::NotFound { path: path.clone() }),
        ] {
            assert_eq!(Fault::of_writing(&path, &io::Error::from(kind)), fault, "{kind:?}");
        }
    }

    #[test]
    fn a_new_file_is_made_elsewhere_where_an_old_one_is_copied() {
        let path = PathBuf::from("new.jadoube");
        for kind in [io::ErrorKind::PermissionDenied, io::ErrorKind::ReadOnlyFilesystem] {
            let made = Fault::of_making(&path, &kind.into());
            assert_eq!(made, Fault::NoPlace { path: path.clone() });
            let written = Fault::of_writing(&path, &kind.into());
            assert_eq!(written, Fault::ReadOnly { path: path.clone() });
        }
        let there = Fault::of_making(&path, &io::ErrorKind::AlreadyExists.into());
        assert_eq!(there, Fault::AlreadyExists { path });
    }

    #[test]
    fn no_message_shows_what_only_programmers_read() {
        let path = PathBuf::from("open.jadoube");
        let losses = [
            Loss::Gone,
            Loss::Moved(path.clone()),
            Loss::Replaced,
            Loss::Overwritten,
            Loss::SideFile,
        ];
        for how in losses {
            let told = Fault::Lost { path: path.clone(), how, saved: None }.to_string();
            let names = ["Gone", "Moved", "Replaced", "Overwritten", "SideFile", "(\""];
            assert!(!names.iter().any(|name| told.contains(name)), "{told}");
        }
    }
}
