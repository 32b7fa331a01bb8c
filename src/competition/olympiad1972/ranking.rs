//! The places in a group (article 11), from the games of that group alone:
//!
//! 1. game points;
//! 2. match points, 1 for a match won and ½ for one drawn;
//! 3. the match between those who are tied;
//! 4. Sonneborn-Berger for teams: the opponent's game points times the share of the points won against
//!    him. For the title, first a match of two rounds, or a match tournament, at once in the same
//!    place, by 1 to 3; only if that decides nothing, Sonneborn-Berger from the group.
//!
//! Of several who are tied, those rank higher in 3 who have more match points in the matches among
//! them, and then more game points; if not all of them have met (in a Swiss final), 3 is passed over.
//! The document speaks of the match alone. Who is still tied after 4 shares the place.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use jadoube_message::Message;
use serde::Serialize;

use crate::fraction::Fraction;
use crate::olympiad1972::matches::Match;
use crate::points::Points;
use crate::tournament::Number;

/// A group to rank.
#[derive(Debug, Clone, Copy)]
pub struct Group<'a> {
    /// Its teams.
    pub teams: &'a [Number],
    /// The matches that were played in it.
    pub matches: &'a [Match],
    /// The boards of a match.
    pub boards: u16,
    /// The matches of a play-off for the title; nothing where the group is not for the title.
    pub title: Option<&'a [Match]>,
    /// The team that plays out of competition: its place goes to the next.
    pub extra: Option<Number>,
}

/// What put a team above the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Message)]
#[message(prefix = "competition-ranking-by")]
#[serde(rename_all = "kebab-case")]
pub enum Criterion {
    /// 11.1.
    GamePoints,
    /// 11.2.
    MatchPoints,
    /// 11.3.
    MatchBetween,
    /// 11.4, for the title.
    PlayOff,
    /// 11.4.
    SonnebornBerger,
}

/// What a match adds to Sonneborn-Berger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Term {
    /// The opponent.
    pub opponent: Number,
    /// The opponent's game points in the group.
    pub points: Points,
    /// The own points in the match.
    pub own: Points,
    /// What it adds.
    pub adds: Quota,
}

/// A value of Sonneborn-Berger for teams: points times points, by the boards of a match. Exact.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct Quota {
    /// Tenths of the opponent's points times tenths of the own.
    pub product: i64,
    /// A hundred times the boards: what the product is divided by.
    pub by: i64,
}

impl Quota {
    /// So many points of an opponent, times the share of the boards won.
    #[must_use]
    pub const fn of(points: Points, own: Points, boards: u16) -> Self {
        // Widened: an i32 has room for both factors, and an i64 for their product.
        Self { product: points.0 as i64 * own.0 as i64, by: 100 * boards as i64 }
    }

    /// As a fraction, in lowest terms.
    #[must_use]
    pub fn fraction(self) -> Fraction {
        let by = usize::try_from(self.by).unwrap_or_default();
        Fraction::whole(self.product).over(by).unwrap_or_default()
    }
}

/// With two decimals, halves up, as every fraction is shown: `12.25` is 12¼.
impl fmt::Display for Quota {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.fraction().to_decimals(2))
    }
}

/// A place, with its working.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RankedTeam {
    /// The place; that of the first of those who share it. None for the team out of competition.
    pub place: Option<u16>,
    /// The team.
    pub team: Number,
    /// 11.1.
    pub game_points: Points,
    /// 11.2.
    pub match_points: Points,
    /// 11.3: match points and game points among those who were tied with it after 11.2.
    pub between: Option<(Points, Points)>,
    /// 11.4.
    pub sonneborn_berger: Quota,
    /// What each match adds to it.
    pub terms: Vec<Term>,
    /// What put it above the next; nothing for the last, and where they share the place.
    pub above_by: Option<Criterion>,
}

/// The places of a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ranking {
    /// From the first to the last.
    pub places: Vec<RankedTeam>,
    /// Those who must play for the title before there is a first place.
    pub play_off: Vec<Number>,
}

impl Ranking {
    /// The teams in competition, from the first to the last.
    #[must_use]
    pub fn teams(&self) -> Vec<Number> {
        self.places.iter().filter(|one| one.place.is_some()).map(|one| one.team).collect()
    }
}

/// A team's points in a set of matches.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Sum {
    game_points: Points,
    match_points: Points,
}

fn sum<'a>(team: Number, matches: impl IntoIterator<Item = &'a Match>) -> Sum {
    let mut sum = Sum::default();
    for played in matches {
        let (Some((_, own, _)), Some(of_match)) = (played.seen_by(team), played.match_points(team))
        else {
            continue;
        };
        sum.game_points += own;
        sum.match_points += of_match;
    }
    sum
}

/// The matches among some teams.
fn among<'a>(teams: &[Number], matches: &'a [Match]) -> Vec<&'a Match> {
    matches.iter().filter(|one| one.teams.iter().all(|team| teams.contains(team))).collect()
}

/// Teams that are tied, with what put each set above the next.
type Sets = Vec<(Vec<Number>, Option<Criterion>)>;

/// Splits sets of tied teams by a value, the highest first.
fn split<K: Ord>(sets: Sets, by: Criterion, mut value: impl FnMut(&[Number], Number) -> K) -> Sets {
    let mut after = Sets::new();
    for (tied, above_by) in sets {
        let mut by_value: BTreeMap<Reverse<K>, Vec<Number>> = BTreeMap::new();
        for team in &tied {
            by_value.entry(Reverse(value(&tied, *team))).or_default().push(*team);
        }
        let last = by_value.len().saturating_sub(1);
        let parts = by_value.into_values().enumerate();
        after.extend(parts.map(|(at, part)| (part, if at == last { above_by } else { Some(by) })));
    }
    after
}

