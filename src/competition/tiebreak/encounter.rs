//! Direct encounter (C.07 6) and extended direct encounter (13.3): the games, or matches, among those
//! tied.

use std::collections::{BTreeMap, BTreeSet};

use crate::article::Article;
use crate::fraction::Fraction;
use crate::record::{Reference, Round};
use crate::tiebreak::case::{Case, Evaluations};
use crate::tiebreak::code::{Criterion, Knockout, Modifier, TieBreak};
use crate::tiebreak::edition::{UnplayedRounds, c07};
use crate::tiebreak::team;
use crate::tiebreak::working::{Basis, Evaluation, Lack, Method, Term, Value, Why};
use crate::tournament::{Number, Schedule};

/// Those tied in parts, the best first.
type Parts = Vec<Vec<Number>>;

/// The places of those tied, by their games among each other.
#[must_use]
pub(super) fn among(case: &Case<'_>, code: &TieBreak, tied: &[Number]) -> Evaluations {
    let encounter = Encounter::new(case, code);
    match code.criterion {
        Criterion::ExtendedEncounter(knockout) => {
            let first = encounter.reference;
            let ways = [Way::ARTICLE, Way::GOES_ON, Way::HIGHER_COUNT];
            let [article, goes_on, higher] =
                ways.map(|way| encounter.extended(tied, first, knockout, way));
            let mut all = encounter.places(tied, &article, c07("13.3"));
            encounter.read_as(&mut all, &goes_on, Why::SubTieGoesOn, c07("13.3.3"));
            encounter.read_as(&mut all, &higher, Why::HigherBoardCount, c07("12.1"));
            all
        }
        _ => encounter.places(tied, &encounter.resolved(tied), c07("6")),
    }
}

/// How the article is read.
#[derive(Debug, Clone, Copy)]
struct Way {
    sub_tie_goes_on: bool,
    higher_count: bool,
}

impl Way {
    const ARTICLE: Self = Self { sub_tie_goes_on: false, higher_count: false };
    const GOES_ON: Self = Self { sub_tie_goes_on: true, ..Self::ARTICLE };
    const HIGHER_COUNT: Self = Self { higher_count: true, ..Self::ARTICLE };
}

struct Encounter<'a> {
    case: &'a Case<'a>,
    reference: Reference,
    forfeits_count: bool,
}

impl<'a> Encounter<'a> {
    fn new(case: &'a Case<'a>, code: &TieBreak) -> Self {
        let forfeits_count = code.has(Modifier::AsPlayed)
            || case.records.schedule == Schedule::Fixed
            || case.rules.unplayed.value == UnplayedRounds::AsScored;
        Self { case, reference: case.reference(code), forfeits_count }
    }

    /// The games that count, with opponent and round.
    fn games(&self, one: Number) -> impl Iterator<Item = (Number, u8, &Round)> {
        let record = self.case.records.all.get(&one).into_iter();
        record.flat_map(|record| record.numbered()).filter_map(|(number, round)| {
            let kind = round.whole.kind;
            let counts = kind.is_played() || (self.forfeits_count && kind.is_forfeit());
            round.whole.opponent.filter(|_| counts).map(|opponent| (opponent, number, round))
        })
    }

    /// The games against one of them.
    fn met(&self, one: Number, other: Number) -> impl Iterator<Item = (u8, &Round)> {
        let games = self.games(one).filter(move |(opponent, _, _)| *opponent == other);
        games.map(|(_, number, round)| (number, round))
    }

    /// His points against each of those tied whom he met, the average of several games (6.1.2).
    fn scores(
        &self,
        one: Number,
        tied: &BTreeSet<Number>,
        reference: Reference,
    ) -> BTreeMap<Number, Fraction> {
        let mut met: BTreeMap<Number, Vec<Fraction>> = BTreeMap::new();
        for (opponent, _, round) in self.games(one) {
            if tied.contains(&opponent) {
                met.entry(opponent).or_default().push(round.points(reference).into());
            }
        }
        let average =
            |points: Vec<Fraction>| points.iter().copied().sum::<Fraction>().over(points.len());
        met.into_iter().filter_map(|(other, points)| Some((other, average(points)?))).collect()
    }

    /// One table of those tied (6.1): parted where all have met (6.2), or as far as some are alone in
    /// front whatever the missing games bring (6.3).
    fn parted(&self, tied: &[Number], reference: Reference) -> Parts {
        struct Row {
            number: Number,
            score: Fraction,
            at_best: Fraction,
        }
        let among: BTreeSet<Number> = tied.iter().copied().collect();
        let win = self.case.records.win(reference);
        let mut have_all_met = true;
        let mut rows = Vec::new();
        for number in tied {
            let met = self.scores(*number, &among, reference);
            let missing = among.len().saturating_sub(1 + met.len());
            have_all_met &= missing == 0;
            let score = met.into_values().sum();
            let missing = Fraction::whole(i64::try_from(missing).unwrap_or(i64::MAX));
            rows.push(Row { number: *number, score, at_best: score + win * missing });
        }
        rows.sort_by(|a, b| b.score.cmp(&a.score).then(a.number.cmp(&b.number)));
        if have_all_met {
            let parts = rows.chunk_by(|a, b| a.score == b.score);
            return parts.map(|part| part.iter().map(|row| row.number).collect()).collect();
        }
        let mut parts = Vec::new();
        let mut left = rows.as_slice();
        while let [first, rest @ ..] = left {
            if rest.is_empty() || rest.iter().any(|other| other.at_best >= first.score) {
                break;
            }
            parts.push(vec![first.number]);
            left = rest;
        }
        let mut rest: Vec<Number> = left.iter().map(|row| row.number).collect();
        rest.sort();
        parts.push(rest);
        parts
    }

