//! A state that is set aside, so that its snapshot is made beside the desk while the work goes on.

use crate::history::History;
use crate::replay::{form, written};
use jadoube_core::hall::state::Hall;
use jadoube_journal::snapshot::{Site, Snapshot};

/// A state as it was at a row, whatever happens meanwhile. Its parts are shared with that of the desk.
#[derive(Debug)]
pub struct StateCopy {
    site: Site,
    hall: Hall,
    history: History,
}

impl StateCopy {
    pub(crate) const fn new(site: Site, hall: Hall, history: History) -> Self {
        Self { site, hall, history }
    }

    /// Makes the snapshot.
    ///
    /// # Errors
    /// When something in the state has no written form.
    pub fn snapshot(&self) -> serde_json::Result<Snapshot> {
        let marks = self.history.marks(self.hall.seq);
        Ok(self.site.snapshot(&form(), written(&self.hall, &marks)?))
    }
}
