//! How a game ended: the score, and the reason with it.

use std::borrow::Cow;

use jadoube_message::{Argument, Arguments, Message, Value};
use serde::{Deserialize, Serialize};

use jadoube_chess::result::Score;

/// Why the game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "outcome-by")]
pub enum EndReason {
    /// Checkmate (Art. 5.1.1).
    Checkmate,
    /// Resignation (Art. 5.1.2).
    Resignation,
    /// Stalemate (Art. 5.2.1).
    Stalemate,
    /// A dead position (Art. 5.2.2).
    DeadPosition,
    /// Agreement (Art. 5.2.3).
    Agreement,
    /// A claim of repetition found correct (Art. 9.2).
    Repetition,
    /// A claim of fifty moves found correct (Art. 9.3).
    FiftyMoves,
    /// The position appeared five times (Art. 9.6.1).
    FivefoldRepetition,
    /// 75 moves without capture or pawn move (Art. 9.6.2).
    SeventyFiveMoves,
    /// A claim in a quickplay finish that the arbiter agreed with (Guidelines III.5).
    QuickplayFinish,
    /// The flag fell (Art. 6.9).
    Flag,
    /// The flag fell, but the opponent cannot checkmate (Art. 6.9).
    FlagWithoutMatingMaterial,
    /// Too many illegal moves (Art. 7.5.5).
    IllegalMoves,
    /// A sealed move was illegal, ambiguous, or its meaning could not be established (Guidelines I.8).
    SealedMove,
    /// A player did not come in time (Art. 6.7.1).
    Forfeit,
    /// The arbiter declared it for another reason (Art. 12.9).
    ArbiterDecision,
    /// The appeals committee decided it.
    AppealsCommittee,
    /// A file or a result sheet gives the score and not the reason.
    #[message(id = "outcome-as-recorded")]
    AsRecorded,
}

/// The score and its reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The score.
    pub score: Score,
    /// The reason.
    pub reason: EndReason,
}

/// “White wins (1–0): checkmate”
impl Message for Outcome {
    fn id(&self) -> Cow<'_, str> {
        Cow::Borrowed("outcome-result")
    }

    fn put_values_into<'a>(&'a self, into: &mut Arguments<'a>) {
        self.score.put_into("score", into);
        self.score.sign().put_into("sign", into);
        self.reason.put_into("reason", into);
    }
}

impl Argument for Outcome {
    const NAME: &'static str = "result";

    fn value(&self) -> Value<'_> {
        Value::Message(self)
    }
}

impl Outcome {
    /// Whether a game can end with that score for that reason: a stalemate is no win, a checkmate
    /// no draw.
    #[must_use]
    pub const fn is_consistent(self) -> bool {
        match self.reason {
            EndReason::Checkmate => matches!(self.score, Score::WhiteWins | Score::BlackWins),
            EndReason::Stalemate
            | EndReason::DeadPosition
            | EndReason::Agreement
            | EndReason::Repetition
            | EndReason::FiftyMoves
            | EndReason::FivefoldRepetition
            | EndReason::SeventyFiveMoves
            | EndReason::FlagWithoutMatingMaterial => matches!(self.score, Score::Draw),
            _ => true,
        }
    }
}
