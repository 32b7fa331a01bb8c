//! What a recognizer finds. A finding is a proposal to the desk; only a command
//! makes it a fact. The words that are journalled as they stand are in `evidence`.

use crate::recognition::evidence::{StartFault, Touch};
use crate::sensing::{ClockMapping, Orientation, PlayerClocks, ResultSignal};
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::side::Side;

/// How a move is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveEvidence {
    /// It was seen as it was made.
    Seen,
    /// It is one of the only moves that lead to what stands on the board after reports were lost.
    Found,
    /// It was read out of the memory of the board, which has kept it while nobody listened.
    Kept {
        /// What the clock showed when its turn began; none for the first, whose turn began before.
        since: Option<PlayerClocks>,
    },
}

/// Something found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Finding {
    /// The board was found to lie this way round, for the first time or again.
    Orientation(Orientation),
    /// A start position stands on the board.
    StartPosition,
    /// A start position stands there, but a wrong one (Art. 7.2).
    WrongStart(StartFault),
    /// The newest legal explanation of what stands on the board; not committed.
    Provisional {
        /// The move.
        uci: Uci,
    },
    /// The provisional move no longer explains the board.
    Withdrawn,
    /// A move was made.
    Move {
        /// The move.
        uci: Uci,
        /// What was touched for it, in order, since the move before.
        touches: Vec<Touch>,
        /// The clock then, if there is one and it was seen.
        shown: Option<PlayerClocks>,
        /// How it is known.
        known: MoveEvidence,
    },
    /// The players have gone back.
    TakenBack {
        /// By how many plies.
        to_back: u16,
    },
    /// An earlier position of the game stands on the board, and it is not plain that the players
    /// have taken moves back: it lies far back, or the line had been away. The game stays as it is.
    Earlier {
        /// How many plies before the accepted one.
        back: u16,
    },
    /// An arrangement stands that no legal move leads to, after an attempt to move.
    Illegal {
        /// What stands there.
        placement: Placement,
        /// The move as it was made, where it is that plain.
        made: Option<(Square, Square)>,
        /// Who made it: who pressed, or the player to move.
        by: Side,
        /// Whether the clock was pressed with it (Art. 7.5.1).
        completed: bool,
        /// What was touched, in order, since the last move.
        touches: Vec<Touch>,
    },
    /// Board and game agree again after an alarm.
    Agreed,
    /// Board and game disagree, and not because of a move (Art. 7.4).
    Displaced {
        /// The squares on which something is wrong.
        squares: Vec<Square>,
    },
    /// The clock was pressed but no move had been made (Art. 6.2.4.2, 7.5.3). The lever must have
    /// stayed for the settings' quiet time; back sooner, it was only a flicker.
    PressedWithoutMove {
        /// Who pressed.
        by: Side,
    },
    /// The kings in the centre, or a piece that stands for a result.
    Result(ResultSignal),
    /// The clock shows something new.
    Clock(PlayerClocks),
    /// For more than two seconds the lever has shown one side and the time of the other has run.
    ClockContradiction,
    /// The moves contradict the presses: the ends of the clock belong to the other players than was
    /// taken for granted.
    ClockTurned {
        /// So many of the last plies were told with the times exchanged.
        plies: u16,
        /// Whose they are.
        mapping: ClockMapping,
    },
    /// Moves were made that were not reported, and what they were cannot be told. What is found from
    /// now on follows this position, which stands on the board.
    Missing {
        /// The position.
        position: Box<Position>,
    },
    /// No moves are missing after all: what the record says stands on the board again.
    Restored,
    /// After an ended game the start position stands again.
    NewGame,
    /// A piece was lifted or placed.
    Touched(Touch),
}
