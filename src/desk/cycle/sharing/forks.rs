//! Two records under one key: a laptop was copied with its key, or an older copy of the file was recorded in.
//! What others have of this station proves it; from then on nothing is recorded here, and nothing of the own
//! record is handed on, which would divide the others.

use std::path::Path;
use std::sync::Arc;

use crate::cycle::Cycle;
use crate::cycle::strands::ExchangeFault;
use jadoube_core::evidence::head::Head;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_journal::fault::Fault;
use jadoube_journal::strand::Delivery;

impl Cycle {
    /// From which own row on there is another record under the key of this station, if there is.
    #[must_use]
    pub fn forked_from(&self) -> Option<u64> {
        self.sharing.forked.map(|(row, _)| row)
    }

    /// Whether the file was saved from a damaged one of several stations, and not every own row is as it was:
    /// what the others have of this station it would contradict.
    #[must_use]
    pub fn is_saved_in_part(&self) -> bool {
        let of_stations = |entry: &Arc<Entry>| matches!(entry.event, Event::Stations { .. });
        self.hall.own.is_none() && self.history.all().iter().any(of_stations)
    }

    /// Where this machine keeps its key.
    #[must_use]
    pub fn key_folder(&self) -> &Path {
        &self.sharing.folder
    }

    /// Own rows came that are other ones than those here: another laptop has recorded them with the same key.
    /// Told once; what of it comes later is passed over.
    pub(super) fn note_fork(&mut self, delivery: &Delivery, row: u64) -> Option<ExchangeFault> {
        let end = delivery.rows.last()?;
        let head = Head { seq: end.seq, hash: end.hash.0 };
        let known = self.sharing.forked;
        let (from, before) = known.unwrap_or((row, head));
        let reached = if before.seq > head.seq { before } else { head };
        self.sharing.forked = Some((from.min(row), reached));
        (self.sharing.doubted, self.sharing.missing) = (None, None);
        let folder = self.sharing.folder.clone();
        known.is_none().then_some(ExchangeFault::KeyElsewhere { row, folder })
    }

    /// Takes note that somebody says of an own row that it is another one. Nothing vouches for it yet.
    pub(super) fn doubt(&mut self, said: Option<&Head>) -> Result<(), Fault> {
        let Some(said) = said.filter(|_| self.sharing.forked.is_none()) else { return Ok(()) };
        if said.seq > 0
            && let Some(hash) = self.journal.hash_at(said.seq)?
            && hash.0 != said.hash
        {
            self.sharing.doubted = Some(Head { seq: said.seq, hash: hash.0 });
        }
        Ok(())
    }
}
