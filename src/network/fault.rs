//! What goes wrong between stations, as values: where it happened and what is next is in each.

use std::io::{Error, ErrorKind};
use std::net::SocketAddr;
use std::path::PathBuf;

/// Why something with several stations is not done.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// `nats-server` is not on this machine. It is to be installed, or named in `JADOUBE_NATS_SERVER`.
    #[error("nats-server is not installed")]
    NoServer,
    /// The `nats-server` that is installed is too old.
    #[error("nats-server {found} is older than {least}")]
    TooOld {
        /// What it says of itself.
        found: String,
        /// The oldest that will do.
        least: &'static str,
    },
    /// A file or folder of the server or of a key can neither be read nor written.
    #[error("{path}: {what}")]
    File {
        /// Where it lies.
        path: PathBuf,
        /// Of which kind the error is.
        kind: ErrorKind,
        /// What the system says.
        what: String,
    },
    /// Another program listens at the address.
    #[error("another program listens at {0}")]
    PortTaken(SocketAddr),
    /// The address is none of this machine.
    #[error("{address} cannot be listened at: {what}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// Of which kind the error is.
        kind: ErrorKind,
        /// What the system says.
        what: String,
    },
    /// The system gives no thread, or nothing to wait with.
    #[error("the system refuses: {what}")]
    System {
        /// Of which kind the error is.
        kind: ErrorKind,
        /// What the system says.
        what: String,
    },
    /// The server does not take its configuration.
    #[error("nats-server does not take its configuration: {0}")]
    Configuration(String),
    /// The server ended before it was ready, or did not become ready in time.
    #[error("nats-server did not start: {0}")]
    NotStarted(String),
    /// The server has ended.
    #[error("nats-server has ended")]
    Ended,
    /// The server could not be made to read its configuration again.
    #[error("nats-server has not read its configuration again: {0}")]
    NotReloaded(String),
    /// Certificates or keys could not be made or read.
    #[error("certificate or key: {0}")]
    Key(String),
    /// Larger than a message may be; it is to be cut.
    #[error("{bytes} bytes are more than {most}")]
    TooLarge {
        /// How large it is.
        bytes: usize,
        /// How large it may be.
        most: usize,
    },
    /// So much waits to be sent that no more is taken; what is not taken is to be given again after
    /// [`Event::Published`](crate::event::Event::Published).
    #[error("{waiting} deliveries wait to be sent")]
    Busy {
        /// How many wait.
        waiting: usize,
    },
    /// The role of the station does not allow it.
    #[error("the role of this station does not allow it")]
    NotAllowed,
    /// The server's disk, or the room given to it, is full.
    #[error("the server has no room left")]
    StoreFull,
    /// The stream is not there (yet).
    #[error("the stream is not there")]
    NoStream,
    /// Nobody is there who could answer.
    #[error("nobody answers")]
    Nobody,
    /// No answer came in time.
    #[error("no answer in time")]
    TimedOut,
    /// The servers have none that leads, so that they take nothing at the moment.
    #[error("no server leads")]
    NoLeader,
    /// The server answers something that is not understood.
    #[error("the answer of the server is not understood")]
    NotUnderstood,
    /// The client of the server has not sent it.
    #[error("the message was not sent")]
    NotSent,
    /// The server refuses, in its words.
    #[error("the server refuses: {0}")]
    Refused(String),
    /// The connection has been closed on this side.
    #[error("the connection is closed")]
    Closed,
    /// No invitation of this server, or one that was withdrawn.
    #[error("no such invitation")]
    NotInvited,
    /// The invitation was for minutes.
    #[error("the invitation has expired")]
    Expired,
    /// Somebody has joined with the invitation.
    #[error("the invitation has been used")]
    Used,
}

impl Fault {
    pub(crate) fn file(path: &std::path::Path, error: &Error) -> Self {
        Self::File { path: path.to_owned(), kind: error.kind(), what: error.to_string() }
    }

    /// The system gives no thread, or nothing to wait with.
    #[must_use]
    pub fn system(error: &Error) -> Self {
        Self::System { kind: error.kind(), what: error.to_string() }
    }

    pub(crate) fn key(error: &impl ToString) -> Self {
        Self::Key(error.to_string())
    }
}
