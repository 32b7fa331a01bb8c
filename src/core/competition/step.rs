//! What a command about the event leads to: in the event itself, or at a board.

use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use jadoube_laws::game::event::Setup;
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::ids::BoardNo;

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
}

/// What comes of a command.
pub(in crate::competition) type Decided = Result<Vec<Step>, Refusal>;
