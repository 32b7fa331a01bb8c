//! Tie-breaks of teams only: by boards (C.07 12), and points with the strength of the schedule
//! (13.4). In those by boards a forfeit is a game, and a round without an opponent a win on each
//! board.

use crate::article::Article;
use crate::fraction::Fraction;
use crate::record::{Kind, Record, Reference, Round};
use crate::tiebreak::code::{Modifier, TieBreak};
use crate::tiebreak::edition::c07;
use crate::tiebreak::opponents;
use crate::tiebreak::unplayed::Last;
use crate::tiebreak::working::{Basis, Evaluation, Method, Term, Value};
use crate::tiebreak::{Case, Evaluations};

/// The numbers of the boards times the points on them.
pub(super) fn board_count(case: &Case<'_>) -> Evaluations {
    each(case, |record| {
        let terms = boards(case, record).into_iter().map(|term| {
            let factor = Fraction::whole(i64::from(term.board.unwrap_or(0)));
            Term { factor: Some(factor), amount: term.score * factor, article: c07("12.1"), ..term }
        });
        Evaluation::sum(terms.collect(), c07("12.1"))
    })
}

/// The points on board 1, then on board 2, and so on.
pub(super) fn top_boards(case: &Case<'_>) -> Evaluations {
    each(case, |record| in_turn(boards(case, record), c07("12.2")))
}

/// The points without the last board, then without the last two, and so on.
pub(super) fn bottom_boards(case: &Case<'_>) -> Evaluations {
    each(case, |record| in_turn(from_the_bottom(&boards(case, record)), c07("12.3")))
}

/// The sums of boards without the last, without the last two …
pub(super) fn from_the_bottom(boards: &[Term]) -> Vec<Term> {
    let sums = (1..boards.len()).rev().map(|left| {
        let amount = boards.iter().take(left).map(|term| term.amount).sum();
        Term {
            round: None,
            board: u8::try_from(left).ok(),
            ..Term::of(0, amount, Basis::Board, c07("12.3"))
        }
    });
    sums.collect()
}

/// Numbers of which the first that differs decides.
pub(super) fn in_turn(terms: Vec<Term>, article: Article) -> Evaluation {
    let value = Value::InTurn(terms.iter().map(|term| term.amount).collect());
    Evaluation { value, method: Method::InTurn, ..Evaluation::sum(terms, article) }
}

/// The points on each board over all rounds.
fn boards(case: &Case<'_>, record: &Record) -> Vec<Term> {
    (1..=case.records.boards)
        .map(|board| {
            let rounds = record.rounds.iter().map(|round| on_board(case, round, board));
            Term {
                round: None,
                board: Some(board),
                ..Term::of(0, rounds.sum(), Basis::Board, c07("12.2"))
            }
        })
        .collect()
}

/// The points on a board in a round.
pub(super) fn on_board(case: &Case<'_>, round: &Round, board: u8) -> Fraction {
    let win = case.records.single(Reference::Game).win;
    let games = round.boards.get(usize::from(board).saturating_sub(1));
    games.map_or(Fraction::ZERO, |game| match round.whole.kind {
        Kind::PairingBye => win.into(),
        _ => game.points.into(),
    })
}

/// The points of the second kind plus a part of the Buchholz by the first.
pub(super) fn schedule_strength(case: &Case<'_>, code: &TieBreak) -> Evaluations {
    let records = case.records;
    let first = case.reference(code);
    let second = first.other();
    let buchholz = opponents::buchholz(case, code, Last::AsEnded);
    let factor = factor(case, code, first);
    let each = records.all.iter().map(|(number, record)| {
        let points = Fraction::from(record.points(second));
        let sum = buchholz.get(number).and_then(|found| found.value.number()).unwrap_or_default();
        let part = sum.over(factor).unwrap_or_default();
        let whole = |amount, basis| Term { round: None, ..Term::of(0, amount, basis, c07("13.4")) };
        let divisor = i64::try_from(factor).ok().map(Fraction::whole);
        let schedule = Term { score: sum, factor: divisor, ..whole(part, Basis::Schedule) };
        (*number, Evaluation::sum(vec![whole(points, Basis::OtherScore), schedule], c07("13.4")))
    });
    each.collect()
}

/// The most points of the first kind in the event by the most of the second in a match, rounded
/// towards nothing, unless the competition sets it.
fn factor(case: &Case<'_>, code: &TieBreak, first: Reference) -> usize {
    let set = code.modifiers.iter().find_map(|modifier| match modifier {
        Modifier::Factor(factor) => Some(usize::from(*factor)),
        _ => None,
    });
    let records = case.records;
    let most = records.win(first) * Fraction::whole(i64::from(records.planned));
    let in_a_match = records.win(first.other());
    set.unwrap_or_else(|| usize::try_from(most.divided_down(in_a_match)).unwrap_or(0)).max(1)
}

fn each(case: &Case<'_>, of: impl Fn(&Record) -> Evaluation) -> Evaluations {
    case.records.all.iter().map(|(number, record)| (*number, of(record))).collect()
}
