//! The one step that comes next, from the state of an adjournment and the edition ([`advice`]), with
//! the checklist of all of them and what must be kept in mind ([`notes`]).

pub mod notes;
mod resuming;
pub mod advice;

use crate::adjournment::envelope::EnvelopeKind;
use crate::adjournment::state::Adjournment;
use jadoube_chess::moment::Moment;
use jadoube_chess::side::Side;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::IncidentNo;
use jadoube_laws::laws::adjournment::SealedNotation;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::wall::Wall;
use jadoube_message::Message;

/// A step of the sealing or of the resumption.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// The player on move is asked to seal.
    Ask,
    /// The move is written.
    Write(SealedNotation),
    /// A scoresheet goes into the envelope.
    Enclose(Side),
    /// The envelope is closed.
    Close,
    /// The clock is stopped, and no other is started.
    Stop,
    /// What is missing or wrong on the envelope is written there.
    Front,
    /// The envelope is handed to the opponent of the player who sealed, who writes its front.
    OpponentWrites,
    /// The envelope is signed across its flap.
    SignFlap,
    /// It is fixed when and where the game is resumed.
    Schedule,
    /// The envelope is handed over and kept.
    Keep,
    /// The time of the resumption is waited for.
    Wait,
    /// The resumption begins.
    Resume,
    /// It is asked who is there, and since when.
    Presence,
    /// Position and clocks are set up.
    SetUp,
    /// The clock of the absent player who must reply is started.
    StartClock(Side),
    /// A player is waited for.
    Await(Side),
    /// The envelope is opened.
    Open(EnvelopeKind),
    /// What is found is recorded.
    Read(EnvelopeKind),
    /// The players are asked about position and times of the lost envelope.
    Establish,
    /// The sealer states the move of the lost envelope.
    State,
    /// The move is made on the board, and the clock of the other is started.
    Play(EnvelopeKind),
    /// The player replies, on the board or in a fresh envelope.
    Reply,
    /// The arbiter decides.
    Decide,
    /// Nothing is left to do.
    Done,
}

/// Who takes a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
#[message(prefix = "adjournment-by")]
pub enum Actor {
    /// The arbiter.
    Arbiter,
    /// A player.
    #[message(transparent)]
    Player(Side),
    /// The assistant of a player, in play with a blind player.
    Assistant(Side),
}

/// What the guide looks at.
#[derive(Debug, Clone, Copy)]
pub struct GuideInput<'a> {
    /// The adjournment.
    pub adjournment: &'a Adjournment,
    /// Its game, wherever it is.
    pub game: Option<&'a Game>,
    /// The incidents of that game that wait for their decision.
    pub incidents: &'a [IncidentNo],
    /// The edition.
    pub edition: &'a Edition,
    /// The moment.
    pub at: Moment,
    /// The moment by the arbiter's timepiece.
    pub now: Wall,
}
