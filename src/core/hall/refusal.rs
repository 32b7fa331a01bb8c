//! Why a competition refused a command.

use crate::adjournment::refusal::Refusal as AdjournmentRefusal;
use crate::blind::refusal::Refusal as BlindRefusal;
use crate::disputes::refusal::Refusal as DisputeRefusal;
use crate::evidence::record::Refusal as EvidenceRefusal;
use jadoube_chess::board::position::PositionFault;
use jadoube_laws::clock::control::ControlFault;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::laws::overlay::Fault as OverlayFault;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing has been founded in this file yet.
    #[error("the file holds no competition yet")]
    NotFounded,
    /// The file holds a competition already.
    #[error("the file holds a competition already")]
    AlreadyFounded,
    /// A competition needs a name.
    #[error("the competition needs a name")]
    NameMissing,
    /// The Laws have no such edition here.
    #[error("no edition “{0}” of the Laws is known")]
    NoSuchEdition(String),
    /// The competition's own rules cannot be laid over the edition.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    RulesUnusable(Vec<OverlayFault>),
    /// There are no such regulations for appeals here.
    #[error("no regulations “{0}” for appeals are known")]
    NoSuchRegulations(String),
    /// A member of the committee needs a name.
    #[error("every member of the committee needs a name of their own")]
    MemberNameless,
    /// A correction needs a reason.
    #[error("a correction needs a reason")]
    ReasonMissing,
    /// No game is set up there.
    #[error("no game is set up on board {0}")]
    NoGame(BoardNo),
    /// A game is going on there.
    #[error("a game is going on at board {0}")]
    BoardTaken(BoardNo),
    /// Boards are numbered from 1.
    #[error("boards are numbered from 1")]
    NoBoardZero,
    /// The device is on another board already.
    #[error("the device is on board {0} already")]
    DeviceTaken(BoardNo),
    /// The start position cannot be played.
    #[error(transparent)]
    Position(#[from] PositionFault),
    /// The time control makes no sense.
    #[error(transparent)]
    Control(#[from] ControlFault),
    /// The game refused.
    #[error("board {board}: {why}")]
    Game {
        /// Which board.
        board: BoardNo,
        /// Why.
        why: GameRefusal,
    },
    /// The blind match refused.
    #[error("board {board}: {why}")]
    Blind {
        /// Which board.
        board: BoardNo,
        /// Why.
        why: BlindRefusal,
    },
    /// The dispute log refused.
    #[error(transparent)]
    Dispute(#[from] DisputeRefusal),
    /// What should be added about signatures cannot be.
    #[error(transparent)]
    Evidence(#[from] EvidenceRefusal),
    /// The envelopes refused.
    #[error(transparent)]
    Adjournment(#[from] AdjournmentRefusal),
}
