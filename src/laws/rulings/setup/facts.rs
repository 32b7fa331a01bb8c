//! What cases of a wrong start and of displaced pieces ask for.

use crate::rulings::facts::{answers, facts};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

answers! {
    /// What was wrong from the start.
    Wrong {
        /// Pieces stood on wrong squares.
        Pieces = "pieces",
        /// King and queen were exchanged.
        KingAndQueen = "king-and-queen",
        /// A rook stood wrong.
        Rook = "rook",
        /// The board was turned, the corner on the right not white.
        Board = "board",
    }
}

facts! {
    /// The start position or the board was wrong.
    WrongStart asks {
        /// What was wrong at the start.
        wrong: Wrong,
    } may {
        /// The moves that each player has completed; by the record if not told.
        moves: Option<u16>,
    }
}

facts! {
    /// The colours were reversed.
    ColoursReversed asks {} may {
        /// The moves that each player has completed; by the record if not told.
        moves: Option<u16>,
    }
}

answers! {
    /// A flag that has fallen while pieces were displaced.
    FlagBeside {
        /// None, as far as the record shows.
        None = "no-flag",
        /// That of the player who displaced them.
        Own = "own-flag",
        /// The opponent's.
        Opponents = "opponents-flag",
    }
}

facts! {
    /// Pieces were displaced.
    Displaced of by asks {
        /// By whom.
        by: Side,
    } may {
        /// Whether that player pressed the clock all the same.
        pressed: bool,
        /// Whether the opponent has started that player's clock again without moving.
        restarted: bool,
        /// Whether the position cannot be set up again.
        lost: bool,
        /// The half-moves after which the position is known last, if it cannot.
        last_known: Option<Ply>,
    } later {
        /// A flag that fell before the pieces were corrected.
        flag: FlagBeside,
    }
}

facts! {
    /// After an adjournment play went on from a wrong position.
    ResumedWrong asks {} may {
        /// The half-moves played at the adjournment; all of the record if not told.
        adjourned: Option<Ply>,
    }
}
