//! Whether games are a norm: every requirement with what it asks for and what there is.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_message::Message;
use serde::Serialize;

use crate::article::Article;
use crate::norm::edition::{NO_FEDERATION, Regulations, TITLED, Title};
use crate::norm::games::{Game, PlayerTournament};
use crate::tiebreak::conversion;
use crate::tiebreak::edition::Provision;
use crate::tournament::Number;

/// What is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Message)]
#[message(prefix = "competition-norm", name = "requirement")]
#[serde(rename_all = "kebab-case")]
pub enum Requirement {
    /// Games.
    Games,
    /// Federations other than his own.
    ForeignFederations,
    /// Opponents of his own federation, at most.
    OwnFederation,
    /// Opponents of one federation, at most.
    OneFederation,
    /// Title holders.
    Titled,
    /// Holders of the title or a higher one.
    Holders,
    /// Players of a double round robin.
    Players,
    /// The share of the points, in per cent.
    Score,
    /// The average rating of the opponents.
    Average,
    /// The performance.
    Performance,
}

/// A requirement with its values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// What is asked for.
    pub requirement: Requirement,
    /// The article that asks for it.
    pub article: Article,
    /// How much there is.
    pub value: i32,
    /// How much there must be, or may be.
    pub limit: i32,
    /// Whether it is met.
    pub is_met: bool,
    /// Whether it does not hold for this tournament.
    pub is_exempt: bool,
}

/// The audit of games for a title.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Audit {
    /// The title.
    pub title: Title,
    /// The rounds whose games count.
    pub rounds: Vec<u8>,
    /// The rounds whose games were left out.
    pub left_out: Vec<u8>,
    /// Half points in those that count.
    pub half_points: usize,
    /// The sum of the opponents' ratings, as they count.
    pub sum: i32,
    /// Whose rating was raised, and to what.
    pub raised: Option<(Number, u16)>,
    /// The share of the points in per cent, halves up.
    pub percent: u8,
    /// What that is worth in rating.
    pub difference: i32,
    /// All requirements.
    pub findings: Vec<Finding>,
}

impl Audit {
    /// Whether all requirements are met.
    #[must_use]
    pub fn is_norm(&self) -> bool {
        self.findings.iter().all(|finding| finding.is_met || finding.is_exempt)
    }

    /// The requirements that are missed.
    pub fn missed(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| !finding.is_met && !finding.is_exempt)
    }

    fn value(&self, requirement: Requirement) -> i32 {
        let found = self.findings.iter().find(|finding| finding.requirement == requirement);
        found.map_or(0, |finding| finding.value)
    }

    /// The average rating of the opponents, rounded.
    #[must_use]
    pub fn average(&self) -> i32 {
        self.value(Requirement::Average)
    }

    /// The performance.
    #[must_use]
    pub fn performance(&self) -> i32 {
        self.value(Requirement::Performance)
    }
}

/// The audit of a player's games for a title: of the choice of games that is a norm with the fewest
/// left out, or else of all games.
#[must_use]
pub fn audit(
    played: &PlayerTournament,
    title: Title,
    regulations: &Regulations,
    is_exempt_from_federations: bool,
) -> Audit {
    let whole = audit_of_all(played, title, regulations, is_exempt_from_federations);
    let audit = |games: &[&Game]| {
        Examination { played, title, regulations, is_exempt_from_federations }.audit(games)
    };
    let all: Vec<&Game> = played.games.iter().collect();
    if whole.is_norm() {
        return whole;
    }
    let least = least_games(played, regulations).value;
    let ends = if played.is_fixed { all.len()..=all.len() } else { least..=all.len() };
    let mut best: Option<Audit> = None;
    for end in ends.rev() {
        let Some(first) = all.get(..end) else { continue };
        let is_won = |at: &usize| first.get(*at).is_some_and(|game| game.half_points == 2);
        let key = |at: &usize| {
            first.get(*at).map(|game| (game.rating, &game.title, &game.federation, game.opponent))
        };
        let mut wins: Vec<usize> = (0..end).filter(is_won).collect();
        wins.sort_by_key(|at| key(at));
        // Of wins that are worth the same one may as well be left out as another.
        let is_same = |one: &usize, other: &usize| {
            let worth = |at: &usize| key(at).map(|(rating, title, of, _)| (rating, title, of));
            worth(one) == worth(other) && !played.is_double()
        };
        let most = best.as_ref().map_or(end.saturating_sub(least), |best| {
            best.left_out.len().saturating_sub(all.len() - end + 1)
        });
        for count in 0..=most.min(wins.len()) {
            let found = choices(&wins, count, &is_same, &mut |without| {
                let games = (0..end).filter(|at| !without.contains(at));
                let games: Vec<&Game> = games.filter_map(|at| first.get(at).copied()).collect();
                Some(audit(&games)).filter(Audit::is_norm)
            });
            if let Some(found) = found {
                best = Some(found).into_iter().chain(best).min_by_key(|one| one.left_out.len());
                break;
            }
        }
    }
    best.unwrap_or(whole)
}

