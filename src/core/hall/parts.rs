//! What an arbiter takes from each of two records of a board, and what the one that was put aside comes to.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::disputes::event::Event as DisputeEvent;
use crate::stations::command::Stands;
use crate::stations::post::Basis;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::BySide;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;

/// What of two records stands, part by part.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Parts {
    /// Whose moves.
    #[serde(default)]
    pub moves: Stands,
    /// Up to which half-move; all of that record, if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upto: Option<Ply>,
    /// What the clocks show.
    #[serde(default)]
    pub clock: ClockSource,
    /// Whose result; or that the game goes on.
    #[serde(default)]
    pub result: Stands,
    /// Whose counts of illegal moves, warnings and the like.
    #[serde(default)]
    pub counts: Stands,
    /// The incidents of the record put aside that stand, with what was decided in them. What a decision did
    /// to moves, clocks, counts and result is told by those parts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub incidents: Vec<IncidentNo>,
}

/// From where the times on the clocks are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockSource {
    /// They stay as they are.
    #[default]
    InForce,
    /// As at the end of the record that was put aside.
    Aside,
    /// As when the last of the moves that stand was made.
    LastMove,
}

/// What the record that was put aside comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AsideRecord {
    /// The game at its end.
    pub game: Game,
    /// What the clock showed then.
    pub times: BySide<Millis>,
    /// What was recorded of each incident.
    pub incidents: BTreeMap<IncidentNo, Vec<DisputeEvent>>,
    /// Whether it stands as a whole or not at all: another game was set up in it, or one adjourned.
    pub is_whole: bool,
    /// What was looked at.
    pub basis: Basis,
}
