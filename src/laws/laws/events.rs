//! What holds in a competition when a player leaves it. The editions before 1997 have it in their
//! interpretations; since then it stands in the tournament rules of FIDE.

use serde::{Deserialize, Serialize};

use crate::laws::rule::{Rule, chapter};

/// How the games of a player who leaves a round robin are marked. Less than half of them finished,
/// the results are not counted; otherwise they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Withdrawal {
    /// Below half the unplayed games are (-) for both; from half on 1 for the opponents, 0 for the
    /// player.
    DashBelowHalf,
    /// The unplayed games are (-) for the player and (+) for the opponents.
    PlusMinus,
}

chapter! {
    /// The rules on round robins and on withdrawals.
    Events {
        /// A player leaves a round robin before half of the games.
        withdrawal: Rule<Withdrawal>,
        /// After half of them.
        withdrawal_later: Rule<()>,
        /// A player leaves a Swiss system.
        withdrawal_swiss: Rule<()>,
        /// Whether absence without notice counts as withdrawal.
        absence: Rule<bool>,
        /// Whether a third game lost by default excludes.
        third_default: Rule<bool>,
    }
}
