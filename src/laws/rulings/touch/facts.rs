//! What cases of touched pieces, of castling and of promotion by hand ask for.

use crate::rulings::facts::{Proof, answers, facts};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

answers! {
    /// Whether it is known in which order the pieces were touched.
    TouchOrder {
        /// It is: as they are named.
        Known = "order-known",
        /// It is not, or they were touched at once.
        Unknown = "order-unknown",
    }
}

answers! {
    /// Who brings a touch up.
    Raised {
        /// The opponent claims.
        Opponent = "opponent-claims",
        /// Nobody claims; the arbiter saw it.
        Arbiter = "arbiter-saw",
    }
}

answers! {
    /// To whom adjusting was announced.
    AnnouncedTo {
        /// To the opponent, who was there.
        Opponent = "to-opponent",
        /// To the arbiter, the opponent being away.
        Arbiter = "to-arbiter",
        /// To nobody, the opponent being away.
        Nobody = "to-nobody",
    }
}

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
    } later {
        /// Whether the order is known.
        order: TouchOrder,
        /// To whom adjusting was announced, if it was.
        told: AnnouncedTo,
        /// Whether it was plainly meant as adjusting, though nothing was said.
        adjusting: bool,
        /// Whether it was the opponent's move when it happened.
        opponents_time: bool,
        /// Whether what the opponent touched since was touched by accident.
        accidental_since: bool,
        /// Who brings it up.
        raised: Raised,
        /// How far it is proved.
        proof: Proof,
    }
}

impl TouchedPiece {
    /// Pieces touched on purpose, in a known order, with nothing said before.
    #[must_use]
    pub const fn new(by: Side, touched: Vec<Square>) -> Self {
        Self {
            by,
            touched,
            announced: false,
            deliberate: true,
            claim_lost: false,
            order: TouchOrder::Known,
            told: AnnouncedTo::Opponent,
            adjusting: false,
            opponents_time: false,
            accidental_since: false,
            raised: Raised::Opponent,
            proof: Proof::Certain,
        }
    }
}

facts! {
    /// A player adjusts pieces.
    Adjusting of by asks {
        /// The player whom the case is about.
        by: Side,
        /// Whether it was announced first.
        announced: bool,
    } may {
        /// To whom.
        told: AnnouncedTo,
        /// Whether the player does it again and again.
        repeated: bool,
    }
}

answers! {
    /// What was touched first in castling.
    CastlingHand {
        /// The king.
        King = "king-first",
        /// The rook.
        Rook = "rook-first",
        /// Both at once.
        Together = "both-at-once",
    }
}

answers! {
    /// How far castling had come.
    CastlingStage {
        /// King and rook were touched.
        Touched = "both-touched",
        /// The king was released on its new square.
        KingReleased = "king-released",
        /// The rook was released, too.
        Castled = "castled",
        /// The clock was pressed, too.
        Pressed = "castled-and-pressed",
    }
}

facts! {
    /// A player castles by hand.
    CastlingByHand of by asks {
        /// The player whom the case is about.
        by: Side,
        /// With the rook on this square.
        rook: Square,
        /// What was touched first.
        first: CastlingHand,
        /// How far it had come.
        stage: CastlingStage,
    } may {
        /// How far it is proved.
        proof: Proof,
    }
}

answers! {
    /// How far a promotion had come.
    PromotionStage {
        /// The pawn was released on the last rank.
        Pawn = "pawn-released",
        /// The new piece is in the hand.
        InHand = "piece-in-hand",
        /// The new piece has touched the square and is still held.
        OnSquare = "piece-touched-square",
        /// The new piece was released.
        Released = "piece-released",
    }
}

facts! {
    /// A player wants to promote to something else.
    PromotionChoice of by asks {
        /// The player whom the case is about.
        by: Side,
        /// How far the promotion had come.
        stage: PromotionStage,
    } may {
        /// Whether the clocks were stopped to fetch a piece, such as a queen.
        fetched: bool,
    } later {
        /// Whether the clock was pressed before the new piece stood on the square.
        pressed: bool,
    }
}

facts! {
    /// A rook was put on the square of promotion upside down.
    InvertedRook of by asks {
        /// By whom.
        by: Side,
    } may {
        /// Whether it was called a queen.
        named_queen: bool,
        /// Whether it has moved since as a rook cannot.
        moved_as_queen: bool,
    }
}
