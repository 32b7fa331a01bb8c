//! What is refused of others: it is recorded, so that it is known after the file was closed and at the chief's.

use std::time::Instant;

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

impl Worker {
    /// Tells that something was not taken, and records it where it is somebody's attempt.
    pub(super) fn not_taken(&mut self, fault: ExchangeFault) {
        if let Some((what, station)) = attempt(&fault) {
            self.refused(what, station, "");
        }
        let told = self.with_name(fault);
        self.notice(NoticeKind::NotTaken(told));
    }

    /// A station that has recorded a row twice is called by its name, where that is known.
    fn with_name(&self, fault: ExchangeFault) -> ExchangeFault {
        let ExchangeFault::Take(TakeFault::Strand(StrandFault::Fork { station, have, got })) =
            &fault
        else {
            return fault;
        };
        let stations = self.cycle.as_ref().map(|cycle| &cycle.hall().stations);
        let known = stations.and_then(|all| all.members.get(&StationId(*station)));
        let Some(station) = known.map(|one| one.name.clone()) else { return fault };
        ExchangeFault::RecordedTwice { station, have: *have, got: *got }
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
