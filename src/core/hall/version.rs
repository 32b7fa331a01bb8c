//! The version in which an event is written: that of the newest word in it which an older program does not
//! know, and without which it would take the event for something else. Such a program holds every later
//! version to be something that it does not understand, and leaves the file alone.
//!
//! A field that is new is written down in `tests/frozen/fields.txt` with the version that brought it. Where
//! it changes what the event says, that is [`NEWEST`] and one more, and a line is added here; where an
//! older program may do without it, it is the version before.

use crate::adjournment::command::Command as AdjournmentCommand;
use crate::adjournment::event::Event as AdjournmentEvent;
use crate::blind::command::Command as BlindCommand;
use crate::blind::event::Event as BlindEvent;
use crate::disputes::event::Event as DisputeEvent;
use crate::hall::command::Command;
use crate::hall::event::Event;
use crate::stations::command::Command as StationsCommand;
use crate::stations::event::Event as StationsEvent;
use crate::stations::post::Term;

/// The newest version of events that this program understands and writes. Older ones stay readable.
pub const NEWEST: u16 = 2;

impl Event {
    /// The version in which it is written.
    #[must_use]
    pub fn version(&self) -> u16 {
        match self {
            Self::Stations { what } => of_stations(what),
            // An older program would take the game on the board for the one that is told.
            Self::Dispute { what: DisputeEvent::Opened { opening, .. } } => {
                if opening.game.is_some() { 2 } else { 1 }
            }
            // An older program would carry out what does not fit any more, keep a session that does not take
            // place, or not know that a step was not done.
            Self::Proposed { before: Some(_), .. }
            | Self::Blind {
                what: BlindEvent::StepSkipped { .. } | BlindEvent::StepsLeft { .. },
                ..
            }
            | Self::Adjournment {
                what:
                    AdjournmentEvent::SessionRemoved { .. } | AdjournmentEvent::SessionRestored { .. },
            } => 2,
            Self::Proposed { command, before: None, .. } => command.version(),
            Self::Founded { .. }
            | Self::CompetitionChanged { .. }
            | Self::AppealsProvided { .. }
            | Self::Game { .. }
            | Self::OffBoard { .. }
            | Self::Dispute { .. }
            | Self::Blind { .. }
            | Self::Adjournment { .. }
            | Self::DeviceAssigned { .. }
            | Self::OwnBoardAssigned { .. }
            | Self::Time { .. }
            | Self::Contest { .. }
            | Self::Evidence { .. }
            | Self::Answered { .. } => 1,
        }
    }
}

impl Command {
    /// The version of an event in which it is asked for.
    #[must_use]
    pub fn version(&self) -> u16 {
        match self {
            // Clocks go on by what the time lines differ.
            Self::Stations {
                what:
                    StationsCommand::Take { ahead, .. }
                    | StationsCommand::TakeOver { ahead, .. }
                    | StationsCommand::Settle { ahead, .. },
            } if !ahead.is_empty() => 2,
            // An older program would record a step as done, and not do it.
            Self::Blind {
                what:
                    BlindCommand::DoStep { .. }
                    | BlindCommand::SkipStep { .. }
                    | BlindCommand::LeaveSteps { .. },
                ..
            }
            | Self::Adjournment {
                what:
                    AdjournmentCommand::RemoveSession { .. } | AdjournmentCommand::RestoreSession { .. },
            } => 2,
            Self::Propose { command, .. } => command.version(),
            Self::Stations { .. }
            | Self::Found { .. }
            | Self::ChangeCompetition { .. }
            | Self::ProvideForAppeals { .. }
            | Self::SetUpGame { .. }
            | Self::Game { .. }
            | Self::Clocks { .. }
            | Self::Dispute { .. }
            | Self::Blind { .. }
            | Self::Adjournment { .. }
            | Self::AssignDevice { .. }
            | Self::AssignOwnBoard { .. }
            | Self::Contest { .. }
            | Self::Evidence { .. }
            | Self::Recover { .. }
            | Self::NoteTime { .. }
            | Self::SettleInParts { .. }
            | Self::CarryOut { .. }
            | Self::TurnDown { .. } => 1,
        }
    }
}

