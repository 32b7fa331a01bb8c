//! What is refused of others: it is recorded, so that it is known after the file was closed and at the chief's.

use std::time::{Duration, Instant};

use crate::cycle::Cycle;
use crate::cycle::strands::ExchangeFault;
use crate::snapshot::NoticeKind;
use crate::worker::Worker;
use jadoube_core::evidence::key::PublicKey;
use jadoube_core::hall::command::Command;
use jadoube_core::stations::attempt::Attempt;
use jadoube_core::stations::command::Command as StationsCommand;
use jadoube_core::stations::post::Post;
use jadoube_core::stations::station::StationId;
use jadoube_journal::fresh;
use jadoube_journal::strand::{Heads, StrandFault, TakeFault};
use jadoube_laws::ids::{CommandKey, Role};

/// So long the chief has to say whether a station takes part.
const UNHEARD: Duration = Duration::from_secs(30);

/// What the chief has said of how far it is may have been said before it admitted the station, and come, or be
/// told again, behind the rows of that: only after so long it counts.
const SAID_BEFORE: Duration = Duration::from_secs(4);

/// So many strangers are kept in mind meanwhile: keys are made in no time.
const STRANGERS: usize = 64;

impl Worker {
    /// Tells that something was not taken, and records it where it is somebody's attempt.
    pub(super) fn not_taken(&mut self, fault: ExchangeFault) {
        if let Some((what, station)) = attempt(&fault) {
            self.refused(what, station, "");
        }
        let told = self.with_name(fault);
        self.notice(NoticeKind::NotTaken(told));
    }

    /// Rows came of a station of which nothing here says that it takes part. That it was admitted may be on its way:
    /// the chief knows, and says how far it is again and again.
    pub(super) fn strange(&mut self, station: PublicKey) {
        let keeps_chief = |cycle: &Cycle| {
            cycle.own().is_some_and(|own| cycle.hall().stations.keeps(own, Post::Chief))
        };
        if self.cycle.as_ref().is_some_and(keeps_chief) {
            return self.not_taken(ExchangeFault::Stranger { station });
        }
        let strangers = &mut self.exchanging.strangers;
        if strangers.len() < STRANGERS {
            strangers.entry(station).or_insert_with(Instant::now);
        }
    }

    /// A station has said how far it is. Once all is here that the chief has recorded, who takes part is known.
    pub(super) fn chief_heard(&mut self, from: PublicKey, theirs: &Heads) {
        let station = StationId(from);
        let Some(cycle) = self.cycle.as_ref().filter(|_| !self.exchanging.strangers.is_empty())
        else {
            return;
        };
        let said = theirs.get(&from).map_or(0, |head| head.seq);
        let is_all_here = cycle.rows_of(station) >= said && cycle.waiting(station) == 0;
        if is_all_here && cycle.hall().stations.keeper(Post::Chief) == Some(station) {
            self.refuse_strangers(|since| since.elapsed() > SAID_BEFORE);
        }
    }

    /// The chief cannot be asked: who is not known after a while takes part no more than that.
    pub(super) fn chief_not_heard(&mut self) {
        if !self.exchanging.strangers.is_empty() {
            self.refuse_strangers(|since| since.elapsed() > UNHEARD);
        }
    }

    fn refuse_strangers(&mut self, is_due: impl Fn(Instant) -> bool) {
        let mut due = Vec::new();
        let Some(cycle) = &self.cycle else { return };
        self.exchanging.strangers.retain(|station, since| {
            let stays = !is_due(*since) && !cycle.takes_part(*station);
            due.extend((!stays && !cycle.takes_part(*station)).then_some(*station));
            stays
        });
        let is_news = !due.is_empty();
        for station in due {
            self.not_taken(ExchangeFault::Stranger { station });
        }
        if is_news {
            self.tell();
        }
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
