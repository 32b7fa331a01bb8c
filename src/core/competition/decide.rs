//! From a command to events, boards and games, or a refusal.

use std::collections::BTreeSet;

use crate::competition::command::Command;
use crate::competition::context::Context;
use crate::competition::entering;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::{Event, Numbering};
use crate::competition::pairing;
use crate::competition::refusal::Refusal;
use crate::competition::regulations::Regulations;
use crate::competition::round::Stage;
use crate::competition::state::{Contest, Entry};
use crate::competition::step::{Decided, Step};
use jadoube_competition::lot::Lot;
use jadoube_competition::tiebreak::code;
use jadoube_laws::ids::BoardNo;

/// Renumbering ends once this round is paired (C.04.2 2.2).
const NUMBERS_FIXED_BY: u8 = 4;

/// What the command leads to.
pub(in crate::competition) fn decide(
    contest: &Contest,
    command: &Command,
    context: Context<'_>,
) -> Decided {
    match command {
        Command::Start { regulations } => {
            if contest.regulations.is_some() {
                return Err(Refusal::AlreadyStarted);
            }
            here(Event::Started { regulations: readable(regulations)? })
        }
        Command::ChangeRegulations { regulations, reason } => {
            let old = contest.started()?;
            if old.system != regulations.system && contest.published() > 0 {
                return Err(Refusal::SystemFixed);
            }
            let (regulations, reason) = (readable(regulations)?, said(reason)?);
            here(Event::RegulationsChanged { regulations, reason })
        }
        Command::Enter { entrants } => enter(contest, entrants),
        Command::Amend { no, entrant } => {
            entry(contest, *no)?;
            named(entrant)?;
            here(Event::Amended { no: *no, entrant: entrant.clone() })
        }
        Command::Number { how, reason } => number(contest, how, reason),
        Command::Schedule { round, starts } => {
            contest.started()?;
            here(Event::Scheduled { round: *round, starts: *starts })
        }
        Command::Draft { round, pairings } => pairing::draft(contest, *round, pairings),
        Command::Publish { round } => pairing::publish(contest, *round, context.boards),
        Command::ChangePairings { round, pairings, ground, reason } => {
            let reason = said(reason)?;
            pairing::change(contest, *round, pairings, (*ground, reason), context.boards)
        }
        Command::EnterResult { round, board, result, reason } => {
            let round = round.or_else(|| latest_at(contest, *board));
            let round = round.unwrap_or_else(|| contest.published());
            entering::enter(contest, (round, *board), (*result, reason.trim()), context.boards)
        }
        Command::Close { round } => {
            let known = contest.known(*round)?;
            if known.stage == Stage::Closed {
                return Err(Refusal::ClosedBefore(*round));
            }
            entering::complete(*round, known, context.boards)?;
            here(Event::Closed { round: *round })
        }
        Command::Leave { no, from, expelled, reason } => {
            entry(contest, *no)?;
            let (from, expelled, reason) = (*from, *expelled, said(reason)?);
            here(Event::Left { no: *no, from, expelled, reason })
        }
        Command::NoteAbsent { no, round } => {
            if entry(contest, *no)?.absent.contains(round) {
                return Ok(Vec::new());
            }
            if *round <= contest.published() {
                return Err(Refusal::PublishedBefore(*round));
            }
            here(Event::AbsenceNoted { no: *no, round: *round })
        }
        Command::Undo => {
            let act = contest.acts.last().ok_or(Refusal::NothingToUndo)?;
            here(Event::Undone { act: *act })
        }
    }
}

#[expect(clippy::unnecessary_wraps, reason = "what comes of a command")]
fn here(event: Event) -> Decided {
    Ok(vec![Step::Here(event)])
}

fn entry(contest: &Contest, no: EntrantNo) -> Result<&Entry, Refusal> {
    contest.entrants.get(&no).ok_or(Refusal::NoSuchEntrant(no))
}

fn said(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}

