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

facts!(jadoube_laws::commands);

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
