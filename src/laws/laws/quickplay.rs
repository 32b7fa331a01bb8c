//! What an edition says on the quickplay finish (Article 10 until 2009, then Appendix G and
//! Guidelines III).

use serde::{Deserialize, Serialize};

use crate::laws::rule::{ByKind, Rule, chapter};
use jadoube_chess::moment::Millis;

/// Where the quickplay finish has its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum QuickplayStatus {
    /// The edition has none.
    NoRule,
    /// It is part of the Laws.
    Law,
    /// It holds only where it was announced.
    Announced,
}

/// What a claim without an arbiter present needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NoArbiter {
    /// No rule.
    NoRule,
    /// The claim ends the game; an arbiter decides afterwards, finally.
    Final,
    /// The same; a designated arbiter decides.
    Designated,
}

/// What a player may ask for instead of claiming.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct IncrementRequest {
    /// What both get with each move.
    pub each: Millis,
    /// What the opponent gets once.
    pub opponent: Millis,
}

chapter! {
    /// The quickplay finish.
    Quickplay {
        /// Whether and how it applies.
        status: Rule<QuickplayStatus>,
        /// The claim is for a player with less than this.
        threshold: Rule<Millis>,
        /// The kinds of play in which it has a place.
        applies: ByKind<bool>,
        /// Whether it has one where the players get an increment.
        with_increment: Rule<bool>,
        /// Whether only the player on move may claim.
        only_on_move: Rule<bool>,
        /// What may be asked for instead: an increment for both.
        increment: Rule<Option<IncrementRequest>>,
        /// The claim, and how the arbiter decides it.
        claim: Rule<()>,
        /// Whether the claim counts as an offer of a draw.
        claim_is_offer: Rule<bool>,
        /// The decision put off, even until a flag has fallen: what the opponent may get.
        postponed: Rule<Millis>,
        /// What the opponent gets when the claim is rejected; none, where the arbiter can only agree
        /// or put the decision off.
        rejected: Rule<Option<Millis>>,
        /// Whether the decision can be appealed against.
        appealable: Rule<bool>,
        /// A claim without an arbiter present.
        no_arbiter: Rule<NoArbiter>,
    }
}