fn named(entrant: &Entrant) -> Result<(), Refusal> {
    if entrant.name.trim().is_empty() { Err(Refusal::Nameless) } else { Ok(()) }
}

fn readable(regulations: &Regulations) -> Result<Box<Regulations>, Refusal> {
    if !regulations.tie_breaks.is_empty() {
        code::list(&regulations.tie_breaks)?;
    }
    Ok(Box::new(regulations.clone()))
}

/// The latest round of which a pairing is at a board.
fn latest_at(contest: &Contest, board: BoardNo) -> Option<u8> {
    let known = contest.rounds.iter().rev().filter(|(_, round)| round.stage != Stage::Draft);
    let mut at_board =
        known.filter(|(_, round)| round.bouts.iter().any(|bout| bout.pairing.board == board));
    at_board.next().map(|(round, _)| *round)
}

fn enter(contest: &Contest, entrants: &[Entrant]) -> Decided {
    let regulations = contest.started()?;
    if contest.published() > 0 && regulations.is_table() {
        return Err(Refusal::TableFixed);
    }
    let mut names: BTreeSet<&str> =
        contest.entrants.values().map(|entry| entry.entrant.name.as_str()).collect();
    let mut ids: BTreeSet<u32> =
        contest.entrants.values().filter_map(|entry| entry.entrant.fide_id).collect();
    let last = contest.entrants.keys().map(|no| no.0).max().unwrap_or(0);
    let mut steps = Vec::new();
    for (no, entrant) in (last.saturating_add(1)..).zip(entrants) {
        named(entrant)?;
        let is_new = names.insert(&entrant.name) && entrant.fide_id.is_none_or(|id| ids.insert(id));
        if !is_new {
            return Err(Refusal::EnteredBefore(entrant.name.clone()));
        }
        let (no, entrant) = (EntrantNo(no), Box::new(entrant.clone()));
        steps.push(Step::Here(Event::Entered { no, entrant }));
    }
    Ok(steps)
}

fn number(contest: &Contest, how: &Numbering, reason: &str) -> Decided {
    let regulations = contest.started()?;
    let is_paired = contest.rounds.contains_key(&NUMBERS_FIXED_BY);
    if is_paired || (contest.published() > 0 && regulations.is_table()) {
        return Err(Refusal::NumbersFixed);
    }
    let reason = reason.trim().to_owned();
    if !contest.numbers.is_empty() && reason.is_empty() {
        return Err(Refusal::ReasonMissing);
    }
    let mut order: Vec<EntrantNo> = contest.entrants.keys().copied().collect();
    match how {
        Numbering::Rating => order.sort_by_cached_key(|no| strength(contest, regulations, *no)),
        Numbering::Lot { seed } => Lot::new(*seed).shuffle(&mut order),
        Numbering::Arbiter { order: told } => {
            let all: BTreeSet<EntrantNo> = told.iter().copied().collect();
            if all.len() != told.len() || !all.iter().eq(contest.entrants.keys()) {
                return Err(Refusal::NumbersIncomplete);
            }
            order.clone_from(told);
        }
    }
    if order.is_empty() {
        return Err(Refusal::NumbersIncomplete);
    }
    here(Event::Numbered { order, how: how.clone(), reason })
}

/// The titles from the highest, in the order of C.04.2 2.2.
const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// The strongest first: by rating, title and name.
fn strength(
    contest: &Contest,
    regulations: &Regulations,
    no: EntrantNo,
) -> (std::cmp::Reverse<Option<u16>>, usize, String, EntrantNo) {
    let Some(Entry { entrant, .. }) = contest.entrants.get(&no) else {
        return (std::cmp::Reverse(None), TITLES.len(), String::new(), no);
    };
    let title = TITLES.iter().position(|title| *title == entrant.title);
    let rating = std::cmp::Reverse(entrant.rating(regulations.rating));
    (rating, title.unwrap_or(TITLES.len()), entrant.name.clone(), no)
}
