//! What can be asked of the dispute log, in the imperative.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::disputes::change::Loss;
use crate::disputes::undo::ElapsedTime;
use jadoube_laws::appeals::filing::Filing;
use jadoube_laws::appeals::verdict::Judgement;
use jadoube_laws::ids::{BoardNo, GameNo, IncidentNo};
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::ruling::Remedy;

/// What happens to the clocks when an incident is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "dispute-clocks")]
pub enum Clocks {
    /// Both are stopped.
    Stop,
    /// They are left as they are.
    Leave,
}

/// Who called the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "dispute-caller")]
pub enum Caller {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter saw it.
    Arbiter,
    /// The program saw it.
    Program,
    /// A captain, a spectator, another player.
    Other,
}

facts!(jadoube_laws::commands);

impl Command {
    /// Whether it decides, undoes a decision or restores one.
    #[must_use]
    pub const fn acts_on_a_game(&self) -> bool {
        matches!(
            self,
            Self::Rule { .. }
                | Self::RuleInGame { .. }
                | Self::Accept { .. }
                | Self::DecideOtherwise { .. }
                | Self::Withdraw { .. }
                | Self::Reinstate { .. }
        )
    }

    /// The same by somebody who knows what is lost by it.
    #[must_use]
    pub fn losing(mut self, loss: Option<Loss>) -> Self {
        if let Self::Rule { lose, .. }
        | Self::RuleInGame { lose, .. }
        | Self::Accept { lose, .. }
        | Self::DecideOtherwise { lose, .. }
        | Self::Withdraw { lose, .. }
        | Self::Reinstate { lose, .. } = &mut self
        {
            *lose = loss;
        }
        self
    }

    /// The board of a new incident, if it is at one.
    #[must_use]
    pub fn board(&self) -> Option<BoardNo> {
        self.opening()?.0
    }

    /// The game of a new incident, if it is told by its number.
    #[must_use]
    pub fn game(&self) -> Option<GameNo> {
        self.opening()?.1
    }

    /// The case that it tells; none, where it is about one that is there.
    #[must_use]
    pub fn case(&self) -> Option<&Case> {
        if let Self::Restate { case, .. } = self {
            return Some(case);
        }
        self.opening().map(|(_, _, case)| case)
    }

    /// The board or the game of a new incident, and its case; none, where it is about one that is there. Every
    /// command is named: one that opens an incident in another way must not be without a place.
    const fn opening(&self) -> Option<(Option<BoardNo>, Option<GameNo>, &Case)> {
        match self {
            Self::Open { board, case, .. } | Self::Rule { board, case, .. } => {
                Some((*board, None, case))
            }
            Self::OpenInGame { game, case, .. } | Self::RuleInGame { game, case, .. } => {
                Some((None, Some(*game), case))
            }
            Self::State { .. }
            | Self::Correct { .. }
            | Self::Reopen { .. }
            | Self::Restate { .. }
            | Self::Propose { .. }
            | Self::Accept { .. }
            | Self::DecideOtherwise { .. }
            | Self::Withdraw { .. }
            | Self::Reinstate { .. }
            | Self::Appeal { .. }
            | Self::DecideAppeal { .. } => None,
        }
    }
}
