//! What an edition says on adjourned games and on play with blind players, as far as it decides a
//! case. (Articles 15 and 16 of 1972 and 1980, appendices and guidelines since.)

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::laws::rule::{Rule, chapter};

/// Where the rules of adjourned games stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum AdjournmentStatus {
    /// In the Laws themselves.
    Law,
    /// In an appendix.
    Appendix,
    /// In the guidelines.
    Guideline,
}

/// In which notation the sealed move is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SealedNotation {
    /// In full.
    Full,
    /// So that it can mean one move only.
    Unambiguous,
}

/// What the envelope must bear.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message(prefix = "adjournment-lacks")]
pub enum EnvelopeField {
    /// The players' names.
    Names,
    /// Their countries.
    Countries,
    /// The position immediately before the sealed move.
    Position,
    /// The times used.
    Times,
    /// Who sealed.
    Sealer,
    /// The number of the sealed move.
    MoveNumber,
    /// A draw offered before.
    DrawOffer,
    /// Date, time and place of the resumption.
    Resumption,
}

/// A sealed move that is illegal or cannot be made out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IllegalSealed {
    /// It loses, unless what was meant is beyond reasonable doubt.
    LossUnlessClear,
    /// It loses.
    Loss,
}

/// An envelope that is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LostEnvelope {
    /// The game is annulled, unless position and times can be agreed.
    AnnulUnlessAgreed,
    /// The player who sealed states the move, if position and times can be agreed.
    SealerStates,
}

/// Lateness at a resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum LateResumption {
    /// So many minutes.
    Minutes(u16),
    /// As at the start.
    DefaultTime,
}

/// Wrong times at a resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WrongResumptionTimes {
    /// Corrected only if pointed out before the first move.
    BeforeFirstMove,
    /// The same; the arbiter may help when the consequences are too severe.
    BeforeFirstMoveOrArbiter,
}

chapter! {
    /// Adjourned games.
    Adjournment {
        /// Where the rules stand.
        status: Rule<AdjournmentStatus>,
        /// How a move is sealed, and in which notation.
        sealing: Rule<SealedNotation>,
        /// Whether the arbiter asks the player to seal.
        arbiter_asks: Rule<bool>,
        /// Whether the envelope is handed to the opponent of the player who seals, who writes what
        /// stands on it.
        opponent_writes: Rule<bool>,
        /// Whether the controller signs across its flap.
        flap_signed: Rule<bool>,
        /// The sealed move may be changed until the clock is stopped.
        changing: Rule<()>,
        /// A move made on the board is the one to be sealed.
        board_move: Rule<()>,
        /// Whether a player who adjourns early is taken to have sealed at the end of the session.
        early_is_nominal_end: Rule<bool>,
        /// Whether an offer made after the sealing expressly stands.
        offer: Rule<bool>,
        /// What the envelope bears.
        envelope: Rule<Vec<EnvelopeField>>,
        /// The arbiter checks and keeps the envelope.
        custody: Rule<()>,
        /// The position and the times that are set up at the resumption.
        set_up: Rule<()>,
        /// Whether an agreement or a resignation before the opening expressly stands.
        before_opening: Rule<bool>,
        /// When the envelope is opened, and whose clock runs.
        opening: Rule<()>,
        /// The reply to an absent sealer.
        sealer_absent: Rule<()>,
        /// A sealed move that is illegal.
        illegal_sealed: Rule<IllegalSealed>,
        /// Whether it does not lose where the game is decided otherwise or the opponent cannot mate.
        sealed_exceptions: Rule<bool>,
        /// A lost envelope.
        lost_envelope: Rule<LostEnvelope>,
        /// Lateness at the resumption.
        late: Rule<LateResumption>,
        /// Whether the result of a sealed move that ended the game stands whoever comes too late;
        /// otherwise it stands only where the player who sealed does.
        end_stands: Rule<bool>,
        /// Whether the player who must reply loses the time when both are absent.
        both_absent: Rule<bool>,
        /// Wrong times at the resumption.
        wrong_times: Rule<WrongResumptionTimes>,
        /// Who controls the session, and what is announced.
        session: Rule<()>,
        /// Whether the adjourned games must be finished before the last round.
        before_last_round: Rule<bool>,
        /// By how many minutes a session may be extended at most, where the edition says so.
        longest_extension: Rule<Option<u16>>,
        /// How many minutes a player may play on a day at most, where the edition says so.
        longest_day: Rule<Option<u16>>,
        /// Whether it is said that a claim must be made before the sealing.
        claim_before_sealing: Rule<bool>,
    }
}

