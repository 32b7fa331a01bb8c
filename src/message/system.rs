//! Why the system does not do something with a file or a line, as a message: its own texts are in
//! one language only, and are quoted where there is nothing else.

use std::io::{Error, ErrorKind};

use crate::{Message, plain};

/// What the system says.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "system", name = "why", error)]
pub enum SystemReason {
    /// There is no such file or device.
    NotFound,
    /// This user may not.
    NoPermission,
    /// It is there already.
    Exists,
    /// It is a folder.
    Folder,
    /// The disk is full.
    Full,
    /// The file, or one thing in it, is larger than can be worked with.
    TooLarge,
    /// It holds no text in UTF-8.
    NotText,
    /// Another program has it.
    Busy,
    /// Nothing listens there.
    Refused,
    /// No way leads there.
    Unreachable,
    /// The address is none of this machine.
    OtherMachine,
    /// No answer came in time.
    TimedOut,
    /// The other side has gone.
    HungUp,
    /// The reader of a format does not understand the text.
    Unreadable {
        /// The line, from 1.
        #[message(with = plain)]
        line: usize,
        /// The column, from 1.
        #[message(with = plain)]
        column: usize,
        /// In the reader's own words.
        text: String,
    },
    /// Something else, as the system or a library puts it.
    Other(String),
}

impl From<&Error> for SystemReason {
    fn from(error: &Error) -> Self {
        Self::of_kind(error.kind()).unwrap_or_else(|| Self::Other(error.to_string()))
    }
}

impl From<Error> for SystemReason {
    fn from(error: Error) -> Self {
        Self::from(&error)
    }
}

impl SystemReason {
    /// What a kind of error says; nothing for those that say little.
    #[must_use]
    pub const fn of_kind(kind: ErrorKind) -> Option<Self> {
        Some(match kind {
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::NoPermission,
            ErrorKind::AlreadyExists => Self::Exists,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::FileTooLarge => Self::TooLarge,
            ErrorKind::InvalidData => Self::NotText,
            ErrorKind::ResourceBusy => Self::Busy,
            ErrorKind::ConnectionRefused => Self::Refused,
            ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => Self::Unreachable,
            ErrorKind::AddrNotAvailable => Self::OtherMachine,
            ErrorKind::TimedOut => Self::TimedOut,
            ErrorKind::UnexpectedEof
            | ErrorKind::BrokenPipe
            | ErrorKind::NotConnected
            | ErrorKind::ConnectionReset
            | ErrorKind::ConnectionAborted => Self::HungUp,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_errors_have_words_of_ours_and_others_are_quoted() {
        for (error, reason) in [
            (ErrorKind::NotFound.into(), SystemReason::NotFound),
            (ErrorKind::StorageFull.into(), SystemReason::Full),
            (ErrorKind::ConnectionReset.into(), SystemReason::HungUp),
            (ErrorKind::AddrNotAvailable.into(), SystemReason::OtherMachine),
            (Error::new(ErrorKind::FileTooLarge, "a long game"), SystemReason::TooLarge),
            (Error::other("no luck"), SystemReason::Other("no luck".into())),
        ] {
            assert_eq!(SystemReason::from(error), reason);
        }
    }
}
