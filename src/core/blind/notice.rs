//! What does not agree, or was not done as it should. It is told to the arbiter and the assistant,
//! never to a player, and comes with the case on which the arbiter can have the Laws read.

use jadoube_message::{Argument, Message, Value, clauses, listed};
use serde::{Deserialize, Serialize};

use crate::blind::arrangement::Arrangement;
use crate::blind::missing_duty::Lack;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::sealed::facts::{
    AssistantAct, AssistantOf, BlindAssistant, BlindMatter, BlindPlay, BlindSlip, BoardsDiffer,
};
use jadoube_laws::rulings::touch::facts::TouchedPiece;

/// What an assistant did outside the duties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AssistantBreach {
    /// A duty that was not agreed.
    Duty(AssistantDuty),
    /// An act that somebody reported.
    Act(AssistantAct),
}

/// What was noticed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "notice", rename_all = "kebab-case")]
#[message(prefix = "blind-notice")]
pub enum Notice {
    /// The opponent's clock was started too early.
    ClockTooEarly {
        /// By the player whose move it was.
        #[message(name = "side")]
        by: Side,
        /// What should have come before.
        #[message(with = clauses)]
        lacks: Vec<Lack>,
    },
    /// What was announced is no legal move, or no move at all.
    AnnouncedIllegal {
        /// Whose move.
        #[message(name = "side")]
        by: Side,
        /// The legal moves that sound like it.
        #[message(name = "moves")]
        near: Vec<Uci>,
    },
    /// What was announced can be several moves.
    AnnouncedUnclear {
        /// Whose move.
        #[message(name = "side")]
        by: Side,
        /// The legal moves that the announcement can mean.
        moves: Vec<Uci>,
    },
    /// The announcement does not name the piece that the pawn becomes.
    PromotionNotNamed {
        /// Whose move.
        #[message(name = "side")]
        by: Side,
    },
    /// The repetition is another move than the announcement.
    RepetitionDiffers {
        /// Who repeated.
        #[message(name = "side")]
        by: Side,
        /// What was announced.
        #[message(with = clear)]
        announced: Option<Uci>,
        /// What was repeated, if it is one move.
        #[message(with = clear)]
        repeated: Option<Uci>,
        /// Whether the two sound alike.
        alike: bool,
    },
    /// On the mover's board another move was executed than announced.
    ExecutionDiffers {
        /// Whose board.
        #[message(name = "side")]
        board: Side,
        /// What was announced.
        #[message(with = all)]
        announced: Vec<Uci>,
        /// What was executed, if it is a legal move.
        #[message(with = legal)]
        executed: Option<Uci>,
    },
    /// The opponent's board shows another move than was announced or made.
    BoardsDiffer {
        /// Whose board it is.
        #[message(name = "side")]
        board: Side,
        /// Where it is different from what it should show.
        squares: Vec<Square>,
    },
    /// A side that compared found a difference.
    ComparedDifferent {
        /// Which side.
        side: Side,
    },
    /// A touched piece was not the one that was moved.
    Touched {
        /// By whom.
        #[message(name = "side")]
        by: Side,
        /// On which squares, in order.
        squares: Vec<Square>,
    },
    /// A slip of the tongue was corrected after the opponent's clock was started.
    SlipTooLate {
        /// The player who corrected the announcement too late.
        #[message(name = "side")]
        by: Side,
    },
    /// An assistant did what is none of the duties.
    OutsideDuties {
        /// Whose assistant.
        #[message(name = "side")]
        of: Side,
        /// The duty or act that was not agreed.
        #[message(with = AssistantBreach::told)]
        what: AssistantBreach,
    },
    /// Something was done before what should come first.
    OutOfOrder {
        /// What was not done yet.
        lacks: Lack,
    },
}

impl Notice {
    /// The case that an arbiter can have ruled on; none where there is nothing to rule.
    #[must_use]
    pub fn case(&self, arrangement: &Arrangement, ply: Ply) -> Option<Case> {
        let play = |by: Side, matter| {
            let by = if arrangement.is_blind(by) { by } else { by.other() };
            Some(Case::BlindPlay(BlindPlay { by, matter }))
        };
        // Nobody has compared the scoresheets yet.
        let differ = |by| Case::BoardsDiffer(BoardsDiffer { by, scores_agree: None, ply });
        match self {
            Self::ClockTooEarly { by, .. } => play(*by, BlindMatter::Made),
            Self::AnnouncedIllegal { by, .. }
            | Self::AnnouncedUnclear { by, .. }
            | Self::PromotionNotNamed { by }
            | Self::RepetitionDiffers { by, .. } => play(*by, BlindMatter::Announcing),
            Self::ExecutionDiffers { board, .. } | Self::BoardsDiffer { board, .. } => {
                Some(differ(Some(*board)))
            }
            // Who notices it may have executed everything as it was announced.
            Self::ComparedDifferent { .. } => Some(differ(None)),
            Self::Touched { by, squares } => {
                Some(Case::TouchedPiece(TouchedPiece::new(*by, squares.clone())))
            }
            Self::SlipTooLate { by } => Some(Case::BlindSlip(BlindSlip { by: *by, started: true })),
            Self::OutsideDuties { of, what } => {
                let by = *of;
                let whose = assistant_of(arrangement, by);
                let act = what.act()?;
                Some(Case::BlindAssistant(BlindAssistant { by, whose, act }))
            }
            Self::OutOfOrder { .. } => None,
        }
    }

