//! The regulations of tie-breaks (C.07 of FIDE, and what the older documents said), by edition: what
//! differs is a value with its article.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::tournament::Date;

/// A value with the article in which it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Provision<T> {
    /// What is said.
    pub value: T,
    /// The article that says so.
    pub article: Article,
}

const fn ruled<T>(value: T, article: Article) -> Provision<T> {
    Provision { value, article }
}

/// An article of the regulations of tie-breaks.
pub(crate) const fn c07(number: &'static str) -> Article {
    Article::new("C.07", number)
}

/// An edition.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    Serialize,
    Deserialize,
    Message,
)]
#[message(prefix = "competition-edition")]
pub enum Edition {
    /// The regulations of the team world championship, in the document of 1972.
    Olympiad1972,
    /// The interpretations in the document of 1980.
    Interpretations1980,
    /// The tournament rules of 2006.
    TournamentRules2006,
    /// C.07 from 1 September 2023; for all rated events from 1 April 2024.
    September2023,
    /// C.07 from 1 August 2024.
    August2024,
    /// C.07 from 1 March 2026.
    #[default]
    March2026,
}

/// How a round without a game counts for the tie-breaks that look at opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum UnplayedRounds {
    /// A forfeit is a game with its points; a round without an opponent is nothing.
    AsScored,
    /// As a game against a dummy with the participant's own score.
    Dummy {
        /// Whether the dummy's score is limited.
        is_limited: bool,
    },
}

/// As what the points against a team are multiplied with its score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum TeamFactor {
    /// As points.
    Points,
    /// As the share of the points of a match.
    Share,
}

/// What is done with a tie that the list leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-rest")]
pub enum Rest {
    /// Lots are drawn, unless the rules of the competition leave it.
    Lots,
    /// It stays: those tied share their places.
    Shared,
}

/// What an edition says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rules {
    /// Which it is.
    pub edition: Edition,
    /// The list that it prescribes, as files write it; empty where the competition announces one.
    pub list: Provision<&'static str>,
    /// What becomes of a tie that is left.
    pub rest: Provision<Rest>,
    /// Rounds without a game.
    pub unplayed: Provision<UnplayedRounds>,
    /// Whether Buchholz may be used where the pairings are known beforehand.
    pub buchholz_in_round_robins: Provision<bool>,
    /// Sonneborn-Berger of teams.
    pub team_factor: Provision<TeamFactor>,
}

const SEPTEMBER_2023: Rules = Rules {
    edition: Edition::September2023,
    list: ruled("", c07("4.1")),
    rest: ruled(Rest::Lots, c07("4.2")),
    unplayed: ruled(UnplayedRounds::Dummy { is_limited: false }, c07("16.4")),
    buchholz_in_round_robins: ruled(true, c07("8")),
    team_factor: ruled(TeamFactor::Points, c07("13.2.4")),
};

const AUGUST_2024: Rules = Rules { edition: Edition::August2024, ..SEPTEMBER_2023 };

const MARCH_2026: Rules = Rules {
    edition: Edition::March2026,
    unplayed: ruled(UnplayedRounds::Dummy { is_limited: true }, c07("16.4")),
    buchholz_in_round_robins: ruled(false, c07("8")),
    ..AUGUST_2024
};

const TOURNAMENT_RULES_2006: Rules = Rules {
    edition: Edition::TournamentRules2006,
    list: ruled("", Article::new("TR 2006", "3")),
    rest: ruled(Rest::Shared, Article::new("TR 2006", "3")),
    unplayed: ruled(UnplayedRounds::AsScored, Article::new("TR 2006", "11")),
    buchholz_in_round_robins: ruled(true, Article::new("TR 2006", "3")),
    ..SEPTEMBER_2023
};

const INTERPRETATIONS_1980: Rules = Rules {
    edition: Edition::Interpretations1980,
    list: ruled("", Article::new("Int. 1976", "21")),
    rest: ruled(Rest::Shared, Article::new("Int. 1976", "21")),
    unplayed: ruled(UnplayedRounds::AsScored, Article::new("Int. 1969", "21")),
    buchholz_in_round_robins: ruled(true, Article::new("Int. 1976", "21")),
    team_factor: ruled(TeamFactor::Share, Article::new("Int. 1967", "21")),
};

const OLYMPIAD_1972: Rules = Rules {
    edition: Edition::Olympiad1972,
    list: ruled("GPTS,MPTS,EDE:MP,EGGSB", Article::new("Ol. 1972", "11")),
    rest: ruled(Rest::Shared, Article::new("Ol. 1972", "11")),
    unplayed: ruled(UnplayedRounds::AsScored, Article::new("Int. 1970", "35")),
    team_factor: ruled(TeamFactor::Share, Article::new("Int. 1967", "34")),
    ..INTERPRETATIONS_1980
};

impl Edition {
    /// All of them, oldest first.
    pub const ALL: [Self; 6] = [
        Self::Olympiad1972,
        Self::Interpretations1980,
        Self::TournamentRules2006,
        Self::September2023,
        Self::August2024,
        Self::March2026,
    ];

    /// What it says.
    #[must_use]
    pub const fn rules(self) -> &'static Rules {
        match self {
            Self::Olympiad1972 => &OLYMPIAD_1972,
            Self::Interpretations1980 => &INTERPRETATIONS_1980,
            Self::TournamentRules2006 => &TOURNAMENT_RULES_2006,
            Self::September2023 => &SEPTEMBER_2023,
            Self::August2024 => &AUGUST_2024,
            Self::March2026 => &MARCH_2026,
        }
    }

    /// The year by which people call it.
    #[must_use]
    pub const fn year(self) -> u16 {
        match self {
            Self::Olympiad1972 => 1972,
            Self::Interpretations1980 => 1980,
            Self::TournamentRules2006 => 2006,
            Self::September2023 => 2023,
            Self::August2024 => 2024,
            Self::March2026 => 2026,
        }
    }

    /// The edition of C.07 for a competition that begins on this day. What came before it is only
    /// used where somebody asks for it.
    #[must_use]
    pub fn on(year: u16, month: u8) -> Self {
        match (year, month) {
            (..=2024, _) if (year, month) < (2024, 8) => Self::September2023,
            _ if (year, month) < (2026, 3) => Self::August2024,
            _ => Self::March2026,
        }
    }

    /// That for a competition whose first day is written so, `2026-11-21`; the newest, where it is none.
    #[must_use]
    pub fn on_day(day: &str) -> Self {
        let date = Date::read(day).and_then(|date| Some((date.year, date.month?)));
        date.map_or_else(Self::default, |(year, month)| Self::on(year, month))
    }

    /// By the year by which people call it.
    #[must_use]
    pub fn of_year(year: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.year() == year)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiebreak::code;

    #[test]
    fn the_first_day_decides_the_edition() {
        for (year, month, edition) in [
            (2019, 5, Edition::September2023),
            (2024, 7, Edition::September2023),
            (2024, 8, Edition::August2024),
            (2026, 2, Edition::August2024),
            (2026, 3, Edition::March2026),
            (2030, 1, Edition::March2026),
        ] {
            assert_eq!(Edition::on(year, month), edition, "{year}-{month}");
        }
    }

    #[test]
    fn every_edition_is_found_by_its_year_and_its_list_can_be_read() {
        for edition in Edition::ALL {
            assert_eq!(Edition::of_year(edition.year()), Some(edition));
            assert_eq!(edition.rules().edition, edition);
            code::list(edition.rules().list.value).unwrap();
        }
        assert_eq!(Edition::of_year(2025), None);
    }
}
