//! What is put before the arbiter: the kind of case with its facts. The facts come from the board
//! and clock where they can, and from the arbiter otherwise.

use serde::{Deserialize, Serialize};

use crate::core::board::placement::Placement;
use crate::core::board::position::Uci;
use crate::core::board::square::Square;
use crate::core::ids::Ply;
use crate::core::side::Side;

/// When a draw was offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferMoment {
    /// After the move and before the clock was pressed: the proper moment.
    BeforePress,
    /// In the offering player's own time, before the move.
    OwnTimeBeforeMove,
    /// In the opponent's time.
    OpponentsTime,
}

/// What became of a draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferAnswer {
    /// Nothing yet.
    None,
    /// Accepted.
    Accepted,
    /// Rejected, in words or by touching a piece with the intention of playing it.
    Rejected,
}

/// A case. The tags are a promise to every journal that exists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "case", rename_all = "kebab-case")]
pub enum Case {
    /// An illegal move, a pawn left unpromoted among them.
    IllegalMove {
        /// Who made it.
        by: Side,
        /// Whether the clock was pressed.
        completed: bool,
        /// What stands on the board, if known.
        standing: Option<Placement>,
        /// The move as it was made, if known: from and to.
        made: Option<(Square, Square)>,
        /// The plies played before it.
        ply: Ply,
    },
    /// A flag is down.
    FlagFall {
        /// Whose.
        side: Side,
        /// Whether the opponent's is down too.
        both: bool,
    },
    /// A claim that the position has appeared three times.
    Repetition {
        /// The claimant.
        by: Side,
        /// The move written down and announced, not played.
        intended: Option<Uci>,
    },
    /// A claim that fifty moves were made without capture or pawn move.
    FiftyMoves {
        /// The claimant.
        by: Side,
        /// The move written down and announced, not played.
        intended: Option<Uci>,
    },
    /// A draw was offered.
    DrawOffer {
        /// By whom.
        by: Side,
        /// When.
        when: OfferMoment,
        /// What became of it.
        answer: OfferAnswer,
    },
    /// Pieces were touched.
    TouchedPiece {
        /// By whom.
        by: Side,
        /// What stood on these squares, in the order of touching.
        touched: Vec<Square>,
        /// Whether adjusting was announced first (“j'adoube”).
        announced: bool,
        /// Whether the piece was touched on purpose.
        deliberate: bool,
        /// Whether the opponent has touched a piece since.
        #[serde(default)]
        claim_lost: bool,
    },
    /// A player moved and did not press the clock.
    ClockNotPressed {
        /// Who.
        by: Side,
    },
    /// A player pressed the clock without having moved.
    PressedWithoutMove {
        /// Who.
        by: Side,
    },
    /// Anything else: no ruling is proposed.
    Other,
}