    /// The board that shows another move than was announced, where it is about that.
    #[must_use]
    pub const fn wrong_board(&self) -> Option<Side> {
        match self {
            Self::ExecutionDiffers { board, .. } | Self::BoardsDiffer { board, .. } => Some(*board),
            _ => None,
        }
    }

    /// Whether it is an incident of itself, and not only something to be corrected at the board.
    #[must_use]
    pub const fn is_incident(&self) -> bool {
        match self {
            Self::SlipTooLate { .. } | Self::ComparedDifferent { .. } => true,
            Self::OutsideDuties { what, .. } => {
                matches!(what, AssistantBreach::Act(AssistantAct::TellsUnasked))
            }
            _ => false,
        }
    }
}

fn assistant_of(arrangement: &Arrangement, assisted: Side) -> AssistantOf {
    if arrangement.is_blind(assisted) {
        AssistantOf::Blind
    } else if arrangement.assistant(assisted.other()).is_some() {
        AssistantOf::SightedToo
    } else {
        AssistantOf::Sighted
    }
}

impl AssistantBreach {
    /// As rulings know it; none for what they do not ask about.
    const fn act(self) -> Option<AssistantAct> {
        match self {
            Self::Act(act) => Some(act),
            Self::Duty(AssistantDuty::MakesBlindMoves) => Some(AssistantAct::OwnMoves),
            Self::Duty(AssistantDuty::MakesOpponentMoves) => Some(AssistantAct::OtherMoves),
            Self::Duty(AssistantDuty::AnnouncesOpponent) => Some(AssistantAct::AnnouncesOther),
            Self::Duty(AssistantDuty::AnnouncesBlind) => Some(AssistantAct::AnnouncesOwn),
            Self::Duty(AssistantDuty::ClaimsFlag) => Some(AssistantAct::ClaimsFlag),
            Self::Duty(AssistantDuty::ReportsTouch) => Some(AssistantAct::ReportsTouch),
            Self::Duty(
                AssistantDuty::KeepsScore
                | AssistantDuty::StartsClock
                | AssistantDuty::TellsOnRequest
                | AssistantDuty::Adjourns,
            ) => None,
        }
    }
}
/// A move that was said, if it is one.
fn clear(uci: &Option<Uci>) -> Value<'_> {
    let none = || Value::Said("blind-no-clear-move".into(), Vec::new());
    uci.as_ref().map_or_else(none, Uci::value)
}

/// A move that was executed, if it is a legal one.
fn legal(uci: &Option<Uci>) -> Value<'_> {
    let none = || Value::Said("blind-no-legal-move".into(), Vec::new());
    uci.as_ref().map_or_else(none, Uci::value)
}

impl AssistantBreach {
    /// As a value of a message: the duty that it belongs to.
    fn told(&self) -> Value<'_> {
        let duty = match self {
            Self::Duty(duty) => duty,
            Self::Act(AssistantAct::TellsUnasked) => {
                return Value::Said("blind-act-tells-unasked".into(), Vec::new());
            }
            Self::Act(AssistantAct::OwnMoves) => &AssistantDuty::MakesBlindMoves,
            Self::Act(AssistantAct::OtherMoves) => &AssistantDuty::MakesOpponentMoves,
            Self::Act(AssistantAct::AnnouncesOther) => &AssistantDuty::AnnouncesOpponent,
            Self::Act(AssistantAct::AnnouncesOwn) => &AssistantDuty::AnnouncesBlind,
            Self::Act(AssistantAct::ClaimsFlag) => &AssistantDuty::ClaimsFlag,
            Self::Act(AssistantAct::ReportsTouch) => &AssistantDuty::ReportsTouch,
        };
        duty.value()
    }
}

/// Moves one after the other; nothing, where there are none.
fn all(moves: &[Uci]) -> Value<'_> {
    if moves.is_empty() { Value::Text("".into()) } else { listed(moves, ", ") }
}
