//! Can a side still mate by any series of legal moves? (FIDE Laws 2023, Art. 5.2.2, 6.9, 7.5.5.)
//!
//! Each verdict carries its evidence: [`Verdict::Winnable`] a line to mate that our rules can play,
//! [`Verdict::Unwinnable`] the reason why there is none; everything else is
//! [`Verdict::Undetermined`] and left to the arbiter. The work is bounded by numbers of positions,
//! never by time, so that the same question always has the same answer. The fifty- and
//! seventy-five-move rules and repetition are ignored here. What a verdict means for a game is
//! decided in `claims` and `rulings`.

pub mod proof;
mod search;
mod library;

use shakmaty::{Chess, Color};

use crate::board::piece::side_to_shakmaty;
use crate::board::position::{Move, Position};
use crate::side::Side;
use crate::unwinnability::library::Opinion;
use crate::unwinnability::proof::Reason;

/// What is known of a side's chances to mate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The side can mate.
    Winnable {
        /// Legal moves from the position to a mate, the fewest that were found; empty when it is
        /// mate already.
        line: Vec<Move>,
    },
    /// No series of legal moves ends in a mate by the side.
    Unwinnable {
        /// Why not.
        reason: Reason,
    },
    /// Not found out within the budget.
    Undetermined {
        /// What another program says. Nobody has checked it, so it decides nothing.
        library: Option<LibraryVerdict>,
    },
}

/// What the crate `chasolver` says of a position that we could not decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LibraryVerdict {
    /// That the side cannot mate.
    Unwinnable,
}

/// A verdict and the work that it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The verdict.
    pub verdict: Verdict,
    /// How many positions were looked at; 0 when the material decides.
    pub nodes: usize,
}

/// How much work an answer is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Budget {
    /// After every move on every board of a hall: some microseconds as a rule, a few milliseconds
    /// at worst.
    Quick,
    /// For a ruling: seconds at worst.
    Full,
}

/// The short answer, for rules that need no evidence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chance {
    /// The side can still mate.
    Can,
    /// It cannot.
    Cannot,
    /// Not found out.
    Unknown,
}

impl From<&Verdict> for Chance {
    fn from(verdict: &Verdict) -> Self {
        match verdict {
            Verdict::Winnable { .. } => Self::Can,
            Verdict::Unwinnable { .. } => Self::Cannot,
            Verdict::Undetermined { .. } => Self::Unknown,
        }
    }
}

/// A part of the work, with the most positions that it may look at.
#[derive(Debug, Clone, Copy)]
enum Step {
    Prove(usize),
    Search(usize),
}

impl Step {
    /// The likelier side first: a proof where a mate is doubted, otherwise a mate.
    const fn all(budget: Budget, doubted: bool) -> &'static [Self] {
        use Step::{Prove, Search};
        match (budget, doubted) {
            (Budget::Quick, true) => &[Prove(2_000), Search(1_500)],
            (Budget::Quick, false) => &[Search(1_500), Prove(1_000)],
            (Budget::Full, true) => &[Prove(1_000_000), Search(1_000_000)],
            (Budget::Full, false) => &[Search(20_000), Prove(1_000_000), Search(1_000_000)],
        }
    }
}

/// Whether a side can still mate, with the evidence. The player to move does not matter: each may
/// be the helper.
#[must_use]
pub fn decide(position: &Position, winner: Side, budget: Budget) -> Answer {
    let chess = position.shakmaty();
    let winner = side_to_shakmaty(winner);
    let mut nodes = 0;
    for step in Step::all(budget, library::doubts(chess, winner)) {
        match *step {
            Step::Prove(limit) => {
                let proof = proof::prove::prove(chess, winner, limit);
                nodes += proof.nodes;
                if let Some(reason) = proof.reason {
                    return Answer { verdict: Verdict::Unwinnable { reason }, nodes };
                }
            }
            Step::Search(limit) => {
                let found = search::find(chess, winner, limit);
                nodes += found.nodes;
                if let Some(line) = found.line {
                    return winnable(chess, winner, line, (budget, nodes));
                }
            }
        }
    }
    if budget == Budget::Quick {
        return Answer { verdict: Verdict::Undetermined { library: None }, nodes };
    }
    let library = match library::opinion(chess, winner) {
        Opinion::Line(line) => return winnable(chess, winner, line, (budget, nodes)),
        Opinion::Unwinnable => Some(LibraryVerdict::Unwinnable),
        Opinion::Nothing => None,
    };
    Answer { verdict: Verdict::Undetermined { library }, nodes }
}

/// The verdict with a line, in a ruling with a shorter one: what an arbiter plays through.
fn winnable(
    chess: &Chess,
    winner: Color,
    line: Vec<shakmaty::Move>,
    (budget, nodes): (Budget, usize),
) -> Answer {
    let (line, more) = match budget {
        Budget::Quick => (line, 0),
        Budget::Full => search::shorten(chess, winner, line),
    };
    let line = line.into_iter().map(Move).collect();
    Answer { verdict: Verdict::Winnable { line }, nodes: nodes + more }
}

/// Whether a side can still mate.
#[must_use]
pub fn can_mate(position: &Position, side: Side, budget: Budget) -> Chance {
    Chance::from(&decide(position, side, budget).verdict)
}

/// Whether the position is dead: neither side can mate by any series of legal moves
/// (Art. 5.2.2). `None` when that is not found out within the budget.
#[must_use]
pub fn is_dead(position: &Position, budget: Budget) -> Option<bool> {
    let mut dead = Some(true);
    for side in Side::BOTH {
        match can_mate(position, side, budget) {
            Chance::Can => return Some(false),
            Chance::Cannot => {}
            Chance::Unknown => dead = None,
        }
    }
    dead
}

#[cfg(test)]
mod tests;
