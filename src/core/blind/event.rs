//! What has happened in a blind match, in the past tense. The tags are a promise to every journal
//! that exists.

use jadoube_message::{Argument, Message, Value};
use serde::{Deserialize, Serialize};

use crate::blind::arrangement::Arrangement;
use crate::blind::execution::Execution;
use crate::blind::notice::Notice;
use crate::blind::reconcile::Verdict;
use crate::blind::reconcile::procedure::Step;
use crate::blind::utterance::Utterance;
use jadoube_chess::board::position::Uci;
use jadoube_chess::board::square::Square;
use jadoube_chess::moment::Millis;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::{BySide, Side};
use jadoube_laws::laws::adjournment::AssistantDuty;

/// Who speaks or acts at the board.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "blind-actor")]
pub enum Actor {
    /// A player.
    #[message(transparent)]
    Player(Side),
    /// The assistant of a player.
    Assistant(Side),
    /// The arbiter.
    Arbiter,
    /// The program.
    Program,
}

/// How the clock stood before it was pressed too early.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EarlyPress {
    /// The times left.
    pub times: BySide<Millis>,
    /// What the mover had used for the move, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub used: Option<Millis>,
}

/// What a player may ask to be told (Laws 2023, D.2.10.4).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "blind-inquiry")]
pub enum Inquiry {
    /// The number of moves completed.
    Moves,
    /// The times of both.
    Times,
    /// The own time.
    OwnTime,
    /// The opponent's time.
    OpponentTime,
    /// The last move.
    LastMove,
    /// What stands on the board.
    Position,
}

impl Inquiry {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Moves,
        Self::Times,
        Self::OwnTime,
        Self::OpponentTime,
        Self::LastMove,
        Self::Position,
    ];
}

