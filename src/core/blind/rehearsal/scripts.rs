//! The scripts that come with the program: one for each slip, and one with several.

use std::collections::BTreeSet;

use crate::blind::arrangement::{Arrangement, Assistant};
use crate::blind::refusal::Refusal;
use jadoube_chess::board::position::Uci;
use jadoube_chess::ply::Ply;
use jadoube_chess::side::Side;
use jadoube_laws::laws::adjournment::AssistantDuty;
use jadoube_message::{Message, plain};

/// A slip made on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slip {
    /// The opponent repeats another move.
    Misheard(&'static str),
    /// Another move is executed on the mover's board.
    WrongExecution(&'static str),
    /// Another move is executed on the opponent's board.
    MixUp(&'static str),
    /// The clock is started before the move is announced and executed.
    EarlyClock,
    /// The announcement is corrected in time.
    Tongue(&'static str),
    /// Another move is announced, and corrected after the clock was started.
    LateTongue(&'static str),
    /// The assistant of the mover tells the times without being asked.
    Unasked,
}

/// A script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// By which it is known.
    pub id: &'static str,
    /// How the match is arranged.
    pub arrangement: Arrangement,
    /// The moves from the usual start position.
    pub moves: &'static [&'static str],
    /// The slips: at which move, counted in plies from 0, and which.
    pub slips: &'static [(u16, Slip)],
}

/// A script could not be practised.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "blind-rehearsal", error)]
pub enum RehearsalFault {
    /// Its moves do not make a game.
    Moves {
        /// The move.
        #[message(with = plain)]
        uci: Uci,
        /// The plies before.
        #[message(with = Ply::number)]
        ply: Ply,
    },
    /// The match refused a step.
    #[message(transparent, from)]
    Refused(Refusal),
    /// The step before has not been answered.
    Unanswered,
    /// There is nothing to answer.
    NothingAsked,
}

/// An id, the moves, and the slips.
type ScriptRow = (&'static str, &'static [&'static str], &'static [(u16, Slip)]);

const ITALIAN: &[&str] = &["e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6", "d2d3", "f8c5"];
const QUEENS: &[&str] = &["d2d4", "d7d5", "c2c4", "e7e6", "b1c3", "g8f6", "c1g5", "f8e7"];

const ROWS: &[ScriptRow] = &[
    ("misheard", ITALIAN, &[(0, Slip::Misheard("b2b4")), (4, Slip::Misheard("f1b5"))]),
    ("wrong-execution", QUEENS, &[(2, Slip::WrongExecution("c2c3"))]),
    ("mix-up", ITALIAN, &[(3, Slip::MixUp("g8f6"))]),
    ("early-clock", QUEENS, &[(4, Slip::EarlyClock)]),
    ("tongue", ITALIAN, &[(2, Slip::Tongue("g1h3"))]),
    ("late-tongue", &["e2e4", "e7e5", "g1f3"], &[(2, Slip::LateTongue("g1h3"))]),
    ("unasked", QUEENS, &[(1, Slip::Unasked)]),
    (
        "several",
        ITALIAN,
        &[
            (1, Slip::Misheard("b7b5")),
            (3, Slip::EarlyClock),
            (4, Slip::WrongExecution("f1b5")),
            (6, Slip::MixUp("d2d4")),
        ],
    ),
];

/// The scripts, in the order of difficulty: Black is blind and has an assistant with all duties
/// that every edition gives one.
pub fn all() -> impl Iterator<Item = Script> {
    ROWS.iter().map(|(id, moves, slips)| Script { id, arrangement: assisted("A."), moves, slips })
}

/// Black is blind and has an assistant of that name, with all duties that every edition gives one.
#[must_use]
pub fn assisted(name: &str) -> Arrangement {
    let mut arrangement = Arrangement::of_blind(Side::Black);
    let duties = BTreeSet::from([
        AssistantDuty::MakesBlindMoves,
        AssistantDuty::AnnouncesOpponent,
        AssistantDuty::KeepsScore,
        AssistantDuty::StartsClock,
        AssistantDuty::TellsOnRequest,
    ]);
    arrangement.assistants.black = Some(Assistant { name: name.to_owned(), duties });
    arrangement
}
