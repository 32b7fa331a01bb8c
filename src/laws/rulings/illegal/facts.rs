//! What cases of illegal moves and of the press of the clock ask for.

use crate::game::state::Game;
use crate::rulings::facts::{Proof, answers, facts};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

answers! {
    /// What the opponent has done since an illegal move.
    Since {
        /// Nothing has happened since.
        Nothing = "nothing",
        /// Touched a piece.
        Touched = "touched",
        /// Made a legal move.
        Moved = "moved",
        /// Made an illegal move too.
        IllegalToo = "illegal-too",
        /// Taken the king.
        TookKing = "took-king",
    }
}

facts! {
    /// An illegal move, a pawn left unpromoted among them.
    IllegalMove of by asks {
        /// Who made it.
        by: Side,
        /// Whether the clock was pressed.
        completed: bool,
    } may {
        /// What stands on the board, if known.
        standing: Option<Placement>,
        /// The move as it was made, if known: from and to.
        made: Option<(Square, Square)>,
        /// The plies played before it; if not told, it was the last turn of that player.
        ply: Option<Ply>,
    } later {
        /// What the opponent has done since, as far as the record does not tell.
        since: Since,
        /// Whether the opponent claims it, before touching a piece.
        claimed: bool,
        /// Whether there was another fault in the same move.
        several: bool,
        /// Whether the position before it cannot be set up again.
        lost: bool,
        /// The plies after which the position is known last, if it cannot.
        last_known: Option<Ply>,
        /// Whether the game was sent to adjudication.
        adjudication: bool,
        /// How far it is proved.
        proof: Proof,
    }
}

impl IllegalMove {
    /// One of the last turn of a player, of which nothing more is known.
    #[must_use]
    pub fn new(by: Side, completed: bool) -> Self {
        Self {
            by,
            completed,
            standing: None,
            made: None,
            ply: None,
            since: Since::default(),
            claimed: false,
            several: false,
            lost: false,
            last_known: None,
            adjudication: false,
            proof: Proof::default(),
        }
    }
}

impl IllegalMove {
    /// The plies played before it: as told, or before the last turn of that player.
    #[must_use]
    pub fn before_it(&self, game: &Game) -> Ply {
        let now = game.ply();
        let last = if game.turn() == self.by { now } else { Ply(now.0.saturating_sub(1)) };
        self.ply.unwrap_or(last)
    }
}

facts! {
    /// A player moved and did not press the clock.
    ClockNotPressed of by asks {
        /// The player whom the case is about.
        by: Side,
    } may {}
}

facts! {
    /// A player pressed the clock without having moved.
    PressedWithoutMove of by asks {
        /// The player whom the case is about.
        by: Side,
    } may {} later {
        /// Whether it was meant to stop the clock.
        accident: bool,
    }
}

impl PressedWithoutMove {
    /// One that was no accident.
    #[must_use]
    pub const fn new(by: Side) -> Self {
        Self { by, accident: false }
    }
}

facts! {
    /// A player used two hands for one move.
    TwoHandsMove of by asks {
        /// The player whom the case is about.
        by: Side,
    } may {
        /// Whether the clock was pressed.
        pressed: bool,
        /// Whether the opponent has moved since.
        answered: bool,
    }
}

answers! {
    /// What cannot be.
    Impossible {
        /// Both kings in check.
        BothKings = "both-kings",
        /// A pawn on the last rank.
        Pawn = "pawn",
    }
}

answers! {
    /// What the next move has brought.
    NextMove {
        /// It is not completed yet.
        NotYet = "not-yet",
        /// The position is in order again.
        PutRight = "put-right",
        /// The position still cannot be.
        Stands = "stands",
    }
}

facts! {
    /// The arbiter sees a position that cannot be.
    SeenPosition asks {
        /// What is impossible in the position.
        seen: Impossible,
    } may {
        /// What the next move has brought.
        next: NextMove,
    }
}

facts! {
    /// The times after an irregularity that was found some moves later.
    TimesAfterIrregularity asks {
        /// The moves that each player had made before it.
        before: u16,
    } may {
        /// The moves that each had made when it was found; by the record if not told.
        played: Option<u16>,
        /// The time that White had used when it was found; by the clock if not told.
        white_used: Option<Millis>,
        /// The time that Black had used.
        black_used: Option<Millis>,
    }
}
