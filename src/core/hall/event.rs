//! What a journal row holds.

use serde::{Deserialize, Serialize};

use crate::adjournment::event::Event as AdjournmentEvent;
use crate::blind::event::Event as BlindEvent;
use crate::competition::entrant::Entrant;
use crate::competition::event::Event as ContestEvent;
use crate::disputes::event::Event as DisputeEvent;
use crate::evidence::record::Event as EvidenceEvent;
use crate::hall::command::Command;
use crate::hall::competition::{Assignment, Competition};
use crate::hall::timing::TimeNote;
use crate::stations::event::Event as StationsEvent;
use crate::stations::post::Post;
use crate::stations::station::EntryId;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, CommandKey, IncidentNo, Who};

facts!(jadoube_laws::events);

impl Event {
    /// The board it happened at, if it happened at one.
    #[must_use]
    pub const fn board(&self) -> Option<BoardNo> {
        match self {
            Self::Game { board, .. }
            | Self::Blind { board, .. }
            | Self::DeviceAssigned { board, .. }
            | Self::OwnBoardAssigned { board, .. } => Some(*board),
            Self::Founded { .. }
            | Self::CompetitionChanged { .. }
            | Self::AppealsProvided { .. }
            | Self::OffBoard { .. }
            | Self::Dispute { .. }
            | Self::Adjournment { .. }
            | Self::Time { .. }
            | Self::Contest { .. }
            | Self::Evidence { .. }
            | Self::Stations { .. }
            | Self::Proposed { .. }
            | Self::Answered { .. } => None,
        }
    }
}

/// An event as it is recorded: with its number, its time and its author.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its place in the order in which the entries of all stations took effect in a file, from 1; of a file
    /// that one station has written alone, the row of the journal.
    pub seq: u64,
    /// The moment on the competition's time line.
    pub at: Moment,
    /// The wall time with its zone.
    pub wall: String,
    /// The person or device that caused the event.
    pub who: Who,
    /// The event itself.
    pub event: Event,
    /// Where it stands in which strand; none in a file that one station has written alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<EntryId>,
}

impl Entry {
    /// Where its event comes from.
    #[must_use]
    pub fn origin(&self) -> Origin<'_> {
        Origin { seq: self.seq, at: self.at, wall: &self.wall, who: &self.who, place: self.place }
    }

    /// Its number where it was written: the same in every file.
    #[must_use]
    pub const fn number(&self) -> u64 {
        match self.place {
            Some(place) => place.number,
            None => self.seq,
        }
    }

    /// The same, in the strand of a station.
    #[must_use]
    pub fn origin_in(&self, place: EntryId) -> Origin<'_> {
        Origin { place: Some(place), ..self.origin() }
    }
}

/// Where an event comes from: the rest of its row.
#[derive(Debug, Clone, Copy)]
pub struct Origin<'a> {
    /// The row of the journal.
    pub seq: u64,
    /// The moment on the competition's time line.
    pub at: Moment,
    /// The wall time with its zone.
    pub wall: &'a str,
    /// The person or device that caused the event.
    pub who: &'a Who,
    /// Where it stands in which strand; none in a file that one station has written alone.
    pub place: Option<EntryId>,
}

impl Origin<'_> {
    /// The number of the entry where it was written: the same in every file.
    pub(in crate::hall) const fn number(&self) -> u64 {
        match self.place {
            Some(place) => place.number,
            None => self.seq,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use serde::de::DeserializeOwned;

    /// The values of a kind, as they were written once.
    fn frozen(kind: &str) -> impl Iterator<Item = &str> {
        let lines = include_str!("../../../tests/frozen/facts.txt").lines();
        lines.filter_map(move |line| line.strip_prefix(kind)?.strip_prefix(' '))
    }

    /// What is read comes out as it went in.
    fn comes_out<T: DeserializeOwned + Serialize>(kind: &str) {
        for json in frozen(kind) {
            let again = serde_json::from_str::<T>(json).map(|value| serde_json::to_string(&value));
            let again = again.unwrap_or_else(|fault| panic!("{json}: {fault}")).unwrap();
            assert_eq!(again, json);
        }
    }

    /// The tags that a type knows: an unknown one is refused with all that are known.
    fn known<T: DeserializeOwned>(json: &str) -> BTreeSet<String> {
        let refused = serde_json::from_str::<T>(json).map(|_| ()).unwrap_err().to_string();
        refused.split('`').skip(3).step_by(2).map(str::to_owned).collect()
    }

    /// The tags that the frozen values have at one place.
    fn written(kind: &str, tag: &str, within: &str) -> BTreeSet<String> {
        let own = format!("\"{tag}\":\"");
        let lines = frozen(kind).filter(|json| json.starts_with(within));
        let tags = lines.filter_map(|json| {
            let (_, rest) = json.get(within.len()..)?.split_once(&own)?;
            Some(rest.split_once('"')?.0.to_owned())
        });
        tags.collect()
    }

    #[test]
    fn every_command_and_every_event_is_written_as_it_always_was() {
        comes_out::<Command>("command");
        comes_out::<Event>("event");
        assert_eq!(written("command", "to", ""), known::<Command>(r#"{"to":"?"}"#));
        assert_eq!(written("event", "in", ""), known::<Event>(r#"{"in":"?"}"#));
        for part in ["game", "blind", "dispute", "adjournment", "evidence", "contest", "stations"] {
            let board = if matches!(part, "game" | "blind") { r#","board":1"# } else { "" };
            let (to, of) = (format!(r#"{{"to":"{part}""#), format!(r#"{{"in":"{part}""#));
            let commands = known::<Command>(&format!(r#"{to}{board},"what":{{"command":"?"}}}}"#));
            let events = known::<Event>(&format!(r#"{of}{board},"what":{{"event":"?"}}}}"#));
            assert_eq!(written("command", "command", &to), commands, "{part}");
            assert_eq!(written("event", "event", &of), events, "{part}");
            assert!(commands.len() > 1 && events.len() > 1, "{part}");
        }
    }
}
