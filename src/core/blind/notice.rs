//! What does not agree, or was not done as it should. It is told to the arbiter and the assistant,
//! never to a player, and comes with the case on which the arbiter can have the Laws read.

use jadoube_message::{Argument, Message, Value, clauses, listed};
use serde::{Deserialize, Serialize};

use crate::blind::arrangement::Arrangement;
use crate::blind::execution::squares;
use crate::blind::hearing;
use crate::blind::missing::{Lack, agree};
use crate::blind::state::{Blind, Cycle};
use crate::blind::utterance::Reading;
use jadoube_chess::board::position::{Position, Uci};
use jadoube_chess::board::square::Square;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::claims::touch;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::rulings::case::Case;
use jadoube_laws::rulings::sealed::facts::{
    AssistantAct, AssistantOf, BlindAssistant, BlindMatter, BlindPlay, BlindSlip, BoardsDiffer,
};
use jadoube_laws::rulings::touch::facts::TouchedPiece;

/// What an assistant did outside the duties.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Overstep {
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
        /// Which.
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
        /// Whose.
        #[message(name = "side")]
        by: Side,
    },
    /// An assistant did what is none of the duties.
    OutsideDuties {
        /// Whose assistant.
        #[message(name = "side")]
        of: Side,
        /// What.
        #[message(with = Overstep::told)]
        what: Overstep,
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
        let differ = |by| Case::BoardsDiffer(BoardsDiffer { by, scores_agree: true, ply });
        match self {
            Self::ClockTooEarly { by, .. } => play(*by, BlindMatter::Made),
            Self::AnnouncedIllegal { by, .. }
            | Self::AnnouncedUnclear { by, .. }
            | Self::PromotionNotNamed { by }
            | Self::RepetitionDiffers { by, .. } => play(*by, BlindMatter::Announcing),
            Self::ExecutionDiffers { board, .. } | Self::BoardsDiffer { board, .. } => {
                Some(differ(*board))
            }
            Self::ComparedDifferent { side } => Some(differ(*side)),
            Self::Touched { by, squares } => {
                Some(Case::TouchedPiece(TouchedPiece::new(*by, squares.clone())))
            }
            Self::SlipTooLate { by } => Some(Case::BlindSlip(BlindSlip { by: *by, started: true })),
            Self::OutsideDuties { of, what } => {
                let by = *of;
                let whose = whose(arrangement, by);
                let act = what.act()?;
                Some(Case::BlindAssistant(BlindAssistant { by, whose, act }))
            }
            Self::OutOfOrder { .. } => None,
        }
    }

    /// Whether it is an incident of itself, and not only something to be put right at the board.
    #[must_use]
    pub const fn is_incident(&self) -> bool {
        match self {
            Self::SlipTooLate { .. } | Self::ComparedDifferent { .. } => true,
            Self::OutsideDuties { what, .. } => {
                matches!(what, Overstep::Act(AssistantAct::TellsUnasked))
            }
            _ => false,
        }
    }
}

fn whose(arrangement: &Arrangement, assisted: Side) -> AssistantOf {
    if arrangement.is_blind(assisted) {
        AssistantOf::Blind
    } else if arrangement.assistant(assisted.other()).is_some() {
        AssistantOf::SightedToo
    } else {
        AssistantOf::Sighted
    }
}