/// The audit of all games, none left out.
#[must_use]
pub fn audit_of_all(
    played: &PlayerTournament,
    title: Title,
    regulations: &Regulations,
    is_exempt_from_federations: bool,
) -> Audit {
    let all: Vec<&Game> = played.games.iter().collect();
    Examination { played, title, regulations, is_exempt_from_federations }.audit(&all)
}

/// Tries every choice of so many, until one is good; of those that are the same, which stand side by
/// side, only the first ones.
fn choices<T>(
    of: &[usize],
    count: usize,
    is_same: &impl Fn(&usize, &usize) -> bool,
    is_good: &mut impl FnMut(&[usize]) -> Option<T>,
) -> Option<T> {
    fn deeper<T>(
        rest: &[usize],
        count: usize,
        chosen: &mut Vec<usize>,
        is_same: &impl Fn(&usize, &usize) -> bool,
        is_good: &mut impl FnMut(&[usize]) -> Option<T>,
    ) -> Option<T> {
        if count == 0 {
            return is_good(chosen);
        }
        let mut rest = rest;
        while let Some((first, others)) = rest.split_first() {
            chosen.push(*first);
            let found = deeper(others, count - 1, chosen, is_same, is_good);
            chosen.pop();
            if found.is_some() {
                return found;
            }
            let others = others.iter().skip_while(|other| is_same(first, other)).count();
            rest = rest.get(rest.len() - others..).unwrap_or_default();
        }
        None
    }
    deeper(of, count, &mut Vec::new(), is_same, is_good)
}

/// How many games there must be: nine; seven in a team event; eight with a round won without play in
/// a tournament of nine.
fn least_games(played: &PlayerTournament, rules: &Regulations) -> Provision<usize> {
    let has_walkover = played.walkovers > 0 && played.rounds == rules.games.value;
    if played.is_of_teams {
        rules.team_games
    } else if has_walkover {
        rules.games_with_forfeit
    } else {
        rules.games
    }
}

struct Examination<'a> {
    played: &'a PlayerTournament,
    title: Title,
    regulations: &'a Regulations,
    is_exempt_from_federations: bool,
}

