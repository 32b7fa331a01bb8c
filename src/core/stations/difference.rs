//! Two records of one post: what was recorded in a term that is not, or no more, in force.

use serde::{Deserialize, Serialize};

use crate::stations::command::Stands;
use crate::stations::post::{Epoch, Post};
use crate::stations::station::{EntryId, StationId};
use jadoube_laws::ids::{EnvelopeNo, IncidentNo};

/// What of a term was put aside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    /// The first of its entries, in the strand of its station.
    pub first: u64,
    /// The last.
    pub last: u64,
    /// So many they are; between them the strand has what belongs to other posts.
    pub count: u64,
    /// The incidents opened in it: nobody else knows them.
    pub incidents: Vec<IncidentNo>,
    /// The envelopes begun in it.
    pub envelopes: Vec<EnvelopeNo>,
}

impl Aside {
    pub(super) const fn new(number: u64) -> Self {
        Self { first: number, last: number, count: 0, incidents: Vec::new(), envelopes: Vec::new() }
    }
}

/// How a difference was settled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settlement {
    /// Up to which entry it was looked at: what comes to light behind it opens it again.
    pub upto: u64,
    /// Which record stood.
    pub stands: Stands,
    /// The entry that says so.
    pub at: EntryId,
}

/// A difference for an arbiter to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference<'a> {
    /// The post at which two records differ.
    pub post: Post,
    /// The term whose record was put aside.
    pub epoch: Epoch,
    /// What was put aside.
    pub aside: &'a Aside,
    /// The station whose record is in force instead.
    pub instead: StationId,
    /// How it was settled; none while it is open.
    pub settled: Option<Settlement>,
}
