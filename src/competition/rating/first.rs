//! The first rating of a player who has none (B.02 8.2), with its working.

use jadoube_message::Message;
use serde::Serialize;

use crate::article::Article;
use crate::rating::change::{RatedGame, RatedRounds, UnratedReason};
use crate::rating::edition::{FirstRule, Regulations};
use crate::tiebreak::conversion;

/// A first rating with its working.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct First {
    /// The games against rated opponents.
    pub games: Vec<RatedGame>,
    /// The rounds that do not count.
    pub others: Vec<(u8, UnratedReason)>,
    /// The ratings of the opponents added up, with those that the rule adds.
    pub sum: i32,
    /// How many they are.
    pub count: i32,
    /// The points in hundredths, with those that the rule adds.
    pub points: i32,
    /// The share of the points, in per cent, halves up.
    pub percent: u8,
    /// What that adds to the average.
    pub difference: i32,
    /// The rating that follows, rounded; nothing without a game.
    pub rating: Option<i32>,
    /// What becomes of it.
    pub outcome: Outcome,
    /// Where that stands.
    pub article: Article,
}

/// What becomes of a first rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-first", name = "outcome")]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It will be in the list.
    Listed,
    /// So many games are needed; these wait for more.
    TooFewGames,
    /// Without a point in the first event nothing counts.
    Disregarded,
    /// It is below the list's lowest.
    BelowFloor,
    /// It would be higher than a first rating may be.
    Highest,
}

/// The first rating by games.
#[must_use]
pub fn first(played: RatedRounds, regulations: &Regulations) -> First {
    let games = played.games;
    let own = i32::try_from(games.len()).unwrap_or(i32::MAX);
    let points: i32 = games.iter().map(|game| game.score).sum();
    let sum: i32 = games.iter().map(|game| i32::from(game.rating)).sum();
    let (added, each) = match regulations.first.value {
        FirstRule::WithDraws { draws, rating } if own > 0 => (i32::from(draws), i32::from(rating)),
        _ => (0, 0),
    };
    let mut found = First {
        games,
        others: played.others,
        sum: sum + added * each,
        count: own + added,
        points: points + added * 50,
        percent: 0,
        difference: 0,
        rating: None,
        outcome: Outcome::TooFewGames,
        article: regulations.first.article,
    };
    if own == 0 {
        return found;
    }
    let percent = (2 * found.points + found.count) / (2 * found.count);
    found.percent = u8::try_from(percent).unwrap_or(100);
    found.difference = match regulations.first.value {
        FirstRule::ByHalfPoint(each) if 2 * points > 100 * own => {
            // In half points above half of the games; a quarter more never occurs.
            (2 * points - 100 * own) / 100 * i32::from(each)
        }
        _ => i32::try_from(conversion::difference(found.percent)).unwrap_or_default(),
    };
    let exact = found.sum + found.difference * found.count;
    let mut rating = (2 * exact + found.count).div_euclid(2 * found.count);
    let highest = regulations.first_highest.filter(|highest| rating > i32::from(highest.value));
    (found.outcome, found.article) = if points == 0 {
        (Outcome::Disregarded, Article::new("B.02", "8.2.1"))
    } else if own < i32::from(regulations.first_games.value) {
        (Outcome::TooFewGames, regulations.first_games.article)
    } else if rating < i32::from(regulations.floor.value) {
        (Outcome::BelowFloor, regulations.floor.article)
    } else if let Some(highest) = highest {
        rating = i32::from(highest.value);
        (Outcome::Highest, highest.article)
    } else {
        (Outcome::Listed, regulations.first.article)
    };
    found.rating = Some(rating);
    found
}