impl Examination<'_> {
    fn audit(&self, games: &[&Game]) -> Audit {
        let half_points: usize = games.iter().map(|game| game.half_points).sum();
        let count = number(games.len());
        let (sum, raised) = self.ratings(games);
        let percent = percent(half_points, games.len());
        let difference = i32::try_from(conversion::difference(percent)).unwrap_or_default();
        // Halves up: ratings are never below zero.
        let average = if count == 0 { 0 } else { (2 * sum + count) / (2 * count) };
        let rounds: Vec<u8> = games.iter().map(|game| game.round).collect();
        let left_out = self.played.games.iter().map(|game| game.round);
        let mut findings = vec![self.games(games)];
        findings.extend(self.federations(games));
        findings.extend(self.titles(games));
        let level = self.regulations.of(self.title);
        let score = self.regulations.score;
        let is_enough = half_points * 50 >= usize::from(score.value) * games.len();
        let [of_average, of_performance] = self.regulations.level;
        findings.extend([
            Finding {
                requirement: Requirement::Score,
                article: score.article,
                value: i32::from(percent),
                limit: i32::from(score.value),
                is_met: is_enough && count > 0,
                is_exempt: false,
            },
            at_least(Requirement::Average, of_average, average, level.average),
            at_least(
                Requirement::Performance,
                of_performance,
                average + difference,
                level.performance,
            ),
        ]);
        Audit {
            title: self.title,
            left_out: left_out.filter(|round| !rounds.contains(round)).collect(),
            rounds,
            half_points,
            sum,
            raised,
            percent,
            difference,
            findings,
        }
    }

    fn games(&self, games: &[&Game]) -> Finding {
        let rule = least_games(self.played, self.regulations);
        at_least(Requirement::Games, rule.article, number(games.len()), number(rule.value))
    }

    fn federations(&self, games: &[&Game]) -> [Finding; 3] {
        let rules = self.regulations;
        let own = self.played.federation.as_str();
        let mut by: BTreeMap<&str, usize> = BTreeMap::new();
        for game in games {
            let known = !game.federation.is_empty() && game.federation != NO_FEDERATION;
            if known {
                *by.entry(&game.federation).or_default() += 1;
            }
        }
        let foreign = by.keys().filter(|federation| **federation != own).count();
        let of_own = by.get(own).copied().unwrap_or_default();
        let most = by.values().max().copied().unwrap_or_default();
        let (foreign_rule, own_rule, one_rule) =
            (rules.foreign_federations, rules.own_federation, rules.one_federation);
        let limit = |share: crate::norm::edition::Share| number(share.at_most(games.len()));
        let findings = [
            at_least(
                Requirement::ForeignFederations,
                foreign_rule.article,
                number(foreign),
                number(foreign_rule.value),
            ),
            at_most(
                Requirement::OwnFederation,
                own_rule.article,
                number(of_own),
                limit(own_rule.value),
            ),
            at_most(
                Requirement::OneFederation,
                one_rule.article,
                number(most),
                limit(one_rule.value),
            ),
        ];
        findings.map(|finding| Finding { is_exempt: self.is_exempt_from_federations, ..finding })
    }

    fn titles(&self, games: &[&Game]) -> Vec<Finding> {
        let rules = self.regulations;
        let has = |titles: &[&str]| {
            let holds = |game: &&&Game| titles.contains(&game.title.as_str());
            number(games.iter().filter(holds).count())
        };
        let is_double = self.played.is_double();
        let share = if is_double { rules.holders_in_double } else { rules.holders };
        let least = share.value.at_least(games.len()).max(rules.least_holders.value);
        let mut findings = vec![
            at_least(
                Requirement::Titled,
                rules.titled.article,
                has(&TITLED),
                number(rules.titled.value.at_least(games.len())),
            ),
            at_least(Requirement::Holders, share.article, has(self.title.holders()), number(least)),
        ];
        if is_double {
            let opponents: BTreeSet<Number> = games.iter().map(|game| game.opponent).collect();
            let players = rules.players_in_double;
            findings.push(at_least(
                Requirement::Players,
                players.article,
                number(opponents.len() + 1),
                number(players.value),
            ));
        }
        findings
    }

    /// The sum of the ratings, the lowest of them raised where it is below the floor.
    fn ratings(&self, games: &[&Game]) -> (i32, Option<(Number, u16)>) {
        let unrated = self.regulations.unrated.value;
        let rating = |game: &&Game| game.rating.unwrap_or(unrated);
        let sum = games.iter().map(|game| i32::from(rating(game))).sum();
        let floor = self.regulations.of(self.title).floor;
        let lowest = games.iter().min_by_key(|game| rating(game));
        match lowest.filter(|game| rating(game) < floor) {
            Some(game) => {
                let raised = i32::from(floor) - i32::from(rating(game));
                (sum + raised, Some((game.opponent, floor)))
            }
            None => (sum, None),
        }
    }
}

/// The share of the points in per cent, halves up (B.01 1.4.9).
#[must_use]
pub fn percent(half_points: usize, games: usize) -> u8 {
    let percent = (100 * half_points + games).checked_div(2 * games).unwrap_or_default();
    u8::try_from(percent).unwrap_or(100)
}

/// The lowest average that suffices for a title with so many half points of so many games; nothing
/// if they are too few for any.
#[must_use]
pub fn lowest_average(
    title: Title,
    games: usize,
    half_points: usize,
    regulations: &Regulations,
) -> Option<i32> {
    if games == 0 || half_points * 50 < usize::from(regulations.score.value) * games {
        return None;
    }
    let level = regulations.of(title);
    let difference = conversion::difference(percent(half_points, games));
    let difference = i32::try_from(difference).unwrap_or_default();
    Some(level.average.max(level.performance - difference))
}

/// The fewest half points that suffice for a title in so many games with an average; nothing if none do.
#[must_use]
pub fn score_needed(
    title: Title,
    games: usize,
    average: i32,
    regulations: &Regulations,
) -> Option<usize> {
    let is_enough = |half_points: &usize| {
        let needed = lowest_average(title, games, *half_points, regulations);
        needed.is_some_and(|needed| needed <= average)
    };
    (0..=2 * games).find(is_enough)
}

fn number(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

const fn at_least(requirement: Requirement, article: Article, value: i32, limit: i32) -> Finding {
    Finding { requirement, article, value, limit, is_met: value >= limit, is_exempt: false }
}

const fn at_most(requirement: Requirement, article: Article, value: i32, limit: i32) -> Finding {
    Finding { requirement, article, value, limit, is_met: value <= limit, is_exempt: false }
}
