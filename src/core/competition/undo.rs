//! Undoing the last act of the arbiter, as long as nothing has followed from it. Acts are undone one
//! by one, the last one first, each by an event of its own that says what was undone.
//!
//! | Act | Undone as long as | Then |
//! |---|---|---|
//! | regulations changed, data corrected, schedule | it is the last act | what held before holds |
//! | entry, departure, absence, bye, line-up | the same | the same |
//! | somebody, or a team, that comes back | the same | he has left, and a draft |
//! | several who leave, or are absent, together | the same | the same, of all of them |
//! | a phase begun, its numbers drawn, a group filled up | the same | the groups before, and a draft |
//! | a match drawn by lot | the same | it stands even, and a draft |
//! | numbers given, a step of the draw | the same | the numbers before; a draft that they had ended |
//! | start positions drawn | the same | as drawn before, or not drawn |
//! | round paired | the same | the draft before, or none |
//! | round published | no game of it has begun, no result was entered | a draft again, its boards free |
//! | pairings or a known line-up changed | no game at these boards has begun | the pairings before, at boards set up anew |
//! | result entered here | it is the last act | what was entered before, or what the board shows |
//! | result entered at a board | the game is still there | the game goes on |
//! | round closed | it is the last act | open again |
//!
//! The regulations that an event begins with are not undone: they are changed. What players did and
//! what a ruling decided is undone where it happened: at the board, in the incident. Pairings that
//! somebody has seen change on the grounds of C.04.2 4.4 alone; taking a publication back is for the
//! slip of the hand, and stays on record with its time.

use crate::competition::context::Boards;
use crate::competition::entering::untouched;
use crate::competition::entrant::EntrantNo;
use crate::competition::event::{Act, Event};
use crate::competition::pairing;
use crate::competition::refusal::Refusal;
use crate::competition::result::BoardResult;
use crate::competition::round::{Bout, Pairing, Stage};
use crate::competition::state::{Before, Contest, Entry};
use crate::competition::step::{Decided, Step};
use crate::competition::team::LineUpSource;
use jadoube_competition::knockout::bracket::Tie;
use jadoube_competition::tournament::Bye;
use jadoube_laws::ids::{BoardNo, GameNo};
use jadoube_laws::wall::Wall;

/// So many acts are kept: more than two rounds of a large event.
const KEPT: usize = 1000;

/// What the undoing of the last act leads to. A result that a board cannot show is two acts of one
/// batch, and undone at once.
pub(in crate::competition) fn decide(contest: &Contest, boards: &Boards) -> Decided {
    let mut acts = contest.acts.iter().zip(&contest.before).rev();
    let last = acts.next().ok_or(Refusal::NothingDone)?;
    let mut steps = undone(contest, last, boards)?;
    let (mut acts, mut above) = (acts.peekable(), last);
    while let Some(next) =
        acts.next_if(|next| *above.1 == Before::Joined || is_one(contest, *last.0, *next.0))
    {
        steps.extend(undone(contest, next, boards)?);
        above = next;
    }
    Ok(steps)
}

/// Whether an act and the one before it were done as one: a result and the end of its game, the seats
/// of a line-up that was changed, a team and its players, a group that was filled up and its team.
fn is_one(contest: &Contest, act: Act, before: Act) -> bool {
    match (act, before) {
        (Act::Result { round, board }, before) => before == Act::BoardResult { round, board },
        (Act::Changing { round }, Act::LineUp { round: of, .. }) => round == of,
        (Act::TeamEntry { no }, Act::Entry { no: player }) => contest.team_of(player) == Some(no),
        (Act::GroupFilling { team }, Act::TeamEntry { no }) => team == no,
        (Act::GroupFilling { team }, Act::Entry { no }) => contest.team_of(no) == Some(team),
        _ => false,
    }
}

fn undone(contest: &Contest, (act, before): (&Act, &Before), boards: &Boards) -> Decided {
    let act = *act;
    let mut steps = vec![Step::Here(Event::Undone { act })];
    match (act, before) {
        (Act::Publication { round }, _) => {
            let known = contest.known(round)?;
            known.bouts.iter().try_for_each(|bout| untouched(bout, boards))?;
        }
        (Act::Changing { round }, Before::Pairings(before, _)) => {
            let known = contest.known(round)?;
            let now = known.bouts.iter().filter(|bout| !before.contains(&bout.pairing));
            now.clone().try_for_each(|bout| untouched(bout, boards))?;
            let is_back =
                |pairing: &&Pairing| !known.bouts.iter().any(|bout| bout.pairing == **pairing);
            for pairing in before.iter().filter(is_back) {
                steps.push(pairing::set_up(contest, round, *pairing)?);
            }
        }
        (Act::BoardResult { round, board }, _) => {
            let view = contest.bout(round, board).and_then(|bout| bout.view(boards));
            let is_there = view
                .is_some_and(|view| view.on_board && matches!(view.result, BoardResult::Ended(_)));
            if !is_there {
                return Err(Refusal::NothingToUndo);
            }
            steps.push(Step::Reopen(board));
        }
        _ => {}
    }
    Ok(steps)
}