/// Version 2: clocks go on by what the time lines differ; and what of two records stands part by part is
/// not told by whose record stands.
fn of_stations(what: &StationsEvent) -> u16 {
    let differs = |terms: &[Term]| terms.iter().any(|term| term.ahead.0 != 0);
    match what {
        StationsEvent::Taken { terms } | StationsEvent::TakenOver { terms, .. } => {
            if differs(terms) { 2 } else { 1 }
        }
        StationsEvent::Settled { in_parts, .. } => {
            if *in_parts {
                2
            } else {
                1
            }
        }
        StationsEvent::Begun { .. }
        | StationsEvent::Admitted { .. }
        | StationsEvent::Dismissed { .. }
        | StationsEvent::Given { .. }
        | StationsEvent::Refused { .. }
        | StationsEvent::WentOn { .. } => 1,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::hall::fields::fields;
    use serde::Serialize;
    use serde::de::DeserializeOwned;
    use serde_json::Value;

    /// A frozen value: as it is written, the version that it has, and its fields as `fields.txt` has them,
    /// with whether they are written.
    type FrozenValue = (&'static str, u16, Vec<(String, bool)>);

    /// The frozen values of a kind.
    fn found_in<T: DeserializeOwned + Serialize>(
        kind: &str,
        (outer, inner): (&str, &str),
        version: impl Fn(&T) -> u16,
    ) -> Vec<FrozenValue> {
        let mut found = Vec::new();
        let lines = include_str!("../../../tests/frozen/facts.txt").lines();
        for json in lines.filter_map(|line| line.strip_prefix(kind)?.strip_prefix(' ')) {
            let value: T = serde_json::from_str(json).unwrap();
            let plain: Value = serde_json::from_str(json).unwrap();
            let part = plain.get(outer).and_then(Value::as_str).unwrap_or_default();
            let tag = plain.get("what").and_then(|what| what.get(inner)?.as_str()).unwrap_or("-");
            let line =
                |(path, written): (String, bool)| (format!("{kind} {part} {tag} {path}"), written);
            let fields = fields(&value).into_iter().map(line).collect();
            found.push((json, version(&value), fields));
        }
        found
    }

    /// The fields of commands and events, each with the version that brought it.
    fn known_fields() -> BTreeMap<String, u16> {
        let lines = include_str!("../../../tests/frozen/fields.txt").lines();
        let lines = lines.filter(|line| !line.starts_with('#'));
        let pairs = lines.map(|line| line.split_once(' ').unwrap());
        pairs.map(|(version, field)| (field.to_owned(), version.parse().unwrap())).collect()
    }

    #[test]
    fn every_field_has_the_version_that_brought_it() {
        let mut found = found_in("event", ("in", "event"), Event::version);
        found.extend(found_in("command", ("to", "command"), Command::version));
        let known = known_fields();
        let now: BTreeSet<&String> =
            found.iter().flat_map(|one| one.2.iter().map(|(line, _)| line)).collect();
        let is_new = |line: &&&String| !known.contains_key(**line);
        let new: Vec<&str> = now.iter().filter(is_new).map(|line| line.as_str()).collect();
        let help = "add them with their version to tests/frozen/fields.txt (see hall/version.rs)";
        assert!(new.is_empty(), "fields without a version, {help}:\n{}", new.join("\n"));
        let gone: Vec<&String> = known.keys().filter(|line| !now.contains(line)).collect();
        assert!(gone.is_empty(), "no value of facts.txt has these fields: {gone:#?}");
        for (json, version, fields) in &found {
            let written = fields.iter().filter(|(_, written)| *written);
            let newest = written.map(|(line, _)| known[line]).max();
            assert_eq!(Some(*version), newest, "the version of {json}");
        }
        assert!(known.values().all(|version| (1..=NEWEST).contains(version)));
    }
}