/// What has happened. `ply` is the number of plies before the move that it is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Message)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[message(prefix = "blind-event")]
#[expect(missing_docs, reason = "the fields are named after what they hold")]
pub enum Event {
    /// It was arranged how the match is played.
    #[message(
        with(pairing = Arrangement::said(arrangement), reason = if_any(reason)),
        skip(arrangement, reason)
    )]
    Arranged {
        arrangement: Box<Arrangement>,
        /// Why it was changed; empty for the first.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A move was announced.
    Announced {
        /// Of which move.
        #[message(skip)]
        ply: Ply,
        /// By whom.
        #[message(name = "who")]
        by: Actor,
        /// What was said.
        said: Utterance,
    },
    /// An announcement was corrected in time.
    #[message(id = "blind-event-corrected")]
    AnnouncementCorrected {
        /// Of which move.
        #[message(skip)]
        ply: Ply,
        /// By whom.
        #[message(name = "who")]
        by: Actor,
        /// What was said.
        said: Utterance,
    },
    /// A correction came after the opponent's clock was started; the announcement stands.
    #[message(id = "blind-event-corrected-late")]
    CorrectedTooLate {
        /// Of which move.
        #[message(skip)]
        ply: Ply,
        /// By whom.
        #[message(name = "who")]
        by: Actor,
        /// What was said.
        said: Utterance,
    },
    /// The announcement was repeated.
    Repeated {
        /// Of which move.
        #[message(skip)]
        ply: Ply,
        /// By whom.
        #[message(name = "who")]
        by: Actor,
        /// What was said.
        said: Utterance,
    },
    /// A piece was lifted, on the special board out of its aperture.
    Lifted {
        /// Before which move.
        #[message(skip)]
        ply: Ply,
        /// On whose board.
        #[message(name = "side")]
        board: Side,
        /// From which square.
        square: Square,
    },
    /// Something was executed on a board.
    Executed {
        /// Of which move.
        #[message(skip)]
        ply: Ply,
        /// On whose board.
        #[message(name = "side")]
        board: Side,
        what: Execution,
        /// By whom, if that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[message(name = "who")]
        by: Option<Actor>,
    },
    /// A board was put back to where it stood before the move.
    PutBack {
        /// Of which move.
        #[message(skip)]
        ply: Ply,
        /// On whose board.
        #[message(name = "side")]
        board: Side,
    },
    /// The opponent's clock was started.
    #[message(id = "blind-event-clock", skip(early))]
    ClockStarted {
        /// After which move.
        #[message(skip)]
        ply: Ply,
        /// By whom.
        #[message(name = "who")]
        by: Actor,
        /// How the clock stood before it, where it was too early; none where it was in time, or an
        /// earlier version of the program recorded it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        early: Option<EarlyPress>,
    },
    /// A clock that was started too early was set back: the mover's runs again.
    #[message(skip(ply, used))]
    ClockSetBack {
        /// After which move it was started.
        ply: Ply,
        /// What the mover had used for the move by then, if it is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        used: Option<Millis>,
    },
    /// The arbiter said which move stands.
    Settled {
        /// Which ply.
        #[message(skip)]
        ply: Ply,
        /// The move.
        #[message(name = "move")]
        uci: Uci,
        reason: String,
    },
    /// A player asked to be told something.
    Asked {
        #[message(name = "side")]
        by: Side,
        what: Inquiry,
    },
    /// A player was told something.
    Told {
        /// By whom.
        #[message(name = "who")]
        by: Actor,
        #[message(name = "side")]
        to: Side,
        /// What about.
        what: Inquiry,
        /// In which words.
        text: String,
        /// Whether the player had asked.
        asked: bool,
    },
    /// An assistant left the board.
    #[message(id = "blind-event-left")]
    AssistantLeft {
        #[message(name = "side")]
        of: Side,
    },
    /// An assistant came back.
    #[message(id = "blind-event-returned")]
    AssistantReturned {
        #[message(name = "side")]
        of: Side,
    },
    /// An assistant saw to a duty.
    #[message(id = "blind-event-duty")]
    DutyDone {
        /// At which move.
        #[message(skip)]
        ply: Ply,
        /// Whose assistant.
        #[message(name = "side")]
        of: Side,
        duty: AssistantDuty,
    },
    /// Both sides were asked to compare their boards with the position that is read to them.
    #[message(id = "blind-event-compare")]
    CompareCalled {
        /// After how many plies.
        #[message(name = "place")]
        ply: Ply,
    },
    /// A side has compared.
    Compared {
        /// After how many plies.
        #[message(skip)]
        ply: Ply,
        /// Which side.
        side: Side,
        /// Whether the own board agrees with what was read.
        agrees: bool,
    },
    /// Something does not agree, or was not done as it should.
    Noticed {
        /// At which move.
        #[message(skip)]
        ply: Ply,
        what: Notice,
    },
    /// It was found out what is wrong where the boards differ, and what is to be done.
    #[message(with(what = by_line()), skip(verdict, moves))]
    Reconciled {
        /// After how many plies.
        #[message(skip)]
        ply: Ply,
        verdict: Verdict,
        /// The game by the scores, or by the record where there are none, as the verdict has it.
        #[serde(default)]
        moves: Vec<Uci>,
    },
    /// A step of the procedure was done.
    #[message(with(what = by_line()), skip(step))]
    StepDone {
        /// After how many plies.
        #[message(skip)]
        ply: Ply,
        step: Step,
    },
    /// A player's screen was locked: no moves are listed there and nothing is searched.
    Locked {
        side: Side,
        /// By what the passphrase that unlocks it is known again; nothing where an older program
        /// had it in memory only, whose lock ended with the program.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        #[message(skip)]
        passphrase: String,
    },
    /// A player's screen was unlocked.
    Unlocked { side: Side },
}

fn if_any(reason: &str) -> Value<'_> {
    if reason.is_empty() { Value::NONE } else { reason.value() }
}

/// What only the moves of the game can tell: `i18n` fills it in, which has them.
const fn by_line() -> Value<'static> {
    Value::NONE
}

impl Event {
    /// The move that it is about: the plies before it.
    #[must_use]
    pub const fn ply(&self) -> Option<Ply> {
        match self {
            Self::Announced { ply, .. }
            | Self::AnnouncementCorrected { ply, .. }
            | Self::CorrectedTooLate { ply, .. }
            | Self::Repeated { ply, .. }
            | Self::Lifted { ply, .. }
            | Self::Executed { ply, .. }
            | Self::PutBack { ply, .. }
            | Self::ClockStarted { ply, .. }
            | Self::ClockSetBack { ply, .. }
            | Self::Settled { ply, .. }
            | Self::DutyDone { ply, .. }
            | Self::CompareCalled { ply }
            | Self::Compared { ply, .. }
            | Self::Reconciled { ply, .. }
            | Self::StepDone { ply, .. }
            | Self::Noticed { ply, .. } => Some(*ply),
            Self::Arranged { .. }
            | Self::Asked { .. }
            | Self::Told { .. }
            | Self::AssistantLeft { .. }
            | Self::AssistantReturned { .. }
            | Self::Locked { .. }
            | Self::Unlocked { .. } => None,
        }
    }
}
