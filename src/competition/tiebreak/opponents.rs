//! Tie-breaks by the scores of the opponents: Buchholz and its kin (C.07 8), Sonneborn-Berger (9.1,
//! 13.2), Koya (9.2).

use std::collections::BTreeMap;

use crate::article::Article;
use crate::fraction::Fraction;
use crate::points::Points;
use crate::record::{Record, Reference};
use crate::tiebreak::case::{Case, Evaluations};
use crate::tiebreak::code::{Modifier, TieBreak};
use crate::tiebreak::cut::{self, Voluntary};
use crate::tiebreak::edition::{TeamFactor, UnplayedRounds, c07};
use crate::tiebreak::unplayed::{Last, Scores};
use crate::tiebreak::working::{Basis, Evaluation, Method, Term, Value, Why};
use crate::tournament::{Number, Schedule};

/// What a sum over opponents is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Sum {
    /// Which of the opponents' points.
    theirs: Reference,
    /// Which points against them it is multiplied by.
    own: Option<Reference>,
    /// How the last round counts.
    last: Last,
    article: Article,
}

/// Buchholz, or Fore Buchholz.
pub(super) fn buchholz(case: &Case<'_>, code: &TieBreak, last: Last) -> Evaluations {
    let last = if code.has(Modifier::Fore) { Last::AsDraws } else { last };
    let article = if last == Last::AsDraws { c07("8.3") } else { c07("8.1") };
    let theirs = case.reference(code);
    evaluate(case, code, Sum { theirs, own: None, last, article })
}

/// Sonneborn-Berger of players, or of teams by one kind of points.
pub(super) fn sonneborn_berger(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    let reference = case.reference(code);
    let last = Last::AsEnded;
    evaluate(case, code, Sum { theirs: reference, own: Some(reference), last, article: c07("9.1") })
}

/// Sonneborn-Berger of teams by two kinds of points.
pub(super) fn of_teams(
    case: &Case<'_>,
    code: &TieBreak,
    theirs: Reference,
    own: Reference,
) -> Evaluations {
    let article = match case.rules.team_factor.value {
        TeamFactor::Share => case.rules.team_factor.article,
        TeamFactor::Points => match (theirs, own) {
            (Reference::Match, Reference::Match) => c07("13.2.1"),
            (Reference::Match, Reference::Game) => c07("13.2.2"),
            (Reference::Game, Reference::Match) => c07("13.2.3"),
            (Reference::Game, Reference::Game) => c07("13.2.4"),
        },
    };
    evaluate(case, code, Sum { theirs, own: Some(own), last: Last::AsEnded, article })
}

fn evaluate(case: &Case<'_>, code: &TieBreak, sum: Sum) -> Evaluations {
    let as_played = code.has(Modifier::AsPlayed);
    let scores = Scores::new(case.records, case.rules, sum.theirs, sum.last, as_played);
    let each = case.records.all.iter().map(|(number, record)| {
        let terms = terms(case, &scores, sum, *number, record);
        let value = total(code, &terms, Voluntary::LowestContribution, sum.article);
        let other = total(code, &terms, Voluntary::LowestScore, sum.article);
        (*number, value.read_as(other.value, Why::VoluntaryByOpponent, c07("16.5")))
    });
    each.collect()
}

fn total(code: &TieBreak, terms: &[Term], voluntary: Voluntary, article: Article) -> Evaluation {
    let mut terms = terms.to_vec();
    cut::cut(&mut terms, code.cuts(), voluntary);
    Evaluation::sum(terms, article)
}

fn terms(
    case: &Case<'_>,
    scores: &Scores<'_>,
    sum: Sum,
    number: Number,
    record: &Record,
) -> Vec<Term> {
    let rounds = record.numbered().filter_map(|(round, played)| {
        let (score, basis, article) = scores.counted(number, round, played, sum.article)?;
        let factor = sum.own.map(|own| factor(case, played.points(own)));
        let is_voluntary =
            played.whole.kind.is_voluntary() && !scores.is_game(round, &played.whole);
        Some(Term {
            score,
            factor,
            amount: factor.map_or(score, |factor| score * factor),
            is_voluntary,
            ..Term::of(round, score, basis, article).against(played.whole.opponent)
        })
    });
    rounds.collect()
}

