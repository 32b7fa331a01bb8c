//! What is known beside the envelopes when a command is judged, and of an event besides itself.

use jadoube_chess::moment::{Millis, Moment};
use jadoube_chess::side::BySide;
use jadoube_laws::clock::correction::Correction;
use jadoube_laws::game::state::Game;
use jadoube_laws::ids::{EnvelopeNo, GameNo, Who};
use jadoube_laws::laws::edition::Edition;

/// What a command is judged on.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The name of the competition, for the envelope.
    pub event: &'a str,
    /// The game: at the board where it is to be adjourned, or that of the envelope.
    pub game: Option<(GameNo, &'a Game)>,
    /// Whether the game stands on a board; it may have made room there.
    pub on_board: bool,
    /// The edition.
    pub edition: &'a Edition,
    /// The moment.
    pub at: Moment,
    /// The number of the next envelope.
    pub next: EnvelopeNo,
}

/// Where an event comes from.
#[derive(Debug, Clone, Copy)]
pub struct Origin<'a> {
    /// The game that it is about.
    pub game: Option<GameNo>,
    /// Its moment.
    pub at: Moment,
    /// Who caused it.
    pub who: &'a Who,
}

/// What an event made of the clocks of its game.
#[derive(Debug, Clone, Copy)]
pub struct ClockChange {
    /// The times left before it.
    pub before: BySide<Millis>,
    /// The times left after it.
    pub after: BySide<Millis>,
    /// Whether the time is kept by a clock on the table, which nobody but a hand sets.
    pub on_table: bool,
    /// Whether it is part of a decision in an incident.
    pub decided: bool,
    /// The correction that an undoing would undo.
    pub last: Option<Correction>,
}
