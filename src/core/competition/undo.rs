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
//! | sessions of a round planned | the same, they are as they were planned, not announced, and no game is to be resumed in them | they are removed |
//! | session of a round changed | the same, not announced since, and no game is to be resumed in it | it is planned as before |
//! | session of a round removed | the same | it is planned as it was |
//! | numbers given, a step of the draw | the same | the numbers before; a draft that they had ended |
//! | start positions drawn | the same | as drawn before, or not drawn |
//! | round paired | the same | the draft before, or none |
//! | round published | no game of it has begun, no result was entered | a draft again, the games before at its boards |
//! | pairings or a known line-up changed | no game at these boards has begun | the pairings before, at boards set up anew |
//! | result entered here | it is the last act | what was entered before, or what the board shows |
//! | result entered at a board | the game is still there, and the chief keeps the board | the game goes on |
//! | a round's beginning and sessions, in one form | as long as each can be undone | the same, of all of them |
//! | round closed | it is the last act | open again |
//!
//! The regulations that an event begins with are not undone: they are changed. What players did and
//! what a ruling decided is undone where it happened: at the board, in the incident. Pairings that
//! somebody has seen change on the grounds of C.04.2 4.4 alone; taking a publication back is for the
//! slip of the hand, and stays on record with its time.
#![deny(clippy::wildcard_enum_match_arm)]

use crate::adjournment::session::Session;
use crate::competition::context::Boards;
use crate::competition::entering::untouched;
use crate::competition::entrant::EntrantNo;
use crate::competition::event::{Act, Event};
use crate::competition::pairing;
use crate::competition::refusal::Refusal;
use crate::competition::result::BoardResult;
use crate::competition::round::{Bout, Pairing, Round, Stage};
use crate::competition::state::{Before, Contest, Entry};
use crate::competition::step::{CommandResult, Step};
use crate::competition::team::{LineUpSource, TeamNo};
use jadoube_competition::knockout::bracket::Tie;
use jadoube_competition::tournament::Bye;
use jadoube_laws::ids::{BoardNo, GameNo, SessionNo};
use jadoube_laws::wall::Wall;

/// So many acts are kept: more than two rounds of a large event.
const KEPT: usize = 1000;

/// What the undoing of the last act leads to. A result that a board cannot show is two acts of one
/// batch, and undone at once.
pub(in crate::competition) fn decide(contest: &Contest, boards: &Boards) -> CommandResult {
    let mut acts = contest.acts.iter().zip(&contest.before).rev();
    let last = acts.next().ok_or(Refusal::NothingDone)?;
    let mut steps = undone(contest, last, boards)?;
    let (mut acts, mut above) = (acts.peekable(), last);
    while let Some(next) =
        acts.next_if(|next| is_joined(above, *next.0) || is_one(contest, *last.0, *next.0))
    {
        steps.extend(undone(contest, next, boards)?);
        above = next;
    }
    Ok(steps)
}

/// Whether an act says of itself that it is one with the act before it; of the sessions of a round, that is
/// one about the same round.
fn is_joined((act, changed): (&Act, &Before), before: Act) -> bool {
    let of = scheduled(*act);
    changed.is_joined() && (of.is_none() || of == scheduled(before))
}

