//! What a command about an adjournment is judged on, and what of it is asked again and again.

use crate::adjournment::context::Context;
use crate::adjournment::event::Event;
use crate::adjournment::refusal::Refusal;
use crate::adjournment::register::Adjournments;
use crate::adjournment::state::Adjournment;
use crate::step::Step;
use jadoube_chess::moment::Moment;
use jadoube_laws::aggregate::Aggregate;
use jadoube_laws::game::command::Command as GameCommand;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{EnvelopeNo, GameNo};
use jadoube_laws::laws::edition::Edition;

/// What a command is judged on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) books: &'a Adjournments,
    /// The name of the competition, for the envelope.
    pub(super) event: &'a str,
    pub(super) game: Option<(GameNo, &'a Game)>,
    /// Whether the game stands on a board; it may have made room there.
    pub(super) on_board: bool,
    pub(super) edition: &'a Edition,
    pub(super) at: Moment,
    /// The number of the next envelope.
    pub(super) next: EnvelopeNo,
}

/// What comes of a command.
pub(super) type CommandResult = Result<Vec<Step<Event>>, Refusal>;

impl<'a> Scene<'a> {
    pub(super) const fn new(books: &'a Adjournments, context: Context<'a>) -> Self {
        let Context { event, game, on_board, edition, at, next } = context;
        Self { books, event, game, on_board, edition, at, next }
    }

    pub(super) fn find(&self, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
        self.books.envelopes.get(&no).map(AsRef::as_ref).ok_or(Refusal::NoSuchEnvelope(no))
    }

    /// An adjournment that has not ended.
    pub(super) fn live(&self, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
        let one = self.find(no)?;
        if one.is_live() { Ok(one) } else { Err(Refusal::Settled(no)) }
    }

    /// One whose move is sealed and which has not ended.
    pub(super) fn sealed(&self, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
        let one = self.live(no)?;
        if one.stopped.is_some() { Ok(one) } else { Err(Refusal::NotSealed(no)) }
    }

    /// One whose resumption has begun.
    pub(super) fn resumed(&self, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
        let one = self.sealed(no)?;
        if one.resumption.is_some() { Ok(one) } else { Err(Refusal::NotResumed(no)) }
    }

    /// The game that the command is about.
    pub(super) fn game(&self) -> Result<&'a Game, Refusal> {
        self.game.map(|(_, game)| game).ok_or(Refusal::NoGame)
    }

    /// Asks something of the game, on a copy that keeps what it has led to.
    pub(super) fn ask(&self, scratch: &mut Game, command: &GameCommand) -> CommandResult {
        let events = scratch.obey(command, (self.at, self.edition))?;
        Ok(events.into_iter().map(Step::Game).collect())
    }

    pub(super) fn make(&self, scratch: &mut Game, events: Vec<GameEvent>) -> Vec<Step<Event>> {
        for event in &events {
            scratch.apply(event, self.at);
        }
        events.into_iter().map(Step::Game).collect()
    }
}

pub(super) fn here(event: Event) -> CommandResult {
    Ok(vec![Step::Here(event)])
}

pub(super) fn required(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}

pub(super) fn named(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    if name.is_empty() { Err(Refusal::NameMissing) } else { Ok(name.to_owned()) }
}
