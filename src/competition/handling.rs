//! How a competition is handled from round to round (C.04.1, C.04.2 and C.05 of FIDE), by edition: who
//! has which number and until when, which byes there are, when a published pairing changes. Each value
//! stands with its article.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::berger::ARTICLE as TABLES;
use crate::tiebreak::edition::Provision;

/// An edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The rules from 1 February 2026.
    #[default]
    February2026,
}

/// Why published pairings are changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Message)]
#[serde(rename_all = "kebab-case")]
#[message(prefix = "contest-ground")]
pub enum Ground {
    /// Two would meet a second time by mistake.
    MetBefore,
    /// The rules of the competition provide for it.
    CompetitionRules,
    /// Two who have no opponent agree to play.
    WithoutOpponents,
    /// Somebody came late, and those concerned agree to small changes.
    LateEntry,
    /// What nobody could foresee at the top boards of the last round.
    LastRoundTopBoards,
}

/// What an edition says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rules {
    /// Numbers for pairing change until this round is paired, where no table fixes them before.
    pub numbers_until: Provision<u8>,
    /// Players of the same rating follow each other by title, from the highest.
    pub titles: Provision<&'static [&'static str]>,
    /// So many of the rounds that a late comer has missed are worth half a point, unless the
    /// regulations of the event say otherwise.
    pub late_half: Provision<u8>,
    /// So many half-point byes may a player have, unless the regulations of the event say otherwise.
    pub half_byes: Provision<u8>,
    /// The grounds on which published pairings are changed.
    pub grounds: Provision<&'static [Ground]>,
    /// What a result is that is corrected later.
    pub corrections: Article,
    /// What an adjourned game is for the pairing.
    pub adjourned: Article,
    /// Who has left is not paired.
    pub departed: Article,
    /// Who is known not to come is not paired.
    pub absent: Article,
    /// That a player may have a board of his own.
    pub own_board: Article,
    /// What every pairing keeps to: rounds fixed beforehand, no two who meet twice, colours, byes.
    pub basics: Article,
    /// By which tables a round robin is paired.
    pub tables: Article,
}

/// An article of the handling rules.
const fn c0402(number: &'static str) -> Article {
    Article::new("C.04.2", number)
}

const FEBRUARY_2026: Rules = Rules {
    numbers_until: Provision { value: 4, article: c0402("2.2") },
    titles: Provision {
        value: &["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"],
        article: c0402("2.2"),
    },
    late_half: Provision { value: 0, article: c0402("2.4") },
    half_byes: Provision { value: 1, article: Article::new("C.05", "6.7") },
    grounds: Provision {
        value: &[
            Ground::MetBefore,
            Ground::CompetitionRules,
            Ground::WithoutOpponents,
            Ground::LateEntry,
            Ground::LastRoundTopBoards,
        ],
        article: c0402("4.4"),
    },
    corrections: c0402("4.3"),
    adjourned: c0402("3.1"),
    departed: c0402("3.2"),
    absent: c0402("3.3"),
    own_board: c0402("3.6"),
    basics: Article::new("C.04.1", ""),
    tables: TABLES,
};

impl Edition {
    /// What it says.
    #[must_use]
    pub const fn rules(self) -> &'static Rules {
        match self {
            Self::February2026 => &FEBRUARY_2026,
        }
    }

    /// Whether it is that of today.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}