impl Contest {
    /// The last act of the arbiter, if it can be undone.
    #[must_use]
    pub fn undoable(&self, boards: &Boards) -> Option<Act> {
        decide(self, boards).ok()?;
        self.acts.last().copied()
    }

    /// What the next undoing takes back, the last act first: several, where these were done as one.
    #[must_use]
    pub fn undoing(&self, boards: &Boards) -> Vec<Act> {
        let steps = decide(self, boards).unwrap_or_default();
        let acts = steps.into_iter().filter_map(|step| match step {
            Step::Here(Event::Undone { act }) => Some(act),
            _ => None,
        });
        acts.collect()
    }

    /// An act is on record, with what it changed.
    pub(in crate::competition) fn done(&mut self, act: Act, before: Before) {
        if self.acts.len() >= KEPT {
            self.acts.remove(0);
            self.before.remove(0);
        }
        self.acts.push(act);
        self.before.push(before);
    }

    /// The last act is undone.
    pub(in crate::competition) fn undo(&mut self, act: Act) {
        let before = match self.acts.last() {
            Some(last) if *last == act => self.acts.pop().and(self.before.pop()),
            _ => None,
        };
        // An act without what it changed is one from a damaged journal.
        let before = before.unwrap_or(Before::Nothing);
        match act {
            Act::Regulations => {
                if let Before::Regulations(before) = before {
                    self.regulations = Some(*before);
                }
            }
            Act::Entry { no }
            | Act::Departure { no }
            | Act::Return { no }
            | Act::Absence { no, .. }
            | Act::Bye { no, .. }
            | Act::Presence { no, .. }
            | Act::Amendment { no } => self.undo_of(no, act, before),
            Act::TeamEntry { .. }
            | Act::TeamAmendment { .. }
            | Act::TeamDeparture { .. }
            | Act::TeamReturn { .. }
            | Act::TeamNumbers
            | Act::LineUp { .. }
            | Act::Phase { .. }
            | Act::GroupDraw
            | Act::GroupFilling { .. } => self.undo_of_teams(act, before),
            Act::Departures { .. } | Act::Absences { .. } => self.undo_of_several(act, before),
            Act::Schedules => {
                if let Before::Schedules(before) = before {
                    before.into_iter().for_each(|(round, at)| self.schedule(round, at));
                }
            }
            Act::Numbers | Act::Drawing | Act::Drawn => self.undo_numbers(act, before),
            Act::Schedule { round }
            | Act::Start { round }
            | Act::Draft { round }
            | Act::Publication { round }
            | Act::Changing { round }
            | Act::Result { round, .. }
            | Act::Closing { round } => self.undo_in(round, act, before),
            Act::MatchLot { round, place } => {
                self.lots.remove(&Tie { round, place });
                if let Before::Draft(draft, _) = before {
                    self.rounds.extend(draft.map(|(round, draft)| (round, *draft)));
                }
            }
            // The game at the board goes on, which its own event says.
            Act::BoardResult { .. } => {}
        }
    }

    /// What was known of an entrant is known again.
    fn undo_of(&mut self, no: EntrantNo, act: Act, before: Before) {
        match (act, before) {
            (Act::Entry { .. }, _) => drop(self.entrants.remove(&no)),
            (Act::Amendment { .. }, Before::Entrant(before)) => {
                self.with(no, |entry| entry.entrant = *before);
            }
            (Act::Departure { .. }, Before::Departure(before)) => {
                self.with(no, |entry| entry.stay.leave_again(before));
            }
            (Act::Departure { .. }, _) => self.with(no, |entry| entry.stay.left = None),
            (Act::Return { .. }, Before::Return(left, draft)) => {
                self.with(no, |entry| entry.stay.leave_again(left));
                self.rounds.extend(draft.map(|(round, draft)| (round, *draft)));
            }
            (
                Act::Absence { round, .. } | Act::Bye { round, .. } | Act::Presence { round, .. },
                Before::Attendance(absent, bye),
            ) => self.attend(no, round, absent, bye),
            (Act::Absence { round, .. }, _) => self.attend(no, round, false, None),
            _ => {}
        }
    }

    /// What was known of several is known again.
    fn undo_of_several(&mut self, act: Act, before: Before) {
        match (act, before) {
            (Act::Departures { .. }, Before::Departures(before)) => {
                for (no, left) in before {
                    self.with(no, |entry| entry.stay.leave_again(left));
                }
            }
            (Act::Absences { round, .. }, Before::Attendances(before)) => {
                for (no, absent, bye) in before {
                    self.attend(no, round, absent, bye);
                }
            }
            _ => {}
        }
    }

