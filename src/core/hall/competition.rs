//! The competition itself, and which device belongs to which board.

use serde::{Deserialize, Serialize};

use jadoube_laws::ids::PortName;
use jadoube_laws::laws::kind::Supervision;
use jadoube_laws::sensing::{ClockMapping, Orientation};

/// What a competition is called and under which Laws it is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Competition {
    /// Its name.
    pub name: String,
    /// Where it is played.
    #[serde(default)]
    pub place: String,
    /// The day it began, as `2026-11-21`.
    #[serde(default)]
    pub date: String,
    /// The id of the edition of the Laws in force, `2023`.
    pub edition: String,
    /// The arbiter who answers for it.
    #[serde(default)]
    pub arbiter: String,
    /// Its own rules, laid over the edition: the text of their file, kept here so that a ruling
    /// can be explained when the file is gone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The supervision of its rapid and blitz games, once it is decided: the regulations
    /// of an event say so for all of it (A.5 and B.5 of 2023).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supervision: Option<Supervision>,
}

impl Competition {
    /// One of which nothing is told but what it is called and which edition is in force.
    #[must_use]
    pub fn new(name: &str, edition: &str) -> Self {
        Self {
            name: name.to_owned(),
            place: String::new(),
            date: String::new(),
            edition: edition.to_owned(),
            arbiter: String::new(),
            rules: None,
            supervision: None,
        }
    }
}

/// The electronic board on a table. Who names something else than its fields is told so: a board is found by
/// its line, not by its serial number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Assignment {
    /// The line it is on.
    pub port: PortName,
    /// Which end of its clock is White's.
    #[serde(default)]
    pub mapping: ClockMapping,
    /// How the board lies, if the arbiter has said so; otherwise it is found out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub orientation: Option<Orientation>,
}
