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
    /// ½-0: Black has lost, and White got no more than half a point, as a ruling may have it.
    HalfForWhite,
    /// 0-½.
    HalfForBlack,
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

    /// The score when a side has no more than half a point, and the other has lost.
    #[must_use]
    pub const fn half_for(side: Side) -> Self {
        match side {
            Side::White => Self::HalfForWhite,
            Side::Black => Self::HalfForBlack,
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
            Self::HalfForWhite => "½–0",
            Self::HalfForBlack => "0–½",
        }
    }

    /// As in PGN; a loss of both, and one with half a point for the other, have no sign of their own
    /// there.
    #[must_use]
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose | Self::HalfForWhite | Self::HalfForBlack => "*",
        }
    }
}
