//! One game at one board: its commands (`command`), its events (`event`), its state (`state`), and
//! the functions between them, `decide` and `apply` ([`Aggregate`]).
//!
//! As long as the arbiter has not decided how unobserved time counts (`gap`), the program's clock
//! is stopped and moves can be entered; the time is then charged to the player who was on move
//! (`lost_time`). `missing` handles moves that are missing from the record.
//!
//! Does not know other boards (`hall`), rulings (`rulings`) or devices (`recognition` turns their
//! reports into commands).

pub mod outcome;
pub mod touch_duty;
pub mod sheets;
pub mod counter;
pub mod gap;
pub mod status;
#[macro_use]
mod facts;
pub mod event;
pub mod command;
pub mod refusal;
pub mod plies;
pub mod state;
pub mod breaks;
mod stopped;
pub mod restore;
pub mod table_clock;
pub mod missing;
pub mod automatic;
mod lost_time;
mod apply;
pub mod course;
mod decide;

use crate::aggregate::Aggregate;
use crate::game::command::Command;
use crate::game::event::Event;
use crate::game::refusal::Refusal;
use crate::game::state::Game;
use crate::laws::edition::Edition;
use jadoube_chess::moment::Moment;

impl Aggregate for Game {
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type Step = Event;
    type Context<'a> = (Moment, &'a Edition);
    type Origin<'a> = Moment;

    fn decide(
        &self,
        command: &Command,
        context: (Moment, &Edition),
    ) -> Result<Vec<Event>, Refusal> {
        decide::decide(self, command, context)
    }

    fn apply(&mut self, event: &Event, at: Moment) {
        apply::apply(self, event, at);
    }
}

impl Game {
    /// Does what a command asks: its events are part of the game already.
    ///
    /// # Errors
    /// [`Refusal`]; the game then stays as it is.
    pub fn obey(
        &mut self,
        command: &Command,
        (at, edition): (Moment, &Edition),
    ) -> Result<Vec<Event>, Refusal> {
        let events = self.decide(command, (at, edition))?;
        for event in &events {
            self.apply(event, at);
        }
        Ok(events)
    }
}