    /// The numbers, and the draw of them, are again what they were.
    fn undo_numbers(&mut self, act: Act, before: Before) {
        match (act, before) {
            (Act::Drawn, Before::Steps(steps)) => {
                if self.draw.is_none() {
                    self.draw = self.numbers.pop().and_then(|numbers| numbers.draw);
                }
                if let Some(draw) = &mut self.draw {
                    draw.steps.truncate(steps);
                }
            }
            (Act::Numbers | Act::Drawing, Before::Draft(draft, draw)) => {
                if act == Act::Numbers {
                    self.numbers.pop();
                }
                self.draw = draw.map(|draw| *draw);
                self.rounds.extend(draft.map(|(round, draft)| (round, *draft)));
            }
            _ => {}
        }
    }

    /// A round is again what it was.
    fn undo_in(&mut self, no: u8, act: Act, before: Before) {
        match (act, before) {
            (Act::Schedule { .. }, Before::Schedule(before)) => self.schedule(no, before),
            (Act::Start { .. }, Before::Start(before)) => {
                if let Some(round) = self.rounds.get_mut(&no) {
                    round.start = before;
                }
            }
            (Act::Draft { .. }, before) => {
                self.rounds.remove(&no);
                if let Before::Draft(draft, _) = before {
                    self.rounds.extend(draft.map(|(round, draft)| (round, *draft)));
                }
            }
            (Act::Publication { .. }, _) => {
                if let Some(round) = self.rounds.get_mut(&no) {
                    round.stage = Stage::Draft;
                    round.line_ups.retain(|_, one| one.source == LineUpSource::HandedIn);
                    for bout in &mut round.bouts {
                        *bout = Bout::of(bout.pairing);
                    }
                }
            }
            (Act::Changing { .. }, Before::Pairings(pairings, byes)) => {
                if let Some(round) = self.rounds.get_mut(&no) {
                    round.put_back(&pairings, byes);
                }
            }
            (Act::Result { board, .. }, _) => {
                let bout = self.bout_mut(no, board);
                let last = bout.and_then(|bout| bout.entered.iter_mut().rfind(|one| !one.undone));
                if let Some(last) = last {
                    last.undone = true;
                }
            }
            (Act::Closing { .. }, _) => self.stage(no, Stage::Published),
            _ => {}
        }
    }

    /// The game of a pairing has ended as the arbiter entered it: that is an act of his.
    pub(crate) fn ended(&mut self, game: GameNo) {
        if let Some((round, board)) = self.place_of(game) {
            self.done(Act::BoardResult { round, board }, Before::Nothing);
        }
    }

    /// The game of a pairing goes on: what ended it is no act any more.
    pub(crate) fn goes_on(&mut self, game: GameNo) {
        if let Some((round, board)) = self.place_of(game) {
            let ended = Act::BoardResult { round, board };
            while let Some(at) = self.acts.iter().position(|act| *act == ended) {
                self.acts.remove(at);
                self.before.remove(at);
            }
        }
    }

    /// The round and the board of the pairing of a game.
    #[must_use]
    pub fn place_of(&self, game: GameNo) -> Option<(u8, BoardNo)> {
        self.rounds.iter().rev().find_map(|(round, of)| {
            let bout = of.bouts.iter().find(|bout| bout.game == Some(game))?;
            Some((*round, bout.pairing.board))
        })
    }

    /// Fixes when a round begins, or that nobody knows it.
    pub(in crate::competition) fn schedule(&mut self, round: u8, starts: Option<Wall>) {
        match starts {
            Some(starts) => drop(self.schedule.insert(round, starts)),
            None => drop(self.schedule.remove(&round)),
        }
        if let Some(round) = self.rounds.get_mut(&round) {
            round.starts = starts;
        }
    }

    /// Whether somebody comes to a round, and his bye.
    pub(in crate::competition) fn attend(
        &mut self,
        no: EntrantNo,
        round: u8,
        absent: bool,
        bye: Option<Bye>,
    ) {
        self.with(no, |entry| {
            if absent {
                entry.absent.insert(round);
            } else {
                entry.absent.remove(&round);
            }
            match bye {
                Some(bye) => drop(entry.byes.insert(round, bye)),
                None => drop(entry.byes.remove(&round)),
            }
        });
        // One who is not paired in a draft has what he may have.
        let has = self.bye_of(no, round);
        let draft = self.rounds.get_mut(&round).filter(|round| round.stage == Stage::Draft);
        if let Some(of) = draft.and_then(|draft| draft.byes.get_mut(&no)) {
            *of = has.unwrap_or(Bye::Zero);
        }
    }

    /// Changes what is known of somebody.
    pub(in crate::competition) fn with(&mut self, no: EntrantNo, change: impl FnOnce(&mut Entry)) {
        if let Some(entry) = self.entrants.get_mut(&no) {
            change(entry);
        }
    }
}
