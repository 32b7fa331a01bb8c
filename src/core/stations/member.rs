//! What a station that takes part is there for.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::stations::post::{Epoch, Post};
use jadoube_laws::ids::BoardNo;
use jadoube_laws::letter::Letter;

/// What a station is there for.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "stations-role", name = "role")]
pub enum Role {
    /// The chief arbiter's: it may keep every post.
    ChiefArbiter,
    /// An arbiter's: it keeps boards, and the chief's place where that has fallen out.
    SectorArbiter,
    /// Results are entered there, which the chief station records.
    ResultsDesk,
    /// It shows, and records nothing.
    Viewer,
    /// A blind player's assistant works with it, at one board.
    Assistant(BoardNo),
}

impl Role {
    /// Whether a station in this role may keep a post.
    #[must_use]
    pub fn may_keep(self, post: Post) -> bool {
        match self {
            Self::ChiefArbiter | Self::SectorArbiter => true,
            Self::Assistant(board) => post == Post::Board(board),
            Self::ResultsDesk | Self::Viewer => false,
        }
    }
}

/// A station that takes part, or has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Station {
    /// What it is called.
    pub name: String,
    /// The letter of its numbers.
    pub letter: Letter,
    /// What it is there for.
    pub role: Role,
    /// Why it was dismissed; none while it takes part.
    pub dismissed: Option<String>,
    /// Which chief said what it is last, and where in his strand.
    pub said: (Epoch, u64),
    /// The same of whether it takes part.
    pub stood: (Epoch, u64),
}
