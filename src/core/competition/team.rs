//! Teams: their players in order of strength, the matches of a round, and who sits at which board.
//! What is decided about them is in `crate::competition::teams`.

use std::fmt;

use jadoube_message::{Argument, Message, Value, plain};
use serde::{Deserialize, Serialize};

use crate::competition::entrant::{Entrant, EntrantNo};
use jadoube_competition::points::Scoring;
use jadoube_laws::ids::{BoardNo, Who};

/// A team, by the order of entry from 1. It never changes; the number for pairing may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamNo(pub u16);

impl fmt::Display for TeamNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Argument for TeamNo {
    const NAME: &'static str = "team";

    fn value(&self) -> Value<'_> {
        plain(self)
    }
}

/// Whether the order of the list is kept in every line-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ListOrder {
    /// It is: reserves move the others down, never up (regulations of 1972, article 24.1).
    #[default]
    Kept,
    /// It is not.
    Free,
}

/// What holds for matches of teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamRules {
    /// How many boards a match has.
    pub boards: u8,
    /// Whether line-ups keep the order of the list.
    #[serde(default)]
    pub order: ListOrder,
    /// What matches are worth: match points.
    #[serde(default = "Scoring::matches")]
    pub match_scoring: Scoring,
    /// How many minutes before a round its line-ups are handed in; nothing, where no time is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line_ups_before: Option<u16>,
}

/// So many minutes before the round line-ups are handed in (regulations of 1972, article 24.1).
pub const LINE_UPS_BEFORE: u16 = 60;

impl TeamRules {
    /// So many boards, all else as it is usual.
    #[must_use]
    pub fn new(boards: u8) -> Self {
        Self {
            boards,
            order: ListOrder::Kept,
            match_scoring: Scoring::MATCHES,
            line_ups_before: Some(LINE_UPS_BEFORE),
        }
    }
}

/// A team as it was entered.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Team {
    /// Its name.
    pub name: String,
    /// The federation's three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// Who speaks for it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub captain: String,
    /// Its players, strongest first.
    pub players: Vec<EntrantNo>,
}

/// A team that enters with its players.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct NewTeam {
    /// Its name.
    pub name: String,
    /// The federation's three letters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// Who speaks for it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub captain: String,
    /// Its players, strongest first.
    pub players: Vec<Entrant>,
}

/// Two teams that meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Match {
    /// Its first board.
    pub board: BoardNo,
    /// The team that is named first: it has White at the boards 1, 3, … (regulations of 1972,
    /// article 20).
    pub first: TeamNo,
    /// The other.
    pub second: TeamNo,
}

impl Match {
    /// Both, the first first.
    #[must_use]
    pub const fn both(self) -> [TeamNo; 2] {
        [self.first, self.second]
    }
}

/// How a line-up came to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "contest-line-up")]
pub enum LineUpSource {
    /// The captain handed it in.
    HandedIn,
    /// None was handed in: the first of the list play in their order (regulations of 1972, article
    /// 24.1).
    BasicOrder,
}

/// Who sits at board 1, 2, … of a match; nobody where a board stays empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineUp {
    /// The players.
    pub players: Vec<Option<EntrantNo>>,
    /// How it came to be.
    pub source: LineUpSource,
    /// Who took it in; nobody for the basic order.
    pub who: Option<Who>,
    /// When; empty for the basic order.
    pub wall: String,
    /// Why it was taken in late, or changed; empty where nothing needed to be said.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}
