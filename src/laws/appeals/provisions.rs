//! What a competition has fixed about appeals before it began.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::appeals::committee::Member;

/// Whether players or teams compete.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "appeal-contest")]
pub enum Contest {
    /// Individual players compete.
    #[default]
    Individual,
    /// Teams compete.
    Team,
}

/// What a competition has fixed about appeals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provisions {
    /// The id of the regulations.
    pub regulations: String,
    /// Whether players or teams compete.
    #[serde(default)]
    pub contest: Contest,
    /// The fee, as it was announced: `100 EUR`; empty where none is asked.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub fee: String,
    /// The deadline that was fixed, in minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u16>,
    /// The committee: the reserves in the order in which they step in.
    #[serde(default)]
    pub members: Vec<Member>,
}

impl Provisions {
    /// Nothing but the regulations.
    pub fn of(regulations: impl Into<String>) -> Self {
        Self {
            regulations: regulations.into(),
            contest: Contest::Individual,
            fee: String::new(),
            minutes: None,
            members: Vec::new(),
        }
    }
}
