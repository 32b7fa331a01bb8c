//! Why the demonstration could not be set up.

use crate::request_error::Trouble;

/// The demonstration could not be set up.
#[derive(Debug, thiserror::Error)]
pub enum DemoFault {
    /// The desk refused something.
    #[error(transparent)]
    Trouble(#[from] Trouble),
    /// The system gave no folder, thread or pseudo-terminal.
    #[error("no simulated board can be had here: {0}")]
    Io(#[from] std::io::Error),
    /// A part of the demonstration itself is wrong.
    #[error("the demonstration is wrong: {0}")]
    Script(String),
}
