//! What is refused of others: it is recorded, so that it is known after the file was closed and at the chief's.
//! A flood does not fill the file: each attempt of each station is recorded once in a while, and of one kind
//! of them a few.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::cycle::strands::ExchangeFault;
use crate::snapshot::NoticeKind;
use crate::worker::Worker;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::attempt::Attempt;
use jadoube_core::stations::command::Command as StationsCommand;
use jadoube_core::stations::station::StationId;
use jadoube_journal::fresh;
use jadoube_journal::strand::{StrandFault, TakeFault};
use jadoube_laws::ids::{CommandKey, Role};

/// The same of the same station is recorded once in so long.
const LASTS: Duration = Duration::from_secs(30 * 60);

/// So many of one kind are recorded in that time, whoever they are of: keys are made in no time.
const MOST: usize = 5;

/// What was recorded of late.
#[derive(Debug, Default)]
pub(super) struct Recorded(BTreeMap<(Attempt, Option<PublicKey>), Instant>);

impl Recorded {
    /// Whether it is to be recorded now.
    fn takes(&mut self, what: Attempt, station: Option<PublicKey>, now: Instant) -> bool {
        self.0.retain(|_, at| now.saturating_duration_since(*at) < LASTS);
        let of_kind = self.0.keys().filter(|(kind, _)| *kind == what).count();
        let is_new = of_kind < MOST && !self.0.contains_key(&(what, station));
        if is_new {
            self.0.insert((what, station), now);
        }
        is_new
    }
}

impl Worker {
    /// Tells that something was not taken, and records it where it is somebody's attempt.
    pub(super) fn not_taken(&mut self, fault: ExchangeFault) {
        if let Some((what, station)) = attempt(&fault) {
            self.refused(what, station, "");
        }
        self.notice(NoticeKind::NotTaken(fault));
    }

    /// Records what somebody tried, who calls itself so or came from there.
    pub(super) fn refused(&mut self, what: Attempt, station: Option<PublicKey>, name: &str) {
        let Some(cycle) = self.cycle.as_ref().filter(|cycle| cycle.own().is_some()) else { return };
        let stations = &cycle.hall().stations;
        let id = station.map(StationId);
        let known = id.and_then(|id| stations.members.get(&id));
        let name = known.map_or(name, |one| &one.name).to_owned();
        if !stations.is_begun() || !self.exchanging.refused.takes(what, station, Instant::now()) {
            return;
        }
        let what = StationsCommand::NoteRefused { what, station: id, name };
        let key = CommandKey(fresh::id());
        // Where nothing can be recorded now, or by this station, the notice is all there is.
        let _ = self.submit(&Command::Stations { what }, Role::Program, key);
    }
}

/// Whose attempt a fault is, and of what kind. That there are own rows elsewhere is none: recording now would
/// be a second record in their place.
const fn attempt(fault: &ExchangeFault) -> Option<(Attempt, Option<PublicKey>)> {
    let ExchangeFault::Take(TakeFault::Strand(fault)) = fault else {
        return match fault {
            ExchangeFault::Unreadable => Some((Attempt::Unreadable, None)),
            ExchangeFault::Stranger { station } => Some((Attempt::UnknownStation, Some(*station))),
            _ => None,
        };
    };
    match fault {
        StrandFault::Competition { station, .. }
        | StrandFault::Broken { station, .. }
        | StrandFault::OtherKey { station, .. } => Some((Attempt::Altered, Some(*station))),
        StrandFault::Fork { station, .. } | StrandFault::OtherBeginning { station } => {
            Some((Attempt::Rewritten, Some(*station)))
        }
        StrandFault::Gap { .. } | StrandFault::NoKey => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_recorded_as_its_first_ones_and_again_after_a_while() {
        let (mut recorded, begun) = (Recorded::default(), Instant::now());
        let mut taken = |what, key: u8, after: u64| {
            let station = Some(PublicKey([key; 32]));
            recorded.takes(what, station, begun + Duration::from_secs(after))
        };
        assert!(taken(Attempt::Altered, 1, 0));
        assert!(!taken(Attempt::Altered, 1, 600), "the same once more");
        assert!(taken(Attempt::Rewritten, 1, 600), "something else");
        assert_eq!((2..200).filter(|key| taken(Attempt::Altered, *key, 700)).count(), MOST - 1);
        assert!(taken(Attempt::WrongKey, 1, 700), "one kind does not hide another");
        assert!(taken(Attempt::Altered, 1, 1_801));
    }
}
