//! How the rating of a rated player changes (B.02 8.3): each game with the difference of ratings, what
//! was to be expected and what he got; the sum times K, rounded once, at the end.

use std::cmp::Reverse;

use jadoube_message::Message;
use serde::Serialize;

use crate::article::Article;
use crate::rating::edition::{Cut, Rate, Regulations};
use crate::rating::factor::{Factor, Holder, factor};
use crate::tiebreak::conversion;
use crate::tournament::{Number, RoundResult, Score, Tournament};

/// A game that is rated, before anything is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct RatedGame {
    /// The round.
    pub round: u8,
    /// Against whom.
    pub opponent: Number,
    /// His rating.
    pub rating: u16,
    /// The points in hundredths: 100, 50 or 0.
    pub score: i32,
}

/// Why a round does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-unrated", name = "why")]
#[serde(rename_all = "kebab-case")]
pub enum UnratedReason {
    /// The opponent has no rating.
    UnratedOpponent,
    /// A forfeit.
    Forfeit,
    /// Somebody made no move.
    NoMove,
    /// The result is not known yet.
    NoResult,
    /// The players are too unequal for a rapid or blitz game.
    TooUnequal,
    /// The opponent is in no list.
    NoOpponent,
}

/// The rounds of a player.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct RatedRounds {
    /// The games that count.
    pub games: Vec<RatedGame>,
    /// The rounds that do not, byes excepted.
    pub others: Vec<(u8, UnratedReason)>,
}

/// A game with its working.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The game.
    pub game: RatedGame,
    /// By how much the player is the stronger.
    pub difference: i32,
    /// What counts of it.
    pub counted: i32,
    /// What was to be expected, in hundredths of a point.
    pub expected: i32,
    /// What he got above it, in hundredths of a point.
    pub surplus: i32,
}

/// A change with its working.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The rating before.
    pub rating: u16,
    /// K.
    pub factor: Factor,
    /// The games.
    pub terms: Vec<Term>,
    /// The rounds that do not count.
    pub others: Vec<(u8, UnratedReason)>,
    /// The sum of the surplus, in hundredths of a point.
    pub surplus: i32,
    /// K times the surplus: the change in hundredths, exact.
    pub exact: i32,
    /// The change rounded to whole points, halves away from zero.
    pub rounded: i32,
    /// The articles of the difference and of the limit.
    pub articles: [Article; 2],
}

impl Change {
    /// The rating with this tournament alone.
    #[must_use]
    pub fn after(&self) -> i32 {
        i32::from(self.rating) + self.rounded
    }
}

/// The rounds of a player: which of his games are rated, and why not the others.
#[must_use]
pub fn played(
    tournament: &Tournament,
    number: Number,
    regulations: &Regulations,
    rate: Rate,
) -> RatedRounds {
    let mut played = RatedRounds::default();
    let Some(player) = tournament.players.get(&number) else { return played };
    for (round, result) in (1..=u8::MAX).zip(&player.rounds) {
        let (opponent, score) = match result {
            Some(RoundResult::Game { opponent, score: Some(score), is_rated: true, .. }) => {
                (*opponent, *score)
            }
            Some(RoundResult::Game { score: None, .. }) => {
                played.others.push((round, UnratedReason::NoResult));
                continue;
            }
            Some(RoundResult::Game { .. }) => {
                played.others.push((round, UnratedReason::NoMove));
                continue;
            }
            Some(RoundResult::Forfeit { .. }) => {
                played.others.push((round, UnratedReason::Forfeit));
                continue;
            }
            Some(RoundResult::Bye(_)) | None => continue,
        };
        let rating = tournament.players.get(&opponent).map(|opponent| opponent.rating);
        match rating {
            None => played.others.push((round, UnratedReason::NoOpponent)),
            Some(None) => played.others.push((round, UnratedReason::UnratedOpponent)),
            Some(Some(rating)) if is_too_unequal(player.rating, rating, regulations, rate) => {
                played.others.push((round, UnratedReason::TooUnequal));
            }
            Some(Some(rating)) => {
                played.games.push(RatedGame { round, opponent, rating, score: hundredths(score) });
            }
        }
    }
    played
}

const fn hundredths(score: Score) -> i32 {
    match score {
        Score::Win => 100,
        Score::Draw => 50,
        Score::Loss => 0,
    }
}

fn is_too_unequal(own: Option<u16>, other: u16, regulations: &Regulations, rate: Rate) -> bool {
    let (Some(own), Some(rule)) = (own, regulations.too_unequal) else { return false };
    let rule = rule.value;
    rate != Rate::Standard && own.abs_diff(other) >= rule.difference && own.max(other) > rule.above
}

/// How a rating changes by games.
#[must_use]
pub fn change(
    rating: u16,
    played: RatedRounds,
    holder: &Holder,
    regulations: &Regulations,
) -> Change {
    let upgraded = one_upgrade(rating, &played.games, regulations);
    let terms = played.games.iter().enumerate();
    let terms: Vec<Term> =
        terms.map(|(at, game)| term(rating, *game, upgraded == Some(at), regulations)).collect();
    let games = u16::try_from(terms.len()).unwrap_or(u16::MAX);
    let factor = factor(rating, games, holder, regulations);
    let surplus = terms.iter().map(|term| term.surplus).sum();
    let exact = surplus * i32::from(factor.k);
    Change {
        rating,
        factor,
        terms,
        others: played.others,
        surplus,
        exact,
        rounded: rounded(exact),
        articles: [regulations.cut.article, regulations.factors.article],
    }
}

/// The one game in which the stronger player has the advantage of the limit, where he has it in one
/// only: that of the greatest difference.
fn one_upgrade(rating: u16, games: &[RatedGame], regulations: &Regulations) -> Option<usize> {
    let above = |(at, game): (usize, &RatedGame)| {
        let above = rating.checked_sub(game.rating)?;
        (above > regulations.limit.value).then_some((above, Reverse(at)))
    };
    games.iter().enumerate().filter_map(above).max().map(|(_, Reverse(at))| at)
}

fn term(rating: u16, game: RatedGame, is_upgraded: bool, regulations: &Regulations) -> Term {
    let difference = i32::from(rating) - i32::from(game.rating);
    let limit = i32::from(regulations.limit.value);
    let is_cut = match regulations.cut.value {
        Cut::Always => true,
        Cut::Below(from) => rating < from,
        Cut::OneUpgrade => difference < 0 || is_upgraded,
    };
    let counted = if is_cut { difference.clamp(-limit, limit) } else { difference };
    let expected = i32::try_from(conversion::expected(i64::from(counted))).unwrap_or_default();
    Term { game, difference, counted, expected, surplus: game.score - expected }
}

/// Hundredths as whole points, halves away from zero (B.02 8.3.4).
const fn rounded(hundredths: i32) -> i32 {
    let half = if hundredths < 0 { -50 } else { 50 };
    (hundredths + half) / 100
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_rounded_away_from_zero() {
        for (hundredths, whole) in
            [(0, 0), (49, 0), (50, 1), (-49, 0), (-50, -1), (149, 1), (150, 2), (-250, -3)]
        {
            assert_eq!(rounded(hundredths), whole, "{hundredths}");
        }
    }
}
