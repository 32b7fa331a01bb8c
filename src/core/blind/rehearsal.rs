//! Practice for assistants and arbiters: short matches in which somebody makes a slip on purpose.
//!
//! A [`Script`] is data: an arrangement, the moves, and the slips. Its steps are commands to a match
//! of its own, decided on as those of a real one, and what that match notices is what the person
//! who practises should have noticed: there is no second opinion on what a slip is. After each step
//! the answer is judged, and then the slip is corrected as at the board, so that the game goes on.

pub mod scripts;
mod steps;

use crate::blind::command::Command;
use crate::blind::event::Event;
use crate::blind::missing::missing;
use crate::blind::missing_duty::Lack;
use crate::blind::notice::Notice;
use crate::blind::refusal::Refusal;
use crate::blind::rehearsal::scripts::{RehearsalFault, Script};
use crate::blind::state::BlindMatch;
use crate::step::Step;
use jadoube_chess::moment::{Millis, Moment};
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;

/// A match with its game, beside the hall: the same decisions, and nothing is recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RehearsalMatch {
    /// The match.
    pub blind: BlindMatch,
    /// The game.
    pub game: Game,
    /// The moment of the last command.
    pub at: Moment,
}

impl RehearsalMatch {
    /// A game for which nothing is arranged.
    #[must_use]
    pub fn new(game: Game) -> Self {
        Self { blind: BlindMatch::default(), game, at: Moment::START }
    }

    /// Carries a command out, a second after the last.
    ///
    /// # Errors
    /// [`Refusal`] as in a real match; then nothing has changed but the time.
    pub fn run(
        &mut self,
        command: &Command,
        edition: &Edition,
    ) -> Result<Vec<Step<Event>>, Refusal> {
        self.at = self.at + Millis::from_secs(1);
        let steps = self.blind.decide(command, (&self.game, self.at, edition))?;
        for step in &steps {
            match step {
                Step::Here(event) => self.blind.apply(event, self.at),
                Step::Game(event) => {
                    let before = self.game.ply();
                    self.game.apply(event, self.at);
                    self.blind.follow(event, &self.game, before);
                }
            }
        }
        Ok(steps)
    }
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
    /// Whether what was repeated is not what is announced by now: it is repeated again.
    again: bool,
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
        Ok(Self { scratch, judged: Vec::new(), steps, next: 0, open: None, again: false })
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
            for step in self.scratch.run(command, edition)? {
                match step {
                    Step::Here(Event::Noticed { what, .. }) => noticed.push(what),
                    Step::Here(Event::DutyDone { .. }) | Step::Game(_) => {}
                    Step::Here(other) => seen.push(other),
                }
            }
        }
        let RehearsalMatch { blind, game, .. } = &self.scratch;
        let lacks = blind.arranged().map(|blind| missing(blind, game, edition)).unwrap_or_default();
        self.again = lacks.iter().any(|one| matches!(one.lack, Lack::SameRepetition { .. }));
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
        let again = self.again.then_some(Reaction::RepeatAgain);
        let mut right: Vec<Reaction> = noticed.iter().map(Reaction::to).chain(again).collect();
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
