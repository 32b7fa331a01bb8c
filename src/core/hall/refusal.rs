//! Why a competition refused a command.

use jadoube_message::{Message, lines};

use crate::adjournment::refusal::Refusal as AdjournmentRefusal;
use crate::blind::refusal::Refusal as BlindRefusal;
use crate::competition::refusal::Refusal as ContestRefusal;
use crate::disputes::refusal::Refusal as DisputeRefusal;
use crate::evidence::record::Refusal as EvidenceRefusal;
use crate::hall::all_clocks::AllClocks;
use crate::stations::refusal::Refusal as StationsRefusal;
use jadoube_chess::board::position::PositionFault;
use jadoube_laws::clock::control::ControlFault;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::ids::BoardNo;
use jadoube_laws::laws::overlay::Fault as OverlayFault;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "desk", error)]
pub enum Refusal {
    /// Nothing has been founded in this file yet.
    NotFounded,
    /// The file holds a competition already.
    AlreadyFounded,
    /// A competition needs a name.
    NameMissing,
    /// A sign that is not seen, such as a line's end, stands in a text.
    ControlSign(#[message(name = "text")] String),
    /// The Laws have no such edition here.
    NoSuchEdition(#[message(name = "edition")] String),
    /// The competition's own rules cannot be laid over the edition.
    RulesUnusable(#[message(name = "faults", with = lines)] Vec<OverlayFault>),
    /// There are no such regulations for appeals here.
    NoSuchRegulations(#[message(name = "regulations")] String),
    /// A member of the committee needs a name.
    MemberNameless,
    /// A correction needs a reason.
    ReasonMissing,
    /// No game is set up there.
    NoGame(BoardNo),
    /// No game has this number.
    NoSuchGame,
    /// A game is going on there.
    BoardTaken(BoardNo),
    /// Boards are numbered from 1.
    NoBoardZero,
    /// A device is assigned without the name of its line.
    LineNameless,
    /// The device is on another board already.
    DeviceTaken(BoardNo),
    /// At none of the boards can it be done any more.
    NoClocks(#[message(name = "act")] AllClocks),
    /// The start position cannot be played.
    #[message(transparent, from)]
    Position(PositionFault),
    /// The time control makes no sense.
    #[message(id = "desk-control", from)]
    Control(#[message(name = "why")] ControlFault),
    /// The game refused.
    #[message(id = "desk-at-board")]
    Game {
        /// Which board.
        board: BoardNo,
        /// The refusal of the game.
        #[message(name = "text")]
        why: GameRefusal,
    },
    /// The blind match refused.
    #[message(id = "desk-at-board")]
    Blind {
        /// Which board.
        board: BoardNo,
        /// The refusal of the blind match.
        #[message(name = "text")]
        why: BlindRefusal,
    },
    /// The dispute log refused.
    #[message(transparent, from)]
    Dispute(DisputeRefusal),
    /// What should be added about signatures cannot be.
    #[message(transparent, from)]
    Evidence(EvidenceRefusal),
    /// The envelopes refused.
    #[message(transparent, from)]
    Adjournment(AdjournmentRefusal),
    /// The event refused.
    #[message(transparent, from)]
    Contest(ContestRefusal),
    /// Another station records it, or none may.
    #[message(transparent, from)]
    Stations(StationsRefusal),
}
