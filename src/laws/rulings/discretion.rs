//! What a ruling leaves to the arbiter, which is another question than how certain its facts are
//! ([`Certainty`]). Only where neither leaves anything open does it follow from the record and the
//! Laws ([`Ruling::follows`]).

use jadoube_message::Message;
use serde::Serialize;

use crate::rulings::ruling::{Certainty, Doubt, Remedy, Ruling};

/// Why the arbiter has something to decide although the facts are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "ruling-room")]
pub enum DiscretionReason {
    /// The edition leaves a choice, a penalty or a judgement to the arbiter.
    Arbiter,
    /// The text of the edition is not held: it is the rule of another one.
    OtherEdition,
    /// No text is cited at all.
    NoText,
}

impl Doubt {
    /// Whether it is about the facts, and not about what the Laws leave open.
    #[must_use]
    pub const fn is_of_facts(self) -> bool {
        match self {
            Self::MateUnclear { .. }
            | Self::FlagNotSeen { .. }
            | Self::FlagOnRecord { .. }
            | Self::OrderOfFlags
            | Self::TouchedBeforeClaim { .. }
            | Self::Supervision
            | Self::MoveUnknown
            | Self::IntendedNotTold
            | Self::SealedMoveNotSeen
            | Self::NotProved
            | Self::IntentNotTold => true,
            Self::NoRule | Self::Judgement | Self::GoneOn | Self::Lent => false,
        }
    }
}

impl Ruling {
    /// What is left to the arbiter, and why; nothing, where the text decides.
    #[must_use]
    pub fn discretion_reasons(&self) -> Vec<DiscretionReason> {
        let weighed = matches!(self.certainty, Certainty::Unsure { why } if !why.is_of_facts());
        let chosen = self.remedies.iter().any(|one| matches!(one, Remedy::Penalise { .. }));
        let rows = [
            (weighed || chosen || !self.discretion.is_empty(), DiscretionReason::Arbiter),
            (self.assumed().next().is_some(), DiscretionReason::OtherEdition),
            (self.citations.is_empty(), DiscretionReason::NoText),
        ];
        rows.into_iter().filter(|row| row.0).map(|row| row.1).collect()
    }

    /// Whether it follows from the record and the Laws: the facts are known, and nothing is left to
    /// the arbiter.
    #[must_use]
    pub fn follows(&self) -> bool {
        self.certainty == Certainty::Certain && self.discretion_reasons().is_empty()
    }
}
