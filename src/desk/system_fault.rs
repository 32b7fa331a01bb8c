//! What the system says when it does not do something with a file, as a message: its own text is in
//! the language of nobody.

use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};

use jadoube_message::Message;

/// Why a file or a device could not be read or written.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "cli-file", error)]
pub enum SystemFault {
    /// It is not there.
    NotFound(PathBuf),
    /// This user may not.
    NoPermission(PathBuf),
    /// It is there already.
    Exists(PathBuf),
    /// It is a folder.
    Folder(PathBuf),
    /// The disk is full.
    Full(PathBuf),
    /// It holds no text in UTF-8.
    NotText(PathBuf),
    /// Something else, by the system's own number.
    Other {
        /// The file.
        path: PathBuf,
        /// The number; 0 where it has none.
        code: i32,
    },
}

impl SystemFault {
    /// What the system said of a file.
    #[must_use]
    pub fn of(path: &Path, error: &Error) -> Self {
        let path = path.to_owned();
        match error.kind() {
            ErrorKind::NotFound => Self::NotFound(path),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::NoPermission(path),
            ErrorKind::AlreadyExists => Self::Exists(path),
            ErrorKind::IsADirectory => Self::Folder(path),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full(path),
            ErrorKind::InvalidData => Self::NotText(path),
            _ => Self::Other { path, code: error.raw_os_error().unwrap_or_default() },
        }
    }
}
