//! What is still needed for a norm while rounds remain: points against an opponent who is known, and
//! otherwise points with the average that the remaining opponents must have.

use serde::Serialize;

use crate::norm::audit::{Requirement, audit, audit_of_all, lowest_average};
use crate::norm::edition::{Regulations, Title};
use crate::norm::games::{Game, PlayerTournament};

/// What is still needed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Forecast {
    /// The title.
    pub title: Title,
    /// How many rounds remain.
    pub remaining: usize,
    /// How many games there must be, where there cannot be so many any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub too_few: Option<usize>,
    /// For each number of half points from them, what average the opponents in them must have;
    /// from the most points down. Scores that no opponents can make enough are not here.
    pub rows: Vec<Row>,
    /// Half points that suffice in the next round alone, where the opponent is known and it is the
    /// last one; nothing if none do.
    pub against_next: Option<usize>,
    /// How many holders of the title or of a higher one are still to be met.
    pub holders: usize,
    /// How many title holders.
    pub titled: usize,
    /// How many further federations.
    pub federations: usize,
}

/// A score in the remaining rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Row {
    /// Half points.
    pub half_points: usize,
    /// The lowest average of the opponents in these rounds; none of them raised.
    pub average: i32,
}

/// No opponent is rated higher than this.
const HIGHEST: i32 = 2900;

/// What is still needed. The next opponent is one without a result, if the round is paired.
#[must_use]
pub fn forecast(
    played: &PlayerTournament,
    next: Option<&Game>,
    remaining: usize,
    title: Title,
    regulations: &Regulations,
    is_exempt_from_federations: bool,
) -> Forecast {
    let games = played.games.len() + remaining;
    let now = audit_of_all(played, title, regulations, is_exempt_from_federations);
    let least = now.findings.iter().find(|finding| finding.requirement == Requirement::Games);
    let least = least.and_then(|finding| usize::try_from(finding.limit).ok());
    let too_few = least.filter(|least| games < *least);
    let rows = (0..=2 * remaining).rev().filter(|_| too_few.is_none()).filter_map(|half_points| {
        let all = now.half_points + half_points;
        let needed = lowest_average(title, games, all, regulations)?;
        Some(Row { half_points, average: average_of_rest(needed, now.sum, games, remaining) })
    });
    let rows = rows.filter(|row| row.average <= HIGHEST).collect();
    let is_last = remaining == 1 && too_few.is_none();
    let against_next = next.filter(|_| is_last).and_then(|next| {
        (0..=2).find(|half_points| {
            let mut whole = played.clone();
            whole.games.push(Game { half_points: *half_points, ..next.clone() });
            audit(&whole, title, regulations, is_exempt_from_federations).is_norm()
        })
    });
    let value = |requirement: Requirement| {
        let found = now.findings.iter().find(|finding| finding.requirement == requirement);
        found.map_or(0, |finding| usize::try_from(finding.value).unwrap_or_default())
    };
    let least_holders =
        regulations.holders.value.at_least(games).max(regulations.least_holders.value);
    let federations =
        if is_exempt_from_federations { 0 } else { regulations.foreign_federations.value };
    Forecast {
        title,
        remaining,
        too_few,
        rows,
        against_next,
        holders: least_holders.saturating_sub(value(Requirement::Holders)),
        titled: regulations.titled.value.at_least(games).saturating_sub(value(Requirement::Titled)),
        federations: federations.saturating_sub(value(Requirement::ForeignFederations)),
    }
}

/// What the rest must have on average, so that the rounded average of all is enough: the sum must
/// reach the average less a half, times the games.
fn average_of_rest(needed: i32, sum: i32, games: usize, remaining: usize) -> i32 {
    let [games, remaining] =
        [games, remaining].map(|count| i32::try_from(count).unwrap_or(i32::MAX));
    if remaining == 0 {
        return 0;
    }
    let twice = (2 * needed - 1) * games - 2 * sum;
    let least = twice.max(0);
    (least + 2 * remaining - 1) / (2 * remaining)
}
