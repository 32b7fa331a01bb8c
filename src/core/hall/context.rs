//! What is known when a command to the competition is judged.

use crate::hall::state::Hall;
use crate::stations::station::StationId;
use jadoube_chess::moment::Moment;
use jadoube_laws::ids::{EnvelopeNo, IncidentNo};
use jadoube_laws::laws::edition::Rulebook;
use jadoube_laws::letter::Letter;

/// What a command is judged on.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The moment.
    pub at: Moment,
    /// The Laws and the regulations.
    pub book: Rulebook<'a>,
    /// The station at which it is asked and recorded; none where a laptop works alone.
    pub station: Option<StationId>,
}

impl Context<'_> {
    /// At a station.
    #[must_use]
    pub const fn of(self, station: Option<StationId>) -> Self {
        Self { station, ..self }
    }

    /// The letter of the numbers that are given; none where a laptop works alone.
    #[must_use]
    pub fn letter(&self, hall: &Hall) -> Option<Letter> {
        hall.stations.letter(self.station?)
    }

    /// The number of the next incident: behind those in records that are not in force too.
    pub(in crate::hall) fn next_incident(&self, hall: &Hall) -> IncidentNo {
        let aside = hall.stations.aside.values().flat_map(|aside| &aside.incidents);
        IncidentNo::after(hall.incidents.keys().chain(aside), self.letter(hall))
    }

    /// The number of the next envelope, likewise.
    pub(in crate::hall) fn next_envelope(&self, hall: &Hall) -> EnvelopeNo {
        let aside = hall.stations.aside.values().flat_map(|aside| &aside.envelopes);
        EnvelopeNo::after(hall.adjournments.keys().chain(aside), self.letter(hall))
    }
}

impl<'a> From<(Moment, Rulebook<'a>)> for Context<'a> {
    fn from((at, book): (Moment, Rulebook<'a>)) -> Self {
        Self { at, book, station: None }
    }
}
