//! A blind match: a game with a blind or visually impaired player, often on two boards. Its moves
//! are announced, repeated and executed before the clock is started (FIDE Laws 2018 and 2023, D.2;
//! 2009, Appendix E; 2001, Appendix F; 1980, Supplement 3; 1972, Supplement 4).
//!
//! The moves are recorded by the [`Game`]; a blind match records
//! the announcements, observations and questions with their moments, and reports what a move still
//! lacks. Facts may arrive in any order; an unusual order is noted. Contradictions are reported at
//! once to the arbiter and the assistant, never to a player. When a move is made and the clock
//! started, the game's own `decide` records it.
//!
//! - [`arrangement`]: the players, their boards and assistants, and the words of the announcements.
//! - [`utterance`]: an announcement and the move it means; [`hearing`]: words that sound alike.
//! - [`execution`]: an action on a board, read as a move.
//! - [`command`], [`event`], [`refusal`], [`state`]: as in a game; [`standing`]: how the boards stand.
//! - [`missing_duty`], [`missing`]: what a move still lacks; [`present_move`]: what the boards should
//!   show with the move that is being made; [`notice`], [`discrepancies`]: what does not agree.
//! - `decide`, `apply`: from a command to events, and from events to the state
//!   ([`Aggregate`]).
//! - [`reconcile`]: finds the error when the two boards differ, and the steps to correct it.
//! - [`rehearsal`]: practice with deliberate mistakes.

pub mod execution;
pub mod missing_duty;
pub mod refusal;
pub mod arrangement;
pub mod hearing;
pub mod utterance;
pub mod notice;
#[macro_use]
mod facts;
pub mod event;
pub mod command;
pub mod state;
pub mod standing;
pub mod missing;
pub mod present_move;
pub mod discrepancies;
mod apply;
mod decide;
pub mod reconcile;
pub mod rehearsal;

use crate::blind::command::Command;
use crate::blind::event::Event;
use crate::blind::refusal::Refusal;
use crate::blind::state::BlindMatch;
use crate::step::Step;
use jadoube_chess::moment::Moment;
use jadoube_chess::ply::Ply;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::laws::edition::Edition;

impl Aggregate for BlindMatch {
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    /// What happens in the match comes before what happens in the game.
    type Step = Step<Event>;
    type Context<'a> = (&'a Game, Moment, &'a Edition);
    type Origin<'a> = Moment;

    fn decide(
        &self,
        command: &Command,
        context: (&Game, Moment, &Edition),
    ) -> Result<Vec<Step<Event>>, Refusal> {
        decide::decide(self.0.as_deref(), command, context)
    }

    fn apply(&mut self, event: &Event, at: Moment) {
        apply::apply(self, event, at);
    }
}

impl BlindMatch {
    /// Something happened in its game, which is by now as it is and had so many plies before.
    pub fn follow(&mut self, event: &GameEvent, game: &Game, before: Ply) {
        apply::follow(self, event, (game, before));
    }

    /// The boards of an adjourned game were set up and show its position.
    pub fn set_up_anew(&mut self) {
        apply::set_up_anew(self);
    }
}
