//! How the open file can be lost while it is worked on.

use std::path::PathBuf;

use jadoube_message::Message;

/// What has become of a file that was open.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk-file-lost")]
pub enum Loss {
    /// Nothing has its name any more, or its disk is away.
    Gone,
    /// It has another name now.
    Moved(#[message(name = "to")] PathBuf),
    /// Another file has its name.
    Replaced,
    /// It was overwritten or cut short: its contents are not what was recorded.
    Overwritten,
    /// Its side file was taken away, replaced or changed, and with it what was recorded last.
    #[message(id = "desk-file-lost-side")]
    SideFile,
}
