//! What can be asked, in the imperative.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::stations::attempt::Attempt;
use crate::stations::member::Role;
use crate::stations::post::Basis;
use crate::stations::post::{Epoch, Post};
use crate::stations::station::StationId;
use jadoube_chess::moment::Millis;
use jadoube_laws::ids::BoardNo;

/// A request about stations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Command {
    /// From now on several stations keep the event; this one is chief, and home of all boards.
    Begin {
        /// What this station is called.
        name: String,
    },
    /// Admit a station, or say otherwise what it is called and what it is there for. By the chief.
    Admit {
        station: StationId,
        name: String,
        role: Role,
        /// Given to it at once, of those that the chief station keeps.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        boards: Vec<BoardNo>,
    },
    /// Dismiss a station that keeps nothing any more. By the chief.
    Dismiss { station: StationId, reason: String },
    /// Release posts for another station, which then takes them.
    Give { posts: Vec<Post>, to: StationId },
    /// Take what was given.
    Take {
        posts: Vec<Post>,
        /// By how much the time line here is ahead of those of other stations.
        #[serde(default, skip_serializing_if = "Ahead::is_empty")]
        ahead: Ahead,
    },
    /// Take posts from a station that does not answer.
    TakeOver {
        posts: Vec<Post>,
        /// Why; may not be empty.
        reason: String,
        /// By how much the time line here is ahead of those of other stations.
        #[serde(default, skip_serializing_if = "Ahead::is_empty")]
        ahead: Ahead,
    },
    /// Settle a difference of two records. By the home of the board, or the chief.
    Settle {
        post: Post,
        /// The term whose record was put aside.
        aside: Epoch,
        stands: Stands,
        /// Why; may not be empty.
        reason: String,
        /// What was looked at; refused where something was recorded since.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        basis: Option<Basis>,
        /// By how much the time line here is ahead of those of other stations.
        #[serde(default, skip_serializing_if = "Ahead::is_empty")]
        ahead: Ahead,
    },
    /// Note what somebody tried and was refused.
    NoteRefused {
        what: Attempt,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        station: Option<StationId>,
        name: String,
    },
    /// Note that this station goes on although others have, or may have, another record of it.
    NoteWentOn {
        /// From this row on.
        row: u64,
    },
}

/// By how much the time line of a station is ahead of those of others, as far as that is known.
pub type Ahead = BTreeMap<StationId, Millis>;

/// Which of two records stands, as a whole or in a part.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Default,
    Serialize,
    Deserialize,
    jadoube_message::Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Stands {
    /// The one that is in force.
    #[default]
    InForce,
    /// The one that was put aside.
    Aside,
}