/// Points as a factor: as they are, or as the share of a match.
fn factor(case: &Case<'_>, points: Points) -> Fraction {
    let points = Fraction::from(points);
    match case.rules.team_factor.value {
        TeamFactor::Share if case.records.is_team => {
            points.over(usize::from(case.records.boards)).unwrap_or_default()
        }
        TeamFactor::Share | TeamFactor::Points => points,
    }
}

/// The average of the Buchholz of those met over the board.
pub(super) fn average_buchholz(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    let buchholz = buchholz(case, code, Last::AsEnded);
    average(case, &buchholz, Method::Average, c07("8.2"))
}

/// The average of what those have who were met over the board.
pub(super) fn average(
    case: &Case<'_>,
    of: &Evaluations,
    method: Method,
    article: Article,
) -> Evaluations {
    let each = case.records.all.iter().map(|(number, record)| {
        let terms: Vec<Term> = over_the_board(record)
            .filter_map(|(round, opponent)| {
                let value = of.get(&opponent)?.value.number()?;
                let term = Term::of(round, value, Basis::OpponentValue, article);
                Some(term.against(Some(opponent)))
            })
            .collect();
        (*number, averaged(terms, method, article))
    });
    each.collect()
}

/// The average of what is not left out.
pub(super) fn averaged(terms: Vec<Term>, method: Method, article: Article) -> Evaluation {
    let counted: Vec<Fraction> = terms.iter().filter_map(Term::counted).collect();
    let exact = counted.iter().copied().sum::<Fraction>().over(counted.len()).unwrap_or_default();
    let shown = match method {
        Method::WholeAverage => Fraction::whole(exact.half_up()),
        _ => exact,
    };
    Evaluation { value: Value::Number(shown), method, ..Evaluation::sum(terms, article) }
}

/// Whom somebody met over the board, by round.
pub(super) fn over_the_board(record: &Record) -> impl Iterator<Item = (u8, Number)> {
    let met = record.numbered().filter(|(_, round)| round.whole.kind.is_played());
    met.filter_map(|(round, played)| Some((round, played.whole.opponent?)))
}

/// The points against those who have half of the points that could be made, or more.
pub(super) fn koya(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    let reference = case.reference(code);
    let limit = koya_limit(case, reference) + raise(code);
    let records = case.records;
    let regular = records.schedule == Schedule::Fixed
        || code.has(Modifier::AsPlayed)
        || case.rules.unplayed.value == UnplayedRounds::AsScored;
    let each = records.all.iter().map(|(number, record)| {
        let strong = record.numbered().filter_map(|(round, played)| {
            let kind = played.whole.kind;
            let opponent = played.whole.opponent?;
            let counts = kind.is_played() || (regular && kind.is_forfeit());
            let score = Fraction::from(records.points(opponent, reference));
            let points = Fraction::from(played.points(reference));
            let term =
                Term::of(round, points, Basis::StrongOpponent, c07("9.2")).against(Some(opponent));
            (counts && score >= limit).then_some(term)
        });
        (*number, Evaluation::sum(strong.collect(), c07("9.2")))
    });
    each.collect::<BTreeMap<_, _>>()
}

/// Half of what can be made in the games that a participant has.
fn koya_limit(case: &Case<'_>, reference: Reference) -> Fraction {
    let records = case.records;
    let games = match records.schedule {
        // An odd number leaves a free round to everybody.
        Schedule::Fixed => {
            let paired = |record: &Record| {
                record.rounds.iter().filter(|round| round.whole.opponent.is_some()).count()
            };
            records.all.values().map(paired).max().unwrap_or(0)
        }
        Schedule::ByResults => usize::from(records.rounds),
    };
    let games = Fraction::whole(i64::try_from(games).unwrap_or(0));
    (records.win(reference) * games).over(2).unwrap_or_default()
}

fn raise(code: &TieBreak) -> Fraction {
    let halves = code.modifiers.iter().find_map(|modifier| match modifier {
        Modifier::Limit(halves) => Some(i32::from(*halves)),
        _ => None,
    });
    Points::halves(halves.unwrap_or(0)).into()
}
