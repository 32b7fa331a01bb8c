//! What somebody tried and was refused, for people: when, by which station, and what it was.

use std::cmp::Reverse;

use jiff::Zoned;

use jadoube_core::hall::state::Hall;
use jadoube_core::stations::attempt::RefusedAttempt;
use jadoube_core::stations::event::Event;
use jadoube_core::stations::station::EntryId;
use jadoube_i18n::catalogue::Words;

/// One of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RefusedLine {
    /// Day and time on the wall of the station that refused it.
    pub when: String,
    /// What that station is called.
    pub by: String,
    /// What was tried, and by whom.
    pub what: String,
}

/// All of them, the latest first.
#[must_use]
pub fn refused(words: &Words, hall: &Hall) -> Vec<RefusedLine> {
    let mut all: Vec<_> = hall.stations.refused.iter().collect();
    all.sort_by_cached_key(|(place, one)| {
        Reverse((one.wall.parse::<Zoned>().ok().map(|at| at.timestamp()), **place))
    });
    let line = |(place, one): (&EntryId, &RefusedAttempt)| RefusedLine {
        when: one.wall.get(..16).unwrap_or(&one.wall).replace('T', " "),
        by: hall.stations.name(place.station),
        what: tried(words, one),
    };
    all.into_iter().map(line).collect()
}

/// What was tried, and by whom.
fn tried(words: &Words, one: &RefusedAttempt) -> String {
    let RefusedAttempt { what, station, name, .. } = one;
    words.tell(&Event::Refused { what: *what, station: *station, name: name.clone() })
}
