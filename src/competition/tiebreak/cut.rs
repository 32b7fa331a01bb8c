//! Cuts and medians (C.07 14.1 to 14.4), and which contribution is cut where somebody was not
//! available in a round (16.5).

use crate::fraction::Fraction;
use crate::tiebreak::working::{Cut, Term};

/// Which of the rounds without availability is cut first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Voluntary {
    /// That with the lowest contribution (16.5).
    LowestContribution,
    /// That with the lowest score of the opponent.
    LowestScore,
}

/// Marks so many of the least significant contributions as cut, then so many of the most
/// significant ones.
pub(super) fn cut(terms: &mut [Term], (low, high): (u8, u8), voluntary: Voluntary) {
    for _ in 0..low {
        cut_lowest(terms, voluntary);
    }
    for _ in 0..high {
        let left = terms.iter_mut().filter(|term| term.cut.is_none());
        // The first of equal ones, as at the other end.
        let highest = left.rev().max_by_key(|term| (term.score, term.amount));
        if let Some(term) = highest {
            term.cut = Some(Cut::Highest);
        }
    }
}

fn cut_lowest(terms: &mut [Term], voluntary: Voluntary) {
    // The opponent with the lowest score; of several, the lowest product (14.1.1). Until July 2024
    // it was the worst result of several: the same one, as their scores are equal.
    let by_score = |term: &Term| (term.score, term.amount);
    let Some(least) = least(terms, |_| true, by_score) else { return };
    let absent = self::least(
        terms,
        |term| term.is_voluntary,
        |term| match voluntary {
            Voluntary::LowestContribution => (term.amount, term.score),
            Voluntary::LowestScore => by_score(term),
        },
    );
    let amount = |at: usize| terms.get(at).map_or(Fraction::ZERO, |term| term.amount);
    let (at, why) = match absent {
        Some(absent) if amount(absent) >= amount(least) => (absent, Cut::Voluntary),
        _ => (least, Cut::Lowest),
    };
    if let Some(term) = terms.get_mut(at) {
        term.cut = Some(why);
    }
}

/// Where the least of those is that are left and asked for.
fn least(
    terms: &[Term],
    which: impl Fn(&Term) -> bool,
    key: impl Fn(&Term) -> (Fraction, Fraction),
) -> Option<usize> {
    let left = terms.iter().enumerate().filter(|(_, term)| term.cut.is_none() && which(term));
    left.min_by_key(|(_, term)| key(term)).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tiebreak::edition::c07;
    use crate::tiebreak::working::Basis;

    /// Score and factor; a letter `v` for a round in which he was not available.
    fn terms(rows: &[(i64, i64, &str)]) -> Vec<Term> {
        let term = |(score, factor, mark): &(i64, i64, &str)| Term {
            score: Fraction::whole(*score),
            factor: Some(Fraction::whole(*factor)),
            is_voluntary: *mark == "v",
            ..Term::of(1, Fraction::whole(score * factor), Basis::Opponent, c07("16"))
        };
        rows.iter().map(term).collect()
    }

    #[test]
    fn the_articles_say_what_is_cut() {
        for (rows, counts, cuts, what) in [
            // 14.1.1: the lowest opponent, although another product is lower.
            (&[(3, 2, ""), (4, 0, "")][..], (1, 0), [0, 0], "lowest opponent"),
            // Several with the lowest score: the lowest product.
            (&[(3, 2, ""), (3, 0, ""), (5, 0, "")], (1, 0), [1, 1], "lowest product"),
            // 16.5: the round without him, if it brings no less.
            (&[(3, 1, ""), (4, 1, "v")], (1, 0), [1, 1], "voluntary"),
            (&[(3, 1, ""), (4, 0, "v")], (1, 0), [0, 0], "voluntary that is lower"),
            // Two such rounds: the lower contribution.
            (&[(3, 0, ""), (4, 2, "v"), (5, 1, "v")], (1, 0), [2, 2], "two voluntary"),
            // 14.3: first the lowest, then the highest.
            (&[(3, 1, ""), (7, 1, ""), (5, 1, "")], (1, 1), [0, 1], "median"),
            (&[(7, 1, "v"), (3, 1, "")], (1, 1), [0, 1], "median of two"),
        ] {
            let mut all = terms(rows);
            cut(&mut all, counts, Voluntary::LowestContribution);
            let found = all.iter().enumerate().filter(|(_, term)| term.cut.is_some());
            let found: Vec<usize> = found.map(|(at, _)| at).collect();
            let mut wanted = cuts.to_vec();
            wanted.dedup();
            assert_eq!(found, wanted, "{what}");
        }
    }
}
