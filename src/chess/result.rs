//! The result of a game, as points.

use serde::{Deserialize, Serialize};

use crate::side::Side;
use jadoube_message::Message;

/// The score of an ended game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "outcome")]
pub enum Score {
    /// 1-0.
    WhiteWins,
    /// 0-1.
    BlackWins,
    /// ½-½.
    Draw,
    /// 0-0.
    BothLose,
}

impl Score {
    /// The score when a side has won.
    #[must_use]
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::White => Self::WhiteWins,
            Side::Black => Self::BlackWins,
        }
    }

    /// `1–0`, as it stands on a result sheet; the same in every language.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::WhiteWins => "1–0",
            Self::BlackWins => "0–1",
            Self::Draw => "½–½",
            Self::BothLose => "0–0",
        }
    }

    /// As in PGN; a loss of both has no sign of its own there.
    #[must_use]
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "*",
        }
    }
}
