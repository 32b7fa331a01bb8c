//! The dispute log: incidents with their case, evidence, proposed ruling, decision and appeal.
//! Nothing in it can be deleted or replaced; corrections are added.
//!
//! An accepted ruling is carried out on the game, too (`remedies`); `hall` says which game that is.

pub mod change;
pub mod undo;
#[macro_use]
mod facts;
pub mod command;
pub mod refusal;
pub mod evidence;
pub mod state;
pub mod event;
pub mod context;
mod remedies;
mod withdrawal;
mod appeals;
mod decide;
mod apply;

use crate::disputes::command::Command;
use crate::disputes::context::{Context, Origin};
use crate::disputes::event::Event;
use crate::disputes::refusal::Refusal;
use crate::disputes::state::Incidents;
use crate::step::Step;
use jadoube_laws::aggregate::Aggregate;

impl Aggregate for Incidents {
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    /// What happens to the game comes out with the decision that it follows from.
    type Step = Step<Event>;
    type Context<'a> = Context<'a>;
    type Origin<'a> = Origin<'a>;

    fn decide(&self, command: &Command, context: Context<'_>) -> Result<Vec<Step<Event>>, Refusal> {
        decide::decide(self, command, &context)
    }

    fn apply(&mut self, event: &Event, origin: Origin<'_>) {
        apply::apply(self, event, origin);
    }
}

#[cfg(test)]
#[path = "../laws/rulings/scenario.rs"]
#[expect(dead_code, reason = "what only the tests of rulings need")]
mod scenario;
