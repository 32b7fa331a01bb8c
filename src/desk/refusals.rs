//! What somebody tried and was refused, and what a station asked of another and was turned down, for people: when,
//! by which station, what it was, and why.

use std::cmp::Reverse;

use jiff::{Timestamp, Zoned};

use crate::log_reader::proposed;
use jadoube_core::hall::proposal::Proposal;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::attempt::RefusedAttempt;
use jadoube_core::stations::event::Event;
use jadoube_core::stations::station::{EntryId, StationId};
use jadoube_i18n::catalogue::Catalogue;

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
pub fn refused(words: &Catalogue, hall: &Hall) -> Vec<RefusedLine> {
    let mut all: Vec<_> = hall.stations.refused.iter().collect();
    all.sort_by_cached_key(|(place, one)| Reverse((instant(&one.wall), **place)));
    let line = |(place, one): (&EntryId, &RefusedAttempt)| RefusedLine {
        when: minute(&one.wall),
        by: hall.stations.name(place.station),
        what: tried(words, one),
    };
    all.into_iter().map(line).collect()
}

/// What was tried, and by whom.
fn tried(words: &Catalogue, one: &RefusedAttempt) -> String {
    let RefusedAttempt { what, station, name, .. } = one;
    words.tell(&Event::Refused { what: *what, station: *station, name: name.clone() })
}

/// Something that a station asked of another and that was turned down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnedDownLine {
    /// Day and time of the asking, on the wall of the station that asked.
    pub when: String,
    /// What that station is called.
    pub from: String,
    /// What the station is called that turned it down.
    pub by: String,
    /// What was asked for.
    pub what: String,
    /// Why it was turned down, in the words that were recorded.
    pub reason: String,
}

/// All of them, the latest first.
#[must_use]
pub fn turned_down(words: &Catalogue, hall: &Hall) -> Vec<TurnedDownLine> {
    let answered = |one| Some((one, turned_down_by(one)?));
    let mut all: Vec<_> = hall.proposals.values().filter_map(answered).collect();
    all.sort_by_cached_key(|(one, _)| Reverse((instant(&one.wall), one.place)));
    let line = |(one, (by, reason)): (&Proposal, (StationId, &str))| TurnedDownLine {
        when: minute(&one.wall),
        from: hall.stations.name(one.place.station),
        by: hall.stations.name(by),
        what: proposed(words, &hall.contest, &one.command),
        reason: reason.to_owned(),
    };
    all.into_iter().map(line).collect()
}

fn turned_down_by(one: &Proposal) -> Option<(StationId, &str)> {
    one.turned_down.as_ref().map(|(by, reason)| (*by, reason.as_str()))
}

/// The moment of a wall time, to put those of several zones in order.
fn instant(wall: &str) -> Option<Timestamp> {
    wall.parse::<Zoned>().ok().map(|at| at.timestamp())
}

/// Day and time of a wall time, to the minute.
fn minute(wall: &str) -> String {
    wall.get(..16).unwrap_or(wall).replace('T', " ")
}
