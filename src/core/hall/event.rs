//! What a journal row holds.

use serde::{Deserialize, Serialize};

use crate::adjournment::event::Event as AdjournmentEvent;
use crate::blind::event::Event as BlindEvent;
use crate::disputes::event::Event as DisputeEvent;
use crate::evidence::record::Event as EvidenceEvent;
use crate::hall::competition::{Assignment, Competition};
use crate::hall::timing::TimeNote;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_laws::appeals::provisions::Provisions;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::ids::{BoardNo, IncidentNo, Who};

/// The version of the event format that this program writes. Older versions stay readable.
pub const EVENT_VERSION: u16 = 1;

/// Something that has happened in the competition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "in", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// The competition was founded.
    Founded {
        /// What it is.
        competition: Competition,
    },
    /// Something about it was corrected.
    CompetitionChanged {
        /// What it is now.
        competition: Competition,
        reason: String,
    },
    /// It was fixed how appeals are handled.
    AppealsProvided {
        /// What holds.
        provisions: Provisions,
    },
    /// Something happened at a board.
    Game { board: BoardNo, what: GameEvent },
    /// Something was decided in the game of an incident after it had left its board: while it is
    /// adjourned and another is played there, or once it has ended.
    OffBoard {
        /// The incident.
        incident: IncidentNo,
        what: GameEvent,
    },
    /// Something happened in the dispute log.
    Dispute { what: DisputeEvent },
    /// Something happened in the blind match at a board.
    Blind { board: BoardNo, what: BlindEvent },
    /// Something happened to an adjourned game, its envelope or a session.
    Adjournment { what: AdjournmentEvent },
    /// An electronic board was given to a table, or taken away from it.
    DeviceAssigned {
        /// The table.
        board: BoardNo,
        /// The device, or none.
        device: Option<Assignment>,
    },
    /// An electronic board was given to one player of a blind match, or taken away.
    OwnBoardAssigned {
        /// The table.
        board: BoardNo,
        /// Whose board.
        side: Side,
        /// The device, or none.
        device: Option<Assignment>,
    },
    /// Something about time itself was noted.
    Time { what: TimeNote },
    /// The record says by whom it is signed.
    Evidence { what: EvidenceEvent },
}

impl Event {
    /// The board it happened at, if it happened at one.
    #[must_use]
    pub const fn board(&self) -> Option<BoardNo> {
        match self {
            Self::Game { board, .. }
            | Self::Blind { board, .. }
            | Self::DeviceAssigned { board, .. }
            | Self::OwnBoardAssigned { board, .. } => Some(*board),
            Self::Founded { .. }
            | Self::CompetitionChanged { .. }
            | Self::AppealsProvided { .. }
            | Self::OffBoard { .. }
            | Self::Dispute { .. }
            | Self::Adjournment { .. }
            | Self::Time { .. }
            | Self::Evidence { .. } => None,
        }
    }
}

/// An event as it is recorded: with its number, its time and its author.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The row of the journal, from 1.
    pub seq: u64,
    /// The moment on the competition's time line.
    pub at: Moment,
    /// The wall time with its zone.
    pub wall: String,
    /// The person or device that caused the event.
    pub who: Who,
    /// The event itself.
    pub event: Event,
}
