//! The snapshot of a long record: it is made on a thread of its own, and written part by part between
//! other things, so that no flag, no command and no closing waits for it. A desk that is killed or
//! closed meanwhile leaves the one before.

use std::path::Path;

use crate::cycle::Cycle;
use crate::inbox::Message;
use crate::worker::Worker;
use jadoube_journal::fault::Fault;
use jadoube_journal::snapshot::Snapshot;
use jadoube_message::system::SystemReason;

impl Worker {
    /// Has a snapshot made if it is time.
    pub(super) fn begin_keeping(&mut self) {
        let Some(cycle) = &mut self.cycle else { return };
        let Some(state) = cycle.state_to_keep() else { return };
        let (of, inbox) = (cycle.path().to_owned(), self.copying.inbox());
        let make = move || {
            let made = state.snapshot().map(Box::new);
            let made = made.map_err(|why| Fault::Io {
                path: of.clone(),
                why: SystemReason::Other(why.to_string()),
            });
            // The desk may have ended meanwhile.
            let _ = inbox.send(Message::StateMade { of, made });
        };
        // Where no thread can be had, the next one is made after as many rows.
        let _ = std::thread::Builder::new().name("state".into()).spawn(make);
    }

    /// It was made: from now on it is written.
    pub(super) fn state_made(&mut self, of: &Path, made: Result<Box<Snapshot>, Fault>) {
        let Some(cycle) = self.cycle.as_mut().filter(|cycle| cycle.path() == of) else { return };
        match made {
            Ok(snapshot) => cycle.keep(*snapshot),
            Err(fault) => self.not_written(&fault),
        }
    }

    /// Whether a snapshot is being written.
    pub(super) fn is_keeping(&self) -> bool {
        self.cycle.as_ref().is_some_and(Cycle::is_keeping)
    }

    /// Writes the next part of it.
    pub(super) fn go_on_keeping(&mut self) {
        if let Some(Err(fault)) = self.cycle.as_mut().map(Cycle::keep_part) {
            self.not_written(&fault);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::inbox::Request;
    use crate::station::Station;
    use jadoube_core::hall::competition::Competition;

    #[test]
    fn a_snapshot_is_made_on_a_thread_and_is_there_at_the_next_opening() {
        let folder = tempfile::tempdir().unwrap();
        let hall = folder.path().join("hall.jadoube");
        let station = Station::in_folder("hall-1", folder.path());
        let (inbox, messages) = channel();
        let mut worker = Worker::new(station.clone(), inbox, Box::new(|| {}));
        let competition = Competition::new("Open", "2023");
        worker.serve(Request::New(hall.clone(), competition), &mut None).unwrap();
        worker.cycle.as_mut().unwrap().set_every(1);
        worker.begin_keeping();
        worker.begin_keeping();
        let told = |message| match message {
            Message::StateMade { of, made } => Some((of, made.unwrap())),
            _ => None,
        };
        let (of, made) = messages.iter().find_map(told).unwrap();
        // One of another file is none of this.
        worker.state_made(Path::new("other.jadoube"), Ok(made.clone()));
        assert!(!worker.is_keeping());
        worker.state_made(&of, Ok(made));
        while worker.is_keeping() {
            worker.go_on_keeping();
        }
        let rows = worker.cycle.as_ref().unwrap().head().seq;
        worker.leave().unwrap();
        assert!(messages.try_iter().all(|more| told(more).is_none()), "once");
        let (cycle, _) = Cycle::open(&hall, station).unwrap();
        assert_eq!(cycle.journal().resumed(), rows);
    }
}
