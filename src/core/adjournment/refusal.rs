//! Why a command about an adjournment was refused: facts for the arbiter, worded in `i18n`.

use jadoube_message::Message;

use crate::evidence::code::CodeFault;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::citation::Citation;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, LockNo, SessionNo};
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::wall::Wall;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "adjournment-refusal", error)]
pub enum Refusal {
    /// There is no envelope with this number.
    NoSuchEnvelope(EnvelopeNo),
    /// There is no session with this number.
    NoSuchSession(SessionNo),
    /// A game is to be resumed in the session.
    SessionTaken {
        /// Which session.
        session: SessionNo,
        /// The envelope of the game.
        envelope: EnvelopeNo,
    },
    /// There is no lock with this number.
    NoSuchLock(LockNo),
    /// There is no game to adjourn.
    NoGame,
    /// It is still a question how lost time counts: what the clocks show would be sealed with it.
    LostTimeOpen(BoardNo),
    /// The game is being adjourned or is adjourned already.
    AlreadyBegun(EnvelopeNo),
    /// It is too early to adjourn.
    TooEarly {
        /// What is left of the session.
        left: Millis,
        /// The article.
        citation: Box<Citation>,
    },
    /// The time to the end of the session counts as used, and the player does not have it.
    EarlyOversteps {
        /// What is left of the session.
        left: Millis,
        /// What the player has.
        time: Millis,
    },
    /// The move is sealed: the clock has been stopped.
    AlreadySealed(EnvelopeNo),
    /// The clock has not been stopped.
    NotSealed(EnvelopeNo),
    /// No move has been written.
    NotWritten(EnvelopeNo),
    /// A scoresheet is not in the envelope.
    SheetMissing(EnvelopeNo, Side),
    /// The envelope is open.
    NotClosed(EnvelopeNo),
    /// The move is on paper, so that there is no receipt.
    NoReceipt(EnvelopeNo),
    /// What was typed from a receipt is no code.
    #[message(transparent)]
    ReceiptMistyped(CodeFault),
    /// The receipt that was shown is that of another envelope.
    ReceiptOfOther {
        /// The envelope that is asked about.
        no: EnvelopeNo,
        /// The one to which the receipt belongs.
        other: EnvelopeNo,
    },
    /// A receipt was shown that bears another code; that nothing is shown now does not undo it.
    ReceiptDiffered(EnvelopeNo),
    /// What is kept in the program has no fingerprint, or no ciphertext.
    NotEncrypted,
    /// The move is not legal where it is sealed.
    MoveIllegal(Uci),
    /// The adjournment is settled.
    Settled(EnvelopeNo),
    /// The resumption has begun already.
    AlreadyResumed(EnvelopeNo),
    /// The resumption has not begun.
    NotResumed(EnvelopeNo),
    /// Another game is at the board.
    BoardTaken(BoardNo),
    /// The player is there already.
    AlreadyThere(Side),
    /// The player came too late, and nobody has decided on it.
    LateUndecided(Side),
    /// The player did not come too late.
    NotLate(Side),
    /// The clocks show other times than the envelope.
    TimesWrong(EnvelopeNo),
    /// The clocks show the times of the envelope.
    TimesRight(EnvelopeNo),
    /// Nobody has asked whether position and times are established.
    NotEstablished(EnvelopeNo),
    /// The player is not there.
    Absent(Side),
    /// Nobody is absent yet: the time that was fixed for the resumption has not come.
    BeforeTime {
        /// The time that was fixed.
        at: Wall,
        /// The article.
        citation: Box<Citation>,
    },
    /// Position and clocks are not set up.
    NotSetUp(EnvelopeNo),
    /// Position and clocks were set up, and play goes on.
    PlayGoesOn(EnvelopeNo),
    /// The clock runs already.
    ClockRuns(Side),
    /// There is no such reply.
    NoReply(EnvelopeNo),
    /// A reply was sealed already.
    ReplySealed(EnvelopeNo),
    /// A reply may be sealed only where the other is absent and the sealed move has been made.
    NoReplyNow,
    /// The envelope has not been opened.
    NotOpened(EnvelopeNo),
    /// It has been opened.
    Opened(EnvelopeNo),
    /// What is in it has been read already.
    AlreadyRead(EnvelopeNo),
    /// There is no move in it that could be made without a decision.
    NothingToPlay(EnvelopeNo),
    /// The envelope is lost.
    Missing(EnvelopeNo),
    /// The envelope is not lost.
    NotMissing(EnvelopeNo),
    /// The edition does not let the sealer state the move.
    NotStated {
        /// The article.
        citation: Box<Citation>,
    },
    /// The game is adjourned: no move and no clock before the envelope is opened.
    Adjourned(EnvelopeNo),
    /// There is no offer.
    NoOffer,
    /// An offer stands.
    OfferPending,
    /// There is no such notation.
    NoSuchNotation(#[message(name = "name")] String),
    /// A session must end after it starts.
    SessionBackwards,
    /// A session may not be extended by so much.
    TooLong {
        /// By how much it may.
        most: Millis,
        /// The article.
        citation: Box<Citation>,
    },
    /// A reason is required.
    ReasonMissing,
    /// A name is required.
    NameMissing,
    /// A lock needs persons who are not the same.
    SamePerson(#[message(name = "name")] String),
    /// The game refused.
    #[message(transparent, from)]
    Game(GameRefusal),
}

impl Refusal {
    /// Nobody is absent before the time that was fixed, by the article of the edition on that.
    pub(crate) fn before_time(at: Wall, edition: &Edition) -> Self {
        let citation = Box::new(edition.telling(&edition.rules.adjournment.opening));
        Self::BeforeTime { at, citation }
    }
}
