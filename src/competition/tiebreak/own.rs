//! Tie-breaks by what a participant did himself (C.07 7, 10.6, 13.1).

use crate::article::Article;
use crate::fraction::Fraction;
use crate::points::Points;
use crate::record::{Game, Kind, Record, Reference};
use jadoube_chess::side::Side;

use crate::tiebreak::code::TieBreak;
use crate::tiebreak::edition::c07;
use crate::tiebreak::working::{Basis, Cut, Evaluation, Lack, Term, Why};
use crate::tiebreak::{Case, Evaluations};
use crate::tournament::{Number, Schedule};

/// The points of one kind, round by round.
pub(super) fn points(case: &Case<'_>, reference: Reference, article: Article) -> Evaluations {
    each(case, |_, record| {
        let rounds = record.numbered().map(|(round, played)| {
            let points = Fraction::from(played.points(reference));
            Term::of(round, points, Basis::Own, article).against(played.whole.opponent)
        });
        Evaluation::sum(rounds.collect(), article)
    })
}

/// Rounds with as many points as a win gives, played or not.
pub(super) fn wins(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    let reference = case.reference(code);
    let win = case.records.single(reference).win;
    count(case, reference, c07("7.1"), |game| game.points == win)
}

/// Games won over the board; of Black only, where it is asked for.
pub(super) fn won(case: &Case<'_>, code: &TieBreak, colour: Option<Side>) -> Evaluations {
    let reference = case.reference(code);
    let win = case.records.single(reference).win;
    let article = if colour.is_some() { c07("7.4") } else { c07("7.2") };
    over_the_board(case, reference, article, |game| {
        game.points == win && (colour.is_none() || game.colour == colour)
    })
}

/// Games with Black over the board.
pub(super) fn black_games(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    let reference = case.reference(code);
    over_the_board(case, reference, c07("7.3"), |game| game.colour == Some(Side::Black))
}

/// Counts games over the board. In a round robin a forfeit win is an ordinary game by the letter of
/// 15.2: that is the other reading.
fn over_the_board(
    case: &Case<'_>,
    reference: Reference,
    article: Article,
    which: impl Fn(&Game) -> bool,
) -> Evaluations {
    let mut played =
        count(case, reference, article, |game| game.kind == Kind::Played && which(game));
    if case.records.schedule == Schedule::Fixed {
        let with_wins = count(case, reference, article, |game| {
            matches!(game.kind, Kind::Played | Kind::ForfeitWin) && which(game)
        });
        for ((_, evaluation), (_, other)) in played.iter_mut().zip(with_wins) {
            let value = std::mem::replace(evaluation, Evaluation::nothing(Lack::NoOrder, article));
            *evaluation = value.read_as(other.value, Why::ForfeitWinIsGame, c07("15.2"));
        }
    }
    played
}

/// Rounds that he chose to play: all but requested byes and forfeit losses.
pub(super) fn elected(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    count(case, case.reference(code), c07("7.6"), |game| !game.kind.is_voluntary())
}

fn count(
    case: &Case<'_>,
    reference: Reference,
    article: Article,
    which: impl Fn(&Game) -> bool,
) -> Evaluations {
    each(case, |_, record| {
        let rounds = record.numbered().filter_map(|(round, played)| {
            let games = played.games(reference).iter().filter(|game| which(game)).count();
            let games = i64::try_from(games).ok().filter(|games| *games > 0)?;
            let term = Term::of(round, Fraction::whole(games), Basis::Own, article);
            Some(term.against(played.whole.opponent))
        });
        Evaluation::sum(rounds.collect(), article)
    })
}

/// The sum of the scores after each round; cuts take away the first rounds.
pub(super) fn progressive(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    let reference = case.reference(code);
    let (cuts, _) = code.cuts();
    each(case, |_, record| {
        let mut running = Points::ZERO;
        let rounds = record.numbered().map(|(round, played)| {
            running += played.points(reference);
            let term = Term::of(round, running.into(), Basis::Running, c07("7.5"));
            Term { cut: (round <= cuts).then_some(Cut::Lowest), ..term }
        });
        Evaluation::sum(rounds.collect(), c07("7.5"))
    })
}

/// One for more points than the scheduled opponent, or without playing than a draw; a half for as
/// many.
pub(super) fn standard(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    let reference = case.reference(code);
    let draw = case.records.single(reference).draw;
    each(case, |_, record| {
        let of = |equal_nothings: bool| {
            let rounds = record.numbered().flat_map(|(round, played)| {
                let games = played.games(reference).iter();
                games.filter_map(move |game| standard_term(round, game, draw, equal_nothings))
            });
            Evaluation::sum(rounds.collect(), c07("7.7"))
        };
        of(true).read_as(of(false).value, Why::DoubleForfeitIsNothing, c07("7.7"))
    })
}

fn standard_term(round: u8, game: &Game, draw: Points, equal_nothings: bool) -> Option<Term> {
    let against = match game.against {
        Some(against) if game.kind.is_played() || game.kind.is_forfeit() => against,
        _ => draw,
    };
    let is_double_forfeit = game.kind == Kind::ForfeitLoss && game.points == against;
    let (amount, basis) = match game.points.cmp(&against) {
        std::cmp::Ordering::Greater => (Points::ONE, Basis::More),
        std::cmp::Ordering::Equal if equal_nothings || !is_double_forfeit => {
            (Points::HALF, Basis::Equal)
        }
        std::cmp::Ordering::Equal | std::cmp::Ordering::Less => return None,
    };
    Some(Term::of(round, amount.into(), basis, c07("7.7")).against(game.opponent))
}

/// The number for pairing.
pub(super) fn pairing_number(case: &Case<'_>) -> Evaluations {
    each(case, |number, _| Evaluation::number(Fraction::whole(i64::from(number.0)), c07("7.8")))
}

/// The rating.
pub(super) fn rating(case: &Case<'_>) -> Evaluations {
    let ratings = case.ratings();
    each(case, |number, _| match ratings.as_ref().map(|ratings| ratings.get(&number)) {
        Ok(Some(rating)) => Evaluation::number(Fraction::whole(*rating), c07("10.6")),
        Ok(None) => Evaluation::nothing(Lack::Unrated, c07("10")),
        Err(lack) => Evaluation::nothing(*lack, c07("10")),
    })
}

/// The points of the kind that does not count first.
pub(super) fn other_score(case: &Case<'_>) -> Evaluations {
    points(case, case.records.primary.other(), c07("13.1"))
}

fn each(case: &Case<'_>, of: impl Fn(Number, &Record) -> Evaluation) -> Evaluations {
    case.records.all.iter().map(|(number, record)| (*number, of(*number, record))).collect()
}
