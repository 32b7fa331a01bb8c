//! What an edition says on moves, how they are made and completed, and how a game ends by itself
//! (Articles 3, 4.6, 4.7, 5 and 6.2 of 2023).

use serde::{Deserialize, Serialize};

use crate::laws::rule::{Rule, chapter};

/// When the clock must be pressed for a move to be completed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CompletedByPress {
    /// Only the last move of a period.
    EndOfPeriod,
    /// Every move, unless it ends the game.
    Always,
}

/// A claim of a draw with the last move of a period, the clock not pressed before the flag fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LastMoveClaim {
    /// No rule.
    NoRule,
    /// It is heard, if the time would have sufficed to press.
    IfTimeSufficed,
    /// It counts.
    Counts,
}

chapter! {
    /// Moves and the natural ends of a game.
    Play {
        /// A legal move fulfils all that is said on the moves of the pieces.
        legal: Rule<()>,
        /// When a move is made and can no longer be changed.
        made: Rule<()>,
        /// When a capture is made: the captured piece is off the board.
        made_capture: Rule<()>,
        /// When castling is made; from when on no other move is left.
        made_castling: Rule<()>,
        /// When a promotion is made.
        made_promotion: Rule<()>,
        /// Whether pawn and promoted piece may be handled in any order.
        promotion_any_order: Rule<bool>,
        /// Whether the press of the clock completes a move.
        completed_by_press: Rule<CompletedByPress>,
        /// Whether a move is completed, too, when the player has made the next one.
        completed_by_next_move: Rule<bool>,
        /// The last move of a period; a mate given before the flag fell.
        last_move: Rule<()>,
        /// A claim of a draw with the last move of a period, the clock not pressed in time.
        last_move_claim: Rule<LastMoveClaim>,
        /// A player must be allowed to press the clock.
        press_clock: Rule<()>,
        /// Whether expressly even after the opponent's reply.
        press_after_reply: Rule<bool>,
        /// Whether the hand that moved must press the clock.
        same_hand: Rule<bool>,
        /// Whether a move is made with one hand only.
        one_hand: Rule<bool>,
        /// The clock is handled properly: not hit, lifted or knocked over.
        clock_handling: Rule<()>,
        /// Whether pressing before moving is expressly forbidden.
        press_before_moving: Rule<bool>,
        /// Checkmate ends the game.
        checkmate: Rule<()>,
        /// Stalemate ends the game.
        stalemate: Rule<()>,
        /// Whether a dead position ends the game.
        dead_position: Rule<bool>,
    }
}
