//! What can be done with the clocks of all boards at once.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

/// What is done with the clocks of all boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum AllClocks {
    /// Every clock that stands while its game has not ended is set going for the player on move.
    Start,
    /// Every clock that runs is stopped.
    Stop,
    /// The clocks that were left standing when lost time was counted are set going again.
    Resume,
}
