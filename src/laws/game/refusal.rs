//! Why a game refused a command: facts for the arbiter, worded in `i18n`.

use jadoube_message::{Message, plain};

use crate::citation::Citation;
use crate::clock::correction::CorrectionFault;
use crate::game::outcome::Outcome;
use crate::game::state::Game;
use crate::game::status::Status;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "refusal", error)]
pub enum Refusal {
    /// The move is not legal in the position (Art. 3).
    MoveIllegal {
        /// The move.
        #[message(name = "move", with = plain)]
        uci: Uci,
        /// The plies played before it.
        #[message(name = "place")]
        ply: Ply,
        /// The article.
        citation: Box<Citation>,
    },
    /// A move stands on the board that is made and not completed, and it was not said whether it
    /// belongs to the record.
    LastMoveStands {
        /// The move.
        #[message(name = "move", with = plain)]
        uci: Uci,
        /// The plies played before it.
        #[message(name = "place")]
        ply: Ply,
    },
    /// The move that is to be included ends the game with another result.
    LastMoveEnds {
        /// The move.
        #[message(name = "move", with = plain)]
        uci: Uci,
        /// The plies played before it.
        #[message(skip)]
        ply: Ply,
        /// The result that it brings.
        #[message(name = "result")]
        outcome: Outcome,
    },
    /// An entry of the journal does not fit the game: before moves are added, the record has to be
    /// corrected by taking back to where it is sound, or by entering all moves again.
    RecordDamaged {
        /// The entry.
        #[message(name = "row", with = plain)]
        seq: u64,
    },
    /// No moves are missing.
    NothingMissing,
    /// The moves do not lead to what stands on the board.
    MissingNotReached {
        /// So many squares differ.
        squares: u16,
    },
    /// The game has ended.
    GameEnded,
    /// The game has not ended.
    GameNotEnded,
    /// The game has begun already.
    AlreadyStarted,
    /// There are not that many moves.
    NoSuchPly {
        /// Asked for.
        #[message(with = Ply::number)]
        asked: Ply,
        /// In the record.
        #[message(with = Ply::number)]
        played: Ply,
    },
    /// With the corrected move a later one is no longer legal.
    LaterMoveIllegal {
        /// The correction.
        #[message(name = "move", with = plain)]
        uci: Uci,
        /// The later move.
        #[message(with = plain)]
        later: Uci,
        /// Its ply.
        #[message(name = "place", with = Ply::sign)]
        ply: Ply,
    },
    /// The clock does not run for that player.
    ClockNotRunning(Side),
    /// Nothing runs.
    ClocksStopped,
    /// The clock on the table cannot be pressed from here.
    ClockOnTable,
    /// The correction makes no sense for this clock.
    #[message(transparent, from)]
    Correction(CorrectionFault),
    /// There is no correction to undo.
    NothingToUndo,
    /// That flag is known to have fallen, or has not fallen.
    FlagNotFallen(Side),
    /// A draw has been offered already.
    OfferPending,
    /// Nobody offered a draw.
    NoOffer,
    /// A reason is required.
    ReasonMissing,
    /// Nothing is asked about lost time.
    NoLostTime,
    /// The program was away once more since the question was shown.
    LostTimeChanged,
    /// How long it was cannot be measured.
    LostTimeUnknown,
    /// More is to be counted than was lost.
    LostTimeTooMuch {
        /// What both players together would lose.
        #[message(with = Millis::clock)]
        asked: Millis,
        /// What was lost, measured.
        #[message(with = Millis::clock)]
        lost: Millis,
    },
    /// A scoresheet has no such cell.
    NoSuchCell {
        /// Asked for.
        index: usize,
    },
    /// The way to write is not known here.
    NoSuchSystem(#[message(name = "system")] String),
}

/// The reason that a command gives, which must say something.
pub(in crate::game) fn required(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}

/// A game that has ended takes no more of it.
pub(in crate::game) fn playing(game: &Game) -> Result<(), Refusal> {
    match game.status {
        Status::Ended(_) => Err(Refusal::GameEnded),
        Status::Waiting | Status::Playing => Ok(()),
    }
}
