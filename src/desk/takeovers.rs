//! What was taken over from stations that did not answer, for people: when, by which station, from which, and why.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use jiff::Zoned;

use jadoube_core::hall::state::Hall;
use jadoube_core::stations::state::TakeOver;
use jadoube_core::stations::station::{EntryId, StationId};
use jadoube_i18n::catalogue::Catalogue;

/// One of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TakeOverLine {
    /// Day and time on the wall of the station that took it over.
    pub when: String,
    /// What that station is called.
    pub by: String,
    /// The stations that kept it.
    pub from: String,
    /// The boards, and the chief's place.
    pub posts: String,
    /// What the arbiter gave as the reason.
    pub reason: String,
}

/// All of them, the latest first.
#[must_use]
pub fn takeovers(words: &Catalogue, hall: &Hall) -> Vec<TakeOverLine> {
    let mut all: Vec<(EntryId, &TakeOver)> = hall.stations.takeovers().collect();
    all.sort_by_cached_key(|(place, one)| {
        Reverse((one.wall.parse::<Zoned>().ok().map(|at| at.timestamp()), *place))
    });
    let line = |(place, one): (EntryId, &TakeOver)| {
        let from: BTreeSet<StationId> = one.posts.iter().map(|(_, from)| *from).collect();
        let from: Vec<String> = from.into_iter().map(|from| hall.stations.name(from)).collect();
        let posts: Vec<String> = one.posts.iter().map(|(post, _)| words.tell(post)).collect();
        TakeOverLine {
            when: one.wall.get(..16).unwrap_or(&one.wall).replace('T', " "),
            by: hall.stations.name(place.station),
            from: from.join(", "),
            posts: posts.join(", "),
            reason: one.reason.clone(),
        }
    };
    all.into_iter().map(line).collect()
}
