//! A proposal as a value: what a station has asked of another.

use serde::{Deserialize, Serialize};

use crate::competition::entrant::Entrant;
use crate::hall::command::Command;
use crate::stations::station::{EntryId, StationId};
use jadoube_laws::ids::Who;

/// Something that a station has asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// Where the asking stands.
    pub place: EntryId,
    /// The wall time of the asking, with its zone.
    pub wall: String,
    /// Who asked.
    pub who: Who,
    /// What shall be done.
    pub command: Command,
    /// What was known there of the player whose data it corrects, where it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Box<Entrant>>,
    /// Why it was turned down, and by whom; none as long as nobody has answered. One that was carried out
    /// is not kept.
    pub turned_down: Option<(StationId, String)>,
}