impl Overstep {
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

/// What does not agree now, of the move after so many plies.
#[must_use]
pub fn discrepancies(blind: &Blind, game: &Game, ply: Ply, edition: &Edition) -> Vec<Notice> {
    let (Some(cycle), Some(position)) = (blind.cycle(ply), game.position_at(ply)) else {
        return Vec::new();
    };
    let record = game.plies.get(usize::from(ply.0)).map(|record| &record.uci);
    let mover = position.turn();
    let own = blind.arrangement.board(mover);
    let mut found: Vec<Notice> = Vec::new();
    found.extend(announced(cycle, mover, edition));
    found.extend(repeated(blind, cycle, position));
    found.extend(executed(cycle, own));
    if blind.arrangement.has_two_boards() {
        found.extend(other_board(cycle, own, position, record));
    }
    found.extend(touched(cycle, own, position, edition));
    found
}

fn announced(cycle: &Cycle, by: Side, edition: &Edition) -> Option<Notice> {
    let said = cycle.announcement()?;
    match &said.reading {
        Reading::Clear(_) => None,
        Reading::Illegal | Reading::Unreadable => {
            Some(Notice::AnnouncedIllegal { by, near: said.near.clone() })
        }
        open if open.lacks_promotion() => edition
            .rules
            .blind
            .promotion_announced
            .value
            .then_some(Notice::PromotionNotNamed { by }),
        Reading::Open(moves) => Some(Notice::AnnouncedUnclear { by, moves: moves.clone() }),
    }
}

fn repeated(blind: &Blind, cycle: &Cycle, position: &Position) -> Option<Notice> {
    let (said, repeated) = (cycle.announcement()?, cycle.repetition()?);
    if agree(&said.reading, &repeated.reading) {
        return None;
    }
    let (one, other) = (said.reading.clear(), repeated.reading.clear());
    let pairs = hearing::alike(blind.arrangement.announcing);
    let alike = match (one, other) {
        (Some(one), Some(other)) => hearing::sound_alike(position, one, other, &pairs),
        (Some(one), None) => repeated.near.contains(one),
        (None, Some(other)) => said.near.contains(other),
        (None, None) => said.near.iter().any(|uci| repeated.near.contains(uci)),
    };
    let (announced, repeated) = (one.cloned(), other.cloned());
    Some(Notice::RepetitionDiffers { by: position.turn().other(), announced, repeated, alike })
}

fn executed(cycle: &Cycle, board: Side) -> Option<Notice> {
    let done = cycle.executed.of(board).as_ref().filter(|done| done.rest.is_none())?;
    let announced = cycle.announcement()?.reading.moves();
    let fits = done.uci.as_ref().is_some_and(|uci| announced.contains(uci));
    (!fits && !announced.is_empty() && cycle.settled.is_none()).then(|| Notice::ExecutionDiffers {
        board,
        announced: announced.to_vec(),
        executed: done.uci.clone(),
    })
}

fn other_board(
    cycle: &Cycle,
    own: Side,
    position: &Position,
    record: Option<&Uci>,
) -> Option<Notice> {
    let board = own.other();
    let done = cycle.executed.of(board).as_ref().filter(|done| done.rest.is_none())?;
    let made = cycle.executed.of(own).as_ref().and_then(|done| done.uci.as_ref());
    let announced = cycle.announcement().map_or(&[][..], |said| said.reading.moves());
    let should: Vec<&Uci> = match record.or(cycle.settled.as_ref()) {
        Some(stands) => vec![stands],
        None if announced.is_empty() => made.into_iter().collect(),
        None => announced.iter().collect(),
    };
    let fits = done.uci.as_ref().is_some_and(|uci| should.contains(&uci));
    if fits || (should.is_empty() && done.uci.is_some()) {
        return None;
    }
    let wanted = should
        .first()
        .and_then(|uci| position.read_uci(uci).ok())
        .map_or_else(|| position.placement(), |m| position.after(m).placement());
    let squares = done.placement.differences(&wanted).map(|(square, ..)| square).collect();
    Some(Notice::BoardsDiffer { board, squares })
}

fn touched(cycle: &Cycle, own: Side, position: &Position, edition: &Edition) -> Option<Notice> {
    let done = cycle.executed.of(own).as_ref()?.uci.as_ref()?;
    let lifted: Vec<Square> = cycle.lifted.of(own).iter().map(|(_, square)| *square).collect();
    // The piece that was moved, and what it took, were lifted last; nothing else is a touch.
    let (from, to) = squares(done)?;
    if lifted.iter().all(|square| [from, to].contains(square)) {
        return None;
    }
    let duty = touch::duty(&edition.rules.touch, position, &lifted);
    (!duty.moves.contains(done)).then_some(Notice::Touched { by: position.turn(), squares: lifted })
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

impl Overstep {
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
