//! The state folded from the strands of several stations. They may arrive in any order in which nothing
//! comes before what its author knew; what is the same in all files is then the same.

use std::sync::Arc;

use crate::evidence::record::Signers;
use crate::hall::event::{Entry, Event};
use crate::hall::state::Hall;
use crate::stations::station::EntryId;
use jadoube_laws::aggregate::Aggregate;

/// How an entry became part of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Folding {
    /// It came behind the others.
    Behind,
    /// What was in force before it is so no more: all were folded again.
    Anew,
}

/// Makes an entry part of the state, given all that were before it in the order in which they came
/// here.
pub fn take<'e>(
    hall: &mut Hall,
    (entry, place): (&Entry, EntryId),
    before: impl IntoIterator<Item = (&'e Entry, EntryId)>,
) -> Folding {
    let turns = hall.turns(&entry.event, place);
    hall.apply(&entry.event, entry.origin_in(place));
    if !turns {
        return Folding::Behind;
    }
    *hall = hall.anew();
    for (entry, place) in before {
        hall.apply(&entry.event, entry.origin_in(place));
    }
    hall.apply(&entry.event, entry.origin_in(place));
    Folding::Anew
}

impl Hall {
    /// Whether an event changes which of the entries before it are in force, so that all are to be folded
    /// again once it is part of the state.
    #[must_use]
    pub fn turns(&self, event: &Event, place: EntryId) -> bool {
        matches!(event, Event::Stations { what } if self.stations.turns(what, place))
    }

    /// With what folding all again begins.
    #[must_use]
    pub fn anew(&self) -> Self {
        let stations = Arc::new(self.stations.anew());
        Self { stations, own: self.own, ..Self::default() }
    }

    /// What of the state is the same in the files of all stations that have the same entries. The rest
    /// is about one file: how many rows it has, and who signs them.
    #[must_use]
    pub fn shared(&self) -> Self {
        Self { seq: 0, own: None, signers: Arc::new(Signers::default()), ..self.clone() }
    }
}

#[cfg(test)]
mod tests;
