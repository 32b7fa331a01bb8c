//! What can be asked of a game, in the imperative. The game
//! answers with events or a refusal.

use serde::{Deserialize, Serialize};

use crate::clock::correction::Correction;
use crate::game::counter::Counter;
use crate::game::event::{LostTime, MissingAnswer, Observation, Source};
use crate::game::gap::Gap;
use crate::game::outcome::Outcome;
use crate::game::sheets::{Mark, Origin, RecordingMethod};
use crate::game::touch_duty::Obligation;
use crate::sensing::PlayerClocks;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::{BySide, Side};

/// Whether a move entered by hand also presses the program's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterMove {
    /// It presses, where the program's clock runs for the player who moved.
    Press,
    /// The clock is left alone.
    Leave,
}

/// The end of a game as it is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The result with its reason.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// What becomes of the move that was made on the board and not completed by a press. To be
    /// told where one stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_move: Option<LastMove>,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        Self { outcome, last_move: None }
    }
}

/// Whether a move that was made and not completed belongs to the record (Art. 6.2.1: it is made
/// when the hand leaves the piece, and completed with the press). It is named, since another may
/// have come to stand there meanwhile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LastMove {
    /// It does; it is recorded as made and not completed.
    Include(Uci),
    /// It does not.
    LeaveOut(Uci),
}

facts!(crate::commands);