/// Ranks a group.
///
/// # Example
/// ```
/// use jadoube_competition::olympiad1972::matches::Match;
/// use jadoube_competition::olympiad1972::ranking::{Criterion, Group, rank};
/// use jadoube_competition::points::Points;
/// use jadoube_competition::tournament::Number;
///
/// let teams = [Number(1), Number(2), Number(3)];
/// let played = |one: u16, other: u16, tenths| Match {
///     teams: [Number(one), Number(other)],
///     points: [Points(tenths), Points(40 - tenths)],
/// };
/// let matches = [played(1, 2, 20), played(2, 3, 25), played(3, 1, 15)];
/// let group = Group { teams: &teams, matches: &matches, boards: 4, title: None, extra: None };
/// let places = rank(&group).places;
/// assert_eq!(places[0].place, places[1].place, "the first two share all values");
/// assert_eq!(places[1].above_by, Some(Criterion::GamePoints));
/// ```
#[must_use]
pub fn rank(group: &Group<'_>) -> Ranking {
    let whole: BTreeMap<Number, Sum> =
        group.teams.iter().map(|team| (*team, sum(*team, group.matches))).collect();
    let of = |team: Number| whole.get(&team).copied().unwrap_or_default();
    let mut sets = vec![(group.teams.to_vec(), None)];
    sets = split(sets, Criterion::GamePoints, |_, team| of(team).game_points);
    sets = split(sets, Criterion::MatchPoints, |_, team| of(team).match_points);
    let mut between: BTreeMap<Number, (Points, Points)> = BTreeMap::new();
    sets = split(sets, Criterion::MatchBetween, |tied, team| {
        let value = match_between(tied, team, group.matches);
        between.extend(value.map(|value| (team, value)));
        value
    });
    let mut play_off = Vec::new();
    if let Some(extra_matches) = group.title {
        sets = title(sets, group.extra, extra_matches, &mut play_off);
    }
    let quota = |team: Number| -> Quota {
        let product = terms(team, group, &whole).iter().map(|term| term.adds.product).sum();
        Quota { product, by: 100 * i64::from(group.boards) }
    };
    sets = split(sets, Criterion::SonnebornBerger, |tied, team| {
        // Those who are to play for the title are tied until they have played.
        if play_off.iter().any(|one| tied.contains(one)) { Quota::default() } else { quota(team) }
    });
    let mut places = Vec::new();
    let mut next = 1;
    for (tied, above_by) in sets {
        let (shared, mut counted) = (next, 0);
        let last = tied.len().saturating_sub(1);
        for (at, team) in tied.into_iter().enumerate() {
            let is_extra = group.extra == Some(team);
            counted += u16::from(!is_extra);
            places.push(RankedTeam {
                place: (!is_extra).then_some(shared),
                team,
                game_points: of(team).game_points,
                match_points: of(team).match_points,
                between: between.get(&team).copied(),
                sonneborn_berger: quota(team),
                terms: terms(team, group, &whole),
                above_by: above_by.filter(|_| at == last),
            });
        }
        next += counted;
    }
    Ranking { places, play_off }
}

/// Match points and game points in the matches among those who are tied, if each has met each.
fn match_between(tied: &[Number], team: Number, matches: &[Match]) -> Option<(Points, Points)> {
    let played = among(tied, matches);
    let met: BTreeSet<(Number, Number)> = played
        .iter()
        .map(|one| {
            let [first, second] = one.teams;
            (first.min(second), first.max(second))
        })
        .collect();
    if tied.len() < 2 || met.len() < tied.len() * (tied.len() - 1) / 2 {
        return None;
    }
    let Sum { game_points, match_points } = sum(team, played);
    Some((match_points, game_points))
}

/// Those who are tied for the first place play for it: their play-off decides by 11.1 to 11.3. As long
/// as it has not been played to its end, they are named: two meet twice, of more each meets each.
fn title(sets: Sets, extra: Option<Number>, matches: &[Match], play_off: &mut Vec<Number>) -> Sets {
    let mut sets = sets.into_iter();
    let Some((first, above_by)) = sets.next() else { return Sets::new() };
    let rivals: Vec<Number> = first.iter().copied().filter(|team| Some(*team) != extra).collect();
    let played = among(&rivals, matches);
    let mut decided = vec![(first, above_by)];
    let rounds = if rivals.len() == 2 { 2 } else { 1 };
    let is_over = rivals.iter().enumerate().all(|(at, one)| {
        let met = |other: &Number| {
            played
                .iter()
                .filter(|game| game.teams.contains(one) && game.teams.contains(other))
                .count()
        };
        rivals.iter().take(at).all(|other| met(other) >= rounds)
    });
    if !is_over {
        *play_off = rivals;
    } else if rivals.len() > 1 {
        let by = Criterion::PlayOff;
        let of = |team| sum(team, played.iter().copied());
        decided = split(decided, by, |_, team| of(team).game_points);
        decided = split(decided, by, |_, team| of(team).match_points);
        decided = split(decided, by, |tied, team| match_between(tied, team, matches));
    }
    decided.into_iter().chain(sets).collect()
}

/// What each match of a team adds to its Sonneborn-Berger.
fn terms(team: Number, group: &Group<'_>, whole: &BTreeMap<Number, Sum>) -> Vec<Term> {
    let seen = group.matches.iter().filter_map(|one| one.seen_by(team));
    seen.map(|(opponent, own, _)| {
        let points = whole.get(&opponent).copied().unwrap_or_default().game_points;
        Term { opponent, points, own, adds: Quota::of(points, own, group.boards) }
    })
    .collect()
}

#[cfg(test)]
mod tests;
