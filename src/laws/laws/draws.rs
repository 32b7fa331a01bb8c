//! What an edition says on claims of a draw, draws without a claim, offers and agreement (Articles
//! 9 and 5.2.3 since 1997; 12, 17-A and 18 before).

use serde::{Deserialize, Serialize};

use crate::laws::rule::{ByKind, Rule, chapter};
use jadoube_chess::moment::Millis;

/// How a player claims with an intended move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IntendedForm {
    /// Declares it.
    Declare,
    /// Writes it down and declares it.
    Write,
    /// The same; the written move cannot be changed.
    WriteFixed,
}

/// What makes positions the same, besides the pieces on their squares and the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Identity {
    /// The same possibilities of play.
    Dynamic,
    /// The same; a right to castle that is lost for a time makes them different.
    TemporaryLoss,
    /// The same; a right to castle is lost only by moving king or rook.
    LostByMoving,
}

/// By what the right to claim is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LostOn {
    /// Making a move.
    Move,
    /// Touching a piece.
    Touch,
}

/// What happens to the clocks during a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ClaimClock {
    /// The claimant's goes on.
    KeepsRunning,
    /// The arbiter stops it.
    ArbiterStops,
    /// The claimant must stop both.
    ClaimantMustStop,
    /// The claimant may stop both.
    ClaimantMayStop,
    /// The claimant or the arbiter stops them.
    EitherStops,
}

/// What a claim that is found wrong costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WrongClaim {
    /// Nothing; the clock of the claimant has run.
    Nothing,
    /// The opponent gets extra time.
    OpponentTime(Millis),
    /// The claimant's used time grows by so much; the game is lost, if that is all there was.
    OwnTime(Millis),
    /// The opponent gets extra time; the claimant loses half of what is left, at most `most`, but
    /// keeps `floor` if there was more, and everything if there was less.
    OpponentAndHalf {
        /// For the opponent.
        opponent: Millis,
        /// The most that the claimant loses.
        most: Millis,
        /// What the claimant keeps.
        floor: Millis,
    },
}

/// A draw by repetition without a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AutomaticRepetition {
    /// The position stood after so many consecutive alternate moves by each player.
    Consecutive(u8),
    /// It has appeared so often.
    Any(u8),
}

impl AutomaticRepetition {
    /// How often.
    #[must_use]
    pub const fn times(self) -> u8 {
        match self {
            Self::Consecutive(times) | Self::Any(times) => times,
        }
    }
}

/// An ending for which more than fifty moves are allowed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FiftyExtension {
    /// The men of each side, the stronger first: `KNN v KP`.
    pub ending: String,
    /// The moves by each player.
    pub moves: u16,
    /// Whether the pawn must be blocked by a knight, not past these squares (the 1980 rule); by
    /// colour of the pawn, `a4` and so on, black pawns first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pawn_not_past: Option<(Vec<String>, Vec<String>)>,
}

/// What the rules of an event may forbid about draws by agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MayForbid {
    /// The edition does not speak of it.
    NotSaid,
    /// The rules of an event may forbid a draw by agreement.
    Agreement,
    /// Offering and agreeing.
    OffersAndAgreement,
}

/// An offer to which a condition is attached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conditions {
    /// The edition does not speak of it.
    NotSaid,
    /// No condition can be attached.
    Forbidden,
    /// The same; the offer stands without it.
    Dropped,
}

/// By what an offer is rejected, besides in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RejectedBy {
    /// Making a move.
    Moving,
    /// Touching a piece with the intention of moving or capturing it.
    Touching,
}

chapter! {
    /// Claims of a draw, and draws without one.
    Claims {
        /// How often a position must appear for a claim.
        repetition: Rule<u8>,
        /// The claim before a move that is announced, not played.
        repetition_intended: Rule<IntendedForm>,
        /// The claim after the position has appeared.
        repetition_appeared: Rule<()>,
        /// What makes positions the same.
        same_position: Rule<Identity>,
        /// By what the right to claim a repetition is lost.
        lost_on: Rule<LostOn>,
        /// By what the right to claim fifty moves is lost, if by anything.
        fifty_lost_on: Rule<Option<LostOn>>,
        /// Whether moves that were not written down count for a claim of repetition.
        unrecorded_count: Rule<bool>,
        /// Whether they count for a claim of fifty moves.
        unrecorded_fifty_count: Rule<bool>,
        /// The clocks during a claim.
        clock: Rule<ClaimClock>,
        /// Whether a claim can be withdrawn.
        withdrawable: Rule<bool>,
        /// A correct claim draws at once.
        correct: Rule<()>,
        /// What a wrong one costs.
        wrong: ByKind<WrongClaim>,
        /// Whether the declared move must be played then.
        declared_move_stands: Rule<bool>,
        /// Whether a claim counts as an offer of a draw.
        is_offer: Rule<bool>,
        /// Whether a claimant who stops playing to appeal loses if the appeal fails.
        appeal_may_lose: Rule<bool>,
        /// Moves by each player without capture or pawn move, for a claim.
        fifty: Rule<u16>,
        /// Whether it can be claimed before a move that is announced, not played.
        fifty_intended: Rule<bool>,
        /// The claim after the moves have been made.
        fifty_appeared: Rule<()>,
        /// Whether the number may be raised for endings that are announced before the game.
        fifty_raised: Rule<bool>,
        /// Endings for which more moves are allowed.
        fifty_extensions: Rule<Vec<FiftyExtension>>,
        /// Repetition that draws without a claim.
        automatic_repetition: Rule<Option<AutomaticRepetition>>,
        /// Moves by each player that draw without a claim.
        automatic_moves: Rule<Option<u16>>,
    }
}

chapter! {
    /// Offers and agreement.
    Offers {
        /// How a draw is offered: after the move, before the press.
        made: Rule<()>,
        /// Whether an offer at another time is valid.
        at_other_times: Rule<bool>,
        /// Whether an offer without good reason, again and again, is a distraction.
        repeated: Rule<()>,
        /// An offer cannot be withdrawn.
        not_withdrawable: Rule<()>,
        /// An offer with a condition.
        conditions: Rule<Conditions>,
        /// By what it is rejected.
        rejected_by: Rule<RejectedBy>,
        /// Whether both write it down.
        recorded: Rule<bool>,
        /// What the rules of an event may forbid.
        may_be_forbidden: Rule<MayForbid>,
        /// A draw agreed without a fight before this move may bring penalties.
        short_draw: Rule<Option<u16>>,
        /// No offer or agreement before each has made so many moves, by the rules of the event.
        not_before: Rule<Option<u16>>,
        /// Whether agreement needs the arbiter's consent, by the rules of the event.
        consent: Rule<bool>,
        /// Agreement draws; the moves that each must have made.
        agreement: Rule<u16>,
    }
}
