//! What an edition says on touched pieces (Article 4 since 1997, 8 and 20 before).

use serde::{Deserialize, Serialize};

use crate::laws::rule::{Rule, chapter};

/// What counts as a touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TouchIntent {
    /// Any touch without a warning before it.
    Any,
    /// One with the intention of moving or capturing.
    Intent,
    /// A deliberate one.
    Deliberate,
    /// One with that intention; every touch that is not clearly accidental has it.
    IntentOrNonAccidental,
}

/// A duty of a player who has touched pieces of both colours; the first that can be fulfilled
/// holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BothColours {
    /// The own piece takes the opponent's.
    OwnTakesIt,
    /// Any other piece takes the opponent's.
    OtherTakesIt,
    /// The own piece moves.
    OwnMoves,
    /// The first piece touched that can be is moved or captured.
    FirstTouched,
}

/// What holds when nobody knows which piece was touched first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum OrderUnclear {
    /// The opponent chooses.
    OpponentChooses,
    /// The arbiter does.
    Arbiter,
    /// The own piece counts as touched first.
    OwnFirst,
}

/// Several pieces of a colour touched together with the other colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Several {
    /// The opponent says which; the opponent's clock runs meanwhile.
    OpponentSpecifies,
    /// A penalty at the arbiter's discretion.
    Discretion,
    /// No rule of its own: as for one piece of each.
    NoRule,
    /// Expressly the same rule: the first of each colour.
    SameRule,
}

/// Castling with the rook touched first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RookFirst {
    /// It stands; the player is warned.
    ValidWithWarning,
    /// Not with that rook on this move; the rook must move if it can.
    Forbidden,
}

/// What makes the choice of the promoted piece final.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PromotionFinal {
    /// The hand has let the piece go.
    Release,
    /// The piece has touched the square of promotion.
    TouchSquare,
    /// No rule.
    NoRule,
}

chapter! {
    /// Touched pieces.
    Touch {
        /// Adjusting is announced first, and only the player on move may do it.
        adjusting: Rule<()>,
        /// Only the player on move may adjust.
        adjusting_on_move: Rule<()>,
        /// Whether a player whose opponent is absent must tell the arbiter before adjusting.
        adjusting_alone: Rule<bool>,
        /// What counts as a touch.
        intent: Rule<TouchIntent>,
        /// A piece touched so must be moved or captured.
        touch_move: Rule<()>,
        /// One or more own pieces.
        own: Rule<()>,
        /// One or more of the opponent's.
        enemy: Rule<()>,
        /// Both colours.
        both: Rule<Vec<BothColours>>,
        /// The order is not known.
        order_unclear: Rule<OrderUnclear>,
        /// Several of a colour with the other colour.
        several: Rule<Several>,
        /// King and rook: castling.
        castling: Rule<()>,
        /// The rook before the king.
        rook_first: Rule<RookFirst>,
        /// King and rook, castling there illegal: the king must move.
        castling_illegal: Rule<()>,
        /// Whether castling on the other side is such a move of the king.
        castling_other_side: Rule<bool>,
        /// When the choice of the promoted piece is final.
        promotion_final: Rule<PromotionFinal>,
        /// Whether FIDE's manual for arbiters says that a rook upside down is a rook.
        inverted_rook: Rule<bool>,
        /// Nothing touched can be moved or captured.
        free: Rule<()>,
        /// The right to claim is lost by touching a piece: by which kind of touch.
        claim_lost: Rule<TouchIntent>,
        /// Whether the arbiter acts without a claim in standard play.
        arbiter_acts: Rule<bool>,
        /// Whether rapid without supervision needs a request by a player.
        on_request_in_rapid: Rule<bool>,
        /// What proves a touch that is denied.
        evidence: Rule<()>,
    }
}
