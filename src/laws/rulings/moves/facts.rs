//! What cases of making and completing a move ask for.

use crate::rulings::facts::{answers, facts};
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

answers! {
    /// How far a move had come.
    MoveStage {
        /// The piece is in the hand.
        InHand = "in-hand",
        /// It was released on its square, a captured piece is off the board.
        Released = "released",
        /// It was released, and the captured piece is still on the board.
        CaptureLeft = "captured-piece-left",
        /// The king of a castling was released, the rook stands where it stood.
        KingReleased = "castling-king-released",
        /// A pawn was released on the last rank, no new piece stands there.
        PawnReleased = "pawn-on-last-rank",
        /// The new piece stands there, and the pawn is still on the board.
        PawnLeft = "pawn-left-beside",
        /// The clock was pressed with the pawn on the last rank, and the new piece was put there
        /// after it.
        PieceAfterPress = "piece-after-press",
    }
}

facts! {
    /// A move that is not finished, or not pressed.
    UnfinishedMove of by asks {
        /// Who makes it.
        by: Side,
        /// From this square.
        from: Square,
        /// To this square.
        to: Square,
        /// How far it had come.
        stage: MoveStage,
    } may {
        /// Whether the clock was pressed.
        pressed: bool,
    }
}

impl UnfinishedMove {
    /// Whether the clock was pressed.
    #[must_use]
    pub const fn pressed(&self) -> bool {
        self.pressed || matches!(self.stage, MoveStage::PieceAfterPress)
    }
}

answers! {
    /// When a flag was seen down.
    FlagSeen {
        /// After the move was made on the board.
        After = "after-the-move",
        /// Before it.
        Before = "before-the-move",
    }
}

facts! {
    /// The flag falls at the last move of a period.
    LastMove of by asks {
        /// Whose flag.
        by: Side,
        /// The move.
        uci: Uci,
        /// When the flag was seen down.
        seen: FlagSeen,
    } may {
        /// Whether the clock was pressed before.
        pressed: bool,
        /// Whether a draw was claimed with the move.
        claimed: bool,
    }
}

facts! {
    /// A player did not press, was answered, and has made the next move.
    NextMoveUnpressed of by asks {
        /// The player whom the case is about.
        by: Side,
    } may {}
}

answers! {
    /// What was wrong with the handling of the clock.
    ClockFault {
        /// It was pressed with the other hand.
        OtherHand = "other-hand",
        /// A finger was kept on the button or above it.
        Finger = "finger-on-button",
        /// It was struck, lifted or knocked over.
        Struck = "clock-struck",
        /// It was pressed before the move was made, which then was made.
        BeforeMoving = "pressed-before-moving",
    }
}

facts! {
    /// A player handles the clock wrongly.
    ClockHandling of by asks {
        /// The player whom the case is about.
        by: Side,
        /// What was wrong with the handling of the clock.
        fault: ClockFault,
    } may {
        /// Whether there was a warning for it before.
        repeated: bool,
    }
}

facts! {
    /// A player wants to press the clock though the opponent has replied already.
    PressAfterReply of by asks {
        /// The player whom the case is about.
        by: Side,
    } may {}
}
