//! Whether rows came behind the last that is there of a damaged file.

use crate::chain::{RowFault, row_hash};
use crate::fault::{Fault, Flaw};
use crate::reading::Reading;

/// How a damaged file ends, as far as that can be told.
pub(crate) struct FileEnd {
    /// Whether it ends too early.
    is_cut: bool,
    /// The last row of which something else knows: a heartbeat, a signature, this computer.
    told: u64,
    /// The last row that is there.
    there: u64,
    /// Whether that is not the last of its command.
    is_open: bool,
}

impl FileEnd {
    pub(crate) fn of(reading: &Reading, known_to: u64) -> Self {
        let end = reading.rows.iter().max_by_key(|row| row.seq);
        let there = end.map_or(0, |row| row.seq);
        let is_cut = match &reading.trouble {
            Some(
                Fault::Truncated { .. }
                | Fault::Damaged { flaw: Flaw::SideFile | Flaw::NotAsRecorded, .. },
            ) => true,
            Some(Fault::Damaged { broken: Some(broken), .. }) => {
                broken.seq > there && matches!(broken.how, RowFault::Unreadable)
            }
            _ => false,
        };
        let beat = reading.heartbeat.as_ref().map_or(0, |beat| beat.after);
        let signed = reading.signatures.iter().map(|one| one.seq).max().unwrap_or_default();
        let is_open = end
            .is_some_and(|row| row_hash(row) == row.hash && row.index.saturating_add(1) < row.of);
        Self { is_cut, told: known_to.max(beat).max(signed), there, is_open }
    }

    /// Whether rows came behind this one, the last of which is known that it was there, or may have come. Where
    /// the end of its command is not, others may be gone with it, and their signatures too. Nothing tells that
    /// none came: a heartbeat is not left with every row, and a signature, or what this computer knows, says
    /// only that the row was there.
    pub(crate) const fn is_lost(&self, last: u64) -> bool {
        self.is_cut || self.is_open || self.told > last || self.there > last
    }
}
