//! The kinds of play that editions tell apart.

use serde::{Deserialize, Serialize};

/// The pace of a game, by which some rules differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Longer than rapid.
    Standard,
    /// Rapid chess (Appendix A of 2023).
    Rapid,
    /// Blitz (Appendix B of 2023).
    Blitz,
}

/// Whether a rapid or blitz game has the supervision with which the full competition rules hold
/// (A.4 and B.2 of 2023: few games for one arbiter, each recorded).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Supervision {
    /// It has.
    Adequate,
    /// It has not.
    Lacking,
}

/// The kind of play of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Standard play.
    Standard,
    /// Rapid with adequate supervision.
    RapidSupervised,
    /// Rapid without.
    Rapid,
    /// Blitz with adequate supervision.
    BlitzSupervised,
    /// Blitz without.
    Blitz,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 5] =
        [Self::Standard, Self::RapidSupervised, Self::Rapid, Self::BlitzSupervised, Self::Blitz];

    /// The kind of a pace and a supervision.
    #[must_use]
    pub const fn new(pace: Pace, supervision: Supervision) -> Self {
        match (pace, supervision) {
            (Pace::Standard, _) => Self::Standard,
            (Pace::Rapid, Supervision::Adequate) => Self::RapidSupervised,
            (Pace::Rapid, Supervision::Lacking) => Self::Rapid,
            (Pace::Blitz, Supervision::Adequate) => Self::BlitzSupervised,
            (Pace::Blitz, Supervision::Lacking) => Self::Blitz,
        }
    }

    /// The pace.
    #[must_use]
    pub const fn pace(self) -> Pace {
        match self {
            Self::Standard => Pace::Standard,
            Self::RapidSupervised | Self::Rapid => Pace::Rapid,
            Self::BlitzSupervised | Self::Blitz => Pace::Blitz,
        }
    }

    /// The supervision; standard play always has it.
    #[must_use]
    pub const fn supervision(self) -> Supervision {
        match self {
            Self::Standard | Self::RapidSupervised | Self::BlitzSupervised => Supervision::Adequate,
            Self::Rapid | Self::Blitz => Supervision::Lacking,
        }
    }

    /// As the files of the editions have it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::RapidSupervised => "rapid_supervised",
            Self::Rapid => "rapid",
            Self::BlitzSupervised => "blitz_supervised",
            Self::Blitz => "blitz",
        }
    }
}

/// One value for each pace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByPace<T> {
    /// Standard play.
    pub standard: T,
    /// The value for rapid chess.
    pub rapid: T,
    /// The value for blitz.
    pub blitz: T,
}

impl<T> ByPace<T> {
    /// The value for a pace.
    pub const fn of(&self, pace: Pace) -> &T {
        match pace {
            Pace::Standard => &self.standard,
            Pace::Rapid => &self.rapid,
            Pace::Blitz => &self.blitz,
        }
    }
}
