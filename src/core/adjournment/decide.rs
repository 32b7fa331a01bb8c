//! From a command to events or a refusal. What happens to the game with it is decided by the game
//! on a copy of it, and comes out in the order in which it happens: the envelope first, then the
//! clock.

mod sealing;
mod between;
mod opening;
mod presence;

use crate::adjournment::command::Command;
use crate::adjournment::event::Event;
use crate::adjournment::lock::Locks;
use crate::adjournment::refusal::Refusal;
use crate::adjournment::register::{Envelopes, Sessions};
use crate::adjournment::state::Adjournment;
use jadoube_chess::moment::Moment;
use jadoube_laws::game::apply::apply as apply_game;
use jadoube_laws::game::command::{Command as GameCommand, Ending, LastMove};
use jadoube_laws::game::decide::decide as decide_game;
use jadoube_laws::game::event::Event as GameEvent;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{EnvelopeNo, GameNo};
use jadoube_laws::laws::edition::Edition;

/// What a command is decided on.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The name of the competition, for the envelope.
    pub event: &'a str,
    /// All envelopes.
    pub envelopes: &'a Envelopes,
    /// All sessions.
    pub sessions: &'a Sessions,
    /// All locks.
    pub locks: &'a Locks,
    /// The game: at the board where it is to be adjourned, or that of the envelope.
    pub game: Option<(GameNo, &'a Game)>,
    /// Whether the game stands on a board; it may have made room there.
    pub on_board: bool,
    /// The edition.
    pub edition: &'a Edition,
    /// The moment.
    pub at: Moment,
}

/// Something that happens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RoutedEvent {
    /// To the adjournment.
    Here(Event),
    /// To its game.
    AtBoard(GameEvent),
}

/// What the command leads to. Nothing means that it is already fulfilled.
///
/// # Errors
/// [`Refusal`] when the edition or the state of things forbid it.
pub fn decide(ctx: &Context<'_>, command: &Command) -> Result<Vec<RoutedEvent>, Refusal> {
    match command {
        Command::MakeLock { .. }
        | Command::Begin { .. }
        | Command::MoveOnBoard { .. }
        | Command::Seal { .. }
        | Command::Enclose { .. }
        | Command::Close { .. }
        | Command::StopClock { .. }
        | Command::BreakOff { .. } => sealing::decide(ctx, command),
        Command::WriteFront { .. }
        | Command::Sign { .. }
        | Command::Hand { .. }
        | Command::Schedule { .. }
        | Command::PlanSession { .. }
        | Command::ChangeSession { .. }
        | Command::AnnounceSession { .. }
        | Command::OfferDraw { .. }
        | Command::RejectDraw { .. }
        | Command::Conclude { .. }
        | Command::Annul { .. }
        | Command::Settle { .. } => between::decide(ctx, command),
        Command::Arrive { .. }
        | Command::NoteAbsent { .. }
        | Command::GiveBack { .. }
        | Command::Excuse { .. } => presence::decide(ctx, command),
        Command::Resume { .. }
        | Command::SetUp { .. }
        | Command::KeepTimes { .. }
        | Command::Establish { .. }
        | Command::StartClock { .. }
        | Command::CheckReceipt { .. }
        | Command::Open { .. }
        | Command::FailToOpen { .. }
        | Command::Read { .. }
        | Command::Play { .. }
        | Command::SealReply { .. }
        | Command::ReportMissing { .. }
        | Command::ReportFound { .. }
        | Command::StateMove { .. }
        | Command::QuestionTimes { .. } => opening::decide(ctx, command),
    }
}

/// Whether a game command may be carried out while this adjournment is there: no move is made and no
/// clock started between the sealing and the opening.
///
/// # Errors
/// [`Refusal::Adjourned`].
pub fn allows(one: &Adjournment, command: &GameCommand) -> Result<(), Refusal> {
    let cover = one.cover.as_ref();
    // Opened and read, or lost: a decision may then play a move, or the sealer one that is stated.
    let open = cover.is_some_and(|cover| cover.played || cover.missing || cover.read.is_some());
    let resumed = one.resumption.is_some();
    let barred = match command {
        // While the move is sealed, the clock is not pressed: it would start the other.
        GameCommand::PressClock { .. } => one.is_live() && !(resumed && open),
        GameCommand::Start | GameCommand::Play { .. } => one.is_adjourned() && !(resumed && open),
        // A move on the board is none of this game while another is sealed.
        GameCommand::End(Ending { last_move: Some(LastMove::Include(_)), .. }) => {
            one.is_adjourned() && !(resumed && open)
        }
        GameCommand::StartClock { .. } => one.is_adjourned() && !resumed,
        // What was sealed was sealed in this position.
        GameCommand::TakeBack { to, .. } => one.is_live() && *to < one.ply,
        _ => false,
    };
    if barred { Err(Refusal::Adjourned(one.no)) } else { Ok(()) }
}

impl<'a> Context<'a> {
    fn find(&self, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
        self.envelopes.get(&no).map(AsRef::as_ref).ok_or(Refusal::NoSuchEnvelope(no))
    }

    /// An adjournment that has not ended.
    fn live(&self, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
        let one = self.find(no)?;
        if one.is_live() { Ok(one) } else { Err(Refusal::Settled(no)) }
    }

    /// One whose move is sealed and which has not ended.
    fn sealed(&self, no: EnvelopeNo) -> Result<&'a Adjournment, Refusal> {
        let one = self.live(no)?;
        if one.stopped.is_some() { Ok(one) } else { Err(Refusal::NotSealed(no)) }
    }

    /// The game that the command is about.
    fn game(&self) -> Result<&'a Game, Refusal> {
        self.game.map(|(_, game)| game).ok_or(Refusal::NoGame)
    }

    /// Asks something of the game, on a copy that keeps what it has led to.
    fn ask(&self, scratch: &mut Game, command: &GameCommand) -> Result<Vec<RoutedEvent>, Refusal> {
        let events = decide_game(scratch, command, self.at, self.edition)?;
        Ok(self.make(scratch, events))
    }

    fn make(&self, scratch: &mut Game, events: Vec<GameEvent>) -> Vec<RoutedEvent> {
        for event in &events {
            apply_game(scratch, event, self.at);
        }
        events.into_iter().map(RoutedEvent::AtBoard).collect()
    }
}

fn here(event: Event) -> Result<Vec<RoutedEvent>, Refusal> {
    Ok(vec![RoutedEvent::Here(event)])
}

fn required(reason: &str) -> Result<String, Refusal> {
    let reason = reason.trim();
    if reason.is_empty() { Err(Refusal::ReasonMissing) } else { Ok(reason.to_owned()) }
}

fn named(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    if name.is_empty() { Err(Refusal::NameMissing) } else { Ok(name.to_owned()) }
}