/// Whether the two boards are obligatory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TwoBoards {
    /// Two boards are obligatory.
    Obligatory,
    /// When either player asks for them.
    OnDemand,
}

/// A move announced one way and executed another, found later.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WrongExecution {
    /// The player bears certain disadvantages.
    CertainDisadvantages,
    /// The position is corrected by both scoresheets, without a penalty.
    AdjustToScores,
}

/// A duty that an assistant at a board with a blind player can have.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message(prefix = "blind-duty", name = "duty")]
pub enum AssistantDuty {
    /// To make the blind player's moves on the opponent's board.
    MakesBlindMoves,
    /// To make the opponent's moves on the blind player's board.
    MakesOpponentMoves,
    /// To announce the opponent's moves.
    AnnouncesOpponent,
    /// To announce the blind player's moves.
    AnnouncesBlind,
    /// To keep the score of the player who is assisted.
    KeepsScore,
    /// To start the clock of the opponent of the player who is assisted.
    StartsClock,
    /// To tell the player moves and times, on request and not otherwise.
    TellsOnRequest,
    /// To claim that the time is exceeded.
    ClaimsFlag,
    /// To tell the arbiter that the opponent has touched a piece.
    ReportsTouch,
    /// To carry out the formalities of an adjournment.
    Adjourns,
}

impl AssistantDuty {
    /// All of them, in the order of the Laws.
    pub const ALL: [Self; 10] = [
        Self::MakesBlindMoves,
        Self::MakesOpponentMoves,
        Self::AnnouncesOpponent,
        Self::AnnouncesBlind,
        Self::KeepsScore,
        Self::StartsClock,
        Self::TellsOnRequest,
        Self::ClaimsFlag,
        Self::ReportsTouch,
        Self::Adjourns,
    ];
}

chapter! {
    /// Play with blind and visually impaired players.
    Blind {
        /// The two boards.
        two_boards: Rule<TwoBoards>,
        /// The blind player's board.
        special_board: Rule<()>,
        /// Moves are announced, repeated and executed.
        announcing: Rule<()>,
        /// When a piece counts as touched.
        touched: Rule<()>,
        /// When a move is made.
        made: Rule<()>,
        /// The clock for the blind.
        special_clock: Rule<()>,
        /// Whether the blind player must keep a score.
        score_kept: Rule<bool>,
        /// A slip of the tongue.
        slip: Rule<()>,
        /// The boards and the scoresheets differ.
        discrepancy: Rule<()>,
        /// The boards differ and the scoresheets agree.
        wrong_execution: Rule<WrongExecution>,
        /// Whether the assistant makes the moves of either player.
        assistant_moves_both: Rule<bool>,
        /// Whether the assistant tells of touched pieces.
        assistant_reports_touch: Rule<bool>,
        /// The assistant of the sighted player.
        sighted_assistant: Rule<()>,
        /// Whether a scheme of names for files and ranks is suggested.
        phonetics: Rule<bool>,
        /// Whether a blind player against a deaf one must have an assistant.
        deaf_pairing: Rule<bool>,
        /// Whether those in charge may adapt these rules to local circumstances.
        adaptable: Rule<bool>,
        /// Whether it is said that the piece is announced that a pawn becomes.
        promotion_announced: Rule<bool>,
        /// Whether the arbiter may choose other numbers for the ranks than the German ones.
        ranks_by_arbiter: Rule<bool>,
        /// Whether, for the sighted player, the usual rules decide when a piece is touched and when
        /// a move is made.
        sighted_as_usual: Rule<bool>,
        /// What the blind player's assistant may do.
        assistant_duties: Rule<Vec<AssistantDuty>>,
        /// What the sighted player's assistant may do, where the blind player has none.
        sighted_duties: Rule<Vec<AssistantDuty>>,
    }
}
