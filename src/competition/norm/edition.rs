//! The title regulations as values, each with its article.

use jadoube_message::{Argument, Value};
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::tiebreak::edition::Provision;
use crate::tournament::Date;

/// A title for which norms are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Title {
    /// Grandmaster.
    Gm,
    /// International Master.
    Im,
    /// Woman Grandmaster.
    Wgm,
    /// Woman International Master.
    Wim,
}

impl Title {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Gm, Self::Im, Self::Wgm, Self::Wim];

    /// Its letters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Gm => "GM",
            Self::Im => "IM",
            Self::Wgm => "WGM",
            Self::Wim => "WIM",
        }
    }

    /// Whether only women make norms for it.
    #[must_use]
    pub const fn is_womens(self) -> bool {
        matches!(self, Self::Wgm | Self::Wim)
    }

    /// Who counts as a holder of it or of a higher title (B.01 1.4.5).
    #[must_use]
    pub const fn holders(self) -> &'static [&'static str] {
        match self {
            Self::Gm => &["GM"],
            Self::Im => &["IM", "GM"],
            Self::Wgm => &["WGM", "IM", "GM"],
            Self::Wim => &["WIM", "WGM", "IM", "GM"],
        }
    }
}

/// The same in every language: its letters.
impl Argument for Title {
    const NAME: &'static str = "title";

    fn value(&self) -> Value<'_> {
        Value::Text(self.code().into())
    }
}

/// What a title asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Level {
    /// The performance.
    pub performance: i32,
    /// The average of the opponents.
    pub average: i32,
    /// To what the rating of one opponent is raised.
    pub floor: u16,
}

/// A share as two whole numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Share {
    /// So many …
    pub part: usize,
    /// … of so many.
    pub whole: usize,
}

impl Share {
    /// The least number of so many that is at least this share.
    #[must_use]
    pub const fn at_least(self, of: usize) -> usize {
        (of * self.part).div_ceil(self.whole)
    }

    /// The greatest number of so many that is at most this share.
    #[must_use]
    pub const fn at_most(self, of: usize) -> usize {
        of * self.part / self.whole
    }
}

/// What a Swiss tournament has at least in which nobody needs foreign opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct InternationalField {
    /// Foreign players with a rating.
    pub foreigners: usize,
    /// Their federations.
    pub federations: usize,
    /// How many of them hold one of these titles.
    pub titled: usize,
    /// The titles.
    pub titles: &'static [&'static str],
    /// So many rounds may one of them have missed.
    pub missed: usize,
}

/// The regulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Regulations {
    /// Since when.
    pub year: u16,
    /// How many games.
    pub games: Provision<usize>,
    /// How many in team events that allow it.
    pub team_games: Provision<usize>,
    /// How many in a tournament of this many rounds where one round was won without play.
    pub games_with_forfeit: Provision<usize>,
    /// How many federations other than his own.
    pub foreign_federations: Provision<usize>,
    /// How many opponents at most of his own federation.
    pub own_federation: Provision<Share>,
    /// How many of any one federation.
    pub one_federation: Provision<Share>,
    /// How many title holders.
    pub titled: Provision<Share>,
    /// How many holders of the title or of a higher one.
    pub holders: Provision<Share>,
    /// At least so many of them.
    pub least_holders: Provision<usize>,
    /// How many of them in a double round robin.
    pub holders_in_double: Provision<Share>,
    /// How many players a double round robin has at least.
    pub players_in_double: Provision<usize>,
    /// To what one opponent's rating is raised: the article, the values are in the levels.
    pub floor: Article,
    /// What an unrated opponent counts.
    pub unrated: Provision<u16>,
    /// The least share of the points, in per cent.
    pub score: Provision<u8>,
    /// The article of the average, and of the performance.
    pub level: [Article; 2],
    /// Levels by title, in the order of [`Title::ALL`].
    pub levels: [Level; 4],
    /// Games after the norm, and games that were won, may be left out.
    pub left_out: [Article; 2],
    /// When a tournament is so international that nobody in it needs foreign opponents.
    pub international: Provision<InternationalField>,
}

/// The regulations of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InForce {
    /// The regulations.
    pub regulations: &'static Regulations,
    /// Whether the day is earlier than all that are known: these are the oldest.
    pub is_earlier: bool,
}

const fn b01<T>(value: T, number: &'static str) -> Provision<T> {
    Provision { value, article: article(number) }
}

const fn article(number: &'static str) -> Article {
    Article::new("B.01", number)
}

/// Titles that count as such among the opponents: all but CM and WCM.
pub const TITLED: [&str; 6] = ["GM", "IM", "FM", "WGM", "WIM", "WFM"];

/// “No federation”: neither foreign nor one's own.
pub const NO_FEDERATION: &str = "FID";

impl Regulations {
    /// Those in force since 1 January 2024.
    pub const Y2024: Self = Self {
        year: 2024,
        games: b01(9, "1.4.1a"),
        team_games: b01(7, "1.4.1b"),
        games_with_forfeit: b01(8, "1.4.1c"),
        foreign_federations: b01(2, "1.4.3"),
        own_federation: b01(Share { part: 3, whole: 5 }, "1.4.4"),
        one_federation: b01(Share { part: 2, whole: 3 }, "1.4.4"),
        titled: b01(Share { part: 1, whole: 2 }, "1.4.5a"),
        holders: b01(Share { part: 1, whole: 3 }, "1.4.5"),
        least_holders: b01(3, "1.4.5"),
        holders_in_double: b01(Share { part: 1, whole: 2 }, "1.4.5f"),
        players_in_double: b01(6, "1.4.5f"),
        floor: article("1.4.6b"),
        unrated: b01(1400, "1.4.6d"),
        score: b01(35, "1.4.8b"),
        level: [article("1.4.8a"), article("1.4.8")],
        levels: [
            Level { performance: 2600, average: 2380, floor: 2200 },
            Level { performance: 2450, average: 2230, floor: 2050 },
            Level { performance: 2400, average: 2180, floor: 2000 },
            Level { performance: 2250, average: 2030, floor: 1850 },
        ],
        left_out: [article("1.4.1e"), article("1.4.1f")],
        international: b01(
            InternationalField {
                foreigners: 20,
                federations: 3,
                titled: 10,
                titles: &["GM", "IM", "WGM", "WIM"],
                missed: 1,
            },
            "1.4.3d",
        ),
    };

    /// All that are known, the oldest first.
    pub const ALL: [&'static Self; 1] = [&Self::Y2024];

    /// Those in force on a day; the newest, where nobody said which day.
    #[must_use]
    pub fn on(day: Option<Date>) -> InForce {
        let has_begun = |one: &&&Self| day.is_none_or(|day| one.year <= day.year);
        match Self::ALL.iter().rev().find(has_begun) {
            Some(&regulations) => InForce { regulations, is_earlier: false },
            None => InForce { regulations: &Self::Y2024, is_earlier: true },
        }
    }

    /// What a title asks for.
    #[must_use]
    pub fn of(&self, title: Title) -> Level {
        let [gm, im, wgm, wim] = self.levels;
        match title {
            Title::Gm => gm,
            Title::Im => im,
            Title::Wgm => wgm,
            Title::Wim => wim,
        }
    }
}
