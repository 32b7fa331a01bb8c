//! What has happened to adjournments and sessions, in the past tense. The tags are a promise to
//! every journal that exists. No event holds a sealed move before its envelope was opened.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::adjournment::envelope::{
    Appointment, EnvelopeFront, EnvelopeKind, Handover, SealedMove, Signature,
};
use crate::adjournment::lock::Lock;
use crate::adjournment::reading::{EnvelopeContents, Judgement};
use crate::adjournment::receipt::ReceiptCheck;
use crate::adjournment::session::Session;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::game::event::Player;
use jadoube_laws::game::outcome::Outcome;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, LockNo, SessionNo};
use jadoube_laws::rulings::sealed::facts::SaidBefore;
use jadoube_laws::wall::Wall;

/// Why a game is adjourned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum AdjournmentReason {
    /// The session ends.
    SessionEnd,
    /// The player wants to adjourn before that.
    Early {
        /// What is left of the session.
        left: Millis,
    },
    /// The arbiter interrupts a long game (interpretation of 16.1 of 1980).
    Arbiter,
}

/// All that is known when the player is asked to seal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AdjournmentStart {
    /// The board.
    pub board: BoardNo,
    /// The round.
    pub round: u16,
    /// The players.
    pub players: BySide<Player>,
    /// Who seals: the player on move.
    pub sealer: Side,
    /// The plies played.
    pub ply: Ply,
    /// The reason for the adjournment.
    pub why: AdjournmentReason,
    /// Of a game adjourned early: the nominal end of the session.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<Moment>,
    /// Whose assistant carries out the formalities.
    pub assistants: BySide<bool>,
}

/// Why an envelope was not opened, or could not be read.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "adjournment-shut")]
pub enum OpeningFailure {
    /// The sealing is not finished.
    NotSealed,
    /// The resumption has not begun.
    NotResumed,
    /// The position and the clocks are not set up.
    NotSetUp,
    /// The player who must reply is not there.
    ReplierAbsent,
    /// The player for whom the reply was sealed is not there.
    SealerAbsent,
    /// It was opened before.
    OpenedBefore,
    /// It is lost.
    Missing,
    /// The game is over.
    Settled,
    /// The passphrase was wrong.
    WrongPassphrase,
    /// What is kept is damaged.
    Damaged,
    /// What was read is not what was sealed: the fingerprint is another.
    FingerprintDiffers,
    /// A player's receipt bears another fingerprint than what is kept.
    ReceiptDiffers,
}

const fn is_no(told: &bool) -> bool {
    !*told
}

