//! Who sits on the committee of a competition, before any case.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::laws::regulations::OtherRole;

/// A place on the committee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "appeal-seat")]
pub enum Seat {
    /// The chairman.
    Chairman,
    /// A member.
    #[default]
    Member,
    /// A reserve, in the order of the list.
    Reserve,
}

impl Seat {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Chairman, Self::Member, Self::Reserve];
}

/// Whether somebody serves a ban.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BanStatus {
    /// Not that anybody knows.
    #[default]
    Good,
    /// A ban or a probation.
    Banned,
}

impl BanStatus {
    const fn is_good(&self) -> bool {
        matches!(self, Self::Good)
    }
}

/// A member of the committee.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Member {
    /// The name.
    pub name: String,
    /// The seat.
    pub seat: Seat,
    /// What the person is besides.
    #[serde(default)]
    pub office: OtherRole,
    /// The federation, `MKD`, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The age in years, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub age: Option<u8>,
    /// Whether the person serves a ban.
    #[serde(default, skip_serializing_if = "BanStatus::is_good")]
    pub standing: BanStatus,
}
