//! A whole game from its entries: where one entry can mean several moves, the rest of the game
//! tells which; where one is misprinted, the nearest legal moves are tried. Every choice and every
//! repair is told, and games that cannot be told apart are all returned.
//!
//! `search` reads the entries and goes through the games, `misprint` knows how print and hand go
//! wrong.

mod misprint;
pub mod search;

use crate::board::position::Move;
use crate::notation::reading::{NotationFault, Remark};
use jadoube_message::Message;

/// How far a game is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Readings of a text in a position, over all that is tried. A game that needs no search takes
    /// one for each entry.
    pub readings: u32,
    /// Entries that may be repaired in one game; none: a game is read as it is written.
    pub repairs: usize,
    /// Games that are returned.
    pub games: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { readings: 1_000_000, repairs: 3, games: 8 }
    }
}

/// What a list of entries can mean.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ReadGames {
    /// The legal games from the first entry to the last, with as few repairs as possible, the most
    /// literal first. None, if the record cannot be read to its end.
    pub games: Vec<Game>,
    /// Whether there are more such games than were asked for.
    pub more: bool,
    /// The first half-move (0 = the first entry) in which the games differ.
    pub parting: Option<usize>,
    /// Where reading as written ends, and what was read until there; also told where the games
    /// are repaired ones.
    pub stopped: Option<UnreadEntry>,
    /// Whether the readings ran out before all was tried.
    pub given_up: bool,
}

/// One legal game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Game {
    /// A move for each entry.
    pub moves: Vec<Move>,
    /// Where an entry can mean several moves.
    pub choices: Vec<AmbiguousEntry>,
    /// Where an entry was read otherwise than it is written.
    pub repairs: Vec<Repair>,
    /// What is written beside the rule, by half-move.
    pub remarks: Vec<(usize, Remark)>,
}

/// An entry that can mean several moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AmbiguousEntry {
    /// The half-move, 0 = the first entry.
    pub ply: usize,
    /// What is written.
    pub text: String,
    /// The move in this game.
    pub taken: Move,
    /// The other moves, and what becomes of the game with them.
    pub others: Vec<(Move, AlternativeOutcome)>,
}

impl AmbiguousEntry {
    /// Whether the rest of the game leaves only the move taken.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.others.iter().all(|(_, fate)| matches!(fate, AlternativeOutcome::BreaksOff(_)))
    }
}

/// What becomes of a game with another move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AlternativeOutcome {
    /// This half-move cannot be read any more.
    BreaksOff(usize),
    /// It goes on to the end.
    GoesOn,
    /// It was not tried to the end, for the readings ran out.
    NotTried,
}

/// An entry that was repaired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// The half-move, 0 = the first entry.
    pub ply: usize,
    /// What is written.
    pub text: String,
    /// What it was read as.
    pub read_as: String,
    /// What went wrong with it.
    pub slip: Slip,
    /// The move.
    pub taken: Move,
}

/// What went wrong with an entry; the likelier first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Message)]
#[message(prefix = "convert-slip")]
pub enum Slip {
    /// A sign was taken for one that looks like it, as `B` for `R` or `3` for `8`.
    LooksAlike,
    /// Another sign of its sort, as a wrong file, rank, wing or piece.
    OtherSign,
    /// A sign is missing.
    Lost,
    /// There is a sign too many.
    Added,
    /// Two signs changed places.
    Swapped,
    /// The entry is nothing like the move.
    Nothing,
}

/// The first entry that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnreadEntry {
    /// The half-move, 0 = the first entry.
    pub ply: usize,
    /// What is written.
    pub text: String,
    /// The longest legal series before it; where several are as long, the most literal.
    pub before: Vec<Move>,
    /// What is wrong with the entry after that series.
    pub fault: NotationFault,
}

#[cfg(test)]
mod tests;