/// What has happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// A lock for sealed moves was made; envelopes sealed before keep theirs.
    LockMade {
        /// Its number.
        no: LockNo,
        /// The lock.
        #[serde(flatten)]
        lock: Lock,
    },
    /// The player on move was asked to seal.
    Begun {
        /// The number that the envelope has from now on.
        no: EnvelopeNo,
        /// What was known.
        beginning: Box<AdjournmentStart>,
    },
    /// The player made the move on the board.
    MovedOnBoard {
        /// Which envelope.
        no: EnvelopeNo,
        /// The move.
        uci: Uci,
    },
    /// The move was written; when it had been before, it was changed.
    Written {
        /// Which envelope.
        no: EnvelopeNo,
        /// How it is kept.
        what: SealedMove,
    },
    /// A scoresheet was put into the envelope.
    Enclosed {
        /// Which envelope.
        no: EnvelopeNo,
        whose: Side,
    },
    /// The envelope was closed.
    Closed {
        /// Which envelope.
        no: EnvelopeNo,
    },
    /// The clock was stopped: the move is sealed.
    Sealed {
        /// Which envelope.
        no: EnvelopeNo,
        /// What must stand on the envelope, by the game.
        front: Box<EnvelopeFront>,
        /// The time spent on the move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spent: Option<Millis>,
    },
    /// The sealing was left off.
    BrokenOff {
        /// Which envelope.
        no: EnvelopeNo,
        reason: String,
    },
    /// It was said what stands on the envelope.
    FrontWritten {
        /// Which envelope.
        no: EnvelopeNo,
        front: Box<EnvelopeFront>,
    },
    /// It was signed.
    Signed {
        /// Which envelope.
        no: EnvelopeNo,
        /// By whom.
        signature: Signature,
    },
    /// It changed hands.
    Handed {
        /// Which envelope.
        no: EnvelopeNo,
        /// By whom to whom.
        handing: Handover,
    },
    /// It was fixed when the game is resumed.
    Scheduled {
        /// Which envelope.
        no: EnvelopeNo,
        /// When and where.
        due: Appointment,
    },
    /// A session was planned.
    SessionPlanned {
        /// Its number.
        no: SessionNo,
        /// The session.
        session: Session,
    },
    /// A session was changed.
    SessionChanged {
        no: SessionNo,
        /// What it is now.
        session: Session,
        reason: String,
    },
    /// Start and end of a session were announced.
    SessionAnnounced { no: SessionNo, at: Wall },
    /// A draw was offered after the sealing.
    DrawOffered {
        /// Which envelope.
        no: EnvelopeNo,
        by: Side,
    },
    /// The offer was rejected.
    DrawRejected {
        /// Which envelope.
        no: EnvelopeNo,
    },
    /// The game was decided before the envelope was opened.
    Concluded {
        /// Which envelope.
        no: EnvelopeNo,
        /// Who resigned, or agreed.
        by: Side,
        /// What was said.
        said: SaidBefore,
        /// The result.
        outcome: Outcome,
    },
    /// The time of the resumption had come.
    Resumed {
        /// Which envelope.
        no: EnvelopeNo,
        /// At which board.
        board: BoardNo,
        at: Wall,
    },
    /// A player came.
    Arrived {
        /// Which envelope.
        no: EnvelopeNo,
        side: Side,
        at: Wall,
        /// Whether that was later than the edition and the event allow.
        #[serde(default, skip_serializing_if = "is_no")]
        too_late: bool,
    },
    /// A player was looked for and was not there.
    NotedAbsent {
        /// Which envelope.
        no: EnvelopeNo,
        side: Side,
        at: Wall,
        /// Whether that was later than the edition and the event allow one to come.
        #[serde(default, skip_serializing_if = "is_no")]
        too_late: bool,
    },
    /// A player came too late, and the game goes on all the same.
    Excused {
        /// Which envelope.
        no: EnvelopeNo,
        side: Side,
        reason: String,
    },
    /// The clocks stay as they are, although the envelope says otherwise.
    TimesKept {
        /// Which envelope.
        no: EnvelopeNo,
        reason: String,
    },
    /// Position and clocks were looked at.
    SetUp {
        /// Which envelope.
        no: EnvelopeNo,
        /// The squares on which something else stood; none: the position is right.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        differs: Vec<Square>,
        /// The times that the clocks show now.
        times: BySide<Millis>,
    },
    /// The clock of the absent player who must reply was started.
    ClockStarted {
        /// Which envelope.
        no: EnvelopeNo,
        /// Whose clock.
        side: Side,
    },
    /// A player was asked for the receipt of the sealed move.
    ReceiptChecked {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// Whose receipt.
        whose: Side,
        /// What came of it.
        #[serde(flatten)]
        found: ReceiptCheck,
    },
    /// An envelope was opened.
    Opened {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// Who opened it.
        by: String,
        at: Wall,
    },
    /// An attempt to open an envelope came to nothing.
    OpeningRefused {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// Who tried.
        by: String,
        /// When; not known, where it failed when it was read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Wall>,
        why: OpeningFailure,
    },
    /// What was found was recorded.
    Read {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// What was found.
        contents: EnvelopeContents,
        /// What it means.
        judgement: Judgement,
    },
    /// The move was made on the board.
    Played {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
        /// The move.
        uci: Uci,
    },
    /// The reply was sealed.
    ReplySealed {
        /// Which envelope.
        no: EnvelopeNo,
        /// How it is kept.
        what: SealedMove,
    },
    /// An envelope was not to be found.
    Missed {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
    },
    /// It has turned up.
    Found {
        /// Which envelope.
        no: EnvelopeNo,
        /// Which of the two.
        which: EnvelopeKind,
    },
    /// The players were asked about position and times of the lost envelope.
    Established {
        /// Which envelope.
        no: EnvelopeNo,
        /// Whether both are established, or the players agree on them.
        agreed: bool,
    },
    /// The game was annulled, and a new one is played.
    Annulled {
        /// Which envelope.
        no: EnvelopeNo,
        reason: String,
    },
    /// The sealer stated the move.
    MoveStated {
        /// Which envelope.
        no: EnvelopeNo,
        /// The move.
        uci: Uci,
    },
    /// A player said that the clocks were set wrongly.
    TimesQuestioned {
        /// Which envelope.
        no: EnvelopeNo,
        by: Side,
        /// Whether that player had made a move since the resumption.
        moved: bool,
    },
    /// It was settled otherwise.
    Settled {
        /// Which envelope.
        no: EnvelopeNo,
        reason: String,
    },
}

impl Event {
    /// The envelope; none for a session and for a lock.
    #[must_use]
    pub const fn envelope(&self) -> Option<EnvelopeNo> {
        match self {
            Self::LockMade { .. }
            | Self::SessionPlanned { .. }
            | Self::SessionChanged { .. }
            | Self::SessionAnnounced { .. } => None,
            Self::Begun { no, .. }
            | Self::MovedOnBoard { no, .. }
            | Self::Written { no, .. }
            | Self::Enclosed { no, .. }
            | Self::Closed { no }
            | Self::Sealed { no, .. }
            | Self::BrokenOff { no, .. }
            | Self::FrontWritten { no, .. }
            | Self::Signed { no, .. }
            | Self::Handed { no, .. }
            | Self::Scheduled { no, .. }
            | Self::DrawOffered { no, .. }
            | Self::DrawRejected { no }
            | Self::Concluded { no, .. }
            | Self::Resumed { no, .. }
            | Self::Arrived { no, .. }
            | Self::NotedAbsent { no, .. }
            | Self::Excused { no, .. }
            | Self::TimesKept { no, .. }
            | Self::Established { no, .. }
            | Self::Annulled { no, .. }
            | Self::SetUp { no, .. }
            | Self::ClockStarted { no, .. }
            | Self::ReceiptChecked { no, .. }
            | Self::Opened { no, .. }
            | Self::OpeningRefused { no, .. }
            | Self::Read { no, .. }
            | Self::Played { no, .. }
            | Self::ReplySealed { no, .. }
            | Self::Missed { no, .. }
            | Self::Found { no, .. }
            | Self::MoveStated { no, .. }
            | Self::TimesQuestioned { no, .. }
            | Self::Settled { no, .. } => Some(*no),
        }
    }

    /// Which move of which envelope it names: the position in which that one was sealed tells how
    /// the move is written.
    #[must_use]
    pub const fn sealed_in(&self) -> Option<(EnvelopeNo, EnvelopeKind)> {
        match self {
            Self::Read { no, which, .. } | Self::Played { no, which, .. } => Some((*no, *which)),
            Self::MovedOnBoard { no, .. } | Self::MoveStated { no, .. } => {
                Some((*no, EnvelopeKind::Sealed))
            }
            _ => None,
        }
    }
}
