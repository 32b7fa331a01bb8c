//! What cases of touched pieces ask for.

use crate::core::board::square::Square;
use crate::core::rulings::facts::facts;
use crate::core::side::Side;

facts! {
    /// Pieces were touched.
    TouchedPiece of by asks {
        /// By whom.
        by: Side,
        /// What stood on these squares, in the order of touching.
        touched: Vec<Square>,
        /// Whether adjusting was announced first (“j'adoube”).
        announced: bool,
        /// Whether the piece was touched on purpose.
        deliberate: bool,
    } may {
        /// Whether the opponent has touched a piece since.
        claim_lost: bool,
    }
}
