//! Practice for assistants and arbiters: short matches in which somebody makes a slip on purpose.
//!
//! A [`Script`] is data: an arrangement, the moves, and the slips. Its steps are commands to a match
//! of its own, decided on as those of a real one, and what that match notices is what the person
//! who practises should have noticed: there is no second opinion on what a slip is. After each step
//! the answer is judged, and then the slip is corrected as at the board, so that the game goes on.

pub mod scripts;
mod steps;

use crate::blind::apply::{apply, follow};
use crate::blind::arrangement::Arrangement;
use crate::blind::command::Command;
use crate::blind::decide::{MatchEvents, decide};
use crate::blind::event::Event;
use crate::blind::notice::Notice;
use crate::blind::refusal::Refusal;
use crate::blind::state::Blind;
use jadoube_chess::board::position::Uci;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::ply::Ply;
use jadoube_laws::game::apply::apply as apply_game;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;
use jadoube_message::{Message, plain};

/// A match with its game, beside the hall: the same decisions, and nothing is recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RehearsalMatch {
    /// The match, once it is arranged.
    pub blind: Option<Blind>,
    /// The game.
    pub game: Game,
    /// The moment of the last command.
    pub at: Moment,
}

impl RehearsalMatch {
    /// A game for which nothing is arranged.
    #[must_use]
    pub const fn new(game: Game) -> Self {
        Self { blind: None, game, at: Moment::START }
    }

    /// Carries a command out, a second after the last.
    ///
    /// # Errors
    /// [`Refusal`] as in a real match; then nothing has changed but the time.
    pub fn run(&mut self, command: &Command, edition: &Edition) -> Result<MatchEvents, Refusal> {
        self.at = self.at + Millis::from_secs(1);
        let decided = decide(self.blind.as_ref(), &self.game, command, self.at, edition)?;
        for event in &decided.blind {
            match (&mut self.blind, event) {
                (Some(blind), event) => apply(blind, event, self.at),
                (none, Event::Arranged { arrangement, .. }) => {
                    *none = Some(Blind::new((**arrangement).clone()));
                }
                (None, _) => {}
            }
        }
        for event in &decided.game {
            apply_game(&mut self.game, event, self.at);
            if let Some(blind) = &mut self.blind {
                follow(blind, event);
            }
        }
        Ok(decided)
    }
}

/// A slip made on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slip {
    /// The opponent repeats another move.
    Misheard(&'static str),
    /// Another move is executed on the mover's board.
    WrongExecution(&'static str),
    /// Another move is executed on the opponent's board.
    MixUp(&'static str),
    /// The clock is started before the move is announced and executed.
    EarlyClock,
    /// The announcement is corrected in time.
    Tongue(&'static str),
    /// Another move is announced, and corrected after the clock was started.
    LateTongue(&'static str),
    /// The assistant of the mover tells the times without being asked.
    Unasked,
}

/// A script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    /// By which it is known.
    pub id: &'static str,
    /// How the match is arranged.
    pub arrangement: Arrangement,
    /// The moves from the usual start position.
    pub moves: &'static [&'static str],
    /// The slips: at which move, counted in plies from 0, and which.
    pub slips: &'static [(u16, Slip)],
}

/// What the person who practises can answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reaction {
    /// All is well: go on.
    GoOn,
    /// Have the move announced again.
    AnnounceAgain,
    /// Have the move repeated again.
    RepeatAgain,
    /// Have a board corrected before the clock is started.
    PutRight,
    /// Say that the clock was started too early, and have the rest made up for.
    ClockTooEarly,
    /// Call the arbiter: it can no longer be corrected at the board.
    CallArbiter,
}

impl Reaction {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::GoOn,
        Self::AnnounceAgain,
        Self::RepeatAgain,
        Self::PutRight,
        Self::ClockTooEarly,
        Self::CallArbiter,
    ];

    /// What is to be done about something that was noticed.
    #[must_use]
    pub const fn to(notice: &Notice) -> Self {
        match notice {
            Notice::AnnouncedIllegal { .. }
            | Notice::AnnouncedUnclear { .. }
            | Notice::PromotionNotNamed { .. } => Self::AnnounceAgain,
            Notice::RepetitionDiffers { .. } => Self::RepeatAgain,
            Notice::ExecutionDiffers { .. }
            | Notice::BoardsDiffer { .. }
            | Notice::OutOfOrder { .. } => Self::PutRight,
            Notice::ClockTooEarly { .. } => Self::ClockTooEarly,
            Notice::ComparedDifferent { .. }
            | Notice::Touched { .. }
            | Notice::SlipTooLate { .. }
            | Notice::OutsideDuties { .. } => Self::CallArbiter,
        }
    }
}