/// The round whose beginning or sessions an act fixed.
const fn scheduled(act: Act) -> Option<u8> {
    if let Act::Schedule { round }
    | Act::SessionPlan { round, .. }
    | Act::SessionChange { round, .. }
    | Act::SessionRemoval { round, .. } = act
    {
        Some(round)
    } else {
        None
    }
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

fn undone(contest: &Contest, (act, before): (&Act, &Before), boards: &Boards) -> CommandResult {
    let act = *act;
    let mut steps = vec![Step::Here(Event::Undone { act })];
    match act {
        Act::Publication { round } => {
            let known = contest.known(round)?;
            known.bouts.iter().try_for_each(|bout| untouched(contest, bout, boards))?;
        }
        Act::Changing { round } => {
            if let Before::Pairings(before, _) = before {
                steps.extend(boards_back(contest, round, before, boards)?);
            }
        }
        Act::BoardResult { round, board } => {
            let view = contest.bout(round, board).and_then(|bout| bout.view(boards));
            let is_there = view
                .is_some_and(|view| view.on_board && matches!(view.result, BoardResult::Ended(_)));
            if !is_there {
                return Err(Refusal::NothingToUndo);
            }
            steps.push(Step::Reopen(board));
        }
        Act::SessionRemoval { session, .. } => steps.push(Step::RestoreSession(session)),
        Act::SessionPlan { session, .. } => steps.push(Step::DropSession(session)),
        Act::SessionChange { session, .. } => {
            if let Before::Session(before, _) = before {
                steps.push(Step::ReplanSession(session, before.clone()));
            }
        }
        // As long as they are the last.
        Act::Entry { .. }
        | Act::Departure { .. }
        | Act::Return { .. }
        | Act::Departures { .. }
        | Act::Absences { .. }
        | Act::Absence { .. }
        | Act::Bye { .. }
        | Act::Presence { .. }
        | Act::TeamEntry { .. }
        | Act::TeamAmendment { .. }
        | Act::TeamDeparture { .. }
        | Act::TeamReturn { .. }
        | Act::TeamNumbers
        | Act::LineUp { .. }
        | Act::Phase { .. }
        | Act::GroupDraw
        | Act::GroupFilling { .. }
        | Act::Regulations
        | Act::Amendment { .. }
        | Act::Numbers
        | Act::Drawing
        | Act::Drawn
        | Act::MatchLot { .. }
        | Act::Schedule { .. }
        | Act::Schedules
        | Act::Start { .. }
        | Act::Draft { .. }
        | Act::Result { .. }
        | Act::Closing { .. } => {}
    }
    Ok(steps)
}

/// The boards whose pairings are put back are set up anew, as long as no game has begun there.
fn boards_back(contest: &Contest, round: u8, before: &[Pairing], boards: &Boards) -> CommandResult {
    let known = contest.known(round)?;
    let now = known.bouts.iter().filter(|bout| !before.contains(&bout.pairing));
    now.clone().try_for_each(|bout| untouched(contest, bout, boards))?;
    let is_back = |pairing: &&Pairing| !known.bouts.iter().any(|bout| bout.pairing == **pairing);
    before.iter().filter(is_back).map(|one| pairing::set_up(contest, round, *one)).collect()
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
        let acts = steps.into_iter().filter_map(|step| {
            if let Step::Here(Event::Undone { act }) = step { Some(act) } else { None }
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

    /// The act is the last one no more; what it changed.
    fn take_act(&mut self, act: Act) -> Before {
        // What becomes of a session in the plan was no act to an older program, nor was, with several
        // stations, a result at a board: it undid the one before it.
        let is_new = |one: &Act| {
            matches!(
                one,
                Act::SessionPlan { .. } | Act::SessionChange { .. } | Act::BoardResult { .. }
            )
        };
        let at = self.acts.iter().rposition(|one| *one == act || !is_new(one));
        let at = at.filter(|at| self.acts.get(*at) == Some(&act));
        // An act without what it changed is one from a damaged journal.
        at.map_or(Before::Nothing, |at| self.remove_act(at))
    }

    /// An act is one no more; what it changed. What was joined to it is then joined to nothing that stands
    /// before both.
    fn remove_act(&mut self, at: usize) -> Before {
        self.acts.remove(at);
        let before = self.before.remove(at);
        if let Some(next) = self.before.get_mut(at).filter(|_| !before.is_joined()) {
            next.stand_alone();
        }
        before
    }

    /// The last act is undone.
    pub(in crate::competition) fn undo(&mut self, act: Act) {
        let before = self.take_act(act);
        match act {
            Act::Regulations => {
                if let Before::Regulations(before) = before {
                    self.regulations = Some(*before);
                }
            }
            Act::Entry { no } => drop(self.entrants.remove(&no)),
            Act::Amendment { no } => {
                if let Before::Entrant(before) = before {
                    self.with(no, |entry| entry.entrant = *before);
                }
            }
            Act::Departure { no } => self.undo_departure(no, before),
            Act::Return { no } => {
                if let Before::Return(left, draft) = before {
                    self.with(no, |entry| entry.stay.leave_again(left));
                    self.put_back(draft);
                }
            }
            Act::Absence { no, round } => self.undo_absence(no, round, &before),
            Act::Bye { no, round } | Act::Presence { no, round } => {
                if let Before::Attendance(absent, bye) = before {
                    self.attend(no, round, absent, bye);
                }
            }
            Act::Departures { .. } => self.undo_departures(before),
            Act::Absences { round, .. } => self.undo_absences(round, before),
            Act::TeamEntry { no } => drop(self.teams.remove(&no)),
            Act::TeamAmendment { no } | Act::TeamDeparture { no } => self.undo_of_team(no, before),
            Act::TeamReturn { no } => self.undo_team_return(no, before),
            Act::TeamNumbers => self.undo_team_numbers(before),
            Act::Phase { .. } | Act::GroupDraw | Act::GroupFilling { .. } => {
                self.undo_phases(before);
            }
            Act::LineUp { round, team } => self.undo_line_up(round, team, before),
            Act::Numbers => self.undo_numbers(true, before),
            Act::Drawing => self.undo_numbers(false, before),
            Act::Drawn => self.undo_drawn(&before),
            Act::MatchLot { round, place } => {
                self.lots.remove(&Tie { round, place });
                self.draft_again(before);
            }
            Act::Schedule { round } => {
                if let Before::Schedule(before) = before {
                    self.schedule(round, before);
                }
            }
            Act::Schedules => {
                if let Before::Schedules(before) = before {
                    before.into_iter().for_each(|(round, at)| self.schedule(round, at));
                }
            }
            Act::Start { round } => self.undo_start(round, before),
            Act::Draft { round } => {
                self.rounds.remove(&round);
                self.draft_again(before);
            }
            Act::Publication { round } => self.undo_publication(round),
            Act::Changing { round } => self.undo_changing(round, before),
            Act::Result { round, board } => self.undo_result(round, board),
            Act::Closing { round } => self.stage(round, Stage::Published),
            // What becomes of the game at the board, or of the session, its own event says.
            Act::BoardResult { .. }
            | Act::SessionPlan { .. }
            | Act::SessionChange { .. }
            | Act::SessionRemoval { .. } => {}
        }
    }

    /// A round that was only paired is there again.
    fn put_back(&mut self, draft: Option<(u8, Box<Round>)>) {
        self.rounds.extend(draft.map(|(round, draft)| (round, *draft)));
    }

    /// The same, as it was before.
    fn draft_again(&mut self, before: Before) {
        if let Before::Draft(draft, _) = before {
            self.put_back(draft);
        }
    }

    /// An entrant plays, or has left as before.
    fn undo_departure(&mut self, no: EntrantNo, before: Before) {
        let left = if let Before::Departure(left) = before { left } else { None };
        self.with(no, |entry| entry.stay.leave_again(left));
    }

    /// Whether an entrant comes to a round is as before; where that is not known, he comes.
    fn undo_absence(&mut self, no: EntrantNo, round: u8, before: &Before) {
        let was = if let Before::Attendance(absent, bye) = before {
            (*absent, *bye)
        } else {
            (false, None)
        };
        self.attend(no, round, was.0, was.1);
    }

    /// Several who left play, or have left as before.
    fn undo_departures(&mut self, before: Before) {
        let Before::Departures(before) = before else { return };
        for (no, left) in before {
            self.with(no, |entry| entry.stay.leave_again(left));
        }
    }

    /// Whether several come to a round is as before.
    fn undo_absences(&mut self, round: u8, before: Before) {
        let Before::Attendances(before) = before else { return };
        for (no, absent, bye) in before {
            self.attend(no, round, absent, bye);
        }
    }

    /// What was known of a team is known again.
    fn undo_of_team(&mut self, no: TeamNo, before: Before) {
        if let Before::Team(before) = before {
            self.with_team(no, |entry| *entry = *before);
        }
    }

    /// A team has left as before.
    fn undo_team_return(&mut self, no: TeamNo, before: Before) {
        let Before::TeamReturn(before, draft) = before else { return };
        self.with_team(no, |entry| *entry = *before);
        self.put_back(draft);
    }

    /// The teams have the numbers and groups that they had before.
    fn undo_team_numbers(&mut self, before: Before) {
        if matches!(before, Before::Phases(..)) {
            self.team_numbers.pop();
        }
        self.undo_phases(before);
    }

    /// The phases and their groups are again what they were.
    fn undo_phases(&mut self, before: Before) {
        let Before::Phases(phases, draft) = before else { return };
        self.phases = phases;
        self.put_back(draft);
    }

    /// What a team had handed in before stands again.
    fn undo_line_up(&mut self, round: u8, team: TeamNo, before: Before) {
        if let Some(drafted) = self.rounds.get_mut(&round) {
            drafted.line_ups.remove(&team);
            if let Before::LineUp(Some(before)) = before {
                drafted.line_ups.insert(team, before);
            }
        }
        self.seat_draft(round);
    }

    /// A draw that went on goes on; the numbers before are back, where some were given.
    fn undo_numbers(&mut self, given: bool, before: Before) {
        let Before::Draft(draft, draw) = before else { return };
        if given {
            self.numbers.pop();
        }
        self.draw = draw.map(|draw| *draw);
        self.put_back(draft);
    }

    /// The last steps of the draw are open again, and with them the numbers.
    fn undo_drawn(&mut self, before: &Before) {
        let Before::Steps(steps) = before else { return };
        if self.draw.is_none() {
            self.draw = self.numbers.pop().and_then(|numbers| numbers.draw);
        }
        if let Some(draw) = &mut self.draw {
            draw.steps.truncate(*steps);
        }
    }

    /// The start positions are those before, or none.
    fn undo_start(&mut self, no: u8, before: Before) {
        if let (Some(round), Before::Start(before)) = (self.rounds.get_mut(&no), before) {
            round.start = before;
        }
    }

    /// A round is a draft again, without games.
    fn undo_publication(&mut self, no: u8) {
        let Some(round) = self.rounds.get_mut(&no) else { return };
        round.stage = Stage::Draft;
        round.line_ups.retain(|_, one| one.source == LineUpSource::HandedIn);
        for bout in &mut round.bouts {
            *bout = Bout::of(bout.pairing);
        }
    }

    /// The pairings are those before.
    fn undo_changing(&mut self, no: u8, before: Before) {
        if let (Some(round), Before::Pairings(pairings, byes)) = (self.rounds.get_mut(&no), before)
        {
            round.put_back(&pairings, byes);
        }
    }

    /// The last result that was entered here stands no more.
    fn undo_result(&mut self, no: u8, board: BoardNo) {
        let bout = self.bout_mut(no, board);
        if let Some(last) = bout.and_then(|bout| bout.entered.iter_mut().rfind(|one| !one.undone)) {
            last.undone = true;
        }
    }

    /// The game of a pairing has ended as the arbiter entered it: that is an act of his.
    pub(crate) fn ended(&mut self, game: GameNo) {
        if let Some((round, board)) = self.place_of(game) {
            self.done(Act::BoardResult { round, board }, Before::Nothing);
        }
    }

    /// The game of a pairing goes on: what ended it is no act any more.
    pub(crate) fn goes_on(&mut self, (round, board): (u8, BoardNo)) {
        let ended = Act::BoardResult { round, board };
        self.forget_acts(|act| *act == ended);
    }

    /// A session of a round was planned: that is an act of the arbiter.
    pub(crate) fn session_planned(&mut self, (round, session): (u8, SessionNo), joined: bool) {
        let before = if joined { Before::Joined } else { Before::Nothing };
        self.done(Act::SessionPlan { round, session }, before);
    }

    /// It was changed: that is an act too.
    pub(crate) fn session_changed(
        &mut self,
        (round, session): (u8, SessionNo),
        before: Session,
        joined: bool,
    ) {
        let before = Before::Session(Box::new(before), joined);
        self.done(Act::SessionChange { round, session }, before);
    }

    /// It was announced, or a game waits in it: that it was planned, or changed, is undone no more.
    pub(crate) fn session_settled(&mut self, no: SessionNo) {
        self.forget_acts(|act| {
            matches!(
                act,
                Act::SessionPlan { session, .. } | Act::SessionChange { session, .. }
                    if *session == no
            )
        });
    }

    /// It was removed: that is an act too.
    pub(crate) fn session_removed(&mut self, (round, session): (u8, SessionNo), joined: bool) {
        self.session_settled(session);
        let before = if joined { Before::Joined } else { Before::Nothing };
        self.done(Act::SessionRemoval { round, session }, before);
    }

    /// It is planned again: that it was removed is no act any more.
    pub(crate) fn session_restored(&mut self, no: SessionNo) {
        self.forget_acts(
            |act| matches!(act, Act::SessionRemoval { session, .. } if *session == no),
        );
    }

    /// What was taken back elsewhere is not undone here.
    fn forget_acts(&mut self, is_gone: impl Fn(&Act) -> bool) {
        while let Some(at) = self.acts.iter().position(&is_gone) {
            self.remove_act(at);
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
