//! What can go wrong with a competition file: which file, what happened, what to do next.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};

use jadoube_message::system::SystemReason;
use jadoube_message::{Message, Value, plain};
use rusqlite::ErrorCode;

use crate::chain::BrokenRow;
use crate::holder::Holder;
use crate::loss::Loss;
use jadoube_core::evidence::key::PublicKey;

/// What a file that is no competition file seems to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
#[message(prefix = "desk-file-foreign")]
pub enum ForeignFile {
    /// A folder.
    Folder,
    /// An SQLite database of another program.
    Database,
    /// A picture.
    Picture,
    /// Text, perhaps PGN.
    Text,
    /// No file at all: a pipe, a device, a socket.
    Special,
    /// Something else.
    Other,
}

/// What is wrong with a damaged file.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk-file-flaw")]
pub enum Flaw {
    /// Its rows: the first that does not stand is named beside it.
    Rows,
    /// The tables, or the guards against changes.
    Guards,
    /// Its first bytes, which tell what it is; the pages with the rows are there.
    Head,
    /// The side file has a bad frame before good ones.
    SideFile,
    /// What was recorded last is not in it.
    NotAsRecorded,
    /// The order in which the rows of several stations took effect is not whole.
    Arrival,
    /// What SQLite says, in its own words.
    Sqlite(String),
}

/// A fault of a competition file or of the disk that it is on.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk-file", error)]
pub enum Fault {
    /// There is no such file.
    NotFound {
        /// Which file.
        path: PathBuf,
    },
    /// A new file would overwrite an old one.
    #[message(id = "desk-file-exists")]
    AlreadyExists {
        /// Which file.
        path: PathBuf,
    },
    /// Not a competition file.
    Foreign {
        /// Which file.
        path: PathBuf,
        /// What it seems to be.
        #[message(id)]
        what: ForeignFile,
    },
    /// Written by a later version of the program.
    #[message(skip(file_version, known))]
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
    #[message(with(program = program(by), this = this_program()), skip(by))]
    NotUnderstood {
        /// Which file.
        path: PathBuf,
        /// The first such row.
        #[message(name = "row", with = plain)]
        first: u64,
        /// How many such rows there are.
        rows: usize,
        /// Which program wrote to the file last, if it says so.
        by: Option<String>,
    },
    /// The file ends too early.
    #[message(with(how = how_short(found)), skip(expected, found))]
    Truncated {
        /// Which file.
        path: PathBuf,
        /// How many bytes there should be at least.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// The file has its length but not its contents, or was changed from outside.
    #[message(skip(flaw))]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// The first row that does not stand, if it is known.
        broken: Option<BrokenRow>,
        /// What is wrong with it.
        flaw: Flaw,
    },
    /// The record of another station that is in the file has not its contents any more.
    Strand {
        /// Which file.
        path: PathBuf,
        /// Whose record.
        #[message(with = fingerprint)]
        station: PublicKey,
        /// The first row that does not stand.
        broken: BrokenRow,
    },
    /// The file belongs to another station: who recorded in it here would make a second record under
    /// that one's name.
    OtherStation {
        /// Which file.
        path: PathBuf,
        /// Whose file.
        #[message(with = fingerprint)]
        station: PublicKey,
    },
    /// The side file beside a competition file is not its own, but one of another day or another
    /// competition, such as remains when a backup is copied over a file after a power cut.
    StraySide {
        /// The side file.
        path: PathBuf,
    },
    /// The open file is no longer what it was: taken away, replaced or overwritten. Nothing more is
    /// written to it.
    Lost {
        /// Which file.
        path: PathBuf,
        /// What has become of it.
        #[message(id)]
        how: Loss,
        /// The new file in which everything is; none if it could not be saved anywhere.
        saved: Option<PathBuf>,
    },
    /// The file or its folder cannot be written.
    ReadOnly {
        /// Which file.
        path: PathBuf,
    },
    /// A new file cannot be made where it should be.
    NoPlace {
        /// Which file.
        path: PathBuf,
    },
    /// No room is left. Nothing of the batch was recorded.
    DiskFull {
        /// Which file.
        path: PathBuf,
    },
    /// Another program (or another window of this one) has the file open.
    Locked {
        /// Which file.
        path: PathBuf,
        /// Which program, if it said so.
        by: Option<Holder>,
    },
    /// One command gave more events than a batch can hold.
    #[message(id = "desk-file-batch", skip(count))]
    BatchTooLarge {
        /// Which file.
        path: PathBuf,
        /// How many events.
        count: usize,
    },
    /// Anything else that the system reports.
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        why: SystemReason,
    },
}

fn program(by: &Option<String>) -> Value<'_> {
    Value::Text(by.as_deref().unwrap_or_default().into())
}

/// The key by which a locale says whether anything is left.
const fn how_short(found: &u64) -> Value<'static> {
    Value::Text(Cow::Borrowed(if *found == 0 { "empty" } else { "short" }))
}

const fn this_program() -> Value<'static> {
    Value::Text(Cow::Borrowed(concat!("jadoube ", env!("CARGO_PKG_VERSION"))))
}

/// The number by which people compare a key.
#[must_use]
pub fn fingerprint(key: &PublicKey) -> Value<'_> {
    Value::Text(key.fingerprint().into())
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
                Self::Damaged { path, broken: None, flaw: Flaw::Sqlite(note) }
            }
            // A trigger or a constraint spoke: somebody changed the file under us.
            Some(ErrorCode::ConstraintViolation) => {
                Self::Damaged { path, broken: None, flaw: Flaw::Sqlite(note) }
            }
            _ => Self::Io { path, why: SystemReason::Other(note) },
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
            _ => Self::Io { path, why: error.into() },
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
            _ => Self::Io { path, why: error.into() },
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
            flaw: Flaw::Sqlite(sqlite(code).to_string()),
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
                Fault::Io {
                    path: path.clone(),
                    why: SystemReason::Other(sqlite(ffi::SQLITE_IOERR_FSYNC).to_string()),
                },
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
}
