//! The rating regulations as values: what differs between their editions, each with its article.

use jadoube_message::Message;
use serde::{Deserialize, Serialize};

use crate::article::Article;
use crate::tiebreak::edition::Provision;
use crate::tournament::Date;

/// An article of the rating regulations.
const fn b02<T>(value: T, number: &'static str) -> Provision<T> {
    Provision { value, article: Article::new("B.02", number) }
}

/// The rate of play, each with a list of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Message)]
#[message(prefix = "competition-rate", name = "rate")]
#[serde(rename_all = "kebab-case")]
pub enum Rate {
    /// At least an hour for sixty moves.
    #[default]
    Standard,
    /// More than ten minutes.
    Rapid,
    /// More than three minutes.
    Blitz,
}

impl Rate {
    /// The rate that the code of record 222 of TRF26 means: the time for sixty moves, of the player
    /// who has less. Nothing for a code that cannot be read.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let sides = code.trim().split('-').map(|side| side.trim_start_matches(['W', 'B']));
        let seconds = sides.map(seconds_for_sixty).collect::<Option<Vec<u32>>>()?;
        Some(match seconds.into_iter().min()? {
            3600.. => Self::Standard,
            601..3600 => Self::Rapid,
            _ => Self::Blitz,
        })
    }
}

/// Periods as `40/6000+30:900+30` or `5400+30`: all of their time with the increments of sixty moves.
fn seconds_for_sixty(side: &str) -> Option<u32> {
    let (mut seconds, mut moves) = (0_u32, 0_u32);
    for period in side.split(':') {
        let (of, time) = period.split_once('/').unwrap_or(("", period));
        let (base, increment) = time.split_once('+').unwrap_or((time, "0"));
        let rest = 60_u32.saturating_sub(moves);
        let of: u32 = if of.is_empty() { rest } else { of.parse().ok()? };
        let increment: u32 = increment.parse().ok()?;
        seconds = seconds.checked_add(base.parse().ok()?)?;
        seconds = seconds.checked_add(increment.checked_mul(of.min(rest))?)?;
        moves = moves.saturating_add(of);
    }
    Some(seconds)
}

/// An edition, by the day from which it is in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Message)]
#[message(prefix = "competition-rating-edition", name = "edition")]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// 1 January 2022 to 29 February 2024.
    January2022,
    /// 1 March 2024: the floor is 1400, new players draw twice against 1800.
    March2024,
    /// 1 December 2024: rapid and blitz games of very unequal players are not rated.
    December2024,
    /// 1 October 2025: no limit of the difference from 2650.
    October2025,
}

/// For which games a great difference of ratings counts as the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cut {
    /// To a player's favour in one game only, that of the greatest difference; always to the weaker
    /// player's disfavour.
    OneUpgrade,
    /// In every game.
    Always,
    /// In every game of a player below this rating, and in none from it on.
    Below(u16),
}

/// How a first rating follows from the average of the opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstRule {
    /// From more than half of the points on, so much for each half point above half.
    ByHalfPoint(u16),
    /// With this many draws against such opponents added.
    WithDraws {
        /// How many.
        draws: u16,
        /// Their rating.
        rating: u16,
    },
}

/// Games that are not rated because the players are too unequal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct TooUnequal {
    /// From this difference on.
    pub difference: u16,
    /// Where one of the two is above this.
    pub above: u16,
}

/// The factor K, by what a player is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Factors {
    /// Until so many games …
    pub new_games: u16,
    /// … this K.
    pub new: u16,
    /// Until the end of the year of this birthday …
    pub junior_age: u16,
    /// … and below this rating …
    pub junior_below: u16,
    /// … this K.
    pub junior: u16,
    /// Below this rating, as long as it was never reached, the usual K; from then on the last.
    pub master: u16,
    /// The usual K.
    pub usual: u16,
    /// The K of those who reached it.
    pub reached: u16,
}

/// The regulations of an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Regulations {
    /// Which edition.
    pub edition: Edition,
    /// The first day on which a tournament begins under it.
    pub from: Date,
    /// The greatest difference of ratings that counts.
    pub limit: Provision<u16>,
    /// For which games.
    pub cut: Provision<Cut>,
    /// Rapid and blitz games that are not rated.
    pub too_unequal: Option<Provision<TooUnequal>>,
    /// K.
    pub factors: Provision<Factors>,
    /// K times the games of a period is at most this.
    pub most: Provision<u16>,
    /// How a first rating is counted.
    pub first: Provision<FirstRule>,
    /// How many games against rated opponents a first rating takes.
    pub first_games: Provision<u16>,
    /// The highest first rating.
    pub first_highest: Option<Provision<u16>>,
    /// The lowest rating in the list.
    pub floor: Provision<u16>,
}

