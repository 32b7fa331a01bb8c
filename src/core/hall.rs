//! All boards of a competition, and the sum types of commands and events that the desk records.
//!
//! An [`event::Event`] is the content of a journal row; a [`command::Command`] is everything that a
//! user or device may request. Games and incidents decide for themselves; this module combines
//! them, mainly where an accepted ruling is carried out on a game.
//!
//! A game has a number of its own ([`jadoube_laws::ids::GameNo`]), and a board is where it is played:
//! incidents, envelopes and blind matches belong to a game and go with it, from board to board and
//! when it is on none. An event names the board of its game; only what is decided in a game that has
//! left its board is an event that names the incident instead ([`event::Event::OffBoard`]).
//!
//! Where several stations keep the event, `may` says who may ask what where, `posts` about what an event
//! is, and `merge` folds the strands of all. Two records of one board are `records`, and what of both stands
//! is put together by `settling`.

pub mod competition;
pub mod timing;
#[cfg(test)]
mod fields;
pub mod all_clocks;
pub mod parts;
#[macro_use]
mod facts;
pub mod command;
pub mod event;
pub mod version;
pub mod refusal;
pub mod context;
pub mod games;
pub mod proposal;
pub mod state;
pub mod appeals;
pub mod adjournments;
pub mod clocks;
mod annulled;
mod boards;
pub mod contest;
pub mod posts;
pub mod records;
mod running;
pub mod may;
pub mod proposals;
mod decide;
mod settling;
mod texts;
mod apply;
pub mod merge;

use crate::disputes::state::Incident;
use crate::disputes::undo::{ElapsedTime, UndoResult};
use crate::hall::command::Command;
use crate::hall::context::Context;
use crate::hall::event::{Event, Origin};
use crate::hall::refusal::Refusal;
use crate::hall::state::Hall;
use jadoube_chess::moment::Moment;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::laws::edition::Edition;

impl Aggregate for Hall {
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Step = Event;
    type Context<'a> = Context<'a>;
    type Origin<'a> = Origin<'a>;

    fn decide(&self, command: &Command, context: Context<'_>) -> Result<Vec<Event>, Refusal> {
        if !self.stations.is_begun() {
            return decide::decide(self, command, context);
        }
        let station = may::here(self, command, context.station)?;
        let events = decide::decide(self, command, context)?;
        may::at_home(self, command, station, events)
    }

    fn apply(&mut self, event: &Event, origin: Origin<'_>) {
        apply::apply(self, event, origin);
    }
}

impl Hall {
    /// The game of an incident as it would be after its decision is withdrawn, or stands again;
    /// nothing where that does nothing to a game.
    #[must_use]
    pub fn undone(
        &self,
        incident: &Incident,
        time: Option<ElapsedTime>,
        when: (Moment, &Edition),
    ) -> Option<UndoResult> {
        decide::undone(self, incident, time, when)
    }
}

#[cfg(test)]
mod testing;
