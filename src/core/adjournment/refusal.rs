//! Why a command about an adjournment was refused: facts for the arbiter, worded in `i18n`.

use crate::evidence::code::CodeFault;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::Millis;
use jadoube_chess::side::Side;
use jadoube_laws::citation::Citation;
use jadoube_laws::game::refusal::Refusal as GameRefusal;
use jadoube_laws::ids::{BoardNo, EnvelopeNo, LockNo, SessionNo};

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no envelope with this number.
    #[error("there is no envelope {0}")]
    NoSuchEnvelope(EnvelopeNo),
    /// There is no session with this number.
    #[error("there is no session {0}")]
    NoSuchSession(SessionNo),
    /// There is no lock with this number.
    #[error("there is no lock {0}")]
    NoSuchLock(LockNo),
    /// There is no game to adjourn.
    #[error("no game that could be adjourned is being played there")]
    NoGame,
    /// It is still a question how lost time counts: what the clocks show would be sealed with it.
    #[error("how the lost time counts at board {0} is to be answered first")]
    LostTimeOpen(BoardNo),
    /// The game is being adjourned or is adjourned already.
    #[error("envelope {0} belongs to this game already")]
    AlreadyBegun(EnvelopeNo),
    /// It is too early to adjourn.
    #[error("{left} are left of the session; that is too early to adjourn")]
    TooEarly {
        /// What is left of the session.
        left: Millis,
        /// The article.
        citation: Box<Citation>,
    },
    /// The time to the end of the session counts as used, and the player does not have it.
    #[error("{left} to the end of the session count as used, and {time} are left on the clock")]
    EarlyOversteps {
        /// What is left of the session.
        left: Millis,
        /// What the player has.
        time: Millis,
    },
    /// The move is sealed: the clock has been stopped.
    #[error("the clock was stopped; the move in envelope {0} is sealed")]
    AlreadySealed(EnvelopeNo),
    /// The clock has not been stopped.
    #[error("the move in envelope {0} is not sealed yet")]
    NotSealed(EnvelopeNo),
    /// No move has been written.
    #[error("no move has been written for envelope {0}")]
    NotWritten(EnvelopeNo),
    /// A scoresheet is not in the envelope.
    #[error("the scoresheet of {1:?} is not in envelope {0}")]
    SheetMissing(EnvelopeNo, Side),
    /// The envelope is open.
    #[error("envelope {0} is not closed")]
    NotClosed(EnvelopeNo),
    /// The move is on paper, so that there is no receipt.
    #[error("the move of envelope {0} is on paper; there is no receipt of it")]
    NoReceipt(EnvelopeNo),
    /// What was typed from a receipt is no code.
    #[error("{0}")]
    ReceiptMistyped(CodeFault),
    /// A receipt was shown that bears another code; that nothing is shown now does not undo it.
    #[error("a receipt for envelope {0} bears another code; only the right one undoes that")]
    ReceiptDiffered(EnvelopeNo),
    /// What is kept in the program has no fingerprint, or no ciphertext.
    #[error("what is kept in the program needs a ciphertext and a fingerprint")]
    NotEncrypted,
    /// The move is not legal where it is sealed.
    #[error("{0} is not legal in the adjourned position")]
    MoveIllegal(Uci),
    /// The adjournment is settled.
    #[error("envelope {0} is settled")]
    Settled(EnvelopeNo),
    /// The resumption has begun already.
    #[error("the game of envelope {0} is being resumed already")]
    AlreadyResumed(EnvelopeNo),
    /// The resumption has not begun.
    #[error("the game of envelope {0} is not being resumed yet")]
    NotResumed(EnvelopeNo),
    /// Another game is at the board.
    #[error("another game is at board {0}")]
    BoardTaken(BoardNo),
    /// The player is there already.
    #[error("{0:?} is there already")]
    AlreadyThere(Side),
    /// The player came too late, and nobody has decided on it.
    #[error("{0:?} came too late; that is decided first")]
    LateUndecided(Side),
    /// The player did not come too late.
    #[error("{0:?} did not come too late")]
    NotLate(Side),
    /// The clocks show other times than the envelope.
    #[error("the clocks do not show the times of envelope {0}")]
    TimesWrong(EnvelopeNo),
    /// The clocks show the times of the envelope.
    #[error("the clocks show the times of envelope {0}")]
    TimesRight(EnvelopeNo),
    /// Nobody has asked whether position and times are established.
    #[error("whether position and times of envelope {0} are established has not been told")]
    NotEstablished(EnvelopeNo),
    /// The player is not there.
    #[error("{0:?} is not there")]
    Absent(Side),
    /// Position and clocks are not set up.
    #[error("position and clocks of envelope {0} are not set up")]
    NotSetUp(EnvelopeNo),
    /// Position and clocks were set up, and play goes on.
    #[error("play has gone on in the game of envelope {0}")]
    PlayGoesOn(EnvelopeNo),
    /// The clock runs already.
    #[error("the clock of {0:?} runs already")]
    ClockRuns(Side),
    /// There is no such reply.
    #[error("no reply has been sealed for envelope {0}")]
    NoReply(EnvelopeNo),
    /// A reply was sealed already.
    #[error("a reply is sealed already with envelope {0}")]
    ReplySealed(EnvelopeNo),
    /// A reply may be sealed only where the other is absent and the sealed move has been made.
    #[error("a reply is sealed only after the sealed move was made and while the other is absent")]
    NoReplyNow,
    /// The envelope has not been opened.
    #[error("envelope {0} has not been opened")]
    NotOpened(EnvelopeNo),
    /// It has been opened.
    #[error("envelope {0} has been opened")]
    Opened(EnvelopeNo),
    /// What is in it has been read already.
    #[error("what is in envelope {0} has been taken down already")]
    AlreadyRead(EnvelopeNo),
    /// There is no move in it that could be made without a decision.
    #[error("nothing that could be played was read in envelope {0}; a decision is needed")]
    NothingToPlay(EnvelopeNo),
    /// The envelope is lost.
    #[error("envelope {0} is missing")]
    Missing(EnvelopeNo),
    /// The envelope is not lost.
    #[error("envelope {0} is not missing")]
    NotMissing(EnvelopeNo),
    /// The edition does not let the sealer state the move.
    #[error("in this edition the game goes on without the sealed move")]
    NotStated {
        /// The article.
        citation: Box<Citation>,
    },
    /// The game is adjourned: no move and no clock before the envelope is opened.
    #[error("the game is adjourned; envelope {0} comes first")]
    Adjourned(EnvelopeNo),
    /// There is no offer.
    #[error("no draw offer stands")]
    NoOffer,
    /// An offer stands.
    #[error("a draw offer stands already")]
    OfferPending,
    /// There is no such notation.
    #[error("no notation “{0}” is known")]
    NoSuchNotation(String),
    /// A session must end after it starts.
    #[error("a session must end after it starts")]
    SessionBackwards,
    /// A session may not be extended by so much.
    #[error("a session may be extended by {most} at most")]
    TooLong {
        /// By how much it may.
        most: Millis,
        /// The article.
        citation: Box<Citation>,
    },
    /// A reason is required.
    #[error("a reason is required")]
    ReasonMissing,
    /// A name is required.
    #[error("the name of a person is required")]
    NameMissing,
    /// A lock needs persons who are not the same.
    #[error("{0} is named twice; a lock for two persons needs two")]
    SamePerson(String),
    /// The game refused.
    #[error(transparent)]
    Game(#[from] GameRefusal),
}