    /// Applied again to what is still tied (6.2, 6.3).
    fn resolved(&self, tied: &[Number]) -> Parts {
        let parts = self.parted(tied, self.reference);
        match parts.len() {
            0 | 1 => parts,
            _ => parts.iter().flat_map(|part| self.resolved(part)).collect(),
        }
    }

    /// By the first kind of points, then by the second, from the start for each sub-tie (13.3.3); two
    /// that are equal in both by the boards of their matches.
    fn extended(&self, tied: &[Number], start: Reference, knockout: Knockout, way: Way) -> Parts {
        if tied.len() < 2 {
            return vec![tied.to_vec()];
        }
        for reference in [start, start.other()] {
            let parts = self.parted(tied, reference);
            if parts.len() > 1 {
                let next = if way.sub_tie_goes_on { reference } else { self.reference };
                let each = parts.iter().flat_map(|part| self.extended(part, next, knockout, way));
                return each.collect();
            }
        }
        match tied {
            [one, other] => self.knocked_out(*one, *other, knockout, way),
            _ => vec![tied.to_vec()],
        }
    }

    fn knocked_out(&self, one: Number, other: Number, knockout: Knockout, way: Way) -> Parts {
        let (count, last) = match knockout {
            Knockout::None => return vec![vec![one, other]],
            Knockout::CountTop => (true, Knockout::Top),
            Knockout::CountBottom => (true, Knockout::Bottom),
            Knockout::Top | Knockout::Bottom => (false, knockout),
        };
        let boards = [self.boards(one, other), self.boards(other, one)];
        let counts = boards.each_ref().map(|boards| {
            let weighted = boards
                .iter()
                .map(|term| term.amount * Fraction::whole(i64::from(term.board.unwrap_or(0))));
            weighted.sum::<Fraction>()
        });
        let turns = boards.map(|boards| match last {
            Knockout::Bottom => team::in_turn(team::from_the_bottom(&boards), c07("12.3")),
            _ => team::in_turn(boards, c07("12.2")),
        });
        let [count_one, count_other] = counts;
        let [turn_one, turn_other] = turns;
        let by_count = if way.higher_count {
            count_other.cmp(&count_one)
        } else {
            count_one.cmp(&count_other)
        };
        let by_count = if count { by_count } else { std::cmp::Ordering::Equal };
        match by_count.then(turn_other.value.order(&turn_one.value)) {
            std::cmp::Ordering::Less => vec![vec![one], vec![other]],
            std::cmp::Ordering::Equal => vec![vec![one, other]],
            std::cmp::Ordering::Greater => vec![vec![other], vec![one]],
        }
    }

    /// The points on each board of the matches of two teams.
    fn boards(&self, one: Number, other: Number) -> Vec<Term> {
        let boards = 1..=self.case.records.boards;
        boards
            .map(|board| {
                let rounds = self.met(one, other);
                let points = rounds.map(|(_, round)| team::on_board(self.case, round, board)).sum();
                let term = Term::of(0, points, Basis::Board, c07("12.2")).against(Some(other));
                Term { round: None, board: Some(board), ..term }
            })
            .collect()
    }

    fn places(&self, tied: &[Number], parts: &Parts, article: Article) -> Evaluations {
        let places = places_of(parts);
        let value = |number: &Number| match places.get(number) {
            Some(place) if parts.len() > 1 => Value::Place(*place),
            _ => Value::Nothing(Lack::NoOrder),
        };
        let one = |number: &Number| {
            let terms = self.terms(*number, tied, parts.len() > 1, article);
            let place = Evaluation { method: Method::Place, ..Evaluation::sum(terms, article) };
            (*number, Evaluation { value: value(number), ..place })
        };
        tied.iter().map(one).collect()
    }

    fn read_as(&self, all: &mut Evaluations, parts: &Parts, why: Why, article: Article) {
        let places = places_of(parts);
        for (number, evaluation) in all {
            let value = match places.get(number) {
                Some(place) if parts.len() > 1 => Value::Place(*place),
                _ => Value::Nothing(Lack::NoOrder),
            };
            if evaluation.reading.is_none() {
                *evaluation = evaluation.clone().read_as(value, why, article);
            }
        }
    }

    /// The games among those tied; where that decided something, also which are missing.
    fn terms(
        &self,
        number: Number,
        tied: &[Number],
        is_decided: bool,
        article: Article,
    ) -> Vec<Term> {
        let mut others: BTreeSet<Number> =
            tied.iter().copied().filter(|other| *other != number).collect();
        let mut terms = Vec::new();
        let among = others.clone();
        for (opponent, round, played) in self.games(number) {
            if among.contains(&opponent) {
                let points = Fraction::from(played.points(self.reference));
                let term = Term::of(round, points, Basis::Game, article);
                terms.push(term.against(Some(opponent)));
                others.remove(&opponent);
            }
        }
        let win = self.case.records.win(self.reference);
        let missing = others.into_iter().filter(|_| is_decided).map(|other| {
            let term = Term::of(0, win, Basis::Missing, article).against(Some(other));
            Term { round: None, ..term }
        });
        terms.extend(missing);
        terms
    }
}

/// 1, 2, 2, 4: those of a part share their place.
fn places_of(parts: &Parts) -> BTreeMap<Number, u16> {
    let mut places = BTreeMap::new();
    let mut next = 1;
    for part in parts {
        places.extend(part.iter().map(|number| (*number, next)));
        next += u16::try_from(part.len()).unwrap_or(u16::MAX);
    }
    places
}
