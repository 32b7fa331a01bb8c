//! What has happened in a blind match, in the past tense. The tags are a promise to every journal
//! that exists.

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::blind::arrangement::Arrangement;
use crate::blind::execution::Execution;
use crate::blind::notice::Notice;
use crate::blind::reconcile::Verdict;
use crate::blind::reconcile::procedure::Step;
use crate::blind::utterance::Utterance;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::laws::adjournment::AssistantDuty;

/// Who speaks or acts at the board.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "blind-actor")]
pub enum Actor {
    /// A player.
    #[message(transparent)]
    Player(Side),
    /// The assistant of a player.
    Assistant(Side),
    /// The arbiter.
    Arbiter,
    /// The program.
    Program,
}

/// How the clock stood before it was pressed too early.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EarlyPress {
    /// The times left.
    pub times: BySide<Millis>,
    /// What the mover had used for the move, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
}

/// What a player may ask to be told (Laws 2023, D.2.10.4).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "blind-inquiry")]
pub enum Inquiry {
    /// The number of moves completed.
    Moves,
    /// The times of both.
    Times,
    /// The own time.
    OwnTime,
    /// The opponent's time.
    OpponentTime,
    /// The last move.
    LastMove,
    /// What stands on the board.
    Position,
}

impl Inquiry {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Moves,
        Self::Times,
        Self::OwnTime,
        Self::OpponentTime,
        Self::LastMove,
        Self::Position,
    ];
}

facts!(jadoube_laws::events);

fn if_any(reason: &str) -> Value<'_> {
    if reason.is_empty() { Value::NONE } else { reason.value() }
}

/// What only the moves of the game can tell: `i18n` fills it in, which has them.
const fn by_line() -> Value<'static> {
    Value::NONE
}

impl Event {
    /// The move that it is about: the plies before it.
    #[must_use]
    pub const fn ply(&self) -> Option<Ply> {
        match self {
            Self::Announced { ply, .. }
            | Self::AnnouncementCorrected { ply, .. }
            | Self::CorrectedTooLate { ply, .. }
            | Self::Repeated { ply, .. }
            | Self::Lifted { ply, .. }
            | Self::Executed { ply, .. }
            | Self::PutBack { ply, .. }
            | Self::ClockStarted { ply, .. }
            | Self::ClockSetBack { ply, .. }
            | Self::Settled { ply, .. }
            | Self::DutyDone { ply, .. }
            | Self::CompareCalled { ply }
            | Self::Compared { ply, .. }
            | Self::Reconciled { ply, .. }
            | Self::StepDone { ply, .. }
            | Self::StepSkipped { ply, .. }
            | Self::StepsLeft { ply, .. }
            | Self::Noticed { ply, .. } => Some(*ply),
            Self::Arranged { .. }
            | Self::Asked { .. }
            | Self::Told { .. }
            | Self::AssistantLeft { .. }
            | Self::AssistantReturned { .. }
            | Self::Locked { .. }
            | Self::Unlocked { .. } => None,
        }
    }
}
