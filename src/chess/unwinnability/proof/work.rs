//! What looking for a proof costs, when it has to stop, and what came of it.

use crate::unwinnability::proof::Reason;

/// Nothing was proved: a mate looks possible, or the limit was met.
#[derive(Debug)]
pub(super) struct Open;

/// The work done, in positions.
#[derive(Debug, Clone, Copy)]
pub(super) struct Work {
    limit: usize,
    /// With what positions and their surroundings cost.
    pub(super) nodes: usize,
    /// The positions taken up.
    pub(super) positions: usize,
}

impl Work {
    pub(super) const fn new(limit: usize) -> Self {
        Self { limit, nodes: 0, positions: 0 }
    }

    /// Counts what costs as much as so many positions.
    pub(super) const fn pay(&mut self, cost: usize) -> Result<(), Open> {
        self.nodes += cost;
        if self.nodes > self.limit { Err(Open) } else { Ok(()) }
    }

    /// Counts a position.
    pub(super) const fn take_up(&mut self) -> Result<(), Open> {
        self.positions += 1;
        self.pay(1)
    }
}

/// What came of looking for a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::unwinnability) struct Attempt {
    /// The proof, if there is one within the limit.
    pub(in crate::unwinnability) reason: Option<Reason>,
    /// How many positions were looked at.
    pub(in crate::unwinnability) nodes: usize,
}
