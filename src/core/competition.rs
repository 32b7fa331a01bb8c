//! The event of a competition file: its regulations, the entrants with their numbers, the rounds with
//! their pairings, and the results that no board shows.
//!
//! A pairing is a board in the hall: publishing a round sets the boards up, and what happens at one
//! is the result of its pairing, found again in the game whenever it is asked for
//! ([`result::BoardResult`]). Only what the arbiter enters is kept here, with all that was entered
//! before. Points and places follow from it ([`tournament`]) and are kept nowhere.

pub mod entrant;
pub mod regulations;
pub mod result;
pub mod round;
pub mod step;
#[macro_use]
mod facts;
pub mod command;
pub mod event;
pub mod refusal;
pub mod state;
pub mod tournament;
pub mod context;
mod pairing;
mod entering;
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
