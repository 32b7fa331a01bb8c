//! What claims and offers of a draw ask for.

use crate::core::board::position::Uci;
use crate::core::rulings::facts::{answers, facts};
use crate::core::side::Side;

answers! {
    /// When a draw was offered.
    OfferMoment {
        /// After the move and before the clock was pressed: the proper moment.
        BeforePress = "before-press",
        /// In the offering player's own time, before the move.
        OwnTimeBeforeMove = "own-time-before-move",
        /// In the opponent's time.
        OpponentsTime = "opponents-time",
    }
}

answers! {
    /// What became of a draw offer.
    OfferAnswer {
        /// Nothing yet.
        None = "none",
        /// Accepted.
        Accepted = "accepted",
        /// Rejected, in words or by what the edition takes for it.
        Rejected = "rejected",
    }
}

facts! {
    /// A claim that the position has appeared three times.
    Repetition of by asks {
        /// The claimant.
        by: Side,
    } may {
        /// The move written down and announced, not played.
        intended: Option<Uci>,
    }
}

facts! {
    /// A claim that fifty moves were made without capture or pawn move.
    FiftyMoves of by asks {
        /// The claimant.
        by: Side,
    } may {
        /// The move written down and announced, not played.
        intended: Option<Uci>,
    }
}

facts! {
    /// A draw was offered.
    DrawOffer of by asks {
        /// By whom.
        by: Side,
        /// When.
        when: OfferMoment,
        /// What became of it.
        answer: OfferAnswer,
    } may {}
}
