//! Why the demonstration could not be set up.

use jadoube_message::Message;
use jadoube_message::system::SystemReason;

use crate::request_error::Trouble;

/// The demonstration could not be set up.
#[derive(Debug, Message)]
#[message(prefix = "desk-demo", error)]
pub enum DemoFault {
    /// The desk refused something.
    #[message(transparent, from)]
    Trouble(Trouble),
    /// The system gave no folder, thread or pseudo-terminal.
    NoBoard(#[message(name = "why")] SystemReason),
    /// A part of the demonstration itself is wrong.
    Script(#[message(name = "why")] String),
}

impl From<std::io::Error> for DemoFault {
    fn from(error: std::io::Error) -> Self {
        Self::NoBoard(error.into())
    }
}
