//! The scripts that come with the program: one for each slip, and one with several.

use std::collections::BTreeSet;

use crate::blind::arrangement::{Arrangement, Assistant};
use crate::blind::rehearsal::{Script, Slip};
use jadoube_chess::side::Side;
use jadoube_laws::laws::adjournment::AssistantDuty;

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
