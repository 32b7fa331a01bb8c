//! Numbers for pairing: given by strength, by lot, as drawn; and until when they change.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::competition::entrant::EntrantNo;
use crate::competition::event::{Event, Numbering};
use crate::competition::refusal::Refusal;
use crate::competition::regulations::Regulations;
use crate::competition::state::{Contest, Entry};
use crate::competition::step::{CommandResult, Step};
use crate::competition::teams;
use jadoube_competition::lot::Lot;

/// Whether numbers can be given now. Where there are some, somebody says why.
pub(in crate::competition) fn may_change<'a>(
    contest: &'a Contest,
    reason: &str,
) -> Result<&'a Regulations, Refusal> {
    let regulations = contest.started()?;
    if regulations.teams.is_some() {
        return Err(Refusal::TeamsPlay);
    }
    if !contest.can_be_numbered(regulations) {
        return Err(Refusal::NumbersFixed {
            round: contest.handling().numbers_until.value,
            article: contest.handling().numbers_until.article,
        });
    }
    if !contest.numbers.is_empty() && reason.trim().is_empty() {
        return Err(Refusal::NumbersGiven(contest.handling().corrections));
    }
    Ok(regulations)
}

/// Gives the numbers.
pub(in crate::competition) fn number(
    contest: &Contest,
    how: &Numbering,
    reason: &str,
) -> CommandResult {
    if contest.team_rules().is_some() {
        // By strength and by lot is said of teams as well.
        let how = match how {
            Numbering::Rating => Numbering::Rating,
            Numbering::Lot { seed } => Numbering::Lot { seed: *seed },
            Numbering::Arbiter { .. } | Numbering::Varma { .. } => return Err(Refusal::TeamsPlay),
        };
        return teams::number(contest, &how, reason);
    }
    let regulations = may_change(contest, reason)?;
    let reason = reason.trim().to_owned();
    let mut order: Vec<EntrantNo> = contest.entrants.keys().copied().collect();
    match how {
        Numbering::Rating => order.sort_by_cached_key(|no| strength(contest, regulations, *no)),
        Numbering::Lot { seed } => Lot::new(*seed).shuffle(&mut order),
        Numbering::Arbiter { order: told } => {
            let all: BTreeSet<EntrantNo> = told.iter().copied().collect();
            if all.len() != told.len() || !all.iter().eq(contest.entrants.keys()) {
                return Err(Refusal::NumbersIncomplete(contest.handling().titles.article));
            }
            order.clone_from(told);
        }
        Numbering::Varma { edition } => return Err(Refusal::NoDraw(edition.article())),
    }
    if order.is_empty() {
        return Err(Refusal::NobodyEntered);
    }
    Ok(vec![Step::Here(Event::Numbered { order, how: how.clone(), reason })])
}

/// The strongest first: by rating, title and name.
fn strength(
    contest: &Contest,
    regulations: &Regulations,
    no: EntrantNo,
) -> (Reverse<Option<u16>>, usize, String, EntrantNo) {
    let titles = regulations.handling.rules().titles.value;
    let Some(Entry { entrant, .. }) = contest.entrants.get(&no) else {
        return (Reverse(None), titles.len(), String::new(), no);
    };
    let title = titles.iter().position(|title| *title == entrant.title);
    let rating = Reverse(entrant.rating(regulations.rating));
    (rating, title.unwrap_or(titles.len()), entrant.name.clone(), no)
}
