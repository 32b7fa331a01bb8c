//! The factor K of a player in a tournament, and why (B.02 8.3.3).

use jadoube_message::Message;
use serde::Serialize;

use crate::article::Article;
use crate::rating::edition::{Factors, Regulations};

/// What K depends on, of a player in the list; what is not known is taken to be usual.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Holder {
    /// K as the list has it, before which all else gives way.
    pub listed: Option<u16>,
    /// How many rated games he has played.
    pub games: Option<u16>,
    /// The year in which he was born.
    pub born: Option<u16>,
    /// The year of the tournament.
    pub year: Option<u16>,
    /// Whether he ever reached the rating from which K is lowest, whatever he has now.
    pub has_reached: bool,
    /// How many games he has in this rating period altogether, if more than in this tournament.
    pub period_games: Option<u16>,
}

/// Why K is what it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Message)]
#[message(prefix = "competition-factor", name = "reason")]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The list says so.
    Listed,
    /// Few games yet.
    New,
    /// Young.
    Junior,
    /// Below the rating of masters.
    Usual,
    /// That rating was reached.
    Reached,
}

/// K with its reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Factor {
    /// K as it is used.
    pub k: u16,
    /// K before the limit of the period.
    pub full: u16,
    /// What made it that one.
    pub reason: Reason,
    /// By how many games the limit divides, if it does.
    pub limited_by: Option<u16>,
    /// Where that stands.
    pub article: Article,
}

/// K for so many games at a rating.
#[must_use]
pub fn factor(rating: u16, games: u16, holder: &Holder, regulations: &Regulations) -> Factor {
    let (full, reason) = full(rating, holder, &regulations.factors.value);
    let games = holder.period_games.unwrap_or(games).max(games);
    let most = regulations.most.value;
    let is_limited = u32::from(full) * u32::from(games) > u32::from(most);
    Factor {
        k: if is_limited { most / games } else { full },
        full,
        reason,
        limited_by: is_limited.then_some(games),
        article: if is_limited { regulations.most.article } else { regulations.factors.article },
    }
}

fn full(rating: u16, holder: &Holder, factors: &Factors) -> (u16, Reason) {
    if let Some(listed) = holder.listed {
        return (listed, Reason::Listed);
    }
    if holder.games.is_some_and(|games| games < factors.new_games) {
        return (factors.new, Reason::New);
    }
    let age = holder.born.zip(holder.year).map(|(born, year)| year.saturating_sub(born));
    if age.is_some_and(|age| age <= factors.junior_age) && rating < factors.junior_below {
        return (factors.junior, Reason::Junior);
    }
    if holder.has_reached || rating >= factors.master {
        return (factors.reached, Reason::Reached);
    }
    (factors.usual, Reason::Usual)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn k_has_its_boundaries() {
        let nobody = Holder::default();
        let new = |games| Holder { games: Some(games), ..Holder::default() };
        let born = |born| Holder { born: Some(born), year: Some(2026), ..Holder::default() };
        let reached = Holder { has_reached: true, ..Holder::default() };
        let listed = Holder { listed: Some(20), ..reached.clone() };
        let year = |holder: Holder| Holder { period_games: Some(40), ..holder };
        for (rating, games, holder, k, reason) in [
            (2000, 9, nobody.clone(), 20, Reason::Usual),
            (2399, 9, nobody.clone(), 20, Reason::Usual),
            (2400, 9, nobody.clone(), 10, Reason::Reached),
            (2350, 9, reached, 10, Reason::Reached),
            (2350, 9, listed, 20, Reason::Listed),
            (2000, 9, new(29), 40, Reason::New),
            (2000, 9, new(30), 20, Reason::Usual),
            (2450, 9, new(29), 40, Reason::New),
            (2299, 9, born(2008), 40, Reason::Junior),
            (2300, 9, born(2008), 20, Reason::Usual),
            (2299, 9, born(2007), 20, Reason::Usual),
            (2000, 17, new(5), 40, Reason::New),
            (2000, 18, new(5), 38, Reason::New),
            (2000, 35, nobody.clone(), 20, Reason::Usual),
            (2000, 36, nobody.clone(), 19, Reason::Usual),
            (2000, 9, year(nobody), 17, Reason::Usual),
            (2000, 9, year(new(5)), 17, Reason::New),
            (2500, 70, Holder::default(), 10, Reason::Reached),
            (2500, 71, Holder::default(), 9, Reason::Reached),
        ] {
            let found = factor(rating, games, &holder, &Regulations::NEWEST);
            assert_eq!((found.k, found.reason), (k, reason), "{rating} {games} {holder:?}");
        }
    }
}
