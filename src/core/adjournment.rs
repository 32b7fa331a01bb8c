//! Adjourned games: sealing, the envelope and its custody, sessions and the plan of resumptions,
//! opening.
//!
//! An adjournment and its envelope are one thing with one number. This module never knows the
//! sealed move before the envelope is opened: on paper the program does not know it at all; kept in
//! the program it is a ciphertext, made by the desk, with a fingerprint ([`fingerprint`]). Rulings
//! on what the envelope contains are in `rulings::sealed`; here the next step is found ([`guide`])
//! and its case is offered.
//!
//! A resumption takes place on another day: its times are calendar times ([`jadoube_laws::wall`]),
//! which are part of the commands; all other times are on the competition's own time line.

pub mod fingerprint;
pub mod receipt;
pub mod lock;
pub mod envelope;
pub mod session;
pub mod reading;
pub mod arrival;
#[macro_use]
mod facts;
pub mod command;
pub mod event;
pub mod refusal;
pub mod state;
pub mod register;
pub mod guide;
pub mod cases;
pub mod plan;
pub mod context;
mod decide;
mod apply;

use crate::adjournment::command::Command;
use crate::adjournment::context::{ClockChange, Context, Origin};
use crate::adjournment::event::Event;
use crate::adjournment::refusal::Refusal;
use crate::adjournment::register::Adjournments;
use crate::adjournment::state::Adjournment;
use crate::step::Step;
use jadoube_chess::moment::Moment;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::Event as GameEvent;

impl Aggregate for Adjournments {
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    /// What happens to the game comes out in the order in which it happens: the envelope first,
    /// then the clock.
    type Step = Step<Event>;
    type Context<'a> = Context<'a>;
    type Origin<'a> = Origin<'a>;

    fn decide(&self, command: &Command, context: Context<'_>) -> Result<Vec<Step<Event>>, Refusal> {
        decide::decide(self, command, context)
    }

    fn apply(&mut self, event: &Event, origin: Origin<'_>) {
        apply::apply(self, event, origin);
    }
}

impl Adjournment {
    /// What it will be after what happens to it.
    #[must_use]
    pub fn after<'a>(&self, events: impl IntoIterator<Item = &'a Event>, at: Moment) -> Self {
        let mut later = self.clone();
        for event in events {
            apply::change(&mut later, event, at);
        }
        later
    }

    /// Something happened in its game.
    pub fn follow(&mut self, event: &GameEvent, clock: ClockChange) {
        apply::follow(self, event, clock);
    }
}
