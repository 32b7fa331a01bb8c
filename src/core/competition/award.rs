//! Who gets which prize, by a standing: players; where teams play, teams, and the best at each board.

use std::collections::BTreeSet;

use crate::competition::category::Category;
use crate::competition::context::Boards;
use crate::competition::regulations::Regulations;
use crate::competition::state::Contest;
use crate::competition::team::TeamNo;
use crate::competition::tournament::Readings;
use jadoube_competition::board_prizes::board_scores;
use jadoube_competition::points::Points;
use jadoube_competition::prize::{PrizeCandidate, shared};
use jadoube_competition::standing::Standing;
use jadoube_competition::tournament::Number;

/// A prize that somebody gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    /// Of which category.
    pub category: Category,
    /// The place among those of the category, from 1.
    pub place: usize,
    /// The one who wins it, by his number.
    pub who: Number,
    /// Whether that is a team.
    pub is_team: bool,
    /// How much, in hundredths.
    pub amount: u32,
}

impl Contest {
    /// Who gets what by a standing, in an event of a year: category by category, in the order of the
    /// places. Who has left gets nothing. Of teams the prizes of all are theirs, by the places of the
    /// whole championship where there is one; those of a board go to who scored best there.
    #[must_use]
    pub fn awards(
        &self,
        (readings, boards): (&Readings, &Boards),
        standing: &Standing,
        year: u16,
    ) -> Vec<Award> {
        let Some(regulations) = &self.regulations else { return Vec::new() };
        let is_of_teams = regulations.teams.is_some();
        let prizes = &regulations.prizes;
        let mut awards = Vec::new();
        let mut has: BTreeSet<Number> = BTreeSet::new();
        for (category, amounts) in &prizes.amounts {
            let ranked = match (is_of_teams, category) {
                (true, Category::All) => self.ranked_teams(standing, boards),
                (true, Category::Board(board)) => ranked_at(readings, standing.rounds, *board),
                (true, _) => Vec::new(),
                (false, _) => self.ranked_in((readings, standing), (category, regulations), year),
            };
            let is_team = is_of_teams && *category == Category::All;
            let may = |one: &PrizeCandidate| is_team || prizes.several || !has.contains(&one.who);
            let ranked: Vec<PrizeCandidate> = ranked.into_iter().filter(may).collect();
            let given = shared(amounts, &ranked, prizes.sharing);
            for ((who, amount), place) in given.into_iter().zip(1..) {
                if !is_team {
                    has.insert(who);
                }
                awards.push(Award { category: category.clone(), place, who, is_team, amount });
            }
        }
        awards
    }

    /// The players of a category as they stand.
    fn ranked_in(
        &self,
        (readings, standing): (&Readings, &Standing),
        (category, regulations): (&Category, &Regulations),
        year: u16,
    ) -> Vec<PrizeCandidate> {
        let order = self.order();
        let entry = |who: Number| {
            let no = order.get(usize::from(who.0).checked_sub(1)?)?;
            self.entrants.get(no).filter(|entry| entry.stay.left.is_none())
        };
        let ranked = standing.lines.iter().filter_map(|line| {
            let entrant = &entry(line.number)?.entrant;
            let points = readings.standing.points(line.number, standing.rounds);
            let ranked = PrizeCandidate { who: line.number, points, place: line.place };
            category.holds(entrant, (year, regulations.rating)).then_some(ranked)
        });
        ranked.collect()
    }

    /// The teams as they stand. Those are level that share a place; in a standing by points, those
    /// whose first value is the same.
    fn ranked_teams(&self, standing: &Standing, boards: &Boards) -> Vec<PrizeCandidate> {
        let plays =
            |team: &TeamNo| self.teams.get(team).is_some_and(|entry| entry.stay.left.is_none());
        let places = self.event_places(boards);
        if self.championship().is_some() {
            let there = places.iter().filter(|one| plays(&one.team));
            let ranked = there.filter_map(|one| {
                let (who, place) = (Number(self.team_number(one.team)?), one.place?);
                Some(PrizeCandidate { who, points: Points(-i32::from(place)), place })
            });
            return ranked.collect();
        }
        let order = self.team_order();
        let there = standing.lines.iter().filter(|line| {
            let team = usize::from(line.number.0).checked_sub(1).and_then(|at| order.get(at));
            team.is_some_and(plays)
        });
        let mut last = None;
        let mut points = Points::ZERO;
        let ranked = there.map(|line| {
            let value = line.values.first().and_then(Option::as_ref).map(|it| it.value.clone());
            if last.replace(value.clone()).is_some_and(|last| last != value) {
                points = points - Points::ONE;
            }
            PrizeCandidate { who: line.number, points, place: line.place }
        });
        ranked.collect()
    }
}

/// Those who have played enough at a board, the best first; level are those with the same share of the
/// points in as many games.
fn ranked_at(readings: &Readings, rounds: u8, board: u8) -> Vec<PrizeCandidate> {
    let mut all = board_scores(&readings.record, rounds);
    let scores = all.remove(&u16::from(board)).unwrap_or_default();
    let enough = scores.iter().filter(|score| score.is_enough);
    let mut before: Option<(_, PrizeCandidate)> = None;
    let ranked = (1..).zip(enough).map(|(nth, score)| {
        let value = (score.percent, score.games);
        let (points, place) = match &before {
            Some((last, one)) if *last == value => (one.points, one.place),
            _ => (Points(-i32::from(nth)), nth),
        };
        let ranked = PrizeCandidate { who: score.player, points, place };
        before = Some((value, ranked));
        ranked
    });
    ranked.collect()
}
