//! What can be asked of a game, in the imperative. The game
//! answers with events or a refusal.

use serde::{Deserialize, Serialize};

use crate::clock::correction::Correction;
use crate::game::counter::Counter;
use crate::game::event::{LostTime, MissingAnswer, Observation, Source};
use crate::game::gap::Gap;
use crate::game::outcome::Outcome;
use crate::game::sheets::{Mark, Origin, RecordingMethod};
use crate::game::touch_duty::Obligation;
use crate::sensing::PlayerClocks;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::scoresheet::sheet::Cell;
use jadoube_chess::side::{BySide, Side};

/// Whether a move entered by hand also presses the program's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterMove {
    /// It presses, where the program's clock runs for the player who moved.
    Press,
    /// The clock is left alone.
    Leave,
}

/// The end of a game as it is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    /// The result with its reason.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// What becomes of the move that was made on the board and not completed by a press. To be
    /// told where one stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_move: Option<LastMove>,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        Self { outcome, last_move: None }
    }
}

/// Whether a move that was made and not completed belongs to the record (Art. 6.2.1: it is made
/// when the hand leaves the piece, and completed with the press). It is named, since another may
/// have come to stand there meanwhile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LastMove {
    /// It does; it is recorded as made and not completed.
    Include(Uci),
    /// It does not.
    LeaveOut(Uci),
}

/// A request to one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Command {
    /// Begin play: the program's clock starts for the player to move.
    Start,
    /// Make a move.
    Play {
        /// The move.
        uci: Uci,
        /// Where it came from.
        source: Source,
        /// The times shown with it, if a clock on the table or a file told them.
        times: Option<BySide<Millis>>,
        /// The time spent, if a file told it.
        spent: Option<Millis>,
        /// What the program's clock does.
        after: AfterMove,
    },
    /// Take back to a ply.
    TakeBack {
        /// The plies that remain.
        to: Ply,
        /// Why; may not be empty.
        reason: String,
    },
    /// Replace one move of the record; all later ones must stay legal.
    CorrectMove {
        /// Which: 1 is the first.
        ply: Ply,
        /// The right one.
        uci: Uci,
        /// Why; may not be empty.
        reason: String,
    },
    /// Press the program's clock.
    PressClock {
        /// Who presses.
        side: Side,
    },
    /// Set the program's clock going.
    StartClock {
        /// For whom.
        side: Side,
    },
    /// Stop both clocks.
    StopClock,
    /// Record what the clock on the table shows.
    ObserveClock(PlayerClocks),
    /// Correct the clock.
    CorrectClock {
        correction: Correction,
        /// Why; may not be empty.
        reason: String,
    },
    /// Undo the last correction of the clock.
    UndoCorrection {
        /// Why; may not be empty.
        reason: String,
    },
    /// Record that a flag has fallen.
    NoteFlag { side: Side },
    /// Offer a draw.
    OfferDraw { by: Side },
    /// Reject the offer.
    DeclineDraw,
    /// Record something seen.
    Observe(Observation),
    /// Count an illegal move.
    CountIllegalMove {
        /// Against whom.
        by: Side,
    },
    /// Set a count of illegal moves right.
    SetIllegalMoves {
        by: Side,
        /// The right count.
        count: u8,
        /// Why; may not be empty.
        reason: String,
    },
    /// Count something that a player has done or got.
    Count {
        what: Counter,
        /// For whom.
        by: Side,
    },
    /// Set such a count right.
    SetCount {
        /// What is counted.
        what: Counter,
        /// For whom.
        by: Side,
        /// The right count.
        count: u8,
        /// Why; may not be empty.
        reason: String,
    },
    /// Hold a player on move to what a decision says is owed.
    Oblige {
        by: Side,
        obligation: Obligation,
        /// The moves that fulfil it.
        moves: Vec<Uci>,
    },
    /// End the game.
    End(Ending),
    /// Take an ended game up again.
    Reopen {
        /// Why; may not be empty.
        reason: String,
    },
    /// The program is back after a time in which it did not see the clock.
    Recover {
        /// That time.
        gap: Gap,
    },
    /// Say how the time counts that nobody saw.
    CountLostTime {
        how: LostTime,
        /// How many gaps this answers; refused when there are others by now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gaps: Option<usize>,
    },
    /// Write one cell of a player's scoresheet, or write it again.
    WriteCell {
        /// Whose sheet.
        whose: Side,
        /// Which cell: 0 is White's move of the first row, 1 Black's.
        index: u16,
        /// What stands there; a `(=)` behind it is taken for the mark of a draw offer.
        cell: Cell,
    },
    /// Say what becomes of the moves that are missing between the record and what stands on the
    /// board.
    #[serde(rename = "close-gap")]
    AnswerMissing { how: MissingAnswer },
    /// Take a whole scoresheet in place of what is known of it.
    TakeSheet {
        whose: Side,
        /// Its cells.
        cells: Vec<Cell>,
        /// Where they come from.
        from: Origin,
    },
    /// Say in which way a scoresheet is kept.
    KeepSheet { whose: Side, kept: RecordingMethod },
    /// Set what stands beside a cell.
    MarkCell {
        /// Whose sheet.
        whose: Side,
        /// Which cell.
        index: u16,
        /// What stands there.
        mark: Mark,
    },
    /// Decide that these were the moves of the game.
    Reconstruct {
        /// All moves from the start position.
        moves: Vec<Uci>,
        /// Why; may not be empty.
        reason: String,
    },
}
