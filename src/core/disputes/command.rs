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

/// A request to the dispute log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Command {
    /// Open an incident.
    Open {
        /// At which board, if at one.
        board: Option<BoardNo>,
        /// The case.
        case: Case,
        /// Who called.
        caller: Caller,
        /// What is claimed; may be empty.
        claim: String,
        /// What happens to the clocks.
        clocks: Clocks,
    },
    /// Open an incident and accept the ruling proposed, all at once.
    Rule {
        /// At which board, if at one.
        board: Option<BoardNo>,
        /// The case.
        case: Case,
        /// Who called.
        caller: Caller,
        /// What is claimed; may be empty.
        claim: String,
        /// What happens to the clocks before the ruling is carried out.
        clocks: Clocks,
        /// What is known to be lost by it; without it nothing may be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lose: Option<Loss>,
    },
    /// Open an incident in a game told by its number: also in one that has left its board. It has a name of
    /// its own: a program that does not know it must not take the game on the board for it.
    OpenInGame {
        /// Which game.
        game: GameNo,
        /// The case.
        case: Case,
        /// Who called.
        caller: Caller,
        /// What is claimed; may be empty.
        claim: String,
    },
    /// Open it there and accept the ruling proposed, all at once.
    RuleInGame {
        /// Which game.
        game: GameNo,
        /// The case.
        case: Case,
        /// Who called.
        caller: Caller,
        /// What is claimed; may be empty.
        claim: String,
        /// What is known to be lost by it; without it nothing may be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lose: Option<Loss>,
    },
    /// Put the facts of the case differently; the proposal follows.
    Restate {
        /// Which incident.
        no: IncidentNo,
        /// The case.
        case: Case,
    },
    /// Propose the ruling again, from the game as it is now.
    Propose {
        /// Which incident.
        no: IncidentNo,
    },
    /// Take down what somebody says.
    State {
        /// Which incident.
        no: IncidentNo,
        /// Who says it: a name or a role.
        who: String,
        text: String,
    },
    /// Decide as proposed.
    Accept {
        /// Which incident.
        no: IncidentNo,
        /// Why; may be empty, the articles then stand for it.
        reason: String,
        /// What is known to be lost by it; without it nothing may be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lose: Option<Loss>,
    },
    /// Decide otherwise.
    DecideOtherwise {
        /// Which incident.
        no: IncidentNo,
        /// What is done.
        remedies: Vec<Remedy>,
        /// The decision in words, a penalty among them.
        text: String,
        /// Why; may not be empty.
        reason: String,
        /// What is known to be lost by it; without it nothing may be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lose: Option<Loss>,
    },
    /// Undo the decision as a whole: the game stands as if it had not been made.
    Withdraw {
        /// Which incident.
        no: IncidentNo,
        /// Why; may not be empty.
        reason: String,
        /// What becomes of the time that has run since; what is usual, if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<ElapsedTime>,
        /// What is known to be lost by it; without it nothing may be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lose: Option<Loss>,
    },
    /// Undo the withdrawal: the decision stands again, with all that it did.
    Reinstate {
        /// Which incident.
        no: IncidentNo,
        /// Why; may not be empty.
        reason: String,
        /// What becomes of the time that has run since; what is usual, if not said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        time: Option<ElapsedTime>,
        /// What is known to be lost by it; without it nothing may be.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lose: Option<Loss>,
    },
    /// Record an appeal against the decision.
    Appeal {
        /// Which incident.
        no: IncidentNo,
        /// Who appeals.
        by: String,
        /// On what grounds.
        text: String,
        /// How it was handed in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        filing: Option<Filing>,
    },
    /// Record the committee's decision on the appeal, and carry it out.
    DecideAppeal {
        /// Which incident.
        no: IncidentNo,
        /// What was decided.
        judgement: Judgement,
    },
    /// Add a correction; what was written stays.
    Correct {
        /// Which incident.
        no: IncidentNo,
        /// What is right.
        text: String,
        /// Why it is corrected; may not be empty.
        reason: String,
    },
    /// Take a decided incident up again; the decision stays in the log, and the game as it is.
    Reopen {
        /// Which incident.
        no: IncidentNo,
        /// Why; may not be empty.
        reason: String,
    },
}

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
    pub const fn board(&self) -> Option<BoardNo> {
        match self {
            Self::Open { board, .. } | Self::Rule { board, .. } => *board,
            _ => None,
        }
    }

    /// The game of a new incident, if it is told by its number.
    #[must_use]
    pub const fn game(&self) -> Option<GameNo> {
        match self {
            Self::OpenInGame { game, .. } | Self::RuleInGame { game, .. } => Some(*game),
            _ => None,
        }
    }

    /// The case that it tells; none, where it is about one that is there.
    #[must_use]
    pub const fn case(&self) -> Option<&Case> {
        match self {
            Self::Open { case, .. }
            | Self::Rule { case, .. }
            | Self::OpenInGame { case, .. }
            | Self::RuleInGame { case, .. }
            | Self::Restate { case, .. } => Some(case),
            _ => None,
        }
    }

    /// The incident it is about; none for a new one.
    #[must_use]
    pub const fn incident(&self) -> Option<IncidentNo> {
        match self {
            Self::Open { .. }
            | Self::Rule { .. }
            | Self::OpenInGame { .. }
            | Self::RuleInGame { .. } => None,
            Self::Restate { no, .. }
            | Self::Propose { no }
            | Self::Withdraw { no, .. }
            | Self::Reinstate { no, .. }
            | Self::State { no, .. }
            | Self::Accept { no, .. }
            | Self::DecideOtherwise { no, .. }
            | Self::Appeal { no, .. }
            | Self::DecideAppeal { no, .. }
            | Self::Correct { no, .. }
            | Self::Reopen { no, .. } => Some(*no),
        }
    }
}
