//! What has happened to adjournments and sessions, in the past tense. The tags are a promise to
//! every journal that exists. No event holds a sealed move before its envelope was opened.

use jadoube_message::{Argument, Message, Value};
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
use jadoube_laws::game::event::{Player, undone_or};
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[message(
    fields,
    with(left = left(why)),
    skip(players, ply, why, until, assistants)
)]
pub struct AdjournmentStart {
    /// The board.
    pub board: BoardNo,
    /// The round.
    pub round: u16,
    /// The players.
    pub players: BySide<Player>,
    /// Who seals: the player on move.
    #[message(name = "side")]
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

/// What is left of the session, where a game is adjourned early.
fn left(why: &AdjournmentReason) -> Value<'_> {
    match why {
        AdjournmentReason::Early { left } => left.value(),
        AdjournmentReason::SessionEnd | AdjournmentReason::Arbiter => Value::NONE,
    }
}

fn white_left(front: &EnvelopeFront) -> Value<'_> {
    front.left.as_ref().map_or(Value::NONE, white_full)
}

fn black_left(front: &EnvelopeFront) -> Value<'_> {
    front.left.as_ref().map_or(Value::NONE, black_full)
}

const fn white_full(times: &BySide<Millis>) -> Value<'_> {
    times.white.clock_in_full()
}

const fn black_full(times: &BySide<Millis>) -> Value<'_> {
    times.black.clock_in_full()
}

fn said_before(said: &SaidBefore) -> Value<'_> {
    Value::Text(match said {
        SaidBefore::Agreed => "agreed".into(),
        SaidBefore::Resigned => "resigned".into(),
    })
}

fn is_written<'a>(judgement: &Judgement) -> Value<'a> {
    Value::Text(if *judgement == Judgement::Nothing { "no" } else { "yes" }.into())
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

impl OpeningFailure {
    /// Whether somebody tried to open the envelope when it was asked for. Before the resumption has
    /// come so far, and once the envelope is open, nobody has asked for it: that is refused and
    /// recorded, and is no failed attempt.
    #[must_use]
    pub const fn is_of_the_envelope(self) -> bool {
        !matches!(
            self,
            Self::NotSealed
                | Self::NotResumed
                | Self::NotSetUp
                | Self::OpenedBefore
                | Self::Settled
        )
    }
}

const fn is_no(told: &bool) -> bool {
    !*told
}

facts!(jadoube_laws::events);

impl Event {
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
