//! What can be asked of the adjournments, in the imperative. No command holds a sealed move before
//! its envelope is opened.

use serde::{Deserialize, Serialize};

use crate::adjournment::envelope::{
    Appointment, EnvelopeFront, EnvelopeKind, Handover, SealedMove, Signature,
};
use crate::adjournment::event::{AdjournmentReason, OpeningFailure};
use crate::adjournment::lock::Lock;
use crate::adjournment::reading::EnvelopeContents;
use crate::adjournment::session::Session;
use jadoube_chess::board::placement::Placement;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::ids::{BoardNo, EnvelopeNo, SessionNo};
use jadoube_laws::rulings::sealed::facts::SaidBefore;
use jadoube_laws::wall::Wall;

/// A request about an adjournment or a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Command {
    /// Make a lock for sealed moves; envelopes sealed before keep theirs.
    MakeLock {
        /// The lock.
        lock: Lock,
    },
    /// Ask the player on move to seal; that player's clock goes on running.
    Begin {
        /// At which board.
        board: BoardNo,
        why: AdjournmentReason,
        /// Whose assistant carries out the formalities, in play with a blind player.
        assistants: BySide<bool>,
    },
    /// The player made the move on the board: it is the one that must be sealed.
    MoveOnBoard {
        /// Which envelope.
        no: EnvelopeNo,
        /// The move, which everybody has seen.
        uci: Uci,
    },
    /// The player has written the move; again, when it is changed before the clock is stopped.
    Seal {
        /// Which envelope.
        no: EnvelopeNo,
        /// How it is kept.
        what: SealedMove,
    },
    /// A scoresheet was put into the envelope.
    Enclose {
        /// Which envelope.
        no: EnvelopeNo,
        /// Whose scoresheet.
        whose: Side,
    },
    /// The envelope was closed.
    Close {
        /// Which envelope.
        no: EnvelopeNo,
    },
    /// Stop the clock and start no other: now the move is sealed.
    StopClock {
        /// Which envelope.
        no: EnvelopeNo,
    },
    /// Leave off sealing: the game goes on.
    BreakOff {
        /// Which envelope.
        no: EnvelopeNo,
        /// Why; may not be empty.
        reason: String,
    },
    /// Say what stands on the envelope.
    WriteFront {
        /// Which envelope.
        no: EnvelopeNo,
        /// What stands there.
        front: Box<EnvelopeFront>,
    },
    /// Somebody has signed the envelope.
    Sign {
        /// Which envelope.
        no: EnvelopeNo,
        signature: Signature,
    },
    /// Hand the envelope over.
    Hand {
        /// Which envelope.
        no: EnvelopeNo,
        /// By whom to whom.
        handing: Handover,
    },
    /// Fix when and where the game is resumed.
    Schedule {
        /// Which envelope.
        no: EnvelopeNo,
        /// When and where.
        due: Appointment,
    },
    /// Plan a session.
    PlanSession {
        /// The session; it has not been announced.
        session: Session,
    },
    /// Change a session, its end among it.
    ChangeSession {
        no: SessionNo,
        /// What it shall be.
        session: Session,
        /// Why; may not be empty.
        reason: String,
    },
    /// Start and end of a session were announced.
    AnnounceSession { no: SessionNo, at: Wall },
    /// A draw is offered between the sessions; it stands until it is answered.
    OfferDraw {
        /// Which envelope.
        no: EnvelopeNo,
        /// Who offers.
        by: Side,
    },
    /// The offer is rejected.
    RejectDraw {
        /// Which envelope.
        no: EnvelopeNo,
    },
    /// The game is decided before the envelope is opened.
    Conclude {
        /// Which envelope.
        no: EnvelopeNo,
        /// Who resigned, or agreed.
        by: Side,
        /// What was said.
        said: SaidBefore,
    },
    /// The time of the resumption has come.
    Resume {
        /// Which envelope.
        no: EnvelopeNo,
        /// At which board.
        board: BoardNo,
        /// When, by the arbiter's timepiece.
        at: Wall,
    },
    /// A player is there, since now or earlier; again, when another time is right.
    Arrive {
        /// Which envelope.
        no: EnvelopeNo,
        side: Side,
        /// Since when.
        at: Wall,
    },
    /// A player was looked for and is not there, or was taken for there by mistake.
    NoteAbsent {
        /// Which envelope.
        no: EnvelopeNo,
        side: Side,
        /// When somebody looked.
        at: Wall,
    },
    /// The clock of the absent player went on after the player had come: give that back.
    GiveBack {
        /// Which envelope.
        no: EnvelopeNo,
        side: Side,
        /// How long it went on too long.
        time: Millis,
    },
    /// The game goes on although a player came too late.
    Excuse {
        /// Which envelope.
        no: EnvelopeNo,
        /// Who came too late.
        side: Side,
        /// Why; may not be empty.
        reason: String,
    },
    /// The clocks stay as they are, although the envelope says otherwise.
    KeepTimes {
        /// Which envelope.
        no: EnvelopeNo,
        /// Why; may not be empty.
        reason: String,
    },
    /// The position was set up and the clocks were set.
    SetUp {
        /// Which envelope.
        no: EnvelopeNo,
        /// What stands on the board, if somebody or something looked.
        placement: Option<Placement>,
        /// What a clock on the table shows; the program's own is set by this command.
        times: Option<BySide<Millis>>,
    },
    /// Start the clock of the absent player who must reply.
    StartClock {
        /// Which envelope.
        no: EnvelopeNo,
    },
    /// A player was asked for the receipt of the sealed move.
    CheckReceipt {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// Whose receipt.
        whose: Side,
        /// What stands on it, typed or scanned; nothing, if none is shown.
        shown: Option<String>,
    },
    /// Open an envelope. An attempt that may not be is recorded too.
    Open {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// Who opens it.
        by: String,
        at: Wall,
    },
    /// What is kept in the program could not be read.
    FailToOpen {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// Who tried.
        by: String,
        at: Wall,
        why: OpeningFailure,
    },
    /// Take down what is found in the opened envelope.
    Read {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// What is found.
        contents: EnvelopeContents,
    },
    /// Make the move that was read on the board.
    Play {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
    },
    /// The player who must reply seals the reply, for the other is absent.
    SealReply {
        /// Which envelope.
        no: EnvelopeNo,
        /// How it is kept.
        what: SealedMove,
    },
    /// The envelope is not to be found.
    ReportMissing {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
    },
    /// The envelope has turned up.
    ReportFound {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
    },
    /// The players were asked about position and times of the envelope that is lost.
    Establish {
        /// Which envelope.
        no: EnvelopeNo,
        /// Whether both are established, or the players agree on them.
        agreed: bool,
    },
    /// The game is annulled, and a new one is played.
    Annul {
        /// Which envelope.
        no: EnvelopeNo,
        /// Why; may not be empty.
        reason: String,
    },
    /// The player states the move sealed in the envelope that is lost.
    StateMove {
        /// Which envelope.
        no: EnvelopeNo,
        /// The move.
        uci: Uci,
    },
    /// A player says that the clocks were set wrongly.
    QuestionTimes {
        /// Which envelope.
        no: EnvelopeNo,
        by: Side,
    },
    /// The adjournment is settled otherwise, as by a decision.
    Settle {
        /// Which envelope.
        no: EnvelopeNo,
        /// How; may not be empty.
        reason: String,
    },
}

