//! What a command about the event leads to: in the event itself, at a board, or in the plan of sessions.

use crate::adjournment::session::Session;
use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::ids::{BoardNo, SessionNo};

/// Something that happens; a batch has them in the order in which they do.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a batch is short")]
pub enum Step {
    /// In the event.
    Here(Event),
    /// The board of a pairing is set up.
    SetUp(BoardNo, Setup),
    /// The game at a board ends, as the arbiter says.
    End(BoardNo, Outcome),
    /// The game at a board goes on: what ended it is undone.
    Reopen(BoardNo),
    /// A session of a round that was removed is planned as it was.
    RestoreSession(SessionNo),
    /// A session of a round that was changed is planned as before.
    ReplanSession(SessionNo, Box<Session>),
    /// A session of a round that was planned is removed.
    DropSession(SessionNo),
}

/// What comes of a command.
pub(in crate::competition) type CommandResult = Result<Vec<Step>, Refusal>;
