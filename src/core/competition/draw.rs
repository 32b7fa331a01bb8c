//! The restricted draw with envelopes (Varma tables, C.06) as the event has it.

use serde::{Deserialize, Serialize};

use jadoube_competition::varma::draw::{Draw, Step as DrawStep};
use jadoube_competition::varma::order::Entrant as Drawer;
use jadoube_competition::varma::rows::{Edition, Letter};
use jadoube_laws::ids::Who;

/// A step of the draw, with who recorded it and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnStep {
    /// What was drawn.
    pub step: DrawStep,
    /// Who recorded it.
    pub who: Who,
    /// The wall time of the draw.
    pub wall: String,
}

/// A draw that has begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VarmaDraw {
    /// By which tables.
    pub edition: Edition,
    /// Why, where there were numbers before.
    pub reason: String,
    /// Who draws, by the order of entry, as they were when it began.
    pub drawers: Vec<Drawer>,
    /// What was drawn.
    pub steps: Vec<DrawnStep>,
}

impl VarmaDraw {
    /// The draw as far as it has come; nothing where the tables have no row for it.
    #[must_use]
    pub fn so_far(&self) -> Option<Draw> {
        let mut draw = Draw::new(self.drawers.clone(), self.edition).ok()?;
        self.steps.iter().for_each(|one| draw.apply(one.step));
        Some(draw)
    }
}

/// What is drawn next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Drawing {
    /// The first of a federation has taken a large envelope.
    Envelope {
        /// The letter of the envelope.
        envelope: Letter,
    },
    /// Somebody has drawn a number; the first of a federation has taken the large envelope in which
    /// it lay.
    Number {
        /// The number.
        number: u16,
    },
    /// One step by lot.
    Lot {
        /// The seed.
        seed: u64,
    },
    /// All that is left by lot.
    Rest {
        /// The seed.
        seed: u64,
    },
}
