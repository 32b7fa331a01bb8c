//! Which teams meet in a round, and at which boards: by a table, by the tables of their groups, or as
//! the arbiter says.

use std::collections::BTreeSet;

use crate::competition::event::Event;
use crate::competition::groups;
use crate::competition::refusal::Refusal;
use crate::competition::round::Round;
use crate::competition::state::Contest;
use crate::competition::step::{CommandResult, Step};
use crate::competition::table;
use crate::competition::team::{Match, TeamNo};
use crate::competition::teams::{entry, rules};
use jadoube_competition::tournament::Number;
use jadoube_laws::ids::BoardNo;

/// The matches of a round, and the teams that have no opponent.
type TeamPairings = (Vec<Match>, Vec<TeamNo>);

/// Pairs the teams of a round: by their table, or as the arbiter says.
pub(in crate::competition) fn draft(
    contest: &Contest,
    round: u8,
    by_hand: &[Match],
) -> CommandResult {
    rules(contest)?;
    table::next(contest, round)?;
    let (matches, byes) = match from_table(contest, round, by_hand)? {
        Some(by_table) => by_table,
        None => {
            let paired: BTreeSet<TeamNo> = by_hand.iter().flat_map(|one| one.both()).collect();
            let left = contest.teams.keys().copied();
            let left = left.filter(|no| !paired.contains(no) && contest.team_plays(*no, round));
            (by_hand.to_vec(), left.collect())
        }
    };
    check(contest, round, &matches)?;
    Ok(vec![Step::Here(Event::MatchesDrafted { round, matches, byes })])
}

/// The matches of a round by the table of the teams, with those that have no opponent; none where the
/// arbiter pairs.
fn from_table(
    contest: &Contest,
    no: u8,
    by_hand: &[Match],
) -> Result<Option<TeamPairings>, Refusal> {
    if contest.championship().is_some() {
        let (met, byes) = groups::met(contest, no, by_hand)?;
        return Ok(Some((at_boards(contest, met)?, byes)));
    }
    let Some(found) = table::table(contest)? else { return Ok(None) };
    if !by_hand.is_empty() {
        return Err(Refusal::PairedBySystem(contest.handling().tables));
    }
    let numbers =
        contest.team_numbers.last().ok_or(Refusal::NoNumbers(contest.handling().titles.article))?;
    if numbers.order.len() != contest.teams.len() {
        return Err(Refusal::NumbersIncomplete(contest.handling().titles.article));
    }
    let next = contest.published().saturating_add(1);
    let round = found.round(u16::from(no)).ok_or(Refusal::NotNext { round: no, next })?;
    let of = |number: Number| {
        let at = usize::from(number.0).checked_sub(1);
        at.and_then(|at| numbers.order.get(at).copied())
    };
    let plays = |team: &TeamNo| contest.team_plays(*team, no);
    let mut byes: Vec<TeamNo> = round.bye.and_then(of).filter(plays).into_iter().collect();
    let mut met = Vec::new();
    for one in &round.pairings {
        let (Some(first), Some(second)) = (of(one.white), of(one.black)) else { continue };
        match [first, second].iter().all(plays) {
            true => met.push([first, second]),
            false => byes.extend([first, second].into_iter().filter(plays)),
        }
    }
    Ok(Some((at_boards(contest, met)?, byes)))
}

/// Matches at boards that are numbered through, in this order.
fn at_boards(contest: &Contest, met: Vec<[TeamNo; 2]>) -> Result<Vec<Match>, Refusal> {
    let first = contest.started()?.first_board.0;
    let boards = u16::from(rules(contest)?.boards);
    let boards = (0u16..).map(|nth| BoardNo(first.saturating_add(nth.saturating_mul(boards))));
    let matches = met.into_iter().zip(boards);
    Ok(matches.map(|([first, second], board)| Match { board, first, second }).collect())
}

/// The matches of a draft are still those that the table has: nobody has left since, no number changed.
pub(in crate::competition) fn is_still_so(
    contest: &Contest,
    no: u8,
    drafted: &Round,
) -> Result<(), Refusal> {
    check(contest, no, &drafted.matches)?;
    let by_hand: Vec<Match> = match contest.phase_of(no) {
        Some((_, phase)) => {
            let own = drafted.matches.iter().copied();
            own.filter(|one| groups::is_by_hand(phase, phase.nth(no), *one)).collect()
        }
        None => Vec::new(),
    };
    match from_table(contest, no, &by_hand)? {
        Some((matches, byes)) if (&matches, &byes) != (&drafted.matches, &drafted.free_teams) => {
            Err(Refusal::DraftOutdated(no))
        }
        _ => Ok(()),
    }
}

/// Every team plays once, at boards of its own.
fn check(contest: &Contest, round: u8, matches: &[Match]) -> Result<(), Refusal> {
    if matches.is_empty() {
        return Err(Refusal::NothingPaired);
    }
    let boards = usize::from(rules(contest)?.boards);
    let (mut teams, mut taken) = (BTreeSet::new(), BTreeSet::new());
    for one in matches {
        for no in one.both() {
            let name = entry(contest, no)?.team.name.clone();
            if !contest.team_plays(no, round) {
                return Err(Refusal::TeamGone(name, contest.handling().departed));
            }
            if !teams.insert(no) {
                return Err(Refusal::TeamTwice(name));
            }
        }
        let twice = (one.board.0..).take(boards).map(BoardNo).find(|board| !taken.insert(*board));
        if let Some(board) = twice {
            return Err(Refusal::BoardTwice(board));
        }
    }
    Ok(())
}
