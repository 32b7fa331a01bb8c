//! What is counted for each player besides illegal moves: what an arbiter must remember when it
//! happens again.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use jadoube_chess::side::{BySide, Side};

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(keys)]
pub enum Counter {
    /// Warnings by the arbiter.
    Warnings,
    /// Claims of a draw that were shown to be wrong.
    WrongClaims,
    /// Requests of the opponent's scoresheet.
    SheetRequests,
}

impl Counter {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Warnings, Self::WrongClaims, Self::SheetRequests];
}

/// The counts of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Counts {
    warnings: BySide<u8>,
    wrong_claims: BySide<u8>,
    sheet_requests: BySide<u8>,
}

impl Counts {
    /// How often for a player.
    #[must_use]
    pub const fn of(&self, what: Counter, by: Side) -> u8 {
        *match what {
            Counter::Warnings => &self.warnings,
            Counter::WrongClaims => &self.wrong_claims,
            Counter::SheetRequests => &self.sheet_requests,
        }
        .of(by)
    }

    /// Sets the count of a player.
    pub const fn set(&mut self, what: Counter, by: Side, count: u8) {
        let counts = match what {
            Counter::Warnings => &mut self.warnings,
            Counter::WrongClaims => &mut self.wrong_claims,
            Counter::SheetRequests => &mut self.sheet_requests,
        };
        *counts.of_mut(by) = count;
    }
}
