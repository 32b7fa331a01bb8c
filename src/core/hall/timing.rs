//! What is noted about time itself: that the machine slept, that its clock was changed, that a sign
//! of life in the file does not fit. None of it touches a game; where a game's clock was not seen
//! for a time, that is a question of the game ([`jadoube_laws::game::gap`]).

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use jadoube_chess::moment::{Millis, Moment};
use jadoube_laws::game::gap::span;
use jadoube_laws::wall::Wall;

/// Something about time that stands in the record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "note", rename_all = "kebab-case")]
#[message(prefix = "timing")]
pub enum TimeNote {
    /// The machine slept.
    #[message(with(span = span(from, to)), skip(from, to))]
    Slept {
        /// The wall clock before.
        from: Wall,
        /// The wall clock after.
        to: Wall,
        /// For how long.
        #[message(with = Millis::in_words)]
        away: Millis,
    },
    /// The wall clock was set. The clocks of games do not go by it.
    WallChanged {
        /// What it would have shown; what it last showed, where nobody could know how long ago.
        #[message(with = Wall::to_the_second)]
        from: Wall,
        /// What it showed.
        #[message(with = Wall::to_the_second)]
        to: Wall,
    },
    /// The last heartbeat in the file was not believed. The clocks then stand as at the last
    /// entry, and all the time since is asked about.
    BeatRefused {
        /// The moment that it gives.
        #[message(skip)]
        at: Moment,
        /// The wall time that it gives, as it stands there.
        #[message(with = readable)]
        wall: String,
        /// Why not.
        why: HeartbeatFault,
    },
}

/// Without parts of a second and the zone, if it is a time at all.
fn readable(wall: &str) -> Value<'_> {
    wall.parse::<Wall>().map_or_else(|_| wall.value(), |at| at.to_the_second())
}

/// Why a heartbeat does not fit the entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "timing-why")]
pub enum HeartbeatFault {
    /// It is not the one that was written behind these entries.
    Altered,
    /// It lies before the entry that it was written after.
    Before,
    /// More time has passed in it than on the wall clock.
    TooLate,
    /// Less time has passed in it than on the wall clock.
    TooEarly,
    /// Its wall time cannot be read.
    Unreadable,
}