impl Command {
    /// The envelope it is about; none for a new one, a session and a lock.
    #[must_use]
    pub const fn envelope(&self) -> Option<EnvelopeNo> {
        match self {
            Self::MakeLock { .. }
            | Self::Begin { .. }
            | Self::PlanSession { .. }
            | Self::ChangeSession { .. }
            | Self::AnnounceSession { .. } => None,
            Self::MoveOnBoard { no, .. }
            | Self::Seal { no, .. }
            | Self::Enclose { no, .. }
            | Self::Close { no }
            | Self::StopClock { no }
            | Self::BreakOff { no, .. }
            | Self::WriteFront { no, .. }
            | Self::Sign { no, .. }
            | Self::Hand { no, .. }
            | Self::Schedule { no, .. }
            | Self::OfferDraw { no, .. }
            | Self::RejectDraw { no }
            | Self::Conclude { no, .. }
            | Self::Resume { no, .. }
            | Self::Arrive { no, .. }
            | Self::NoteAbsent { no, .. }
            | Self::GiveBack { no, .. }
            | Self::Excuse { no, .. }
            | Self::KeepTimes { no, .. }
            | Self::SetUp { no, .. }
            | Self::StartClock { no }
            | Self::CheckReceipt { no, .. }
            | Self::Open { no, .. }
            | Self::FailToOpen { no, .. }
            | Self::Read { no, .. }
            | Self::Play { no, .. }
            | Self::SealReply { no, .. }
            | Self::ReportMissing { no, .. }
            | Self::ReportFound { no, .. }
            | Self::Establish { no, .. }
            | Self::Annul { no, .. }
            | Self::StateMove { no, .. }
            | Self::QuestionTimes { no, .. }
            | Self::Settle { no, .. } => Some(*no),
        }
    }
}
