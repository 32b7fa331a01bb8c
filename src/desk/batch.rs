//! Commands judged ahead of the record: one after the other, each with what those before it have led
//! to, until all of them are recorded in one batch. For what belongs together and is long, such as
//! a game of a file: it can be judged in slices, and the desk does other things in between.

use crate::judgement::{judge, stamped};
use jadoube_chess::moment::Moment;
use jadoube_core::hall::command::Command;
use jadoube_core::hall::event::{Entry, Event};
use jadoube_core::hall::refusal::Refusal;
use jadoube_core::hall::state::Hall;
use jadoube_core::stations::station::EntryId;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::ids::Who;
use jadoube_laws::laws::edition::Edition;
use jadoube_laws::wall::Wall;

/// What the commands lead to, and where they are going to be recorded.
#[derive(Debug)]
pub struct Ahead {
    hall: Hall,
    at: Moment,
    now: Wall,
    who: Who,
    events: Vec<Event>,
    /// The number of the last entry of this station.
    number: u64,
}

impl Ahead {
    /// Nothing is judged yet.
    pub(crate) const fn new(hall: Hall, number: u64, (at, now): (Moment, Wall), who: Who) -> Self {
        Self { hall, at, now, who, events: Vec::new(), number }
    }

    /// The state as it would be.
    #[must_use]
    pub const fn hall(&self) -> &Hall {
        &self.hall
    }

    /// Decides on the next command.
    ///
    /// # Errors
    /// [`Refusal`] when the Laws or the state forbid it; nothing has changed then.
    pub fn judge(&mut self, command: &Command, edition: &Edition) -> Result<(), Refusal> {
        let stamped = stamped(command, self.now);
        for event in judge(&self.hall, stamped.as_ref().unwrap_or(command), self.at, edition)? {
            let (wall, who) = (String::new(), self.who.clone());
            let place = self.hall.own.map(|station| {
                self.number += 1;
                EntryId { station, number: self.number }
            });
            let seq = self.hall.seq + 1;
            let entry = Entry { seq, at: self.at, wall, who, event, place };
            self.hall.apply(&entry.event, entry.origin());
            self.events.push(entry.event);
        }
        Ok(())
    }

    /// What is to be recorded.
    #[must_use]
    pub(crate) fn into_events(self) -> Vec<Event> {
        self.events
    }
}
