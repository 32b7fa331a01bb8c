//! Tie-breaks by ratings (C.07 10), from games over the board.

use crate::article::Article;
use crate::fraction::Fraction;
use crate::points::Points;
use crate::record::Record;
use crate::tiebreak::code::TieBreak;
use crate::tiebreak::conversion::{difference, expected};
use crate::tiebreak::cut::{self, Voluntary};
use crate::tiebreak::edition::c07;
use crate::tiebreak::opponents::{averaged, over_the_board};
use crate::tiebreak::working::{Basis, Evaluation, Method, Term, Value};
use crate::tiebreak::{Case, Evaluations, Ratings};

/// The average rating of the opponents, to a whole number.
pub(super) fn average_rating(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    each(case, |record, ratings| {
        let mut terms = opponents(record, ratings, c07("10.1"));
        cut::cut(&mut terms, code.cuts(), Voluntary::LowestContribution);
        averaged(terms, Method::WholeAverage, c07("10.1"))
    })
}

/// That average, and what the share of the points adds to it.
pub(super) fn performance(case: &Case<'_>) -> Evaluations {
    each(case, |record, ratings| {
        let terms = opponents(record, ratings, c07("10.2"));
        let games = terms.len();
        let average = averaged(terms, Method::Performance, c07("10.2"));
        let Some(average_number) = average.value.number().filter(|_| games > 0) else {
            return average;
        };
        let percent = (points(record) * Fraction::whole(100)).over(games).unwrap_or_default();
        let percent = u8::try_from(percent.half_up()).unwrap_or(100);
        let more = Fraction::whole(difference(percent));
        let rating = Fraction::whole(average_number.half_up()) + more;
        let mut terms = average.terms.clone();
        let share = Fraction::whole(i64::from(percent)).over(100);
        terms.push(Term {
            round: None,
            score: points(record),
            factor: share,
            ..Term::of(0, more, Basis::Difference, c07("10.2"))
        });
        Evaluation { value: Value::Number(rating), terms, ..average }
    })
}

/// The lowest whole rating with which these points were to be expected against these opponents.
pub(super) fn perfect_performance(case: &Case<'_>) -> Evaluations {
    each(case, |record, ratings| {
        let terms = opponents(record, ratings, c07("10.3"));
        let rated: Vec<i64> = terms.iter().map(|term| term.score.half_up()).collect();
        let rating = perfect(&rated, points(record));
        let none = Evaluation::sum(terms, c07("10.3"));
        Evaluation {
            value: Value::Number(Fraction::whole(rating)),
            method: Method::Perfect,
            ..none
        }
    })
}

fn perfect(opponents: &[i64], points: Fraction) -> i64 {
    let (Some(lowest), Some(highest)) = (opponents.iter().min(), opponents.iter().max()) else {
        return 0;
    };
    if points == Fraction::ZERO {
        return lowest - 800;
    }
    let wanted = points * Fraction::whole(100);
    let is_enough = |rating: i64| {
        let sum: i64 = opponents.iter().map(|opponent| expected(rating - opponent)).sum();
        Fraction::whole(sum) >= wanted
    };
    // With 736 more than the strongest every point is to be expected.
    let (mut below, mut enough) = (lowest - 800, highest + 736);
    while enough - below > 1 {
        let middle = below.midpoint(enough);
        if is_enough(middle) {
            enough = middle;
        } else {
            below = middle;
        }
    }
    enough
}

/// The opponents over the board with their ratings.
fn opponents(record: &Record, ratings: &Ratings, article: Article) -> Vec<Term> {
    let met = over_the_board(record).filter_map(|(round, opponent)| {
        let rating = Fraction::whole(*ratings.get(&opponent)?);
        Some(Term::of(round, rating, Basis::OpponentRating, article).against(Some(opponent)))
    });
    met.collect()
}

/// The points from games over the board, a win being one.
fn points(record: &Record) -> Fraction {
    let played = record.rounds.iter().filter(|round| round.whole.kind.is_played());
    Fraction::from(played.map(|round| round.whole.usual).sum::<Points>())
}

fn each(case: &Case<'_>, of: impl Fn(&Record, &Ratings) -> Evaluation) -> Evaluations {
    let ratings = case.ratings();
    let one = |record: &Record| match &ratings {
        Ok(ratings) => of(record, ratings),
        Err(lack) => Evaluation::nothing(*lack, c07("10")),
    };
    case.records.all.iter().map(|(number, record)| (*number, one(record))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_perfect_performance_is_the_lowest_that_will_do() {
        let score = |halves| Fraction::from(Points::halves(halves));
        for (opponents, halves, rating) in [
            (&[2000, 2100][..], 0, 1200),
            (&[2000, 2100], 4, 2836),
            // 50 per cent is to be expected with up to three points less.
            (&[2000], 1, 1997),
            (&[], 0, 0),
        ] {
            assert_eq!(perfect(opponents, score(halves)), rating, "{opponents:?} {halves}");
        }
    }
}
