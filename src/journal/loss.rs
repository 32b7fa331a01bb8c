//! How the open file can be lost while it is worked on.

use std::path::PathBuf;

/// What has become of a file that was open.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Loss {
    /// Nothing has its name any more, or its disk is away.
    #[error("it is gone")]
    Gone,
    /// It has another name now.
    #[error("it is now {}", .0.display())]
    Moved(PathBuf),
    /// Another file has its name.
    #[error("another file is in its place")]
    Replaced,
    /// It was overwritten or cut short: its contents are not what was recorded.
    #[error("it was overwritten or cut off")]
    Overwritten,
    /// Its side file was taken away, replaced or changed, and with it what was recorded last.
    #[error("its side file (-wal) was taken away or changed")]
    SideFile,
}
