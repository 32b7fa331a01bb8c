//! Why the event refused a command.

use jadoube_message::{Message, listed};

use crate::competition::entrant::EntrantNo;
use jadoube_competition::berger::BergerFault;
use jadoube_competition::tiebreak::code::BadCode;
use jadoube_laws::ids::BoardNo;

/// Why not.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "contest-refusal", error)]
pub enum Refusal {
    /// The regulations are fixed already.
    AlreadyStarted,
    /// No regulations are fixed.
    NotStarted,
    /// A reason is required.
    ReasonMissing,
    /// An entrant needs a name.
    Nameless,
    /// Somebody with that name, or that number of FIDE, has entered.
    EnteredBefore(#[message(name = "name")] String),
    /// There is no such entrant.
    NoSuchEntrant(EntrantNo),
    /// With the first round paired, the table is full.
    TableFixed,
    /// The system cannot be changed once a round is paired.
    SystemFixed,
    /// Numbers change until round 4 is paired, and not later (C.04.2 2.2).
    NumbersFixed,
    /// Not everybody has one number.
    NumbersIncomplete,
    /// Numbers must be given first.
    NoNumbers,
    /// The next one to be paired is another.
    NotNext {
        /// The one asked for.
        round: u8,
        /// The next one.
        next: u8,
    },
    /// There is no such round.
    NoSuchRound(#[message(name = "round")] u8),
    /// Its pairings are not known yet.
    NotPublished(#[message(name = "round")] u8),
    /// Its pairings are known already.
    PublishedBefore(#[message(name = "round")] u8),
    /// It is closed already.
    ClosedBefore(#[message(name = "round")] u8),
    /// The system pairs, not the arbiter.
    PairedBySystem,
    /// Somebody is paired twice, or with himself.
    PairedTwice(EntrantNo),
    /// Two pairings have one board.
    BoardTwice(BoardNo),
    /// There are no pairings.
    NothingPaired,
    /// Somebody who has left is paired.
    Departed(EntrantNo),
    /// Results of a round are not known.
    ResultsMissing {
        /// Which round.
        round: u8,
        /// At which boards.
        #[message(with = boards)]
        boards: Vec<BoardNo>,
    },
    /// Nobody plays there in that round.
    NoPairing {
        /// Which round.
        round: u8,
        /// Which board.
        board: BoardNo,
    },
    /// The game there goes on: it must end first.
    GameGoesOn(BoardNo),
    /// The game there is adjourned: it is resumed, or concluded, there.
    Adjourned(BoardNo),
    /// Play there has begun.
    PlayBegan(BoardNo),
    /// Something has followed from the last act, or it cannot be undone.
    NothingToUndo,
    /// There is no such table.
    #[message(transparent, from)]
    Berger(BergerFault),
    /// The list of tie-breaks cannot be read.
    #[message(transparent, from)]
    TieBreak(BadCode),
}

fn boards(boards: &[BoardNo]) -> jadoube_message::Value<'_> {
    listed(boards, ", ")
}