const FACTORS: Factors = Factors {
    new_games: 30,
    new: 40,
    junior_age: 18,
    junior_below: 2300,
    junior: 40,
    master: 2400,
    usual: 20,
    reached: 10,
};

const JANUARY_2022: Regulations = Regulations {
    edition: Edition::January2022,
    from: Date::new(2022, 1, 1),
    limit: b02(400, "8.3.1"),
    cut: b02(Cut::OneUpgrade, "8.3.1"),
    too_unequal: None,
    factors: b02(FACTORS, "8.3.3"),
    most: b02(700, "8.3.3"),
    first: b02(FirstRule::ByHalfPoint(20), "8.2.3"),
    first_games: b02(5, "7.1.4"),
    first_highest: None,
    floor: b02(1000, "7.1.4"),
};

const MARCH_2024: Regulations = Regulations {
    edition: Edition::March2024,
    from: Date::new(2024, 3, 1),
    cut: b02(Cut::Always, "8.3.1"),
    first: b02(FirstRule::WithDraws { draws: 2, rating: 1800 }, "8.2.2"),
    first_highest: Some(b02(2200, "8.2.3")),
    floor: b02(1400, "7.1.4"),
    ..JANUARY_2022
};

const DECEMBER_2024: Regulations = Regulations {
    edition: Edition::December2024,
    from: Date::new(2024, 12, 1),
    too_unequal: Some(b02(TooUnequal { difference: 600, above: 2600 }, "5.1")),
    ..MARCH_2024
};

const OCTOBER_2025: Regulations = Regulations {
    edition: Edition::October2025,
    from: Date::new(2025, 10, 1),
    cut: b02(Cut::Below(2650), "8.3.1"),
    ..DECEMBER_2024
};

impl Regulations {
    /// All editions, the oldest first.
    pub const ALL: [Self; 4] = [JANUARY_2022, MARCH_2024, DECEMBER_2024, OCTOBER_2025];

    /// The newest.
    pub const NEWEST: Self = OCTOBER_2025;

    /// Those of a tournament that begins on this day; the oldest known where it was earlier.
    #[must_use]
    pub fn on(day: Date) -> Self {
        let known = Self::ALL.into_iter().rev().find(|one| one.from <= day);
        known.unwrap_or(JANUARY_2022)
    }

    /// Those of an edition.
    #[must_use]
    pub fn of(edition: Edition) -> Self {
        Self::ALL.into_iter().find(|one| one.edition == edition).unwrap_or(OCTOBER_2025)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rate_is_known_by_its_code() {
        for (code, rate) in [
            ("5400+30", Some(Rate::Standard)),
            ("40/6000+30:900+30", Some(Rate::Standard)),
            ("3600", Some(Rate::Standard)),
            ("3599", Some(Rate::Rapid)),
            ("900+10", Some(Rate::Rapid)),
            ("180+2", Some(Rate::Blitz)),
            ("600", Some(Rate::Blitz)),
            ("601", Some(Rate::Rapid)),
            ("W300-B240", Some(Rate::Blitz)),
            ("90 min", None),
            ("", None),
        ] {
            assert_eq!(Rate::of_code(code), rate, "{code}");
        }
    }

    #[test]
    fn an_edition_is_in_force_from_its_day_on() {
        for (day, edition) in [
            (Date::new(2021, 5, 1), Edition::January2022),
            (Date::new(2024, 2, 29), Edition::January2022),
            (Date::new(2024, 3, 1), Edition::March2024),
            (Date::new(2024, 11, 30), Edition::March2024),
            (Date::new(2024, 12, 1), Edition::December2024),
            (Date::new(2025, 9, 30), Edition::December2024),
            (Date::new(2025, 10, 1), Edition::October2025),
            (Date::new(2026, 11, 1), Edition::October2025),
        ] {
            assert_eq!(Regulations::on(day).edition, edition, "{day}");
        }
    }
}
