//! One edition of the Laws: when it was in force and what it says where editions differ.

use serde::{Deserialize, Serialize};

use crate::core::citation::Citation;
use crate::core::moment::Millis;

/// A value with the article it stands in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rule<T> {
    /// What the edition says.
    pub value: T,
    /// Where, as the edition numbers its articles.
    pub article: String,
    /// Set when the text was not held: the edition from which the value was assumed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub assumed_from: Option<String>,
}

/// What an illegal move costs, the first time, the second time, and so on; the last step holds for
/// all later ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IllegalMovePenalty {
    /// Nothing but to play a legal move.
    Nothing,
    /// The opponent gets extra time.
    OpponentTime(Millis),
    /// The game is lost; drawn, if the opponent cannot mate by any series of legal moves.
    LossOrDraw,
}

/// What a claim that is found wrong costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WrongClaim {
    /// Nothing.
    Nothing,
    /// The opponent gets extra time.
    OpponentTime(Millis),
}

/// The pace of a game, by which some rules differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Longer than rapid.
    Standard,
    /// Rapid chess (Appendix A of 2023).
    Rapid,
    /// Blitz (Appendix B of 2023).
    Blitz,
}

/// One value for each pace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByPace<T> {
    /// Standard play.
    pub standard: T,
    /// Rapid.
    pub rapid: T,
    /// Blitz.
    pub blitz: T,
}

impl<T> ByPace<T> {
    /// The value for a pace.
    pub const fn of(&self, pace: Pace) -> &T {
        match pace {
            Pace::Standard => &self.standard,
            Pace::Rapid => &self.rapid,
            Pace::Blitz => &self.blitz,
        }
    }
}

/// An edition of the Laws of Chess.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// The year it came into force, `2023`.
    pub id: String,
    /// In force from this day, `2023-01-01`.
    pub in_force_from: String,
    /// The parameters of this slice.
    pub rules: Rules,
}

/// What an edition says about the irregularities, claims and results handled so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// Legal moves, all of them.
    pub moves: Rule<()>,
    /// A legal move, once released on a square, stands; touch-move.
    pub touch_move: Rule<()>,
    /// A claim about a touched piece must come before the claimant touches a piece.
    pub touch_claim_lost: Rule<()>,
    /// Adjusting pieces is announced.
    pub adjusting: Rule<()>,
    /// When a move is made, and that pressing the clock completes it.
    pub move_completed: Rule<()>,
    /// The clock is pressed after the move.
    pub press_clock: Rule<()>,
    /// Illegal move: the position before it is restored.
    pub illegal_restore: Rule<()>,
    /// The ladder of penalties for completed illegal moves.
    pub illegal_penalties: ByPace<Rule<Vec<IllegalMovePenalty>>>,
    /// Whether a press of the clock without a move counts as an illegal move.
    pub press_without_move_counts: Rule<bool>,
    /// Extra time for the opponent, when a lesser breach is punished.
    pub penalties: Rule<()>,
    /// Displaced pieces are put right by the player who displaced them.
    pub displaced: Rule<()>,
    /// Checkmate ends the game.
    pub checkmate: Rule<()>,
    /// Resignation ends the game.
    pub resignation: Rule<()>,
    /// Stalemate ends the game.
    pub stalemate: Rule<()>,
    /// Whether a dead position ends the game.
    pub dead_position: Rule<bool>,
    /// Draw by agreement.
    pub agreement: Rule<()>,
    /// How a draw offer is made and when it lapses.
    pub draw_offer: Rule<()>,
    /// How often a position must appear for a claim.
    pub repetition_claim: Rule<u8>,
    /// Moves by each player without capture or pawn move, for a claim.
    pub fifty_claim: Rule<u16>,
    /// What makes positions the same.
    pub same_position: Rule<()>,
    /// Claims lapse when the claimant touches a piece.
    pub claim_lost: Rule<()>,
    /// What a wrong claim costs.
    pub wrong_claim: ByPace<Rule<WrongClaim>>,
    /// The number of appearances that ends the game without a claim, if any.
    pub automatic_repetition: Rule<Option<u8>>,
    /// The number of moves by each player that ends it without a claim, if any.
    pub automatic_moves: Rule<Option<u16>>,
    /// When a flag is considered fallen.
    pub flag_fallen: Rule<()>,
    /// A fallen flag loses; whether it draws when the opponent cannot mate.
    pub flag_draw_if_no_mate: Rule<bool>,
    /// Both flags down and nobody knows which first.
    pub both_flags: Rule<()>,
    /// A resignation draws when the opponent cannot mate.
    pub resign_draw_if_no_mate: Rule<bool>,
    /// Clock settings found wrong are corrected at once by the arbiter's judgement.
    pub clock_wrong: Rule<()>,
    /// The default time: forfeit for coming late.
    pub default_time: Rule<()>,
    /// Right to appeal, where the edition gives one.
    pub appeal: Rule<()>,
}

impl Edition {
    /// The article of a rule, to cite.
    pub fn cite<T>(&self, rule: &Rule<T>) -> Citation {
        Citation::new(&self.id, &rule.article)
    }
}
