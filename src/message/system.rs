//! Why the system does not do something with a file or a line, as a message: its own texts are in
//! one language only, and are quoted where there is nothing else.

use std::io::{Error, ErrorKind};

use crate::reader::ReaderFault;
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
    /// The name is there, and no device behind it.
    NoDevice,
    /// It is no serial port.
    NotSerial,
    /// The device fails.
    DeviceFailed,
    /// The reader of a format does not understand the text.
    Unreadable {
        /// The line, from 1.
        #[message(with = plain)]
        line: usize,
        /// The column, from 1.
        #[message(with = plain)]
        column: usize,
        /// What is wrong there.
        fault: ReaderFault,
    },
    /// The same of a value without a place.
    #[message(transparent)]
    Misread(ReaderFault),
    /// Something else, as the system or a library puts it.
    Other(String),
}

impl From<&Error> for SystemReason {
    fn from(error: &Error) -> Self {
        Self::of_kind(error.kind())
            .or_else(|| Self::of_code(error.raw_os_error()))
            .unwrap_or_else(|| Self::of_text(error.to_string()))
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

    /// What the number of an error says that has no kind.
    #[cfg(unix)]
    const fn of_code(code: Option<i32>) -> Option<Self> {
        match code {
            // EIO, ENXIO and ENODEV, ENOTTY: the same on Linux, macOS and the BSDs.
            Some(5) => Some(Self::DeviceFailed),
            Some(6 | 19) => Some(Self::NoDevice),
            Some(25) => Some(Self::NotSerial),
            _ => None,
        }
    }

    #[cfg(not(unix))]
    const fn of_code(_: Option<i32>) -> Option<Self> {
        None
    }

    /// What the text of an error says of which there is nothing else: the reader of serial ports passes
    /// on no number.
    #[must_use]
    pub fn of_text(text: String) -> Self {
        match text.as_str() {
            "I/O error" => Self::DeviceFailed,
            "No such device or address" | "No such device" => Self::NoDevice,
            "Not a typewriter" => Self::NotSerial,
            _ => Self::Other(text),
        }
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
            (Error::other("Not a typewriter"), SystemReason::NotSerial),
        ] {
            assert_eq!(SystemReason::from(error), reason);
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_the_system_says_of_devices_by_number_has_words_of_ours() {
        for (code, reason) in [
            (5, SystemReason::DeviceFailed),
            (6, SystemReason::NoDevice),
            (19, SystemReason::NoDevice),
            (25, SystemReason::NotSerial),
        ] {
            assert_eq!(SystemReason::from(Error::from_raw_os_error(code)), reason, "{code}");
        }
    }
}
