//! Who takes part in an event that several laptops keep: which station is home of which board, and
//! which is chief.
//!
//! A *station* is a laptop with a key; what it records is its *strand*, numbered 1, 2, 3, …. A *post*
//! is a place that one station at a time keeps: a board, or the place of the chief, who alone records
//! what belongs to the whole event. Every station folds the strands of all, in whatever order they
//! reach it as long as nothing comes before what its author knew then, and all come to one state.
//!
//! **Terms.** A station keeps a post for a *term*. It begins with an entry of that station (taken, taken
//! over), and has an [`Epoch`](post::Epoch): a number that grows, and behind it the station itself, so
//! that two that take over one board at once, neither hearing the other, have two epochs and not one.
//! No row carries an epoch: in which term an entry was written follows from what its own strand says
//! before it, and a second source could only contradict that.
//!
//! **The line of a post.** The highest epoch holds it. A term tells behind which term it came and up to
//! which entry of that station's strand it stands on; so the line from the highest term down says of
//! every entry of every strand whether it is in force
//! ([`Stations::classify`](state::Stations::classify)), and it says the same at each station. What is
//! not in force is kept as a [`Difference`](difference::Difference), for an arbiter to look at. Settling
//! one is either to leave it at that, or a new term that stands on the other record, or to put together what
//! of both stands ([`hall::records`](crate::hall::records)): the outcome is events that an arbiter has asked
//! for, and nothing is ever merged by itself.
//!
//! **Folding anew.** A term that stands on less than a station had taken in already, or on another
//! branch, changes what was in force. [`Stations::turns`](state::Stations::turns) says so, and the fold
//! begins again with the terms known from the beginning ([`hall::merge`](crate::hall::merge)). This
//! happens when a board was taken over from a station that was not silent after all, and else never.
//!
//! **Facts about stations** are last-writer-wins by (epoch of the chief, number in the strand), so that
//! admissions of two chiefs who cannot hear each other come out alike everywhere; their letters differ
//! by construction ([`Letter::stock`](jadoube_laws::letter::Letter::stock)).
//!
//! **Numbers on paper.** From the beginning with several stations an incident, an envelope and a game
//! are numbered by the station that makes them: B-7. The letter stays when the chief hears of it: the
//! number is on paper then, and a second one for the same incident would be the confusion that numbers
//! are there to prevent. Numbers from before, and of a single laptop, have none.
//!
//! **Refused.** Who came to the door with a wrong key or an old code, and what was sent in the name of a station
//! and is not of it, is an entry of the station that refused it ([`Attempt`](attempt::Attempt)): for the record
//! alone, it changes nothing of who keeps what.
//!
//! With one laptop nothing of this is recorded, and it is home of all and chief.

pub mod station;
pub mod post;
pub mod member;
pub mod attempt;
#[macro_use]
mod facts;
pub mod command;
pub mod event;
pub mod refusal;
pub mod difference;
pub mod state;
mod decide;
mod apply;

use crate::stations::command::Command;
use crate::stations::event::Event;
use crate::stations::refusal::Refusal;
use crate::stations::state::Stations;
use crate::stations::station::{EntryId, StationId};
use jadoube_laws::aggregate::Aggregate;

impl Aggregate for Stations {
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Step = Event;
    /// The station that asks; none where a laptop works alone and has no key.
    type Context<'a> = Option<StationId>;
    /// In whose strand, and where in it.
    type Origin<'a> = EntryId;

    fn decide(&self, command: &Command, station: Option<StationId>) -> Result<Vec<Event>, Refusal> {
        decide::decide(self, command, station)
    }

    fn apply(&mut self, event: &Event, place: EntryId) {
        apply::apply(self, event, place);
    }
}

#[cfg(test)]
mod tests;
