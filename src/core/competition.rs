//! The event of a competition file: its regulations, the entrants with their numbers, the rounds with
//! their pairings, and the results that no board shows.
//!
//! A pairing is a board in the hall: publishing a round sets the boards up, and what happens at one
//! is the result of its pairing, found again in the game whenever it is asked for
//! ([`result::BoardResult`]). Only what the arbiter enters is kept here, with all that was entered
//! before. Points and places follow from it ([`tournament`]) and are kept nowhere.

pub mod entrant;
pub mod team;
pub mod phase;
pub mod category;
pub mod prize;
pub mod bye;
pub mod draw;
pub mod regulations;
pub mod result;
pub mod round;
pub mod start;
pub mod step;
#[macro_use]
mod facts;
pub mod command;
pub mod event;
pub mod refusal;
pub mod state;
pub mod tournament;
pub mod award;
pub mod next;
pub mod context;
pub mod remark;
pub mod match_remark;
pub mod why;
mod report;
pub mod undo;
mod numbers;
mod byes;
mod drawing;
mod starting;
mod entries;
mod table;
pub mod knockout;
mod pairing;
mod teams;
mod team_pairing;
pub mod groups;
pub mod group_standing;
mod phases;
mod entering;
mod line_up;
pub mod listed_teams;
mod decide;
mod apply;

use crate::competition::command::Command;
use crate::competition::context::{Context, Origin};
use crate::competition::event::Event;
use crate::competition::refusal::Refusal;
use crate::competition::state::Contest;
use crate::competition::step::Step;
use jadoube_laws::aggregate::Aggregate;

impl Aggregate for Contest {
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    /// Boards are set up, and games end, in the order in which it happens: the publication first,
    /// then its boards.
    type Step = Step;
    type Context<'a> = Context<'a>;
    type Origin<'a> = Origin<'a>;

    fn decide(&self, command: &Command, context: Context<'_>) -> Result<Vec<Step>, Refusal> {
        decide::decide(self, command, context)
    }

    fn apply(&mut self, event: &Event, origin: Origin<'_>) {
        apply::apply(self, event, origin);
    }
}

#[cfg(test)]
mod tests;
