//! Why a game refused a command: facts for the arbiter, worded in `i18n`.

use crate::citation::Citation;
use crate::clock::correction::CorrectionFault;
use crate::game::outcome::Outcome;
use crate::game::sheets::CELLS_MAX;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The move is not legal in the position (Art. 3).
    #[error("{uci} is not legal after ply {}", ply.0)]
    MoveIllegal {
        /// The move.
        uci: Uci,
        /// The plies played before it.
        ply: Ply,
        /// The article.
        citation: Box<Citation>,
    },
    /// A move stands on the board that is made and not completed, and it was not said whether it
    /// belongs to the record.
    #[error("{uci} stands on the board, made and not completed; include it or leave it out")]
    LastMoveStands {
        /// The move.
        uci: Uci,
        /// The plies played before it.
        ply: Ply,
    },
    /// The move that is to be included ends the game with another result.
    #[error("{uci} ends the game by itself, with another result")]
    LastMoveEnds {
        /// The move.
        uci: Uci,
        /// The plies played before it.
        ply: Ply,
        /// The result that it brings.
        outcome: Outcome,
    },
    /// An entry of the journal does not fit the game: before moves are added, the record has to be
    /// put right by taking back to where it is sound, or by entering all moves anew.
    #[error("entry {seq} of the journal does not fit this game; take back or reconstruct it first")]
    RecordDamaged {
        /// The entry.
        seq: u64,
    },
    /// No moves are missing.
    #[error("no moves are missing")]
    NothingMissing,
    /// The moves do not lead to what stands on the board.
    #[error("these moves do not lead to the position on the board: {squares} squares differ")]
    MissingNotReached {
        /// So many squares differ.
        squares: u16,
    },
    /// The game has ended.
    #[error("the game has ended; reopen it first")]
    GameEnded,
    /// The game has not ended.
    #[error("the game has not ended")]
    GameNotEnded,
    /// The game has begun already.
    #[error("the game has begun already")]
    AlreadyStarted,
    /// There are not that many moves.
    #[error("ply {} is not in the record, which has {}", asked.0, played.0)]
    NoSuchPly {
        /// Asked for.
        asked: Ply,
        /// In the record.
        played: Ply,
    },
    /// With the corrected move a later one is no longer legal.
    #[error("with {uci} the later move {later} at ply {} would be illegal", ply.0)]
    LaterMoveIllegal {
        /// The correction.
        uci: Uci,
        /// The later move.
        later: Uci,
        /// Its ply.
        ply: Ply,
    },
    /// The clock does not run for that player.
    #[error("the clock of {0:?} is not running")]
    ClockNotRunning(Side),
    /// Nothing runs.
    #[error("the clocks are stopped already")]
    ClocksStopped,
    /// The clock on the table cannot be pressed from here.
    #[error("the clock on the table keeps the time of this game")]
    ClockOnTable,
    /// The correction makes no sense for this clock.
    #[error(transparent)]
    Correction(#[from] CorrectionFault),
    /// There is no correction to undo.
    #[error("no correction of the clock to undo")]
    NothingToUndo,
    /// That flag is known to have fallen, or has not fallen.
    #[error("the flag of {0:?} has not fallen")]
    FlagNotFallen(Side),
    /// A draw has been offered already.
    #[error("a draw has been offered already")]
    OfferPending,
    /// Nobody offered a draw.
    #[error("no draw offer is open")]
    NoOffer,
    /// A reason is required.
    #[error("a correction needs a reason")]
    ReasonMissing,
    /// Nothing is asked about lost time.
    #[error("no lost time is waiting to be counted")]
    NoLostTime,
    /// The program was away once more since the question was shown.
    #[error("the program was away again: the question about lost time has changed")]
    LostTimeChanged,
    /// How long it was cannot be measured.
    #[error("the lost time cannot be measured: say how much each player loses")]
    LostTimeUnknown,
    /// More is to be counted than was lost.
    #[error("{asked} are to be counted, and {lost} were lost")]
    LostTimeTooMuch {
        /// What both players together would lose.
        asked: Millis,
        /// What was lost, measured.
        lost: Millis,
    },
    /// A scoresheet has no such cell.
    #[error("no scoresheet has a cell {index}; the last is {}", CELLS_MAX - 1)]
    NoSuchCell {
        /// Asked for.
        index: usize,
    },
    /// The way to write is not known here.
    #[error("“{0}” is no way to write moves that is known here")]
    NoSuchSystem(String),
}
