//! What is known when a command to the competition is judged.

use crate::hall::state::Hall;
use crate::stations::station::StationId;
use jadoube_chess::moment::Moment;
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
}

impl<'a> From<(Moment, Rulebook<'a>)> for Context<'a> {
    fn from((at, book): (Moment, Rulebook<'a>)) -> Self {
        Self { at, book, station: None }
    }
}
