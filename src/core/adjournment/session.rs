//! Sessions of play: what is announced, and how long it is played on a day (Guidelines I.14 of 2023;
//! interpretations of 15 and 16.1 of 1980).

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::moment::Millis;
use jadoube_laws::wall::Wall;

/// What a session is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum Purpose {
    /// A round.
    Round {
        /// The number of the round.
        round: u16,
    },
    /// Adjourned games.
    Adjourned,
}

/// A session, by the arbiter's timepiece.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(fields, skip(purpose, place, announced, announced_before, extended))]
pub struct Session {
    /// When it starts.
    #[message(name = "from")]
    pub starts: Wall,
    /// When it ends.
    #[message(name = "to")]
    pub ends: Wall,
    /// What for.
    pub purpose: Purpose,
    /// The playing room; empty where none was named.
    #[serde(default)]
    pub place: String,
    /// When start and end were announced; none: they have not been yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<Wall>,
    /// When it had been announced as it was before it was changed; none: what was announced holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced_before: Option<Wall>,
    /// By how much it was extended.
    #[serde(default)]
    pub extended: Millis,
}

impl Session {
    /// A session that nobody was told of yet.
    #[must_use]
    pub const fn new((starts, ends): (Wall, Wall), purpose: Purpose, place: String) -> Self {
        let (announced, announced_before, extended) = (None, None, Millis::ZERO);
        Self { starts, ends, purpose, place, announced, announced_before, extended }
    }

    /// How long it lasts, its extension included.
    #[must_use]
    pub const fn length(&self) -> Millis {
        self.ends.since(self.starts)
    }

    /// Whether a time lies in it.
    #[must_use]
    pub fn holds(&self, at: Wall) -> bool {
        self.starts <= at && at < self.ends
    }

    /// What is left of it at a time; nothing before it starts and after it has ended.
    #[must_use]
    pub fn left(&self, now: Wall) -> Option<Millis> {
        self.holds(now).then(|| self.ends.since(now))
    }
}
