//! Who gets which prize, by a standing.

use std::collections::BTreeSet;

use crate::competition::category::Category;
use crate::competition::state::Contest;
use crate::competition::tournament::Readings;
use jadoube_competition::prize::{Ranked, shared};
use jadoube_competition::standing::Standing;
use jadoube_competition::tournament::Number;

/// A prize that somebody gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Award {
    /// Of which category.
    pub category: Category,
    /// The place among those of the category, from 1.
    pub place: usize,
    /// Who.
    pub who: Number,
    /// How much, in hundredths.
    pub amount: u32,
}

impl Contest {
    /// Who gets what by a standing, in an event of a year: category by category, in the order of the
    /// places. Who has left gets nothing.
    #[must_use]
    pub fn awards(&self, readings: &Readings, standing: &Standing, year: u16) -> Vec<Award> {
        let Some(regulations) = self.regulations.as_ref().filter(|one| one.teams.is_none()) else {
            return Vec::new();
        };
        let prizes = &regulations.prizes;
        let order = self.order();
        let entry = |who: Number| {
            let no = order.get(usize::from(who.0).checked_sub(1)?)?;
            self.entrants.get(no).filter(|entry| entry.left.is_none())
        };
        let mut awards = Vec::new();
        let mut has: BTreeSet<Number> = BTreeSet::new();
        for (category, amounts) in &prizes.amounts {
            let ranked = standing.lines.iter().filter_map(|line| {
                let entrant = &entry(line.number)?.entrant;
                let belongs = category.holds(entrant, (year, regulations.rating));
                let may = prizes.several || !has.contains(&line.number);
                let points = readings.standing.points(line.number, standing.rounds);
                let ranked = Ranked { who: line.number, points, place: line.place };
                (belongs && may).then_some(ranked)
            });
            let given = shared(amounts, &ranked.collect::<Vec<_>>(), prizes.sharing);
            for ((who, amount), place) in given.into_iter().zip(1..) {
                has.insert(who);
                awards.push(Award { category: category.clone(), place, who, amount });
            }
        }
        awards
    }
}
