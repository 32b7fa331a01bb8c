//! What an edition says on irregularities: illegal moves, a wrong start, displaced pieces (Article
//! 7 since 1997, 9 before; the appendices on rapid and blitz).

use serde::{Deserialize, Serialize};

use crate::laws::rule::{ByKind, Rule, chapter};
use jadoube_chess::moment::Millis;

/// From which position play goes on after an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Restore {
    /// The one before it; if that cannot be set up again, the game is annulled.
    BeforeElseAnnul,
    /// The one before it; else the last that is known.
    BeforeElseLastKnown,
}

/// How the times are set after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IrregularityTimes {
    /// In proportion to the moves, for both players.
    Proportional,
    /// By the arbiter's best judgement.
    BestJudgement,
    /// The same, which may be to leave the clocks as they are.
    BestJudgementOrKeep,
}

/// What an illegal move costs, the first time, the second time, and so on; the last step holds for
/// all later ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IllegalMovePenalty {
    /// Nothing but to play a legal move.
    Nothing,
    /// The opponent gets extra time.
    OpponentTime(Millis),
    /// The game is lost, whatever the opponent has left.
    Loss,
    /// The game is lost; drawn, if the opponent cannot mate by any series of legal moves.
    LossOrDraw,
}

/// Until when an illegal move can be corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CorrectedUntil {
    /// As long as the game lasts.
    EndOfGame,
    /// Until the opponent touches a piece.
    OpponentTouches,
    /// Until the opponent has made a move.
    OpponentMoves,
}

/// Whether the arbiter acts on an illegal move that no player claims.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ArbiterActs {
    /// The arbiter acts without a claim.
    Unasked,
    /// Only on a claim.
    OnClaim,
    /// Only on a claim, but also when both kings are in check or a promotion is unfinished.
    OnClaimOrBothKings,
}

/// A pawn left on the last rank with the clock pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UnpromotedPawn {
    /// The move is played again, with a free choice of the piece, and the clocks are set back.
    ReplayTimesBack,
    /// The move is played again, with a free choice of the piece.
    Replay,
    /// It is replaced by a queen.
    Queen,
}

/// Whether a move with two hands counts as an illegal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TwoHands {
    /// No; it may be penalised otherwise.
    No,
    /// It counts as an illegal move.
    Yes,
    /// Yes, if the clock was pressed.
    IfPressed,
}

/// Both kings in check, or a pawn on the last rank, seen by the arbiter in rapid and blitz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BothKings {
    /// No rule.
    NoRule,
    /// The arbiter steps in.
    Intervene,
    /// The arbiter waits for the next move; if the position is still there, the game is drawn.
    WaitThenDraw,
}

/// Colours reversed at the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ColoursReversed {
    /// The game is annulled.
    Annul,
    /// It goes on, unless the arbiter rules otherwise.
    Continue,
    /// A new game, if both have made fewer moves than this; else it goes on.
    RestartBelow(u16),
}

/// King and queen, or a rook, on the wrong square after it can no longer be claimed: castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WrongKing {
    /// No rule.
    NoRule,
    /// No castling with that king.
    NoCastling,
    /// No castling with that king, nor with a rook that stood wrong.
    NoCastlingKingOrRook,
}

chapter! {
    /// Illegal moves.
    Illegal {
        /// What an illegal move is.
        definition: Rule<()>,
        /// From which position play goes on.
        restore: Rule<Restore>,
        /// Touch-move holds for the move that replaces it.
        replacing: Rule<()>,
        /// How the times are set.
        times: Rule<IrregularityTimes>,
        /// Whether the increment gained by the press is taken back.
        take_back_increment: Rule<bool>,
        /// What it costs.
        penalties: ByKind<Vec<IllegalMovePenalty>>,
        /// What it costs in a quickplay finish, where that differs from the rest of the game.
        penalties_in_quickplay: Rule<Option<Vec<IllegalMovePenalty>>>,
        /// Until when it is corrected.
        until: ByKind<CorrectedUntil>,
        /// Whether the arbiter acts without a claim.
        arbiter_acts: ByKind<ArbiterActs>,
        /// After the end of the game the result stands.
        after_the_game: Rule<()>,
        /// A pawn left on the last rank.
        unpromoted_pawn: Rule<UnpromotedPawn>,
        /// A move with two hands.
        two_hands: Rule<TwoHands>,
        /// Whether a press of the clock without a move counts.
        press_without_move: Rule<bool>,
        /// Whether several faults in one move expressly count once.
        several_faults_once: Rule<bool>,
        /// Both kings in check or a pawn on the last rank, seen by the arbiter.
        both_kings: ByKind<BothKings>,
        /// Whether the players may agree to correct it when that can no longer be claimed.
        by_agreement: ByKind<bool>,
        /// Whether the arbiter may penalise it, though no penalty is set.
        at_discretion: Rule<bool>,
        /// Whether it takes forces that could mate by force in one move to win a game of blitz; two
        /// knights could not.
        mating_potential: Rule<bool>,
    }
}

chapter! {
    /// A wrong start, and pieces displaced.
    Setup {
        /// The start position was wrong: a new game.
        initial: Rule<()>,
        /// The board was placed wrongly: the position is transferred.
        board: Rule<()>,
        /// The colours were reversed.
        colours: Rule<ColoursReversed>,
        /// After so many moves by each a wrong start is no longer corrected.
        no_claim_after: ByKind<Option<u16>>,
        /// Castling afterwards with a king or a rook that stood wrong.
        wrong_king: Rule<WrongKing>,
        /// Pieces displaced are corrected by the player.
        displaced: Rule<()>,
        /// Whether that is done in that player's time.
        displaced_own_time: Rule<bool>,
        /// Whether the opponent may start that player's clock again without moving.
        displaced_clock: Rule<bool>,
        /// Whether the arbiter may penalise the player.
        displaced_penalty: Rule<bool>,
        /// The position cannot be made out any more.
        displaced_lost: Rule<Restore>,
        /// A wrong position was set up at a resumption.
        resumed_wrong: Rule<()>,
        /// After the end of the game the result stands.
        after_the_game: Rule<()>,
    }
}
