//! Who enters, and what is asked of a name and of a reason.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::System;
use crate::competition::state::{Contest, Entry};
use crate::competition::step::{CommandResult, Step};
use jadoube_laws::ids::BoardNo;

/// So many can enter one event, those who have left among them; with some room left below the highest
/// number that an entrant can have.
const MOST: u16 = 65_000;

pub(in crate::competition) fn entry(contest: &Contest, no: EntrantNo) -> Result<&Entry, Refusal> {
    contest.entrants.get(&no).ok_or(Refusal::NoSuchEntrant(no))
}

/// A reason that says something.
pub(in crate::competition) fn said(contest: &Contest, reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() {
        Err(Refusal::ReasonMissing(contest.handling().corrections))
    } else {
        Ok(reason.to_owned())
    }
}

/// What is told of an entrant can be printed, and be kept to.
pub(in crate::competition) fn usable(
    contest: &Contest,
    no: Option<EntrantNo>,
    entrant: &Entrant,
) -> Result<(), Refusal> {
    if entrant.name.trim().is_empty() {
        return Err(Refusal::Nameless);
    }
    if entrant.has_unknown_title() {
        return Err(Refusal::NoSuchTitle(entrant.title.clone()));
    }
    if entrant.has_long_federation() {
        return Err(Refusal::LongFederation(entrant.federation.clone()));
    }
    let Some(board) = entrant.fixed_board else { return Ok(()) };
    if board == BoardNo(0) {
        return Err(Refusal::NoBoardZero);
    }
    let mut others = contest.entrants.iter().filter(|(other, _)| Some(**other) != no);
    match others.find(|(_, other)| other.entrant.fixed_board == Some(board)) {
        Some((_, other)) => {
            let name = other.entrant.name.clone();
            Err(Refusal::BoardOfAnother { board, name })
        }
        None => Ok(()),
    }
}

/// The numbers of so many who enter, from the next one on.
pub(in crate::competition) fn new_numbers(
    contest: &Contest,
    count: usize,
) -> Result<RangeInclusive<u16>, Refusal> {
    let last = contest.entrants.keys().map(|no| no.0).max().unwrap_or(0);
    if count > usize::from(MOST.saturating_sub(last)) {
        return Err(Refusal::TooManyEntrants { most: MOST });
    }
    Ok(last.saturating_add(1)..=MOST)
}

/// Enters players, each once.
pub(in crate::competition) fn enter(contest: &Contest, entrants: &[Entrant]) -> CommandResult {
    let regulations = contest.started()?;
    let published = contest.published();
    if published > 0 && regulations.is_table() {
        return Err(Refusal::TableFixed(contest.handling().tables));
    }
    if regulations.system == System::Match && contest.entrants.len() + entrants.len() > 2 {
        return Err(Refusal::MatchOfTwo);
    }
    if let Some(draw) = &contest.draw {
        return Err(Refusal::DrawGoesOn(draw.edition.article()));
    }
    let numbers = new_numbers(contest, entrants.len())?;
    if let Some(known) = contest.newcomers(entrants).1.first() {
        return Err(Refusal::EnteredBefore(known.name.clone()));
    }
    let mut own: BTreeSet<BoardNo> = BTreeSet::new();
    let mut steps = Vec::new();
    for (no, entrant) in numbers.zip(entrants) {
        usable(contest, None, entrant)?;
        if let Some(board) = entrant.fixed_board
            && !own.insert(board)
        {
            return Err(Refusal::BoardOfAnother { board, name: entrant.name.clone() });
        }
        let (no, mut entrant) = (EntrantNo(no), Box::new(entrant.clone()));
        if published > 0 {
            // He plays once he is there: what was paired before is missed.
            let next = published.saturating_add(1);
            entrant.from_round = Some(entrant.from_round.map_or(next, |from| from.max(next)));
        }
        let joined = !steps.is_empty();
        steps.push(Step::Here(Event::Entered { no, entrant, joined }));
    }
    Ok(steps)
}
