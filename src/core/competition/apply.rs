//! From an event to the new state. Obeys and cannot fail.

use std::collections::BTreeSet;

use crate::competition::context::Origin;
use crate::competition::entrant::{Entrant, EntrantNo};
use crate::competition::event::{Act, Event};
use crate::competition::round::{Bout, Byes, Entered, Pairing, Round, Stage};
use crate::competition::state::{Contest, Departure, Entry, Numbers};
use jadoube_laws::ids::BoardNo;

/// Makes an event part of the state.
pub(in crate::competition) fn apply(contest: &mut Contest, event: &Event, origin: Origin<'_>) {
    match act(event) {
        Some(act) => contest.acts.push(act),
        None => match event {
            Event::Undone { .. } => drop(contest.acts.pop()),
            _ => contest.acts.clear(),
        },
    }
    match event {
        Event::Started { regulations } | Event::RegulationsChanged { regulations, .. } => {
            contest.regulations = Some(regulations.as_ref().clone());
        }
        Event::Entered { no, entrant } => enter(contest, *no, entrant),
        Event::Amended { no, entrant } => {
            if let Some(entry) = contest.entrants.get_mut(no) {
                entry.entrant = entrant.as_ref().clone();
            }
        }
        Event::Numbered { order, how, reason } => {
            let (order, how, reason) = (order.clone(), how.clone(), reason.clone());
            let after = contest.published();
            contest.numbers.push(Numbers { order, how, reason, after });
            contest.rounds.retain(|_, round| round.stage != Stage::Draft);
        }
        Event::Scheduled { round, starts } => {
            contest.schedule.insert(*round, *starts);
            if let Some(round) = contest.rounds.get_mut(round) {
                round.starts = Some(*starts);
            }
        }
        Event::Left { no, from, expelled, reason } => {
            if let Some(entry) = contest.entrants.get_mut(no) {
                let (from, expelled, reason) = (*from, *expelled, reason.clone());
                entry.left = Some(Departure { from, expelled, reason });
            }
        }
        Event::AbsenceNoted { no, round } => {
            if let Some(entry) = contest.entrants.get_mut(no) {
                entry.absent.insert(*round);
            }
        }
        Event::Drafted { round, pairings, byes } => draft(contest, *round, pairings, byes),
        Event::PairingsChanged { round, pairings, .. } => change(contest, *round, pairings),
        Event::Published { round } => stage(contest, *round, Stage::Published),
        Event::Closed { round } => stage(contest, *round, Stage::Closed),
        Event::ResultEntered { round, board, result, against, reason } => {
            if let Some(bout) = bout_at(contest, *round, *board) {
                let (who, wall) = (origin.who.clone(), origin.wall.to_owned());
                let (result, against, reason) = (*result, *against, reason.clone());
                bout.entered.push(Entered { result, against, reason, who, wall, undone: false });
            }
        }
        Event::Undone { act } => undo(contest, *act),
    }
}

/// The act that an event can be undone as.
const fn act(event: &Event) -> Option<Act> {
    match event {
        Event::Entered { no, .. } => Some(Act::Entry { no: *no }),
        Event::Left { no, .. } => Some(Act::Departure { no: *no }),
        Event::AbsenceNoted { no, round } => Some(Act::Absence { no: *no, round: *round }),
        Event::Drafted { round, .. } => Some(Act::Draft { round: *round }),
        Event::ResultEntered { round, board, .. } => {
            Some(Act::Result { round: *round, board: *board })
        }
        Event::Closed { round } => Some(Act::Closing { round: *round }),
        Event::Started { .. }
        | Event::RegulationsChanged { .. }
        | Event::Amended { .. }
        | Event::Numbered { .. }
        | Event::Scheduled { .. }
        | Event::PairingsChanged { .. }
        | Event::Published { .. }
        | Event::Undone { .. } => None,
    }
}

fn enter(contest: &mut Contest, no: EntrantNo, entrant: &Entrant) {
    let entry = Entry { entrant: entrant.clone(), left: None, absent: BTreeSet::new() };
    contest.entrants.insert(no, entry);
}

fn stage(contest: &mut Contest, round: u8, stage: Stage) {
    if let Some(round) = contest.rounds.get_mut(&round) {
        round.stage = stage;
    }
}

fn draft(contest: &mut Contest, round: u8, pairings: &[Pairing], byes: &Byes) {
    let bouts = pairings.iter().map(|pairing| bout(*pairing)).collect();
    let starts = contest.schedule.get(&round).copied();
    let drafted = Round { stage: Stage::Draft, starts, bouts, byes: byes.clone() };
    contest.rounds.insert(round, drafted);
}

const fn bout(pairing: Pairing) -> Bout {
    Bout { pairing, game: None, entered: Vec::new() }
}

/// Other pairings at some boards, each with a game of its own that is set up next.
fn change(contest: &mut Contest, round: u8, pairings: &[Pairing]) {
    let Some(round) = contest.rounds.get_mut(&round) else { return };
    for pairing in pairings {
        let old = round.bouts.iter_mut().find(|bout| bout.pairing.board == pairing.board);
        match old {
            Some(old) => *old = bout(*pairing),
            None => round.bouts.push(bout(*pairing)),
        }
        round.byes.retain(|no, _| !pairing.both().contains(no));
    }
    round.bouts.sort_by_key(|bout| bout.pairing.board);
}

/// The pairing at a board in a round.
fn bout_at(contest: &mut Contest, round: u8, board: BoardNo) -> Option<&mut Bout> {
    let round = contest.rounds.get_mut(&round)?;
    round.bouts.iter_mut().find(|bout| bout.pairing.board == board)
}

fn undo(contest: &mut Contest, act: Act) {
    match act {
        Act::Entry { no } => drop(contest.entrants.remove(&no)),
        Act::Departure { no } => {
            if let Some(entry) = contest.entrants.get_mut(&no) {
                entry.left = None;
            }
        }
        Act::Absence { no, round } => {
            if let Some(entry) = contest.entrants.get_mut(&no) {
                entry.absent.remove(&round);
            }
        }
        Act::Draft { round } => drop(contest.rounds.remove(&round)),
        Act::Result { round, board } => {
            let bout = bout_at(contest, round, board);
            let last = bout.and_then(|bout| bout.entered.iter_mut().rfind(|one| !one.undone));
            if let Some(last) = last {
                last.undone = true;
            }
        }
        Act::Closing { round } => stage(contest, round, Stage::Published),
    }
}