/// How an answer was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReactionVerdict {
    /// What was answered.
    pub given: Reaction,
    /// What would have been right: one of these.
    pub right: Vec<Reaction>,
    /// What the match noticed.
    pub noticed: Vec<Notice>,
}

impl ReactionVerdict {
    /// Whether it was right.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.right.contains(&self.given)
    }
}

/// A script while it is practised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rehearsal {
    /// The match.
    pub scratch: RehearsalMatch,
    /// The answers so far.
    pub judged: Vec<ReactionVerdict>,
    steps: Vec<steps::Step>,
    next: usize,
    open: Option<Vec<Notice>>,
}

/// A script could not be practised.
#[derive(Debug, Clone, PartialEq, Eq, Message)]
#[message(prefix = "blind-rehearsal", error)]
pub enum RehearsalFault {
    /// Its moves do not make a game.
    Moves {
        /// The move.
        #[message(with = plain)]
        uci: Uci,
        /// The plies before.
        #[message(with = Ply::number)]
        ply: Ply,
    },
    /// The match refused a step.
    #[message(transparent, from)]
    Refused(Refusal),
    /// The step before has not been answered.
    Unanswered,
    /// There is nothing to answer.
    NothingAsked,
}

impl Rehearsal {
    /// A script at its beginning.
    ///
    /// # Errors
    /// [`RehearsalFault`] when its moves are not legal or its arrangement is not allowed.
    pub fn begin(script: &Script, game: Game, edition: &Edition) -> Result<Self, RehearsalFault> {
        let steps = steps::of(script, &game)?;
        let mut scratch = RehearsalMatch::new(game);
        let arrangement = Box::new(script.arrangement.clone());
        scratch.run(&Command::Arrange { arrangement, reason: String::new() }, edition)?;
        Ok(Self { scratch, judged: Vec::new(), steps, next: 0, open: None })
    }

    /// Lets the next thing happen at the board: what was said and done, without what the match
    /// noticed. `None` when the script is over.
    ///
    /// # Errors
    /// [`RehearsalFault::Unanswered`] while an answer is owed.
    pub fn step(&mut self, edition: &Edition) -> Result<Option<Vec<Event>>, RehearsalFault> {
        if self.open.is_some() {
            return Err(RehearsalFault::Unanswered);
        }
        let Some(step) = self.steps.get(self.next).cloned() else { return Ok(None) };
        self.next += 1;
        let mut seen = Vec::new();
        let mut noticed = Vec::new();
        for command in &step.commands {
            for event in self.scratch.run(command, edition)?.blind {
                match event {
                    Event::Noticed { what, .. } => noticed.push(what),
                    Event::DutyDone { .. } => {}
                    other => seen.push(other),
                }
            }
        }
        // What corrects a slip is not asked about.
        self.open = step.asked.then_some(noticed);
        Ok(Some(seen))
    }

    /// Whether an answer is owed.
    #[must_use]
    pub const fn is_asking(&self) -> bool {
        self.open.is_some()
    }

    /// Judges an answer to what happened last.
    ///
    /// # Errors
    /// [`RehearsalFault::NothingAsked`] when nothing has happened since the last answer.
    pub fn answer(&mut self, given: Reaction) -> Result<&ReactionVerdict, RehearsalFault> {
        let noticed = self.open.take().ok_or(RehearsalFault::NothingAsked)?;
        let mut right: Vec<Reaction> = noticed.iter().map(Reaction::to).collect();
        right.sort_unstable();
        right.dedup();
        if right.is_empty() {
            right.push(Reaction::GoOn);
        }
        self.judged.push(ReactionVerdict { given, right, noticed });
        self.judged.last().ok_or(RehearsalFault::NothingAsked)
    }
}

#[cfg(test)]
pub(in crate::blind) mod tests;
